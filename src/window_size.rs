//! Size of the window: the first one fits the screen, later ones are as the player left them.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow, WindowMode, WindowResized};
use bevy::winit::WINIT_WINDOWS;
use serde::{Deserialize, Serialize};

use crate::storage::{Loaded, Store, saved_at_rest};

/// Size of the first window on a screen with room for it, in logical pixels.
pub const USUAL: (u32, u32) = (1280, 720);

/// Minimum size of the window in logical pixels.
pub const MIN: Vec2 = Vec2::new(360.0, 480.0);

/// Maximum size of a window that is read from a file.
const MAX: Vec2 = Vec2::splat(16_384.0);

/// Room that the system needs beside a window, in logical pixels: its task bar, and the title of the window. Systems report only the size
/// of the whole screen (rust-windowing/winit#2494).
const BARS: Vec2 = Vec2::new(0.0, 80.0);

/// Part of the work area that the first window takes up at most.
const FIRST: f32 = 0.9;

/// Key in the store.
const KEY: &str = "window";

/// Size of the window when it was last open, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct LastWindow {
    /// Size while it was neither maximized nor in full screen; `None` before the first start.
    size: Option<(f32, f32)>,
    maximized: bool,
}

/// Returns the size of a new window on a screen of this size, all in logical pixels.
fn new_size(last: Option<(f32, f32)>, screen: Option<Vec2>) -> Vec2 {
    let work_area = screen.map_or(MAX, |screen| screen - BARS);
    let size = match last {
        Some(last) => Vec2::from(last).min(work_area),
        None => Vec2::new(USUAL.0 as f32, USUAL.1 as f32).min(work_area * FIRST),
    };
    size.clamp(MIN, MAX)
}

/// Returns the size of the screen on which windows open, in logical pixels: the main one, or where none is called so, the smallest.
fn screen<'a>(monitors: impl Iterator<Item = (&'a Monitor, bool)>) -> Option<Vec2> {
    let known = monitors.filter(|(monitor, _)| monitor.physical_size().min_element() > 0);
    let sizes = known.map(|(monitor, primary)| {
        let size = monitor.physical_size().as_vec2() / monitor.scale_factor as f32;
        (!primary, size)
    });
    let area = |(other, size): &(bool, Vec2)| (*other, size.element_product());
    sizes
        .min_by(|a, b| area(a).partial_cmp(&area(b)).unwrap_or(std::cmp::Ordering::Equal))
        .map(|(_, size)| size)
}

/// Resizes the window to fit the screen, before it is seen.
fn fit_and_show(
    last: Res<LastWindow>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let size = new_size(last.size, screen(monitors.iter()));
    for mut window in &mut windows {
        window.resolution.set(size.x, size.y);
        window.visible = true;
    }
}

/// Maximizes the window if it was so the last time: in the second frame, because a window that isn't shown yet can't be.
fn maximize(last: Res<LastWindow>, mut windows: Query<&mut Window, With<PrimaryWindow>>, mut frames: Local<u8>) {
    *frames = frames.saturating_add(1);
    if *frames == 2 && last.maximized {
        windows.iter_mut().for_each(|mut window| window.set_maximized(true));
    }
}

/// Notes the window's size whenever it changes.
fn note_size(
    mut resized: MessageReader<WindowResized>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut last: ResMut<LastWindow>,
    _main_thread: NonSendMarker,
) {
    if resized.read().count() == 0 {
        return;
    }
    for (entity, window) in &windows {
        let size = window.resolution.size();
        // Some platforms report a minimized window as empty.
        if window.mode != WindowMode::Windowed || size.min_element() <= 0.0 {
            continue;
        }
        let maximized =
            WINIT_WINDOWS.with_borrow(|all| all.get_window(entity).is_some_and(|window| window.is_maximized()));
        let size = if maximized { last.size } else { Some(size.into()) };
        last.set_if_neq(LastWindow { size, maximized });
    }
}

