//! The help: the rules in short, and the controls.

use super::Phrase;
use Piece::{Cards, Head, Keys, Rules, Table, Text, Words};

/// The leaves of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The rules of the match that is played.
    ThisMatch,
    /// What the game is about.
    TheGame,
    /// How two players build their hands.
    TheDraft,
    /// What may be bid.
    Bidding,
    /// What may be played.
    Play,
    /// What is scored.
    Scoring,
    /// The presets.
    Variants,
    /// What the words mean.
    Glossary,
    /// Mouse, touch and keys.
    Controls,
}

impl Phrase for Leaf {
    fn text(&self) -> String {
        match self {
            Leaf::ThisMatch => "This match",
            Leaf::TheGame => "The game",
            Leaf::TheDraft => "The draft",
            Leaf::Bidding => "Bidding",
            Leaf::Play => "Play",
            Leaf::Scoring => "Scoring",
            Leaf::Variants => "Variants",
            Leaf::Glossary => "Glossary",
            Leaf::Controls => "Controls",
        }
        .to_owned()
    }
}

/// A sentence or more of the help; all of them are in this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prose(&'static str);

impl Phrase for Prose {
    fn text(&self) -> String {
        self.0.to_owned()
    }
}

/// What stands over the terms that a leaf uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// They can be pressed.
    WordsHere,
}

impl Phrase for Aside {
    fn text(&self) -> String {
        match self {
            Aside::WordsHere => "Words on this page",
        }
        .to_owned()
    }
}

/// A piece of a leaf.
#[derive(Clone, Copy, Debug)]
pub enum Piece {
    /// A heading.
    Head(Prose),
    /// A paragraph.
    Text(Prose),
    /// Cards side by side, as they are written in files, and what they show.
    Cards(&'static [&'static str], Prose),
    /// Rows of a name and its meaning.
    Table(&'static [(Prose, Prose)]),
    /// All keys and what they mean: [`keys::rows`](super::keys::rows).
    Keys,
    /// All terms and what they mean: [`Term`](super::glossary::Term).
    Words,
    /// The rules of the match that is played: [`parts`](super::this_match::parts).
    Rules,
}

/// What stands on a leaf.
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
    Head(Prose("Promise tricks, then take them")),
    Text(Prose(
        "Spades is a game of tricks. You get thirteen cards, say how many tricks they will take, and then try to take just that many. \
         Spades are always trump: any spade beats any card of another suit.",
    )),
    Cards(
        &["TS", "JS", "QS", "KS", "AS"],
        Prose("Within a suit the ace is highest: A K Q J 10 9 8 7 6 5 4 3 2."),
    ),
    Head(Prose("A round")),
    Table(&[
        (
            Prose("1. Build a hand"),
            Prose("Two players draft thirteen cards each from the stock. With three or four, all cards are dealt."),
        ),
        (
            Prose("2. Bid"),
            Prose("Everyone says in turn how many tricks he will take. That is the contract."),
        ),
        (Prose("3. Play"), Prose("Thirteen tricks. Follow suit if you can.")),
        (
            Prose("4. Score"),
            Prose("Ten points for each trick promised and taken; a contract that fails costs as much."),
        ),
    ]),
    Text(Prose(
        "Rounds are played until somebody reaches the score agreed upon. A quick match ends at 100 points or after three rounds.",
    )),
];

const DRAFT: &[Piece] = &[
    Head(Prose("Two players build their hands")),
    Text(Prose(
        "All 52 cards lie face down. In your turn draw the top card and look at it. Keep it, and the next card of the stock goes to the discards; \
         or discard it, and you must keep the next card, whatever it is. Thirteen turns each, and both hands are full.",
    )),
    Cards(
        &["4D", "QS"],
        Prose("The four of diamonds is discarded: the next card is yours, and this time it is a queen of trumps."),
    ),
    Table(&[
        (
            Prose("Open draft"),
            Prose(
                "The discards lie face up, and both players may look through them at any time. Who counts knows the other hand.",
            ),
        ),
        (
            Prose("Closed draft"),
            Prose(
                "Only you see what you threw away, and only once: it lies face down from then on. As an aid the discards can be opened again \
                 for their owner, which the settings allow or not; at first they do against the computer.",
            ),
        ),
    ]),
    Text(Prose(
        "In the end 26 cards are out of play. Nothing is ever taken back from the discards.",
    )),
];

const BIDDING: &[Piece] = &[
    Head(Prose("Say what you will take")),
    Text(Prose(
        "Everyone bids once, openly. A bid need not beat another. Count aces, guarded kings and long spades; a side's bids add up to its contract.",
    )),
    Cards(
        &["AS", "KS", "8S", "AH", "KH", "7H", "6C", "3C"],
        Prose("Two high spades, ace and king of hearts: four tricks are safe, the eight may make a fifth."),
    ),
    Table(&[
        (
            Prose("Nil"),
            Prose("A bid of no tricks at all: usually worth 100, and 100 lost if you take one."),
        ),
        (
            Prose("Blind nil"),
            Prose("Nil, declared before you see a single card: 200 either way."),
        ),
        (
            Prose("Moon"),
            Prose("All thirteen tricks, worth 250 where it is played (Moonshot)."),
        ),
    ]),
];

