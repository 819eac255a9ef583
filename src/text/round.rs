//! Round, trick and target.

use super::Phrase;

use super::presets::ShortRulesName;
use crate::say;
use crate::session::RulesName;
use crate::text::Words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundTitle {
    /// "Round 4".
    Round(u16),
    /// "Pairs · Round 4".
    OfRules(ShortRulesName, u16),
    /// "Deal of the day · Round 2".
    DealOfTheDay(u16),
    /// "Deal of the day".
    DealOfTheDayAlone,
    /// "Practice · Round 4".
    Practice(u16),
    /// "Practice".
    PracticeAlone,
    /// "Open Draft, round 4", for screen readers.
    Heard(RulesName, u16),
    /// "Deal of the day, Open Draft, round 2", for screen readers.
    HeardOfTheDay(RulesName, u16),
}

impl Phrase for RoundTitle {
    fn words(&self) -> Words {
        match self {
            RoundTitle::Round(round) => say::round::title_round(*round),
            RoundTitle::OfRules(rules, round) => say::round::title_of_rules(rules.words(), *round),
            RoundTitle::DealOfTheDay(round) => say::round::title_deal_of_the_day(*round),
            RoundTitle::DealOfTheDayAlone => say::round::title_deal_of_the_day_alone(),
            RoundTitle::Practice(round) => say::round::title_practice(*round),
            RoundTitle::PracticeAlone => say::round::title_practice_alone(),
            RoundTitle::Heard(rules, round) => say::round::title_heard(rules.words(), *round),
            RoundTitle::HeardOfTheDay(rules, round) => say::round::title_heard_of_the_day(rules.words(), *round),
        }
    }
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

impl Phrase for FairDeal {
    fn words(&self) -> Words {
        match self {
            FairDeal::Caption => say::round::fair_deal_caption(),
            FairDeal::Code(code) => say::round::fair_deal_code(start(code).to_owned()),
            FairDeal::Checksum(code) => say::round::fair_deal_checksum(short(code)),
            FairDeal::About => say::round::fair_deal_about(),
        }
    }
}

/// Returns the start of a checksum: enough to recognize it.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn a_long_checksum_is_shortened_to_its_ends() {
        let code = "0123456789abcdef".repeat(4);
        assert_eq!(FairDeal::Code(code).text(), "Fair deal 012345");
        assert_eq!(FairDeal::Checksum("abc".to_owned()).text(), "SHA-256 abc");
    }
}
