//! The match without graphics: the game, its players, the player to act and the viewer. Everything in a match flows
//! one way: a person's intent or a bot's decision becomes a [`SubmitAction`], [`submit`] applies it to the rules, and [`Applied`] reports
//! the result to [`slots`], which save the match, and to the table. A finished match goes to the history, and so to [`statistics`].
//!
//! It doesn't know screens, settings or storage. These write [`SessionOptions`] and [`Presentation`] and read its messages.

mod asking;
mod automatic;
mod bot_turns;
mod claims;
pub mod clock;
mod concede;
mod course;
pub mod covers;
pub mod daily;
pub mod duration;
mod finished;
pub mod friend;
mod game;
mod headlines;
mod help;
pub mod learning;
pub mod mistakes;
pub mod on_table;
pub mod personas;
pub mod perspective;
mod prompt;
pub mod replay;
pub mod replaying;
pub mod reviews;
mod round_clock;
mod round_story;
mod rules_kind;
mod saved;
pub mod searches;
pub mod setup;
mod slot_id;
pub mod slots;
mod start;
pub mod statistics;
mod submit;
#[cfg(test)]
mod tests;
mod undo;
mod who;

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use bot_turns::Thinking;
pub use claims::{ClaimAnswer, ClaimState, RemainingTricks};
pub use concede::{ConcedeMatch, Conceded};
pub use course::{BestMoment, Course, TakenTrick};
pub use covers::{CoverTouched, Covers, FaceToFace};
pub use finished::MatchFinished;
pub use game::{Match, Purpose};
pub use help::Helped;
pub use perspective::{LiftCurtain, OpenHand, Perspective, RefreshView};
pub use prompt::{Claim, Turn, TurnPrompt};
pub use round_story::{CalledRenege, RoundOutcome};
pub use rules_kind::{OwnRules, RulesKind, RulesName};
pub use saved::SavedMatch;
pub use slots::MatchBegan;
pub use start::{MatchRefused, NextSeed};
pub use submit::{Applied, Refused, SubmitAction};
pub use undo::{News, Undo, UndoPoint, Undone};
pub use who::{Beginner, SideWho, Who};

/// The session's system sets in a frame, in this order. The table draws between `Act` and `Ask`.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Matches start, bots decide, and forced actions are played.
    Think,
    /// Actions are applied to the rules; the results are counted and saved.
    Act,
    /// The viewer changes with the player to act, and is prompted.
    Ask,
}

/// When players may review their own closed discards. An aid, not a rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShowDiscards {
    /// Against bots, which remember their own. People at one device have to remember theirs.
    #[default]
    AgainstTheComputer,
    Always,
    Never,
}

impl ShowDiscards {
    /// Returns `true` if discards may be reviewed in this match.
    #[must_use]
    pub fn in_match(self, game: &Match) -> bool {
        match self {
            ShowDiscards::AgainstTheComputer => !game.hot_seat(),
            ShowDiscards::Always => true,
            ShowDiscards::Never => false,
        }
    }
}

/// The player's options for matches.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SessionOptions {
    /// Speed of time at the table; 1 is normal.
    pub speed: f32,
    /// `true` if the only legal card plays itself.
    pub play_forced: bool,
    /// `true` if the curtain falls between all turns of several people, not only between stages.
    pub curtain_always: bool,
    /// When players may review their own closed discards.
    pub show_discards: ShowDiscards,
    /// `true` if a player against bots may undo a decision after seeing something new. The score sheet notes it.
    pub undo_what_was_seen: bool,
}

impl Default for SessionOptions {
    fn default() -> SessionOptions {
        SessionOptions {
            speed: 1.0,
            play_forced: true,
            curtain_always: false,
            show_discards: ShowDiscards::default(),
            undo_what_was_seen: true,
        }
    }
}

/// Speed of a demonstration relative to the chosen speed.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Pace {
        Pace(1.0)
    }
}

impl Pace {
    /// Returns the seconds of table time in this frame, at the speed that the player chose.
    #[must_use]
    pub fn seconds(self, time: &Time, speed: f32) -> f32 {
        time.delta_secs() * speed * self.0
    }
}

/// Progress of the table's animations. Without a table the session never waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presentation {
    /// The table is still showing an event that the player to act must see first.
    pub showing: bool,
    /// The table is covered, so nothing happens by itself.
    pub covered: bool,
}

