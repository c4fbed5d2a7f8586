/** Record files: JSON lines, one match after the other. */

/** The largest file that is looked at, and the longest record the server reads. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_RECORD_BYTES = 4 * 1024 * 1024;
/** How many games of one file are offered. */
const MAX_RECORDS = 200;
const PLACE = 'magnat.record';

/** What the first line of a record says. */
export type RecordHead = { game: string; seats: number; players: string[] };

/** The records of a file. A text without a header is one record, so that whoever reads it can say what is wrong. */
export function splitRecords(text: string): string[] {
  const records: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    if (records.length === 0 || headOf(line) !== null) {
      if (records.length === MAX_RECORDS) break;
      records.push('');
    }
    records[records.length - 1] += `${line}\n`;
  }
  return records;
}

export function headOf(record: string): RecordHead | null {
  if (!record.trimStart().startsWith('{"magnat"')) return null;
  try {
    const head = JSON.parse(record.split('\n', 1)[0] ?? '') as { game?: unknown; seats?: unknown; players?: unknown };
    const { game, seats, players = [] } = head;
    if (typeof game !== 'string' || typeof seats !== 'number' || !Array.isArray(players)) return null;
    return { game, seats, players: players.map(String) };
  } catch {
    return null;
  }
}

let kept: string | null = null;

/** Keeps a record for this tab, also over a reload where the browser has room for it. */
export function keepRecord(record: string | null): void {
  kept = record;
  try {
    if (record === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, record);
  } catch {
    // Then it lasts as long as the page.
  }
}

export function keptRecord(): string | null {
  try {
    return kept ?? sessionStorage.getItem(PLACE);
  } catch {
    return kept;
  }
}

/** Saves a record as a file. */
export function saveRecord(record: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
  link.download = `${name}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
