use room::{AppendId, Batch, Epoch, Fate, Input, Owner, Released, Room};
use std::fmt;

/// What a server does for a table, as [`room::Owner`] does it. A trait, so that tests can put others in its place who do
/// it wrongly, and see that a run finds them out.
pub trait Keeper: fmt::Debug + Sized {
    fn new(room: Room, life: u64) -> Self;
    fn room(&self) -> &Room;
    fn has_fallen(&self) -> bool;
    fn handle(&mut self, input: Input, now_ms: u64);
    fn answer(&mut self, epoch: Epoch, input: Input, now_ms: u64);
    fn begin_append(&mut self) -> Option<Batch>;
    fn appended(&mut self, id: AppendId, fate: Fate);
    fn next_release(&mut self) -> Option<Released<()>>;
}

/// The owner that ships.
impl Keeper for Owner<()> {
    fn new(room: Room, life: u64) -> Owner<()> {
        Owner::new(room, life)
    }
    fn room(&self) -> &Room {
        self.room()
    }
    fn has_fallen(&self) -> bool {
        self.has_fallen()
    }
    fn handle(&mut self, input: Input, now_ms: u64) {
        self.handle(input, now_ms);
    }
    fn answer(&mut self, epoch: Epoch, input: Input, now_ms: u64) {
        self.answer(epoch, input, now_ms);
    }
    fn begin_append(&mut self) -> Option<Batch> {
        self.begin_append()
    }
    fn appended(&mut self, id: AppendId, fate: Fate) {
        self.appended(id, fate);
    }
    fn next_release(&mut self) -> Option<Released<()>> {
        self.next_release()
    }
}
