//! Account of a round in sentences, for each bid, nil and renege call.

use super::Phrase;

use crate::say;
use crate::session::RoundOutcome;
use crate::text::Words;

/// Sentences about a round, in sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStory(pub Vec<RoundOutcome>);

impl Phrase for RoundStory {
    fn words(&self) -> Words {
        let Self(round_outcome) = self;
        say::round_story::round_story(round_outcome.iter().map(Phrase::words))
    }

    fn key(&self) -> String {
        "round-story".to_owned()
    }
}

impl Phrase for RoundOutcome {
    fn words(&self) -> Words {
        let outcome = self;
        match outcome.clone() {
            RoundOutcome::Made { side, bid, tricks } => {
                say::round_story::outcome_made(side, bid, tricks.saturating_sub(bid))
            }
            RoundOutcome::Set { side, bid, tricks } => say::round_story::outcome_set(side, bid, tricks),
            RoundOutcome::Nil { who, blind, tricks } => say::round_story::outcome_nil(who, blind, tricks),
            RoundOutcome::Renege {
                caller,
                culprit,
                card,
                held: Some(suit),
            } => say::round_story::outcome_not_followed(caller, culprit, card, suit),
            RoundOutcome::Renege {
                caller,
                culprit,
                card,
                held: None,
            } => say::round_story::outcome_led_too_early(caller, culprit, card),
            RoundOutcome::CalledInVain { caller } => say::round_story::outcome_called_in_vain(caller),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::session::{SideWho, Who};
    use crate::text::Phrase;
    use spades_rules::{Card, Suit};

    #[test]
    fn every_outcome_has_sentences_about_the_player_concerned() {
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
