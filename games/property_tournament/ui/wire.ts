// Made from games/property_tournament by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

import type { Seat, SeatSet } from '$lib/wire';

/**
 * PT-113: the accounts of revenue and cost.
 */
export type Account = "start_bonus" | "rent_in" | "cards_from_bank" | "cards_from_players" | "jail_card_received" | "bought_below_value" | "trade_gain" | "building_above_value" | "taxes" | "rent_out" | "cards_to_bank" | "cards_to_players" | "jail_card_used" | "bought_above_value" | "trade_loss" | "building_below_value" | "interest" | "jail_fine" | "write_off";

/**
 * What a seat does. The order is that of the lists a seat is shown: what moves the game on comes first.
 */
export type Action = ({ type: "roll" } | { type: "roll_for_double" } | { type: "wait" } | { type: "pay_fine" } | { type: "use_jail_card"; deck: DeckName } | { type: "buy" } | { type: "decline" } | { type: "end_turn" } | { type: "claim_rent"; claim: number } | { type: "waive_rent"; claim: number } | { type: "pass" } | { type: "bid"; amount: number; field: (Field | null) } | { type: "join_contest"; field: Field; count: number } | { type: "decline_contest" } | { type: "refuse_trade"; offer: number } | { type: "accept_trade"; offer: number } | { type: "withdraw_trade"; offer: number } | { type: "declare_bankruptcy" } | { type: "build_house"; field: Field; count: number } | { type: "build_hotel"; field: Field } | { type: "sell_houses"; field: Field; count: number } | { type: "sell_hotel"; field: Field } | { type: "downgrade_hotel"; field: Field } | { type: "mortgage"; field: Field } | { type: "redeem"; field: Field } | { type: "offer_trade"; to_seat: Seat; give_cash: number; give_fields: Fields; give_cards: CardSet; get_cash: number; get_fields: Fields; get_cards: CardSet } | { type: "offer_houses"; to_seat: Seat; source: Field; target: Field; count: number; price: number } | { type: "stand_by" } | { type: "resign" } | { type: "book_entry"; entry: number; revenue: number; cost: number });

/**
 * A lot under the hammer.
 */
export type Auction = { lot: Lot; high: number; bidder: (Seat | null); target: (Field | null); passed: SeatSet; turn: Seat; stamp: number };

/**
 * Assets and loans.
 */
export type BalanceSheet = { cash: number; fields: number; buildings: number; jail_cards: number; loans: number };

/**
 * What is printed on the board and agreed before the match: whoever draws a table needs it, the rules do not.
 */
export type BoardView = { names: (Array<string> | null); short_names: (Array<string> | null); deeds: Array<Deed>; railway_rents: Array<number>; utility_factors: Array<number>; taxes: Array<number>; rounds: number; start_money: number; start_bonus: number };

/**
 * Jail cards, one bit per deck. In JSON a list of the decks.
 */
export type CardSet = Array<DeckName>;

/**
 * PT-31: an open rent claim.
 */
export type Claim = { claim: number; owner: Seat; field: Field; amount: number };

/**
 * The open claims. They all come from one turn, so they have one debtor: PT-34.
 */
export type Claims = { debtor: Seat; list: Array<Claim> };

/**
 * Why an offer is no longer open.
 */
export type Closed = ("refused" | "withdrawn" | "expired" | "impossible" | "lapsed");

/**
 * PT-60: a contest for scarce buildings.
 */
export type Contest = { hotel: boolean; opener: Seat; waiting: SeatSet; orders: Array<Order>; units: number; auctioning: boolean; stamp: number };

/**
 * New offers (PT-81) and contests opened (PT-143) by one seat, four bits each.
 */
export type Counts = { offers: number; contests: number };

export type Creditor = ("bank" | { seat: Seat } | { birthday: [Seat, SeatSet] } | { each: SeatSet });

/**
 * Obligations not paid yet; the last one is due now.
 */
export type Debts = Array<Obligation>;

/**
 * A face-down deck of up to `MOST` different cards, numbered from 0, whose used cards go to the bottom. No deck has
 * more than 32.
 * 
 * The order of cards nobody has seen does not exist: they are a set, and chance picks from it. Cards that were drawn
 * and came back lie below them in an order everybody saw, so once the set is empty the next card is certain.
 */
