import { closedBy, type Paged } from './chapters';
import { addFor, seenFirst, type Seen } from './fair/seen';
import { readingMs } from './pace';
import { settings, moves } from './settings.svelte';
import { TableSocket, type Connection } from './socket';
import { chime } from './sound';
import { changed } from './table-change';
import type {
  Bye,
  Chat,
  ClientMessage,
  Considered,
  Frame,
  HintView,
  Receipt,
  Refused,
  Seat,
  ServerMessage,
  TableInfo,
  VoteView,
} from './wire';

/** The steps one can look back at, the lines kept of the story and of the chat. */
const MAX_FRAMES = 400;
const MAX_CHAT = 200;
/** How long one frame stays at least before the next one is shown, and with how many waiting it is hurried. */
const PAUSE_MS = 900;
const HURRY_AT = 6;
const JUMP_AT = 30;
const REACTION_MS = 4_000;

/** How long a press counts for nothing after the moves on offer have changed: it was meant for the ones before. */
export const GUARD_MS = 400;
/** The questions about actions that wait for an answer at one time. */
const MAX_CONSIDERED = 8;

/** A frame as it was shown. The types are those of the game. */
export type Moment<View = unknown, Action = unknown, Event = unknown> = Omit<Frame, 'view' | 'legal' | 'events'> & Paged & {
  view: View;
  legal: Action[];
  events: Event[];
  /** Counts the moments of this page: the key for animations. */
  number: number;
  /** When it was shown, for the clocks. */
  at: number;
};

/** What the story still tells of a moment one can no longer go back to. */
export type Told = { number: number; to: number; events: unknown[] };

type Question = { seq: number; action: string; answer: (told: Considered | null) => void };

export type ShownReaction = { key: number; seat: Seat; reaction: string };

/** Everything a page knows about one table: what the server said, in the order and at the pace people can follow. */
export class Table {
  info: TableInfo | null = $state.raw(null);
  seat: Seat | null = $state(null);
  connection: Connection = $state('connecting');
  bye: Bye | null = $state(null);
  /** What has been shown, the latest last. */
  moments: Moment[] = $state.raw([]);
  /** The story before them, where the rulebook takes reminders away. */
  told: Told[] = $state.raw([]);
  /** How many moments one has stepped back; 0 is now. */
  back = $state(0);
  chat: Chat[] = $state.raw([]);
  unread = $state(0);
  reactions: ShownReaction[] = $state.raw([]);
  vote: VoteView | null = $state.raw(null);
  hint: HintView | null = $state.raw(null);
  asking = $state(false);
  refused: Refused | null = $state.raw(null);
  receipt: Receipt | null = $state.raw(null);
  /** What was shown first of the table's secret, and what was added here. */
  fair: Seen | null = $state.raw(null);
  rematch: string | null = $state(null);
  /** An act is on its way. */
  acting = $state(false);
  /** The moves on offer have just changed. */
  guarded = $state(false);
  private waiting: Frame[] = $state.raw([]);

  readonly now: Moment | null = $derived(this.moments.at(-1) ?? null);
  readonly shown: Moment | null = $derived(this.moments.at(-1 - this.back) ?? null);
  readonly settled: boolean = $derived(this.waiting.length === 0);
  readonly turnSeats: Seat[] = $derived(this.now?.awaited ?? []);
  /** The others among them: nobody is told to wait for themselves. */
  readonly othersAwaited: Seat[] = $derived(this.turnSeats.filter((seat) => seat !== this.seat));
  readonly mayAct: boolean = $derived(
    this.settled &&
      !this.acting &&
      !this.guarded &&
      this.now !== null &&
      (this.now.legal.length > 0 || this.now.forms.length > 0),
  );
  readonly isHost: boolean = $derived(this.seat !== null && this.info?.host_seat === this.seat);

  private socket: TableSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private guard: ReturnType<typeof setTimeout> | undefined;
  private questions: Question[] = [];
  private count = 0;
  /** The step of an act that is stored, until it is seen. */
  private awaited: number | null = null;

  /** A device with several players has a line for each; only one of them is heard. */
  quiet = false;