/// Run condition: the match on the table, if any, is being played.
fn played(game: Option<Res<Match>>) -> bool {
    game.is_none_or(|game| game.is_playable())
}

fn uncovered(presentation: Res<Presentation>) -> bool {
    !presentation.covered
}

/// Runs matches.
pub fn plugin(app: &mut App) {
    resources(app);
    messages(app);
    app.add_plugins((replaying::plugin, learning::plugin));
    app.add_systems(PreUpdate, clock::turn_the_page);
    app.configure_sets(
        Update,
        (SessionSystems::Think, SessionSystems::Act, SessionSystems::Ask).chain(),
    );
    app.add_systems(Update, thinking());
    app.add_systems(Update, acting());
    app.add_systems(Update, asking());
}

fn resources(app: &mut App) {
    app.init_resource::<SessionOptions>()
        .init_resource::<OwnRules>()
        .init_resource::<Pace>()
        .init_resource::<Presentation>()
        .init_resource::<Perspective>()
        .init_resource::<TurnPrompt>()
        .init_resource::<NextSeed>()
        .init_resource::<friend::PendingChallenge>()
        .init_resource::<friend::Friends>()
        .init_resource::<slots::Slots>()
        .init_resource::<statistics::Statistics>()
        .init_resource::<daily::DailyResults>()
        .init_resource::<clock::Today>()
        .init_resource::<searches::Searches>()
        .init_resource::<Thinking>()
        .init_resource::<reviews::Reviews>()
        .init_resource::<reviews::ReviewQueue>()
        .init_resource::<mistakes::Mistakes>()
        .init_resource::<RemainingTricks>()
        .init_resource::<perspective::LastDecision>()
        .init_resource::<FaceToFace>()
        .init_resource::<Covers>()
        .init_resource::<round_clock::RoundClock>();
}

fn messages(app: &mut App) {
    app.add_message::<ClaimAnswer>()
        .add_message::<ConcedeMatch>()
        .add_message::<Conceded>()
        .add_message::<CoverTouched>()
        .add_message::<setup::StartMatch>()
        .add_message::<setup::ContinueMatch>()
        .add_message::<setup::ResumeMatch>()
        .add_message::<setup::Rematch>()
        .add_message::<setup::Restart>()
        .add_message::<Helped>()
        .add_message::<MatchBegan>()
        .add_message::<MatchRefused>()
        .add_message::<SubmitAction>()
        .add_message::<Undo>()
        .add_message::<Applied>()
        .add_message::<Refused>()
        .add_message::<Undone>()
        .add_message::<OpenHand>()
        .add_message::<LiftCurtain>()
        .add_message::<RefreshView>()
        .add_message::<MatchFinished>()
        .add_message::<slots::KeepMatch>()
        .add_message::<slots::MadeRoom>();
}

/// Systems that start matches, let bots think and play forced actions.
fn thinking() -> ScheduleConfigs<ScheduleSystem> {
    (
        (start::begin, start::restart),
        ApplyDeferred,
        slots::begin,
        (claims::settle, automatic::act, bot_turns::think)
            .chain()
            .run_if(uncovered.and_then(played)),
    )
        .chain()
        .in_set(SessionSystems::Think)
}

/// Systems that apply actions, and save the results.
fn acting() -> ScheduleConfigs<ScheduleSystem> {
    (
        (
            covers::lay.run_if(on_message::<MatchBegan>),
            covers::touch.run_if(covers::face_to_face_is_on),
            perspective::open.run_if(not(covers::face_to_face_is_on)),
            undo::undo,
            submit::submit,
        )
            .chain()
            .run_if(played),
        help::note,
        round_clock::run,
        slots::autosave,
        finished::report,
        (reviews::note, reviews::look_back).chain(),
        friend::note,
        concede::concede,
        daily::count,
    )
        .chain()
        .in_set(SessionSystems::Act)
}

/// Systems that prompt the next player.
fn asking() -> ScheduleConfigs<ScheduleSystem> {
    // Only after the table has shown everything, so that no prompt appears at the previous player's seat.
    (
        covers::pass_on,
        (
            covers::follow.run_if(covers::face_to_face_is_on),
            perspective::change.run_if(not(covers::face_to_face_is_on)),
        )
            .run_if(uncovered),
        asking::ask,
    )
        .chain()
        .run_if(not(replaying::replaying))
        .in_set(SessionSystems::Ask)
}
