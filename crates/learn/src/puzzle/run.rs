//! A puzzle being played.

use spades_rules::{Action, Events, Game, Illegal, Phase};

use super::aim::Stakes;
use super::line::{main_line, max};
use super::node::Node;
use super::open::{Open, POSITIONS};
use super::resist::{reply, struggle};
use super::{Aim, Puzzle};
use crate::idea::Idea;

/// State of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The player is to act.
    Yours,
    /// Another seat is to act: [`PuzzleRun::reply`] returns its action.
    Theirs,
    /// The aim is reached, or no remaining decision could lose it against the longest resistance.
    Solved,
    /// The aim is out of reach.
    Failed,
}

/// The verdict on a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgment {
    /// The aim can still be forced.
    Keeps {
        /// `true` if every other choice would have lost it (equivalent adjacent cards are one choice).
        only: bool,
    },
    /// The aim can be prevented.
    Loses(Loss),
    /// The position is too hard to solve while a player waits: the choice may be made, but isn't judged. This never happens on
    /// a sound puzzle's main line.
    TooHard,
}

/// Way in which a choice loses the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// More tricks were sure than were bid.
    BidTooLow {
        /// Maximum of sure tricks.
        max: u8,
    },
    /// The opponents' best defence.
    Refuted {
        /// The choice and the cards that follow, until the aim is out of reach; fewer if the rest is too hard to solve while a
        /// player waits.
        line: Vec<Action>,
        /// Tricks of each hand by then.
        tricks: [u8; 4],
    },
}

/// A puzzle being played: the position, the player's choices with their consequences, and the replies of the other seats.
/// Answers are immediate with two hands, and take some tens of milliseconds with four hands of eight cards.
///
/// ```
/// use spades_learn::puzzle::{Aim, Judgment, Kind, Puzzle, PuzzleRun, State};
/// use spades_rules::{Action, Preset};
/// # let mut game = spades_rules::Game::new(Preset::Moonshot.rules(), spades_rules::Seed::from_u64(3)).unwrap();
/// # while game.phase() == spades_rules::Phase::Draft { game.apply(game.legal_actions()[0]).unwrap(); }
/// # for bid in [4, 4] { game.apply(Action::Bid(bid)).unwrap(); }
/// # let actions: Vec<Action> = game.actions().collect();
/// let puzzle = Puzzle::new(Kind::MakeBid, Aim::MakeBid, Preset::Moonshot, 3, &actions).unwrap();
/// let mut run = PuzzleRun::new(puzzle);
/// while matches!(run.state(), State::Yours | State::Theirs) {
///     let action = match run.reply() {
///         Some(reply) => reply,
///         None => *run.solution().first().unwrap_or(&run.choices()[0]),
///     };
///     run.apply(action).unwrap();
/// }
/// ```
#[derive(Debug)]
pub struct PuzzleRun {
    puzzle: Puzzle,
    game: Game,
    /// Maximum of sure tricks, if the puzzle begins with a bid.
    max: Option<u8>,
    /// Maximum number of positions searched per question.
    limit: u64,
    /// Solvers, from the first card on.
    open: Option<Open>,
    /// Matches before each of the player's choices.
    before: Vec<Game>,
    /// `true` if nothing is left to find.
    found: bool,
}

