//! Sharing of texts and links: by a phone's share sheet, or else by the clipboard.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::text::notices::Notice;
use crate::ui::CopyText;
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
    ask: MessageWriter<'w, AskShare>,
    copies: MessageWriter<'w, CopyText>,
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
    pub(super) fn copy(&mut self, copy: CopyText) {
        self.copies.write(copy);
    }
}

/// Returns the request to copy a code or a link.
pub(super) fn copy(text: String, copied: Notice) -> CopyText {
    CopyText::new(text, copied, |why| Toast::new(Notice::DealCodeNotCopied { why }))
}

fn copy_instead(mut failed: MessageReader<NotShared>, mut sharing: Sharing) {
    for NotShared(text) in failed.read() {
        sharing.copy(copy(text.clone(), Notice::DealLinkCopied));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShareSheet>()
        .add_message::<AskShare>()
        .add_message::<NotShared>()
        .add_systems(Update, copy_instead);
}
