//! The score of a two-player match after a round. The rules crate scores; here the seat of interest comes first.

use spades_rules::{Bid, PlayedRound, Rules, Totals, View};

/// Score and bags of both seats after some rounds, the seat of interest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub scores: [i32; 2],
    pub bags: [u8; 2],
    /// Sets, 0 where they don't count.
    pub sets: [u8; 2],
    /// Sets in consecutive rounds.
    pub set_runs: [u8; 2],
    /// The last round, if it is known.
    pub last: PlayedRound,
    /// Number of rounds played.
    pub rounds: u16,
}

impl Standing {
    /// Returns the standing at the start of the round that the viewer sees, the viewer first.
    pub(crate) fn of(view: &View) -> Standing {
        let seats = [view.viewer, 1 - view.viewer];
        Standing {
            scores: seats.map(|seat| view.scores.get(seat).copied().unwrap_or(0)),
            bags: seats.map(|seat| view.bags.get(seat).copied().unwrap_or(0)),
            sets: seats.map(|seat| view.sets.get(seat).copied().unwrap_or(0)),
            set_runs: seats.map(|seat| view.set_runs.get(seat).copied().unwrap_or(0)),
            last: PlayedRound::default(),
            rounds: view.round.saturating_sub(1),
        }
    }

    /// Returns the standing after a round with these bids and tricks.
    pub(crate) fn after(self, rules: &Rules, bids: [Option<Bid>; 2], tricks: [u8; 2]) -> Standing {
        self.after_played(rules, &played(bids, tricks))
    }

    /// Returns the standing after a round whose seats are numbered as here.
    pub(crate) fn after_played(self, rules: &Rules, played: &PlayedRound) -> Standing {
        let sheet = rules.score(played, &self.totals(self.rounds + 1));
        Standing {
            scores: [0, 1].map(|side| sheet[side].score),
            bags: [0, 1].map(|side| sheet[side].bags_after),
            sets: [0, 1].map(|side| sheet[side].sets_after),
            set_runs: [0, 1].map(|side| sheet[side].set_run_after),
            last: *played,
            rounds: self.rounds + 1,
        }
    }

    /// Returns scores and counts in the form of the rules.
    pub(crate) fn totals(&self, round: u16) -> Totals<'_> {
        Totals {
            scores: &self.scores,
            bags: &self.bags,
            sets: &self.sets,
            set_runs: &self.set_runs,
            round,
        }
    }

    /// Returns the first seat's share of the match if it is over: 1, 0 or a half.
    pub(crate) fn result(self, rules: &Rules) -> Option<f64> {
        let winners = rules.winners(&self.last, &self.totals(self.rounds))?;
        Some(if winners.contains(&0) {
            1.0 / winners.len() as f64
        } else {
            0.0
        })
    }
}

/// Returns a round of two players in the form that the rules score.
pub(crate) fn played(bids: [Option<Bid>; 2], tricks: [u8; 2]) -> PlayedRound {
    PlayedRound {
        bids: [bids[0], bids[1], None, None],
        tricks: [tricks[0], tricks[1], 0, 0],
        ..PlayedRound::default()
    }
}
