//! How a two-player match stands after a round. The rules crate scores; here the seat in question comes first.

use spades_rules::{Bid, PlayedRound, Rules, View};

/// Score and bags of both seats after some rounds, the one in question first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub scores: [i32; 2],
    pub bags: [u8; 2],
    /// Rounds played.
    pub rounds: u16,
}

impl Standing {
    /// How the match stood when the round that the viewer sees began, the viewer first.
    pub(crate) fn of(view: &View) -> Standing {
        let seats = [view.viewer, 1 - view.viewer];
        Standing {
            scores: seats.map(|seat| view.scores.get(seat).copied().unwrap_or(0)),
            bags: seats.map(|seat| view.bags.get(seat).copied().unwrap_or(0)),
            rounds: view.round.saturating_sub(1),
        }
    }

    /// After a round with these bids and tricks.
    pub(crate) fn after(self, rules: &Rules, bids: [Bid; 2], tricks: [u8; 2]) -> Standing {
        self.after_played(rules, &played(bids, tricks))
    }

    /// After a round whose seats are numbered as they are here.
    pub(crate) fn after_played(self, rules: &Rules, played: &PlayedRound) -> Standing {
        let sheet = rules.score(played, &self.scores, &self.bags);
        Standing {
            scores: [0, 1].map(|side| sheet[side].score),
            bags: [0, 1].map(|side| sheet[side].bags_after),
            rounds: self.rounds + 1,
        }
    }

    /// The first seat's share of the match if it is over: 1, 0 or a half.
    pub(crate) fn result(self, rules: &Rules) -> Option<f64> {
        // Between two players the scores alone decide.
        let winners = rules.winners(&PlayedRound::default(), &self.scores, self.rounds)?;
        Some(if winners.contains(&0) {
            1.0 / winners.len() as f64
        } else {
            0.0
        })
    }
}

/// A round of two players as the rules score it.
pub(crate) fn played(bids: [Bid; 2], tricks: [u8; 2]) -> PlayedRound {
    PlayedRound {
        bids: [Some(bids[0]), Some(bids[1]), None, None],
        tricks: [tricks[0], tricks[1], 0, 0],
        ..PlayedRound::default()
    }
}
