//! Reasons why an action is illegal.

use super::Phrase;
use super::Words;
use crate::say;
use spades_rules::Illegal;

impl Phrase for Illegal {
    fn words(&self) -> Words {
        match self {
            Illegal::NotNow(action) => say::illegal::not_now(action.words()),
            Illegal::MatchOver => say::illegal::match_over(),
            Illegal::ChooseFirst => say::illegal::choose_first(),
            Illegal::DrawFirst => say::illegal::draw_first(),
            Illegal::LookFirst => say::illegal::look_first(),
            Illegal::NoBlindNil => say::illegal::no_blind_nil(),
            Illegal::BlindNilTooLate => say::illegal::blind_nil_too_late(),
            Illegal::NoBlindBid => say::illegal::no_blind_bid(),
            Illegal::BlindBidTooLate => say::illegal::blind_bid_too_late(),
            Illegal::NoMisdeal => say::illegal::no_misdeal(),
            Illegal::HasSpades => say::illegal::has_spades(),
            Illegal::NoMoreMisdeals => say::illegal::no_more_misdeals(),
            Illegal::AlreadyNamed(card) => say::illegal::already_named(*card),
            Illegal::NotBehind(points) => say::illegal::not_behind(*points),
            Illegal::BidTooHigh => say::illegal::bid_too_high(),
            Illegal::NoNil => say::illegal::no_nil(),
            Illegal::NilNeedsBid(min) => say::illegal::nil_needs_bid(*min),
            Illegal::BidTooLow(min) => say::illegal::bid_too_low(*min),
            Illegal::TotalTooLow(min) => say::illegal::total_too_low(*min),
            Illegal::TotalThirteen => say::illegal::total_thirteen(),
            Illegal::Whiz(spades) => say::illegal::whiz(*spades),
            Illegal::Mirror(spades) => say::illegal::mirror(*spades),
            Illegal::SuicideNilOrFour => say::illegal::suicide_nil_or_four(),
            Illegal::SuicideNil => say::illegal::suicide_nil(),
            Illegal::SuicideFour => say::illegal::suicide_four(),
            Illegal::NotHeld(card) => say::illegal::not_held(*card),
            Illegal::MustFollow(suit) => say::illegal::must_follow(*suit),
            Illegal::NotBroken => say::illegal::not_broken(),
            Illegal::MustLead(card) => say::illegal::must_lead(*card),
            Illegal::LowestClub => say::illegal::lowest_club(),
            Illegal::NoSpadeYet => say::illegal::no_spade_yet(),
            Illegal::NoCalls => say::illegal::no_calls(),
            Illegal::CallSpent => say::illegal::call_spent(),
            Illegal::NothingToCall => say::illegal::nothing_to_call(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;
    use spades_rules::{Action, Suit};

    #[test]
    fn refusals_are_sentences() {
        let card = "TD".parse().unwrap();
        let actions = [
            Action::BlindNil,
            Action::Look,
            Action::BlindBid(6),
            Action::Misdeal,
            Action::Pass(card),
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
            Illegal::NotBehind(100),
            Illegal::NoBlindBid,
            Illegal::BlindBidTooLate,
            Illegal::NoMisdeal,
            Illegal::HasSpades,
            Illegal::NoMoreMisdeals,
            Illegal::AlreadyNamed(card),
            Illegal::BidTooHigh,
            Illegal::NoNil,
            Illegal::NilNeedsBid(4),
            Illegal::BidTooLow(4),
            Illegal::TotalTooLow(11),
            Illegal::TotalThirteen,
            Illegal::SuicideNilOrFour,
            Illegal::SuicideNil,
            Illegal::SuicideFour,
            Illegal::NotHeld(card),
            Illegal::NotBroken,
            Illegal::MustLead(card),
            Illegal::LowestClub,
            Illegal::NoSpadeYet,
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
