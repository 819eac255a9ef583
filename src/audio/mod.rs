//! Audio: effects and music on separate tracks. While there is no audio device the game is silent.

mod loader;
mod music;
mod output;
mod sounds;
#[cfg(not(target_arch = "wasm32"))]
#[cfg_attr(test, expect(dead_code, reason = "tests open no device"))]
mod speakers;

use std::time::Duration;

use bevy::asset::VisitAssetDependencies;
use bevy::input_focus::{FocusCause, FocusGained};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use bevy::window::{PrimaryWindow, WindowOccluded};
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::prelude::AudioSource;

use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::states::Screen;
use output::{Output, Playback};
use sounds::Chooser;

pub use music::{Piece, Wanted};
pub use sounds::Sound;

/// Plays an effect.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    sound: Sound,
    /// Stereo position, from −1 (left) to 1 (right).
    pan: f32,
    /// Transposition in semitones; `None` for a slight random variation where allowed.
    higher: Option<u8>,
}

impl PlaySound {
    /// Plays a sound in the center.
    #[must_use]
    pub const fn new(sound: Sound) -> PlaySound {
        PlaySound::from(sound, 0.0)
    }

    /// Plays a sound at a stereo position between −1 (left) and 1 (right).
    #[must_use]
    pub const fn from(sound: Sound, pan: f32) -> PlaySound {
        PlaySound {
            sound,
            pan,
            higher: None,
        }
    }

    /// Transposes the sound up by this many semitones.
    #[must_use]
    pub const fn higher(self, semitones: u8) -> PlaySound {
        PlaySound {
            higher: Some(semitones),
            ..self
        }
    }
}

/// Number of frames after which the first screen is certainly drawn: nothing may delay it, least of all the largest file.
const SETTLED: u8 = 30;

/// Duration for which the music is ducked for a sting.
const DUCK_TIME: Duration = Duration::from_millis(1800);

/// Level in decibels below which a sound is inaudible.
const SILENCE: f32 = -60.0;

/// Inserted before [`plugin`], keeps the game from opening the audio device. Tests and benchmarks run beside whatever sounds there.
#[derive(Resource)]
pub struct WithoutDevice;

/// Files of the effects.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct Effects {
    #[dependency]
    #[asset(
        paths(
            "sounds/shuffle.ogg",
            "sounds/deal_1.ogg",
            "sounds/deal_2.ogg",
            "sounds/deal_3.ogg",
            "sounds/deal_4.ogg",
            "sounds/deal_5.ogg",
            "sounds/button.ogg",
            "sounds/focus.ogg",
        ),
        collection(typed, mapped)
    )]
    files: HashMap<String, Handle<AudioSource>>,
}

/// Effects that aren't needed before the first card is drawn, loaded soon after the title.
#[derive(AssetCollection, Resource)]
struct LaterEffects {
    #[asset(
        paths(
            "sounds/draw_1.ogg",
            "sounds/draw_2.ogg",
            "sounds/draw_3.ogg",
            "sounds/discard_1.ogg",
            "sounds/discard_2.ogg",
            "sounds/discard_3.ogg",
            "sounds/flip_1.ogg",
            "sounds/flip_2.ogg",
            "sounds/flip_3.ogg",
            "sounds/illegal.ogg",
            "sounds/bid.ogg",
            "sounds/bid_key.ogg",
            "sounds/place_1.ogg",
            "sounds/place_2.ogg",
            "sounds/place_3.ogg",
            "sounds/place_4.ogg",
            "sounds/place_5.ogg",
            "sounds/gather_1.ogg",
            "sounds/gather_2.ogg",
            "sounds/gather_3.ogg",
            "sounds/take_1.ogg",
            "sounds/take_2.ogg",
            "sounds/break.ogg",
            "sounds/curtain.ogg",
            "sounds/tick.ogg",
            "sounds/round_won.ogg",
            "sounds/round_lost.ogg",
            "sounds/nil_made.ogg",
            "sounds/nil_failed.ogg",
            "sounds/match_won.ogg",
            "sounds/match_lost.ogg",
        ),
        collection(typed, mapped)
    )]
    files: HashMap<String, Handle<AudioSource>>,
}

/// Returns the playback speed that transposes a sound up by this many semitones.
fn rate(semitones: u8) -> f64 {
    2f64.powf(f64::from(semitones) / 12.0)
}

/// Converts a level of 0 to 100 to decibels: half the level is about a third of the amplitude, which suits the ear.
fn decibels(level: f32) -> f32 {
    let part = level.clamp(0.0, 100.0) / 100.0;
    if part < 0.01 {
        SILENCE
    } else {
        (30.0 * part.log10()).max(SILENCE)
    }
}

/// State of the audio.
#[derive(Resource)]
struct Mixer {
    /// `true` while there is a device.
    has_device: bool,
    chooser: Chooser,
    /// `true` while the window is invisible, and therefore silent.
    hidden: bool,
    ducked: Option<Timer>,
}

impl FromWorld for Mixer {
    fn from_world(world: &mut World) -> Mixer {
        let now = world
            .get_resource::<Time<Real>>()
            .map_or(0, |time| time.startup().elapsed().subsec_nanos());
        Mixer {
            has_device: false,
            chooser: Chooser::new(now ^ 0x5bd1_e995),
            hidden: false,
            ducked: None,
        }
    }
}

