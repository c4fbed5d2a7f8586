import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosen, grouped, matters, type OptionPlan, withShort } from './options';

const plan: OptionPlan = {
  groups: { course: ['end', 'limit'] },
  when: { limit: { end: ['limited'], seats: [2, 3] } },
  sets: { six: { advanced: 'custom' } },
};

test('an option matters while all it depends on has the right value', () => {
  const at = (end: string, seats: number) => matters(plan, 'limit', (id) => ({ end, seats })[id]);
  expect([at('limited', 2), at('limited', 4), at('never', 2)]).toEqual([true, false, false]);
  expect(matters(plan, 'end', () => undefined)).toBe(true);
});

test('what goes together is chosen together, and taken back together', () => {
  const six = chosen(plan, { end: 'never' }, 'six', true, false);
  expect(six).toEqual({ end: 'never', six: true, advanced: 'custom' });
  expect(chosen(plan, six, 'advanced', 'all', 'none')).toEqual({ end: 'never', advanced: 'all' });
  expect(chosen(plan, six, 'advanced', 'none', 'none')).toEqual({ end: 'never' });
  expect(chosen(plan, six, 'end', 'x', 'x')).toEqual({ six: true, advanced: 'custom' });
});

test('groups keep their order, and nothing is lost', () => {
  const options = ['six', 'limit', 'end'].map((id) => ({ id }));
  expect(grouped(plan, options).map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['course', ['end', 'limit']],
    ['rest', ['six']],
  ]);
});

const games = new URL('../../../games', import.meta.url).pathname;
test.each(readdirSync(games).filter((game) => readdirSync(`${games}/${game}`).includes('ui')))('the plan of %s names options that exist, each once', (game) => {
  let written: string;
  try {
    written = readFileSync(`${games}/${game}/ui/options.json`, 'utf8');
  } catch {
    return; // Few options need no plan.
  }
  const own = JSON.parse(written) as OptionPlan;
  const texts = readFileSync(`${games}/${game}/text/en.ftl`, 'utf8');
  const known = [...texts.matchAll(/^option-([a-z0-9_]+) =/gm)].map((match) => match[1]);
  const named = Object.values(own.groups ?? {}).flat();
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const others = [...Object.entries(own.when ?? {}), ...Object.entries(own.sets ?? {})].flatMap(([id, needs]) => [id, ...Object.keys(needs)]);
  expect(others.filter((id) => id !== 'seats' && !known.includes(id))).toEqual([]);
});

test('a short game changes what makes it short, and nothing else', () => {
  const short = { rounds: 5 };
  expect(withShort({ board: 'x', rounds: 20 }, short, true)).toEqual({ board: 'x', rounds: 5 });
  expect(withShort({ board: 'x', rounds: 5 }, short, false)).toEqual({ board: 'x' });
});
