//! Checks the scene against the view after an action: the events should have led to it.

use spades_rules::{Card, Seat, View};

use super::sync::Wanted;
use super::{CARDS, CardId, Scene};
use crate::settings::SortOrder;

/// A difference between the table and a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// It is shown to another seat, is open instead of closed or the reverse, or its hands are in another order.
    Perspective,
    Phase,
    Round,
    Bids,
    /// The tricks taken by the seats.
    Tricks,
    /// The broken-spades flag.
    Broken,
    /// The leader of the trick.
    Leader,
    /// The player of the dummy.
    DummyPartner,
    /// A complete trick was not collected.
    Uncollected,
    /// Number of cards in the stock, or a face among them.
    Stock,
    /// The drawn card, or who drew it.
    Drawn,
    /// Faces, number or order of the cards of a hand.
    Hand(Seat),
    /// Faces, number or order of the discards.
    Discards,
    /// Faces, seats or order of the running trick.
    Trick,
    /// Tricks taken by a seat, or a face among them.
    Won(Seat),
    /// A card is in several places or in none.
    Misplaced(CardId),
}

impl Scene {
    /// Compares the table with `view` and returns the differences.
    #[must_use]
    pub fn check(&self, view: &View, open: bool, sort: SortOrder) -> Vec<Mismatch> {
        let wanted = Wanted::new(view, self);
        let faces = |ids: &[CardId]| -> Vec<Option<Card>> { ids.iter().map(|&id| self.faces[id]).collect() };
        let mut wrong = Vec::new();
        let mut see = |right: bool, mismatch: Mismatch| {
            if !right {
                wrong.push(mismatch);
            }
        };
        see(
            (self.viewer, self.open, self.sort) == (view.viewer, open, sort),
            Mismatch::Perspective,
        );
        see(self.phase == view.phase, Mismatch::Phase);
        see(self.round == view.round, Mismatch::Round);
        see(self.bids == view.bids, Mismatch::Bids);
        see(self.tricks == view.tricks, Mismatch::Tricks);
        see(self.broken == view.broken, Mismatch::Broken);
        see(self.leader == wanted.leader, Mismatch::Leader);
        see(self.dummy_partner == view.dummy_partner, Mismatch::DummyPartner);
        see(self.taker.is_none(), Mismatch::Uncollected);
        see(faces(&self.stock) == vec![None; wanted.stock], Mismatch::Stock);
        see(
            self.drawn.map(|(seat, id)| (seat, self.faces[id])) == wanted.drawn,
            Mismatch::Drawn,
        );
        see(faces(&self.discards) == wanted.discards, Mismatch::Discards);
        let trick = self.trick.iter().map(|&(seat, id)| (seat, self.faces[id]));
        see(
            trick.eq(wanted.trick.iter().map(|&(seat, card)| (seat, Some(card)))),
            Mismatch::Trick,
        );
        for (seat, hand) in self.hands.iter().enumerate() {
            see(wanted.hands.get(seat) == Some(&faces(hand)), Mismatch::Hand(seat));
        }
        for (seat, tricks) in self.won.iter().enumerate() {
            let counts: Vec<usize> = tricks.iter().map(Vec::len).collect();
            let hidden = tricks.iter().flatten().all(|&id| self.faces[id].is_none());
            see(hidden && wanted.won.get(seat) == Some(&counts), Mismatch::Won(seat));
        }
        wrong.extend(self.misplaced());
        wrong
    }

    /// Returns the cards that aren't in exactly one place.
    fn misplaced(&self) -> impl Iterator<Item = Mismatch> {
        let mut times = [0; CARDS];
        let lying = (self.stock.iter().chain(&self.discards))
            .chain(self.hands.iter().flatten())
            .chain(self.won.iter().flatten().flatten())
            .copied()
            .chain(self.trick.iter().map(|&(_, id)| id))
            .chain(self.drawn.map(|(_, id)| id));
        for id in lying {
            times[id] += 1;
        }
        (0..CARDS).filter(move |&id| times[id] != 1).map(Mismatch::Misplaced)
    }
}
