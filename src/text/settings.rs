//! The settings page.

use super::Phrase;

use crate::say;
use crate::session::ShowDiscards;
use crate::settings::{CardBack, FaceStyle, Felt, SortOrder, TapPlays};
use crate::text::Words;

/// Tabs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Appearance of table and cards.
    TableAndCards,
    /// Game play.
    Play,
    /// Sound and music.
    Sound,
    /// Options that make the game easier to see and to follow.
    Accessibility,
    /// Language of the texts.
    Language,
    /// Information about the game.
    About,
}

impl Phrase for Tab {
    fn words(&self) -> Words {
        match self {
            Tab::TableAndCards => say::settings::leaf_table_and_cards(),
            Tab::Play => say::settings::leaf_play(),
            Tab::Sound => say::settings::leaf_sound(),
            Tab::Accessibility => say::settings::leaf_accessibility(),
            Tab::Language => say::settings::leaf_language(),
            Tab::About => say::settings::leaf_about(),
        }
    }
}

impl Phrase for ShowDiscards {
    fn words(&self) -> Words {
        match self {
            ShowDiscards::AgainstTheComputer => say::settings::show_discards_against_the_computer(),
            ShowDiscards::Always => say::settings::show_discards_always(),
            ShowDiscards::Never => say::settings::show_discards_never(),
        }
    }
}

impl Phrase for TapPlays {
    fn words(&self) -> Words {
        match self {
            TapPlays::Second => say::settings::tap_plays_second(),
            TapPlays::First => say::settings::tap_plays_first(),
        }
    }

    fn key(&self) -> String {
        tap_plays_key(self)
    }
}

fn tap_plays_key(plays: &TapPlays) -> String {
    format!("tap-plays-{}", spades_words::kebab(&format!("{plays:?}")))
}

impl Phrase for SortOrder {
    fn words(&self) -> Words {
        match self {
            SortOrder::SpadesFirst => say::settings::sort_order_spades_first(),
            SortOrder::SpadesLast => say::settings::sort_order_spades_last(),
        }
    }
}

impl Phrase for CardBack {
    fn words(&self) -> Words {
        match self {
            CardBack::Burgundy => say::settings::card_back_burgundy(),
            CardBack::Navy => say::settings::card_back_navy(),
            CardBack::Green => say::settings::card_back_green(),
            CardBack::Black => say::settings::card_back_black(),
            CardBack::Copper => say::settings::card_back_copper(),
        }
    }
}

impl Phrase for FaceStyle {
    fn words(&self) -> Words {
        match self {
            FaceStyle::Classic => say::settings::face_style_classic(),
            FaceStyle::Plain => say::settings::face_style_plain(),
            FaceStyle::Clear => say::settings::face_style_clear(),
        }
    }
}

impl Phrase for Felt {
    fn words(&self) -> Words {
        match self {
            Felt::Green => say::settings::felt_green(),
            Felt::Navy => say::settings::felt_navy(),
            Felt::Burgundy => say::settings::felt_burgundy(),
            Felt::Slate => say::settings::felt_slate(),
            Felt::Walnut => say::settings::felt_walnut(),
        }
    }
}
