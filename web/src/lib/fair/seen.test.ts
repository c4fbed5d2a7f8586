import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a browser's storage as is used. */
function storage(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(methods, { ownKeys: () => Object.keys(kept), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }) as never;
}

/** The page is loaded anew: only what is stored is left. */
async function page() {
  vi.resetModules();
  return import('./seen');
}

describe('what a browser saw of a table first', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  it('stays the same whatever the server says later, over reloads too', async () => {
    const first = await page();
    expect(first.seenFirst('ABCDEF', 'one').commitment).toBe('one');
    expect(first.seenFirst('ABCDEF', 'two').commitment).toBe('one');
    const reloaded = await page();
    expect(reloaded.seenFirst('ABCDEF', 'two').commitment).toBe('one');
    expect(reloaded.seenFirst('GHJKMN', 'two').commitment).toBe('two');
  });

  it('adds the same again after a broken line, and something else for another seat', async () => {
    const first = await page();
    const added = first.addFor('ABCDEF', 'one', 0);
    expect(added).toMatch(/^[0-9a-f]{32}$/);
    expect(first.addFor('ABCDEF', 'one', 1)).not.toBe(added);
    const reloaded = await page();
    expect(reloaded.addFor('ABCDEF', 'one', 0)).toBe(added);
    expect(Object.keys(reloaded.seenFirst('ABCDEF', 'one').added)).toEqual(['0', '1']);
  });

  it('keeps a bounded number of tables, and works without storage', async () => {
    const { seenFirst } = await page();
    for (let table = 0; table < 130; table++) seenFirst(`T${table}`, 'one');
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(100);
    vi.stubGlobal('localStorage', undefined);
    expect(seenFirst('NOSTORE', 'one').commitment).toBe('one');
    expect(seenFirst('NOSTORE', 'two').commitment).toBe('one');
  });
});
