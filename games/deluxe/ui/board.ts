/** What is printed on the board, the deeds and the machine: read from the board file the rules are built from. */
import file from '../data/board.toml?raw';

export type PlotId = string;
export type Kind = 'start' | 'trip' | 'deal' | 'charity' | 'investor' | 'inspection' | 'exchange' | 'check';
export type Symbol = 'A' | 'B' | 'C' | 'D' | '-';

export type Deed = {
  plot: PlotId;
  /** The place among the 24 plots, as the levels count them. */
  index: number;
  industry: string;
  /** The place among the eight industries: the number of its colour. */
  hue: number;
  cell: number;
  price: number;
  building: number;
  /** Without a branch, with one, two and three, with an enterprise. */
  rent: number[];
  loan: number;
  redeem: number;
};

/** What stands on a cell: a deed, or what else the cell is. */
export type Place = { cell: number; word: string; deed: Deed | null };

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? '');
const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** The text of a list, between its brackets. */
function list(name: string, text: string = file): string {
  const from = text.indexOf('[', text.search(new RegExp(`^${name} = `, 'm'))) + 1;
  return text.slice(from, text.indexOf(']', from));
}

function amount(name: string, text: string = file): number {
  return Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(text)?.[1]);
}

const words = quoted(list('cells'));

function readDeeds(): Deed[] {
  const line = /\{ id = "(\w+)", price = (\d+), rent = \[([\d, ]+)\] \}/g;
  const deeds = file.split('[[industry]]').slice(1).flatMap((section, hue) => {
    const industry = /^id = "(\w+)"/m.exec(section)?.[1] ?? '';
    return [...section.matchAll(line)].map(([, plot = '', price = '', rent = '']) => ({
      plot,
      industry,
      hue,
      cell: words.indexOf(plot),
      price: Number(price),
      building: amount('building', section),
      rent: numbers(rent),
      loan: Number(price) / 2,
      redeem: (Number(price) / 10) * 6,
    }));
  });
  return deeds.map((deed, index) => ({ ...deed, index }));
}

export const DEEDS: readonly Deed[] = readDeeds();
export const deedOf = (plot: PlotId): Deed | null => DEEDS.find((deed) => deed.plot === plot) ?? null;
export const PLACES: readonly Place[] = words.map((word, cell) => ({ cell, word, deed: deedOf(word) }));
export const CELLS = PLACES.length;
export const START: Place = { cell: 0, word: 'start', deed: null };
export const INSPECTION = words.indexOf('inspection');

export const SUMS = {
  income: amount('start_income'),
  charity: amount('charity'),
  fine: amount('fine'),
  bonus: amount('rating_bonus'),
};
/** How many markers fit on each step of the rating, from the bottom. */
export const STEPS: readonly number[] = numbers(list('places'));
/** The six faces of each of the three reels. */
export const REELS: readonly Symbol[][] = quoted(list('columns')).map((column) => [...column] as Symbol[]);
export const PAYS: ReadonlyArray<{ symbol: Symbol; two: number; three: number }> = (['A', 'B', 'C', 'D'] as const).map(
  (symbol, at) => ({ symbol, two: numbers(list('pairs'))[at] ?? 0, three: numbers(list('triples'))[at] ?? 0 }),
);

/** Where a cell lies: START in the lower right corner, then clockwise on a square of 11 by 11. */
export function spot(cell: number): { column: number; row: number; side: 'bottom' | 'left' | 'top' | 'right' } {
  const step = cell % 10;
  if (cell < 10) return { column: 10 - step, row: 10, side: 'bottom' };
  if (cell < 20) return { column: 0, row: 10 - step, side: 'left' };
  if (cell < 30) return { column: step, row: 0, side: 'top' };
  return { column: 10, row: step, side: 'right' };
}

/** The middle of a column or row in hundredths of the board: the outer ones are half as wide again. */
export const middle = (at: number): number => (at === 0 ? 0.75 : at === 10 ? 11.25 : at + 1) / 0.12;
