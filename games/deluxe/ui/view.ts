/** Small helpers around the types of this game. */
import type { Seat } from '$lib/wire';
import { DEEDS, type Deed } from './board';
import type { Action, Auction, Debt, Player, Plot, View } from './wire';

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const actions = <Type extends Action['type']>(legal: Action[], ...types: Type[]): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => types.some((type) => type === action.type));

export const auctionOf = ({ table: { phase } }: View): Auction | null =>
  typeof phase === 'object' && 'auction' in phase ? phase.auction : null;
export const debtOf = ({ table: { phase } }: View): Debt | null =>
  typeof phase === 'object' && 'debt' in phase ? phase.debt : null;

export const seatsAt = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat);
export const playerAt = (view: View, seat: Seat | null): Player | null => (seat === null ? null : (view.table.seats[seat] ?? null));
export const ownerOf = (view: View, plot: Plot): Seat | null =>
  seatsAt(view).find((seat) => view.table.seats[seat]?.plots.includes(plot)) ?? null;
export const levelOf = (view: View, deed: Deed): number => view.table.levels[deed.index] ?? 0;
/** What somebody who stops there would owe now. */
export const rentOf = (view: View, deed: Deed): number => view.rents[deed.index] ?? 0;
export const deedsOf = (view: View, seat: Seat): Deed[] => DEEDS.filter(({ plot }) => view.table.seats[seat]?.plots.includes(plot));

/** The plot that is for sale: the one the active seat stands on. */
export function onSale(view: View): Deed | null {
  const cell = view.table.seats[view.table.active]?.cell;
  const open = view.table.phase === 'plot_offer' || auctionOf(view) !== null;
  return open ? (DEEDS.find((deed) => deed.cell === cell) ?? null) : null;
}
