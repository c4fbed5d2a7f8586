/** The secrets of the seats this browser sits in, by table. They never leave it but in messages to the server. */

const PREFIX = 'magnat.seat.';
const MAX_KEPT = 50;

export type KeptSeat = { secret: string; game: string; at: number };

export function keepSeat(table: string, secret: string, game: string): void {
  try {
    forgetOldest();
    localStorage.setItem(PREFIX + table, JSON.stringify({ secret, game, at: Date.now() } satisfies KeptSeat));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
  sessionSeats.set(table, secret);
}

export function seatSecret(table: string): string | null {
  return sessionSeats.get(table) ?? read(PREFIX + table)?.secret ?? null;
}

export function forgetSeat(table: string): void {
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

const sessionSeats = new Map<string, string>();

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
