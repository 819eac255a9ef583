//! The coach, for matches against the computer: it values every option in slices while the player decides. If enabled, the values
//! appear on the options before the decision; afterward a single remark appears beside the table if the choice cost more than luck, and a
//! word of praise, once in a round, if few would have found it.
//! The coach never prompts and never covers anything.

mod panel;
mod showing;

use bevy::prelude::*;
use spades_bots::{Appraisal, Appraised};
use spades_learn::coach::{Outlook, Remark, Threshold, remark};
use spades_rules::{Action, Card, Phase, View};

use super::TableSystems;
use super::hint::{Advised, FRAME_MILLIS};
use crate::redraw::Redraw;
use crate::say;
use crate::session::on_table::TableChanged;
use crate::session::searches::{SLICE, Searches};
use crate::session::{Applied, Match, RemainingTricks, TurnPrompt, Undone};
use crate::settings::{Coach, Settings};
use crate::states::Screen;
use crate::ui::toasts::Toast;

/// State of the coach.
#[derive(Resource, Default)]
pub struct Coaching {
    /// The decision the player is facing.
    now: Option<Watched>,
    /// The last decision taken, until it has been valued.
    taken: Option<(Watched, Action)>,
    /// The remark on that decision, if there is one.
    said: Option<GivenRemark>,
    /// `true` while a replay or exercise has the table: the remark is shown again afterward.
    away: bool,
    /// The round in which a hard decision was praised: once is enough.
    praised: Option<u16>,
}

/// A decision under valuation.
struct Watched {
    /// [`Match::action_count`] when the player was asked.
    count: usize,
    view: View,
    /// Remaining work; `None` when finished.
    work: Option<Appraisal>,
    appraised: Option<Appraised>,
}

/// A remark and the view it refers to.
struct GivenRemark {
    remark: Remark,
    view: View,
    /// Play-out of the better choice, while it is computed.
    showing: Option<Box<Outlook>>,
}

impl Coaching {
    /// Returns `true` if a remark is visible.
    #[must_use]
    pub fn speaks(&self) -> bool {
        self.said.is_some() && !self.away
    }

    /// Returns the remark, even while it is hidden.
    #[must_use]
    pub fn remark(&self) -> Option<&Remark> {
        self.said.as_ref().map(|said| &said.remark)
    }

    /// Drops the remark.
    pub fn dismiss(&mut self) {
        self.said = None;
    }
}

impl GivenRemark {
    /// Returns the drawn card that was to be kept or discarded.
    fn drawn(&self) -> Option<Card> {
        self.view.drawn
    }
}

impl Watched {
    fn new(prompt: &TurnPrompt, view: &View) -> Watched {
        Watched {
            count: prompt.count,
            view: view.clone(),
            // With this seed the values equal those of a hint.
            work: Some(Appraisal::new(view, prompt.count as u64)),
            appraised: None,
        }
    }

    /// Continues the valuation and returns `true` when it is finished.
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

/// Returns the level of help that applies to this match.
fn wanted(settings: &Settings, game: Option<&Match>) -> Coach {
    let against_the_computer = |game: &&Match| game.only_person().is_some() && game.setup().players.len() > 1;
    match game.filter(against_the_computer) {
        Some(_) => settings.coach,
        None => Coach::None,
    }
}

/// Tracks the decision being faced and the one just taken.
fn watch(
    mut coaching: ResMut<Coaching>,
    mut applied: MessageReader<Applied>,
    mut undone: MessageReader<Undone>,
    prompt: Res<TurnPrompt>,
    settings: Res<Settings>,
    game: Option<Res<Match>>,
    rest: Res<RemainingTricks>,
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
        // No decision is pending any more.
        if coaching.now.is_some() {
            coaching.now = None;
        }
        return;
    }
    if coaching.now.as_ref().is_none_or(|now| now.count != prompt.count) {
        // The remark on the last decision stays.
        coaching.bypass_change_detection().now = Some(Watched::new(&prompt, view));
    }
}

/// Values the decision taken, then the one being faced.
fn think(
    mut coaching: ResMut<Coaching>,
    mut advised: ResMut<Advised>,
    mut redraw: ResMut<Redraw>,
    searches: Res<Searches>,
    settings: Res<Settings>,
    mut toasts: MessageWriter<Toast>,
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
        let (at, view) = (watched.count, &watched.view);
        let (appraised, threshold) = (watched.appraised.as_ref(), Threshold::default());
        let said = appraised.and_then(|appraised| remark(appraised, at, view.viewer, action, threshold));
        let gained = appraised.map_or(0.0, |appraised| appraised.gained(view, action));
        let unaided = settings.coach == Coach::AfterMistakes && !advised.was_requested(at);
        if gained >= threshold.points && unaided && quiet.praised != Some(view.round) {
            quiet.praised = Some(view.round);
            toasts.write(Toast::new(say::coach::well_spotted()));
        }
        if let Some(remark) = said {
            coaching.said = Some(GivenRemark {
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

/// A remark belongs to its match: it is kept along with the match but never shown next to anything else, least of all next to a mistake
/// the player is retrying.
fn follow_table(changed: On<TableChanged>, mut coaching: ResMut<Coaching>) {
    let said = coaching.said.take().filter(|_| *changed != TableChanged::Match);
    *coaching = Coaching {
        said: said.map(|said| GivenRemark { showing: None, ..said }),
        away: *changed == TableChanged::Interlude,
        ..default()
    };
}

/// Resets the coach on leaving for another screen. "Show me" and the way back re-enter the table, and keep the remark.
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
