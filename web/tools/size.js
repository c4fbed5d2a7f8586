// Fails if a first visit would load more script than the budget allows: the landing page and a table, each compressed.
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

const nodes = Object.keys(manifest).filter((key) => /generated\/client(-optimized)?\/nodes\/\d+\.js$/.test(key));
const starts = Object.keys(manifest).filter((key) => /(runtime\/client\/entry|generated\/client(-optimized)?\/app)\.js$/.test(key));
const texts = Object.keys(manifest).filter((key) => /ru\.ftl\?raw$/.test(key));
if (nodes.length < 5 || starts.length !== 2 || texts.length < 7) throw new Error('the manifest has another shape than expected');

/** @param {string[]} keys */
function compressed(keys) {
  const files = new Set();
  for (const key of keys) withImports(key, files);
  let [gzip, brotli] = [0, 0];
  for (const file of files) {
    if (!String(file).endsWith('.js')) continue;
    const bytes = readFileSync(`.svelte-kit/output/client/${file}`);
    gzip += gzipSync(bytes).length;
    brotli += brotliCompressSync(bytes).length;
  }
  return { gzip: gzip / 1024, brotli: brotli / 1024 };
}

/** Every page there is, with the longest language, the longest game and the heaviest drawing on top: more than any visit loads. */
const game = texts
  .filter((key) => key.includes('games/'))
  .map((key) => ({ key, size: compressed([key]).gzip }))
  .sort((a, b) => b.size - a.size)[0];
const shell = texts.filter((key) => !key.includes('games/'));
const parts = Object.keys(manifest).filter((key) => /games\/[^/]+\/ui\/(Table|Hand)\.svelte$/.test(key));
const drawing = [...new Set(parts.map((key) => key.replace(/[^/]+$/, '')))]
  .map((folder) => ({ folder, keys: parts.filter((key) => key.startsWith(folder)) }))
  .map(({ folder, keys }) => ({ folder, keys, size: compressed(keys).gzip }))
  .sort((a, b) => b.size - a.size)[0];
if (!drawing) throw new Error('the manifest has no drawing of a game');
const whole = compressed([...starts, ...nodes, ...shell, ...drawing.keys, game?.key ?? '']);
console.log(`all pages, Russian, the wordiest game, the drawing in ${drawing.folder}: ${whole.gzip.toFixed(1)} KB gzip, ${whole.brotli.toFixed(1)} KB brotli`);
if (whole.gzip > BUDGET_KB) throw new Error(`more than the ${BUDGET_KB} KB a first visit may load`);
