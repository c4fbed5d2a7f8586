/** The lines of the operations cards, as the server tells the story of the match to these eyes. */
import type { CheckedEntry, Seat } from '$lib/wire';
import type { EventOf } from './view';
import type { Event } from './wire';

export type Posting = EventOf<'booked'>;
/** What a player booked by hand. */
export type HandEntry = EventOf<'hand_entry'>;
/** What is told of the entries: all truth after the game, and where a table checks at once, that of what is booked. */
export type Books = { lines: Posting[]; written: HandEntry[]; checked: CheckedEntry[] };

export const NO_BOOKS: Books = { lines: [], written: [], checked: [] };

/** All lines so far; none where no server has them (a record that is shown). */
export async function booksOf(code: string | null, seat: Seat | null): Promise<Books> {
  if (code === null) return NO_BOOKS;
  const answer = await fetch(`/api/tables/${code}/story${seat === null ? '' : `?seat=${seat}`}`);
  if (!answer.ok) return NO_BOOKS;
  const story: { lines: Array<{ events: Event[] }>; checked?: CheckedEntry[] } = await answer.json();
  const events = story.lines.flatMap(({ events }) => events);
  return {
    lines: events.filter((event): event is Posting => event.type === 'booked'),
    written: events.filter((event): event is HandEntry => event.type === 'hand_entry'),
    checked: story.checked ?? [],
  };
}
