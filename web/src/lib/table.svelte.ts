import { closedBy, type Paged } from './chapters';
import { story } from './api';
import { addFor, moveTo, seenFirst, type Seen } from './fair/seen';
import { goalOf, hasLearned } from './learn/seen';
import { readingMs } from './pace';
import { settings, moves } from './settings.svelte';
import { TableSocket, type Connection, type Dial, type SocketHandlers } from './socket';
import { about } from './gallery';
import { hear, type Sound } from './sound';
import { wanted } from './looks.svelte';
import { merged, withFrame, withTakenBack } from './story';
import { changed } from './table-change';
import { worse, type Warning } from './learn/worse';
import type {
  Badge,
  Bye,
  Chat,
  ClientMessage,
  Colour,
  Considered,
  Frame,
  HintView,
  Receipt,
  Refused,
  Seat,
  ServerMessage,
  StoryLine,
  Summary,
  TableInfo,
  VoteView,
} from './wire';

/** The moments one can look back at, and the lines kept of the chat. */
const MAX_FRAMES = 400;
const MAX_CHAT = 200;
/** How long one frame stays at least before the next one is shown, and with how many waiting it is hurried. */
const PAUSE_MS = 900;
const HURRY_AT = 6;
const JUMP_AT = 30;
const REACTION_MS = 4_000;
const NEWS_MS = 10_000;
/** Where the browser keeps what it saw of the table it was at last. */
const SEEN = 'magnat.seen';

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

type Question = { seq: number; action: string; answer: (told: Considered | null) => void };

export type News = { what: 'taken-back' | 'declined' | 'withdrawn'; seat: Seat };
export type ShownReaction = { key: number; seat: Seat; reaction: string };

/** Everything a page knows about one table: what the server said, in the order and at the pace people can follow. */
export class Table {
  info: TableInfo | null = $state.raw(null);
  seat: Seat | null = $state(null);
  connection: Connection = $state('connecting');
  bye: Bye | null = $state(null);
  /** What has been shown, the latest last. */
  moments: Moment[] = $state.raw([]);
  /** All that happened, as far as this viewer may remember it. */
  lines: StoryLine[] = $state.raw([]);
  /** Its beginning is left out. */
  isCut = $state(false);
  /** How it ended, and why. */
  summary: Summary | null = $state.raw(null);
  /** The step after which this viewer was away. */
  awayAfter: number | null = $state(null);
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
  /** This viewer asked to play again, and goes along when that begins. */
  wantsRematch = $state(false);
  /** What people did to the table, to be told to all for a while. */
  news: News | null = $state.raw(null);
  /** What whoever runs the tournament told all tables. */
  announced: string | null = $state(null);
  /** Whether the viewer is asked if they want to take their move back. */
  undoAsked = $state(false);
  /** When the table was told of last. */
  infoAt = $state(0);
  /** A coach looks on, and what they think of the decisions that are open. */
  coaching = $state(false);
  weighed: HintView | null = $state.raw(null);
  /** What the coach says before the move is made. */
  warning: Warning | null = $state.raw(null);
  /** A newcomer reads what the game is about. Bots that play with nobody else wait. */
  reading = $state(false);
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
  /** The table is told in words, too: for a game without a drawing, and for those who want it. */
  private inWords = settings.plain;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The line was opened anew, and nothing was said on it yet. */
  private isNewLine = true;
  /** What was added to the chance of the match for this seat. */
  private added: string | undefined;
  private wished = ' ';
  private guard: ReturnType<typeof setTimeout> | undefined;
  private questions: Question[] = [];
  private count = 0;
  /** The next frame tells what happened while nobody was connected here. */
  private comesBack = false;
  /** The next frame shows the table after moves were taken back, by the wish of this seat. */
  private takenBackBy: Seat | null = null;
  /** The step of an act that is stored, until it is seen. */
  private awaited: number | null = null;

  /** A device with several players has a line for each; only one of them is heard. */
  quiet = false;

