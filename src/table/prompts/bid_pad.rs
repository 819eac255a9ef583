//! The bid pad: keys for all numbers or, where they don't fit, two that count up and down.

mod pad;
mod picked;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use spades_rules::{Action, BiddingRule};

use super::{BuildPanel, Panel, backdrop, room};
use crate::input::AnyKey;
use crate::redraw::Redraw;
use crate::session::statistics::Statistics;
use crate::session::{Match, Pace, Purpose, TurnPrompt};
use crate::settings::Settings;
use crate::table::geometry::TableGeometry;
use crate::table::hint::WorthOf;
use crate::table::shown::ShownView;
use crate::text::bidding::Bidding;
use crate::text::number::Tenths;
use crate::text::{Phrase, Words};
use crate::ui::{DisabledReason, Panels, Selected, palette, write};
use pad::Pad;
use picked::{Picked, keys};

/// A key of the pad.
#[derive(Component)]
struct Key(u8);

/// Value of the picked number, shown on the bid button where numbers have no keys of their own.
#[derive(Component)]
struct PickedWorth;

/// Line that says which bids are legal, or why a number isn't.
#[derive(Component)]
struct RuleLine;

/// The button that bids the picked number, and its caption.
#[derive(Component)]
struct BidButton;

#[derive(Component)]
struct BidCaption;

/// The meter of expected tricks.
#[derive(Component)]
enum Meter {
    Number,
    Range,
    Mark,
}

/// Seconds in which the meter of a new pad fills.
const FILL: f32 = 0.4;

/// Seconds since the meter began to fill.
#[derive(Resource)]
struct Filling(f32);

impl Default for Filling {
    fn default() -> Filling {
        Filling(FILL)
    }
}

