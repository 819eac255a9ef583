//! The match without pictures: what is being played, by whom, whose turn it is and who looks. Everything that happens in a match goes
//! one way: a person's intent or a bot's decision becomes a [`SubmitAction`], [`submit`] puts it to the rules, and [`Applied`] tells
//! what came of it: to [`slots`], which keep the match, to [`statistics`], and to whoever shows the table.
//!
//! It knows no screen, no settings and no store. These write [`SessionOptions`] and [`Presentation`], and read its messages.

mod automatic;
mod bot_turns;
pub mod clock;
mod concede;
mod course;
pub mod covers;
pub mod daily;
pub mod duration;
mod finished;
pub mod friend;
mod game;
pub mod learning;
pub mod mistakes;
pub mod on_table;
pub mod personas;
pub mod perspective;
mod prompt;
pub mod replay;
pub mod replaying;
mod rest;
pub mod reviews;
mod round_clock;
mod round_story;
mod rules_kind;
mod saved;
pub mod searches;
pub mod setup;
pub mod slots;
mod start;
pub mod statistics;
mod submit;
#[cfg(test)]
mod tests;
mod undo;
mod who;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use bot_turns::Thinking;
pub use concede::{ConcedeMatch, Conceded};
pub use course::{BestMoment, Course};
pub use covers::{CoverTouched, Covers, RoundTheScreen};
pub use finished::MatchFinished;
pub use game::{Match, Purpose};
pub use perspective::{OpenHand, Perspective, Reshow, Unveil};
pub use prompt::{Claim, Turn, TurnPrompt};
pub use rest::{Rest, RestOfRound, Settles};
pub use round_story::{CalledRenege, Told};
pub use rules_kind::{OwnRules, RulesKind, RulesName};
pub use saved::SavedMatch;
pub use start::{MatchBegan, MatchRefused, NextSeed};
pub use submit::{Applied, Refused, SubmitAction};
pub use undo::{Undo, UndoPoint, Undone};
pub use who::{Beginner, SideWho, Who};

/// What the session does in a frame, in this order. Whoever shows the table does so between `Act` and `Ask`.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Matches begin; bots decide, and what needs no decision is done.
    Think,
    /// Actions are put to the rules, and what came of them is counted and kept.
    Act,
    /// Who looks changes with whose turn it is, and is asked for something.
    Ask,
}

/// When somebody may look through his own closed discards again: an aid, and no rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShowDiscards {
    /// Against the computer, which remembers its own; people at one machine have to remember theirs.
    #[default]
    AgainstTheComputer,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ShowDiscards {
    /// Whether they are shown in this match.
    #[must_use]
    pub fn in_match(self, game: &Match) -> bool {
        match self {
            ShowDiscards::AgainstTheComputer => !game.hot_seat(),
            ShowDiscards::Always => true,
            ShowDiscards::Never => false,
        }
    }
}

/// What a player chose about the course of a match.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SessionOptions {
    /// How many times as fast as usual time passes at the table.
    pub speed: f32,
    /// Whether a card that is the only legal one plays itself.
    pub play_forced: bool,
    /// Whether the curtain falls between all turns of several people, and not only between stages.
    pub curtain_always: bool,
    /// When one's own closed discards can be looked through.
    pub show_discards: ShowDiscards,
    /// Whether somebody who plays against the computer may take back a decision after something new was seen. It is noted.
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

/// How many times as fast as at the chosen speed a demonstration runs.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Pace {
        Pace(1.0)
    }
}

/// How far whoever shows the table has come. A session that nobody shows is never behind.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presentation {
    /// Something that has happened is still being shown; who is to decide must see it first.
    pub showing: bool,
    /// Nobody sees the table: nothing happens by itself.
    pub covered: bool,
}

/// Seconds of table time in this frame.
fn table_seconds(time: &Time, options: &SessionOptions, pace: Pace) -> f32 {
    time.delta_secs() * options.speed * pace.0
}

