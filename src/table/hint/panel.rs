//! The hint's sentence, its suggestion and its buttons.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_bots::Advice;
use spades_layout::{RemarkRoom, RemarkShape};

use super::Advised;
use crate::table::deed::deed;
use crate::table::geometry::TableGeometry;
use crate::table::intents::acts;
use crate::table::remark::{buttons, remark, sentence, small, title};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::text::deeds::ActionText;
use crate::text::overlays::Hint as Words;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, Ui, clear, palette};

#[derive(Component)]
pub(super) struct HintPanel;

/// Rebuilds the panel when its text or position has changed.
pub(super) fn build(
    mut panels: Panels,
    advised: Res<Advised>,
    geometry: Res<TableGeometry>,
    old: Query<Entity, With<HintPanel>>,
) {
    if !advised.is_changed() && !geometry.is_changed() {
        return;
    }
    clear(&mut panels.commands, &old);
    let Some(room) = geometry.remark_room().filter(|_| advised.shown()) else {
        return;
    };
    let scaled = (&room, room.hint_scale);
    remark(&mut panels, &geometry, scaled, (HintPanel, Area::Hint), |ui| {
        let Some(advice) = advised.advice() else {
            ui.sans(&Words::Thinking, 15.0, palette::MUTED);
            return;
        };
        words(ui, &room, advice, advised.numbers);
        choices(ui, &room, advice, advised.numbers);
    });
}

/// Spawns the suggestion and its reason; in a narrow panel that shows numbers, an explanation of these replaces the reason.
fn words(ui: &mut Ui, room: &RemarkRoom, advice: &Advice, numbers: bool) {
    // In a narrow panel the raised card or the button shows the suggestion.
    let titled = !room.is_narrow();
    let suggestion = |ui: &mut Ui| {
        title(ui, room, |ui| {
            deed(ui, &ActionText::Option(advice.best), 18.0, palette::DISPLAY)
        });
    };
    let above = titled && room.shape != RemarkShape::Across;
    if above {
        suggestion(ui);
    }
    sentence(ui, room, above, |ui| {
        if titled && !above {
            suggestion(ui);
        }
        let mut line = |words: &dyn Phrase, color: Color| {
            ui.sans(words, 14.5, color).insert((
                TextLayout::justify(Justify::Center),
                flex().max_width(percent(100)).rigid(),
            ));
        };
        if !(numbers && room.fits_one_sentence()) {
            line(&advice.reason, palette::IVORY);
        }
        if numbers {
            line(
                &advice.sampled.map_or(Words::ChanceToWin, Words::ChanceOverDeals),
                palette::MUTED,
            );
        }
    });
}

fn choices(ui: &mut Ui, room: &RemarkRoom, advice: &Advice, numbers: bool) {
    let dismiss = observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.dismiss());
    buttons(
        ui,
        room,
        |ui| {
            small(ui, room.shape, ButtonKind::Primary, &Words::Do(advice.best)).insert(acts(advice.best));
        },
        |ui| {
            // A single option has nothing to be compared with.
            if advice.options.len() > 1 {
                let caption = match (numbers, room.fits_one_sentence()) {
                    (false, _) => Words::Numbers,
                    (true, false) => Words::HideNumbers,
                    (true, true) => Words::Why,
                };
                small(ui, room.shape, ButtonKind::Secondary, &caption)
                    .observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.numbers = !advised.numbers);
            }
        },
        (&Words::Close, dismiss),
    );
}
