//! The unit of the art guide: everything is laid out in a space 900 units high in landscape and 900 wide in portrait,
//! whatever the window's pixels are.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Least, Theme};
use crate::settings::Settings;

/// The height of a bar at the lower edge of the window, in pixels of the interface: whatever else is there is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Footer(pub f32);

/// What the room is like, in real units: logical pixels, which are CSS pixels on the web and points on the desktop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Device {
    /// 1280 × 720 or more, or the same upright: everything as large as the art guide and the player have it.
    #[default]
    Desk,
    /// Less than that: used with fingers, so nothing is smaller than [`LEAST_TEXT`] and [`LEAST_TARGET`].
    Tablet,
    /// Too narrow for a tablet, and higher than wide.
    PhoneUpright,
    /// Too low for a tablet.
    PhoneOnItsSide,
}

/// Logical pixels below which no text is, where there is no room for a desk.
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

impl Device {
    fn of(logical: Vec2, portrait: bool) -> Device {
        let sides = Vec2::new(logical.min_element(), logical.max_element());
        if sides.cmpge(DESK).all() {
            Device::Desk
        } else if sides.cmpge(TABLET).all() {
            Device::Tablet
        } else if portrait {
            Device::PhoneUpright
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
                let most = (logical.min_element() / NARROWEST).max(least);
                least + (most - least) * size
            }
        }
    }
}

/// The window in units.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Width and height in units, without what is below.
    pub size: Vec2,
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
}

/// What widgets were made for: in a window that differs in it they are made anew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// What the room is like.
    pub device: Device,
    /// One column with large text.
    pub portrait: bool,
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
        let logical = logical.max(Vec2::splat(1.0));
        let upright = logical.y > logical.x * 1.05;
        let device = Device::of(logical, upright);
        let least = if upright {
            Vec2::new(900.0, 1500.0)
        } else {
            Vec2::new(1280.0, 900.0)
        };
        let chosen = settings.interface_scale();
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
            below,
            unit,
            scale,
            device,
            portrait: upright || device == Device::PhoneOnItsSide,
        }
    }

    /// Higher than wide.
    #[must_use]
    pub fn upright(&self) -> bool {
        self.portrait && self.device != Device::PhoneOnItsSide
    }

    /// Logical pixels to a pixel of the interface.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.unit * self.scale
    }

    /// The least size of text in pixels of the interface.
    #[must_use]
    pub fn least_text(&self) -> f32 {
        if self.device.by_finger() {
            LEAST_TEXT / self.pixel()
        } else {
            0.0
        }
    }

    /// The least width and height of what a finger is to hit, in pixels of the interface.
    #[must_use]
    pub fn least_target(&self) -> f32 {
        if self.device.by_finger() {
            LEAST_TARGET / self.pixel()
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
            least: (self.least_text(), self.least_target()),
        }
    }

    /// Width and height of the whole window in units.
    #[must_use]
    pub fn window(&self) -> Vec2 {
        self.size + Vec2::new(0.0, self.below)
    }

    /// From a point in units (origin top left, y down) to the world (origin in the middle, y up).
    #[must_use]
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        let middle = self.window() / 2.0;
        Vec2::new(point.x - middle.x, middle.y - point.y)
    }
}

/// The window as the interface sees it, in units after the interface's own scale.
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
        .init_resource::<Footer>();
    app.add_systems(Startup, (spawn_camera, measure));
    app.add_systems(PreUpdate, (follow_window, measure).chain());
}

/// One sample a pixel: the interface is drawn without hard edges, and so are cards (see `loading::mipmaps`).
fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), Camera2d, Msaa::Off, TableCamera));
}

fn measure(viewport: Res<Viewport>, mut room: ResMut<UiViewport>, mut theme: ResMut<Theme>) {
    let size = (viewport.window() / viewport.scale).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
        target: viewport.least_target(),
        phone: matches!(viewport.device, Device::PhoneUpright | Device::PhoneOnItsSide),
    });
    let least = Least {
        text: viewport.least_text(),
        target: viewport.least_target(),
    };
    if theme.least != least {
        theme.least = least;
    }
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    footer: Res<Footer>,
    mut viewport: ResMut<Viewport>,
    mut scale: ResMut<UiScale>,
    mut cameras: Query<&mut Projection, With<TableCamera>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let next = Viewport::sized(size, &settings, footer.0);
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
