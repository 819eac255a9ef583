//! Reasons why an option is the best, for hints and reviews.

mod hand;
mod plan;

use spades_bots::{
    Alike, Cost, Fate, Gain, Goal, Instead, Odds, Outlook, Promise, Reason, ReviewedDecision, ScoreGap, Settled,
    SideBid, Stake,
};
use spades_rules::Card;

use super::{Phrase, Words, variant};
use crate::say;
use crate::session::Who;
pub(super) use hand::{Room, bid_plan, nil_plan};
pub(super) use plan::{Plan, Sentence};

/// The reason for a player's best option, shown to all after the player decided otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonFor {
    who: Who,
    reason: Reason,
}

impl ReasonFor {
    /// Creates the reason for a reviewed decision's best option. Among equivalent cards it names the one that was played.
    #[must_use]
    pub fn new(who: Who, decision: &ReviewedDecision) -> ReasonFor {
        ReasonFor {
            who,
            reason: decision.reason_of_the_taken(),
        }
    }
}

impl Phrase for ReasonFor {
    fn words(&self) -> Words {
        explained(self.reason, &self.who)
    }
}

impl Phrase for Reason {
    fn words(&self) -> Words {
        explained(*self, &you())
    }
}

/// Returns the reader.
pub(super) const fn you() -> Who {
    Who::You(String::new())
}

/// Converts a reason to messages about the player who has the options.
fn explained(reason: Reason, who: &Who) -> Words {
    match reason {
        Reason::PlayKnown {
            card,
            fate,
            stake,
            outlook,
            rival,
            instead,
            alike,
        } => {
            let found = outlook_words(who, outlook, rival, instead.is_some());
            let Some(instead) = instead else {
                let any = match alike {
                    Alike::Unknown | Alike::Decided => say::reasons::reason_any_card(),
                    _ => alike_words(alike),
                };
                return say::reasons::explained_two(any, found);
            };
            // Where the result can't change, a card that costs something would contradict it.
            if outlook == Outlook::Indifferent {
                return instead_words(who, instead, false, rival);
            }
            let own_bid = matches!(outlook, Outlook::BidStands { .. }) && instead.cost == Cost::OwnPromise;
            if own_bid && stake.needed > 0 {
                let needed = say::reasons::outlook_needs(who.clone(), need(stake), stake.left);
                return say::reasons::explained_two(needed, loses_bid(who, card, fate, instead));
            }
            let nil = outlook == Outlook::NilStands;
            say::reasons::explained_two(found, instead_words(who, instead, nil, rival))
        }
        Reason::PlayTactic {
            card,
            tactic,
            facts,
            stake,
            sign,
            gain,
        } => {
            let plan = Plan {
                who: who.clone(),
                card,
                tactic,
                facts,
                stake,
                sign,
            };
            let plan = plan.sentence();
            match (gain, plan) {
                // A number says more than a verdict, and next to a verdict a small gain reads like a contradiction.
                (Some(gain @ (Gain::Oftener { .. } | Gain::FewerBags { .. })), Sentence::Verdict(_)) => {
                    gain_words(who, gain)
                }
                (Some(_), Sentence::Verdict(words)) => words,
                (Some(gain), plan) => say::reasons::explained_two(plan.words(), gain_words(who, gain)),
                (None, plan) => plan.words(),
            }
        }
        Reason::NilLikely { cards, .. } | Reason::NilCovered { cards, .. } | Reason::NilStands { cards } => {
            let nil = nil_plan(who, cards);
            say::reasons::explained_two(nil, reason_words(who, reason))
        }
        Reason::BidLikely { sources, .. } | Reason::BidStands { sources, .. } => {
            let odds = reason_words(who, reason);
            match bid_plan(who, sources, Room::Hint) {
                None => odds,
                Some(plan) => say::reasons::explained_two(plan, odds),
            }
        }
        other => reason_words(who, other),
    }
}

