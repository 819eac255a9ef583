//! Decides whether the leader can end with one of a set of trick counts: a boolean game, searched depth first on an
//! explicit stack, so that it can stop after any node and resume later.

use super::bounds::{self, Range};
use super::counts::{Counts, counts, wish_after};
use super::facts::{Facts, Table};
use super::order::{self, Tries, wants_many};
use super::position::{Position, Spot};
use super::transpositions::{Question, Transpositions};

/// A position whose leader tries to end in `wanted`.
#[derive(Clone, Debug)]
struct Frame {
    position: Position,
    wanted: Counts,
    /// The question under which the answer is kept; `None` if it is about one lead only.
    question: Option<Question>,
    facts: [Facts; 4],
    /// `true` if both hands want tricks rather than avoid them.
    many: bool,
    /// The cards being tried, and those still to try.
    lead: Spot,
    reply: Spot,
    leads: Tries,
    replies: Tries,
}

impl Frame {
    /// Returns a frame that tries these leads of a position, of which there is at least one.
    fn new(
        position: Position,
        wanted: Counts,
        question: Option<Question>,
        facts: [Facts; 4],
        many: bool,
        mut leads: Tries,
    ) -> Frame {
        let lead = leads.pop().unwrap_or_default();
        let mut replies = order::replies(&position, &facts, lead, many);
        Frame {
            position,
            wanted,
            question,
            facts,
            many,
            lead,
            reply: replies.pop().unwrap_or_default(),
            leads,
            replies,
        }
    }

    /// Moves on to the next lead, if there is one.
    fn next_lead(&mut self) -> bool {
        let Some(lead) = self.leads.pop() else { return false };
        self.lead = lead;
        self.replies = order::replies(&self.position, &self.facts, lead, self.many);
        self.reply = self.replies.pop().unwrap_or_default();
        true
    }

    /// Moves on to the next reply, if there is one.
    fn next_reply(&mut self) -> bool {
        let next = self.replies.pop();
        self.reply = next.unwrap_or_default();
        next.is_some()
    }
}

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct Search {
    table: Table,
    stack: Vec<Frame>,
    answer: Option<bool>,
    /// Number of positions opened so far.
    pub nodes: u64,
}

/// Returns whether the leader can get `tricks` or more, if the bounds settle it.
fn at_least(position: &Position, facts: &[Facts; 4], range: Range, tricks: u8) -> Option<bool> {
    if tricks <= range.can {
        return Some(true);
    }
    (tricks > bounds::held(position, facts)).then_some(false)
}

/// Returns whether the leader can end in one of the wanted counts, if the bounds settle it.
fn among(position: &Position, facts: &[Facts; 4], range: Range, wanted: Counts) -> Option<bool> {
    let held = bounds::held(position, facts).max(range.min);
    let (max, min) = bounds::shunned(position, facts);
    let all = |min, max| !wanted & counts(min, max) == 0;
    let none = |min, max| wanted & counts(min, max) == 0;
    if all(range.can, range.max) || all(range.min, max.max(range.min)) {
        return Some(true);
    }
    (none(range.min, held) || none(min.min(range.max), range.max)).then_some(false)
}

/// Returns the counts with impossible ones set like the nearest possible one, so that equivalent questions are equal.
fn normal(wanted: Counts, range: Range) -> Counts {
    let (min, max) = (range.min, range.max);
    let possible = counts(min, max);
    let below = if wanted >> min & 1 == 1 {
        (1u32 << min) as Counts - 1
    } else {
        0
    };
    let above = if wanted >> max & 1 == 1 {
        !((2u32 << max) - 1) as Counts & 0x3fff
    } else {
        0
    };
    (wanted & possible) | below | above
}

enum Entered {
    Known(bool),
    Opened,
}

impl Search {
    /// Returns a search of positions within this table.
    pub(super) fn new(table: Table) -> Search {
        Search {
            table,
            stack: Vec::new(),
            answer: None,
            nodes: 0,
        }
    }

    fn facts(&self, position: &Position) -> [Facts; 4] {
        position.suits().map(|suit| self.table.facts(suit))
    }

    /// Starts over with one question.
    pub(super) fn ask(&mut self, transpositions: &Transpositions, position: Position, wanted: Counts) {
        self.stack.clear();
        self.answer = match self.enter(transpositions, position, wanted) {
            Entered::Known(answer) => Some(answer),
            Entered::Opened => None,
        };
    }

    /// Starts over with one question about one lead.
    pub(super) fn ask_lead(&mut self, position: Position, lead: Spot, wanted: Counts) {
        self.stack.clear();
        self.answer = None;
        let facts = self.facts(&position);
        let many = wants_many(wanted, bounds::range(&position, &facts));
        let leads = Tries::one(lead);
        self.stack.push(Frame::new(position, wanted, None, facts, many, leads));
    }

    /// Enters a position: either its answer is known, or it becomes the top of the stack.
    fn enter(&mut self, transpositions: &Transpositions, position: Position, wanted: Counts) -> Entered {
        if position.left == 0 {
            return Entered::Known(wanted & 1 == 1);
        }
        let facts = self.facts(&position);
        let range = bounds::range(&position, &facts);
        let within = wanted & counts(range.min, range.max);
        if within == 0 {
            return Entered::Known(false);
        }
        // Usually the leader wants this many tricks or more.
        let tricks = within.trailing_zeros();
        let rising = within == counts(tricks as u8, range.max);
        let settled = if rising {
            at_least(&position, &facts, range, tricks as u8)
        } else {
            among(&position, &facts, range, wanted)
        };
        if let Some(answer) = settled {
            return Entered::Known(answer);
        }
        let (question, many, wanted) = if rising {
            (
                Question::at_least(position.key(), tricks),
                true,
                counts(tricks as u8, 13),
            )
        } else {
            let wanted = normal(wanted, range);
            let question = Question::among(position.key(), wanted);
            (question, wants_many(wanted, range), wanted)
        };
        if let Some(answer) = transpositions.get(question) {
            return Entered::Known(answer);
        }
        let leads = order::leads(&position, self.table, &facts, many);
        self.nodes += 1;
        let question = Some(question);
        self.stack
            .push(Frame::new(position, wanted, question, facts, many, leads));
        Entered::Opened
    }

    /// Continues for about `budget` positions; returns the answer once it is found.
    pub(super) fn run(&mut self, transpositions: &mut Transpositions, budget: u64) -> Option<bool> {
        let end = self.nodes + budget;
        while self.answer.is_none() && self.nodes < end {
            self.advance(transpositions);
        }
        self.answer
    }

    fn advance(&mut self, transpositions: &mut Transpositions) {
        let Some(frame) = self.stack.last() else { return };
        let (lead, reply) = (frame.lead, frame.reply);
        let taken = Position::takes(lead, reply);
        let wanted = wish_after(frame.wanted, frame.position.left, taken);
        let next = frame.position.after(lead, reply);
        if let Entered::Known(answer) = self.enter(transpositions, next, wanted) {
            self.back_up(transpositions, answer);
        }
    }

    /// Propagates the answer of the position just entered up to the next one that needs searching.
    fn back_up(&mut self, transpositions: &mut Transpositions, answer: bool) {
        let mut answer = answer;
        while let Some(frame) = self.stack.last_mut() {
            let taken = Position::takes(frame.lead, frame.reply);
            let held = answer != taken;
            let goes_on = if held { frame.next_reply() } else { frame.next_lead() };
            if goes_on {
                return;
            }
            if let Some(question) = frame.question {
                transpositions.put(question, held);
            }
            answer = held;
            self.stack.pop();
        }
        self.answer = Some(answer);
    }
}
