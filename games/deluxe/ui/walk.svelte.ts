import type { Moment } from '$lib/table.svelte';
import type { Seat } from '$lib/wire';
import { CELLS, INSPECTION, PLACES } from './board';
import type { Event, View } from './wire';

const STEP_MS = 120;
/** With more steps than this to go, tokens hurry; with far more they jump. */
const HURRY_AT = 16;
const JUMP_AT = 90;
const forward = (from: number, steps: number): number[] => Array.from({ length: steps }, (_, at) => (from + at + 1) % CELLS);
const backward = (from: number, steps: number): number[] => Array.from({ length: steps }, (_, at) => (from - at - 1 + CELLS) % CELLS);

type Moved = Extract<Event, { type: 'moved' }>;

/** The cells a token comes over while these events happen to it. */
export function pathOf(events: Event[], seat: Seat, from: number): number[] {
  const path: number[] = [];
  /** What the dice say; a card sends the token wherever it wants. */
  let dice: number | null = null;
  for (const event of events.filter((event) => 'seat' in event && event.seat === seat)) {
    const here = path.at(-1) ?? from;
    if (event.type === 'rolled' || event.type === 'tried_double') dice = event.dice.reduce((sum, die) => sum + die, 0);
    else if (event.type === 'card_drawn') dice = null;
    else if (event.type === 'inspected' && here !== INSPECTION) path.push(INSPECTION);
    else if (event.type === 'moved') path.push(...wayTo(event, dice, here));
  }
  return path;
}

function wayTo({ place, back }: Moved, dice: number | null, here: number): number[] {
  const ahead = back ? backward(here, CELLS) : forward(here, CELLS);
  return ahead.slice(0, dice ?? ahead.findIndex((cell) => PLACES[cell]?.word === place) + 1);
}

/** Where the tokens are drawn. They walk cell by cell after what has happened, even if more has happened meanwhile. */
export class Walk {
  cells: number[] = $state.raw([]);
  private ways: number[][] = [];
  private last = { to: -1, cells: [] as number[] };
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(moment: Moment<View, unknown, Event>, moves: boolean): void {
    const cells = moment.view.seats.map(({ cell }) => cell);
    const before = this.last;
    this.last = { to: moment.to, cells };
    if (moment.to === before.to && this.ways.length > 0) return;
    const ways = cells.map((cell, seat) => {
      const from = before.cells[seat] ?? cell;
      const way = pathOf(moment.events, seat, from);
      // What cannot be followed is a jump.
      return cell === from ? [] : way.at(-1) === cell ? way : [cell];
    });
    const all = cells.map((_, seat) => [...(this.ways[seat] ?? []), ...(ways[seat] ?? [])]);
    const follows = moves && moment.from === before.to && all.every((way) => way.length < JUMP_AT);
    if (!follows) return this.jump(cells);
    this.ways = all;
    if (this.timer === undefined) this.step();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private jump(cells: number[]): void {
    this.stop();
    this.ways = [];
    this.cells = cells;
  }

  /** One token after the other takes one step. */
  private step(): void {
    const walker = this.ways.findIndex((way) => way.length > 0);
    const [next, ...rest] = this.ways[walker] ?? [];
    if (next === undefined) {
      this.jump(this.last.cells);
      return;
    }
    this.ways[walker] = rest;
    this.cells = this.cells.map((cell, seat) => (seat === walker ? next : cell));
    this.timer = setTimeout(() => this.step(), rest.length > HURRY_AT ? STEP_MS / 3 : STEP_MS);
  }
}
