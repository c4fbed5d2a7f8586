import { describe, expect, it } from 'vitest';
import { keptBefore } from './seats';

/** A store of a browser, with what lies in it as its own keys. */
function storage(kept: Record<string, unknown>): Storage {
  const texts = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    removeItem: (key: string) => delete texts[key],
  };
  return new Proxy(texts, { get: (own, name) => methods[name as 'getItem'] ?? own[name as string] }) as unknown as Storage;
}

const [ada, bruno, cup] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];

describe('what older versions kept', () => {
  it('is handed over with everybody who shared the device, and then forgotten', () => {
    const kept = storage({
      'magnat.settings': { lang: 'en' },
      'magnat.seat.AAAAAA': { secret: ada, game: 'toy', at: 1, others: [bruno] },
      'magnat.cup.BBBBBB.organiser': { code: 'BBBBBB', name: 'Cup', organiser: true, secret: cup, at: 2 },
      'magnat.cup.BBBBBB.own': { code: 'BBBBBB', name: 'Cup', organiser: false, secret: ada, at: 2 },
    });
    const before = keptBefore(kept);
    expect(before?.brought).toEqual({
      seats: [ada, bruno].map((secret) => ({ code: 'AAAAAA', secret, about: 'toy' })),
      organised: [{ code: 'BBBBBB', secret: cup, about: 'Cup' }],
      taking_part: [{ code: 'BBBBBB', secret: ada, about: 'Cup' }],
    });
    before?.forget();
    expect(Object.keys(kept)).toEqual(['magnat.settings']);
    expect(keptBefore(kept)).toBeNull();
  });

  it('is not believed where it is broken', () => {
    const kept = storage({ 'magnat.seat.AAAAAA': null, 'magnat.seat.BBBBBB': { secret: 'short' } });
    expect(keptBefore(kept)?.brought.seats).toEqual([]);
  });
});
