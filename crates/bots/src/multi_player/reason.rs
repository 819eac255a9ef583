//! Reasons why an option is best with three or four players.

use spades_rules::{Action, Card, CardSet, Sides, Suit, View};

use super::sign::sign;
use crate::card_facts::{Alike, CardFacts};
use crate::facts::{NilCards, ScoreGap, Sources, Stake, still_needed};
use crate::playout_state::{PlayoutState, SPADES, above, beats, suit_of};
use crate::reason::{Gain, Goal, Odds, Reason, SideBid, Tactic};
use crate::rollouts::Row;
use crate::seen::discards;

/// Options closer to each other than this count as equal.
const NO_DIFFERENCE: f64 = 0.002;

/// A gain in chances below this is not reported.
const LITTLE: f64 = 0.015;

/// A result that is counted over the played-out deals.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    Made,
    Partner,
    Set,
    Bags,
}

/// Returns the reason for the best option, which comes first in `rows`.
pub(crate) fn reason(view: &View, rows: &[Row]) -> Reason {
    let state = PlayoutState::from_view(view);
    match rows[0].action {
        _ if view.legal.len() == 1 => Reason::OnlyChoice,
        Action::Play(card) if state.bids_itself => Reason::EveryTrick { card },
        Action::Play(card) => play(view, &state, card, rows),
        Action::Bid(tricks) => bid(view, &state, tricks, rows),
        Action::BlindNil => Reason::BlindNilFromBehind {
            gap: ScoreGap::of(view, view.rules.side_of(view.viewer)),
        },
        Action::Misdeal => Reason::NoSpades,
        _ => Reason::LookFirst,
    }
}

/// Returns the odds of reaching an aim; `None` if it cannot be determined.
fn reached(row: &Row, aim: Aim) -> Option<Odds> {
    row.odds(|ending| match aim {
        Aim::Made => ending.made,
        Aim::Partner => ending.partner,
        Aim::Set => ending.set,
        Aim::Bags => None,
    })
}

fn bid(view: &View, state: &PlayoutState, bid: u8, rows: &[Row]) -> Reason {
    let Some(odds) = reached(&rows[0], Aim::Made) else {
        return Reason::BidWorthMost { bid };
    };
    if bid == 0 {
        let partner = view.rules.partner(view.viewer);
        let strong = |partner: usize| view.bids[partner].is_some() && state.bids[partner] >= 4;
        let cards = NilCards::of(view);
        return match partner.is_some_and(strong) {
            true => Reason::NilCovered { odds, cards },
            false => Reason::NilLikely { odds, one: None, cards },
        };
    }
    let next = rows.iter().find(|row| row.action == Action::Bid(bid + 1));
    // Three-handed, a higher bid may be made more often, since fewer players outbid it for the dummy: that is no evidence against it.
    let next = next
        .and_then(|row| reached(row, Aim::Made))
        .filter(|next| next.share() <= odds.share());
    Reason::BidLikely {
        bid,
        side: side_bid(view, bid),
        odds,
        next,
        sources: Sources::of(view),
    }
}

/// Returns the tricks that the viewer's side needs after a bid.
fn side_bid(view: &View, bid: u8) -> SideBid {
    let bid_of = |seat: usize| view.bids[seat].map(|bid| bid.tricks());
    match view.rules.sides {
        Sides::Single => SideBid::Own,
        Sides::Partners => match view.rules.partner(view.viewer).map(bid_of) {
            None | Some(Some(0)) => SideBid::Own,
            Some(Some(partners)) => SideBid::Total(bid + partners),
            Some(None) => SideBid::Open,
        },
        // Equal bids go to the earlier one.
        Sides::Dummy if (0..view.bids.len()).all(|seat| bid_of(seat) < Some(bid)) => SideBid::Dummy,
        Sides::Dummy => SideBid::Open,
    }
}

fn play(view: &View, state: &PlayoutState, card: Card, rows: &[Row]) -> Reason {
    let best = &rows[0];
    let others = rows.iter().skip(1).filter_map(|row| match row.action {
        Action::Play(card) => Some((card, row)),
        _ => None,
    });
    let apart = |(_, row): &(Card, &Row)| best.value() - row.value() > NO_DIFFERENCE.max(row.error(best));
    let Some((other_card, other)) = { others }.find(apart) else {
        return Reason::PlayAlike {
            alike: Alike::of(view, at_stake(view, state)),
        };
    };
    let (tactic, aims) = tactics(view, state, card);
    let oftener = |aim: Aim| {
        let (odds, others) = (reached(best, aim)?, reached(other, aim)?);
        (odds.share() - others.share() >= LITTLE).then(|| Gain::Oftener {
            goal: goal(view, state, aim),
            odds,
            card: other_card,
            other: others,
        })
    };
    let fewer_bags = || {
        let (bags, other) = (best.bags()?, other.bags()?);
        (view.rules.bags.hurt() && aims.contains(&Aim::Bags) && other > bags + 0.1).then_some(Gain::FewerBags {
            bags,
            card: other_card,
            other,
        })
    };
    Reason::PlayTactic {
        card,
        tactic,
        facts: CardFacts::of(view, state, card),
        stake: at_stake(view, state),
        sign: sign(view, state, card, Some(other_card)),
        gain: aims.iter().find_map(|&aim| oftener(aim)).or_else(fewer_bags),
    }
}

