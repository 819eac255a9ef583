//! Hides widgets that something else covers. On a phone, these are the viewer's plate, the caption of the round and others below a hint or a
//! coach remark; above a bar there is no room for the tools. The opaque sheet of a result would cut plates and scores in half.
//! Information shown right above the hand takes the place of the pill.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades_layout::Fixture;

use super::{Showing, WithPlate};
use crate::redraw::Redraw;
use crate::table::TableSystems;
use crate::table::card_info::InfoPopover;
use crate::table::coach::Coaching;
use crate::table::geometry::{FixtureNode, TableGeometry};
use crate::table::hint::Advised;
use crate::table::prompts::ResultSheet;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Runs after the systems that show them.
        (hide_under_panels.after(Showing), wake).in_set(TableSystems::Draw),
    );
}

type Laid = (&'static ComputedNode, &'static UiGlobalTransform);

/// Returns the area of a node, in pixels of the window.
fn area((node, at): (&ComputedNode, &UiGlobalTransform)) -> Rect {
    Rect::from_center_size(at.translation, node.size())
}

fn hide_under_panels(
    geometry: Res<TableGeometry>,
    advised: Res<Advised>,
    coaching: Res<Coaching>,
    popover: Res<InfoPopover>,
    sheets: Query<(Laid, &InheritedVisibility), With<ResultSheet>>,
    mut fixtures: Query<(&FixtureNode, Laid, &mut Visibility), Without<WithPlate>>,
    mut marks: Query<(&WithPlate, &mut Visibility)>,
) {
    let room = geometry.fixture(Fixture::Hint).unwrap_or_default();
    let covers = |rect: Rect| !rect.intersect(room).is_empty();
    let said = geometry.on_phone() && (advised.shown() || coaching.speaks());
    let sheets: Vec<Rect> = sheets
        .iter()
        .filter(|(_, seen)| seen.get())
        .map(|(laid, _)| area(laid))
        .collect();
    let mut plates = [false; 4];
    for (&FixtureNode(fixture), laid, mut visibility) in &mut fixtures {
        let is_cut = || sheets.iter().any(|sheet| !sheet.intersect(area(laid)).is_empty());
        let covered = match fixture {
            Fixture::TurnPill => popover.is_above_hand(),
            Fixture::Plate(0) | Fixture::Round | Fixture::Tools => {
                geometry.fixture(fixture).is_none_or(|rect| said && covers(rect)) || is_cut()
            }
            Fixture::Plate(_) | Fixture::Sheet => is_cut(),
            Fixture::HandCaption | Fixture::Badge if said && geometry.fixture(fixture).is_some_and(covers) => true,
            _ => continue,
        };
        if let Fixture::Plate(relative) = fixture {
            plates[relative] = covered;
        }
        hide(&mut visibility, covered);
    }
    for (&WithPlate(relative), mut visibility) in &mut marks {
        hide(&mut visibility, plates[relative]);
    }
}

fn hide(visibility: &mut Mut<Visibility>, hidden: bool) {
    visibility.set_if_neq(if hidden {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    });
}

/// Draws another frame once the sheet of a result is laid out.
fn wake(sheets: Query<(), Added<ResultSheet>>, mut redraw: ResMut<Redraw>) {
    if !sheets.is_empty() {
        redraw.for_a_while();
    }
}
