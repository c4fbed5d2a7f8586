use crate::{Fingerprint, OptionValues, Ranks, Seat, Seed, one_line};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the record format, described in `docs/record.md`.
pub const RECORD_VERSION: u32 = 2;

/// The version of the prints of records of format 1. They were made from the layout of a struct, which may have changed
/// since, so they are never compared.
pub const LAYOUT_PRINTS: u32 = 0;

/// The longest line a record may have.
const MAX_LINE_BYTES: usize = 512 * 1024;

/// The first line of a record: everything needed to set the match up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub magnat: u32,
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The version of the fingerprints of its steps.
    #[serde(default = "layout_prints", skip_serializing_if = "is_zero")]
    pub prints: u32,
    pub seats: u8,
    pub options: OptionValues,
    /// Who sat there, in seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Given once the match is over (or where nobody has to be kept from knowing): lets chance be recomputed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Where the seed came from, if a server dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// So many of the first steps were taken over from another match, which this one goes on with. Their chance does
    /// not come from the seed: it is believed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken_over: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn layout_prints() -> u32 {
    LAYOUT_PRINTS
}

/// How a match came by its seed: the server committed to a secret before anybody sat down, and whoever had seen the
/// commitment could add entropy of their own. Where at least one person did, nobody could choose the chance of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// SHA-256 of the secret's 32 bytes, as everybody was shown it.
    pub commitment: String,
    pub secret: Seed,
    /// What each seat brought before the match began, in seat order. It is empty for bots, and for people who brought
    /// nothing.
    pub entropy: Vec<String>,
}

impl Fairness {
    /// What the server shows before it reveals the secret.
    pub fn commitment_to(secret: &Seed) -> String {
        use sha2::{Digest, Sha256};
        Sha256::digest(secret.0).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The seed that follows from the secret and what the seats brought.
    pub fn seed(&self) -> Seed {
        let mut parts: Vec<&[u8]> = vec![b"magnat table", &self.secret.0];
        parts.extend(self.entropy.iter().map(|entropy| entropy.as_bytes()));
        Seed::derive(&parts)
    }

    /// Whether the secret is the one committed to and the seed follows from it.
    pub fn explains(&self, seed: &Seed) -> Result<(), &'static str> {
        if Fairness::commitment_to(&self.secret) != self.commitment {
            return Err("the secret is not the one committed to");
        }
        if self.seed() != *seed {
            return Err("the seed does not follow from the secret and the entropy of the seats");
        }
        Ok(())
    }
}

/// What happened in one step, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    Seat { seat: Seat, action: Value },
    Chance { outcome: Value },
    Lapse,
}

/// One step of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "EntryLine", into = "EntryLine")]
pub struct Entry {
    /// 1 for the first step.
    pub seq: u32,
    pub fact: Fact,
    /// The fingerprint of the state after the step.
    pub print: Fingerprint,
}

/// Steps were taken back here. They are not in the record; what follows took their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The last step that stayed.
    pub seq: u32,
    /// How many were taken back.
    pub steps: u32,
    /// The branch of the seed from which chance is drawn from here on, from its first word. It is one more than before
    /// each time that a step of chance is taken back, so that nobody plays on knowing what comes; otherwise chance goes on
    /// where it stood. A branch is left out if the undo that began it was taken back with more.
    pub branch: u32,
}

/// The last line of a finished match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub ranks: Vec<u8>,
    pub winners: Vec<Seat>,
    pub scores: Vec<i64>,
}

/// One line of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    Header(Header),
    Entry(Entry),
    Undone(Undone),
    End(Outcome),
}

/// What is wrong with a record, and in which line of the file (1 for the first).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    pub line: usize,
    pub why: String,
}

/// Reads a file of one or more records line by line, checking their shape: header first, steps numbered without a
/// gap, nothing after the end.
#[derive(Debug, Default)]
pub struct RecordReader {
    line: usize,
    /// The number the next step must have; `None` before a header and after an end.
    expected: Option<u32>,
}

impl Outcome {
    pub fn new(ranks: &Ranks, scores: Vec<i64>) -> Outcome {
        Outcome { ranks: ranks.list().to_vec(), winners: ranks.winners.into(), scores }
    }
}

