import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './spec';
import { LANGUAGES, Texts } from './text/texts';

const games = new URL('../../../games', import.meta.url).pathname;
const read = (...path: string[]) => readFileSync(join(games, ...path), 'utf8');

/** Numbered rules that speak to programs and not to players, and why no paragraph tells them. */
const NOT_FOR_PLAYERS: Record<string, string> = {
  'MB-22': 'a check: nobody can be asked to beat themselves',
  'MB-27': 'a check: the winner of an auction is its highest bidder',
  'MB-41': 'a check: money is neither made nor lost',
  'MB-42': 'a check: tiles are neither made nor lost',
  'MB-55': 'the shape of a result',
  'MB-66': 'the shape of a view',
  'MB-69': 'what bots and logs are given',
  'CA-23': 'a check: how many cards a hand has at the start of a turn',
  'CA-129': 'how programs name cards',
  'CA-131': 'why every round ends',
  'CA-132': 'checks of the stacks',
  'PT-37': 'whom a program without a clock asks',
  'PT-119': 'checks of the books',
  'DL-83': 'a bound on numbers that no game comes near',
};

describe.each(readdirSync(games).filter((game) => existsSync(join(games, game, 'spec.md'))))('the rulebook of %s', (game) => {
  const rules = rulesOf(read(game, 'spec.md')).map(({ id }) => id);

  it.each(LANGUAGES)('tells every numbered rule in %s, and none that does not exist', (lang) => {
    const told = new Set(Texts.of(lang, [read(game, 'text', `${lang}.ftl`)]).rulebook().flatMap(({ rules }) => rules));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((id) => !told.has(id) && !(id in NOT_FOR_PLAYERS))).toEqual([]);
    expect([...told].filter((id) => !rules.includes(id) || id in NOT_FOR_PLAYERS)).toEqual([]);
  });

  it.each(LANGUAGES)('is the same in %s: paragraphs, their rules and their pictures', (lang) => {
    const of = (lang: (typeof LANGUAGES)[number]) => Texts.of(lang, [read(game, 'text', `${lang}.ftl`)]).rulebook();
    const shape = of(lang).map(({ key, rules, picture }) => ({ key, rules, drawn: picture !== null }));
    expect(shape).toEqual(of('en').map(({ key, rules, picture }) => ({ key, rules, drawn: picture !== null })));
    for (const { title, text } of of(lang)) {
      expect(title.length).toBeGreaterThan(2);
      expect(text.length).toBeGreaterThan(30);
    }
  });

  it('has at least four pictures if it has any, each with its words', () => {
    const captions = Texts.of('en', [read(game, 'text', 'en.ftl')]).rulebook().filter(({ picture }) => picture !== null);
    const drawings = existsSync(join(games, game, 'ui', 'Figure.svelte')) ? read(game, 'ui', 'Figure.svelte') : null;
    if (drawings === null) return expect(captions).toEqual([]);
    const drawn = [...drawings.matchAll(/at === '(rulebook-\d\d)'/g)].map(([, key]) => key);
    expect(drawn.length).toBeGreaterThanOrEqual(4);
    expect(captions.map(({ key }) => key)).toEqual(drawn);
  });
});

it('exempts only rules that exist', () => {
  const all = readdirSync(games).flatMap((game) => (existsSync(join(games, game, 'spec.md')) ? rulesOf(read(game, 'spec.md')) : []));
  const ids = all.map(({ id }) => id);
  expect(Object.keys(NOT_FOR_PLAYERS).filter((id) => !ids.includes(id))).toEqual([]);
});

describe('numbered rules', () => {
  it('bring their lists and tables, and their chapter', () => {
    const spec = '## 5. Rules\n### Setup\n- **TY-1** One of:\n  1. *first*;\n  2. second.\n- **TY-10** See\n  `TY-1`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## 8. Examples\n- **EX-1** An example.\n  more\n';
    expect(rulesOf(spec)).toEqual([
      { id: 'TY-1', chapter: 'Setup', text: 'One of:\n  1. first;\n  2. second.' },
      { id: 'TY-10', chapter: 'Setup', text: 'See TY-1.\n\na · b\n1 · 2' },
    ]);
  });
});
