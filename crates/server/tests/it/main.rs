//! The real server on a free port, with real sockets and real requests.

mod accounts;
mod around;
mod attack;
mod away;
mod class;
mod client;
mod doors;
mod fairness;
mod http;
mod idle;
mod mischief;
mod old_store;
mod opening;
mod play;
mod python;
mod ready;
mod records;
mod replay;
mod seated;
mod sessions;
mod several;
mod stores;
mod story;
mod tournaments;
mod watchers;
