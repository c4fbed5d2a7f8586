import { describe, expect, it } from 'vitest';
import { recordNames } from '../bots';
import { featuresOf, isKnown } from './features';

describe('the faces of bots', () => {
  it('are known for every bot of a full table, and all differ', () => {
    const names = recordNames([], 8);
    expect(names.every(isKnown)).toBe(true);
    expect(new Set(names.map((name) => JSON.stringify(featuresOf(name)))).size).toBe(names.length);
  });

  it('are the same for the same name, whatever it is', () => {
    for (const name of ['', 'Żółw', 'Вера', 'x'.repeat(24), '🦁']) {
      const face = featuresOf(name);
      expect(face).toEqual(featuresOf(name));
      expect(Object.values(face).every((value) => typeof value === 'string')).toBe(true);
    }
    expect(isKnown('toString')).toBe(false);
  });
});
