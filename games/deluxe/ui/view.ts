/** What the server's view of this game holds, as far as the drawing needs it. */
import type { Cell, Phrase, Seat, Sketch } from '$lib/wire';
import { DEEDS, type Deed, type PlotId } from './board';

export type Card = string;
export type Auction = { acting: Seat; bidders: Seat[]; highest: number; highest_bidder: Seat | null };
export type Debt = { seat: Seat; amount: number };
export type Terms = { to_seat: Seat; give_plots: PlotId[]; give_cash: number; get_plots: PlotId[]; get_cash: number };

export type Phase =
  | string
  | { auction: Auction }
  | { debt: Debt }
  | { try: { rolls: number } }
  | { inspection_fine: { steps: number } }
  | { exchange_roll: { stake: number } };

export type Player = {
  cash: number;
  plots: PlotId[];
  cell: number;
  step: number;
  inspected: boolean;
  kept: Card[];
};

export type View = {
  seats: number;
  options: { end_mode: string; expert: boolean; monopoly_doubling: string; exchange_payout: string };
  table: {
    phase: Phase;
    offer: { from_seat: Seat; terms: Terms } | null;
    active: Seat;
    living: Seat[];
    clock_rang: boolean;
    extra_roll: boolean;
    open_card: Card | null;
    mortgaged: PlotId[];
    levels: number[];
    reserve_fund: number;
    exchange_fund: number;
    seats: Player[];
  };
};

export type Event = { type: string; seat?: Seat; dice?: number[]; place?: string; card?: Card; multiplier?: number };
export type Action = { type: string; plot?: PlotId | null; industry?: string; card?: Card; amount?: number; use_subsidy?: boolean };

export const actions = (legal: unknown[], ...types: string[]): Action[] =>
  (legal as Action[]).filter(({ type }) => types.includes(type));

export const auctionOf = ({ table: { phase } }: View): Auction | null =>
  typeof phase === 'object' && 'auction' in phase ? phase.auction : null;
export const debtOf = ({ table: { phase } }: View): Debt | null =>
  typeof phase === 'object' && 'debt' in phase ? phase.debt : null;

export const seatsAt = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat);
export const playerAt = (view: View, seat: Seat | null): Player | null => (seat === null ? null : (view.table.seats[seat] ?? null));
export const ownerOf = (view: View, plot: PlotId): Seat | null =>
  seatsAt(view).find((seat) => view.table.seats[seat]?.plots.includes(plot)) ?? null;
export const levelOf = (view: View, deed: Deed): number => view.table.levels[deed.index] ?? 0;
export const deedsOf = (view: View, seat: Seat): Deed[] => DEEDS.filter(({ plot }) => view.table.seats[seat]?.plots.includes(plot));

/** What using a card on a plot costs: Refinancing the loan, an Off-market Purchase the price, going there nothing. */
export function costOf({ card }: Action, { loan, price }: Deed): number | null {
  return { D29: loan, D30: price }[card ?? ''] ?? null;
}

/** The plot that is for sale: the one the active seat stands on. */
export function onSale(view: View): Deed | null {
  const cell = view.table.seats[view.table.active]?.cell;
  const open = view.table.phase === 'plot_offer' || auctionOf(view) !== null;
  return open ? (DEEDS.find((deed) => deed.cell === cell) ?? null) : null;
}

/** What the table waits for, in the words of the sketch. */
export function phaseIn(sketch: Sketch | null | undefined): Phrase | null {
  const lines = (sketch?.panels ?? []).flatMap((panel) => (panel.kind === 'lines' ? panel.lines : []));
  return lines.find(({ phrase }) => phrase.key.startsWith('sketch-phase-'))?.phrase ?? null;
}

const rows = (sketch: Sketch | null | undefined): Cell[][] =>
  (sketch?.panels ?? []).flatMap((panel) => (panel.kind === 'table' ? panel.rows : []));

/** What somebody who stops there would owe now. */
export const rentIn = (sketch: Sketch | null | undefined, plot: PlotId): Phrase | null =>
  rows(sketch).find(([first]) => first?.phrase.key === `plot-${plot}`)?.at(-1)?.phrase ?? null;

/** What a seat is worth: the second amount in its row. */
export function capitalIn(sketch: Sketch | null | undefined, seat: Seat): Phrase | null {
  const amounts = (rows(sketch)[seat] ?? []).filter(({ phrase }) => phrase.key === 'sketch-fants');
  return amounts[1]?.phrase ?? null;
}
