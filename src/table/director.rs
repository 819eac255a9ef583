//! Plays what happened, one thing after another: each event changes the scene, sets how cards travel, sounds, and holds the stage for
//! its time. Input waits for it; a click or key hurries it.

use std::collections::VecDeque;

use bevy::prelude::*;
use spades_rules::{Event, Seat, View};

use super::geometry::TableGeometry;
use super::motion::Travel;
use super::scene::{Scene, Zone};
use crate::audio::{PlaySound, Sound};
use crate::session::replaying::Sight;
use crate::session::{Pace, Perspective};
use crate::settings::Settings;

/// The seat of the hand that nobody holds.
const DUMMY: Seat = 3;

/// One thing to play.
#[derive(Clone, Debug)]
pub enum Cue {
    /// An event, as the viewer sees it.
    Event(Event),
    /// The complete trick goes to its taker.
    Collect,
    /// A closed discard has been seen, and is turned down.
    CloseDiscards,
    /// What is seen after the action: the events should have led the scene there.
    Check(Box<Sight>),
}

/// The scene on the table, and what is still to be played.
#[derive(Resource)]
pub struct Director {
    queue: VecDeque<Cue>,
    wait: f32,
    hurried: bool,
    travel: Travel,
    staggered: bool,
    dealing: bool,
    /// The table as it is shown; `None` before the first syncing.
    pub scene: Option<Scene>,
    /// The last view synced: what panels are built from.
    pub view: Option<View>,
    /// A line for the turn pill about what has just happened.
    pub remark: Option<Remark>,
    /// How many things events left otherwise than the view after them has it: none, or an event is not played as it should be.
    pub mismatches: usize,
}

impl Default for Director {
    fn default() -> Director {
        Director {
            queue: VecDeque::new(),
            wait: 0.0,
            hurried: false,
            travel: Travel::JUMP,
            staggered: false,
            dealing: false,
            scene: None,
            view: None,
            remark: None,
            mismatches: 0,
        }
    }
}

/// What has just happened, in words on the turn pill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A seat took the trick.
    Took(usize),
    /// Spades were broken.
    Broken,
    /// A renege was called, rightly or not.
    Called(usize, bool),
    /// All passed with nil; the hands are dealt again.
    Redealt,
    /// A blind nil was declared.
    BlindNil(usize),
}

impl Director {
    /// Nothing left to play, and every card at rest as far as the director knows.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.queue.is_empty() && self.wait <= 0.0
    }

    /// Finishes what runs at once.
    pub fn hurry(&mut self) {
        self.hurried = !self.idle();
    }

    /// Whether a round begins: cards are gathered and dealt.
    #[must_use]
    pub fn dealing(&self) -> bool {
        self.dealing
    }

    /// Whether cards that wait for their turn to move are to start at once.
    #[must_use]
    pub fn hurried(&self) -> bool {
        self.hurried
    }

    /// How cards whose place has changed travel now; and whether they start one after another.
    #[must_use]
    pub fn travel(&self) -> (Travel, bool) {
        (self.travel, self.staggered)
    }

    /// Queues what one action caused.
    pub fn play(&mut self, events: impl IntoIterator<Item = Event>, view: View) {
        self.play_seen(events, Sight { view, all: None });
    }

    /// As [`Director::play`], in a match that is looked at again.
    pub fn play_seen(&mut self, events: impl IntoIterator<Item = Event>, sight: Sight) {
        for event in events {
            let then = match event {
                Event::TrickTaken { .. } => Some(Cue::Collect),
                Event::Discarded { .. } => Some(Cue::CloseDiscards),
                _ => None,
            };
            self.queue.push_back(Cue::Event(event));
            self.queue.extend(then);
        }
        self.queue.push_back(Cue::Check(Box::new(sight)));
    }

    /// Forgets what is queued and shows `view` (resuming, undoing, another viewer): cards go straight to where they belong.
    pub fn show(&mut self, view: View, perspective: &Perspective, settings: &Settings, travel: Travel) {
        self.show_seen(Sight { view, all: None }, perspective, settings, travel);
    }

    /// As [`Director::show`], in a match that is looked at again.
    pub fn show_seen(&mut self, sight: Sight, perspective: &Perspective, settings: &Settings, travel: Travel) {
        self.queue.clear();
        self.wait = travel.duration;
        self.travel = travel;
        self.staggered = false;
        self.dealing = false;
        self.remark = None;
        self.sync(sight, perspective, settings);
    }

    /// Shows the start of a match that stands at `view`: a full stock, from which `opening` is played.
    pub fn begin(
        &mut self,
        opening: impl IntoIterator<Item = Event>,
        view: View,
        perspective: &Perspective,
        settings: &Settings,
    ) {
        self.show(view.clone(), perspective, settings, Travel::JUMP);
        if let Some(scene) = &mut self.scene {
            scene.gather();
        }
        self.play(opening, view);
    }

    /// Forgets everything but what went wrong.
    pub fn clear(&mut self) {
        *self = Director {
            mismatches: self.mismatches,
            ..Director::default()
        };
    }

    /// Compares the scene with the view after an action, and puts it right where they differ.
    fn check(&mut self, sight: Sight, perspective: &Perspective, settings: &Settings) {
        let wrong = self.scene.as_mut().map_or_else(Vec::new, |scene| {
            scene.reveal(sight.all.clone());
            scene.check(&sight.view, perspective.open, settings.sort)
        });
        if wrong.is_empty() && self.scene.is_some() {
            self.view = Some(sight.view);
            return;
        }
        self.mismatches += wrong.len();
        if cfg!(debug_assertions) {
            error!("the table is not as the view has it after the action: {wrong:?}");
        }
        self.go(travels::FLIP, 0.0);
        self.sync(sight, perspective, settings);
    }

    fn sync(&mut self, Sight { view, all }: Sight, perspective: &Perspective, settings: &Settings) {
        let scene = self
            .scene
            .get_or_insert_with(|| Scene::new(&view, perspective.open, settings.sort));
        scene.reveal(all);
        scene.sync(&view, perspective.open, settings.sort);
        self.view = Some(view);
    }

    fn go(&mut self, travel: Travel, hold: f32) {
        self.travel = travel;
        self.staggered = false;
        self.wait = hold;
    }
}

