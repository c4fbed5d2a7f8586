import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../text/texts';

const GAMES = join(import.meta.dirname, '../../../../games');
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What the coach of a game speaks of, and the thing in its drawing that each of these texts points at. */
function pointers(game: string, lang: string): Array<[string, string | null]> {
  const texts = readFileSync(join(GAMES, game, 'text', `${lang}.ftl`), 'utf8');
  const coached = texts.matchAll(/^(coach-[\w-]+) =.*(?:\n {4}\.at = ([\w-]+))?/gm);
  return [...coached].map(([, key = '', at]) => [key, at ?? null]);
}

function drawnThings(game: string): Set<string> {
  const folder = join(GAMES, game, 'ui');
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svelte'));
  const marks = drawings.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/data-at="([\w-]+)"/g)]);
  return new Set(marks.map(([, at = '']) => at));
}

test.each(games.map(({ name }) => name))('%s: the coach points at something that is drawn, whatever they say', (game) => {
  const things = drawnThings(game);
  const spoken = pointers(game, 'en');
  expect(spoken.length).toBeGreaterThan(2);
  for (const [key, at] of spoken) expect(things, key).toContain(at);
  for (const lang of LANGUAGES) expect(pointers(game, lang), lang).toEqual(spoken);
});
