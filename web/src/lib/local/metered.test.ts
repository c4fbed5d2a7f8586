import { expect, it } from 'vitest';
import { isMetered } from './metered';

it('fetches nothing unasked where that may cost money', () => {
  expect(isMetered(undefined)).toBe(false);
  expect(isMetered({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(isMetered({ effectiveType: '4g', saveData: true })).toBe(true);
  expect(isMetered({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isMetered({ effectiveType: '4g', type: 'cellular' })).toBe(true);
});
