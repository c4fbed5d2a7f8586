/** What the drawing computes before it draws. */
import { describe, expect, it } from 'vitest';
import { reached, usersIn, worth, type View } from './view';

const holding = { cards: 0, hand: null, stack: [], value: 300_000, total: 900_000, round_wins: 0 };
const view = (phase: View['phase']): View => ({ phase, round: 3, active: 0, deck: 0, piles: [], discard: [], seats: [holding] });

describe('the race', () => {
  it('counts the stack while the round lasts, and not twice when all is counted', () => {
    expect(reached(view('turn'), holding)).toBe(1_200_000);
    expect(reached(view({ refill: { next: 0, mid_turn: false } }), holding)).toBe(1_200_000);
    expect(reached(view('over'), holding)).toBe(900_000);
  });
});

describe('a set', () => {
  it('is worth what is printed on its cards', () => {
    expect(worth({ asset: 'jewels', assets: 3, silver: 0, gold: 1, penny_jars: 1 })).toBe(96_000);
    expect(worth({ asset: 'house', assets: 2, silver: 1, gold: 0, penny_jars: 0 })).toBe(65_000);
  });
});

describe('a draft pile', () => {
  it('is told with those who may use it', () => {
    const say = (key: string) => ({ phrase: { key, args: [] }, tone: 'plain' as const });
    const row = (users: string) => [say('sketch-pile'), say('sketch-card'), say('sketch-number'), say(users)];
    const rows = [[say('sketch-seat')], row('first'), row('second')];
    const sketch = { panels: [{ kind: 'table' as const, title: { key: 'title', args: [] }, head: [], rows }] };
    expect([0, 1, 2].map((pile) => usersIn(sketch, pile)?.key)).toEqual(['first', 'second', undefined]);
    expect(usersIn(null, 0)).toBeNull();
  });
});
