//! The help: a summary of the rules, and the controls.

use crate::say;

use super::Phrase;
use Piece::{Cards, Head, Keys, Rules, Table, Text, Words};

/// Tabs of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Rules of the current match.
    ThisMatch,
    /// Basics of the game.
    TheGame,
    /// Drafting the hands of two players.
    TheDraft,
    /// Legal bids.
    Bidding,
    /// Legal plays.
    Play,
    Scoring,
    /// The presets.
    Variants,
    /// Meanings of the terms.
    Glossary,
    /// Mouse, touch and keyboard controls.
    Controls,
}

impl Phrase for Tab {
    fn words(&self) -> super::Words {
        match self {
            Tab::ThisMatch => say::help::leaf_this_match(),
            Tab::TheGame => say::help::leaf_the_game(),
            Tab::TheDraft => say::help::leaf_the_draft(),
            Tab::Bidding => say::help::leaf_bidding(),
            Tab::Play => say::help::leaf_play(),
            Tab::Scoring => say::help::leaf_scoring(),
            Tab::Variants => say::help::leaf_variants(),
            Tab::Glossary => say::help::leaf_glossary(),
            Tab::Controls => say::help::leaf_controls(),
        }
    }
}

/// Returns `true` for a heading or the name of a table row: these don't open the glossary.
#[cfg(test)]
pub(super) fn is_heading(id: &str) -> bool {
    let pieces = [GAME, DRAFT, BIDDING, PLAY, SCORING, VARIANTS, CONTROLS, GLOSSARY];
    pieces.into_iter().flatten().any(|piece| match piece {
        Head(prose) => prose.id() == id,
        Table(rows) => rows.iter().any(|(name, _)| name.id() == id),
        _ => false,
    })
}

/// A content block of a tab.
#[derive(Clone, Debug)]
pub enum Piece {
    Head(super::Words),
    /// A paragraph.
    Text(super::Words),
    /// Cards side by side, in file notation, with a caption.
    Cards(&'static [&'static str], super::Words),
    /// Rows with a name and a meaning each.
    Table(&'static [(super::Words, super::Words)]),
    /// All keys with their meanings: [`keys::rows`](super::keys::rows).
    Keys,
    /// All terms with their meanings: [`Term`](super::glossary::Term).
    Words,
    /// Rules of the current match: [`parts`](super::this_match::parts).
    Rules,
}

/// Returns the content of a tab.
#[must_use]
pub const fn pieces(tab: Tab) -> &'static [Piece] {
    match tab {
        Tab::ThisMatch => &[Rules],
        Tab::TheGame => GAME,
        Tab::TheDraft => DRAFT,
        Tab::Bidding => BIDDING,
        Tab::Play => PLAY,
        Tab::Scoring => SCORING,
        Tab::Variants => VARIANTS,
        Tab::Glossary => GLOSSARY,
        Tab::Controls => CONTROLS,
    }
}

const GAME: &[Piece] = &[
    Head(say::help::game_promise_tricks_then_take()),
    Text(say::help::game_spades_is_a_game()),
    Cards(&["TS", "JS", "QS", "KS", "AS"], say::help::game_within_a_suit_the()),
    Head(say::help::game_a_round()),
    Table(&[
        (say::help::game_build_a_hand(), say::help::game_build_a_hand_text()),
        (say::help::game_bid(), say::help::game_bid_text()),
        (say::help::game_play(), say::help::game_play_text()),
        (say::help::game_score(), say::help::game_score_text()),
    ]),
    Text(say::help::game_rounds_are_played_until()),
];

const DRAFT: &[Piece] = &[
    Head(say::help::draft_two_players_build_their()),
    Text(say::help::draft_all_52_cards_lie()),
    Cards(&["4D", "QS"], say::help::draft_the_four_of_diamonds()),
    Table(&[
        (say::help::draft_open_draft(), say::help::draft_open_draft_text()),
        (say::help::draft_closed_draft(), say::help::draft_closed_draft_text()),
    ]),
    Text(say::help::draft_in_the_end_26()),
];

const BIDDING: &[Piece] = &[
    Head(say::help::bidding_say_what_you_will()),
    Text(say::help::bidding_everyone_bids_once_openly()),
    Cards(
        &["AS", "KS", "8S", "AH", "KH", "7H", "6C", "3C"],
        say::help::bidding_two_high_spades_ace(),
    ),
    Table(&[
        (say::help::bidding_nil(), say::help::bidding_nil_text()),
        (say::help::bidding_blind_nil(), say::help::bidding_blind_nil_text()),
        (say::help::bidding_moon(), say::help::bidding_moon_text()),
    ]),
];

const PLAY: &[Piece] = &[
    Head(say::help::play_thirteen_tricks()),
    Text(say::help::play_the_leader_plays_any()),
    Cards(&["9H", "KH", "2S"], say::help::play_hearts_were_led_the()),
    Head(say::help::play_breaking_spades()),
    Text(say::help::play_spades_may_not_be()),
    Text(say::help::play_cards_that_may_not()),
];

