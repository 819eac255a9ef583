//! The hint's sentence, its suggestion and its buttons.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_bots::Advice;

use super::Advised;
use crate::table::deed::deed;
use crate::table::geometry::TableGeometry;
use crate::table::intents::acts;
use crate::table::remark::{Room, Shape};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::text::deeds::Deed;
use crate::text::overlays::Hint as Words;
use crate::ui::{ButtonKind, Theme, palette};

/// Marker of the hint panel.
#[derive(Component)]
pub(super) struct HintPanel;

/// Height at which a room fits a sentence of three lines with the buttons below; in lower rooms the text is smaller.
const USUAL: f32 = 138.0;

/// Rebuilds the panel when its text or position has changed.
pub(super) fn build(
    mut commands: Commands,
    advised: Res<Advised>,
    geometry: Res<TableGeometry>,
    theme: Res<Theme>,
    panels: Query<Entity, With<HintPanel>>,
) {
    if !advised.is_changed() && !geometry.is_changed() {
        return;
    }
    for panel in &panels {
        commands.entity(panel).despawn();
    }
    let Some(room) = Room::of(&geometry).filter(|_| advised.shown()) else {
        return;
    };
    let theme = theme.enlarged(match (room.upright, room.shape) {
        (true, _) => 1.25,
        (false, Shape::Below) => (room.height / USUAL).min(1.0),
        (false, _) => 1.0,
    });
    let (shape, narrow, text) = (room.shape, room.is_narrow(), room.sentence(&theme));
    room.spawn(&mut commands, &theme, HintPanel, Area::Hint, |panel| {
        let Some(advice) = advised.advice() else {
            panel.spawn(theme.sans(&Words::Thinking, 15.0, palette::MUTED));
            return;
        };
        sentence(panel, &theme, advice, (advised.numbers, narrow), text);
        buttons(panel, &theme, advice, (advised.numbers, narrow), shape);
    });
}

/// Spawns the suggestion and its reason; in a narrow panel that shows numbers, an explanation of these replaces the reason.
fn sentence(
    panel: &mut ChildSpawnerCommands,
    theme: &Theme,
    advice: &Advice,
    (numbers, narrow): (bool, bool),
    text: impl Bundle,
) {
    panel.spawn(text).with_children(|body| {
        // In a narrow panel the raised card or the button shows the suggestion.
        if !narrow {
            body.spawn(Node {
                column_gap: px(8),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|line| deed(line, theme, &Deed::Option(advice.best), 18.0, palette::DISPLAY));
        }
        let mut line = |words: &dyn Phrase, color: Color| {
            body.spawn((
                theme.sans(words, 14.5, color),
                TextLayout::justify(Justify::Center),
                Node {
                    max_width: percent(100),
                    flex_shrink: 0.0,
                    ..default()
                },
            ));
        };
        if !(numbers && narrow) {
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

fn buttons(
    panel: &mut ChildSpawnerCommands,
    theme: &Theme,
    advice: &Advice,
    (numbers, narrow): (bool, bool),
    shape: Shape,
) {
    let dismiss = observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.dismiss());
    shape.buttons(
        panel,
        theme,
        |row| {
            row.spawn((
                shape.small(theme, ButtonKind::Primary, &Words::Do(advice.best)),
                acts(advice.best),
            ));
        },
        |row| {
            // A single option has nothing to be compared with.
            if advice.options.len() > 1 {
                let caption = match (numbers, narrow) {
                    (false, _) => Words::Numbers,
                    (true, false) => Words::HideNumbers,
                    (true, true) => Words::Why,
                };
                row.spawn((
                    shape.small(theme, ButtonKind::Secondary, &caption),
                    observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.numbers = !advised.numbers),
                ));
            }
        },
        (&Words::Close, dismiss),
    );
}
