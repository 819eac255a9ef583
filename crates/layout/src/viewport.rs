//! The unit of the art guide: everything is laid out in a space 900 units high in landscape and 900 wide in portrait, whatever the window's
//! size in pixels.

use bevy_math::Vec2;

use crate::device::{LARGEST_AS_ARRANGED, TABLET, USUAL_INTERFACE, enlargement, is_phone, is_upright, letters};
use crate::{Device, MIN_TARGET, MIN_TEXT, Preferences};

/// Extent of notches, rounded corners and system bars from the edges of the window, in logical pixels: only the felt is drawn there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SafeArea {
    /// From the left edge.
    pub left: f32,
    /// From the top edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

impl SafeArea {
    /// The whole window is safe.
    pub const NONE: SafeArea = SafeArea {
        left: 0.0,
        top: 0.0,
        right: 0.0,
        bottom: 0.0,
    };

    /// Returns the total unsafe width and height, and the part of it at the left and the top.
    fn taken(self) -> (Vec2, Vec2) {
        let start = Vec2::new(self.left, self.top).max(Vec2::ZERO);
        (start + Vec2::new(self.right, self.bottom).max(Vec2::ZERO), start)
    }
}

/// The window, measured in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Width and height in units, without the footer and the unsafe edges.
    pub size: Vec2,
    /// Offset of that area from the window's top left corner, in units.
    pub origin: Vec2,
    /// Unsafe units at the right and the bottom edge.
    pub beyond: Vec2,
    /// Units at the bottom edge taken by a bar at the lower edge of the window.
    pub below: f32,
    /// Logical pixels per unit.
    pub unit: f32,
    /// Units per UI pixel.
    pub scale: f32,
    pub device: Device,
    /// `true` for one column with large text: taller than wide, or a phone.
    pub portrait: bool,
    /// On a phone, `true` if controls for the thumb are placed on the left.
    pub left_handed: bool,
    /// Magnification beyond the layout for the window's real size: above 1 where the player wants a larger interface than that layout
    /// supports, so that the layout is that of a smaller window; below 1 where the window is too small for any layout.
    enlarged: f32,
    /// The factor by which text is larger than everything else.
    letters: f32,
}

/// Everything that widgets are sized by: when it changes, they are rebuilt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    pub device: Device,
    /// `true` for one column with large text.
    pub portrait: bool,
    /// `true` if controls for the thumb are placed on the left.
    pub left_handed: bool,
    /// Minimum sizes of text and of touch targets, in UI pixels.
    min: (f32, f32),
    /// The factor by which text is larger than everything else.
    letters: f32,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::of(Vec2::new(1600.0, 900.0))
    }
}

impl Viewport {
    /// Returns the viewport of a window of `logical` pixels. Landscape shows at least 1280 × 900 units, portrait at least 900 × 1500.
    #[must_use]
    pub fn of(logical: Vec2) -> Viewport {
        Viewport::sized(logical, &Preferences::default(), 0.0)
    }

    /// Returns the viewport with the player's interface size, and with `footer` UI pixels reserved at the bottom edge.
    #[must_use]
    pub fn sized(logical: Vec2, preferences: &Preferences, footer: f32) -> Viewport {
        Viewport::within(logical, SafeArea::NONE, preferences, footer)
    }

    /// Returns the viewport of a window that has unsafe edges, which do not affect the kind of device.
    #[must_use]
    pub fn within(window: Vec2, safe: SafeArea, preferences: &Preferences, footer: f32) -> Viewport {
        let window = window.max(Vec2::splat(1.0));
        let (taken, start) = safe.taken();
        let logical = (window - taken).max(Vec2::splat(1.0));
        let enlarged = enlargement(logical, preferences.interface_scale());
        let logical = logical / enlarged;
        // A larger window that is arranged as a phone is one in all but its letters.
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        let phone = enlarged < 1.01 && is_phone(sides);
        let arranged = Viewport::arranged(
            window / enlarged,
            (taken / enlarged, start / enlarged),
            preferences,
            footer,
            phone,
        );
        // The bar of a replay or an exercise leaves no height for them.
        let letters = if phone && footer == 0.0 {
            letters(logical, preferences.interface_scale())
        } else {
            1.0
        };
        Viewport {
            unit: arranged.unit * enlarged,
            enlarged,
            letters,
            ..arranged
        }
    }

