//! The advice of a two-player search: the value and error of every option, and the reason why the best one is best.

use spades_rules::{Action, Bid, Card, CardSet, Phase, PlayedRound, Suit, View};

use super::chances;
use super::score::{Standing, played};
use crate::advice::Advice;
use crate::card_facts::{Alike, CardFacts};
use crate::facts::{Fate, NilCards, ScoreGap, Sources, Stake, still_needed};
use crate::multi_player::{sign, tactic};
use crate::playout_state::PlayoutState;
use crate::reason::{Cost, Gain, Goal, Instead, NextBid, Outlook, Promise, Reason, Settled, SideBid};
use crate::regret;
use crate::renege;
use crate::rollouts::{self, Ending, Row};
use crate::seen::known_other_hand;

/// Options closer to each other than this count as equal.
pub(crate) const NO_DIFFERENCE: f64 = 0.002;

/// The basis of the values of options.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Basis {
    /// The other hand is known.
    Exact,
    /// Worlds were sampled.
    Sampled,
    /// The search was cut: the worlds completed by then.
    Cut,
    /// The search was cut before it completed a world.
    Rule,
}

impl Basis {
    /// Returns the basis of a search, from whether it was cut, the number of worlds, and whether the other hand is known.
    pub(crate) const fn of(cut: bool, worlds: usize, exact: bool) -> Basis {
        match (cut, worlds) {
            (true, 0) => Basis::Rule,
            (true, _) => Basis::Cut,
            _ if exact => Basis::Exact,
            _ => Basis::Sampled,
        }
    }
}

/// Returns the advice from the results of every option.
pub(crate) fn advise(view: &View, mut rows: Vec<Row>, basis: Basis) -> Advice {
    let exact = basis == Basis::Exact;
    add_the_rest(view, &mut rows);
    let max = rows.iter().map(Row::value).fold(f64::NEG_INFINITY, f64::max);
    // Of equals, the one that the search takes.
    let best = rows.iter().find(|row| row.value() >= max - 1e-12);
    let best = best.map_or(view.legal[0], |row| row.action);
    rollouts::sort(&mut rows, best);
    let worlds = if basis == Basis::Rule { 0 } else { rows[0].endings.len() };
    Advice {
        cut: matches!(basis, Basis::Cut | Basis::Rule),
        options: rows.iter().map(|row| (row.action, row.value())).collect(),
        errors: rows.iter().map(|row| row.error(&rows[0])).collect(),
        losses: regret::losses(&rows),
        best,
        sampled: (!exact).then_some(worlds as u32),
        reason: reason(view, &rows, exact),
    }
}

/// Adds options that no search values: calls of a renege, cards that break a rule (where that is possible), and actions that only continue.
fn add_the_rest(view: &View, rows: &mut Vec<Row>) {
    let worlds = rows.first().map_or(1, |row| row.endings.len());
    let max = rows.iter().map(Row::value).fold(0.0, f64::max);
    for &action in &view.legal {
        if rows.iter().any(|row| row.action == action) {
            continue;
        }
        let value = match action {
            Action::Call(_) if renege::is_proven(view) => called(view, 0),
            Action::Call(_) if view.phase == Phase::Play => max,
            // If it is called, the seat has lost the round.
            Action::Play(_) => called(view, 1).min(max),
            _ => chances::chance(&view.rules, Standing::of(view)),
        };
        let ending = Ending {
            value,
            ..Ending::default()
        };
        rows.push(Row {
            action,
            endings: vec![ending; worlds],
        });
    }
}

/// Returns the viewer's chance to win the match after a right call of a renege by the viewer (0) or the other seat (1).
fn called(view: &View, caller: usize) -> f64 {
    let seats = [view.viewer, 1 - view.viewer];
    let bids = seats.map(|seat| view.bids[seat]);
    let round = PlayedRound {
        right_call: Some(caller),
        ..played(bids, seats.map(|seat| view.tricks[seat]))
    };
    chances::chance(&view.rules, Standing::of(view).after_played(&view.rules, &round))
}

