import { describe, expect, it } from 'vitest';
import { complete, total } from './blanks';

describe('blanks of a form', () => {
  it('are complete within their bounds only', () => {
    const pick = { kind: 'pick', name: 'cards', items: [1, 2, 2], min: 1, max: 2 } as const;
    expect([[], [0], [1, 2], [0, 1, 2]].map((taken) => complete({ ...pick, items: [...pick.items] }, taken))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const counts = { kind: 'counts' as const, name: 'cards', available: [['fives', 3] as [string, number]], min: 2, max: 3 };
    const filled: Array<Record<string, number>> = [{}, { fives: 2 }, { fives: 3, ones: 1 }];
    expect(filled.map((blank) => complete(counts, blank))).toEqual([false, true, false]);
    const choice = { kind: 'choice' as const, name: 'field', items: ['a'] };
    expect([null, 0, 1].map((blank) => complete(choice, blank))).toEqual([false, true, false]);
    const number = { kind: 'number' as const, name: 'amount', min: 10, max: 20, step: 5, optional: false };
    expect([null, 10, 12, 15, 25].map((blank) => complete(number, blank))).toEqual([false, true, false, true, false]);
    expect(complete({ ...number, optional: true }, null)).toBe(true);
  });

  it('add up', () => {
    expect(total({ fives: 2, ones: 1 })).toBe(3);
    expect(total([4, 5])).toBe(2);
    expect(total(null)).toBe(0);
  });
});
