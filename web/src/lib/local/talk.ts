/** What a page and its worker say to each other. */
export type ToWorker =
  | { type: 'begin'; program: string; leastThoughtMs: number | undefined }
  /** Wants a table for this tab alone. */
  | { type: 'claim'; id: number; table: string }
  | { type: 'request'; id: number; method: string; path: string; body: string }
  /** The first thing said on a line names its table. */
  | { type: 'say'; conn: number; table: string | null; text: string }
  | { type: 'gone'; conn: number };

/** Why this tab cannot have a table: another tab has it, there is none, or what is stored of it cannot be read. */
export type Claimed = 'elsewhere' | 'missing' | 'unreadable' | null;

export type FromWorker =
  | { type: 'claimed'; id: number; why: Claimed }
  | { type: 'answer'; request: number; status: number; body: string }
  | { type: 'say'; conn: number; text: string }
  | { type: 'hang_up'; conn: number }
  /** The device is full, or took nothing for another reason. Nothing was told that is lost. */
  | { type: 'not_stored'; why: 'full' | 'failed' }
  /** There is room again. */
  | { type: 'stored' }
  /** The worker itself failed. */
  | { type: 'broken'; why: string };
