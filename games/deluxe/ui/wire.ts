// Made from games/deluxe by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

import type { Seat, SeatSet } from '$lib/wire';

/**
 * What a seat does: section 6 of the rules.
 */
export type Action = ({ type: "end_turn" } | { type: "roll" } | { type: "try_double" } | { type: "pay_fine" } | { type: "stay" } | { type: "buy" } | { type: "decline" } | { type: "pass" } | { type: "bid"; amount: number } | { type: "pay_full" } | { type: "skip" } | { type: "stake"; amount: number } | { type: "decline_card" } | { type: "choose_plot"; plot: Plot } | { type: "use_card"; card: Card; plot: (Plot | null) } | { type: "build"; plot: Plot; use_subsidy: boolean } | { type: "sell_building"; plot: Plot } | { type: "sell_industry"; industry: Industry } | { type: "mortgage"; plot: Plot } | { type: "redeem"; plot: Plot } | { type: "accept_trade" } | { type: "reject_trade" } | { type: "propose_trade"; to_seat: Seat; give_plots: PlotSet; give_cash: number; get_plots: PlotSet; get_cash: number } | { type: "no_offer" } | { type: "declare_bankruptcy" } | { type: "resign" });

/**
 * The auction of the plot the active seat declined.
 */
export type Auction = { acting: Seat; bidders: SeatSet; highest: number; highest_bidder: (Seat | null) };

/**
 * What lies in the bank and on the funds.
 */
export type BankView = { branches_used: number; enterprises_used: number; reserve_fund: number; exchange_fund: number; balance: number; trips: Deck; deals: Deck };

/**
 * Which plots may be built on from the cell a token stands on.
 */
export type BuildWhere = "industry" | "same_plot";

/**
 * Whether the tokens in the box are a limit.
 */
export type BuildingTokens = "limited" | "unlimited";

/**
 * What counts at the end.
 */
export type CapitalMode = "net_worth" | "cash_only";

export type Card = "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20" | "T21" | "T22" | "T23" | "T24" | "T25" | "T26" | "T27" | "T28" | "T29" | "T30" | "D01" | "D02" | "D03" | "D04" | "D05" | "D06" | "D07" | "D08" | "D09" | "D10" | "D11" | "D12" | "D13" | "D14" | "D15" | "D16" | "D17" | "D18" | "D19" | "D20" | "D21" | "D22" | "D23" | "D24" | "D25" | "D26" | "D27" | "D28" | "D29" | "D30";

/**
 * Why a seat owes, and so to whom and what follows.
 */
export type Cause = ("charity" | { rent: Seat } | "card" | "donation" | { treat: number } | "collection");

/**
 * A payment that waits for money.
 */
export type Debt = { seat: Seat; amount: number; cause: Cause };

/**
 * A face-down deck of up to `MOST` different cards, numbered from 0, whose used cards go to the bottom. No deck has
 * more than 32.
 * 
 * The order of cards nobody has seen does not exist: they are a set, and chance picks from it. Cards that were drawn
 * and came back lie below them in an order everybody saw, so once the set is empty the next card is certain.
 */
export type Deck = { unseen: Array<number>; queue: Array<number> };

/**
 * When the game is over.
 */
export type EndMode = "limited" | "last_standing";

/**
 * What can be seen to happen. Everybody sees everything.
 */
export type Event = ({ type: "started"; seat: Seat } | { type: "turn_began"; seat: Seat; round: number } | { type: "rolled"; seat: Seat; dice: Array<number>; double: boolean } | { type: "moved"; seat: Seat; place: Place; back: boolean } | { type: "start_income"; seat: Seat; amount: number } | { type: "third_double"; seat: Seat } | { type: "inspected"; seat: Seat } | { type: "tried_double"; seat: Seat; dice: Array<number>; double: boolean } | { type: "fine_paid"; seat: Seat; amount: number } | { type: "stayed"; seat: Seat } | { type: "bought"; seat: Seat; plot: Plot; amount: number } | { type: "declined"; seat: Seat; plot: Plot } | { type: "bid_placed"; seat: Seat; amount: number } | { type: "passed"; seat: Seat } | { type: "auction_won"; seat: Seat; plot: Plot; amount: number; to_seat: Seat; fee: number } | { type: "auction_failed"; plot: Plot } | { type: "rent_paid"; seat: Seat; to_seat: Seat; plot: Plot; amount: number } | { type: "rent_halved"; seat: Seat; card: Card; amount: number } | { type: "built"; seat: Seat; plot: Plot; level: number; amount: number } | { type: "building_sold"; seat: Seat; plot: Plot; level: number; amount: number } | { type: "industry_sold"; seat: Seat; industry: Industry; amount: number } | { type: "mortgaged"; seat: Seat; plot: Plot; amount: number } | { type: "redeemed"; seat: Seat; plot: Plot; amount: number } | Offered & { type: "trade_offered" } | { type: "trade_accepted"; seat: Seat; to_seat: Seat } | { type: "trade_rejected"; seat: Seat; to_seat: Seat } | { type: "no_offer"; seat: Seat } | { type: "card_drawn"; seat: Seat; card: Card } | { type: "card_kept"; seat: Seat; card: Card } | { type: "card_used"; seat: Seat; card: Card } | { type: "card_declined"; seat: Seat; card: Card } | { type: "nowhere_to_go"; seat: Seat } | { type: "received"; seat: Seat; amount: number } | { type: "paid"; seat: Seat; amount: number } | { type: "paid_seat"; seat: Seat; to_seat: Seat; amount: number } | { type: "donated"; seat: Seat; amount: number; fund: number } | { type: "fund_taken"; seat: Seat; amount: number } | { type: "rating_moved"; seat: Seat; step: number } | { type: "rating_stays"; seat: Seat; step: number } | { type: "staked"; seat: Seat; amount: number; fund: number } | { type: "exchange_won"; seat: Seat; dice: Array<number>; multiplier: number; amount: number } | { type: "exchange_lost"; seat: Seat; dice: Array<number>; fund: number } | { type: "in_debt"; seat: Seat; amount: number; missing: number } | { type: "bankrupt"; seat: Seat } | { type: "resigned"; seat: Seat } | { type: "leaving"; seat: Seat } | { type: "clock_rang"; round: number } | { type: "game_over"; winners: Array<Seat>; results: Array<SeatResult> });

