//! Text pasted from the clipboard; in a browser reading it takes a while.

use bevy::clipboard::{Clipboard, ClipboardRead};

use crate::redraw::Redraw;
use crate::text::notices::ClipboardFault;

/// A text that is being read from the clipboard.
#[derive(Default)]
pub(super) struct Pasting(Option<ClipboardRead>);

impl Pasting {
    /// Starts to read.
    pub(super) fn begin(&mut self, clipboard: &mut Clipboard) {
        self.0 = Some(clipboard.fetch_text());
    }

    /// Returns the text, or the reason why there is none, once.
    pub(super) fn poll(&mut self, redraw: &mut Redraw) -> Option<Result<String, String>> {
        let Some(read) = self.0.as_mut()?.poll_result() else {
            redraw.for_a_while();
            return None;
        };
        self.0 = None;
        Some(read.map_err(|why| ClipboardFault::from(why).text()))
    }
}
