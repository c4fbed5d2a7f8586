import { createCipheriv } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { below, chacha, derive, fromHex, seedOf, toHex, verify } from './chance';

describe('chance', () => {
  it('is the plain ChaCha20 stream of RFC 8439, appendix A.1', () => {
    const words = chacha(new Uint8Array(32));
    const first = [0, 1, 2, 3].map(() => words.next().value as number);
    expect(first.map((word) => word.toString(16))).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  });

  it('goes on past the first chunk without a seam', () => {
    const words = chacha(Uint8Array.from({ length: 32 }, (_, index) => index));
    const stream = createCipheriv('chacha20', Buffer.from(Array.from({ length: 32 }, (_, index) => index)), Buffer.alloc(16)).update(Buffer.alloc(4096));
    for (let at = 0; at < 4096; at += 4) expect(words.next().value).toBe(stream.readUInt32LE(at));
  });

  it('deals the example of docs/record.md', () => {
    const seed = fromHex('c5e558d4284365bb14035b4ba0118102657c9e4525303ca0a3ea61f98cb83b9f');
    const words = chacha(seed as Uint8Array);
    expect(below(words, 3)).toBe(0);
    expect([16, 15, 14, 13].map((left) => below(words, left))).toEqual([14, 12, 13, 12]);
  });

  it('confuses no two lists of parts', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(toHex(derive([bytes('ab'), bytes('c')]))).not.toBe(toHex(derive([bytes('a'), bytes('bc')])));
  });

  it('accepts a true receipt and finds what is wrong in a false one', () => {
    const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
    const entropy = ['žluťoučký', '', '17'];
    const claim = {
      commitment: toHex(sha256(secret)),
      secret: toHex(secret),
      entropy,
      seed: toHex(seedOf(secret, entropy)),
    };
    expect(verify(claim)).toEqual({ commitment: true, seed: true });
    expect(verify({ ...claim, entropy: ['x', '', '17'] })).toEqual({ commitment: true, seed: false });
    expect(verify({ ...claim, commitment: '00'.repeat(32) }).commitment).toBe(false);
    expect(verify({ ...claim, secret: 'no' })).toEqual({ commitment: false, seed: false });
  });
});
