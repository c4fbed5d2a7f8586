import type { SeatInfo } from './wire';

/** What bots are called, by seat; the same in every language. */
const NAMES = ['Aurelia', 'Bertram', 'Cosima', 'Dorian', 'Estella', 'Florian', 'Gloria', 'Hugo'];

/** What guests are called who say no name of their own. */
const GUESTS = ['Ines', 'Jonas', 'Klara', 'Leon', 'Mira', 'Nico', 'Olga', 'Pavel', 'Quinn', 'Rosa', 'Simon', 'Tereza', 'Urban', 'Vera', 'Wanda', 'Xenia', 'Yuri', 'Zoe'];

const GUEST = 'magnat.guest';

/** A name for a guest, which nobody else at the table has. Whoever comes again is called as before. */
export function guestName(taken: readonly string[] = []): string {
  const free = GUESTS.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : GUESTS;
  const before = keptName();
  if (before !== null && names.includes(before)) return before;
  const name = names[Math.floor(Math.random() * names.length)] as string;
  if (before === null) keepName(name);
  return name;
}

/** A browser that keeps nothing gives a new name each time. */
function keptName(): string | null {
  try {
    return localStorage.getItem(GUEST);
  } catch {
    return null;
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(GUEST, name);
  } catch {
    // The next visit finds another name.
  }
}

/** What the record of a table calls a bot: its seat and its level. */
const RECORDED = /^[A-H] \([a-z]+\)$/;

export const botName = (seat: number): string => NAMES[seat % NAMES.length] as string;

/** The names of all seats of a record in order. */
export function recordNames(players: string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const written = players[seat] ?? '';
    return written === '' || RECORDED.test(written) ? botName(seat) : written;
  });
}

/** The names of all seats in order. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(({ seat, player }) => {
    if (player.kind === 'person') return player.name;
    return player.kind === 'bot' ? botName(seat) : '–';
  });
}
