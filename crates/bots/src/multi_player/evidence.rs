//! Evidence from bids: the likelihood that a hand was bid the way it was, by the [bid model](super::habit) of Expert.

use arrayvec::ArrayVec;
use spades_rules::{Bid, BidTurn, BiddingRule, CardSet, PassView, Rules, Sides, View};

use super::habit::{self, MIN_IN_SUICIDE, Shift, normal};
use super::{dummy, estimate};

/// Baseline likelihood of bids that the model does not expect: players differ, and scores affect bids.
const BASELINE: f32 = 0.01;

/// Minimum bid for which the chance of a nil is ignored.
const STRONG: u8 = 5;

/// A bid, with what was known when it was made.
#[derive(Clone, Copy, Debug)]
struct BidObservation {
    bid: u8,
    /// `true` if the rules left a choice between nil and a number.
    free: bool,
    /// Effect of the bids before it.
    shift: Shift,
    /// Highest bid before it.
    highest: u8,
    /// Smallest number that was legal.
    min: u8,
}

/// The evidence from the bids of a round.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    rules: Rules,
    deck: u64,
    /// By seat; `None` for a seat that has not bid, or bid blind.
    heard: [Option<BidObservation>; 4],
    /// By seat: the cards that it has got, and those that it has given, since it bid.
    passed: [(u64, u64); 4],
}

impl Evidence {
    /// Collects the bids that a view shows, in a game with this deck.
    pub fn new(view: &View, deck: u64) -> Evidence {
        let mut heard = [None; 4];
        let mut before: ArrayVec<(usize, u8), 4> = ArrayVec::new();
        let players = usize::from(view.rules.players);
        for seat in (0..players).map(|step| (view.first + step) % players) {
            let Some(bid) = view.bids[seat] else { continue };
            // A hand that has been changed since by cards that the viewer doesn't know says little about its bid.
            let unknown = view
                .passes
                .iter()
                .any(|pass| (pass.from == seat || pass.to == seat) && pass.cards.contains(&None));
            if !bid.is_blind() && !unknown {
                heard[seat] = Some(hear(&view.rules, seat, bid.tricks(), &before));
            }
            before.push((seat, bid.tricks()));
        }
        Evidence {
            rules: view.rules,
            deck,
            heard,
            passed: [0, 1, 2, 3].map(|seat| passed(view, seat)),
        }
    }

    /// Returns `true` if the bids make some hands likelier than others. In mirror bids only reveal the number of spades.
    pub fn is_informative(&self) -> bool {
        self.rules.bidding != BiddingRule::Mirror && self.heard.iter().any(Option::is_some)
    }

    /// Returns the likelihood that a seat bids as it did with these thirteen cards; 1 if its bid reveals nothing.
    pub fn likelihood(&self, seat: usize, dealt: u64) -> f32 {
        let Some(heard) = self.heard[seat] else { return 1.0 };
        let (got, given) = self.passed[seat];
        let dealt = dealt & !got | given;
        let tricks = estimate::tricks(dealt, self.deck);
        let nil = if heard.free && heard.bid < STRONG {
            let chance = estimate::nil(&self.rules, dealt, self.deck);
            habit::nil(&self.rules, tricks, chance, heard.shift)
        } else {
            f32::from(u8::from(heard.bid == 0))
        };
        if heard.bid == 0 {
            return BASELINE + nil;
        }
        (1.0 + BASELINE - nil) * (BASELINE + number(&self.rules, heard, tricks))
    }
}

/// Returns the cards that a seat has got from the viewer or given to it, as far as it didn't give or get them back.
fn passed(view: &View, seat: usize) -> (u64, u64) {
    let cards = |is_of: fn(&PassView, usize) -> bool| {
        let shares = view.passes.iter().filter(|pass| is_of(pass, seat));
        let cards: CardSet = shares.flat_map(|pass| pass.cards.iter().flatten().copied()).collect();
        cards.bits()
    };
    let (got, given) = (
        cards(|pass, seat| pass.to == seat),
        cards(|pass, seat| pass.from == seat),
    );
    (got & !given, given & !got)
}

/// Returns the evidence of a bid after those before it.
fn hear(rules: &Rules, seat: usize, bid: u8, before: &[(usize, u8)]) -> BidObservation {
    let partner = rules.partner(seat);
    let turn = BidTurn {
        partner: before
            .iter()
            .find(|&&(other, _)| Some(other) == partner)
            .map(|&(_, number)| Bid::Tricks(number)),
        others: before.iter().map(|&(_, number)| number).sum(),
        is_last: before.len() + 1 == usize::from(rules.players),
        ..BidTurn::default()
    };
    let free = match rules.bidding {
        BiddingRule::Mirror => false,
        BiddingRule::Suicide => before.iter().all(|&(other, _)| Some(other) != partner),
        BiddingRule::Whiz => true,
        BiddingRule::Free => rules.why_not_bid(0, &turn).is_none(),
    };
    let min = match rules.bidding {
        BiddingRule::Free => rules.legal_bids(&turn).find(|&number| number > 0).unwrap_or(1),
        BiddingRule::Suicide => MIN_IN_SUICIDE,
        BiddingRule::Whiz | BiddingRule::Mirror => 1,
    };
    BidObservation {
        bid,
        free,
        shift: habit::shift(rules, seat, before),
        highest: before.iter().map(|&(_, number)| number).max().unwrap_or(0),
        min,
    }
}

/// Returns the likelihood that a hand of `tricks` expected tricks is bid the given number, if not nil.
fn number(rules: &Rules, heard: BidObservation, tricks: f32) -> f32 {
    let (mean, spread) = habit::number(rules, tricks, heard.shift);
    let off = f32::from(heard.bid) - mean;
    match rules.bidding {
        // The number of spades is known from the bid.
        BiddingRule::Whiz | BiddingRule::Mirror => 1.0,
        // A seat that would bid less bids the minimum.
        _ if heard.bid == heard.min && heard.min > 1 => normal(off.min(0.0), spread),
        _ if rules.sides != Sides::Dummy => normal(off, spread),
        _ => {
            let over = dummy::over(tricks, heard.highest);
            if heard.bid > heard.highest && heard.bid >= dummy::MIN_BID {
                over * dummy::overbid_likelihood(tricks, heard.highest, heard.bid)
            } else {
                (1.0 - over) * normal(off, spread)
            }
        }
    }
}
