import type { Cell, Phrase, Sketch } from './wire';

/** The first phrase with this key that a sketch says anywhere: drawings borrow its words and figures. */
export function phraseIn(sketch: Sketch | null | undefined, key: string): Phrase | null {
  const cells = (sketch?.panels ?? []).flatMap((panel): Cell[] => {
    if (panel.kind === 'table') return panel.rows.flat();
    return panel.kind === 'lines' ? panel.lines : panel.places.flatMap(([, , lines]) => lines);
  });
  return cells.find(({ phrase }) => phrase.key === key)?.phrase ?? null;
}

/** The same within one row of the first table, which has one per seat. */
export function phraseInRow(sketch: Sketch | null | undefined, row: number, key: string): Phrase | null {
  const table = sketch?.panels.find((panel) => panel.kind === 'table');
  const cells = table?.kind === 'table' ? (table.rows[row] ?? []) : [];
  return cells.find(({ phrase }) => phrase.key === key)?.phrase ?? null;
}
