//! Hides what a hint or a coach remark covers on a phone: the viewer's plate, the caption of the round and other widgets. Above a bar there is
//! no room for the tools. Information shown right above the hand takes the place of the pill.

use bevy::prelude::*;
use spades_layout::Fixture;

use super::Showing;
use crate::table::TableSystems;
use crate::table::card_info::InfoPopover;
use crate::table::coach::Coaching;
use crate::table::geometry::{FixtureNode, TableGeometry};
use crate::table::hint::Advised;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Runs after the systems that show them.
        give_way.in_set(TableSystems::Draw).after(Showing),
    );
}

fn give_way(
    geometry: Res<TableGeometry>,
    advised: Res<Advised>,
    coaching: Res<Coaching>,
    popover: Res<InfoPopover>,
    mut fixtures: Query<(&FixtureNode, &mut Visibility)>,
) {
    let room = geometry.fixture(Fixture::Hint).unwrap_or_default();
    let covers = |rect: Rect| !rect.intersect(room).is_empty();
    let said = geometry.on_phone() && (advised.shown() || coaching.speaks());
    for (&FixtureNode(fixture), mut visibility) in &mut fixtures {
        let covered = match fixture {
            Fixture::TurnPill => popover.is_above_hand(),
            Fixture::Plate(0) | Fixture::Round | Fixture::Tools => {
                geometry.fixture(fixture).is_none_or(|rect| said && covers(rect))
            }
            Fixture::HandCaption | Fixture::Badge if said && geometry.fixture(fixture).is_some_and(covers) => true,
            _ => continue,
        };
        visibility.set_if_neq(if covered {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}
