//! Why a choice was better than the mistake: in one sentence, with the cards or bids named.

use spades_bots::{
    Cost, Gain, Goal, Mistake as Kind, NextBid, Odds, Outlook, Promise, Reason, ReviewedDecision, Sign, Tactic,
};
use spades_learn::coach::{Mistake, Retry};
use spades_rules::{Action, Card};

use super::rounded;
use crate::text::Phrase;
use crate::text::cards::{card as named, rank, suit as suit_of_many, the_card};
use crate::text::number::percent;
use crate::text::reasons::player;

/// Why a choice was better than the mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Why {
    pub(super) kind: Kind,
    pub(super) reason: Reason,
    pub(super) taken: Action,
    pub(super) found: Action,
    pub(super) drawn: Option<Card>,
    /// Whether the reason holds of what was found.
    pub(super) best: bool,
    /// How many points of the round it is worth more.
    pub(super) gained: u32,
}

impl Why {
    /// The words for a choice in place of a mistake; nothing for one that is not good enough.
    #[must_use]
    pub fn new(mistake: &Mistake, found: Action, retry: Retry) -> Option<Why> {
        let Retry::Found { best, gained } = retry else {
            return None;
        };
        let ReviewedDecision { taken, reason, .. } = mistake.decision;
        Some(Why {
            kind: mistake.kind,
            reason,
            taken,
            found,
            drawn: mistake.drawn(),
            best,
            gained: rounded(gained),
        })
    }
}

impl Phrase for Why {
    fn text(&self) -> String {
        let gained = self.gained;
        match (self.found, self.taken) {
            (Action::Play(found), Action::Play(taken)) => {
                let why = self.best.then(|| of_card(self.reason, found, taken, gained)).flatten();
                why.unwrap_or_else(|| {
                    format!(
                        "The {} is worth about {} more than {}.",
                        named(found),
                        points(gained),
                        the_card(taken)
                    )
                })
            }
            (Action::Keep | Action::Discard, Action::Keep | Action::Discard) => {
                of_draft(self.reason, self.found, self.drawn, gained)
            }
            (found, taken) => {
                let why = self
                    .best
                    .then(|| of_bid(self.kind, self.reason, found, taken))
                    .flatten();
                why.unwrap_or_else(|| match found {
                    Action::BlindNil | Action::Bid(_) => {
                        format!(
                            "{} is worth about {} more than {}.",
                            a_bid(found),
                            points(gained),
                            the_bid(taken)
                        )
                    }
                    _ => format!(
                        "A bid with open eyes is worth about {} more than {}.",
                        points(gained),
                        the_bid(taken)
                    ),
                })
            }
        }
    }

    fn key(&self) -> String {
        "why".to_owned()
    }
}