fn reason(view: &View, rows: &[Row], exact: bool) -> Reason {
    let best = &rows[0];
    match best.action {
        Action::Bid(tricks) => bid(view, rows, tricks, exact),
        Action::Play(_) if view.lawful.len() == 1 => Reason::OnlyCard,
        Action::Play(card) if view.rules.bids_itself(view.round) => Reason::EveryTrick { card },
        Action::Play(card) => play(view, card, rows, exact),
        Action::Call(_) if renege::is_proven(view) => Reason::RenegeProved,
        Action::Call(_) => Reason::RenegeUnproved,
        _ => Reason::OnlyChoice,
    }
}

/// Returns the card to compare with: the best one that is clearly worth less than the best of all.
fn contrast(rows: &[Row]) -> Option<(Card, &Row)> {
    rows.iter()
        .skip(1)
        .filter_map(|row| match row.action {
            Action::Play(card) => Some((card, row)),
            _ => None,
        })
        .find(|(_, row)| rows[0].value() - row.value() > NO_DIFFERENCE.max(row.error(&rows[0])))
}

fn bid(view: &View, rows: &[Row], bid: u8, exact: bool) -> Reason {
    let best = &rows[0];
    let next = rows.iter().find(|row| row.action == Action::Bid(bid + 1));
    if !exact {
        let Some(odds) = best.odds(|ending| ending.made) else {
            return Reason::BidWorthMost { bid };
        };
        let next = next.and_then(|row| row.odds(|ending| ending.made));
        return if bid == 0 {
            let cards = NilCards::of(view);
            Reason::NilLikely { odds, one: next, cards }
        } else {
            Reason::BidLikely {
                bid,
                side: SideBid::Own,
                odds,
                next,
                sources: Sources::of(view),
            }
        };
    }
    let end = best.endings[0];
    match end.made {
        Some(false) => Reason::BidFails {
            bid,
            gap: ScoreGap::of(view, view.viewer),
        },
        None => Reason::BidIndifferent {
            bid,
            gap: ScoreGap::of(view, view.viewer),
        },
        Some(true) if bid == 0 => Reason::NilStands {
            cards: NilCards::of(view),
        },
        Some(true) => {
            let worse = next.filter(|row| best.value() - row.value() > NO_DIFFERENCE);
            let next = worse.and_then(|row| row.endings[0].made).map(|made| match made {
                false => NextBid::Set,
                true => NextBid::WorthLess,
            });
            Reason::BidStands {
                bid,
                bags: end.bags,
                next,
                sources: Sources::of(view),
            }
        }
    }
}

/// The state of both bids before the card.
struct ScoreState {
    /// The viewer's bid.
    bid: Bid,
    /// The outcome of the bid, if it is decided.
    settled: Option<Settled>,
    /// The other seat's promise, while that is open.
    rival: Option<Promise>,
}

fn score_state(view: &View) -> ScoreState {
    let bid = |seat: usize| view.bids[seat].unwrap_or(Bid::NIL);
    let left = view.hand_counts[0].max(view.hand_counts[1]);
    let settled = |seat: usize| {
        let (promised, taken) = (bid(seat), view.tricks[seat]);
        let bid = promised.tricks();
        match (promised.is_nil(), taken) {
            (true, 0) => None,
            (true, _) => Some(Settled::NilFailed),
            (false, _) if taken >= bid => Some(Settled::BidMade { bid }),
            (false, _) if taken + left < bid => Some(Settled::BidLost { bid }),
            _ => None,
        }
    };
    let (own, other) = (view.viewer, 1 - view.viewer);
    let promise = if bid(other).is_nil() {
        Promise::Nil
    } else {
        Promise::Bid
    };
    ScoreState {
        bid: bid(own),
        settled: settled(own),
        rival: settled(other).is_none().then_some(promise),
    }
}

fn play(view: &View, card: Card, rows: &[Row], exact: bool) -> Reason {
    let score_state = score_state(view);
    let apart = contrast(rows);
    if exact {
        return known(view, card, &score_state, rows[0].endings[0], apart);
    }
    let stake = at_stake(view, &score_state, None);
    let Some((other, row)) = apart else {
        return Reason::PlayAlike {
            alike: Alike::of(view, stake),
        };
    };
    let state = PlayoutState::from_view(view);
    Reason::PlayTactic {
        card,
        tactic: tactic(view, &state, card),
        facts: CardFacts::of(view, &state, card),
        stake,
        sign: sign(view, &state, card, Some(other)),
        gain: Some(gain(&score_state, view.rules.bags.hurt(), &rows[0], other, row)),
    }
}

