/** What the server's view of this game holds, as far as the drawing needs it, and the layout all boards share. */
import type { Moment } from '$lib/table.svelte';
import type { Texts } from '$lib/text/texts';
import type { Seat } from '$lib/wire';

/** A field is named by the number of its space. */
export type FieldName = string;
export type Sheet = { cash: number; fields: number; buildings: number; jail_cards: number; loans: number };
export type Income = { lines: Array<[account: string, amount: number]>; revenue: number; costs: number };
export type Deed = { price: number; mortgage: number; interest: number; house: number; rents: number[] };
/** The same as the view has it. */
type Printed = [price: number, mortgage: number, interest: number, house: number, ...rents: number[]];

export type SeatView = {
  fields: FieldName[];
  position: number;
  jail: { stay: number };
  bankrupt: number;
  sheet: Sheet | null;
  income: Income | null;
  entries: number | null;
  booked: number | null;
};

export type Claim = { claim: number; owner: Seat; field: FieldName; amount: number };
export type Obligation = { debtor: Seat; creditor: unknown; reason: string; space: number; amount: number };
export type Auction = { lot: 'unit' | { field: FieldName }; high: number; bidder: Seat | null; passed: Seat[] };
export type Contest = { hotel: boolean; opener: Seat; waiting: Seat[]; units: number };
export type Card = 'chance' | 'chest';
export type Offer = {
  offer: number;
  seat: Seat;
  to_seat: Seat;
  give_cash: number;
  give_fields: FieldName[];
  give_cards: Card[];
  get_cash: number;
  get_fields: FieldName[];
  get_cards: Card[];
  houses: [source: FieldName, target: FieldName, count: number] | null;
};

export type View = {
  phase: string | Record<string, unknown>;
  active: Seat;
  round: number;
  solvent: Seat[];
  seats: SeatView[];
  /** Houses by field, in the order of the board; 5 is a hotel. */
  level: number[];
  mortgaged: FieldName[];
  houses: number;
  hotels: number;
  jail_cards: [Seat | null, Seat | null];
  claims: { debtor: Seat; open: number; list: Claim[] };
  grace: boolean;
  debts: { list: Array<Obligation | null> };
  auction: Auction | null;
  contest: Contest | null;
  offers: Offer[];
  board: {
    names: string[] | null;
    deeds: Printed[];
    railway_rents: number[];
    utility_factors: number[];
    taxes: number[];
    rounds: number;
    start_money: number;
    start_bonus: number;
  };
};

export type Action = {
  type: string;
  field?: FieldName | null;
  count?: number;
  amount?: number;
  claim?: number;
  offer?: number;
  deck?: Card;
  to_seat?: Seat;
  give_cash?: number;
  get_cash?: number;
  give_fields?: FieldName[];
  get_fields?: FieldName[];
  give_cards?: Card[];
  get_cards?: Card[];
};

/** What can be done with an own field; the second list brings money. */
export const ESTATE = ['build_house', 'build_hotel', 'sell_houses', 'sell_hotel', 'downgrade_hotel', 'mortgage', 'redeem'] as const;
export const RAISING = ['sell_houses', 'sell_hotel', 'downgrade_hotel', 'mortgage'] as const;

export const SPACES = 40;
export const JAIL = 10;
export const HOTEL = 5;
const RAILWAYS = 8;
export const GROUPS = ['brown', 'light_blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark_blue', 'railway', 'utility'];
const N = null;
/** The group of each space; nothing where no field is. */
export const GROUP_AT: ReadonlyArray<number | null> = [
  N, 0, N, 0, N, 8, 1, N, 1, 1, N, 2, 9, 2, 2, 8, 3, N, 3, 3, N, 4, N, 4, 4, 8, 5, 5, 9, 5, N, 6, 6, N, 6, 8, N, 7, N, 7,
];
const FIELD_SPACES = GROUP_AT.flatMap((group, space) => (group === null ? [] : [space]));

export type Kind = 'start' | 'jail' | 'parking' | 'go_to_jail' | 'chance' | 'chest' | 'tax' | 'street' | 'railway' | 'utility';
const OTHERS: Record<number, Kind> = { 0: 'start', 10: 'jail', 20: 'parking', 30: 'go_to_jail', 4: 'tax', 38: 'tax', 7: 'chance', 22: 'chance', 36: 'chance' };

