//! Texts about the table and the latest events, for screen readers.

use crate::text::Phrase;
use spades_rules::{Card, HandBuilding, Suit, View};
use spades_words::Arg;

use crate::say;
use crate::session::Match;
use crate::text::Words;
use crate::text::spoken::News;

/// Returns the public events between two views, in order.
pub(super) fn news(before: &View, now: &View, game: &Match) -> Vec<News> {
    let mut news = Vec::new();
    if now.round != before.round {
        news.push(News::Round(now.round));
        return news;
    }
    let open = now.rules.hands == HandBuilding::OpenDraft;
    for discard in now.discards.iter().skip(before.discards.len()) {
        news.push(News::Discarded(game.who(discard.seat), discard.card.filter(|_| open)));
    }
    for (seat, bids) in now.bids.iter().zip(&before.bids).enumerate() {
        if let (Some(made), None) = bids {
            news.push(News::Bid(game.who(seat), *made));
        }
    }
    let announced: usize = before.played.iter().map(|trick| trick.plays.len()).sum();
    let mut number = 0;
    for (index, trick) in now.played.iter().enumerate() {
        for &(seat, card) in &trick.plays {
            if number >= announced {
                news.push(News::Played(game.who(seat), card));
            }
            number += 1;
        }
        let known = before.played.get(index).is_some_and(|trick| trick.winner.is_some());
        news.extend(
            trick
                .winner
                .filter(|_| !known)
                .map(|winner| News::Took(game.who(winner))),
        );
    }
    if now.broken && !before.broken {
        news.push(News::SpadesBroken);
    }
    if now.phase != before.phase && now.phase.is_scored() {
        news.push(News::RoundOver);
        news.extend(standings(now, game).map(News::Stands));
    }
    if let (Some(winners), None) = (&now.winners, &before.winners) {
        news.push(match winners.as_slice() {
            &[side] => News::Won(game.side_who(side)),
            sides => News::Drawn(sides.iter().map(|&side| game.side_who(side)).collect()),
        });
    }
    news
}

/// Returns points and bags of each side.
pub(super) fn standings(view: &View, game: &Match) -> impl Iterator<Item = Words> {
    let sides = view.scores.iter().zip(&view.bags).enumerate();
    sides.map(|(side, (&points, &bags))| {
        let line = say::spoken::standing(game.side_who(side), points, bags);
        match view.sets_of(side) {
            Some((sets, limit)) => say::sets::said(line, sets, limit),
            None => line,
        }
    })
}

/// Returns bids and tricks of each seat.
pub(super) fn seats(view: &View, game: &Match) -> impl Iterator<Item = Words> {
    (0..view.hand_counts.len()).map(|seat| {
        say::spoken::seat_description(
            game.who(seat),
            view.bids.get(seat).copied().flatten().map(|it| it.words()),
            view.tricks[seat],
            view.hand_counts[seat],
        )
    })
}

/// Returns cards grouped by suit, highest first.
pub(super) fn holding(cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = Words> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs]
        .into_iter()
        .filter_map(move |suit| {
            let held = cards.iter().copied().filter(|card| card.suit() == suit);
            let held: Vec<Arg> = held.map(Arg::Rank).collect();
            (!held.is_empty()).then_some(say::spoken::table_line_holding(suit, held))
        })
}
