/** What the server's view of this game holds, as far as the drawing needs it. */
import type { Phrase, Seat, Sketch } from '$lib/wire';

export type Card = string;

/** What is printed on a card, in dollars; action cards bear no sum. */
export const PRINTED: Readonly<Record<Card, number>> = {
  baseball_cards: 5000,
  coin_collection: 5000,
  piggy_bank: 5000,
  cash: 10000,
  bank_account: 10000,
  stocks: 10000,
  motorboat: 15000,
  jewels: 15000,
  classic_car: 15000,
  house: 20000,
  silver: 25000,
  gold: 50000,
  penny_jar: 1000,
};

/** Cards of one asset laid together, with wild cards among them. */
export type CardSet = { asset: Card; assets: number; silver: number; gold: number; penny_jars: number };

export type Duel = {
  challenger: Seat;
  defender: Seat;
  responder: Seat;
  demand: number;
  stake: { stack: { depth: number } } | { draft: { set: CardSet } };
  played: CardSet;
};

export type Phase =
  | string
  | { duel: Duel }
  | { contest: { rival: Seat; draft: { set: CardSet } } }
  | { shift_choice: { chooser: Seat; target: Seat } }
  | Record<string, unknown>;

export type SeatView = {
  cards: number;
  hand: Record<Card, number> | null;
  stack: CardSet[];
  value: number;
  total: number;
  round_wins: number;
};

export type View = {
  phase: Phase;
  round: number;
  active: Seat;
  deck: number;
  piles: Array<{ top: Card | null; face_down: number }>;
  discard: Card[];
  seats: SeatView[];
};

export type Action = { type: string; cards?: Card[]; hand?: Card | Card[]; card?: Card };

export const duelOf = (view: View): Duel | null =>
  typeof view.phase === 'object' && 'duel' in view.phase ? (view.phase as { duel: Duel }).duel : null;

/** Who is to act, as far as the phase tells. */
export function actingOf(view: View): Seat | null {
  if (typeof view.phase !== 'object') return view.phase === 'turn' ? view.active : null;
  if ('duel' in view.phase) return (view.phase as { duel: Duel }).duel.responder;
  if ('contest' in view.phase) return (view.phase as { contest: { rival: Seat } }).contest.rival;
  if ('shift_choice' in view.phase) return (view.phase as { shift_choice: { chooser: Seat } }).shift_choice.chooser;
  return null;
}

/** What a seat has reached: its total, and while the round lasts what lies in its stack. */
export const reached = (view: View, { total, value }: SeatView): number => total + (view.phase === 'over' ? 0 : value);

/** What a set scores. */
export const worth = (set: CardSet): number => cardsIn(set).reduce((sum, card) => sum + (PRINTED[card] ?? 0), 0);

/** Who may draft from a pile, in the words of the sketch. */
export function usersIn(sketch: Sketch | null | undefined, pile: number): Phrase | null {
  const rows = (sketch?.panels ?? []).flatMap((panel) => (panel.kind === 'table' ? panel.rows : []));
  return rows.filter(([first]) => first?.phrase.key === 'sketch-pile')[pile]?.[3]?.phrase ?? null;
}

/** The cards of a set one by one. */
export function cardsIn(set: CardSet): Card[] {
  const many = (card: Card, count: number) => Array<Card>(count).fill(card);
  return [
    ...many(set.asset, set.assets),
    ...many('silver', set.silver),
    ...many('gold', set.gold),
    ...many('penny_jar', set.penny_jars),
  ];
}

/** The cards of the hand one by one. */
export const spread = (hand: Record<Card, number>): Card[] =>
  Object.entries(hand).flatMap(([card, count]) => Array<Card>(count).fill(card));

/** The cards of the own hand that an action would use, sorted. */
export function usedBy(action: Action): Card[] {
  if (action.type === 'play_swap') return ['swap'];
  if (action.type === 'play_shift') return ['shift'];
  const used = action.cards ?? action.hand ?? action.card ?? [];
  return (Array.isArray(used) ? [...used] : [used]).sort();
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
