//! Round, trick and goal.

use super::Phrase;
use super::presets::{SHORTEST, ShortRulesName};
use crate::session::RulesName;

/// What round it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundTitle {
    /// "Round 4".
    Round(u16),
    /// "Pairs · Round 4".
    OfRules(RulesName, u16),
    /// "Practice · Round 4".
    Practice(u16),
    /// "Open Draft, round 4", to be heard.
    Heard(RulesName, u16),
}

impl Phrase for RoundTitle {
    fn text(&self) -> String {
        match self {
            RoundTitle::Round(round) => format!("Round {round}"),
            RoundTitle::OfRules(rules, round) => {
                format!("{} · Round {round}", ShortRulesName(rules.clone(), SHORTEST).text())
            }
            RoundTitle::Practice(round) => format!("Practice · Round {round}"),
            RoundTitle::Heard(rules, round) => format!("{}, round {round}", rules.text()),
        }
    }
}

/// How far the round is, or what the match goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundLine {
    /// Bids are made.
    Bidding,
    /// Which trick is played, and of how many.
    Trick(u8, u8),
    /// The round that ends the match however it stands.
    LastRound(u16),
    /// A match of one round.
    OneRound,
    /// A match of so many rounds.
    OfRounds(u16),
    /// A match to so many points.
    FirstTo(i32),
}

impl Phrase for RoundLine {
    fn text(&self) -> String {
        match self {
            RoundLine::Bidding => "Bidding".to_owned(),
            RoundLine::Trick(trick, all) => format!("Trick {trick} of {all}"),
            RoundLine::LastRound(round) => format!("Last round: {round}"),
            RoundLine::OneRound => "One round".to_owned(),
            RoundLine::OfRounds(rounds) => format!("Of {rounds} rounds"),
            RoundLine::FirstTo(target) => format!("First to {target}"),
        }
    }
}

/// What a deal was fixed to before its first card: a checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairDeal {
    /// Only that there is one.
    Caption,
    /// Its beginning and end.
    Code(String),
    /// Beside its caption.
    Checksum(String),
    /// What the code is, beside it.
    About,
}

impl Phrase for FairDeal {
    fn text(&self) -> String {
        match self {
            FairDeal::Caption => "Fair deal".to_owned(),
            FairDeal::Code(code) => format!("Fair deal {}", start(code)),
            FairDeal::About => {
                "The deck was sealed before the first card. This is the start of its code: press to see how that is checked.".to_owned()
            }
            FairDeal::Checksum(code) => format!("SHA-256 {}", short(code)),
        }
    }
}

/// The beginning of a checksum: enough to know it again.
fn start(code: &str) -> &str {
    code.get(..6).unwrap_or(code)
}

/// The beginning and the end of a checksum: enough to compare by eye.
fn short(code: &str) -> String {
    match (code.get(..4), code.get(4..8), code.get(8..12), code.get(60..)) {
        (Some(a), Some(b), Some(c), Some(z)) => format!("{a} {b} {c} … {z}"),
        _ => code.to_owned(),
    }
}

/// Whether spades may be led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spades {
    /// They may.
    Broken,
    /// They may not.
    NotBroken,
}

impl Phrase for Spades {
    fn text(&self) -> String {
        match self {
            Spades::Broken => "Spades broken",
            Spades::NotBroken => "Spades not broken",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_checksum_is_told_by_its_ends() {
        let code = "0123456789abcdef".repeat(4);
        assert_eq!(FairDeal::Code(code).text(), "Fair deal 012345");
        assert_eq!(FairDeal::Checksum("abc".to_owned()).text(), "SHA-256 abc");
    }
}
