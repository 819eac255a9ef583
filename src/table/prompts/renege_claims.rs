//! Penalized renege: the tricks are played, and a renege may still be called.

use bevy::prelude::*;
use spades_rules::Action;

use super::{BuildPanel, Panel, backdrop, room};
use crate::session::Match;
use crate::table::geometry::TableGeometry;
use crate::table::intents::acts;
use crate::table::shown::ShownView;
use crate::text::renege_claims::Claims;
use crate::ui::node::{NodeStyle as _, column};
use crate::ui::{ButtonKind, Panels, Ui, palette, panel};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

/// Size of the panel where there is room for it.
const USUAL: Vec2 = Vec2::new(640.0, 340.0);

fn build(
    event: On<BuildPanel>,
    mut panels: Panels,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    game: Option<Res<Match>>,
) {
    let (Some(view), Some(game)) = (shown_view.0.as_ref().filter(|_| event.panel == Panel::Settle), game) else {
        return;
    };
    // Each person at the machine calls for themselves; computer players settle on their own.
    let actions: Vec<Action> = game
        .game()
        .legal_actions()
        .into_iter()
        .filter(|action| match action {
            Action::Call(seat) => game.is_person(usize::from(*seat)),
            _ => view.legal.contains(action),
        })
        .collect();
    let Some(room) = room(&geometry) else {
        return;
    };
    let scale = (room.size / USUAL).min_element().min(1.0);
    let body = panel(
        column()
            .width(px(USUAL.x * scale))
            .padding(UiRect::all(px(34.0 * scale)))
            .row_gap(px(18.0 * scale))
            .align_center(),
    );
    panels.spawn((backdrop(Panel::Settle, auto()), Pickable::IGNORE), |ui| {
        ui.nest((room.node, room.turn, Pickable::IGNORE), |ui| {
            ui.nest(body, |ui| ui.enlarged(scale, |ui| fill(ui, &game, actions)));
        });
    });
}

/// Spawns the question and its answers.
fn fill(ui: &mut Ui, game: &Match, actions: Vec<Action>) {
    ui.spawn(ui.theme.heading(&Claims::AllTricksArePlayed, 36.0));
    ui.sans(&Claims::CallItNow, 17.0, palette::MUTED)
        .insert(TextLayout::justify(Justify::Center));
    let row = Node {
        // Otherwise its lines would be measured for another width.
        width: percent(100),
        column_gap: px(20),
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(12),
        justify_content: JustifyContent::Center,
        ..default()
    };
    ui.nest((row, Pickable::IGNORE), |ui| {
        for action in actions {
            let (kind, icon, caption) = match action {
                Action::Call(seat) if game.hot_seat() => {
                    (ButtonKind::Danger, "flag", Claims::Calls(game.who(usize::from(seat))))
                }
                Action::Call(_) => (ButtonKind::Danger, "flag", Claims::CallARenege),
                _ => (ButtonKind::Primary, "check", Claims::ScoreTheRound),
            };
            ui.push(kind, icon, &caption).insert(acts(action));
        }
    });
}
