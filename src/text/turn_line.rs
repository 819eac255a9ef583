//! The line between table and hand: whose turn it is, what is asked, and what has just happened.

use spades_messages_derive::Message;
use spades_rules::Suit;

use crate::session::Who;

/// What the line says.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn the_person_at_the_machine_is_addressed_and_others_are_named() {
        let you = Who::You("Ada".into());
        let mara = Who::Named("Mara".into());
        assert_eq!(
            TurnLine::Follow(you.clone(), Suit::Hearts).text(),
            "Your turn: play a heart"
        );
        assert_eq!(
            TurnLine::Follow(mara.clone(), Suit::Clubs).text(),
            "Mara’s turn: play a club"
        );
        assert_eq!(TurnLine::Took(you).text(), "You take the trick");
        assert_eq!(TurnLine::Took(mara).text(), "Mara takes the trick");
        assert_eq!(TurnLine::Took(Who::Dummy).text(), "The dummy takes the trick");
    }
}
