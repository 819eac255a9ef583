//! What is said when a mistake is done better: what had been done, what another choice costs, and why the better one is better.

mod why;

use spades_learn::coach::{Mistake, Retry};
use spades_rules::{Action, Card};

use super::Phrase;
use super::cards::{card as named, the_card};
pub use why::Why;

/// What stands on the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearnFrom(pub usize);

impl Phrase for LearnFrom {
    fn text(&self) -> String {
        match self.0 {
            1 => "Retry 1 mistake".to_owned(),
            count => format!("Retry {count} mistakes"),
        }
    }

    fn key(&self) -> String {
        "learn-from-mistakes".to_owned()
    }
}

/// What the button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeThemAgain;

impl Phrase for TakeThemAgain {
    fn text(&self) -> String {
        "Takes the decisions that cost you most once more, until you find the better choice".to_owned()
    }
}

/// What stands on the bar besides the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Mistakes {
    fn text(&self) -> String {
        match self {
            Mistakes::Head { number, of } => return format!("Learn from your mistakes · {number} of {of}"),
            Mistakes::ShowMe => "Show me",
            Mistakes::NextMistake => "Next",
            Mistakes::BackToTheResult => "Back to the result",
        }
        .to_owned()
    }
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

impl Phrase for FindBetter {
    fn text(&self) -> String {
        match (self.taken, self.drawn) {
            (Action::Play(card), _) => format!("You played {}. Find the better card.", the_card(card)),
            (Action::Keep, Some(card)) => format!("You kept {}. What was better?", the_card(card)),
            (Action::Discard, Some(card)) => format!("You threw {}. What was better?", the_card(card)),
            (Action::Keep, None) => "You kept the card. What was better?".to_owned(),
            (Action::Discard, None) => "You threw the card. What was better?".to_owned(),
            (Action::Bid(0), _) => "You bid nil. Find the better bid.".to_owned(),
            (Action::Bid(bid), _) => format!("You bid {bid}. Find the better bid."),
            (Action::BlindNil, _) => "You bid blind nil. What was better?".to_owned(),
            (Action::Draw, _) => "You drew a card. What was better?".to_owned(),
            _ => "You looked at your hand first. What was better?".to_owned(),
        }
    }

    fn key(&self) -> String {
        "find-better".to_owned()
    }
}

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

impl Phrase for Costs {
    fn text(&self) -> String {
        let Costs { choice, drawn, points } = *self;
        let drawn = || drawn.map_or_else(|| "the card".to_owned(), the_card);
        match (choice, points) {
            (Action::Play(card), Some(points)) => {
                format!("The {} costs about {points} points. Take another card.", named(card))
            }
            (Action::Play(card), None) => format!("The {} is no better. Take another card.", named(card)),
            (Action::Bid(0), Some(points)) => format!("Nil costs about {points} points. Make another bid."),
            (Action::Bid(bid), Some(points)) => {
                format!("A bid of {bid} costs about {points} points. Make another bid.")
            }
            (Action::Keep, Some(points)) => format!("Keeping {} costs about {points} points. Try again.", drawn()),
            (Action::Discard, Some(points)) => {
                format!("Throwing {} costs about {points} points. Try again.", drawn())
            }
            (Action::BlindNil, Some(points)) => format!("Blind nil costs about {points} points. Try again."),
            (_, Some(points)) => format!("That costs about {points} points. Try again."),
            (_, None) => "That is no better. Try again.".to_owned(),
        }
    }

    fn key(&self) -> String {
        "costs".to_owned()
    }
}

/// Points of the round in whole numbers.
fn rounded(points: f64) -> u32 {
    points.round().max(1.0) as u32
}

#[cfg(test)]
mod tests;
