//! Kinds of devices, and the interface size that each can show.

use bevy_math::Vec2;

/// Maximum of [`Preferences::interface`].
pub const LARGEST_INTERFACE: f32 = 200.0;

/// The player's preferences that the layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preferences {
    /// Scale of the interface: 0 is 80 %, 50 is 110 %, 100 is 140 %, 200 is 200 %; 33 is 100 %.
    pub interface: f32,
    /// On a phone, puts the tools for the thumb on the left.
    pub left_handed: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            interface: USUAL_INTERFACE,
            left_handed: false,
        }
    }
}

impl Preferences {
    /// Returns the scale of the interface, 0.8 to 2.
    #[must_use]
    pub fn interface_scale(&self) -> f32 {
        let scale = 0.8 + 0.6 * self.interface.clamp(0.0, LARGEST_INTERFACE) / 100.0;
        if (scale - 1.0).abs() < 0.01 { 1.0 } else { scale }
    }
}

/// Kind of device, judged by its real size: in logical pixels, which are CSS pixels on the web and points on the desktop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Device {
    /// At least 1280 × 720, or the same upright: everything has the size given by the art guide and the player's setting.
    #[default]
    Desk,
    /// Smaller than that, and used by touch, so that nothing is smaller than [`MIN_TEXT`] and [`MIN_TARGET`].
    Tablet,
    /// Taller than wide: a phone, or a tablet held like one.
    PhoneUpright,
    /// Too low for a tablet.
    PhoneOnItsSide,
}

/// Minimum text size, in logical pixels.
pub const MIN_TEXT: f32 = 12.0;

/// Minimum width and height of a touch target, in logical pixels.
pub const MIN_TARGET: f32 = 44.0;

/// Shorter and longer side of the smallest tablet.
pub(crate) const TABLET: Vec2 = Vec2::new(600.0, 900.0);

/// Shorter and longer side of the smallest desk.
const DESK: Vec2 = Vec2::new(720.0, 1280.0);

/// Minimum number of logical pixels per UI pixel: in one column with its large text, and in several.
const MIN_SCALE: (f32, f32) = (0.6, 12.0 / 14.0);

/// Minimum shorter side of a phone, in UI pixels.
const NARROWEST: f32 = 533.0;

/// Minimum longer side of a phone, in UI pixels.
const LOWEST: f32 = 1000.0;

/// The size of the interface that is 100 %, as the preferences have it.
pub(crate) const USUAL_INTERFACE: f32 = 33.0;

/// The largest interface that the arrangement by real units bears.
pub(crate) const LARGEST_AS_ARRANGED: f32 = 1.4;

/// The largest text on a phone, as a factor, and on an upright one at least [`WIDE_PHONE`] wide. Only text grows; the layout makes room.
const LARGEST_LETTERS: (f32, f32) = (1.4, 1.6);
const WIDE_PHONE: f32 = 410.0;

/// Sides of the smallest supported window, the shorter one first; in smaller ones everything is scaled down.
pub(crate) const SMALLEST: Vec2 = Vec2::new(320.0, 568.0);

/// Returns `true` if the window has the portrait layout. A nearly square window also has it if it is smaller than a tablet.
pub(crate) fn is_upright(window: Vec2) -> bool {
    let sides = Vec2::new(window.min_element(), window.max_element());
    window.y > window.x * 1.05 || sides.cmplt(TABLET).any() && window.y > window.x * 0.8
}

/// Minimum aspect ratio of a phone.
const LONG: f32 = 1.5;

/// Returns the text factor on a phone with this window for an interface `chosen` times the usual size. Everything else already has the
/// size that a finger needs.
pub(crate) fn letters(logical: Vec2, chosen: f32) -> f32 {
    let max = if logical.y > logical.x && logical.x >= WIDE_PHONE {
        LARGEST_LETTERS.1
    } else {
        LARGEST_LETTERS.0
    };
    chosen.clamp(1.0, max)
}

/// Returns `true` if a window with these sides, the shorter one first, has the shape of a phone.
pub(crate) fn is_phone(sides: Vec2) -> bool {
    sides.x < TABLET.x && sides.y >= LONG * sides.x
}

/// Returns the interface scale for a window whose safe area has this size in logical pixels, when the player chose `chosen`. A desktop
/// window uses the layout of a smaller one first, since the layout already fills it.
pub(crate) fn enlargement(logical: Vec2, chosen: f32) -> f32 {
    let sides = Vec2::new(logical.min_element(), logical.max_element());
    let whole = (sides / SMALLEST).min_element();
    if whole < 1.0 {
        return whole;
    }
    if is_phone(sides) {
        return 1.0;
    }
    // Differences below a hundredth are rounding.
    if chosen < LARGEST_AS_ARRANGED + 0.01 {
        return 1.0;
    }
    let desk = (sides / DESK).min_element().max(1.0);
    // Phones are long: other devices keep the layout of a tablet.
    let smallest = if sides.y < LONG * sides.x { TABLET } else { SMALLEST };
    // Rounding doesn't make it smaller than that.
    let max = ((sides / smallest).min_element() * 0.9999).max(1.0);
    (desk * chosen / LARGEST_AS_ARRANGED).min(max)
}

impl Device {
    pub(crate) fn of(logical: Vec2, portrait: bool) -> Device {
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        if sides.cmpge(DESK).all() {
            Device::Desk
        } else if portrait {
            Device::PhoneUpright
        } else if sides.cmpge(TABLET).all() {
            Device::Tablet
        } else {
            Device::PhoneOnItsSide
        }
    }

    /// Returns `true` for a phone, and for a tablet held like one.
    #[must_use]
    pub fn is_phone(self) -> bool {
        matches!(self, Device::PhoneUpright | Device::PhoneOnItsSide)
    }

    /// `true` if text and touch targets have their minimum sizes.
    #[must_use]
    pub fn by_finger(self) -> bool {
        self != Device::Desk
    }

    /// Returns the number of logical pixels per UI pixel, where a unit and the player's choice would make it `wanted`; `size` is that
    /// choice, from 0 to 1.
    pub(crate) fn scale(self, logical: Vec2, portrait: bool, wanted: f32, size: f32) -> f32 {
        let min = if portrait { MIN_SCALE.0 } else { MIN_SCALE.1 };
        match self {
            Device::Desk => wanted,
            Device::Tablet => wanted.max(min),
            Device::PhoneUpright | Device::PhoneOnItsSide => {
                let min = MIN_SCALE.0;
                let max = logical.min_element() / NARROWEST;
                // An upright tablet is wide, but not taller in proportion.
                let max = max.min(logical.max_element() / LOWEST).max(min);
                min + (max - min) * size
            }
        }
    }
}
