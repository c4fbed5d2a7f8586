import type {
  Addresses,
  CreateTable,
  GameLine,
  GameList,
  JoinTable,
  Problem,
  Rulebook,
  Seated,
  TableList,
} from './wire';

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
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError({ error: 'offline', detail: 'The server cannot be reached.' }, 0);
  }
  const value: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const problem = value as Problem | null;
  throw new ApiError(problem ?? { error: 'server', detail: answer.statusText }, answer.status);
}

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
export const createTable = (table: CreateTable) => request<Seated>('/api/tables', table);
export const joinTable = (code: string, guest: JoinTable) =>
  request<Seated>(`/api/tables/${encodeURIComponent(code)}/seats`, guest);
export const rulebook = (id: string, lang: string) =>
  request<Rulebook>(`/api/games/${encodeURIComponent(id)}/rules?lang=${lang}`);

/** Randomness of this browser's own, for the fairness of a match. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
