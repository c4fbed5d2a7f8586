import { describe, expect, it } from 'vitest';
import type { HintView, Reason } from '../wire';
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
    expect(worse(bid, weighed, 7)).toEqual({ action: bid, chosen: 0.3, better: pass, best: 0.5, reason: null });
  });

  it('says why where the reason is about this very move', () => {
    const reason: Reason = { telling: 'own', until: 'end', best: 9, next: 4 };
    const told = { ...weighed, reason, others: [{ action: bid, win_chance: 0.3 }, { action: { type: 'fold' }, win_chance: 0.1 }] };
    expect(worse(bid, told, 7)?.reason).toEqual(reason);
    expect(worse({ type: 'fold' }, told, 7)).toMatchObject({ chosen: 0.1, reason: null });
  });

  it('lets go what costs little, what is best, and what it did not think of', () => {
    expect(worse({ type: 'bid', cards: [4] }, weighed, 7)).toBeNull();
    expect(worse(pass, weighed, 7)).toBeNull();
    expect(worse({ type: 'bid', cards: [25] }, weighed, 7)).toBeNull();
  });

  it('does not mind words that bind nobody', () => {
    const offer = { type: 'offer', cards: { fives: 2 }, claim: null };
    const told = { ...weighed, others: [{ action: offer, win_chance: 0.2 }] };
    expect(worse({ ...offer, claim: 7 }, told, 7)?.chosen).toBe(0.2);
    expect(worse({ ...offer, cards: { fives: 1 }, claim: 7 }, told, 7)).toBeNull();
  });

  it('says nothing about another moment, or without an estimate', () => {
    expect(worse(bid, weighed, 8)).toBeNull();
    expect(worse(bid, null, 7)).toBeNull();
    expect(worse(bid, { ...weighed, win_chance: null }, 7)).toBeNull();
  });
});
