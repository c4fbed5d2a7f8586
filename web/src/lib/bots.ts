import type { SeatInfo } from './wire';

/** What bots are called, by seat; the same in every language. */
const NAMES = ['Aurelia', 'Bertram', 'Cosima', 'Dorian', 'Estella', 'Florian', 'Gloria', 'Hugo'];

/** The names of all seats in order. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(({ seat, player }) => {
    if (player.kind === 'person') return player.name;
    return player.kind === 'bot' ? (NAMES[seat % NAMES.length] as string) : '–';
  });
}
