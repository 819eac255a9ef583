//! What the table tells of a card, a plate or a pile that is pointed at: what a card would do, and what is known of it.

use spades_messages_derive::Message;
use spades_rules::{Card, Suit};

use super::number::Score;
use crate::session::Who;

/// What a card would do to the running trick, as far as its holder can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Would {
    /// It is the first of its trick.
    Lead {
        /// Its suit.
        suit: Suit,
        /// Whether spades are broken by it.
        breaks: bool,
    },
    /// It is the last of its trick, and the best.
    Take {
        /// The card.
        with: Card,
        /// Whether spades are broken by it.
        breaks: bool,
    },
    /// It is the best so far.
    Beat {
        /// The best before it.
        best: Card,
        /// Whether spades are broken by it.
        breaks: bool,
    },
    /// It is beaten already.
    LoseTo(Card),
    /// It is beaten already, by the partner's card.
    StayBelowPartner(Card),
    /// It is the last of its trick, which is the partner's.
    LeaveToPartner(Card),
}

/// How one plays a card that is raised by a finger, below what it would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TapAgain;

/// What is told of.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "about")]
pub enum Subject {
    /// A card that is seen.
    Card(Card),
    /// The pile that is drawn from.
    Stock,
    /// The running trick.
    Trick,
    /// The tricks that somebody has taken.
    Taken(Who),
    /// A hand that lies face down.
    Hand(Who),
}

/// A line about it.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "about-line")]
pub enum Line {
    /// So many higher cards of its suit may be in other hands.
    #[message(args(count, suit))]
    HigherOut(usize, Suit),
    /// Who played it.
    PlayedBy(Who),
    /// It has been beaten by none yet.
    WinsSoFar,
    /// Who played the first card of the trick.
    Led(Who, Card),
    /// Who has the best card of the trick.
    Winning(Who, Card),
    /// So many cards.
    Cards(usize),
    /// So many cards are left to draw.
    Left(usize),
    /// So many tricks.
    Tricks(usize),
    /// A score.
    #[message(args(score))]
    Points(Score),
    /// So many bags.
    Bags(u8),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn what_a_card_would_do_is_told_with_what_it_breaks() {
        let [king, ace, two] = ["KH", "AH", "2S"].map(|text| text.parse::<Card>().unwrap());
        let told = [
            Would::Take {
                with: king,
                breaks: false,
            },
            Would::Take {
                with: two,
                breaks: true,
            },
            Would::LoseTo(ace),
            Would::Beat {
                best: king,
                breaks: false,
            },
            Would::LeaveToPartner(ace),
        ];
        assert_eq!(
            told.map(|would| would.text()),
            [
                "Takes the trick with the king",
                "Breaks spades and takes the trick with the 2",
                "Loses to the ace of hearts",
                "Beats the king of hearts so far",
                "Leaves the trick to your partner’s ace",
            ]
        );
    }

    #[test]
    fn one_is_one() {
        assert_eq!(Line::HigherOut(1, Suit::Hearts).text(), "1 higher heart left");
        assert_eq!(Line::HigherOut(3, Suit::Clubs).text(), "3 higher clubs left");
        assert_eq!(
            [Line::Left(1), Line::Left(2)].map(|line| line.text()),
            ["1 card left", "2 cards left"]
        );
        assert_eq!(Subject::Card("QH".parse().unwrap()).text(), "Queen of hearts");
    }
}
