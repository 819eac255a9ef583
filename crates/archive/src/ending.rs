//! The end of a match.

use serde::{Deserialize, Serialize};

use crate::bits::{BitReader, BitWriter};
use crate::daily::Date;
use crate::rules_bits::Fault;

/// The end of a match and its take-backs, which its record doesn't contain. By default it was played out, with nothing taken back.
///
/// ```
/// use spades_archive::{Ending, Outcome};
/// assert!(!Ending::default().is_counted_separately());
/// let conceded = Ending { conceded: Some(0), ..Ending::default() };
/// assert_eq!(Outcome::of(0, &conceded.winners(2, vec![])), Outcome::Lost);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ending {
    /// Side that conceded; `None` if the match was played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conceded: Option<usize>,
    /// `true` if a single player restarted the match after it was under way.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub restarted: bool,
    /// Rounds in which a decision was taken back after new information was seen, one entry per decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u16>,
    /// Date of the daily deal that this match is, if it was begun on that day and ended on another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
    /// `true` if the rules were the player's own although they are those of a preset, which a record can't tell apart.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_rules: bool,
}

impl Ending {
    /// Returns `true` if the match was played out, with nothing taken back.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Ending::default()
    }

    /// Returns `true` if statistics count the match separately: it was restarted, or a decision was taken back.
    #[must_use]
    pub fn is_counted_separately(&self) -> bool {
        self.restarted || !self.taken_back.is_empty()
    }

    /// Returns the winning sides out of `sides`: those of the score, or all that didn't concede.
    #[must_use]
    pub fn winners(&self, sides: usize, by_score: Vec<usize>) -> Vec<usize> {
        match self.conceded {
            Some(conceded) => (0..sides).filter(|&side| side != conceded).collect(),
            None => by_score,
        }
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        let mut out = BitWriter::default();
        out.write(self.conceded.map_or(0, |side| side as u64 + 1), 3);
        out.flag(self.restarted);
        out.number(self.taken_back.len() as u32, 1);
        for &round in &self.taken_back {
            out.number(u32::from(round), 3);
        }
        // Versions without the day end here, and ignore the rest; those with it end after it.
        if self.day.is_some() || self.own_rules {
            out.flag(self.day.is_some());
        }
        if let Some(day) = self.day {
            out.write(u64::from(day.days()), 32);
        }
        if self.own_rules {
            out.flag(true);
        }
        out.into_bytes()
    }

    pub(crate) fn read(bytes: &[u8]) -> Result<Ending, Fault> {
        let mut input = BitReader::new(bytes);
        let conceded = (input.read(3)? as usize).checked_sub(1);
        let restarted = input.flag()?;
        let count = input.number(1)?;
        let round = |input: &mut BitReader| u16::try_from(input.number(3)?).map_err(|_| Fault::Value("round"));
        let taken_back = (0..count).map(|_| round(&mut input)).collect::<Result<_, Fault>>()?;
        let day = match input.flag() {
            Ok(true) => Some(Date::of_days(input.read(32)? as u32)),
            _ => None,
        };
        let own_rules = input.flag().unwrap_or(false);
        Ok(Ending {
            conceded,
            restarted,
            taken_back,
            day,
            own_rules,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_written_and_read() {
        for ending in [
            Ending::default(),
            Ending {
                conceded: Some(3),
                restarted: true,
                taken_back: vec![1, 1, 900],
                ..Ending::default()
            },
            Ending {
                own_rules: true,
                ..Ending::default()
            },
            Ending {
                day: Date::new(2026, 11, 26),
                own_rules: true,
                ..Ending::default()
            },
            Ending {
                day: Date::new(2026, 11, 26),
                ..Ending::default()
            },
            Ending {
                taken_back: vec![2],
                day: Date::new(9999, 12, 31),
                ..Ending::default()
            },
        ] {
            assert_eq!(Ending::read(&ending.write()), Ok(ending));
        }
        assert!(Ending::read(&[]).is_err());
    }
}
