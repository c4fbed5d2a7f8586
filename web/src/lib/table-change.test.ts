import { describe, expect, it } from 'vitest';
import { changed } from './table-change';
import type { TableChange, TableInfo } from './wire';

const info: TableInfo = {
  code: 'K7QWXM',
  setup: { game: 'any', seats: 2, options: { board: 'a long one' }, clock: { kind: 'none' } },
  stage: 'gathering',
  seats: [],
  host_seat: 0,
  watchers: 0,
  watchable: true,
  commitment: 'abc',
};
const change: TableChange = {
  stage: 'playing',
  seats: [{ seat: 0, player: { kind: 'nobody' }, ready: false }],
  host_seat: 1,
  watchers: 3,
  watchable: false,
  clock: { kind: 'slow', days: 2 },
  words: { corner: 'Ecke' },
};

describe('a change of the table', () => {
  it('keeps what was told once and takes over the rest', () => {
    const after = changed(info, change);
    expect(after).toMatchObject({ code: 'K7QWXM', commitment: 'abc', stage: 'playing', host_seat: 1, watchers: 3 });
    expect(after.setup).toEqual({ ...info.setup, clock: { kind: 'slow', days: 2 } });
    expect(after.words).toEqual({ corner: 'Ecke' });
    const { words: _, ...quiet } = change;
    expect(changed(after, quiet).words).toEqual({ corner: 'Ecke' });
  });
  it('forgets a rematch that was named no more', () => {
    expect(changed({ ...info, rematch: 'AAAAAA' }, { ...change, rematch: 'BBBBBB' }).rematch).toBe('BBBBBB');
  });
});
