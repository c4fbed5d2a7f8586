/** What is printed on the board, the deeds and the machine, as the rules have it. */
import { PRINTED } from './printed';
import type { Industry, Plot } from './wire';

export type Kind = 'start' | 'trip' | 'deal' | 'charity' | 'investor' | 'inspection' | 'exchange' | 'check';
export type Symbol = 'A' | 'B' | 'C' | 'D' | '-';

export type Deed = {
  plot: Plot;
  /** The place among the 24 plots, as levels and rents count them. */
  index: number;
  industry: Industry;
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
export type Place = { cell: number; word: Plot | Kind; deed: Deed | null };

export type Printed = {
  cells: ReadonlyArray<Plot | Kind>;
  deeds: readonly Deed[];
  sums: { income: number; charity: number; fine: number; bonus: number };
  /** How many markers fit on each step of the rating, from the bottom. */
  steps: readonly number[];
  /** The six faces of each of the three reels. */
  reels: readonly Symbol[][];
  pays: ReadonlyArray<{ symbol: Symbol; two: number; three: number }>;
};

export const { deeds: DEEDS, sums: SUMS, steps: STEPS, reels: REELS, pays: PAYS } = PRINTED;
export const deedOf = (word: string | null | undefined): Deed | null => DEEDS.find((deed) => deed.plot === word) ?? null;
export const PLACES: readonly Place[] = PRINTED.cells.map((word, cell) => ({ cell, word, deed: deedOf(word) }));
export const CELLS = PLACES.length;
export const START: Place = { cell: 0, word: 'start', deed: null };
export const INSPECTION = PRINTED.cells.indexOf('inspection');

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
