// Made from crates/protocol by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.

export const PROTOCOL_VERSION = 1;

/** What becomes of those who are not there when a stage starts: `?absent=`. */
export type AbsentPeople = ("wait" | "bots" | "away");

/** What a client calls one of its actions, so that sending it twice does it once. */
export type ActId = string;

/** `GET /api/address`: where phones in the same network find this server. */
export type Addresses = { addresses: Array<string> };

/** What people may do at a table only so often. */
export type Allowance = ("undo" | "chat" | "change");

/** A value, or a run of values, that an option allows. */
export type AllowedLine = ({ kind: "switch" } | { kind: "word"; word: string } | { kind: "range"; least: number; most: number } | { kind: "seat" } | { kind: "text"; most_bytes: number });

/** The picture that somebody wears. Whoever has none is known by the first letter of their name. */
export type Badge = "hat" | "crown" | "ship" | "key" | "star" | "cat" | "owl" | "tree" | "rocket" | "flower" | "kettle" | "kite";

/** One amount among several that are compared. */
export type Bar = { label: Phrase; amount: number; told: Phrase };

/**
 * `POST /api/session`: what a browser kept itself before there were sessions, so that it can forget it. Each secret is
 * tried where it is used; one that opens nothing does no harm.
 */
export type BringKept = { seats?: Array<KeptSecret>; organised?: Array<KeptSecret>; taking_part?: Array<KeptSecret> };

/** Why the server hangs up. */
export type Bye = ("no_such_table" | "version" | "wrong_secret" | "gone" | "flood" | "too_slow" | "no_watching" | "crowded" | "come_back");

export type CardPage = { id: string; title: string; head: Array<string>; rows: Array<Array<string>>; totals: number };

/** `GET /api/tournaments/{code}/cards?lang=`: what is written about everybody, to be printed. */
export type CardsView = { title: string; cards: Array<WrittenCard> };

/** A piece of a panel: one phrase and how loud it is. */
export type Cell = { phrase: Phrase; tone?: Tone };

export type Chapter = { title: string; text: string; rules: Array<string> };

export type Chat = { seat: Seat; name: string; text: string; at_ms: number };

/** An entry that a player wrote by hand, and what would be right. */
export type CheckedEntry = { entry: number; revenue: number; cost: number; is_right: boolean };

/** What a client says. The first message on a socket is `hello`. */
export type ClientMessage = ({ type: "hello"; protocol: number; table: TableCode; secret?: (Secret | null); seat?: (Seat | null); from?: number; watch?: boolean; sketch?: boolean } | { type: "act"; id: ActId; seq: number; action: unknown } | { type: "consider"; seq: number; action: unknown } | { type: "entropy"; commitment: string; entropy: string } | { type: "resume"; from: number } | { type: "ready"; ready: boolean } | { type: "start" } | { type: "start_fewer" } | { type: "set_look"; look: Look } | { type: "chat"; text: string } | { type: "react"; reaction: string } | { type: "hint" } | { type: "weigh" } | { type: "reading"; reading: boolean } | { type: "undo" } | { type: "propose"; proposal: Proposal } | { type: "vote"; agree: boolean } | { type: "set_bot"; seat: Seat; level?: (string | null) } | { type: "kick"; seat: Seat } | { type: "give_host"; seat: Seat } | { type: "set_watching"; allowed: boolean } | { type: "leave" } | { type: "rematch" } | { type: "ping"; nonce: number });

/** How long people may think. What happens at zero is the game's own default action. */
export type Clock = ({ kind: "none" } | { kind: "per_move"; move_ms: number } | { kind: "bank"; bank_ms: number; increment_ms: number } | { kind: "slow"; days: number });

/** The clocks at the moment of a frame. */
export type ClockView = { left_ms: Array<number>; running_seats: Array<Seat>; wait_ms?: (number | null); away_ms?: (number | null) };

/** Something that cannot be done now, and the reason. */
export type Closed = { what: Phrase; why: Phrase };