/// Returns the reasons of one sentence.
fn reason_words(who: &Who, reason: Reason) -> Words {
    let who = who.clone();
    match reason {
        Reason::OnlyChoice => say::reasons::reason_only_choice(who),
        Reason::OnlyCard => say::reasons::reason_only_card(who),
        Reason::RenegeProved => say::reasons::reason_renege_proved(),
        Reason::RenegeUnproved => say::reasons::reason_renege_unproved(),
        Reason::DraftEven { card } => say::reasons::reason_draft_even(card),
        Reason::DrawnBetter { card, tricks, drafted } => {
            say::reasons::reason_drawn_better(card, card.suit(), drafted.higher, drafted.held + 1, tricks)
        }
        Reason::NextBetter { card, tricks, drafted } => {
            say::reasons::reason_next_better(card, card.suit(), drafted.higher, tricks)
        }
        Reason::BlindNilAtThisScore { share, gap } => blind_nil_at_this_score(who, share, gap),
        Reason::BlindNilTooRare { share } => say::reasons::reason_blind_nil_too_rare(who, share),
        Reason::BlindNilFromBehind { gap } => blind_nil_from_behind(who, gap),
        Reason::BlindBidFromBehind { bid, gap } => blind_bid_from_behind(who, bid, gap),
        Reason::NoSpades => say::reasons::reason_no_spades(),
        Reason::EveryTrick { card } => say::reasons::reason_every_trick(card),
        Reason::PassDangerous { card } => say::reasons::reason_pass_dangerous(card),
        Reason::PassSpare { card } => say::reasons::reason_pass_spare(card),
        Reason::LookFirst => say::reasons::reason_look_first(),
        Reason::BidWorthMost { bid } => say::reasons::reason_bid_worth_most(bid),
        Reason::BidLikely {
            bid, side, odds, next, ..
        } => say::reasons::reason_bid_likely(
            who,
            variant(&side),
            bid,
            total(bid, side),
            deals(odds),
            bid + 1,
            total(bid, side) + 1,
            worse_odds(next, odds),
        ),
        Reason::NilLikely { odds, one, .. } => say::reasons::reason_nil_likely(deals(odds), worse_odds(one, odds)),
        Reason::NilCovered { odds, .. } => say::reasons::reason_nil_covered(who, deals(odds)),
        Reason::BidFails { bid, gap } if gap.lead < 0 => {
            say::reasons::reason_gamble(who, bid, gap.lead.unsigned_abs(), gap.rivals_need.map(Into::into))
        }
        Reason::BidFails { bid, .. } => say::reasons::reason_bid_fails(bid),
        Reason::BidIndifferent {
            bid,
            gap: ScoreGap { lead: 0, .. },
        } => say::reasons::reason_bid_indifferent(bid),
        Reason::BidIndifferent { bid, gap } => {
            say::reasons::reason_bid_indifferent_at(who, bid, gap.lead > 0, gap.lead.unsigned_abs())
        }
        Reason::NilStands { .. } => say::reasons::reason_nil_stands(who),
        Reason::BidStands { bid, bags, next, .. } => {
            say::reasons::reason_bid_stands(who, bid, bags.map(Into::into), bid + 1, next.map(|it| variant(&it)))
        }
        Reason::PlayAlike { alike } => alike_words(alike),
        Reason::PlayKnown { .. } | Reason::PlayTactic { .. } => say::reasons::reason_alike(),
    }
}

fn alike_words(alike: Alike) -> Words {
    match alike {
        Alike::Unknown => say::reasons::reason_alike(),
        Alike::BeatenBy(by, suit) => say::reasons::reason_alike_beaten(suit, by),
        Alike::Touching(suit) => say::reasons::reason_alike_touching(suit),
        Alike::AllTake => say::reasons::reason_alike_all_take(),
        Alike::Decided => say::reasons::reason_alike_decided(),
    }
}

/// Up to this number of deals, a sentence gives exact counts.
const FEW: u32 = 64;

/// Returns in how many sample deals it happens: "28 of 32 sample deals".
pub(super) fn deals(odds: Odds) -> Words {
    if odds.of <= FEW {
        say::reasons::deals_counted(odds.met, odds.of)
    } else {
        say::reasons::deals_share(odds.share())
    }
}

/// Returns the number for a second case in the same sentence: "only 19".
pub(super) fn again(odds: Odds) -> Words {
    if odds.of <= FEW {
        say::reasons::deals_again_counted(odds.met)
    } else {
        say::reasons::deals_again_share(odds.share())
    }
}

/// Returns the tricks still needed: "the last trick", "2 more tricks".
fn need(stake: Stake) -> Words {
    let Stake { needed, left, .. } = stake;
    match left {
        1 => say::reasons::need_last(),
        _ if needed == left => say::reasons::need_all(left),
        _ => say::reasons::need_some(needed),
    }
}

/// Returns the odds of a second choice, which a sentence gives with "only": `None` unless they are worse than the first.
fn worse_odds(second: Option<Odds>, first: Odds) -> Option<Words> {
    second.filter(|second| second.share() < first.share()).map(again)
}

fn blind_nil_at_this_score(who: Who, share: f64, gap: ScoreGap) -> Words {
    if gap.lead >= 0 {
        return say::reasons::reason_blind_nil_at_this_score(share);
    }
    say::reasons::reason_blind_nil_behind(who, gap.lead.unsigned_abs(), gap.rivals_need.map(Into::into), share)
}

fn blind_nil_from_behind(who: Who, gap: ScoreGap) -> Words {
    if gap.lead >= 0 {
        return say::reasons::reason_only_blind_nil();
    }
    say::reasons::reason_blind_nil_from_behind(who, gap.lead.unsigned_abs(), gap.rivals_need.map(Into::into))
}

