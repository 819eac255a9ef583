//! What came of a round, in sentences: bid by bid, nil by nil, call by call.

use spades_rules::{Card, Suit};

use super::Phrase;
use super::cards::the_card;
use super::names::{about, about_side};
use crate::session::{SideWho, Told, Who};

/// A round's sentences, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStory(pub Vec<Told>);

impl Phrase for RoundStory {
    fn text(&self) -> String {
        let sentences: Vec<String> = self.0.iter().map(Phrase::text).collect();
        sentences.join(" ")
    }

    fn key(&self) -> String {
        "round-story".to_owned()
    }
}

impl Phrase for Told {
    fn text(&self) -> String {
        match self {
            Told::Made { side, bid, tricks } => made(side, *bid, tricks.saturating_sub(*bid)),
            Told::Set { side, bid, tricks } => about_side(
                side,
                &format!("You bid {bid}, took {tricks}, and were set."),
                |name| format!("{name} bid {bid}, took {tricks}, and was set."),
                |names| format!("{names} bid {bid}, took {tricks}, and were set."),
            ),
            Told::Nil { who, blind, tricks } => nil(who, *blind, *tricks),
            Told::Renege {
                caller,
                culprit,
                card,
                held,
            } => renege(caller, culprit, *card, *held),
            Told::CalledInVain { caller } => about(caller, "You called a renege, and there was none.", |name| {
                format!("{name} called a renege, and there was none.")
            }),
        }
    }
}

fn made(side: &SideWho, bid: u8, bags: u8) -> String {
    match bags {
        0 => about_side(
            side,
            &format!("You made your bid of {bid}."),
            |name| format!("{name} made the bid of {bid}."),
            |names| format!("{names} made their bid of {bid}."),
        ),
        1 => about_side(
            side,
            &format!("You made your bid of {bid} with 1 bag."),
            |name| format!("{name} made the bid of {bid} with 1 bag."),
            |names| format!("{names} made their bid of {bid} with 1 bag."),
        ),
        bags => about_side(
            side,
            &format!("You made your bid of {bid} with {bags} bags."),
            |name| format!("{name} made the bid of {bid} with {bags} bags."),
            |names| format!("{names} made their bid of {bid} with {bags} bags."),
        ),
    }
}

fn nil(who: &Who, blind: bool, tricks: u8) -> String {
    match (blind, tricks) {
        (false, 0) => about(who, "You made your nil.", |name| format!("{name} made nil.")),
        (true, 0) => about(who, "You made your blind nil.", |name| {
            format!("{name} made a blind nil.")
        }),
        (false, 1) => about(who, "You took 1 trick, and your nil failed.", |name| {
            format!("{name} took 1 trick, and the nil failed.")
        }),
        (true, 1) => about(who, "You took 1 trick, and your blind nil failed.", |name| {
            format!("{name} took 1 trick, and the blind nil failed.")
        }),
        (false, tricks) => about(
            who,
            &format!("You took {tricks} tricks, and your nil failed."),
            |name| format!("{name} took {tricks} tricks, and the nil failed."),
        ),
        (true, tricks) => about(
            who,
            &format!("You took {tricks} tricks, and your blind nil failed."),
            |name| format!("{name} took {tricks} tricks, and the blind nil failed."),
        ),
    }
}

fn renege(caller: &Who, culprit: &Who, card: Card, held: Option<Suit>) -> String {
    let card = the_card(card);
    let call = about(caller, "You called a renege, and rightly.", |name| {
        format!("{name} called a renege, and rightly.")
    });
    let why = match held {
        Some(Suit::Clubs) => about(culprit, &format!("You held clubs and played {card}."), |name| {
            format!("{name} held clubs and played {card}.")
        }),
        Some(Suit::Diamonds) => about(culprit, &format!("You held diamonds and played {card}."), |name| {
            format!("{name} held diamonds and played {card}.")
        }),
        Some(Suit::Hearts) => about(culprit, &format!("You held hearts and played {card}."), |name| {
            format!("{name} held hearts and played {card}.")
        }),
        Some(Suit::Spades) => about(culprit, &format!("You held spades and played {card}."), |name| {
            format!("{name} held spades and played {card}.")
        }),
        None => about(culprit, &format!("You led {card} before spades were broken."), |name| {
            format!("{name} led {card} before spades were broken.")
        }),
    };
    // Two sentences of the same thing, each whole.
    [call, why].join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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
        let mut told = Vec::new();
        for side in sides {
            for tricks in [5, 6, 8] {
                told.push(Told::Made {
                    side: side.clone(),
                    bid: 5,
                    tricks,
                });
            }
            told.push(Told::Set {
                side,
                bid: 5,
                tricks: 1,
            });
        }
        for who in [&you, &west] {
            for (blind, tricks) in [(false, 0), (true, 0), (false, 1), (true, 1), (false, 3), (true, 4)] {
                told.push(Told::Nil {
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
                told.push(Told::Renege {
                    caller,
                    culprit,
                    card,
                    held,
                });
            }
        }
        told.extend([&you, &west].map(|who| Told::CalledInVain { caller: who.clone() }));
        let mut all: Vec<String> = told.iter().map(Phrase::text).collect();
        for text in &all {
            is_a_sentence(text);
            assert!(!text.contains("1 bags") && !text.contains("1 tricks"), "{text}");
        }
        is_a_sentence(&RoundStory(told.clone()).text());
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "no two outcomes are told alike");
        let text = |told: Told| told.text();
        assert_eq!(
            text(Told::Set {
                side: SideWho::One(you),
                bid: 8,
                tricks: 0
            }),
            "You bid 8, took 0, and were set."
        );
        assert_eq!(
            text(Told::Nil {
                who: west,
                blind: false,
                tricks: 3
            }),
            "West took 3 tricks, and the nil failed."
        );
    }
}
