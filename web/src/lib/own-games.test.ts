import { expect, test } from 'vitest';
import { cell, inOrder, others, stateOf, tally, type OwnGame } from './own-games';

const person = (seat: number, name: string) => ({ seat, player: { kind: 'person', name, present: true, held_by_bot: false }, ready: true, entropy_given: false });
const own = (code: string, at: number, stage: string, more: object = {}): OwnGame =>
  ({ code, game: 'a', at, seat: 1, info: { stage, seats: [person(0, 'Bo'), person(1, 'Ada'), { seat: 2, player: { kind: 'nobody' } }], ...more } }) as unknown as OwnGame;

test('what waits for oneself comes first, what is over last, and the newest among equals', () => {
  const games = [
    own('over', 9, 'finished', { ranks: [1, 2] }),
    own('lobby', 8, 'gathering'),
    own('older', 1, 'playing', { awaited: [0] }),
    own('others', 2, 'playing', { awaited: [0] }),
    own('mine', 0, 'paused', { awaited: [1] }),
  ];
  expect(inOrder(games).map(({ code }) => code)).toEqual(['mine', 'others', 'older', 'lobby', 'over']);
  expect(stateOf(own('closed', 0, 'playing'))).toBe('others');
});

test('others are those who sit there, without oneself', () => {
  expect(others(own('x', 0, 'playing'))).toEqual(['Bo']);
});

test('only finished games count', () => {
  const games = [own('1', 1, 'finished', { ranks: [2, 1] }), own('2', 2, 'finished', { ranks: [1, 2] }), own('3', 3, 'playing')];
  expect(tally(games)).toEqual([{ game: 'a', played: 2, won: 1, average: 1.5 }]);
});

test('a cell cannot be a formula or break its row', () => {
  expect(cell('=1+1')).toBe(`"'=1+1"`);
  expect(cell('say "hi", Bo')).toBe('"say ""hi"", Bo"');
});