impl PuzzleRun {
    /// Starts at the first decision.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> PuzzleRun {
        PuzzleRun::with_limit(puzzle, POSITIONS)
    }

    /// Starts at the first decision; every question of the player may search `limit` positions.
    fn with_limit(puzzle: Puzzle, limit: u64) -> PuzzleRun {
        PuzzleRun {
            game: puzzle.start.clone(),
            max: max(&puzzle.start, limit),
            limit,
            puzzle,
            open: None,
            before: Vec::new(),
            found: false,
        }
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the match in its current position.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of choices that the player has made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.before.len()
    }

    /// Returns the state of the puzzle.
    #[must_use]
    pub fn state(&self) -> State {
        if self.game.phase() == Phase::Bidding {
            return State::Yours;
        }
        if self.bid_too_low().is_some() {
            return State::Failed;
        }
        match self.stakes().settled(&self.game) {
            Some(true) => State::Solved,
            Some(false) => State::Failed,
            None if self.found => State::Solved,
            None if self.game.hand_to_play() == Some(self.puzzle.seat) => State::Yours,
            None => State::Theirs,
        }
    }

    fn stakes(&self) -> Stakes {
        Stakes::new(&self.game, self.puzzle.aim, self.puzzle.seat)
    }

    /// Returns the maximum of sure tricks if the player bid less.
    fn bid_too_low(&self) -> Option<u8> {
        if self.puzzle.aim != Aim::BidMost {
            return None;
        }
        let max = self.max?;
        let bid = self.game.bids()[self.puzzle.seat]?;
        (bid.tricks() < max).then_some(max)
    }

    /// Returns the maximum of sure tricks while the player has to bid it.
    #[must_use]
    pub fn sure_tricks(&self) -> Option<u8> {
        let bidding = self.game.phase() == Phase::Bidding;
        self.max.filter(|_| bidding && self.puzzle.aim == Aim::BidMost)
    }

    /// Returns the player's choices; empty if another seat is to act or the puzzle is over.
    #[must_use]
    pub fn choices(&self) -> Vec<Action> {
        match self.state() {
            State::Yours => self.game.legal_for(self.puzzle.seat).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Judges a choice of the player without making it; `None` if it isn't one of [`PuzzleRun::choices`].
    pub fn judge(&mut self, choice: Action) -> Option<Judgment> {
        if !self.choices().contains(&choice) {
            return None;
        }
        if self.game.phase() == Phase::Bidding {
            return self.judge_bid(choice);
        }
        let Action::Play(card) = choice else { return None };
        let game = self.game.clone();
        let open = self.question();
        let node = Node::new(&game, open);
        if open.is_cut() {
            return Some(Judgment::TooHard);
        }
        if node.keeps(card)? {
            return Some(Judgment::Keeps {
                only: node.is_critical(),
            });
        }
        refutation(game, choice, open).map(Judgment::Loses)
    }

    fn judge_bid(&self, choice: Action) -> Option<Judgment> {
        let Some(max) = self.max else {
            return Some(Judgment::TooHard);
        };
        match choice {
            Action::Bid(bid) if bid == max => Some(Judgment::Keeps { only: true }),
            Action::Bid(bid) if bid < max => Some(Judgment::Loses(Loss::BidTooLow { max })),
            _ => {
                let mut open = self.open_after(choice)?;
                refutation(self.game.clone(), choice, &mut open).map(Judgment::Loses)
            }
        }
    }

    /// Creates new solvers for the game after a bid, which changes the stakes.
    fn open_after(&self, bid: Action) -> Option<Open> {
        let mut game = self.game.clone();
        game.apply(bid).ok()?;
        let stakes = Stakes::new(&game, self.puzzle.aim, self.puzzle.seat);
        Some(Open::new(stakes, self.limit))
    }

    /// Returns the solvers, for a new question of the player about the cards of the game.
    fn question(&mut self) -> &mut Open {
        let (stakes, limit) = (self.stakes(), self.limit);
        let open = self.open.get_or_insert_with(|| Open::new(stakes, limit));
        open.begin();
        open
    }

    /// Returns the next action of the other seats; `None` if the player is to act, or when the puzzle is over.
    pub fn reply(&mut self) -> Option<Action> {
        if self.state() != State::Theirs {
            return None;
        }
        let game = self.game.clone();
        reply(&game, self.question()).map(Action::Play)
    }

    /// Makes a choice, right or wrong, or plays the reply of another seat; returns the events.
    ///
    /// # Errors
    /// If it is illegal.
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        let before = (self.state() == State::Yours).then(|| self.game.clone());
        let events = self.game.apply(action)?;
        if before.is_some() {
            self.before.extend(before);
            if self.before.len() == 1 {
                // A bid just made is now part of the stakes.
                self.open = None;
            }
            self.found = self.nothing_is_left();
        }
        Ok(events)
    }

    /// Returns `true` if the aim is kept, and no remaining decision of the main line could lose it.
    fn nothing_is_left(&mut self) -> bool {
        if self.game.phase() == Phase::Bidding || self.bid_too_low().is_some() {
            return false;
        }
        let game = self.game.clone();
        main_line(&game, self.question()).is_some_and(|line| line.at_stake.is_none())
    }

    /// Returns to the position before the player's last choice; returns `false` if there was none.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.game = before;
        self.found = false;
        if self.game.phase() == Phase::Bidding {
            self.open = None;
        }
        true
    }

    /// Returns a right choice with the idea behind it; `None` if the aim is lost or reached, or if the position is too hard to solve.
    pub fn hint(&mut self) -> Option<(Action, Option<Idea>)> {
        let line = self.solution();
        let own = self.game.side_of(self.puzzle.seat);
        let idea = Idea::of(&self.game, &line, |seat| self.game.side_of(seat) == own);
        Some((*line.first()?, idea))
    }

    /// Returns the right choices from here on with the replies, until the aim is reached. Empty if it is lost or reached, or if
    /// the line is too hard to solve.
    pub fn solution(&mut self) -> Vec<Action> {
        let mut game = self.game.clone();
        let mut line = Vec::new();
        let rest = if game.phase() == Phase::Bidding {
            let Some(bid) = self.max.map(Action::Bid) else {
                return line;
            };
            let Some(mut open) = self.open_after(bid) else {
                return line;
            };
            line.push(bid);
            game.apply(bid).ok().and_then(|_| main_line(&game, &mut open))
        } else if self.bid_too_low().is_some() {
            None
        } else {
            main_line(&game, self.question())
        };
        match rest {
            Some(rest) => line.extend(rest.cards.into_iter().map(Action::Play)),
            None => line.clear(),
        }
        line
    }
}