export type Deck = { unseen: Array<number>; queue: Array<number> };

export type DeckName = "chance" | "chest";

/**
 * What the deed of a field says. Houses and rents by level are 0 for railways and utilities.
 */
export type Deed = { price: number; mortgage: number; interest: number; house: number; rents: Array<number> };

/**
 * What can be seen to happen. Spaces are called by their number, or by the name another board gives them.
 */
export type Event = ({ type: "start_rolled"; seat: Seat; first: number; second: number } | { type: "started"; seat: Seat } | { type: "turn_started"; seat: Seat; round: number } | { type: "rolled"; seat: Seat; first: number; second: number } | { type: "moved"; seat: Seat; space: string } | { type: "card_drawn"; seat: Seat; deck: DeckName; card: string } | { type: "arrested"; seat: Seat } | { type: "freed"; seat: Seat; freed: Freed; deck: (DeckName | null) } | { type: "stayed_in_jail"; seat: Seat; served: number } | { type: "rent_due"; seat: Seat; debtor_seat: Seat; field: string; amount: number; claim: number } | { type: "rent_claimed"; seat: Seat; debtor_seat: Seat; field: string; amount: number; claim: number } | { type: "rent_waived"; seat: Seat; debtor_seat: Seat; field: string; amount: number; claim: number } | { type: "rent_lapsed"; seat: Seat; debtor_seat: Seat; field: string; amount: number } | { type: "in_debt"; seat: Seat; amount: number } | { type: "declined"; seat: Seat; field: string } | { type: "auction_opened"; field: string; opening: number } | { type: "unit_offered"; hotel: boolean } | { type: "bid_made"; seat: Seat; amount: number; field: (string | null) } | { type: "passed"; seat: Seat } | { type: "won"; seat: Seat; field: string; amount: number } | { type: "unsold" } | { type: "contest_opened"; seat: Seat; hotel: boolean; stock: number; field: string; count: number; asked_seats: SeatSet } | { type: "contest_joined"; seat: Seat; field: string; count: number } | { type: "contest_declined"; seat: Seat } | { type: "contest_ended" } | { type: "trade_offered"; offer: number; seat: Seat; to_seat: Seat; give_cash: number; give_fields: Array<string>; give_cards: CardSet; get_cash: number; get_fields: Array<string>; get_cards: CardSet; houses: number } | { type: "trade_done"; offer: number; seat: Seat; to_seat: Seat; give_cash: number; give_fields: Array<string>; give_cards: CardSet; get_cash: number; get_fields: Array<string>; get_cards: CardSet; houses: number } | { type: "offer_closed"; seat: Seat; to_seat: Seat; closed: Closed; offer: number } | { type: "bankrupt"; seat: Seat; number: number } | { type: "resigned"; seat: Seat } | { type: "bonus"; seat: Seat; amount: number } | { type: "bought"; seat: Seat; field: string; amount: number } | { type: "built"; seat: Seat; field: string; level: number; amount: number } | { type: "sold"; seat: Seat; field: string; level: number; amount: number } | { type: "mortgaged"; seat: Seat; field: string; amount: number } | { type: "redeemed"; seat: Seat; field: string; amount: number } | { type: "rent_paid"; seat: Seat; to_seat: Seat; field: string; amount: number } | { type: "tax_paid"; seat: Seat; field: string; amount: number } | { type: "fine_paid"; seat: Seat; amount: number } | { type: "card_paid"; seat: Seat; amount: number } | { type: "fee_paid"; seat: Seat; amount: number } | { type: "time_up"; seat: Seat } | { type: "booked"; seat: Seat; round: number; op: Op; field: (string | null); with_seat: (Seat | null); value: number; price: number; cash_in: number; cash_out: number; revenue: (number | null); cost: (number | null); account: (Account | null); balance: (number | null); number: (number | null) } | { type: "hand_entry"; seat: Seat; entry: number; revenue: number; cost: number } | { type: "closing_began" } | { type: "game_ended"; winners: Array<Seat>; results: Array<SeatResult> });

/**
 * One of the 28 spaces that can be bought, numbered in the order of the board. In JSON the number of its space, as a
 * word, because clients look its name up.
 */
