import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayedMatch } from './played';
import { bestOf, Review, worstLuckOf } from './review.svelte';

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
    expect(review.turns(null).map(({ seq, seat, decision }) => [seq, seat, decision !== null])).toEqual([
      [2, 0, true],
      [4, 0, false],
    ]);
    expect(review.chances.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(review.fortunes).toEqual([31, -31]);
  });
});

describe('turning points', () => {
  it('are what people decided before what came, and of those the own first', () => {
    const review = new Review(PlayedMatch.here('ABCDEF'));
    const made = (seq: number, seat: number, loss: number) => ({ seq, seat, action: {}, advice: {}, before: [], after: [], loss });
    review.decisions = [made(1, 0, 0.3), made(2, 1, 0.05), made(3, 1, 0.1), ...[4, 5, 6, 7].map((seq) => made(seq, 0, 0.2))];
    review.luck = [10, 11, 12, 13].map((seq) => ({ seq, swings: [0.5, -0.5] }));
    expect(review.turns(1).map(({ seq }) => seq)).toEqual([3, 2, 1, 4, 5, 10, 11, 12]);
    expect(review.turns(null).map(({ seq }) => seq)).toEqual([1, 4, 5, 6, 7, 10, 11, 12]);
  });
});

describe('the moments of one player', () => {
  const decided = (seq: number, seat: number, from: number, to: number) => ({ seq, seat, action: seq, advice: {}, before: [from, 1 - from], after: [to, 1 - to], loss: 0 });

  it('are their own decision that gained most, and the chance that took most', () => {
    const decisions = [decided(1, 0, 0.5, 0.55), decided(2, 1, 0.6, 0.9), decided(3, 0, 0.3, 0.5), decided(4, 0, 0.9, 0.2)];
    expect(bestOf(decisions, 0)).toMatchObject({ seq: 3, action: 3 });
    expect(bestOf(decisions, 1)).toBeNull();
    const luck = [{ seq: 5, swings: [-0.1, 0.1] }, { seq: 6, swings: [-0.4, 0.4] }, { seq: 7, swings: [0.2, -0.2] }];
    expect(worstLuckOf(luck, 0)).toEqual({ seq: 6, loss: 0.4 });
    expect(worstLuckOf(luck, 1)).toEqual({ seq: 7, loss: 0.2 });
  });

  it('are none where nothing stood out', () => {
    expect(bestOf([decided(1, 0, 0.5, 0.51)], 0)).toBeNull();
    expect(worstLuckOf([{ seq: 2, swings: [-0.01, 0.01] }], 0)).toBeNull();
  });
});
