/** What stands in the middle of the board: the one thing that matters now. */
import type { Seat } from '$lib/wire';
import { due, kindAt, type EventOf, type Moment } from './view';
import type { Auction, Claim, Contest, Event, Obligation, OfferView } from './wire';

/** What is worth a picture when it has happened. */
const TOLD = [
  'rolled', 'start_rolled', 'card_drawn', 'arrested', 'freed', 'won', 'unsold', 'trade_done', 'bankrupt', 'resigned', 'bonus', 'bought', 'built',
  'sold', 'mortgaged', 'redeemed', 'rent_paid', 'tax_paid', 'fine_paid', 'card_paid', 'fee_paid',
] as const;
export type Told = EventOf<(typeof TOLD)[number]>;

export type Scene =
  | { kind: 'auction'; auction: Auction }
  | { kind: 'contest'; contest: Contest }
  | { kind: 'debt'; debt: Obligation }
  | { kind: 'offer'; offer: OfferView; more: number }
  | { kind: 'claim'; claim: Claim; debtor: Seat }
  | { kind: 'deed'; space: number; buyer: Seat }
  | { kind: 'told'; event: Told }
  | { kind: 'idle' };

export const isTold = (event: Event): event is Told => (TOLD as readonly string[]).includes(event.type);

/** The last of these events that is worth a picture; a card keeps its place before what it costs or brings. */
export function lastTold(events: readonly Event[], before: Told | null): Told | null {
  return events.filter(isTold).reduce<Told | null>((last, event) => {
    const follows = last?.type === 'card_drawn' && ['card_paid', 'bonus', 'arrested'].includes(event.type);
    return follows ? last : event;
  }, before);
}

/** The scene for these eyes; `told` is what happened last. */
export function sceneOf({ view, events }: Moment, me: Seat | null, told: Told | null): Scene {
  const ruin = events.findLast((event): event is EventOf<'bankrupt' | 'resigned'> => event.type === 'bankrupt' || event.type === 'resigned');
  if (ruin) return { kind: 'told', event: ruin };
  if (view.auction) return { kind: 'auction', auction: view.auction };
  if (view.contest) return { kind: 'contest', contest: view.contest };
  const debt = due(view);
  if (debt) return { kind: 'debt', debt };
  const claim = view.claims.list.find(({ owner }) => owner === me) ?? view.claims.list[0];
  const isMine = claim !== undefined && (claim.owner === me || view.claims.debtor === me);
  if (claim && isMine) return { kind: 'claim', claim, debtor: view.claims.debtor };
  const offer = view.offers.find(({ to_seat }) => to_seat === me) ?? view.offers.find(({ seat }) => seat === me) ?? view.offers[0];
  if (offer) return { kind: 'offer', offer, more: view.offers.length - 1 };
  const space = view.seats[view.active]?.position ?? 0;
  if (view.phase === 'buy_decision' && ['street', 'railway', 'utility'].includes(kindAt(view, space))) return { kind: 'deed', space, buyer: view.active };
  if (claim) return { kind: 'claim', claim, debtor: view.claims.debtor };
  return told ? { kind: 'told', event: told } : { kind: 'idle' };
}
