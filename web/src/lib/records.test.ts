import { describe, expect, it } from 'vitest';
import { recordNames } from './bots';
import { headOf, splitRecords } from './records';

const HEAD = '{"magnat":1,"game":"toy","rules":1,"seats":2,"options":{},"players":["Ada","B (easy)"]}';
const STEP = '{"seq":1,"seat":0,"action":{"type":"pass"},"print":"00000000000000ff"}';

describe('record files', () => {
  it('are split where a header stands', () => {
    expect(splitRecords(`${HEAD}\r\n${STEP}\n\n${HEAD}\n${STEP}\n${STEP}`)).toEqual([
      `${HEAD}\n${STEP}\n`,
      `${HEAD}\n${STEP}\n${STEP}\n`,
    ]);
    expect(splitRecords('no record\nat all')).toEqual(['no record\nat all\n']);
    expect(splitRecords('\n')).toEqual([]);
  });

  it('say who played what', () => {
    expect(headOf(HEAD)).toEqual({ game: 'toy', seats: 2, players: ['Ada', 'B (easy)'] });
    expect([headOf(STEP), headOf('{"magnat"'), headOf('{"magnat":1}')]).toEqual([null, null, null]);
    expect(recordNames(['Ada', 'B (easy)'], 3)).toEqual(['Ada', 'Bertram', 'Cosima']);
  });
});