  constructor(
    readonly code: string,
    /** The seat of this browser that it comes for; nobody's to watch. */
    readonly asked: Seat | null,
    dial?: Dial,
  ) {
    const handlers: SocketHandlers = {
      message: (message) => this.hear(message),
      connection: (connection) => {
        this.connection = connection;
        if (connection === 'connecting') this.isNewLine = true;
      },
      seen: () => this.seen(),
      sketch: () => this.inWords,
    };
    this.socket = new TableSocket(code, asked, handlers, dial);
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

  tellInWords(): void {
    if (this.inWords) return;
    this.inWords = true;
    this.socket.again();
  }

  send(message: ClientMessage): void {
    this.socket.send(message);
  }

  act(action: unknown): void {
    if (!this.mayAct || !this.now) return;
    this.warning = this.coaching && !this.warning ? worse(action, this.weighed, this.now.to) : null;
    if (this.warning) return;
    if (this.reading) this.read(false);
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

  undo(): void {
    this.undoAsked = false;
    this.send({ type: 'undo' });
  }

  playAgain(): void {
    this.wantsRematch = true;
    this.send({ type: 'rematch' });
  }

  /** Makes the move that the coach warned of. */
  insist(): void {
    if (this.warning) this.act(this.warning.action);
  }

  /** A coach is there, or goes. */
  coach(on: boolean): void {
    this.coaching = on;
    this.warning = null;
    this.weigh();
  }

  /** Lets the coach think about the decision before the player makes it. */
  private weigh(): void {
    if (!this.coaching || this.now === null || this.seat === null || this.weighed?.seq === this.now.to) return;
    if (this.now.awaited.includes(this.seat) && this.now.legal.length + this.now.forms.length > 1) this.send({ type: 'weigh' });
  }

  askHint(): void {
    const known = this.weighed?.seq === this.now?.to ? this.weighed : null;
    this.hint = known;
    this.asking = known === null;
    if (this.asking) this.send({ type: 'hint' });
  }

  /** Tells the table that somebody reads what the game is about, or has read it. */
  read(reading: boolean): void {
    if (reading || this.reading) this.send({ type: 'reading', reading });
    this.reading = reading;
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
        this.infoAt = Date.now();
        this.sitDown(message.seat ?? null);
        this.forgetQuestions(-1);
        this.takenBackBy = null;
        this.comesBack = message.table.stage !== 'gathering';
        this.addRandomness(message.table);
        this.read(this.seat !== null && message.table.stage !== 'finished' && !hasLearned(goalOf(message.table.setup.game)));
        break;
      case 'table':
        if (this.info) this.info = changed(this.info, message.table);
        this.infoAt = Date.now();
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
        if (this.asking && message.seq === this.now?.to) this.hint = message;
        this.weighed = message;
        this.asking = false;
        break;
      case 'considered':
        this.considered(message);
        break;
      case 'vote':
        this.vote = message.open ?? null;
        break;
      case 'declined':
      case 'withdrawn':
        this.tellNews(message.type, message.seat);
        break;
      case 'taken_back':
        this.takenBackBy = message.seat;
        this.tellNews('taken-back', message.seat);
        break;
      case 'announced':
        this.announced = message.text || null;
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

  /** The seat of a welcome. On a new line the chat is told anew; otherwise the table has closed its free seats. */
  private sitDown(seat: Seat | null): void {
    const was = this.seat;
    this.seat = seat;
    if (this.isNewLine) this.chat = [];
    else if (was !== seat) this.chat = this.chat.map((line) => ({ ...line, seat: line.seat === was ? (seat ?? -1) : line.seat === seat ? -1 : line.seat }));
    this.isNewLine = false;
  }

  /** Says how this player likes to look, once for each wish. */
  dress(badge: Badge | null, colour: Colour | null): void {
    const wish = `${badge ?? ''} ${colour ?? ''}`;
    if (!this.info || this.seat === null || this.wished === wish || this.info.beginning) return;
    const look = wanted(this.info.seats, this.info.stage, this.seat, badge, colour);
    this.wished = wish;
    if (look) this.send({ type: 'set_look', look });
  }

  private tellNews(what: News['what'], seat: Seat): void {
    const news = { what, seat };
    this.news = news;
    setTimeout(() => {
      if (this.news === news) this.news = null;
    }, NEWS_MS);
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
    if (!mine || table.stage !== 'gathering' || this.fair.commitment !== table.commitment) return;
    if (this.added) moveTo(this.code, table.commitment, mine.seat, this.added);
    this.added ??= mine.entropy_given ? this.fair.added[mine.seat] : addFor(this.code, table.commitment, mine.seat);
    this.fair = seenFirst(this.code, table.commitment);
    if (!mine.entropy_given && this.added) this.send({ type: 'entropy', commitment: table.commitment, entropy: this.added });
  }

  private react(seat: Seat, reaction: string): void {
    const key = (this.count += 1);
    this.reactions = [...this.reactions, { key, seat, reaction }].slice(-8);
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.key !== key)), REACTION_MS);
  }

