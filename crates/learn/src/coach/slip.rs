//! What kind of mistake a choice was, by comparing it with the better one.

use spades_rules::{Action, Card, Suit, TrickView, View};

/// What was done instead of the better choice. With the reason of the better one ([`spades_bots::Reason`]) it makes a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The bid was too high by so many tricks.
    BidTooHigh(u8),
    /// The bid was too low by so many tricks.
    BidTooLow(u8),
    /// A nil was bid where tricks should have been.
    NilTooBold,
    /// Tricks were bid where a nil should have been.
    NilMissed,
    /// A blind nil was declared that should not have been.
    BlindTooBold,
    /// A blind nil should have been declared.
    BlindMissed,
    /// The drawn card was kept that should have gone.
    Kept(Card),
    /// The drawn card was thrown that should have been kept.
    Threw(Card),
    /// Following or leading a suit: a higher card of it than was needed.
    TooHigh {
        /// What was played.
        card: Card,
        /// What should have been.
        better: Card,
    },
    /// A lower card of the suit than was needed.
    TooLow {
        /// What was played.
        card: Card,
        /// What should have been.
        better: Card,
    },
    /// Ruffed where another card should have been thrown.
    Ruffed {
        /// The spade.
        card: Card,
        /// What should have been thrown.
        better: Card,
    },
    /// Threw a card where a ruff was right.
    DidNotRuff {
        /// What was thrown.
        card: Card,
        /// The spade.
        better: Card,
    },
    /// Threw a card of the wrong suit.
    WrongDiscard {
        /// What was thrown.
        card: Card,
        /// What should have been.
        better: Card,
    },
    /// Led the wrong suit.
    WrongLead {
        /// What was led.
        card: Card,
        /// What should have been.
        better: Card,
    },
    /// Anything else.
    Other,
}

impl Slip {
    /// What it was to take one action where another was better.
    #[must_use]
    pub fn of(view: &View, taken: Action, better: Action) -> Slip {
        match (taken, better) {
            (Action::Bid(0), Action::Bid(_)) => Slip::NilTooBold,
            (Action::Bid(_), Action::Bid(0)) => Slip::NilMissed,
            (Action::Bid(taken), Action::Bid(better)) if taken > better => Slip::BidTooHigh(taken - better),
            (Action::Bid(taken), Action::Bid(better)) => Slip::BidTooLow(better - taken),
            (Action::BlindNil, _) => Slip::BlindTooBold,
            (_, Action::BlindNil) => Slip::BlindMissed,
            (Action::Keep, Action::Discard) => view.drawn.map_or(Slip::Other, Slip::Kept),
            (Action::Discard, Action::Keep) => view.drawn.map_or(Slip::Other, Slip::Threw),
            (Action::Play(card), Action::Play(better)) => of_cards(led(view), card, better),
            _ => Slip::Other,
        }
    }
}

/// The suit led to the running trick.
fn led(view: &View) -> Option<Suit> {
    let running = |trick: &&TrickView| trick.winner.is_none();
    let first = view.played.last().filter(running)?.plays.first()?;
    Some(first.1.suit())
}

fn of_cards(led: Option<Suit>, card: Card, better: Card) -> Slip {
    let [own, other] = [card, better].map(Card::suit);
    match led {
        _ if own == other && card > better => Slip::TooHigh { card, better },
        _ if own == other => Slip::TooLow { card, better },
        None => Slip::WrongLead { card, better },
        Some(_) if own == Suit::Spades => Slip::Ruffed { card, better },
        Some(_) if other == Suit::Spades => Slip::DidNotRuff { card, better },
        Some(_) => Slip::WrongDiscard { card, better },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_compared() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let slip = |led, one: &str, other: &str| of_cards(led, card(one), card(other));
        let pair = |one, other| (card(one), card(other));
        let (kh, fh) = pair("KH", "4H");
        assert_eq!(slip(None, "KH", "4H"), Slip::TooHigh { card: kh, better: fh });
        assert_eq!(
            slip(Some(Suit::Hearts), "4H", "KH"),
            Slip::TooLow { card: fh, better: kh }
        );
        let (spade, club) = pair("2S", "3C");
        let hearts = Some(Suit::Hearts);
        assert_eq!(
            slip(hearts, "2S", "3C"),
            Slip::Ruffed {
                card: spade,
                better: club
            }
        );
        assert_eq!(
            slip(hearts, "3C", "2S"),
            Slip::DidNotRuff {
                card: club,
                better: spade
            }
        );
        let (_, diamond) = pair("2S", "9D");
        assert_eq!(
            slip(hearts, "3C", "9D"),
            Slip::WrongDiscard {
                card: club,
                better: diamond
            }
        );
        assert_eq!(
            slip(None, "3C", "9D"),
            Slip::WrongLead {
                card: club,
                better: diamond
            }
        );
    }
}
