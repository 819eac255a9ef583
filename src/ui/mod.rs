//! The only place that styles text, buttons and panels. Sizes are in the units of the art guide (see [`viewport`]), which the interface
//! scale converts to pixels.

pub(crate) mod bind;
mod builder;
mod button;
mod card_art;
mod controls;
mod copying;
pub(crate) mod double_press;
mod eyelids;
pub mod felt;
mod fit;
pub mod focus;
mod font_atlas;
mod haptics;
mod heard;
mod keyed;
mod legible;
mod line_breaks;
mod mirrored;
pub(crate) mod node;
pub mod palette;
mod panel;
mod pictures;
pub(crate) mod plot;
mod previews;
mod repeat;
mod scripts;
pub(crate) mod scrollbar;
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

pub(crate) use builder::{Panels, Ui};
pub(crate) use card_art::{CardArt, CardPicture, HeadShift, likeness};
pub(crate) use eyelids::{EyesClosed, eyelids};
pub(crate) use fit::{Fit, room_to_fit};
pub(crate) use pictures::{CurtainPictures, Fonts, Icons, LaterPictures, TablePictures, TitlePictures, load_pictures};

pub use button::{ButtonKind, ButtonLabel, ButtonStyle, DisabledReason, Selected};
pub(crate) use controls::slider;
pub use controls::{Switch, ValueWords};
pub use copying::CopyText;
pub use haptics::{Buzz, Haptics};
pub use heard::{ScreenReaderText, label};
pub(crate) use keyed::{clear, replaces};
pub use legible::AsWritten;
pub(crate) use mirrored::{LeftToRight, Mirrored};
pub use panel::{medal_fill, medallion, panel, panel_shadow, scrolling, well};
pub(crate) use previews::Preview;
pub(crate) use repeat::{Repeated, Repeats};
pub use scrollbar::BarBeside;
pub use tooltip::Tooltip;
pub use typing::{MacKeys, TypingDone};
pub use viewport::{CurrentSafeArea, CurrentViewport, Footer, Look};
pub(crate) use viewport::{InSafeArea, UiViewport};

/// System set of `Update` that rebuilds the parts of the interface that depend on the shape of the window.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rebuild;

use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};

/// Excludes a node from screen readers: its content is announced elsewhere, or its action is offered by the description of the table.
#[derive(Component, Default)]
pub struct HiddenFromScreenReader;

/// Fonts and pictures. Inserted before anything is drawn.
#[derive(Resource, Clone)]
pub struct Theme {
    fonts: Fonts,
    pictures: Arc<Pictures>,
    /// Scale factor of everything; 1 is the usual size.
    scale: f32,
    /// Scale of text relative to everything else.
    letters: f32,
    /// Minimum sizes.
    min: MinSizes,
}

/// Text sizes above which text grows less, and not at all: headings are large anyway.
const GROWS: (f32, f32) = (30.0, 60.0);

/// Minimum sizes of text and touch targets, in interface pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct MinSizes {
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
            letters: 1.0,
            min: MinSizes::default(),
        }
    }
}

impl Theme {
    /// Returns the theme with larger text, icons and widgets, for portrait.
    #[must_use]
    pub fn enlarged(&self, factor: f32) -> Theme {
        Theme {
            scale: self.scale * factor,
            ..self.clone()
        }
    }

    /// Returns the theme with letters of the usual size, where there is no room for large ones.
    #[must_use]
    pub(crate) fn usual_letters(&self) -> Theme {
        self.letters_up_to(1.0)
    }

    /// Returns the theme with letters at most `factor` times the usual size.
    #[must_use]
    pub(crate) fn letters_up_to(&self, factor: f32) -> Theme {
        Theme {
            letters: self.letters.min(factor),
            ..self.clone()
        }
    }

    /// Returns the theme with minimum sizes for touch, for any size of window; `pixel` is the number of real units per UI pixel.
    #[must_use]
    pub(crate) fn for_fingers(&self, pixel: f32) -> Theme {
        Theme {
            min: MinSizes {
                text: spades_layout::MIN_TEXT / pixel,
                target: spades_layout::MIN_TARGET / pixel,
            },
            ..self.clone()
        }
    }

