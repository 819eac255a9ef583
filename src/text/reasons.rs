//! Why an option is the best: hints and reviews.

use spades_bots::{
    Cost, Gain, Goal, Instead, NextBid, Odds, Outlook, Promise, Reason, ReviewedDecision, Settled, Sign, Tactic, Whose,
};
use spades_rules::Card;

use super::Phrase;
use super::cards::{card as named, suit as suit_of_many, the_card};
use super::number::percent;
use crate::session::Who;

/// Whoever has the options that a reason is about, as sentences call that player.
struct Decider {
    /// "you", "Rachel".
    who: String,
    /// "your", "Rachel’s".
    whose: String,
}

impl Decider {
    fn you() -> Decider {
        Decider {
            who: "you".to_owned(),
            whose: "your".to_owned(),
        }
    }

    fn of(who: &Who) -> Decider {
        match who {
            Who::You(_) => Decider::you(),
            Who::Named(name) => Decider {
                who: name.clone(),
                whose: format!("{name}’s"),
            },
            Who::Dummy => Decider {
                who: "the dummy".to_owned(),
                whose: "the dummy’s".to_owned(),
            },
        }
    }

    /// The possessive at the beginning of a sentence.
    fn begins(&self) -> String {
        let mut letters = self.whose.chars();
        let first = letters.next();
        first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }

    /// A player as whoever is told sees that player.
    fn sees(&self, player: Whose) -> String {
        let whose = &self.whose;
        match player {
            Whose::Partner => format!("{whose} partner"),
            Whose::Left => format!("the player on {whose} left"),
            Whose::Opposite => format!("the player opposite {}", self.who),
            Whose::Right => format!("the player on {whose} right"),
        }
    }
}

/// Why an option of somebody would have been best: what that player decided otherwise is looked at by everybody.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonFor {
    who: Who,
    reason: Reason,
}

impl ReasonFor {
    /// Why the best of these options was better than what was done. Of cards that come to the same it speaks of the one that was played.
    #[must_use]
    pub fn new(who: Who, decision: &ReviewedDecision) -> ReasonFor {
        ReasonFor {
            who,
            reason: decision.reason_of_the_taken(),
        }
    }
}

impl Phrase for ReasonFor {
    fn text(&self) -> String {
        told(self.reason, &Decider::of(&self.who))
    }
}

impl Phrase for Reason {
    fn text(&self) -> String {
        told(*self, &Decider::you())
    }
}

