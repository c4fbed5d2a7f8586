use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A view put into panels of words: what the terminal draws, what a screen reader reads, and the table of a game that
/// has no drawing of its own. The words are keys of the game's `text/*.ftl`; nothing here is in any language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Sketch {
    pub panels: Vec<Panel>,
}

/// One block of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Panel {
    /// Columns with a heading each, usually one row per seat.
    Table { title: Phrase, head: Vec<Phrase>, rows: Vec<Vec<Cell>> },
    /// Lines one below the other.
    Lines { title: Phrase, lines: Vec<Cell> },
    /// Boxes at places of a grid: a board. Each place is (column, row) and what stands there, line by line.
    Board { title: Phrase, columns: u16, rows: u16, places: Vec<(u16, u16, Vec<Cell>)> },
}

/// A piece of a panel: one phrase and how loud it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Cell {
    pub phrase: Phrase,
    #[serde(default)]
    pub tone: Tone,
}

/// How a cell stands out. Colour never carries meaning alone: the words say it too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    #[default]
    Plain,
    Strong,
    Faint,
    Good,
    Bad,
    /// Whose turn it is, what is at stake.
    Active,
    /// The colour of one group or player, 0 to 15.
    Hue(u8),
}

/// A message of the game's texts with its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Phrase {
    pub key: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Word)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Number(i64),
    /// A seat, shown by its player's name.
    Seat(u8),
    /// A nested message, such as the name of a tile.
    Key(String),
    /// Text that is the same in every language.
    Verbatim(String),
    /// Several words, joined as the language does.
    List(Vec<Word>),
}

impl Phrase {
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase { key: "verbatim".to_owned(), args: vec![("text".to_owned(), Word::Verbatim(text.into()))] }
    }

    #[must_use]
    pub fn with(mut self, name: &str, word: impl Into<Word>) -> Phrase {
        self.args.push((name.to_owned(), word.into()));
        self
    }

    pub fn cell(self) -> Cell {
        Cell { phrase: self, tone: Tone::Plain }
    }

    pub fn tone(self, tone: Tone) -> Cell {
        Cell { phrase: self, tone }
    }
}

impl From<Vec<Word>> for Word {
    fn from(words: Vec<Word>) -> Word {
        Word::List(words)
    }
}

impl From<i64> for Word {
    fn from(number: i64) -> Word {
        Word::Number(number)
    }
}

impl From<crate::Seat> for Word {
    fn from(seat: crate::Seat) -> Word {
        Word::Seat(seat.0)
    }
}

impl From<&str> for Word {
    fn from(key: &str) -> Word {
        Word::Key(key.to_owned())
    }
}

impl From<String> for Word {
    fn from(key: String) -> Word {
        Word::Key(key)
    }
}
