//! What the player prefers. It is kept between runs by [`crate::storage`].

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::session::{SessionOptions, ShowDiscards};

/// The order of suits in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SortOrder {
    /// ♠ ♥ ♣ ♦, highest first.
    #[default]
    SpadesFirst,
    /// ♦ ♣ ♥ ♠, lowest first.
    SpadesLast,
}

/// How the faces of the cards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceStyle {
    /// Pips and courts.
    #[default]
    Classic,
    /// Rank and suit, large, and nothing else.
    Plain,
    /// Rank and suit as large and thick as can be, in strong colours on white: for weak eyes.
    Clear,
}

impl FaceStyle {
    /// All of them, in the order in which they are offered.
    pub const ALL: [FaceStyle; 3] = [FaceStyle::Classic, FaceStyle::Plain, FaceStyle::Clear];
}

/// The back of the cards. Each has a pattern of its own.
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
    /// Diamonds of copper on cream.
    Copper,
}

impl CardBack {
    /// All of them, in the order in which they are offered.
    pub const ALL: [CardBack; 5] = [
        CardBack::Burgundy,
        CardBack::Navy,
        CardBack::Green,
        CardBack::Black,
        CardBack::Copper,
    ];
}

/// What the table is covered with or made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Felt {
    /// Green felt.
    #[default]
    Green,
    /// Navy linen.
    Navy,
    /// Burgundy damask.
    Burgundy,
    /// Slate.
    Slate,
    /// Boards of walnut.
    Walnut,
}

impl Felt {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Felt; 5] = [Felt::Green, Felt::Navy, Felt::Burgundy, Felt::Slate, Felt::Walnut];
}

/// How much the coach says in a match against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coach {
    /// Nothing.
    #[default]
    None,
    /// A remark after a decision that cost something beyond luck.
    AfterMistakes,
    /// The same, and before every decision what each option is worth.
    BeforeEveryDecision,
}

/// The most that [`Settings::interface`] can be.
pub const LARGEST_INTERFACE: f32 = 200.0;

/// What a tap of a finger on a card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TapPlays {
    /// The first one raises it and shows what it would do, the second one plays it.
    #[default]
    Second,
    /// It plays it.
    First,
}

/// Preferences. Levels are 0 to 100.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Music level.
    pub music: f32,
    /// Level of the effects.
    pub effects: f32,
    /// All sound off.
    pub muted: bool,
    /// Speed of the animations: 0 is half, 50 is normal, 100 is double.
    pub speed: f32,
    /// Play a card that is the only legal one without being asked.
    pub auto_play_one: bool,
    /// Order of the hand.
    pub sort: SortOrder,
    /// How the faces of the cards are drawn.
    pub face: FaceStyle,
    /// Diamonds blue, clubs green.
    pub four_colour: bool,
    /// Bigger corner indices, on classic faces; the others have them anyway.
    pub large_index: bool,
    /// Cards fade instead of flying.
    pub reduced_motion: bool,
    /// Interface size: 0 is 80 %, 50 is 110 %, 100 is 140 %, 200 is 200 %; 33 is 100 %.
    pub interface: f32,
    /// The back of the cards.
    pub back: CardBack,
    /// What the table is covered with.
    pub felt: Felt,
    /// Several people: a curtain between all turns and not only between stages.
    pub curtain_always: bool,
    /// Several people sit round the screen, each at a side, where it is large enough, instead of passing it on.
    pub face_to_face: bool,
    /// When one's own closed discards can be looked through again.
    pub show_discards: ShowDiscards,
    /// Against the computer: whether a decision can be taken back after something new was seen.
    pub undo_what_was_seen: bool,
    /// Against the computer: how much the coach says.
    pub coach: Coach,
    /// Whether those who play for the computer say something now and then.
    pub table_talk: bool,
    /// What a tap of a finger on a card does; a click of the mouse always plays it.
    pub tap_plays: TapPlays,
    /// On a phone, what a thumb reaches stands where the left one is.
    pub left_handed: bool,
    /// Whether the device shakes for a trick taken and a card that may not be played, if it can.
    pub vibration: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
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
            interface: 33.0,
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
    /// Whether the index of a card is larger than usual, in a window that is narrow or not: there cards are so small that the usual one could
    /// not be read.
    #[must_use]
    pub fn has_large_index(&self, narrow: bool) -> bool {
        self.large_index || narrow || self.face != FaceStyle::Classic
    }

    /// How many times as fast as normal, 0.5 to 2.
    #[must_use]
    pub fn speed_factor(&self) -> f32 {
        2f32.powf((self.speed.clamp(0.0, 100.0) - 50.0) / 50.0)
    }

    /// Size of the interface, 0.8 to 2.
    #[must_use]
    pub fn interface_scale(&self) -> f32 {
        let scale = 0.8 + 0.6 * self.interface.clamp(0.0, LARGEST_INTERFACE) / 100.0;
        if (scale - 1.0).abs() < 0.01 { 1.0 } else { scale }
    }
}

/// The session knows no settings, but what they say about the course of a match.
fn tell_session(settings: Res<Settings>, mut options: ResMut<SessionOptions>) {
    options.set_if_neq(SessionOptions {
        speed: settings.speed_factor(),
        play_forced: settings.auto_play_one,
        curtain_always: settings.curtain_always,
        show_discards: settings.show_discards,
        undo_what_was_seen: settings.undo_what_was_seen,
    });
}

/// Tells the session what the settings say.
pub fn plugin(app: &mut App) {
    app.init_resource::<SessionOptions>();
    app.add_systems(PreUpdate, tell_session.run_if(resource_changed::<Settings>));
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
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn what_older_files_name_is_still_there() {
        let text = r#"{"back":"green","felt":"slate","large_index":true}"#;
        let settings: Settings = serde_json::from_str(text).unwrap();
        assert_eq!((settings.back, settings.felt), (CardBack::Green, Felt::Slate));
        assert_eq!(settings.face, FaceStyle::Classic);
    }

    #[test]
    fn unknown_and_missing_fields_do_no_harm() {
        let settings: Settings = serde_json::from_str(r#"{"muted":true,"of_the_future":[1]}"#).unwrap();
        assert!(settings.muted);
        assert_eq!(settings.effects, Settings::default().effects);
    }
}