impl Line {
    pub fn parse(text: &str) -> Result<Line, String> {
        if text.len() > MAX_LINE_BYTES {
            return Err(format!("the line is longer than {MAX_LINE_BYTES} bytes"));
        }
        let value: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
        let Value::Object(fields) = &value else { return Err("not a JSON object".into()) };
        let plain = |error: serde_json::Error| one_line(&error.to_string());
        if let Some(version) = fields.get("magnat") {
            check_format(version, fields.contains_key("prints"))?;
            serde_json::from_value(value).map(Line::Header).map_err(plain)
        } else if fields.contains_key("seq") {
            serde_json::from_value(value).map(Line::Entry).map_err(plain)
        } else if let Some(undone) = fields.get("undone") {
            serde_json::from_value(undone.clone()).map(Line::Undone).map_err(plain)
        } else if let Some(end) = fields.get("end") {
            serde_json::from_value(end.clone()).map(Line::End).map_err(plain)
        } else {
            Err(r#"neither a header ("magnat"), a step ("seq"), an undo ("undone") nor an end ("end")"#
                .into())
        }
    }

    pub fn to_json(&self) -> String {
        let json = match self {
            Line::Header(header) => serde_json::to_string(header),
            Line::Entry(entry) => serde_json::to_string(entry),
            Line::Undone(undone) => serde_json::to_string(&serde_json::json!({ "undone": undone })),
            Line::End(outcome) => serde_json::to_string(&serde_json::json!({ "end": outcome })),
        };
        json.expect("records are plain JSON")
    }
}

/// Whether a header of this format version can be read, and says what that version says.
fn check_format(version: &Value, says_prints: bool) -> Result<(), String> {
    match version.as_u64() {
        Some(1) if says_prints => Err("records of version 1 do not say \"prints\"".into()),
        Some(2) if !says_prints => {
            Err("the header does not say \"prints\", the version of its fingerprints".into())
        }
        Some(1 | 2) => Ok(()),
        Some(version) if version > u64::from(RECORD_VERSION) => Err(format!(
            "a record of version {version}; this program reads up to version {RECORD_VERSION}, a newer one may read it"
        )),
        _ => Err(one_line(&format!("no record has version {version}"))),
    }
}

impl RecordReader {
    pub fn new() -> RecordReader {
        RecordReader::default()
    }

    /// The number of the line read last.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Reads the next line; blank ones are passed over.
    pub fn read(&mut self, text: &str) -> Result<Option<Line>, RecordError> {
        self.line += 1;
        if text.trim().is_empty() {
            return Ok(None);
        }
        self.accept(text).map(Some).map_err(|why| self.error(why))
    }

    /// An error at the line read last.
    pub fn error(&self, why: impl Into<String>) -> RecordError {
        RecordError { line: self.line, why: why.into() }
    }

    fn accept(&mut self, text: &str) -> Result<Line, String> {
        let line = Line::parse(text)?;
        match (&line, self.expected) {
            (Line::Header(_), _) => self.expected = Some(1),
            (_, None) => return Err("a record begins with its header".into()),
            (Line::Entry(entry), Some(expected)) if entry.seq == expected => {
                self.expected = Some(expected + 1);
            }
            (Line::Entry(entry), Some(expected)) => {
                return Err(format!("step {} where step {expected} was expected", entry.seq));
            }
            (Line::Undone(undone), Some(expected)) if undone.seq == expected - 1 => {}
            (Line::Undone(undone), Some(expected)) => {
                return Err(format!("an undo back to step {} after step {}", undone.seq, expected - 1));
            }
            (Line::End(_), Some(_)) => self.expected = None,
        }
        Ok(line)
    }
}

/// An [`Entry`] as it stands in the file: exactly one of `action`, `chance` and `lapse`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    seq: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lapse: Option<bool>,
    print: Fingerprint,
}

impl TryFrom<EntryLine> for Entry {
    type Error = &'static str;

    fn try_from(line: EntryLine) -> Result<Entry, &'static str> {
        let fact = match (line.seat, line.action, line.chance, line.lapse) {
            (Some(seat), Some(action), None, None) => Fact::Seat { seat, action },
            (None, None, Some(outcome), None) => Fact::Chance { outcome },
            (None, None, None, Some(true)) => Fact::Lapse,
            _ => return Err("a step is a seat with its action, or a chance, or a lapse"),
        };
        Ok(Entry { seq: line.seq, fact, print: line.print })
    }
}

