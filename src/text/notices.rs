//! Notices in a line at the upper edge of the window.

use spades_messages_derive::{Choice, Message};

use crate::session::SideWho;

/// Kinds of saved data, as the player calls them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub enum Kept {
    /// Preferences.
    Settings,
    /// Counters of finished matches and rounds.
    Statistics,
    /// Choices of the last set-up.
    LastSetUp,
    /// Results of the deals of the day.
    Days,
    /// Reviews of rounds.
    Reviews,
    /// Results of matches over friends' deals.
    Friends,
    /// Progress in the lessons and puzzles.
    Learning,
}

/// Reason why nothing can be saved.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum NotSaved {
    /// The browser forbids storage for this page.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// The file of this name belongs to a newer version or to another window.
    #[message(args(name))]
    NotOurs(String),
    /// Another error, in the system's words.
    #[message(args(why))]
    Other(String),
}

/// A notice for the player.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Notice {
    /// A damaged file was set aside, and its data reset.
    StartingAfresh {
        /// Kind of data in it.
        what: Kept,
        /// Path it was moved to, if it could be set aside.
        place: Option<String>,
    },
    /// Saved data can't be read for now; it stays unchanged and is tried again.
    CannotBeRead {
        /// Place and reason, in the system's words.
        why: String,
    },
    /// All saved data can be read again.
    CanBeReadAgain,
    /// A damaged match was set aside.
    MatchDamaged {
        /// Path it was moved to, if it could be set aside.
        place: Option<String>,
    },
    /// Data of this kind was written by a newer version of the game and stays unchanged.
    #[message(args(what))]
    OfNewerVersion(Kept),
    /// A saved match was written by a newer version of the game and stays unchanged.
    MatchOfNewerVersion,
    /// The oldest unfinished match was deleted, as the limit was reached.
    OldestMatchMadeRoom {
        /// Maximum number of unfinished matches.
        most: usize,
    },
    /// A match that is readable but can't be resumed was set aside.
    MatchNotTakenUp {
        /// Path it was moved to, if it could be set aside.
        place: Option<String>,
    },
    /// The disk or the browser's storage rejects writing.
    #[message(transparent)]
    NothingCanBeSaved(NotSaved),
    /// Part of the history is damaged.
    HistoryDamaged {
        /// Path that the damaged text was moved to, if it was set aside.
        place: Option<String>,
    },
    /// Part of the history needs a newer version to read.
    HistoryOfNewerVersion,
    /// Storage was full, so the oldest matches of the history were deleted.
    HistoryMadeRoom {
        /// Number of deleted matches.
        matches: usize,
    },
    /// A match of the history is unreadable.
    HistoryMatchDamaged,
    /// The only person at the device conceded the match.
    MatchConceded,
    /// A new match started before the last one was over; the last one is saved.
    MatchBeforeIsKept,
    /// The program crashed in its last run.
    CrashedLastTime {
        /// Path of the crash report.
        place: String,
    },
    /// A side conceded a match of several people.
    SideConceded {
        /// The side that conceded.
        loses: SideWho,
        /// The side that wins by it.
        wins: SideWho,
    },
    /// The browser doesn't guarantee to keep the player's data.
    MayBeDropped,
    /// The same, and it can be asked to.
    MayBeKept,
    /// A new version of the page can be taken.
    NewVersion,
    /// The deal code of a match was copied.
    DealCodeCopied,
    /// A link with a match's deals was copied.
    DealLinkCopied,
    /// A match's deals were copied along with the player's points.
    DealsWithPointsCopied,
    /// The receipt of a deal was copied.
    ReceiptCopied,
    /// The receipt could not be copied.
    ReceiptNotCopied {
        /// Error message of the clipboard.
        why: String,
    },
    /// The deal code could not be copied.
    DealCodeNotCopied {
        /// Error message of the clipboard.
        why: String,
    },
}

/// A button on a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum NoticeButton {
    /// Asks the browser to keep the player's data.
    KeepThem,
    /// Takes the new version.
    Update,
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
            is_a_sentence(&Notice::CannotBeRead { why: why.clone() }.text());
            is_a_sentence(&Notice::ReceiptNotCopied { why }.text());
        }
        for notice in [
            Notice::CanBeReadAgain,
            Notice::MatchBeforeIsKept,
            Notice::MayBeDropped,
            Notice::MayBeKept,
            Notice::NewVersion,
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
