// Made from games/cover_your_assets by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

import type { Seat, SeatSet } from '$lib/wire';

/**
 * What a seat does.
 */
export type Action = ({ type: "form_set"; hand: Play; use_discard: boolean } | { type: "discard"; card: Card } | { type: "challenge"; target_seat: Seat; depth: number; cards: Play } | { type: "upgrade_set"; card: Card } | { type: "play_swap"; target_seat: Seat } | { type: "play_shift"; target_seat: Seat; direction: Direction } | { type: "draft_set"; hand: Card; piles: PileSet } | { type: "end_turn" } | { type: "contest_draft"; card: Card } | { type: "decline_contest" } | { type: "respond"; cards: Play } | { type: "concede" } | { type: "choose_shift"; direction: Direction });

/**
 * A number of Swaps and of Shifts.
 */
export type ActionCounts = { swap: number; shift: number };

/**
 * The fifteen kinds of cards, in the canonical order of the rulebook.
 */
export type Card = "baseball_cards" | "coin_collection" | "piggy_bank" | "cash" | "bank_account" | "stocks" | "motorboat" | "jewels" | "classic_car" | "house" | "silver" | "gold" | "penny_jar" | "swap" | "shift";

/**
 * A multiset of cards: four bits for the count of each kind, which no kind outgrows (the box has at most ten).
 */
export type Cards = { bank_account?: number; baseball_cards?: number; cash?: number; classic_car?: number; coin_collection?: number; gold?: number; house?: number; jewels?: number; motorboat?: number; penny_jar?: number; piggy_bank?: number; shift?: number; silver?: number; stocks?: number; swap?: number };

/**
 * Which end of a stack is moved to the other.
 */
export type Direction = "top_to_bottom" | "bottom_to_top";

/**
 * A set that lies in no stack yet (CA-112).
 */
export type Draft = { piles: PileSet; set: Set };

/**
 * A fight for a set.
 */
export type Duel = { challenger: Seat; defender: Seat; responder: Seat; demand: number; stake: Stake; played: Set };

/**
 * What can be seen to happen.
 */
export type Event = ({ type: "round_started"; round: number; dealer_seat: Seat } | { type: "dealt"; seat: Seat; card: Card } | { type: "hands_dealt"; cards: number; first_seat: Seat } | { type: "pile_turned"; pile: number; card: Card } | { type: "pile_empty"; pile: number } | { type: "discard_turned"; card: Card } | { type: "set_aside"; card: Card; pile: (number | null) } | { type: "put_back"; card: Card; pile: (number | null) } | { type: "drew"; seat: Seat; card: (Card | null) } | { type: "set_formed"; seat: Seat; cards: Play; use_discard: boolean; set: Set; value: number } | { type: "discarded"; seat: Seat; card: Card } | { type: "challenged"; seat: Seat; target_seat: Seat; depth: number; cards: Play; asset: Card; demand: number } | { type: "responded"; seat: Seat; cards: Play; demand: number } | { type: "conceded"; seat: Seat; automatic: boolean } | { type: "set_stolen"; seat: Seat; target_seat: Seat; set: Set; value: number } | { type: "set_defended"; seat: Seat; target_seat: Seat; set: Set; value: number } | { type: "set_upgraded"; seat: Seat; card: Card; set: Set; value: number } | { type: "swapped"; seat: Seat; target_seat: Seat } | { type: "shifted"; seat: Seat; target_seat: Seat; direction: Direction } | { type: "drafted"; seat: Seat; card: Card; piles: PileSet; set: Set; value: number } | { type: "contested"; seat: Seat; card: Card; demand: number } | { type: "contest_declined"; seat: Seat } | { type: "draft_placed"; seat: Seat; set: Set; value: number } | { type: "uncovered"; card: Card; pile: number } | { type: "swapped_by_pile"; seat: Seat; target_seat: Seat } | { type: "shifted_by_pile"; target_seat: Seat; direction: (Direction | null) } | { type: "turn_ended"; seat: Seat } | { type: "round_scored"; round: number; results: Array<SeatResult> } | { type: "round_won"; winners: Array<Seat> } | { type: "game_over"; winners: Array<Seat> });

export type Phase = ("turn" | "over" | "dealer" | { deal: { dealt: number } } | { reveal: Reveal } | { put_back: Reveal } | { contest: { rival: Seat; draft: Draft } } | { duel: Duel } | { shift_choice: { chooser: Seat; target: Seat; reveal: Reveal } } | { refill: { next: number; mid_turn: boolean } });

/**
 * Some of the draft piles, as bits.
 */
export type PileSet = Array<number>;

export type PileView = { top: (Card | null); users: SeatSet; face_down: number; put_back: ActionCounts };

/**
 * One or two cards from a hand. Their order means nothing (CA-129), so the lower one always comes first.
 */
export type Play = Array<Card>;

/**
 * What is printed on every card, in dollars, for those who draw them. It is the same in all views.
 */
export type PrintedValues = { bank_account?: number; baseball_cards?: number; cash?: number; classic_car?: number; coin_collection?: number; gold?: number; house?: number; jewels?: number; motorboat?: number; penny_jar?: number; piggy_bank?: number; shift?: number; silver?: number; stocks?: number; swap?: number };

/**
 * Piles whose next cards are turned up, in order.
 */
export type Reveal = { piles: PileSet; set_up: boolean; aside: Array<Card> };

/**
 * How one seat came out of a round.
 */
export type SeatResult = { seat: Seat; sets: Array<Set>; score: number; total: number; round_wins: number };

export type SeatView = { cards: number; hand: (Cards | null); stack: Array<Set>; value: number; total: number; reached: number; round_wins: number; drawn: number };

/**
 * Cards laid together: assets of one kind, and wilds. Four fields of four bits: the kind, the number of its assets, of
 * Silver, and of Gold plus five times that of Penny Jars (at most 4 and 2, hence at most 14).
 * 
 * A set in a stack has at least two cards and one asset. Cards played in a duel are counted by the same type before
 * they join the set, and there the count of assets may be 0.
 */
export type Set = { asset: Card; assets: number; silver: number; gold: number; penny_jars: number; value: number };

/**
 * What a duel is about.
 */
export type Stake = ({ stack: { depth: number } } | { draft: Draft });

/**
 * A table as one viewer knows it.
 */
export type View = { viewer: Viewer; phase: Phase; stake: (Set | null); goal: (number | null); counts_wins: boolean; printed: PrintedValues; round: number; dealer: Seat; active: Seat; first_action_done: boolean; banned: SeatSet; refill_order: Array<Seat>; deck: number; piles: Array<PileView>; discard: Array<Card>; removed: Cards; seats: Array<SeatView>; unseen: Cards; from_deck: ActionCounts; from_deck_unseen: ActionCounts };

/**
 * A pair of eyes.
 */
export type Viewer = ({ seat: Seat } | { recall: Seat } | "public");
