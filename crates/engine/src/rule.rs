use serde::Serialize;
use std::fmt;

/// The id of one numbered paragraph of a game's `spec.md`, such as `MB-14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a step was refused: the paragraph that forbids it. The words live in `text/*.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("refused by {rule}")]
pub struct Illegal {
    pub rule: RuleId,
}

/// Cites a paragraph of the rulebook: `rule!("MB-14")`. `xtask tidy` checks that it exists.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        $crate::RuleId($id)
    };
}

/// One line per rule: refuses, citing `rule`, unless `holds`.
#[inline]
pub fn require(holds: bool, rule: RuleId) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal { rule }) }
}
