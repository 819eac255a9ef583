//! The player's weaknesses, from the reviews of their rounds.

use spades_bots::Mistake;
use spades_messages_derive::{Message, message_of};

use super::number::FinePercent;

message_of! {
    enum Mistake {
        KeptLowSpade,
        KeptHighSpade,
        KeptHigh,
        KeptLow,
        ThrewSpade,
        ThrewHigh,
        ThrewLow,
        BidTooHigh,
        BidTooLow,
        RiskedNil,
        MissedNil,
        EndangeredNil,
        EndangeredBid,
        SparedOthers,
        LeftPartner,
        TookBags,
        PlayedWorse,
    }
}

/// Advice on what to practise.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
#[message(key = "trend")]
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
        /// The kind.
        kind: Mistake,
        /// Number of times it was made.
        times: u32,
        /// Number of latest rounds considered.
        rounds: usize,
        /// Win probability that it costs per round, as a fraction of 1.
        chance: FinePercent,
    },
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
