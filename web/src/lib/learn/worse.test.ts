import { describe, expect, it } from 'vitest';
import type { HintView } from '../wire';
import { worse } from './worse';

const pass = { type: 'pass' };
const bid = { type: 'bid', cards: [3] };
const weighed: HintView = {
  seq: 7,
  action: pass,
  win_chance: 0.5,
  outlook: { weight: 'light' },
  others: [
    { action: bid, win_chance: 0.3 },
    { action: { type: 'bid', cards: [4] }, win_chance: 0.45 },
  ],
};

describe('a coach', () => {
  it('speaks up before a costly move and names the better one', () => {
    expect(worse(bid, weighed, 7)).toEqual({ action: bid, chosen: 0.3, better: pass, best: 0.5 });
  });

  it('lets go what costs little, what is best, and what it did not think of', () => {
    expect(worse({ type: 'bid', cards: [4] }, weighed, 7)).toBeNull();
    expect(worse(pass, weighed, 7)).toBeNull();
    expect(worse({ type: 'bid', cards: [25] }, weighed, 7)).toBeNull();
  });

  it('says nothing about another moment, or without an estimate', () => {
    expect(worse(bid, weighed, 8)).toBeNull();
    expect(worse(bid, null, 7)).toBeNull();
    expect(worse(bid, { ...weighed, win_chance: null }, 7)).toBeNull();
  });
});