export type Field = string;

/**
 * A field as it stands: whose it is, and what it costs and brings now.
 */
export type FieldView = { space: number; group: number; owner: (Seat | null); level: number; mortgaged: boolean; rent: number; whole_rent: number; redeem: number; sale: number };

/**
 * A set of fields. In JSON a list in the order of the board.
 */
export type Fields = Array<Field>;

/**
 * How a seat left jail.
 */
export type Freed = "fine" | "card" | "double" | "served";

/**
 * Houses that move from a street of the giver to a street of the receiver.
 */
export type Houses = { source: Field; target: Field; count: number };

/**
 * Revenue and cost by account, as far as there is any.
 */
export type IncomeStatement = { lines: Array<[Account, number]>; revenue: number; costs: number };

/**
 * Whether a seat is in jail.
 */
export type Jail = { inside: boolean; served: number; fine_paid: boolean };

export type Lot = ({ field: Field } | "unit");

/**
 * Something to pay: PT-103.
 */
export type Obligation = { debtor: Seat; creditor: Creditor; reason: Reason; space: number; amount: number; stamp: number };

export type OfferView = { offer: number; seat: Seat; to_seat: Seat; give_cash: number; give_fields: Fields; give_cards: CardSet; get_cash: number; get_fields: Fields; get_cards: CardSet; houses: (Houses | null); give_completes: (number | null); get_completes: (number | null) };

/**
 * What an entry is for: PT-114.
 */
export type Op = "start_bonus" | "purchase" | "auction_win" | "house" | "hotel" | "shortage_unit" | "sell_houses" | "sell_hotel" | "downgrade_hotel" | "mortgage" | "redeem" | "rent_in" | "rent_out" | "tax" | "fine" | "card_from_bank" | "card_to_bank" | "card_from_player" | "card_to_player" | "jail_card_drawn" | "jail_card_used" | "transfer_fee" | "trade" | "houses_sold" | "houses_bought" | "last_cash" | "write_off" | "taken_over" | "surrendered";

/**
 * What one seat wants from a contest, and how much of it it has won; nothing if the count is 0.
 */
export type Order = { street: (Field | null); count: number; won: number };

/**
 * The trades of two seats in this turn, the lower seat first.
 */
export type PairTrades = { seat: Seat; with_seat: Seat; count: number };

export type Phase = ("turn_start" | "buy_decision" | "after_move" | "closing" | "over" | { start_roll: { left: SeatSet; tied: SeatSet; best: number; again: number } } | { rolling: { for_double: boolean } } | { drawing: { deck: DeckName } } | { metering: { factor: number } } | "released");

export type Reason = "rent" | "tax" | "card" | "fine" | "transfer_fee";

/**
 * What a card says about the rent of the field it leads to.
 */
export type RentCard = "none" | "railway" | "utility";

/**
 * How one seat ended.
 */
export type SeatResult = { seat: Seat; rank: number; profit: number; cash: number; bankrupt: boolean };

export type SeatView = { fields: Fields; position: number; jail: Jail; bankrupt: number; sheet: (BalanceSheet | null); liquidity: (number | null); income: (IncomeStatement | null); entries: (number | null); booked: (number | null) };

/**
 * Trades accepted in this turn by pair of seats, four bits each. In JSON a list of the pairs that traded.
 */
export type Trades = Array<PairTrades>;

/**
 * A table as one viewer knows it.
 */
export type View = { viewer: Viewer; phase: Phase; active: Seat; round: number; taken: SeatSet; solvent: SeatSet; doubles: number; extra_roll: boolean; roll: number; rent_card: RentCard; level: Array<number>; mortgaged: Fields; houses: number; hotels: number; decks: Array<Deck>; jail_cards: Array<(Seat | null)>; claims: Claims; grace: boolean; debts: Debts; auction: (Auction | null); contest: (Contest | null); counts: Array<Counts>; trades: Trades; standing_by: SeatSet; stamp: number; turn_stamp: number; next_claim: number; seats: Array<SeatView>; offers: Array<OfferView>; offers_made: number; estate: Array<FieldView>; board: BoardView };

/**
 * A pair of eyes.
 */
export type Viewer = ({ seat: Seat } | { recall: Seat } | "public");