/// Returns the tricks still at stake in the round; `other_hand` is the other hand if known.
fn at_stake(view: &View, score_state: &ScoreState, other_hand: Option<CardSet>) -> Stake {
    let left = view.hand_counts[0].max(view.hand_counts[1]);
    let needed = |seat: usize| {
        let contract = view.bids[seat].map_or(0, Bid::tricks);
        still_needed(contract, view.tricks[seat], left)
    };
    Stake {
        needed: needed(view.viewer),
        left,
        rivals_need: needed(1 - view.viewer),
        rivals_made: view.bids[1 - view.viewer]
            .is_some_and(|bid| (1..=view.tricks[1 - view.viewer]).contains(&bid.tricks())),
        is_decided: score_state.settled.is_some() && score_state.rival.is_none(),
        spades_out: other_hand.map(|hand| hand.in_suit(Suit::Spades).len() as u8),
    }
}

/// Returns the reason if both hands are known: the result of best play, and the cost of the next best card.
fn known(view: &View, card: Card, score_state: &ScoreState, end: Ending, apart: Option<(Card, &Row)>) -> Reason {
    let other_hand = known_other_hand(view).unwrap_or_default();
    let bid = score_state.bid.tricks();
    let outlook = match (score_state.settled, end.made, score_state.bid.is_nil()) {
        (Some(settled), _, _) => Outlook::Settled(settled),
        (None, Some(true), true) => Outlook::NilStands,
        (None, Some(false), true) => Outlook::NilFails,
        (None, Some(true), false) => Outlook::BidStands { bid, bags: end.bags },
        (None, Some(false), false) => Outlook::BidFails { bid },
        (None, None, _) => Outlook::Indifferent,
    };
    let rival = score_state.rival.filter(|_| end.set == Some(true));
    let instead = apart.map(|(card, row)| {
        let other = row.endings[0];
        // More bags than with the best card, where both numbers matter.
        let bags = end.bags.zip(other.bags).filter(|_| other.made == end.made);
        let cost = if score_state.settled.is_none() && end.made == Some(true) && other.made == Some(false) {
            Cost::OwnPromise
        } else if rival.is_some() && other.set == Some(false) {
            Cost::RivalPromise
        } else {
            match bags {
                Some((own, other)) if other > own && view.rules.bags.hurt() => Cost::Bags(other - own),
                Some((own, other)) if own > other => Cost::Tricks,
                _ => Cost::Worth,
            }
        };
        Instead {
            card,
            cost,
            fate: Fate::of(view, card, other_hand),
        }
    });
    let stake = at_stake(view, score_state, Some(other_hand));
    let alike = match instead {
        None => Alike::of(view, stake),
        Some(_) => Alike::Unknown,
    };
    Reason::PlayKnown {
        card,
        fate: Fate::of(view, card, other_hand),
        stake,
        outlook,
        rival,
        instead,
        alike,
    }
}

/// Returns the gain if the other hand is sampled, and bags hurt or not: the number of likely deals that reach a goal, and with the next best card.
fn gain(score_state: &ScoreState, hurt: bool, best: &Row, card: Card, row: &Row) -> Gain {
    let oftener = |goal: Goal, met: fn(&Ending) -> Option<bool>| {
        let (odds, other) = (best.odds(met)?, row.odds(met)?);
        (odds.met > other.met).then_some(Gain::Oftener {
            goal,
            odds,
            card,
            other,
        })
    };
    let own = if score_state.bid.is_nil() {
        Goal::OwnNil
    } else {
        Goal::OwnBid {
            bid: score_state.bid.tricks(),
        }
    };
    let made = || oftener(own, |ending| ending.made).filter(|_| score_state.settled.is_none());
    let set = || {
        let goal = match score_state.rival? {
            Promise::Nil => Goal::RivalNil,
            Promise::Bid => Goal::RivalBid,
        };
        oftener(goal, |ending| ending.set)
    };
    let fewer = || {
        let (bags, other) = (best.bags()?, row.bags()?);
        (hurt && other > bags + 0.1).then_some(Gain::FewerBags { bags, card, other })
    };
    made().or_else(set).or_else(fewer).unwrap_or(Gain::Little { card })
}
