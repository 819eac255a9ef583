//! A prepared hand being played.

use spades_rules::{Action, Events, Game, Illegal, Phase};

use super::search::{after, best, forced, is_friend};
use super::{Goal, Hand, LEARNER};
use crate::idea::Idea;

/// State of a prepared hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonState {
    /// The learner is to choose.
    Yours,
    /// Another seat is to play: [`LessonRun::reply`] returns its action.
    Theirs,
    /// The goal is reached.
    Done,
    /// The goal is out of reach.
    Failed,
}

/// The verdict on a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal can still be forced, against any defence.
    Keeps,
    /// The goal is lost; holds the choice and the continuation that proves it.
    Loses(Vec<Action>),
}

/// Returns the stars for a hand, 3 to 1, from the number of choices taken back and hints used.
///
/// ```
/// use spades_learn::lesson::stars;
/// assert_eq!([stars(0, 0), stars(1, 0), stars(0, 1), stars(1, 1), stars(5, 2)], [3, 2, 2, 1, 1]);
/// ```
#[must_use]
pub const fn stars(taken_back: u32, hints: u32) -> u8 {
    match taken_back + hints {
        0 => 3,
        1 => 2,
        _ => 1,
    }
}

/// A prepared hand being played: the learner's choices with their consequences, and the replies of the other seats.
#[derive(Clone, Debug)]
pub struct LessonRun {
    hand: Hand,
    game: Game,
    /// The learner's first choice.
    first: Option<Action>,
    /// Matches before each choice of the learner.
    before: Vec<Game>,
    taken_back: u32,
}

impl LessonRun {
    /// Starts before the learner's first choice.
    #[must_use]
    pub fn new(hand: Hand) -> LessonRun {
        LessonRun {
            game: hand.start.clone(),
            hand,
            first: None,
            before: Vec::new(),
            taken_back: 0,
        }
    }

    /// Returns the prepared hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the match in its current position.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of choices taken back.
    #[must_use]
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Returns the state of the hand.
    #[must_use]
    pub fn state(&self) -> LessonState {
        match self.hand.goal.settled(&self.game, self.first) {
            Some(true) => LessonState::Done,
            Some(false) => LessonState::Failed,
            None if self.game.actor() == Some(LEARNER) => LessonState::Yours,
            None => LessonState::Theirs,
        }
    }

    /// Returns the learner's choices; empty if another seat is to play or the hand is over.
    #[must_use]
    pub fn choices(&self) -> Vec<Action> {
        match self.state() {
            LessonState::Yours => self.game.legal_for(LEARNER).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Judges a choice without making it; `None` if it is not one of [`LessonRun::choices`].
    #[must_use]
    pub fn judge(&self, choice: Action) -> Option<Verdict> {
        if !self.choices().contains(&choice) {
            return None;
        }
        let mut game = self.game.clone();
        game.apply(choice).ok()?;
        let first = self.first.or(Some(choice));
        let kept = match (&self.hand.goal, choice) {
            (Goal::Tricks { .. }, Action::Play(_)) => forced(&game, &self.hand.goal),
            (goal, _) => goal.settled(&game, first) != Some(false),
        };
        Some(if kept {
            Verdict::Keeps
        } else {
            Verdict::Loses(self.downfall(game, choice))
        })
    }

    /// Returns a losing choice and the continuation that proves it.
    fn downfall(&self, mut game: Game, choice: Action) -> Vec<Action> {
        let mut line = vec![choice];
        while self.hand.goal.settled(&game, self.first.or(Some(choice))).is_none() && game.phase() == Phase::Play {
            let Some(card) = best(&game, &self.hand.goal, false) else {
                break;
            };
            line.push(Action::Play(card));
            game = after(&game, card);
        }
        line
    }

    /// Returns the action of another seat; `None` if the learner is to choose or the hand is over.
    #[must_use]
    pub fn reply(&self) -> Option<Action> {
        if self.state() != LessonState::Theirs {
            return None;
        }
        let legal = self.game.legal_actions();
        if let Some(&scripted) = self.hand.replies.iter().find(|reply| legal.contains(reply)) {
            return Some(scripted);
        }
        if self.game.phase() != Phase::Play {
            return legal.first().copied();
        }
        let friend = self.game.hand_to_play().is_some_and(|seat| is_friend(&self.game, seat));
        let goal = &self.hand.goal;
        let card = best(&self.game, goal, friend).or_else(|| best(&self.game, goal, !friend));
        card.map(Action::Play)
    }

    /// Makes a choice, right or wrong, or plays the reply of another seat; returns the events.
    ///
    /// # Errors
    /// If it is illegal.
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        let before = (self.state() == LessonState::Yours).then(|| self.game.clone());
        let events = self.game.apply(action)?;
        if before.is_some() {
            self.first = self.first.or(Some(action));
            self.before.extend(before);
        }
        Ok(events)
    }

    /// Returns to the position before the learner's last choice; returns `false` if there was none.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.game = before;
        if self.before.is_empty() {
            self.first = None;
        }
        self.taken_back += 1;
        true
    }

    /// Returns a right choice for a hint; `None` if the goal is lost or the hand is over.
    #[must_use]
    pub fn right(&self) -> Option<Action> {
        let right = |choice: &Action| self.judge(*choice) == Some(Verdict::Keeps);
        let intended = Some(self.hand.right).filter(|_| self.before.is_empty());
        intended.or_else(|| self.choices().into_iter().find(right))
    }

    /// Returns a right choice with the idea behind it, if there is one.
    #[must_use]
    pub fn hint(&self) -> Option<(Action, Option<Idea>)> {
        let right = self.right()?;
        let mut run = self.clone();
        let mut line = Vec::new();
        let mut next = Some(right);
        // To the end of the trick.
        while let Some(action) = next.filter(|_| line.len() < self.game.hands()) {
            if run.apply(action).is_err() {
                break;
            }
            line.push(action);
            next = run.reply().or_else(|| run.right());
        }
        let idea = Idea::of(&self.game, &line, |seat| is_friend(&self.game, seat));
        Some((right, idea))
    }
}
