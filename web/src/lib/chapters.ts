import type { Frame } from './wire';

/** What a moment must say about itself for the page to be turned. */
export type Paged = Pick<Frame, 'chapter' | 'later'> & {
  /** This moment led from another chapter to its own. */
  crossed?: boolean;
};

/**
 * How many of the first moments become mere lines of the story once `frame` is shown. Where the rulebook takes reminders away
 * (the frame says so by `later`), the moments of a chapter that is over cannot be stepped back to, nor can the one that
 * led out of it.
 */
export function closedBy(moments: readonly Paged[], frame: Pick<Frame, 'chapter' | 'outcome'>): number {
  if (frame.outcome) return 0;
  const isOver = (moment: Paged) => moment.later !== undefined && (moment.chapter !== frame.chapter || moment.crossed);
  return moments.findLastIndex(isOver) + 1;
}
