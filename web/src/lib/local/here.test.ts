import { expect, it } from 'vitest';
import { asksHere, here, isHere } from './here';

it('tells the tables of this device from those of a server', () => {
  expect(isHere('HEREBCDEFG')).toBe(true);
  expect(isHere('AHEREBCDEF')).toBe(false);
  expect(asksHere('/api/tables/HEREBCDEFG/story?seat=0')).toBe(true);
  expect(asksHere('/api/tables/AHEREBCDEF/story?seat=0')).toBe(false);
  expect(here('/api/tables')).toBe('/api/HERE/tables');
  expect(asksHere(here('/api/tables'))).toBe(true);
  expect(asksHere(here('/api/records/0a/replay?from=0'))).toBe(true);
  expect(asksHere('/api/games')).toBe(false);
});
