//! Luck in a review: a decision that was worse on average and turned out well.

use spades_bots::Luck;

use super::{Phrase, Words};
use crate::say;
use crate::session::Who;

/// The luck of a player's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckOf {
    pub who: Who,
    pub luck: Luck,
}

impl Phrase for LuckOf {
    fn words(&self) -> Words {
        let who = self.who.clone();
        match self.luck {
            Luck::Came(card) => say::overlays::luck_came(who, card),
            Luck::Spared(card) => say::overlays::luck_spared(who, card),
            Luck::BidMade => say::overlays::luck_bid_made(who),
            Luck::HigherMissed => say::overlays::luck_higher_missed(who),
            Luck::Took(card) => say::overlays::luck_took(who, card),
            Luck::Placed => say::overlays::luck_placed(who),
            Luck::LetOff => say::overlays::luck_let_off(who),
        }
    }

    fn key(&self) -> String {
        "luck".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lucky_choices_are_said_to_cost_points_on_average() {
        let king = "KH".parse().expect("a card");
        let said = |who: Who, luck| LuckOf { who, luck }.text();
        assert_eq!(
            said(Who::You("Ada".into()), Luck::Came(king)),
            "On average that costs points. You were lucky: the king of hearts came."
        );
        for luck in [
            Luck::Came(king),
            Luck::Spared(king),
            Luck::BidMade,
            Luck::HigherMissed,
            Luck::Took(king),
            Luck::Placed,
        ] {
            let text = said(Who::Named("Rachel".into()), luck);
            assert!(
                text.contains("On average") && text.contains("Rachel was lucky"),
                "{text}"
            );
        }
        let text = said(Who::Named("Rachel".into()), Luck::LetOff);
        assert!(text.ends_with("but Rachel got away with it."), "{text}");
    }
}
