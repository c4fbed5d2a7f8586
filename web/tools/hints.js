// Puts hints into the built page: which files an address will need. A browser would otherwise learn of them one after
// the other, from the program, from the page's own part of it, and from the table.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { drawing, filesOf, games, nodes, starts, texts, words } from './manifest.js';

const ROUTES = '.svelte-kit/generated/client-optimized/app.js';
const PAGE = 'build/index.html';
const ASSETS = 'build/_app/immutable/assets';
/** Behind the program, which comes first, and before the styles, for which a script would wait. */
const PLACE = /(?=<link[^>]* rel="stylesheet">)/;
const LANGUAGES = ['en', 'pl', 'cs', 'ru'];

/** The number of each page by its address. */
const found = /export const dictionary = (\{.*?\n\s*\});/s.exec(readFileSync(ROUTES, 'utf8'))?.[1];
if (!found) throw new Error(`${ROUTES} does not list the pages`);
const routes = /** @type {Record<string, [number]>} */ (JSON.parse(found));

const known = new Set(filesOf([...starts, ...nodes.slice(0, 1)]));
const more = (/** @type {string[]} */ keys) => filesOf(keys).filter((file) => !known.has(file)).map((file) => `/${file}`);
/** @template T @param {string[]} keys @param {(key: string) => T} value @returns {Record<string, T>} */
const by = (keys, value) => Object.fromEntries(keys.map((key) => [key, value(key)]));

/** The typefaces by the letters a language needs beside those that all need. */
const LETTERS = by(LANGUAGES, (lang) => ({ en: ['latin'], ru: ['latin', 'cyrillic'] })[lang] ?? ['latin', 'central']);
const assets = readdirSync(ASSETS);
const faces = (/** @type {string} */ lang) =>
  assets.filter((file) => file.endsWith('.woff2') && LETTERS[lang]?.some((part) => file.includes(`-${part}.`))).map((file) => `/_app/immutable/assets/${file}`);

const hints = {
  pages: Object.fromEntries(
    Object.entries(routes).map(([route, [node]]) => [route.replace(/\[\w+\]/, '*'), more(nodes.slice(node, node + 1))]),
  ),
  words: by(LANGUAGES, (lang) => [...faces(lang), ...more(words(lang))]),
  games: by(games, (game) => ({ drawing: more(drawing(game)), texts: by(LANGUAGES, (lang) => more(texts(game, lang))) })),
};

if (LANGUAGES.some((lang) => faces(lang).length !== 2 * (LETTERS[lang]?.length ?? 0))) throw new Error('a typeface is missing');
if ([...Object.values(hints.pages), ...Object.values(hints.words)].some((files) => files.length === 0)) {
  throw new Error('the manifest has another shape than expected');
}

/** Runs in the page, before anything else. @param {typeof hints} hints */
function tell(hints) {
  const fetched = (/** @type {string[] | undefined} */ files) => {
    for (const file of files ?? []) {
      const link = document.createElement('link');
      const kind = { css: 'style', ff2: 'font' }[file.slice(-3)];
      link.rel = kind ? 'preload' : 'modulepreload';
      if (kind) link.as = kind;
      link.crossOrigin = ''; // As the program asks for it, or it would be fetched twice.
      link.href = file;
      document.head.append(link);
    }
  };
  const [first, second, ...rest] = location.pathname.split('/').filter(Boolean);
  let lang = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => hints.words[code]) ?? 'en';
  try {
    lang = JSON.parse(localStorage.getItem('magnat.settings') ?? '{}').lang ?? lang;
  } catch {
    // A browser that keeps nothing speaks its own language.
  }
  fetched(hints.words[lang]);
  fetched(hints.pages[`/${[first, second && '*', ...rest].filter(Boolean).join('/')}`]);
  if (!second || (first !== 't' && first !== 'tv') || /^here/i.test(second)) return;
  fetch(`/api/tables/${second.toUpperCase()}`)
    .then((answer) => answer.json())
    .then(({ setup }) => {
      const game = hints.games[setup.game];
      fetched(game?.texts[lang]);
      fetched(game?.drawing);
    })
    .catch(() => {}); // The page itself says what is wrong.
}

const page = readFileSync(PAGE, 'utf8');
if (!PLACE.test(page)) throw new Error(`${PAGE} has no place for hints`);
const full = page.replace(PLACE, () => `<script>(${tell})(${JSON.stringify(hints)})</script>`);
writeFileSync(PAGE, full);
writeFileSync(`${PAGE}.gz`, gzipSync(full, { level: 9 }));
writeFileSync(`${PAGE}.br`, brotliCompressSync(full));
