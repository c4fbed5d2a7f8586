import { asksHere, here, isHere, onOwn } from './local/here';
import { keptBefore } from './seats';
import type {
  AbsentPeople,
  Addresses,
  CardsView,
  ContinueTable,
  CreateTable,
  CreateTournament,
  GameLine,
  GameList,
  Hook,
  JoinTable,
  JoinTournament,
  LessonAnswer,
  LessonList,
  LessonView,
  Look,
  OptionValue,
  OwnSeats,
  Problem,
  PushKey,
  RecordKept,
  ResultLine,
  Rulebook,
  Seat,
  Seated,
  SecretLink,
  SessionView,
  StoryView,
  TableInfo,
  TableList,
  TournamentJoined,
  TournamentMade,
  TournamentView,
} from './wire';

/** Whose eyes a replay is seen through: what everybody saw, what one seat saw, or all of it. */
export type Eyes = 'public' | 'all' | number;

/** An answer that was not a success: a word for programs and a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.detail);
  }
}

async function request<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method: method ?? 'GET' }
      : {
          method: method ?? 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  return ask(path, init, (answer) => (answer.status === 204 ? Promise.resolve(null) : answer.json()) as Promise<T>);
}

async function ask<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
  let answer: Response;
  try {
    answer = await (asksHere(path) ? (await import('./local/tables')).ask(path, init) : fetch(path, init));
  } catch {
    throw new ApiError({ error: 'offline', detail: 'The server cannot be reached.' }, 0);
  }
  if (answer.ok) return read(answer);
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem ?? { error: 'server', detail: answer.statusText }, answer.status);
}

/** Whether the server will do this if it is asked again a little later. */
const isBusy = (error: unknown) => error instanceof ApiError && [0, 429, 503].includes(error.status);
/** How often something that takes the server a while is asked for, and how long to wait in between. */
const TRIES = 6;
const PAUSE_MS = 4000;

/** Asks for something that takes the server a while, until it comes to it: a whole class may ask at once. */
export async function again<T>(path: string, init: RequestInit = {}): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask(path, init, (answer) => answer.json() as Promise<T>);
    } catch (error) {
      if (tried >= TRIES || !isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
  }
}

/** All that a seat was shown of a match, or everybody. */
export const story = (code: string, seat: Seat | null): Promise<StoryView> =>
  again<StoryView>(`/api/tables/${code}/story${seat === null ? '' : `?seat=${seat}`}`);

let catalog: Promise<GameList> | null = null;

/** The catalog does not change while the page is open. */
export function games(): Promise<GameList> {
  catalog ??= request<GameList>('/api/games').catch((error: unknown) => {
    catalog = null;
    throw error;
  });
  return catalog;
}

export async function game(id: string): Promise<GameLine | undefined> {
  return (await games()).games.find((line) => line.id === id);
}

export const tables = () => request<TableList>('/api/tables');
export const addresses = () => request<Addresses>('/api/address');
/** Makes a table: on the server, or on this device. */
export const createTable = (table: CreateTable, onDevice = false) => request<Seated>(placeOf('/api/tables', onDevice), table);
export const joinTable = (code: string, guest: JoinTable) =>
  request<Seated>(table(code, '/seats'), guest);
export const rulebook = (id: string, lang: string) =>
  request<Rulebook>(`/api/games/${encodeURIComponent(id)}/rules?lang=${lang}`);
/** What there is to learn and to solve. */
export const lessons = (id: string) => request<LessonList>(learn(id));
export const lesson = (id: string, lesson: string) => request<LessonView>(learn(id, lesson));
export const tryLesson = (id: string, lesson: string, action: unknown) =>
  request<LessonAnswer>(learn(id, lesson), { action });
/** The record of a finished match, line by line. */
export const record = (code: string) => ask(table(code, '/record'), {}, (answer) => answer.text());
/** Sends a record, which is read and kept for a while. Gives the place where it is asked about. */
export async function sendRecord(record: string): Promise<string> {
  const place = placeOf('/api/records', onOwn());
  const { id } = await again<RecordKept>(place, { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: record });
  return `${place}/${id}`;
}
/** A table that goes on with a recorded match, bots in all other seats. */
export const continueTable = (table: ContinueTable) =>
  request<Seated>(placeOf('/api/tables/continued', onOwn() || ('table' in table.of && isHere(table.of.table))), table);

let brought: Promise<unknown> | null = null;

/** Hands over what an older version kept in this browser. What the server does not take now is brought next time. */
function bring(): Promise<unknown> {
  const hand = async () => {
    const kept = keptBefore(localStorage);
    if (!kept) return;
    await request('/api/session', kept.brought);
    kept.forget();
  };
  return (brought ??= hand().catch(() => null));
}

