//! Tables of the same setup share what follows from it: the setup itself, the rules built for it, a board of 64 KB perhaps.
//! A thousand tables with one board have it in memory once.

use protocol::TableSetup;
use search::{AnyGame, AnyTable, GameWithTables};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

/// How many are remembered before those are forgotten that nobody has any more.
const LEAST_KEPT: usize = 64;

/// Things by the hash of what they follow from, as long as somebody has them.
#[derive(Debug)]
pub(crate) struct Shared<T: ?Sized>(Mutex<Known<T>>);

#[derive(Debug)]
struct Known<T: ?Sized> {
    by_hash: HashMap<[u8; 32], Weak<T>>,
    /// At this number it is tidied up.
    tidy_at: usize,
}

impl<T: ?Sized> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared(Mutex::new(Known { by_hash: HashMap::new(), tidy_at: LEAST_KEPT }))
    }
}

impl<T: ?Sized> Shared<T> {
    /// The one that others have, or else a new one. Two that are made at the same moment are both used: that is no harm.
    fn get<E>(&self, of: &impl Serialize, make: impl FnOnce() -> Result<Arc<T>, E>) -> Result<Arc<T>, E> {
        let hash = Sha256::digest(serde_json::to_vec(of).expect("setups are plain JSON")).into();
        let known = self.lock().by_hash.get(&hash).and_then(Weak::upgrade);
        if let Some(known) = known {
            return Ok(known);
        }
        let made = make()?;
        let mut known = self.lock();
        known.by_hash.insert(hash, Arc::downgrade(&made));
        if known.by_hash.len() >= known.tidy_at {
            known.by_hash.retain(|_, kept| kept.strong_count() > 0);
            known.tidy_at = LEAST_KEPT.max(2 * known.by_hash.len());
        }
        Ok(made)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known<T>> {
        self.0.lock().expect("nobody panics while holding the lock")
    }
}

impl Shared<TableSetup> {
    pub(crate) fn setup(&self, own: &Arc<TableSetup>) -> Arc<TableSetup> {
        let same = self.get(&**own, || Ok::<_, std::convert::Infallible>(Arc::clone(own)));
        same.unwrap_or_else(|never| match never {})
    }
}

/// The same game, whose tables of the same rules and options are one.
pub(crate) fn sharing(game: &'static dyn AnyGame) -> impl AnyGame {
    let tables = Shared::<dyn AnyTable>::default();
    GameWithTables::new(game, move |game, rules, seats, chosen| {
        tables.get(&(rules, seats, chosen), || game.table_as_of(rules, seats, chosen))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::OptionValues;

    /// S15: every table had its board four times.
    #[test]
    fn tables_of_one_setup_are_one_while_somebody_has_them() {
        let game = catalog::games()[0].about().id;
        let game = sharing(catalog::rules(game).expect("a game of the catalog"));
        let seats = game.about().least_seats;
        let table = |seats| game.table(seats, &OptionValues::new()).expect("the rulebook's own options");
        let (one, same, other) = (table(seats), table(seats), table(seats + 1));
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
        let last = Arc::downgrade(&one);
        drop((one, same));
        assert!(last.upgrade().is_none(), "nobody else keeps it");
        assert!(game.table(seats, &OptionValues::from([("x".to_owned(), true.into())])).is_err());

        let shared = Shared::<TableSetup>::default();
        let setup = |seats| Arc::new(TableSetup::new("any", seats));
        let one = shared.setup(&setup(2));
        assert!(Arc::ptr_eq(&one, &shared.setup(&setup(2))) && !Arc::ptr_eq(&one, &shared.setup(&setup(3))));
        for seats in 0..200 {
            shared.setup(&setup(seats));
        }
        assert!(shared.lock().by_hash.len() <= LEAST_KEPT, "what nobody has is forgotten");
    }
}
