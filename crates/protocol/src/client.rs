use crate::{ActId, Clock, Look, Secret, TableCode};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a client says. The first message on a socket is `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Comes to a table: with the secret of a seat to sit there, without one to watch. `from` is the step seen last,
    /// to be shown only what came after it. A browser that took its seat over HTTP has a session cookie that scripts
    /// cannot read; it may leave `secret` out and sits there all the same, unless it says `watch`.
    Hello {
        protocol: u32,
        table: TableCode,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// Which of the seats that this browser holds at the table; without it, the first one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        #[serde(default)]
        from: u32,
        /// Only watches, whatever the cookies say.
        #[serde(default)]
        watch: bool,
        /// Wants a sketch in every frame: for clients that draw no table of their own, and for screen readers.
        #[serde(default)]
        sketch: bool,
    },
    /// Acts. `seq` is the step the decision was made at: if anything has happened since, it is refused. The same `id`
    /// again gets the same answer and does nothing.
    Act {
        id: ActId,
        seq: u32,
        action: Value,
    },
    /// Asks what an action would lead to, before it is made. `seq` is the step at which it would be made: if anything has
    /// happened since, there is no answer.
    Consider {
        seq: u32,
        action: Value,
    },
    /// Adds randomness of one's own to the chance of the match, before it begins. It counts once for a seat, and only with the
    /// commitment that the table showed: nobody could have chosen the secret after seeing it. Too late, it does nothing.
    Entropy {
        commitment: String,
        entropy: String,
    },
    /// Asks for all that happened after a step.
    Resume {
        from: u32,
    },
    Ready {
        ready: bool,
    },
    /// The host starts the match.
    Start {},
    /// The host starts the match with those who are there: free seats vanish, and who sits behind them moves up. Everybody
    /// is welcomed anew.
    StartFewer {},
    /// Says how one looks: freely before the match, afterwards once and only who has not done so before.
    SetLook {
        look: Look,
    },
    Chat {
        text: String,
    },
    /// A quick reaction, one of those the lobby lists.
    React {
        reaction: String,
    },
    /// Asks the bot for advice.
    Hint {},
    /// A coach in the client asks for the same. It uses up nothing of what the player may ask, and where there is nothing to
    /// say it gets no answer.
    Weigh {},
    /// Somebody reads what the game is about. At a table of one person the bots wait until they have read it, or move.
    Reading {
        reading: bool,
    },
    /// Takes the own last action back: at once while nothing was revealed, otherwise by consent of all.
    Undo {},
    /// Proposes something all people at the table must agree to.
    Propose {
        proposal: Proposal,
    },
    /// Answers the open proposal.
    Vote {
        agree: bool,
    },
    /// The host puts a bot in a free seat, or frees a bot's seat.
    SetBot {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// The host sends somebody away, which needs a gathering table.
    Kick {
        seat: Seat,
    },
    /// The host hands the table over.
    GiveHost {
        seat: Seat,
    },
    /// The host lets people watch who have no seat, or nobody but the players.
    SetWatching {
        allowed: bool,
    },
    Leave {},
    /// Plays again with the same people and setup.
    Rematch {},
    Ping {
        nonce: u32,
    },
}

/// What people at a table decide together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    Pause {},
    Continue {},
    /// Takes everything back to this step.
    UndoTo {
        seq: u32,
    },
    /// Another clock: a live table becomes a slow one, or the other way round.
    ChangeClock {
        clock: Clock,
    },
}
