//! The settings.

use spades_messages_derive::{Message, message_of};

use super::number::Percent;
use crate::session::ShowDiscards;
use crate::settings::{CardBack, FaceStyle, Felt, SortOrder, TapPlays};

/// The leaves of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "settings-leaf")]
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

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// How large the interface is where a window has no room for the size that is chosen: a part of the usual size.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
#[message(args(size))]
pub struct InterfaceShown(pub Percent);

/// What a switch does, in a line under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "setting-detail")]
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

/// What is told on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "settings-note")]
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

/// A back by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(transparent)]
pub struct Back(pub CardBack);

/// A style of faces by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "alone")]
pub struct Faces(pub FaceStyle);

/// A table by itself, as it is called where it is seen or heard alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "alone")]
pub struct TableName(pub Felt);

message_of! {
    enum ShowDiscards {
        AgainstTheComputer,
        Always,
        Never,
    }
}

message_of! {
    #[message(key_with = tap_plays_key)]
    enum TapPlays {
        Second,
        First,
    }
}

fn tap_plays_key(plays: &TapPlays) -> String {
    format!("tap-plays-{}", super::kebab(&format!("{plays:?}")))
}

message_of! {
    enum SortOrder {
        SpadesFirst,
        SpadesLast,
    }
}

message_of! {
    enum CardBack {
        Burgundy,
        Navy,
        Green,
        Black,
        Copper,
    }
}

message_of! {
    enum FaceStyle {
        Classic,
        Plain,
        Clear,
    }
}

message_of! {
    enum Felt {
        Green,
        Navy,
        Burgundy,
        Slate,
        Walnut,
    }
}
