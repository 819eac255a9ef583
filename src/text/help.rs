//! The help: a summary of the rules, and the controls.

use spades_messages_derive::Message;

use super::Phrase;
#[cfg(test)]
use super::language::{Checked, Entry, Sample};
use Piece::{Cards, Head, Keys, Rules, Table, Text, Words};

/// Tabs of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "help-leaf")]
pub enum Leaf {
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
    /// Scoring.
    Scoring,
    /// The presets.
    Variants,
    /// Meanings of the terms.
    Glossary,
    /// Mouse, touch and keyboard controls.
    Controls,
}

/// A paragraph of the help, by the id of its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prose(&'static str);

impl Phrase for Prose {
    fn words(&self) -> super::Words {
        super::Words::of(self.0, self.0)
    }
}

/// Returns `true` for a heading or the name of a table row: these don't open the glossary.
#[cfg(test)]
pub(super) fn is_heading(id: &str) -> bool {
    let pieces = [GAME, DRAFT, BIDDING, PLAY, SCORING, VARIANTS, CONTROLS, GLOSSARY];
    pieces.into_iter().flatten().any(|piece| match piece {
        Head(prose) => prose.0 == id,
        Table(rows) => rows.iter().any(|(name, _)| name.0 == id),
        _ => false,
    })
}

#[cfg(test)]
impl Sample for Prose {
    fn samples() -> Vec<Prose> {
        let pieces = [GAME, DRAFT, BIDDING, PLAY, SCORING, VARIANTS, CONTROLS, GLOSSARY]
            .into_iter()
            .flatten();
        pieces
            .flat_map(|piece| match piece {
                Head(prose) | Text(prose) | Cards(_, prose) => vec![*prose],
                Table(rows) => rows.iter().flat_map(|(name, text)| [*name, *text]).collect(),
                Keys | Words | Rules => Vec::new(),
            })
            .collect()
    }
}

#[cfg(test)]
impl Checked for Prose {
    fn entries() -> Vec<Entry> {
        let entry = |prose: Prose| Entry {
            id: prose.0,
            attribute: None,
            variables: Vec::new(),
            file: file!(),
            line: line!(),
        };
        Prose::samples().into_iter().map(entry).collect()
    }
}

/// Heading above the terms that a tab uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Aside {
    /// Says that the terms open their explanations.
    WordsHere,
}

/// A content block of a tab.
#[derive(Clone, Copy, Debug)]
pub enum Piece {
    /// A heading.
    Head(Prose),
    /// A paragraph.
    Text(Prose),
    /// Cards side by side, in file notation, with a caption.
    Cards(&'static [&'static str], Prose),
    /// Rows with a name and a meaning each.
    Table(&'static [(Prose, Prose)]),
    /// All keys with their meanings: [`keys::rows`](super::keys::rows).
    Keys,
    /// All terms with their meanings: [`Term`](super::glossary::Term).
    Words,
    /// Rules of the current match: [`parts`](super::this_match::parts).
    Rules,
}

/// Returns the content of a tab.
#[must_use]
pub const fn pieces(leaf: Leaf) -> &'static [Piece] {
    match leaf {
        Leaf::ThisMatch => &[Rules],
        Leaf::TheGame => GAME,
        Leaf::TheDraft => DRAFT,
        Leaf::Bidding => BIDDING,
        Leaf::Play => PLAY,
        Leaf::Scoring => SCORING,
        Leaf::Variants => VARIANTS,
        Leaf::Glossary => GLOSSARY,
        Leaf::Controls => CONTROLS,
    }
}

const GAME: &[Piece] = &[
    Head(Prose("help-game-promise-tricks-then-take")),
    Text(Prose("help-game-spades-is-a-game")),
    Cards(&["TS", "JS", "QS", "KS", "AS"], Prose("help-game-within-a-suit-the")),
    Head(Prose("help-game-a-round")),
    Table(&[
        (Prose("help-game-build-a-hand"), Prose("help-game-build-a-hand-text")),
        (Prose("help-game-bid"), Prose("help-game-bid-text")),
        (Prose("help-game-play"), Prose("help-game-play-text")),
        (Prose("help-game-score"), Prose("help-game-score-text")),
    ]),
    Text(Prose("help-game-rounds-are-played-until")),
];

const DRAFT: &[Piece] = &[
    Head(Prose("help-draft-two-players-build-their")),
    Text(Prose("help-draft-all-52-cards-lie")),
    Cards(&["4D", "QS"], Prose("help-draft-the-four-of-diamonds")),
    Table(&[
        (Prose("help-draft-open-draft"), Prose("help-draft-open-draft-text")),
        (Prose("help-draft-closed-draft"), Prose("help-draft-closed-draft-text")),
    ]),
    Text(Prose("help-draft-in-the-end-26")),
];

