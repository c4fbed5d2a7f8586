/** What the drawing reads and computes before it draws. */
import { describe, expect, it } from 'vitest';
import { DEEDS, PAYS, PLACES, REELS, STEPS, SUMS, middle, spot } from './board';
import { costOf } from './view';
import { pathOf } from './walk.svelte';

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

describe('a card used on a plot', () => {
  it('costs the loan, the price, or nothing', () => {
    const school = DEEDS.find(({ plot }) => plot === 'school')!;
    const cost = (action: { type: string; card?: string }) => costOf({ ...action, plot: 'school' }, school);
    expect(cost({ type: 'use_card', card: 'D29' })).toBe(90);
    expect(cost({ type: 'use_card', card: 'D30' })).toBe(180);
    expect(cost({ type: 'choose_plot' })).toBeNull();
  });
});

describe('the way of a token', () => {
  it('goes as far as the dice say, over START', () => {
    const events = [{ type: 'rolled', seat: 0, dice: [1, 3] }, { type: 'moved', seat: 0, place: 'online_cinema' }];
    expect(pathOf(events, 0, 37)).toEqual([38, 39, 0, 1]);
    expect(pathOf(events, 1, 37)).toEqual([]);
  });

  it('goes on where a card sends it, also backwards', () => {
    const roll = [{ type: 'rolled', seat: 0, dice: [1, 2] }, { type: 'moved', seat: 0, place: 'trip' }];
    const card = (id: string, place: string) => [...roll, { type: 'card_drawn', seat: 0, card: id }, { type: 'moved', seat: 0, place }];
    expect(pathOf(card('T25', 'start'), 0, 0)).toEqual([1, 2, 3, 2, 1, 0]);
    expect(pathOf(card('T30', 'deal'), 0, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('jumps to the Inspection', () => {
    const events = [{ type: 'rolled', seat: 2, dice: [1, 1] }, { type: 'moved', seat: 2, place: 'check' }, { type: 'inspected', seat: 2 }];
    expect(pathOf(events, 2, 28)).toEqual([29, 30, 10]);
  });
});
