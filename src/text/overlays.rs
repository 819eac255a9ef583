//! What can be laid over the table or stand beside it: menu, discards, last trick, hint, review.

use spades_rules::Action;

use super::Phrase;
use super::names::about;
use crate::session::Who;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// What it is called.
    Menu,
    /// Closes it.
    BackToTheTable,
    /// Opens the discards.
    LookThroughTheDiscards,
    /// The same rules and players from the beginning.
    RestartTheMatch,
    /// Gives up the round.
    ConcedeTheRound,
    /// Gives up the match.
    ConcedeTheMatch,
    /// Leaves the table.
    LeaveToTheTitle,
    /// What becomes of the match when one leaves.
    TheMatchIsKept,
}

impl Phrase for Menu {
    fn text(&self) -> String {
        match self {
            Menu::Menu => "Menu",
            Menu::BackToTheTable => "Back to the table",
            Menu::LookThroughTheDiscards => "Look through the discards",
            Menu::RestartTheMatch => "Restart match",
            Menu::ConcedeTheRound => "Concede the round",
            Menu::ConcedeTheMatch => "Concede the match",
            Menu::LeaveToTheTitle => "Leave to the title",
            Menu::TheMatchIsKept => "The match is kept: Continue takes it up again.",
        }
        .to_owned()
    }
}

/// What is told of the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discarded {
    /// What they are called.
    Discards,
    /// All of them are seen.
    Open(usize),
    /// Only one's own are seen.
    Closed {
        /// So many.
        own: usize,
        /// So many are not.
        others: usize,
    },
}

impl Phrase for Discarded {
    fn text(&self) -> String {
        match *self {
            Discarded::Discards => "Discards".to_owned(),
            Discarded::Open(1) => "1 card, out of play".to_owned(),
            Discarded::Open(count) => format!("{count} cards, out of play"),
            Discarded::Closed { own: 1, others: 1 } => "The card that you threw away; 1 other is closed".to_owned(),
            Discarded::Closed { own: 1, others } => format!("The card that you threw away; {others} others are closed"),
            Discarded::Closed { own, others: 1 } => format!("The {own} that you threw away; 1 other is closed"),
            Discarded::Closed { own, others } => format!("The {own} that you threw away; {others} others are closed"),
        }
    }
}

/// What is told of the last trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTrick {
    /// What it is called.
    LastTrick,
    /// This card won.
    TookTheTrick,
    /// This card was led.
    Led,
}

impl Phrase for LastTrick {
    fn text(&self) -> String {
        match self {
            LastTrick::LastTrick => "Last trick",
            LastTrick::TookTheTrick => "Took the trick",
            LastTrick::Led => "Led",
        }
        .to_owned()
    }
}

/// What stands on the hint beside the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It is not there yet.
    Thinking,
    /// Does what it advises.
    Do(Action),
    /// Shows what every choice is worth.
    Numbers,
    /// Hides it.
    HideNumbers,
    /// Shows the reason again, where the numbers have taken its place.
    Why,
    /// Takes it away.
    Close,
    /// What the numbers are, worked out exactly.
    ChanceToWin,
    /// What the numbers are, worked out for so many deals.
    ChanceOverDeals(u32),
}

impl Phrase for Hint {
    fn text(&self) -> String {
        match self {
            Hint::Thinking => "Thinking …".to_owned(),
            Hint::Do(action) => do_it(*action),
            Hint::Numbers => "Numbers".to_owned(),
            Hint::Why => "Why".to_owned(),
            Hint::HideNumbers => "Hide numbers".to_owned(),
            Hint::Close => "Close the hint".to_owned(),
            Hint::ChanceToWin => "Numbers show your chance of winning the match.".to_owned(),
            Hint::ChanceOverDeals(1) => "Numbers show your chance of winning the match, from 1 sample deal.".to_owned(),
            Hint::ChanceOverDeals(deals) => {
                format!("Numbers show your chance of winning the match, from {deals} sample deals.")
            }
        }
    }

    fn key(&self) -> String {
        match self {
            // Whatever it is.
            Hint::Do(_) => "follow-the-hint".to_owned(),
            other => super::kebab(&format!("{other:?}")),
        }
    }
}

/// To do what is advised.
fn do_it(action: Action) -> String {
    match action {
        Action::BlindNil => "Bid blind nil".to_owned(),
        Action::Look => "Look at it".to_owned(),
        Action::Draw => "Draw".to_owned(),
        Action::Keep => "Keep it".to_owned(),
        Action::Discard => "Discard it".to_owned(),
        Action::Bid(0) => "Bid nil".to_owned(),
        Action::Bid(tricks) => format!("Bid {tricks}"),
        Action::Play(_) => "Play it".to_owned(),
        Action::Call(_) => "Call it".to_owned(),
        Action::Settle => "Score it".to_owned(),
        Action::NextRound => "Go on".to_owned(),
    }
}

/// What stands on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Why it is made.
    WhateverIsPlayed,
    /// It is granted.
    Grant,
    /// It is played out.
    PlayOn,
}

impl Phrase for Claim {
    fn text(&self) -> String {
        match self {
            Claim::WhateverIsPlayed => "These cards take every trick, whatever is played.",
            Claim::Grant => "Grant it",
            Claim::PlayOn => "Play it out",
        }
        .to_owned()
    }
}

/// Who claims the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claims(pub Who);

impl Phrase for Claims {
    fn text(&self) -> String {
        about(&self.0, "You claim the rest.", |name| {
            format!("{name} claims the rest.")
        })
    }
}

/// What stands on the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// What it is called.
    OfRound(u16),
    /// It is not there yet.
    GoingThroughTheRound,
    /// What the number under a name is.
    Accuracy,
    /// The decision that turned the match.
    TheTurningPoint,
    /// All decisions were right.
    NothingWasGivenAway,
    /// The worst decisions.
    WhatCostMost,
}

impl Phrase for Review {
    fn text(&self) -> String {
        match self {
            Review::OfRound(round) => return format!("Review of round {round}"),
            Review::GoingThroughTheRound => "Going through the round …",
            Review::Accuracy => "accuracy",
            Review::TheTurningPoint => "The turning point",
            Review::NothingWasGivenAway => "Nothing was given away: every decision was as good as any.",
            Review::WhatCostMost => "What cost most",
        }
        .to_owned()
    }
}
