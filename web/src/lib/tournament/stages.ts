import { botName } from '../bots';
import type { TournamentView } from '../wire';
import { t } from '../words.svelte';

/** What a stage is called. */
export const stageName = (view: TournamentView, stage: number): string =>
  stage > (view.setup.games ?? 0) ? t('cup-final') : t('cup-game', { number: stage });

/** How few people can play: bots take the other seats where they may. */
export const leastPeople = (fill: string | null | undefined): number => (fill ? 2 : 3);

/** Who sits at a table beside the people: bots, each by the name it has there. */
export function botsAt(view: TournamentView, people: number): string[] {
  const seats = view.setup.fill ? Math.max(view.setup.seats ?? people, people) : people;
  return Array.from({ length: seats - people }, (_, at) => botName(people + at));
}

/** How far the tournament is, in a sentence. */
export function progress(view: TournamentView): string {
  if (view.phase === 'over') {
    const best = view.standings[0];
    return t('cup-over', { name: best ? (view.participants[best.participant]?.name ?? '') : '' });
  }
  if (view.phase === 'waiting') return t('cup-waiting', { stage: stageName(view, view.stage) });
  const tables = view.stages.at(-1)?.tables ?? [];
  const done = tables.filter((table) => table.results).length;
  return t('cup-progress', { stage: stageName(view, view.stage), done, all: tables.length });
}
