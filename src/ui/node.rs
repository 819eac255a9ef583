//! A vocabulary for nodes: `column().row_gap(px(18)).padding(UiRect::all(px(12))).grow()`.

use bevy::prelude::*;

/// Returns a node whose children stand side by side.
pub(crate) fn flex() -> Node {
    Node::default()
}

/// Returns a node whose children stand one below the other.
pub(crate) fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

/// Declares a method for each field, which returns the node with another value.
macro_rules! fields {
    ($($field:ident: $type:ty,)*) => {
        /// A node with one field changed, for chains.
        pub(crate) trait NodeStyle: Sized {
            /// Applies a change.
            #[must_use]
            fn with(self, change: impl FnOnce(&mut Node)) -> Self;

            $(
                #[must_use]
                fn $field(self, value: $type) -> Self {
                    self.with(|node| node.$field = value)
                }
            )*

            /// Takes the space that is left.
            #[must_use]
            fn grow(self) -> Self {
                self.flex_grow(1.0)
            }

            /// Keeps its size where there is too little room.
            #[must_use]
            fn rigid(self) -> Self {
                self.flex_shrink(0.0)
            }

            /// Is placed by its edges, not by its neighbors.
            #[must_use]
            fn absolute(self) -> Self {
                self.position_type(PositionType::Absolute)
            }

            /// Continues on further lines.
            #[must_use]
            fn wrap(self) -> Self {
                self.flex_wrap(FlexWrap::Wrap)
            }

            /// Centers its children across its direction.
            #[must_use]
            fn align_center(self) -> Self {
                self.align_items(AlignItems::Center)
            }

            /// Centers its children along its direction.
            #[must_use]
            fn justify_center(self) -> Self {
                self.justify_content(JustifyContent::Center)
            }
        }
    };
}

fields! {
    width: Val,
    height: Val,
    min_width: Val,
    min_height: Val,
    max_width: Val,
    max_height: Val,
    row_gap: Val,
    column_gap: Val,
    padding: UiRect,
    margin: UiRect,
    border: UiRect,
    border_radius: BorderRadius,
    left: Val,
    right: Val,
    top: Val,
    bottom: Val,
    display: Display,
    overflow: Overflow,
    position_type: PositionType,
    flex_direction: FlexDirection,
    flex_wrap: FlexWrap,
    flex_grow: f32,
    flex_shrink: f32,
    flex_basis: Val,
    align_items: AlignItems,
    align_self: AlignSelf,
    align_content: AlignContent,
    justify_content: JustifyContent,
    grid_template_columns: Vec<RepeatedGridTrack>,
    grid_column: GridPlacement,
}

impl NodeStyle for Node {
    fn with(mut self, change: impl FnOnce(&mut Node)) -> Node {
        change(&mut self);
        self
    }
}
