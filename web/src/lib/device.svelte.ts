import { Table } from './table.svelte';
import { isOpenTo } from './secrets';
import type { Dial } from './socket';
import type { Seat } from './wire';

/**
 * The people who share this device: a line to the table for each of them, and which of them holds the device now. While
 * nobody does, a curtain hides what each may know. One person alone always holds it.
 */
export class Device {
  tables: Table[] = $state.raw([]);
  private holder: Seat | null = $state(null);
  /** The step at which somebody took the device only to look: it was not their turn. */
  private lookingAt: number | null = $state(null);

  readonly shared: boolean = $derived(this.tables.length > 1);
  /** The one who speaks for all before the game; somebody who watches is alone. */
  readonly main: Table = $derived(this.tables[0] as Table);
  /** Once the game is over there is nothing left to hide. */
  private readonly over: boolean = $derived(this.main.now?.turn === 'over');
  /** All of them see the same: one board lies open before everybody, and nothing has to be hidden. */
  readonly isOpen: boolean = $derived(this.shared && isOpenTo(this.tables.map(({ now }) => now?.view ?? null)));
  readonly held: Table | null = $derived.by(() => {
    if (!this.shared) return this.main;
    const held = this.tables.find(({ seat }) => seat !== null && seat === this.holder);
    return held ?? (this.over || this.isOpen ? this.main : null);
  });
  /** Those of this device whom the others wait for. */
  readonly wanted: Table[] = $derived(
    this.tables.filter(({ settled, seat, turnSeats }) => settled && seat !== null && turnSeats.includes(seat)),
  );
  /** At an open board the moves are those of whoever is waited for. */
  readonly called: Table | null = $derived(
    this.isOpen && this.held?.settled === true && !this.wanted.includes(this.held) ? (this.wanted[0] ?? null) : null,
  );
  /** Whoever holds the device has nothing to do, but somebody else of it has. */
  readonly mustPass: boolean = $derived(
    this.shared && !this.isOpen && !this.over && this.held !== null && this.held.settled && this.wanted.length > 0 && !this.wanted.includes(this.held),
  );
  /** The curtain closes by itself, but not for whoever only wanted to look. */
  readonly mustClose: boolean = $derived(this.mustPass && this.held?.now?.to !== this.lookingAt);

  constructor(
    readonly code: string,
    seats: Seat[],
    /** How the table is called, if it is not at the server. */
    private dial?: Dial,
  ) {
    const first = seats.length > 0 ? seats : [null];
    for (const seat of first) this.open(seat);
  }

  /** One more player at this device. */
  add(seat: Seat): void {
    const watcher = this.tables.find((table) => table.asked === null);
    this.open(seat);
    if (watcher) this.drop(watcher);
  }

  /** The seats that this device has now, in place of one that is no longer what it was: a table numbered them anew. */
  reseat(gone: Table, seats: Seat[]): void {
    for (const seat of seats) if (!this.tables.some((table) => table !== gone && table.seat === seat)) this.open(seat);
    this.drop(gone);
  }

  /** A seat that is no longer of this device. */
  drop(gone: Table): void {
    gone.stop();
    this.tables = this.tables.filter((table) => table !== gone);
    if (this.tables.length === 0) this.open(null);
  }

  /** The curtain opens for one of them. */
  take(seat: Seat | null): void {
    this.holder = seat;
    this.lookingAt = this.mustPass ? (this.held?.now?.to ?? null) : null;
    for (const table of this.tables) table.quiet = this.shared && table !== (this.held ?? this.main);
  }

  close(): void {
    this.take(null);
  }

  stop(): void {
    for (const table of this.tables) table.stop();
  }

  wake(): void {
    for (const table of this.tables) table.wake();
  }

  private open(seat: Seat | null): void {
    const table = new Table(this.code, seat, this.dial);
    table.quiet = this.tables.length > 0;
    this.tables = [...this.tables, table];
    table.start();
  }
}
