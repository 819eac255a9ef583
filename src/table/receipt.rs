//! Results that a player copies: the receipt of a fair deal, from the result and from its own page, and the deals of a match.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::session::Match;
use crate::text::notices::Notice;
use crate::ui::CopyText;
use crate::ui::toasts::Toast;

/// Shares the match that has ended on the table.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ShareMatch;

/// Copies the receipt of the match on the table.
pub(crate) fn copy_receipt(_: On<Activate>, game: Res<Match>, mut copies: MessageWriter<CopyText>) {
    let Some(text) = game
        .game()
        .receipt()
        .and_then(|receipt| serde_json::to_string(&receipt).ok())
    else {
        return;
    };
    copies.write(CopyText::new(text, Notice::ReceiptCopied, |why| {
        Toast::new(Notice::ReceiptNotCopied { why })
    }));
}
