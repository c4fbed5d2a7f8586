import { expect, test } from 'vitest';
import { awaited } from './turn';
import type { Cell, Sketch, Tone } from './wire';

const line = (tone: Tone, seat?: number): Cell => ({ phrase: { key: 'line', args: seat === undefined ? [] : [['seat', { seat }]] }, tone });
const sketch = (...lines: Cell[]): Sketch => ({ panels: [{ kind: 'lines', title: { key: 'now' }, lines }] });

test('where everybody may act, only whoever is named is waited for', () => {
  const turn = { open: [0, 1, 2] };
  expect(awaited({ turn, sketch: sketch(line('active', 1)) })).toEqual([1]);
  expect(awaited({ turn, sketch: sketch(line('active')) })).toEqual([0, 1, 2]);
  expect(awaited({ turn, sketch: sketch(line('plain', 0), line('active', 1), line('good', 2), line('bad', 1)) })).toEqual([1, 2]);
  expect(awaited({ turn, sketch: sketch(line('active'), line('good', 2)) })).toEqual([0, 1, 2]);
  expect(awaited({ turn, sketch: sketch(line('active', 5)) })).toEqual([0, 1, 2]);
  expect(awaited({ turn: { one: 2 }, sketch: sketch(line('active', 1)) })).toEqual([2]);
  expect(awaited({ turn: 'over' })).toEqual([]);
});
