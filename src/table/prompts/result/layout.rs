//! Measures of the score sheet, by the room for it and the number of sides.

use bevy::prelude::*;

use crate::ui::UiViewport;

/// Beside label and columns.
const MARGINS: f32 = 62.0;

/// The same on a phone: half of it within the panel's padding, half for the bar of what scrolls.
const PHONE_MARGINS: f32 = 80.0;

/// On its side a phone gives the sheet this part of its width, but no more than can be read across, in pixels of the interface.
const MAX_PART: f32 = 0.98;
const MAX_COLUMNS: f32 = 1150.0;

/// Height below which an upright phone has no line to spare for the button to the mistakes, in pixels of the interface.
const SHORT: f32 = 1100.0;

/// Measures of the score sheet, in pixels of the interface.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetLayout {
    /// `true` on a phone, where all lines scroll.
    pub(super) phone: bool,
    /// `true` on a phone on its side, which has width to give, and few lines.
    pub(super) low: bool,
    /// `true` for one column.
    pub(super) portrait: bool,
    /// `true` on a phone with little height.
    pub(super) short: bool,
    /// Width of the captions.
    pub(super) label: f32,
    /// Width of each side's column.
    pub(super) cell: f32,
    /// Width of the panel.
    pub(super) width: f32,
    /// Padding of the panel at the left and right.
    pub(super) beside: f32,
    /// Text size of captions.
    pub(super) text: f32,
}

impl SheetLayout {
    /// Returns the layout for a room and a number of sides.
    pub(super) fn new(room: &UiViewport, portrait: bool, sides: usize) -> SheetLayout {
        let low = room.low();
        let (label, cell) = match (portrait, sides) {
            (true, 2) => (300.0, 220.0),
            (true, _) => (190.0, 145.0),
            (false, 2) => (350.0, 240.0),
            (false, _) => (210.0, 170.0),
        };
        let columns = label + cell * sides as f32;
        let wanted = columns + MARGINS;
        // In a narrow window the columns move together; on a phone they take all of it, but for the bar that tells how far it is scrolled.
        let narrow = (room.size.x * 0.96 / wanted).min(1.0);
        let (label, cell, width, beside) = if room.phone {
            let columns = if low {
                (room.size.x * MAX_PART - PHONE_MARGINS).min(MAX_COLUMNS)
            } else {
                columns.min(room.size.x - PHONE_MARGINS)
            };
            let label = columns * if sides > 2 { 0.3 } else { 0.4 };
            let cell = (columns - label) / sides as f32;
            (label, cell, columns + PHONE_MARGINS, PHONE_MARGINS / 4.0)
        } else {
            (label * narrow, cell * narrow, wanted * narrow, 30.0 * narrow)
        };
        SheetLayout {
            phone: room.phone,
            low,
            portrait,
            short: room.phone && room.size.y < SHORT,
            label,
            cell,
            width,
            beside,
            text: room.panel_sizes().sheet,
        }
    }

    /// Returns the distance from the upper edge of the window, after a round or at the end of the match.
    pub(super) fn top(&self, over: bool) -> Val {
        match (self.phone, self.portrait) {
            (true, _) => px(8),
            // Below the plates.
            (false, true) => vh(24),
            // The end of a match is lower than the sheet of a round, and stands in the middle.
            (false, false) if over => auto(),
            (false, false) => percent(5),
        }
    }

    /// Returns the node of the panel.
    pub(super) fn panel_node(&self) -> Node {
        let above = match (self.low, self.phone) {
            (true, _) => 12,
            (_, true) => 18,
            _ => 26,
        };
        Node {
            width: px(self.width),
            max_width: percent(if self.low { 100.0 * MAX_PART } else { 96.0 }),
            max_height: percent(100),
            padding: UiRect::axes(px(self.beside), px(above)),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        }
    }

    /// Returns the height of the columns' headings.
    pub(super) fn heading_height(&self) -> f32 {
        match (self.low, self.phone, self.portrait) {
            (true, ..) => 58.0,
            (false, true, _) => 0.0,
            (false, false, true) => 120.0,
            (false, false, false) => 92.0,
        }
    }

    /// Returns the height of a line.
    pub(super) fn line_height(&self) -> f32 {
        match (self.low, self.portrait) {
            (true, _) => 38.0,
            (false, true) => 50.0,
            (false, false) => 40.0,
        }
    }
}
