//! The replies of the other seats: the defence that makes the solution hardest to find.
//!
//! If the aim is kept they cannot stop it; they choose the card after which most is still to be found: first decisions with one
//! right choice, then wrong choices, over the player's next [`depth`] decisions. If it is lost they hold on to that.

use spades_rules::{Action, Card, Game};

use super::node::{Node, cost};
use super::open::Open;

/// Returns the number of the player's decisions that resistance looks ahead.
fn depth(game: &Game) -> u8 {
    if game.hands() == 2 { 3 } else { 2 }
}

/// Returns the card that a seat other than the player's plays now: the cheapest if the position is too hard to solve; `None`
/// when no card is to be played.
pub(crate) fn reply(game: &Game, open: &mut Open) -> Option<Card> {
    let node = Node::new(game, open);
    let seat = game.hand_to_play()?;
    if node.choices.is_empty() {
        return lawful(game).min_by_key(|&card| cost(card));
    }
    let (keep, lose) = node.counts();
    if open.stakes.is_friend(seat) {
        return if keep > 0 {
            node.cheapest(true)
        } else {
            struggle(game, &node, open)
        };
    }
    if lose > 0 {
        return node.cheapest(false);
    }
    if keep == 1 {
        return node.cheapest(true);
    }
    let depth = depth(game);
    let mut best: Option<(u32, Card)> = None;
    for choice in &node.choices {
        let card = choice.cards[0];
        let worth = hardness(&after(game, card), open, depth);
        let better = match best {
            None => true,
            Some((max, found)) => worth > max || worth == max && cost(card) < cost(found),
        };
        if better {
            best = Some((worth, card));
        }
    }
    best.map(|(_, card)| card)
}

/// Returns the card that the player's side plays when the aim is lost: the one after which the opponents have the most wrong replies.
pub(crate) fn struggle(game: &Game, node: &Node, open: &mut Open) -> Option<Card> {
    let mut traps = |card: Card| {
        let next = after(game, card);
        let theirs = next.hand_to_play().is_some_and(|seat| !open.stakes.is_friend(seat));
        if theirs && open.stakes.settled(&next).is_none() {
            Node::new(&next, open).counts().0
        } else {
            0
        }
    };
    let cards = node.choices.iter().map(|choice| choice.cards[0]);
    let mut rated: Vec<(Card, usize)> = cards.map(|card| (card, traps(card))).collect();
    rated.sort_by_key(|&(card, traps)| (std::cmp::Reverse(traps), cost(card)));
    rated.first().map(|&(card, _)| card)
}

/// Weight of a decision with one right choice, in addition to its wrong choices.
const CRITICAL: u32 = 32;

/// Returns how much is to be found over the player's next decisions.
fn hardness(game: &Game, open: &mut Open, depth: u8) -> u32 {
    let Some(seat) = game.hand_to_play() else { return 0 };
    if open.stakes.settled(game).is_some() {
        return 0;
    }
    let node = Node::new(game, open);
    let (_, lose) = node.counts();
    if seat == open.stakes.seat {
        let own = if node.is_critical() { CRITICAL } else { 0 } + lose as u32;
        let next = node.cheapest(true);
        return match next {
            Some(card) if depth > 1 => own + hardness(&after(game, card), open, depth - 1),
            _ => own,
        };
    }
    if open.stakes.is_friend(seat) {
        return node
            .cheapest(true)
            .map_or(0, |card| hardness(&after(game, card), open, depth));
    }
    node.choices
        .iter()
        .map(|choice| hardness(&after(game, choice.cards[0]), open, depth))
        .max()
        .unwrap_or(0)
}

/// Returns the legal cards.
fn lawful(game: &Game) -> impl Iterator<Item = Card> {
    game.legal_actions().into_iter().filter_map(|action| match action {
        Action::Play(card) => Some(card),
        _ => None,
    })
}

/// Returns the match after a card.
pub(crate) fn after(game: &Game, card: Card) -> Game {
    let mut next = game.clone();
    let done = next.apply(Action::Play(card));
    debug_assert!(done.is_ok(), "the solvers value lawful cards alone");
    next
}
