use engine::{About, AnyGame, AnyMatch, Erased, OptionValues, Policy, SetupError, perft};
use search::{AnyPlayers, Players};

/// A game as the catalog lists it: its rules, its players and what one does with them, all without its type.
pub trait Listing: AnyGame {
    /// Bots, hints, simulations and arenas.
    fn players(&self) -> &dyn AnyPlayers;

    /// How many rows of so many steps a fresh match can begin with.
    fn perft(&self, seats: u8, chosen: &OptionValues, depth: u32) -> Result<u64, SetupError>;
}

/// The one implementation of [`Listing`].
pub(crate) struct Entry<G> {
    game: Erased<G>,
    players: Players<G>,
}

impl<G: Policy> Entry<G> {
    pub(crate) fn listing() -> Box<dyn Listing> {
        Box::new(Entry { game: Erased::<G>::new(), players: Players::new() })
    }
}

impl<G: Policy> AnyGame for Entry<G> {
    fn about(&self) -> &About {
        self.game.about()
    }

    fn open_as_of(
        &self,
        rules: u32,
        seats: u8,
        chosen: &OptionValues,
    ) -> Result<Box<dyn AnyMatch>, SetupError> {
        self.game.open_as_of(rules, seats, chosen)
    }
}

impl<G: Policy> Listing for Entry<G> {
    fn players(&self) -> &dyn AnyPlayers {
        &self.players
    }

    fn perft(&self, seats: u8, chosen: &OptionValues, depth: u32) -> Result<u64, SetupError> {
        let rules = Erased::<G>::rules(seats, chosen)?;
        Ok(perft(&rules, &rules.start(), depth))
    }
}
