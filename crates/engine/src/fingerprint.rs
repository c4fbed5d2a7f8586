use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The first eight bytes of the SHA-256 of a state's canonical bytes (its `postcard` encoding). It proves that two
/// programs reached the same state. It covers hidden cards too, so it belongs in records, never in a live frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    pub fn of(state: &impl Serialize) -> Fingerprint {
        let bytes = postcard::to_stdvec(state).expect("states are plain data, which always has an encoding");
        let hash: [u8; 32] = Sha256::digest(&bytes).into();
        Fingerprint(u64::from_be_bytes(hash[..8].try_into().expect("eight of 32 bytes")))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = String;
    fn try_from(text: String) -> Result<Fingerprint, String> {
        if text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            Ok(Fingerprint(u64::from_str_radix(&text, 16).expect("16 hexadecimal digits fit 64 bits")))
        } else {
            Err(format!(
                "a fingerprint is 16 hexadecimal digits, got {:?}",
                text.chars().take(40).collect::<String>()
            ))
        }
    }
}

impl From<Fingerprint> for String {
    fn from(print: Fingerprint) -> String {
        print.to_string()
    }
}
