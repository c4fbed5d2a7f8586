/** Small helpers around the types of this game. */
import type { Form } from '$lib/wire';
import type { Cards, Colour, Deal, Phase } from './wire';

export const KEYS = ['fives', 'twos', 'ones', 'bluffs'] as const;
export type Key = (typeof KEYS)[number];

/** What is printed on a suitcase of each kind, in millions. */
export const WORTH: Record<Key, number> = { fives: 5, twos: 2, ones: 1, bluffs: 0 };

/** The faces of the colour die. They differ in lightness too, and each bears a letter. */
export const DIE: Record<Colour, string> = {
  white: '#f7f3e6',
  yellow: '#e6c229',
  red: '#d4483b',
  green: '#2f9e6e',
  blue: '#3f7fd0',
  purple: '#a678c8',
};

/** The two seats of the round, while there is an offer. */
export function dealOf(phase: Phase): Deal | null {
  if (typeof phase === 'string' || 'over' in phase || 'bank_draw' in phase) return null;
  if ('pay' in phase) return phase.pay.deal;
  if ('offer' in phase) return phase.offer;
  if ('decide' in phase) return phase.decide;
  return 'add' in phase ? phase.add : phase.black_roll;
}

export const sizeOf = (cards: Cards): number => KEYS.reduce((sum, key) => sum + cards[key], 0);
export const worthOf = (cards: Cards): number => KEYS.reduce((sum, key) => sum + cards[key] * WORTH[key], 0);

/** The suitcases one by one. */
export const spread = (cards: Cards): Key[] => KEYS.flatMap((key) => Array<Key>(cards[key]).fill(key));

/** The range the form allows for what is said about an offer, if anything may be said. */
export function claimOf(form: Form | undefined): { min: number; max: number } | null {
  const field = form?.fields.find((field) => field.name === 'claim');
  return field?.kind === 'number' ? field : null;
}

/** How many suitcases the form wants. */
export function countOf(form: Form | undefined): { min: number; max: number } | null {
  const field = form?.fields.find((field) => field.name === 'cards');
  return field?.kind === 'counts' ? field : null;
}
