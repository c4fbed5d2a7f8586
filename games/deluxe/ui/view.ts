/** Small helpers around the types of this game. */
import type { Seat } from '$lib/wire';
import { DEEDS, deedOf, type Deed } from './board';
import type { Action, Auction, Debt, Event, Plot, SeatView, View } from './wire';

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export const actions = <Type extends Action['type']>(legal: Action[], ...types: Type[]): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => types.some((type) => type === action.type));

export const auctionOf = ({ phase }: View): Auction | null => (typeof phase === 'object' && 'auction' in phase ? phase.auction : null);
export const debtOf = ({ phase }: View): Debt | null => (typeof phase === 'object' && 'debt' in phase ? phase.debt : null);
/** The active seat is at the machine. */
export const isPlaying = ({ phase }: View): boolean => phase === 'exchange_offer' || (typeof phase === 'object' && 'exchange_roll' in phase);

export const seatsAt = (view: View): Seat[] => view.seats.map((_, seat) => seat);
export const playerAt = (view: View, seat: Seat | null): SeatView | null => (seat === null ? null : (view.seats[seat] ?? null));
export const isLiving = (view: View, seat: Seat): boolean => view.living.includes(seat);

export const ownerOf = (view: View, plot: Plot): Seat | null => view.plots[deedOf(plot)?.index ?? -1]?.owner ?? null;
export const levelOf = (view: View, deed: Deed): number => view.plots[deed.index]?.level ?? 0;
export const isMortgaged = (view: View, deed: Deed): boolean => view.plots[deed.index]?.mortgaged ?? false;
/** What somebody who stops there would owe now. */
export const rentOf = (view: View, deed: Deed): number => view.plots[deed.index]?.rent ?? 0;
export const deedsOf = (view: View, seat: Seat): Deed[] => DEEDS.filter(({ index }) => view.plots[index]?.owner === seat);

/** The plot that is for sale: the one the active seat stands on. */
export function onSale(view: View): Deed | null {
  const open = view.phase === 'plot_offer' || auctionOf(view) !== null;
  return open ? standingOn(view) : null;
}

/** The plot under the token of the active seat. */
export const standingOn = (view: View): Deed | null => DEEDS.find(({ cell }) => cell === view.seats[view.active]?.cell) ?? null;