/// A reason in words, told of whoever has the options.
fn told(reason: Reason, to: &Decider) -> String {
    let who = &to.who;
    match reason {
        Reason::OnlyChoice => "It is the only thing to do now.".to_owned(),
        Reason::OnlyCard => "It is the only card that may be played.".to_owned(),
        Reason::RenegeProved => "The other side has played a card that the rules did not allow.".to_owned(),
        Reason::RenegeUnproved => "A wrong call costs nothing, but nothing shows that one would be right.".to_owned(),
        Reason::DraftEven { card } => format!(
            "The {} is worth about as much as the next card is likely to be; it matters little.",
            named(card)
        ),
        Reason::DrawnBetter { card, tricks } => format!(
            "The {} is worth about {tricks:.1} tricks more to {who} than the next card is likely to be.",
            named(card)
        ),
        Reason::NextBetter { card, tricks } => format!(
            "The next card is likely to be worth about {tricks:.1} tricks more to {who} than {}.",
            the_card(card)
        ),
        Reason::BlindNilAtThisScore { share } => format!(
            "A blind nil holds in only about {} of deals, but at this score nothing else is better.",
            percent(share)
        ),
        Reason::BlindNilTooRare { share } => format!(
            "A blind nil holds in only about {} of deals; there is more to gain from cards that are seen.",
            percent(share)
        ),
        Reason::BlindNilFromBehind => format!("Only a blind nil can still bring {who} back from so far behind."),
        Reason::LookFirst => "There is more to gain from a bid with open eyes.".to_owned(),
        Reason::BidWorthMost { bid: 0 } => "Nil is worth most over the deals that are likely.".to_owned(),
        Reason::BidWorthMost { bid } => format!("A bid of {bid} is worth most over the deals that are likely."),
        Reason::BidLikely {
            bid,
            partners,
            odds,
            next,
        } => bid_likely(to, bid, partners, odds, next),
        Reason::NilLikely { odds, one: None } => format!("Nil holds in {}.", deals(odds)),
        Reason::NilLikely { odds, one: Some(one) } => {
            format!("Nil holds in {}, a bid of 1 in {}.", deals(odds), count(one))
        }
        Reason::NilCovered { odds } => {
            format!("Nil holds in {}, with a strong partner to cover it.", deals(odds))
        }
        Reason::BidFails { bid: 0 } => {
            "Nil fails against best play, yet at this score it is worth more than a safe bid.".to_owned()
        }
        Reason::BidFails { bid } => {
            format!("A bid of {bid} fails against best play, yet at this score it is worth more than a safe one.")
        }
        Reason::BidIndifferent { bid: 0 } => {
            "From this score every outcome of a nil comes to the same against best play.".to_owned()
        }
        Reason::BidIndifferent { bid } => {
            format!("From this score every outcome of a bid of {bid} comes to the same against best play.")
        }
        Reason::BidStands { bid, bags, next } => bid_stands(bid, bags, next),
        Reason::PlayKnown {
            outlook,
            rival,
            instead,
        } => match instead {
            None => format!(
                "It makes no difference which card is played. {}",
                outlook_told(to, outlook, rival, false)
            ),
            Some(instead) => {
                format!(
                    "{} {}",
                    outlook_told(to, outlook, rival, true),
                    instead_told(to, instead, outlook, rival)
                )
            }
        },
        Reason::PlayAlike => {
            "Over the deals that are likely it makes hardly a difference which card is played.".to_owned()
        }
        Reason::PlayLikely { settled: None, gain } => gain_told(to, gain),
        Reason::PlayLikely {
            settled: Some(settled),
            gain,
        } => {
            format!("{} {}", settled_told(to, settled), gain_told(to, gain))
        }
        Reason::PlayTactic {
            card,
            tactic,
            sign,
            gain,
        } => {
            let told = tactic_told(to, card, tactic);
            let told = sign.map_or_else(|| told.clone(), |sign| because(to, &told, card, sign));
            match gain {
                None => told,
                Some(gain) => format!("{told} {}", gain_told(to, gain)),
            }
        }
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

fn bid_likely(to: &Decider, bid: u8, partners: bool, odds: Odds, next: Option<Odds>) -> String {
    let whose = &to.whose;
    let deals = deals(odds);
    let higher = bid + 1;
    match (partners, next.map(count)) {
        (false, None) => format!("A bid of {bid} comes home in {deals}."),
        (true, None) => format!("A bid of {bid} comes home for {whose} side in {deals}."),
        (false, Some(count)) => format!("A bid of {bid} comes home in {deals}, a bid of {higher} in {count}."),
        (true, Some(count)) => {
            format!("A bid of {bid} comes home for {whose} side in {deals}, a bid of {higher} in {count}.")
        }
    }
}

fn bid_stands(bid: u8, bags: u8, next: Option<NextBid>) -> String {
    let stands = match (bid, bags) {
        (0, _) => "With best play of both nil holds.".to_owned(),
        (_, 0) => format!("With best play of both a bid of {bid} comes home without a bag."),
        (_, 1) => format!("With best play of both a bid of {bid} comes home with 1 bag."),
        _ => format!("With best play of both a bid of {bid} comes home with {bags} bags."),
    };
    let higher = bid + 1;
    match next {
        None => stands,
        Some(NextBid::Set) => format!("{stands} A bid of {higher} would be set."),
        Some(NextBid::WorthLess) => {
            format!("{stands} A bid of {higher} would come home too, but is worth less at this score.")
        }
    }
}

fn settled_told(to: &Decider, settled: Settled) -> String {
    let begins = to.begins();
    match settled {
        Settled::NilFailed => format!("{begins} nil has failed already."),
        Settled::BidMade { bid } => format!("{begins} bid of {bid} is made."),
        Settled::BidLost { bid } => format!("{begins} bid of {bid} is lost."),
    }
}

/// What best play comes to; `chosen` where another card is worse.
fn outlook_told(to: &Decider, outlook: Outlook, rival: Option<Promise>, chosen: bool) -> String {
    let (whose, begins) = (&to.whose, to.begins());
    use Promise::{Bid, Nil};
    match (outlook, rival) {
        (Outlook::Settled(settled), None) => settled_told(to, settled),
        (Outlook::Settled(Settled::NilFailed), Some(Nil)) => {
            format!("{begins} nil has failed already, and the other side’s nil fails too.")
        }
        (Outlook::Settled(Settled::NilFailed), Some(Bid)) => {
            format!("{begins} nil has failed already, and the other side’s bid fails.")
        }
        (Outlook::Settled(Settled::BidMade { bid }), Some(Nil)) => {
            format!("{begins} bid of {bid} is made, and the other side’s nil fails.")
        }
        (Outlook::Settled(Settled::BidMade { bid }), Some(Bid)) => {
            format!("{begins} bid of {bid} is made, and the other side’s bid fails.")
        }
        (Outlook::Settled(Settled::BidLost { bid }), Some(Nil)) => {
            format!("{begins} bid of {bid} is lost, but the other side’s nil fails.")
        }
        (Outlook::Settled(Settled::BidLost { bid }), Some(Bid)) => {
            format!("{begins} bid of {bid} is lost, but the other side’s fails too.")
        }
        (Outlook::NilStands, None) => format!("With best play of both {whose} nil stands."),
        (Outlook::NilStands, Some(Nil)) => {
            format!("With best play of both {whose} nil stands, and the other side’s nil fails.")
        }
        (Outlook::NilStands, Some(Bid)) => {
            format!("With best play of both {whose} nil stands, and the other side’s bid fails.")
        }
        (Outlook::NilFails, None) if chosen => format!("{begins} nil fails against best play, and this loses least."),
        (Outlook::NilFails, None) => format!("{begins} nil fails against best play."),
        (Outlook::NilFails, Some(Nil)) => format!("With best play of both {whose} nil and the other side’s fail."),
        (Outlook::NilFails, Some(Bid)) => format!("With best play of both {whose} nil and the other side’s bid fail."),
        (Outlook::BidStands { bid, bags }, rival) => bid_outlook(to, bid, bags, rival),
        (Outlook::BidFails { bid }, None) if chosen => {
            format!("{begins} bid of {bid} fails against best play, and this loses least.")
        }
        (Outlook::BidFails { bid }, None) => format!("{begins} bid of {bid} fails against best play."),
        (Outlook::BidFails { bid }, Some(Nil)) => {
            format!("With best play of both {whose} bid of {bid} and the other side’s nil fail.")
        }
        (Outlook::BidFails { bid }, Some(Bid)) => {
            format!("With best play of both {whose} bid of {bid} and the other side’s bid fail.")
        }
        (Outlook::Indifferent, None) => "From this score it no longer matters who takes what.".to_owned(),
        (Outlook::Indifferent, Some(Nil)) => {
            format!(
                "From this score it no longer matters whether {whose} bid comes home, as the other side’s nil fails."
            )
        }
        (Outlook::Indifferent, Some(Bid)) => {
            format!("From this score it no longer matters whether {whose} bid comes home, as the other side’s fails.")
        }
    }
}

/// The own bid is made with best play of both.
fn bid_outlook(to: &Decider, bid: u8, bags: u8, rival: Option<Promise>) -> String {
    let whose = &to.whose;
    use Promise::{Bid, Nil};
    match (bags, rival) {
        (0, None) => format!("With best play of both {whose} bid of {bid} comes home without a bag."),
        (1, None) => format!("With best play of both {whose} bid of {bid} comes home with 1 bag."),
        (_, None) => format!("With best play of both {whose} bid of {bid} comes home with {bags} bags."),
        (0, Some(Nil)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home without a bag, and the other side’s nil fails."
            )
        }
        (1, Some(Nil)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home with 1 bag, and the other side’s nil fails."
            )
        }
        (_, Some(Nil)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home with {bags} bags, and the other side’s nil fails."
            )
        }
        (0, Some(Bid)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home without a bag, and the other side’s bid fails."
            )
        }
        (1, Some(Bid)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home with 1 bag, and the other side’s bid fails."
            )
        }
        (_, Some(Bid)) => {
            format!(
                "With best play of both {whose} bid of {bid} comes home with {bags} bags, and the other side’s bid fails."
            )
        }
    }
}

