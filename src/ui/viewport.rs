//! The unit of the art guide: everything is laid out in a space 900 units high in landscape and 900 wide in portrait,
//! whatever the window's pixels are.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::settings::Settings;

/// The height of a bar at the lower edge of the window, in pixels of the interface: whatever else is there is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Footer(pub f32);

/// The window in units.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Width and height in units, without what is below.
    pub size: Vec2,
    /// Units at the lower edge where a [`Footer`] stands.
    pub below: f32,
    /// Logical pixels a unit.
    pub unit: f32,
    /// Taller than wide.
    pub portrait: bool,
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
        Viewport::above(logical, 0.0)
    }

    /// The same, with so many units kept free at the lower edge.
    #[must_use]
    pub fn above(logical: Vec2, below: f32) -> Viewport {
        let logical = logical.max(Vec2::splat(1.0));
        let portrait = logical.y > logical.x * 1.05;
        let least = if portrait {
            Vec2::new(900.0, 1500.0)
        } else {
            Vec2::new(1280.0, 900.0)
        };
        let unit = (logical / (least + Vec2::new(0.0, below))).min_element();
        Viewport {
            size: logical / unit - Vec2::new(0.0, below),
            below,
            unit,
            portrait,
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
}

impl UiViewport {
    /// Sizes of text grow in portrait, as the art guide has it.
    pub(crate) fn text(&self, size: f32) -> f32 {
        if self.portrait { size * 1.36 } else { size }
    }
}

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

fn measure(viewport: Res<Viewport>, settings: Res<Settings>, mut room: ResMut<UiViewport>) {
    let size = (viewport.window() / settings.interface_scale()).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
    });
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
    let next = Viewport::above(size, footer.0 * settings.interface_scale());
    let window = next.window();
    viewport.set_if_neq(next);
    let wanted = next.unit * settings.interface_scale();
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
