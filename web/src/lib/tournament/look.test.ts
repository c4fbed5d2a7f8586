import { expect, test } from 'vitest';
import type { ParticipantLine } from '../wire';
import { firstLook, lookOf } from './look';

const line = (look?: ParticipantLine['look']): ParticipantLine => ({ name: 'Ada', away: false, ...(look ? { look } : {}) });

test('whoever chose nothing has a colour by their number', () => {
  expect(lookOf(line(), 1)).toEqual({ badge: null, colour: 'sky' });
  expect(lookOf(undefined, 9)).toEqual({ badge: null, colour: 'sky' });
  expect(lookOf(line({ badge: 'owl' }), 2)).toEqual({ badge: 'owl', colour: 'pink' });
  expect(lookOf(line({ badge: 'owl', colour: 'red' }), 2)).toEqual({ badge: 'owl', colour: 'red' });
});

test('a tournament is told once how somebody likes to look', () => {
  expect(firstLook(line(), null, null)).toBeNull();
  expect(firstLook(line(), 'cat', null)).toEqual({ badge: 'cat' });
  expect(firstLook(line(), null, 'blue')).toEqual({ colour: 'blue' });
  expect(firstLook(line({ badge: 'owl' }), 'cat', 'blue')).toBeNull();
});
