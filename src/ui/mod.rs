//! The one place that styles text, buttons and panels. Sizes are in units of the art guide (see [`viewport`]), which
//! the interface scale turns into pixels.

pub(crate) mod bind;
mod button;
mod card_art;
mod controls;
pub(crate) mod double_press;
pub mod felt;
mod fit;
pub mod focus;
mod font_atlas;
mod haptics;
mod heard;
mod legible;
pub mod palette;
mod panel;
mod pictures;
pub(crate) mod plot;
mod previews;
mod repeat;
mod says;
mod scrollbar;
pub mod toasts;
mod tooltip;
mod turned;
mod typing;
pub mod viewport;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::{FontSize, LineHeight};
use bevy_asset_loader::prelude::*;
use spades_rules::Suit;

use pictures::Pictures;

pub(crate) use card_art::{CardArt, CardPicture, likeness};
pub(crate) use fit::{Fit, room_to_fit};
pub(crate) use pictures::{CurtainPictures, Fonts, Icons, TablePictures, TitlePictures, load_pictures};

pub use button::{ButtonKind, Inked, Look, Selected, WhyNot};
pub(crate) use controls::slider;
pub use controls::{Switch, ValueWords, slider_row, switch_row};
pub use haptics::{Buzz, Haptics};
pub use heard::Heard;
pub use legible::AsWritten;
pub use panel::{medal_fill, medallion, panel, panel_shadow, pill, scrolling, well};
pub(crate) use previews::Preview;
pub(crate) use repeat::{Repeated, Repeats};
pub use says::{Says, Speak, Spoken, label};
pub use tooltip::Tooltip;
pub use typing::{MacKeys, TypingDone};
pub use viewport::{Footer, SafeArea, Viewport};
pub(crate) use viewport::{InSafeArea, UiViewport};

/// What is built anew when the window has changed its shape is built in this set of `Update`.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rebuild;

use crate::text::Phrase;

/// Drawn and not read out: what it says is said elsewhere.
#[derive(Component, Default)]
pub struct Unspoken;

/// Fonts and pictures. Inserted before anything is drawn.
#[derive(Resource, Clone)]
pub struct Theme {
    fonts: Fonts,
    pictures: Arc<Pictures>,
    /// How much larger than usual everything is made.
    scale: f32,
    /// What nothing is smaller than.
    least: Least,
}

/// What nothing is smaller than, in pixels of the interface: text, and what a finger is to hit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Least {
    text: f32,
    target: f32,
}

impl FromWorld for Theme {
    fn from_world(world: &mut World) -> Theme {
        world.init_collection::<Fonts>();
        Theme {
            fonts: world.resource::<Fonts>().clone(),
            pictures: Arc::default(),
            scale: 1.0,
            least: Least::default(),
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

    /// The same theme where fingers are used, however large the window is; with real units to a pixel of the interface.
    #[must_use]
    pub(crate) fn for_fingers(&self, pixel: f32) -> Theme {
        Theme {
            least: Least {
                text: viewport::LEAST_TEXT / pixel,
                target: viewport::LEAST_TARGET / pixel,
            },
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
        FontSize::Px(((size * self.scale / 2.0).round() * 2.0).max(self.least_text()))
    }

    /// The least size of text, as even as all sizes.
    pub(super) fn least_text(&self) -> f32 {
        (self.least.text / 2.0 - 0.001).ceil() * 2.0
    }

    /// The least width and height of what a finger is to hit; 0 where a pointer is at hand.
    pub(crate) fn least_target(&self) -> f32 {
        self.least.target
    }

    /// Text of several lines, with air between them.
    pub fn paragraph(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        (self.sans(text, size, color), LineHeight::RelativeToFont(1.45))
    }

    /// Names, numbers and headings.
    pub fn serif(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text, &self.fonts.serif, size, color)
    }

    /// Everything else.
    pub fn sans(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text, &self.fonts.sans, size, color)
    }

    /// A screen or panel heading, in the display colour.
    pub fn heading(&self, text: &dyn Phrase, size: f32) -> impl Bundle + use<> {
        self.serif(text, size, palette::DISPLAY)
    }

    /// The face of text that is typed, or part of another.
    pub fn type_face(&self, size: f32, color: Color) -> impl Bundle + use<> {
        (
            TextFont {
                font: self.fonts.sans.clone().into(),
                font_size: self.text_size(size),
                ..default()
            },
            TextColor(color),
        )
    }

    /// A part of a text, in a face and colour of its own; a child of the text.
    pub fn span(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        let words = text.text();
        (
            Says::new(text, &words),
            TextSpan::new(words),
            self.type_face(size, color),
        )
    }

    fn styled(&self, text: &dyn Phrase, font: &Handle<Font>, size: f32, color: Color) -> impl Bundle + use<> {
        let words = text.text();
        self.lettered(Says::new(text, &words), words, font, size, color)
    }

    fn lettered(&self, says: Says, words: String, font: &Handle<Font>, size: f32, color: Color) -> impl Bundle + use<> {
        (
            says,
            Text::new(words),
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

    /// A picture that some collection has, by its path.
    pub fn image(&self, path: &str) -> Handle<Image> {
        pictures::find(&self.pictures, path)
    }

    /// Adds to the pictures that are given out.
    fn add_pictures(&mut self, pictures: Pictures) {
        Arc::make_mut(&mut self.pictures).extend(pictures);
    }

    /// Any picture, in units.
    pub fn picture(&self, path: &str, size: Vec2, color: Color) -> impl Bundle + use<> {
        (
            ImageNode {
                image: self.image(path),
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
}

/// Styles everything in this module and keeps the scale.
pub fn plugin(app: &mut App) {
    app.init_resource::<Theme>();
    load_pictures::<TitlePictures>(app.world_mut());
    app.add_plugins((
        (card_art::plugin, font_atlas::plugin),
        toasts::plugin,
        tooltip::plugin,
        felt::plugin,
        viewport::plugin,
        button::plugin,
        controls::plugin,
        (fit::plugin, turned::plugin),
        (haptics::plugin, legible::plugin),
        focus::plugin,
        plot::plugin,
        previews::plugin,
        (repeat::plugin, says::plugin),
        scrollbar::plugin,
        (typing::plugin, double_press::plugin),
    ));
}
