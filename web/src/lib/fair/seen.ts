/**
 * What this browser was shown first of a table's secret, and what it added itself. It is kept over reloads, so that whatever
 * the server says later is compared with that.
 */

const PREFIX = 'magnat.fair.';
const MAX_KEPT = 100;

export type Seen = {
  /** The commitment that was shown first. */
  commitment: string;
  /** What this browser added, by seat. */
  added: Record<number, string>;
  at: number;
};

/** What is known of a table that shows this commitment now. The first one counts. */
export function seenFirst(table: string, shown: string): Seen {
  return read(table) ?? keep(table, { commitment: shown, added: {}, at: Date.now() });
}

/** What this browser adds for a seat: the same as before, should the line have broken, or something new. */
export function addFor(table: string, shown: string, seat: number): string {
  const seen = seenFirst(table, shown);
  const added = seen.added[seat] ?? random();
  keep(table, { ...seen, added: { ...seen.added, [seat]: added } });
  return added;
}

/** What somebody added goes with them to another seat. */
export function moveTo(table: string, shown: string, seat: number, added: string): void {
  const seen = seenFirst(table, shown);
  if (seen.added[seat] !== added) keep(table, { ...seen, added: { ...seen.added, [seat]: added } });
}

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without storage it lasts as long as the page. */
const session = new Map<string, Seen>();

function keep(table: string, seen: Seen): Seen {
  session.set(table, seen);
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const age = (key: string) => read(key.slice(PREFIX.length))?.at ?? 0;
    const oldest = kept.sort((one, other) => age(one) - age(other)).slice(0, Math.max(0, kept.length - MAX_KEPT + 1));
    oldest.filter((key) => key !== PREFIX + table).forEach((key) => localStorage.removeItem(key));
    localStorage.setItem(PREFIX + table, JSON.stringify(seen));
  } catch {
    // The page keeps it.
  }
  return seen;
}

function read(table: string): Seen | null {
  const known = session.get(table);
  if (known) return known;
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Seen | null;
    return kept && typeof kept.commitment === 'string' ? { ...kept, added: kept.added ?? {} } : null;
  } catch {
    return null;
  }
}
