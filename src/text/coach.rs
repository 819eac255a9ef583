//! What the coach says.

use spades_bots::Mistake;
use spades_learn::coach::Remark;
use spades_rules::{Action, Card};

use super::Phrase;
use super::cards::the_card;
use crate::settings;

/// What stands on the coach's panel beside the remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Plays the better choice out on the table.
    ShowMe,
    /// Takes the decision back.
    TakeBack,
    /// What it costs to take a decision back.
    WhatTakingBackCosts,
    /// Takes the remark away.
    Close,
    /// What is shown rests on cards that nobody can know.
    OneWayTheyMayLie,
}

impl Phrase for Coach {
    fn text(&self) -> String {
        match self {
            Coach::ShowMe => "Show me",
            Coach::TakeBack => "Take back",
            Coach::WhatTakingBackCosts => "Where you have seen something new since, the score sheet notes it.",
            Coach::Close => "Close the remark",
            Coach::OneWayTheyMayLie => "This is one way in which the cards that you do not see may lie.",
        }
        .to_owned()
    }
}

/// How much help is wanted.
impl Phrase for settings::Coach {
    fn text(&self) -> String {
        match self {
            settings::Coach::None => "Silent",
            settings::Coach::AfterMistakes => "After mistakes",
            settings::Coach::BeforeEveryDecision => "Before every decision",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        format!("coach-{}", super::kebab(&format!("{self:?}")))
    }
}

/// What was worse than it might have been, and by about how many points of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remarked {
    kind: Mistake,
    taken: Action,
    better: Action,
    drawn: Option<Card>,
    points: u32,
}

impl Remarked {
    /// The words for a remark; `drawn` is the card that was to be kept or thrown.
    #[must_use]
    pub fn new(remark: &Remark, drawn: Option<Card>) -> Remarked {
        Remarked {
            kind: remark.kind,
            taken: remark.decision.taken,
            better: remark.decision.best,
            drawn,
            points: remark.decision.cost().round() as u32,
        }
    }
}

/// What an action is called within a sentence.
fn named(action: Action, drawn: Option<Card>) -> String {
    match (action, drawn) {
        (Action::Play(card), _) | (Action::Keep | Action::Discard, Some(card)) => the_card(card),
        (Action::Bid(0), _) => "nil".to_owned(),
        (Action::Bid(tricks), _) => format!("a bid of {tricks}"),
        (Action::BlindNil, _) => "blind nil".to_owned(),
        (Action::Keep | Action::Discard, None) => "the card".to_owned(),
        _ => "to look first".to_owned(),
    }
}

impl Phrase for Remarked {
    fn text(&self) -> String {
        let Remarked {
            kind, drawn, points, ..
        } = *self;
        let (taken, better) = (named(self.taken, drawn), named(self.better, drawn));
        match kind {
            Mistake::KeptLowSpade | Mistake::KeptHighSpade | Mistake::KeptHigh | Mistake::KeptLow => {
                format!("It was better to discard {taken}, by about {points} points.")
            }
            Mistake::ThrewSpade | Mistake::ThrewHigh | Mistake::ThrewLow => {
                format!("It was better to keep {taken}, by about {points} points.")
            }
            Mistake::BidTooHigh => format!("You bid too high: {better} was better, by about {points} points."),
            Mistake::BidTooLow => format!("You bid too low: {better} was better, by about {points} points."),
            Mistake::RiskedNil => format!("You risked {taken}: {better} was better, by about {points} points."),
            Mistake::MissedNil => format!("You missed a nil: {better} was better, by about {points} points."),
            Mistake::EndangeredNil => {
                format!("You put your nil at risk with {taken}: {better} was better, by about {points} points.")
            }
            Mistake::EndangeredBid => {
                format!("You put your bid at risk with {taken}: {better} was better, by about {points} points.")
            }
            Mistake::SparedOthers => {
                format!("You let the others off with {taken}: {better} was better, by about {points} points.")
            }
            Mistake::LeftPartner => {
                format!(
                    "You left your partner’s nil alone with {taken}: {better} was better, by about {points} points."
                )
            }
            Mistake::TookBags => {
                format!("You take needless bags with {taken}: {better} was better, by about {points} points.")
            }
            Mistake::PlayedWorse => {
                format!("You gave something away with {taken}: {better} was better, by about {points} points.")
            }
        }
    }

    fn key(&self) -> String {
        "remark".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn every_kind_of_mistake_has_a_sentence_that_names_the_better_choice() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        for kind in Mistake::ALL {
            let remarked = Remarked {
                kind,
                taken: Action::Play(card("KH")),
                better: Action::Play(card("4H")),
                drawn: None,
                points: 12,
            };
            is_a_sentence(&remarked.text());
            assert!(remarked.text().contains("by about 12 points"), "{kind:?}");
        }
        let bid = Remarked {
            kind: Mistake::BidTooHigh,
            taken: Action::Bid(6),
            better: Action::Bid(4),
            drawn: None,
            points: 7,
        };
        assert_eq!(
            bid.text(),
            "You bid too high: a bid of 4 was better, by about 7 points."
        );
    }
}
