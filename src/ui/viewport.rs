//! The unit of the art guide: everything is laid out in a space 900 units high in landscape and 900 wide in portrait,
//! whatever the window's pixels are.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::{Least, Theme};
use crate::settings::Settings;

/// The height of a bar at the lower edge of the window, in pixels of the interface: whatever else is there is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Footer(pub f32);

/// How far notches, rounded corners and bars of the system reach in from the edges of the window, in logical pixels: nothing but the felt
/// lies there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct SafeArea {
    /// From the left edge.
    pub left: f32,
    /// From the top.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From below.
    pub bottom: f32,
}

impl SafeArea {
    /// All of the window is safe.
    pub const NONE: SafeArea = SafeArea {
        left: 0.0,
        top: 0.0,
        right: 0.0,
        bottom: 0.0,
    };

    /// How far they reach in, and at the left and the top alone.
    fn taken(self) -> (Vec2, Vec2) {
        let start = Vec2::new(self.left, self.top).max(Vec2::ZERO);
        (start + Vec2::new(self.right, self.bottom).max(Vec2::ZERO), start)
    }
}

/// A node as large as the window, or a bar of this height in pixels of the interface at its lower edge, that keeps what is in it out of
/// the edges that are not safe. It has no border there of its own.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) enum InSafeArea {
    Window,
    LowerBar(f32),
}

/// What the room is like, in real units: logical pixels, which are CSS pixels on the web and points on the desktop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Device {
    /// 1280 × 720 or more, or the same upright: everything as large as the art guide and the player have it.
    #[default]
    Desk,
    /// Less than that: used with fingers, so nothing is smaller than [`LEAST_TEXT`] and [`LEAST_TARGET`].
    Tablet,
    /// Higher than wide: a phone, or a tablet that is held like one.
    PhoneUpright,
    /// Too low for a tablet.
    PhoneOnItsSide,
}

/// Logical pixels below which no text is.
pub const LEAST_TEXT: f32 = 12.0;

/// Width and height in logical pixels that a finger needs.
pub const LEAST_TARGET: f32 = 44.0;

/// The sides of the smallest tablet: the shorter and the longer.
const TABLET: Vec2 = Vec2::new(600.0, 900.0);

/// The sides of the smallest desk: the shorter and the longer.
const DESK: Vec2 = Vec2::new(720.0, 1280.0);

/// Logical pixels to a pixel of the interface, at the least: in one column with its large text, and in several.
const LEAST_SCALE: (f32, f32) = (0.6, 12.0 / 14.0);

/// The shorter side of a phone in pixels of the interface, at the least.
const NARROWEST: f32 = 533.0;

/// The same of its longer side.
const LOWEST: f32 = 1000.0;

/// The largest interface that the arrangement by real units bears.
const LARGEST_AS_ARRANGED: f32 = 1.4;

/// The sides of the smallest window that there is an arrangement for, the shorter and the longer: in a smaller one everything is smaller.
const SMALLEST: Vec2 = Vec2::new(320.0, 568.0);

/// Whether a window is arranged as one that is higher than wide: so is one that is nearly square where it is smaller than a tablet.
fn is_upright(window: Vec2) -> bool {
    let sides = Vec2::new(window.min_element(), window.max_element());
    window.y > window.x * 1.05 || sides.cmplt(TABLET).any() && window.y > window.x * 0.8
}

/// How many times as long as wide a phone is, at the least.
const LONG: f32 = 1.5;

/// How many times as large as for its real units a window, of which so much is safe, is to be drawn where the player wants `chosen`. A desk
/// is as large as its window already, so that its arrangement is that of a smaller window first.
fn enlargement(logical: Vec2, chosen: f32) -> f32 {
    let sides = Vec2::new(logical.min_element(), logical.max_element());
    let whole = (sides / SMALLEST).min_element();
    if whole < 1.0 {
        return whole;
    }
    // Nothing below a hundredth is meant.
    if chosen < LARGEST_AS_ARRANGED + 0.01 {
        return 1.0;
    }
    let desk = (sides / DESK).min_element().max(1.0);
    // Phones are long: what is not keeps to the arrangement of a tablet.
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

    /// Whether things are as large as a finger and small text need.
    #[must_use]
    pub fn by_finger(self) -> bool {
        self != Device::Desk
    }

    /// Logical pixels to a pixel of the interface, where a unit and the player's choice would make it `wanted`; `size` is that choice,
    /// from 0 to 1.
    fn scale(self, logical: Vec2, portrait: bool, wanted: f32, size: f32) -> f32 {
        let least = if portrait { LEAST_SCALE.0 } else { LEAST_SCALE.1 };
        match self {
            Device::Desk => wanted,
            Device::Tablet => wanted.max(least),
            Device::PhoneUpright | Device::PhoneOnItsSide => {
                let least = LEAST_SCALE.0;
                let most = logical.min_element() / NARROWEST;
                // An upright tablet is wide, and not as much higher.
                let most = most.min(logical.max_element() / LOWEST).max(least);
                least + (most - least) * size
            }
        }
    }
}

