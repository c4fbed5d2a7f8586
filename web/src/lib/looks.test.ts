import { expect, test } from 'vitest';
import { takenColours, wanted } from './looks.svelte';
import type { Colour, SeatInfo } from './wire';

const person = (seat: number, colour: Colour): SeatInfo => ({
  seat,
  colour,
  ready: false,
  player: { kind: 'person', name: `P${seat}`, present: true, held_by_bot: false },
});
const bot = (seat: number, colour: Colour): SeatInfo => ({ seat, colour, ready: true, player: { kind: 'bot', level: 'easy' } });
const table = [person(0, 'brown'), person(1, 'sky'), bot(2, 'pink')];

test('a bot gives its colour away before the match, a person never', () => {
  expect(takenColours(table, 'gathering', 0)).toEqual(['sky']);
  expect(takenColours(table, 'playing', 0)).toEqual(['sky', 'pink']);
  expect(wanted(table, 'gathering', 0, null, 'pink')).toEqual({ colour: 'pink' });
  expect(wanted(table, 'gathering', 0, 'owl', 'sky')).toEqual({ badge: 'owl' });
});

test('nothing is said that holds already', () => {
  expect(wanted(table, 'gathering', 0, null, 'brown')).toBeNull();
  expect(wanted(table, 'gathering', 0, null, null)).toBeNull();
  expect(wanted([{ ...person(0, 'red'), badge: 'cat' }], 'gathering', 0, 'cat', 'red')).toBeNull();
  expect(wanted(table, 'gathering', 2, 'owl', 'red')).toBeNull();
});

test('a badge is put off as well as on', () => {
  expect(wanted([{ ...person(0, 'red'), badge: 'cat' }], 'gathering', 0, null, null)).toEqual({});
});

test('in a match only whoever has no badge yet says how they look', () => {
  expect(wanted(table, 'playing', 0, 'owl', 'green')).toEqual({ badge: 'owl', colour: 'green' });
  expect(wanted([{ ...person(0, 'red'), badge: 'cat' }], 'playing', 0, 'owl', null)).toBeNull();
  expect(wanted(table, 'playing', 0, null, 'green')).toBeNull();
  expect(wanted([{ ...person(0, 'red'), look_kept: true }], 'playing', 0, 'owl', 'green')).toBeNull();
});