impl Filling {
    /// Returns the part of its value that the meter shows.
    fn part(&self) -> f64 {
        let part = EasingCurve::new(0.0, 1.0, EaseFunction::CubicOut).sample_clamped(self.0 / FILL);
        f64::from(part)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picked>().init_resource::<Filling>();
    app.add_observer(build);
    app.add_systems(
        Update,
        keys.in_set(crate::table::TableSystems::Input)
            .before(crate::table::intents::act),
    );
    app.add_systems(
        Update,
        ((fill, show).chain(), say_why).in_set(crate::table::TableSystems::Draw),
    );
}

fn build(
    event: On<BuildPanel>,
    mut panels: Panels,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    game: Option<Res<Match>>,
    mut picked: ResMut<Picked>,
    (mut filling, settings): (ResMut<Filling>, Res<Settings>),
) {
    let (Some(view), Some(game)) = (shown_view.0.as_ref().filter(|_| event.panel == Panel::Bid), game) else {
        return;
    };
    // A change of layout keeps the selection.
    if event.fresh {
        // If the rules leave a single bid, it only needs to be confirmed.
        *picked = match view.legal.as_slice() {
            &[Action::Bid(tricks)] => Picked::number(tricks),
            _ => Picked::default(),
        };
        *filling = Filling(if settings.reduced_motion { FILL } else { 0.0 });
    }
    picked.set_changed();
    let (Some(room), Some(layout)) = (room(&geometry), geometry.bid_pad()) else {
        return;
    };
    let facing = geometry.facing().is_some();
    let theme = if facing {
        panels.theme.for_fingers(geometry.viewport().pixel())
    } else {
        panels.theme.enlarged(layout.scale)
    };
    let pad = Pad {
        layout,
        rules: &view.rules,
        game: game.game(),
        // In a lesson, valuing the hand is the exercise; face to face, its value is private.
        estimates: game.purpose() != Purpose::Exercise && !facing,
    };
    panels.spawn((backdrop(Panel::Bid, auto()), Pickable::IGNORE), |ui| {
        ui.nest((room.node, room.turn, Pickable::IGNORE), |ui| {
            ui.themed(&theme, |ui| pad.spawn(ui));
        });
    });
}

/// Fills the meter. A click or a key, which may be a bid, ends it.
fn fill(
    mut filling: ResMut<Filling>,
    view: Res<ShownView>,
    (keys, buttons, touches): (Res<AnyKey>, Res<ButtonInput<MouseButton>>, Res<Touches>),
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    mut redraw: ResMut<Redraw>,
    mut meters: Query<(&Meter, Option<&mut Text>, &mut Node)>,
    added: Query<(), Added<Meter>>,
) {
    let runs = filling.0 < FILL;
    if !runs && added.is_empty() {
        return;
    }
    if runs {
        redraw.for_a_while();
        let pressed = keys.pressed || buttons.get_just_pressed().next().is_some() || touches.any_just_pressed();
        filling.0 = if pressed {
            FILL
        } else {
            filling.0 + pace.seconds(&time, settings.speed_factor())
        };
    }
    let Some(view) = &view.0 else { return };
    let (mean, low, high) = spades_bots::expected_tricks(view);
    let part = filling.part();
    let place = |tricks: f64| percent((tricks * part / 13.0 * 100.0) as f32);
    for (shows, text, mut node) in &mut meters {
        match shows {
            Meter::Number => {
                if let Some(mut text) = text {
                    write(&mut text, &Bidding::Expected(Tenths(mean * part)));
                }
            }
            Meter::Range => {
                node.left = place(low);
                node.width = place(high - low);
            }
            Meter::Mark => node.left = place(mean),
        }
    }
}

/// Explains why a number may not be bid: the one under the pointer, or the one pressed or typed.
fn say_why(
    picked: Res<Picked>,
    shown_view: Res<ShownView>,
    (game, prompt, statistics): (Option<Res<Match>>, Res<TurnPrompt>, Res<Statistics>),
    keys: Query<(&Key, &Hovered, &DisabledReason)>,
    mut lines: Query<(&mut Text, &mut TextColor), With<RuleLine>>,
) {
    let Some(view) = &shown_view.0 else { return };
    let hovered = keys.iter().find(|(_, hovered, _)| hovered.get());
    let refused = || keys.iter().find(|(key, ..)| picked.refused == Some(key.0));
    let why = hovered.or_else(refused).map(|(.., why)| &why.0);
    if lines.is_empty() {
        return;
    }
    let first = statistics.is_empty() && view.round == 1 && prompt.hint && game.is_some_and(|game| game.is_recorded());
    let usual = match Bidding::how(&view.rules) {
        Bidding::How(BiddingRule::Free) if first => Bidding::NotSure,
        rule => rule,
    };
    for (mut text, mut color) in &mut lines {
        let line = why.map_or_else(|| usual.text(), Words::text);
        if text.0 != line {
            text.0 = line;
            color.0 = if why.is_some() { palette::BRASS } else { palette::MUTED };
        }
    }
}

fn show(
    mut commands: Commands,
    picked: Res<Picked>,
    pad_keys: Query<(Entity, &Key, Has<Selected>)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<BidButton>>,
    mut captions: Query<&mut Text, With<BidCaption>>,
    mut worths: Query<&mut WorthOf, With<PickedWorth>>,
) {
    if !picked.is_changed() {
        return;
    }
    for (entity, key, selected) in &pad_keys {
        let on = picked.tricks == Some(key.0);
        if on && !selected {
            commands.entity(entity).insert(Selected);
        } else if !on && selected {
            commands.entity(entity).remove::<Selected>();
        }
    }
    for mut text in &mut captions {
        let caption = picked.tricks.map_or(Bidding::ChooseABid, Bidding::Picked);
        write(&mut text, &caption);
    }
    for (mut worth, tricks) in worths.iter_mut().zip(picked.tricks) {
        worth.0 = Action::Bid(tricks);
    }
    for (entity, disabled) in &buttons {
        if picked.tricks.is_some() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}