/** The colour of a player. Nobody at a table has that of another. */
export type Colour = "brown" | "sky" | "pink" | "orange" | "red" | "yellow" | "green" | "blue";

/** What an action would lead to, or the rule that forbids it. Nothing has happened. */
export type Considered = { seq: number; action: unknown; outlook?: (Outlook | null); rule?: (string | null) };

/**
 * `POST /api/tables/continued`: a table that goes on with a match from any of its steps. The bots of the other seats
 * sit down at once and the match runs.
 */
export type ContinueTable = { of: MatchSource; to: number; seat: Seat; level: string; name: string };

/** `POST /api/tables` */
export type CreateTable = { setup: TableSetup; bots?: Array<string>; name: string };

/** `POST /api/tournaments` */
export type CreateTournament = { setup: TournamentSetup; participants: Array<string> };

/** `PUT /api/tournaments/{code}/stages/{stage}/tables/{number}`: one line for everybody who sat there. */
export type EnterResults = { results: Array<ResultLine> };

/** One blank of a [`Form`]. */
export type Field = ({ kind: "pick"; name: string; items: Array<unknown>; min: number; max: number } | { kind: "counts"; name: string; available: Array<[string, number]>; min: number; max: number } | { kind: "choice"; name: string; items: Array<unknown> } | { kind: "number"; name: string; min: number; max: number; step: number; optional: boolean });

/** What one value of an option puts in the place of the defaults of others. */
export type FillLine = { value: OptionValue; options: Record<string, OptionValue> };

/**
 * A family of actions too large to list, described so that any client can offer it: pick values for the fields and
 * send `{"type": action, field: value, ...}`. A form may promise a little too much; `check` decides.
 */
export type Form = { action: string; fixed?: Record<string, unknown>; fields: Array<Field> };

/** What happened after step `from`, up to step `to`, and how things stand now. */
export type Frame = { from: number; to: number; events: Array<unknown>; later?: (Array<unknown> | null); chapter: number; view: unknown; turn: Turn; awaited: SeatSet; voice: Voice; legal: Array<unknown>; forms: Array<Form>; clock: ClockView; can_undo?: boolean; outcome?: (Outcome | null); sketch?: (Sketch | null) };

export type GameLine = { id: string; rules_version: number; least_seats: number; most_seats: number; options: Array<OptionLine>; bots: Array<string> };

/** `GET /api/games`: the catalog, with options and their allowed values. */
export type GameList = { games: Array<GameLine>; reactions: Array<string> };

/** A bot's advice. */
export type HintView = { seq: number; action: unknown; win_chance?: (number | null); outlook?: Outlook; reason?: (Reason | null); others?: Array<WeighedAction> };

/** Where to call when it is a person's turn and nobody is connected. */
export type Hook = ({ kind: "webhook"; url: string } | { kind: "web_push"; endpoint: string; p256dh: string; auth: string });

/** `POST /api/tables/{code}/seats` */
export type JoinTable = { name: string; seat?: (Seat | null) };

/** `POST /api/tournaments/{code}/join`: comes as one of those who take part. */
export type JoinTournament = ({ code: PersonalCode } | { name: string });

export type KeptSecret = { code: TableCode; secret: Secret; about?: string };

/** What became of an answer. Nothing is kept of it. */
export type LessonAnswer = { right: boolean; refused?: (string | null); best?: unknown; chances?: (Array<number> | null); reason?: (Reason | null); outlook?: (Outlook | null); frame?: (Frame | null) };

export type LessonLine = { id: string; rule: string };

/** `GET /api/games/{id}/lessons`: what there is to learn and to solve. */
export type LessonList = { lessons: Array<LessonLine>; today?: (string | null); earlier: Array<string> };

/** `POST /api/games/{id}/lessons/{lesson}`: an answer. */
export type LessonTry = { action: unknown };

