import type { Frame, Seat, StoryLine, StoryView } from './wire';

/** The longest story a page keeps. */
const MAX_LINES = 3_000;

/** The story after a frame was shown. Where the rulebook takes reminders away, a chapter that is over is told as it is kept. */
export function withFrame(lines: readonly StoryLine[], frame: Frame, crossed: boolean, byBot: boolean): StoryLine[] {
  const line: StoryLine = { seq: frame.to, chapter: frame.chapter, crossed, by_bot: byBot, events: frame.events, later: frame.later ?? null };
  const turned = frame.outcome ? [...lines] : lines.map((old) => turn(old, frame.chapter));
  const isTold = frame.events.length > 0 || frame.later != null;
  return (isTold ? [...turned, line] : turned).slice(-MAX_LINES);
}

/** The story after everything behind step `after` was taken back, by somebody's wish. */
export function withTakenBack(lines: readonly StoryLine[], after: number, by: Seat | null): StoryLine[] {
  const left = lines.filter(({ seq }) => seq <= after);
  const told: StoryLine = { seq: after, seat: by, chapter: left.at(-1)?.chapter ?? 0, events: [], taken_back: true };
  return [...left, told].slice(-MAX_LINES);
}

function turn(line: StoryLine, chapter: number): StoryLine {
  const isOver = line.later != null && (line.chapter !== chapter || line.crossed === true);
  return isOver ? { ...line, events: line.later ?? [], later: null } : line;
}

/** What the server tells, and after it what happened since it was asked. */
export function merged(told: StoryView, lines: readonly StoryLine[], upTo: number): StoryLine[] {
  const since = lines.filter(({ seq }) => seq > told.to);
  return [...told.lines.filter(({ seq }) => seq <= upTo), ...since].slice(-MAX_LINES);
}

/** The lines in parts, one for each chapter: each of them gets a heading. */
export function inChapters(lines: readonly StoryLine[]): Array<{ chapter: number; lines: StoryLine[] }> {
  const parts: Array<{ chapter: number; lines: StoryLine[] }> = [];
  for (const line of lines.filter(({ events, taken_back }) => events.length > 0 || taken_back)) {
    const last = parts.at(-1);
    if (last && (last.chapter === line.chapter || line.crossed)) last.lines.push(line);
    else parts.push({ chapter: line.chapter, lines: [line] });
  }
  return parts;
}
