import type { Moment } from './table.svelte';
import type { Texts } from './text/texts';
import type { Considered, Seat } from './wire';

/** What a game's own table is given, and the one thing it can do. The types are those of the game's `wire.ts`. */
export type TableProps<View = unknown, Action = unknown, Event = unknown> = {
  /** The code of the table on the server, or null where a record is shown. */
  code: string | null;
  /** The moment to show: the view, and the events that led to it. */
  moment: Moment<View, Action, Event>;
  /** The viewer's seat, or null for somebody who watches. */
  seat: Seat | null;
  /** The game's texts with the players' names. They address the viewer as "you". */
  texts: Texts;
  /** Whether the viewer may act on this moment now. */
  mayAct: boolean;
  /** Whether things may move. */
  moves: boolean;
  /** Whether it is read from across a room: on a TV. */
  far?: boolean;
  /** The action a bot advises, if asked. */
  advice: unknown;
  act: (action: Action) => void;
  /** What an action would lead to, or the rule that forbids it; null if the moment has passed. Nothing happens by it. */
  consider: (action: Action) => Promise<Considered | null>;
};

/** What a game's drawing of one seat is given. The shell draws the badge, the name and whose turn it is. */
export type SeatProps<View = unknown, Action = unknown, Event = unknown> = TableProps<View, Action, Event> & {
  /** The seat that is drawn. */
  at: Seat;
  /** Everything that lies before this player, or the essentials in two short lines. */
  whole: boolean;
};