/// Returns the tricks still at stake in the round.
fn at_stake(view: &View, state: &PlayoutState) -> Stake {
    let me = usize::from(state.turn);
    let left = state.tricks_left();
    let needed = |side: u8| {
        let (contract, taken) = state.contract(&view.rules, side);
        still_needed(contract, taken, left)
    };
    let own = state.side[me];
    let rivals = (0..4).map(|seat| state.side[seat]).find(|&side| side != own);
    let only_rivals = rivals.filter(|_| view.rules.sides == Sides::Partners);
    let is_made = |side: u8| {
        let (contract, taken) = state.contract(&view.rules, side);
        contract > 0 && taken >= contract
    };
    let hands = 0..view.hand_counts.len();
    let held = CardSet::from_bits(state.deck & !state.gone);
    let spades = |cards: CardSet| cards.in_suit(Suit::Spades).len() as u8;
    Stake {
        needed: if state.nil_alive(me) { 0 } else { needed(own) },
        left,
        rivals_need: only_rivals.map_or(0, needed),
        rivals_made: only_rivals.is_some_and(is_made),
        is_decided: { hands }.all(|seat| !state.nil_alive(seat) && needed(state.side[seat]) == 0),
        spades_out: Some(spades(held) - spades(CardSet::from_bits(state.hands[me]))),
    }
}

/// Returns the goal that an aim stands for.
fn goal(view: &View, state: &PlayoutState, aim: Aim) -> Goal {
    let me = usize::from(state.turn);
    let (bid, _) = state.contract(&view.rules, state.side[me]);
    match aim {
        Aim::Made if state.nil_alive(me) => Goal::OwnNil,
        Aim::Made if bid == state.bids[view.viewer] => Goal::OwnBid { bid },
        Aim::Made => Goal::SideBid { bid },
        Aim::Partner => Goal::PartnerNil,
        Aim::Set if rival_nil(state).is_some() => Goal::RivalNil,
        Aim::Set | Aim::Bags => Goal::RivalBid,
    }
}

/// Returns an opponent of the hand to play whose nil is alive.
fn rival_nil(state: &PlayoutState) -> Option<usize> {
    let me = usize::from(state.turn);
    (0..4).find(|&seat| state.side[seat] != state.side[me] && state.nil_alive(seat))
}

/// Returns the effect of the card.
pub(crate) fn tactic(view: &View, state: &PlayoutState, card: Card) -> Tactic {
    tactics(view, state, card).0
}

/// Returns the effect of the card, and the aims that may show its worth; the first that does is reported.
fn tactics(view: &View, state: &PlayoutState, card: Card) -> (Tactic, &'static [Aim]) {
    use Aim::{Bags, Made, Partner, Set};
    let me = usize::from(state.turn);
    let index = card.index();
    let friend = |seat: usize| seat != me && state.side[seat] == state.side[me];
    let holder = state.winning();
    let wins = holder.map(|(_, best)| beats(index, best));
    if state.nil_alive(me) {
        let tactic = match wins {
            None => Tactic::NilSafestLead,
            Some(false) if discards(view, card) => Tactic::NilDiscards,
            Some(false) => Tactic::NilDucks,
            Some(true) => Tactic::NilLikelyBeaten,
        };
        return (tactic, &[Made]);
    }
    if let Some(partner) = (0..4).find(|&seat| friend(seat) && state.nil_alive(seat)) {
        let tactic = match (wins, holder) {
            (Some(true), Some((seat, _))) if seat == partner => Some(Tactic::CoverTakesOver),
            (Some(true), _) if state.counts[partner] == state.counts[me] => Some(Tactic::CoverHigh),
            (None, _) => Some(Tactic::CoverLead),
            _ => None,
        };
        if let Some(tactic) = tactic {
            return (tactic, &[Partner, Made, Set, Bags]);
        }
    }
    if let Some(rival) = rival_nil(state) {
        let tactic = match (wins, holder) {
            (Some(false), Some((seat, _))) if seat == rival => Some(Tactic::LeavesToNil),
            (None, _) if index % 13 < 7 && suit_of(index) != SPADES => Some(Tactic::LowLeadAtNil),
            _ => None,
        };
        if let Some(tactic) = tactic {
            return (tactic, &[Set, Made, Bags]);
        }
    }
    let (contract, taken) = state.contract(&view.rules, state.side[me]);
    let left = state.tricks_left();
    let master = state.unseen() & above(index) == 0;
    let partner_holds = holder.is_some_and(|(seat, _)| friend(seat));
    if contract > taken && contract - taken <= left {
        let tactic = match wins {
            Some(true) => Tactic::TakesNeeded,
            Some(false) if partner_holds => Tactic::PartnerHolds,
            Some(false) => Tactic::TooDear,
            None if suit_of(index) == SPADES => Tactic::LeadsSpades,
            None if master => Tactic::LeadsMaster,
            None => Tactic::LeadsForBid,
        };
        return (tactic, &[Made, Set, Bags]);
    }
    let tactic = match (contract, contract <= taken, wins) {
        (0, _, Some(false)) => Tactic::NoBidAvoidsBag,
        (0, _, _) => Tactic::NoBidHurtsOthers,
        (_, true, Some(true)) => Tactic::MadeHurtsOthers,
        (_, true, Some(false)) => Tactic::MadeAvoidsBag,
        (_, true, None) => Tactic::MadeLeads,
        (_, false, _) => Tactic::LostHurtsOthers,
    };
    (tactic, &[Set, Bags])
}
