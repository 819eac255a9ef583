//! Small buttons for optional actions: a blind nil before you see your hand, and the remaining tricks once they are proven yours.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::Fixture;
use spades_rules::{Action, View};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::session::{ClaimState, Match, RemainingTricks, TurnPrompt};
use crate::table::intents::acts;
use crate::text::keys::Tip;
use crate::text::tools::Draft;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, Tooltip};

/// An offer, shown while it can be taken.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Offer {
    BlindNil,
    TheRest,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>, game: Res<Match>) {
    commands.entity(event.root).with_children(|root| {
        if let Some(points) = game.setup().rules.blind_nil {
            let button = (
                theme.button(ButtonKind::Secondary, Some("sparkles"), &Draft::BlindNil(points), 0.0),
                acts(Action::BlindNil),
                Tooltip::new(Tip(Intent::BlindNil)),
            );
            offer(root, Offer::BlindNil, event.measures.offer_in_middle, button);
        }
        let button = (
            theme.button(ButtonKind::Secondary, None, &Draft::TakeTheRest, 0.0),
            observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                intents.write(Intent::TakeTheRest);
            }),
        );
        offer(root, Offer::TheRest, event.measures.offer_in_middle, button);
    });
}

fn offer(root: &mut ChildSpawnerCommands, what: Offer, in_middle: bool, button: impl Bundle) {
    let place = Node {
        justify_content: if in_middle {
            JustifyContent::Center
        } else {
            JustifyContent::FlexStart
        },
        align_items: AlignItems::Center,
        ..default()
    };
    // It is the main choice of the moment: Tab reaches it first. The scope is not on the fixture: Bevy walks a nested scope twice.
    let scope = FocusScope::new(Layer::Table).order(-3).without_arrows();
    root.spawn((what, fixture(Fixture::Offer, place), Visibility::Hidden))
        .with_children(|fixture| {
            fixture
                .spawn((scope, Node::default(), Pickable::IGNORE))
                .with_child(button);
        });
}

fn show(prompt: Res<TurnPrompt>, settled: Res<RemainingTricks>, mut offers: Query<(&Offer, &mut Visibility)>) {
    for (what, mut visibility) in &mut offers {
        let on = match what {
            Offer::BlindNil => prompt.allows(Action::BlindNil),
            Offer::TheRest => {
                let taken = |view: &View| matches!(settled.of(view.round), ClaimState::Taken | ClaimState::Conceded);
                prompt.rest.is_some() && !prompt.view.as_ref().is_some_and(taken)
            }
        };
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    }
}
