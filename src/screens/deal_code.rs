//! The code of a match's deals goes to the clipboard.

use bevy::clipboard::Clipboard;
use spades_archive::code::DealCode;

use crate::text::notices::Notice;

/// Copies a code; what came of it.
pub(super) fn copy(code: &DealCode, clipboard: &mut Clipboard) -> Notice {
    match clipboard.set_text(code.to_string()) {
        Ok(()) => Notice::DealCodeCopied,
        Err(why) => Notice::DealCodeNotCopied { why: why.to_string() },
    }
}
