/**
 * QR codes (ISO/IEC 18004) for addresses: byte mode, error correction level M, versions 1 to 10.
 * `qr(text)` gives rows of modules, `true` for dark, without the quiet zone.
 */
export function qr(text: string): boolean[][] {
  const data = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((blocks, index) => index > 0 && data.length <= capacity(blocks, index));
  if (version < 0) throw new Error('the text is too long for a QR code of version 10');
  const codewords = interleave(encode(data, version), VERSIONS[version] as Blocks);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(version, codewords, mask));
  return masks.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** Error correction codewords per block, then the data codewords of each block. */
type Blocks = { correction: number; data: number[] };

const blocks = (correction: number, ...groups: Array<[count: number, data: number]>): Blocks => ({
  correction,
  data: groups.flatMap(([count, data]) => Array<number>(count).fill(data)),
});

/** Level M by version; there is no version 0. */
const VERSIONS: Blocks[] = [
  blocks(0),
  blocks(10, [1, 16]),
  blocks(16, [1, 28]),
  blocks(26, [1, 44]),
  blocks(18, [2, 32]),
  blocks(24, [2, 43]),
  blocks(16, [4, 27]),
  blocks(18, [4, 31]),
  blocks(22, [2, 38], [2, 39]),
  blocks(22, [3, 36], [2, 37]),
  blocks(26, [4, 43], [1, 44]),
];

/** Where the centres of the alignment patterns are. */
const ALIGNMENT: number[][] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

function capacity(blocks: Blocks, version: number): number {
  const bytes = blocks.data.reduce((sum, count) => sum + count, 0);
  return bytes - (version < 10 ? 2 : 3);
}

function encode(data: Uint8Array, version: number): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(data.length, version < 10 ? 8 : 16);
  data.forEach((byte) => push(byte, 8));
  const total = (VERSIONS[version] as Blocks).data.reduce((sum, count) => sum + count, 0);
  push(0, Math.min(4, total * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes = new Uint8Array(total);
  for (let at = 0; at < total; at += 1) {
    const filled = at * 8 < bits.length;
    const padding = (at - bits.length / 8) % 2 === 0 ? 0xec : 0x11;
    bytes[at] = filled ? parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2) : padding;
  }
  return bytes;
}

/** Splits the data into blocks, adds error correction to each, and takes codewords from them in turn. */
function interleave(data: Uint8Array, { correction, data: sizes }: Blocks): number[] {
  const divisor = generator(correction);
  let at = 0;
  const parts = sizes.map((size) => data.slice(at, (at += size)));
  const checks = parts.map((part) => remainder(part, divisor));
  const longest = Math.max(...sizes);
  const out: number[] = [];
  const column = (lists: Uint8Array[], index: number) =>
    lists.forEach((list) => index < list.length && out.push(list[index] as number));
  for (let index = 0; index < longest; index += 1) column(parts, index);
  for (let index = 0; index < correction; index += 1) column(checks, index);
  return out;
}

/** Multiplication in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      result[j] = times(result[j] as number, root) ^ (result[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    divisor.forEach((term, index) => (rest[index] = (rest[index] as number) ^ times(term, factor)));
  }
  return rest;
}

type Grid = Array<Array<boolean | null>>;

function draw(version: number, codewords: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  patterns(grid, version);
  format(grid, mask);
  fill(grid, codewords, mask);
  return grid.map((row) => row.map((module) => module === true));
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Finders, timing, alignment, version. */
function patterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const square = (cx: number, cy: number, radius: number, light: ReadonlyArray<number>) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        set(grid, cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]);
  const centres = ALIGNMENT[version] as number[];
  const last = centres.length - 1;
  centres.forEach((y, row) =>
    centres.forEach((x, column) => {
      const onFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!onFinder) square(x, y, 2, [1]);
    }),
  );
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(grid, far, near, dark);
    set(grid, near, far, dark);
  }
}

/** Level and mask, twice, and the module that is always dark. */
function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = mask; // Level M is 00.
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) set(grid, 8, i, bit(i));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) set(grid, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) set(grid, size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) set(grid, 8, size - 15 + i, bit(i));
  set(grid, 8, size - 8, true);
}

const MASKS: Array<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The codewords in columns of two, up and down from the right, leaving out the timing column. */
function fill(grid: Grid, codewords: number[], mask: number): void {
  const size = grid.length;
  const flips = MASKS[mask] as (x: number, y: number) => boolean;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y] as Array<boolean | null>;
        if (row[x] !== null) continue;
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== flips(x, y);
        bit += 1;
      }
    }
  }
}

/** How hard the code is to read: long runs, blocks, false finders, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = grid[y]?.[x];
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) sum += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
