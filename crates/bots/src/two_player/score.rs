//! The score of a two-player match after a round. The rules crate scores; here the seat of interest comes first.

use spades_rules::{Bid, PlayedRound, Rules, View};

/// Score and bags of both seats after some rounds, the seat of interest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub scores: [i32; 2],
    pub bags: [u8; 2],
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
            rounds: view.round.saturating_sub(1),
        }
    }

    /// Returns the standing after a round with these bids and tricks.
    pub(crate) fn after(self, rules: &Rules, bids: [Bid; 2], tricks: [u8; 2]) -> Standing {
        self.after_played(rules, &played(bids, tricks))
    }

    /// Returns the standing after a round whose seats are numbered as here.
    pub(crate) fn after_played(self, rules: &Rules, played: &PlayedRound) -> Standing {
        let sheet = rules.score(played, &self.scores, &self.bags);
        Standing {
            scores: [0, 1].map(|side| sheet[side].score),
            bags: [0, 1].map(|side| sheet[side].bags_after),
            rounds: self.rounds + 1,
        }
    }

    /// Returns the first seat's share of the match if it is over: 1, 0 or a half.
    pub(crate) fn result(self, rules: &Rules) -> Option<f64> {
        // With two players the scores alone decide.
        let winners = rules.winners(&PlayedRound::default(), &self.scores, self.rounds)?;
        Some(if winners.contains(&0) {
            1.0 / winners.len() as f64
        } else {
            0.0
        })
    }
}

/// Returns a round of two players in the form that the rules score.
pub(crate) fn played(bids: [Bid; 2], tricks: [u8; 2]) -> PlayedRound {
    PlayedRound {
        bids: [Some(bids[0]), Some(bids[1]), None, None],
        tricks: [tricks[0], tricks[1], 0, 0],
        ..PlayedRound::default()
    }
}
