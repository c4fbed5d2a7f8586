/** How fast a table goes on while one looks at it. */
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const SHARE: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.4, instant: 0 };
const MORE_MS = 500;
const MOST_MS = 3_000;

/** How long a moment stays on the table so that it can be read: by how much it tells, at least so long, and as one likes it. */
export const readingMs = (leastMs: number, events: number, pace: Pace = 'normal'): number =>
  SHARE[pace] * Math.min(leastMs + MORE_MS * Math.max(events - 1, 0), MOST_MS);
