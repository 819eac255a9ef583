//! The settings.

use super::Phrase;
use crate::session::ShowDiscards;
use crate::settings::{CardBack, Felt, SortOrder};

/// The leaves of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// How the table looks.
    TableAndCards,
    /// How it is played.
    Play,
    /// What is heard.
    Sound,
    /// Easier to see and to follow.
    Accessibility,
    /// What this is.
    About,
}

impl Phrase for Leaf {
    fn text(&self) -> String {
        match self {
            Leaf::TableAndCards => "Table and cards",
            Leaf::Play => "Play",
            Leaf::Sound => "Sound",
            Leaf::Accessibility => "Accessibility",
            Leaf::About => "About",
        }
        .to_owned()
    }
}

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The back of the cards.
    CardBack,
    /// The colour of the table.
    Felt,
    /// What the cards look like.
    Preview,
    /// A colour for every suit.
    FourColourDeck,
    /// Larger corners.
    LargeIndices,
    /// No flying cards.
    ReducedMotion,
    /// How fast cards move.
    AnimationSpeed,
    /// How large everything is.
    InterfaceSize,
    /// The only legal card plays itself.
    AutoPlayOne,
    /// The curtain falls after every card.
    CurtainBetweenAllTurns,
    /// When one's own closed discards can be looked through.
    ShowMyDiscards,
    /// How much the coach says.
    Coach,
    /// Whether the computer's players say something.
    TableTalk,
    /// Taking back a decision after something new was seen.
    UndoWhatWasSeen,
    /// How the hand is sorted.
    OrderOfTheHand,
    /// No sound.
    Mute,
    /// How loud the music is.
    Music,
    /// How loud everything else is.
    Effects,
}

impl Phrase for Setting {
    fn text(&self) -> String {
        match self {
            Setting::CardBack => "Card back",
            Setting::Felt => "Felt",
            Setting::Preview => "Preview",
            Setting::FourColourDeck => "Four-colour deck",
            Setting::LargeIndices => "Large indices",
            Setting::ReducedMotion => "Reduced motion",
            Setting::AnimationSpeed => "Animation speed",
            Setting::InterfaceSize => "Interface size",
            Setting::AutoPlayOne => "Auto play one",
            Setting::CurtainBetweenAllTurns => "Curtain between all turns",
            Setting::ShowMyDiscards => "Show my closed discards",
            Setting::Coach => "Coach, against the computer",
            Setting::TableTalk => "Table talk",
            Setting::UndoWhatWasSeen => "Undo after something new was seen",
            Setting::OrderOfTheHand => "Order of the hand",
            Setting::Mute => "Mute",
            Setting::Music => "Music",
            Setting::Effects => "Effects",
        }
        .to_owned()
    }
}

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A colour for every suit.
    FourColourDeck,
    /// Larger corners.
    LargeIndices,
    /// No flying cards.
    ReducedMotion,
    /// The only legal card plays itself.
    AutoPlayOne,
    /// The curtain falls after every card.
    CurtainBetweenAllTurns,
    /// Whether the computer's players say something.
    TableTalk,
    /// Taking back a decision after something new was seen.
    UndoWhatWasSeen,
    /// No sound.
    Mute,
}

impl Phrase for Detail {
    fn text(&self) -> String {
        match self {
            Detail::FourColourDeck => "Diamonds blue, clubs green",
            Detail::LargeIndices => "Half as big again",
            Detail::ReducedMotion => "Cards fade instead of flying",
            Detail::AutoPlayOne => "A card that is the only legal one is played by itself",
            Detail::CurtainBetweenAllTurns => {
                "Several people: hide the table after every card, and not only between the stages"
            }
            Detail::UndoWhatWasSeen => {
                "Against the computer: it is noted on the score sheet, and such matches are counted apart"
            }
            Detail::TableTalk => "Your opponents say a word after a round, now and then",
            Detail::Mute => "No sound at all",
        }
        .to_owned()
    }
}

/// What is told on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// How to do without a pointer.
    Keyboard,
    /// What the coach's numbers are.
    CoachNumbers,
    /// Under which terms this may be used.
    Licence,
    /// Whose work is in it.
    Credits,
    /// What is promised.
    Promise,
}

impl Phrase for Note {
    fn text(&self) -> String {
        match self {
            Note::Keyboard => {
                "Everything can be done with the keyboard alone: Tab and the arrows walk, Enter or Space presses, Escape goes back."
            }
            Note::CoachNumbers => {
                "The number on a choice: how many of a hundred such matches you would win with it."
            }
            Note::Licence => "Free software under the MIT licence or the Apache licence 2.0, as you choose.",
            Note::Credits => {
                "Court figures and suits after Adrian Kennard (CC0). Linux Libertine and Inter, both under the SIL Open Font License. \
                 Icons by Lucide (ISC). Music and stings rendered with the Fluid sound font (MIT). Made with Bevy."
            }
            Note::Promise => {
                "No advertisements, no accounts, nothing leaves your machine. The deck of every round is fixed and sealed before the first \
                 card, and can be checked after the last."
            }
        }
        .to_owned()
    }
}

impl Phrase for ShowDiscards {
    fn text(&self) -> String {
        match self {
            ShowDiscards::AgainstTheComputer => "Against the computer",
            ShowDiscards::Always => "Always",
            ShowDiscards::Never => "Never",
        }
        .to_owned()
    }
}

impl Phrase for SortOrder {
    fn text(&self) -> String {
        match self {
            SortOrder::SpadesFirst => "Spades first, high to low",
            SortOrder::SpadesLast => "Spades last, low to high",
        }
        .to_owned()
    }
}

/// A back by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back(pub CardBack);

impl Phrase for Back {
    fn text(&self) -> String {
        match self.0 {
            CardBack::Burgundy => "Burgundy back",
            CardBack::Navy => "Navy back",
            CardBack::Green => "Green back",
        }
        .to_owned()
    }
}

/// A felt by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeltName(pub Felt);

impl Phrase for FeltName {
    fn text(&self) -> String {
        match self.0 {
            Felt::Green => "Green felt",
            Felt::Navy => "Navy felt",
            Felt::Burgundy => "Burgundy felt",
            Felt::Slate => "Slate felt",
        }
        .to_owned()
    }
}

impl Phrase for Felt {
    fn text(&self) -> String {
        match self {
            Felt::Green => "Green",
            Felt::Navy => "Navy",
            Felt::Burgundy => "Burgundy",
            Felt::Slate => "Slate",
        }
        .to_owned()
    }
}
