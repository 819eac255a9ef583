//! Bids made before looking, weighed by the chance to win the match.
//!
//! Before a look, every side expects its share of the thirteen tricks, and a spread around it. An option is scored by the rules for each number
//! of tricks; a look makes its bid in three of four rounds, one trick below what the hand takes.

use arrayvec::ArrayVec;
use spades_rules::{Action, Bid, HandBuilding, Phase, PlayedRound, Rules, SideScore, Sides, Totals, View};

use crate::{multi_player, two_player};

/// Share of rounds in which a bid made after a look is made.
const MADE: f64 = 0.75;

/// Share of blind nils that take no trick.
const NIL: f64 = 0.12;

/// A blind bid has to be better than a look by this.
const MARGIN: f64 = 0.01;

/// An option with the chance to win the match after it.
pub(crate) type Weighed = (Action, f64);

/// Returns the options of a seat that hasn't looked at its hand, or drawn a card, where numbers can be bid blind or only from behind; the best
/// first. Empty for any other decision.
pub(crate) fn options(view: &View) -> ArrayVec<Weighed, 16> {
    let is_early = view.phase == Phase::Bidding || view.phase == Phase::Draft && view.drawn_by.is_none();
    let numbers = view.legal.iter().any(|action| matches!(action, Action::BlindBid(_)));
    let from_behind = view.rules.blind_behind.is_some() && view.legal.contains(&Action::BlindNil);
    if !is_early || !(numbers || from_behind) {
        return ArrayVec::new();
    }
    let mut options: ArrayVec<Weighed, 16> = view
        .legal
        .iter()
        .map(|&action| (action, chance(view, action)))
        .collect();
    options.sort_by(|one, other| other.1.total_cmp(&one.1));
    options
}

/// Returns the blind bid to make in place of a look, or of a first draw; `None` if none is better, or if there is nothing to weigh.
pub(crate) fn choose(view: &View) -> Option<Action> {
    let options = options(view);
    let look = options.iter().find(|&&(action, _)| is_look(action))?;
    let &(best, value) = options.first()?;
    (value > look.1 + MARGIN).then_some(best)
}

/// Returns the decision of a seat that hasn't looked, or drawn; `None` if there is nothing to weigh.
pub(crate) fn decision(view: &View) -> Option<Action> {
    let (otherwise, _) = options(view).into_iter().find(|&(action, _)| is_look(action))?;
    choose(view).or(Some(otherwise))
}

const fn is_look(action: Action) -> bool {
    matches!(action, Action::Look | Action::Draw)
}

/// Returns the chance to win the match after an option.
fn chance(view: &View, action: Action) -> f64 {
    let rules = &view.rules;
    let alone = rules.sides == Sides::Single && rules.players == 4;
    let (mean, spread): (f64, f64) = match (alone, rules.hands) {
        (true, _) => (3.25, 1.6),
        // A hand built unseen is worse than one that was chosen.
        (_, HandBuilding::OpenDraft | HandBuilding::ClosedDraft | HandBuilding::UnseenDraft)
            if action != Action::Draw =>
        {
            (5.0, 2.2)
        }
        (_, _) if rules.players == 2 => (6.5, 2.2),
        _ => (6.5, 1.9),
    };
    let weight = |tricks: u8| (-0.5 * ((f64::from(tricks) - mean) / spread).powi(2)).exp();
    let all: f64 = (0..=13).map(weight).sum();
    (0..=13u8)
        .map(|tricks| weight(tricks) / all * after(view, action, tricks))
        .sum()
}

/// Returns the chance after an option, if the side takes this many tricks.
fn after(view: &View, action: Action, tricks: u8) -> f64 {
    let likely = |share: f64, made: f64, missed: f64| share * made + (1.0 - share) * missed;
    let others = |own: Own, tricks: u8| {
        let value = |made: bool| value(view, own, tricks, made);
        likely(MADE, value(true), value(false))
    };
    match action {
        Action::BlindBid(bid) => others(Own::Blind(bid), tricks),
        Action::BlindNil => likely(NIL, others(Own::Nil(true), tricks), others(Own::Nil(false), tricks)),
        _ => likely(MADE, others(Own::Made, tricks), others(Own::Missed, tricks)),
    }
}

/// The bid of the deciding side.
#[derive(Clone, Copy)]
enum Own {
    Blind(u8),
    /// A blind nil, made or not.
    Nil(bool),
    /// A number, made.
    Made,
    /// A number, missed.
    Missed,
}

/// Returns the chance after a round in which the deciding side takes `tricks`; the others make their bids or not.
fn value(view: &View, own: Own, tricks: u8, others_make: bool) -> f64 {
    let rules = &view.rules;
    let mut played = PlayedRound::default();
    let side = rules.side_of(view.viewer);
    let rivals = rules.side_count() as u8 - 1;
    let mut rest = 13 - tricks;
    let mut left = rivals;
    for other in (0..rules.side_count()).filter(|&other| other != side) {
        let share = rest.div_ceil(left.max(1));
        (rest, left) = (rest - share, left - 1);
        let bid = if others_make {
            share.saturating_sub(1)
        } else {
            share + 1
        };
        fill(rules, view, &mut played, other, share, bid);
    }
    let seat = view.viewer;
    match own {
        Own::Blind(bid) => {
            played.bids[seat] = Some(Bid::Blind(bid));
            played.tricks[seat] = tricks;
        }
        Own::Nil(made) => {
            let lost = u8::from(!made).min(tricks);
            if let Some(partner) = rules.partner(seat) {
                fill_seat(
                    &mut played,
                    partner,
                    tricks - lost,
                    (tricks - lost).saturating_sub(1).max(1),
                );
            }
            played.bids[seat] = Some(Bid::BlindNil);
            played.tricks[seat] = lost;
        }
        Own::Made => fill(rules, view, &mut played, side, tricks, tricks.saturating_sub(1)),
        Own::Missed => fill(rules, view, &mut played, side, tricks, tricks + 1),
    }
    chance_after(view, &played)
}

/// Gives a side its tricks, and the bids that it has made, or else a contract.
fn fill(rules: &Rules, view: &View, played: &mut PlayedRound, side: usize, tricks: u8, contract: u8) {
    let known: u8 = rules
        .seats_of(side)
        .filter_map(|seat| view.bids[seat])
        .map(Bid::tricks)
        .sum();
    let contract = contract.max(known).clamp(1, 13);
    match rules.partner(side) {
        Some(partner) if contract > 1 => {
            fill_seat(played, side, tricks, contract - 1);
            fill_seat(played, partner, 0, 1);
        }
        partner => {
            fill_seat(played, side, tricks, contract);
            // A contract of one is bid by one of the two, and the other is not a nil.
            if let Some(partner) = partner {
                fill_seat(played, partner, 0, 1);
            }
        }
    }
}

fn fill_seat(played: &mut PlayedRound, seat: usize, tricks: u8, bid: u8) {
    played.bids[seat] = Some(Bid::Tricks(bid));
    played.tricks[seat] = tricks;
}

/// Returns the viewer's chance to win the match after a round.
fn chance_after(view: &View, played: &PlayedRound) -> f64 {
    let before = Totals {
        scores: &view.scores,
        bags: &view.bags,
        sets: &view.sets,
        set_runs: &view.set_runs,
        round: view.round,
    };
    let sheet: ArrayVec<SideScore, 4> = view.rules.score(played, &before);
    if view.rules.players == 2 {
        two_player::chance_after(view, played)
    } else {
        multi_player::chance_after(view, played, sheet)
    }
}
