//! The queue of cues that the director plays: the events of each action, and what follows from them.

use std::collections::VecDeque;

use bevy::prelude::*;
use spades_rules::{Event, Seat};

use super::motion::Travel;
use crate::session::replaying::Sight;

/// One step to play.
#[derive(Clone, Debug)]
pub(super) enum Cue {
    /// An event, as the viewer sees it.
    Event(Event),
    /// Moves the complete trick to its taker.
    Collect,
    /// Turns a closed discard face down after it has been shown.
    CloseDiscards,
    /// The view after the action: the events should have led the scene to it.
    Check(Box<Sight>),
    /// Celebrates the end of the match.
    Finale,
}

/// Order in which cards travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// All at once.
    #[default]
    Together,
    /// One after another, as they are dealt; [`super::feel::deal::travel`] sets the timing.
    Dealt,
    /// Cards of a trick gather first, then move on together.
    Swept,
    /// Tricks one after another.
    Fanned,
}

/// The cues still to be played, and how the cards of the current one travel.
#[derive(Resource)]
pub struct CueQueue {
    pub(super) cues: VecDeque<Cue>,
    /// Seconds until the next cue.
    pub(super) wait: f32,
    pub(super) hurried: bool,
    pub(super) travel: Travel,
    pub(super) order: Order,
    pub(super) dealing: bool,
    /// `true` if the viewer's hand is to be swept up and fanned out again.
    pub(super) refans: bool,
    pub(super) mismatches: usize,
}

impl Default for CueQueue {
    fn default() -> CueQueue {
        CueQueue {
            cues: VecDeque::new(),
            wait: 0.0,
            hurried: false,
            travel: Travel::JUMP,
            order: Order::Together,
            dealing: false,
            refans: false,
            mismatches: 0,
        }
    }
}

impl CueQueue {
    /// Returns `true` if nothing is left to play and, as far as the queue knows, every card is at rest.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.cues.is_empty() && self.wait <= 0.0
    }

    /// Finishes the running cues at once.
    pub fn skip_animation(&mut self) {
        self.hurried = !self.idle();
    }

    /// Returns `true` while a round begins: cards are gathered and dealt.
    #[must_use]
    pub fn dealing(&self) -> bool {
        self.dealing
    }

    /// Returns `true` if cards waiting for their turn to move should start at once.
    #[must_use]
    pub fn hurried(&self) -> bool {
        self.hurried
    }

    /// Returns how cards whose place has changed travel now.
    #[must_use]
    pub fn travel(&self) -> (Travel, Order) {
        (self.travel, self.order)
    }

    /// Returns the number of differences found between the scene after the events and the view: above 0 means that an event is played
    /// wrongly.
    #[must_use]
    pub fn mismatches(&self) -> usize {
        self.mismatches
    }

    /// Sets the travel of cards that turn over in place.
    pub fn turn_over(&mut self, travel: Travel) {
        self.travel = travel;
        self.order = Order::Together;
    }

    /// Queues the events of one action, and what they should lead to. The end of a `live` match is celebrated.
    pub(super) fn push(&mut self, events: impl IntoIterator<Item = Event>, sight: Sight, live: bool) {
        let mut ended = false;
        for event in events {
            let then = match event {
                Event::TrickTaken { .. } => Some(Cue::Collect),
                Event::Discarded { .. } => Some(Cue::CloseDiscards),
                _ => None,
            };
            ended |= matches!(event, Event::MatchEnded);
            self.cues.push_back(Cue::Event(event));
            self.cues.extend(then);
        }
        self.cues.push_back(Cue::Check(Box::new(sight)));
        self.cues.extend((ended && live).then_some(Cue::Finale));
    }

    /// Lets cards travel like this from now on, and the next cue wait this number of seconds.
    pub(super) fn go(&mut self, travel: Travel, hold: f32) {
        self.turn_over(travel);
        self.wait = hold;
    }

    /// Drops the cues still to be played: cards go straight to their places.
    pub(super) fn settle(&mut self, travel: Travel) {
        self.cues.clear();
        self.refans = false;
        self.dealing = false;
        self.go(travel, travel.duration);
    }

    /// Clears everything except the mismatch count.
    pub(super) fn clear(&mut self) {
        *self = CueQueue {
            mismatches: self.mismatches,
            ..CueQueue::default()
        };
    }
}

/// A trick goes to the seat that took it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickCollected(pub Seat);
