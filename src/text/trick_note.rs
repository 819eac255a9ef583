//! Worth of a trick, in a word.

use super::Phrase;
use super::language::worded;
use crate::say;
use crate::text::Words;
use spades_rules::TrickWorth;

impl Phrase for TrickWorth {
    fn words(&self) -> Words {
        match self {
            TrickWorth::Towards { towards, contract } => say::trick_note::trick_worth_towards(*towards, *contract),
            TrickWorth::Bag => say::trick_note::trick_worth_bag(),
            TrickWorth::NilLost => say::trick_note::trick_worth_nil_lost(),
        }
    }
}

worded!(TrickWorth);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn it_counts_towards_the_bid() {
        let towards = TrickWorth::Towards {
            towards: 3,
            contract: 4,
        };
        assert_eq!(towards.words().text(), "3 of 4");
        assert_eq!(TrickWorth::Bag.words().text(), "+1 bag");
    }
}