/// Milliseconds and easings of the art guide.
mod travels {
    use super::{EaseFunction, Travel};

    pub const DEAL: Travel = Travel {
        tilt: 0.1,
        ..Travel::of(260, EaseFunction::CubicOut)
    };
    pub const DRAW: Travel = Travel::of(280, EaseFunction::QuarticOut);
    pub const KEEP: Travel = Travel {
        arc: 60.0,
        ..Travel::of(320, EaseFunction::CubicInOut)
    };
    pub const DISCARD: Travel = Travel {
        tilt: 0.05,
        ..Travel::of(300, EaseFunction::CubicOut)
    };
    pub const PLAY: Travel = Travel::of(260, EaseFunction::QuarticOut);
    pub const COLLECT: Travel = Travel::of(360, EaseFunction::CubicIn);
    /// Cards turn over where they lie.
    pub const FLIP: Travel = Travel::of(240, EaseFunction::SineInOut);
    /// Cards close up.
    pub const TIDY: Travel = Travel::of(180, EaseFunction::QuadraticOut);
}

pub use travels::{FLIP, TIDY};

/// Seconds of table time in this frame.
#[must_use]
pub fn table_seconds(time: &Time, settings: &Settings, pace: Pace) -> f32 {
    time.delta_secs() * settings.speed_factor() * pace.0
}

/// Seconds for which a closed discard from the stock lies open to whoever threw it away.
const LOOK: f32 = 0.7;

/// Plays cues as their time comes.
pub fn direct(
    mut director: ResMut<Director>,
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    perspective: Res<Perspective>,
    geometry: Res<TableGeometry>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if director
        .scene
        .as_ref()
        .is_some_and(|scene| scene.sort() != settings.sort)
    {
        director.travel = travels::TIDY;
        director.staggered = false;
        if let Some(scene) = &mut director.scene {
            scene.sort_by(settings.sort);
        }
    }
    if director.idle() {
        if director.hurried {
            director.hurried = false;
        }
        return;
    }
    let mut seconds = table_seconds(&time, &settings, *pace);
    if !director.hurried && director.wait > seconds {
        // Nobody need look at it anew for that.
        director.bypass_change_detection().wait -= seconds;
        return;
    }
    loop {
        if director.hurried {
            director.wait = 0.0;
        }
        let spent = seconds.min(director.wait.max(0.0));
        director.wait -= spent;
        seconds -= spent;
        if director.wait > 0.0 {
            break;
        }
        let Some(cue) = director.queue.pop_front() else { break };
        perform(&mut director, cue, &perspective, &settings, &geometry, &mut sounds);
    }
}

