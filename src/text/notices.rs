//! Notices in a line at the upper edge of the window.

use crate::text::variant;
use bevy::clipboard::ClipboardError;

use super::Phrase;

use crate::say;
use crate::session::SideWho;
use crate::text::Words;

/// Kinds of saved data, as the player calls them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// The browser forbids storage for this page.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// The file of this name belongs to a newer version or to another window.
    NotOurs(String),
    /// Another error, in the system's words.
    Other(String),
}

impl Phrase for NotSaved {
    fn words(&self) -> Words {
        match self {
            NotSaved::Forbidden => say::notices::not_saved_forbidden(),
            NotSaved::Full => say::notices::not_saved_full(),
            NotSaved::NotOurs(name) => say::notices::not_saved_not_ours(name),
            NotSaved::Other(why) => say::notices::not_saved_other(why),
        }
    }
}

/// A notice for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    OfNewerVersion(Kept),
    /// A saved match was written by a newer version of the game and stays unchanged.
    MatchOfNewerVersion,
    /// The oldest unfinished match was deleted, as the limit was reached.
    OldestMatchMadeRoom {
        /// Maximum number of unfinished matches.
        max: usize,
    },
    /// A match that is readable but can't be resumed was set aside.
    MatchNotTakenUp {
        /// Path it was moved to, if it could be set aside.
        place: Option<String>,
    },
    /// The disk or the browser's storage rejects writing.
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
    /// A claim of the remaining tricks was accepted.
    ClaimAccepted,
    /// The only person at the device conceded the round.
    RoundConceded,
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

impl Phrase for Notice {
    fn words(&self) -> Words {
        match self {
            Notice::StartingAfresh { what, place } => {
                say::notices::notice_starting_afresh(variant(what), place.clone())
            }
            Notice::CannotBeRead { why } => say::notices::notice_cannot_be_read(why),
            Notice::CanBeReadAgain => say::notices::notice_can_be_read_again(),
            Notice::MatchDamaged { place } => say::notices::notice_match_damaged(place.clone()),
            Notice::OfNewerVersion(what) => say::notices::notice_of_newer_version(variant(what)),
            Notice::MatchOfNewerVersion => say::notices::notice_match_of_newer_version(),
            Notice::OldestMatchMadeRoom { max } => say::notices::notice_oldest_match_made_room(*max),
            Notice::MatchNotTakenUp { place } => say::notices::notice_match_not_taken_up(place.clone()),
            Notice::NothingCanBeSaved(not_saved) => not_saved.words(),
            Notice::HistoryDamaged { place } => say::notices::notice_history_damaged(place.clone()),
            Notice::HistoryOfNewerVersion => say::notices::notice_history_of_newer_version(),
            Notice::HistoryMadeRoom { matches } => say::notices::notice_history_made_room(*matches),
            Notice::HistoryMatchDamaged => say::notices::notice_history_match_damaged(),
            Notice::ClaimAccepted => say::notices::notice_claim_accepted(),
            Notice::RoundConceded => say::notices::notice_round_conceded(),
            Notice::MatchConceded => say::notices::notice_match_conceded(),
            Notice::MatchBeforeIsKept => say::notices::notice_match_before_is_kept(),
            Notice::CrashedLastTime { place } => say::notices::notice_crashed_last_time(place),
            Notice::SideConceded { loses, wins } => say::notices::notice_side_conceded(loses, wins),
            Notice::MayBeDropped => say::notices::notice_may_be_dropped(),
            Notice::MayBeKept => say::notices::notice_may_be_kept(),
            Notice::NewVersion => say::notices::notice_new_version(),
            Notice::DealCodeCopied => say::notices::notice_deal_code_copied(),
            Notice::DealLinkCopied => say::notices::notice_deal_link_copied(),
            Notice::DealsWithPointsCopied => say::notices::notice_deals_with_points_copied(),
            Notice::ReceiptCopied => say::notices::notice_receipt_copied(),
            Notice::ReceiptNotCopied { why } => say::notices::notice_receipt_not_copied(why),
            Notice::DealCodeNotCopied { why } => say::notices::notice_deal_code_not_copied(why),
        }
    }
}

/// Reason why the clipboard can't be used, within a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClipboardFault {
    /// It is empty, or holds something else.
    NoText,
    /// The browser doesn't let the page read it.
    Refused,
    /// This machine has none.
    Missing,
    /// Another program is using it.
    Busy,
    /// Another reason, in the system's words.
    Other(String),
}

impl From<ClipboardError> for ClipboardFault {
    fn from(why: ClipboardError) -> ClipboardFault {
        match why {
            // A browser says the same of both.
            ClipboardError::ContentNotAvailable if cfg!(target_arch = "wasm32") => ClipboardFault::Refused,
            ClipboardError::ContentNotAvailable | ClipboardError::ConversionFailure => ClipboardFault::NoText,
            ClipboardError::ClipboardNotSupported => ClipboardFault::Missing,
            ClipboardError::ClipboardOccupied => ClipboardFault::Busy,
            ClipboardError::Unknown { description } => ClipboardFault::Other(description),
            other => ClipboardFault::Other(other.to_string()),
        }
    }
}

impl ClipboardFault {
    /// Returns the reason in words.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            ClipboardFault::NoText => say::notices::clipboard_fault_no_text().text(),
            ClipboardFault::Refused => say::notices::clipboard_fault_refused().text(),
            ClipboardFault::Missing => say::notices::clipboard_fault_missing().text(),
            ClipboardFault::Busy => say::notices::clipboard_fault_busy().text(),
            ClipboardFault::Other(why) => why,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;
    use crate::text::deal_codes::CodeRead;

    /// An empty clipboard was reported in the words of the library.
    #[test]
    fn an_unusable_clipboard_is_explained() {
        let said = |why: ClipboardError| CodeRead::NoClipboard(ClipboardFault::from(why).text()).text();
        assert_eq!(
            said(ClipboardError::ContentNotAvailable),
            "Couldn’t use the clipboard: it’s empty, or holds something other than text."
        );
        for why in [ClipboardError::ClipboardNotSupported, ClipboardError::ClipboardOccupied] {
            is_a_sentence(&said(why.clone()));
            assert!(!said(why.clone()).contains(&why.to_string()), "{why}");
        }
    }

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
            Notice::OldestMatchMadeRoom { max: 24 },
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
