/** SHA-256 (FIPS 180-4). The browser's own is only there on secure pages, and a table in the living room is not one. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = new Uint32Array(START);
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 64) block(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The first 32 bits of the fractional parts of the `root`-th roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let prime = 2, found = 0; found < count; prime += 1) {
    if (!isPrime(prime)) continue;
    words[found] = (prime ** (1 / root) % 1) * 2 ** 32;
    found += 1;
  }
  return words;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function block(state: Uint32Array, view: DataView, at: number): void {
  const w = new Uint32Array(64);
  const word = (index: number): number => w[index] as number;
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = word(i - 15);
    const b = word(i - 2);
    const small0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const small1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = word(i - 16) + small0 + word(i - 7) + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + word(i)) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index] as number) + value));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
