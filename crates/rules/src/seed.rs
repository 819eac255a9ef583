//! The seed of a match.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex;

/// The 256 bits that determine every deal of a match. Written as 64 hex digits.
///
/// ```
/// use spades_rules::Seed;
/// let seed = Seed::from_u64(7);
/// assert_eq!(seed.to_string(), format!("07{}", "0".repeat(62)));
/// assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Returns a seed from a small number, for tests and the command line: its eight bytes in little-endian order,
    /// then zeros. For a seed that can't be guessed, use 32 bytes from the system's random source.
    #[must_use]
    pub const fn from_u64(number: u64) -> Seed {
        let mut seed = [0; 32];
        let (low, _) = seed.split_at_mut(8);
        low.copy_from_slice(&number.to_le_bytes());
        Seed(seed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// Error for text that isn't a seed.
///
/// ```
/// use spades_rules::{ParseSeedError, Seed};
/// assert_eq!("7".parse::<Seed>(), Err(ParseSeedError));
/// assert_eq!(ParseSeedError.to_string(), "a seed is 64 hexadecimal digits");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseSeedError {}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        hex::decode(text).map(Seed).ok_or(ParseSeedError)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = <Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