/// "1 point", "12 points".
fn points(points: u32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// What a bid is called at the start of a sentence.
fn a_bid(bid: Action) -> String {
    match bid {
        Action::BlindNil => "Blind nil".to_owned(),
        Action::Bid(0) => "Nil".to_owned(),
        Action::Bid(bid) => format!("A bid of {bid}"),
        _ => "A bid with open eyes".to_owned(),
    }
}

/// What a bid is called within a sentence.
fn the_bid(bid: Action) -> String {
    match bid {
        Action::BlindNil => "blind nil".to_owned(),
        Action::Bid(0) => "nil".to_owned(),
        Action::Bid(bid) => format!("a bid of {bid}"),
        _ => "a bid with open eyes".to_owned(),
    }
}

/// So many deals can be told one by one.
const FEW: u32 = 64;

/// "28 of 32 likely deals", "87% of likely deals".
fn deals(odds: Odds) -> String {
    match odds.of {
        1 => format!("{} of 1 likely deal", odds.met),
        2..=FEW => format!("{} of {} likely deals", odds.met, odds.of),
        _ => format!("{} of likely deals", percent(odds.share())),
    }
}

/// The same a second time: "20", "61%".
fn count(odds: Odds) -> String {
    if odds.of <= FEW {
        odds.met.to_string()
    } else {
        percent(odds.share())
    }
}

fn of_draft(reason: Reason, found: Action, drawn: Option<Card>, gained: u32) -> String {
    let card = || drawn.map_or_else(|| "the card".to_owned(), the_card);
    match (reason, found) {
        (Reason::DrawnBetter { card, tricks }, Action::Keep) => format!(
            "The {} is worth about {tricks:.1} tricks more to you than the next card is likely to be.",
            named(card)
        ),
        (Reason::NextBetter { card, tricks }, Action::Discard) => format!(
            "The card behind {} is likely to be worth about {tricks:.1} tricks more to you.",
            the_card(card)
        ),
        (_, Action::Keep) => format!(
            "Keeping {} is worth about {} more than throwing it.",
            card(),
            points(gained)
        ),
        _ => format!(
            "Throwing {} is worth about {} more than keeping it.",
            card(),
            points(gained)
        ),
    }
}

/// Why a bid is better than another; nothing where the reason says no more than that.
fn of_bid(kind: Kind, reason: Reason, found: Action, taken: Action) -> Option<String> {
    let instead = the_bid(taken);
    Some(match (reason, taken) {
        (Reason::BlindNilTooRare { share }, _) => format!(
            "A blind nil holds in only about {} of deals, so it was better to look first.",
            percent(share)
        ),
        (Reason::BlindNilAtThisScore { share }, _) => format!(
            "A blind nil holds in only about {} of deals, but at this score nothing else is better.",
            percent(share)
        ),
        (Reason::BlindNilFromBehind, _) => "So far behind, only a blind nil could still bring you back.".to_owned(),
        (
            Reason::BidLikely {
                bid, partners, odds, ..
            },
            _,
        ) => bid_likely(kind, bid, partners, odds, &instead),
        (Reason::NilLikely { odds, .. }, _) => {
            format!("Nil holds in {}, which is worth more than {instead}.", deals(odds))
        }
        (Reason::NilCovered { odds }, _) => format!(
            "Nil holds in {} with a strong partner to cover it, which is worth more than {instead}.",
            deals(odds)
        ),
        (Reason::BidStands { bid: 0, .. }, _) => {
            format!("With best play of both nil holds, which is worth more than {instead}.")
        }
        (
            Reason::BidStands {
                bid,
                next: Some(NextBid::Set),
                ..
            },
            Action::Bid(taken),
        ) if taken > bid => {
            format!("With best play of both a bid of {bid} comes home, and a bid of {taken} is set.")
        }
        (Reason::BidStands { bid, .. }, Action::Bid(taken)) if (1..bid).contains(&taken) => {
            format!("With best play of both a bid of {bid} comes home, so a bid of {taken} gives points away.")
        }
        (Reason::BidStands { bid, .. }, _) => format!(
            "With best play of both a bid of {bid} comes home, and at this score it is worth more than {instead}."
        ),
        (Reason::BidFails { .. }, _) => format!(
            "{} fails against best play, yet at this score it is worth more than {instead}.",
            a_bid(found)
        ),
        (Reason::BidWorthMost { .. }, _) => {
            format!(
                "{} is worth most over the deals that are likely, and more than {instead}.",
                a_bid(found)
            )
        }
        _ => return None,
    })
}

fn bid_likely(kind: Kind, bid: u8, partners: bool, odds: Odds, instead: &str) -> String {
    let deals = deals(odds);
    match (kind, partners) {
        (Kind::BidTooHigh, false) => {
            format!("A bid of {bid} comes home in {deals}, and {instead} asks for more than the hand promises.")
        }
        (Kind::BidTooHigh, true) => format!(
            "A bid of {bid} comes home for your side in {deals}, and {instead} asks for more than the hands promise."
        ),
        (Kind::BidTooLow, false) => {
            format!("A bid of {bid} comes home in {deals}, so {instead} gives points away.")
        }
        (Kind::BidTooLow, true) => {
            format!("A bid of {bid} comes home for your side in {deals}, so {instead} gives points away.")
        }
        (_, false) => format!("A bid of {bid} comes home in {deals}, which is worth more than {instead}."),
        (_, true) => {
            format!("A bid of {bid} comes home for your side in {deals}, which is worth more than {instead}.")
        }
    }
}

/// Why a card is better than another; nothing where the reason says no more than that.
fn of_card(reason: Reason, found: Card, taken: Card, gained: u32) -> Option<String> {
    match reason {
        Reason::PlayKnown {
            outlook,
            rival,
            instead,
        } => {
            let cost = instead
                .filter(|instead| instead.card == taken)
                .map(|instead| instead.cost);
            of_known(outlook, rival, cost, found, taken, gained)
        }
        Reason::PlayLikely { gain, .. } => of_gain(gain, found, taken, gained),
        Reason::PlayTactic { tactic, sign, gain, .. } => {
            let compared = |gain: &Gain| matches!(gain, Gain::Oftener { card, .. } if *card == taken);
            let told = gain
                .filter(compared)
                .and_then(|gain| of_gain(gain, found, taken, gained));
            let told = told.unwrap_or_else(|| of_tactic(tactic, found, taken, gained));
            Some(sign.map_or_else(|| told.clone(), |sign| because(&told, sign, found, taken, gained)))
        }
        _ => None,
    }
}

/// The longest sentence there is room for, in letters.
const LONGEST: usize = 150;

/// A sentence about two cards with what everybody had seen behind it; where that is too long, what was seen alone.
fn because(told: &str, sign: Sign, found: Card, taken: Card, gained: u32) -> String {
    let seen = match sign {
        Sign::NowHighest { card } if card == found => format!(
            "the {} was now the highest {}",
            rank(card),
            suit_of_many(card.suit()).trim_end_matches('s')
        ),
        Sign::NowHighest { card } => format!("{} was now the highest", the_card(card)),
        Sign::ShowedOut { who, suit } => {
            format!("{} had shown out of {}", player(who), suit_of_many(suit))
        }
        Sign::NoSpadesOut => "the others had no spades any more".to_owned(),
    };
    let whole = match told.split_once("; ") {
        Some((tactic, cost)) => format!("{tactic}, as {seen}; {cost}"),
        None => format!("{}: {seen}.", told.trim_end_matches('.')),
    };
    if whole.chars().count() <= LONGEST {
        return whole;
    }
    let (first, rest) = seen.split_at(1);
    format!(
        "{}{rest}, so the {} is worth about {} more than {}.",
        first.to_uppercase(),
        named(found),
        points(gained),
        the_card(taken)
    )
}

/// Both hands are known; `cost` is what the card costs that was played.
fn of_known(
    outlook: Outlook,
    rival: Option<Promise>,
    cost: Option<Cost>,
    found: Card,
    taken: Card,
    gained: u32,
) -> Option<String> {
    let (found, taken, points) = (named(found), the_card(taken), points(gained));
    Some(match (outlook, rival, cost) {
        (Outlook::NilStands, _, Some(Cost::OwnPromise)) => {
            format!("The {found} keeps your nil, and {taken} loses it.")
        }
        (Outlook::BidStands { bid, .. }, _, Some(Cost::OwnPromise)) => {
            format!("The {found} brings your bid of {bid} home, and {taken} loses it.")
        }
        (_, Some(Promise::Nil), Some(Cost::RivalPromise)) => {
            format!("The {found} breaks the other side’s nil, and {taken} lets it hold.")
        }
        (_, Some(Promise::Bid), Some(Cost::RivalPromise)) => {
            format!("The {found} sets the other side’s bid, and {taken} lets it come home.")
        }
        (_, _, Some(Cost::Bags(1))) => format!("The {found} takes 1 bag fewer than {taken}."),
        (_, _, Some(Cost::Bags(bags))) => format!("The {found} takes {bags} bags fewer than {taken}."),
        (_, _, Some(Cost::Tricks)) => format!("The {found} leaves fewer tricks to the other side than {taken}."),
        (Outlook::NilStands, None, _) => {
            format!("With the {found} your nil holds against best play; {taken} costs about {points}.")
        }
        (Outlook::BidStands { bid, .. }, None, _) => {
            format!("With the {found} your bid of {bid} comes home against best play; {taken} costs about {points}.")
        }
        (_, Some(Promise::Nil), _) => {
            format!("With the {found} the other side’s nil fails against best play; {taken} costs about {points}.")
        }
        (_, Some(Promise::Bid), _) => {
            format!("With the {found} the other side’s bid fails against best play; {taken} costs about {points}.")
        }
        _ => return None,
    })
}

fn of_gain(gain: Gain, found: Card, taken: Card, gained: u32) -> Option<String> {
    let (found, points) = (named(found), points(gained));
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } if card == taken => {
            let (deals, taken, other) = (deals(odds), the_card(taken), count(other));
            Some(match goal {
                Goal::OwnNil => format!("With the {found} your nil holds in {deals}, with {taken} in {other}."),
                Goal::OwnBid { bid } => {
                    format!("With the {found} your bid of {bid} comes home in {deals}, with {taken} in {other}.")
                }
                Goal::SideBid { bid } => {
                    format!("With the {found} your side’s bid of {bid} comes home in {deals}, with {taken} in {other}.")
                }
                Goal::PartnerNil => {
                    format!("With the {found} your partner’s nil holds in {deals}, with {taken} in {other}.")
                }
                Goal::RivalNil => {
                    format!("With the {found} the other side’s nil fails in {deals}, with {taken} in {other}.")
                }
                Goal::RivalBid => {
                    format!("With the {found} the other side’s bid fails in {deals}, with {taken} in {other}.")
                }
            })
        }
        Gain::Oftener { goal, odds, .. } => {
            let (deals, taken) = (deals(odds), the_card(taken));
            Some(match goal {
                Goal::OwnNil => format!("With the {found} your nil holds in {deals}; {taken} costs about {points}."),
                Goal::OwnBid { bid } => {
                    format!("With the {found} your bid of {bid} comes home in {deals}; {taken} costs about {points}.")
                }
                Goal::SideBid { bid } => format!(
                    "With the {found} your side’s bid of {bid} comes home in {deals}; {taken} costs about {points}."
                ),
                Goal::PartnerNil => {
                    format!("With the {found} your partner’s nil holds in {deals}; {taken} costs about {points}.")
                }
                Goal::RivalNil => {
                    format!("With the {found} the other side’s nil fails in {deals}; {taken} costs about {points}.")
                }
                Goal::RivalBid => {
                    format!("With the {found} the other side’s bid fails in {deals}; {taken} costs about {points}.")
                }
            })
        }
        Gain::FewerBags { bags, card, other } if card == taken => Some(format!(
            "With the {found} the round ends with {bags:.1} bags on average, with {} with {other:.1}.",
            the_card(taken)
        )),
        Gain::FewerBags { bags, .. } => Some(format!(
            "With the {found} the round ends with {bags:.1} bags on average; {} costs about {points}.",
            the_card(taken)
        )),
        Gain::Little { .. } => None,
    }
}