const PLAY: &[Piece] = &[
    Head(Prose("Thirteen tricks")),
    Text(Prose(
        "The leader plays any card, and the others must follow its suit if they can. If they cannot, they may play anything, a spade too. The highest spade wins, or else the highest card of the suit led. The winner leads next.",
    )),
    Cards(
        &["9H", "KH", "2S"],
        Prose(
            "Hearts were led. The king would have won, but a player without hearts ruffed with the two of spades and takes the trick.",
        ),
    ),
    Head(Prose("Breaking spades")),
    Text(Prose(
        "You can’t lead spades until they’re broken: a spade played on another suit breaks them. From a hand of nothing but spades you may lead one at any time, and that breaks them too.",
    )),
    Text(Prose(
        "Cards that may not be played are shown darker. Choose one all the same, and it says why.",
    )),
];

const SCORING: &[Piece] = &[
    Head(Prose("Points")),
    Table(&[
        (
            Prose("Contract made"),
            Prose("10 for each trick promised, and 1 for each trick beyond: a bag"),
        ),
        (Prose("Contract set"), Prose("10 lost for each trick promised")),
        (Prose("Bags"), Prose("Ten bags cost 100 (in Solo five cost 50)")),
        (
            Prose("Nil"),
            Prose("100 won or lost (in Solo 50); in Moonshot a failed nil costs only its bags"),
        ),
        (Prose("Blind nil"), Prose("200 won or lost")),
    ]),
    Text(Prose(
        "An example: you bid five and take seven. That is 50 for the contract and 2 for the bags: 52. Had you taken four, you would have lost 50.",
    )),
    Text(Prose(
        "Who reaches the target wins the match; if several do in the same round, the highest score wins, and if they are level another round is played. In partnership games a side that falls to −150 has lost.",
    )),
];

const VARIANTS: &[Piece] = &[
    Head(Prose("Nine games and your own")),
    Table(&[
        (
            Prose("Open Draft"),
            Prose("Two players to 500. Discards face up; blind nil. The second player leads."),
        ),
        (Prose("Closed Draft"), Prose("Two players to 300. Discards hidden.")),
        (
            Prose("Moonshot"),
            Prose("Two players to 500. Thirteen tricks pay 250; nothing but bags for a failed nil."),
        ),
        (
            Prose("Pairs"),
            Prose("Four players, partners opposite, to 200. Bids add up."),
        ),
        (
            Prose("Solo"),
            Prose("Four players, everyone alone, to 200. Nil is 50; five bags cost 50."),
        ),
        (
            Prose("Suicide"),
            Prose("Pairs, where one of the partners bids nil and the other at least four."),
        ),
        (
            Prose("Whiz"),
            Prose("Pairs, where you bid nil or exactly your number of spades."),
        ),
        (
            Prose("Mirror"),
            Prose("Pairs, where you bid exactly your number of spades."),
        ),
        (
            Prose("Three-Handed"),
            Prose("Three players and a fourth hand, the dummy. The highest bidder plays it as a partner."),
        ),
        (Prose("Custom"), Prose("Every rule as you like it, jokers too.")),
    ]),
    Cards(
        &["LJ", "BJ"],
        Prose(
            "With jokers, the big and the little joker are the highest spades, and the twos of clubs and diamonds stay away.",
        ),
    ),
];

const CONTROLS: &[Piece] = &[
    Head(Prose("Mouse and touch")),
    Table(&[
        (Prose("Play a card"), Prose("Click it, or drag it to the middle")),
        (
            Prose("With a finger"),
            Prose(
                "Tap it to see what it would do, and again to play it, or flick it up; slide along the hand to look through it",
            ),
        ),
        (
            Prose("What is this?"),
            Prose("Rest a finger, or press the right button, on a card, a pile or a plate"),
        ),
        (
            Prose("Keep or discard"),
            Prose("The buttons, or drag the card to your hand or to the discards"),
        ),
        (Prose("Bid"), Prose("The bid pad")),
        (Prose("Hurry"), Prose("Any click or tap finishes what is moving")),
        (
            Prose("Undo, hint, last trick, discards, menu"),
            Prose("The round buttons"),
        ),
        (
            Prose("Last trick"),
            Prose("The button, or a swipe from the left or right edge"),
        ),
        (
            Prose("Several players"),
            Prose("The cards lie face down until their owner opens them with a tap, which in the draft draws at once"),
        ),
    ]),
    Head(Prose("Keyboard")),
    Keys,
    Table(&[(
        Prose("Tab and arrows"),
        Prose("Walk from button to button, where no card is to be chosen; Enter or Space presses"),
    )]),
];

const GLOSSARY: &[Piece] = &[Head(Prose("What the words mean")), Words];

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
