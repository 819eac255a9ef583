//! Rules of the current match, preset or custom, generated from its [`Rules`].

use super::Phrase;
use super::custom_rules::{always_set, dashed};
use crate::say;
use crate::text::Words;
use spades_learn::examples::{Example, ExampleOf, examples};
use spades_rules::{
    BelowTotal, Bid, BiddingRule, DOUBLE_NIL, FirstTrick, HandBuilding, Leader, Misdeal, Moon, MoonFailure, NilFailure,
    PassOrder, Removed, Rules, SetCost, Sides, SpadesLead, Starter, Trumps,
};

use super::glossary::Term;
use super::number::Points;

/// A content block of the rules of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Head(Words),
    /// A paragraph.
    Text(Vec<Words>),
    /// Table of scored items and their points.
    Worth(Vec<(Scored, Worth)>),
    /// Worked examples.
    Examples(Vec<Example>),
}

/// An item of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    ContractMade,
    ContractSet,
    /// A contract of ten tricks or more.
    Ten,
    Nil,
    BlindNil,
    /// A number bid blind.
    BlindBid,
    /// Nils by both partners.
    DoubleNil,
    /// A bid of thirteen.
    Moon,
    /// Tricks of a failed nil.
    TricksOfAFailedNil,
    /// The bag limit is exceeded.
    Bags,
}

impl Phrase for Scored {
    fn words(&self) -> Words {
        match self {
            Scored::ContractMade => say::this_match::scored_contract_made(),
            Scored::ContractSet => say::this_match::scored_contract_set(),
            Scored::Ten => say::this_match::scored_ten(),
            Scored::Nil => say::this_match::scored_nil(),
            Scored::BlindNil => say::this_match::scored_blind_nil(),
            Scored::BlindBid => say::this_match::scored_blind_bid(),
            Scored::DoubleNil => say::this_match::scored_double_nil(),
            Scored::Moon => say::this_match::scored_moon(),
            Scored::TricksOfAFailedNil => say::this_match::scored_tricks_of_a_failed_nil(),
            Scored::Bags => say::this_match::scored_bags(),
        }
    }
}

impl Scored {
    /// Returns its term in the glossary.
    #[must_use]
    pub const fn term(self) -> Term {
        match self {
            Scored::ContractMade | Scored::Ten | Scored::BlindBid => Term::Contract,
            Scored::ContractSet => Term::Set,
            Scored::Nil | Scored::DoubleNil | Scored::TricksOfAFailedNil => Term::Nil,
            Scored::BlindNil => Term::BlindNil,
            Scored::Moon => Term::Moon,
            Scored::Bags => Term::Bag,
        }
    }
}

/// Value of an item of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Per trick of the bid, for a contract that makes, and per bag.
    TenATrick(i32),
    /// Per trick of the bid, for a contract that is set.
    TenLostATrick,
    /// Nothing, for a contract that is set.
    NothingLost,
    /// Points won or lost.
    Either {
        won: Points,
        /// Points if it fails.
        lost: Points,
    },
    /// Points won or lost for each trick of the bid.
    ATrick {
        won: Points,
        /// Points if it fails.
        lost: Points,
    },
    /// Points won; if it fails, its tricks are only bags.
    OrBags(Points),
    /// The match; if it fails, its tricks are only bags.
    WinsOrBags,
    /// The match, or points lost.
    Wins {
        /// Points if it fails.
        lost: Points,
    },
    /// Points won or lost by both partners' nils; two blind ones win the match.
    Double {
        /// Points if both make.
        won: Points,
        /// Points if one fails.
        lost: Points,
    },
    /// The tricks count toward the partner's contract.
    HelpThePartner,
    /// The tricks count for neither partner and are bags.
    AreBags,
    /// The tricks count for nothing.
    AreNothing,
    /// Penalty for a number of bags.
    Penalty {
        /// Number of bags that incurs the penalty.
        limit: u8,
        /// Points lost, as a positive number.
        penalty: i32,
        /// `true` if bags beyond the limit are kept.
        carry: bool,
    },
    /// No penalty, whatever the number of bags.
    NoPenalty,
}

