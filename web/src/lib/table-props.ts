import type { Moment } from './table.svelte';
import type { Texts } from './text/texts';
import type { Seat } from './wire';

/** What a game's own table is given, and the one thing it can do. */
export type TableProps = {
  /** The code of the table on the server, or null where a record is shown. */
  code: string | null;
  /** The moment to show: the view, and the events that led to it. */
  moment: Moment;
  /** The viewer's seat, or null for somebody who watches. */
  seat: Seat | null;
  /** The game's texts with the players' names. */
  texts: Texts;
  /** Whether the viewer may act on this moment now. */
  mayAct: boolean;
  /** Whether things may move. */
  moves: boolean;
  /** The action a bot advises, if asked. */
  advice: unknown;
  act: (action: unknown) => void;
};
