/** What can be done with an own field, and what it is called. */
import type { Texts } from '$lib/text/texts';
import { outlookOf } from '$lib/voice';
import { HOTEL, RAISING, deedAt, fieldAt, ofType, type ActionOf, type Moment, type Work } from './view';
import type { View } from './wire';

export const countOf = (action: Work): number => ('count' in action ? action.count : 1);
export const isRaising = (action: Work): boolean => (RAISING as readonly string[]).includes(action.type);

/** A work with what it costs or brings. */
export function sayWork(view: View, texts: Texts, action: Work): string {
  const space = Number(action.field);
  const [deed, field] = [deedAt(view, space), fieldAt(view, space)];
  const [house, sale] = [deed?.house ?? 0, field?.sale ?? 0];
  const amounts: Record<Work['type'], number> = {
    build_house: house * countOf(action),
    build_hotel: house,
    sell_houses: sale * countOf(action),
    sell_hotel: sale * HOTEL,
    downgrade_hotel: sale,
    mortgage: deed?.mortgage ?? 0,
    redeem: field?.redeem ?? 0,
  };
  return texts.say(`ui-${action.type}`, { count: texts.number(countOf(action)), amount: texts.number(amounts[action.type]) });
}

/** The ways to raise money that lie nearest: loans on fields that bring the least, then sales. */
export function nearestRaising({ view, legal }: Pick<Moment, 'view' | 'legal'>): Work[] {
  const rent = (action: Work) => fieldAt(view, Number(action.field))?.rent ?? 0;
  const rank = (action: Work) => (action.type === 'mortgage' ? 0 : 1);
  return ofType(legal, RAISING).sort((a, b) => rank(a) - rank(b) || rent(a) - rent(b));
}

type Building = ActionOf<'build_house' | 'build_hotel'>;

/** The building that the prompt speaks of: the one with the rents it names. */
export function promptedBuilding(moment: Moment): Building | null {
  const { prompt } = moment.voice;
  if (prompt?.key !== 'prompt-end-build') return null;
  const numbers = (args: typeof prompt.args) => JSON.stringify((args ?? []).filter(([name]) => name === 'before' || name === 'after'));
  const builds = ofType(moment.legal, ['build_house', 'build_hotel']);
  return builds.find((action) => numbers(outlookOf(moment, action)?.leads?.args) === numbers(prompt.args)) ?? null;
}