fn play_effects(
    mut plays: MessageReader<PlaySound>,
    mut mixer: ResMut<Mixer>,
    effects: Option<Res<Effects>>,
    later: Option<Res<LaterEffects>>,
    settings: Res<Settings>,
    sources: Res<Assets<AudioSource>>,
    output: Option<NonSendMut<Output>>,
) {
    let Some(mut output) = output else {
        plays.clear();
        return;
    };
    let level = decibels(settings.effects);
    let mute = settings.muted || mixer.hidden || level <= SILENCE || !mixer.has_device;
    let mut heard: Vec<Sound> = Vec::new();
    for &PlaySound { sound, pan, higher } in plays.read() {
        // Playing the same sound twice in a frame would only make it louder.
        if mute || heard.contains(&sound) {
            continue;
        }
        heard.push(sound);
        let take = mixer.chooser.choose(sound);
        let file = sounds::file(sound, take.variant);
        let early = effects.as_ref().and_then(|all| all.files.get(&file));
        let source = early.or_else(|| later.as_ref()?.files.get(&file));
        let Some(source) = source.and_then(|source| sources.get(source)) else {
            continue;
        };
        let playback = Playback {
            volume: level + take.gain,
            rate: higher.map_or(take.pitch, rate),
            pan,
        };
        output.effects.play(source, playback);
        if sound.is_sting() {
            mixer.ducked = Some(Timer::new(DUCK_TIME, TimerMode::Once));
        }
    }
}

/// Notes whether there is an audio device: it may come and go.
fn find_device(mut mixer: ResMut<Mixer>, output: Option<NonSendMut<Output>>) {
    let has_device = output.is_some_and(|mut output| output.has_device());
    if mixer.has_device != has_device {
        mixer.has_device = has_device;
    }
}

/// Ends the ducking of the music.
fn end_ducking(mut mixer: ResMut<Mixer>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    if let Some(timer) = &mut mixer.ducked {
        redraw.for_a_while();
        if timer.tick(time.delta()).is_finished() {
            mixer.ducked = None;
        }
    }
}

/// Loads the sounds that are not needed at first, once everything else is loaded.
fn ask_for_the_rest(
    mixer: Res<Mixer>,
    effects: Option<Res<Effects>>,
    sources: Res<Assets<AudioSource>>,
    screen: Res<State<Screen>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
    mut settled: Local<u8>,
) {
    if *screen.get() == Screen::Loading || !mixer.has_device {
        return;
    }
    if *settled < SETTLED {
        if effects.is_some_and(|effects| effects.files.values().all(|file| sources.contains(file))) {
            *settled += 1;
            redraw.for_a_while();
        }
        return;
    }
    commands.queue(|world: &mut World| world.init_collection::<LaterEffects>());
}

/// Silences the game while its window is invisible. (In a browser, the page does that itself.)
fn hide(
    mut occluded: MessageReader<WindowOccluded>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut mixer: ResMut<Mixer>,
    output: Option<NonSendMut<Output>>,
    mut covered: Local<bool>,
) {
    if let Some(occluded) = occluded.read().last() {
        *covered = occluded.occluded;
    }
    // Some platforms don't report a minimized window, but its size is zero.
    let hidden = *covered || windows.iter().any(|window| window.physical_size().min_element() == 0);
    if hidden == mixer.hidden {
        return;
    }
    mixer.hidden = hidden;
    if let Some(mut output) = output {
        output.effects.pause(hidden);
        output.music.pause(hidden);
    }
}

fn sound_of_button(_: On<Activate>, mut plays: MessageWriter<PlaySound>) {
    plays.write(PlaySound::new(Sound::Button));
}

fn sound_of_switch(_: On<ValueChange<bool>>, mut plays: MessageWriter<PlaySound>) {
    plays.write(PlaySound::new(Sound::Button));
}

fn sound_of_focus(gained: On<FocusGained>, mut plays: MessageWriter<PlaySound>) {
    if gained.cause == FocusCause::Navigated && gained.original_event_target() == gained.entity {
        plays.write(PlaySound::new(Sound::Focus));
    }
}

/// Adds effects and music.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<WithoutDevice>()
        && let Some(output) = Output::open()
    {
        app.insert_non_send(output);
    }
    app.init_asset::<AudioSource>();
    app.register_asset_loader(loader::SoundLoader);
    app.add_message::<PlaySound>();
    app.init_resource::<Mixer>();
    app.add_observer(sound_of_button);
    app.add_observer(sound_of_switch);
    app.add_observer(sound_of_focus);
    app.add_systems(
        Update,
        (
            find_device,
            hide,
            play_effects,
            end_ducking,
            ask_for_the_rest.run_if(not(resource_exists::<LaterEffects>)),
        )
            .chain(),
    );
    app.add_plugins(music::plugin);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_of_every_sound_is_in_the_collection() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<AudioSource>();
        app.world_mut().init_collection::<Effects>();
        app.world_mut().init_collection::<LaterEffects>();
        let files = &app.world().resource::<Effects>().files;
        let later = &app.world().resource::<LaterEffects>().files;
        let mut count = 0;
        for path in Sound::ALL.into_iter().flat_map(sounds::files) {
            assert!(files.contains_key(&path) != later.contains_key(&path), "{path}");
            count += 1;
        }
        assert_eq!(count, files.len() + later.len());
    }

    #[test]
    fn twelve_semitones_are_an_octave() {
        assert_eq!([rate(0), rate(12)], [1.0, 2.0]);
        assert!((rate(7) - 1.5).abs() < 0.002, "a fifth");
    }

    #[test]
    fn levels_are_heard_as_even_steps() {
        assert_eq!(decibels(100.0), 0.0);
        assert!((decibels(50.0) + 9.03).abs() < 0.01);
        assert_eq!(decibels(0.0), SILENCE);
        for level in 1..100 {
            assert!(decibels(level as f32) <= decibels(level as f32 + 1.0));
        }
    }
}
