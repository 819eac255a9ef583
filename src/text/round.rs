//! Round, trick and goal.

use spades_messages_derive::Message;

use super::language::said_as;
use super::presets::ShortRulesName;
use crate::session::RulesName;

/// What round it is.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum RoundTitle {
    /// "Round 4".
    #[message(args(round))]
    Round(u16),
    /// "Pairs · Round 4".
    #[message(args(rules, round))]
    OfRules(ShortRulesName, u16),
    /// "Practice · Round 4".
    #[message(args(round))]
    Practice(u16),
    /// "Open Draft, round 4", to be heard.
    #[message(args(rules, round))]
    Heard(RulesName, u16),
}

/// How far the round is, or what the match goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum RoundLine {
    /// Bids are made.
    Bidding,
    /// Which trick is played, and of how many.
    #[message(args(trick, all))]
    Trick(u8, u8),
    /// The round that ends the match however it stands.
    #[message(args(round))]
    LastRound(u16),
    /// A match of one round.
    OneRound,
    /// A match of so many rounds.
    #[message(args(rounds))]
    OfRounds(u16),
    /// A match to so many points.
    #[message(args(target))]
    FirstTo(i32),
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

/// The same in words.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Spades {
    /// They may.
    Broken,
    /// They may not.
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
