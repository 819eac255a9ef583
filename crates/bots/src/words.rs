//! Cards and counts in plain words.

use spades_rules::Card;

/// "the king of spades".
pub(crate) fn named(card: Card) -> String {
    const RANKS: [&str; 13] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
    ];
    match card.to_string().as_str() {
        "BJ" => "the big joker".to_owned(),
        "LJ" => "the little joker".to_owned(),
        _ => {
            let rank = RANKS[usize::from(card.rank()).min(12)];
            format!("the {rank} of {}", card.suit().name())
        }
    }
}

/// "a bid of 5", or nil or the moon.
pub(crate) fn bid_named(tricks: u8) -> String {
    match tricks {
        0 => "nil".to_owned(),
        _ => format!("a bid of {tricks}"),
    }
}

/// The same sentence with a capital at its beginning.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_names() {
        let name = |text: &str| named(text.parse().unwrap());
        assert_eq!(name("KS"), "the king of spades");
        assert_eq!(name("2C"), "the two of clubs");
        assert_eq!(name("TD"), "the ten of diamonds");
        assert_eq!(name("BJ"), "the big joker");
        assert_eq!(sentence("the ace"), "The ace");
        assert_eq!(bid_named(0), "nil");
    }
}
