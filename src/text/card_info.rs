//! Information about a card, a plate or a pile under the pointer: a card's effect, and what the player knows about it.

use spades_messages_derive::Message;
use spades_rules::{Card, Suit};

use super::number::Score;
use crate::session::Who;

/// A card's effect on the current trick, as far as its holder can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Would {
    /// It leads the trick.
    Lead {
        /// Its suit.
        suit: Suit,
        /// `true` if it breaks spades.
        breaks: bool,
    },
    /// It completes the trick and wins it.
    Take {
        /// The card.
        with: Card,
        /// `true` if it breaks spades.
        breaks: bool,
    },
    /// It wins so far.
    Beat {
        /// Highest card before it.
        best: Card,
        /// `true` if it breaks spades.
        breaks: bool,
    },
    /// It loses to this card, already on the table.
    LoseTo(Card),
    /// It loses to this card, which the partner played.
    StayBelowPartner(Card),
    /// It completes the trick, which the partner wins with this card.
    LeaveToPartner(Card),
}

/// Instruction for playing a card that a finger has raised, below its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TapAgain;

/// Subject of the information.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "about")]
pub enum Subject {
    /// A visible card.
    Card(Card),
    /// The stock.
    Stock,
    /// The current trick.
    Trick,
    /// A player's taken tricks.
    Taken(Who),
    /// A face-down hand.
    Hand(Who),
}

/// A line of information about the subject.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "about-line")]
pub enum AboutLine {
    /// Number of higher cards of its suit that other hands may hold.
    #[message(args(count, suit))]
    HigherOut(usize, Suit),
    /// Player who played it.
    PlayedBy(Who),
    /// Player who led the trick, and the card.
    Led(Who, Card),
    /// Player with the highest card of the trick, and the card.
    Winning(Who, Card),
    /// Number of cards.
    Cards(usize),
    /// Number of cards left to draw.
    Left(usize),
    /// Number of tricks.
    Tricks(usize),
    /// A score.
    #[message(args(score))]
    Points(Score),
    /// Number of bags.
    Bags(u8),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn what_a_card_would_do_is_told_with_what_it_breaks() {
        let [king, ace, two] = ["KH", "AH", "2S"].map(|text| text.parse::<Card>().unwrap());
        let text = [
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
            text.map(|would| would.text()),
            [
                "Takes the trick with the king",
                "Breaks spades and takes the trick with the 2",
                "Loses to the ace of hearts",
                "Beats the king of hearts, for now",
                "Leaves the trick to your partner’s ace",
            ]
        );
    }

    #[test]
    fn one_is_one() {
        assert_eq!(AboutLine::HigherOut(1, Suit::Hearts).text(), "1 higher heart left");
        assert_eq!(AboutLine::HigherOut(3, Suit::Clubs).text(), "3 higher clubs left");
        assert_eq!(
            [AboutLine::Left(1), AboutLine::Left(2)].map(|line| line.text()),
            ["1 card left", "2 cards left"]
        );
        assert_eq!(Subject::Card("QH".parse().unwrap()).text(), "Queen of hearts");
    }
}
