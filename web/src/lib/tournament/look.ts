import { COLOURS } from '../looks.svelte';
import type { Badge, Colour, Look, ParticipantLine } from '../wire';

type Worn = { badge: Badge | null; colour: Colour };

/** How somebody looks: as they chose, or with a colour by their number. */
export const lookOf = (line: ParticipantLine | undefined, participant: number): Worn => ({
  badge: line?.look?.badge ?? null,
  colour: line?.look?.colour ?? COLOURS[participant % COLOURS.length] ?? 'brown',
});

/** What a browser tells a tournament that does not know yet how its owner likes to look; nothing if they never chose. */
export function firstLook(line: ParticipantLine, badge: Badge | null, colour: Colour | null): Look | null {
  if (line.look || (badge === null && colour === null)) return null;
  return { ...(badge ? { badge } : {}), ...(colour ? { colour } : {}) };
}
