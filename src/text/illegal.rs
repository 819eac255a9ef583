//! Why an action is refused.

use spades_rules::{Action, Illegal, Suit};

use super::{Phrase, cards};

impl Phrase for Illegal {
    fn text(&self) -> String {
        match *self {
            Illegal::NotNow(action) => return not_now(action).to_owned(),
            Illegal::MatchOver => "The match is over.",
            Illegal::ChooseFirst => "Keep or discard the drawn card first.",
            Illegal::DrawFirst => "Draw a card first.",
            Illegal::LookFirst => "Look at your hand before you bid a number.",
            Illegal::NoBlindNil => "There is no blind nil in these rules.",
            Illegal::BlindNilTooLate => "A blind nil is declared before the first card is seen.",
            Illegal::BidTooHigh => "A bid is 13 at most.",
            Illegal::Whiz(0) | Illegal::Mirror(0) => "You hold no spade, so you must bid nil.",
            Illegal::Whiz(1) => "Bid nil, or 1 for your spade.",
            Illegal::Whiz(spades) => return format!("Bid nil, or {spades} for your spades."),
            Illegal::Mirror(1) => "You hold one spade, so you must bid 1.",
            Illegal::Mirror(spades) => return format!("You must bid {spades}, the number of your spades."),
            Illegal::SuicideNilOrFour => "Bid nil, or 4 and more.",
            Illegal::SuicideNil => "Your partner bid tricks, so you must bid nil.",
            Illegal::SuicideFour => "Your partner bid nil, so you must bid at least 4.",
            Illegal::NotHeld(card) => return format!("The {} is not in this hand.", cards::card(card)),
            Illegal::MustFollow(Suit::Clubs) => "You must follow clubs.",
            Illegal::MustFollow(Suit::Diamonds) => "You must follow diamonds.",
            Illegal::MustFollow(Suit::Hearts) => "You must follow hearts.",
            Illegal::MustFollow(Suit::Spades) => "You must follow spades.",
            Illegal::NotBroken => "Spades are not broken yet, so they cannot be led.",
            Illegal::NoCalls => "Nobody can renege under these rules, so there is nothing to call.",
            Illegal::CallSpent => "You have called once this round already.",
            Illegal::NothingToCall => "The other player has not played a card yet.",
        }
        .to_owned()
    }
}

/// That the match is at something else.
const fn not_now(action: Action) -> &'static str {
    match action {
        Action::BlindNil => "It is not the time to bid a blind nil.",
        Action::Look => "It is not the time to turn up a hand.",
        Action::Draw => "It is not the time to draw a card.",
        Action::Keep => "It is not the time to keep a card.",
        Action::Discard => "It is not the time to discard a card.",
        Action::Bid(_) => "It is not the time to bid.",
        Action::Play(_) => "It is not the time to play a card.",
        Action::Call(_) => "It is not the time to call a renege.",
        Action::Settle => "It is not the time to settle the round.",
        Action::NextRound => "It is not the time to start the next round.",
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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
        assert_eq!(Illegal::NotHeld(card).text(), "The 10 of diamonds is not in this hand.");
        assert_eq!(Illegal::Whiz(1).text(), "Bid nil, or 1 for your spade.");
        assert_eq!(Illegal::Whiz(4).text(), "Bid nil, or 4 for your spades.");
    }
}