/** `GET /api/games/{id}/lessons/{lesson}`: a position and whose decision it is. */
export type LessonView = { id: string; rule?: (string | null); seat: Seat; seats: number; options: Record<string, OptionValue>; frame: Frame };

export type LiveTable = { stage: Stage; steps: number; chapter?: number; to_move: Array<number>; missing: Array<number>; held_by_bot: Array<number> };

/** How somebody looks. */
export type Look = { badge?: (Badge | null); colour?: (Colour | null) };

/** Which match is looked back at or gone on with. */
export type MatchSource = ({ table: TableCode } | { record: RecordId });

/**
 * `PUT /api/tables/{code}/session` and `PUT /api/tournaments/{code}/session`: makes a browser hold what came to it by a
 * link.
 */
export type OpenSession = { secret: Secret };

/** An option of a game. Its name, help and the names of its words are in the game's texts. */
export type OptionLine = { id: string; allowed: Array<AllowedLine>; default: OptionValue; fills?: Array<FillLine> };

/** A value of an option: in JSON `true`, `5` or `"random"`. */
export type OptionValue = (boolean | number | string);

/** The last line of a finished match. */
export type Outcome = { ranks: Array<number>; winners: Array<Seat>; scores: Array<number> };

/** What an action leads to, as far as whoever makes it can know. */
export type Outlook = { leads?: (Phrase | null); weight?: Weight };

/** `GET /api/tables/{code}/session`: the seats that this browser has at a table, in the order in which it took them. */
export type OwnSeats = { seats: Array<Seat> };

/** One block of the table. */
export type Panel = ({ kind: "table"; title: Phrase; head: Array<Phrase>; rows: Array<Array<Cell>> } | { kind: "lines"; title: Phrase; lines: Array<Cell> } | { kind: "board"; title: Phrase; columns: number; rows: number; places: Array<[number, number, Array<Cell>]> });

export type ParticipantLine = { name: string; away: boolean; here?: boolean; table?: (TableCode | null); taken?: boolean; look?: (Look | null); secret?: (Secret | null); code?: (PersonalCode | null) };

/** `PUT /api/tournaments/{code}/pause`: whether all tables under way stand still. */
export type PauseTables = { paused: boolean };

/**
 * What a participant of a tournament types to be themselves on any device: eight letters and digits of the same alphabet.
 * It never shows itself in logs.
 */
export type PersonalCode = string;

/** A message of the game's texts with its arguments. */
export type Phrase = { key: string; args?: Array<[string, Word]> };

/** A line of the standings, with what breaks ties. */
export type PlaceLine = { place: number; participant: number; score: number; penalty: number; points: number; profits: number; first_places: number; best_profit?: (number | null); bankruptcies: number; together?: number; final_profit?: (number | null) };

/** Who sits in a seat. */
export type PlayerKind = ({ kind: "nobody" } | { kind: "person"; name: string; present: boolean; held_by_bot: boolean } | { kind: "bot"; level: string });

/** Who finds the table. */
export type Privacy = ("invited" | "listed");

/** Any answer that is not a success. */
export type Problem = { error: string; detail: string; request?: (string | null) };

/** What people at a table decide together. */
export type Proposal = ({ kind: "pause" } | { kind: "continue" } | { kind: "undo_to"; seq: number } | { kind: "change_clock"; clock: Clock });

/** `GET /api/push-key`: what a browser needs to subscribe to pushes. */
export type PushKey = { key: string };

/** Why one action is better than another, in numbers that playouts of both have shown. Whoever shows it words it. */
export type Reason = { telling: Telling; until: Until; best: number; next: number };

/**
 * What proves that all chance of a match was fixed before it began: `sha256(secret)` is the commitment everybody was
 * shown, and the seed follows from the secret and the entropy that seats brought after they had seen it.
 */
export type Receipt = { commitment: string; secret: string; entropy: Array<string>; seed: string };

/** The name of a record that was sent: the SHA-256 of its bytes in 64 hexadecimal digits. */
export type RecordId = string;

