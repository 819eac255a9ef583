//! The one place that styles text, buttons and panels. Sizes are in units of the art guide (see [`viewport`]), which
//! the interface scale turns into pixels.

pub(crate) mod bind;
mod button;
mod controls;
pub mod felt;
pub mod focus;
mod font_atlas;
pub mod palette;
mod panel;
pub mod toasts;
pub mod viewport;

use bevy::prelude::*;
use bevy::text::{FontSize, LineHeight};
use spades_rules::Suit;

pub use button::{ButtonKind, Look, Selected};
pub use controls::{Switch, ValueWords, slider_row, switch_row};
pub use panel::{medallion, panel, panel_shadow, pill, well};
pub use viewport::Viewport;

use crate::text::Phrase;

/// Drawn and not read out: what it says is said elsewhere.
#[derive(Component, Default)]
pub struct Unspoken;

/// Fonts, and the way to the pictures. Inserted before anything is drawn.
#[derive(Resource, Clone)]
pub struct Theme {
    serif: Handle<Font>,
    sans: Handle<Font>,
    server: AssetServer,
    /// How much larger than usual everything is made.
    scale: f32,
}

impl FromWorld for Theme {
    fn from_world(world: &mut World) -> Theme {
        let server = world.resource::<AssetServer>().clone();
        Theme {
            serif: server.load("fonts/spades-serif-bold.otf"),
            sans: server.load("fonts/inter-medium.ttf"),
            server,
            scale: 1.0,
        }
    }
}

impl Theme {
    /// The same theme, in which text, icons and widgets are larger: for portrait.
    #[must_use]
    pub fn enlarged(&self, factor: f32) -> Theme {
        Theme {
            scale: self.scale * factor,
            ..self.clone()
        }
    }

    /// How much larger than usual everything is made.
    pub(super) fn scale(&self) -> f32 {
        self.scale
    }

    /// A size of text in units, to the nearest even number: for every size of a face there is a picture of its letters, of a megabyte
    /// and more.
    fn text_size(&self, size: f32) -> FontSize {
        FontSize::Px((size * self.scale / 2.0).round() * 2.0)
    }

    /// Text of several lines, with air between them.
    pub fn paragraph(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        (self.sans(text, size, color), LineHeight::RelativeToFont(1.45))
    }

    /// Names, numbers and headings.
    pub fn serif(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text.text(), &self.serif, size, color)
    }

    /// Everything else.
    pub fn sans(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text.text(), &self.sans, size, color)
    }

    /// A screen or panel heading, in the display colour.
    pub fn heading(&self, text: &dyn Phrase, size: f32) -> impl Bundle + use<> {
        self.serif(text, size, palette::DISPLAY)
    }

    /// The face of text that is typed.
    pub fn type_face(&self, size: f32, color: Color) -> impl Bundle + use<> {
        (
            TextFont {
                font: self.sans.clone().into(),
                font_size: self.text_size(size),
                ..default()
            },
            TextColor(color),
        )
    }

    fn styled(&self, text: String, font: &Handle<Font>, size: f32, color: Color) -> impl Bundle + use<> {
        (
            Text::new(text),
            TextFont {
                font: font.clone().into(),
                font_size: self.text_size(size),
                ..default()
            },
            TextColor(color),
            Pickable::IGNORE,
        )
    }

    /// An icon of `assets/icons` by its file name.
    pub fn icon(&self, name: &str, size: f32, color: Color) -> impl Bundle + use<> {
        self.picture(&format!("icons/{name}.png"), Vec2::splat(size * self.scale), color)
    }

    /// A suit, which is never drawn as text.
    pub fn suit(&self, suit: Suit, size: f32, color: Color) -> impl Bundle + use<> {
        self.picture(
            &format!("suits/{}.png", suit.letter()),
            Vec2::splat(size * self.scale),
            color,
        )
    }

    /// Any picture, in units.
    pub fn picture(&self, path: &str, size: Vec2, color: Color) -> impl Bundle + use<> {
        (
            ImageNode {
                image: self.server.load(path.to_owned()),
                color,
                ..default()
            },
            Node {
                width: px(size.x),
                height: px(size.y),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        )
    }

    /// The fonts, to wait for.
    pub fn fonts(&self) -> [Handle<Font>; 2] {
        [self.serif.clone(), self.sans.clone()]
    }

    /// The asset server.
    pub fn server(&self) -> &AssetServer {
        &self.server
    }
}

/// Styles everything in this module and keeps the scale.
pub fn plugin(app: &mut App) {
    app.init_resource::<Theme>();
    app.add_plugins((
        font_atlas::plugin,
        toasts::plugin,
        felt::plugin,
        viewport::plugin,
        button::plugin,
        controls::plugin,
        focus::plugin,
    ));
}
