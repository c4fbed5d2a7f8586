import { expect, test } from 'vitest';
import type { ResultLine, TournamentView } from '../wire';
import { bestResults, mostFirsts, played, sheetOf } from './figures';

const line = (participant: number, profit: number): ResultLine => ({ participant, profit });
const table = (results?: ResultLine[]) => ({ table: 'ABCDEF', participants: [0, 1, 2], by_hand: false, ...(results ? { results } : {}) });
const place = (participant: number, first_places: number) => ({ place: 1, participant, score: 0, penalty: 0, points: 0, profits: 0, first_places, bankruptcies: 0 });

const view = {
  stages: [
    { stage: 1, is_final: false, absent: [], tables: [table([line(0, 5), line(1, 40), line(2, -3)]), table()] },
    { stage: 2, is_final: true, absent: [], tables: [table([line(0, 40), line(1, 7), line(2, 0)])] },
  ],
  standings: [place(0, 1), place(1, 1), place(2, 0)],
} as unknown as TournamentView;

test('the best results are found in every game, equals too', () => {
  expect(bestResults(view).map(({ stage, line }) => [stage, line.participant])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('whoever was first most often is named, and nobody where nobody was', () => {
  expect(mostFirsts(view)).toEqual({ participants: [0, 1], times: 1 });
  expect(mostFirsts({ ...view, standings: [place(0, 0)] })).toEqual({ participants: [], times: 0 });
});

test('only tables with results count as played', () => {
  expect(played(view)).toEqual({ games: 2, tables: 2 });
});

test('a sheet goes by places, and figures follow their owner', () => {
  const results = [{ ...line(2, 5), rank: 2 }, { ...line(0, 9), rank: 1 }];
  const sheet = sheetOf({ ...table(results), participants: [2, 0], figures: [[310, null], [25, 7]] });
  expect(sheet.map(({ line, figures }) => [line.participant, figures])).toEqual([
    [0, [25, 7]],
    [2, [310, null]],
  ]);
  expect(sheetOf(table(results)).map(({ figures }) => figures)).toEqual([[], []]);
});
