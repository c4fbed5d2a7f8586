import type { ResultLine, StageTable, TournamentView } from '../wire';

export type Best = { stage: number; line: ResultLine };

/** The highest results of one game, before the final and in it. Equals all count. */
export function bestResults(view: TournamentView): Best[] {
  const all = view.stages.flatMap(({ stage, tables }) => tables.flatMap(({ results }) => (results ?? []).map((line) => ({ stage, line }))));
  const most = Math.max(...all.map(({ line }) => line.profit));
  return all.filter(({ line }) => line.profit === most);
}

/** A finished table line by line, the first place first, each with what the books say of it. */
export function sheetOf({ participants, results, figures }: StageTable): Array<{ line: ResultLine; figures: Array<number | null> }> {
  const known = (participant: number) => figures?.[participants.indexOf(participant)] ?? [];
  const lines = [...(results ?? [])].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return lines.map((line) => ({ line, figures: known(line.participant) }));
}

/** Whoever was first most often, and how often. */
export function mostFirsts(view: TournamentView): { participants: number[]; times: number } {
  const times = Math.max(0, ...view.standings.map((line) => line.first_places));
  const participants = times === 0 ? [] : view.standings.filter((line) => line.first_places === times).map((line) => line.participant);
  return { participants, times };
}

/** How many games were played, and at how many tables. */
export function played(view: TournamentView): { games: number; tables: number } {
  const tables = view.stages.map((stage) => stage.tables.filter((table) => table.results).length);
  return { games: tables.filter((count) => count > 0).length, tables: tables.reduce((sum, count) => sum + count, 0) };
}
