/** Small helpers around the types of this game. */
import type { Form, Seat } from '$lib/wire';
import type { Cards, Colour, Deal, Phase, View } from './wire';

export const KEYS = ['fives', 'twos', 'ones', 'bluffs'] as const;
export type Key = (typeof KEYS)[number];

export const NOTHING: Cards = { fives: 0, twos: 0, ones: 0, bluffs: 0 };

/** What is printed on a suitcase of each kind, in millions. */
export const WORTH: Record<Key, number> = { fives: 5, twos: 2, ones: 1, bluffs: 0 };

/** The marks on the faces of the colour die, on a grid of 48. */
export const MARK: Record<Colour, string> = {
  white: 'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  yellow: 'M24 9l4.4 9.6 10.6 1.2-7.8 7.1 2.1 10.4L24 32l-9.3 5.3 2.1-10.4-7.8-7.1 10.6-1.2z',
  red: 'M24 9l12 15-12 15-12-15z',
  green: 'M24 10l14 25H10z',
  blue: 'M13 13h22v22H13z',
  purple: 'M19.5 11h9v8.5H37v9h-8.5V37h-9v-8.5H11v-9h8.5z',
};

/** The two seats of the round, while there is an offer. */
export function dealOf(phase: Phase): Deal | null {
  if (typeof phase === 'string' || 'over' in phase || 'bank_draw' in phase) return null;
  if ('pay' in phase) return phase.pay.deal;
  if ('offer' in phase) return phase.offer;
  if ('decide' in phase) return phase.decide;
  return 'add' in phase ? phase.add : phase.black_roll;
}

/** What a seat has to do in this round. */
export type Role = 'gunman' | 'offerer' | 'decider';
export function rolesOf(view: View, seat: Seat): Role[] {
  const deal = dealOf(view.phase);
  const roles: Array<[Role, boolean]> = [['gunman', view.gunman === seat], ['offerer', deal?.offerer === seat], ['decider', deal?.decider === seat]];
  return roles.flatMap(([role, has]) => (has ? [role] : []));
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