impl Phrase for Worth {
    fn words(&self) -> Words {
        match self {
            Worth::TenATrick(bag) => say::this_match::worth_ten_a_trick(*bag),
            Worth::TenLostATrick => say::this_match::worth_ten_lost_a_trick(),
            Worth::NothingLost => say::this_match::worth_nothing_lost(),
            Worth::Either { won, lost } => say::this_match::worth_either(won.0, lost.0),
            Worth::ATrick { won, lost } => say::this_match::worth_a_trick(won.0, lost.0),
            Worth::WinsOrBags => say::this_match::worth_wins_or_bags(),
            Worth::Wins { lost } => say::this_match::worth_wins(lost.0),
            Worth::OrBags(points) => say::this_match::worth_or_bags(points.0),
            Worth::Double { won, lost } => say::this_match::worth_double(won.0, lost.0),
            Worth::HelpThePartner => say::this_match::worth_help_the_partner(),
            Worth::AreBags => say::this_match::worth_are_bags(),
            Worth::AreNothing => say::this_match::worth_are_nothing(),
            Worth::Penalty { limit, penalty, carry } => say::this_match::worth_penalty(*limit, *penalty, *carry),
            Worth::NoPenalty => say::this_match::worth_no_penalty(),
        }
    }
}

impl Worth {
    /// Returns the value of an item that wins or loses this many points.
    #[must_use]
    pub const fn either(worth: i32) -> Worth {
        Worth::Either {
            won: Points(worth),
            lost: Points(-worth),
        }
    }
}

/// Returns the rules of a match, in the order of play.
#[must_use]
pub fn parts(rules: &Rules) -> Vec<Part> {
    vec![
        Part::Head(say::this_match::rules_heading_players_and_cards()),
        Part::Text(players_and_cards(rules)),
        Part::Head(say::this_match::rules_heading_bidding()),
        Part::Text(bidding(rules)),
        Part::Head(say::this_match::rules_heading_play()),
        Part::Text(play(rules)),
        Part::Head(say::this_match::rules_heading_points()),
        Part::Worth(worth(rules)),
        Part::Head(say::this_match::rules_heading_for_example()),
        Part::Examples(examples(rules)),
        Part::Head(say::this_match::rules_heading_the_end()),
        Part::Text(end(rules)),
    ]
}

fn play(rules: &Rules) -> Vec<Words> {
    let mut says = vec![say::this_match::says_follow(), leading_spades(rules)];
    says.extend(match rules.first_trick {
        FirstTrick::Free => None,
        FirstTrick::NoSpade => Some(say::this_match::says_no_spade_in_the_first_trick()),
        FirstTrick::LowestClubs => Some(say::this_match::says_lowest_clubs()),
    });
    says.push(say::this_match::says_reneging(dashed(rules.renege.key())));
    says
}

fn leading_spades(rules: &Rules) -> Words {
    match rules.spades_lead {
        SpadesLead::Broken => say::this_match::says_breaking(),
        SpadesLead::AnyTime => say::this_match::says_spades_at_any_time(),
    }
}

fn players_and_cards(rules: &Rules) -> Vec<Words> {
    let mut says = vec![
        say::this_match::says_who_plays(rules.players, dashed(rules.sides.key())),
        say::this_match::says_hands(match (rules.hands, rules.players) {
            (HandBuilding::Deal, 2) => "deal-to-two".to_owned(),
            _ => dashed(rules.hands.key()),
        }),
    ];
    if rules.trumps != Trumps::Ace {
        let trumps = dashed(rules.trumps.key());
        says.push(match (rules.trumps, rules.removed) {
            (Trumps::Jokers, Removed::Minor) => say::this_match::says_jokers(),
            _ => say::this_match::says_trumps(trumps.clone()),
        });
        if rules.trumps != Trumps::Deuce {
            says.push(say::this_match::says_spades_in_every_way());
        }
        says.push(say::this_match::says_trumps_example(trumps));
    }
    says
}

