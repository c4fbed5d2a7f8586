import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayedMatch } from './played';
import { Review } from './review.svelte';

const parts = [
  {
    decisions: [
      { seq: 2, seat: 0, action: {}, advice: {}, before: [0.5, 0.5], after: [0.4, 0.6], loss: 0.1 },
      { seq: 3, seat: 1, action: {}, advice: {}, before: [0.4, 0.6], after: [0.4, 0.6], loss: 0 },
    ],
    luck: [{ seq: 1, swings: [0.01, -0.01] }],
    next: 4,
  },
  { decisions: [], luck: [{ seq: 4, swings: [0.3, -0.3] }], next: null },
];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(parts[path.endsWith('from=0') ? 0 : 1])));
});

describe('a review', () => {
  it('comes in parts and finds where the match turned', async () => {
    const review = new Review(PlayedMatch.here('ABCDEF'));
    await review.start();
    expect([review.stage, review.error]).toEqual(['done', null]);
    expect(review.turns.map(({ seq, seat, decision }) => [seq, seat, decision !== null])).toEqual([
      [4, 0, false],
      [2, 0, true],
    ]);
    expect(review.chances.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(review.fortunes).toEqual([31, -31]);
  });
});
