import type { HintView, Reason } from '../wire';

/** A move, and a better one; why it is better where that is known. */
export type Warning = { action: unknown; chosen: number; better: unknown; best: number; reason: Reason | null };

/** By so much a move must be worse before a coach speaks up: less is a matter of taste, or of luck in the estimate. */
const COSTLY = 0.1;

/** What is to be said before this move is made, if a bot thinks that it costs much. Moves it did not think of are let go. */
export function worse(action: unknown, weighed: HintView | null, seq: number): Warning | null {
  if (weighed === null || weighed.seq !== seq || weighed.win_chance == null) return null;
  const others = weighed.others ?? [];
  const chosen = others.find((other) => isLike(other.action, action));
  if (chosen === undefined || weighed.win_chance - chosen.win_chance < COSTLY) return null;
  // The reason speaks of the best move and the next best one, and of no other.
  const reason = chosen === others[0] ? (weighed.reason ?? null) : null;
  return { action, chosen: chosen.win_chance, better: weighed.action, best: weighed.win_chance, reason };
}

/** The same move; what a bot leaves blank, such as words that bind nobody, may be anything. */
function isLike(thought: unknown, action: unknown): boolean {
  if (thought === null || typeof thought !== 'object' || action === null || typeof action !== 'object') return thought === action;
  const blanks = Object.entries(thought).filter(([, value]) => value === null).map(([key]) => key);
  const filled = (move: object) => JSON.stringify(Object.entries(move).filter(([key]) => !blanks.includes(key)));
  return filled(thought) === filled(action);
}