    /// Returns the viewport laid out by the window's real size, without further magnification; the tuple has the unsafe size in total, and
    /// that at the left and the top.
    fn arranged(
        window: Vec2,
        (taken, start): (Vec2, Vec2),
        preferences: &Preferences,
        footer: f32,
        phone: bool,
    ) -> Viewport {
        let logical = (window - taken).max(Vec2::splat(1.0));
        let upright = is_upright(window);
        let device = Device::of(window, upright);
        let min = if upright {
            Vec2::new(900.0, 1500.0)
        } else {
            Vec2::new(1280.0, 900.0)
        };
        let chosen = preferences.interface_scale().min(LARGEST_AS_ARRANGED);
        let unit = (logical / (min + Vec2::new(0.0, footer * chosen))).min_element();
        let wanted = unit * chosen;
        // On a phone beyond the usual size letters grow.
        let max = if phone { USUAL_INTERFACE } else { 100.0 };
        let pixel = device.scale(logical, upright, wanted, preferences.interface.clamp(0.0, max) / 100.0);
        let (unit, scale) = if pixel == wanted {
            (unit, chosen)
        } else {
            // A UI pixel has its required size, independent of the unit.
            let room = (logical - Vec2::new(0.0, footer * pixel)).max(Vec2::splat(1.0));
            let unit = (room / min).min_element();
            (unit, pixel / unit)
        };
        let below = footer * scale;
        Viewport {
            size: logical / unit - Vec2::new(0.0, below),
            origin: start / unit,
            beyond: (taken - start) / unit,
            below,
            unit,
            scale,
            device,
            portrait: upright || device == Device::PhoneOnItsSide,
            left_handed: preferences.left_handed && matches!(device, Device::PhoneUpright | Device::PhoneOnItsSide),
            enlarged: 1.0,
            letters: 1.0,
        }
    }

    /// Returns `true` if the layout differs from that of `other`: the device was rotated, or the window has become one of another kind.
    #[must_use]
    pub fn is_turned_from(&self, other: &Viewport) -> bool {
        self.device != other.device || self.portrait != other.portrait || self.left_handed != other.left_handed
    }

    /// Returns `true` if the window is smaller than a tablet, so that space is scarce.
    #[must_use]
    pub fn narrow(&self) -> bool {
        let logical = self.window() * self.unit / self.enlarged;
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        self.device.by_finger() && sides.cmplt(TABLET).any()
    }

    /// Returns `true` if cards are so small that their usual indices would be illegible: where space is scarce, unless the player magnifies
    /// everything.
    #[must_use]
    pub fn has_small_cards(&self) -> bool {
        self.narrow() && self.enlarged < 1.01
    }

    /// Returns `true` if the window is taller than wide.
    #[must_use]
    pub fn upright(&self) -> bool {
        self.portrait && self.device != Device::PhoneOnItsSide
    }

    /// Returns the interface size that such a window can show with these preferences, as a fraction of the usual size.
    #[must_use]
    pub fn shown_size(window: Vec2, preferences: &Preferences) -> f32 {
        let usual = Preferences {
            interface: Preferences::default().interface,
            ..*preferences
        };
        let [shown, usual] = [preferences, &usual].map(|preferences| {
            let viewport = Viewport::sized(window, preferences, 0.0);
            viewport.pixel() * viewport.letters
        });
        shown / usual
    }

