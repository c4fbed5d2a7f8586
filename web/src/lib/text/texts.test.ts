import { describe, expect, it } from 'vitest';
import { Texts } from './texts';

// The same cases as in crates/text, so that browser and terminal say the same.
const TOY = `
verbatim = { $text }
seat-name = Player { $letter }
list-and = { $head } and { $last }
list-empty = –
switch-on = yes
event-won = { $seat } wins { $tile } for { $cards } (a total of { $cards-count }); paid: { $paid ->
    [none] nothing
   *[other] { $paid }
}
tile-yacht = the Yacht
event-over = Winners: { $winners }. { $open ->
    [true] Open
   *[false] Hidden
}. { $hand-fives } fives.
event-table = { $rows }
rows-item = { $seat }: { $money }
action-bid = Bid { $cards }
action-draw = Draw from { $piles }, then { $pile }
option-pace = Pace
score-told = { $score } points
reason-own = { $until ->
    [round] Round: { $best }, not { $next }.
   *[end] End: { $best }, not { $next }.
}
reason-rival = { $seat }: { $best }, not { $next }.
reason-last = Last: { $best } %, not { $next } %.
option-pace-is-fast = fast
rulebook-01 = Bid more.
    .title = Bidding
    .rules = TY-1 TY-2
rulebook-02 = It ends.
    .title = The end
    .rules = TY-3
    .picture = An empty table
`;
const texts = Texts.of('en', [TOY]).named(['Ada', 'Bruno', 'Celia']);

describe('texts', () => {
  it('tell reasons in the units of the game', () => {
    expect(texts.reason({ telling: 'own', until: 'round', best: 12000, next: 7 })).toBe('Round: 12,000 points, not 7 points.');
    expect(texts.reason({ telling: 'own', until: 'end', best: -3, next: -9 })).toBe('End: -3 points, not -9 points.');
    expect(texts.reason({ telling: { rival: 1 }, until: 'end', best: 1, next: 2 })).toBe('Bruno: 1 points, not 2 points.');
    expect(texts.reason({ telling: 'last', until: 'end', best: 12, next: 31 })).toBe('Last: 12\u00a0%, not 31\u00a0%.');
  });

  it('follow the conventions for events', () => {
    expect(texts.event({ type: 'won', seat: 1, tile: 'yacht', cards: [3, 8], paid: 12000 })).toBe(
      'Bruno wins the Yacht for 3, 8 (a total of 2); paid: 12,000',
    );
    expect(texts.event({ type: 'won', seat: 3, tile: 'car', cards: [], paid: null })).toBe(
      'Player D wins car for – (a total of 0); paid: nothing',
    );
    expect(texts.event({ type: 'over', winners: [0, 1, 2], open: true, hand: { fives: 2 } })).toBe(
      'Winners: Ada, Bruno and Celia. Open. 2 fives.',
    );
    expect(texts.event({ type: 'table', rows: [{ seat: 0, money: 1 }, { seat: 2, money: 5 }] })).toBe(
      'Ada: 1, Celia: 5',
    );
    expect(texts.action({ type: 'bid', cards: [25] })).toBe('Bid 25');
    expect(texts.action({ type: 'draw', piles: [0, 2], pile: 1 })).toBe('Draw from 1, 3, then 2');
  });

  it('say the same sentence in a row once', () => {
    const bid = (seat: number) => ({ type: 'won', seat, tile: 'car', cards: [], paid: null });
    const told = texts.told([bid(0), bid(0), bid(1), bid(0)]);
    expect(told.map((line) => line.replace(/ wins.*nothing/, ''))).toEqual(['Ada ×2', 'Bruno', 'Ada']);
  });

  it('take words of every kind in phrases', () => {
    const args: Array<[string, import('../wire').Word]> = [
      ['seat', { list: [{ seat: 0 }, { seat: 2 }] }],
      ['tile', { key: 'tile-yacht' }],
      ['cards', { list: [{ number: 3 }, { verbatim: 'x' }] }],
      ['cards-count', { number: 2 }],
      ['paid', { list: [] }],
    ];
    expect(texts.phrase({ key: 'event-won', args })).toBe(
      'Ada and Celia wins the Yacht for 3, x (a total of 2); paid: –',
    );
  });

  it('show what is missing', () => {
    expect(texts.event({ type: 'gone' })).toBe('{event-gone}');
    expect(texts.event({ type: 'won' })).toContain('{');
    expect(texts.say('no-such')).toBe('{no-such}');
  });

  it('group numbers of five digits and more', () => {
    expect([999, 1000, 12345, -1234567].map((number) => texts.value(texts.number(number)))).toEqual([
      '999',
      '1000',
      '12,345',
      '-1,234,567',
    ]);
    expect(Texts.of('pl', [TOY]).tell('verbatim', { text: 12345 })).toBe('12\u00a0345');
  });

  it('keep a number and its unit on one line, in every language', () => {
    const said = (lang: 'en' | 'pl' | 'cs' | 'ru', unit: string) => Texts.of(lang, [`fine = { $seat } M pays { $amount } ${unit}, or 50 ${unit}; 3 money`]).say('fine', { seat: 'Ada', amount: 100 });
    for (const [lang, unit] of [['en', 'M'], ['en', 'f'], ['en', 'million'], ['pl', 'mln'], ['cs', 'mil.'], ['cs', 'milionů'], ['ru', 'ф.'], ['ru', 'млн'], ['ru', '%']] as const) {
      expect(said(lang, unit)).toBe(`Ada\u00a0M pays 100\u00a0${unit}, or 50\u00a0${unit}; 3 money`);
    }
  });

  it('find options and the rulebook', () => {
    expect(texts.optionValue('pace', 'fast')).toBe('fast');
    expect(texts.optionValue('pace', true)).toBe('yes');
    expect(texts.rulebook()).toEqual([
      { key: 'rulebook-01', title: 'Bidding', text: 'Bid more.', rules: ['TY-1', 'TY-2'], picture: null },
      { key: 'rulebook-02', title: 'The end', text: 'It ends.', rules: ['TY-3'], picture: 'An empty table' },
    ]);
  });
});
