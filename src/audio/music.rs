//! The music: one piece each for the title, the table and the results, with cross-fades. Unused pieces are soon dropped from memory.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use kira::sound::static_sound::StaticSoundHandle;
use kira::{Easing, Tween};

use super::output::Output;
use super::{LaterEffects, Mixer, SILENCE, decibels};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::states::Screen;

/// Ducking of the music for a sting, in decibels. (The pieces are mastered 13 to 17 LU below the effects.)
const DUCK: f32 = -10.0;

const CROSS_FADE: Duration = Duration::from_millis(2500);

/// A piece of music.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Piece {
    /// For the title and the pages around it.
    #[default]
    Title,
    Table,
    /// For the end of a match.
    Results,
}

impl Piece {
    const ALL: [Piece; 3] = [Piece::Title, Piece::Table, Piece::Results];

    fn path(self) -> &'static str {
        match self {
            Piece::Title => "sounds/music_title.ogg",
            Piece::Table => "sounds/music.ogg",
            Piece::Results => "sounds/music_results.ogg",
        }
    }

    /// Returns the pieces to keep in memory while this one plays. Decoding one blocks a browser's only thread, so there the table's piece
    /// is loaded while the title is idle, and stays until the match is left.
    const fn kept(self, browser: bool) -> &'static [Piece] {
        match (self, browser) {
            (Piece::Title, false) => &[Piece::Title],
            (Piece::Title, true) => &[Piece::Title, Piece::Table],
            (Piece::Table, _) => &[Piece::Table],
            (Piece::Results, _) => &[Piece::Results, Piece::Table],
        }
    }
}

/// The piece that should play.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted(pub Piece);

/// A piece that is loaded or loading.
#[derive(Default)]
struct Loaded {
    source: Option<Handle<AudioSource>>,
    playing: Option<StaticSoundHandle>,
}

/// State of the music.
#[derive(Resource, Default)]
pub(super) struct Music {
    pieces: [Loaded; Piece::ALL.len()],
    now: Option<Piece>,
    /// Time until the piece that fades out is silent.
    fading: Option<Timer>,
    /// Current volume of the track, in decibels.
    level: Option<f32>,
}

/// Returns the volume of the track in decibels.
pub(super) fn level(settings: &Settings, ducked: bool) -> f32 {
    let level = decibels(settings.music);
    if settings.muted || level <= SILENCE {
        return SILENCE;
    }
    level + if ducked { DUCK } else { 0.0 }
}

/// Selects the title's music away from the table.
fn leave_the_table(screen: Res<State<Screen>>, mut wanted: ResMut<Wanted>) {
    if *screen.get() != Screen::Table {
        wanted.set_if_neq(Wanted(Piece::Title));
    }
}

/// Loads the selected piece, and drops unused ones once they are silent.
fn load(
    mut music: ResMut<Music>,
    wanted: Res<Wanted>,
    mixer: Res<Mixer>,
    settings: Res<Settings>,
    later: Option<Res<LaterEffects>>,
    sources: Res<Assets<AudioSource>>,
    assets: Res<AssetServer>,
) {
    // The later effects load first, and inaudible music is never loaded.
    if later.is_none() || !mixer.has_device || level(&settings, false) <= SILENCE {
        return;
    }
    let fading = music.fading.is_some();
    let kept = wanted.0.kept(cfg!(target_arch = "wasm32"));
    let quiet = music.bypass_change_detection();
    let ready = |loaded: &Loaded| loaded.source.as_ref().is_some_and(|source| sources.contains(source));
    // The selected piece loads before those that are only kept for later.
    let here = ready(&quiet.pieces[wanted.0 as usize]);
    for piece in Piece::ALL {
        let now = quiet.now == Some(piece);
        let loaded = &mut quiet.pieces[piece as usize];
        if kept.contains(&piece) {
            if loaded.source.is_none() && (piece == wanted.0 || here) {
                loaded.source = Some(assets.load(piece.path()));
            }
        } else if !fading && !now {
            *loaded = Loaded::default();
        }
    }
}

