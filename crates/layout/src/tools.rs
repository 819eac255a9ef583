//! Measures of the tools, in pixels of the interface.

use crate::{Device, Table};

/// Arrangement of the tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolFlow {
    /// In a row, from the left.
    Row,
    /// In a row, from the right, so that the first tool is at a right thumb.
    FromRight,
    /// In a row at the right.
    AtRight,
    /// Above each other, at the lower edge.
    Column,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ToolShape {
    /// A round picture with this diameter, above a caption.
    Captioned(f32),
    /// A round picture alone, as large as a finger needs.
    Picture,
    /// A pill with a picture and a caption.
    Pill {
        /// Padding at either side.
        padding: f32,
        /// `true` for pictures above captions in equally wide pills with captions that shrink.
        stacked: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ToolMeasures {
    /// Arrangement.
    pub flow: ToolFlow,
    /// Gap between tools.
    pub gap: f32,
    pub shape: ToolShape,
    /// `true` if the tool that calls a renege is apart, for lack of room.
    pub calls_apart: bool,
    /// `true` if the menu is right below a round's result, which has it among its buttons.
    pub below_result: bool,
}

/// Beside the hand.
const BESIDE: ToolMeasures = ToolMeasures {
    flow: ToolFlow::AtRight,
    gap: 2.0,
    shape: ToolShape::Captioned(52.0),
    calls_apart: true,
    below_result: false,
};

/// Below an upright table.
const BELOW: ToolMeasures = ToolMeasures {
    flow: ToolFlow::Row,
    gap: 16.0,
    shape: ToolShape::Pill {
        padding: 10.0,
        stacked: false,
    },
    calls_apart: false,
    below_result: false,
};

/// On an upright phone, for a right thumb and for a left one.
const PHONE: ToolMeasures = ToolMeasures {
    flow: ToolFlow::FromRight,
    ..PHONE_LEFT_HANDED
};
const PHONE_LEFT_HANDED: ToolMeasures = ToolMeasures {
    flow: ToolFlow::Row,
    gap: 8.0,
    shape: ToolShape::Pill {
        padding: 2.0,
        stacked: true,
    },
    calls_apart: false,
    below_result: true,
};

/// On a phone on its side.
const AT_THUMB: ToolMeasures = ToolMeasures {
    flow: ToolFlow::Column,
    gap: 6.0,
    shape: ToolShape::Picture,
    calls_apart: true,
    below_result: false,
};

impl Table {
    #[must_use]
    pub fn tool_measures(&self) -> &'static ToolMeasures {
        match self.viewport.device {
            Device::PhoneOnItsSide => &AT_THUMB,
            Device::PhoneUpright if self.left_handed() => &PHONE_LEFT_HANDED,
            Device::PhoneUpright => &PHONE,
            Device::Desk | Device::Tablet if self.viewport.portrait => &BELOW,
            Device::Desk | Device::Tablet => &BESIDE,
        }
    }
}