/** The answer to `POST /api/records`: the server has read the record and keeps it for a while. */
export type RecordKept = { id: RecordId };

/** Why something asked for did not happen. Nothing has changed. */
export type Refused = ({ why: "rule"; rule: string } | { why: "stale"; seq: number } | { why: "malformed"; detail: string } | { why: "not_yours" } | { why: "not_now"; detail: string } | { why: "too_fast"; again_ms: number } | { why: "organiser" } | { why: "used_up"; what: Allowance }) & { id?: (ActId | null) };

/**
 * `POST /api/tables/{code}/seats/{seat}/renewal`: the old secret opens nothing more, and all devices that came with it
 * are shown out. The seat must be one of this browser's, or that of `secret`.
 */
export type RenewSeat = { secret?: (Secret | null) };

/** One step of a replay, and how things stood after it. */
export type ReplayFrame = { seq: number; seat?: (Seat | null); action?: unknown; events: Array<unknown>; chapter: number; view: unknown; turn: Turn; awaited: SeatSet; scores: Array<number>; voice: Voice; outcome?: (Outcome | null); sketch: Sketch; hands?: Array<SeatSight> };

/** `GET …/replay?eyes=&from=&count=` of a table or a record: a match, step by step, as one pair of eyes saw it. */
export type ReplayView = { game: string; rules_version: number; seats: number; options: Record<string, OptionValue>; players: Array<string>; words?: Record<string, string>; total_steps: number; finished: boolean; frames: Array<ReplayFrame>; story?: Array<StoryLine>; scores?: Array<ScorePoint>; summary?: (Summary | null) };

/** How one participant ended a game. */
export type ResultLine = { participant: number; rank?: (number | null); profit: number; bankrupt?: boolean; wrong_entries?: number };

/**
 * `GET …/review?from=` of a table or a record: what the bots make of a match, from step `from` on. Chances to
 * win are 0 to 1, one for each seat.
 */
export type Review = { decisions: Array<ReviewedDecision>; luck: Array<Swing>; next?: (number | null) };

/** A seat's decision, looked at afterwards. */
export type ReviewedDecision = { seq: number; seat: Seat; action: unknown; advice: unknown; before: Array<number>; after: Array<number>; loss: number };

/** `GET /api/games/{id}/rules?lang=` */
export type Rulebook = { game: string; lang: string; name: string; tagline: string; chapters: Array<Chapter>; spec: string };

/** The scores after one step, in seat order. */
export type ScorePoint = { seq: number; scores: Array<number> };

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** A seat as everybody sees it. */
export type SeatInfo = { seat: Seat; player: PlayerKind; ready: boolean; colour?: Colour; badge?: (Badge | null); look_kept?: boolean; entropy_given?: boolean; bot_in_ms?: (number | null) };

/** A set of seats. */
export type SeatSet = Array<Seat>;

/** What one seat sees. */
export type SeatSight = { view: unknown; panels: Array<Panel> };

/** How one seat came to its place. */
export type SeatSummary = { seat: Seat; place: number; stamp?: (Phrase | null); steps: Array<Phrase>; bars?: Array<Bar> };

/** The answer to all three: where you sit, and the secret that proves it. Keep it; anybody who has it is you. */
export type Seated = { table: TableCode; seat: Seat; secret: Secret };

/**
 * What proves that somebody may sit in a seat: 256 random bits as 64 hexadecimal digits. It never shows itself in
 * logs.
 */
export type Secret = string;

/**
 * `POST /api/tables/{code}/seats/{seat}/link` and `POST /api/tournaments/{code}/link`: the secret itself, for a link
 * that takes the seat to another device.
 */
export type SecretLink = { secret: Secret };