fn bidding(rules: &Rules) -> Vec<Words> {
    let alone = rules.min_bid.side.filter(|_| rules.sides != Sides::Partners);
    let min = rules.min_bid.player.max(alone.unwrap_or(0));
    let mut says = vec![say::this_match::says_bids(
        dashed(rules.bidding.key()),
        min,
        rules.nil.is_some(),
    )];
    if rules.sides == Sides::Partners && rules.bidding != BiddingRule::Suicide {
        says.push(say::this_match::says_bids_add_up());
    }
    says.extend(always_set(rules));
    says.extend(limits_of_bids(rules));
    if rules.first_round.bids_itself {
        says.push(say::this_match::says_first_round());
        says.extend(rules.first_round.min_tricks.map(say::this_match::says_min_tricks));
    }
    if rules.sides == Sides::Dummy {
        says.push(say::this_match::says_no_nil_for_the_dummy());
    }
    says.extend(blind(rules));
    says.extend(passing(rules));
    says.extend((rules.misdeal == Misdeal::NoSpades).then(say::this_match::says_misdeal));
    if rules.moon.is_some() {
        says.push(match rules.sides {
            Sides::Partners if rules.bidding != BiddingRule::Suicide => say::this_match::says_boston(),
            _ => say::this_match::says_moon(),
        });
    }
    says.extend(starters(rules));
    says
}

/// Returns the sentence about cards passed between partners.
fn passing(rules: &Rules) -> Option<Words> {
    let (nil, blind) = (rules.pass.nil, rules.pass.blind_nil);
    let together = rules.pass.order == PassOrder::Together;
    match (nil, blind) {
        (0, 0) => None,
        (0, blind) => Some(say::this_match::says_passing(true, blind, together)),
        // Where both are passed, the number of the plain nil is the usual one.
        (nil, _) => Some(say::this_match::says_passing(false, nil, together)),
    }
}

/// Returns the sentences about bids before a look.
fn blind(rules: &Rules) -> Vec<Words> {
    let hands = || dashed(rules.hands.key());
    let mut says = Vec::new();
    says.extend(rules.blind_nil.map(|_| say::this_match::says_blind_nil(hands())));
    says.extend(rules.blind_bid.map(|min| {
        let min = min.max(rules.min_bid.side.unwrap_or(0));
        say::this_match::says_blind_bid(hands(), rules.sides == Sides::Partners, min)
    }));
    if !says.is_empty() {
        says.extend(rules.blind_behind.map(say::this_match::says_blind_behind));
    }
    says
}

/// Returns the sentences about the first bid and the first lead.
fn starters(rules: &Rules) -> Vec<Words> {
    let dealt_first = rules.hands == HandBuilding::Deal && rules.bids_first == Starter::First;
    if dealt_first && rules.leads_first == Leader::First {
        return vec![say::this_match::says_eldest_begins()];
    }
    let bids = if dealt_first && rules.players > 2 {
        say::this_match::says_eldest_bids()
    } else {
        say::this_match::says_bids_first(starter(rules, rules.bids_first))
    };
    let leads = match rules.leads_first {
        Leader::First => say::this_match::says_leads_first(starter(rules, Starter::First)),
        Leader::Second => say::this_match::says_leads_first(starter(rules, Starter::Second)),
        Leader::HighestBidder => say::this_match::says_highest_bidder_leads(),
        Leader::LowClub => say::this_match::says_low_club_leads(),
    };
    vec![bids, leads]
}

/// Returns the seat that starts as sentences select by it: by the draft, or between two players by the deal.
fn starter(rules: &Rules, starter: Starter) -> String {
    match (rules.hands, starter) {
        (HandBuilding::Deal, Starter::First) => "left".to_owned(),
        (HandBuilding::Deal, Starter::Second) => "other-side".to_owned(),
        _ => dashed(starter.key()),
    }
}

