import { expect, test } from 'vitest';
import { namesOf } from './names';

test('names come from lines, however they were pasted', () => {
  expect(namesOf(' Ada \n\nBo\tKowalski\r\nCyd, 7b\n  ')).toEqual(['Ada', 'Bo', 'Cyd']);
});

test('namesakes are told apart', () => {
  expect(namesOf('Anna\nanna\nAnna')).toEqual(['Anna', 'anna 2', 'Anna 3']);
});

test('whoever comes late is told apart from those who are there', () => {
  expect(namesOf('Ada\nBo', ['ADA', 'Ada 2'])).toEqual(['Ada 3', 'Bo']);
});

test('long names are cut to what a table takes', () => {
  expect(namesOf('x'.repeat(40))[0]).toHaveLength(24);
});