/// Whether the match on the table, if there is one, is one that is played.
fn played(game: Option<Res<Match>>) -> bool {
    game.is_none_or(|game| game.is_played())
}

fn uncovered(presentation: Res<Presentation>) -> bool {
    !presentation.covered
}

/// Plays matches.
pub fn plugin(app: &mut App) {
    app.init_resource::<SessionOptions>()
        .init_resource::<OwnRules>()
        .init_resource::<Pace>()
        .init_resource::<Presentation>()
        .init_resource::<Perspective>()
        .init_resource::<TurnPrompt>()
        .init_resource::<NextSeed>()
        .init_resource::<friend::NextFriend>()
        .init_resource::<friend::Friends>()
        .init_resource::<slots::Slots>()
        .init_resource::<statistics::Statistics>()
        .init_resource::<daily::Days>()
        .init_resource::<clock::Today>()
        .init_resource::<searches::Searches>()
        .init_resource::<Thinking>()
        .init_resource::<reviews::Reviews>()
        .init_resource::<reviews::LookingBack>()
        .init_resource::<mistakes::Mistakes>()
        .init_resource::<RestOfRound>()
        .add_message::<Settles>()
        .add_message::<ConcedeMatch>()
        .add_message::<Conceded>()
        .init_resource::<perspective::Stage>()
        .init_resource::<RoundTheScreen>()
        .init_resource::<Covers>()
        .add_message::<CoverTouched>()
        .init_resource::<round_clock::RoundClock>()
        .add_message::<setup::StartMatch>()
        .add_message::<setup::ContinueMatch>()
        .add_message::<setup::ResumeMatch>()
        .add_message::<setup::Rematch>()
        .add_message::<setup::Restart>()
        .add_message::<MatchBegan>()
        .add_message::<MatchRefused>()
        .add_message::<SubmitAction>()
        .add_message::<Undo>()
        .add_message::<Applied>()
        .add_message::<Refused>()
        .add_message::<Undone>()
        .add_message::<OpenHand>()
        .add_message::<Unveil>()
        .add_message::<Reshow>()
        .add_message::<MatchFinished>()
        .add_message::<slots::KeepMatch>()
        .add_message::<slots::MadeRoom>();
    app.add_plugins((replaying::plugin, learning::plugin));
    app.add_systems(PreUpdate, clock::turn_the_page);
    app.configure_sets(
        Update,
        (SessionSystems::Think, SessionSystems::Act, SessionSystems::Ask).chain(),
    );
    app.add_systems(
        Update,
        (
            (start::begin, start::restart),
            ApplyDeferred,
            slots::begin,
            (rest::settle, automatic::act, bot_turns::think)
                .chain()
                .run_if(uncovered.and_then(played)),
        )
            .chain()
            .in_set(SessionSystems::Think),
    );
    app.add_systems(
        Update,
        (
            (
                covers::lay.run_if(on_message::<MatchBegan>),
                covers::touch.run_if(covers::round_the_screen),
                perspective::open.run_if(not(covers::round_the_screen)),
                undo::undo,
                submit::submit,
            )
                .chain()
                .run_if(played),
            round_clock::run,
            statistics::count,
            slots::autosave,
            finished::tell,
            statistics::note_undone,
            (reviews::note, reviews::look_back).chain(),
            friend::note,
            concede::concede,
            daily::count,
        )
            .chain()
            .in_set(SessionSystems::Act),
    );
    app.add_systems(
        Update,
        // As soon as all has been shown: nobody is asked for anything in the predecessor's place.
        (
            covers::pass_on,
            (
                covers::follow.run_if(covers::round_the_screen),
                perspective::change.run_if(not(covers::round_the_screen)),
            )
                .run_if(uncovered),
            prompt::ask,
        )
            .chain()
            .run_if(not(replaying::replaying))
            .in_set(SessionSystems::Ask),
    );
}
