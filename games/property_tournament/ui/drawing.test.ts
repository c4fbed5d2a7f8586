/** What the drawing computes before it draws. */
import { describe, expect, it } from 'vitest';
import { grown, upTo, type Snapshot } from './history';
import { EMPTY, fitting, fromOffer, isTrade, toAction } from './trade';
import { sidesOf, unanswered, type Moment } from './view';
import { stand } from './lane';
import { lastTold } from './scene';
import { between, walks } from './walk';
import type { Event, View } from './wire';

const view = (changes: Partial<View>): View =>
  ({ round: 1, solvent: [0, 1], seats: [], jail_cards: [null, null], board: { names: null }, ...changes }) as View;
const at = (...positions: number[]) => positions.map((position) => ({ position, fields: [] })) as unknown as View['seats'];

describe('the walk of a token', () => {
  it('goes forward over START, and back where a card says so', () => {
    expect(between(38, 2)).toEqual([39, 0, 1, 2]);
    expect(between(7, 4)).toEqual([6, 5, 4]);
    expect(between(2, 0)).toHaveLength(38);
    expect(between(5, 5)).toEqual([]);
  });

  it('follows the events and ends where the view says', () => {
    const events: Event[] = [
      { type: 'rolled', seat: 1, first: 2, second: 1 },
      { type: 'moved', seat: 1, space: '30' },
      { type: 'arrested', seat: 1 },
    ];
    const ways = walks([0, 27], view({ seats: at(0, 10) }), events);
    expect(ways.get(1)).toEqual([28, 29, 30, 10]);
    expect(ways.has(0)).toBe(false);
    expect(walks([0, 3], view({ seats: at(0, 9) }), [{ type: 'moved', seat: 1, space: '5' }]).get(1)).toEqual([4, 5, 9]);
  });

  it('knows the names of another board', () => {
    const names = Array.from({ length: 40 }, (_, space) => (space % 5 === 2 ? 'Luck' : `Space ${space}`));
    const other = view({ seats: at(12), board: { names } as View['board'] });
    expect(walks([9], other, [{ type: 'moved', seat: 0, space: 'Luck' }]).get(0)).toEqual([10, 11, 12]);
  });
});

describe('the books by round', () => {
  const moment = (round: number, rent: number) =>
    ({
      view: view({
        round,
        seats: [{ sheet: { cash: rent, fields: 0, buildings: 0, jail_cards: 0, loans: 0 }, income: { lines: [['rent_in', rent]], revenue: rent, costs: 0 } }] as View['seats'],
      }),
    }) as unknown as Moment;

  it('keeps the end of each round and forgets what was taken back', () => {
    let known: Snapshot[] = [];
    for (const [round, rent] of [[1, 10], [1, 30], [2, 45], [3, 45]] as const) known = upTo(known, moment(round, rent));
    expect(known.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(known.map((later, index) => grown(known[index - 1], later, 0, 'rent_in'))).toEqual([30, 15, 0]);
    expect(upTo(known, moment(2, 40)).map(({ worth }) => worth[0])).toEqual([30, 40]);
  });
});

describe('a trade', () => {
  const form = {
    action: 'offer_trade',
    fixed: { to_seat: 1 },
    fields: [
      { kind: 'number', name: 'give_cash', min: 0, max: 100, step: 1, optional: false },
      { kind: 'number', name: 'get_cash', min: 0, max: 100_000, step: 1, optional: false },
      { kind: 'pick', name: 'get_fields', items: ['1', '3'], min: 0, max: 2 },
    ],
  } as Parameters<typeof fitting>[1];

  it('takes what the form still has', () => {
    const draft = fitting({ ...EMPTY, to: 7, give_cash: 500, give_fields: ['39'], get_fields: ['3', '6'] }, form);
    expect(draft).toEqual({ ...EMPTY, to: 1, give_cash: 100, get_fields: ['3'] });
    expect(isTrade(draft)).toBe(true);
    expect(isTrade({ ...draft, give_cash: 0 })).toBe(false);
    expect(isTrade({ ...EMPTY, give_cash: 5, get_cash: 5 })).toBe(false);
    expect(toAction(draft)).toMatchObject({ type: 'offer_trade', to_seat: 1, give_cash: 100, get_fields: ['3'] });
  });

  const offer = {
    offer: 1,
    seat: 0,
    to_seat: 1,
    give_cash: 0,
    give_fields: ['1'],
    give_cards: [],
    get_cash: 80,
    get_fields: [],
    get_cards: ['chest' as const],
    houses: null,
    give_completes: null,
    get_completes: null,
  };

  it('shows what each side of an offer gives', () => {
    const [author, other] = sidesOf(offer);
    expect(author).toEqual({ cash: 0, fields: ['1'], cards: [], houses: null });
    expect(other).toEqual({ cash: 80, fields: [], cards: ['chest'], houses: null });
    const houses = { source: '39', target: '1', count: 2 };
    const wish = { ...offer, give_cash: 80, give_fields: [], get_cash: 0, get_cards: [], houses };
    const [buyer, seller] = sidesOf(wish);
    expect(buyer).toEqual({ cash: 80, fields: [], cards: [], houses: null });
    expect(seller).toEqual({ cash: 0, fields: [], cards: [], houses });
  });

  it('tells which offers ended without an answer', () => {
    const closed = (closed: 'refused' | 'lapsed' | 'expired', offer: number): Event => ({ type: 'offer_closed', seat: 0, to_seat: 1, closed, offer });
    const events: Event[] = [closed('refused', 1), closed('lapsed', 2), { type: 'passed', seat: 0 }, closed('expired', 3)];
    expect(unanswered(events).map(({ offer }) => offer)).toEqual([2, 3]);
  });

  it('counters an offer with the same things from the other side', () => {
    expect(fromOffer(offer)).toEqual({ ...EMPTY, to: 0, give_cash: 80, give_cards: ['chest'], get_fields: ['1'] });
  });
});

describe('the lane of the tokens', () => {
  it('keeps tokens off the spaces, and prisoners inside the jail', () => {
    const depth = (1.42 / 11.84) * 100;
    const all = Array.from({ length: 40 * 8 }, (_, at) => [Math.floor(at / 8), at % 8] as const);
    for (const [space, index] of all) {
      const { left, top } = stand(space, false, index, 8);
      expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(depth);
    }
    const [prisoner, visitor] = [stand(10, true, 0, 1), stand(10, false, 0, 1)];
    expect(prisoner.left).toBeLessThan(depth);
    expect(visitor.left).toBeGreaterThan(depth);
  });
});

describe('what is told on the stage', () => {
  const card: Event = { type: 'card_drawn', seat: 0, deck: 'chest', card: 'CC-3' };
  it('keeps a card before what it costs, and lets the next roll take its place', () => {
    expect(lastTold([card, { type: 'card_paid', seat: 0, amount: 50 }], null)).toBe(card);
    const roll: Event = { type: 'rolled', seat: 1, first: 1, second: 2 };
    expect(lastTold([roll], card)).toBe(roll);
    expect(lastTold([{ type: 'passed', seat: 0 }], card)).toBe(card);
  });
});
