//! What the table tells of a card, a plate or a pile that is pointed at: what a card would do, and what is known of it.

use spades_rules::{Card, Suit};

use super::Phrase;
use super::cards::{card as named, rank, suit, the_card};
use super::names::about;
use crate::session::Who;

/// What a card would do to the running trick, as far as its holder can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Would {
    fn text(&self) -> String {
        match *self {
            Would::Lead { breaks: true, .. } => "Leads spades and breaks them".to_owned(),
            Would::Lead { suit: led, .. } => format!("Leads {}", suit(led)),
            Would::Take { with, breaks: true } => {
                format!("Breaks spades and takes the trick with the {}", rank(with))
            }
            Would::Take { with, .. } => format!("Takes the trick with the {}", rank(with)),
            Would::Beat { best, breaks: true } => format!("Breaks spades and beats {} so far", the_card(best)),
            Would::Beat { best, .. } => format!("Beats {} so far", the_card(best)),
            Would::LoseTo(best) => format!("Loses to {}", the_card(best)),
            Would::StayBelowPartner(best) => format!("Stays below your partner’s {}", rank(best)),
            Would::LeaveToPartner(best) => format!("Leaves the trick to your partner’s {}", rank(best)),
        }
    }
}

/// How one plays a card that is raised by a finger, below what it would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TapAgain;

impl Phrase for TapAgain {
    fn text(&self) -> String {
        "Tap again or flick up to play".to_owned()
    }
}

/// What is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Phrase for Subject {
    fn text(&self) -> String {
        match self {
            Subject::Card(card) => {
                let name = named(*card);
                let mut letters = name.chars();
                letters
                    .next()
                    .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            Subject::Stock => "Stock".to_owned(),
            Subject::Trick => "This trick".to_owned(),
            Subject::Taken(who) => about(who, "Your tricks", |name| format!("Tricks of {name}")),
            Subject::Hand(who) => about(who, "Your hand", |name| format!("Hand of {name}")),
        }
    }
}

/// A line about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// So many higher cards of its suit may be in other hands.
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
    Points(i32),
    /// So many bags.
    Bags(u8),
}

impl Phrase for Line {
    fn text(&self) -> String {
        match self {
            Line::HigherOut(0, of) => format!("No higher {} is still out", one_of(*of)),
            Line::HigherOut(1, of) => format!("1 higher {} is still out", one_of(*of)),
            Line::HigherOut(count, of) => format!("{count} higher {} are still out", suit(*of)),
            Line::PlayedBy(who) => about(who, "You played it", |name| format!("{name} played it")),
            Line::WinsSoFar => "The best of the trick so far".to_owned(),
            Line::Led(who, card) => about(who, &format!("You led {}", the_card(*card)), |name| {
                format!("{name} led {}", the_card(*card))
            }),
            Line::Winning(who, card) => about(who, &format!("You are ahead with {}", the_card(*card)), |name| {
                format!("{name} is ahead with {}", the_card(*card))
            }),
            Line::Cards(1) => "1 card".to_owned(),
            Line::Cards(count) => format!("{count} cards"),
            Line::Left(1) => "1 card is left".to_owned(),
            Line::Left(count) => format!("{count} cards are left"),
            Line::Tricks(1) => "1 trick".to_owned(),
            Line::Tricks(count) => format!("{count} tricks"),
            Line::Points(1) => "1 point".to_owned(),
            Line::Points(points) => format!("{} points", super::number::signed(*points)),
            Line::Bags(1) => "1 bag".to_owned(),
            Line::Bags(bags) => format!("{bags} bags"),
        }
    }
}

/// "heart", one card of a suit.
const fn one_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "club",
        Suit::Diamonds => "diamond",
        Suit::Hearts => "heart",
        Suit::Spades => "spade",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(Line::HigherOut(1, Suit::Hearts).text(), "1 higher heart is still out");
        assert_eq!(Line::HigherOut(3, Suit::Clubs).text(), "3 higher clubs are still out");
        assert_eq!(
            [Line::Left(1), Line::Left(2)].map(|line| line.text()),
            ["1 card is left", "2 cards are left"]
        );
        assert_eq!(Subject::Card("QH".parse().unwrap()).text(), "Queen of hearts");
    }
}
