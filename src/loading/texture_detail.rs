//! How much of the cards' pictures a window can show. They are made for the largest screens; where no card is drawn at more than half
//! of that, the pictures are kept at half their size, which looks the same and saves most of the memory of the graphics card.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::asset::AssetPath;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::CardsShown;
use crate::redraw::Redraw;
use crate::ui::Viewport;

/// Height of a card's picture of half the size, and the little more at which nobody sees that it is stretched, in pixels.
const HALF: f32 = 280.0 * 1.05;

/// Whether cards need their whole pictures. Once they did they keep them, so that a window which is drawn larger and smaller does not
/// load them again and again. What loads pictures asks it.
#[derive(Resource, Clone, Default)]
pub(super) struct Detail(Arc<Mutex<Halves>>);

#[derive(Default)]
struct Halves {
    whole: bool,
    halved: HashSet<AssetPath<'static>>,
}

impl Detail {
    fn lock(&self) -> MutexGuard<'_, Halves> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether to keep half of a picture. It is then noted, to be loaded again when a larger window needs the whole.
    pub(super) fn halves(&self, path: &AssetPath) -> bool {
        let mut made = self.lock();
        if !made.whole {
            made.halved.insert(path.clone_owned());
        }
        !made.whole
    }
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    viewport: Res<Viewport>,
    cards: Res<CardsShown>,
    detail: Res<Detail>,
) {
    let Ok(window) = windows.single() else { return };
    let pixels = (cards.tallest)(&viewport) * viewport.unit * window.scale_factor();
    if pixels > HALF {
        detail.lock().whole = true;
    }
}

/// Loads again in whole what was kept at half its size. What is still on its way comes first as it was asked for.
fn reload_whole(
    detail: Res<Detail>,
    server: Res<AssetServer>,
    mut coming: Local<HashSet<AssetId<Image>>>,
    mut came: MessageReader<AssetEvent<Image>>,
    mut redraw: ResMut<Redraw>,
) {
    for event in came.read() {
        if let AssetEvent::Modified { id } | AssetEvent::Unused { id } = event {
            coming.remove(id);
        }
    }
    let mut made = detail.lock();
    if made.whole {
        made.halved.retain(|path| {
            let Some(id) = server.get_path_id(path) else {
                return false;
            };
            let loaded = server.is_loaded(id);
            if loaded {
                server.reload(path);
                coming.insert(id.typed());
            }
            !loaded
        });
    }
    coming.retain(|&id| !server.load_state(id).is_failed());
    if !coming.is_empty() || made.whole && !made.halved.is_empty() {
        redraw.for_a_while();
    }
}

/// Watches the window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Detail>();
    app.add_systems(
        Update,
        (
            follow_window.run_if(resource_exists_and_changed::<Viewport>),
            reload_whole,
        )
            .chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::geometry::tallest_card;

    #[test]
    fn a_large_window_halves_nothing() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<Image>().init_resource::<Redraw>();
        app.insert_resource(CardsShown {
            tallest: tallest_card,
            title: Vec::new(),
        });
        app.insert_resource(Viewport::of(Vec2::new(1280.0, 720.0)));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        plugin(&mut app);
        app.update();
        let halves = |app: &mut App| {
            app.update();
            app.world().resource::<Detail>().halves(&"cards/classic/2C.png".into())
        };
        assert!(halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(720.0, 1280.0)));
        assert!(halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(1920.0, 1080.0)));
        assert!(!halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(1280.0, 720.0)));
        assert!(!halves(&mut app), "what was needed once is kept");
    }
}