/// The window in units.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Width and height in units, without what is below and without edges that are not safe.
    pub size: Vec2,
    /// From the window's left upper corner to where that begins, in units.
    pub origin: Vec2,
    /// Units at the right and the lower edge that are not safe.
    pub beyond: Vec2,
    /// Units at the lower edge where a [`Footer`] stands.
    pub below: f32,
    /// Logical pixels a unit.
    pub unit: f32,
    /// Units to a pixel of the interface.
    pub scale: f32,
    /// What the room is like.
    pub device: Device,
    /// One column with large text: taller than wide, or a phone.
    pub portrait: bool,
    /// On a phone: whether what a thumb reaches stands where the left one is.
    pub left_handed: bool,
    /// How many times as large as for a window of its real units everything is: more than once where the player wants the interface larger
    /// than the arrangement for such a window can bear, which then is that of a smaller one; less than once where a window is smaller than
    /// any arrangement.
    enlarged: f32,
}

/// What widgets were made for: in a window that differs in it they are made anew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// What the room is like.
    pub device: Device,
    /// One column with large text.
    pub portrait: bool,
    /// Whether what a thumb reaches stands where the left one is.
    pub left_handed: bool,
    /// The least size of text, and of what a finger is to hit, in pixels of the interface.
    least: (f32, f32),
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::of(Vec2::new(1600.0, 900.0))
    }
}

impl Viewport {
    /// The viewport of a window of `logical` pixels. Landscape shows at least 1280 × 900 units, portrait at least 900 × 1500.
    #[must_use]
    pub fn of(logical: Vec2) -> Viewport {
        Viewport::sized(logical, &Settings::default(), 0.0)
    }

    /// The same with the interface as large as the player wants it, and so many of its pixels kept free at the lower edge.
    #[must_use]
    pub fn sized(logical: Vec2, settings: &Settings, footer: f32) -> Viewport {
        Viewport::within(logical, SafeArea::NONE, settings, footer)
    }

    /// The same where not all of the window is safe. What the room is like does not depend on that.
    #[must_use]
    pub fn within(window: Vec2, safe: SafeArea, settings: &Settings, footer: f32) -> Viewport {
        let window = window.max(Vec2::splat(1.0));
        let (taken, start) = safe.taken();
        let enlarged = enlargement((window - taken).max(Vec2::splat(1.0)), settings.interface_scale());
        let arranged = Viewport::arranged(
            window / enlarged,
            (taken / enlarged, start / enlarged),
            settings,
            footer,
        );
        Viewport {
            unit: arranged.unit * enlarged,
            enlarged,
            ..arranged
        }
    }

    /// The viewport of a window that is arranged by its real units, however large the player wants everything beyond that; with what of it
    /// is not safe, in all and at the left and the top alone.
    fn arranged(window: Vec2, (taken, start): (Vec2, Vec2), settings: &Settings, footer: f32) -> Viewport {
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
        let pixel = device.scale(logical, upright, wanted, settings.interface.clamp(0.0, 100.0) / 100.0);
        let (unit, scale) = if pixel == wanted {
            (unit, chosen)
        } else {
            // A pixel of the interface is as large as it must be, whatever a unit is.
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
        }
    }

    /// Whether everything is laid in another way than in `other`: the device was turned, or the window has become one of another kind.
    #[must_use]
    pub fn is_turned_from(&self, other: &Viewport) -> bool {
        self.device != other.device || self.portrait != other.portrait || self.left_handed != other.left_handed
    }

    /// Less than a tablet: there is no room to give away.
    #[must_use]
    pub fn narrow(&self) -> bool {
        let logical = self.window() * self.unit / self.enlarged;
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        self.device.by_finger() && sides.cmplt(TABLET).any()
    }

    /// Higher than wide.
    #[must_use]
    pub fn upright(&self) -> bool {
        self.portrait && self.device != Device::PhoneOnItsSide
    }

    /// How large the interface is that such a window has room for, where one of the size in the settings is wanted: a part of the usual size.
    #[must_use]
    pub fn shown_size(window: Vec2, settings: &Settings) -> f32 {
        let usual = Settings {
            interface: Settings::default().interface,
            ..settings.clone()
        };
        let [shown, usual] = [settings, &usual].map(|settings| Viewport::sized(window, settings, 0.0).pixel());
        shown / usual
    }

