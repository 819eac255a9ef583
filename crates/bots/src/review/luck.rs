//! Luck told from skill: a choice that was worse on average may turn out well on the cards of the round.

use spades_rules::{Action, Bid, Card, Event, Game, Phase, PlayedRound, Seat, Suit};

use crate::appraisal::ReviewedDecision;
use crate::decision::sound_choice;
use crate::reason::{Luck, Reason};

/// Returns the luck of a decision that cost something on average, in the round that `end` has scored.
pub(super) fn luck(decision: &ReviewedDecision, before: &Game, end: &Game) -> Option<Luck> {
    let renege = end.sheet().iter().any(|line| line.renege_points != 0);
    if !decision.is_mistake() || renege || !end.phase().is_scored() {
        return None;
    }
    let found = match (decision.taken, decision.best) {
        (Action::Keep | Action::Discard, Action::Keep | Action::Discard) => of_draft(decision, before),
        (Action::Bid(taken), Action::Bid(best)) => of_bid(decision.seat, taken, best, before, end),
        (Action::BlindNil, _) => (end.tricks()[decision.seat] == 0).then_some(Luck::BidMade),
        (Action::Play(taken), Action::Play(best)) => of_card(decision.seat, taken, best, before, end),
        _ => None,
    };
    found.map(|luck| if is_known(decision.reason) { Luck::LetOff } else { luck })
}

/// Returns `true` if the reason knows all cards: it compares results of best play, not averages.
const fn is_known(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::PlayKnown { .. }
            | Reason::BidStands { .. }
            | Reason::NilStands { .. }
            | Reason::BidFails { .. }
            | Reason::BidIndifferent { .. }
    )
}

/// Compares the drawn card with the next one.
fn of_draft(decision: &ReviewedDecision, before: &Game) -> Option<Luck> {
    let drawn = before.view(decision.seat).drawn?;
    let next = next_card(before, decision.taken)?;
    // Spades first, then by rank.
    let worth = |card: Card| (card.suit() == Suit::Spades, card.rank());
    match (decision.taken, decision.reason) {
        (Action::Discard, Reason::DrawnBetter { .. }) if worth(next) > worth(drawn) => Some(Luck::Came(next)),
        (Action::Keep, Reason::NextBetter { .. }) if worth(next) < worth(drawn) => Some(Luck::Spared(next)),
        _ => None,
    }
}

/// Returns the card after the drawn one.
fn next_card(before: &Game, action: Action) -> Option<Card> {
    let events = before.clone().apply(action).ok()?;
    events.iter().find_map(|event| match *event {
        Event::Kept {
            card, from_stock: true, ..
        }
        | Event::Discarded {
            card, from_stock: true, ..
        } => card,
        _ => None,
    })
}

/// Scores both bids with the tricks that were taken.
fn of_bid(seat: Seat, taken: u8, best: u8, before: &Game, end: &Game) -> Option<Luck> {
    let total = |tricks| {
        let mut played = round(end);
        played.bids[seat] = Some(Bid::Tricks(tricks));
        worth(before, &played, seat)
    };
    // To take no trick is another way to play: a nil that wasn't bid can't be scored.
    if best == 0 || total(taken) <= total(best) {
        return None;
    }
    Some(if taken != 0 && taken < best {
        Luck::HigherMissed
    } else {
        Luck::BidMade
    })
}

/// Plays the round out on its real cards after both cards: sound players can't see them either.
fn of_card(seat: Seat, taken: Card, best: Card, before: &Game, end: &Game) -> Option<Luck> {
    let out = |card| {
        let round = played_out(before, Action::Play(card))?;
        Some(worth(before, &round, seat))
    };
    let instead = out(best)?;
    if out(taken)? <= instead || worth(before, &round(end), seat) < instead {
        return None;
    }
    let hands = end.hands();
    let at = end.plays().position(|(_, card)| card == taken)? / hands;
    let mut trick = end.plays().skip(at * hands).take(hands);
    let player = trick.find(|&(_, card)| card == taken).map(|(player, _)| player);
    Some(match end.takers().nth(at) {
        taker if taker.is_some() && taker == player => Luck::Took(taken),
        _ => Luck::Placed,
    })
}

/// Returns the round played on from a position by sound players who don't search.
fn played_out(before: &Game, action: Action) -> Option<PlayedRound> {
    let mut game = before.clone();
    game.apply(action).ok()?;
    while game.phase() == Phase::Play {
        let view = game.view(game.actor()?);
        game.apply(sound_choice(&view)?).ok()?;
    }
    Some(round(&game))
}

/// Returns the bids and tricks of a round.
fn round(game: &Game) -> PlayedRound {
    let mut played = PlayedRound {
        dummy_partner: game.dummy_partner(),
        tricks: game.tricks(),
        ..PlayedRound::default()
    };
    for (to, &bid) in played.bids.iter_mut().zip(game.bids()) {
        *to = bid;
    }
    played
}

/// Returns the points of a round for the side of a seat over the best of the others, with bags at their share of the penalty.
fn worth(before: &Game, played: &PlayedRound, seat: Seat) -> f64 {
    let rules = before.rules();
    let sheet = rules.score(played, &before.totals());
    let bag = f64::from(rules.bags.penalty) / f64::from(rules.bags.limit.max(1));
    let points =
        |side: usize| f64::from(sheet[side].total - sheet[side].bag_penalty) - bag * f64::from(sheet[side].bags);
    let own = rules.side_of(seat);
    let others = (0..sheet.len()).filter(|&side| side != own).map(points);
    points(own) - others.fold(f64::NEG_INFINITY, f64::max)
}
