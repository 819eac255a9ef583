//! Captions of the piles: stock, discards, taken tricks, and the size of the hand being built.

use bevy::prelude::*;
use spades_layout::{CaptionMeasures, Fixture, HandCaption};
use spades_rules::{HandBuilding, Phase};

use super::place::fixture;
use super::{BuildHud, Showing};
use crate::say;
use crate::session::{Match, Who};
use crate::table::geometry::TableGeometry;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::Blank;
use crate::text::Words;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{Fit, Panels, Ui, palette, write};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Caption {
    Stock,
    Discards,
    HandSize,
    /// The tricks taken by the viewer, or by the opponent if `false`.
    Pile(bool),
}

impl Caption {
    const fn fixture(self) -> Fixture {
        match self {
            Caption::Stock => Fixture::StockCaption,
            Caption::Discards => Fixture::DiscardsCaption,
            Caption::HandSize => Fixture::HandCaption,
            Caption::Pile(mine) => Fixture::PileCaption(mine),
        }
    }
}

#[derive(Component)]
struct CaptionLine {
    of: Caption,
    detail: bool,
}

/// Outline where taken tricks will be placed; `true` for the viewer's.
#[derive(Component)]
struct EmptyPile(bool);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(
        Update,
        (show.in_set(Showing), fill).in_set(crate::table::TableSystems::Draw),
    );
}

/// Returns the layout of a caption's lines.
fn lines(caption: Caption, measures: CaptionMeasures) -> Node {
    match caption {
        // Two lines don't fit.
        Caption::Discards if measures.discards_in_line => flex()
            .align_items(AlignItems::Baseline)
            .justify_center()
            .column_gap(px(12)),
        _ => column()
            .align_items(
                if caption == Caption::HandSize && measures.hand == HandCaption::AtLeft {
                    AlignItems::FlexStart
                } else {
                    AlignItems::Center
                },
            )
            .row_gap(px(3)),
    }
}

fn build(event: On<BuildHud>, mut panels: Panels) {
    if event.hands != 2 {
        return;
    }
    let measures = event.measures.captions;
    let (big, small) = event.text.caption;
    panels.fill(event.root, |ui| {
        for of in [Caption::Stock, Caption::Discards, Caption::HandSize] {
            let [title, detail] = [false, true].map(|detail| CaptionLine { of, detail });
            ui.nest((fixture(of.fixture(), lines(of, measures)), of), |ui| {
                if of == Caption::HandSize && measures.hand == HandCaption::TwoLines {
                    hand_in_two_lines(ui, small, [title, detail]);
                } else if of == Caption::HandSize {
                    ui.sans(&Blank, small, palette::BRASS)
                        .insert((detail, TextLayout::no_wrap()));
                } else {
                    ui.serif(&Blank, big, palette::IVORY)
                        .insert((title, TextLayout::no_wrap()));
                    let largest = if measures.usual_letters { 1.0 } else { f32::INFINITY };
                    ui.themed(&ui.theme.letters_up_to(largest), |ui| {
                        ui.sans(&Blank, small, palette::MUTED)
                            .insert((detail, TextLayout::no_wrap()));
                    });
                }
            });
        }
        for mine in [true, false] {
            let of = Caption::Pile(mine);
            ui.nest((fixture(of.fixture(), Node::default()), of), |ui| {
                ui.sans(&Blank, event.text.pile, palette::MUTED)
                    .insert((CaptionLine { of, detail: true }, TextLayout::no_wrap()));
            });
            let outline = flex()
                .border(UiRect::all(px(1.2)))
                .border_radius(BorderRadius::all(px(4)));
            ui.spawn((
                fixture(Fixture::Pile(mine), outline),
                BorderColor::all(palette::BRASS.with_alpha(0.25)),
                EmptyPile(mine),
            ));
        }
    });
}

/// Spawns two lines, since beside the drawn card an upright phone has no room for one: whose hand it is, in letters that fit, and its
/// size.
fn hand_in_two_lines(ui: &mut Ui, size: f32, [title, detail]: [CaptionLine; 2]) {
    let width = column().width(percent(100)).align_center().overflow(Overflow::clip());
    ui.nest((width, Pickable::IGNORE), |ui| {
        ui.sans(&Blank, size, palette::BRASS)
            .insert((title, TextLayout::no_wrap(), Fit::default()));
    });
    ui.sans(&Blank, size, palette::MUTED)
        .insert((detail, TextLayout::no_wrap()));
}

/// Shows each caption while there is something to label.
fn show(
    shown_scene: Res<ShownScene>,
    geometry: Res<TableGeometry>,
    mut captions: Query<(&Caption, &mut Visibility)>,
    mut piles: Query<(&EmptyPile, &mut Visibility), Without<Caption>>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    let playing = matches!(scene.phase, Phase::Play | Phase::Claims);
    let show = |visibility: &mut Mut<Visibility>, on: bool| {
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
    };
    for (caption, mut visibility) in &mut captions {
        let on = match caption {
            // On a phone the prompt at the end covers the tricks.
            Caption::Pile(_) => playing && !(geometry.on_phone() && scene.phase == Phase::Claims),
            _ => scene.phase == Phase::Draft,
        };
        show(&mut visibility, on);
    }
    for (&EmptyPile(mine), mut visibility) in &mut piles {
        let seat = if mine {
            scene.viewer
        } else {
            (scene.viewer + 1) % scene.hands.len()
        };
        show(&mut visibility, playing && scene.won[seat].is_empty());
    }
}

fn fill(
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    game: Option<Res<Match>>,
    geometry: Res<TableGeometry>,
    mut lines: Query<(&CaptionLine, &mut Text)>,
    added: Query<(), Added<CaptionLine>>,
) {
    let (Some(scene), Some(view), Some(game)) = (&shown_scene.0, &shown_view.0, game) else {
        return;
    };
    if !shown_scene.is_changed() && !shown_view.is_changed() && !game.is_changed() && added.is_empty() {
        return;
    }
    let rival = (scene.viewer + 1) % scene.hands.len();
    let open = view.rules.hands == HandBuilding::OpenDraft;
    let measures = geometry.hud_measures().captions;
    // With several people, the viewer is the one building it.
    let builder = if game.hot_seat() && game.is_playable() {
        Who::You(String::new())
    } else {
        game.who(scene.viewer)
    };
    for (line, mut text) in &mut lines {
        let wanted = match (line.of, line.detail) {
            (Caption::Stock, false) => say::piles::pile_stock(),
            (Caption::Stock, true) => say::piles::pile_cards_left(scene.stock.len()),
            (Caption::Discards, false) => say::piles::pile_discards(),
            (Caption::Discards, true) => say::piles::pile_discarded(scene.discards.len(), open),
            (Caption::HandSize, false) => say::piles::pile_hand_of(builder.clone()),
            (Caption::HandSize, true) if measures.hand == HandCaption::TwoLines => {
                say::piles::pile_of_thirteen(scene.hands[scene.viewer].len())
            }
            (Caption::HandSize, true) => say::piles::pile_hand(builder.clone(), scene.hands[scene.viewer].len()),
            (Caption::Pile(mine), _) => match (game.who(if mine { scene.viewer } else { rival }), measures.short_piles)
            {
                (of, false) => say::piles::pile_tricks(of),
                (of @ (Who::Named(_) | Who::Stock(_)), true) if game.hot_seat() => Words::alone(of),
                (_, true) if mine => say::piles::pile_yours(),
                (_, true) => say::piles::pile_theirs(),
            },
        };
        write(&mut text, &wanted);
    }
}