/// Returns a losing choice and the cards that follow until the aim is out of reach, as far as the positions left for the question allow.
fn refutation(mut game: Game, choice: Action, open: &mut Open) -> Option<Loss> {
    game.apply(choice).ok()?;
    let mut line = vec![choice];
    while open.stakes.settled(&game).is_none() {
        let card = if game.hand_to_play()? == open.stakes.seat {
            let node = Node::new(&game, open);
            struggle(&game, &node, open)
        } else {
            reply(&game, open)
        };
        if open.is_cut() {
            // A card found without the solvers doesn't refute anything.
            break;
        }
        let action = Action::Play(card?);
        line.push(action);
        game.apply(action).ok()?;
    }
    Some(Loss::Refuted {
        line,
        tricks: game.tricks(),
    })
}

#[cfg(test)]
mod tests {
    use spades_rules::Preset;

    use super::*;
    use crate::puzzle::open::tests::hard_game;
    use crate::puzzle::{Book, Kind};

    /// Positions per question.
    const LIMIT: u64 = 3_000;

    fn hard_run() -> PuzzleRun {
        let start = hard_game();
        let puzzle = Puzzle {
            kind: Kind::MakeBid,
            aim: Aim::MakeBid,
            seat: start.actor().unwrap(),
            start,
            found_by: None,
            decisions: 2,
        };
        PuzzleRun::with_limit(puzzle, LIMIT)
    }

    fn searched(run: &PuzzleRun) -> u64 {
        run.open.as_ref().map_or(0, Open::searched)
    }

    #[test]
    fn every_question_of_a_hard_deal_stops_at_the_limit() {
        let mut run = hard_run();
        assert_eq!(run.judge(run.choices()[0]), Some(Judgment::TooHard));
        assert_eq!((run.hint(), run.solution()), (None, Vec::new()));
        assert_eq!(searched(&run), LIMIT, "a cut search has used its limit up");
        while matches!(run.state(), State::Yours | State::Theirs) {
            let choices = run.choices();
            for &choice in &choices {
                assert!(run.judge(choice).is_some(), "somebody has to play on");
                assert!(searched(&run) <= LIMIT);
            }
            run.solution();
            assert!(searched(&run) <= LIMIT);
            let reply = run.reply();
            assert!(searched(&run) <= LIMIT);
            run.apply(reply.unwrap_or_else(|| choices[0])).unwrap();
            assert!(searched(&run) <= LIMIT);
        }
    }

    /// The verdict and the refutation share one limit. If that cuts the refutation short, the verdict is unchanged, with a shorter line.
    #[test]
    fn a_refutation_has_the_rest_of_the_limit() {
        let book = Book::read(include_bytes!("../../../../assets/learn/puzzles.bin")).unwrap();
        let puzzles = (0..book.entries().len()).filter(|&at| book.entries()[at].preset.rules().players == 4);
        let mut cut = 0;
        for puzzle in puzzles.take(3).map(|at| book.puzzle(at).unwrap()) {
            for choice in PuzzleRun::new(puzzle.clone()).choices() {
                let mut run = PuzzleRun::new(puzzle.clone());
                let Some(Judgment::Loses(Loss::Refuted { line, .. })) = run.judge(choice) else {
                    continue;
                };
                let limit = searched(&run) - 1;
                let mut run = PuzzleRun::with_limit(puzzle.clone(), limit);
                let Some(Judgment::Loses(Loss::Refuted { line: shorter, .. })) = run.judge(choice) else {
                    continue;
                };
                assert!(shorter.len() < line.len() && line.starts_with(&shorter));
                assert_eq!(searched(&run), limit);
                cut += 1;
            }
        }
        assert!(cut > 0);
    }

    /// A bid that takes too long to solve is neither right nor wrong.
    #[test]
    fn sure_tricks_stop_at_the_limit() {
        let mut game = Game::new(Preset::Moonshot.rules(), spades_rules::Seed::from_u64(3)).unwrap();
        while game.phase() == Phase::Draft {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        game.apply(Action::Bid(4)).unwrap();
        let actions: Vec<Action> = game.actions().collect();
        let puzzle = Puzzle::new(Kind::WhatToBid, Aim::BidMost, Preset::Moonshot, 3, &actions).unwrap();
        assert!(PuzzleRun::new(puzzle.clone()).sure_tricks().is_some());
        let mut run = PuzzleRun::with_limit(puzzle, 10);
        assert_eq!(run.sure_tricks(), None);
        assert_eq!(run.judge(Action::Bid(4)), Some(Judgment::TooHard));
        assert_eq!((run.hint(), run.solution()), (None, Vec::new()));
        run.apply(Action::Bid(4)).unwrap();
        assert_ne!(run.state(), State::Failed, "nobody knows");
    }
}
