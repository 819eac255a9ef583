//! The layout of a table in a window.

use std::ops::Deref;

use crate::desk::{self, DeskLayout};
use crate::phone::{self, OnItsSide, PhoneLayout, Upright};
use crate::{Device, FacingLayout, Layout, Table, TableState, Viewport};

/// The layout for a device, and for the way people sit at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TableLayout {
    /// On a desk or a tablet.
    Desk(DeskLayout),
    /// On a phone held upright.
    Phone(PhoneLayout<Upright>),
    PhoneOnItsSide(PhoneLayout<OnItsSide>),
    /// People sit round the screen.
    Facing(FacingLayout),
}

impl Default for TableLayout {
    fn default() -> TableLayout {
        TableLayout::from(Table::default())
    }
}

impl TableLayout {
    /// Returns the layout of a table in a window.
    #[must_use]
    pub fn new(viewport: &Viewport, state: &TableState) -> TableLayout {
        TableLayout::from(Table::new(viewport, state))
    }

    /// Returns the layout for people round the screen, if they sit there.
    #[must_use]
    pub fn face_to_face(&self) -> Option<&FacingLayout> {
        match self {
            TableLayout::Facing(layout) => Some(layout),
            TableLayout::Desk(_) | TableLayout::Phone(_) | TableLayout::PhoneOnItsSide(_) => None,
        }
    }
}

impl From<Table> for TableLayout {
    fn from(table: Table) -> TableLayout {
        if table.facing().is_some() {
            return TableLayout::Facing(FacingLayout::new(table));
        }
        match table.viewport.device {
            Device::PhoneUpright => TableLayout::Phone(PhoneLayout::new(table)),
            Device::PhoneOnItsSide => TableLayout::PhoneOnItsSide(PhoneLayout::new(table)),
            Device::Desk | Device::Tablet => TableLayout::Desk(DeskLayout::new(table)),
        }
    }
}

impl Deref for TableLayout {
    type Target = dyn Layout;

    fn deref(&self) -> &(dyn Layout + 'static) {
        match self {
            TableLayout::Desk(layout) => layout,
            TableLayout::Phone(layout) => layout,
            TableLayout::PhoneOnItsSide(layout) => layout,
            TableLayout::Facing(layout) => layout,
        }
    }
}

/// Returns the height of the largest cards on the table, in units.
#[must_use]
pub fn tallest_card(viewport: &Viewport) -> f32 {
    if viewport.device.is_phone() {
        return phone::LARGEST_DRAWN;
    }
    desk::DRAWN_HEIGHT.max(desk::duel_height(viewport.upright()))
}
