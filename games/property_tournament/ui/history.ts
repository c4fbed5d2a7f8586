/** How the books stood at the end of each round, as far as this page has seen it; the last one is now. */
import type { Seat } from '$lib/wire';
import { worthOf, type Moment } from './view';
import type { Account, View } from './wire';

/** The books of every seat; null where they are hidden. */
export type Snapshot = {
  round: number;
  worth: Array<number | null>;
  income: Array<Array<[account: Account, amount: number]> | null>;
};

const place = (code: string, seat: Seat | null): string => `magnat.books.${code}.${seat ?? 'watching'}`;
/** More rounds than any match has. */
const MOST = 301;

export function snapshot(view: View): Snapshot {
  return {
    round: view.round,
    worth: view.seats.map(({ sheet }) => (sheet ? worthOf(sheet) : null)),
    income: view.seats.map(({ income }) => income?.lines ?? null),
  };
}

/** The history up to a moment: whatever was known before its round, and itself. Later rounds are not true, or not yet. */
export function upTo(known: readonly Snapshot[], moment: Moment): Snapshot[] {
  const now = snapshot(moment.view);
  return [...known.filter((old) => old.round < now.round), now].slice(-MOST);
}

/** What one account grew by between two snapshots. */
export function grown(earlier: Snapshot | undefined, later: Snapshot, seat: number, account: Account): number {
  const of = (at: Snapshot | undefined) => at?.income[seat]?.find(([name]) => name === account)?.[1] ?? 0;
  return of(later) - of(earlier);
}

/** A reload keeps what was known at this table from this seat; every other one starts anew. */
export function restore(code: string | null, seat: Seat | null): Snapshot[] {
  if (code === null) return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(code, seat)) ?? '[]');
    return Array.isArray(kept) ? (kept as Snapshot[]) : [];
  } catch {
    return [];
  }
}

export function keep(code: string | null, seat: Seat | null, known: readonly Snapshot[]): void {
  if (code === null) return;
  try {
    sessionStorage.setItem(place(code, seat), JSON.stringify(known));
  } catch {
    // Without storage a reload begins with the round it is in.
  }
}

/** The accounts of revenue and cost by their numbers in the chart of accounts. */
export const ACCOUNTS: ReadonlyArray<[name: Account, number: number]> = [
  ['start_bonus', 4000],
  ['rent_in', 4100],
  ['cards_from_bank', 4200],
  ['cards_from_players', 4210],
  ['jail_card_received', 4250],
  ['bought_below_value', 4300],
  ['trade_gain', 4400],
  ['building_above_value', 4500],
  ['taxes', 5000],
  ['rent_out', 5100],
  ['cards_to_bank', 5200],
  ['cards_to_players', 5210],
  ['jail_card_used', 5250],
  ['bought_above_value', 5300],
  ['trade_loss', 5400],
  ['building_below_value', 5500],
  ['interest', 5600],
  ['jail_fine', 5700],
  ['write_off', 5800],
];
