import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Lang } from './texts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const shell = (lang: Lang) => read(`../../../text/${lang}.ftl`) + read(`../../../text/club/${lang}.ftl`) + read(`../../../text/lobby/${lang}.ftl`) + read(`../../../text/here/${lang}.ftl`);
const core = (lang: Lang) => read(`../../../../crates/text/text/${lang}.ftl`);

const keysOf = (source: string) => new FluentResource(source).body.map((message) => message.id);
const variablesOf = (source: string) =>
  new Map(
    source.split(/^(?=[a-z])/m).map((entry) => [entry.split(' ')[0] ?? '', [...new Set(entry.match(/\$[a-z_-]+/g))].sort()]),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const games = new URL('../../../../games', import.meta.url).pathname;
const drawings = readdirSync(games).map((game) => join(games, game, 'ui'));
const code = [new URL('../..', import.meta.url).pathname, ...drawings.filter(existsSync)].flatMap(sources).join('\n');
const literals = new Set([...code.matchAll(/'([a-z][a-z_-]+)'/g)].map((match) => match[1] as string));
/** Keys made of a fixed beginning and a word of the protocol or of the settings. */
const beginnings = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] as string);

describe('the words of the shell', () => {
  it.each(LANGUAGES)('has the same keys and variables in %s as in English', (lang) => {
    expect(keysOf(shell(lang)).sort()).toEqual(keysOf(shell('en')).sort());
    expect(Object.fromEntries(variablesOf(shell(lang)))).toEqual(Object.fromEntries(variablesOf(shell('en'))));
  });

  it('names no key twice', () => {
    const keys = keysOf(shell('en'));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it('uses every key', () => {
    const unused = keysOf(shell('en')).filter(
      (key) => !literals.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });

  it('has every key that is used', () => {
    const known = new Set([...keysOf(core('en')), ...keysOf(shell('en'))]);
    const asked = [...code.matchAll(/\bt\(\s*(?:[^()'`]*\? )?'([a-z_-]+)'(?:\s*: '([a-z_-]+)')?/g)];
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.flatMap((match) => [match[1], match[2]]).filter((key) => key && !known.has(key))).toEqual([]);
  });
});
