//! Plays events one after another: each changes the scene, sets how cards travel, makes its sound and holds the stage for its duration.
//! Input waits for it; a click or key hurries it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_layout::Zone;
use spades_rules::{DUMMY, Event, View};

use super::cues::{Cue, CueQueue, Order, TrickCollected};
use super::feel::{broken, deal, pile};
use super::finale::{self, Finale};
use super::geometry::TableGeometry;
use super::motion::Travel;
use super::scene::Scene;
use super::shown::{LatestRemark, Remark, ShownScene, ShownView};
use super::travels;
use crate::audio::{PlaySound, Sound};
use crate::session::replaying::Sight;
use crate::session::{Pace, Perspective};
use crate::settings::Settings;

/// The table as shown, for those who change it.
#[derive(SystemParam)]
pub struct Director<'w> {
    scene: ResMut<'w, ShownScene>,
    view: ResMut<'w, ShownView>,
    remark: ResMut<'w, LatestRemark>,
    cues: ResMut<'w, CueQueue>,
    finale: ResMut<'w, Finale>,
}

impl Director<'_> {
    /// Finishes the running cues at once.
    pub fn skip_animation(&mut self) {
        self.cues.skip_animation();
    }

    /// Queues the events of one action; `live` in a match, not in an exercise.
    pub fn play(&mut self, events: impl IntoIterator<Item = Event>, view: View, live: bool) {
        self.cues.push(events, Sight { view, all: None }, live);
    }

    /// Like [`Director::play`], for a replay.
    pub fn play_seen(&mut self, events: impl IntoIterator<Item = Event>, sight: Sight) {
        self.cues.push(events, sight, false);
    }

    /// Clears the queue and shows `view` (resuming, undoing, another viewer): cards go straight to their places.
    pub fn show(&mut self, view: View, perspective: &Perspective, settings: &Settings, travel: Travel) {
        self.show_seen(Sight { view, all: None }, perspective, settings, travel);
    }

    /// Like [`Director::show`], for a replay.
    pub fn show_seen(&mut self, sight: Sight, perspective: &Perspective, settings: &Settings, travel: Travel) {
        self.cues.settle(travel);
        self.remark.0 = None;
        self.sync(sight, perspective, settings);
    }

    /// Shows the start of a match whose current state is `view`: a full stock, from which `opening` is played.
    pub fn begin(
        &mut self,
        opening: impl IntoIterator<Item = Event>,
        view: View,
        perspective: &Perspective,
        settings: &Settings,
    ) {
        self.show(view.clone(), perspective, settings, Travel::JUMP);
        if let Some(scene) = &mut self.scene.0 {
            scene.gather();
        }
        self.play(opening, view, false);
    }

    /// Clears everything except the mismatch count.
    pub fn clear(&mut self) {
        self.scene.0 = None;
        self.view.0 = None;
        self.remark.0 = None;
        self.cues.clear();
        *self.finale = Finale::default();
    }

    /// Compares the scene with the view after an action and corrects any differences.
    fn check(&mut self, sight: Sight, perspective: &Perspective, settings: &Settings) {
        let wrong = self.scene.0.as_mut().map_or_else(Vec::new, |scene| {
            scene.reveal(sight.all.clone());
            scene.check(&sight.view, perspective.open, settings.sort)
        });
        if wrong.is_empty() && self.scene.0.is_some() {
            self.view.0 = Some(sight.view);
            return;
        }
        self.cues.mismatches += wrong.len();
        if cfg!(debug_assertions) {
            error!("the scene differs from the view after the action: {wrong:?}");
        }
        self.cues.go(travels::FLIP, 0.0);
        self.sync(sight, perspective, settings);
    }

    /// Fans out the tricks of a single winner and moves its plate to the middle, if there is room.
    fn celebrate(&mut self, geometry: &TableGeometry) {
        let (Some(scene), Some(view)) = (&mut self.scene.0, &self.view.0) else {
            return;
        };
        let Some(&[side]) = view.winners.as_deref() else { return };
        let seat = if view.rules.side_of(view.viewer) == side {
            view.viewer
        } else {
            side
        };
        if geometry.finale_plate(geometry.relative(seat)).is_none() {
            return;
        }
        scene.fan_out(view, side);
        self.finale.begin(seat);
        self.cues.go(travels::FAN, finale::SECONDS);
        self.cues.order = Order::Fanned;
    }

    fn sync(&mut self, Sight { view, all }: Sight, perspective: &Perspective, settings: &Settings) {
        let scene = self
            .scene
            .0
            .get_or_insert_with(|| Scene::new(&view, perspective.open, settings.sort));
        scene.reveal(all);
        scene.sync(&view, perspective.open, settings.sort);
        self.view.0 = Some(view);
    }
}