/**
 * What an Exchange multiplier is applied to.
 */
export type ExchangePayout = "fund_total" | "stake_only";

export type Industry = "entertainment" | "services" | "food" | "education" | "medicine" | "transport" | "resources" | "factories";

/**
 * Who may stay in the Inspection instead of paying.
 */
export type InspectionStay = "short_only" | "free";

/**
 * How the tries for a double are spread.
 */
export type InspectionTries = "three_rolls_per_turn" | "one_roll_per_turn";

/**
 * Kept Deal cards in the order in which they came. Only D24 to D30 are ever kept.
 */
export type Kept = Array<Card>;

/**
 * Which rents a complete industry doubles.
 */
export type MonopolyDoubling = "all_levels" | "unbuilt_only";

/**
 * A trade as its proposer sees it.
 */
export type Offer = { to_seat: Seat; give_plots: PlotSet; give_cash: number; get_plots: PlotSet; get_cash: number };

/**
 * A trade as it is announced.
 */
export type Offered = { seat: Seat; to_seat: Seat; give_plots: PlotSet; give_cash: number; get_plots: PlotSet; get_cash: number };

export type OpenOffer = { from_seat: Seat; terms: Offer };

/**
 * The options of the game, agreed before it begins.
 */
export type Options = { preset: Preset; end_mode: EndMode; round_limit: number; time_limit_min: number; round_cap: number; capital_mode: CapitalMode; expert: boolean; expert_forced_sale: boolean; build_where: BuildWhere; monopoly_doubling: MonopolyDoubling; inspection_tries: InspectionTries; inspection_stay: InspectionStay; release_double_rolls: boolean; exchange_stake_max: number; exchange_payout: ExchangePayout; auction_min_raise: number; trade_timing: TradeTiming; trade_offers_per_turn: number; building_tokens: BuildingTokens };

export type Phase = ("setup" | "turn_start" | "roll" | "draw_trip" | "draw_deal" | "plot_offer" | "rent_choice" | "exchange_offer" | "manage" | "game_over" | { try: { rolls: number } } | { inspection_fine: { steps: number } } | { auction: Auction } | { debt: Debt } | "card_choice" | { exchange_roll: { stake: number } });

/**
 * Where a token stands, in words: a plot, or what else the cell is.
 */
export type Place = string;

export type Plot = "online_cinema" | "theatre" | "amusement_park" | "travel_agency" | "beauty_salon" | "fitness_centre" | "confectionery" | "bread_factory" | "chocolate_factory" | "kindergarten" | "school" | "institute" | "pharmacy_chain" | "laboratory" | "research_centre" | "taxi_service" | "railways" | "airline" | "coal_syndicate" | "oil_holding" | "gas_pipeline" | "robotics_works" | "metallurgical_plant" | "aerospace_corporation";

/**
 * A set of plots.
 */
export type PlotSet = Array<Plot>;

/**
 * A plot as it stands: whose it is, and what it brings.
 */
export type PlotView = { owner: (Seat | null); level: number; mortgaged: boolean; rent: number; rent_alone: number; rent_whole: number };

/**
 * Which reading of the rulebook fills in the other options: ruling 62.
 */
export type Preset = "rulings" | "letter";

/**
 * How one seat ended.
 */
export type SeatResult = { seat: Seat; rank: number; capital: number; bonus: number; bankrupt: boolean };

/**
 * What one seat has.
 */
export type SeatView = { cash: number; capital: number; plots: PlotSet; cell: number; step: number; inspected: boolean; failed_turns: number; kept: Kept; fell: number; is_leaving: boolean; is_silent: boolean; offers: number };

/**
 * Who may propose a trade.
 */
export type TradeTiming = "any_seat" | "active_only" | "off";

/**
 * A table as one viewer knows it.
 */
export type View = { viewer: Viewer; options: Options; phase: Phase; offer: (OpenOffer | null); round: number; last_round: number; clock_rang: boolean; first: Seat; active: Seat; living: SeatSet; doubles: number; extra_roll: boolean; open_card: (Card | null); seats: Array<SeatView>; plots: Array<PlotView>; bank: BankView };

/**
 * A pair of eyes.
 */
export type Viewer = ({ seat: Seat } | { recall: Seat } | "public");
