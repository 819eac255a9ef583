//! A puzzle being played.

use spades_rules::{Action, Events, Game, Illegal, Phase};

use super::aim::Stakes;
use super::line::{main_line, most};
use super::node::Node;
use super::open::Open;
use super::resist::{reply, struggle};
use super::{Aim, Puzzle};
use crate::idea::Idea;

/// Whose turn it is in a puzzle, or how it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The solver decides.
    Yours,
    /// Somebody else does: [`PuzzleRun::reply`] says what.
    Theirs,
    /// The aim is reached, or nothing is left that could lose it against the replies that resist longest.
    Solved,
    /// It cannot be reached any more.
    Failed,
}

/// What a choice comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The aim can still be forced.
    Keeps {
        /// Whether every other choice would have lost it (cards that touch are one choice).
        only: bool,
    },
    /// It can be prevented.
    Loses(Loss),
}

/// How a choice loses the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// More tricks were sure than were bid.
    BidTooLow {
        /// So many.
        most: u8,
    },
    /// What the others play against it.
    Refuted {
        /// The choice and what follows from it, to where the aim is past reach.
        line: Vec<Action>,
        /// The tricks of each hand by then.
        tricks: [u8; 4],
    },
}

/// A puzzle being played: the position, what the solver may do and what comes of it, and what the others reply. Answers come at once with
/// two hands, and with four hands of eight cards within some tens of milliseconds.
///
/// ```
/// use spades_learn::puzzle::{Aim, Judgement, Kind, Puzzle, PuzzleRun, State};
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
    /// From the first card on.
    open: Option<Open>,
    /// The matches before each own choice.
    before: Vec<Game>,
    /// Whether nothing is left to find.
    found: bool,
}

impl PuzzleRun {
    /// Starts at the first decision.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> PuzzleRun {
        PuzzleRun {
            game: puzzle.start.clone(),
            puzzle,
            open: None,
            before: Vec::new(),
            found: false,
        }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The match where it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many own choices were made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.before.len()
    }

    /// Whose turn it is, or how it went.
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

    /// What would have been the most, where the solver has bid less.
    fn bid_too_low(&self) -> Option<u8> {
        if self.puzzle.aim != Aim::BidMost {
            return None;
        }
        let most = most(&self.puzzle.start)?;
        let bid = self.game.bids()[self.puzzle.seat]?;
        (bid.tricks() < most).then_some(most)
    }

    /// The most tricks that are sure, while the solver is to bid them.
    #[must_use]
    pub fn sure_tricks(&self) -> Option<u8> {
        most(&self.game).filter(|_| self.puzzle.aim == Aim::BidMost)
    }

    /// What the solver may do; empty while somebody else decides or it is over.
    #[must_use]
    pub fn choices(&self) -> Vec<Action> {
        match self.state() {
            State::Yours => self.game.legal_for(self.puzzle.seat).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What a choice of the solver comes to, without making it; nothing if it is not one of [`PuzzleRun::choices`], or if the position is
    /// too hard to be solved, as none of a sound puzzle's main line is.
    pub fn judge(&mut self, choice: Action) -> Option<Judgement> {
        if !self.choices().contains(&choice) {
            return None;
        }
        if self.game.phase() == Phase::Bidding {
            return self.judge_bid(choice);
        }
        let Action::Play(card) = choice else { return None };
        let node = self.node();
        if node.keeps(card)? {
            return Some(Judgement::Keeps {
                only: node.is_critical(),
            });
        }
        self.refutation(choice).map(Judgement::Loses)
    }

    fn judge_bid(&mut self, choice: Action) -> Option<Judgement> {
        let most = most(&self.game)?;
        match choice {
            Action::Bid(bid) if bid == most => Some(Judgement::Keeps { only: true }),
            Action::Bid(bid) if bid < most => Some(Judgement::Loses(Loss::BidTooLow { most })),
            _ => self.refutation(choice).map(Judgement::Loses),
        }
    }

    fn node(&mut self) -> Node {
        let stakes = self.stakes();
        let open = self.open.get_or_insert_with(|| Open::new(stakes));
        open.begin();
        Node::new(&self.game, open)
    }

    /// A choice that loses, and what follows until the aim is past reach.
    fn refutation(&self, choice: Action) -> Option<Loss> {
        let mut game = self.game.clone();
        game.apply(choice).ok()?;
        let stakes = Stakes::new(&game, self.puzzle.aim, self.puzzle.seat);
        let mut open = Open::new(stakes);
        let mut line = vec![choice];
        while stakes.settled(&game).is_none() {
            let card = if game.hand_to_play()? == self.puzzle.seat {
                let node = Node::new(&game, &mut open);
                struggle(&game, &node, &mut open)?
            } else {
                reply(&game, &mut open)?
            };
            line.push(Action::Play(card));
            game.apply(Action::Play(card)).ok()?;
        }
        Some(Loss::Refuted {
            line,
            tricks: game.tricks(),
        })
    }

    /// What somebody else plays now; nothing when the solver decides or it is over.
    pub fn reply(&mut self) -> Option<Action> {
        if self.state() != State::Theirs {
            return None;
        }
        let stakes = self.stakes();
        let open = self.open.get_or_insert_with(|| Open::new(stakes));
        open.begin();
        reply(&self.game, open).map(Action::Play)
    }

    /// Makes a choice, right or wrong, or plays what somebody else replies; what happened.
    ///
    /// # Errors
    /// If it is illegal.
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        let before = (self.state() == State::Yours).then(|| self.game.clone());
        let events = self.game.apply(action)?;
        if before.is_some() {
            self.before.extend(before);
            if self.before.len() == 1 {
                // A bid that was made now belongs to the stakes.
                self.open = None;
            }
            self.found = self.nothing_is_left();
        }
        Ok(events)
    }

    /// Whether the aim is kept, and no decision is left on the main line that could lose it.
    fn nothing_is_left(&mut self) -> bool {
        if self.game.phase() == Phase::Bidding || self.bid_too_low().is_some() {
            return false;
        }
        let stakes = self.stakes();
        let open = self.open.get_or_insert_with(|| Open::new(stakes));
        open.begin();
        main_line(&self.game, open).is_some_and(|line| line.at_stake.is_none())
    }

    /// Goes back to before the last own choice; `false` if there was none.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.game = before;
        self.found = false;
        if self.game.phase() == Phase::Bidding {
            self.open = None;
        }
        true
    }

    /// A right choice with the idea behind it; nothing where the aim is lost or reached.
    pub fn hint(&mut self) -> Option<(Action, Option<Idea>)> {
        let line = self.solution();
        let own = self.game.side_of(self.puzzle.seat);
        let idea = Idea::of(&self.game, &line, |seat| self.game.side_of(seat) == own);
        Some((*line.first()?, idea))
    }

    /// The right choices from here on with what the others reply, to where the aim is reached. Empty where it is lost or reached.
    pub fn solution(&mut self) -> Vec<Action> {
        let mut line = Vec::new();
        let mut game = self.game.clone();
        if game.phase() == Phase::Bidding {
            let bid = most(&game).map(Action::Bid);
            match bid {
                Some(bid) if game.apply(bid).is_ok() => line.push(bid),
                _ => return line,
            }
        }
        if self.bid_too_low().is_some() {
            return line;
        }
        let mut open = Open::new(Stakes::new(&game, self.puzzle.aim, self.puzzle.seat));
        match main_line(&game, &mut open) {
            Some(rest) => line.extend(rest.cards.into_iter().map(Action::Play)),
            None => line.clear(),
        }
        line
    }
}
