//! Texts for practising one's mistakes: the original decision, the cost of another choice, and why the better one is better.

mod why;

use spades_learn::coach::{Mistake, Retry};
use spades_messages_derive::Message;
use spades_rules::{Action, Card};

use super::language::said_as;
pub use why::Why;
pub(super) use why::of_card;

/// Label of the button, with the number of mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "learn-from-mistakes")]
pub struct LearnFrom(pub usize);

/// Tooltip of the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TakeThemAgain;

/// Texts of the bar besides the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Mistakes {
    /// Progress through the mistakes.
    Head {
        /// Number of the mistake, from 1.
        number: usize,
        /// Total number of mistakes.
        of: usize,
    },
    /// Button that plays the better choice.
    ShowMe,
    /// Button for the next mistake.
    NextMistake,
    /// Button after the last mistake.
    BackToTheResult,
}

/// The original decision, and the kind of choice to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindBetter {
    taken: Action,
    drawn: Option<Card>,
}

impl FindBetter {
    /// Creates the text for a mistake.
    #[must_use]
    pub fn new(mistake: &Mistake) -> FindBetter {
        FindBetter {
            taken: mistake.decision.taken,
            drawn: mistake.drawn(),
        }
    }
}

/// The task as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "find-better")]
pub(super) enum FindBetterWords {
    Card(Card),
    Kept { card: Option<Card> },
    Discarded { card: Option<Card> },
    Bid { tricks: u8 },
    BlindNil,
    Drew,
    Looked,
}

impl From<&FindBetter> for FindBetterWords {
    fn from(asked: &FindBetter) -> FindBetterWords {
        let card = asked.drawn;
        match asked.taken {
            Action::Play(card) => FindBetterWords::Card(card),
            Action::Keep => FindBetterWords::Kept { card },
            Action::Discard => FindBetterWords::Discarded { card },
            Action::Bid(tricks) => FindBetterWords::Bid { tricks },
            Action::BlindNil => FindBetterWords::BlindNil,
            Action::Draw => FindBetterWords::Drew,
            _ => FindBetterWords::Looked,
        }
    }
}

said_as!(FindBetter, FindBetterWords, "find-better");

/// The cost of a choice that isn't good enough and was taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    choice: Action,
    drawn: Option<Card>,
    points: Option<u32>,
}

impl Costs {
    /// Creates the text for a choice in place of a mistake; `None` if it is good enough.
    #[must_use]
    pub fn new(mistake: &Mistake, choice: Action, retry: Retry) -> Option<Costs> {
        let Retry::Costs { points } = retry else { return None };
        Some(Costs {
            choice,
            drawn: mistake.drawn(),
            points: points.map(rounded),
        })
    }
}

/// The cost as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "costs")]
pub(super) enum CostsWords {
    Card { card: Card, points: u32 },
    CardIsNoBetter(Card),
    Bid { tricks: u8, points: u32 },
    Keeping { card: Option<Card>, points: u32 },
    Discarding { card: Option<Card>, points: u32 },
    BlindNil { points: u32 },
    Other { points: u32 },
    NoBetter,
}

impl From<&Costs> for CostsWords {
    fn from(costs: &Costs) -> CostsWords {
        let card = costs.drawn;
        match (costs.choice, costs.points) {
            (Action::Play(card), Some(points)) => CostsWords::Card { card, points },
            (Action::Play(card), None) => CostsWords::CardIsNoBetter(card),
            (Action::Bid(tricks), Some(points)) => CostsWords::Bid { tricks, points },
            (Action::Keep, Some(points)) => CostsWords::Keeping { card, points },
            (Action::Discard, Some(points)) => CostsWords::Discarding { card, points },
            (Action::BlindNil, Some(points)) => CostsWords::BlindNil { points },
            (_, Some(points)) => CostsWords::Other { points },
            (_, None) => CostsWords::NoBetter,
        }
    }
}

said_as!(Costs, CostsWords, "costs");

/// Rounds points of the round to a whole number, at least 1.
fn rounded(points: f64) -> u32 {
    points.round().max(1.0) as u32
}

#[cfg(test)]
mod tests;
