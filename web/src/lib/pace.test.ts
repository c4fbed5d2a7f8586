import { describe, expect, it } from 'vitest';
import { PACES, readingMs } from './pace';

describe('the time a moment stays', () => {
  it('grows with what it tells, up to a bound', () => {
    const times = [1, 2, 3, 20, 200].map((events) => readingMs(900, events));
    expect(times).toEqual([900, 1400, 1900, 3000, 3000]);
  });

  it('falls from calm to instant, which waits for nothing', () => {
    const times = PACES.map((pace) => readingMs(900, 1, pace));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBe(PACES.length);
    expect(times.at(-1)).toBe(0);
  });
});
