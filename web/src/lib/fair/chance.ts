/** All chance of a match as `docs/record.md` tells it: from the secret to the seed, from the seed to numbers. */
import { sha256 } from './sha256';

/** What a receipt claims, as far as it can be checked. */
export type Verdict = { commitment: boolean; seed: boolean };

export type Claim = { commitment: string; secret: string; entropy: string[]; seed: string };

export function verify(claim: Claim): Verdict {
  const secret = fromHex(claim.secret);
  if (!secret) return { commitment: false, seed: false };
  return {
    commitment: toHex(sha256(secret)) === claim.commitment.toLowerCase(),
    seed: toHex(seedOf(secret, claim.entropy)) === claim.seed.toLowerCase(),
  };
}

/** The seed that follows from the secret and what the seats brought. */
export function seedOf(secret: Uint8Array, entropy: string[]): Uint8Array {
  const text = new TextEncoder();
  return derive([text.encode('magnat table'), secret, ...entropy.map((part) => text.encode(part))]);
}

/** SHA-256 over the parts, each after its length as 8 little-endian bytes. */
export function derive(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const part of parts) {
    view.setBigUint64(at, BigInt(part.length), true);
    joined.set(part, at + 8);
    at += 8 + part.length;
  }
  return sha256(joined);
}

/** The ChaCha20 key stream (RFC 8439, nonce 0, counter from 0) as 32-bit words. */
export function* chacha(seed: Uint8Array): Generator<number> {
  const key = new DataView(seed.buffer, seed.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i += 1) start[4 + i] = key.getUint32(i * 4, true);
  for (let counter = 0; ; counter += 1) {
    start[12] = counter;
    const x = start.slice();
    for (let round = 0; round < 10; round += 1) {
      for (let i = 0; i < 4; i += 1) quarter(x, i, i + 4, i + 8, i + 12);
      for (let i = 0; i < 4; i += 1) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    for (let i = 0; i < 16; i += 1) yield ((x[i] as number) + (start[i] as number)) >>> 0;
  }
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (p: number, q: number, r: number, by: number) => {
    x[p] = (x[p] as number) + (x[q] as number);
    const word = (x[r] as number) ^ (x[p] as number);
    x[r] = (word << by) | (word >>> (32 - by));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** A whole number below `bound`, every one equally likely. */
export function below(words: Generator<number>, bound: number): number {
  const wide = BigInt(bound);
  for (;;) {
    const product = BigInt(words.next().value as number) * wide;
    if ((product & 0xffffffffn) >= 0x100000000n % wide) return Number(product >> 32n);
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The 32 bytes of 64 hexadecimal digits. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
