import { PROTOCOL_VERSION, type Bye, type ClientMessage, type Seat, type ServerMessage } from './wire';

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

export type SocketHandlers = {
  message: (message: ServerMessage) => void;
  connection: (connection: Connection) => void;
  /** The step seen last, for `hello`. */
  seen: () => number;
  /** Whether the table is wanted in words, too. */
  sketch: () => boolean;
};

/** What a browser socket has and this file uses; tests bring their own. */
export type Wire = {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (data: string) => void;
  close: () => void;
};

export type Dial = (url: string) => Wire;

const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 15_000;
/** A line that says nothing for so long is asked, and dropped if it does not answer. */
const QUIET_MS = 20_000;
/** The same while somebody waits for their own move to be answered. */
const HURRIED_MS = 5_000;
const OPEN = 1;

/** After these there is no use in calling again. */
const FINAL: ReadonlySet<Bye> = new Set(['version', 'no_such_table', 'wrong_secret', 'gone', 'no_watching', 'crowded']);

type Act = Extract<ClientMessage, { type: 'act' }>;

/**
 * The line to a table. It calls again when it breaks, each time after a longer wait, says which step was seen last,
 * and sends an act that was not answered once more under its old id, so that it happens exactly once.
 */
export class TableSocket {
  private wire: Wire | null = null;
  private retryMs = FIRST_RETRY_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private actedAt = 0;
  private pinged = false;
  private stopped = false;
  private welcomed = false;
  private pending: Act | null = null;
  private acts = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    private table: string,
    private seat: Seat | null,
    private handlers: SocketHandlers,
    private dial: Dial = (url) => new WebSocket(url) as unknown as Wire,
    private url: string = socketUrl(),
  ) {}

  start(): void {
    this.watchdog = setInterval(() => this.watch(), HURRIED_MS / 2);
    this.call();
  }

  /** Hangs up for good. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.watchdog);
    this.drop();
    this.handlers.connection('closed');
  }

  /** Calls at once: the page is visible again, or the network is back. */
  wake(): void {
    if (this.stopped || this.wire) return;
    clearTimeout(this.retry);
    this.retryMs = FIRST_RETRY_MS;
    this.call();
  }

  /** Hangs up and calls anew, to be told in another way. */
  again(): void {
    if (this.stopped || !this.wire) return;
    this.drop();
    this.call();
  }

  send(message: ClientMessage): boolean {
    if (!this.welcomed || this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Acts. Gives back the id; while one act waits for its answer, there is no other. */
  act(seq: number, action: unknown): string | null {
    if (this.pending) return null;
    this.acts += 1;
    this.actedAt = Date.now();
    this.pending = { type: 'act', id: `${this.session}-${this.acts}`, seq, action };
    this.send(this.pending);
    return this.pending.id;
  }

  private call(): void {
    this.handlers.connection('connecting');
    const wire = this.dial(this.url);
    this.wire = wire;
    this.welcomed = false;
    this.heardAt = Date.now();
    this.pinged = false;
    wire.onopen = () => {
      const from = this.handlers.seen();
      const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL_VERSION, table: this.table, from, sketch: this.handlers.sketch() };
      wire.send(JSON.stringify(this.seat === null ? { ...hello, watch: true } : { ...hello, seat: this.seat }));
    };
    wire.onmessage = (event) => {
      if (wire === this.wire && typeof event.data === 'string') this.hear(event.data);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
  }

  private hear(data: string): void {
    this.heardAt = Date.now();
    this.pinged = false;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome') this.greet(message.seat ?? null);
    if (message.type === 'bye' && FINAL.has(message.why)) this.stopped = true;
    const answers = message.type === 'ack' || message.type === 'refused';
    if (answers && message.id && message.id === this.pending?.id) this.pending = null;
    this.handlers.message(message);
    if (this.stopped) this.stop();
  }

  private greet(seat: Seat | null): void {
    // A table that begins with fewer numbers its seats anew.
    if (this.seat !== null && seat !== null) this.seat = seat;
    this.welcomed = true;
    this.retryMs = FIRST_RETRY_MS;
    this.handlers.connection('open');
    if (this.pending) this.send(this.pending);
  }

  private lost(): void {
    this.wire = null;
    this.welcomed = false;
    if (this.stopped) return;
    this.handlers.connection('waiting');
    this.retry = setTimeout(() => this.call(), this.retryMs * (0.75 + Math.random() / 2));
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }

  private watch(): void {
    if (!this.wire) return;
    const quiet = Date.now() - Math.max(this.heardAt, this.pending ? this.actedAt : 0);
    const patience = this.pending ? HURRIED_MS : QUIET_MS;
    if (quiet > patience * 1.5) {
      this.drop();
      this.lost();
    } else if (quiet > patience && !this.pinged) {
      this.pinged = this.send({ type: 'ping', nonce: 1 });
    }
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    wire?.close();
  }
}

function socketUrl(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/socket`;
}
