// Fails if a visit would load more script than the budget allows: the landing page and any one page after it, with the
// longest language and the heaviest game, each compressed.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET_KB = 150;
const manifest = /** @type {Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>} */ (
  JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'))
);

/** @param {string} key @param {Set<string>} found */
function withImports(key, found) {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const next of entry.imports ?? []) withImports(next, found);
  return found;
}

/** @param {RegExp} pattern */
const keys = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const nodes = keys(/generated\/client(-optimized)?\/nodes\/\d+\.js$/);
const starts = keys(/(runtime\/client\/entry|generated\/client(-optimized)?\/app)\.js$/);
const texts = keys(/ru\.ftl\?raw$/);
const drawings = keys(/games\/[^/]+\/ui\/(Table|Hand)\.svelte$/);
if (nodes.length < 5 || starts.length !== 2 || texts.length < 7 || drawings.length < 6) {
  throw new Error('the manifest has another shape than expected');
}

/** @type {Map<string, { gzip: number; brotli: number }>} */
const sizes = new Map();

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file);
  if (known || !file.endsWith('.js')) return known ?? { gzip: 0, brotli: 0 };
  const bytes = readFileSync(`.svelte-kit/output/client/${file}`);
  const size = { gzip: gzipSync(bytes).length / 1024, brotli: brotliCompressSync(bytes).length / 1024 };
  sizes.set(file, size);
  return size;
}

/** @param {string[]} keys */
function compressed(keys) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const key of keys) withImports(key, files);
  let [gzip, brotli] = [0, 0];
  for (const file of files) {
    gzip += sizeOf(file).gzip;
    brotli += sizeOf(file).brotli;
  }
  return { gzip, brotli };
}

/** The frame of every page, the page of errors and the landing page have the first numbers. */
const number = (/** @type {string} */ key) => Number(/(\d+)\.js$/.exec(key)?.[1]);
const first = [...starts, ...nodes.filter((key) => number(key) <= 2), ...texts.filter((key) => !key.includes('games/'))];
const games = [...new Set(texts.flatMap((key) => /games\/([^/]+)\//.exec(key)?.[1] ?? []))];
const visits = nodes.flatMap((node) =>
  games.map((game) => {
    const own = [...texts, ...drawings].filter((key) => key.includes(`games/${game}/`));
    return { what: `page ${number(node)} with ${game}`, ...compressed([...first, node, ...own]) };
  }),
);
const heaviest = visits.sort((a, b) => b.gzip - a.gzip)[0];
if (!heaviest) throw new Error('there is no page');
console.log(`the heaviest visit in Russian, ${heaviest.what}: ${heaviest.gzip.toFixed(1)} KB gzip, ${heaviest.brotli.toFixed(1)} KB brotli`);
if (heaviest.gzip > BUDGET_KB) throw new Error(`more than the ${BUDGET_KB} KB a visit may load`);
