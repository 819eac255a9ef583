//! Why an option is the best, in a plain sentence.

use spades_rules::{Action, Bid, Card, Suit, View};

use crate::estimate::expected_tricks;
use crate::seen::running_trick;

/// A plain sentence about the best option.
pub(crate) fn reason(view: &View, best: Action, options: &[(Action, f64)]) -> String {
    match best {
        Action::Bid(0) => "With these cards you can expect to take no trick at all.".to_owned(),
        Action::Bid(tricks) => bid(view, tricks, options),
        Action::Keep => "It is worth more than the next card is likely to be.".to_owned(),
        Action::Discard => "The next card is likely to be worth more.".to_owned(),
        Action::BlindNil => "You are far behind, and only a big score brings you back.".to_owned(),
        Action::Play(card) => play(view, card, options),
        Action::Call(_) => "The other seat has played a card that the rules did not allow.".to_owned(),
        Action::Look | Action::Draw => "There is more to gain from cards that you see.".to_owned(),
        Action::Settle | Action::NextRound => "There is nothing more to decide in this round.".to_owned(),
    }
}

fn bid(view: &View, tricks: u8, options: &[(Action, f64)]) -> String {
    let (mean, low, high) = expected_tricks(view);
    let worth = |wanted: u8| {
        options
            .iter()
            .find(|(action, _)| *action == Action::Bid(wanted))
            .map(|&(_, value)| value)
    };
    let (below, above) = (tricks.checked_sub(1).and_then(worth), worth(tricks + 1));
    let why = match (below, above) {
        (Some(below), Some(above)) if above > below => "one less would give points away",
        (Some(_), Some(_)) => "one more would be set too often",
        _ => "it fits what the hand can take",
    };
    if high - low < 0.5 {
        format!("The hand takes {mean:.0} tricks; {why}.")
    } else {
        format!("The hand should take {:.0} to {:.0} tricks; {why}.", low.max(0.0), high)
    }
}

fn play(view: &View, card: Card, options: &[(Action, f64)]) -> String {
    if options.len() == 1 {
        return "It is the only card that you may play.".to_owned();
    }
    let most = options
        .iter()
        .map(|&(_, value)| value)
        .fold(f64::NEG_INFINITY, f64::max);
    let least = options.iter().map(|&(_, value)| value).fold(f64::INFINITY, f64::min);
    if most - least < 1e-4 {
        return "All your cards come to the same here.".to_owned();
    }
    let taken = view.tricks.get(view.viewer).copied().unwrap_or(0);
    let bid = view.bids.get(view.viewer).copied().flatten();
    let nil = bid.is_some_and(Bid::is_nil) && taken == 0;
    let made = bid.is_none_or(|bid| taken >= bid.tricks());
    let wins = running_trick(view).map(|trick| beats(card, trick.iter().map(|&(_, other)| other)));
    let text = match (wins, nil, made) {
        (Some(false), true, _) => "It stays below, and your nil lives on.",
        (Some(true), true, _) => "A trick cannot be helped for long; this one costs least.",
        (None, true, _) => "It is the lead that is least likely to win, for your nil.",
        (Some(true), _, false) => "It takes a trick that your bid needs.",
        (Some(false), _, false) => {
            "This trick is not worth what winning it would cost; better cards are kept for your bid."
        }
        (None, _, false) if card.suit() == Suit::Spades => "Leading spades now serves your bid best.",
        (None, _, false) => "This lead brings your bid home most often.",
        (Some(true), _, true) => "Your bid is safe; this trick hurts the other side more than the bag hurts you.",
        (Some(false), _, true) => "Your bid is safe, and this avoids a bag.",
        (None, _, true) => "Your bid is safe; this lead is the best for bags and for setting the other side.",
    };
    text.to_owned()
}

/// Whether `card` would be winning the trick.
fn beats(card: Card, trick: impl Iterator<Item = Card> + Clone) -> bool {
    let led = trick.clone().next().map(Card::suit);
    let strength = |card: Card| match card.suit() {
        Suit::Spades => 100 + card.rank(),
        suit if Some(suit) == led => 1 + card.rank(),
        _ => 0,
    };
    trick.into_iter().all(|other| strength(card) > strength(other))
}
