//! Heights of the bar below a table that is reviewed or practised on.

use crate::Device;

/// Heights of a bar below the table, in pixels of the interface.
#[derive(Clone, Copy, Debug)]
pub struct BarHeights {
    /// Below a wide table.
    wide: f32,
    /// Below an upright table.
    upright: f32,
    /// On a phone on its side.
    low: f32,
}

/// The bar of a replay.
pub const REPLAY_BAR: BarHeights = BarHeights {
    wide: 140.0,
    upright: 306.0,
    low: 176.0,
};

/// The bar of an exercise.
pub const EXERCISE_BAR: BarHeights = BarHeights {
    wide: 104.0,
    upright: 236.0,
    low: 146.0,
};

impl BarHeights {
    /// Returns the height on a device, held upright or not.
    #[must_use]
    pub fn on(self, device: Device, upright: bool) -> f32 {
        match device {
            Device::PhoneOnItsSide => self.low,
            _ if upright => self.upright,
            _ => self.wide,
        }
    }
}
