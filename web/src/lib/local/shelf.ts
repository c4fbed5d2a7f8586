import type { OwnGame } from '../own-games';
import type { Seat, TableInfo } from '../wire';

/** What is kept of a table of this device beside its facts. */
export type KeptTable = {
  code: string;
  /** What opens the seats of this device. */
  key: string;
  seats: Seat[];
  info: TableInfo;
  at_ms: number;
  /** How many facts it has. */
  length: number;
};

const NAME = 'magnat';
const VERSION = 1;
/** The tables, and their facts by table and number. */
const TABLES = 'tables';
const FACTS = 'facts';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'code' });
      asked.result.createObjectStore(FACTS);
    };
    asked.onerror = () => reject(asked.error ?? new Error('this browser keeps nothing'));
    asked.onsuccess = () => {
      // A later version of the site wants to change it: this one makes room.
      asked.result.onversionchange = () => asked.result.close();
      asked.result.onclose = () => (opened = null);
      resolve(asked.result);
    };
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the browser did not say why'));
  });

/** Appends facts to a table that has exactly `expected` of them: all or none, and on the disk once this returns. */
export async function append(kept: Omit<KeptTable, 'length'>, expected: number, facts: string[]): Promise<void> {
  const written = (await open()).transaction([TABLES, FACTS], 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    written.oncomplete = () => resolve();
    written.onabort = () => reject(written.error ?? new Error('somebody else wrote to this table'));
  });
  const tables = written.objectStore(TABLES);
  const before = tables.get(kept.code) as IDBRequest<KeptTable | undefined>;
  before.onsuccess = () => {
    if ((before.result?.length ?? 0) !== expected) return written.abort();
    facts.forEach((fact, at) => written.objectStore(FACTS).add(fact, [kept.code, expected + at]));
    tables.put({ ...kept, length: expected + facts.length });
  };
  await ended;
}

export async function find(code: string): Promise<KeptTable | undefined> {
  return done((await open()).transaction(TABLES).objectStore(TABLES).get(code) as IDBRequest<KeptTable | undefined>);
}

const factsOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, Number.MAX_SAFE_INTEGER]);

/** All facts of a table, in their order. */
export async function read(code: string): Promise<string[]> {
  return done((await open()).transaction(FACTS).objectStore(FACTS).getAll(factsOf(code)) as IDBRequest<string[]>);
}

/** All games of this device, the newest first. */
export async function ownGames(): Promise<OwnGame[]> {
  const all = await done((await open()).transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<KeptTable[]>);
  const games = all.map(({ code, info, seats, at_ms }) => ({ code, game: info.setup.game, at: at_ms, info, seat: seats[0] ?? null }));
  return games.sort((a, b) => b.at - a.at);
}

/** Throws all tables away. */
export async function clear(): Promise<void> {
  const written = (await open()).transaction([TABLES, FACTS], 'readwrite');
  written.objectStore(TABLES).clear();
  await done(written.objectStore(FACTS).clear());
}
