use crate::{Outage, SecretHash, StoredFact};
use engine::{Level, OptionValues, Seat, Sight};
use protocol::http::Hook;
use protocol::{Bye, ClientMessage, HintView, Secret, ServerMessage, TableCode, TableSetup};
use serde_json::Value;

/// One open socket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnId(pub u64);

/// One request waiting for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplyId(pub u64);

/// What comes to a room.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A socket said hello.
    Connect {
        conn: ConnId,
        secret: Option<Secret>,
        from: u32,
        /// Whether it wants a sketch in every frame.
        sketch: bool,
    },
    Disconnect {
        conn: ConnId,
    },
    Message {
        conn: ConnId,
        message: ClientMessage,
    },
    /// A guest asks for a seat. The secret is fresh from the host's random source.
    Join {
        reply: ReplyId,
        name: String,
        seat: Option<Seat>,
        secret: Secret,
    },
    /// Where to call when it is this person's turn.
    SetHook {
        reply: ReplyId,
        secret: Secret,
        hook: Option<Hook>,
    },
    /// The host wants other house rules.
    SetOptions {
        reply: ReplyId,
        secret: Secret,
        options: OptionValues,
        /// Whether books are checked at once; without it, as before.
        check_books: Option<bool>,
    },
    /// Somebody wants another secret for the seat this one opens. The new one is fresh from the host's random source.
    Renew {
        reply: ReplyId,
        old: Secret,
        new: Secret,
    },
    /// A bot made up its mind at step `seq`.
    Thought {
        seat: Seat,
        seq: u32,
        action: Value,
    },
    /// The bot's advice is ready.
    Advised {
        conn: ConnId,
        /// Without outlooks, which only the table can tell.
        hint: HintView,
    },
    /// A bot plays for somebody who is away, from now on and until they come.
    Hold {
        seat: Seat,
    },
    /// The tournament gives a seat to whoever has another secret, or one of two.
    Rekey {
        seat: Seat,
        secret_hash: SecretHash,
        also: Option<SecretHash>,
    },
    /// The tournament has the result from elsewhere.
    Void,
    /// The tournament stops the match, or lets it go on.
    Pause {
        paused: bool,
    },
    /// The tournament tells everybody something.
    Announce {
        text: String,
    },
    /// The table for playing again exists.
    RematchMade {
        code: TableCode,
    },
    /// A host has the table again, or has its store again. It knows of these times when nobody was there.
    Woken {
        outages: Vec<Outage>,
    },
    /// Time went on.
    Tick,
}

/// What a room wants from its host, once the facts beside it are stored.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    Send {
        conns: Vec<ConnId>,
        message: Box<ServerMessage>,
    },
    Close {
        conn: ConnId,
        why: Bye,
    },
    /// The answer to a join or a renewal; `Ok` names the seat.
    Joined {
        reply: ReplyId,
        result: Result<Seat, JoinError>,
    },
    /// The answer to a hook or to house rules.
    Answered {
        reply: ReplyId,
        result: Result<(), JoinError>,
    },
    /// Let a bot of this level think about what its seat knows and come back with [`Input::Thought`], not before `earliest_ms`.
    /// The delay depends on nothing a player could not see.
    Think {
        seat: Seat,
        seq: u32,
        level: Level,
        sight: Sight,
        earliest_ms: u64,
    },
    /// Let a bot advise a person.
    Advise {
        conn: ConnId,
        seq: u32,
        sight: Sight,
    },
    /// Tell a person who is away that it is their turn.
    YourTurn {
        seat: Seat,
        hook: Hook,
    },
    /// Make a table of the same setup and seat these people, each by the hash of the secret they have.
    Rematch {
        setup: TableSetup,
        people: Vec<(Seat, String, SecretHash)>,
        bots: Vec<(Seat, Level)>,
    },
}

/// The answer of a room to one input.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// To be appended in this order, before any output is released.
    pub facts: Vec<StoredFact>,
    pub outputs: Vec<Output>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("a name has 1 to {} characters", protocol::MAX_NAME)]
    Name,
    #[error("this seat is taken; take another or watch")]
    Taken,
    #[error("there is no free seat at this table; you can watch")]
    Full,
    #[error("the match has begun; you can watch")]
    Begun,
    /// The host of the room says so: a room knows no addresses.
    #[error("somebody from your address sits here already; to sit together, make a table by invitation")]
    SameAddress,
    #[error("this secret opens no seat here")]
    WrongSecret,
    #[error("this seat belongs to a tournament; its organiser gives out the links")]
    OfTournament,
    #[error("only the host of the table can do this")]
    NotHost,
    /// The house rules do not fit the game, the table or each other.
    #[error("{0}")]
    Setup(String),
    #[error("the address of a hook is at most 1000 characters")]
    Hook,
    #[error("too much was changed at this table; open a new one")]
    UsedUp,
}