fn of_tactic(tactic: Tactic, found: Card, taken: Card, gained: u32) -> String {
    let (found, taken, points) = (named(found), the_card(taken), points(gained));
    match tactic {
        Tactic::NilSafestLead => {
            format!("The {found} is the safest lead for your nil; {taken} costs about {points}.")
        }
        Tactic::NilDucks => format!("The {found} stays below the winning card; {taken} costs about {points}."),
        Tactic::NilLikelyBeaten => {
            format!("The {found} is the likeliest to be beaten, as your nil needs; {taken} costs about {points}.")
        }
        Tactic::CoverTakesOver => {
            format!("The {found} takes the trick off your partner’s nil; {taken} costs about {points}.")
        }
        Tactic::CoverHigh => {
            format!("The {found} is high enough to cover your partner’s nil; {taken} costs about {points}.")
        }
        Tactic::CoverLead => {
            format!("The {found} is a lead that looks after your partner’s nil; {taken} costs about {points}.")
        }
        Tactic::LeavesToNil => format!("The {found} leaves the trick with the nil; {taken} costs about {points}."),
        Tactic::LowLeadAtNil => {
            format!("The {found} is a low lead that may leave the trick with the nil; {taken} costs about {points}.")
        }
        Tactic::TakesNeeded => {
            format!("The {found} takes a trick that the bid needs; {taken} costs about {points}.")
        }
        Tactic::PartnerHolds => format!(
            "Your partner has the trick, and the {found} keeps better cards for later; {taken} costs about {points}."
        ),
        Tactic::TooDear => format!(
            "This trick is too dear to win, and the {found} keeps better cards for the bid; {taken} costs about {points}."
        ),
        Tactic::LeadsSpades => {
            format!("Leading spades with the {found} serves the bid best now; {taken} costs about {points}.")
        }
        Tactic::LeadsMaster => {
            format!("Nothing that is still out beats the {found} in its suit; {taken} costs about {points}.")
        }
        Tactic::LeadsForBid => {
            format!("The {found} is the lead that serves the bid best; {taken} costs about {points}.")
        }
        Tactic::NoBidAvoidsBag => {
            format!("There is no bid to make, and the {found} avoids a bag; {taken} costs about {points}.")
        }
        Tactic::NoBidHurtsOthers => {
            format!("There is no bid to make, and the {found} hurts the others most; {taken} costs about {points}.")
        }
        Tactic::MadeHurtsOthers => format!(
            "The bid is made, and a trick for the {found} hurts the others more than a bag hurts you; {taken} costs about {points}."
        ),
        Tactic::MadeAvoidsBag => {
            format!("The bid is made, and the {found} keeps out of the trick; {taken} costs about {points}.")
        }
        Tactic::MadeLeads => {
            format!("The bid is made, and the {found} is the best lead from here; {taken} costs about {points}.")
        }
        Tactic::LostHurtsOthers => {
            format!(
                "The bid is lost, and the {found} is the best against the others’ bids; {taken} costs about {points}."
            )
        }
    }
}
