/** How tokens get from where they were to where they are: space by space, as the events tell. */
import type { Seat } from '$lib/wire';
import { JAIL, SPACES } from './view';
import type { Event, View } from './wire';

/** Moves back are short; a way forward that is nearly a whole round is one of them, unless it leads to START. */
const MOST_BACK = 5;

/** The spaces a token passes from one to another, the last one included. */
export function between(from: number, to: number): number[] {
  const ahead = (to - from + SPACES) % SPACES;
  const isBack = ahead >= SPACES - MOST_BACK && to !== 0;
  const steps = isBack ? SPACES - ahead : ahead;
  return Array.from({ length: steps }, (_, step) => (from + (isBack ? -1 : 1) * (step + 1) + SPACES) % SPACES);
}

/** The space an event names: by its number, or by the name another board gives it, the next one ahead. */
function spaceOf(view: View, from: number, label: string): number {
  if (/^\d+$/.test(label) && Number(label) < SPACES) return Number(label);
  const ahead = Array.from({ length: SPACES }, (_, step) => (from + step) % SPACES);
  return ahead.find((space) => view.board.names?.[space] === label) ?? from;
}

/** What each token does during these events, by seat; the police take the straight way. */
export function walks(before: readonly number[], view: View, events: readonly Event[]): Map<Seat, number[]> {
  const paths = new Map<Seat, number[]>();
  for (const event of events) {
    if (event.type !== 'moved' && event.type !== 'arrested') continue;
    const path = paths.get(event.seat) ?? [];
    const at = path.at(-1) ?? before[event.seat] ?? 0;
    if (event.type === 'moved') path.push(...between(at, spaceOf(view, at, event.space)));
    else path.push(JAIL);
    if (path.length > 0) paths.set(event.seat, path);
  }
  for (const [seat, path] of paths) {
    // Whatever was told, a token ends where the view says.
    const end = view.seats[seat]?.position;
    if (end !== undefined && path.at(-1) !== end) path.push(end);
  }
  return paths;
}
