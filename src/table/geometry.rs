//! The layout of the table as a resource, and its places as nodes of the interface.

use bevy::prelude::*;
use spades_layout::{Facing, Fixture, Placement, SeatWidget, TableLayout, TableState, Viewport, turned};

use super::scene::Scene;

/// Layout of the table in this window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Deref)]
pub struct TableGeometry(TableLayout);

/// A node in the area of a fixture.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct FixtureNode(pub Fixture);

/// A node in the place of a widget at a side, turned to the person there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct SeatWidgetNode(pub SeatWidget);

impl TableGeometry {
    /// Returns the geometry of a scene in a window, with people round the screen or not; `watched` in a replay.
    #[must_use]
    pub fn new(viewport: &Viewport, scene: &Scene, facing: Option<Facing>, watched: bool) -> TableGeometry {
        let rules = scene.rules();
        TableGeometry(TableLayout::new(
            viewport,
            &TableState {
                players: usize::from(rules.players),
                sides: rules.side_count(),
                viewer: scene.viewer,
                open: std::array::from_fn(|seat| seat < scene.hands.len() && scene.lies_open(seat)),
                suits: scene.hand_suits(),
                phase: scene.phase,
                out_of_play: scene.out_of_play,
                first: scene.discarded_first(),
                facing,
                watched,
            },
        ))
    }

    /// Makes a node fill an area, in pixels of the interface from the corner of the window.
    pub fn place_node(&self, rect: Rect, node: &mut Node) {
        let rect = self.in_pixels(rect);
        node.position_type = PositionType::Absolute;
        node.left = px(rect.min.x);
        node.top = px(rect.min.y);
        node.width = px(rect.width());
        node.height = px(rect.height());
    }

    /// Places a node at a placement, before it is turned.
    pub fn place_at(&self, placement: &Placement, node: &mut Node) {
        self.place_node(Rect::from_center_size(placement.center, placement.size), node);
    }
}

/// Returns the rotation of a placement's node.
#[must_use]
pub fn turn(placement: &Placement) -> UiTransform {
    UiTransform::from_rotation(turned(placement.quarters))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_fills_its_area() {
        let geometry = TableGeometry::default();
        let mut node = Node::default();
        geometry.place_node(Rect::new(10.0, 20.0, 110.0, 60.0), &mut node);
        assert_eq!(node.position_type, PositionType::Absolute);
        let expected = [10.0, 20.0, 100.0, 40.0].map(|pixels: f32| px(pixels / geometry.scale()));
        assert_eq!([node.left, node.top, node.width, node.height], expected);
    }
}
