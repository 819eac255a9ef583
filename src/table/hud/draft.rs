//! The buttons of the draft, keep and discard; and the small ones that offer what nobody need take: a blind nil before a hand is
//! seen, and the rest of the tricks when it is proven.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, Phase};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::session::{Match, TakingTheRest, Turn, TurnPrompt};
use crate::table::director::Director;
use crate::table::geometry::Fixture;
use crate::table::hint::worth_of;
use crate::table::intents::acts;
use crate::text::keys::Tip;
use crate::text::tools::Draft;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, Tooltip, palette};

/// Buttons that are shown at their turn.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Group {
    Choose,
    BlindNil,
    TakeTheRest,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>, game: Res<Match>) {
    commands.entity(event.root).with_children(|root| {
        if event.hands == 2 {
            choice(root, &theme, event.portrait);
        }
        if let Some(points) = game.setup().rules.blind_nil {
            let button = (
                theme.button(ButtonKind::Secondary, Some("sparkles"), &Draft::BlindNil(points), 0.0),
                acts(Action::BlindNil),
            );
            let tip = Tooltip::new(Tip(Intent::BlindNil));
            offer(root, Group::BlindNil, event.portrait, (button, tip));
        }
        let button = theme.button(ButtonKind::Secondary, None, &Draft::TakeTheRest, 0.0);
        let take = observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
            intents.write(Intent::TakeTheRest);
        });
        offer(root, Group::TakeTheRest, event.portrait, (button, take));
    });
}

/// Keep or discard.
fn choice(root: &mut ChildSpawnerCommands, theme: &Theme, portrait: bool) {
    let width = if portrait { 230.0 } else { 176.0 };
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(14),
        ..default()
    };
    root.spawn((
        Group::Choose,
        fixture(Fixture::DraftButtons, column),
        Visibility::Hidden,
    ))
    .with_children(|column| {
        column
            .spawn((
                // Not on the group: Bevy walks a scope twice that is the child of another.
                FocusScope::new(Layer::Table).order(-1),
                Node {
                    column_gap: px(24),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                row.spawn((
                    theme.button(ButtonKind::Primary, Some("check"), &Draft::Keep, width),
                    acts(Action::Keep),
                    Tooltip::new(Tip(Intent::Keep)),
                ))
                .with_child(worth_of(theme, Action::Keep));
                row.spawn((
                    theme.button(ButtonKind::Danger, Some("x"), &Draft::Discard, width),
                    acts(Action::Discard),
                    Tooltip::new(Tip(Intent::Discard)),
                ))
                .with_child(worth_of(theme, Action::Discard));
            });
        let size = if portrait { 18.5 } else { 15.5 };
        column.spawn((
            theme.sans(&Draft::KeepOrDiscard, size, palette::MUTED),
            TextLayout::justify(Justify::Center),
            Node {
                max_width: percent(92),
                ..default()
            },
        ));
    });
}

/// Nobody is asked: whoever wants it takes it.
fn offer(root: &mut ChildSpawnerCommands, group: Group, portrait: bool, button: impl Bundle) {
    let place = Node {
        justify_content: if portrait {
            JustifyContent::Center
        } else {
            JustifyContent::FlexStart
        },
        align_items: AlignItems::Center,
        ..default()
    };
    root.spawn((group, fixture(Fixture::Offer, place), Visibility::Hidden))
        .with_child(button);
}

fn show(
    director: Res<Director>,
    prompt: Res<TurnPrompt>,
    taking: Res<TakingTheRest>,
    mut groups: Query<(&Group, &mut Visibility)>,
) {
    let Some(view) = &director.view else { return };
    for (group, mut visibility) in &mut groups {
        let on = match group {
            Group::Choose => view.phase == Phase::Draft && prompt.turn == Turn::Choose,
            Group::BlindNil => prompt.allows(Action::BlindNil),
            Group::TakeTheRest => prompt.rest.is_some() && *taking == TakingTheRest::default(),
        };
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    }
}
