use crate::{Canon, Game};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The first eight bytes of the SHA-256 of a state's canonical form ([`Game::canon`]). It proves that two programs
/// reached the same state. It covers hidden cards too, so it belongs in records, never in a live frame.
///
/// What a print is made of has a version, [`Game::PRINT_VERSION`]. Prints of different versions say nothing about each
/// other: whoever meets older ones folds the facts and prints them anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    pub fn of<G: Game>(rules: &G, state: &G::State) -> Fingerprint {
        let mut canon = Canon::new();
        rules.canon(state, &mut canon);
        let hash: [u8; 32] = Sha256::digest(canon.text()).into();
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
