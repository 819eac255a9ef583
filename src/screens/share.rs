//! Sharing of texts and links: by a phone's share sheet, or else by the clipboard.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::text::notices::Notice;
use crate::ui::CopyText;
use crate::ui::toasts::Toast;

/// `true` on a device with a share sheet, which sends texts to other programs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareSheet(pub bool);

/// Address of the game's page, for links. On the desktop it comes from the build variable `SPADES_PAGE`; without that, there are only
/// codes.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct GamePage(pub Option<String>);

impl Default for GamePage {
    fn default() -> GamePage {
        GamePage(address())
    }
}

fn address() -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    {
        let location = web_sys::window()?.location();
        Some(location.origin().ok()? + &location.pathname().ok()?)
    }
    #[cfg(not(target_arch = "wasm32"))]
    option_env!("SPADES_PAGE").map(str::to_owned)
}

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

/// The text to copy if the share sheet fails.
#[derive(Resource, Default)]
struct Instead(Option<CopyText>);

/// Everything needed to share texts and links.
#[derive(SystemParam)]
pub(super) struct Sharing<'w> {
    sheet: Res<'w, ShareSheet>,
    page: Res<'w, GamePage>,
    copies: MessageWriter<'w, CopyText>,
    ask: MessageWriter<'w, AskShare>,
    instead: ResMut<'w, Instead>,
    pub(super) toasts: MessageWriter<'w, Toast>,
}

impl Sharing<'_> {
    /// Returns whether the device has a share sheet.
    pub(super) fn sheet(&self) -> ShareSheet {
        *self.sheet
    }

    /// Returns the address of the game's page.
    pub(super) fn page(&self) -> &GamePage {
        &self.page
    }

    /// Opens the share sheet, or copies a text where there is none.
    pub(super) fn give(&mut self, share: AskShare, copied: CopyText) {
        if self.sheet.0 {
            self.ask.write(share);
            self.instead.0 = Some(copied);
        } else {
            self.copy(copied);
        }
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
        let instead = sharing.instead.0.take();
        sharing.copy(instead.unwrap_or_else(|| copy(text.clone(), Notice::DealLinkCopied)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShareSheet>()
        .init_resource::<GamePage>()
        .init_resource::<Instead>()
        .add_message::<AskShare>()
        .add_message::<NotShared>()
        .add_systems(Update, copy_instead);
}
