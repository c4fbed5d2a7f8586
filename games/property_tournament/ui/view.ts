/** What the drawing reads from the view, and the layout all boards share. */
import type { Moment as MomentOf } from '$lib/table.svelte';
import type { TableProps } from '$lib/table-props';
import type { Texts } from '$lib/text/texts';
import type { Seat } from '$lib/wire';
import type { Action, BalanceSheet, CardSet, Deed, Event, Field, FieldView, Houses, Obligation, OfferView, SeatView, View } from './wire';

export type Moment = MomentOf<View, Action, Event>;
export type Props = TableProps<View, Action, Event>;
/** The action, or the event, of one type. */
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Those of these types, in their own order. */
export const ofType = <T extends Action['type']>(legal: readonly Action[], types: readonly T[]): Array<ActionOf<T>> =>
  legal.filter((action): action is ActionOf<T> => (types as readonly string[]).includes(action.type));

/** What can be done with an own field; the second list brings money. */
export const ESTATE = ['build_house', 'build_hotel', 'sell_houses', 'sell_hotel', 'downgrade_hotel', 'mortgage', 'redeem'] as const;
export const RAISING = ['sell_houses', 'sell_hotel', 'downgrade_hotel', 'mortgage'] as const;
export type Work = ActionOf<(typeof ESTATE)[number]>;

export const SPACES = 40;
export const JAIL = 10;
export const HOTEL = 5;
const RAILWAYS = 8;
export const GROUPS = ['brown', 'light_blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark_blue', 'railway', 'utility'];

export type Kind = 'start' | 'jail' | 'parking' | 'go_to_jail' | 'chance' | 'chest' | 'tax' | 'street' | 'railway' | 'utility';
const OTHERS: Record<number, Kind> = { 0: 'start', 10: 'jail', 20: 'parking', 30: 'go_to_jail', 4: 'tax', 38: 'tax', 7: 'chance', 22: 'chance', 36: 'chance' };

export function kindAt(view: View, space: number): Kind {
  const group = groupAt(view, space);
  if (group === null) return OTHERS[space] ?? 'chest';
  return group < RAILWAYS ? 'street' : group === RAILWAYS ? 'railway' : 'utility';
}

/** A field as it stands; nothing where no field is. */
export const fieldAt = (view: View, space: number): FieldView | null => view.estate.find((field) => field.space === space) ?? null;
export const groupAt = (view: View, space: number): number | null => fieldAt(view, space)?.group ?? null;

export const deedAt = (view: View, space: number): Deed | null => view.board.deeds[view.estate.findIndex((field) => field.space === space)] ?? null;

export const levelAt = (view: View, space: number): number => fieldAt(view, space)?.level ?? 0;
export const isMortgaged = (view: View, space: number): boolean => fieldAt(view, space)?.mortgaged ?? false;
export const ownerAt = (view: View, space: number): Seat | null => fieldAt(view, space)?.owner ?? null;
export const inJail = (seat: SeatView | undefined): boolean => seat?.jail.inside ?? false;
export const worthOf = (sheet: BalanceSheet): number => sheet.cash + sheet.fields + sheet.buildings + sheet.jail_cards - sheet.loans;
/** The last one is due now. */
export const due = (view: View): Obligation | null => view.debts.at(-1) ?? null;

export const nameAt = (view: View, texts: Texts, space: number): string => view.board.names?.[space] ?? texts.say(`space-${space}`);

/** The same where there is little room. */
export const shortNameAt = (view: View, texts: Texts, space: number): string => view.board.short_names?.[space] ?? texts.say(`short-${space}`);

export const money = (texts: Texts, amount: number): string => texts.say('ui-money', { amount: texts.number(amount) });

/** Where a space lies on the grid of eleven by eleven: START bottom right, then clockwise. */
export function spot(space: number): { column: number; row: number; side: number } {
  const [side, step] = [Math.floor(space / 10), space % 10];
  if (side === 0) return { side, column: 10 - step, row: 10 };
  if (side === 1) return { side, column: 0, row: 10 - step };
  return side === 2 ? { side, column: step, row: 0 } : { side, column: 10, row: step };
}

/** The groups a seat has a part in: how many of its fields, of how many, and whether that is the whole. */
export function partsOf(view: View, seat: Seat): Array<{ group: number; count: number; all: number }> {
  return GROUPS.flatMap((_, group) => {
    const fields = view.estate.filter((field) => field.group === group);
    const count = fields.filter(({ owner }) => owner === seat).length;
    return count > 0 ? [{ group, count, all: fields.length }] : [];
  });
}

/** Everything there is to say of a space, for whoever cannot see it. */
export function tellSpace(view: View, texts: Texts, space: number, here: Seat[]): string {
  const group = groupAt(view, space);
  const parts = [nameAt(view, texts, space)];
  if (group !== null) {
    const [owner, level] = [ownerAt(view, space), levelAt(view, space)];
    parts.push(texts.say(`group-${GROUPS[group]}`));
    if (owner === null) parts.push(texts.say('ui-for-sale', { amount: texts.number(deedAt(view, space)?.price ?? 0) }));
    else parts.push(texts.say('ui-owned-by', { seat: texts.seat(owner) }));
    if (level === HOTEL) parts.push(texts.say('sketch-hotel'));
    else if (level > 0) parts.push(texts.say('sketch-houses', { count: texts.number(level) }));
    if (isMortgaged(view, space)) parts.push(texts.say('sketch-mortgaged'));
  }
  if (here.length > 0) parts.push(texts.say('ui-here', { seats: texts.and(here.map((seat) => texts.seat(seat))) }));
  return parts.join(', ');
}

/** The offers that ended in a moment without an answer: what they named changed, or time ran out. */
export const unanswered = (events: readonly Event[]): Array<EventOf<'offer_closed'>> =>
  events.filter(
    (event): event is EventOf<'offer_closed'> => event.type === 'offer_closed' && ['lapsed', 'impossible', 'expired'].includes(event.closed),
  );

/** What one side of an offer gives. */
export type Side = { cash: number; fields: Field[]; cards: CardSet; houses: Houses | null };

/** Both sides of an offer, the author's first. Who is paid gives houses. */
export function sidesOf(offer: OfferView): [Side, Side] {
  const side = (cash: number, fields: Field[], cards: CardSet): Side => ({
    cash,
    fields,
    cards,
    houses: cash === 0 ? offer.houses : null,
  });
  return [side(offer.give_cash, offer.give_fields, offer.give_cards), side(offer.get_cash, offer.get_fields, offer.get_cards)];
}
