//! Cards, bids and what has just happened, in words to be heard.

use spades_rules::{Bid, Card, HandBuilding, Phase, Seat, Suit, View};

use crate::session::Match;

const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace",
];

/// "queen of hearts"
pub(super) fn card(card: Card) -> String {
    match card {
        Card::BIG_JOKER => "big joker".to_owned(),
        Card::LITTLE_JOKER => "little joker".to_owned(),
        card => format!("{} of {}", rank(card), suit(card.suit())),
    }
}

/// "queen", for lists under the name of a suit.
pub(super) fn rank(card: Card) -> &'static str {
    match card {
        Card::BIG_JOKER => "big joker",
        Card::LITTLE_JOKER => "little joker",
        card => RANKS[usize::from(card.rank())],
    }
}

/// "hearts"
pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// "4", "nil"
pub(super) fn bid(bid: Bid) -> String {
    match bid {
        Bid::BlindNil => "blind nil".to_owned(),
        Bid::Tricks(0) => "nil".to_owned(),
        Bid::Tricks(tricks) => tricks.to_string(),
    }
}

/// "You play", "Mara plays"
fn does(name: &str, plain: &str) -> String {
    if name == "You" {
        format!("You {plain}")
    } else {
        format!("{name} {plain}s")
    }
}

fn count(number: usize, thing: &str) -> String {
    if number == 1 {
        format!("1 {thing}")
    } else {
        format!("{number} {thing}s")
    }
}

/// What everybody at the table has seen happen between two views, in order.
pub(super) fn news(before: &View, now: &View, game: &Match) -> Vec<String> {
    let name = |seat: Seat| game.name(seat);
    let mut lines = Vec::new();
    if now.round != before.round {
        lines.push(format!("Round {}", now.round));
        return lines;
    }
    let open = now.rules.hands == HandBuilding::OpenDraft;
    for discard in now.discards.iter().skip(before.discards.len()) {
        let what = discard
            .card
            .filter(|_| open)
            .map_or_else(|| "a card".to_owned(), |it| format!("the {}", card(it)));
        lines.push(format!("{} {what}", does(&name(discard.seat), "discard")));
    }
    for (seat, bids) in now.bids.iter().zip(&before.bids).enumerate() {
        if let (Some(made), None) = bids {
            lines.push(format!("{} {}", does(&name(seat), "bid"), bid(*made)));
        }
    }
    let told: usize = before.played.iter().map(|trick| trick.plays.len()).sum();
    let mut number = 0;
    for (index, trick) in now.played.iter().enumerate() {
        for &(seat, it) in &trick.plays {
            if number >= told {
                lines.push(format!("{} the {}", does(&name(seat), "play"), card(it)));
            }
            number += 1;
        }
        let known = before.played.get(index).is_some_and(|trick| trick.winner.is_some());
        if let Some(winner) = trick.winner.filter(|_| !known) {
            lines.push(format!("{} the trick", does(&name(winner), "take")));
        }
    }
    if now.broken && !before.broken {
        lines.push("Spades are broken".to_owned());
    }
    if now.phase != before.phase && matches!(now.phase, Phase::RoundEnd | Phase::MatchEnd) {
        lines.push("The round is over".to_owned());
        lines.extend(scores(now, game));
    }
    if let (Some(winners), None) = (&now.winners, &before.winners) {
        let names: Vec<_> = winners.iter().map(|&side| game.side_name(side)).collect();
        lines.push(match names.as_slice() {
            [one] => format!("{} the match", does(one, "win")),
            _ => format!("The match is a draw: {}", names.join(", ")),
        });
    }
    lines
}

/// Points and bags, a line a side.
pub(super) fn scores(view: &View, game: &Match) -> Vec<String> {
    let line = |(side, (points, bags)): (usize, (&i32, &u8))| {
        let bags = if *bags == 0 {
            String::new()
        } else {
            format!(", {}", count(usize::from(*bags), "bag"))
        };
        format!("{}: {points} points{bags}", game.side_name(side))
    };
    view.scores.iter().zip(&view.bags).enumerate().map(line).collect()
}

/// Bids and tricks, a line a hand.
pub(super) fn contracts(view: &View, game: &Match) -> Vec<String> {
    let line = |seat: Seat| {
        let made = view.bids.get(seat).copied().flatten();
        let made = made.map_or_else(|| "has not bid".to_owned(), |made| format!("bid {}", bid(made)));
        let tricks = count(usize::from(view.tricks[seat]), "trick");
        let held = count(usize::from(view.hand_counts[seat]), "card");
        format!("{}: {made}, {tricks}, {held} in hand", game.name(seat))
    };
    (0..view.hand_counts.len()).map(line).collect()
}

/// Cards by suit, highest first: "Spades: ace, 10, 2", a line a suit.
pub(super) fn holding(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let line = |of: Suit| {
        let ranks: Vec<_> = cards.iter().filter(|it| it.suit() == of).map(|&it| rank(it)).collect();
        let mut name = suit(of).to_owned();
        name[..1].make_ascii_uppercase();
        (!ranks.is_empty()).then(|| format!("{name}: {}", ranks.join(", ")))
    };
    [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs]
        .into_iter()
        .filter_map(line)
        .collect()
}