/// Seconds for which a closed discard from the stock stays open to the player who discarded it.
const LOOK: f32 = 0.7;

/// Seconds for which a complete trick stays before it is swept, and the extra time if it makes or breaks a contract.
const TAKEN: f32 = 0.53;
const DECIDED: f32 = 0.25;

/// Plays cues when they are due.
pub fn direct(
    mut director: Director,
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    perspective: Res<Perspective>,
    geometry: Res<TableGeometry>,
    mut sounds: MessageWriter<PlaySound>,
    mut swept: MessageWriter<TrickCollected>,
) {
    if director
        .scene
        .0
        .as_ref()
        .is_some_and(|scene| scene.sort() != settings.sort)
    {
        director.cues.travel = travels::TIDY;
        director.cues.order = Order::Together;
        if let Some(scene) = &mut director.scene.0 {
            scene.sort_by(settings.sort);
        }
    }
    if director.cues.idle() {
        if director.cues.hurried {
            director.cues.hurried = false;
        }
        return;
    }
    let mut seconds = pace.seconds(&time, settings.speed_factor());
    if !director.cues.hurried && director.cues.wait > seconds {
        // Change detection isn't needed for the countdown.
        director.cues.bypass_change_detection().wait -= seconds;
        return;
    }
    loop {
        if director.cues.hurried {
            director.cues.wait = 0.0;
        }
        let spent = seconds.min(director.cues.wait.max(0.0));
        director.cues.wait -= spent;
        seconds -= spent;
        if director.cues.wait > 0.0 {
            break;
        }
        let Some(cue) = director.cues.cues.pop_front() else {
            break;
        };
        if matches!(cue, Cue::Collect) {
            swept.write_batch(
                director
                    .scene
                    .0
                    .as_ref()
                    .and_then(|scene| scene.taker)
                    .map(TrickCollected),
            );
        }
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
    // Plays a sound from the zone's position on the table.
    let mut sound = |sound, zone| {
        sounds.write(PlaySound::from(sound, geometry.pan(zone)));
    };
    match cue {
        Cue::Event(event) => {
            let performance = Performance::of(&event, director, settings);
            // The remark that everyone passed with nil stays until the new hands are dealt.
            director.cues.dealing = matches!(
                event,
                Event::RoundStarted { .. } | Event::Redealt { .. } | Event::Dealt { .. }
            );
            let stays = |remark: &Remark| director.cues.dealing && matches!(remark, Remark::Redealt(_));
            director.remark.0 = performance.remark.or(director.remark.0.filter(stays));
            if let Some((name, zone)) = performance.sound {
                sound(name, zone);
            }
            director.cues.go(performance.travel, performance.seconds);
            if matches!(event, Event::Dealt { .. }) {
                director.cues.order = Order::Dealt;
            }
            director.cues.refans = matches!(event, Event::DraftEnded) && !director.cues.hurried;
            if let Some(scene) = &mut director.scene.0 {
                scene.apply(&event);
                if let Event::TrickTaken { seat, .. } = event
                    && !scene.rules().decided_by(&scene.played_round(), seat).is_empty()
                {
                    director.cues.wait += DECIDED;
                }
            }
        }
        Cue::Collect => {
            let taker = director.scene.0.as_ref().and_then(|scene| scene.taker);
            sound(Sound::Gather, taker.map_or(Zone::Stock, Zone::Won));
            director.cues.go(pile::GO, pile::SWEEP);
            director.cues.order = Order::Swept;
            if let Some(scene) = &mut director.scene.0 {
                scene.collect();
            }
        }
        Cue::CloseDiscards => {
            if let Some(scene) = director.scene.0.as_mut().filter(|scene| scene.sees_closed_discard()) {
                scene.close_discards();
                director.cues.go(travels::FLIP, 0.1);
            }
        }
        Cue::Check(sight) => {
            director.cues.dealing = false;
            director.check(*sight, perspective, settings);
        }
        Cue::Finale => {
            if !director.cues.hurried && !settings.reduced_motion {
                director.celebrate(geometry);
            }
        }
    }
}

/// Sound, movement, pause and remark of an event.
struct Performance {
    sound: Option<(Sound, Zone)>,
    travel: Travel,
    /// Seconds before the next cue.
    seconds: f32,
    remark: Option<Remark>,
}

impl Performance {
    fn of(event: &Event, director: &Director, settings: &Settings) -> Performance {
        let silent = |travel, seconds| Performance {
            sound: None,
            travel,
            seconds,
            remark: None,
        };
        let heard = |sound, zone, travel, seconds| Performance {
            sound: Some((sound, zone)),
            ..silent(travel, seconds)
        };
        let remarked = |remark, performance| Performance {
            remark: Some(remark),
            ..performance
        };
        let next = director.cues.cues.front();
        match *event {
            Event::RoundStarted { .. } => heard(Sound::Shuffle, Zone::Stock, travels::COLLECT, 0.7),
            Event::Redealt { why } => remarked(Remark::Redealt(why), silent(travels::COLLECT, 0.7)),
            // All hands are dealt at once, card by card.
            Event::Dealt { .. } if matches!(next, Some(Cue::Event(Event::Dealt { .. }))) => silent(travels::TIDY, 0.0),
            Event::Dealt { .. } => heard(Sound::Deal, Zone::Stock, travels::TIDY, deal::DEAL),
            Event::Drew { .. } => heard(Sound::Draw, Zone::Stock, travels::DRAW, 0.34),
            Event::Kept { seat, from_stock, .. } => {
                let (kept, seconds) = if from_stock {
                    (Sound::Deal, 0.4)
                } else {
                    (Sound::Place, 0.22)
                };
                heard(kept, Zone::Hand(seat), travels::KEEP, seconds)
            }
            Event::Discarded { from_stock, card, .. } => {
                // A discard that hasn't been seen yet is shown long enough to be read.
                let closed = director.scene.0.as_ref().is_some_and(Scene::keeps_discards_closed);
                let look = if closed && from_stock && card.is_some() {
                    LOOK
                } else {
                    0.0
                };
                heard(Sound::Discard, Zone::Discards, travels::DISCARD, 0.3 + look)
            }
            Event::DraftEnded => {
                let viewer = director.scene.0.as_ref().map_or(0, |scene| scene.viewer);
                heard(Sound::Gather, Zone::Hand(viewer), travels::COLLECT, 0.5)
            }
            Event::Bid { seat, .. } => heard(Sound::Bid, Zone::Hand(seat), travels::TIDY, 0.5),
            Event::BlindNil { seat } => {
                let bid = heard(Sound::Bid, Zone::Hand(seat), travels::TIDY, 0.9);
                remarked(Remark::BlindNil(seat), bid)
            }
            Event::BlindBid { seat, tricks } => {
                let bid = heard(Sound::Bid, Zone::Hand(seat), travels::TIDY, 0.9);
                remarked(Remark::BlindBid(seat, tricks), bid)
            }
            Event::Looked { seat, .. } => heard(Sound::Flip, Zone::Hand(seat), travels::FLIP, 0.1),
            Event::DummyOpened { .. } => heard(Sound::Flip, Zone::Hand(DUMMY), travels::FLIP, 0.1),
            Event::Played { seat, .. } => {
                let breaks = matches!(next, Some(Cue::Event(Event::SpadesBroken { .. })));
                if breaks && !settings.reduced_motion {
                    heard(Sound::Place, Zone::Hand(seat), broken::HEAVY, broken::HEAVY.duration)
                } else {
                    heard(Sound::Place, Zone::Hand(seat), travels::PLAY, 0.3)
                }
            }
            Event::SpadesBroken { seat, .. } => {
                let broken = heard(Sound::Break, Zone::Hand(seat), travels::TIDY, 0.55);
                remarked(Remark::Broken, broken)
            }
            Event::TrickTaken { seat, .. } => {
                let taken = heard(Sound::Take, Zone::Won(seat), travels::TIDY, TAKEN);
                remarked(Remark::Took(seat), taken)
            }
            Event::Called { caller, right } => {
                let sound = if right { Sound::RoundWon } else { Sound::Illegal };
                let called = heard(sound, Zone::Hand(caller), travels::TIDY, 1.2);
                remarked(Remark::Called(caller, right), called)
            }
            Event::Passed { to, .. } => heard(Sound::Deal, Zone::Hand(to), travels::KEEP, 0.6),
            Event::PassStarted { .. } | Event::Named { .. } => silent(travels::TIDY, 0.05),
            Event::PlayStarted { .. } | Event::RoundScored | Event::MatchEnded => silent(travels::TIDY, 0.05),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::message::Messages;
    use spades_rules::{Action, Game, Phase, Preset, Seed};

    use super::*;
    use crate::settings::SortOrder;

    /// Milliseconds of table time from the last card of the first trick until it is swept, if every seat has bid `bid`.
    fn until_swept(bid: u8) -> u32 {
        let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).expect("a preset");
        while game.phase() == Phase::Bidding {
            game.apply(Action::Bid(bid)).expect("a bid");
        }
        let play = |game: &mut Game| {
            let card = game.legal_cards().iter().next().expect("a card");
            game.apply(Action::Play(card)).expect("a legal card")
        };
        for _ in 0..3 {
            play(&mut game);
        }
        let mut app = App::new();
        app.add_message::<PlaySound>().add_message::<TrickCollected>();
        app.insert_resource(ShownScene(Some(Scene::new(
            &game.view(0),
            true,
            SortOrder::SpadesFirst,
        ))))
        .init_resource::<ShownView>()
        .init_resource::<LatestRemark>()
        .init_resource::<CueQueue>()
        .init_resource::<Finale>()
        .init_resource::<Time>()
        .init_resource::<Settings>()
        .init_resource::<Pace>()
        .init_resource::<Perspective>()
        .init_resource::<TableGeometry>()
        .add_systems(Update, direct);
        let events = play(&mut game);
        let events = events.into_iter().map(|event| event.seen_by(0, &game));
        let all = None;
        let sight = Sight {
            view: game.view(0),
            all,
        };
        app.world_mut()
            .resource_mut::<CueQueue>()
            .push(events.collect::<Vec<_>>(), sight, true);
        for millis in (0..5000).step_by(10) {
            app.update();
            if !app.world().resource::<Messages<TrickCollected>>().is_empty() {
                return millis;
            }
            app.world_mut()
                .resource_mut::<Time>()
                .advance_by(Duration::from_millis(10));
        }
        panic!("it is never swept");
    }

    #[test]
    fn a_trick_that_makes_a_contract_lies_a_quarter_of_a_second_longer() {
        let (usual, decided) = (until_swept(5), until_swept(1));
        assert!((decided - usual).abs_diff(250) <= 20, "{usual} and {decided}");
        // The same pause applies when the trick fails a nil.
        assert!((until_swept(0) - usual).abs_diff(250) <= 20);
    }
}
