//! The mixer with a track each for effects and music.

use bevy::log::warn;
use bevy_kira_audio::prelude::{AudioSource, StaticSoundData};
use kira::sound::static_sound::StaticSoundHandle;
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, Panning, PlaybackRate, Tween};

#[cfg(not(any(test, target_arch = "wasm32")))]
use super::speakers::Speakers as Backend;
#[cfg(target_arch = "wasm32")]
use kira::DefaultBackend as Backend;
#[cfg(all(test, not(target_arch = "wasm32")))]
use kira::backend::mock::MockBackend as Backend;

/// The mixer. In browsers it stays in its thread.
pub(super) struct Output {
    /// Plays as long as it is kept.
    manager: AudioManager<Backend>,
    pub(super) effects: Track,
    pub(super) music: Track,
}

impl Output {
    /// Creates the mixer; `None` if this system has no sound at all.
    pub(super) fn open() -> Option<Output> {
        let mut manager = AudioManager::new(AudioManagerSettings::default())
            .inspect_err(|why| warn!("The game is silent: {why:?}"))
            .ok()?;
        let mut track = || manager.add_sub_track(TrackBuilder::new()).ok().map(Track);
        let (effects, music) = (track()?, track()?);
        Some(Output {
            manager,
            effects,
            music,
        })
    }

    /// Returns `true` while there is a device. Without one, what is played would be heard when one comes.
    #[cfg(not(any(test, target_arch = "wasm32")))]
    pub(super) fn has_device(&mut self) -> bool {
        self.manager.backend_mut().are_open()
    }

    /// Returns `true` while there is a device; the page takes care of that in browsers.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(super) fn has_device(&mut self) -> bool {
        self.manager.num_sub_tracks() > 0
    }
}

/// Alters the playback of a sound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playback {
    /// In decibels.
    pub(super) volume: f32,
    /// As a factor.
    pub(super) rate: f64,
    /// From −1 (left) to 1 (right).
    pub(super) pan: f32,
}

/// A track of the mixer.
pub(super) struct Track(TrackHandle);

impl Track {
    /// Plays a sound once.
    pub(super) fn play(&mut self, source: &AudioSource, playback: Playback) {
        let sound = source.sound.clone();
        let sound = sound
            .volume(Decibels(playback.volume))
            .playback_rate(PlaybackRate(playback.rate))
            .panning(Panning(playback.pan));
        self.begin(sound);
    }

    /// Fades in a sound, and repeats it until it is stopped.
    pub(super) fn repeat(&mut self, source: &AudioSource, fade: Tween) -> Option<StaticSoundHandle> {
        self.begin(source.sound.clone().loop_region(..).fade_in_tween(fade))
    }

    fn begin(&mut self, sound: StaticSoundData) -> Option<StaticSoundHandle> {
        self.0
            .play(sound)
            .inspect_err(|why| warn!("A sound can't be played: {why:?}"))
            .ok()
    }

    /// Changes the volume, in decibels.
    pub(super) fn set_volume(&mut self, volume: f32, tween: Tween) {
        self.0.set_volume(Decibels(volume), tween);
    }

    /// Pauses the track or goes on with it.
    pub(super) fn pause(&mut self, paused: bool) {
        match paused {
            true => self.0.pause(Tween::default()),
            false => self.0.resume(Tween::default()),
        }
    }
}
