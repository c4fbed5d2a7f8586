import type { Texts } from '$lib/text/texts';
import type { Seat } from '$lib/wire';
import type { Action, Card, Cards, Duel, Phase, Set as CardSet } from './wire';

/** The order in which a hand is held. */
const ORDER: readonly Card[] = [
  'baseball_cards',
  'coin_collection',
  'piggy_bank',
  'cash',
  'bank_account',
  'stocks',
  'motorboat',
  'jewels',
  'classic_car',
  'house',
  'silver',
  'gold',
  'penny_jar',
  'swap',
  'shift',
];

export const duelOf = (phase: Phase): Duel | null => (typeof phase === 'object' && 'duel' in phase ? phase.duel : null);

/** Who may contest a set that is being drafted. */
export const rivalOf = (phase: Phase): Seat | null => (typeof phase === 'object' && 'contest' in phase ? phase.contest.rival : null);

const many = (card: Card, count: number): Card[] => Array<Card>(count).fill(card);

/** The cards of a set one by one. */
export const cardsIn = (set: CardSet): Card[] => [
  ...many(set.asset, set.assets),
  ...many('silver', set.silver),
  ...many('gold', set.gold),
  ...many('penny_jar', set.penny_jars),
];

/** The cards of the hand one by one. */
export const spread = (hand: Cards): Card[] => ORDER.flatMap((card) => many(card, hand[card] ?? 0));

/** The cards of the own hand that an action would use. */
export function usedBy(action: Action): Card[] {
  switch (action.type) {
    case 'form_set':
      return action.hand;
    case 'challenge':
    case 'respond':
      return action.cards;
    case 'discard':
    case 'upgrade_set':
    case 'contest_draft':
      return [action.card];
    case 'draft_set':
      return [action.hand];
    case 'play_swap':
      return ['swap'];
    case 'play_shift':
      return ['shift'];
    case 'end_turn':
    case 'decline_contest':
    case 'concede':
    case 'choose_shift':
      return [];
  }
}

/** Whether all cards of `part` are among those of `whole`. */
export function contains(whole: Card[], part: Card[]): boolean {
  const left = [...whole];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What one does first stands first; throwing away and giving in stand last. */
const RANKS: Record<Action['type'], number> = {
  respond: 0,
  contest_draft: 0,
  form_set: 1,
  draft_set: 2,
  upgrade_set: 3,
  challenge: 4,
  play_swap: 5,
  play_shift: 6,
  choose_shift: 6,
  discard: 7,
  end_turn: 8,
  decline_contest: 9,
  concede: 9,
};

export const inOrder = (actions: Action[]): Action[] => [...actions].sort((one, other) => RANKS[one.type] - RANKS[other.type]);

/** What is offered before a card is chosen: what is advised, the best few moves, and those that need no card; each once. */
export function unasked(actions: Action[], advised: string, most: number): Action[] {
  const offered = actions.filter((action) => action.type !== 'discard');
  const wanted = offered.filter((action) => JSON.stringify(action) === advised);
  const left = offered.filter((action) => !wanted.includes(action));
  return [...wanted, ...left.filter((action) => usedBy(action).length > 0).slice(0, most), ...left.filter((action) => usedBy(action).length === 0)];
}

/** An amount in thousands, where there is little room. */
export const thousands = (texts: Texts, value: number): string =>
  value === 0 ? '0' : texts.say('money-short', { value: texts.number(value / 1000) });

/** What a set is called: its cards, and what it is worth. */
export function setLabel(texts: Texts, set: CardSet): string {
  const counts = { assets: set.assets, silver: set.silver, gold: set.gold, penny_jars: set.penny_jars };
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, texts.number(count)]));
  return texts.say('sketch-set', { asset: texts.say(`card-${set.asset}`), ...numbers, value: texts.number(set.value) });
}