fn blind_bid_from_behind(who: Who, bid: u8, gap: ScoreGap) -> Words {
    if gap.lead >= 0 {
        return say::reasons::reason_blind_bid(bid);
    }
    let behind = gap.lead.unsigned_abs();
    say::reasons::reason_blind_bid_from_behind(who, bid, behind, gap.rivals_need.map(Into::into))
}

/// Returns the result of best play; `chosen` if another card is worse.
fn outlook_words(who: &Who, outlook: Outlook, rival: Option<Promise>, chosen: bool) -> Words {
    let who = who.clone();
    match outlook {
        Outlook::Settled(Settled::NilFailed) => say::reasons::outlook_nil_failed(who, rival.map(|it| variant(&it))),
        Outlook::Settled(Settled::BidMade { bid }) => {
            say::reasons::outlook_bid_made(who, bid, rival.map(|it| variant(&it)))
        }
        Outlook::Settled(Settled::BidLost { .. }) => say::reasons::outlook_bid_lost(who, rival.map(|it| variant(&it))),
        Outlook::NilStands => say::reasons::outlook_nil_stands(who, rival.map(|it| variant(&it))),
        Outlook::NilFails => say::reasons::outlook_nil_fails(who, rival.map(|it| variant(&it)), chosen),
        Outlook::BidStands { bid, bags } => {
            say::reasons::outlook_bid_stands(who, bid, bags.map(Into::into), rival.map(|it| variant(&it)))
        }
        Outlook::BidFails { .. } => say::reasons::outlook_bid_fails(who, rival.map(|it| variant(&it)), chosen),
        Outlook::Indifferent => say::reasons::outlook_indifferent(who, rival.map(|it| variant(&it))),
    }
}

/// Returns how another card would lose the player's own bid, which the best card makes.
fn loses_bid(who: &Who, card: Card, fate: Fate, instead: Instead) -> Words {
    let (who, other) = (who.clone(), instead.card);
    let same_suit = card.suit() == other.suit();
    match (fate, instead.fate) {
        (Fate::DrawsLastSpade, Fate::Ruffed) => say::reasons::instead_drawn_or_ruffed(who, card, other),
        (Fate::DrawsLastSpade, _) => say::reasons::instead_drawn(who, card, other),
        (_, Fate::Ruffed) => say::reasons::instead_ruffed(who, other),
        (_, Fate::LosesTo(by)) => say::reasons::instead_loses_to(who, other, by),
        (Fate::Takes, Fate::StaysBelow(by)) => say::reasons::instead_stays_below(who, card, other, by),
        (Fate::StaysBelow(_), Fate::Takes) => say::reasons::instead_leaves(who, other),
        (Fate::Takes, Fate::Takes) if same_suit && card < other => say::reasons::instead_enough(who, card, other),
        (Fate::StaysBelow(_), Fate::StaysBelow(_)) => say::reasons::instead_keeps(who, card, other),
        _ => say::reasons::instead_own_bid(who, other),
    }
}

/// Returns the cost of another card; `nil` if the player's own nil is at stake.
fn instead_words(who: &Who, instead: Instead, nil: bool, rival: Option<Promise>) -> Words {
    let (who, card) = (who.clone(), instead.card);
    match instead.cost {
        Cost::OwnPromise if nil && matches!(instead.fate, Fate::Takes | Fate::Wins) => {
            say::reasons::instead_nil_takes(who, card)
        }
        Cost::OwnPromise if nil => say::reasons::instead_own_nil(who, card),
        Cost::OwnPromise => say::reasons::instead_own_bid(who, card),
        Cost::RivalPromise if rival == Some(Promise::Nil) => say::reasons::instead_rival_nil(who, card),
        Cost::RivalPromise => say::reasons::instead_rival_bid(who, card),
        Cost::Bags(bags) => say::reasons::instead_bags(who, card, bags),
        Cost::Tricks => say::reasons::instead_tricks(who, card),
        Cost::Worth => say::reasons::instead_worth(card),
    }
}

/// Returns the gain over another card.
fn gain_words(who: &Who, gain: Gain) -> Words {
    let who = who.clone();
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } => say::reasons::gain_oftener(who, bid_of(goal), card, variant(&goal), deals(odds), again(other)),
        Gain::FewerBags { bags, card, other } => say::reasons::gain_fewer_bags(who, card, bags, other),
        Gain::Little { card } => say::reasons::gain_little(card),
    }
}

/// Returns the tricks that a side is known to need after a bid.
pub(super) const fn total(bid: u8, side: SideBid) -> u8 {
    match side {
        SideBid::Total(total) => total,
        SideBid::Own | SideBid::Open | SideBid::Dummy => bid,
    }
}

/// Returns the tricks that a goal requires, if any.
pub(super) const fn bid_of(goal: Goal) -> u8 {
    match goal {
        Goal::OwnBid { bid } | Goal::SideBid { bid } => bid,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
