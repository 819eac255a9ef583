//! The settings.

use super::Phrase;
use super::number::percent;
use crate::session::ShowDiscards;
use crate::settings::{CardBack, FaceStyle, Felt, SortOrder, TapPlays};

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
    /// How the faces of the cards are drawn.
    CardFaces,
    /// What the table is covered with.
    Table,
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
    /// What a tap on a card does.
    TapPlays,
    /// Where what a thumb reaches stands on a phone.
    LeftHanded,
    /// Whether the device shakes.
    Vibration,
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
            Setting::CardFaces => "Card faces",
            Setting::Table => "Table",
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
            Setting::TapPlays => "With a finger, a card is played by",
            Setting::Vibration => "Vibration",
            Setting::LeftHanded => "Left-handed",
            Setting::OrderOfTheHand => "Order of the hand",
            Setting::Mute => "Mute",
            Setting::Music => "Music",
            Setting::Effects => "Effects",
        }
        .to_owned()
    }
}

/// How large the interface is where a window has no room for the size that is chosen: a part of the usual size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InterfaceShown(pub f32);

impl Phrase for InterfaceShown {
    fn text(&self) -> String {
        format!("This window has room for {}.", percent(self.0.into()))
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
    /// Where what a thumb reaches stands on a phone.
    LeftHanded,
    /// Whether the device shakes.
    Vibration,
    /// No sound.
    Mute,
}

impl Phrase for Detail {
    fn text(&self) -> String {
        match self {
            Detail::FourColourDeck => "Diamonds blue, clubs green",
            Detail::LargeIndices => "Classic cards only: 50% larger. Always on for phones.",
            Detail::ReducedMotion => "Cards fade instead of flying",
            Detail::AutoPlayOne => "A card that is the only legal one is played by itself",
            Detail::CurtainBetweenAllTurns => {
                "Several people: hide the table after every card, and not only between the stages"
            }
            Detail::UndoWhatWasSeen => {
                "Against the computer: it is noted on the score sheet, and such matches are counted apart"
            }
            Detail::TableTalk => "Your opponents say a word after a round, now and then",
            Detail::Vibration => "When your side takes a trick, and when a card may not be played",
            Detail::LeftHanded => "Move the tools and Undo to the left",
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

impl Phrase for TapPlays {
    fn text(&self) -> String {
        match self {
            TapPlays::Second => "The second tap",
            TapPlays::First => "One tap",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        format!("tap-plays-{}", super::kebab(&format!("{self:?}")))
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
            CardBack::Burgundy => "Burgundy back, a lattice",
            CardBack::Navy => "Navy back, waves",
            CardBack::Green => "Green back, stars",
            CardBack::Black => "Black back, rays",
            CardBack::Copper => "Copper back, diamonds",
        }
        .to_owned()
    }
}

/// A style of faces by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces(pub FaceStyle);

impl Phrase for Faces {
    fn text(&self) -> String {
        match self.0 {
            FaceStyle::Classic => "Classic faces",
            FaceStyle::Plain => "Plain faces",
            FaceStyle::Clear => "Faces in large print",
        }
        .to_owned()
    }
}

impl Phrase for FaceStyle {
    fn text(&self) -> String {
        match self {
            FaceStyle::Classic => "Classic",
            FaceStyle::Plain => "Plain",
            FaceStyle::Clear => "Large print",
        }
        .to_owned()
    }
}

/// A table by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableName(pub Felt);

impl Phrase for TableName {
    fn text(&self) -> String {
        match self.0 {
            Felt::Green => "A table of green felt",
            Felt::Navy => "A table of navy linen",
            Felt::Burgundy => "A table of burgundy damask",
            Felt::Slate => "A table of slate",
            Felt::Walnut => "A table of walnut",
        }
        .to_owned()
    }
}

impl Phrase for Felt {
    fn text(&self) -> String {
        match self {
            Felt::Green => "Felt",
            Felt::Navy => "Linen",
            Felt::Burgundy => "Damask",
            Felt::Slate => "Slate",
            Felt::Walnut => "Walnut",
        }
        .to_owned()
    }
}
