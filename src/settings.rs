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

/// The back of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardBack {
    /// Burgundy.
    #[default]
    Burgundy,
    /// Navy.
    Navy,
    /// Green.
    Green,
}

/// The colour of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Felt {
    /// Green.
    #[default]
    Green,
    /// Navy.
    Navy,
    /// Burgundy.
    Burgundy,
    /// Slate.
    Slate,
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
    /// Diamonds blue, clubs green.
    pub four_colour: bool,
    /// Bigger corner indices.
    pub large_index: bool,
    /// Cards fade instead of flying.
    pub reduced_motion: bool,
    /// Interface size: 0 is 80 %, 50 is 110 %, 100 is 140 %; 33 is 100 %.
    pub interface: f32,
    /// The back of the cards.
    pub back: CardBack,
    /// The colour of the table.
    pub felt: Felt,
    /// Several people: a curtain between all turns and not only between stages.
    pub curtain_always: bool,
    /// When one's own closed discards can be looked through again.
    pub show_discards: ShowDiscards,
    /// Against the computer: whether a decision can be taken back after something new was seen.
    pub undo_what_was_seen: bool,
    /// Against the computer: how much the coach says.
    pub coach: Coach,
    /// Whether those who play for the computer say something now and then.
    pub table_talk: bool,
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
            four_colour: false,
            large_index: false,
            reduced_motion: false,
            interface: 33.0,
            back: CardBack::default(),
            felt: Felt::default(),
            curtain_always: false,
            show_discards: ShowDiscards::default(),
            undo_what_was_seen: true,
            coach: Coach::default(),
            table_talk: true,
        }
    }
}

impl Settings {
    /// How many times as fast as normal, 0.5 to 2.
    #[must_use]
    pub fn speed_factor(&self) -> f32 {
        2f32.powf((self.speed.clamp(0.0, 100.0) - 50.0) / 50.0)
    }

    /// Size of the interface, 0.8 to 1.4.
    #[must_use]
    pub fn interface_scale(&self) -> f32 {
        let scale = 0.8 + 0.6 * self.interface.clamp(0.0, 100.0) / 100.0;
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
            back: CardBack::Navy,
            felt: Felt::Slate,
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn unknown_and_missing_fields_do_no_harm() {
        let settings: Settings = serde_json::from_str(r#"{"muted":true,"of_the_future":[1]}"#).unwrap();
        assert!(settings.muted);
        assert_eq!(settings.effects, Settings::default().effects);
    }
}
