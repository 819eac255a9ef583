//! What is only heard: the table in sentences, what has just happened, and what can be done.

use spades_rules::{Action, Bid, Card, Suit};

use super::names::{about, about_side, plate, side_plate};
use super::number::signed;
use super::{Phrase, cards};
use crate::session::{SideWho, Who};

/// Something that everybody at the table has seen happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A round begins.
    Round(u16),
    /// A card was discarded; which one, where all may see it.
    Discarded(Who, Option<Card>),
    /// A bid was made.
    Bid(Who, Bid),
    /// A card was played.
    Played(Who, Card),
    /// A trick was taken.
    Took(Who),
    /// Spades are broken.
    SpadesBroken,
    /// All tricks are played.
    RoundOver,
    /// How a side stands now.
    Stands(Standing),
    /// A side has won the match.
    Won(SideWho),
    /// Several sides have won it together.
    Drawn(Vec<SideWho>),
}

impl Phrase for News {
    fn text(&self) -> String {
        match self {
            News::Round(round) => format!("Round {round}"),
            News::Discarded(who, None) => about(who, "You discard a card", |name| format!("{name} discards a card")),
            News::Discarded(who, Some(card)) => {
                let card = cards::the_card(*card);
                about(who, &format!("You discard {card}"), |name| {
                    format!("{name} discards {card}")
                })
            }
            News::Bid(who, Bid::BlindNil) => about(who, "You bid blind nil", |name| format!("{name} bids blind nil")),
            News::Bid(who, Bid::Tricks(0)) => about(who, "You bid nil", |name| format!("{name} bids nil")),
            News::Bid(who, Bid::Tricks(tricks)) => about(who, &format!("You bid {tricks}"), |name| {
                format!("{name} bids {tricks}")
            }),
            News::Played(who, card) => {
                let card = cards::the_card(*card);
                about(who, &format!("You play {card}"), |name| format!("{name} plays {card}"))
            }
            News::Took(who) => about(who, "You take the trick", |name| format!("{name} takes the trick")),
            News::SpadesBroken => "Spades are broken".to_owned(),
            News::RoundOver => "The round is over".to_owned(),
            News::Stands(standing) => standing.text(),
            News::Won(side) => about_side(
                side,
                "You win the match",
                |name| format!("{name} wins the match"),
                |names| format!("{names} win the match"),
            ),
            News::Drawn(sides) => {
                let names: Vec<String> = sides.iter().map(side_plate).collect();
                format!("The match is a draw: {}", names.join(", "))
            }
        }
    }
}

/// The points of a side and its bags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which side.
    pub side: SideWho,
    /// Its points.
    pub points: i32,
    /// Its bags.
    pub bags: u8,
}

impl Phrase for Standing {
    fn text(&self) -> String {
        let side = match &self.side {
            SideWho::One(who) => heard(who),
            pair @ SideWho::Pair(..) => side_plate(pair),
        };
        let points = match self.points {
            1 => "1 point".to_owned(),
            points => format!("{} points", signed(points)),
        };
        match self.bags {
            0 => format!("{side}: {points}"),
            1 => format!("{side}: {points}, 1 bag"),
            bags => format!("{side}: {points}, {bags} bags"),
        }
    }
}

/// What a player has bid, taken and still holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTold {
    /// Who.
    pub who: Who,
    /// What was bid.
    pub bid: Option<Bid>,
    /// How many tricks were taken.
    pub tricks: u8,
    /// How many cards are left.
    pub cards: u8,
}

impl Phrase for SeatTold {
    fn text(&self) -> String {
        let who = heard(&self.who);
        let cards = match self.cards {
            1 => "1 card in hand".to_owned(),
            cards => format!("{cards} cards in hand"),
        };
        let tricks = match self.tricks {
            1 => "1 trick".to_owned(),
            tricks => format!("{tricks} tricks"),
        };
        match self.bid {
            None if self.who == Who::Dummy => format!("{who}: {tricks}, {cards}"),
            None => format!("{who}: no bid yet, {tricks}, {cards}"),
            Some(Bid::BlindNil) => format!("{who}: bid blind nil, {tricks}, {cards}"),
            Some(Bid::Tricks(0)) => format!("{who}: bid nil, {tricks}, {cards}"),
            Some(Bid::Tricks(bid)) => format!("{who}: bid {bid}, {tricks}, {cards}"),
        }
    }
}

/// Somebody at the beginning of a line: the person at the machine is "You" there, whatever the plate says.
fn heard(who: &Who) -> String {
    match who {
        Who::You(_) => "You".to_owned(),
        who => plate(who),
    }
}

