/** The lines of the operations cards, as the server tells the story of the match to these eyes. */
import type { Seat } from '$lib/wire';
import type { EventOf } from './view';
import type { Event } from './wire';

export type Posting = EventOf<'booked'>;

/** All lines so far; none where no server has them (a record that is shown). */
export async function postings(code: string | null, seat: Seat | null): Promise<Posting[]> {
  if (code === null) return [];
  const answer = await fetch(`/api/tables/${code}/story${seat === null ? '' : `?seat=${seat}`}`);
  if (!answer.ok) return [];
  const story: { lines: Array<{ events: Event[] }> } = await answer.json();
  return story.lines.flatMap(({ events }) => events).filter((event): event is Posting => event.type === 'booked');
}