/// Opens the window in its last size, or in one that fits the screen, and saves its size.
pub fn plugin(app: &mut App) {
    let last = match app.world().resource::<Store>().load::<LastWindow>(KEY) {
        Loaded::Found(last) => last,
        _ => LastWindow::default(),
    };
    app.insert_resource(last);
    saved_at_rest::<LastWindow>(app, KEY);
    app.add_systems(Startup, fit_and_show);
    app.add_systems(Update, (maximize, note_size));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redraw::Redraw;

    /// Screens in logical pixels: small laptops, 1920 × 1080 at 150 % and 100 %, a large one.
    const SCREENS: [(f32, f32); 6] = [
        (1024.0, 600.0),
        (1366.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
    ];

    #[test]
    fn the_first_window_takes_up_nine_tenths_of_the_work_area_at_most() {
        for screen in SCREENS.map(Vec2::from) {
            let size = new_size(None, Some(screen));
            let room = (screen - BARS) * FIRST;
            assert!(size.x <= room.x && size.y <= room.y.max(MIN.y), "{screen}: {size}");
            assert!(size.y + BARS.y <= screen.y, "{screen}: {size}");
            assert!(
                size.cmpge(MIN).all() && size.cmple(Vec2::new(1280.0, 720.0)).all(),
                "{screen}: {size}"
            );
        }
        assert_eq!(
            new_size(None, Some(Vec2::new(1920.0, 1080.0))),
            Vec2::new(1280.0, 720.0)
        );
        assert_eq!(new_size(None, None), Vec2::new(1280.0, 720.0));
    }

    #[test]
    fn the_last_size_is_kept_as_far_as_it_fits() {
        let screen = Some(Vec2::new(1366.0, 768.0));
        assert_eq!(new_size(Some((1366.0, 680.0)), screen), Vec2::new(1366.0, 680.0));
        assert_eq!(new_size(Some((2560.0, 1300.0)), screen), Vec2::new(1366.0, 688.0));
        assert_eq!(new_size(Some((-5.0, 1e38)), None), Vec2::new(MIN.x, MAX.y));
    }

    fn monitor(width: u32, height: u32, scale_factor: f64) -> Monitor {
        Monitor {
            name: None,
            physical_height: height,
            physical_width: width,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn the_main_screen_counts_or_else_the_smallest() {
        let (large, small) = (monitor(3840, 2160, 2.0), monitor(1024, 600, 1.0));
        let size = |monitors: [(&Monitor, bool); 2]| screen(monitors.into_iter());
        assert_eq!(size([(&large, true), (&small, false)]), Some(Vec2::new(1920.0, 1080.0)));
        assert_eq!(size([(&large, false), (&small, false)]), Some(Vec2::new(1024.0, 600.0)));
        assert_eq!(screen([(&monitor(0, 0, 1.0), true)].into_iter()), None);
    }

    /// Returns the game's window on a small screen, with a store of this folder.
    fn opened(folder: std::path::PathBuf) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_message::<WindowResized>();
        app.insert_resource(Store::in_folder(folder));
        app.init_resource::<Redraw>();
        app.add_plugins(plugin);
        app.world_mut().spawn((monitor(1024, 600, 1.0), PrimaryMonitor));
        let window = Window {
            resolution: USUAL.into(),
            visible: false,
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        app.update();
        (app, window)
    }

    #[test]
    fn a_window_opens_in_the_size_in_which_it_was_closed() {
        let folder = std::env::temp_dir().join(format!("spades-window-size-{}", std::process::id()));
        let size = |app: &App, window| {
            let window: &Window = app.world().get(window).expect("a window");
            assert!(window.visible);
            window.resolution.size()
        };
        let (mut app, window) = opened(folder.clone());
        let first = size(&app, window);
        assert!(first.x <= 0.9 * 1024.0 && first.y <= 520.0, "{first}");
        app.world_mut()
            .get_mut::<Window>(window)
            .expect("a window")
            .resolution
            .set(800.0, 500.0);
        app.world_mut().write_message(WindowResized {
            window,
            width: 800.0,
            height: 500.0,
        });
        app.update();
        app.world_mut().write_message(AppExit::Success);
        app.update();
        drop(app);
        let (app, window) = opened(folder.clone());
        assert_eq!(size(&app, window), Vec2::new(800.0, 500.0));
        drop(app);
        std::fs::remove_dir_all(folder).expect("the test's own folder");
    }
}
