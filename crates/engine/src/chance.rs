use crate::Rng;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 256 bits from which all chance of one match follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, got {0:?}")]
pub struct SeedError(String);

impl Seed {
    /// SHA-256 over the parts, each preceded by its length as 8 little-endian bytes, so that no two lists of parts
    /// can be confused.
    pub fn derive(parts: &[&[u8]]) -> Seed {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Seed(hash.finalize().into())
    }

    /// The seed a short number stands for on a command line.
    pub fn from_number(number: u64) -> Seed {
        Seed::derive(&[b"magnat number", &number.to_le_bytes()])
    }

    /// The seed of the `index`-th match of a series.
    pub fn of_match(&self, index: u64) -> Seed {
        Seed::derive(&[b"magnat match", &self.0, &index.to_le_bytes()])
    }

    /// The seed of the chance that is drawn anew after steps of chance were taken back for the `number`-th time; before
    /// that, with 0, it is the seed itself.
    pub fn branch(&self, number: u32) -> Seed {
        match number {
            0 => *self,
            number => Seed::derive(&[b"magnat branch", &self.0, &u64::from(number).to_le_bytes()]),
        }
    }

    /// 64 bits for a [`crate::FastRng`] that accompanies the match (players' dice, never the world's).
    pub fn player_bits(&self) -> u64 {
        let derived = Seed::derive(&[b"magnat players", &self.0]);
        u64::from_le_bytes(derived.0[..8].try_into().expect("eight of 32 bytes"))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is a secret until the match is over, so it does not show itself in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let wrong = || SeedError(text.chars().take(80).collect());
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// All chance of one match, in order: the ChaCha20 key stream of its seed (nonce 0, counter from 0), read as
/// little-endian 32-bit words. It lives beside the state, never in it.
#[derive(Clone)]
pub struct ChanceStream {
    words: ChaCha20Rng,
}

impl ChanceStream {
    pub fn new(seed: &Seed) -> ChanceStream {
        ChanceStream { words: ChaCha20Rng::from_seed(seed.0) }
    }

    /// How many words have been drawn, to continue a match where it stood.
    pub fn position(&self) -> u64 {
        u64::try_from(self.words.get_word_pos()).expect("no match draws 2^64 words")
    }

    /// The stream as it stands after `position` words.
    pub fn at(seed: &Seed, position: u64) -> ChanceStream {
        let mut stream = ChanceStream::new(seed);
        stream.words.set_word_pos(u128::from(position));
        stream
    }
}

impl Rng for ChanceStream {
    #[inline]
    fn word(&mut self) -> u32 {
        self.words.next_u32()
    }
}

impl fmt::Debug for ChanceStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChanceStream(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of the ChaCha20 key stream with an all-zero key, from RFC 8439, appendix A.1, test vector 1.
    #[test]
    fn stream_is_plain_chacha20() {
        let mut stream = ChanceStream::new(&Seed([0; 32]));
        let bytes: Vec<u8> = (0..4).flat_map(|_| stream.word().to_le_bytes()).collect();
        assert_eq!(
            bytes,
            [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28]
        );
        assert_eq!(stream.position(), 4);
        assert_eq!(ChanceStream::at(&Seed([0; 32]), 4).word(), stream.word());
    }

    /// The words another program must come to: `docs/record.md` has them too.
    #[test]
    fn branches_of_a_seed_are_seeds_of_their_own() {
        let seed = Seed([0; 32]);
        assert_eq!(seed.branch(0), seed);
        assert_ne!(seed.branch(1), seed.branch(2));
        let parts: [&[u8]; 3] = [b"magnat branch", &[0; 32], &[1, 0, 0, 0, 0, 0, 0, 0]];
        assert_eq!(seed.branch(1), Seed::derive(&parts));
    }

    #[test]
    fn seeds_are_read_back_and_bad_ones_refused() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("zz".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
