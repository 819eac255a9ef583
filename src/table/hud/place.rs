//! Places the widgets around the cards where the table's geometry puts them.

use bevy::prelude::*;
use spades_layout::Fixture;

use crate::table::TableSystems;
use crate::table::geometry::{FixtureNode, TableGeometry};
use crate::ui::node::NodeStyle as _;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, place.in_set(TableSystems::Draw));
}

/// Returns a node that fills a fixture's area and ignores the pointer.
pub(super) fn fixture(fixture: Fixture, node: Node) -> impl Bundle {
    (FixtureNode(fixture), node.clone().absolute(), Pickable::IGNORE)
}

fn place(geometry: Res<TableGeometry>, mut fixtures: Query<(Ref<FixtureNode>, &mut Node)>) {
    for (fixture, mut node) in &mut fixtures {
        if !geometry.is_changed() && !fixture.is_added() {
            continue;
        }
        let mut placed = node.clone();
        let rect = geometry.fixture(**fixture);
        if let Some(rect) = rect {
            geometry.place_node(rect, &mut placed);
        }
        // These disappear where there is no room for them; others control their own visibility.
        if matches!(**fixture, Fixture::Sheet | Fixture::Round) {
            placed.display = if rect.is_some() { Display::Flex } else { Display::None };
        }
        node.set_if_neq(placed);
    }
}
