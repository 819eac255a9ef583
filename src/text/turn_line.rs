//! The line between table and hand: the player to act, what they can do, and the latest event.

use spades_messages_derive::Message;
use spades_rules::Suit;

use crate::session::Who;

/// Texts of the line.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum TurnLine {
    /// This player took a trick.
    Took(Who),
    /// Spades are broken.
    Broken,
    /// A player called a renege.
    Called {
        /// The caller.
        who: Who,
        /// `true` if the call was right.
        rightly: bool,
    },
    /// All players bid nil, so the cards are redealt.
    Redealt,
    /// This player declared a blind nil.
    BlindNil(Who),
    /// This player is to turn up their hand.
    PickUpHand(Who),
    /// This player is to turn up the card just drawn, the first one.
    TurnUpCard(Who),
    /// This player is to draw a card.
    DrawFromStock(Who),
    /// This player is to lead a card.
    Lead(Who),
    /// This player is to follow this suit.
    Follow(Who, Suit),
    /// This player is void in the suit led and may play any card.
    AnyCard(Who),
    /// This player is to lead a card from the dummy.
    LeadFromTheDummy(Who),
    /// This player is to follow this suit from the dummy.
    DummyFollows(Who, Suit),
    /// The dummy is void in the suit led, so this player may play any of its cards.
    AnyCardOfTheDummy(Who),
    /// This player is deciding.
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