  constructor(
    readonly code: string,
    /** The seat of this browser that it comes for; nobody's to watch. */
    readonly asked: Seat | null,
  ) {
    this.socket = new TableSocket(code, asked, {
      message: (message) => this.hear(message),
      connection: (connection) => (this.connection = connection),
      seen: () => this.seen(),
    });
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.guard);
    this.socket.stop();
  }

  wake(): void {
    this.socket.wake();
  }

  send(message: ClientMessage): void {
    this.socket.send(message);
  }

  act(action: unknown): void {
    if (!this.mayAct || !this.now) return;
    this.refused = null;
    this.hint = null;
    this.back = 0;
    this.acting = this.socket.act(this.now.to, action) !== null;
  }

  /** What an action would lead to, or the rule that forbids it; null if the moment has passed. */
  consider(action: unknown): Promise<Considered | null> {
    const seq = this.now?.to;
    if (seq === undefined || !this.socket.send({ type: 'consider', seq, action })) return Promise.resolve(null);
    return new Promise((answer) => {
      this.questions.push({ seq, action: JSON.stringify(action), answer });
      while (this.questions.length > MAX_CONSIDERED) this.questions.shift()?.answer(null);
    });
  }

  askHint(): void {
    this.asking = true;
    this.send({ type: 'hint' });
  }

  /** Looks `steps` moments further back, or forward with a negative number. */
  look(steps: number): void {
    this.back = Math.min(Math.max(this.back + steps, 0), Math.max(this.moments.length - 1, 0));
  }

  private seen(): number {
    return this.waiting.at(-1)?.to ?? this.now?.to ?? 0;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.seat = message.seat ?? null;
        this.chat = [];
        this.forgetQuestions(-1);
        this.addRandomness(message.table);
        break;
      case 'table':
        if (this.info) this.info = changed(this.info, message.table);
        break;
      case 'ack':
        this.awaited = message.seq;
        this.settle();
        break;
      case 'refused':
        this.acting = false;
        this.asking = false;
        if (message.why !== 'stale') this.refused = message;
        break;
      case 'frame':
        this.receive(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message].slice(-MAX_CHAT);
        if (message.seat !== this.seat) this.unread += 1;
        break;
      case 'reaction':
        this.react(message.seat, message.reaction);
        break;
      case 'hint':
        this.asking = false;
        if (message.seq === this.now?.to) this.hint = message;
        break;
      case 'considered':
        this.considered(message);
        break;
      case 'vote':
        this.vote = message.open ?? null;
        break;
      case 'receipt':
        this.receipt = message;
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      case 'bye':
        this.bye = message.why;
        break;
      case 'pong':
        break;
    }
  }

  private considered(told: Considered): void {
    const action = JSON.stringify(told.action);
    const meant = this.questions.find((question) => question.seq === told.seq && question.action === action);
    this.questions = this.questions.filter((question) => question !== meant);
    meant?.answer(told);
  }

  /** Questions about a moment that is over get no answer. */
  private forgetQuestions(seq: number): void {
    const [over, open] = [this.questions.filter((asked) => asked.seq !== seq), this.questions.filter((asked) => asked.seq === seq)];
    this.questions = open;
    for (const { answer } of over) answer(null);
  }

  /** A press that comes as the moves on offer change was meant for the old ones. */
  private watchOver(before: Frame | null, frame: Frame): void {
    if (!before || offered(before) === offered(frame)) return;
    clearTimeout(this.guard);
    this.guarded = true;
    this.guard = setTimeout(() => (this.guarded = false), GUARD_MS);
  }

  /** Whoever has seen the commitment adds randomness of their own, before the match begins. */
  private addRandomness(table: TableInfo): void {
    this.fair = seenFirst(this.code, table.commitment);
    const mine = this.seat === null ? undefined : table.seats[this.seat];
    if (!mine || table.stage !== 'gathering' || mine.entropy_given || this.fair.commitment !== table.commitment) return;
    const entropy = addFor(this.code, table.commitment, mine.seat);
    this.fair = seenFirst(this.code, table.commitment);
    this.send({ type: 'entropy', commitment: table.commitment, entropy });
  }

  private react(seat: Seat, reaction: string): void {
    const key = (this.count += 1);
    this.reactions = [...this.reactions, { key, seat, reaction }].slice(-8);
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.key !== key)), REACTION_MS);
  }

  private receive(frame: Frame): void {
    const seen = this.seen();
    if (frame.to < seen) {
      // Moves were taken back: what was told of them is no longer true.
      [this.waiting, this.awaited, this.acting] = [[], null, false];
      clearTimeout(this.timer);
      this.moments = this.moments.filter((moment) => moment.to <= frame.to);
      this.told = this.told.filter((line) => line.to <= frame.to);
      this.show({ ...frame, events: [] });
      return;
    }
    if (frame.from > seen) {
      // Something is missing between; the answer tells it all.
      this.socket.send({ type: 'resume', from: seen });
      return;
    }
    this.waiting = [...this.waiting, frame];
    this.settle();
    if (this.isRace(frame)) this.next(true);
    else if (this.waiting.length === 1) this.next(this.now === null || !this.busy());
  }

  /** Where whoever is first counts, nobody is kept waiting by what there is to see. */
  private isRace(frame: Frame): boolean {
    return this.seat !== null && typeof frame.turn === 'object' && 'open' in frame.turn && frame.turn.open.includes(this.seat);
  }

  /** An act is done with once the frame that shows it is here. */
  private settle(): void {
    if (this.awaited === null || this.seen() < this.awaited) return;
    this.awaited = null;
    this.acting = false;
  }

  /** Whether the last moment has not been on the table for long enough to be read. */
  private busy(): boolean {
    return moves() && this.now !== null && this.now.events.length > 0 && Date.now() - this.now.at < PAUSE_MS;
  }

  private next(atOnce: boolean): void {
    clearTimeout(this.timer);
    const told = readingMs(PAUSE_MS, this.now?.events.length ?? 1);
    const pause = this.waiting.length > HURRY_AT ? told / 4 : told;
    if (!atOnce && moves()) {
      this.timer = setTimeout(() => this.take(), pause);
    } else {
      this.take();
    }
  }

  private take(): void {
    while (this.waiting.length > JUMP_AT) {
      const [first, second, ...rest] = this.waiting;
      if (!first || !second) break;
      this.waiting = [{ ...second, from: first.from, events: [...first.events, ...second.events] }, ...rest];
    }
    const [frame, ...rest] = this.waiting;
    if (!frame) return;
    this.waiting = rest;
    this.show(frame);
    if (rest.length > 0) this.next(!moves() || rest.some((waiting) => this.isRace(waiting)));
  }

  /** Turns the page where the rulebook wants that: the moments left behind become lines of the story. */
  private closed(moments: Moment[], frame: Frame): Moment[] {
    const count = closedBy(moments, frame);
    const lines = moments.slice(0, count).map(({ number, to, later, events }) => ({ number, to, events: later ?? events }));
    this.told = [...this.told, ...lines].slice(-MAX_FRAMES);
    return moments.slice(count);
  }

  private show(frame: Frame): void {
    this.forgetQuestions(frame.to);
    this.watchOver(this.now, frame);
    const wasMine = this.seat !== null && this.turnSeats.includes(this.seat);
    const before = this.now;
    const crossed = before !== null && before.chapter !== frame.chapter;
    const moment: Moment = { ...frame, number: (this.count += 1), at: Date.now(), crossed };
    // A frame that tells nothing new replaces the one it repeats, so that looking back shows happenings only.
    const kept = before && frame.events.length === 0 && before.to === frame.to ? this.moments.slice(0, -1) : this.moments;
    const told = kept !== this.moments && before ? { ...moment, events: before.events, from: before.from, crossed: before.crossed } : moment;
    this.moments = [...this.closed(kept, frame), told].slice(-MAX_FRAMES);
    if (this.back > 0) this.back = Math.min(this.back + 1, this.moments.length - 1);
    if (this.hint && this.hint.seq !== frame.to) this.hint = null;
    if (frame.to !== before?.to) this.refused = null;
    const isMine = this.seat !== null && frame.awaited.includes(this.seat);
    if (this.quiet) return;
    if (frame.events.length > 0 && before) chime(frame.turn === 'over' ? 'over' : isMine && !wasMine ? 'turn' : 'step');
    if (isMine && !wasMine && before && settings.vibration) navigator.vibrate?.(60);
  }
}

/** The moves a frame offers, to be compared with those of another. */
function offered({ legal, forms }: Frame): string {
  return JSON.stringify([legal, forms]);
}
