import type { HintView } from '../wire';

/** A move, and a better one. */
export type Warning = { action: unknown; chosen: number; better: unknown; best: number };

/** By so much a move must be worse before a coach speaks up: less is a matter of taste, or of luck in the estimate. */
const COSTLY = 0.1;

/** What is to be said before this move is made, if a bot thinks that it costs much. Moves it did not think of are let go. */
export function worse(action: unknown, weighed: HintView | null, seq: number): Warning | null {
  if (weighed === null || weighed.seq !== seq || weighed.win_chance == null) return null;
  const written = JSON.stringify(action);
  const chosen = (weighed.others ?? []).find((other) => JSON.stringify(other.action) === written)?.win_chance;
  if (chosen === undefined || weighed.win_chance - chosen < COSTLY) return null;
  return { action, chosen, better: weighed.action, best: weighed.win_chance };
}
