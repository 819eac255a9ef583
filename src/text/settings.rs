//! The settings page.

use spades_messages_derive::{Message, message_of};

use super::number::Percent;
use crate::session::ShowDiscards;
use crate::settings::{CardBack, FaceStyle, Felt, SortOrder, TapPlays};

/// Tabs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "settings-leaf")]
pub enum Leaf {
    /// Appearance of table and cards.
    TableAndCards,
    /// Game play.
    Play,
    /// Sound and music.
    Sound,
    /// Options that make the game easier to see and to follow.
    Accessibility,
    /// Information about the game.
    About,
}

/// Name of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Setting {
    /// Pattern on the back of the cards.
    CardBack,
    /// Style of the card faces.
    CardFaces,
    /// Material of the table.
    Table,
    /// Preview of the cards.
    Preview,
    /// A different colour for each suit.
    FourColourDeck,
    /// Larger corner indices.
    LargeIndices,
    /// Cards fade instead of flying.
    ReducedMotion,
    /// Speed of card animations.
    AnimationSpeed,
    /// Scale of the interface.
    InterfaceSize,
    /// Play a card automatically if it is the only legal one.
    AutoPlayOne,
    /// Show the curtain after every card.
    CurtainBetweenAllTurns,
    /// When players may review their own face-down discards.
    ShowMyDiscards,
    /// Amount of help from the coach.
    Coach,
    /// Computer players comment on the game.
    TableTalk,
    /// Undo after seeing new cards or bids.
    UndoWhatWasSeen,
    /// Number of taps that play a card.
    TapPlays,
    /// Put the tools for the thumb on the left on a phone.
    LeftHanded,
    /// Vibration of the device.
    Vibration,
    /// Sort order of the hand.
    OrderOfTheHand,
    /// Mute all sound.
    Mute,
    /// Volume of the music.
    Music,
    /// Volume of the sound effects.
    Effects,
}

/// Scale in use where the window is too small for the chosen one, as a fraction of the standard size.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
#[message(args(size))]
pub struct InterfaceShown(pub Percent);

/// Explanation of a switch, in a line below its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "setting-detail")]
pub enum Detail {
    /// A different colour for each suit.
    FourColourDeck,
    /// Larger corner indices.
    LargeIndices,
    /// Cards fade instead of flying.
    ReducedMotion,
    /// Play a card automatically if it is the only legal one.
    AutoPlayOne,
    /// Show the curtain after every card.
    CurtainBetweenAllTurns,
    /// Computer players comment on the game.
    TableTalk,
    /// Undo after seeing new cards or bids.
    UndoWhatWasSeen,
    /// Put the tools for the thumb on the left on a phone.
    LeftHanded,
    /// Vibration of the device.
    Vibration,
    /// Mute all sound.
    Mute,
}

/// Notes on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "settings-note")]
pub enum Note {
    /// Explains how to play with the keyboard.
    Keyboard,
    /// Meaning of the coach's numbers.
    CoachNumbers,
    /// Licence of the game.
    Licence,
    /// Authors of artwork, fonts and sounds.
    Credits,
    /// The game's promises about ads, privacy and fair deals.
    Promise,
}

/// Name of a card back on its own, without the caption of the setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(transparent)]
pub struct Back(pub CardBack);

/// Name of a face style on its own, without the caption of the setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "alone")]
pub struct Faces(pub FaceStyle);

/// Name of a table on its own, without the caption of the setting.
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
    format!("tap-plays-{}", spades_words::kebab(&format!("{plays:?}")))
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
