/** What the drawing computes before it draws. */
import { describe, expect, it } from 'vitest';
import { cardsIn, contains, inOrder, spread, unasked, usedBy } from './view';
import type { Action } from './wire';

describe('a hand', () => {
  it('is held in the order of the cards, one by one', () => {
    expect(spread({ gold: 1, jewels: 2 })).toEqual(['jewels', 'jewels', 'gold']);
  });

  it('knows what an action would use', () => {
    expect(usedBy({ type: 'form_set', hand: ['jewels', 'gold'], use_discard: false })).toEqual(['jewels', 'gold']);
    expect(usedBy({ type: 'play_swap', target_seat: 1 })).toEqual(['swap']);
    expect(usedBy({ type: 'concede' })).toEqual([]);
    expect(contains(['jewels', 'gold'], ['gold'])).toBe(true);
    expect(contains(['jewels', 'gold'], ['gold', 'gold'])).toBe(false);
  });
});

describe('what is offered', () => {
  it('ends with throwing away and giving in', () => {
    const actions: Action[] = [{ type: 'discard', card: 'cash' }, { type: 'concede' }, { type: 'form_set', hand: ['cash'], use_discard: true }];
    expect(inOrder(actions).map(({ type }) => type)).toEqual(['form_set', 'discard', 'concede']);
  });
});

describe('before a card is chosen', () => {
  it('offers the advised move once, a few others, and never a discard', () => {
    const concede: Action = { type: 'concede' };
    const answers: Action[] = [{ type: 'respond', cards: ['gold'] }, { type: 'respond', cards: ['silver'] }];
    const all: Action[] = [...answers, { type: 'discard', card: 'cash' }, concede];
    expect(unasked(all, JSON.stringify(concede), 1)).toEqual([concede, answers[0]]);
    expect(unasked(all, 'null', 2)).toEqual([...answers, concede]);
  });
});

describe('a set', () => {
  it('is drawn card by card', () => {
    expect(cardsIn({ asset: 'jewels', assets: 2, silver: 0, gold: 1, penny_jars: 0, value: 80_000 })).toEqual(['jewels', 'jewels', 'gold']);
  });
});
