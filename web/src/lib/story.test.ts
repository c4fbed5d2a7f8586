import { expect, test } from 'vitest';
import { inChapters, merged, withFrame, withTakenBack } from './story';
import type { Frame, StoryLine } from './wire';

const frame = (to: number, chapter: number, events: unknown[], later?: unknown[]): Frame => ({
  from: to - 1,
  to,
  events,
  ...(later ? { later } : {}),
  chapter,
  view: {},
  turn: { one: 0 },
  awaited: [0],
  voice: {},
  legal: [],
  forms: [],
  clock: { left_ms: [], running_seats: [] },
});
const line = (seq: number, chapter: number, events: unknown[], more: Partial<StoryLine> = {}): StoryLine => ({ seq, chapter, events, ...more });
const told = (lines: StoryLine[]) => lines.map(({ seq, events }) => [seq, ...events]);

test('nothing is lost where the rulebook takes no reminders away', () => {
  let lines: StoryLine[] = [];
  for (const [to, chapter] of [[1, 1], [2, 1], [3, 2], [4, 2], [5, 3]] as const) {
    lines = withFrame(lines, frame(to, chapter, [`e${to}`]), false, false);
  }
  expect(told(lines)).toEqual([[1, 'e1'], [2, 'e2'], [3, 'e3'], [4, 'e4'], [5, 'e5']]);
});

test('a chapter that is over is told as it is kept, and the line that led out of it when the next one comes', () => {
  let lines = withFrame([], frame(1, 1, ['bid'], []), false, false);
  lines = withFrame(lines, frame(2, 1, ['pass'], []), false, false);
  expect(told(lines)).toEqual([[1, 'bid'], [2, 'pass']]);
  lines = withFrame(lines, frame(3, 2, ['won for 8'], ['won']), true, false);
  expect(told(lines)).toEqual([[1], [2], [3, 'won for 8']]);
  lines = withFrame(lines, frame(4, 2, ['bid'], []), false, false);
  expect(told(lines)).toEqual([[1], [2], [3, 'won'], [4, 'bid']]);
  expect(inChapters(lines).map(({ chapter, lines }) => [chapter, lines.length])).toEqual([[2, 2]]);
});

test('what the server tells is followed by what happened since, and nothing that was taken back', () => {
  const lines = [line(3, 1, ['old']), line(7, 1, ['new'])];
  const from = { to: 5, lines: [line(1, 1, ['a']), line(3, 1, ['c']), line(5, 1, ['e'])] };
  expect(told(merged(from, lines, 7))).toEqual([[1, 'a'], [3, 'c'], [5, 'e'], [7, 'new']]);
  expect(told(merged(from, [], 4))).toEqual([[1, 'a'], [3, 'c']]);
});

test('a line that leads to another chapter still belongs to its own', () => {
  const lines = [line(1, 1, ['a']), line(2, 2, ['b'], { crossed: true }), line(3, 2, ['c'])];
  expect(inChapters(lines).map(({ chapter, lines }) => [chapter, ...lines.map(({ seq }) => seq)])).toEqual([[1, 1, 2], [2, 3]]);
});

test('what was taken back goes, and that it was taken back stays', () => {
  let lines = [1, 2, 3].reduce<StoryLine[]>((lines, to) => withFrame(lines, frame(to, 1, [`e${to}`]), false, false), []);
  lines = withTakenBack(lines, 1, 2);
  lines = withFrame(lines, frame(2, 1, ['again']), false, false);
  expect(told(lines)).toEqual([[1, 'e1'], [1], [2, 'again']]);
  expect(lines.map(({ taken_back, seat }) => (taken_back ? seat : null))).toEqual([null, 2, null]);
  expect(inChapters(lines).map(({ lines }) => lines.length)).toEqual([3]);
  // Going back to before it takes it along.
  expect(told(withTakenBack(lines, 0, null))).toEqual([[0]]);
});
