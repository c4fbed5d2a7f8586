import { ownSeats, session, tableInfo } from './api';
import { seatNames } from './bots';
import { hadLocalGames } from './local/here';
import type { Seat, TableInfo } from './wire';

/** A game that this browser sits in or sat in. */
export type OwnGame = { code: string; game: string; at: number; info: TableInfo; seat: Seat | null };

/** What a person wants to know of it first: what waits for them, then what goes on, then the rest. */
export const STATES = ['yours', 'others', 'lobby', 'over'] as const;
export type OwnState = (typeof STATES)[number];

export function stateOf({ info, seat }: Pick<OwnGame, 'info' | 'seat'>): OwnState {
  if (info.stage === 'finished') return 'over';
  if (info.stage === 'gathering') return 'lobby';
  return seat !== null && (info.awaited ?? []).includes(seat) ? 'yours' : 'others';
}

/** Those that wait for somebody first; among equals the newest. */
export const inOrder = (games: OwnGame[]): OwnGame[] =>
  [...games].sort((a, b) => STATES.indexOf(stateOf(a)) - STATES.indexOf(stateOf(b)) || b.at - a.at);

/** Everybody else at the table. */
export const others = ({ info, seat }: OwnGame): string[] =>
  seatNames(info.seats).filter((_, at) => at !== seat && info.seats[at]?.player.kind !== 'nobody');

/** The place of this browser's seat, once the game is over. */
export const placeOf = ({ info, seat }: Pick<OwnGame, 'info' | 'seat'>): number | null =>
  seat === null ? null : (info.ranks?.[seat] ?? null);

/** Looks at some of the tables of this browser, the newest first. One that cannot be reached is left out. */
export async function ownGames(from: number, count: number): Promise<{ games: OwnGame[]; more: boolean }> {
  const here = hadLocalGames() ? await (await import('./local/shelf')).ownGames().catch(() => []) : [];
  const asked = session().then(({ tables }) => tables.filter(({ game }) => game !== ''));
  // Without a network there are still the games of this device.
  const held = await (here.length > 0 ? asked.catch(() => []) : asked);
  const looked = held.slice(from, from + count).map(async ({ table, game, at_ms }): Promise<OwnGame[]> => {
    try {
      const [info, seats] = await Promise.all([tableInfo(table), ownSeats(table)]);
      return [{ code: table, game, at: at_ms, info, seat: seats[0] ?? null }];
    } catch {
      return [];
    }
  });
  const games = (await Promise.all(looked)).flat();
  return { games: from === 0 ? [...here, ...games] : games, more: held.length > from + count };
}

export type Tally = { game: string; played: number; won: number; average: number };

/** How somebody did, by game, in the games they finished in a seat of their own. */
export function tally(games: Array<Pick<OwnGame, 'game' | 'info' | 'seat'>>): Tally[] {
  const places = new Map<string, number[]>();
  for (const game of games) {
    const place = placeOf(game);
    if (place !== null) places.set(game.game, [...(places.get(game.game) ?? []), place]);
  }
  return [...places].map(([game, all]) => ({
    game,
    played: all.length,
    won: all.filter((place) => place === 1).length,
    average: all.reduce((sum, place) => sum + place, 0) / all.length,
  }));
}

/** A cell of a file that spreadsheets read. What looks like a formula is none. */
export const cell = (text: string | number): string => `"${String(text).replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
