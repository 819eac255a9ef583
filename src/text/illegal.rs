//! Reasons why an action is illegal.

use spades_messages_derive::message_of;
use spades_rules::{Action, Card, Illegal, Suit};

message_of! {
    enum Illegal {
        NotNow(Action),
        MatchOver,
        ChooseFirst,
        DrawFirst,
        LookFirst,
        NoBlindNil,
        BlindNilTooLate,
        BidTooHigh,
        #[message(args(spades))]
        Whiz(u8),
        #[message(args(spades))]
        Mirror(u8),
        SuicideNilOrFour,
        SuicideNil,
        SuicideFour,
        NotHeld(Card),
        MustFollow(Suit),
        NotBroken,
        NoCalls,
        CallSpent,
        NothingToCall,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn refusals_are_sentences() {
        let card = "TD".parse().unwrap();
        let actions = [
            Action::BlindNil,
            Action::Look,
            Action::Draw,
            Action::Keep,
            Action::Discard,
            Action::Bid(3),
            Action::Play(card),
            Action::Call(0),
            Action::Settle,
            Action::NextRound,
        ];
        let counted = (0..3).flat_map(|spades| [Illegal::Whiz(spades), Illegal::Mirror(spades)]);
        let others = [
            Illegal::MatchOver,
            Illegal::ChooseFirst,
            Illegal::DrawFirst,
            Illegal::LookFirst,
            Illegal::NoBlindNil,
            Illegal::BlindNilTooLate,
            Illegal::BidTooHigh,
            Illegal::SuicideNilOrFour,
            Illegal::SuicideNil,
            Illegal::SuicideFour,
            Illegal::NotHeld(card),
            Illegal::NotBroken,
            Illegal::NoCalls,
            Illegal::CallSpent,
            Illegal::NothingToCall,
        ];
        let suits = Suit::ALL.map(Illegal::MustFollow);
        let all = actions.map(Illegal::NotNow).into_iter().chain(others).chain(suits);
        for why in all.chain(counted) {
            is_a_sentence(&why.text());
        }
        assert_eq!(Illegal::NotHeld(card).text(), "You don’t have the 10 of diamonds.");
        assert_eq!(Illegal::Whiz(1).text(), "Bid nil, or 1 for your spade.");
        assert_eq!(Illegal::Whiz(4).text(), "Bid nil, or 4 for your spades.");
    }
}
