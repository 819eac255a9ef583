//! Layout of the score sheet, by the room for it and the number of sides.

use bevy::prelude::*;
use spades_layout::ScoreSheetSizes;

use crate::ui::UiViewport;
use crate::ui::node::{NodeStyle as _, column};

/// Layout of the score sheet, in pixels of the interface.
#[derive(Clone, Copy, Debug, Deref)]
pub(super) struct SheetLayout {
    #[deref]
    sizes: &'static ScoreSheetSizes,
    /// Width of the captions.
    pub(super) label: f32,
    /// Width of each side's column.
    pub(super) cell: f32,
    /// Width of the panel.
    pub(super) width: f32,
    /// Padding of the panel at the left and right.
    pub(super) beside: f32,
}

impl SheetLayout {
    pub(super) fn new(room: &UiViewport, sides: usize) -> SheetLayout {
        let sizes = &room.panel_sizes().sheet;
        let (label, cell) = sizes.columns[usize::from(sides > 2)];
        // Buttons need the width of two columns.
        let of_two = sizes.columns[0].0 + 2.0 * sizes.columns[0].1;
        let columns = sizes.all_columns.unwrap_or((label + cell * sides as f32).max(of_two));
        if sizes.scrolls {
            let columns = columns.min(room.size.x * sizes.share - sizes.margins);
            let label = columns * if sides > 2 { 0.3 } else { 0.4 };
            return SheetLayout {
                sizes,
                label,
                cell: (columns - label) / sides as f32,
                width: columns + sizes.margins,
                beside: sizes.margins / 4.0,
            };
        }
        // In a narrow window the columns move together.
        let wanted = columns + sizes.margins;
        let narrow = (room.size.x * sizes.share / wanted).min(1.0);
        SheetLayout {
            sizes,
            label: label * narrow,
            cell: (columns - label) / sides as f32 * narrow,
            width: wanted * narrow,
            beside: 30.0 * narrow,
        }
    }

    /// Returns the distance from the upper edge of the window, after a round or at the end of the match.
    pub(super) fn top(&self, over: bool) -> Val {
        match (self.scrolls, self.below_plates) {
            (true, _) => px(8),
            (false, true) => vh(24),
            // The end of a match is lower than the sheet of a round, and stands in the middle.
            (false, false) if over => auto(),
            (false, false) => percent(5),
        }
    }

    pub(super) fn panel_node(&self) -> Node {
        column()
            .width(px(self.width))
            .max_width(percent(100.0 * self.share))
            .max_height(percent(100))
            .padding(UiRect::axes(px(self.beside), px(self.padding)))
            .align_center()
    }
}
