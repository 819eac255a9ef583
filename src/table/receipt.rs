//! The receipt of a fair deal, copied from the result and from its own page.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::session::Match;
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// Copies the receipt of the match on the table, and reports the result.
pub(crate) fn copy_receipt(
    _: On<Activate>,
    game: Res<Match>,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(text) = game
        .game()
        .receipt()
        .and_then(|receipt| serde_json::to_string(&receipt).ok())
    else {
        return;
    };
    toasts.write(Toast::new(match clipboard.set_text(text) {
        Ok(()) => Notice::ReceiptCopied,
        Err(why) => Notice::ReceiptNotCopied { why: why.to_string() },
    }));
}
