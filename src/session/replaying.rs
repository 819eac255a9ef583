//! A match is looked at again on its table: step by step, forwards and back, from one seat's eyes or with all hands open. Meanwhile the
//! resource [`Match`] is the match as it stood at that place, and nothing of it is decided, counted or kept; afterwards the match that
//! was being played is there again.

mod playing_on;
mod rounds;
mod sight;
mod steer;

use bevy::prelude::*;
use spades_archive::Finished;
use spades_bots::Level;
use spades_rules::{Game, ReplayError, Seat};

use super::on_table;
use super::replay::ReplayCursor;
use super::setup::{MatchSetup, Player};
use super::{Match, Pace, Purpose, RulesKind, SessionSystems};
pub use rounds::Stretch;
pub use sight::{Revealed, Sight};

/// Whose cards are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody's.
    All,
    /// What this seat saw.
    Seat(Seat),
}

/// What is looked at again.
#[derive(Clone, Debug)]
pub enum ReplayOf {
    /// The match on the table, as far as it has come.
    Table,
    /// A match that has ended.
    Ended(Box<Match>),
    /// A round that was never played: what might follow from a choice.
    Supposed(Box<Match>),
}

/// Asks to look at a match again.
#[derive(Message, Clone, Debug)]
pub struct StartReplay {
    /// Which match.
    pub of: ReplayOf,
    /// The place to begin at, in actions. `None`: where the match on the table stands, or the beginning of one that has ended.
    pub at: Option<usize>,
}

/// A replay has begun: to the table.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ReplayBegan;

/// A replay has ended.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayEnded {
    /// Whether the match that was on the table is there again; else there is none.
    pub to_table: bool,
}

/// What can be done in a replay.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Steer {
    /// So many actions on, or back.
    Step(i32),
    /// To the place before this action of the match; to its end from behind, within the round.
    To(usize),
    /// To the next round, or the one before.
    Round(i32),
    /// It goes on by itself, or rests.
    PlayOrRest,
    /// From other eyes.
    NextEyes,
    /// At another speed.
    NextSpeed,
    /// A practice match begins here, against the computer.
    PlayOn,
    /// Back to where one came from.
    Leave,
}

/// What is to be shown of a replay.
#[derive(Message, Clone, Debug)]
pub enum Replayed {
    /// Another place of the match.
    Jumped(Box<Sight>),
    /// What one action caused, as it is seen, and what is seen then.
    Stepped(Vec<spades_rules::Event>, Box<Sight>),
}

/// How many times as fast as usual a replay can go on.
pub const SPEEDS: [f32; 4] = [1.0, 2.0, 4.0, 0.5];

/// The match that is looked at again.
#[derive(Resource, Debug)]
pub struct Replaying {
    cursor: ReplayCursor,
    rounds: Vec<Stretch>,
    /// Which of them.
    round: usize,
    eyes: Eyes,
    /// Who sits at the bottom while all hands are open.
    own: Seat,
    /// Whether it goes on by itself.
    goes_on: bool,
    speed: usize,
    /// Seconds of table time until the next step.
    rest: f32,
    /// Whether the match has not ended: it goes on from the same seed.
    unfinished: bool,
    /// Whether it was never played.
    supposed: bool,
    /// How fast the match on the table was.
    pace: Pace,
    /// Asked to end.
    leaving: bool,
}

impl Replaying {
    /// How fast the match on the table was before.
    pub(super) fn pace(&self) -> Pace {
        self.pace
    }

    /// The round that is looked at.
    #[must_use]
    pub fn stretch(&self) -> Stretch {
        self.rounds[self.round]
    }

    /// How many rounds there are to look at.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Whether there is a round on that side.
    #[must_use]
    pub fn has_round(&self, by: i32) -> bool {
        self.round
            .checked_add_signed(by as isize)
            .is_some_and(|round| round < self.rounds.len())
    }

    /// How many actions of the match came before what is shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.cursor.at()
    }

    /// Whose cards are seen.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// How many times as fast as usual.
    #[must_use]
    pub fn speed(&self) -> f32 {
        SPEEDS[self.speed]
    }

    /// The seat that looks from below.
    #[must_use]
    pub fn viewer(&self) -> Seat {
        match self.eyes {
            Eyes::All => self.own,
            Eyes::Seat(seat) => seat,
        }
    }

    /// The round that is looked at, if its decisions are judged: somebody took them, and it is scored. A supposed line shows one way in
    /// which hidden cards may lie, so to judge by it would fault what it shows as better.
    #[must_use]
    pub fn judged(&self) -> Option<u16> {
        let stretch = self.stretch();
        (stretch.scored && !self.supposed).then_some(stretch.round)
    }

    /// The game at the end of the round that is looked at.
    #[must_use]
    pub fn end(&self) -> Game {
        self.game_at(self.stretch().to)
    }

    /// The game as it stood at another place.
    #[must_use]
    pub fn game_at(&self, at: usize) -> Game {
        let mut cursor = self.cursor.clone();
        cursor.seek(at);
        cursor.game().clone()
    }

    /// Whether a practice match can begin here: not in a round that is still being played, whose cards would be given away.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.stretch().scored && self.at() < self.stretch().to
    }

    /// What is seen now.
    #[must_use]
    pub fn sight(&self) -> Box<Sight> {
        Box::new(Sight::new(self.cursor.game(), self.eyes, self.own))
    }
}

impl Match {
    /// A match that has ended, to be looked at again.
    ///
    /// # Errors
    /// If its record cannot be replayed.
    pub fn ended(finished: &Finished, kind: RulesKind) -> Result<Match, ReplayError> {
        let player = |player: &spades_archive::Player| match player {
            spades_archive::Player::Human { name } => Player::Human { name: name.clone() },
            spades_archive::Player::Bot { name, level } => Player::Bot {
                name: name.clone(),
                level: Level::ALL[spades_archive::LEVELS.iter().position(|key| key == level).unwrap_or(0)],
            },
        };
        let setup = MatchSetup {
            rules: finished.record.rules,
            kind,
            players: finished.players.iter().map(player).collect(),
        };
        Ok(Match::of(Game::replay(&finished.record)?, setup))
    }

    /// The same players at another game, which was never played: to be looked at.
    #[must_use]
    pub fn supposing(&self, game: Game) -> Match {
        Match::of(game, self.setup().clone())
    }

    /// Whether there is anything of it to look at again.
    #[must_use]
    pub fn can_be_replayed(&self) -> bool {
        !rounds::of(self).is_empty()
    }

    /// Who sits at the bottom while it is looked at: the only person at the machine, or else the first seat.
    fn looks(&self) -> Seat {
        self.humans().next().unwrap_or(0)
    }
}

/// Whether the match on the table is looked at again.
pub fn replaying(game: Option<Res<Match>>) -> bool {
    game.is_some_and(|game| game.purpose() == Purpose::Replay)
}

/// Begins a replay.
fn start(
    mut commands: Commands,
    mut starts: MessageReader<StartReplay>,
    game: Option<Res<Match>>,
    under_way: Option<Res<Replaying>>,
    pace: Res<Pace>,
    mut began: MessageWriter<ReplayBegan>,
) {
    let Some(start) = starts.read().last().filter(|_| under_way.is_none()) else {
        return;
    };
    let shown = match &start.of {
        ReplayOf::Table => game.as_deref().filter(|game| game.is_played()),
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
    let own = shown.looks();
    Some(Replaying {
        cursor,
        eyes: if stretch.scored { Eyes::All } else { Eyes::Seat(own) },
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
    // Whoever reads the same key for something else has done so by then.
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