/// What another card would cost.
fn instead_told(to: &Decider, instead: Instead, outlook: Outlook, rival: Option<Promise>) -> String {
    let whose = &to.whose;
    let card = named(instead.card);
    match instead.cost {
        Cost::OwnPromise if outlook == Outlook::NilStands => format!("The {card} would lose {whose} nil."),
        Cost::OwnPromise => format!("The {card} would lose {whose} bid."),
        Cost::RivalPromise if rival == Some(Promise::Nil) => {
            format!("The {card} would let the other side hold its nil.")
        }
        Cost::RivalPromise => format!("The {card} would let the other side make its bid."),
        Cost::Bags(1) => format!("The {card} would take 1 more bag."),
        Cost::Bags(bags) => format!("The {card} would take {bags} more bags."),
        Cost::Tricks => format!("The {card} would leave more tricks to the other side."),
        Cost::Worth => format!("The {card} is worth less at this score."),
    }
}

/// What is gained over another card.
fn gain_told(to: &Decider, gain: Gain) -> String {
    let begins = to.begins();
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } => {
            let (deals, card, other) = (deals(odds), the_card(card), count(other));
            match goal {
                Goal::OwnNil => format!("{begins} nil holds in {deals}, with {card} in {other}."),
                Goal::OwnBid { bid } => format!("{begins} bid of {bid} comes home in {deals}, with {card} in {other}."),
                Goal::SideBid { bid } => {
                    format!("{begins} side’s bid of {bid} comes home in {deals}, with {card} in {other}.")
                }
                Goal::PartnerNil => format!("{begins} partner’s nil holds in {deals}, with {card} in {other}."),
                Goal::RivalNil => format!("The other side’s nil fails in {deals}, with {card} in {other}."),
                Goal::RivalBid => format!("The other side’s bid fails in {deals}, with {card} in {other}."),
            }
        }
        Gain::FewerBags { bags, card, other } => format!(
            "The round ends with {bags:.1} bags on average, with {} {other:.1}.",
            the_card(card)
        ),
        Gain::Little { card } => format!(
            "This is worth a little more than {} over the deals that are likely.",
            the_card(card)
        ),
    }
}

