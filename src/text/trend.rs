//! What to work on, from the reviews of one's rounds.

use spades_bots::Mistake;

use super::Phrase;
use super::number::fine_percent;

/// What a kind of mistake is called in a list.
impl Phrase for Mistake {
    fn text(&self) -> String {
        match self {
            Mistake::KeptLowSpade => "Low spades kept",
            Mistake::KeptHighSpade => "High spades kept",
            Mistake::KeptHigh => "High cards kept",
            Mistake::KeptLow => "Low cards kept",
            Mistake::ThrewSpade => "Spades thrown",
            Mistake::ThrewHigh => "High cards thrown",
            Mistake::ThrewLow => "Low cards thrown",
            Mistake::BidTooHigh => "Bids too high",
            Mistake::BidTooLow => "Bids too low",
            Mistake::RiskedNil => "Nils too bold",
            Mistake::MissedNil => "Nils missed",
            Mistake::EndangeredNil => "Own nil put at risk",
            Mistake::EndangeredBid => "Own bid put at risk",
            Mistake::SparedOthers => "Others let off",
            Mistake::LeftPartner => "Partner\u{2019}s nil left alone",
            Mistake::TookBags => "Bags taken",
            Mistake::PlayedWorse => "Other cards",
        }
        .to_owned()
    }
}

/// What to work on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trend {
    /// There are too few rounds to say.
    TooFew {
        /// How many more are needed.
        missing: usize,
    },
    /// No kind of mistake comes again and again.
    NothingStandsOut,
    /// A kind of mistake, and what it costs.
    WorkOn {
        /// The kind.
        kind: Mistake,
        /// Chances to win the match that it costs in a round, as a part of one.
        chance: f64,
    },
}

impl Phrase for Trend {
    fn text(&self) -> String {
        let (kind, chance) = match *self {
            Trend::TooFew { missing: 1 } => {
                return "After one more reviewed round this page says what to work on.".to_owned();
            }
            Trend::TooFew { missing } => {
                return format!("After {missing} more reviewed rounds this page says what to work on.");
            }
            Trend::NothingStandsOut => return "No kind of mistake stands out in these rounds.".to_owned(),
            Trend::WorkOn { kind, chance } => (kind, fine_percent(chance)),
        };
        match kind {
            Mistake::KeptLowSpade => {
                format!("You keep low spades that you should throw. Cost: {chance} win chance per round.")
            }
            Mistake::KeptHighSpade => {
                format!("You keep high spades that you should throw. Cost: {chance} win chance per round.")
            }
            Mistake::KeptHigh => {
                format!("You keep high cards that you should throw. Cost: {chance} win chance per round.")
            }
            Mistake::KeptLow => {
                format!("You keep low cards that you should throw. Cost: {chance} win chance per round.")
            }
            Mistake::ThrewSpade => {
                format!("You throw spades that you should keep. Cost: {chance} win chance per round.")
            }
            Mistake::ThrewHigh => {
                format!("You throw high cards that you should keep. Cost: {chance} win chance per round.")
            }
            Mistake::ThrewLow => {
                format!("You throw low cards that you should keep. Cost: {chance} win chance per round.")
            }
            Mistake::BidTooHigh => format!("You bid too high. Cost: {chance} win chance per round."),
            Mistake::BidTooLow => format!("You bid too low. Cost: {chance} win chance per round."),
            Mistake::RiskedNil => {
                format!("You bid nil where a bid is worth more. Cost: {chance} win chance per round.")
            }
            Mistake::MissedNil => format!("You miss nils that are worth bidding. Cost: {chance} win chance per round."),
            Mistake::EndangeredNil => {
                format!("You play cards that put your own nil at risk. Cost: {chance} win chance per round.")
            }
            Mistake::EndangeredBid => {
                format!("You play cards that put your own bid at risk. Cost: {chance} win chance per round.")
            }
            Mistake::SparedOthers => {
                format!("You let the others make what they have bid. Cost: {chance} win chance per round.")
            }
            Mistake::LeftPartner => {
                format!("You do not look after your partner\u{2019}s nil. Cost: {chance} win chance per round.")
            }
            Mistake::TookBags => format!("You take bags that you could leave. Cost: {chance} win chance per round."),
            Mistake::PlayedWorse => {
                format!("You play cards that give a little away. Cost: {chance} win chance per round.")
            }
        }
    }

    fn key(&self) -> String {
        "trend".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn every_kind_has_a_name_and_a_sentence() {
        for kind in Mistake::ALL {
            assert!(kind.text().len() > 5);
            is_a_sentence(&Trend::WorkOn { kind, chance: 0.031 }.text());
        }
        let kind = Mistake::KeptLowSpade;
        let told = Trend::WorkOn { kind, chance: 0.031 }.text();
        assert_eq!(
            told,
            "You keep low spades that you should throw. Cost: 3.1% win chance per round."
        );
        for missing in [1, 7] {
            let told = Trend::TooFew { missing }.text();
            assert!(told.ends_with('.') && (missing == 1 || told.contains('7')), "{told}");
        }
    }
}
