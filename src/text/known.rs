//! "What do I know?": cards that are still out, in the hand, played or discarded.

use spades_rules::Card;

use super::cards::{Index, Rank};
use spades_words::Arg;

use super::language::Argument;
use super::{Phrase, Words};
use crate::say;

/// Ranks of cards of one suit, as printed on them, highest first: "A, 10, 3".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks(pub Vec<Card>);

impl Phrase for Ranks {
    fn words(&self) -> Words {
        let name = |&card: &Card| match card.is_joker() {
            true => Rank(card).arg(),
            false => Index(card).arg(),
        };
        say::known::ranks(self.0.iter().map(name))
    }
}

impl Argument for Ranks {
    fn arg(&self) -> Arg {
        self.words().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Who;

    #[test]
    fn ranks_stand_as_on_the_cards() {
        let cards = ["BJ", "AS", "TS", "3S"].map(|text| text.parse().unwrap());
        assert_eq!(Ranks(cards.to_vec()).text(), "big joker, A, 10, 3");
        let holds = say::known::all_in(Who::Named("North".into()));
        assert_eq!(holds.text(), "North holds all the rest.");
    }
}
