// Fails if a visit would load more script than the budget allows: the landing page and any one page after it, with the
// longest language and the heaviest game, each compressed.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { club, drawing, filesOf, games, nodes, number, routeOf, starts, study, texts, words } from './manifest.js';

const BUDGET_KB = 150;
/** All typefaces together; nobody needs all of them. */
const TYPE_KB = 60;
const TYPE = 'src/lib/type';
const LANG = 'ru';
const first = [...starts, ...nodes.slice(0, 3), ...words(LANG)];
const drawn = games.filter((game) => drawing(game).length === 1);
const told = games.filter((game) => texts(game, LANG).length === 1);
if (club(LANG).length !== 1 || nodes.length < 5 || starts.length !== 2 || words(LANG).length !== 1 || told.length < 5 || drawn.length < 3) {
  throw new Error('the manifest has another shape than expected');
}

/** Pages that show a table, and pages that show what is written about a game. @param {string} route */
const isTable = (route) => /^(t|tv|replay|learn|new)\b/.test(route);
/** @param {string} route */
const isClub = (route) => /^(tournament|join)\b/.test(route);
/** @param {string} route */
const isStudy = (route) => /^(rules|learn|new|tournament)\b/.test(route);
if (!nodes.some((node) => isTable(routeOf(node))) || !nodes.some((node) => isStudy(routeOf(node)))) {
  throw new Error('the pages have other names than expected');
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
  const files = filesOf(keys);
  let [gzip, brotli] = [0, 0];
  for (const file of files) {
    gzip += sizeOf(file).gzip;
    brotli += sizeOf(file).brotli;
  }
  return { gzip, brotli, count: files.length };
}

const visits = nodes.flatMap((node) =>
  games.map((game) => {
    const route = routeOf(node);
    const own = [...texts(game, LANG), ...(isTable(route) ? drawing(game) : []), ...(isStudy(route) ? study(game, LANG) : []), ...(isClub(route) ? club(LANG) : [])];
    return { what: `page ${number(node)} with ${game}`, ...compressed([...first, node, ...own]) };
  }),
);
const heaviest = visits.sort((a, b) => b.gzip - a.gzip)[0];
if (!heaviest) throw new Error('there is no page');
const { what, gzip, brotli, count } = heaviest;
console.log(`the heaviest visit in Russian, ${what}: ${gzip.toFixed(1)} KB gzip, ${brotli.toFixed(1)} KB brotli, ${count} files`);
if (gzip > BUDGET_KB) throw new Error(`more than the ${BUDGET_KB} KB a visit may load`);

const type = readdirSync(TYPE).filter((file) => file.endsWith('.woff2')).reduce((sum, file) => sum + statSync(`${TYPE}/${file}`).size / 1024, 0);
console.log(`the typefaces: ${type.toFixed(1)} KB`);
if (type === 0 || type > TYPE_KB) throw new Error(`the typefaces may have ${TYPE_KB} KB`);
