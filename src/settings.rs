//! The player's preferences, saved by [`crate::storage`].

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spades_layout::{LARGEST_INTERFACE, Preferences};
use spades_words::LanguageTag;

use crate::session::{SessionOptions, ShowDiscards};

/// Sort order of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SortOrder {
    /// ♠ ♥ ♣ ♦, highest first.
    #[default]
    SpadesFirst,
    /// ♦ ♣ ♥ ♠, lowest first.
    SpadesLast,
}

/// Style of the card faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceStyle {
    /// Pips and court cards.
    #[default]
    Classic,
    /// Large rank and suit, and nothing else.
    Plain,
    /// Rank and suit as large and bold as possible, in strong colors on white: for low vision.
    Clear,
}

impl FaceStyle {
    /// All styles, in the order of the settings page.
    pub const ALL: [FaceStyle; 3] = [FaceStyle::Classic, FaceStyle::Plain, FaceStyle::Clear];
}

/// Design of the card backs, with a pattern each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardBack {
    /// A lattice on burgundy.
    #[default]
    Burgundy,
    /// Waves on navy.
    Navy,
    /// Stars on green.
    Green,
    /// Rays on black.
    Black,
    /// Copper diamonds on cream.
    Copper,
}

impl CardBack {
    /// All backs, in the order of the settings page.
    pub const ALL: [CardBack; 5] = [
        CardBack::Burgundy,
        CardBack::Navy,
        CardBack::Green,
        CardBack::Black,
        CardBack::Copper,
    ];
}

/// Material of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Felt {
    #[default]
    Green,
    /// Navy linen.
    Navy,
    /// Burgundy damask.
    Burgundy,
    Slate,
    /// Walnut boards.
    Walnut,
}

impl Felt {
    /// All tables, in the order of the settings page.
    pub const ALL: [Felt; 5] = [Felt::Green, Felt::Navy, Felt::Burgundy, Felt::Slate, Felt::Walnut];
}

/// Amount of help from the coach in a match against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coach {
    /// Nothing.
    #[default]
    None,
    /// A remark after a decision that cost something, apart from luck.
    AfterMistakes,
    /// Such remarks, and the value of each option before every decision.
    BeforeEveryDecision,
}

/// Effect of tapping a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TapPlays {
    /// The first tap raises the card and shows its effect, the second one plays it.
    #[default]
    Second,
    /// The first tap plays the card.
    First,
}

/// Reads a level. A file may hold any number, and whatever shows the level would be drawn that wide.
fn level<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    f32::deserialize(from).map(|level| level.clamp(0.0, 100.0))
}

fn interface<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    f32::deserialize(from).map(|size| size.clamp(0.0, LARGEST_INTERFACE))
}

/// Reads a language by its tag. One that the game doesn't have is that of the system.
fn language<'de, D: Deserializer<'de>>(from: D) -> Result<Option<LanguageTag>, D::Error> {
    let tag = Option::<String>::deserialize(from)?;
    Ok(tag.and_then(|tag| LanguageTag::of(&tag)))
}

fn tag<S: Serializer>(language: &Option<LanguageTag>, to: S) -> Result<S::Ok, S::Error> {
    language.map(LanguageTag::tag).serialize(to)
}

