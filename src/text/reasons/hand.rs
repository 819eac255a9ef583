//! The sentences that explain a bid by the cards of the hand.

use spades_bots::{NilCards, Sources};
use spades_rules::{Card, Suit};
use spades_words::Arg;

use crate::say;
use crate::session::Who;
use crate::text::{Words, variant};

/// Rank of a top card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Honor {
    Joker,
    /// A high one.
    Deuce,
    Ace,
    King,
    Queen,
    Jack,
    Lower,
}

impl Honor {
    const ALL: [Honor; 7] = [
        Honor::Joker,
        Honor::Deuce,
        Honor::Ace,
        Honor::King,
        Honor::Queen,
        Honor::Jack,
        Honor::Lower,
    ];

    fn of(card: Card) -> Honor {
        match card.rank() {
            _ if card.is_joker() => Honor::Joker,
            _ if card.is_high_deuce() => Honor::Deuce,
            12 => Honor::Ace,
            11 => Honor::King,
            10 => Honor::Queen,
            9 => Honor::Jack,
            _ => Honor::Lower,
        }
    }
}

/// The room for the sources of a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum Room {
    /// Up to three top cards are named with their suits, and everything else is listed.
    Hint,
    /// One top card is named; others are counted by rank, and spades are left out beside two ranks.
    Retry,
}

/// Returns the sources of a bid's tricks; `None` if no card stands out.
pub(in crate::text) fn bid_plan(who: &Who, sources: Sources, room: Room) -> Option<Words> {
    let Sources {
        top,
        guarded,
        spades,
        short,
    } = sources;
    let named = if room == Room::Hint { 3 } else { 1 };
    let mut all = if top.len() <= named {
        by_suit(top.iter().collect())
    } else {
        by_rank(top.iter().collect())
    };
    if guarded > 0 && room == Room::Hint {
        all.push(say::reasons::bid_source_guarded(guarded));
    }
    let more = !top.in_suit(Suit::Spades).is_empty();
    match short.filter(|_| room == Room::Hint || top.len() <= named) {
        _ if spades == 0 || room == Room::Retry && all.len() > 1 => {}
        None => all.push(say::reasons::bid_source_spades(more, spades)),
        Some(suit) => all.push(say::reasons::bid_source_ruffs(suit, more, spades)),
    }
    (!all.is_empty()).then(|| say::reasons::bid_plan(who, all))
}

/// Lists cards suit by suit, spades first, each from the top.
fn by_suit(cards: Vec<Card>) -> Vec<Words> {
    let (mut high, suited): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(|card| card.outranks_ace());
    high.sort();
    let high = high.into_iter().rev().map(say::reasons::bid_source_joker);
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let honors = suits.into_iter().filter_map(|suit| {
        let mut held: Vec<Card> = suited.iter().copied().filter(|card| card.suit() == suit).collect();
        held.sort();
        let ranks: Vec<Arg> = held.into_iter().rev().map(Arg::Rank).collect();
        (!ranks.is_empty()).then_some(say::reasons::bid_source_honors(suit, ranks))
    });
    high.chain(honors).collect()
}

/// Counts cards by rank, the highest first.
fn by_rank(cards: Vec<Card>) -> Vec<Words> {
    let counted = Honor::ALL.into_iter().map(|honor| {
        let count = cards.iter().filter(|&&card| Honor::of(card) == honor).count();
        (honor, count)
    });
    let some = counted.filter(|&(_, count)| count > 0);
    some.map(|(honor, count)| say::reasons::bid_source_count(variant(&honor), count))
        .collect()
}

/// Returns the cards that decide a nil.
pub(in crate::text) fn nil_plan(who: &Who, cards: NilCards) -> Words {
    say::reasons::nil_plan(who, cards.spade, cards.danger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::reasons::you;

    fn said(top: &[&str], guarded: u8, spades: u8, short: Option<Suit>, room: Room) -> String {
        let sources = Sources {
            top: top.iter().map(|card| card.parse::<Card>().expect("a card")).collect(),
            guarded,
            spades,
            short,
        };
        bid_plan(&you(), sources, room).map_or_else(String::new, |words| words.text())
    }

    #[test]
    fn a_bid_is_explained_by_honors_of_a_suit_together_and_from_the_top() {
        let clubs = Some(Suit::Clubs);
        assert_eq!(
            said(&["AH", "KS", "AS"], 0, 2, clubs, Room::Hint),
            "You have the ace and king of spades, the ace of hearts, and 2 more spades to ruff clubs."
        );
        assert_eq!(
            said(&["AH", "AC", "AD", "KD"], 1, 2, None, Room::Hint),
            "You have 3 aces, a king, a guarded king, and 2 spades."
        );
        assert_eq!(
            said(&["BJ", "AC"], 0, 0, None, Room::Hint),
            "You have the big joker and the ace of clubs."
        );
        assert_eq!(
            said(&["DS", "AS", "DD"], 0, 0, None, Room::Hint),
            "You have the high two of diamonds, the high two of spades, and the ace of spades."
        );
        assert_eq!(
            said(&["DS", "AC", "DD"], 0, 0, None, Room::Retry),
            "You have 2 high twos and an ace."
        );
        assert_eq!(
            said(&["AH", "KH"], 2, 1, clubs, Room::Retry),
            "You have an ace and a king."
        );
        assert_eq!(said(&[], 0, 3, clubs, Room::Retry), "You have 3 spades to ruff clubs.");
        assert_eq!(said(&[], 1, 0, None, Room::Retry), "");
    }
}
