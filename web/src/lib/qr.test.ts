import { describe, expect, it } from 'vitest';
import { qr } from './qr';

const grid = (text: string) => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('qr', () => {
  it('has the size of the smallest version that holds the text', () => {
    expect(qr('a'.repeat(14)).length).toBe(21);
    expect(qr('a'.repeat(15)).length).toBe(25);
    expect(qr('http://192.168.178.20:8080/t/K7QWXM').length).toBe(29);
    expect(qr('a'.repeat(213)).length).toBe(57);
    expect(() => qr('a'.repeat(214))).toThrow('too long');
  });

  it('has finders in three corners and the timing between them', () => {
    const rows = grid('magnat');
    for (const corner of [rows.slice(0, 7).map((row) => row.slice(0, 7)), rows.slice(0, 7).map((row) => row.slice(-7)), rows.slice(-7).map((row) => row.slice(0, 7))]) {
      expect(corner).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
    }
    expect(rows[6]?.slice(7, 14)).toBe('.#.#.#.');
    expect(rows.map((row) => row[6]).slice(7, 14).join('')).toBe('.#.#.#.');
  });

  it('says level M and one mask, the same in both places', () => {
    const rows = grid('https://magnat.example/t/ABCDEF');
    const size = rows.length;
    const at = (x: number, y: number) => (rows[y]?.[x] === '#' ? 1 : 0);
    const near = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => at(8, y)).concat([7, 5, 4, 3, 2, 1, 0].map((x) => at(x, 8)));
    const far = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => at(size - 1 - i, 8)).concat([8, 9, 10, 11, 12, 13, 14].map((i) => at(8, size - 15 + i)));
    expect(near).toEqual(far);
    const bits = near.reduce<number>((sum, bit, index) => sum | (bit << index), 0) ^ 0x5412;
    expect(bits >> 13).toBe(0);
  });
});
