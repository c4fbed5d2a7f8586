//! What a player thinks things are worth. The numbers come from tournaments of players with different tastes, each new
//! one against all that had won before.

/// How one kind of player judges.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// How money, its square and its fourth power count in the race to 25 M.
    pub race: [f32; 3],
    /// The worth of having a five, and of each bluff card.
    pub five: f32,
    pub bluff: f32,
    /// What a decider can expect, in millions, from an open offer of 0 to 2 M that must grow: by its value, and by
    /// whether the offerer still has a bluff card.
    pub growth: [[f32; 3]; 2],
    /// How much of the calculated odds is used for baiting, and for not opening.
    pub baits: f32,
    pub accepts: f32,
    /// What larger offers cost beyond what is seen.
    pub size: f32,
}

impl Taste {
    pub const N: usize = 15;
    pub const DEFAULT: Taste = Taste::MANY;
    pub const TWO: Taste = Taste {
        race: [1.05, 0.5, 0.6],
        five: 0.8,
        bluff: 0.07,
        growth: [[0.65, 1.35, 2.2], [1.5, 2.0, 2.65]],
        baits: 1.3,
        accepts: 1.05,
        size: 0.008,
    };
    pub const MANY: Taste = Taste {
        race: [0.8, 0.0, 0.0],
        five: 0.7,
        bluff: 0.0,
        growth: [[0.9, 1.75, 2.35], [2.05, 2.15, 2.6]],
        baits: 0.25,
        accepts: 1.0,
        size: 0.01,
    };
    pub fn to_vec(&self) -> [f32; Taste::N] {
        [
            self.race[0],
            self.race[1],
            self.race[2],
            self.five,
            self.bluff,
            self.growth[0][0],
            self.growth[0][1],
            self.growth[0][2],
            self.growth[1][0],
            self.growth[1][1],
            self.growth[1][2],
            self.baits,
            self.accepts,
            self.size,
            0.0,
        ]
    }
    pub fn from_vec(v: &[f32; Taste::N]) -> Taste {
        Taste {
            race: [v[0].max(0.0), v[1].max(0.0), v[2].max(0.0)],
            five: v[3],
            bluff: v[4],
            growth: [[v[5], v[6], v[7]], [v[8], v[9], v[10]]],
            baits: v[11].max(0.0),
            accepts: v[12].max(0.0),
            size: v[13],
        }
    }
}

thread_local! { pub static TASTES: std::cell::Cell<Option<[Taste; 6]>> = const { std::cell::Cell::new(None) }; }
