//! Replays a match on its table: step by step, forwards and back, from one seat's view or with all hands open. Meanwhile the
//! resource [`Match`] holds the match in that position, and none of it is decided, counted or kept; afterward the match in
//! progress returns.

mod playing_on;
mod rounds;
mod sight;
mod steer;

use bevy::prelude::*;
use spades_archive::Finished;
use spades_bots::Level;
use spades_rules::{Game, ReplayError, Seat};

use super::on_table::{self, Mode};
use super::replay::ReplayCursor;
use super::setup::{MatchSetup, Player};
use super::{Match, Pace, Purpose, RulesKind, SessionSystems};
pub use rounds::RoundRange;
pub use sight::{Revealed, Sight};

/// Point of view: whose cards are visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandVisibility {
    All,
    /// The view of this seat.
    Seat(Seat),
}

/// The match to replay.
#[derive(Clone, Debug)]
pub enum ReplayOf {
    /// The match on the table so far.
    Table,
    /// A finished match.
    Ended(Box<Match>),
    /// A round that was never played: a possible continuation after a choice.
    Supposed(Box<Match>),
}

/// Asks to replay a match.
#[derive(Message, Clone, Debug)]
pub struct StartReplay {
    /// Match to replay.
    pub of: ReplayOf,
    /// Position to begin at, in actions. `None` starts at the current position of the match on the table, or at the beginning
    /// of a finished match.
    pub at: Option<usize>,
}

/// A replay has begun; the table screen opens.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ReplayBegan;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayEnded {
    /// `true` if the match that was on the table is back; otherwise the table is empty.
    pub to_table: bool,
}

/// Controls of a replay.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Steer {
    /// Moves by this number of actions, forwards or back.
    Step(i32),
    /// Jumps to the position before this action of the match, at most to the end of the round.
    To(usize),
    /// Moves by this number of rounds, forwards or back.
    Round(i32),
    /// Toggles automatic playback.
    PlayOrRest,
    /// Switches to the next point of view.
    NextEyes,
    /// Switches to the next speed.
    NextSpeed,
    /// Begins a practice match here, against the computer.
    PlayOn,
    /// Returns to the previous screen.
    Leave,
}

/// An update that the table has to show.
#[derive(Message, Clone, Debug)]
pub enum Replayed {
    /// Another position of the match.
    Jumped(Box<Sight>),
    /// The events of one action as the viewer sees them, and the view afterward.
    Stepped(Vec<spades_rules::Event>, Box<Sight>),
}

/// Playback speeds, as multiples of normal speed.
pub const SPEEDS: [f32; 4] = [1.0, 2.0, 4.0, 0.5];

/// The replay in progress.
#[derive(Resource, Debug)]
pub struct Replaying {
    cursor: ReplayCursor,
    rounds: Vec<RoundRange>,
    /// Index of the current round.
    round: usize,
    eyes: HandVisibility,
    /// Seat at the bottom while all hands are open.
    own: Seat,
    /// `true` during automatic playback.
    goes_on: bool,
    speed: usize,
    /// Seconds of table time until the next step.
    rest: f32,
    /// `true` if the match has not ended and will continue from the same seed.
    unfinished: bool,
    /// `true` if the line was never played.
    supposed: bool,
    /// Pace of the match on the table.
    pace: Pace,
    /// `true` if the replay was asked to end.
    leaving: bool,
}

impl Mode for Replaying {
    /// Restores the pace of the match on the table before the replay.
    fn end(self, world: &mut World) {
        world.insert_resource(self.pace);
    }
}

impl Replaying {
    /// Returns the round being replayed.
    #[must_use]
    pub fn stretch(&self) -> RoundRange {
        self.rounds[self.round]
    }

    #[must_use]
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Returns `true` if a round exists at this offset.
    #[must_use]
    pub fn has_round(&self, by: i32) -> bool {
        self.round
            .checked_add_signed(by as isize)
            .is_some_and(|round| round < self.rounds.len())
    }

    /// Returns the number of actions before the current position.
    #[must_use]
    pub fn at(&self) -> usize {
        self.cursor.at()
    }

    /// Returns the point of view.
    #[must_use]
    pub fn eyes(&self) -> HandVisibility {
        self.eyes
    }

    /// Returns `true` during automatic playback.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Returns the playback speed as a multiple of normal speed.
    #[must_use]
    pub fn speed(&self) -> f32 {
        SPEEDS[self.speed]
    }

    /// Returns the seat at the bottom of the screen.
    #[must_use]
    pub fn viewer(&self) -> Seat {
        match self.eyes {
            HandVisibility::All => self.own,
            HandVisibility::Seat(seat) => seat,
        }
    }

    /// Returns the round being replayed if its decisions can be judged: it was actually played, and it is scored. A supposed
    /// line shows only one possible layout of the hidden cards; judging by it would find fault with the very choice that it
    /// shows as better.
    #[must_use]
    pub fn judged(&self) -> Option<u16> {
        let stretch = self.stretch();
        (stretch.scored && !self.supposed).then_some(stretch.round)
    }

