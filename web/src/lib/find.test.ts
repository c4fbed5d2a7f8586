import { describe, expect, it } from 'vitest';
import { hits, pieces } from './find';

const marked = (text: string, wanted: string) => pieces(text, wanted).map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('searching a text', () => {
  it('minds neither case nor accents, and shows the text as it is written', () => {
    expect(marked('Ten, kto ma najmniej pieniędzy, odpada.', 'PIENIEDZY')).toBe('Ten, kto ma najmniej [pieniędzy], odpada.');
    expect(marked('Złodziej i zloto', 'zlo')).toBe('[Zło]dziej i [zlo]to');
    expect(marked('Kdo má nejméně peněz', 'nejmene')).toBe('Kdo má [nejméně] peněz');
    expect(marked('Её ещё нет', 'еще')).toBe('Её [ещё] нет');
  });

  it('finds every place, and none of nothing', () => {
    expect(marked('abab', 'ab')).toBe('[ab][ab]');
    expect(marked('aaa', 'aa')).toBe('[aa]a');
    expect(marked('abc', '  ')).toBe('abc');
    expect(marked('abc', 'x')).toBe('abc');
    expect(hits(['Rent is rent.', 'No rent', 'money'], 'rent')).toBe(3);
  });

  it('puts the text together again whatever is searched', () => {
    for (const wanted of ['ß', 'i', 'ﬁ', 'f', 'straße']) {
      expect(pieces('Straße İstanbul ﬁnale 🎲', wanted).map(({ text }) => text).join('')).toBe('Straße İstanbul ﬁnale 🎲');
    }
  });
});
