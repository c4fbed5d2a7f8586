// Made from games/dont_bluff by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

import type { Seat, SeatSet } from '$lib/wire';

/**
 * What a seat does.
 */
export type Action = ({ type: "choose_opponent"; seat: Seat } | { type: "offer"; cards: Cards; claim: (number | null) } | { type: "accept" } | { type: "open" } | { type: "add"; cards: Cards; claim: (number | null) } | { type: "pay"; cards: Cards });

/**
 * The stack of the bank.
 */
export type BankView = { size: number; money: MoneyRange; known: Bounds; public: Bounds };

/**
 * At least and at most so many of each value.
 */
export type Bounds = { least: Cards; most: Cards };

/**
 * A multiset of suitcases: how many of each value. One byte per value, the fives in the highest, so that whole hands
 * are added and compared in one instruction and are ordered by their counters. Every counter is at most 127.
 */
export type Cards = { fives: number; twos: number; ones: number; bluffs: number };

/**
 * The face-down cards on the table.
 */
export type ClosedView = { size: number; money: MoneyRange; cards: (Cards | null) };

/**
 * The colours of the die, in the order in which the seats get them.
 */
export type Colour = "white" | "yellow" | "red" | "green" | "blue" | "purple";

/**
 * The black die against the value of the offer.
 */
export type Comparison = "lower" | "equal" | "higher";

/**
 * The two seats of a round.
 */
export type Deal = { offerer: Seat; decider: Seat; extra_rolls: number };

/**
 * What happened, for screens and logs. `cards` that a viewer may not see are absent.
 */
export type Event = ({ type: "first_gunman"; seat: Seat } | { type: "skipped"; seat: Seat } | { type: "colour_rolled"; seat: Seat; colour: Colour; owner_seat: Seat; own: boolean } | { type: "chosen"; seat: Seat; gunman_seat: Seat } | { type: "nothing_to_offer"; seat: Seat } | { type: "offered"; seat: Seat; to_seat: Seat; size: number; cards: (Cards | null); claim: (number | null) } | { type: "added"; seat: Seat; to_seat: Seat; size: number; cards: (Cards | null); claim: (number | null) } | { type: "accepted"; seat: Seat; from_seat: Seat; size: number; cards: (Cards | null); open_size: number; open: Cards } | { type: "opened"; seat: Seat; from_seat: Seat; size: number; cards: Cards; value: number } | { type: "black_die"; seat: Seat; pips: number; value: number; result: Comparison } | { type: "exhausted"; seat: Seat; decider_seat: Seat } | { type: "took"; seat: Seat; from_seat: Seat; cards: Cards; why: Taken } | { type: "returned"; seat: Seat; from_seat: Seat; cards: Cards; value: number } | { type: "paid"; seat: Seat; to_seat: Seat; owed: number; size: number; cards: (Cards | null) } | { type: "surrendered"; seat: Seat; to_seat: Seat; owed: number; size: number; cards: (Cards | null) } | { type: "bank_card"; seat: Seat; card: (Suitcase | null); left: number } | { type: "game_over"; reason: Reason; winners: SeatSet; hands: Array<Revealed> });

/**
 * A hand. Its bounds include the closed cards it has put on the table.
 */
export type HandView = { colours: Array<Colour>; size: number; money: MoneyRange; cards: (Cards | null); known: Bounds; public: Bounds };

/**
 * An amount in millions that lies between these two.
 */
export type MoneyRange = { low: number; high: number };

/**
 * Where the round stands. The phases in which a seat or a die is awaited are states; all others pass within a step.
 */
export type Phase = ("choose_opponent" | "first_gunman" | "colour_roll" | { offer: Deal } | { decide: Deal } | { black_roll: Deal } | { add: Deal } | { pay: { deal: Deal; owed: number } } | { bank_draw: { payer: Seat } } | { over: { reason: Reason; leaver: (Seat | null) } });

/**
 * Why the game is over.
 */
export type Reason = ("target" | "bank_empty" | "round_cap" | "forfeit");

/**
 * A hand at the end of the game (NB-54).
 */
export type Revealed = { seat: Seat; cards: Cards; money: number };

/**
 * What one suitcase holds.
 */
export type Suitcase = "five" | "two" | "one" | "bluff";

/**
 * Why the decider takes an open offer.
 */
export type Taken = "equal" | "exhausted";

/**
 * The table as one pair of eyes knows it.
 */
export type View = { me: (Seat | null); phase: Phase; gunman: Seat; rounds_played: number; hands: Array<HandView>; open: Cards; closed: ClosedView; bank: BankView };
