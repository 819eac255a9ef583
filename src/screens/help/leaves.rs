//! The words of the help.

use super::Page;
use super::Piece::{self, Cards, Head, Table, Text};

/// What stands on a page.
pub(super) fn pieces(page: Page) -> &'static [Piece] {
    match page {
        Page::Game => GAME,
        Page::Draft => DRAFT,
        Page::Bidding => BIDDING,
        Page::Play => PLAY,
        Page::Scoring => SCORING,
        Page::Variants => VARIANTS,
        Page::Controls => CONTROLS,
    }
}

const GAME: &[Piece] = &[
    Head("Promise tricks, then take them"),
    Text(
        "Spades is a game of tricks. You get thirteen cards, say how many tricks they will take, and then try to take just that many. \
         Spades are always trump: any spade beats any card of another suit.",
    ),
    Cards(
        &["TS", "JS", "QS", "KS", "AS"],
        "Within a suit the ace is highest: A K Q J 10 9 8 7 6 5 4 3 2.",
    ),
    Head("A round"),
    Table(&[
        (
            "1. Build a hand",
            "Two players draft thirteen cards each from the stock. With three or four, all cards are dealt.",
        ),
        (
            "2. Bid",
            "Everyone says in turn how many tricks he will take. That is the contract.",
        ),
        ("3. Play", "Thirteen tricks. Follow suit if you can."),
        (
            "4. Score",
            "Ten points for each trick promised and taken; a contract that fails costs as much.",
        ),
    ]),
    Text("Rounds are played until somebody reaches the score agreed upon."),
];

const DRAFT: &[Piece] = &[
    Head("Two players build their hands"),
    Text(
        "All 52 cards lie face down. In your turn draw the top card and look at it. Keep it, and the next card of the stock goes to the discards; \
         or discard it, and you must keep the next card, whatever it is. Thirteen turns each, and both hands are full.",
    ),
    Cards(
        &["4D", "QS"],
        "The four of diamonds is discarded: the next card is yours, and this time it is a queen of trumps.",
    ),
    Table(&[
        (
            "Open draft",
            "The discards lie face up, and both players may look through them at any time. Who counts knows the other hand.",
        ),
        ("Closed draft", "Only you see what you threw away, and only once."),
    ]),
    Text("26 cards are out of play in the end. Nothing is ever taken back from the discards."),
];

const BIDDING: &[Piece] = &[
    Head("Say what you will take"),
    Text(
        "Everyone bids once, openly. A bid need not beat another. Count aces, guarded kings and long spades; a side's bids add up to its contract.",
    ),
    Cards(
        &["AS", "KS", "8S", "AH", "KH", "7H", "6C", "3C"],
        "Two high spades, ace and king of hearts: four tricks are safe, the eight may make a fifth.",
    ),
    Table(&[
        (
            "Nil",
            "A bid of no tricks at all: usually worth 100, and 100 lost if you take one.",
        ),
        (
            "Blind nil",
            "Nil, declared before you see a single card: 200 either way.",
        ),
        ("Moon", "All thirteen tricks, worth 250 where it is played (Moonshot)."),
    ]),
];

const PLAY: &[Piece] = &[
    Head("Thirteen tricks"),
    Text(
        "The leader plays any card, and the others must follow its suit if they can. If they cannot, they may play anything, a spade too. The highest spade wins, or else the highest card of the suit led. The winner leads next.",
    ),
    Cards(
        &["9H", "KH", "2S"],
        "Hearts were led. The king would have won, but a player without hearts ruffed with the two of spades and takes the trick.",
    ),
    Head("Breaking spades"),
    Text(
        "Spades may not be led until they are broken: until somebody has played a spade because he could not follow. Who holds nothing but spades may lead them at any time.",
    ),
    Text("Cards that may not be played are shown darker. Choose one all the same, and it says why."),
];

const SCORING: &[Piece] = &[
    Head("Points"),
    Table(&[
        (
            "Contract made",
            "10 for each trick promised, and 1 for each trick beyond: a bag",
        ),
        ("Contract set", "10 lost for each trick promised"),
        ("Bags", "Ten bags cost 100 (in Solo five cost 50)"),
        (
            "Nil",
            "100 won or lost (in Solo 50); in Moonshot a failed nil costs only its bags",
        ),
        ("Blind nil", "200 won or lost"),
    ]),
    Text(
        "An example: you bid five and take seven. That is 50 for the contract and 2 for the bags: 52. Had you taken four, you would have lost 50.",
    ),
    Text(
        "Who reaches the target wins the match; if several do in the same round, the highest score wins, and if they are level another round is played. In partnership games a side that falls to −150 has lost.",
    ),
];

const VARIANTS: &[Piece] = &[
    Head("Nine games and your own"),
    Table(&[
        (
            "Open Draft",
            "Two players to 500. Discards face up; blind nil. The second player leads.",
        ),
        ("Closed Draft", "Two players to 300. Discards hidden."),
        (
            "Moonshot",
            "Two players to 500. Thirteen tricks pay 250; nothing but bags for a failed nil.",
        ),
        ("Pairs", "Four players, partners opposite, to 200. Bids add up."),
        (
            "Solo",
            "Four players, everyone alone, to 200. Nil is 50; five bags cost 50.",
        ),
        (
            "Suicide",
            "Pairs, where one of the partners bids nil and the other at least four.",
        ),
        ("Whiz", "Pairs, where you bid nil or exactly your number of spades."),
        ("Mirror", "Pairs, where you bid exactly your number of spades."),
        (
            "Three-Handed",
            "Three players and a fourth hand, the dummy. The highest bidder plays it as a partner.",
        ),
        ("Custom", "Every rule as you like it, jokers too."),
    ]),
    Cards(
        &["LJ", "BJ"],
        "With jokers, the big and the little joker are the highest spades, and the twos of clubs and diamonds stay away.",
    ),
];

const CONTROLS: &[Piece] = &[
    Head("Mouse, touch, keyboard"),
    Table(&[
        (
            "Play a card",
            "Click or tap it, or drag it to the middle. Keyboard: left and right, then Enter",
        ),
        ("Keep or discard", "The buttons, or drag the card. Keyboard: K and D"),
        (
            "Bid",
            "The bid pad. Keyboard: the numbers or left and right, N for nil, then Enter; B for blind nil",
        ),
        ("Hurry", "Any click or key finishes what is moving"),
        ("Undo, hint, last trick", "The round buttons. Keyboard: U, H, T"),
        ("Discards", "The round button, or O: look through them"),
        ("Call a renege", "Where reneging is not prevented: the flag, or R"),
        ("Menu, back", "Escape"),
        ("Walk and press", "Tab and the arrows, Enter or Space"),
        (
            "Second player",
            "The cards lie face down until their owner opens them: a tap, Enter or Space, which in the draft draws at once",
        ),
    ]),
];
