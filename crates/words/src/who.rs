//! Players and sides as sentences refer to them.

/// The subject of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person at this machine, addressed as "you"; holds the name on the plate, which may be empty.
    You(String),
    /// A player referred to by name.
    Named(String),
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