/// Player preferences. Levels are 0 to 100.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` for that of the system.
    #[serde(serialize_with = "tag", deserialize_with = "language")]
    pub language: Option<LanguageTag>,
    /// Volume of the music.
    #[serde(deserialize_with = "level")]
    pub music: f32,
    /// Volume of the sound effects.
    #[serde(deserialize_with = "level")]
    pub effects: f32,
    /// Mutes all sound.
    pub muted: bool,
    /// Speed of the animations: 0 is half, 50 is normal, 100 is double.
    #[serde(deserialize_with = "level")]
    pub speed: f32,
    /// Plays a card automatically if it is the only legal one.
    pub auto_play_one: bool,
    /// Sort order of the hand.
    pub sort: SortOrder,
    /// Style of the card faces.
    pub face: FaceStyle,
    /// Diamonds blue, clubs green.
    pub four_colour: bool,
    /// Larger corner indices on classic faces; the other faces always have them.
    pub large_index: bool,
    /// Cards fade instead of flying.
    pub reduced_motion: bool,
    /// Scale of the interface: 0 is 80 %, 50 is 110 %, 100 is 140 %, 200 is 200 %; 33 is 100 %.
    #[serde(deserialize_with = "interface")]
    pub interface: f32,
    /// Design of the card backs.
    pub back: CardBack,
    /// Material of the table.
    pub felt: Felt,
    /// With several people: shows the curtain between all turns, rather than only between stages.
    pub curtain_always: bool,
    /// Several people play face to face around a screen that is large enough, each at a side, instead of passing it.
    pub face_to_face: bool,
    /// When players may review their own face-down discards.
    pub show_discards: ShowDiscards,
    /// Against the computer: allows undo after new information.
    pub undo_what_was_seen: bool,
    /// Against the computer: amount of help from the coach.
    pub coach: Coach,
    /// Computer players occasionally comment on the game.
    pub table_talk: bool,
    /// Effect of tapping a card; a mouse click always plays it.
    pub tap_plays: TapPlays,
    /// On a phone, puts the tools for the thumb on the left.
    pub left_handed: bool,
    /// Vibrates for a trick taken and for an illegal card, if the device can.
    pub vibration: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            music: 60.0,
            effects: 80.0,
            muted: false,
            speed: 50.0,
            auto_play_one: true,
            sort: SortOrder::default(),
            face: FaceStyle::default(),
            four_colour: false,
            large_index: false,
            reduced_motion: false,
            interface: Preferences::default().interface,
            back: CardBack::default(),
            felt: Felt::default(),
            curtain_always: false,
            face_to_face: false,
            show_discards: ShowDiscards::default(),
            undo_what_was_seen: true,
            coach: Coach::default(),
            table_talk: true,
            tap_plays: TapPlays::default(),
            left_handed: false,
            vibration: true,
        }
    }
}

impl Settings {
    /// Returns `true` if corner indices are larger than usual; always with small cards, where the usual index would be illegible
    /// ([`Viewport::has_small_cards`](spades_layout::Viewport::has_small_cards)).
    #[must_use]
    pub fn has_large_index(&self, small_cards: bool) -> bool {
        self.large_index || small_cards || self.face != FaceStyle::Classic
    }

    /// Returns the speed as a multiple of the normal one, 0.5 to 2.
    #[must_use]
    pub fn speed_factor(&self) -> f32 {
        2f32.powf((self.speed.clamp(0.0, 100.0) - 50.0) / 50.0)
    }

    /// Returns the settings that the layout depends on.
    #[must_use]
    pub fn layout_preferences(&self) -> Preferences {
        Preferences {
            interface: self.interface,
            left_handed: self.left_handed,
        }
    }
}

/// Passes to the session the settings that affect the course of a match; it knows no others.
fn update_session(settings: Res<Settings>, mut options: ResMut<SessionOptions>) {
    options.set_if_neq(SessionOptions {
        speed: settings.speed_factor(),
        play_forced: settings.auto_play_one,
        curtain_always: settings.curtain_always,
        show_discards: settings.show_discards,
        undo_what_was_seen: settings.undo_what_was_seen,
    });
}

/// Adds the transfer of settings to the session.
pub fn plugin(app: &mut App) {
    app.init_resource::<SessionOptions>();
    app.add_systems(PreUpdate, update_session.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_survive_the_way_through_a_file() {
        let settings = Settings {
            music: 12.5,
            four_colour: true,
            sort: SortOrder::SpadesLast,
            face: FaceStyle::Clear,
            back: CardBack::Copper,
            felt: Felt::Walnut,
            language: LanguageTag::all().last(),
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn names_in_older_files_are_known() {
        let text = r#"{"back":"green","felt":"slate","large_index":true}"#;
        let settings: Settings = serde_json::from_str(text).unwrap();
        assert_eq!((settings.back, settings.felt), (CardBack::Green, Felt::Slate));
        assert_eq!(settings.face, FaceStyle::Classic);
        assert_eq!(settings.language, None, "that of the system");
    }

    #[test]
    fn unknown_and_missing_fields_do_no_harm() {
        let settings: Settings = serde_json::from_str(r#"{"muted":true,"of_the_future":[1],"language":"xx"}"#).unwrap();
        assert!(settings.muted);
        assert_eq!(settings.language, None);
        assert_eq!(settings.effects, Settings::default().effects);
    }
}
