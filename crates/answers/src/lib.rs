//! What a table or a match answers to requests, wherever it is asked: on a server, which has sockets and threads around
//! it, or in a browser, which has neither. Nothing here knows a clock, a store or a line.

mod advice;
mod denial;
mod games;
mod make;
mod played;
mod record;
mod replay;
mod review;
mod story;

pub use advice::{ADVISER, told};
pub use denial::{Denial, sentence};
pub use games::game_list;
pub use make::{NewTable, known_level, taken_over};
pub use played::{PlayedMatch, not_over};
pub use record::{MAX_RECORD, name_of, read};
pub use replay::{Eyes, MAX_FRAMES, replay};
pub use review::{REVIEW_PLAYOUTS, review};
pub use story::{Told, story, viewer_of};
