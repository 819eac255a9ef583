//! Worth of a trick, in a word.

use spades_messages_derive::{Message, message_of};
use spades_rules::TrickWorth;

message_of! {
    enum TrickWorth {
        Towards { towards: u8, contract: u8 },
        Bag,
        NilLost,
    }
}

/// Worth of a trick to the player who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(transparent)]
pub struct TrickNote(pub TrickWorth);

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
        assert_eq!(TrickNote(towards).text(), "3 of 4");
        assert_eq!(TrickNote(TrickWorth::Bag).text(), "+1 bag");
    }
}
