//! Who sits where, as far as a sentence needs to know: the words for it are in `text`.

use spades_rules::{HandBuilding, Seat};

use super::Match;
use crate::session::setup::Player;

/// Whom a sentence is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person at this machine, whom sentences address; with the name given, which stands on the plate. It may be empty.
    You(String),
    /// Somebody who is called by name.
    Named(String),
    /// The hand that nobody sits at.
    Dummy,
}

/// Whom a sentence about a side is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SideWho {
    /// One player.
    One(Who),
    /// Two partners.
    Pair(Who, Who),
}

/// What marks the seat that begins a round, or lets the next one begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginner {
    /// It deals, and the next one clockwise begins.
    Dealer,
    /// It draws first.
    FirstToDraw,
}

impl Match {
    /// Whose own colour is whose, whoever looks: the only person's, and of several the first one's.
    #[must_use]
    pub fn home(&self) -> Seat {
        self.humans().next().unwrap_or_default()
    }

    /// The seat that is marked in this round: the dealer where cards are dealt, and else the first to draw.
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

    /// Who sits at a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who {
        match self.player(seat) {
            None => Who::Dummy,
            Some(Player::Human { name }) if !self.hot_seat() => Who::You(name.clone()),
            Some(player) => Who::Named(player.name().to_owned()),
        }
    }

    /// Who makes up a side.
    #[must_use]
    pub fn side_who(&self, side: usize) -> SideWho {
        match self.setup().rules.partner(side) {
            Some(partner) => SideWho::Pair(self.who(side), self.who(partner)),
            None => SideWho::One(self.who(side)),
        }
    }
}
