use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is wrong with an id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadId(&'static str);

/// The code of a table, as read out over a sofa: letters and digits that cannot be mistaken for each other. Six of them
/// where everybody may find the table anyway, ten where nobody is to guess it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct TableCode(String);

/// The alphabet of codes: no I, O, 0 or 1.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const SHORT: usize = 6;
const LONG: usize = 10;

/// Takes small letters too, and dashes and blanks between them: people type what they hear.
fn as_typed(text: &str) -> String {
    text.replace(|letter: char| letter == '-' || letter.is_whitespace(), "").to_ascii_uppercase()
}

impl TableCode {
    /// How the codes of tables begin that exist on one device only, without a server. No server gives such a code.
    pub const LOCAL: &str = "HERE";

    /// The code made of these random bytes, for a table that everybody may find.
    pub fn from_random(bytes: [u8; SHORT]) -> TableCode {
        TableCode::spelled(&bytes).elsewhere()
    }

    /// The same for one that nobody is to guess.
    pub fn private(bytes: [u8; LONG]) -> TableCode {
        TableCode::spelled(&bytes).elsewhere()
    }

    /// The code of a table of one device.
    pub fn local(bytes: [u8; LONG]) -> TableCode {
        let spelled = TableCode::spelled(&bytes).0;
        TableCode(format!("{}{}", TableCode::LOCAL, &spelled[TableCode::LOCAL.len()..]))
    }

    pub fn is_local(&self) -> bool {
        self.0.len() == LONG && self.0.starts_with(TableCode::LOCAL)
    }

    fn elsewhere(self) -> TableCode {
        if self.0.starts_with(TableCode::LOCAL) { TableCode(format!("A{}", &self.0[1..])) } else { self }
    }

    fn spelled(bytes: &[u8]) -> TableCode {
        TableCode(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableCode {
    type Error = BadId;

    fn try_from(text: String) -> Result<TableCode, BadId> {
        let text = as_typed(&text);
        let known =
            [SHORT, LONG].contains(&text.len()) && text.bytes().all(|letter| LETTERS.contains(&letter));
        known.then_some(TableCode(text)).ok_or(BadId("a table code has six or ten letters and digits"))
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.0
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a participant of a tournament types to be themselves on any device: eight letters and digits of the same alphabet.
/// It never shows itself in logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct PersonalCode(String);

const PERSONAL: usize = 8;

impl PersonalCode {
    pub fn from_random(bytes: [u8; PERSONAL]) -> PersonalCode {
        PersonalCode(TableCode::spelled(&bytes).0)
    }

    /// The letters. Only for handing the code to its owner and for what follows from it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PersonalCode {
    type Error = BadId;

    fn try_from(text: String) -> Result<PersonalCode, BadId> {
        let text = as_typed(&text);
        let known = text.len() == PERSONAL && text.bytes().all(|letter| LETTERS.contains(&letter));
        known.then_some(PersonalCode(text)).ok_or(BadId("a personal code has eight letters and digits"))
    }
}

impl From<PersonalCode> for String {
    fn from(code: PersonalCode) -> String {
        code.0
    }
}

impl fmt::Debug for PersonalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonalCode(…)")
    }
}

/// The name of a record that was sent: the SHA-256 of its bytes in 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct RecordId(String);

impl RecordId {
    pub fn from_hash(hash: [u8; 32]) -> RecordId {
        RecordId(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl TryFrom<String> for RecordId {
    type Error = BadId;
    fn try_from(text: String) -> Result<RecordId, BadId> {
        let fits = text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        fits.then_some(RecordId(text)).ok_or(BadId("a record is named by 64 hexadecimal digits"))
    }
}

impl From<RecordId> for String {
    fn from(id: RecordId) -> String {
        id.0
    }
}

/// What a client calls one of its actions, so that sending it twice does it once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct ActId(String);

impl TryFrom<String> for ActId {
    type Error = BadId;
    fn try_from(text: String) -> Result<ActId, BadId> {
        let fits = (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then_some(ActId(text)).ok_or(BadId("an id is 1 to 40 visible ASCII characters"))
    }
}

impl From<ActId> for String {
    fn from(id: ActId) -> String {
        id.0
    }
}

impl fmt::Display for ActId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What proves that somebody may sit in a seat: 256 random bits as 64 hexadecimal digits. It never shows itself in
/// logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Secret(String);

impl Secret {
    pub fn from_random(bytes: [u8; 32]) -> Secret {
        Secret(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The bits themselves. Only for sealing.
    pub fn bytes(&self) -> [u8; 32] {
        let digit = |at: usize| char::from(self.0.as_bytes()[at]).to_digit(16).unwrap_or_default() as u8;
        std::array::from_fn(|at| digit(2 * at) << 4 | digit(2 * at + 1))
    }

    /// The digits. Only for comparing and for handing the secret to its owner.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Secret {
    type Error = BadId;
    fn try_from(text: String) -> Result<Secret, BadId> {
        let fits = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then_some(Secret(text)).ok_or(BadId("a secret is 64 hexadecimal digits"))
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = TableCode::from_random([0, 31, 32, 255, 7, 8]);
        assert_eq!(TableCode::try_from(format!(" {} ", code.as_str().to_lowercase())), Ok(code));
        assert!(TableCode::try_from("ABC10O".to_owned()).is_err());
        let long = TableCode::private([3; 10]);
        assert_eq!(TableCode::try_from("ddddd-DD DDD".to_owned()), Ok(long.clone()));
        assert_eq!(long.as_str().len(), 10);
        assert!(
            ["", "DDDDD", "DDDDDDD", "DDDDDDDDD", "DDDDDDDDDDD"]
                .into_iter()
                .all(|text| TableCode::try_from(text.to_owned()).is_err())
        );
    }

    #[test]
    fn no_server_gives_the_code_of_a_table_of_one_device() {
        let here = [7, 4, 15, 4, 1, 2, 3, 4, 5, 6];
        assert_eq!(TableCode::spelled(&here).as_str(), "HEREBCDEFG");
        let (local, private) = (TableCode::local(here), TableCode::private(here));
        assert_eq!((local.as_str(), local.is_local()), ("HEREBCDEFG", true));
        assert_eq!((private.as_str(), private.is_local()), ("AEREBCDEFG", false));
        assert_eq!(TableCode::local([0; 10]).as_str(), "HEREAAAAAA");
        assert!(!TableCode::from_random([7, 4, 15, 4, 1, 2]).as_str().starts_with(TableCode::LOCAL));
    }

    #[test]
    fn personal_codes_are_typed_like_others_and_do_not_show_themselves() {
        let code = PersonalCode::from_random([1, 2, 3, 4, 5, 6, 7, 40]);
        assert_eq!(code.expose().len(), 8);
        let typed = format!("{}-{}", &code.expose()[..4].to_lowercase(), &code.expose()[4..]);
        assert_eq!(PersonalCode::try_from(typed), Ok(code.clone()));
        assert_eq!(format!("{code:?}"), "PersonalCode(…)");
        for wrong in ["", "ABCDEFG", "ABCDEFGHJ", "ABCDEFG0", "ABCDEFGI"] {
            assert!(PersonalCode::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_do_not_show_themselves() {
        let secret = Secret::from_random([7; 32]);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(Secret::try_from(secret.expose().to_owned()), Ok(secret));
        assert!(Secret::try_from("07".to_owned()).is_err());
        let bytes = std::array::from_fn(|at| (at as u8).wrapping_mul(13));
        assert_eq!(Secret::from_random(bytes).bytes(), bytes);
    }
}
