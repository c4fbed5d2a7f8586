// Made from games/millionaires by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

import type { Seat, SeatSet } from '$lib/wire';

/**
 * What a seat does.
 */
export type Action = ({ type: "pass" } | { type: "bid"; cards: MoneyCards } | { type: "discard"; value: number });

/**
 * What happens if every seat ties for least money.
 */
export type AllPoorest = "all_lose" | "none_lose";

/**
 * A running auction.
 */
export type Auction = { tile: Tile; acting: Seat; passed: SeatSet; highest: number; highest_bidder: (Seat | null); bids: number };

/**
 * What can be seen to happen.
 */
export type Event = ({ type: "started"; seat: Seat } | { type: "tile_revealed"; tile: Tile; red: boolean; red_revealed: number; stack_left: number } | { type: "bid_placed"; seat: Seat; cards: MoneyCards; total: number } | { type: "passed"; seat: Seat } | { type: "tile_won"; seat: Seat; tile: (Tile | null); paid: (number | null); bids: number } | { type: "bad_luck_taken"; seat: Seat; tile: (Tile | null); lost: Array<Loss>; bids: number } | { type: "thief_waiting"; seat: Seat } | { type: "tile_stolen"; seat: Seat; tile: (Tile | null); face_down: boolean } | { type: "game_ended"; tile: Tile } | { type: "scored"; winners: Array<Seat>; results: Array<SeatResult> });

/**
 * The last tie-break after score and money.
 */
export type FinalTiebreak = "shared" | "highest_tile";

/**
 * What a seat paid to keep a bad-luck tile away.
 */
export type Loss = { seat: Seat; paid: number };

/**
 * The word `"random"`.
 */
export type Lot = "random";

/**
 * The money of a seat, where it may be shown.
 */
export type Money = { hand: MoneyCards; spent: MoneyCards; total: number };

/**
 * A set of money cards of one seat: bit i stands for the i-th denomination. Denominations are unique within a
 * seat's cards, so this says it all.
 */
export type MoneyCards = Array<number>;

/**
 * Whether the view lists spent money.
 */
export type MoneyTracking = "memory" | "assisted";

/**
 * The options of the game; with the defaults it is exactly the rulebook.
 */
export type Options = { start_seat: SeatChoice; hidden_tiles: boolean; all_poorest: AllPoorest; final_tiebreak: FinalTiebreak; money_tracking: MoneyTracking };

export type Phase = ("reveal" | "over" | "start" | { auction: Auction } | { thief_choice: { taker: Seat } });

/**
 * A seat named in the options, or one drawn by lot: `2` or `"random"`.
 */
export type SeatChoice = (Seat | Lot);

/**
 * How one seat ended.
 */
export type SeatResult = { seat: Seat; rank: number; score: number; money: number; eliminated: boolean };

export type SeatView = { cards: number; table: MoneyCards; tile_count: number; thief_waiting: boolean; tiles: (TileSet | null); points: (number | null); money: (Money | null); bankrupt: boolean };

/**
 * What an auction is about.
 */
export type StakeView = { feared: boolean; least: number };

/**
 * What the thief took, as far as the viewer knows.
 */
export type StolenView = { seat: Seat; value: (number | null); among: (TileSet | null) };

export type Tile = "wealth_1" | "wealth_2" | "wealth_3" | "wealth_4" | "wealth_5" | "wealth_6" | "wealth_7" | "wealth_8" | "wealth_9" | "wealth_10" | "casino" | "thief" | "cba" | "luck";

/**
 * A multiset of tiles, one bit each. The three luck tiles are alike and fill their bits from the low end, so equal
 * multisets have equal bits.
 */
export type TileSet = Array<Tile>;

/**
 * A table as one viewer knows it.
 */
export type View = { viewer: Viewer; options: Options; phase: Phase; stake: (StakeView | null); starter: Seat; red_revealed: number; stack: number; unseen: TileSet; stolen: (StolenView | null); seats: Array<SeatView> };

/**
 * A pair of eyes.
 */
export type Viewer = ({ seat: Seat } | { recall: Seat } | "public");
