//! The values that texts on plates and on the score sheet show.

/// The value that a text shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Name,
    /// The name, or a warning that the nil is in danger, where there is no other place for that.
    NameOrDanger,
    Status,
    Score,
    Bid,
    /// The bid's caption beside its figure.
    BidCaption,
    Tricks,
    Bags,
    Target,
    /// Bid and tricks in one line (several opponents).
    Line,
    /// A side's names, line and score in the sheet of four-player games.
    SideName,
    /// A side's names on a phone.
    ShortSideName,
    SideLine,
    SideBags,
    /// Bid and tricks without bags, for teams only.
    SideTricks,
    SideScore,
}
