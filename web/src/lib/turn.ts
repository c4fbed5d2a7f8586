import type { Frame, Seat, Sketch, Turn } from './wire';

/** Whom the table waits for. Where everybody may act at any time, that is whoever its words name, not everybody. */
export function awaited(frame: Pick<Frame, 'turn' | 'sketch'> | null): Seat[] {
  const seats = seatsOf(frame?.turn);
  if (!frame || typeof frame.turn === 'string' || !('open' in frame.turn)) return seats;
  const named = seatsNamed(frame.sketch).filter((seat) => seats.includes(seat));
  return named.length > 0 ? named : seats;
}

export function seatsOf(turn: Turn | undefined): Seat[] {
  if (turn === undefined || typeof turn === 'string') return [];
  if ('one' in turn) return [turn.one];
  return 'sealed' in turn ? turn.sealed : turn.open;
}

/**
 * Whom a sketch says the table waits for: the seats named by the lines that matter now. A line that names nobody is about
 * everybody.
 */
function seatsNamed(sketch: Sketch | null | undefined): Seat[] {
  const lines = (sketch?.panels ?? []).find((panel) => panel.kind === 'lines')?.lines ?? [];
  const pressing = lines.filter(({ tone }) => tone === 'active' || tone === 'good' || tone === 'bad');
  const named = pressing.map(({ phrase, tone }) => ({ tone, word: phrase.args?.find(([name]) => name === 'seat')?.[1] }));
  if (named.some(({ tone, word }) => tone === 'active' && word === undefined)) return [];
  return [...new Set(named.flatMap(({ word }) => (word && 'seat' in word ? [word.seat] : [])))];
}
