import { expect, test } from 'vitest';
import { closedBy, type Paged } from './chapters';

/** Shows frames of these chapters one after the other, as a table does, and gives back what can still be stepped back to. */
function shown(chapters: number[], takesAway = true): { kept: number[]; told: number } {
  let moments: (Paged & { step: number })[] = [];
  let told = 0;
  let before: number | undefined;
  chapters.forEach((chapter, step) => {
    const count = closedBy(moments, { chapter, outcome: undefined });
    told += count;
    moments = [...moments.slice(count), { step, chapter, ...(takesAway ? { later: [] } : {}), crossed: before !== undefined && before !== chapter }];
    before = chapter;
  });
  return { kept: moments.map(({ step }) => step), told };
}

test('all moments of the first chapter stay', () => {
  expect(shown([1, 1, 1])).toEqual({ kept: [0, 1, 2], told: 0 });
});

test('a new chapter closes the old one, and then keeps its own moments', () => {
  expect(shown([1, 1, 2])).toEqual({ kept: [2], told: 2 });
  // The moment that led to chapter 2 goes when the next one comes; those after it stay.
  expect(shown([1, 1, 2, 2])).toEqual({ kept: [3], told: 3 });
  expect(shown([1, 1, 2, 2, 2, 2])).toEqual({ kept: [3, 4, 5], told: 3 });
});

test('the first frame after a reload is no leader of its chapter', () => {
  expect(shown([5, 5, 5])).toEqual({ kept: [0, 1, 2], told: 0 });
});

test('nothing is closed where the rulebook takes no reminders away, or at the end', () => {
  expect(shown([1, 2, 3], false)).toEqual({ kept: [0, 1, 2], told: 0 });
  const moment = { chapter: 1, later: [], crossed: false };
  expect(closedBy([moment], { chapter: 2, outcome: { ranks: [1], winners: [0], scores: [1] } })).toBe(0);
});
