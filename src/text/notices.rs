//! What is told in a line at the upper edge.

use spades_messages_derive::{Choice, Message};

use crate::session::SideWho;

/// What the player calls something that is kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub enum Kept {
    /// Preferences.
    Settings,
    /// What was played.
    Statistics,
    /// What was chosen for the last match.
    LastSetUp,
    /// Which deals of the day were played.
    Days,
    /// How rounds were decided.
    Reviews,
    /// How matches over friends' deals went.
    Friends,
    /// What was learned.
    Learning,
}

/// Why nothing can be saved.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum NotSaved {
    /// The browser lets this page store nothing.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// What lies there under this name is of a newer version, or of another window.
    #[message(args(name))]
    NotOurs(String),
    /// What the system says.
    #[message(args(why))]
    Other(String),
}

/// Something that the player should know.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Notice {
    /// A damaged file was put aside.
    StartingAfresh {
        /// What was in it.
        what: Kept,
        /// Where it lies now, if it could be put aside.
        place: Option<String>,
    },
    /// A damaged match was put aside.
    MatchDamaged {
        /// Where it lies now, if it could be put aside.
        place: Option<String>,
    },
    /// Something was written by a newer version of the game, and stays as it is.
    #[message(args(what))]
    OfNewerVersion(Kept),
    /// A saved match was written by a newer version of the game, and stays as it is.
    MatchOfNewerVersion,
    /// There were as many unfinished matches as are kept.
    OldestMatchMadeRoom {
        /// So many are kept.
        most: usize,
    },
    /// A match that can be read, but not be played, was put aside.
    MatchNotTakenUp {
        /// Where it lies now, if it could be put aside.
        place: Option<String>,
    },
    /// The disk or the browser's storage refuses.
    #[message(transparent)]
    NothingCanBeSaved(NotSaved),
    /// Something in the history is damaged.
    HistoryDamaged {
        /// Where the damaged text lies now, if it was put aside.
        place: Option<String>,
    },
    /// Something in the history can be read by a newer version alone.
    HistoryOfNewerVersion,
    /// The store was full, and the oldest matches of the history are gone.
    HistoryMadeRoom {
        /// How many.
        matches: usize,
    },
    /// A match of the history cannot be read.
    HistoryMatchDamaged,
    /// The only person at the machine gave the match up.
    MatchConceded,
    /// Another match was begun in place of one that was not over.
    MatchBeforeIsKept,
    /// The program crashed when it ran last.
    CrashedLastTime {
        /// The report's path.
        place: String,
    },
    /// A side of several people gave the match up.
    SideConceded {
        /// Who did.
        loses: SideWho,
        /// Who wins by it.
        wins: SideWho,
    },
    /// The browser does not promise to keep what the player has.
    MayBeDropped,
    /// The code of a match's deals is in the clipboard.
    DealCodeCopied,
    /// A link with a match's deals is in the clipboard.
    DealLinkCopied,
    /// A match's deals with the player's points are in the clipboard.
    DealsWithPointsCopied,
    /// The receipt of a deal is in the clipboard.
    ReceiptCopied,
    /// The clipboard refuses.
    ReceiptNotCopied {
        /// What it says.
        why: String,
    },
    /// The clipboard refuses the code.
    DealCodeNotCopied {
        /// What it says.
        why: String,
    },
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn notices_are_sentences() {
        for place in [None, Some("match-damaged-1.json".to_owned())] {
            for what in [
                Kept::Settings,
                Kept::Statistics,
                Kept::LastSetUp,
                Kept::Days,
                Kept::Reviews,
                Kept::Friends,
                Kept::Learning,
            ] {
                let place = place.clone();
                is_a_sentence(&Notice::StartingAfresh { what, place }.text());
            }
            is_a_sentence(&Notice::MatchDamaged { place: place.clone() }.text());
            is_a_sentence(&Notice::HistoryDamaged { place: place.clone() }.text());
            is_a_sentence(&Notice::MatchNotTakenUp { place }.text());
        }
        for what in [
            Kept::Settings,
            Kept::Statistics,
            Kept::LastSetUp,
            Kept::Days,
            Kept::Friends,
            Kept::Learning,
        ] {
            is_a_sentence(&Notice::OfNewerVersion(what).text());
        }
        for why in ["no space left on device", "No space left on device."].map(str::to_owned) {
            is_a_sentence(&Notice::NothingCanBeSaved(NotSaved::Other(why.clone())).text());
            is_a_sentence(&Notice::DealCodeNotCopied { why: why.clone() }.text());
            is_a_sentence(&Notice::ReceiptNotCopied { why }.text());
        }
        for notice in [
            Notice::MatchBeforeIsKept,
            Notice::ReceiptCopied,
            Notice::DealCodeCopied,
            Notice::DealLinkCopied,
            Notice::DealsWithPointsCopied,
            Notice::HistoryOfNewerVersion,
            Notice::MatchOfNewerVersion,
            Notice::OldestMatchMadeRoom { most: 24 },
            Notice::NothingCanBeSaved(NotSaved::NotOurs("match-3".to_owned())),
            Notice::HistoryMadeRoom { matches: 1 },
            Notice::HistoryMadeRoom { matches: 64 },
            Notice::HistoryMatchDamaged,
            Notice::NothingCanBeSaved(NotSaved::Forbidden),
            Notice::NothingCanBeSaved(NotSaved::Full),
        ] {
            is_a_sentence(&notice.text());
        }
    }
}
