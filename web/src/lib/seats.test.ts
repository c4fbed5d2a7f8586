import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSeat, keepSeat, keepSeats, keptTables, seatSecrets } from './seats';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const named = new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
  Object.defineProperty(globalThis, 'localStorage', { value: named, configurable: true });
  for (const table of ['AAAAAA', 'BBBBBB']) forgetSeat(table);
});

describe('seats of one browser', () => {
  it('are several at one table, in the order they came', () => {
    keepSeat('AAAAAA', 'ada', 'toy');
    keepSeat('AAAAAA', 'bruno', 'toy');
    keepSeat('AAAAAA', 'bruno', 'toy');
    expect(seatSecrets('AAAAAA')).toEqual(['ada', 'bruno']);
    expect(seatSecrets('BBBBBB')).toEqual([]);
    expect(keptTables().map(({ table, game }) => `${table} ${game}`)).toEqual(['AAAAAA toy']);
  });

  it('are forgotten one by one', () => {
    keepSeats('AAAAAA', ['ada', 'bruno', 'celia'], 'toy');
    forgetSeat('AAAAAA', 'ada');
    expect(seatSecrets('AAAAAA')).toEqual(['bruno', 'celia']);
    forgetSeat('AAAAAA', 'nobody');
    expect(seatSecrets('AAAAAA')).toEqual(['bruno', 'celia']);
    forgetSeat('AAAAAA');
    expect(seatSecrets('AAAAAA')).toEqual([]);
    expect(kept.size).toBe(0);
  });
});
