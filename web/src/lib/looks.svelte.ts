/**
 * How the people at the table on this page look. Badges stand in many places, deep inside the drawings of the games, so
 * whatever shows a table says once who wears what.
 */
import type { Badge, Colour, Look, Seat, SeatInfo, Stage } from './wire';

export const COLOURS: readonly Colour[] = ['brown', 'sky', 'pink', 'orange', 'red', 'yellow', 'green', 'blue'];
export const BADGES: readonly Badge[] = ['hat', 'crown', 'ship', 'key', 'star', 'cat', 'owl', 'tree', 'rocket', 'flower', 'kettle', 'kite'];

let badges: ReadonlyArray<Badge | null> = $state.raw([]);

export const badgeOf = (seat: Seat): Badge | null => badges[seat] ?? null;

/** Everybody on this page looks like this; the answer undresses them again. */
export function wear(seats: readonly SeatInfo[]): () => void {
  const { style } = document.documentElement;
  badges = seats.map(({ badge }) => badge ?? null);
  for (const { seat, colour } of seats) style.setProperty(`--worn-${seat}`, `var(--paint-${colour ?? COLOURS[seat % COLOURS.length]})`);
  return () => {
    badges = [];
    for (const { seat } of seats) style.removeProperty(`--worn-${seat}`);
  };
}

/** The colours that somebody cannot have. Before the match bots give way. */
export const takenColours = (seats: readonly SeatInfo[], stage: Stage, own: Seat | null): Colour[] =>
  seats.flatMap(({ seat, player, colour }) =>
    seat !== own && colour && (stage !== 'gathering' || player.kind === 'person') ? [colour] : [],
  );

/** What to tell the table so that somebody looks as they like to, as far as they may; nothing if all is well. */
export function wanted(seats: readonly SeatInfo[], stage: Stage, own: Seat, badge: Badge | null, colour: Colour | null): Look | null {
  const mine = seats[own];
  if (mine?.player.kind !== 'person') return null;
  // In a match only somebody who came to it as they are, and has made no move, may still say so.
  if (stage !== 'gathering' && (badge === null || mine.badge || mine.look_kept)) return null;
  const mayHave = colour !== null && colour !== mine.colour && !takenColours(seats, stage, own).includes(colour);
  if ((mine.badge ?? null) === badge && !mayHave) return null;
  return { ...(badge ? { badge } : {}), ...(mayHave ? { colour } : {}) };
}
