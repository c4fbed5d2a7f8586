//! What somebody with a seat asks of their table by a request.

use engine::OptionValues;
use protocol::Secret;
use protocol::http::Hook;
use room::{Input, ReplyId, Room};

pub(crate) enum Wish {
    /// Where to call when it is their turn.
    Hook(Option<Hook>),
    /// Other house rules, and perhaps whether books are checked at once: the host's to ask.
    Options(OptionValues, Option<bool>),
}

impl Wish {
    /// By which of these secrets it is asked. A device may hold several seats, and only one of them is the host's.
    pub(crate) fn secret<'a>(&self, room: &Room, secrets: &'a [Secret]) -> Option<&'a Secret> {
        let host = room.host_seat().filter(|_| matches!(self, Wish::Options(..)));
        let is_host = |secret: &&Secret| host.is_some() && room.seat_of(secret) == host;
        let knows = |secret: &&Secret| room.knows(secret);
        secrets.iter().find(is_host).or(secrets.iter().find(knows)).or(secrets.first())
    }

    pub(crate) fn input(self, reply: ReplyId, secret: Secret) -> Input {
        match self {
            Wish::Hook(hook) => Input::SetHook { reply, secret, hook },
            Wish::Options(options, check_books) => Input::SetOptions { reply, secret, options, check_books },
        }
    }
}
