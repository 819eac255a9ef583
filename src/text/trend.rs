//! The player's weaknesses, from the reviews of their rounds.

use super::Phrase;
use super::Words;
use crate::say;
use spades_bots::Mistake;

use super::number::FinePercent;

impl Phrase for Mistake {
    fn words(&self) -> Words {
        match self {
            Mistake::KeptLowSpade => say::trend::mistake_kept_low_spade(),
            Mistake::KeptHighSpade => say::trend::mistake_kept_high_spade(),
            Mistake::KeptHigh => say::trend::mistake_kept_high(),
            Mistake::KeptLow => say::trend::mistake_kept_low(),
            Mistake::ThrewSpade => say::trend::mistake_threw_spade(),
            Mistake::ThrewHigh => say::trend::mistake_threw_high(),
            Mistake::ThrewLow => say::trend::mistake_threw_low(),
            Mistake::BidTooHigh => say::trend::mistake_bid_too_high(),
            Mistake::BidTooLow => say::trend::mistake_bid_too_low(),
            Mistake::RiskedNil => say::trend::mistake_risked_nil(),
            Mistake::MissedNil => say::trend::mistake_missed_nil(),
            Mistake::EndangeredNil => say::trend::mistake_endangered_nil(),
            Mistake::EndangeredBid => say::trend::mistake_endangered_bid(),
            Mistake::SparedOthers => say::trend::mistake_spared_others(),
            Mistake::LeftPartner => say::trend::mistake_left_partner(),
            Mistake::TookBags => say::trend::mistake_took_bags(),
            Mistake::PlayedWorse => say::trend::mistake_played_worse(),
        }
    }
}

/// Advice on what to practice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trend {
    /// There are too few rounds for advice.
    TooFew {
        /// Number of rounds still needed.
        missing: usize,
    },
    /// No kind of mistake is frequent.
    NothingStandsOut,
    /// A kind of mistake, and its cost.
    WorkOn {
        kind: Mistake,
        /// Number of times it was made.
        times: u32,
        /// Number of latest rounds considered.
        rounds: usize,
        /// Win probability that it costs per round, as a fraction of 1.
        chance: FinePercent,
    },
}

impl Phrase for Trend {
    fn words(&self) -> Words {
        match self {
            Trend::TooFew { missing } => say::trend::too_few(*missing),
            Trend::NothingStandsOut => say::trend::nothing_stands_out(),
            Trend::WorkOn {
                kind,
                times,
                rounds,
                chance,
            } => say::trend::work_on(kind.words(), *times, *rounds, chance.0),
        }
    }

    fn key(&self) -> String {
        "trend".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn every_kind_has_a_name_and_a_sentence() {
        for kind in Mistake::ALL {
            assert!(kind.text().len() > 5);
            is_a_sentence(
                &Trend::WorkOn {
                    kind,
                    times: 9,
                    rounds: 20,
                    chance: FinePercent(0.031),
                }
                .text(),
            );
        }
        let kind = Mistake::KeptLowSpade;
        let text = Trend::WorkOn {
            kind,
            times: 9,
            rounds: 20,
            chance: FinePercent(0.031),
        }
        .text();
        assert_eq!(
            text,
            "You keep low spades (9 or lower) you should discard: 9 times in your last 20 reviewed rounds. \
             That lowers your chance of winning by about 3.1% a round."
        );
        for missing in [1, 7] {
            let text = Trend::TooFew { missing }.text();
            assert!(text.ends_with('.') && (missing == 1 || text.contains('7')), "{text}");
        }
    }
}
