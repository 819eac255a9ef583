//! What is asked once more before it is done.

use super::Phrase;
use super::names::about;
use crate::session::Who;

/// What stands on the question whether the match is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concede {
    /// What it is called.
    ConcedeTheMatch,
    /// What comes of it.
    ItCountsAsLost,
    /// It is given up.
    Concede,
    /// It is not.
    PlayOn,
}

impl Phrase for Concede {
    fn text(&self) -> String {
        match self {
            Concede::ConcedeTheMatch => "Concede the match?",
            Concede::ItCountsAsLost => "It counts as lost, and is not kept.",
            Concede::Concede => "Concede",
            Concede::PlayOn => "Play on",
        }
        .to_owned()
    }
}

/// What stands on the question whether the round is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConcedeRound {
    /// What it is called.
    ConcedeTheRound,
    /// What comes of it.
    YourCardsPlayThemselves,
    /// It is given up.
    Concede,
    /// It is not.
    PlayOn,
}

impl Phrase for ConcedeRound {
    fn text(&self) -> String {
        match self {
            ConcedeRound::ConcedeTheRound => "Concede the round?",
            ConcedeRound::YourCardsPlayThemselves => {
                "Your cards play themselves, the lowest first, and the round is scored as it ends."
            }
            ConcedeRound::Concede => "Concede",
            ConcedeRound::PlayOn => "Play on",
        }
        .to_owned()
    }
}

/// What stands on the question whether a decision is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// What it is called.
    TakeBack,
    /// It is taken back.
    WeAllAgree,
    /// It is not.
    LeaveIt,
}

impl Phrase for TakeBack {
    fn text(&self) -> String {
        match self {
            TakeBack::TakeBack => "Take it back?",
            TakeBack::WeAllAgree => "We all agree",
            TakeBack::LeaveIt => "Leave it",
        }
        .to_owned()
    }
}

/// Who takes a decision back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakesBack(pub Who);

impl Phrase for TakesBack {
    fn text(&self) -> String {
        about(
            &self.0,
            "You take your last decision back if all of you agree.",
            |name| format!("{name} takes the last decision back if all of you agree."),
        )
    }
}

/// What stands on the question whether a blind nil is bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindNil {
    /// What it is called.
    BidIt,
    /// What comes of it, in points.
    ForSoMany(i32),
    /// It is bid.
    BidBlindNil,
    /// It is not.
    NotNow,
}

impl Phrase for BlindNil {
    fn text(&self) -> String {
        match self {
            BlindNil::BidIt => "Bid a blind nil?".to_owned(),
            BlindNil::ForSoMany(points) => {
                format!(
                    "No trick for you in this round, whatever your cards: {points} points if it holds, and as many lost if not."
                )
            }
            BlindNil::BidBlindNil => "Bid blind nil".to_owned(),
            BlindNil::NotNow => "Not now".to_owned(),
        }
    }
}
