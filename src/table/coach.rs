//! The coach, against the computer: while somebody decides, every option is valued in slices. Before the decision the values stand on the
//! options, if that is wanted; after it one remark stands beside the table where it cost something beyond luck. It asks nothing and
//! covers nothing.

mod panel;
mod showing;

use bevy::prelude::*;
use spades_bots::{Appraisal, Appraised};
use spades_learn::coach::{Outlook, Remark, Threshold, remark};
use spades_rules::{Action, Card, Phase, View};

use super::TableSystems;
use super::hint::{Advised, FRAME_MILLIS};
use crate::Screen;
use crate::redraw::Redraw;
use crate::session::on_table::TableChanged;
use crate::session::searches::{SLICE, Searches};
use crate::session::{Applied, Match, RestOfRound, TurnPrompt, Undone};
use crate::settings::{Coach, Settings};

/// What the coach is at.
#[derive(Resource, Default)]
pub struct Coaching {
    /// The decision that is asked for.
    now: Option<Watched>,
    /// The last one taken, as long as it is not valued.
    taken: Option<(Watched, Action)>,
    /// What there is to say of it.
    said: Option<Said>,
    /// Something else lies on the table: it is said again afterwards.
    away: bool,
}

/// A decision that is valued.
struct Watched {
    /// [`Match::count`] when it was asked for.
    count: usize,
    view: View,
    /// `None` once it is valued.
    work: Option<Appraisal>,
    appraised: Option<Appraised>,
}

/// A remark, and what it is about.
struct Said {
    remark: Remark,
    view: View,
    /// The better choice played out, while it is worked on.
    showing: Option<Box<Outlook>>,
}

impl Coaching {
    /// Whether something is said.
    #[must_use]
    pub fn speaks(&self) -> bool {
        self.said.is_some() && !self.away
    }

    /// What is said.
    #[must_use]
    pub fn remark(&self) -> Option<&Remark> {
        self.said.as_ref().map(|said| &said.remark)
    }

    /// Says no more of it.
    pub fn dismiss(&mut self) {
        self.said = None;
    }
}

impl Said {
    /// The card that was to be kept or discarded.
    fn drawn(&self) -> Option<Card> {
        self.view.drawn
    }
}

impl Watched {
    fn new(prompt: &TurnPrompt, view: &View) -> Watched {
        Watched {
            count: prompt.count,
            view: view.clone(),
            // Of this seed, the numbers are those that a hint shows.
            work: Some(Appraisal::new(view, prompt.count as u64)),
            appraised: None,
        }
    }

    /// Works on; whether it is valued.
    fn valued(&mut self, searches: Searches) -> bool {
        if let Some(work) = &mut self.work
            && let Some(appraised) = searches.within(FRAME_MILLIS, || work.step(SLICE).cloned())
        {
            self.appraised = Some(appraised);
            self.work = None;
        }
        self.work.is_none()
    }
}

/// How much help is wanted in this match.
fn wanted(settings: &Settings, game: Option<&Match>) -> Coach {
    let against_the_computer = |game: &&Match| game.humans().count() == 1 && game.setup().players.len() > 1;
    match game.filter(against_the_computer) {
        Some(_) => settings.coach,
        None => Coach::None,
    }
}

/// Takes note of what is asked for, and of what was decided.
fn watch(
    mut coaching: ResMut<Coaching>,
    mut applied: MessageReader<Applied>,
    mut undone: MessageReader<Undone>,
    prompt: Res<TurnPrompt>,
    settings: Res<Settings>,
    game: Option<Res<Match>>,
    rest: Res<RestOfRound>,
) {
    if coaching.away {
        applied.clear();
        undone.clear();
        return;
    }
    if undone.read().last().is_some() || wanted(&settings, game.as_deref()) == Coach::None {
        applied.clear();
        if coaching.now.is_some() || coaching.taken.is_some() || coaching.said.is_some() {
            *coaching = Coaching::default();
        }
        return;
    }
    for Applied { action, before, .. } in applied.read() {
        let playing = matches!(before.phase, Phase::Draft | Phase::Bidding | Phase::Play);
        if coaching.now.as_ref().is_some_and(|now| now.view == **before) {
            let quiet = coaching.bypass_change_detection();
            quiet.taken = quiet.now.take().map(|now| (now, *action));
            if coaching.speaks() {
                coaching.dismiss();
            }
        } else if coaching.speaks() && !playing {
            coaching.dismiss();
        }
    }
    let Some(view) = prompt.view.as_ref().filter(|view| prompt.hint && view.legal.len() > 1) else {
        return;
    };
    if rest.is_settled(view.round) {
        // Nobody decides any more.
        if coaching.now.is_some() {
            coaching.now = None;
        }
        return;
    }
    if coaching.now.as_ref().is_none_or(|now| now.count != prompt.count) {
        // What is said of the last one stands on.
        coaching.bypass_change_detection().now = Some(Watched::new(&prompt, view));
    }
}

/// Values what was decided, and then what is to be decided.
fn think(
    mut coaching: ResMut<Coaching>,
    mut advised: ResMut<Advised>,
    mut redraw: ResMut<Redraw>,
    searches: Res<Searches>,
    settings: Res<Settings>,
) {
    let quiet = coaching.bypass_change_detection();
    let busy = |watched: &Option<Watched>| watched.as_ref().is_some_and(|watched| watched.work.is_some());
    if quiet.taken.is_none() && !busy(&quiet.now) {
        return;
    }
    redraw.for_a_while();
    if let Some((watched, _)) = &mut quiet.taken {
        if !watched.valued(*searches) {
            return;
        }
        let Some((watched, action)) = quiet.taken.take() else {
            return;
        };
        let at = watched.count;
        let said = watched
            .appraised
            .and_then(|appraised| remark(&appraised, at, watched.view.viewer, action, Threshold::default()));
        if let Some(remark) = said {
            coaching.said = Some(Said {
                remark,
                view: watched.view,
                showing: None,
            });
        }
    } else if let Some(now) = &mut quiet.now
        && now.valued(*searches)
        && settings.coach == Coach::BeforeEveryDecision
        && let Some(appraised) = &now.appraised
    {
        advised.value(now.count, appraised.advice.clone());
    }
}

/// A remark is about the match: it waits with it, and nothing of it is said beside anything else, least of all beside a mistake that is
/// to be done better.
fn follow_table(changed: On<TableChanged>, mut coaching: ResMut<Coaching>) {
    let said = coaching.said.take().filter(|_| *changed != TableChanged::Match);
    *coaching = Coaching {
        said: said.map(|said| Said { showing: None, ..said }),
        away: *changed == TableChanged::Detour,
        ..default()
    };
}

/// The way to what is shown and back leads to the table anew.
fn leave(mut coaching: ResMut<Coaching>, screen: Res<State<Screen>>) {
    if *screen.get() != Screen::Table {
        *coaching = Coaching::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coaching>();
    app.add_observer(follow_table);
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(
        Update,
        (watch, think, showing::work, panel::build, panel::enable)
            .chain()
            .in_set(TableSystems::Draw),
    );
}
