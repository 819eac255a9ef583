//! Players and sides of a match as sentences refer to them.

use spades_rules::{HandBuilding, Seat};
pub use spades_words::{SideWho, Who};

use super::Match;
use crate::session::setup::Player;

/// Meaning of the marker at the seat that begins a round or precedes the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginner {
    /// It deals, and the next seat clockwise begins.
    Dealer,
    FirstToDraw,
}

impl Match {
    /// Returns the seat that team colors are based on, regardless of the viewer: the only person's, or the first of several.
    #[must_use]
    pub fn home(&self) -> Seat {
        self.humans().next().unwrap_or_default()
    }

    /// Returns the seat marked in this round: the dealer if cards are dealt, otherwise the first to draw.
    #[must_use]
    pub fn beginner(&self) -> (Seat, Beginner) {
        let (rules, first) = (self.game().rules(), self.game().first());
        if rules.hands == HandBuilding::Deal {
            let players = usize::from(rules.players);
            ((first + players - 1) % players, Beginner::Dealer)
        } else {
            (first, Beginner::FirstToDraw)
        }
    }

    /// Returns the player at a seat as sentences refer to them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who {
        match self.player(seat) {
            None => Who::Dummy,
            Some(Player::Human { name }) if !self.hot_seat() => Who::You(name.clone()),
            Some(Player::Human { name }) => Who::person(name),
            Some(Player::Bot { name, .. }) => Who::computer(name),
        }
    }

    /// Returns the players of a side as sentences refer to them.
    #[must_use]
    pub fn side_who(&self, side: usize) -> SideWho {
        match self.setup().rules.partner(side) {
            Some(partner) => SideWho::Pair(self.who(side), self.who(partner)),
            None => SideWho::One(self.who(side)),
        }
    }
}
