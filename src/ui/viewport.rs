//! The unit of the art guide: everything is laid out in a space 900 units high in landscape and 900 wide in portrait, whatever the window's
//! size in pixels.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::{MinSizes, Theme};
use crate::settings::Settings;

/// Height of a bar at the lower edge of the window, in UI pixels: everything else is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Footer(pub f32);

/// Extent of notches, rounded corners and system bars from the edges of the window, in logical pixels: only the felt is drawn there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
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

/// A node as large as the window, or a bar of this height in UI pixels at its lower edge, whose content stays inside the safe area. It has
/// no border of its own on those sides.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) enum InSafeArea {
    Window,
    LowerBar(f32),
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
const TABLET: Vec2 = Vec2::new(600.0, 900.0);

/// Shorter and longer side of the smallest desk.
const DESK: Vec2 = Vec2::new(720.0, 1280.0);

/// Minimum number of logical pixels per UI pixel: in one column with its large text, and in several.
const MIN_SCALE: (f32, f32) = (0.6, 12.0 / 14.0);

/// Minimum shorter side of a phone, in UI pixels.
const NARROWEST: f32 = 533.0;

/// Minimum longer side of a phone, in UI pixels.
const LOWEST: f32 = 1000.0;

/// The size of the interface that is 100 %, as the settings have it.
const USUAL_INTERFACE: f32 = 33.0;

/// The largest interface that the arrangement by real units bears.
const LARGEST_AS_ARRANGED: f32 = 1.4;

/// The largest text on a phone, as a factor, and on an upright one at least [`WIDE_PHONE`] wide. Only text grows; the layout makes room.
const LARGEST_LETTERS: (f32, f32) = (1.4, 1.6);
const WIDE_PHONE: f32 = 410.0;

/// The sides of the smallest window that there is an arrangement for, the shorter and the longer: in a smaller one everything is smaller.
const SMALLEST: Vec2 = Vec2::new(320.0, 568.0);

/// Returns `true` if the window has the portrait layout. A nearly square window also has it if it is smaller than a tablet.
fn is_upright(window: Vec2) -> bool {
    let sides = Vec2::new(window.min_element(), window.max_element());
    window.y > window.x * 1.05 || sides.cmplt(TABLET).any() && window.y > window.x * 0.8
}

/// Minimum aspect ratio of a phone.
const LONG: f32 = 1.5;

/// Returns the text factor on a phone with this window for an interface `chosen` times the usual size. Everything else already has the
/// size that a finger needs.
fn letters(logical: Vec2, chosen: f32) -> f32 {
    let most = if logical.y > logical.x && logical.x >= WIDE_PHONE {
        LARGEST_LETTERS.1
    } else {
        LARGEST_LETTERS.0
    };
    chosen.clamp(1.0, most)
}

/// Returns true if a window with these sides, the shorter one first, has the shape of a phone.
fn is_phone(sides: Vec2) -> bool {
    sides.x < TABLET.x && sides.y >= LONG * sides.x
}

/// Returns the interface scale for a window whose safe area has this size in logical pixels, when the player chose `chosen`. A desktop
/// window uses the layout of a smaller one first, since the layout already fills it.
fn enlargement(logical: Vec2, chosen: f32) -> f32 {
    let sides = Vec2::new(logical.min_element(), logical.max_element());
    let whole = (sides / SMALLEST).min_element();
    if whole < 1.0 {
        return whole;
    }
    if is_phone(sides) {
        return 1.0;
    }
    // Nothing below a hundredth is meant.
    if chosen < LARGEST_AS_ARRANGED + 0.01 {
        return 1.0;
    }
    let desk = (sides / DESK).min_element().max(1.0);
    // Phones are long: other devices keep the layout of a tablet.
    let smallest = if sides.y < LONG * sides.x { TABLET } else { SMALLEST };
    let most = (sides / smallest).min_element().max(1.0);
    (desk * chosen / LARGEST_AS_ARRANGED).min(most)
}

impl Device {
    fn of(logical: Vec2, portrait: bool) -> Device {
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
    /// choice, from
    /// 0 to 1.
    fn scale(self, logical: Vec2, portrait: bool, wanted: f32, size: f32) -> f32 {
        let least = if portrait { MIN_SCALE.0 } else { MIN_SCALE.1 };
        match self {
            Device::Desk => wanted,
            Device::Tablet => wanted.max(least),
            Device::PhoneUpright | Device::PhoneOnItsSide => {
                let least = MIN_SCALE.0;
                let most = logical.min_element() / NARROWEST;
                // An upright tablet is wide, but not taller in proportion.
                let most = most.min(logical.max_element() / LOWEST).max(least);
                least + (most - least) * size
            }
        }
    }
}

/// The window, measured in units.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Width and height in units, without the footer and the unsafe edges.
    pub size: Vec2,
    /// Offset of that area from the window's top left corner, in units.
    pub origin: Vec2,
    /// Unsafe units at the right and the bottom edge.
    pub beyond: Vec2,
    /// Units at the bottom edge that a [`Footer`] takes.
    pub below: f32,
    /// Logical pixels per unit.
    pub unit: f32,
    /// Units per UI pixel.
    pub scale: f32,
    /// Kind of device.
    pub device: Device,
    /// `true` for one column with large text: taller than wide, or a phone.
    pub portrait: bool,
    /// On a phone, `true` if controls for the thumb are placed on the left.
    pub left_handed: bool,
    /// Magnification beyond the layout for the window's real size: above 1 where the player wants a larger interface than that layout
    /// supports,
    /// so that the layout is that of a smaller window; below 1 where the window is too small for any layout.
    enlarged: f32,
    /// The factor by which text is larger than everything else.
    letters: f32,
}

