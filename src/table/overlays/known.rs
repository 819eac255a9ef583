//! "What do I know?": lists by suit which cards are still out, in your hand, played or discarded, as far as the viewer could know.

use bevy::prelude::*;
use spades_learn::coach::{Knowledge, SuitKnowledge};
use spades_rules::{Card, CardSet, HandBuilding, Phase, Suit, View};

use super::cards::suit_mark;
use super::{Overlay, sheet};
use crate::session::Match;
use crate::settings::Settings;
use crate::table::shown::ShownView;
use crate::text::captions::Caption;
use crate::text::known::{Known, Ranks};
use crate::ui::{Panels, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Known), build);
    app.add_systems(
        Update,
        fill.after(crate::table::TableSystems::Direct)
            .run_if(in_state(Overlay::Known)),
    );
}

/// Marker of the node for the contents.
#[derive(Component)]
struct KnownCards;

fn build(mut panels: Panels) {
    let width = panels.room.panel_sizes().known;
    sheet(&mut panels, Overlay::Known, width, Some(&Caption::Back), |ui| {
        ui.sheet_heading(&Known::WhatDoIKnow);
        ui.spawn((
            KnownCards,
            Node {
                width: percent(100),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(10),
                ..default()
            },
        ));
    });
}

/// Fills the overlay, and updates it when the knowledge changes.
fn fill(
    mut panels: Panels,
    settings: Res<Settings>,
    shown_view: Res<ShownView>,
    game: Option<Res<Match>>,
    places: Query<(Entity, Ref<KnownCards>)>,
    mut listed: Local<Option<Knowledge>>,
) {
    let (Some(view), Some(game), Ok((place, built))) = (&shown_view.0, game, places.single()) else {
        return;
    };
    if !shown_view.is_changed() && !built.is_added() {
        return;
    }
    let knowledge = Knowledge::new(view);
    if listed.as_ref() == Some(&knowledge) && !built.is_added() {
        return;
    }
    let scale = panels.room.panel_sizes().known_scale;
    panels.refill(place, |ui| {
        ui.enlarged(scale, |ui| {
            ui.sans(&where_they_are(view, &knowledge, &game), 16.0, palette::MUTED)
                .insert(TextLayout::justify(Justify::Center));
            for suit in Suit::ALL.into_iter().rev() {
                row(ui, (suit, &settings), knowledge.suit(suit), &game);
            }
        });
    });
    *listed = Some(knowledge);
}

/// Returns the phrase that says where the cards still out may be.
fn where_they_are(view: &View, knowledge: &Knowledge, game: &Match) -> Known {
    let mut hidden =
        (0..view.hand_counts.len()).filter(|&seat| seat != view.viewer && !(seat == 3 && view.dummy.is_some()));
    match (view.rules.hands, view.phase) {
        _ if knowledge.is_complete => hidden
            .next()
            .map_or(Known::InOtherHands, |seat| Known::AllIn(game.who(seat))),
        (HandBuilding::OpenDraft, Phase::Draft) => Known::InTheStockToo,
        (HandBuilding::ClosedDraft, Phase::Draft) => Known::InTheStockOrThrown,
        (HandBuilding::ClosedDraft, _) => Known::InTheOtherHandOrThrown,
        _ => Known::InOtherHands,
    }
}

/// Spawns a suit's row: its groups of cards beside its symbol.
fn row(ui: &mut Ui, (suit, settings): (Suit, &Settings), known: &SuitKnowledge, game: &Match) {
    let row = Node {
        width: percent(100),
        padding: UiRect::axes(px(14), px(8)),
        column_gap: px(16),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let groups = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(34),
        row_gap: px(6),
        ..default()
    };
    ui.nest((row, BackgroundColor(palette::IVORY.with_alpha(0.02))), |ui| {
        suit_mark(ui, suit, (48.0, 26.0), palette::suit(suit, settings.four_colour));
        ui.nest(groups, |ui| {
            group(ui, &Known::StillOut, known.out, (palette::BRASS, palette::IVORY));
            for (name, cards) in [
                (Known::InYourHand, known.held),
                (Known::JustDrawn, known.drawn),
                (Known::InTheDummy, known.open),
                (Known::Played, known.played),
                (Known::ThrownByYou, known.thrown),
                (Known::ThrownByOthers, known.thrown_by_others),
            ] {
                if !cards.is_empty() {
                    group(ui, &name, cards, (palette::MUTED, palette::MUTED));
                }
            }
            for &seat in &known.without {
                ui.sans(&Known::HasNone(game.who(seat)), 15.0, palette::BRASS)
                    .insert(Node {
                        align_self: AlignSelf::End,
                        ..default()
                    });
            }
        });
    });
}

/// Spawns a group of cards with the same status, its caption and its ranks in these colours.
fn group(ui: &mut Ui, name: &Known, cards: CardSet, (caption, ranks): (Color, Color)) {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let column = Node {
        flex_direction: FlexDirection::Column,
        ..default()
    };
    ui.nest(column, |ui| {
        ui.sans(name, 14.5, caption).insert(TextLayout::no_wrap());
        if cards.is_empty() {
            ui.serif(&Caption::None, 21.0, ranks);
        } else {
            ui.serif(&Ranks(cards), 21.0, ranks);
        }
    });
}
