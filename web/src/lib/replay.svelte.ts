import type { Eyes } from './api';
import { readingMs } from './pace';
import type { PlayedMatch } from './played';
import type { Moment } from './table.svelte';
import type { ReplayFrame, ReplayView, Seat } from './wire';

/** How many steps are fetched at once, and how many such blocks are kept. */
const BLOCK = 40;
const BLOCK_OF_ALL = 16;
const MAX_BLOCKS = 10;
/** How long a step must be wanted before it is fetched. */
const SETTLE_MS = 80;
/** How long a step stays on the table at least while the replay plays. */
const PAUSE_MS = 1_100;

export const SPEEDS = [1, 2, 4] as const;

/** One match, seen through one pair of eyes at a time, at one of its steps. */
export class Replay {
  eyes: Eyes = $state('public');
  /** What is told of the whole match; null until it is there. */
  told: ReplayView | null = $state.raw(null);
  /** The step that is wanted. It is on the table as soon as it has been fetched. */
  seq = $state(0);
  frame: ReplayFrame | null = $state.raw(null);
  /** Whose eyes saw that frame. */
  private seen: Eyes = $state('public');
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  error: unknown = $state.raw(null);

  /** The steps worth stopping at: the start, whatever was seen to happen, and the end. */
  readonly stops: number[] = $derived.by(() => {
    const told = this.told;
    return told ? [...new Set([0, ...(told.story ?? []).map(({ seq }) => seq), told.total_steps])] : [0];
  });
  /** The last stop that is not beyond the step on the table. */
  readonly at: number = $derived(this.stopOf(this.seq));
  readonly isLast: boolean = $derived(this.at === this.stops.length - 1);
  readonly seat: Seat | null = $derived(typeof this.seen === 'number' ? this.seen : null);
  readonly moment: Moment | null = $derived(this.frame && momentOf(this.frame));

  private blocks = new Map<number, Promise<ReplayFrame[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: PlayedMatch) {}

  /** What people call this step: the number of the stop it belongs to. */
  stopOf(seq: number): number {
    return Math.max(this.stops.findLastIndex((stop) => stop <= seq), 0);
  }

  /** Looks through these eyes, at one of the stops. */
  async lookAt(eyes: Eyes, stop: number): Promise<void> {
    await this.look(eyes, 0);
    const seq = this.stops[Math.min(Math.max(stop, 0), this.stops.length - 1)] ?? 0;
    if (seq > 0 && this.told) await this.show(seq);
  }

  /** Looks through these eyes, at the same step as before or at another one. */
  async look(eyes: Eyes, seq = this.seq): Promise<void> {
    this.pause();
    this.eyes = eyes;
    this.seq = Math.max(seq, 0);
    this.blocks = new Map();
    const blocks = this.blocks;
    try {
      const told = await this.match.replay(eyes, 0, this.size());
      if (blocks !== this.blocks) return; // Other eyes were asked for meanwhile.
      blocks.set(0, Promise.resolve(told.frames));
      this.told = { ...told, frames: [] };
      this.error = null;
      // Somebody may have gone to another step while this was on its way.
      await this.show(Math.min(this.seq, told.total_steps));
    } catch (error) {
      if (blocks === this.blocks) this.error = error;
    }
  }

  /** Goes to a step, and stays there. */
  go(seq: number): void {
    this.pause();
    void this.show(Math.min(Math.max(seq, 0), this.told?.total_steps ?? 0));
  }

  /** Goes on or back by stops. */
  step(by: number): void {
    this.go(this.stops[Math.min(Math.max(this.at + by, 0), this.stops.length - 1)] ?? 0);
  }

  /** Plays on from here; at the end, from the start. */
  play(): void {
    this.playing = true;
    if (this.isLast) void this.show(0).then(() => this.wait());
    else this.wait(0);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private wait(pause = this.pauseMs()): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), pause);
  }

  private async next(): Promise<void> {
    await this.show(this.stops[this.at + 1] ?? this.seq);
    if (!this.playing) return;
    if (this.isLast) this.pause();
    else this.wait();
  }

  private pauseMs(): number {
    return readingMs(PAUSE_MS, this.frame?.events.length ?? 1) / this.speed;
  }

  private async show(seq: number): Promise<void> {
    this.seq = seq;
    const [size, blocks] = [this.size(), this.blocks];
    const number = Math.floor(seq / size);
    try {
      // Whoever drags the slider passes by much that they do not want to see.
      if (!blocks.has(number)) await new Promise((done) => setTimeout(done, SETTLE_MS));
      if (seq !== this.seq || blocks !== this.blocks) return;
      const frames = await this.block(number);
      if (seq !== this.seq || blocks !== this.blocks) return;
      this.frame = frames[seq % size] ?? this.frame;
      this.seen = this.eyes;
      this.error = null;
      const isNear = seq % size > size / 2;
      if (isNear && (number + 1) * size <= (this.told?.total_steps ?? 0)) void this.block(number + 1).catch(() => {});
    } catch (error) {
      this.pause();
      if (blocks === this.blocks) this.error = error;
    }
  }

  private block(number: number): Promise<ReplayFrame[]> {
    const blocks = this.blocks;
    const known = blocks.get(number);
    if (known) return known;
    const size = this.size();
    const loading = this.match.replay(this.eyes, number * size, size).then(({ frames }) => frames);
    blocks.set(number, loading);
    loading.catch(() => blocks.delete(number));
    for (const far of blocks.keys()) {
      if (blocks.size <= MAX_BLOCKS) break;
      if (Math.abs(far - number) > 1) blocks.delete(far);
    }
    return loading;
  }

  /** All eyes see so much more that fewer steps are fetched at once. */
  private size(): number {
    return this.eyes === 'all' ? BLOCK_OF_ALL : BLOCK;
  }
}

/** A step as a table of its own would have shown it, when nobody may act. */
function momentOf({ seq, events, chapter, view, turn, awaited, voice, outcome, sketch }: ReplayFrame): Moment {
  return {
    from: Math.max(seq - 1, 0),
    to: seq,
    events,
    chapter,
    view,
    turn,
    awaited,
    voice,
    legal: [],
    forms: [],
    clock: { left_ms: [], running_seats: [] },
    outcome: outcome ?? null,
    sketch,
    number: seq,
    at: 0,
  };
}

export function eyesOf(text: string | null, seats = 8): Eyes {
  if (text === 'all' || text === 'public') return text;
  const seat = /^\d$/.test(text ?? '') ? Number(text) : -1;
  return seat >= 0 && seat < seats ? seat : 'public';
}
