//! What a trick came to, in a word.

use spades_rules::TrickWorth;

use super::Phrase;

/// What a trick came to for whoever took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickNote(pub TrickWorth);

impl Phrase for TrickNote {
    fn text(&self) -> String {
        match self.0 {
            TrickWorth::Towards { towards, contract } => format!("{towards} of {contract}"),
            TrickWorth::Bag => "+1 bag".to_owned(),
            TrickWorth::NilLost => "Nil is lost".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