/// Returns the sentences about minimum bids, the total of the bids, and conditions on nil.
fn limits_of_bids(rules: &Rules) -> Vec<Words> {
    let mut says = Vec::new();
    if let Some(min) = rules.min_bid.side.filter(|_| rules.sides == Sides::Partners) {
        says.push(say::this_match::says_board(min, min - 1));
    }
    says.extend(rules.nil_partner_min.map(say::this_match::says_nil_beside_a_bid));
    says.extend(rules.min_bid.total.map(|total| match rules.min_bid.below_total {
        BelowTotal::ThrowIn => say::this_match::says_total_thrown_in(total),
        BelowTotal::Raise => say::this_match::says_total_raised(total, total - 7),
    }));
    says.extend(rules.total_not_thirteen.then(say::this_match::says_not_thirteen));
    says
}

fn worth(rules: &Rules) -> Vec<(Scored, Worth)> {
    let nil = |worth| match rules.nil_failure {
        NilFailure::Penalty => Worth::either(worth),
        NilFailure::Bags => Worth::OrBags(Points(worth)),
    };
    let set = match rules.set_cost {
        SetCost::Bid => Worth::TenLostATrick,
        SetCost::Nothing => Worth::NothingLost,
    };
    let mut rows = vec![
        (Scored::ContractMade, Worth::TenATrick(rules.bags.points)),
        (Scored::ContractSet, set),
    ];
    rows.extend(rules.ten.map(|ten| {
        let (won, lost) = (Points(ten.made), Points(-ten.failed));
        (Scored::Ten, Worth::Either { won, lost })
    }));
    rows.extend(rules.nil.map(|worth| (Scored::Nil, nil(worth))));
    rows.extend(rules.blind_nil.map(|worth| (Scored::BlindNil, nil(worth))));
    rows.extend(rules.blind_bid.map(|_| {
        let (won, lost) = rules.blind_bid_points(1);
        (
            Scored::BlindBid,
            Worth::ATrick {
                won: Points(won),
                lost: Points(lost),
            },
        )
    }));
    rows.extend(rules.double_nil.then_some((
        Scored::DoubleNil,
        Worth::Double {
            won: Points(DOUBLE_NIL),
            lost: Points(-DOUBLE_NIL),
        },
    )));
    rows.extend(rules.moon.map(|moon| (Scored::Moon, worth_of_moon(rules, moon))));
    let stray = match rules.sides {
        _ if rules.nil.is_none() => None,
        Sides::Partners | Sides::Dummy if rules.failed_nil_helps_partner => Some(Worth::HelpThePartner),
        Sides::Partners | Sides::Dummy => Some(Worth::AreBags),
        // Where a failed nil's tricks are bags instead of a penalty, the row of nil says so.
        Sides::Single if rules.nil_failure == NilFailure::Bags => None,
        Sides::Single if rules.failed_nil_bags => Some(Worth::AreBags),
        Sides::Single => Some(Worth::AreNothing),
    };
    rows.extend(stray.map(|worth| (Scored::TricksOfAFailedNil, worth)));
    let penalty = match rules.bags.penalty {
        0 => Worth::NoPenalty,
        penalty => Worth::Penalty {
            limit: rules.bags.limit,
            penalty,
            carry: rules.bags.carry,
        },
    };
    rows.push((Scored::Bags, penalty));
    rows
}

fn worth_of_moon(rules: &Rules, moon: Moon) -> Worth {
    let (won, lost) = rules.contract_points(13);
    let (won, lost) = (Points(won), Points(lost));
    match (moon, rules.moon_failure) {
        (Moon::Points(_), MoonFailure::Bags) => Worth::OrBags(won),
        (Moon::Points(_), MoonFailure::Set) => Worth::Either { won, lost },
        (Moon::WinsMatch, MoonFailure::Bags) => Worth::WinsOrBags,
        (Moon::WinsMatch, MoonFailure::Set) => Worth::Wins { lost },
    }
}