/** What the server says. */
export type ServerMessage = ({ type: "welcome"; protocol: number; seat?: (Seat | null); table: TableInfo } | { type: "table"; table: TableChange } | { type: "ack"; id: ActId; seq: number } | Refused & { type: "refused" } | Frame & { type: "frame" } | Chat & { type: "chat" } | { type: "reaction"; seat: Seat; reaction: string } | HintView & { type: "hint" } | Considered & { type: "considered" } | { type: "vote"; open?: (VoteView | null) } | { type: "declined"; seat: Seat } | { type: "withdrawn"; seat: Seat } | { type: "taken_back"; seat: Seat } | { type: "announced"; text: string } | Receipt & { type: "receipt" } | { type: "rematch"; table: TableCode } | { type: "pong"; nonce: number } | { type: "bye"; why: Bye });

/** A table at which this browser has a seat, or had one when it looked last. */
export type SessionTable = { table: TableCode; game: string; at_ms: number };

/** A tournament that this browser runs or takes part in. */
export type SessionTournament = { code: TableCode; name: string; organiser: boolean; at_ms: number };

/** `GET /api/session`: all that this browser holds, the newest first. */
export type SessionView = { tables: Array<SessionTable>; tournaments: Array<SessionTournament> };

/** `PUT /api/tournaments/{code}/participants/{number}`: whether somebody is seated in the stages to come. */
export type SetAway = { away: boolean };

/** `PUT /api/tables/{code}/hook`. The seat is that of the session, or of `secret`. */
export type SetHook = { secret?: (Secret | null); hook?: (Hook | null) };

/** `PUT /api/tables/{code}/options`: the host changes the house rules before the match. Whoever was ready is asked anew. */
export type SetOptions = { secret?: (Secret | null); options: Record<string, OptionValue>; check_books?: (boolean | null) };

/**
 * `PUT /api/tournaments/{code}/participants`: who takes part, until the first stage has begun. Whoever stays keeps their
 * link; whoever is not named has none any more.
 */
export type SetParticipants = { participants: Array<string> };

/**
 * A view put into panels of words: what the terminal draws, what a screen reader reads, and the table of a game that
 * has no drawing of its own. The words are keys of the game's `text/*.ftl`; nothing here is in any language.
 */
export type Sketch = { panels: Array<Panel> };

/** What a table is doing. */
export type Stage = "gathering" | "playing" | "paused" | "finished";

export type StageLine = { stage: number; is_final: boolean; tables: Array<StageTable>; absent: Array<number> };

/** One table of a stage. */
export type StageTable = { table: TableCode; participants: Array<number>; live?: (LiveTable | null); results?: (Array<ResultLine> | null); figures?: Array<Array<(number | null)>>; by_hand: boolean; broken?: boolean };

/** The final order, for lists of tables. */
export type Standing = { seat: Seat; name: string; rank: number };

/** What was seen to happen in one step, or in several that were shown together. */
export type StoryLine = { seq: number; seat?: (Seat | null); by_bot?: boolean; chapter: number; crossed?: boolean; events: Array<unknown>; later?: (Array<unknown> | null); taken_back?: boolean };

/**
 * `GET /api/tables/{code}/story?seat=`: all that one pair of eyes was shown of a match, and may still remember of it. The
 * lines are those that its frames showed.
 */
export type StoryView = { to: number; cut?: boolean; lines: Array<StoryLine>; summary?: (Summary | null); checked?: Array<CheckedEntry> };

/** How a match ended, told so that everybody sees why. */
export type Summary = { seats: Array<SeatSummary>; notes?: Array<Phrase> };

/** What one card or die did to everybody's chance to win. */
export type Swing = { seq: number; swings: Array<number> };

/** What changes about a table while people are around it. The rest, a board of 64 KB perhaps, is told once: in the welcome. */
export type TableChange = { stage: Stage; seats: Array<SeatInfo>; host_seat?: (Seat | null); watchers: number; watchable: boolean; voided?: boolean; clock: Clock; beginning?: boolean; rematch?: (TableCode | null); words?: Record<string, string> };

/**
 * The code of a table, as read out over a sofa: letters and digits that cannot be mistaken for each other. Six of them
 * where everybody may find the table anyway, ten where nobody is to guess it.
 */
