use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// One of the sixteen tiles. In JSON a word: `"wealth_7"`, `"luck"`, `"cba"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Tile {
    Wealth(u8),
    Casino,
    Thief,
    Cba,
    Luck,
}

impl Tile {
    pub const ALL: [Tile; 14] = [
        Tile::Wealth(1),
        Tile::Wealth(2),
        Tile::Wealth(3),
        Tile::Wealth(4),
        Tile::Wealth(5),
        Tile::Wealth(6),
        Tile::Wealth(7),
        Tile::Wealth(8),
        Tile::Wealth(9),
        Tile::Wealth(10),
        Tile::Casino,
        Tile::Thief,
        Tile::Cba,
        Tile::Luck,
    ];

    pub fn is_red(self) -> bool {
        matches!(self, Tile::Luck | Tile::Cba)
    }

    pub fn is_bad_luck(self) -> bool {
        matches!(self, Tile::Casino | Tile::Thief | Tile::Cba)
    }

    fn bit(self) -> u32 {
        match self {
            Tile::Wealth(value) => u32::from(value) - 1,
            Tile::Casino => 10,
            Tile::Thief => 11,
            Tile::Cba => 12,
            Tile::Luck => LUCK_BIT,
        }
    }

    fn at_bit(bit: u32) -> Tile {
        match bit {
            10 => Tile::Casino,
            11 => Tile::Thief,
            12 => Tile::Cba,
            LUCK_BIT.. => Tile::Luck,
            _ => Tile::Wealth(bit as u8 + 1),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Wealth(value) => write!(f, "wealth_{value}"),
            Tile::Casino => f.write_str("casino"),
            Tile::Thief => f.write_str("thief"),
            Tile::Cba => f.write_str("cba"),
            Tile::Luck => f.write_str("luck"),
        }
    }
}

engine::one_of_words!(Tile, Tile::ALL);

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(word: String) -> Result<Tile, String> {
        let found = Tile::ALL.into_iter().find(|tile| tile.to_string() == word);
        found.ok_or_else(|| format!("there is no tile {word:?}"))
    }
}

const LUCK_BIT: u32 = 13;
const WEALTH_BITS: u16 = (1 << 10) - 1;

/// A multiset of tiles, one bit each. The three luck tiles are alike and fill their bits from the low end, so equal
/// multisets have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Tile>")]
#[schemars(with = "Vec<Tile>")]
pub struct TileSet(u16);

impl TileSet {
    pub const EMPTY: TileSet = TileSet(0);
    pub const ALL: TileSet = TileSet(u16::MAX);

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Wealth from the lowest bit on, then casino, thief and cba, last the luck tiles.
    #[inline]
    pub(crate) fn bits(self) -> u32 {
        u32::from(self.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this tile are in the set.
    pub fn count(self, tile: Tile) -> u8 {
        match tile {
            Tile::Luck => self.luck(),
            _ => (self.0 >> tile.bit() & 1) as u8,
        }
    }

    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.bit() & 1 == 1
    }

    pub fn luck(self) -> u8 {
        (self.0 >> LUCK_BIT).count_ones() as u8
    }

    pub fn red(self) -> u8 {
        self.luck() + self.count(Tile::Cba)
    }

    pub fn insert(&mut self, tile: Tile) {
        self.0 |= match tile {
            Tile::Luck => (self.0 >> LUCK_BIT << 1 | 1) << LUCK_BIT,
            _ => 1 << tile.bit(),
        };
    }

    pub fn remove(&mut self, tile: Tile) {
        debug_assert!(self.contains(tile), "{tile} is not here");
        self.0 = match tile {
            Tile::Luck => self.0 & !(1 << LUCK_BIT << (self.luck() - 1)),
            _ => self.0 & !(1 << tile.bit()),
        };
    }

    #[must_use]
    pub fn with(mut self, tile: Tile) -> TileSet {
        self.insert(tile);
        self
    }

    #[must_use]
    pub fn without(mut self, tile: Tile) -> TileSet {
        self.remove(tile);
        self
    }

    #[must_use]
    pub fn minus(self, other: TileSet) -> TileSet {
        other.tiles().fold(self, TileSet::without)
    }

    /// The `n`-th tile, luck tiles counted one by one.
    #[inline]
    pub fn nth(self, n: u32) -> Tile {
        Tile::at_bit(kit::nth_set_bit(u32::from(self.0), n))
    }

    /// Every tile, luck tiles one by one.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (0..16).filter(move |bit| self.0 >> bit & 1 == 1).map(Tile::at_bit)
    }

    /// Only the wealth tiles.
    pub fn wealth(self) -> TileSet {
        TileSet(self.0 & WEALTH_BITS)
    }

    /// The values of the wealth tiles, lowest first.
    pub fn wealth_values(self) -> impl Iterator<Item = u8> {
        (1..=10).filter(move |value| self.0 >> (value - 1) & 1 == 1)
    }

    pub fn wealth_sum(self) -> u32 {
        self.wealth_values().map(u32::from).sum()
    }

    /// The most valuable wealth tile, 0 without any.
    pub fn best_wealth(self) -> u8 {
        (16 - (self.0 & WEALTH_BITS).leading_zeros()) as u8
    }

    /// The least valuable wealth tile.
    pub fn least_wealth(self) -> Option<u8> {
        let wealth = self.0 & WEALTH_BITS;
        (wealth != 0).then(|| wealth.trailing_zeros() as u8 + 1)
    }
}

impl TryFrom<Vec<Tile>> for TileSet {
    type Error = String;
    fn try_from(tiles: Vec<Tile>) -> Result<TileSet, String> {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            let most = TileSet::ALL.count(tile);
            if set.count(tile) == most {
                return Err(format!("there are only {most} tiles {tile}"));
            }
            set.insert(tile);
        }
        Ok(set)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.tiles().collect::<Vec<_>>().serialize(serializer)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles().map(|tile| tile.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_tiles_four_of_them_red() {
        assert_eq!(TileSet::ALL.len(), 16);
        assert_eq!(TileSet::ALL.red(), 4);
        assert_eq!(TileSet::ALL.wealth_sum(), 55);
        assert_eq!(TileSet::ALL.best_wealth(), 10);
        assert_eq!(TileSet::EMPTY.best_wealth(), 0);
    }

    #[test]
    fn luck_tiles_are_counted_and_alike() {
        let mut set: TileSet = [Tile::Luck, Tile::Luck, Tile::Casino].into_iter().collect();
        assert_eq!(set.luck(), 2);
        set.remove(Tile::Luck);
        assert_eq!(set, [Tile::Casino, Tile::Luck].into_iter().collect());
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["casino","luck"]"#);
        assert!(serde_json::from_str::<TileSet>(r#"["casino","casino"]"#).is_err());
    }
}
