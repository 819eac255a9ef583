//! Resolution of the cards' pictures. The full size is for the largest screens. Where no card is drawn at more than half of it, the game
//! loads half-size pictures instead, which look the same and save most of the download and of the graphics memory.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::CardsShown;
use crate::ui::CurrentViewport;

/// Height of a half-size picture of a card, plus an invisible amount of upscaling, in pixels.
const HALF: f32 = 280.0 * 1.05;

/// Resolution that the cards need. Once it is `Whole`, it stays so, to avoid reloading when the window is resized repeatedly.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Detail {
    #[default]
    Half,
    Whole,
    /// Full-size pictures of the title, in a folder of their own, as they load before all others.
    Title,
}

impl Detail {
    /// Returns the path of a picture of the cards.
    pub(super) fn path(self, name: &str) -> String {
        match self {
            Detail::Half => format!("cards/half/{name}.runs"),
            Detail::Whole => format!("cards/whole/{name}.runs"),
            Detail::Title => format!("cards/title/{name}.runs"),
        }
    }
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    viewport: Res<CurrentViewport>,
    cards: Res<CardsShown>,
    mut detail: ResMut<Detail>,
) {
    let Ok(window) = windows.single() else { return };
    let pixels = (cards.tallest)(&viewport) * viewport.unit * window.scale_factor();
    if pixels > HALF {
        detail.set_if_neq(Detail::Whole);
    }
}

/// Adds the system that follows the size of the window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Detail>();
    app.add_systems(
        Update,
        follow_window.run_if(resource_exists_and_changed::<CurrentViewport>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_layout::{Viewport, tallest_card};

    #[test]
    fn a_large_window_needs_whole_pictures() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.insert_resource(CardsShown {
            tallest: tallest_card,
            title: Vec::new(),
        });
        app.insert_resource(CurrentViewport::of(Viewport::of(Vec2::new(1280.0, 720.0))));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        plugin(&mut app);
        app.update();
        let detail = |app: &mut App| {
            app.update();
            *app.world().resource::<Detail>()
        };
        assert_eq!(detail(&mut app), Detail::Half);
        app.insert_resource(CurrentViewport::of(Viewport::of(Vec2::new(720.0, 1280.0))));
        assert_eq!(detail(&mut app), Detail::Half);
        app.insert_resource(CurrentViewport::of(Viewport::of(Vec2::new(1920.0, 1080.0))));
        assert_eq!(detail(&mut app), Detail::Whole);
        app.insert_resource(CurrentViewport::of(Viewport::of(Vec2::new(1280.0, 720.0))));
        assert_eq!(detail(&mut app), Detail::Whole, "what was needed once is kept");
    }
}
