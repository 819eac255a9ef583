//! Sharing of texts and links: by a phone's share sheet, or else by the clipboard.

use bevy::clipboard::Clipboard;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// `true` on a device with a share sheet, which sends texts to other programs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareSheet(pub bool);

/// Opens the device's share sheet.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct AskShare {
    /// Text of one line.
    pub text: String,
    /// Address of the subject, if it has one.
    pub link: Option<String>,
}

/// The share sheet failed: its text is copied to the clipboard instead.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct NotShared(pub String);

/// Everything needed to share texts and links.
#[derive(SystemParam)]
pub(super) struct Sharing<'w> {
    sheet: Res<'w, ShareSheet>,
    clipboard: ResMut<'w, Clipboard>,
    ask: MessageWriter<'w, AskShare>,
    pub(super) toasts: MessageWriter<'w, Toast>,
}

impl Sharing<'_> {
    /// Returns `true` on a device with a share sheet.
    pub(super) fn has_sheet(&self) -> bool {
        self.sheet.0
    }

    /// Opens the share sheet.
    pub(super) fn ask(&mut self, share: AskShare) {
        self.ask.write(share);
    }

    /// Copies a text to the clipboard.
    ///
    /// # Errors
    /// If the clipboard cannot be used, with the reason.
    pub(super) fn put_on_clipboard(&mut self, text: String) -> Result<(), String> {
        self.clipboard.set_text(text).map_err(|why| why.to_string())
    }

    /// Copies a text to the clipboard, and shows a toast with the outcome.
    pub(super) fn copy(&mut self, text: String, copied: Notice) {
        let notice = copy(&mut self.clipboard, text, copied);
        self.toasts.write(Toast::new(notice));
    }
}

/// Copies a code or a link; returns the outcome.
pub(super) fn copy(clipboard: &mut Clipboard, text: String, copied: Notice) -> Notice {
    match clipboard.set_text(text) {
        Ok(()) => copied,
        Err(why) => Notice::DealCodeNotCopied { why: why.to_string() },
    }
}

fn copy_instead(mut failed: MessageReader<NotShared>, mut sharing: Sharing) {
    for NotShared(text) in failed.read() {
        sharing.copy(text.clone(), Notice::DealLinkCopied);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShareSheet>()
        .add_message::<AskShare>()
        .add_message::<NotShared>()
        .add_systems(Update, copy_instead);
}
