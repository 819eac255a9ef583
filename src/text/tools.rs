//! The round tool buttons beside the hand, and the buttons of the draft.

use super::Phrase;
use crate::say;
use crate::text::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Undoes the last decision.
    Undo,
    /// Shows a hint.
    Hint,
    /// Shows the last trick.
    LastTrick,
    /// Shows the discards.
    Discards,
    CallRenege,
    /// Opens the menu.
    Menu,
}

impl Phrase for Tool {
    fn words(&self) -> Words {
        match self {
            Tool::Undo => say::tools::tool_undo(),
            Tool::Hint => say::tools::tool_hint(),
            Tool::LastTrick => say::tools::tool_last_trick(),
            Tool::Discards => say::tools::tool_discards(),
            Tool::CallRenege => say::tools::tool_call_renege(),
            Tool::Menu => say::tools::tool_menu(),
        }
    }
}

/// Reason why a tool can't be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolOff {
    /// No decision can be taken back.
    Undo,
    /// It isn't the player's turn.
    Hint,
    /// There is no trick to show.
    LastTrick,
    /// The discards are closed, or there are none.
    Discards,
}

impl Phrase for ToolOff {
    fn words(&self) -> Words {
        match self {
            ToolOff::Undo => say::tools::tool_off_undo(),
            ToolOff::Hint => say::tools::tool_off_hint(),
            ToolOff::LastTrick => say::tools::tool_off_last_trick(),
            ToolOff::Discards => say::tools::tool_off_discards(),
        }
    }
}