/// What lies on the table, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTold {
    /// Somebody else decides.
    TurnOf(Who),
    /// The person who looks decides, or one of several people.
    YourTurn(Who),
    /// Who is to sit down at the machine.
    PassTheDevice(Who),
    /// Nothing can be done now.
    PleaseWait,
    /// The stock has so many cards.
    Stock(usize),
    /// The discards follow, suit by suit.
    Discards,
    /// A hand that lies open, suit by suit.
    HandOf(Who),
    /// Cards of one suit, highest first.
    Holding(Suit, Vec<Card>),
    /// A card of the trick, and whose it is.
    InTheTrick(Card, Who),
    /// Spades may be led.
    SpadesBroken,
    /// Spades may not be led.
    SpadesNotBroken,
    /// The card that is to be decided on.
    Drawn(Card),
    /// Who dealt.
    Dealer(Who),
    /// Who draws first.
    DrawsFirst(Who),
}

impl Phrase for TableTold {
    fn text(&self) -> String {
        match self {
            TableTold::YourTurn(Who::You(_)) => "Your turn".to_owned(),
            TableTold::TurnOf(who) | TableTold::YourTurn(who) => format!("{}’s turn", plate(who)),
            TableTold::PassTheDevice(who) => format!("Pass the device to {}", plate(who)),
            TableTold::PleaseWait => "Please wait".to_owned(),
            TableTold::Stock(1) => "Stock: 1 card".to_owned(),
            TableTold::Stock(count) => format!("Stock: {count} cards"),
            TableTold::Discards => "Discards:".to_owned(),
            TableTold::HandOf(who) => about(who, "Your hand", |name| format!("{name}’s hand")),
            TableTold::Holding(suit, cards) => cards::holding(*suit, cards),
            TableTold::InTheTrick(card, Who::You(_)) => format!("In the trick: {}, from you", cards::card(*card)),
            TableTold::InTheTrick(card, Who::Dummy) => {
                format!("In the trick: {}, from the dummy", cards::card(*card))
            }
            TableTold::InTheTrick(card, who) => format!("In the trick: {}, from {}", cards::card(*card), plate(who)),
            TableTold::SpadesBroken => "Spades are broken".to_owned(),
            TableTold::SpadesNotBroken => "Spades are not broken".to_owned(),
            TableTold::Drawn(card) => format!("Drawn: {}", cards::card(*card)),
            TableTold::Dealer(who) => about(who, "You dealt this round", |name| format!("{name} dealt this round")),
            TableTold::DrawsFirst(who) => about(who, "You draw first in this round", |name| {
                format!("{name} draws first in this round")
            }),
        }
    }
}

/// The label of something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Opens the curtain.
    ShowMyCards,
    /// Finishes what is being shown.
    Skip,
    /// Turns up the hand.
    LookAtMyHand,
    /// Calls a renege of somebody.
    CallARenegeOf(Who),
    /// Any other action.
    Act(Action),
}

impl Phrase for Control {
    fn text(&self) -> String {
        match self {
            Control::ShowMyCards => "Show my cards".to_owned(),
            Control::Skip => "Skip".to_owned(),
            Control::LookAtMyHand | Control::Act(Action::Look) => "Look at my hand".to_owned(),
            Control::CallARenegeOf(who) => format!("Call a renege of {}", plate(who)),
            Control::Act(action) => match *action {
                Action::BlindNil => "Bid blind nil".to_owned(),
                Action::Draw => "Draw a card".to_owned(),
                Action::Keep => "Keep it".to_owned(),
                Action::Discard => "Discard it".to_owned(),
                Action::Bid(0) => "Bid nil".to_owned(),
                Action::Bid(tricks) => format!("Bid {tricks}"),
                Action::Play(card) => format!("Play {}", cards::the_card(card)),
                Action::Call(_) => "Call a renege".to_owned(),
                Action::Settle => "Score the round".to_owned(),
                Action::NextRound => "Next round".to_owned(),
                Action::Look => "Look at my hand".to_owned(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_heard_counts_right_and_addresses_the_person_at_the_machine() {
        let you = Who::You("Ada".into());
        let told = |cards, tricks| {
            SeatTold {
                who: you.clone(),
                bid: Some(Bid::Tricks(4)),
                tricks,
                cards,
            }
            .text()
        };
        assert_eq!(told(1, 2), "You: bid 4, 2 tricks, 1 card in hand");
        assert_eq!(told(2, 1), "You: bid 4, 1 trick, 2 cards in hand");
        let standing = |points, bags| {
            Standing {
                side: SideWho::One(Who::Named("Mara".into())),
                points,
                bags,
            }
            .text()
        };
        assert_eq!(standing(-40, 0), "Mara: −40 points");
        assert_eq!(standing(1, 1), "Mara: 1 point, 1 bag");
        let queen: Card = "QH".parse().unwrap();
        assert_eq!(News::Played(you.clone(), queen).text(), "You play the queen of hearts");
        assert_eq!(
            News::Discarded(Who::Named("Mara".into()), None).text(),
            "Mara discards a card"
        );
        assert_eq!(TableTold::YourTurn(you).text(), "Your turn");
        assert_eq!(TableTold::Stock(1).text(), "Stock: 1 card");
    }
}
