//! Texts at each seat when people play face to face around one screen.

use super::Phrase;
use crate::say;
use crate::text::Words;
use spades_rules::Bid;

/// A player's bid and tricks, for small spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidAndTricks {
    /// The bid, once made; the dummy makes none.
    pub bid: Option<Bid>,
    /// Tricks taken, once play has begun.
    pub tricks: Option<u8>,
}

impl Phrase for BidAndTricks {
    fn words(&self) -> Words {
        let tally = self;
        match (tally.bid, tally.tricks) {
            (None, None) => say::facing::tally_words_nothing(),
            (None, Some(tricks)) => say::facing::tally_words_tricks(tricks),
            (Some(Bid::BlindNil | Bid::Tricks(0)), None) => say::facing::tally_words_nil(),
            (Some(Bid::BlindNil | Bid::Tricks(0)), Some(tricks)) => say::facing::tally_words_nil_and_tricks(tricks),
            (Some(Bid::Tricks(bid) | Bid::Blind(bid)), None) => say::facing::tally_words_bid(bid),
            (Some(Bid::Tricks(bid) | Bid::Blind(bid)), Some(tricks)) => say::facing::tally_words_of(tricks, bid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use spades_rules::Suit;

    #[test]
    fn a_tally_is_short_and_says_what_is_known() {
        let text = |bid, tricks| BidAndTricks { bid, tricks }.text();
        assert_eq!(text(None, None), "–");
        assert_eq!(text(Some(Bid::Tricks(4)), None), "Bid 4");
        assert_eq!(text(Some(Bid::Tricks(4)), Some(2)), "2 of 4");
        assert_eq!(text(Some(Bid::NIL), Some(1)), "Nil, 1");
        assert_eq!(
            [say::facing::bags(1).text(), say::facing::bags(0).text()],
            ["1 bag", "0 bags"]
        );
    }

    #[test]
    fn requests_have_words() {
        assert_eq!(say::facing::asked_led(Suit::Hearts).text(), "Your turn: hearts led");
    }
}
