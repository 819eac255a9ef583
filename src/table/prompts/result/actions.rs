//! Below the score sheet: the receipt of the deal, and the buttons.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::super::match_end::EndView;
use super::super::stretch::grow;
use crate::session::Match;
use crate::table::intents::acts;
use crate::table::learning::offer;
use crate::table::overlays::Overlay;
use crate::text::course::MatchEnd;
use crate::text::notices::Notice;
use crate::text::result::ResultButton;
use crate::text::round::FairDeal;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Theme, palette};

/// Width of the button to the mistakes between the other buttons, in pixels of the interface.
const MISTAKES: f32 = 290.0;

/// Spawns the commitment to the deal; the whole receipt can be copied and checked by anyone.
pub(super) fn receipt(body: &mut ChildSpawnerCommands, theme: &Theme, commitment: &str, portrait: bool, low: bool) {
    body.spawn(Node {
        width: percent(100),
        min_height: px(if low { 48 } else { 58 }),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(12),
        margin: UiRect::top(px(if low { 2 } else { 10 })),
        ..default()
    })
    .with_children(|line| {
        line.spawn(theme.icon("shield-check", 22.0, palette::GAIN));
        line.spawn((
            theme.sans(&FairDeal::Caption, 15.5, palette::IVORY),
            TextLayout::no_wrap(),
        ));
        if !portrait {
            line.spawn((
                theme.sans(&FairDeal::Checksum(commitment.to_owned()), 15.0, palette::MUTED),
                TextLayout::no_wrap(),
            ));
        }
        line.spawn(Node {
            flex_grow: 1.0,
            ..default()
        });
        line.spawn((
            theme.button(ButtonKind::Bare, Some("copy"), &ResultButton::CopyReceipt, 0.0),
            observe(copy_receipt),
        ));
    });
}

/// Copies the receipt, and reports the result.
fn copy_receipt(_: On<Activate>, game: Res<Match>, mut clipboard: ResMut<Clipboard>, mut toasts: MessageWriter<Toast>) {
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

/// Spawns the buttons. Upright they share the width; elsewhere they are at the right, in one line.
pub(super) fn buttons(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    game: &Match,
    over: bool,
    (portrait, short): (bool, bool),
) {
    body.spawn(Node {
        width: percent(100),
        align_items: AlignItems::Center,
        // At 1280x720 all of them fit into a line.
        column_gap: px(10),
        row_gap: px(12),
        margin: UiRect::top(px(8)),
        // With many of them, or a large interface, the last go on in the next line.
        flex_wrap: FlexWrap::Wrap,
        justify_content: if portrait {
            JustifyContent::FlexStart
        } else {
            JustifyContent::FlexEnd
        },
        ..default()
    })
    .with_children(|line| {
        // Two and two where height is dear.
        if portrait {
            // Large letters take a line of their own.
            let beside = short && theme.line(1.0) < 1.1;
            offer(line, theme, game, beside.then_some(MISTAKES));
            review(line, theme, portrait);
        }
        if over {
            let mut button = line.spawn((
                theme.button(ButtonKind::Ghost, Some("arrow-left"), &MatchEnd::Result, 0.0),
                observe(|_: On<Activate>, mut end: ResMut<EndView>| end.sheet = false),
            ));
            grow(&mut button, portrait);
        } else {
            let mut button = line.spawn((
                theme.button(ButtonKind::Ghost, Some("menu"), &ResultButton::Menu, 0.0),
                observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Menu)),
            ));
            grow(&mut button, portrait);
        }
        if !portrait {
            line.spawn(Node {
                flex_grow: 1.0,
                ..default()
            });
            offer(line, theme, game, Some(MISTAKES));
            review(line, theme, portrait);
        }
        if !over {
            let mut button = line.spawn((
                theme.button(ButtonKind::Primary, Some("arrow-right"), &ResultButton::NextRound, 0.0),
                acts(Action::NextRound),
            ));
            grow(&mut button, portrait);
        }
    });
}

fn review(line: &mut ChildSpawnerCommands, theme: &Theme, portrait: bool) {
    let mut button = line.spawn((
        theme.button(ButtonKind::Secondary, Some("search"), &ResultButton::Review, 0.0),
        observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Review)),
    ));
    grow(&mut button, portrait);
}
