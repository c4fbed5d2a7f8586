import { expect, test } from 'vitest';
import { isOpenTo } from './secrets';

test('a board is open where all see the same', () => {
  const view = (viewer: number, cash: number) => ({ viewer: { seat: viewer }, seats: [{ cash }] });
  expect(isOpenTo([view(0, 5), view(1, 5)])).toBe(true);
  expect(isOpenTo([view(0, 5), view(1, 6)])).toBe(false);
  expect(isOpenTo([null, null])).toBe(false);
  expect(isOpenTo([])).toBe(false);
});
