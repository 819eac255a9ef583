//! A prepared hand being played.

use spades_rules::{Action, Events, Game, Illegal, Phase};

use super::search::{after, best, forced, is_friend};
use super::{Goal, Hand, LEARNER};
use crate::idea::Idea;

/// Whose turn it is in a prepared hand, or how it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonState {
    /// The learner chooses.
    Yours,
    /// Somebody else plays: [`LessonRun::reply`] says what.
    Theirs,
    /// The goal is reached.
    Done,
    /// It cannot be reached any more.
    Failed,
}

/// What a choice comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal can still be reached, whatever the others do.
    Keeps,
    /// It cannot: the choice, and what follows until that is plain.
    Loses(Vec<Action>),
}

/// The stars of a hand, 3 to 1, by the choices that were taken back and the hints that were asked for.
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

/// A prepared hand being played: what the learner may do and what comes of it, and what the others reply.
#[derive(Clone, Debug)]
pub struct LessonRun {
    hand: Hand,
    game: Game,
    /// The learner's first choice.
    first: Option<Action>,
    /// The match before each choice of the learner.
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

    /// The prepared hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The match where it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How often a choice was taken back.
    #[must_use]
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Whose turn it is, or how it went.
    #[must_use]
    pub fn state(&self) -> LessonState {
        match self.hand.goal.settled(&self.game, self.first) {
            Some(true) => LessonState::Done,
            Some(false) => LessonState::Failed,
            None if self.game.actor() == Some(LEARNER) => LessonState::Yours,
            None => LessonState::Theirs,
        }
    }

    /// What the learner may do; empty while somebody else plays or it is over.
    #[must_use]
    pub fn choices(&self) -> Vec<Action> {
        match self.state() {
            LessonState::Yours => self.game.legal_for(LEARNER).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What a choice comes to, without making it; nothing if it is not one of [`LessonRun::choices`].
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

    /// A choice that loses, and what follows until that is plain.
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

    /// What somebody else does now; nothing when the learner chooses or it is over.
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

    /// Makes a choice, right or wrong, or plays what somebody else replies; what happened.
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

    /// Goes back to before the learner's last choice; `false` if there was none.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.game = before;
        if self.before.is_empty() {
            self.first = None;
        }
        self.taken_back += 1;
        true
    }

    /// A right choice, for a hint; nothing where the goal is lost or over.
    #[must_use]
    pub fn right(&self) -> Option<Action> {
        let right = |choice: &Action| self.judge(*choice) == Some(Verdict::Keeps);
        let intended = Some(self.hand.right).filter(|_| self.before.is_empty());
        intended.or_else(|| self.choices().into_iter().find(right))
    }

    /// A right choice with the idea behind it, if it has one to tell.
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
