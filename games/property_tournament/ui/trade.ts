/** A trade being put together: both sides by the names of the form's blanks. */
import type { Field, Form, Seat } from '$lib/wire';
import type { ActionOf } from './view';
import type { DeckName, OfferView } from './wire';

export type Draft = {
  to: Seat | null;
  give_cash: number;
  get_cash: number;
  give_fields: string[];
  get_fields: string[];
  give_cards: DeckName[];
  get_cards: DeckName[];
};

export const EMPTY: Draft = { to: null, give_cash: 0, get_cash: 0, give_fields: [], get_fields: [], give_cards: [], get_cards: [] };

/** The form for a partner; without one, the first. */
export const formFor = (forms: Form[], to: Seat | null): Form | undefined =>
  forms.find((form) => form.fixed?.to_seat === to) ?? forms[0];

export function pickOf(form: Form | undefined, name: string): string[] {
  const blank = form?.fields.find((field) => field.name === name);
  return blank?.kind === 'pick' ? blank.items.map(String) : [];
}

/** The jail cards a form takes. */
export const cardsOf = (form: Form | undefined, name: string): DeckName[] =>
  pickOf(form, name).filter((card): card is DeckName => card === 'chance' || card === 'chest');

export function mostOf(form: Form | undefined, name: string): number {
  const blank: Field | undefined = form?.fields.find((field) => field.name === name);
  return blank?.kind === 'number' ? blank.max : 0;
}

/** A proposal of the list, to be changed before it is made. */
export const fromAction = (action: ActionOf<'offer_trade'>): Draft => ({
  to: action.to_seat ?? null,
  give_cash: action.give_cash ?? 0,
  get_cash: action.get_cash ?? 0,
  give_fields: action.give_fields ?? [],
  get_fields: action.get_fields ?? [],
  give_cards: action.give_cards ?? [],
  get_cards: action.get_cards ?? [],
});

/** The answer to an offer: the same things seen from the other side. */
export const fromOffer = (offer: OfferView): Draft => ({
  to: offer.seat,
  give_cash: offer.get_cash,
  get_cash: offer.give_cash,
  give_fields: offer.get_fields,
  get_fields: offer.give_fields,
  give_cards: offer.get_cards,
  get_cards: offer.give_cards,
});

/** What of the draft the form still takes. */
export function fitting(draft: Draft, form: Form | undefined): Draft {
  const among = <T extends string>(items: T[], name: string) => items.filter((item) => pickOf(form, name).includes(item));
  return {
    to: typeof form?.fixed?.to_seat === 'number' ? form.fixed.to_seat : null,
    give_cash: Math.min(draft.give_cash, mostOf(form, 'give_cash')),
    get_cash: Math.min(draft.get_cash, mostOf(form, 'get_cash')),
    give_fields: among(draft.give_fields, 'give_fields'),
    get_fields: among(draft.get_fields, 'get_fields'),
    give_cards: among(draft.give_cards, 'give_cards'),
    get_cards: among(draft.get_cards, 'get_cards'),
  };
}

/** Whether anything but money changes hands, and whether both sides give. */
export function isTrade(draft: Draft): boolean {
  const gives = draft.give_fields.length + draft.give_cards.length;
  const gets = draft.get_fields.length + draft.get_cards.length;
  return gives + gets > 0 && gives + draft.give_cash > 0 && gets + draft.get_cash > 0;
}

export const toAction = ({ to, ...sides }: Draft): ActionOf<'offer_trade'> => ({ type: 'offer_trade', to_seat: to ?? 0, ...sides });
