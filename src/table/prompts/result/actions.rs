//! Below the score sheet: the receipt of the deal, and the buttons.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::Action;

use super::super::match_end::{EndView, opens_review};
use super::super::sheet_layout::SheetLayout;
use super::super::stretch::grow;
use crate::say;
use crate::session::Match;
use crate::table::intents::acts;
use crate::table::learning::offer;
use crate::table::overlays::Overlay;
use crate::table::receipt::copy_receipt;
use crate::text::round::FairDeal;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, HiddenFromScreenReader, Ui, palette};

/// Room that is kept for the button to the mistakes between the other buttons, in pixels of the interface.
const MISTAKES: f32 = 270.0;

/// Spawns the commitment to the deal; the whole receipt can be copied and checked by anyone.
pub(super) fn receipt(ui: &mut Ui, commitment: &str, layout: &SheetLayout) {
    let (height, above) = layout.receipt;
    let line = flex()
        .width(percent(100))
        .min_height(px(height))
        .rigid()
        .align_center()
        .column_gap(px(12))
        .margin(UiRect::top(px(above)));
    ui.nest(line, |ui| {
        ui.icon("shield-check", 22.0, palette::GAIN);
        ui.sans(&FairDeal::Caption, 15.5, palette::IVORY)
            .insert(TextLayout::no_wrap());
        if layout.checksum {
            ui.sans(&FairDeal::Checksum(commitment.to_owned()), 15.0, palette::MUTED)
                .insert(TextLayout::no_wrap());
        }
        ui.spring();
        ui.push(ButtonKind::Bare, "copy", &say::result::button_copy_receipt())
            .observe(copy_receipt);
    });
}

/// Spawns the buttons. Upright they share the width; elsewhere they are at the right, in one line.
pub(super) fn buttons(ui: &mut Ui, game: &Match, over: bool, layout: &SheetLayout) {
    let stretches = layout.stretches;
    let line = Node {
        width: percent(100),
        align_items: AlignItems::Center,
        // At 1280x720 all of them fit into a line, in every language.
        column_gap: px(8),
        row_gap: px(12),
        margin: UiRect::top(px(8)),
        // With many of them, or a large interface, the last go on in the next line.
        flex_wrap: FlexWrap::Wrap,
        justify_content: if stretches {
            JustifyContent::FlexStart
        } else {
            JustifyContent::FlexEnd
        },
        ..default()
    };
    // Large letters take a line of their own.
    let short = ui.room.size.y < layout.spare_line && ui.theme.line(1.0) < 1.1;
    ui.nest(line, |ui| {
        // Two per row where height is scarce.
        if stretches {
            offer(ui, game, short.then_some(MISTAKES));
            let review = ui.push(ButtonKind::Secondary, "search", &say::result::button_review());
            grow(&mut opens_review(review), stretches);
        }
        let mut way_back = if over {
            let mut button = ui.push(ButtonKind::Ghost, "arrow-left", &say::course::match_end_result());
            button.observe(|_: On<Activate>, mut end: ResMut<EndView>| end.sheet = false);
            button
        } else {
            let mut button = ui.push(ButtonKind::Ghost, "menu", &say::result::button_menu());
            button.observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Menu));
            button
        };
        grow(&mut way_back, stretches);
        if !stretches {
            ui.spring();
            offer(ui, game, Some(MISTAKES));
            opens_review(ui.push(ButtonKind::Secondary, "search", &say::result::button_review()));
        }
        if !over {
            let mut next = ui.push(ButtonKind::Primary, "arrow-right", &say::result::button_next_round());
            grow(
                next.insert((acts(Action::NextRound), HiddenFromScreenReader)),
                stretches,
            );
        }
    });
}
