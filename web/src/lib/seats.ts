/**
 * The secrets of the seats this browser sits in, by table; several where people share the device, the first one of whom
 * speaks for all before the game. They never leave it but in messages to the server.
 */

const PREFIX = 'magnat.seat.';
const MAX_KEPT = 50;

export type KeptSeat = { secret: string; game: string; at: number; others?: string[] };

export function keepSeats(table: string, secrets: string[], game: string): void {
  const [secret, ...others] = [...new Set(secrets)];
  if (secret === undefined) return forgetSeat(table);
  try {
    forgetOldest();
    const kept: KeptSeat = { secret, game, at: Date.now(), ...(others.length > 0 ? { others } : {}) };
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
  sessionSeats.set(table, [secret, ...others]);
}

/** Keeps a seat beside those this browser has at the table already. */
export function keepSeat(table: string, secret: string, game: string): void {
  keepSeats(table, [...seatSecrets(table), secret], game);
}

export function seatSecrets(table: string): string[] {
  const kept = read(PREFIX + table);
  return sessionSeats.get(table) ?? (kept ? [kept.secret, ...(kept.others ?? [])] : []);
}

/** Forgets one seat, or all of a table. */
export function forgetSeat(table: string, secret: string | null = null): void {
  const rest = seatSecrets(table).filter((other) => secret !== null && other !== secret);
  if (rest.length > 0) return keepSeats(table, rest, read(PREFIX + table)?.game ?? '');
  sessionSeats.delete(table);
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Nothing was kept then.
  }
}

/** Tables to come back to, the latest first. */
export function keptTables(): Array<{ table: string; game: string; at: number }> {
  return keys()
    .map((key) => ({ key, kept: read(key) }))
    .flatMap(({ key, kept }) => (kept ? [{ table: key.slice(PREFIX.length), game: kept.game, at: kept.at }] : []))
    .sort((a, b) => b.at - a.at);
}

const sessionSeats = new Map<string, string[]>();

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): KeptSeat | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const fits = kept !== null && typeof kept === 'object' && 'secret' in kept && 'game' in kept && 'at' in kept;
    return fits ? (kept as KeptSeat) : null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  for (const { table } of keptTables().slice(MAX_KEPT - 1)) localStorage.removeItem(PREFIX + table);
}
