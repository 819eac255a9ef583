//! Dealt games with blind nil: look at the hand, or bid blind.

use bevy::prelude::*;
use spades_rules::Action;

use super::{BuildPanel, Panel, backdrop};
use crate::table::director::Director;
use crate::table::intents::acts;
use crate::text::bidding::Bidding;
use crate::ui::{ButtonKind, Theme, palette, panel};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

fn build(event: On<BuildPanel>, mut commands: Commands, theme: Res<Theme>, director: Res<Director>) {
    let Some(view) = director.view.as_ref().filter(|_| event.panel == Panel::Look) else {
        return;
    };
    let top = if event.portrait { percent(28) } else { percent(24) };
    let blind = view.rules.blind_nil.unwrap_or(0);
    commands
        .spawn((backdrop(Panel::Look, top, 0.0), Pickable::IGNORE))
        .with_children(|root| {
            root.spawn(panel(Node {
                width: px(if event.portrait { 800.0 } else { 640.0 }),
                padding: UiRect::all(px(34)),
                row_gap: px(18),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            }))
            .with_children(|body| {
                body.spawn(theme.heading(&Bidding::YourBid, 36.0));
                body.spawn((
                    theme.sans(&Bidding::LookOrBlindNil(blind), 17.0, palette::MUTED),
                    TextLayout::justify(Justify::Center),
                ));
                body.spawn((
                    Node {
                        column_gap: px(20),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    row.spawn((
                        theme.button(ButtonKind::Primary, Some("eye"), &Bidding::LookAtMyHand, 0.0),
                        acts(Action::Look),
                    ));
                    row.spawn((
                        theme.button(ButtonKind::Danger, Some("sparkles"), &Bidding::BlindNil, 0.0),
                        acts(Action::BlindNil),
                    ));
                });
            });
        });
}
