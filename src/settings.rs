//! What the player chose, kept between runs.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::redraw::Redraw;
use crate::session::SessionOptions;
use crate::storage::{self, Store};
use crate::text::notices::Kept;

/// The key in the store.
const KEY: &str = "settings";

/// A slider gives many values; only the one that stays this long is written.
const REST: f32 = 0.4;

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
    /// Two players: a curtain between all turns and not only between stages.
    pub curtain_always: bool,
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
    });
}

/// Settings that are not saved yet, and since when they have not changed.
#[derive(Resource, Default)]
struct Unsaved(Option<f32>);

fn note_change(mut unsaved: ResMut<Unsaved>) {
    unsaved.0 = Some(0.0);
}

fn save_when_at_rest(world: &mut World) {
    let delta = world.resource::<Time<Real>>().delta_secs();
    let leaving = !world.resource::<Messages<AppExit>>().is_empty();
    let Some(rest) = &mut world.resource_mut::<Unsaved>().0 else {
        return;
    };
    *rest += delta;
    if *rest < REST && !leaving {
        world.resource_mut::<Redraw>().for_a_while();
        return;
    }
    world.resource_mut::<Unsaved>().0 = None;
    let settings = world.resource::<Settings>().clone();
    let store = world.resource::<Store>();
    store.save(KEY, &settings);
    if leaving {
        store.finish();
    }
}

/// Loads the settings at start and saves them when they change.
pub fn plugin(app: &mut App) {
    let settings: Settings = storage::load_or_default(app.world_mut(), KEY, Kept::Settings);
    app.insert_resource(settings);
    app.init_resource::<Unsaved>();
    app.init_resource::<SessionOptions>();
    app.add_systems(PreUpdate, tell_session.run_if(resource_changed::<Settings>));
    app.add_systems(
        PostUpdate,
        note_change.run_if(resource_changed::<Settings>.and_eager(not(resource_added::<Settings>))),
    );
    app.add_systems(
        Last,
        save_when_at_rest.run_if(|unsaved: Res<Unsaved>| unsaved.0.is_some()),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Loaded;
    use crate::ui::toasts::Toast;

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

    #[test]
    fn a_change_is_saved_at_the_latest_when_the_program_ends() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.insert_resource(Store::in_memory());
        app.add_message::<Toast>();
        app.init_resource::<Redraw>();
        app.add_plugins(plugin);
        app.update();
        app.world_mut().resource_mut::<Settings>().muted = true;
        app.update();
        let saved = |app: &App| app.world().resource::<Store>().load::<Settings>(KEY);
        assert_eq!(saved(&app), Loaded::Missing);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(matches!(saved(&app), Loaded::Found(settings) if settings.muted));
    }
}
