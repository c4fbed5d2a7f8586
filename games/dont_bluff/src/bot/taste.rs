//! What a player thinks things are worth. The numbers come from tournaments of players with different tastes, each new
//! one against all that had won before.

/// How one kind of player judges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// How money, its square and its fourth power count in the race to 25 M.
    pub(super) race: [f32; 3],
    /// The worth of having a five, and of each bluff card.
    pub(super) five: f32,
    pub(super) bluff: f32,
    /// What a decider can expect, in millions, from an open offer of 0 to 2 M that must grow: by its value, and by
    /// whether the offerer still has a bluff card.
    pub(super) growth: [[f32; 3]; 2],
    /// How much of the calculated odds is used for baiting, and for not opening.
    pub(super) baits: f32,
    pub(super) accepts: f32,
    /// What larger offers cost beyond what is seen.
    pub(super) size: f32,
}

impl Taste {
    /// At a table of two.
    pub(super) const TWO: Taste = Taste {
        race: [1.05, 0.5, 0.6],
        five: 0.8,
        bluff: 0.07,
        growth: [[0.65, 1.35, 2.2], [1.5, 2.0, 2.65]],
        baits: 1.3,
        accepts: 1.05,
        size: 0.008,
    };
    /// At larger tables.
    pub(super) const MANY: Taste = Taste {
        race: [0.8, 0.0, 0.0],
        five: 0.7,
        bluff: 0.0,
        growth: [[0.9, 1.75, 2.35], [2.05, 2.15, 2.6]],
        baits: 0.25,
        accepts: 1.0,
        size: 0.01,
    };
    /// For judging where a playout stopped, at a table of two.
    pub(super) const VALUE_TWO: Taste =
        Taste { race: [0.35, 0.6, 0.4], five: 0.05, bluff: 0.03, ..Taste::TWO };
    /// The same at larger tables.
    pub(super) const VALUE_MANY: Taste =
        Taste { race: [0.7, 0.75, 1.3], five: 0.15, bluff: 0.05, ..Taste::MANY };
}