/** All that this browser holds. */
export const session = () => bring().then(() => request<SessionView>('/api/session'));
/** Forgets all of it. */
export const endSession = () => request<null>('/api/session', undefined, 'DELETE');

/** A table as everybody sees it. */
export const tableInfo = (code: string) => request<TableInfo>(table(code, ''));

const placeOf = (path: string, onDevice: boolean) => (onDevice ? here(path) : path);
const learn = (id: string, lesson?: string) =>
  `/api/games/${encodeURIComponent(id)}/lessons${lesson === undefined ? '' : `/${encodeURIComponent(lesson)}`}`;
const table = (code: string, path: string) => `/api/tables/${encodeURIComponent(code)}${path}`;

/** Asks until the server answers: a seat is not given up because the line is down. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS / 2));
    }
  }
}

/** The seats this browser has at a table. */
export const ownSeats = (code: string) => patiently(() => (isHere(code) ? Promise.resolve() : bring()).then(() => request<OwnSeats>(table(code, '/session')))).then(({ seats }) => seats);
/** Takes the seat of a link, in place of any other at the table. */
export const openSeat = (code: string, secret: string) => patiently(() => request<null>(table(code, '/session'), { secret }, 'PUT'));
/** The secret of a seat, for a link to another device. */
export const seatLink = (code: string, seat: Seat) => request<SecretLink>(table(code, `/seats/${seat}/link`), undefined, 'POST').then(({ secret }) => secret);
export const pushKey = () => request<PushKey>('/api/push-key');
/** Where to call when it is the turn of this browser's seat. */
export const setHook = (code: string, hook: Hook) => request<null>(table(code, '/hook'), { hook }, 'PUT');
/** Other house rules for a table that this browser is the host of. */
export const setOptions = (code: string, options: Record<string, OptionValue>, check_books: boolean) =>
  request<null>(table(code, '/options'), { options, check_books }, 'PUT');
/** Shows all other devices out of a seat. */
export const renewSeat = (code: string, seat: Seat) => request<Seated>(table(code, `/seats/${seat}/renewal`), {});

const cup = (code: string, path = '') => `/api/tournaments/${encodeURIComponent(code)}${path}`;
export const createTournament = (wanted: CreateTournament) => request<TournamentMade>('/api/tournaments', wanted);
export const tournament = (code: string) => bring().then(() => request<TournamentView>(cup(code)));
/** The secret of whoever runs a tournament, for a link to another device. */
export const tournamentLink = (code: string) => request<SecretLink>(cup(code, '/link'), undefined, 'POST').then(({ secret }) => secret);
export const openTournament = (code: string, secret: string) => request<null>(cup(code, '/session'), { secret }, 'PUT');
/** Comes as one of those who take part. */
export const joinTournament = (code: string, as: JoinTournament) => request<TournamentJoined>(cup(code, '/join'), as);
/** How whoever asks looks there, if they take part. */
export const dress = (code: string, look: Look) => request<TournamentView>(cup(code, '/look'), look, 'PUT');
/** Shows whoever came under a name out, so that it can be taken again. */
export const freeName = (code: string, participant: number) =>
  request<TournamentView>(cup(code, `/participants/${participant}/session`), undefined, 'DELETE');
export const startStage = (code: string, stage: number, absent: AbsentPeople) =>
  request<TournamentView>(cup(code, `/stages/${stage}?absent=${absent}`), undefined, 'PUT');
export const enterResults = (code: string, stage: number, table: number, results: ResultLine[]) =>
  request<TournamentView>(cup(code, `/stages/${stage}/tables/${table}`), { results }, 'PUT');
export const setAway = (code: string, participant: number, away: boolean) =>
  request<TournamentView>(cup(code, `/participants/${participant}`), { away }, 'PUT');
export const setParticipants = (code: string, participants: string[]) =>
  request<TournamentView>(cup(code, '/participants'), { participants }, 'PUT');
export const pauseTables = (code: string, paused: boolean) => request<TournamentView>(cup(code, '/pause'), { paused }, 'PUT');
/** Tells everybody something; nothing takes it back. */
export const tellAll = (code: string, text: string) => request<TournamentView>(cup(code, '/message'), { text }, 'PUT');
export const botFor = (code: string, participant: number) =>
  request<TournamentView>(cup(code, `/participants/${participant}/bot`), undefined, 'PUT');
export const tournamentCards = (code: string, lang: string) => request<CardsView>(cup(code, `/cards?lang=${lang}`));
/** Where the browser finds a file about a tournament: `standings.csv` or `cards.xlsx`. */
export const tournamentFile = (code: string, file: string) => cup(code, `/${file}`);
