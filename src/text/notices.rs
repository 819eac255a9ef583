//! What is told in a line at the upper edge.

use super::names::side_plate;
use super::{Phrase, clause};
use crate::session::SideWho;
use crate::session::slots::MOST;

/// What the player calls something that is kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// The browser lets this page store nothing.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// What lies there under this name is of a newer version, or of another window.
    NotOurs(String),
    /// What the system says.
    Other(String),
}

/// Something that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    OfNewerVersion(Kept),
    /// A saved match was written by a newer version of the game, and stays as it is.
    MatchOfNewerVersion,
    /// There were as many unfinished matches as are kept.
    OldestMatchMadeRoom,
    /// A match that can be read, but not be played, was put aside.
    MatchNotTakenUp {
        /// Where it lies now, if it could be put aside.
        place: Option<String>,
    },
    /// The disk or the browser's storage refuses.
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
    /// A decision was taken back after something new was seen.
    UndoNoted,
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

impl Phrase for Notice {
    fn text(&self) -> String {
        match self {
            Notice::StartingAfresh {
                what,
                place: Some(place),
            } => match what {
                Kept::Settings => {
                    format!("The settings could not be read. They were set aside as {place}. Starting afresh.")
                }
                Kept::Statistics => {
                    format!("The statistics could not be read. They were set aside as {place}. Starting afresh.")
                }
                Kept::Days => {
                    format!(
                        "The days that you played could not be read. They were set aside as {place}. Starting afresh."
                    )
                }
                Kept::Reviews => {
                    format!(
                        "The reviews of your rounds could not be read. They were set aside as {place}. Starting afresh."
                    )
                }
                Kept::Friends => {
                    format!(
                        "How you did against friends could not be read. It was set aside as {place}. Starting afresh."
                    )
                }
                Kept::Learning => {
                    format!("What you learned could not be read. It was set aside as {place}. Starting afresh.")
                }
                Kept::LastSetUp => {
                    format!("The last set-up could not be read. It was set aside as {place}. Starting afresh.")
                }
            },
            Notice::StartingAfresh { what, place: None } => match what {
                Kept::Settings => "The settings could not be read. Starting afresh.".to_owned(),
                Kept::Statistics => "The statistics could not be read. Starting afresh.".to_owned(),
                Kept::Days => "The days that you played could not be read. Starting afresh.".to_owned(),
                Kept::Reviews => "The reviews of your rounds could not be read. Starting afresh.".to_owned(),
                Kept::Friends => "How you did against friends could not be read. Starting afresh.".to_owned(),
                Kept::Learning => "What you learned could not be read. Starting afresh.".to_owned(),
                Kept::LastSetUp => "The last set-up could not be read. Starting afresh.".to_owned(),
            },
            Notice::OfNewerVersion(what) => match what {
                Kept::Settings => {
                    "The settings were written by a newer version of the game. They are left as they are, and changes are not kept."
                }
                Kept::Statistics => {
                    "The statistics were written by a newer version of the game. They are left as they are, and nothing is added."
                }
                Kept::Days => {
                    "The days that you played were written by a newer version of the game. They are left as they are, and none is added."
                }
                Kept::Friends => {
                    "How you did against friends was written by a newer version of the game. It is left as it is, and nothing is added."
                }
                Kept::Reviews => {
                    "The reviews of your rounds were written by a newer version of the game. They are left as they are, and none is added."
                }
                Kept::Learning => {
                    "What you learned was written by a newer version of the game. It is left as it is, and nothing is added."
                }
                Kept::LastSetUp => {
                    "The last set-up was written by a newer version of the game. It is left as it is, and changes are not kept."
                }
            }
            .to_owned(),
            Notice::MatchOfNewerVersion => {
                "A saved match was written by a newer version of the game. It is left as it is.".to_owned()
            }
            Notice::OldestMatchMadeRoom => {
                format!("There were {MOST} unfinished matches: the one left longest ago has made room.")
            }
            Notice::MatchDamaged { place: Some(place) } => {
                format!("The saved match is damaged. It was set aside as {place}.")
            }
            Notice::MatchDamaged { place: None } => "The saved match is damaged.".to_owned(),
            Notice::MatchNotTakenUp { place: Some(place) } => {
                format!("The saved match cannot be taken up. It was set aside as {place}.")
            }
            Notice::MatchNotTakenUp { place: None } => "The saved match cannot be taken up.".to_owned(),
            Notice::NothingCanBeSaved(NotSaved::Forbidden) => {
                "Nothing can be saved here: the browser forbids this page to store anything. The game goes on."
                    .to_owned()
            }
            Notice::NothingCanBeSaved(NotSaved::Full) => {
                "Nothing can be saved here: the browser's storage for this page is full. The game goes on.".to_owned()
            }
            Notice::NothingCanBeSaved(NotSaved::NotOurs(name)) => {
                format!("Nothing can be saved as {name}: what lies there is not of this version. The game goes on.")
            }
            Notice::NothingCanBeSaved(NotSaved::Other(why)) => {
                format!("Nothing can be saved here: {}. The game goes on.", clause(why))
            }
            Notice::HistoryDamaged { place: Some(place) } => {
                format!("A part of the history is damaged. It was set aside as {place}. All other matches are there.")
            }
            Notice::HistoryDamaged { place: None } => {
                "A part of the history is damaged. All other matches are there.".to_owned()
            }
            Notice::HistoryOfNewerVersion => {
                "A part of the history was written by a newer version of the game. It is left as it is.".to_owned()
            }
            Notice::HistoryMadeRoom { matches: 1 } => {
                "The storage is full. The oldest match of the history made room.".to_owned()
            }
            Notice::HistoryMadeRoom { matches } => {
                format!("The storage is full. The {matches} oldest matches of the history made room.")
            }
            Notice::HistoryMatchDamaged => "This match of the history is damaged and cannot be read.".to_owned(),
            Notice::CrashedLastTime { place } => {
                format!("Spades crashed last time. Your matches are saved: Continue picks up where you were. Report: {place}")
            }
            Notice::MatchConceded => "The match is conceded and counts as lost.".to_owned(),
            Notice::SideConceded {
                loses: loses @ SideWho::One(_),
                wins: wins @ SideWho::One(_),
            } => format!(
                "{} has conceded the match: {} wins.",
                side_plate(loses),
                side_plate(wins)
            ),
            Notice::SideConceded { loses, wins } => {
                format!(
                    "{} have conceded the match: {} win.",
                    side_plate(loses),
                    side_plate(wins)
                )
            }
            Notice::UndoNoted => {
                "Taken back after something new was seen: the score sheet notes it, and the match is counted apart."
                    .to_owned()
            }
            Notice::DealCodeCopied => {
                "The deal code is copied. Whoever types or pastes it for a new match gets the same deals.".to_owned()
            }
            Notice::DealLinkCopied => "The link is copied. Whoever opens it gets the same deals.".to_owned(),
            Notice::DealsWithPointsCopied => {
                "The deals are copied with your points. Whoever plays them sees at the end how you did, round by round.".to_owned()
            }
            Notice::DealCodeNotCopied { why } => format!("The deal code could not be copied: {}.", clause(why)),
            Notice::MatchBeforeIsKept => {
                "A new match begins. The one before is kept: Matches on the title takes it up again.".to_owned()
            }
            Notice::ReceiptCopied => "The receipt of this deal is copied. Any SHA-256 tool can check it.".to_owned(),
            Notice::ReceiptNotCopied { why } => format!("The receipt could not be copied: {}.", clause(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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
            Notice::OldestMatchMadeRoom,
            Notice::NothingCanBeSaved(NotSaved::NotOurs("match-3".to_owned())),
            Notice::HistoryMadeRoom { matches: 1 },
            Notice::HistoryMadeRoom { matches: 64 },
            Notice::HistoryMatchDamaged,
            Notice::UndoNoted,
            Notice::NothingCanBeSaved(NotSaved::Forbidden),
            Notice::NothingCanBeSaved(NotSaved::Full),
        ] {
            is_a_sentence(&notice.text());
        }
    }
}
