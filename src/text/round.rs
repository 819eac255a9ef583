//! Round, trick and target.

use spades_messages_derive::Message;

use super::language::said_as;
use super::presets::ShortRulesName;
use crate::session::RulesName;

/// Title of the round.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum RoundTitle {
    /// "Round 4".
    #[message(args(round))]
    Round(u16),
    /// "Pairs · Round 4".
    #[message(args(rules, round))]
    OfRules(ShortRulesName, u16),
    /// "Deal of the day · Round 2".
    #[message(args(round))]
    DealOfTheDay(u16),
    /// "Deal of the day".
    DealOfTheDayAlone,
    /// "Practice · Round 4".
    #[message(args(round))]
    Practice(u16),
    /// "Practice".
    PracticeAlone,
    /// "Open Draft, round 4", for screen readers.
    #[message(args(rules, round))]
    Heard(RulesName, u16),
    /// "Deal of the day, Open Draft, round 2", for screen readers.
    #[message(args(rules, round))]
    HeardOfTheDay(RulesName, u16),
}

/// Progress of the round, or the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum RoundLine {
    /// The bidding is in progress.
    Bidding,
    /// Number of the current trick, and the number of tricks in the round.
    #[message(args(trick, all))]
    Trick(u8, u8),
    /// Last round of the match, whatever the score.
    #[message(args(round))]
    LastRound(u16),
    /// The match has a single round.
    OneRound,
    /// Number of rounds in the match.
    #[message(args(rounds))]
    OfRounds(u16),
    /// Score that ends the match.
    #[message(args(target))]
    FirstTo(i32),
    /// A match to a target score that ends after a number of rounds in any case.
    #[message(args(target, rounds))]
    FirstToOrRounds(i32, u16),
}

/// The checksum that fixes a deck before the first card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairDeal {
    /// Caption only.
    Caption,
    /// Start and end of the checksum.
    Code(String),
    /// The checksum beside its caption.
    Checksum(String),
    /// Explanation of the checksum, beside it.
    About,
}

/// The checksum as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "fair-deal")]
pub(super) enum FairDealWords {
    Caption,
    #[message(args(code))]
    Code(String),
    #[message(args(code))]
    Checksum(String),
    About,
}

impl From<&FairDeal> for FairDealWords {
    fn from(deal: &FairDeal) -> FairDealWords {
        match deal {
            FairDeal::Caption => FairDealWords::Caption,
            FairDeal::Code(code) => FairDealWords::Code(start(code).to_owned()),
            FairDeal::Checksum(code) => FairDealWords::Checksum(short(code)),
            FairDeal::About => FairDealWords::About,
        }
    }
}

said_as!(FairDeal, FairDealWords);

/// Returns the start of a checksum: enough to recognise it.
fn start(code: &str) -> &str {
    code.get(..6).unwrap_or(code)
}

/// Returns the start and the end of a checksum: enough to compare by eye.
fn short(code: &str) -> String {
    match (code.get(..4), code.get(4..8), code.get(8..12), code.get(60..)) {
        (Some(a), Some(b), Some(c), Some(z)) => format!("{a} {b} {c} … {z}"),
        _ => code.to_owned(),
    }
}

/// State of spades in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Spades {
    /// Players may lead spades.
    Broken,
    /// Players may not lead spades yet.
    NotBroken,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn a_long_checksum_is_told_by_its_ends() {
        let code = "0123456789abcdef".repeat(4);
        assert_eq!(FairDeal::Code(code).text(), "Fair deal 012345");
        assert_eq!(FairDeal::Checksum("abc".to_owned()).text(), "SHA-256 abc");
    }
}
