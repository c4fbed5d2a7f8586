// What the build wrote and which files need which, for the tools that count them or tell browsers of them.
import { readFileSync } from 'node:fs';

/** @typedef {{ file: string; name?: string; src?: string; imports?: string[]; css?: string[] }} Part */
const manifest = /** @type {Record<string, Part>} */ (
  JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'))
);

/** @param {(key: string, part: Part) => boolean} wanted */
const keys = (wanted) => Object.keys(manifest).filter((key) => wanted(key, manifest[key] ?? { file: '' }));

export const starts = keys((key) => /(runtime\/client\/entry|generated\/client(-optimized)?\/app)\.js$/.test(key));
/** The pages by their number; the frame of every page, the page of errors and the landing page come first. */
export const nodes = keys((key) => /generated\/client(-optimized)?\/nodes\/\d+\.js$/.test(key)).sort((a, b) => number(a) - number(b));
export const games = [...new Set(Object.keys(manifest).flatMap((key) => /games\/([^/]+)\//.exec(key)?.[1] ?? []))];

/** @param {string} key */
export function number(key) {
  return Number(/(\d+)\.js$/.exec(key)?.[1]);
}

/** The words of the shell in a language. @param {string} lang */
export const words = (lang) => keys((_, part) => part.name === lang && part.src === undefined);
/** The words of the pages of a tournament. @param {string} lang */
export const club = (lang) => keys((key) => key.endsWith(`text/club/${lang}.ftl?raw`));
/** The words of a game in a language. @param {string} game @param {string} lang */
export const texts = (game, lang) => keys((key) => key.endsWith(`games/${game}/text/${lang}.ftl?play`));
/** The rulebook of a game in a language, with all else that is read beside it. @param {string} game @param {string} lang */
export const study = (game, lang) => keys((key) => key.endsWith(`games/${game}/text/${lang}.ftl?study`));
/** Where the page of a number is found. @param {string} key */
export const routeOf = (key) => /routes\/([^"']*)/.exec(readFileSync(`.svelte-kit/generated/client-optimized/nodes/${number(key)}.js`, 'utf8'))?.[1] ?? '';
/** A game's own table and what lies before the viewer. @param {string} game */
export const drawing = (game) => keys((_, part) => part.name === game && part.src === undefined);

/** The files of these parts, with all they need. @param {string[]} wanted */
export function filesOf(wanted) {
  const found = /** @type {Set<string>} */ (new Set());
  const files = /** @type {Set<string>} */ (new Set());
  const add = (/** @type {string} */ key) => {
    const part = manifest[key];
    if (!part || found.has(key)) return;
    found.add(key);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    for (const next of part.imports ?? []) add(next);
  };
  for (const key of wanted) add(key);
  return [...files];
}