  private receive(frame: Frame): void {
    const seen = this.seen();
    if (this.takenBackBy !== null || frame.to < seen) {
      this.takeBack(frame);
      return;
    }
    if (frame.from > seen || (frame.from < seen && frame.to > seen && !this.comesBack)) {
      // Something is missing between, or was told already; the answer tells just the rest.
      this.socket.send({ type: 'resume', from: seen });
      return;
    }
    if (this.comesBack) {
      this.comesBack = false;
      if (this.comeBack(frame, seen)) return;
    }
    const isNew = frame.to > seen || this.now === null;
    this.waiting = [...this.waiting, isNew ? frame : { ...frame, events: [], later: null }];
    this.settle();
    if (this.isRace(frame)) this.next(true);
    else if (this.waiting.length === 1) this.next(this.now === null || !this.busy());
  }

  /** Moves were taken back: what was told of them is no longer true. Chance may have brought something new since. */
  private takeBack(frame: Frame): void {
    const [by, after] = [this.takenBackBy, Math.min(frame.from, frame.to)];
    [this.waiting, this.awaited, this.acting, this.takenBackBy, this.comesBack] = [[], null, false, null, false];
    clearTimeout(this.timer);
    this.moments = this.moments.filter((moment) => moment.to <= after);
    this.lines = withTakenBack(this.lines, after, by);
    this.show(frame.to > after ? frame : { ...frame, events: [], later: null }, frame.to > after);
    void this.fetchStory();
  }

  /** Somebody who was not there sees how things stand at once, and reads what happened in the story. */
  private comeBack(frame: Frame, seen: number): boolean {
    const isMissed = frame.to > seen || this.lines.length === 0;
    if (!isMissed || frame.to === 0) return false;
    const left = seen > 0 ? seen : lastSeen(this.code, this.seat);
    if (left !== null && left < frame.to) this.awayAfter = left;
    clearTimeout(this.timer);
    this.waiting = [];
    this.show({ ...frame, events: seen > 0 ? frame.events : [] }, false);
    this.settle();
    void this.fetchStory();
    return true;
  }

  /** The story as the server tells it. A table whose story cannot be had is played all the same. */
  private async fetchStory(): Promise<void> {
    const told = await story(this.code, this.seat).catch(() => null);
    if (!told) return;
    // What still waits to be shown tells itself then.
    this.lines = merged(told, this.lines, this.now?.to ?? 0);
    this.isCut = told.cut ?? false;
    this.summary = told.summary ?? null;
  }

  /** Where whoever is first counts, nobody is kept waiting by what there is to see. */
  private isRace(frame: Frame): boolean {
    return this.seat !== null && typeof frame.turn === 'object' && 'open' in frame.turn && frame.turn.open.includes(this.seat);
  }

  /** Whether a bot just played for somebody who is away. */
  private isHeld(before: Frame | null): boolean {
    const turn = before?.turn;
    const player = typeof turn === 'object' && 'one' in turn ? this.info?.seats[turn.one]?.player : undefined;
    return player?.kind === 'person' && player.held_by_bot;
  }

  /** An act is done with once the frame that shows it is here. */
  private settle(): void {
    if (this.awaited === null || this.seen() < this.awaited) return;
    this.awaited = null;
    this.acting = false;
  }

  /** Whether the last moment has not been on the table for long enough to be read. */
  private busy(): boolean {
    return moves() && this.now !== null && this.now.events.length > 0 && Date.now() - this.now.at < readingMs(PAUSE_MS, 1, settings.pace);
  }