    /// Returns the scale factor; 1 is the usual size.
    pub(super) fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns a text size in units, rounded to an even number: each size of a font has a glyph atlas of a megabyte or more.
    fn text_size(&self, size: f32) -> FontSize {
        let size = size * self.scale;
        let grows = (1.0 - (size - GROWS.0) / (GROWS.1 - GROWS.0)).clamp(0.0, 1.0);
        let grown = size * (1.0 + (self.letters - 1.0) * grows);
        FontSize::Px(((grown / 2.0).round() * 2.0).max(self.min_text()))
    }

    /// Returns the height of a line that is `usual` high at the normal letter size.
    pub(crate) fn line(&self, usual: f32) -> f32 {
        usual * self.letters
    }

    /// Returns the minimum text size, even like all sizes.
    pub(crate) fn min_text(&self) -> f32 {
        (self.min.text / 2.0 - 0.001).ceil() * 2.0
    }

    /// Returns the minimum width and height of a touch target; 0 where a mouse is used.
    pub(crate) fn min_touch_target(&self) -> f32 {
        self.min.target
    }

    /// Builds a paragraph: text of several lines, with generous line spacing.
    pub fn paragraph(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        (self.sans(text, size, color), LineHeight::RelativeToFont(1.45))
    }

    /// Builds text for names, numbers and headings.
    pub fn serif(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text, &self.fonts.serif, size, color)
    }

    /// Builds all other text.
    pub fn sans(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        self.styled(text, &self.fonts.sans, size, color)
    }

    /// Builds a screen or panel heading, in the display color.
    pub fn heading(&self, text: &dyn Phrase, size: f32) -> impl Bundle + use<> {
        self.serif(text, size, palette::DISPLAY)
    }

    /// Returns the font of typed text and of text spans.
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

    /// Builds a span with its own size and color, to be a child of a text.
    pub fn span(&self, text: &dyn Phrase, size: f32, color: Color) -> impl Bundle + use<> {
        (TextSpan::new(text.text()), self.type_face(size, color))
    }

    fn styled(&self, text: &dyn Phrase, font: &Handle<Font>, size: f32, color: Color) -> impl Bundle + use<> {
        self.lettered(text.text(), font, size, color)
    }

    fn lettered(&self, words: String, font: &Handle<Font>, size: f32, color: Color) -> impl Bundle + use<> {
        (
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

    /// Builds an icon of `assets/icons`, given by its file name.
    pub fn icon(&self, name: &str, size: f32, color: Color) -> impl Bundle + use<> {
        self.picture(&format!("icons/{name}.png"), Vec2::splat(size * self.scale), color)
    }

    /// Builds a suit symbol, which is never drawn as text.
    pub fn suit(&self, suit: Suit, size: f32, color: Color) -> impl Bundle + use<> {
        self.picture(
            &format!("suits/{}.png", suit.letter()),
            Vec2::splat(size * self.scale),
            color,
        )
    }

    /// Returns a picture of any loaded collection, by its path.
    pub fn image(&self, path: &str) -> Handle<Image> {
        pictures::find(&self.pictures, path)
    }

    /// Adds pictures to those that the theme provides.
    fn add_pictures(&mut self, pictures: Pictures) {
        Arc::make_mut(&mut self.pictures).extend(pictures);
    }

    /// Builds a picture; its size is in units.
    pub fn picture(&self, path: &str, size: Vec2, color: Color) -> impl Bundle + use<> {
        (
            ImageNode {
                image: self.image(path),
                color,
                ..default()
            },
            flex().width(px(size.x)).height(px(size.y)).rigid(),
            Pickable::IGNORE,
        )
    }
}

/// Writes a text only if it differs.
pub(crate) fn write(text: &mut Mut<Text>, phrase: &dyn Phrase) {
    let line = phrase.text();
    if text.0 != line {
        text.0 = line;
    }
}

/// Adds all widgets of this module, and keeps the scale up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<Theme>();
    load_pictures::<TitlePictures>(app.world_mut());
    app.add_plugins((
        (card_art::plugin, eyelids::plugin, font_atlas::plugin),
        toasts::plugin,
        tooltip::plugin,
        felt::plugin,
        viewport::plugin,
        (button::plugin, controls::plugin),
        (fit::plugin, line_breaks::plugin, turned::plugin),
        (copying::plugin, haptics::plugin),
        (legible::plugin, mirrored::plugin, scripts::plugin),
        focus::plugin,
        plot::plugin,
        previews::plugin,
        repeat::plugin,
        scrollbar::plugin,
        (typing::plugin, double_press::plugin),
    ));
}
