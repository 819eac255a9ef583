//! Players and sides as sentences refer to them.

use crate::StockName;

/// The subject of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person at this machine, addressed as "you"; holds the name on the plate, which may be empty.
    You(String),
    /// A player referred to by name.
    Named(String),
    /// A player with a name that the game gave, which each language has its own for.
    Stock(StockName),
    /// The dummy, a hand without a player.
    Dummy,
}

/// The subject of a sentence about a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SideWho {
    /// One player.
    One(Who),
    /// Two partners.
    Pair(Who, Who),
}

impl Who {
    /// Returns the computer player that a match stores by this name, or the person for whom it plays on.
    #[must_use]
    pub fn computer(stored: &str) -> Who {
        StockName::of_computer(stored).map_or_else(|| Who::person(stored), Who::Stock)
    }

    /// Returns the person, one of several, that a match stores by this name.
    #[must_use]
    pub fn person(stored: &str) -> Who {
        StockName::of_person(stored).map_or_else(|| Who::Named(stored.to_owned()), Who::Stock)
    }
}

impl From<&Who> for Who {
    fn from(who: &Who) -> Who {
        who.clone()
    }
}

impl From<&SideWho> for SideWho {
    fn from(side: &SideWho) -> SideWho {
        side.clone()
    }
}
