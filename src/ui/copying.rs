//! Copying to the clipboard, with a toast that reports the outcome. A browser answers only after a while, and may refuse: there, the page
//! copies (see `web`).

use bevy::prelude::*;

use crate::text::Phrase;
#[cfg(not(target_arch = "wasm32"))]
use crate::text::notices::ClipboardFault;
use crate::ui::toasts::Toast;

/// Copies a text to the clipboard.
#[derive(Message, Clone, Debug)]
pub struct CopyText {
    pub text: String,
    /// Shown once it is in the clipboard.
    pub copied: Toast,
    /// Returns the toast for a failure for this reason. (The page shows the text instead, to be copied by hand.)
    pub failed: fn(String) -> Toast,
}

impl CopyText {
    #[must_use]
    pub fn new(text: String, copied: impl Phrase + Send + Sync + 'static, failed: fn(String) -> Toast) -> CopyText {
        CopyText {
            text,
            copied: Toast::new(copied),
            failed,
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn copy(
    mut asked: MessageReader<CopyText>,
    mut clipboard: ResMut<bevy::clipboard::Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    for CopyText { text, copied, failed } in asked.read() {
        toasts.write(match clipboard.set_text(text.as_str()) {
            Ok(()) => copied.clone(),
            Err(why) => failed(ClipboardFault::from(why).text()),
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyText>();
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        Update,
        copy.run_if(on_message::<CopyText>).before(super::toasts::QueueToasts),
    );
}
