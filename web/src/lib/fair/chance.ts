/** All chance of a match as `docs/record.md` tells it: from the secret to the seed, from the seed to numbers. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';

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

/** So many bytes of the key stream are made at once: some blocks of 64. */
const CHUNK = 1024;

/** The ChaCha20 key stream (RFC 8439, nonce 0, counter from 0) as 32-bit words. */
export function* chacha(seed: Uint8Array): Generator<number> {
  const [nonce, nothing] = [new Uint8Array(12), new Uint8Array(CHUNK)];
  for (let counter = 0; ; counter += CHUNK / 64) {
    const words = new DataView(chacha20(seed, nonce, nothing, undefined, counter).buffer);
    for (let at = 0; at < CHUNK; at += 4) yield words.getUint32(at, true);
  }
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