const SCORING: &[Piece] = &[
    Head(say::help::scoring_points()),
    Table(&[
        (
            say::help::scoring_contract_made(),
            say::help::scoring_contract_made_text(),
        ),
        (
            say::help::scoring_contract_set(),
            say::help::scoring_contract_set_text(),
        ),
        (say::help::scoring_bags(), say::help::scoring_bags_text()),
        (say::help::scoring_nil(), say::help::scoring_nil_text()),
        (say::help::scoring_blind_nil(), say::help::scoring_blind_nil_text()),
    ]),
    Text(say::help::scoring_an_example_you_bid()),
    Text(say::help::scoring_who_reaches_the_target()),
];

const VARIANTS: &[Piece] = &[
    Head(say::help::variants_nine_games_and_your()),
    Table(&[
        (say::help::variants_open_draft(), say::help::variants_open_draft_text()),
        (
            say::help::variants_closed_draft(),
            say::help::variants_closed_draft_text(),
        ),
        (say::help::variants_moonshot(), say::help::variants_moonshot_text()),
        (say::help::variants_pairs(), say::help::variants_pairs_text()),
        (say::help::variants_solo(), say::help::variants_solo_text()),
        (say::help::variants_suicide(), say::help::variants_suicide_text()),
        (say::help::variants_whiz(), say::help::variants_whiz_text()),
        (say::help::variants_mirror(), say::help::variants_mirror_text()),
        (
            say::help::variants_threehanded(),
            say::help::variants_threehanded_text(),
        ),
        (say::help::variants_classic(), say::help::variants_classic_text()),
        (say::help::variants_ace_high(), say::help::variants_ace_high_text()),
        (say::help::variants_jjdd(), say::help::variants_jjdd_text()),
        (say::help::variants_jjda(), say::help::variants_jjda_text()),
        (say::help::variants_pass_two(), say::help::variants_pass_two_text()),
        (
            say::help::variants_lowest_club(),
            say::help::variants_lowest_club_text(),
        ),
        (say::help::variants_custom(), say::help::variants_custom_text()),
    ]),
    Cards(&["LJ", "BJ"], say::help::variants_with_jokers_the_big()),
    Cards(&["DS", "DD"], say::help::variants_with_high_deuces()),
];

const CONTROLS: &[Piece] = &[
    Head(say::help::controls_mouse_and_touch()),
    Table(&[
        (
            say::help::controls_play_a_card(),
            say::help::controls_play_a_card_text(),
        ),
        (
            say::help::controls_with_a_finger(),
            say::help::controls_with_a_finger_text(),
        ),
        (
            say::help::controls_what_is_this(),
            say::help::controls_what_is_this_text(),
        ),
        (
            say::help::controls_keep_or_discard(),
            say::help::controls_keep_or_discard_text(),
        ),
        (say::help::controls_bid(), say::help::controls_bid_text()),
        (say::help::controls_hurry(), say::help::controls_hurry_text()),
        (
            say::help::controls_undo_hint_last_trick(),
            say::help::controls_undo_hint_last_trick_text(),
        ),
        (say::help::controls_last_trick(), say::help::controls_last_trick_text()),
        (
            say::help::controls_several_players(),
            say::help::controls_several_players_text(),
        ),
    ]),
    Head(say::help::controls_keyboard()),
    Keys,
    Table(&[(
        say::help::controls_tab_and_arrows(),
        say::help::controls_tab_and_arrows_text(),
    )]),
    Head(say::help::controls_in_a_browser()),
    Table(&[(say::help::controls_no_sound(), say::help::controls_no_sound_text())]),
];

const GLOSSARY: &[Piece] = &[Head(say::help::glossary_what_the_words_mean()), Words];

#[cfg(test)]
mod tests {
    use spades_rules::Card;

    use super::*;

    /// WebKitGTK plays no sound (cpal refuses its output device), and the page can't change that.
    #[test]
    fn the_help_says_where_there_is_no_sound() {
        let rows = pieces(Tab::Controls).iter().filter_map(|piece| match piece {
            Table(rows) => Some(rows.iter()),
            _ => None,
        });
        let sound = rows.flatten().find(|(name, _)| name.key().ends_with("no-sound"));
        let (_, remedy) = sound.expect("a row about sound");
        assert!(remedy.text().contains("GNOME Web"), "{}", remedy.text());
    }

    #[test]
    fn every_card_in_a_picture_exists_and_every_paragraph_ends() {
        for tab in [
            Tab::ThisMatch,
            Tab::TheGame,
            Tab::TheDraft,
            Tab::Bidding,
            Tab::Play,
            Tab::Scoring,
            Tab::Variants,
            Tab::Glossary,
            Tab::Controls,
        ] {
            for piece in pieces(tab) {
                match piece {
                    Cards(cards, _) => assert!(cards.iter().all(|card| card.parse::<Card>().is_ok()), "{cards:?}"),
                    Text(text) => super::super::tests::is_a_sentence(&text.text()),
                    Head(_) | Table(_) | Keys | Words | Rules => {}
                }
            }
        }
    }
}
