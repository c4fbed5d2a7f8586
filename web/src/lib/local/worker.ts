/// <reference lib="webworker" />
import { loadTables, type Tables } from './program';
import * as shelf from './shelf';
import type { FromWorker, ToWorker } from './talk';

/** Runs the tables of this device: carries out what the program wants, and stores every fact before anybody hears of it. */
const worker = globalThis as unknown as DedicatedWorkerGlobalScope;

/** A table that nobody looks at is closed after this, so that another tab may have it. */
const REST_MS = 3_000;

type Effect =
  | { type: 'store'; table: string; expected: number; facts: string[]; kept: Omit<shelf.KeptTable, 'code' | 'length'> }
  | Extract<FromWorker, { type: 'say' | 'hang_up' | 'answer' }>;

let tables: Promise<Tables> | null = null;
let program: Tables | null = null;
/** Which table each line is for. */
const lines = new Map<number, string>();
/** Lets go of a table that this tab has. */
const held = new Map<string, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let begin: Extract<ToWorker, { type: 'begin' }> | null = null;

const post = (message: FromWorker): void => worker.postMessage(message);

// One after the other: what is said on a line keeps its order.
let last: Promise<void> = Promise.resolve();
worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(() => take(data)).catch((error: unknown) => post({ type: 'broken', why: String(error) }));
};

async function take(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'begin':
      begin = message;
      return;
    case 'claim': {
      const why = await claim(message.table).catch(() => 'unreadable' as const);
      post({ type: 'claimed', id: message.id, why });
      return;
    }
    case 'request': {
      const { id, method, path, body } = message;
      const at = await ready();
      for (const code of new Set(`${path} ${body}`.match(/\bHERE[A-Z2-9]{6}\b/g))) await claim(code);
      at.request(id, method, path.replace('/api/HERE/', '/api/'), body);
      break;
    }
    case 'say': {
      const at = await ready();
      if (message.table) {
        lines.set(message.conn, message.table);
        await claim(message.table);
      }
      at.say(message.conn, message.text);
      break;
    }
    case 'gone': {
      const table = lines.get(message.conn);
      lines.delete(message.conn);
      program?.gone(message.conn);
      if (table) rest(table);
      break;
    }
  }
  settle();
}

async function ready(): Promise<Tables> {
  tables ??= loadTables(begin?.program ?? '', begin?.leastThoughtMs).catch((error: unknown) => {
    tables = null;
    throw error;
  });
  return (program = await tables);
}

/** Opens a table, unless another tab has it. */
async function claim(code: string): Promise<'elsewhere' | 'missing' | 'unreadable' | null> {
  const at = await ready();
  if (at.has(code)) return null;
  const kept = await shelf.find(code);
  if (!kept) return 'missing';
  if (!(await hold(code))) return 'elsewhere';
  const why = at.open(kept.key, await shelf.read(code), kept.at_ms);
  if (why === undefined) return null;
  letGo(code);
  return 'unreadable';
}

/** Whether this tab has the table from now on. Where the browser knows no locks, the store notices two who write. */
function hold(code: string): Promise<boolean> {
  if (held.has(code) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`magnat ${code}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((free) => held.set(code, free)) : undefined;
    });
  });
}

function letGo(code: string): void {
  held.get(code)?.();
  held.delete(code);
}

/** Closes a table some time after the last line to it. */
function rest(code: string): void {
  setTimeout(() => {
    if ([...lines.values()].includes(code)) return;
    program?.close(code);
    letGo(code);
    settle();
  }, REST_MS);
}

/** Carries out what the program wants, and comes back when it is time. */
function settle(): void {
  if (!program) return;
  for (let told = program.nextEffect(); told !== undefined; told = program.nextEffect()) {
    const effect = JSON.parse(told) as Effect;
    if (effect.type === 'store') void store(effect);
    else post(effect);
  }
  clearTimeout(timer);
  const next = program.wantsToThink() ? 0 : program.nextTickMs();
  if (next !== undefined) timer = setTimeout(goOn, Math.max(next - Date.now(), 0));
}

function goOn(): void {
  if (program?.wantsToThink()) program.think();
  else program?.tick();
  settle();
}

async function store({ table, expected, facts, kept }: Extract<Effect, { type: 'store' }>): Promise<void> {
  let isStored = true;
  try {
    await hold(table);
    await shelf.append({ code: table, ...kept }, expected, facts);
    post({ type: 'stored' });
  } catch (error) {
    isStored = false;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    post({ type: 'not_stored', why: isFull ? 'full' : 'failed' });
  }
  program?.stored(table, isStored);
  settle();
}
