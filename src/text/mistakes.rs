//! Texts for practicing one's mistakes: the original decision, the cost of another choice, and why the better one is better.

mod why;

use super::Phrase;
use crate::say;
use crate::text::Words;
use spades_learn::coach::{Mistake, Retry};
use spades_rules::{Action, Card};

pub use why::Why;
pub(super) use why::of_card;

/// Texts of the bar besides the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    NextMistake,
    /// Button after the last mistake.
    BackToTheResult,
}

impl Phrase for Mistakes {
    fn words(&self) -> Words {
        match self {
            Mistakes::Head { number, of } => say::mistakes::head(*number, *of),
            Mistakes::ShowMe => say::mistakes::show_me(),
            Mistakes::NextMistake => say::mistakes::next_mistake(),
            Mistakes::BackToTheResult => say::mistakes::back_to_the_result(),
        }
    }
}

/// The original decision, and the kind of choice to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindBetter {
    taken: Action,
    drawn: Option<Card>,
}

impl FindBetter {
    #[must_use]
    pub fn new(mistake: &Mistake) -> FindBetter {
        FindBetter {
            taken: mistake.decision.taken,
            drawn: mistake.drawn(),
        }
    }
}

impl Phrase for FindBetter {
    fn key(&self) -> String {
        "find-better".to_owned()
    }

    fn words(&self) -> Words {
        let asked = self;
        let card = asked.drawn;
        match asked.taken {
            Action::Play(card) => say::mistakes::find_better_card(card),
            Action::Keep => say::mistakes::find_better_kept(card),
            Action::Discard => say::mistakes::find_better_discarded(card),
            Action::Bid(tricks) => say::mistakes::find_better_bid(tricks),
            Action::BlindNil => say::mistakes::find_better_blind_nil(),
            Action::BlindBid(tricks) => say::mistakes::find_better_blind_bid(tricks),
            Action::Misdeal => say::mistakes::find_better_misdeal(),
            Action::Draw => say::mistakes::find_better_drew(),
            _ => say::mistakes::find_better_looked(),
        }
    }
}

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

impl Phrase for Costs {
    fn key(&self) -> String {
        "costs".to_owned()
    }

    fn words(&self) -> Words {
        let costs = self;
        let card = costs.drawn;
        match (costs.choice, costs.points) {
            (Action::Play(card), Some(points)) => say::mistakes::costs_card(card, points),
            (Action::Play(card), None) => say::mistakes::costs_card_is_no_better(card),
            (Action::Bid(tricks), Some(points)) => say::mistakes::costs_bid(tricks, points),
            (Action::Keep, Some(points)) => say::mistakes::costs_keeping(card, points),
            (Action::Discard, Some(points)) => say::mistakes::costs_discarding(card, points),
            (Action::BlindNil, Some(points)) => say::mistakes::costs_blind_nil(points),
            (_, Some(points)) => say::mistakes::costs_other(points),
            (_, None) => say::mistakes::costs_no_better(),
        }
    }
}

/// Rounds points of the round to a whole number, at least 1.
fn rounded(points: f64) -> u32 {
    points.round().max(1.0) as u32
}

#[cfg(test)]
mod tests;