impl From<Entry> for EntryLine {
    fn from(entry: Entry) -> EntryLine {
        let blank = EntryLine {
            seq: entry.seq,
            seat: None,
            action: None,
            chance: None,
            lapse: None,
            print: entry.print,
        };
        match entry.fact {
            Fact::Seat { seat, action } => EntryLine { seat: Some(seat), action: Some(action), ..blank },
            Fact::Chance { outcome } => EntryLine { chance: Some(outcome), ..blank },
            Fact::Lapse => EntryLine { lapse: Some(true), ..blank },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_seed_is_explained_by_its_secret_and_the_seats() {
        let secret = Seed([3; 32]);
        let commitment = Fairness::commitment_to(&secret);
        let fairness = Fairness { commitment, secret, entropy: vec!["tea".into(), String::new()] };
        assert_eq!(fairness.explains(&fairness.seed()), Ok(()));
        let other = Fairness { entropy: vec!["te".into(), "a".into()], ..fairness.clone() };
        assert!(other.explains(&fairness.seed()).is_err());
        let forged = Fairness { secret: Seed([4; 32]), ..fairness };
        assert!(forged.explains(&forged.seed()).is_err());
    }

    const HEADER: &str =
        r#"{"magnat":2,"game":"toy","rules":1,"prints":1,"seats":2,"options":{"hidden":false}}"#;
    const OLD_HEADER: &str = r#"{"magnat":1,"game":"toy","rules":1,"seats":2,"options":{"hidden":false}}"#;
    const STEP: &str = r#"{"seq":1,"seat":0,"action":{"type":"pass"},"print":"00000000000000ff"}"#;
    const END: &str = r#"{"end":{"ranks":[1,2],"winners":[0],"scores":[3,0]}}"#;

    fn read(lines: &[&str]) -> Result<usize, String> {
        let mut reader = RecordReader::new();
        let mut read = 0;
        for line in lines {
            read += usize::from(reader.read(line).map_err(|error| error.to_string())?.is_some());
        }
        Ok(read)
    }

    #[test]
    fn lines_read_back_as_written() {
        for text in [
            HEADER,
            OLD_HEADER,
            STEP,
            END,
            r#"{"seq":2,"chance":{"type":"die","shows":6},"print":"00000000000000ff"}"#,
        ] {
            assert_eq!(Line::parse(text).unwrap().to_json(), text);
        }
        assert_eq!(read(&[HEADER, STEP, "", END, HEADER, STEP]), Ok(5));
    }

    #[test]
    fn the_first_wrong_line_is_named() {
        assert_eq!(read(&[STEP]), Err("line 1: a record begins with its header".into()));
        assert_eq!(read(&[HEADER, STEP, STEP]), Err("line 3: step 1 where step 2 was expected".into()));
        assert_eq!(read(&[HEADER, END, STEP]), Err("line 3: a record begins with its header".into()));
        let cut = read(&[HEADER, &STEP[..20]]).unwrap_err();
        assert!(cut.starts_with("line 2: not JSON: EOF"), "{cut}");
        let newer = read(&[&HEADER.replace(":2,\"game", ":9,\"game")]).unwrap_err();
        assert!(
            newer.starts_with("line 1: a record of version 9; this program reads up to version 2"),
            "{newer}"
        );
    }

    #[test]
    fn headers_say_the_version_of_their_prints() {
        let prints = |header| match Line::parse(header) {
            Ok(Line::Header(header)) => Ok(header.prints),
            other => Err(format!("{other:?}")),
        };
        assert_eq!((prints(HEADER), prints(OLD_HEADER)), (Ok(1), Ok(LAYOUT_PRINTS)));
        let silent = Line::parse(&OLD_HEADER.replace(":1,\"game", ":2,\"game")).unwrap_err();
        assert!(silent.contains("does not say \"prints\""), "{silent}");
        let mixed = Line::parse(&HEADER.replace(":2,\"game", ":1,\"game")).unwrap_err();
        assert!(mixed.contains("version 1 do not say"), "{mixed}");
    }

    /// What is read is written as something that reads the same; what is not is refused in one line.
    fn read_or_refused(text: &str) {
        match Line::parse(text) {
            Ok(line) => assert_eq!(Line::parse(&line.to_json()), Ok(line)),
            Err(why) => assert!(!why.is_empty() && !why.contains('\n'), "not one clear line: {why:?}"),
        }
    }

    proptest! {
        #[test]
        fn any_line_is_refused_in_one_line(text in ".{0,200}") {
            read_or_refused(&text);
        }

        #[test]
        fn any_damage_to_a_line_is_read_or_refused(at in 0usize..70, with in ".{0,3}") {
            for line in [HEADER, STEP, END] {
                let at = at.min(line.len());
                let damaged = format!("{}{with}{}", &line[..at], line.get(at + 1..).unwrap_or(""));
                read_or_refused(&damaged);
            }
        }
    }
}