    /// Returns the number of logical pixels per UI pixel.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.unit * self.scale
    }

    /// The factor by which text is larger than everything else.
    #[must_use]
    pub fn letters(&self) -> f32 {
        self.letters
    }

    /// The least size of text in pixels of the interface.
    #[must_use]
    pub fn min_text(&self) -> f32 {
        MIN_TEXT * self.enlarged / self.pixel()
    }

    /// Returns the minimum width and height of a touch target, in UI pixels.
    #[must_use]
    pub fn min_touch_target(&self) -> f32 {
        if self.device.by_finger() {
            MIN_TARGET * self.enlarged / self.pixel()
        } else {
            0.0
        }
    }

    /// Returns the sizes that widgets in this window are made for.
    #[must_use]
    pub fn sizes(&self) -> Sizes {
        Sizes {
            device: self.device,
            portrait: self.portrait,
            left_handed: self.left_handed,
            min: (self.min_text(), self.min_touch_target()),
            letters: self.letters,
        }
    }

    /// Returns the width and height of the whole window in units.
    #[must_use]
    pub fn window(&self) -> Vec2 {
        self.size + Vec2::new(0.0, self.below) + self.origin + self.beyond
    }

    /// Returns the size of the cloth, from the window's top left corner: all but a bar at the bottom edge, including the unsafe area below
    /// the bar.
    #[must_use]
    pub fn cloth(&self) -> Vec2 {
        let bar = if self.below > 0.0 {
            self.below + self.beyond.y
        } else {
            0.0
        };
        self.window() - Vec2::new(0.0, bar)
    }

    /// Converts a point of the window in logical pixels to units.
    #[must_use]
    pub fn to_units(&self, logical: Vec2) -> Vec2 {
        logical / self.unit - self.origin
    }

    /// Converts a point in units to logical pixels of the window.
    #[must_use]
    pub fn to_logical(&self, point: Vec2) -> Vec2 {
        (point + self.origin) * self.unit
    }

    /// Converts a point in units (origin top left, y down) to the world (origin in the middle, y up).
    #[must_use]
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        let (middle, at) = (self.window() / 2.0, point + self.origin);
        Vec2::new(at.x - middle.x, middle.y - at.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything is placed as in the smallest window with a layout, only smaller.
    #[test]
    fn a_window_without_room_is_arranged_as_the_smallest_that_has_it() {
        for (small, whole) in [
            ((320.0, 480.0), (378.67, 568.0)),
            ((320.0, 400.0), (454.4, 568.0)),
            ((240.0, 480.0), (320.0, 640.0)),
            ((480.0, 320.0), (568.0, 378.67)),
            ((284.0, 284.0), (568.0, 568.0)),
        ] {
            let (small, whole) = (Viewport::of(small.into()), Viewport::of(whole.into()));
            assert!(small.size.abs_diff_eq(whole.size, 1.0), "{} {}", small.size, whole.size);
            assert_eq!((small.device, small.portrait), (whole.device, whole.portrait));
            assert_eq!(small.narrow(), whole.narrow());
            assert!((small.scale - whole.scale).abs() < 0.01);
            assert!(small.pixel() < whole.pixel());
        }
        let upright = Viewport::of(crate::device::SMALLEST);
        assert!((upright.min_text() * upright.pixel() - MIN_TEXT).abs() < 0.01);
    }

    /// By rounding, the smallest tablet was half a phone.
    #[test]
    fn windows_of_four_by_three_stay_tablets_with_the_largest_interface() {
        for height in (600..1600).step_by(7) {
            let window = Vec2::new(height as f32 * 4.0 / 3.0, height as f32);
            let preferences = Preferences {
                interface: 200.0,
                ..Preferences::default()
            };
            let viewport = Viewport::sized(window, &preferences, 0.0);
            let is_tablet = !viewport.device.is_phone() && !viewport.narrow() && !viewport.portrait;
            assert!(is_tablet || window.x < 900.0, "{window}: {viewport:?}");
        }
    }

    #[test]
    fn magnified_cards_are_not_small() {
        let small = |width, height, interface| {
            let preferences = Preferences {
                interface,
                ..Preferences::default()
            };
            Viewport::sized(Vec2::new(width, height), &preferences, 0.0).has_small_cards()
        };
        for interface in [0.0, 33.0, 100.0, 200.0] {
            for (width, height) in [(1280.0, 720.0), (1400.0, 1050.0), (1920.0, 1080.0), (1024.0, 768.0)] {
                assert!(!small(width, height, interface), "{width} × {height} at {interface}");
            }
            assert!(small(390.0, 844.0, interface) && small(844.0, 390.0, interface));
        }
    }

    #[test]
    fn letters_of_140_percent_fit_every_phone_and_of_160_a_wide_one() {
        let shown = |window: (f32, f32), interface: f32| {
            let preferences = Preferences {
                interface,
                ..Preferences::default()
            };
            Viewport::shown_size(window.into(), &preferences)
        };
        let (of_140, of_160) = (100.0, 400.0 / 3.0);
        for (width, height) in [(320.0, 568.0), (360.0, 640.0), (390.0, 844.0), (412.0, 915.0)] {
            for window in [(width, height), (height, width)] {
                assert!((shown(window, 33.0) - 1.0).abs() < 0.001, "{window:?}");
                assert!((shown(window, of_140) - 1.4).abs() < 0.01, "{window:?}");
            }
        }
        assert!((shown((412.0, 915.0), of_160) - 1.6).abs() < 0.01);
        assert!((shown((390.0, 844.0), of_160) - 1.4).abs() < 0.01);
    }
}
