//! The bid pad: keys for all numbers or, where they don't fit, two that count up and down.

mod pad;
mod picked;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use spades_rules::Action;

use super::{BuildPanel, Panel, backdrop, room};
use crate::session::Match;
use crate::table::geometry::TableGeometry;
use crate::table::hint::WorthOf;
use crate::table::mode::TableMode;
use crate::table::shown::ShownView;
use crate::text::bidding::Bidding;
use crate::text::number::Tenths;
use crate::text::{Phrase, Words};
use crate::ui::{DisabledReason, Panels, Says, Selected, palette};
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picked>();
    app.add_observer(build);
    app.add_systems(
        Update,
        keys.in_set(crate::table::TableSystems::Input)
            .before(crate::table::intents::act),
    );
    app.add_systems(Update, (show, say_why).in_set(crate::table::TableSystems::Draw));
}

fn build(
    event: On<BuildPanel>,
    mut panels: Panels,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    (mode, game): (Res<State<TableMode>>, Option<Res<Match>>),
    mut picked: ResMut<Picked>,
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
        estimates: *mode.get() != TableMode::Exercise && !facing,
    };
    panels.spawn((backdrop(Panel::Bid, auto()), Pickable::IGNORE), |ui| {
        ui.nest((room.node, room.turn, Pickable::IGNORE), |ui| {
            ui.themed(&theme, |ui| pad.spawn(ui));
        });
    });
}

/// Explains why a number may not be bid: the one under the pointer, or the one pressed or typed.
fn say_why(
    picked: Res<Picked>,
    shown_view: Res<ShownView>,
    keys: Query<(&Key, &Hovered, &DisabledReason)>,
    mut lines: Query<(&mut Text, &mut TextColor), With<RuleLine>>,
) {
    let Some(view) = &shown_view.0 else { return };
    let hovered = keys.iter().find(|(_, hovered, _)| hovered.get());
    let refused = || keys.iter().find(|(key, ..)| picked.refused == Some(key.0));
    let why = hovered.or_else(refused).map(|(.., why)| &why.0);
    for (mut text, mut color) in &mut lines {
        let line = why.map_or_else(|| Bidding::How(view.rules.bidding).text(), Words::text);
        if text.0 != line {
            text.0 = line;
            color.0 = if why.is_some() { palette::BRASS } else { palette::MUTED };
        }
    }
}

fn show(
    mut commands: Commands,
    picked: Res<Picked>,
    shown_view: Res<ShownView>,
    pad_keys: Query<(Entity, &Key, Has<Selected>)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<BidButton>>,
    mut captions: Query<(&mut Text, &mut Says), With<BidCaption>>,
    mut worths: Query<&mut WorthOf, With<PickedWorth>>,
    mut meters: Query<(&Meter, Option<(&mut Text, &mut Says)>, &mut Node), Without<BidCaption>>,
    added: Query<(), Added<Meter>>,
) {
    if !added.is_empty()
        && let Some(view) = &shown_view.0
    {
        let (mean, low, high) = spades_bots::expected_tricks(view);
        for (part, text, mut node) in &mut meters {
            match part {
                Meter::Number => {
                    if let Some((mut text, mut says)) = text {
                        says.write(&mut text, &Bidding::Expected(Tenths(mean)));
                    }
                }
                Meter::Range => {
                    node.left = percent((low / 13.0 * 100.0) as f32);
                    node.width = percent(((high - low) / 13.0 * 100.0) as f32);
                }
                Meter::Mark => node.left = percent((mean / 13.0 * 100.0) as f32),
            }
        }
    }
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
    for (mut text, mut says) in &mut captions {
        let caption = picked.tricks.map_or(Bidding::ChooseABid, Bidding::Picked);
        says.write(&mut text, &caption);
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
