use crate::board::Board;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// How many plots there are; three make an industry.
pub const PLOTS: usize = 24;
pub const INDUSTRIES: usize = 8;

/// One plot, numbered along the board. For people it is the word of the board file, such as `school`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot(pub u8);

/// Three plots that belong together, such as `education`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Industry(pub u8);

/// A set of plots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, JsonSchema)]
#[schemars(with = "Vec<Plot>")]
pub struct PlotSet(pub u32);

impl Plot {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn industry(self) -> Industry {
        Industry(self.0 / 3)
    }

    pub fn word(self) -> &'static str {
        &Board::standard().plot_words[self.index()]
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Plot> {
        (0..PLOTS as u8).map(Plot)
    }
}

impl Industry {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn plots(self) -> PlotSet {
        PlotSet(0b111 << (3 * self.0))
    }

    pub fn word(self) -> &'static str {
        &Board::standard().industry_words[self.index()]
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Industry> {
        (0..INDUSTRIES as u8).map(Industry)
    }
}

impl PlotSet {
    pub const EMPTY: PlotSet = PlotSet(0);
    pub const ALL: PlotSet = PlotSet((1 << PLOTS) - 1);
    /// The first plot of every industry.
    const FIRSTS: u32 = 0o1111_1111;

    pub fn one(plot: Plot) -> PlotSet {
        PlotSet(1 << plot.0)
    }

    #[inline]
    pub fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.0 & 1 == 1
    }

    pub fn holds(self, other: PlotSet) -> bool {
        other.0 & !self.0 == 0
    }

    #[must_use]
    pub fn with(self, other: PlotSet) -> PlotSet {
        PlotSet(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: PlotSet) -> PlotSet {
        PlotSet(self.0 & !other.0)
    }

    #[must_use]
    pub fn and(self, other: PlotSet) -> PlotSet {
        PlotSet(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn first(self) -> Option<Plot> {
        (self.0 != 0).then(|| Plot(self.0.trailing_zeros() as u8))
    }

    /// All plots of every industry of which the set holds at least one.
    #[must_use]
    #[inline]
    pub fn touched_industries(self) -> PlotSet {
        PlotSet(((self.0 | self.0 >> 1 | self.0 >> 2) & PlotSet::FIRSTS) * 0b111)
    }

    /// All plots of every industry that the set holds completely.
    #[must_use]
    #[inline]
    pub fn whole_industries(self) -> PlotSet {
        PlotSet((self.0 & self.0 >> 1 & self.0 >> 2 & PlotSet::FIRSTS) * 0b111)
    }

    /// The plots that would complete an industry.
    #[must_use]
    #[inline]
    pub fn completing(self) -> PlotSet {
        let (first, second, third) = (self.0, self.0 >> 1, self.0 >> 2);
        let two = ((first & second) ^ (second & third) ^ (first & third)) & !(first & second & third);
        PlotSet(((two & PlotSet::FIRSTS) * 0b111) & !self.0)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Plot> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let plot = PlotSet(rest).first()?;
            rest &= rest - 1;
            Some(plot)
        })
    }
}

impl FromIterator<Plot> for PlotSet {
    fn from_iter<I: IntoIterator<Item = Plot>>(plots: I) -> PlotSet {
        plots.into_iter().fold(PlotSet::EMPTY, |set, plot| set.with(PlotSet::one(plot)))
    }
}

impl fmt::Debug for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Industry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for PlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Words where people read, numbers where only programs do.
macro_rules! serde_by_word {
    ($type:ty, $words:ident) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.word())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let words = &Board::standard().$words;
                let number = if deserializer.is_human_readable() {
                    let word = String::deserialize(deserializer)?;
                    words.iter().position(|known| *known == word)
                } else {
                    Some(usize::from(u8::deserialize(deserializer)?)).filter(|&number| number < words.len())
                };
                number.map(|number| Self(number as u8)).ok_or_else(|| D::Error::custom("not on this board"))
            }
        }
    };
}

serde_by_word!(Plot, plot_words);
serde_by_word!(Industry, industry_words);
engine::one_of_words!(Plot, Plot::all().map(Plot::word));
engine::one_of_words!(Industry, Industry::all().map(Industry::word));

impl Serialize for PlotSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for PlotSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlotSet, D::Error> {
        if !deserializer.is_human_readable() {
            let set = PlotSet(u32::deserialize(deserializer)?);
            return if PlotSet::ALL.holds(set) { Ok(set) } else { Err(D::Error::custom("no such plots")) };
        }
        let plots = Vec::<Plot>::deserialize(deserializer)?;
        let set: PlotSet = plots.iter().copied().collect();
        if set.len() as usize == plots.len() {
            Ok(set)
        } else {
            Err(D::Error::custom("a plot is there twice"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn industries_are_found_by_bits() {
        let set = PlotSet(0b111_011_101_110_001_000);
        assert_eq!(set.touched_industries(), PlotSet(0b111_111_111_111_111_000));
        assert_eq!(set.whole_industries(), PlotSet(0b111_000_000_000_000_000));
        assert_eq!(set.completing(), PlotSet(0b000_100_010_001_000_000));
        assert_eq!(PlotSet::ALL.whole_industries(), PlotSet::ALL);
        assert_eq!(Plot(10).industry().plots(), PlotSet(0b111 << 9));
    }

    #[test]
    fn plots_are_words() {
        let set: PlotSet = [Plot(10), Plot(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["online_cinema","school"]"#);
        assert_eq!(serde_json::from_str::<PlotSet>(r#"["school","online_cinema"]"#).unwrap(), set);
        for bad in [r#"["school","school"]"#, r#"["park"]"#, "[3]", "3"] {
            assert!(serde_json::from_str::<PlotSet>(bad).is_err(), "{bad}");
        }
        assert_eq!(serde_json::to_string(&Industry(3)).unwrap(), r#""education""#);
    }
}
