//! Account of a round in sentences, for each bid, nil and renege call.

use spades_messages_derive::Message;
use spades_rules::{Card, Suit};

use super::language::said_as;
use crate::session::{RoundOutcome, SideWho, Who};

/// Sentences about a round, in sequence.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "round-story")]
pub struct RoundStory(pub Vec<RoundOutcome>);

/// A sentence about a round.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum Outcome {
    Made {
        side: SideWho,
        bid: u8,
        bags: u8,
    },
    Set {
        side: SideWho,
        bid: u8,
        tricks: u8,
    },
    Nil {
        who: Who,
        blind: bool,
        tricks: u8,
    },
    /// A player did not follow this suit.
    NotFollowed {
        caller: Who,
        culprit: Who,
        card: Card,
        suit: Suit,
    },
    /// A player led spades too early.
    LedTooEarly {
        caller: Who,
        culprit: Who,
        card: Card,
    },
    CalledInVain(Who),
}

impl From<&RoundOutcome> for Outcome {
    fn from(outcome: &RoundOutcome) -> Outcome {
        match outcome.clone() {
            RoundOutcome::Made { side, bid, tricks } => Outcome::Made {
                side,
                bid,
                bags: tricks.saturating_sub(bid),
            },
            RoundOutcome::Set { side, bid, tricks } => Outcome::Set { side, bid, tricks },
            RoundOutcome::Nil { who, blind, tricks } => Outcome::Nil { who, blind, tricks },
            RoundOutcome::Renege {
                caller,
                culprit,
                card,
                held: Some(suit),
            } => Outcome::NotFollowed {
                caller,
                culprit,
                card,
                suit,
            },
            RoundOutcome::Renege {
                caller,
                culprit,
                card,
                held: None,
            } => Outcome::LedTooEarly { caller, culprit, card },
            RoundOutcome::CalledInVain { caller } => Outcome::CalledInVain(caller),
        }
    }
}

said_as!(RoundOutcome, Outcome);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn every_outcome_is_told_in_sentences_about_whoever_it_concerns() {
        let you = Who::You("Ada".into());
        let west = Who::Named("West".into());
        let sides = [
            SideWho::One(you.clone()),
            SideWho::One(west.clone()),
            SideWho::Pair(you.clone(), west.clone()),
            SideWho::Pair(west.clone(), Who::Dummy),
        ];
        let mut outcomes = Vec::new();
        for side in sides {
            for tricks in [5, 6, 8] {
                outcomes.push(RoundOutcome::Made {
                    side: side.clone(),
                    bid: 5,
                    tricks,
                });
            }
            outcomes.push(RoundOutcome::Set {
                side,
                bid: 5,
                tricks: 1,
            });
        }
        for who in [&you, &west] {
            for (blind, tricks) in [(false, 0), (true, 0), (false, 1), (true, 1), (false, 3), (true, 4)] {
                outcomes.push(RoundOutcome::Nil {
                    who: who.clone(),
                    blind,
                    tricks,
                });
            }
        }
        let card: Card = "4C".parse().unwrap();
        for held in [
            None,
            Some(Suit::Clubs),
            Some(Suit::Diamonds),
            Some(Suit::Hearts),
            Some(Suit::Spades),
        ] {
            for (caller, culprit) in [(&you, &west), (&west, &you)] {
                let (caller, culprit) = (caller.clone(), culprit.clone());
                outcomes.push(RoundOutcome::Renege {
                    caller,
                    culprit,
                    card,
                    held,
                });
            }
        }
        outcomes.extend([&you, &west].map(|who| RoundOutcome::CalledInVain { caller: who.clone() }));
        let mut all: Vec<String> = outcomes.iter().map(Phrase::text).collect();
        for text in &all {
            is_a_sentence(text);
            assert!(!text.contains("1 bags") && !text.contains("1 tricks"), "{text}");
        }
        is_a_sentence(&RoundStory(outcomes.clone()).text());
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "no two outcomes read alike");
        let text = |outcome: RoundOutcome| outcome.text();
        assert_eq!(
            text(RoundOutcome::Set {
                side: SideWho::One(you),
                bid: 8,
                tricks: 0
            }),
            "You bid 8, took 0: set."
        );
        assert_eq!(
            text(RoundOutcome::Nil {
                who: west,
                blind: false,
                tricks: 3
            }),
            "West’s nil failed: 3 tricks taken."
        );
    }
}
