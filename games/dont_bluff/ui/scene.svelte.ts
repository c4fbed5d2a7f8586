import type { Moment } from '$lib/table.svelte';
import type { Seat } from '$lib/wire';
import { dealOf, spread, worthOf, type Key } from './view';
import type { Cards, Event, View } from './wire';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What lies on the table at one beat of a round. */
export type Scene = {
  deal: { offerer: Seat; decider: Seat } | null;
  /** What each suitcase holds, or nothing while it is closed. */
  cases: Array<Key | null>;
  said: number | null;
  colour: Of<'colour_rolled'> | null;
  black: Of<'black_die'> | null;
  /** Whether the number on the die has been told yet. */
  isTold: boolean;
  /** To whom the suitcases are on their way. */
  going: 'offerer' | 'decider' | null;
  /** What happens in this beat, and from which suitcase on. */
  fresh: 'colour' | 'laid' | 'opened' | 'die' | 'paid' | null;
  from: number;
};

export type Beat = { scene: Scene; ms: number };

export const EMPTY: Scene = { deal: null, cases: [], said: null, colour: null, black: null, isTold: true, going: null, fresh: null, from: 0 };

const BEAT_MS = 800;
const SHORT_MS = 450;
/** So many suitcases are opened one by one; with more they open in pairs, threes and so on. */
const MOST_OPENINGS = 4;

/** The beats of what happened, each with the time it stays. */
export function beatsOf(before: Scene, events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  let scene = before;
  const show = (change: Partial<Scene>, ms: number) => {
    scene = { ...scene, fresh: null, from: 0, going: null, ...change };
    beats.push({ scene, ms });
  };
  for (const event of events) {
    if (event.type === 'colour_rolled') show({ ...EMPTY, colour: event, fresh: 'colour' }, BEAT_MS);
    else if (event.type === 'offered' || event.type === 'added') lay(event);
    else if (event.type === 'opened') open(event.cards);
    else if (event.type === 'black_die') {
      show({ black: event, isTold: false, fresh: 'die' }, BEAT_MS);
      show({ isTold: true }, BEAT_MS);
    } else if (event.type === 'took' || event.type === 'accepted') show({ going: 'decider' }, SHORT_MS);
    else if (event.type === 'returned') show({ going: 'offerer' }, SHORT_MS);
    else if (event.type === 'paid' || event.type === 'surrendered') {
      show({ cases: laid(event.cards, event.size), fresh: 'paid' }, BEAT_MS);
      show({ going: 'offerer' }, SHORT_MS);
    }
  }
  return beats;

  function lay({ seat, to_seat, size, claim, type }: Of<'offered'> | Of<'added'>) {
    const cases = type === 'added' ? scene.cases : [];
    const change = { cases: [...cases, ...Array<null>(size).fill(null)], said: claim, black: null, fresh: 'laid' as const, from: cases.length };
    show({ ...change, deal: { offerer: seat, decider: to_seat } }, SHORT_MS);
  }

  function open(cards: Cards) {
    const found = spread(cards);
    const step = Math.ceil(found.length / MOST_OPENINGS);
    for (let at = 0; at < found.length; at += step) {
      const first = scene.cases.findIndex((holds) => holds === null);
      const shown = found.slice(at, at + step);
      const cases = scene.cases.map((holds, place) => holds ?? shown[place - first] ?? null);
      show({ cases, fresh: 'opened', from: first }, at + step < found.length ? SHORT_MS : BEAT_MS);
    }
  }
}

const laid = (cards: Cards | null, size: number): Array<Key | null> => (cards ? spread(cards) : Array<null>(size).fill(null));

/** What is left on the table when all of it has been shown. */
export function restOf(view: View, after: Scene): Scene {
  const deal = dealOf(view.phase);
  const cases = [...spread(view.open), ...Array<null>(view.closed.size).fill(null)];
  const memory = deal ? after : { ...EMPTY, colour: after.colour };
  return { ...memory, deal, cases, isTold: true, going: null, fresh: null, from: 0 };
}

/** What the open suitcases hold together; nothing before one is open. */
export const sumOf = ({ cases }: Scene): number | null => {
  const open = cases.filter((holds) => holds !== null);
  const count = (key: Key) => open.filter((holds) => holds === key).length;
  return open.length > 0 ? worthOf({ fives: count('fives'), twos: count('twos'), ones: count('ones'), bluffs: 0 }) : null;
};

/** Plays the beats of each new moment once; whatever else is shown, a look back or a page that was just opened, is at rest. */
export class Stage {
  scene: Scene = $state.raw(EMPTY);
  /** What was on the table after each moment, for whoever looks back. */
  private rests = new Map<number, Scene>();
  private shown: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow({ from, to, view, events }: Moment<View, unknown, Event>, moves: boolean): void {
    if (to === this.shown) return;
    const follows = from === this.shown;
    const before = this.rests.get(from) ?? EMPTY;
    const beats = beatsOf(before, events);
    const rest = restOf(view, beats.at(-1)?.scene ?? before);
    this.rests.set(to, rest);
    this.shown = to;
    this.play(moves && follows ? [...beats, { scene: rest, ms: 0 }] : [{ scene: rest, ms: 0 }]);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private play([beat, ...later]: Beat[]): void {
    this.stop();
    if (!beat) return;
    this.scene = beat.scene;
    if (later.length > 0) this.timer = setTimeout(() => this.play(later), beat.ms);
  }
}