export function kindAt(space: number): Kind {
  const group = GROUP_AT[space] ?? null;
  if (group === null) return OTHERS[space] ?? 'chest';
  return group < RAILWAYS ? 'street' : group === RAILWAYS ? 'railway' : 'utility';
}

/** The letter of a group, so that its colour is never the only mark. */
export const letterOf = (group: number): string => String.fromCharCode(65 + group);
export function deedAt(view: View, space: number): Deed | null {
  const printed = view.board.deeds[FIELD_SPACES.indexOf(space)];
  if (!printed) return null;
  const [price, mortgage, interest, house, ...rents] = printed;
  return { price, mortgage, interest, house, rents };
}

export const levelAt = (view: View, space: number): number => view.level[FIELD_SPACES.indexOf(space)] ?? 0;
export const isMortgaged = (view: View, space: number): boolean => view.mortgaged.includes(String(space));
export const ownerAt = (view: View, space: number): Seat | null =>
  view.solvent.find((seat) => view.seats[seat]?.fields.includes(String(space))) ?? null;
/** The fields of one group, by their spaces. */
export const fieldsOf = (group: number): number[] => FIELD_SPACES.filter((space) => GROUP_AT[space] === group);
export const inJail = (seat: SeatView | undefined): boolean => (seat?.jail.stay ?? 0) !== 0;
/** The high bit of a stay says that the fine is paid. */
export const served = (seat: SeatView): number => Math.max((seat.jail.stay & 0x7f) - 1, 0);
export const worthOf = (sheet: Sheet): number => sheet.cash + sheet.fields + sheet.buildings + sheet.jail_cards - sheet.loans;
export const openClaims = (view: View): Claim[] => view.claims.list.slice(0, view.claims.open);
export const due = (view: View): Obligation | null => view.debts.list.findLast((debt) => debt !== null) ?? null;
export const phaseOf = (view: View): string => (typeof view.phase === 'string' ? view.phase : (Object.keys(view.phase)[0] ?? ''));

export const nameAt = (view: View, texts: Texts, space: number): string => view.board.names?.[space] ?? texts.say(`space-${space}`);

/** The same where there is little room; the sketch knows which first words say nothing. */
export function shortNameAt(moment: Moment, texts: Texts, space: number): string {
  const board = moment.sketch?.panels.find((panel) => panel.kind === 'board');
  const cell = board?.kind === 'board' ? board.places[space]?.[2][0] : undefined;
  return cell ? texts.cell(cell) : nameAt(moment.view as View, texts, space);
}

export const money = (texts: Texts, amount: number): string => texts.say('ui-money', { amount: texts.number(amount) });

/** Where a space lies on the grid of eleven by eleven: START bottom right, then clockwise. */
export function spot(space: number): { column: number; row: number; side: number } {
  const [side, step] = [Math.floor(space / 10), space % 10];
  if (side === 0) return { side, column: 10 - step, row: 10 };
  if (side === 1) return { side, column: 0, row: 10 - step };
  return side === 2 ? { side, column: step, row: 0 } : { side, column: 10, row: step };
}

/** Everything there is to say of a space, for whoever cannot see it. */
export function tellSpace(view: View, texts: Texts, space: number, here: Seat[]): string {
  const group = GROUP_AT[space] ?? null;
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

export type OfferClosed = { type: 'offer_closed'; seat: Seat; to_seat: Seat; closed: string; offer: number };

/** The offers that ended in a moment without an answer: what they named changed, or time ran out. */
export const unanswered = (events: unknown[]): OfferClosed[] =>
  (events as OfferClosed[]).filter(({ type, closed }) => type === 'offer_closed' && ['lapsed', 'impossible', 'expired'].includes(closed));

/** What one side of an offer gives. */
export type Side = { cash: number; fields: FieldName[]; cards: Card[]; houses: { source: FieldName; target: FieldName; count: number } | null };

/** Both sides of an offer, the author's first. Who is paid gives houses. */
export function sidesOf(offer: Offer): [Side, Side] {
  const side = (cash: number, fields: FieldName[], cards: Card[]): Side => ({
    cash,
    fields,
    cards,
    houses: offer.houses && cash === 0 ? { source: offer.houses[0], target: offer.houses[1], count: offer.houses[2] } : null,
  });
  return [side(offer.give_cash, offer.give_fields, offer.give_cards), side(offer.get_cash, offer.get_fields, offer.get_cards)];
}