/// Everything that widgets are sized by: when it changes, they are rebuilt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Kind of device.
    pub device: Device,
    /// `true` for one column with large text.
    pub portrait: bool,
    /// `true` if controls for the thumb are placed on the left.
    pub left_handed: bool,
    /// Minimum sizes of text and of touch targets, in UI pixels.
    least: (f32, f32),
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
        Viewport::sized(logical, &Settings::default(), 0.0)
    }

    /// Returns the viewport with the player's interface size, and with `footer` UI pixels reserved at the bottom edge.
    #[must_use]
    pub fn sized(logical: Vec2, settings: &Settings, footer: f32) -> Viewport {
        Viewport::within(logical, SafeArea::NONE, settings, footer)
    }

    /// Returns the viewport of a window that has unsafe edges, which do not affect the kind of device.
    #[must_use]
    pub fn within(window: Vec2, safe: SafeArea, settings: &Settings, footer: f32) -> Viewport {
        let window = window.max(Vec2::splat(1.0));
        let (taken, start) = safe.taken();
        let logical = (window - taken).max(Vec2::splat(1.0));
        let enlarged = enlargement(logical, settings.interface_scale());
        let logical = logical / enlarged;
        // A larger window that is arranged as a phone is one in all but its letters.
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        let phone = enlarged < 1.01 && is_phone(sides);
        let arranged = Viewport::arranged(
            window / enlarged,
            (taken / enlarged, start / enlarged),
            settings,
            footer,
            phone,
        );
        // The bar of a replay or an exercise leaves no height for them.
        let letters = if phone && footer == 0.0 {
            letters(logical, settings.interface_scale())
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
    /// that at
    /// the left and the top.
    fn arranged(window: Vec2, (taken, start): (Vec2, Vec2), settings: &Settings, footer: f32, phone: bool) -> Viewport {
        let logical = (window - taken).max(Vec2::splat(1.0));
        let upright = is_upright(window);
        let device = Device::of(window, upright);
        let least = if upright {
            Vec2::new(900.0, 1500.0)
        } else {
            Vec2::new(1280.0, 900.0)
        };
        let chosen = settings.interface_scale().min(LARGEST_AS_ARRANGED);
        let unit = (logical / (least + Vec2::new(0.0, footer * chosen))).min_element();
        let wanted = unit * chosen;
        // On a phone beyond the usual size letters grow.
        let most = if phone { USUAL_INTERFACE } else { 100.0 };
        let pixel = device.scale(logical, upright, wanted, settings.interface.clamp(0.0, most) / 100.0);
        let (unit, scale) = if pixel == wanted {
            (unit, chosen)
        } else {
            // A UI pixel has its required size, independent of the unit.
            let room = (logical - Vec2::new(0.0, footer * pixel)).max(Vec2::splat(1.0));
            let unit = (room / least).min_element();
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
            left_handed: settings.left_handed && matches!(device, Device::PhoneUpright | Device::PhoneOnItsSide),
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

    /// Returns `true` if the window is taller than wide.
    #[must_use]
    pub fn upright(&self) -> bool {
        self.portrait && self.device != Device::PhoneOnItsSide
    }

    /// Returns the interface size that such a window can show with these settings, as a fraction of the usual size.
    #[must_use]
    pub fn shown_size(window: Vec2, settings: &Settings) -> f32 {
        let usual = Settings {
            interface: Settings::default().interface,
            ..settings.clone()
        };
        let [shown, usual] = [settings, &usual].map(|settings| {
            let viewport = Viewport::sized(window, settings, 0.0);
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
    pub fn least_text(&self) -> f32 {
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
            least: (self.least_text(), self.min_touch_target()),
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

    /// Returns the unsafe edges in UI pixels.
    fn unsafe_edges(&self) -> UiRect {
        let (start, end) = (self.origin / self.scale, self.beyond / self.scale);
        UiRect::new(px(start.x), px(end.x), px(start.y), px(end.y))
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

/// The safe part of the window as the UI sees it, in units after the interface scale.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct UiViewport {
    /// Width and height in UI pixels.
    pub(crate) size: Vec2,
    /// `true` for one column instead of several.
    pub(crate) portrait: bool,
    /// Minimum width and height of a touch target.
    pub(crate) target: f32,
    /// `true` on a phone, where space is scarce.
    pub(crate) phone: bool,
    /// The factor by which text is larger than everything else.
    pub(crate) letters: f32,
}

impl UiViewport {
    /// Returns a text size, enlarged in portrait as the art guide specifies.
    pub(crate) fn text(&self, size: f32) -> f32 {
        if self.portrait { size * 1.36 } else { size }
    }

    /// Returns the size of a pressable element, large enough for touch.
    pub(crate) fn finger(&self, size: f32) -> f32 {
        self.text(size).max(self.target)
    }

    /// Returns the margins of a page's content.
    pub(crate) fn margins(&self) -> UiRect {
        match (self.phone, self.portrait) {
            (true, _) => UiRect::axes(px(20), px(if self.low() { 14 } else { 26 })),
            (false, true) => UiRect::axes(px(MARGIN), px(60)),
            (false, false) => UiRect::all(px(MARGIN)),
        }
    }

    /// Returns the gap between the parts of a page: the usual one, or less in a low window.
    pub(crate) fn gap(&self, usual: f32) -> Val {
        px(if self.low() { 12.0 } else { usual })
    }

    /// Returns `true` for a phone in landscape: lower than any single-column window that is taller than wide.
    pub(crate) fn low(&self) -> bool {
        self.portrait && self.size.y < self.size.x
    }
}

/// Margin of a page's content, where there is room.
pub(crate) const MARGIN: f32 = 56.0;

/// The camera of the table and of the interface.
#[derive(Component)]
struct TableCamera;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewport>()
        .init_resource::<UiViewport>()
        .init_resource::<SafeArea>()
        .init_resource::<Footer>();
    app.add_systems(Startup, (spawn_camera, (follow_window, measure).chain()));
    app.add_systems(PreUpdate, (follow_window, measure).chain());
    // After anything that is rebuilt for another window.
    app.add_systems(PostUpdate, keep_free.before(UiSystems::Layout));
}

/// One sample per pixel: the interface is drawn without hard edges, and so are cards (see `loading::mipmaps`).
fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), Camera2d, Msaa::Off, TableCamera));
}

fn measure(viewport: Res<Viewport>, mut room: ResMut<UiViewport>, mut theme: ResMut<Theme>) {
    let safe = viewport.size + Vec2::new(0.0, viewport.below);
    let size = (safe / viewport.scale).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
        target: viewport.min_touch_target(),
        phone: viewport.narrow(),
        letters: viewport.letters(),
    });
    let least = MinSizes {
        text: viewport.least_text(),
        target: viewport.min_touch_target(),
    };
    if theme.least != least || theme.letters != viewport.letters() {
        theme.least = least;
        theme.letters = viewport.letters();
    }
}

fn keep_free(viewport: Res<Viewport>, mut roots: Query<(Ref<InSafeArea>, &mut Node)>) {
    for (root, mut node) in &mut roots {
        if !viewport.is_changed() && !root.is_added() {
            continue;
        }
        let edges = viewport.unsafe_edges();
        let mut placed = node.clone();
        match *root {
            InSafeArea::Window => placed.border = edges,
            InSafeArea::LowerBar(height) => {
                placed.border = UiRect {
                    top: node.border.top,
                    ..edges
                };
                placed.height = px(height + viewport.beyond.y / viewport.scale);
            }
        }
        node.set_if_neq(placed);
    }
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    footer: Res<Footer>,
    safe: Res<SafeArea>,
    mut viewport: ResMut<Viewport>,
    mut scale: ResMut<UiScale>,
    mut cameras: Query<&mut Projection, With<TableCamera>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let next = Viewport::within(size, *safe, &settings, footer.0);
    let window = next.window();
    viewport.set_if_neq(next);
    let wanted = next.pixel();
    if (scale.0 - wanted).abs() > f32::EPSILON {
        scale.0 = wanted;
    }
    for mut projection in &mut cameras {
        if let Projection::Orthographic(ortho) = projection.as_ref()
            && matches!(ortho.scaling_mode, ScalingMode::Fixed { width, height } if width == window.x && height == window.y)
        {
            continue;
        }
        if let Projection::Orthographic(ortho) = projection.as_mut() {
            ortho.scaling_mode = ScalingMode::Fixed {
                width: window.x,
                height: window.y,
            };
        }
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
        let upright = Viewport::of(SMALLEST);
        assert!((upright.least_text() * upright.pixel() - MIN_TEXT).abs() < 0.01);
    }

    #[test]
    fn letters_of_140_percent_fit_every_phone_and_of_160_a_wide_one() {
        let shown = |window: (f32, f32), interface: f32| {
            let settings = Settings {
                interface,
                ..Settings::default()
            };
            Viewport::shown_size(window.into(), &settings)
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
