/** What the server's view of this game holds, as far as the drawing needs it. */
import type { Seat } from '$lib/wire';

export type Tile = string;

export type Auction = {
  tile: Tile;
  acting: Seat;
  passed: Seat[];
  highest: number;
  highest_bidder: Seat | null;
  bids: number;
};

export type Phase = 'start' | 'reveal' | 'over' | { auction: Auction } | { thief_choice: { taker: Seat } };

export type SeatView = {
  cards: number;
  table: number[];
  tile_count: number;
  thief_waiting: boolean;
  tiles: Tile[] | null;
  money: { hand: number[]; spent: number[]; total: number } | null;
};

export type View = {
  phase: Phase;
  red_revealed: number;
  stack: number;
  unseen: Tile[];
  seats: SeatView[];
};

/** How the last auction ended. */
export type Sale = { type: string; seat: Seat; tile: Tile | null };

export const auctionOf = (view: View): Auction | null =>
  typeof view.phase === 'object' && 'auction' in view.phase ? view.phase.auction : null;

export const sum = (cards: number[]): number => cards.reduce((total, card) => total + card, 0);

export const isRed = (tile: Tile): boolean => tile === 'luck' || tile === 'cba';
export const isFeared = (tile: Tile): boolean => ['casino', 'thief', 'cba'].includes(tile);

/** Equal tiles get different keys, so that each can move on its own. */
export function keyed(tiles: Tile[]): Array<{ tile: Tile; key: string }> {
  const seen = new Map<Tile, number>();
  return tiles.map((tile) => {
    const count = seen.get(tile) ?? 0;
    seen.set(tile, count + 1);
    return { tile, key: `${tile} ${count}` };
  });
}