fn end(rules: &Rules) -> Vec<Words> {
    let end = &rules.end;
    let mut says = Vec::new();
    match (end.target, end.rounds) {
        (Some(target), Some(rounds)) if rounds > 1 => says.push(say::this_match::says_target_or_rounds(target, rounds)),
        (_, Some(rounds)) => says.push(say::this_match::says_rounds(rounds)),
        (Some(target), None) => says.extend([
            say::this_match::says_target(target),
            say::this_match::says_highest_wins(),
        ]),
        (None, None) => {}
    }
    says.extend(end.floor.map(say::this_match::says_floor));
    says.extend(end.sets.map(say::this_match::says_sets));
    says.extend(end.sets_in_a_row.map(say::this_match::says_sets_in_a_row));
    says.push(say::this_match::says_level(end.level_plays_on));
    // A match of a fixed number of rounds never reaches the limit.
    says.extend(end.rounds.is_none().then_some(say::this_match::says_cap(end.cap)));
    says
}

/// Description of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Story(pub Example);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ExampleRound {
    Renege {
        own: Words,
        other: u8,
    },
    BothNil,
    WithTheDummy {
        own: Words,
        tricks: u8,
    },
    Alone {
        own: Words,
        tricks: u8,
    },
    /// One partner bid nil, so their tricks are listed separately.
    BesideNil {
        own: Words,
        tricks: u8,
        theirs: Bid,
        taken: u8,
    },
    Together {
        own: Words,
        theirs: Bid,
        tricks: u8,
    },
    /// For the whole side.
    Blind {
        bid: u8,
        tricks: u8,
        partners: bool,
    },
}

impl Phrase for ExampleRound {
    fn words(&self) -> Words {
        match self {
            ExampleRound::Renege { own, other } => say::this_match::example_round_renege(own.words(), *other),
            ExampleRound::BothNil => say::this_match::example_round_both_nil(),
            ExampleRound::WithTheDummy { own, tricks } => {
                say::this_match::example_round_with_the_dummy(own.words(), *tricks)
            }
            ExampleRound::Alone { own, tricks } => say::this_match::example_round_alone(own.words(), *tricks),
            ExampleRound::BesideNil {
                own,
                tricks,
                theirs,
                taken,
            } => say::this_match::example_round_beside_nil(own.words(), *tricks, theirs.words(), *taken),
            ExampleRound::Together { own, theirs, tricks } => {
                say::this_match::example_round_together(own.words(), theirs.words(), *tricks)
            }
            ExampleRound::Blind { bid, tricks, partners } => {
                say::this_match::example_round_blind(*partners, *bid, *tricks)
            }
        }
    }
}

impl Phrase for Story {
    fn words(&self) -> Words {
        let Story(example) = self;
        say::this_match::story(
            example.bags,
            example.partner.is_some(),
            ExampleRound::of(example).words(),
        )
    }
}

impl ExampleRound {
    fn of(example: &Example) -> ExampleRound {
        let round = &example.round;
        let bid = |seat: usize| round.bids[seat].unwrap_or(Bid::NIL);
        let (mine, tricks) = (bid(0), round.tricks[0]);
        let own = match (example.of, mine) {
            (ExampleOf::MoonMade | ExampleOf::MoonFailed, Bid::Tricks(13)) => say::this_match::example_bid_moon(),
            (_, bid) => bid.words(),
        };
        match (example.of, example.partner) {
            (ExampleOf::Renege, _) => ExampleRound::Renege {
                own,
                other: bid(1).tricks(),
            },
            (ExampleOf::DoubleNil, _) => ExampleRound::BothNil,
            (ExampleOf::BlindBidMade | ExampleOf::BlindBidFailed, partner) => ExampleRound::Blind {
                bid: mine.tricks(),
                tricks: tricks + partner.map_or(0, |seat| round.tricks[seat]),
                partners: partner.is_some(),
            },
            _ if example.plays_the_dummy() => ExampleRound::WithTheDummy {
                own,
                tricks: tricks + round.tricks[3],
            },
            (_, None) => ExampleRound::Alone { own, tricks },
            (_, Some(seat)) => {
                let (theirs, taken) = (bid(seat), round.tricks[seat]);
                if theirs.is_nil() || mine.is_nil() {
                    ExampleRound::BesideNil {
                        own,
                        tricks,
                        theirs,
                        taken,
                    }
                } else {
                    ExampleRound::Together {
                        own,
                        theirs,
                        tricks: tricks + taken,
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