    /// Returns the game at the end of the current round.
    #[must_use]
    pub fn end(&self) -> Game {
        self.game_at(self.stretch().to)
    }

    /// Returns the game in another position.
    #[must_use]
    pub fn game_at(&self, at: usize) -> Game {
        let mut cursor = self.cursor.clone();
        cursor.seek(at);
        cursor.game().clone()
    }

    /// Returns `true` if a practice match can begin here. It can't in a round still in progress, as it would reveal the cards.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.stretch().scored && self.at() < self.stretch().to
    }

    /// Returns what is visible now.
    #[must_use]
    pub fn sight(&self) -> Box<Sight> {
        Box::new(Sight::new(self.cursor.game(), self.eyes, self.own))
    }
}

impl Match {
    /// Creates a match from a finished one, for a replay.
    ///
    /// # Errors
    /// If its record cannot be replayed.
    pub fn ended(finished: &Finished, kind: RulesKind) -> Result<Match, ReplayError> {
        let player = |player: &spades_archive::Player| match player {
            spades_archive::Player::Human { name } => Player::Human { name: name.clone() },
            spades_archive::Player::Bot { name, level } => Player::Bot {
                name: name.clone(),
                level: Level::from_key(level).unwrap_or(Level::Beginner),
            },
        };
        let setup = MatchSetup {
            rules: finished.record.rules,
            kind,
            players: finished.players.iter().map(player).collect(),
        };
        Ok(Match::of(Game::replay(&finished.record)?, setup))
    }

    /// Returns a match of the same players with another game that was never played, for a replay.
    #[must_use]
    pub fn supposing(&self, game: Game) -> Match {
        Match::of(game, self.setup().clone())
    }

    /// Returns `true` if the match has any round to replay.
    #[must_use]
    pub fn can_be_replayed(&self) -> bool {
        !rounds::of(self).is_empty()
    }
}

/// Run condition: the match on the table is a replay.
pub fn replaying(game: Option<Res<Match>>) -> bool {
    game.is_some_and(|game| game.purpose() == Purpose::Replay)
}

/// Begins a replay.
fn start(
    mut commands: Commands,
    mut starts: MessageReader<StartReplay>,
    game: Option<Res<Match>>,
    pace: Res<Pace>,
    mut began: MessageWriter<ReplayBegan>,
) {
    let Some(start) = starts.read().last() else { return };
    if game.as_ref().is_some_and(|game| game.purpose() == Purpose::Replay) {
        return;
    }
    let shown = match &start.of {
        ReplayOf::Table => game.as_deref().filter(|game| game.is_playable()),
        ReplayOf::Ended(ended) | ReplayOf::Supposed(ended) => Some(&**ended),
    };
    let Some((shown, replaying)) = shown.and_then(|shown| Some((shown, begin(shown, start)?))) else {
        return;
    };
    let viewer = replaying.viewer();
    let table = shown.at(replaying.cursor.game().clone()).with(Purpose::Replay);
    let replaying = Replaying {
        pace: *pace,
        ..replaying
    };
    commands.queue(move |world: &mut World| on_table::detour(world, table, viewer, replaying));
    began.write(ReplayBegan);
}

fn begin(shown: &Match, start: &StartReplay) -> Option<Replaying> {
    let mut cursor = ReplayCursor::new(shown.game().record()).ok()?;
    let rounds = rounds::of(shown);
    let last = rounds.len().checked_sub(1)?;
    let round = match (start.at, &start.of) {
        (Some(at), _) => rounds.iter().rposition(|stretch| stretch.from <= at).unwrap_or(0),
        (None, ReplayOf::Table) => last,
        (None, ReplayOf::Ended(_) | ReplayOf::Supposed(_)) => 0,
    };
    let stretch = rounds[round];
    let begin = match start.of {
        ReplayOf::Table => stretch.to,
        ReplayOf::Ended(_) | ReplayOf::Supposed(_) => stretch.from,
    };
    cursor.seek(start.at.unwrap_or(begin).clamp(stretch.from, stretch.to));
    let own = shown.home();
    Some(Replaying {
        cursor,
        eyes: if stretch.scored {
            HandVisibility::All
        } else {
            HandVisibility::Seat(own)
        },
        rounds,
        round,
        own,
        goes_on: false,
        speed: 0,
        rest: 0.0,
        unfinished: shown.game().winners().is_none(),
        supposed: matches!(start.of, ReplayOf::Supposed(_)),
        pace: Pace::default(),
        leaving: false,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartReplay>()
        .add_message::<ReplayBegan>()
        .add_message::<ReplayEnded>()
        .add_message::<Steer>()
        .add_message::<Replayed>();
    // By then, other readers of the same key have handled it.
    app.add_systems(PreUpdate, steer::leave.run_if(resource_exists::<Replaying>));
    app.add_systems(
        Update,
        (
            start,
            (steer::steer, steer::go_on)
                .chain()
                .run_if(resource_exists::<Replaying>),
            playing_on::play_on,
        )
            .chain()
            .in_set(SessionSystems::Act),
    );
}

#[cfg(test)]
mod tests;
