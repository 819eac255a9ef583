//! The round buttons beside the hand, and the buttons of the draft.

use super::Phrase;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes back the last decision.
    Undo,
    /// What would be best.
    Hint,
    /// The last trick once more.
    LastTrick,
    /// The discards.
    Discards,
    /// Calls a renege.
    CallRenege,
    /// The menu.
    Menu,
}

impl Phrase for Tool {
    fn text(&self) -> String {
        match self {
            Tool::Undo => "Undo",
            Tool::Hint => "Hint",
            Tool::LastTrick => "Last trick",
            Tool::Discards => "Discards",
            Tool::CallRenege => "Call renege",
            Tool::Menu => "Menu",
        }
        .to_owned()
    }
}

/// What stands over the hand while it is built, before it is seen, and when the rest of it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draft {
    /// Keeps the drawn card.
    Keep,
    /// Discards it.
    Discard,
    /// What comes of both.
    KeepOrDiscard,
    /// Declares a blind nil for so many points.
    BlindNil(i32),
    /// Takes the rest of the tricks, which is proven.
    TakeTheRest,
}

impl Phrase for Draft {
    fn text(&self) -> String {
        match self {
            Draft::Keep => "Keep".to_owned(),
            Draft::Discard => "Discard".to_owned(),
            Draft::KeepOrDiscard => {
                "Keep it, and the next card is discarded. Discard it, and you keep the next card.".to_owned()
            }
            Draft::TakeTheRest => "Take the rest".to_owned(),
            Draft::BlindNil(points) => format!("Blind nil ±{points}"),
        }
    }
}
