//! Small buttons for optional actions: a blind nil before you see your hand, and the remaining tricks once they are proven yours.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_layout::Fixture;
use spades_rules::{Action, View};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::say;
use crate::session::{ClaimState, Match, RemainingTricks, TurnPrompt};
use crate::table::intents::acts;
use crate::text::keys::Tip;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, Tooltip, Ui};

/// An offer, shown while it can be taken.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Offer {
    BlindNil,
    /// A blind bid, or a blind nil beside it.
    BlindBid,
    TheRest,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, show.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut panels: Panels, game: Res<Match>) {
    panels.fill(event.root, |ui| {
        let in_middle = event.measures.offer_in_middle;
        if let Some(points) = game.setup().rules.blind_nil {
            offer(ui, Offer::BlindNil, in_middle, |ui| {
                ui.push(ButtonKind::Secondary, "sparkles", &say::tools::draft_blind_nil(points))
                    .insert((acts(Action::BlindNil), Tooltip::new(Tip(Intent::BlindNil))));
            });
        }
        if let Some(min) = game.setup().rules.blind_bid {
            offer(ui, Offer::BlindBid, in_middle, |ui| {
                ui.push(ButtonKind::Secondary, "sparkles", &say::tools::draft_blind_bid())
                    .insert((acts(Action::BlindBid(min)), Tooltip::new(Tip(Intent::BlindNil))));
            });
        }
        offer(ui, Offer::TheRest, in_middle, |ui| {
            ui.spawn(
                ui.theme
                    .button(ButtonKind::Secondary, None, &say::tools::draft_take_the_rest(), 0.0),
            )
            .observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                intents.write(Intent::TakeTheRest);
            });
        });
    });
}

fn offer(ui: &mut Ui, what: Offer, in_middle: bool, button: impl FnOnce(&mut Ui)) {
    // A button wider than its place reaches out of it at the end alone: at the start may be the edge of the window.
    let middle = Node {
        margin: UiRect::horizontal(if in_middle { auto() } else { px(0) }),
        ..default()
    };
    // It is the main choice of the moment: Tab reaches it first. The scope is not on the fixture: Bevy walks a nested scope twice.
    let scope = FocusScope::new(Layer::Table).order(-3).without_arrows();
    ui.nest(
        (what, fixture(Fixture::Offer, flex().align_center()), Visibility::Hidden),
        |ui| {
            ui.nest((scope, middle, Pickable::IGNORE), button);
        },
    );
}

fn show(prompt: Res<TurnPrompt>, settled: Res<RemainingTricks>, mut offers: Query<(&Offer, &mut Visibility)>) {
    for (what, mut visibility) in &mut offers {
        let on = match what {
            Offer::BlindNil => prompt.allows(Action::BlindNil) && prompt.blind_bids().next().is_none(),
            Offer::BlindBid => prompt.blind_bids().next().is_some(),
            Offer::TheRest => {
                let taken = |view: &View| matches!(settled.of(view.round), ClaimState::Taken | ClaimState::Conceded);
                prompt.rest.is_some() && !prompt.view.as_ref().is_some_and(taken)
            }
        };
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    }
}
