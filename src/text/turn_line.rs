//! The line between table and hand: whose turn it is, what is asked, and what has just happened.

use spades_rules::Suit;

use super::names::{about, plate};
use super::{Phrase, cards};
use crate::session::Who;

/// What the line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnLine {
    /// A trick was taken.
    Took(Who),
    /// Spades are broken.
    Broken,
    /// A renege was called.
    Called {
        /// Who called.
        who: Who,
        /// Whether there was one.
        rightly: bool,
    },
    /// Everybody bid nil.
    Redealt,
    /// A blind nil was declared.
    BlindNil(Who),
    /// The hand lies face down.
    TapTheHand(Who),
    /// A card is to be drawn.
    TapTheStock(Who),
    /// A card is to be led.
    Lead(Who),
    /// The suit that was led is to be followed.
    Follow(Who, Suit),
    /// The suit that was led is not held.
    AnyCard(Who),
    /// A card of the dummy is to be led.
    LeadFromTheDummy(Who),
    /// The dummy holds the suit that was led.
    DummyFollows(Who, Suit),
    /// The dummy does not hold the suit that was led.
    AnyCardOfTheDummy(Who),
    /// Somebody decides.
    Thinking(Who),
}

impl Phrase for TurnLine {
    fn text(&self) -> String {
        match self {
            TurnLine::Took(who) => about(who, "You take the trick", |name| format!("{name} takes the trick")),
            TurnLine::Broken => "Spades are broken".to_owned(),
            TurnLine::Called { who, rightly: true } => about(who, "You call a renege, and it was one", |name| {
                format!("{name} calls a renege, and it was one")
            }),
            TurnLine::Called { who, rightly: false } => about(who, "You call a renege, but there was none", |name| {
                format!("{name} calls a renege, but there was none")
            }),
            TurnLine::Redealt => "Everybody bid nil: the hands are dealt again".to_owned(),
            TurnLine::BlindNil(who) => about(who, "You bid blind nil", |name| format!("{name} bids blind nil")),
            TurnLine::TapTheHand(Who::You(_)) => "Your turn: tap the hand to look".to_owned(),
            TurnLine::TapTheHand(who) => format!("{}’s turn: tap the hand to look", plate(who)),
            TurnLine::TapTheStock(Who::You(_)) => "Your turn: tap the stock to draw".to_owned(),
            TurnLine::TapTheStock(who) => format!("{}’s turn: tap the stock to draw", plate(who)),
            TurnLine::Lead(Who::You(_)) => "Your turn: lead a card".to_owned(),
            TurnLine::Lead(who) => format!("{}’s turn: lead a card", plate(who)),
            TurnLine::Follow(Who::You(_), suit) => format!("Your turn: follow {}", cards::suit(*suit)),
            TurnLine::Follow(who, suit) => format!("{}’s turn: follow {}", plate(who), cards::suit(*suit)),
            TurnLine::AnyCard(Who::You(_)) => "Your turn: play any card".to_owned(),
            TurnLine::AnyCard(who) => format!("{}’s turn: play any card", plate(who)),
            TurnLine::LeadFromTheDummy(who) => about(who, "You play the dummy: lead a card", |name| {
                format!("{name} plays the dummy: lead a card")
            }),
            TurnLine::DummyFollows(who, suit) => {
                let suit = cards::suit(*suit);
                about(who, &format!("You play the dummy: follow {suit}"), |name| {
                    format!("{name} plays the dummy: follow {suit}")
                })
            }
            TurnLine::AnyCardOfTheDummy(who) => about(who, "You play the dummy: any card", |name| {
                format!("{name} plays the dummy: any card")
            }),
            TurnLine::Thinking(who) => about(who, "You are thinking", |name| format!("{name} is thinking")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_person_at_the_machine_is_addressed_and_others_are_named() {
        let you = Who::You("Ada".into());
        let mara = Who::Named("Mara".into());
        assert_eq!(
            TurnLine::Follow(you.clone(), Suit::Hearts).text(),
            "Your turn: follow hearts"
        );
        assert_eq!(
            TurnLine::Follow(mara.clone(), Suit::Clubs).text(),
            "Mara’s turn: follow clubs"
        );
        assert_eq!(TurnLine::Took(you).text(), "You take the trick");
        assert_eq!(TurnLine::Took(mara).text(), "Mara takes the trick");
        assert_eq!(TurnLine::Took(Who::Dummy).text(), "The dummy takes the trick");
    }
}
