import type { Seat, Turn } from './wire';

/** Who may act. Whom the others wait for is another question, which the frame answers. */
export function seatsOf(turn: Turn | undefined): Seat[] {
  if (turn === undefined || typeof turn === 'string') return [];
  if ('one' in turn) return [turn.one];
  return 'sealed' in turn ? turn.sealed : turn.open;
}