fn perform(
    director: &mut Director,
    cue: Cue,
    perspective: &Perspective,
    settings: &Settings,
    geometry: &TableGeometry,
    sounds: &mut MessageWriter<PlaySound>,
) {
    // From where on the table it comes.
    let mut sound = |sound, zone| {
        sounds.write(PlaySound::from(sound, geometry.pan(zone)));
    };
    match cue {
        Cue::Event(event) => {
            // That all passed with nil is told until the new hands are there.
            director.dealing = matches!(event, Event::RoundStarted { .. } | Event::Redealt | Event::Dealt { .. });
            director.remark = director
                .remark
                .filter(|&told| director.dealing && told == Remark::Redealt);
            match event {
                Event::RoundStarted { .. } => {
                    sound(Sound::Shuffle, Zone::Stock);
                    director.go(travels::COLLECT, 0.7);
                }
                Event::Redealt => {
                    director.remark = Some(Remark::Redealt);
                    director.go(travels::COLLECT, 0.7);
                }
                Event::Dealt { .. } => {
                    // All hands are dealt at once, card by card.
                    let last = !matches!(director.queue.front(), Some(Cue::Event(Event::Dealt { .. })));
                    if last {
                        sound(Sound::Deal, Zone::Stock);
                    }
                    director.go(travels::DEAL, if last { 2.6 } else { 0.0 });
                    director.staggered = true;
                }
                Event::Drew { .. } => {
                    sound(Sound::Draw, Zone::Stock);
                    director.go(travels::DRAW, 0.34);
                }
                Event::Kept { seat, from_stock, .. } => {
                    let kept = if from_stock { Sound::Deal } else { Sound::Place };
                    sound(kept, Zone::Hand(seat));
                    director.go(travels::KEEP, if from_stock { 0.4 } else { 0.22 });
                }
                Event::Discarded { from_stock, card, .. } => {
                    sound(Sound::Discard, Zone::Discards);
                    // A card that nobody has seen yet is shown long enough to be read.
                    let closed = director.scene.as_ref().is_some_and(Scene::keeps_discards_closed);
                    let look = if closed && from_stock && card.is_some() {
                        LOOK
                    } else {
                        0.0
                    };
                    director.go(travels::DISCARD, 0.3 + look);
                }
                Event::DraftEnded => director.go(travels::COLLECT, 0.5),
                Event::Bid { seat, .. } => {
                    sound(Sound::Bid, Zone::Hand(seat));
                    director.go(travels::TIDY, 0.5);
                }
                Event::BlindNil { seat } => {
                    sound(Sound::Bid, Zone::Hand(seat));
                    director.remark = Some(Remark::BlindNil(seat));
                    director.go(travels::TIDY, 0.9);
                }
                Event::Looked { seat, .. } => {
                    sound(Sound::Flip, Zone::Hand(seat));
                    director.go(travels::FLIP, 0.1);
                }
                Event::DummyOpened { .. } => {
                    sound(Sound::Flip, Zone::Hand(DUMMY));
                    director.go(travels::FLIP, 0.1);
                }
                Event::Played { seat, .. } => {
                    sound(Sound::Place, Zone::Hand(seat));
                    director.go(travels::PLAY, 0.3);
                }
                Event::SpadesBroken { seat, .. } => {
                    sound(Sound::Break, Zone::Hand(seat));
                    director.remark = Some(Remark::Broken);
                    director.go(travels::TIDY, 0.55);
                }
                Event::TrickTaken { seat, .. } => {
                    sound(Sound::Take, Zone::Won(seat));
                    director.remark = Some(Remark::Took(seat));
                    director.go(travels::TIDY, 0.63);
                }
                Event::Called { caller, right } => {
                    let told = if right { Sound::RoundWon } else { Sound::Illegal };
                    sound(told, Zone::Hand(caller));
                    director.remark = Some(Remark::Called(caller, right));
                    director.go(travels::TIDY, 1.2);
                }
                Event::PlayStarted { .. } | Event::RoundScored | Event::MatchEnded => director.go(travels::TIDY, 0.05),
            }
            if let Some(scene) = &mut director.scene {
                scene.apply(&event);
            }
        }
        Cue::Collect => {
            let taker = director.scene.as_ref().and_then(|scene| scene.taker);
            sound(Sound::Gather, taker.map_or(Zone::Stock, Zone::Won));
            director.go(travels::COLLECT, 0.38);
            if let Some(scene) = &mut director.scene {
                scene.collect();
            }
        }
        Cue::CloseDiscards => {
            if let Some(scene) = director.scene.as_mut().filter(|scene| scene.sees_closed_discard()) {
                scene.close_discards();
                director.go(travels::FLIP, 0.1);
            }
        }
        Cue::Check(sight) => {
            director.dealing = false;
            director.check(*sight, perspective, settings);
        }
    }
}
