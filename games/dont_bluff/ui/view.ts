/** What the server's view of this game holds, as far as the drawing needs it. */
import type { Form, Seat } from '$lib/wire';

export const KEYS = ['fives', 'twos', 'ones', 'bluffs'] as const;
export type Key = (typeof KEYS)[number];
export type Cards = Record<Key, number>;

/** What one suitcase of each kind holds, in millions. */
export const WORTH: Record<Key, number> = { fives: 5, twos: 2, ones: 1, bluffs: 0 };

/** The colours of the second die. */
export const DIE: Record<string, string> = {
  white: '#f7f3e6',
  yellow: '#e3c13c',
  red: '#b8342e',
  green: '#2f8a57',
  blue: '#2f62b0',
  purple: '#7d4aa3',
};

export type Deal = { offerer: Seat; decider: Seat };

export type View = {
  phase: string | Record<string, unknown>;
  gunman: Seat;
  rounds_played: number;
  hands: Array<{ size: number; cards: Cards | null }>;
  open: Cards;
  closed: { size: number; cards: Cards | null };
  bank: { size: number };
};

export type BluffEvent = {
  type: string;
  seat?: Seat;
  colour?: string;
  pips?: number;
  value?: number;
  result?: string;
  claim?: number | null;
};

export type Action = { type: string; cards?: Cards; seat?: Seat };

export const phaseName = (view: View): string =>
  typeof view.phase === 'string' ? view.phase : (Object.keys(view.phase)[0] ?? '');

/** The two seats of the round, while there is an offer. */
export function dealOf(view: View): Deal | null {
  if (typeof view.phase === 'string') return null;
  const inner = Object.values(view.phase)[0] as { offerer?: Seat; decider?: Seat; deal?: Deal } | null;
  if (inner?.deal) return inner.deal;
  return inner?.offerer !== undefined && inner.decider !== undefined
    ? { offerer: inner.offerer, decider: inner.decider }
    : null;
}

/** What is owed, while somebody pays. */
export const owedOf = (view: View): number | null =>
  typeof view.phase === 'object' && 'pay' in view.phase ? (view.phase as { pay: { owed: number } }).pay.owed : null;

export const sizeOf = (cards: Cards): number => KEYS.reduce((sum, key) => sum + cards[key], 0);
export const worthOf = (cards: Cards): number => KEYS.reduce((sum, key) => sum + cards[key] * WORTH[key], 0);

/** Why the game is over, once it is. */
export const reasonOf = (view: View): string | null =>
  typeof view.phase === 'object' && 'over' in view.phase ? (view.phase as { over: { reason: string } }).over.reason : null;

/** The suitcases one by one. */
export const spread = (cards: Cards): Key[] => KEYS.flatMap((key) => Array<Key>(cards[key]).fill(key));

/** The range the form allows for what is said about an offer, if anything may be said. */
export function claimOf(form: Form | undefined): { min: number; max: number } | null {
  const field = form?.fields.find((field) => field.name === 'claim');
  return field?.kind === 'number' ? field : null;
}
