//! What things are worth. The numbers come from self-play, in turns: the policy played some thousand matches, the
//! chance to win was fitted to their rounds (a conditional logit over the seats), the policy took over the new
//! numbers, until nothing changed any more.

/// What makes a seat likely to win. The logarithm of its weight is the sum of all of these.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// How money, its square and its fourth power count, as shares of 24 M.
    pub(super) race: [f32; 3],
    /// How much more money counts when the bank is empty.
    pub(super) late: f32,
    /// Having a five to bait with.
    pub(super) five: f32,
    /// Each bluff card.
    pub(super) bluff: f32,
    /// Having the pistol, and with it the burden of offering.
    pub(super) pistol: f32,
    /// How much of the calculated baits is laid: fewer, because whoever takes a bait feeds themselves, and at larger
    /// tables third seats gain as well.
    pub(super) baits: f32,
    /// How much of the calculated acceptance is shown to a single card, and to more of them. A single card is opened more
    /// often than calculated: what comes after an empty one is worth more to the decider than it seems. These two and the
    /// baits were fitted by `magnat tricks`, so that the cheapest card always, the dearest one always, a five and a two
    /// always, and a search that knows the policy, all stay within a fair share.
    pub(super) accepts: [f32; 2],
}

/// What a decider ends up with on average, in millions, when an open offer of 0 to 5 M must grow: first if the offerer
/// has a bluff card to add, then if not.
pub(super) const GROWTH: [[f32; 6]; 2] = [[1.02, 1.55, 2.02, 3.0, 4.0, 5.0], [1.76, 2.3, 3.4, 4.7, 5.5, 6.1]];

/// For tables of two to six.
const TASTES: [Taste; 5] = [
    Taste {
        race: [1.18, 0.04, 1.07],
        late: -0.11,
        five: 0.11,
        bluff: 0.07,
        pistol: -0.21,
        baits: 0.8,
        accepts: [0.8, 1.0],
    },
    Taste {
        race: [0.27, 0.6, 0.89],
        late: 0.71,
        five: 0.13,
        bluff: 0.07,
        pistol: -0.12,
        baits: 0.7,
        accepts: [0.7, 1.0],
    },
    Taste {
        race: [1.26, 0.02, 1.23],
        late: 0.62,
        five: 0.16,
        bluff: 0.08,
        pistol: -0.12,
        baits: 0.7,
        accepts: [0.76, 1.0],
    },
    Taste {
        race: [1.29, 0.42, 1.16],
        late: 0.73,
        five: 0.2,
        bluff: 0.08,
        pistol: -0.12,
        baits: 0.7,
        accepts: [0.82, 1.0],
    },
    Taste {
        race: [1.57, 0.7, 1.04],
        late: 0.78,
        five: 0.17,
        bluff: 0.08,
        pistol: -0.11,
        baits: 0.7,
        accepts: [0.82, 1.0],
    },
];

impl Taste {
    pub(super) fn at_table_of(seats: u8) -> &'static Taste {
        &TASTES[usize::from(seats) - 2]
    }
}
