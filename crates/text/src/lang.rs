use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The languages Magnat speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Pl,
    Cs,
    Ru,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(String);

impl Lang {
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Pl, Lang::Cs, Lang::Ru];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Cs => "cs",
            Lang::Ru => "ru",
        }
    }

    /// The language of a locale such as `pl_PL.UTF-8`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase().parse().ok()
    }

    /// The plural categories that whole numbers take.
    pub(crate) fn plurals(self) -> &'static [&'static str] {
        match self {
            Lang::En => &["one", "other"],
            Lang::Pl | Lang::Ru => &["one", "few", "many", "other"],
            Lang::Cs => &["one", "few", "other"],
        }
    }

    /// Categories that only fractions take: they may be there.
    pub(crate) fn fraction_plurals(self) -> &'static [&'static str] {
        if self == Lang::Cs { &["many"] } else { &[] }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language identifier")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        let found = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        found.ok_or_else(|| UnknownLang(code.chars().take(40).collect()))
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no language {:?}; the languages are: en, pl, cs, ru", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_understood() {
        assert_eq!(Lang::of_locale("pl_PL.UTF-8"), Some(Lang::Pl));
        assert_eq!(Lang::of_locale("cs"), Some(Lang::Cs));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!(
            "de".parse::<Lang>().unwrap_err().to_string(),
            r#"no language "de"; the languages are: en, pl, cs, ru"#
        );
    }
}
