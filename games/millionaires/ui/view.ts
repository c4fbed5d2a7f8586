import type { Auction, MoneyCards, Phase, Tile, View } from './wire';
import type { Seat } from '$lib/wire';

export const auctionOf = (phase: Phase): Auction | null => (typeof phase === 'object' && 'auction' in phase ? phase.auction : null);

export const takerOf = (phase: Phase): Seat | null =>
  typeof phase === 'object' && 'thief_choice' in phase ? phase.thief_choice.taker : null;

export const sum = (cards: MoneyCards): number => cards.reduce((total, card) => total + card, 0);

/** Equal tiles get different keys, so that each can move on its own. */
export function keyed(tiles: Tile[]): Array<{ tile: Tile; key: string }> {
  const seen = new Map<Tile, number>();
  return tiles.map((tile) => {
    const count = seen.get(tile) ?? 0;
    seen.set(tile, count + 1);
    return { tile, key: `${tile} ${count}` };
  });
}

/** Tiles whose face warns: nobody wants them. */
const FEARED: readonly Tile[] = ['casino', 'thief', 'cba'];
export const isFeared = (tile: Tile): boolean => FEARED.includes(tile);

/** The tile that ended the game: of those with a red frame, the one that nobody got. */
export const lastTile = (view: View): Tile =>
  view.seats.flatMap(({ tiles }) => tiles ?? []).filter((tile) => tile === 'luck').length < LUCK_TILES ? 'luck' : 'cba';
const LUCK_TILES = 3;

/** How many tiles with a red frame end the game, and how many cards of money everybody begins with. */
export const [LAST_RED, MONEY_CARDS] = [4, 11];
