import type { Wire } from '../socket';
import { PLAYED } from './here';
import type { Claimed, FromWorker, ToWorker } from './talk';
import { trouble } from './trouble.svelte';

/** The page's side of the tables of this device: the same requests and lines as to a server, answered by a worker. */

const OPEN = 1;
const CLOSED = 3;
/** Where tests say how fast bots may move. */
const PACE = 'magnat.local-pace';

/** Where the program lies. There is none where `cargo xtask wasm` has not been run. */
const programs = import.meta.glob<string>('./program/*.wasm', { query: '?url', import: 'default', eager: true });
export const program = Object.values(programs)[0] ?? '';

let worker: Worker | null = null;
let numbers = 0;
const answers = new Map<number, (answer: { status: number; body: string }) => void>();
const claims = new Map<number, (why: Claimed) => void>();
const lines = new Map<number, LocalLine>();

function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = () => fail();
    const pace = Number(localStorage.getItem(PACE) ?? NaN);
    tell({ type: 'begin', program, leastThoughtMs: Number.isFinite(pace) ? pace : undefined });
  }
  worker.postMessage(message);
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case 'claimed':
      claims.get(message.id)?.(message.why);
      claims.delete(message.id);
      break;
    case 'answer':
      answers.get(message.request)?.(message);
      answers.delete(message.request);
      break;
    case 'say':
      lines.get(message.conn)?.onmessage?.({ data: message.text });
      break;
    case 'hang_up':
      lines.get(message.conn)?.end();
      break;
    case 'stored':
      trouble.why = null;
      break;
    case 'not_stored':
      trouble.why = message.why;
      break;
    case 'broken':
      fail();
      break;
  }
}

/** A worker that failed is replaced by another one, which reads what is stored. */
function fail(): void {
  stop();
  const problem = JSON.stringify({ error: 'broken', detail: 'The games could not be run in this browser. Reload the page and try again.' });
  for (const answer of answers.values()) answer({ status: 500, body: problem });
  for (const claimed of claims.values()) claimed('unreadable');
  answers.clear();
  claims.clear();
  for (const line of [...lines.values()]) line.end();
}

/** Asks this device what is otherwise asked of a server. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  localStorage.setItem(PLAYED, '');
  const id = ++numbers;
  const answer = new Promise<{ status: number; body: string }>((resolve) => answers.set(id, resolve));
  tell({ type: 'request', id, method: init.method ?? 'GET', path, body: typeof init.body === 'string' ? init.body : '' });
  const { status, body } = await answer;
  return new Response(status === 204 ? null : body, { status });
}

/** Wants a table for this tab. Tells why it cannot have it. */
export function claim(table: string): Promise<Claimed> {
  const id = ++numbers;
  const claimed = new Promise<Claimed>((resolve) => claims.set(id, resolve));
  tell({ type: 'claim', id, table });
  return claimed;
}

/** Fetches the worker and its program and lets them go again, unless they are at work. */
export async function tryOut(): Promise<void> {
  if (worker) return;
  await claim('');
  if (answers.size + claims.size + lines.size === 0) stop();
}

function stop(): void {
  worker?.terminate();
  worker = null;
}

/** A line to a table of this device. */
class LocalLine implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private conn = ++numbers;
  private isNew = true;

  constructor(private table: string) {
    lines.set(this.conn, this);
    queueMicrotask(() => {
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    tell({ type: 'say', conn: this.conn, table: this.isNew ? this.table : null, text });
    this.isNew = false;
  }

  close(): void {
    tell({ type: 'gone', conn: this.conn });
    this.end();
  }

  end(): void {
    if (!lines.delete(this.conn)) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}

/** Calls a table of this device. */
export const dial = (table: string): Wire => new LocalLine(table);
