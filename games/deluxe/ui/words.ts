/** Sentences that several parts of the drawing say. */
import type { Texts } from '$lib/text/texts';
import { type Deed, type Place } from './board';
import { isLiving, isMortgaged, levelOf, ownerOf, seatsAt } from './view';
import type { View } from './wire';

export const fants = (texts: Texts, amount: number): string => texts.say('sketch-fants', { amount: texts.number(amount) });

/** What stands on a plot: nothing, branches or an enterprise. */
export function buildings(texts: Texts, level: number): string {
  if (level === 0) return texts.say('ui-unbuilt');
  return level === 4 ? texts.say('sketch-enterprise') : texts.say('sketch-branches', { count: texts.number(level) });
}

/** Everything a deed's cell shows, for those who hear it. */
export function holding(texts: Texts, view: View, deed: Deed): string[] {
  const owner = ownerOf(view, deed.plot);
  if (owner === null) return [texts.say('ui-free', { amount: texts.number(deed.price) })];
  const owned = texts.say('ui-owned', { seat: texts.seat(owner) });
  if (isMortgaged(view, deed)) return [owned, texts.say('sketch-mortgaged')];
  const level = levelOf(view, deed);
  return level > 0 ? [owned, buildings(texts, level)] : [owned];
}

/** A cell in one line: its name, what is owned there, who stands on it. */
export function described(texts: Texts, view: View, place: Place): string {
  const said = [texts.say(`place-${place.word}`)];
  if (place.deed) said.push(texts.say(`industry-${place.deed.industry}`), ...holding(texts, view, place.deed));
  const here = seatsAt(view).filter((seat) => isLiving(view, seat) && view.seats[seat]?.cell === place.cell);
  if (here.length > 0) said.push(texts.say('ui-here', { seats: texts.and(here.map((seat) => texts.seat(seat))) }));
  return said.join(', ');
}

/** The words of the machine's symbols, reel by reel. */
export const symbols = (texts: Texts, shown: string[]): string =>
  shown.map((symbol) => texts.say(`ui-symbol-${symbol === '-' ? 'blank' : symbol}`)).join(', ');