  private next(atOnce: boolean): void {
    clearTimeout(this.timer);
    const told = readingMs(PAUSE_MS, this.now?.events.length ?? 1, settings.pace);
    const pause = this.waiting.length > HURRY_AT ? told / 4 : told;
    if (!atOnce && moves() && pause > 0) {
      this.timer = setTimeout(() => this.take(), pause);
    } else {
      this.take();
    }
  }

  private take(): void {
    const jumps = this.waiting.length > JUMP_AT;
    while (this.waiting.length > JUMP_AT) {
      const [first, second, ...rest] = this.waiting;
      if (!first || !second) break;
      this.waiting = [{ ...second, from: first.from, events: [...first.events, ...second.events] }, ...rest];
    }
    const [frame, ...rest] = this.waiting;
    if (!frame) return;
    this.waiting = rest;
    this.show(frame, !jumps);
    if (jumps) void this.fetchStory();
    if (rest.length > 0) this.next(!moves() || rest.some((waiting) => this.isRace(waiting)));
  }

  /** Shows at once what still waits to be shown. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) {
      const [frame, ...rest] = this.waiting;
      if (!frame) return;
      this.waiting = rest;
      this.show(frame);
    }
  }

  /** What the game lets hear of a moment, each sound once; at the end, how it ended for this viewer. */
  private sounds(frame: Frame): Sound[] {
    if (frame.outcome) return [this.seat === null || frame.outcome.winners.includes(this.seat) ? 'win' : 'loss'];
    const heard = about(this.info?.setup.game ?? '')?.sounds ?? {};
    const types = frame.events.map((event) => (event as { type?: string } | null)?.type ?? '');
    const named = types.flatMap((type) => heard[type] ?? []);
    return named.length > 0 ? [...new Set(named)] : ['step'];
  }

  private show(frame: Frame, isTold = true): void {
    this.forgetQuestions(frame.to);
    this.watchOver(this.now, frame);
    const wasMine = this.seat !== null && this.turnSeats.includes(this.seat);
    const before = this.now;
    const crossed = before !== null && before.chapter !== frame.chapter;
    const moment: Moment = { ...frame, number: (this.count += 1), at: Date.now(), crossed };
    // A frame that tells nothing new replaces the one it repeats, so that looking back shows happenings only.
    const kept = before && frame.events.length === 0 && before.to === frame.to ? this.moments.slice(0, -1) : this.moments;
    const told = kept !== this.moments && before ? { ...moment, events: before.events, from: before.from, crossed: before.crossed } : moment;
    // Where the rulebook takes reminders away, moments of a chapter that is over cannot be stepped back to.
    this.moments = [...kept.slice(closedBy(kept, frame)), told].slice(-MAX_FRAMES);
    if (isTold) this.lines = withFrame(this.lines, frame, crossed, this.isHeld(before));
    if (isTold && frame.outcome && !before?.outcome) void this.fetchStory();
    keepSeen(this.code, this.seat, frame.to);
    if (this.back > 0) this.back = Math.min(this.back + 1, this.moments.length - 1);
    if (this.hint && this.hint.seq !== frame.to) this.hint = null;
    this.warning = null;
    this.weigh();
    if (frame.to !== before?.to) this.refused = null;
    const isMine = this.seat !== null && frame.awaited.includes(this.seat);
    if (this.quiet) return;
    if (frame.events.length > 0 && before) hear(...this.sounds(frame), ...(isMine && !wasMine ? (['turn'] as const) : []));
    if (isMine && !wasMine && before && settings.vibration) navigator.vibrate?.(60);
  }
}

/** The step that this browser saw last of a table. */
function lastSeen(code: string, seat: Seat | null): number | null {
  try {
    const [kept, step] = (localStorage.getItem(SEEN) ?? '').split(' ');
    return kept === `${code}-${seat ?? ''}` ? Number(step) : null;
  } catch {
    return null;
  }
}

function keepSeen(code: string, seat: Seat | null, step: number): void {
  try {
    localStorage.setItem(SEEN, `${code}-${seat ?? ''} ${step}`);
  } catch {
    // Then nobody is told that they were away.
  }
}

/** The moves a frame offers, to be compared with those of another. */
function offered({ legal, forms }: Frame): string {
  return JSON.stringify([legal, forms]);
}