export type TableCode = string;

/** A table as everybody around it sees it. */
export type TableInfo = { code: TableCode; setup: TableSetup; stage: Stage; seats: Array<SeatInfo>; host_seat?: (Seat | null); watchers: number; watchable?: boolean; voided?: boolean; commitment: string; beginning?: boolean; rematch?: (TableCode | null); words?: Record<string, string>; taken_over?: (number | null); awaited?: Array<Seat>; ranks?: Array<number> };

export type TableLine = { code: TableCode; game: string; stage: Stage; seats: number; free_seats: number; names: Array<string>; standings?: Array<Standing> };

/** `GET /api/tables`: tables anybody may join or watch. */
export type TableList = { tables: Array<TableLine> };

/** How a table is set up. */
export type TableSetup = { game: string; seats: number; options?: Record<string, OptionValue>; clock?: Clock; privacy?: Privacy; chat?: boolean; advice?: boolean; check_books?: boolean; tournament?: (TableCode | null) };

/** `PUT /api/tournaments/{code}/message`: what everybody is told, at their tables too. Empty to take it back. */
export type TellAll = { text: string };

/** What differs most after two actions. */
export type Telling = ("own" | { rival: Seat } | "last");

/** How a cell stands out. Colour never carries meaning alone: the words say it too. */
export type Tone = ("plain" | "strong" | "faint" | "good" | "bad" | "active" | { hue: number });

/** How people come in who have no link. */
export type TournamentDoor = ("closed" | "listed" | "open");

/** The answer, also kept for the browser. */
export type TournamentJoined = { participant: number; secret: Secret; code?: (PersonalCode | null) };

/** The answer: whoever has the secret runs the tournament, and the secrets of all participants follow from it. */
export type TournamentMade = { code: TableCode; secret: Secret };

/** What a tournament is doing. */
export type TournamentPhase = ("playing" | "over" | "waiting");

/** What a game is worth. */
export type TournamentScoring = ("profit" | "profit_adjusted" | "placement");

/** How the tables are drawn. */
export type TournamentSeating = ("random" | "min_repeat" | "swiss");

/** How a tournament is played. */
export type TournamentSetup = { name: string; game: string; options?: Record<string, OptionValue>; clock?: Clock; seats?: number; games?: number; final_seats?: number; scoring?: TournamentScoring; seating?: TournamentSeating; penalty?: number; check_books?: boolean; fill?: (string | null); door?: TournamentDoor };

/** `GET /api/tournaments/{code}`: a tournament as whoever asks may see it. */
export type TournamentView = { code: TableCode; setup: TournamentSetup; organiser: boolean; participant?: (number | null); phase: TournamentPhase; stage: number; participants: Array<ParticipantLine>; stages: Array<StageLine>; standings: Array<PlaceLine>; figures: Array<string>; message?: string };

/** Who may act in a state. */
export type Turn = ("over" | { one: Seat } | { sealed: SeatSet } | { open: SeatSet } | "chance");

/** When the numbers were taken. */
export type Until = ("end" | "round");

/** A moment in words, for one pair of eyes. */
export type Voice = { prompt?: (Phrase | null); outlooks?: Array<Outlook>; closed?: Array<Closed> };

/** A proposal and who agreed to it so far. */
export type VoteView = { proposal: Proposal; by_seat: Seat; agreed_seats: Array<Seat>; waiting_seats: Array<Seat> };

/** An action and what a bot expects of it. */
export type WeighedAction = { action: unknown; win_chance: number; outlook?: (Outlook | null) };

/** How carefully an action is to be offered. */
export type Weight = ("light" | "risky" | "grave");

/** An argument of a [`Phrase`]. */
export type Word = ({ number: number } | { seat: number } | { key: string } | { verbatim: string } | { list: Array<Word> });

export type WrittenCard = { name: string; pages: Array<CardPage> };

/** What a webhook is sent. */
export type YourTurn = { table: TableCode; game: string; seat: Seat; name: string };
