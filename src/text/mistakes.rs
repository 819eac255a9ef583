//! What is said when a mistake is done better: what had been done, what another choice costs, and why the better one is better.

mod why;

use spades_learn::coach::{Mistake, Retry};
use spades_messages_derive::Message;
use spades_rules::{Action, Card};

use super::language::said_as;
pub use why::Why;
pub(super) use why::{WhyWords, of_card};

/// What stands on the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "learn-from-mistakes")]
pub struct LearnFrom(pub usize);

/// What the button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TakeThemAgain;

/// What stands on the bar besides the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Mistakes {
    /// How far one is.
    Head {
        /// Which mistake, from 1.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// Plays the better choice.
    ShowMe,
    /// To the next one.
    NextMistake,
    /// After the last one.
    BackToTheResult,
}

/// What had been done, and what is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindBetter {
    taken: Action,
    drawn: Option<Card>,
}

impl FindBetter {
    /// The words for a mistake.
    #[must_use]
    pub fn new(mistake: &Mistake) -> FindBetter {
        FindBetter {
            taken: mistake.decision.taken,
            drawn: mistake.drawn(),
        }
    }
}

/// What is asked.
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

/// What a choice costs that is not good enough, which was taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    choice: Action,
    drawn: Option<Card>,
    points: Option<u32>,
}

impl Costs {
    /// The words for a choice in place of a mistake; nothing for one that is good enough.
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

/// What is said of the choice.
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

/// Points of the round in whole numbers.
fn rounded(points: f64) -> u32 {
    points.round().max(1.0) as u32
}

#[cfg(test)]
mod tests;