    /// Logical pixels to a pixel of the interface.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.unit * self.scale
    }

    /// The least size of text in pixels of the interface.
    #[must_use]
    pub fn least_text(&self) -> f32 {
        LEAST_TEXT * self.enlarged / self.pixel()
    }

    /// The least width and height of what a finger is to hit, in pixels of the interface.
    #[must_use]
    pub fn least_target(&self) -> f32 {
        if self.device.by_finger() {
            LEAST_TARGET * self.enlarged / self.pixel()
        } else {
            0.0
        }
    }

    /// What widgets in this window are made for.
    #[must_use]
    pub fn sizes(&self) -> Sizes {
        Sizes {
            device: self.device,
            portrait: self.portrait,
            left_handed: self.left_handed,
            least: (self.least_text(), self.least_target()),
        }
    }

    /// Width and height of the whole window in units.
    #[must_use]
    pub fn window(&self) -> Vec2 {
        self.size + Vec2::new(0.0, self.below) + self.origin + self.beyond
    }

    /// The cloth on the table, from the window's left upper corner: all but a bar at the lower edge, with what is not safe below that.
    #[must_use]
    pub fn cloth(&self) -> Vec2 {
        let bar = if self.below > 0.0 {
            self.below + self.beyond.y
        } else {
            0.0
        };
        self.window() - Vec2::new(0.0, bar)
    }

    /// What is not safe at the edges, in pixels of the interface.
    fn unsafe_edges(&self) -> UiRect {
        let (start, end) = (self.origin / self.scale, self.beyond / self.scale);
        UiRect::new(px(start.x), px(end.x), px(start.y), px(end.y))
    }

    /// From a point of the window in logical pixels to one in units.
    #[must_use]
    pub fn to_units(&self, logical: Vec2) -> Vec2 {
        logical / self.unit - self.origin
    }

    /// From a point in units to one of the window in logical pixels.
    #[must_use]
    pub fn to_logical(&self, point: Vec2) -> Vec2 {
        (point + self.origin) * self.unit
    }

    /// From a point in units (origin top left, y down) to the world (origin in the middle, y up).
    #[must_use]
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        let (middle, at) = (self.window() / 2.0, point + self.origin);
        Vec2::new(at.x - middle.x, middle.y - at.y)
    }
}

/// The safe part of the window as the interface sees it, in units after the interface's own scale.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct UiViewport {
    /// Width and height in units of the interface.
    pub(crate) size: Vec2,
    /// One column instead of several.
    pub(crate) portrait: bool,
    /// The least width and height of what a finger is to hit.
    pub(crate) target: f32,
    /// On a phone, where there is no room to give away.
    pub(crate) phone: bool,
}

impl UiViewport {
    /// Sizes of text grow in portrait, as the art guide has it.
    pub(crate) fn text(&self, size: f32) -> f32 {
        if self.portrait { size * 1.36 } else { size }
    }

    /// The same for what is pressed, which a finger must be able to hit.
    pub(crate) fn finger(&self, size: f32) -> f32 {
        self.text(size).max(self.target)
    }

    /// The distances of a page's contents to the edges of the window.
    pub(crate) fn margins(&self) -> UiRect {
        match (self.phone, self.portrait) {
            (true, _) => UiRect::axes(px(20), px(if self.low() { 14 } else { 26 })),
            (false, true) => UiRect::axes(px(MARGIN), px(60)),
            (false, false) => UiRect::all(px(MARGIN)),
        }
    }

    /// Between the parts of a page: what is usual, and less in a low window.
    pub(crate) fn gap(&self, usual: f32) -> Val {
        px(if self.low() { 12.0 } else { usual })
    }

    /// Lower than any window of one column that is higher than wide: a phone on its side.
    pub(crate) fn low(&self) -> bool {
        self.portrait && self.size.y < self.size.x
    }
}

/// Distance of a page's contents to the edge of the window, where there is room.
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
    // After whatever is built anew for another window.
    app.add_systems(PostUpdate, keep_free.before(UiSystems::Layout));
}

/// One sample a pixel: the interface is drawn without hard edges, and so are cards (see `loading::mipmaps`).
fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), Camera2d, Msaa::Off, TableCamera));
}

fn measure(viewport: Res<Viewport>, mut room: ResMut<UiViewport>, mut theme: ResMut<Theme>) {
    let safe = viewport.size + Vec2::new(0.0, viewport.below);
    let size = (safe / viewport.scale).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
        target: viewport.least_target(),
        phone: viewport.narrow(),
    });
    let least = Least {
        text: viewport.least_text(),
        target: viewport.least_target(),
    };
    if theme.least != least {
        theme.least = least;
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

    /// Everything is where it is in the smallest window that has room for it, only smaller.
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
        assert!((upright.least_text() * upright.pixel() - LEAST_TEXT).abs() < 0.01);
    }
}
