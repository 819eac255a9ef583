//! How much of the cards' pictures a window can show. They are made for the largest screens; where no card is drawn at more than half
//! of that, the pictures are kept at half their size, which looks the same and saves most of the memory of the graphics card.

use bevy::asset::AssetPath;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use spades_rules::Card;

use crate::screens::title_fan;
use crate::table::geometry::tallest_card;
use crate::ui::Viewport;

/// Height of a card's picture of half the size, and the little more at which nobody sees that it is stretched, in pixels.
const HALF: f32 = 280.0 * 1.05;

/// Whether cards need their whole pictures. Once they did they keep them, so that a window which is drawn larger and smaller does not
/// load them again and again.
#[derive(Resource, Default)]
pub struct Detail {
    whole: bool,
    halved: HashSet<AssetPath<'static>>,
    loading: HashSet<AssetId<Image>>,
}

impl Detail {
    /// Whether to keep half of a picture. It is then noted, to be loaded again when a larger window needs the whole.
    pub fn halves(&mut self, path: Option<AssetPath<'static>>) -> bool {
        let Some(path) = path.filter(|path| !self.whole && is_face_of_the_table(path)) else {
            return false;
        };
        self.halved.insert(path);
        true
    }

    /// Whether this picture has been asked for again, and has come.
    pub fn has_come_again(&mut self, id: AssetId<Image>) -> bool {
        self.loading.remove(&id)
    }
}

/// Faces of cards but for those of the title, which are drawn larger than any on the table.
fn is_face_of_the_table(path: &AssetPath) -> bool {
    let path = path.path();
    let set = path.parent().and_then(|set| set.parent());
    let card = path.file_stem().and_then(|stem| stem.to_str()?.parse::<Card>().ok());
    set.is_some_and(|folder| folder.ends_with("cards"))
        && card.is_some_and(|card| title_fan().all(|shown| shown != card))
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    viewport: Res<Viewport>,
    server: Res<AssetServer>,
    mut detail: ResMut<Detail>,
) {
    let Ok(window) = windows.single() else { return };
    let pixels = tallest_card(&viewport) * viewport.unit * window.scale_factor();
    if detail.whole || pixels <= HALF {
        return;
    }
    detail.whole = true;
    for path in std::mem::take(&mut detail.halved) {
        if let Some(id) = server.get_path_id(&path) {
            detail.loading.insert(id.typed());
            server.reload(path);
        }
    }
}

/// Watches the window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Detail>();
    app.add_systems(Update, follow_window.run_if(resource_changed::<Viewport>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_faces_of_the_table_are_halved() {
        let halved = |path: &'static str| Detail::default().halves(Some(path.into()));
        assert!(halved("cards/classic/2C.png"));
        assert!(halved("cards/large_four_colour/AH.png"));
        assert!(halved("cards/classic/9S.png"));
        assert!(halved("cards/classic/BJ.png"));
        assert!(!halved("cards/classic/AS.png"));
        assert!(!halved("cards/back-navy.png"));
        assert!(!halved("cards/shadow.png"));
        assert!(!halved("ui/logo.png"));
        assert!(!Detail::default().halves(None));
    }

    #[test]
    fn a_large_window_halves_nothing() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<Image>();
        app.insert_resource(Viewport::of(Vec2::new(1280.0, 720.0)));
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        plugin(&mut app);
        app.update();
        let halves = |app: &mut App| {
            app.update();
            app.world_mut()
                .resource_mut::<Detail>()
                .halves(Some("cards/classic/2C.png".into()))
        };
        assert!(halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(720.0, 1280.0)));
        assert!(halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(1920.0, 1080.0)));
        assert!(!halves(&mut app));
        app.insert_resource(Viewport::of(Vec2::new(1280.0, 720.0)));
        assert!(!halves(&mut app), "what was needed once is kept");
        app.world_mut().despawn(window);
    }
}