/// Plays the selected piece once it is loaded, and updates the volume.
fn play(
    mut music: ResMut<Music>,
    mixer: Res<Mixer>,
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    sources: Res<Assets<AudioSource>>,
    output: Option<NonSendMut<Output>>,
) {
    let Some(mut output) = output.filter(|_| mixer.has_device) else {
        return;
    };
    let level = level(&settings, mixer.ducked.is_some());
    let music = music.bypass_change_detection();
    if music.level != Some(level) {
        // The first piece starts at its volume.
        let time = if music.now.is_some() { 250 } else { 10 };
        let tween = Tween {
            duration: Duration::from_millis(time),
            easing: Easing::OutPowi(2),
            ..Tween::default()
        };
        output.music.set_volume(level, tween);
        music.level = Some(level);
    }
    if music.now == Some(wanted.0) || level <= SILENCE {
        return;
    }
    let source = music.pieces[wanted.0 as usize].source.as_ref();
    let Some(source) = source.and_then(|source| sources.get(source)) else {
        return;
    };
    let fade = Tween {
        duration: CROSS_FADE,
        ..Tween::default()
    };
    if let Some(before) = music.now.replace(wanted.0) {
        if let Some(mut playing) = music.pieces[before as usize].playing.take() {
            playing.stop(fade);
        }
        music.fading = Some(Timer::new(CROSS_FADE, TimerMode::Once));
    }
    music.pieces[wanted.0 as usize].playing = output.music.repeat(source, fade);
}

/// Ends a fade: the old piece is silent.
fn end_fading(mut music: ResMut<Music>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    let music = music.bypass_change_detection();
    if let Some(timer) = &mut music.fading {
        redraw.for_a_while();
        if timer.tick(time.delta()).is_finished() {
            music.fading = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>().init_resource::<Music>();
    app.add_systems(
        Update,
        (leave_the_table, load, play, end_fading)
            .chain()
            .after(super::end_ducking)
            .run_if(not(in_state(Screen::Loading))),
    );
}

#[cfg(test)]
mod tests {
    use bevy_kira_audio::prelude::{Frame, StaticSoundData, StaticSoundSettings};

    use super::*;

    #[test]
    fn music_steps_back_and_falls_silent() {
        let settings = Settings {
            music: 100.0,
            ..Settings::default()
        };
        assert_eq!(level(&settings, false), 0.0);
        assert_eq!(level(&settings, true), DUCK);
        let muted = Settings {
            muted: true,
            ..settings
        };
        assert_eq!(level(&muted, false), SILENCE);
    }

    #[test]
    fn the_two_latest_pieces_are_kept() {
        for piece in Piece::ALL {
            for browser in [false, true] {
                let kept = piece.kept(browser);
                assert_eq!(kept[0], piece);
                assert!(kept.len() <= 2);
            }
        }
    }

    /// The music follows the screens: the old piece stops, and is dropped once silent.
    #[test]
    fn one_piece_fades_into_the_next() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), bevy::state::app::StatesPlugin));
        app.init_asset::<AudioSource>();
        app.insert_non_send(Output::open().expect("a mixer without a device"));
        app.init_resource::<Wanted>()
            .init_resource::<Music>()
            .init_resource::<Mixer>()
            .init_resource::<Settings>()
            .init_resource::<Redraw>();
        app.insert_resource(LaterEffects {
            files: bevy::platform::collections::HashMap::default(),
        });
        app.add_systems(Update, (super::super::find_device, load, play, end_fading).chain());
        let silence = || AudioSource { sound: kira_silence() };
        let arrive = |app: &mut App, piece: Piece| {
            let source = app.world_mut().resource_mut::<Assets<AudioSource>>().add(silence());
            app.world_mut().resource_mut::<Music>().pieces[piece as usize].source = Some(source);
        };
        arrive(&mut app, Piece::Title);
        app.update();
        assert_eq!(app.world().resource::<Music>().now, Some(Piece::Title));
        app.insert_resource(Wanted(Piece::Table));
        app.update();
        assert_eq!(
            app.world().resource::<Music>().now,
            Some(Piece::Title),
            "the table's is not there yet"
        );
        arrive(&mut app, Piece::Table);
        app.update();
        let music = app.world().resource::<Music>();
        assert_eq!(music.now, Some(Piece::Table));
        assert!(music.fading.is_some());
        assert!(
            music.pieces[Piece::Title as usize].source.is_some(),
            "it is still heard"
        );
        app.world_mut().resource_mut::<Music>().fading = None;
        app.update();
        let title = &app.world().resource::<Music>().pieces[Piece::Title as usize];
        assert!(title.source.is_none() && title.playing.is_none());
    }

    fn kira_silence() -> StaticSoundData {
        StaticSoundData {
            sample_rate: 44_100,
            frames: [Frame::ZERO; 64].into(),
            settings: StaticSoundSettings::default(),
            slice: None,
        }
    }
}