const BIDDING: &[Piece] = &[
    Head(Prose("help-bidding-say-what-you-will")),
    Text(Prose("help-bidding-everyone-bids-once-openly")),
    Cards(
        &["AS", "KS", "8S", "AH", "KH", "7H", "6C", "3C"],
        Prose("help-bidding-two-high-spades-ace"),
    ),
    Table(&[
        (Prose("help-bidding-nil"), Prose("help-bidding-nil-text")),
        (Prose("help-bidding-blind-nil"), Prose("help-bidding-blind-nil-text")),
        (Prose("help-bidding-moon"), Prose("help-bidding-moon-text")),
    ]),
];

const PLAY: &[Piece] = &[
    Head(Prose("help-play-thirteen-tricks")),
    Text(Prose("help-play-the-leader-plays-any")),
    Cards(&["9H", "KH", "2S"], Prose("help-play-hearts-were-led-the")),
    Head(Prose("help-play-breaking-spades")),
    Text(Prose("help-play-spades-may-not-be")),
    Text(Prose("help-play-cards-that-may-not")),
];

const SCORING: &[Piece] = &[
    Head(Prose("help-scoring-points")),
    Table(&[
        (
            Prose("help-scoring-contract-made"),
            Prose("help-scoring-contract-made-text"),
        ),
        (
            Prose("help-scoring-contract-set"),
            Prose("help-scoring-contract-set-text"),
        ),
        (Prose("help-scoring-bags"), Prose("help-scoring-bags-text")),
        (Prose("help-scoring-nil"), Prose("help-scoring-nil-text")),
        (Prose("help-scoring-blind-nil"), Prose("help-scoring-blind-nil-text")),
    ]),
    Text(Prose("help-scoring-an-example-you-bid")),
    Text(Prose("help-scoring-who-reaches-the-target")),
];

const VARIANTS: &[Piece] = &[
    Head(Prose("help-variants-nine-games-and-your")),
    Table(&[
        (
            Prose("help-variants-open-draft"),
            Prose("help-variants-open-draft-text"),
        ),
        (
            Prose("help-variants-closed-draft"),
            Prose("help-variants-closed-draft-text"),
        ),
        (Prose("help-variants-moonshot"), Prose("help-variants-moonshot-text")),
        (Prose("help-variants-pairs"), Prose("help-variants-pairs-text")),
        (Prose("help-variants-solo"), Prose("help-variants-solo-text")),
        (Prose("help-variants-suicide"), Prose("help-variants-suicide-text")),
        (Prose("help-variants-whiz"), Prose("help-variants-whiz-text")),
        (Prose("help-variants-mirror"), Prose("help-variants-mirror-text")),
        (
            Prose("help-variants-threehanded"),
            Prose("help-variants-threehanded-text"),
        ),
        (Prose("help-variants-custom"), Prose("help-variants-custom-text")),
    ]),
    Cards(&["LJ", "BJ"], Prose("help-variants-with-jokers-the-big")),
];

const CONTROLS: &[Piece] = &[
    Head(Prose("help-controls-mouse-and-touch")),
    Table(&[
        (
            Prose("help-controls-play-a-card"),
            Prose("help-controls-play-a-card-text"),
        ),
        (
            Prose("help-controls-with-a-finger"),
            Prose("help-controls-with-a-finger-text"),
        ),
        (
            Prose("help-controls-what-is-this"),
            Prose("help-controls-what-is-this-text"),
        ),
        (
            Prose("help-controls-keep-or-discard"),
            Prose("help-controls-keep-or-discard-text"),
        ),
        (Prose("help-controls-bid"), Prose("help-controls-bid-text")),
        (Prose("help-controls-hurry"), Prose("help-controls-hurry-text")),
        (
            Prose("help-controls-undo-hint-last-trick"),
            Prose("help-controls-undo-hint-last-trick-text"),
        ),
        (
            Prose("help-controls-last-trick"),
            Prose("help-controls-last-trick-text"),
        ),
        (
            Prose("help-controls-several-players"),
            Prose("help-controls-several-players-text"),
        ),
    ]),
    Head(Prose("help-controls-keyboard")),
    Keys,
    Table(&[(
        Prose("help-controls-tab-and-arrows"),
        Prose("help-controls-tab-and-arrows-text"),
    )]),
    Head(Prose("help-controls-in-a-browser")),
    Table(&[(Prose("help-controls-no-sound"), Prose("help-controls-no-sound-text"))]),
];

const GLOSSARY: &[Piece] = &[Head(Prose("help-glossary-what-the-words-mean")), Words];

#[cfg(test)]
mod tests {
    use spades_rules::Card;

    use super::*;

    #[test]
    fn every_card_in_a_picture_exists_and_every_paragraph_ends() {
        for leaf in [
            Leaf::ThisMatch,
            Leaf::TheGame,
            Leaf::TheDraft,
            Leaf::Bidding,
            Leaf::Play,
            Leaf::Scoring,
            Leaf::Variants,
            Leaf::Glossary,
            Leaf::Controls,
        ] {
            for piece in pieces(leaf) {
                match piece {
                    Cards(cards, _) => assert!(cards.iter().all(|card| card.parse::<Card>().is_ok()), "{cards:?}"),
                    Text(text) => super::super::tests::is_a_sentence(&text.text()),
                    Head(_) | Table(_) | Keys | Words | Rules => {}
                }
            }
        }
    }
}
