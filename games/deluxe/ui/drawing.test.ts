/** What the drawing reads and computes before it draws. */
import { describe, expect, it } from 'vitest';
import { DEEDS, PAYS, PLACES, REELS, STEPS, SUMS, middle, spot } from './board';
import { pathOf } from './walk.svelte';
import type { Card, Event } from './wire';

describe('the board file', () => {
  it('gives all that is printed, by the check sums of the rules', () => {
    const sum = (of: (deed: (typeof DEEDS)[number]) => number) => DEEDS.reduce((sum, deed) => sum + of(deed), 0);
    expect([PLACES.length, DEEDS.length]).toEqual([40, 24]);
    expect([sum(({ price }) => price), sum(({ loan }) => loan), sum(({ redeem }) => redeem)]).toEqual([4800, 2400, 2880]);
    expect([0, 1, 2, 3, 4].map((level) => sum(({ rent }) => rent[level] ?? 0))).toEqual([690, 2490, 5190, 8490, 12690]);
    expect(DEEDS.map(({ cell }) => PLACES[cell]?.word)).toEqual(DEEDS.map(({ plot }) => plot));
    expect(SUMS).toEqual({ income: 200, charity: 50, fine: 50, bonus: 200 });
    expect(STEPS).toEqual([4, 6, 3, 1]);
    expect(REELS.map((reel) => reel.join(''))).toEqual(['A-BC-D', 'CA-DB-', '-DA-CB']);
    expect(PAYS.map(({ two, three }) => [two, three])).toEqual([[1, 10], [2, 20], [3, 30], [5, 50]]);
  });

  it('lies as a closed ring, every cell beside the next', () => {
    const spots = PLACES.map(({ cell }) => spot(cell));
    spots.forEach(({ column, row }, cell) => {
      const next = spots[(cell + 1) % spots.length] ?? { column: -9, row: -9 };
      expect(Math.abs(column - next.column) + Math.abs(row - next.row)).toBe(1);
    });
    expect([middle(0), middle(5), middle(10)]).toEqual([6.25, 50, 93.75]);
  });
});

describe('the way of a token', () => {
  const rolled = (seat: number, dice: number[]): Event => ({ type: 'rolled', seat, dice, double: dice[0] === dice[1] });
  const moved = (seat: number, place: string, back = false): Event => ({ type: 'moved', seat, place, back });

  it('goes as far as the dice say, over START', () => {
    const events = [rolled(0, [1, 3]), moved(0, 'online_cinema')];
    expect(pathOf(events, 0, 37)).toEqual([38, 39, 0, 1]);
    expect(pathOf(events, 1, 37)).toEqual([]);
  });

  it('goes on where a card sends it, also backwards', () => {
    const card = (id: Card, place: string, back: boolean): Event[] => [
      rolled(0, [1, 2]),
      moved(0, 'trip'),
      { type: 'card_drawn', seat: 0, card: id },
      moved(0, place, back),
    ];
    expect(pathOf(card('T25', 'start', true), 0, 0)).toEqual([1, 2, 3, 2, 1, 0]);
    expect(pathOf(card('T30', 'deal', false), 0, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('jumps to the Inspection', () => {
    const events: Event[] = [rolled(2, [1, 1]), moved(2, 'check'), { type: 'inspected', seat: 2 }];
    expect(pathOf(events, 2, 28)).toEqual([29, 30, 10]);
  });
});