/// A sentence with what everybody has seen behind it.
fn because(to: &Decider, told: &str, card: Card, sign: Sign) -> String {
    let seen = match sign {
        Sign::NowHighest { card: highest } if highest == card => {
            format!(
                "it is now the highest {}",
                suit_of_many(card.suit()).trim_end_matches('s')
            )
        }
        Sign::NowHighest { card: highest } => format!("{} is now the highest", the_card(highest)),
        Sign::ShowedOut { who, suit } => {
            format!("{} showed out of {}", to.sees(who), suit_of_many(suit))
        }
        Sign::NoSpadesOut => "the others have no spades any more".to_owned(),
    };
    format!("{}: {seen}.", told.trim_end_matches('.'))
}

fn tactic_told(to: &Decider, card: Card, tactic: Tactic) -> String {
    let (who, whose, begins) = (&to.who, &to.whose, to.begins());
    let card = named(card);
    match tactic {
        Tactic::NilSafestLead => format!("The {card} is the safest lead for {whose} nil."),
        Tactic::NilDucks => format!("The {card} stays below the winning card."),
        Tactic::NilLikelyBeaten => {
            format!("This trick cannot be ducked for certain, and the {card} is the likeliest to be beaten.")
        }
        Tactic::CoverTakesOver => format!("The {card} takes the trick off {whose} partner’s nil."),
        Tactic::CoverHigh => format!("The {card} is high enough to cover {whose} partner’s nil."),
        Tactic::CoverLead => format!("The {card} is a lead that looks after {whose} partner’s nil."),
        Tactic::LeavesToNil => format!("The {card} leaves the trick with the nil."),
        Tactic::LowLeadAtNil => format!("The {card} is a low lead that may leave the trick with the nil."),
        Tactic::TakesNeeded => format!("The {card} takes a trick that the bid needs."),
        Tactic::PartnerHolds => {
            format!("{begins} partner has the trick; the {card} keeps better cards for later.")
        }
        Tactic::TooDear => {
            format!("This trick costs too much to win; the {card} keeps better cards for the bid.")
        }
        Tactic::LeadsSpades => format!("The {card} leads spades, which now serves the bid best."),
        Tactic::LeadsMaster => format!("Nothing that is still out beats the {card} in its suit."),
        Tactic::LeadsForBid => format!("The {card} is the lead that serves the bid best."),
        Tactic::NoBidAvoidsBag => format!("There is no bid to make, and the {card} avoids a bag."),
        Tactic::NoBidHurtsOthers => format!("There is no bid to make, and the {card} hurts the others most."),
        Tactic::MadeHurtsOthers => {
            format!("The bid is made; a trick for the {card} hurts the others more than the bag hurts {who}.")
        }
        Tactic::MadeAvoidsBag => format!("The bid is made, and the {card} keeps out of the trick."),
        Tactic::MadeLeads => {
            format!("The bid is made; the {card} is the best lead for bags and against the others’ bids.")
        }
        Tactic::LostHurtsOthers => format!("The bid is lost; the {card} is the best against the others’ bids."),
    }
}

/// A player as the person at this machine sees that player.
pub(super) fn player(who: Whose) -> String {
    Decider::you().sees(who)
}

#[cfg(test)]
mod tests;
