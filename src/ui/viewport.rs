//! The window as resources, its camera, and the part of it that the interface fills.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;
use spades_layout::{PanelSizes, SafeArea, Sizes, Viewport};

use super::{MinSizes, Theme};
use crate::settings::Settings;
use crate::text::language;

/// The window, measured in units, and the language that its texts are in.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Deref)]
pub struct CurrentViewport {
    #[deref]
    viewport: Viewport,
    /// Changes of the language until now.
    language: u32,
}

/// The look of the interface: a part that was built for another one is built again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    sizes: Sizes,
    language: u32,
}

impl CurrentViewport {
    /// Returns the window in the current language.
    #[must_use]
    pub fn of(viewport: Viewport) -> CurrentViewport {
        CurrentViewport {
            viewport,
            language: language::changes(),
        }
    }

    /// Returns how the interface looks in this window.
    #[must_use]
    pub fn look(&self) -> Look {
        Look {
            sizes: self.sizes(),
            language: self.language,
        }
    }
}

/// The unsafe edges of the window: only the felt is drawn there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Deref)]
pub struct CurrentSafeArea(pub SafeArea);

/// Height of a bar at the lower edge of the window, in UI pixels: everything else is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Footer(pub f32);

/// A node as large as the window, or a bar of this height in UI pixels at its lower edge, whose content stays inside the safe area. It has
/// no border of its own on those sides.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) enum InSafeArea {
    Window,
    LowerBar(f32),
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
    /// Changes of the language until now.
    pub(crate) language: u32,
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

    pub(crate) fn panel_sizes(&self) -> &'static PanelSizes {
        PanelSizes::of(self.phone, self.portrait, self.low())
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
pub(crate) struct TableCamera;

/// The camera of carried cards, which are drawn above the interface. Inactive while none is carried.
#[derive(Component)]
pub(crate) struct CarriedCamera;

/// The layer that [`CarriedCamera`] draws.
pub(crate) const CARRIED_LAYER: RenderLayers = RenderLayers::layer(1);

/// The output of the camera that draws last. Both cameras name how they replace the window's content, so that they share a pipeline and none is
/// compiled when a card is first carried.
pub(crate) const LAST_OUTPUT: CameraOutputMode = CameraOutputMode::Write {
    blend_state: Some(BlendState::REPLACE),
    clear_color: ClearColorConfig::Default,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentViewport>()
        .init_resource::<UiViewport>()
        .init_resource::<CurrentSafeArea>()
        .init_resource::<Footer>();
    app.add_systems(Startup, (spawn_camera, (follow_window, measure).chain()));
    app.add_systems(PreUpdate, (follow_window, measure).chain());
    // After anything that is rebuilt for another window.
    app.add_systems(PostUpdate, keep_free.before(UiSystems::Layout));
}

/// One sample per pixel: the interface is drawn without hard edges, and so are cards (see `loading::mipmaps`).
fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("camera"),
        Camera2d,
        Camera {
            output_mode: LAST_OUTPUT,
            ..default()
        },
        Msaa::Off,
        TableCamera,
        IsDefaultUiCamera,
    ));
    commands.spawn((
        Name::new("carried-camera"),
        Camera2d,
        Camera {
            order: 1,
            is_active: false,
            clear_color: ClearColorConfig::None,
            output_mode: LAST_OUTPUT,
            ..default()
        },
        Msaa::Off,
        CarriedCamera,
        CARRIED_LAYER,
    ));
}

fn measure(viewport: Res<CurrentViewport>, mut room: ResMut<UiViewport>, mut theme: ResMut<Theme>) {
    let safe = viewport.size + Vec2::new(0.0, viewport.below);
    let size = (safe / viewport.scale).round();
    room.set_if_neq(UiViewport {
        size,
        portrait: viewport.portrait,
        target: viewport.min_touch_target(),
        phone: viewport.narrow(),
        letters: viewport.letters(),
        language: viewport.language,
    });
    let min = MinSizes {
        text: viewport.min_text(),
        target: viewport.min_touch_target(),
    };
    if theme.min != min || theme.letters != viewport.letters() {
        theme.min = min;
        theme.letters = viewport.letters();
    }
}

/// Returns the unsafe edges in UI pixels.
fn unsafe_edges(viewport: &Viewport) -> UiRect {
    let (start, end) = (viewport.origin / viewport.scale, viewport.beyond / viewport.scale);
    UiRect::new(px(start.x), px(end.x), px(start.y), px(end.y))
}

fn keep_free(viewport: Res<CurrentViewport>, mut roots: Query<(Ref<InSafeArea>, &mut Node)>) {
    for (root, mut node) in &mut roots {
        if !viewport.is_changed() && !root.is_added() {
            continue;
        }
        let edges = unsafe_edges(&viewport);
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
    safe: Res<CurrentSafeArea>,
    mut viewport: ResMut<CurrentViewport>,
    mut scale: ResMut<UiScale>,
    mut cameras: Query<&mut Projection, With<Camera2d>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let next = Viewport::within(size, **safe, &settings.layout_preferences(), footer.0);
    let window = next.window();
    viewport.set_if_neq(CurrentViewport::of(next));
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
