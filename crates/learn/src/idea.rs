//! The idea behind a right choice: the first step of a hint, before it names the card.

use spades_rules::{Action, Card, Game, Seat, Suit};

/// The idea behind a right choice, without the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// A bid: count the sure tricks.
    CountSureTricks,
    /// Lead a spade that wins.
    DrawSpades {
        /// Number of spades that the opponents hold.
        out: u8,
    },
    /// Lead a spade and let the opponents win it.
    LoseSpade,
    /// Lead a side suit and win the trick.
    LeadToWin,
    /// Lead a side suit that the partner wins.
    LeadToPartner,
    /// Lead a side suit that the partner ruffs.
    LetPartnerRuff {
        /// Suit in which the partner is void.
        suit: Suit,
    },
    /// Lead a side suit that costs the opponents a spade.
    ForceRuff {
        /// Suit in which an opponent is void.
        suit: Suit,
    },
    /// Lead a side suit and lose the lead.
    LoseLead,
    /// Win a trick that another player led to.
    Win,
    /// Leave the trick to the partner.
    LeaveToPartner,
    /// Let the opponents win the trick.
    Duck,
    /// Make an opponent who bid nil win the trick.
    CatchNil,
    /// Ruff.
    Ruff,
    /// Ruff, and make the opponents ruff higher.
    ForceHigherRuff,
    /// Throw a card of a side suit.
    Throw {
        /// Suit of the card.
        suit: Suit,
        /// `true` if the hand could ruff instead.
        could_ruff: bool,
    },
}

impl Idea {
    /// Returns the idea of the first action of a line that the player to act takes, if the line reaches the end of the trick.
    /// `is_friend` tells which seats play for the same goal.
    #[must_use]
    pub fn of(game: &Game, line: &[Action], is_friend: impl Fn(Seat) -> bool) -> Option<Idea> {
        let card = match *line.first()? {
            Action::Bid(_) => return Some(Idea::CountSureTricks),
            Action::Play(card) => card,
            _ => return None,
        };
        let own = game.hand_to_play()?;
        let (winner, winning) = trick_of(game, line)?;
        let taken_by = match winner {
            winner if winner == own => Taken::Own,
            winner if is_friend(winner) => Taken::Partner,
            winner
                if game
                    .bids()
                    .get(winner)
                    .copied()
                    .flatten()
                    .is_some_and(|bid| bid.is_nil()) =>
            {
                Taken::Nil
            }
            _ => Taken::Others,
        };
        if taken_by == Taken::Nil {
            return Some(Idea::CatchNil);
        }
        let ruffed = winning.suit() == Suit::Spades;
        let rivals = (0..game.hands()).filter(|&seat| seat != own && !is_friend(seat));
        let out = rivals
            .map(|seat| game.hand(seat).in_suit(Suit::Spades).len() as u8)
            .sum();
        Some(match game.led() {
            None => leading(card, taken_by, ruffed, out),
            Some(led) if card.suit() == led.suit() => match taken_by {
                Taken::Own => Idea::Win,
                Taken::Partner => Idea::LeaveToPartner,
                Taken::Others | Taken::Nil => Idea::Duck,
            },
            Some(_) if card.suit() == Suit::Spades => match taken_by {
                Taken::Own | Taken::Partner => Idea::Ruff,
                Taken::Others | Taken::Nil => Idea::ForceHigherRuff,
            },
            Some(_) => Idea::Throw {
                suit: card.suit(),
                could_ruff: !game.hand(own).in_suit(Suit::Spades).is_empty(),
            },
        })
    }
}

/// Winner of a trick.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Own,
    Partner,
    Others,
    /// An opponent who bid nil.
    Nil,
}

fn leading(card: Card, taken_by: Taken, ruffed: bool, out: u8) -> Idea {
    let suit = card.suit();
    match (card.suit() == Suit::Spades, taken_by) {
        (true, Taken::Own | Taken::Partner) => Idea::DrawSpades { out },
        (true, Taken::Others | Taken::Nil) => Idea::LoseSpade,
        (false, Taken::Own) => Idea::LeadToWin,
        (false, Taken::Partner) if ruffed => Idea::LetPartnerRuff { suit },
        (false, Taken::Partner) => Idea::LeadToPartner,
        (false, Taken::Others | Taken::Nil) if ruffed => Idea::ForceRuff { suit },
        (false, Taken::Others | Taken::Nil) => Idea::LoseLead,
    }
}

/// Returns the winner of the current trick when a line is played, and the winning card.
fn trick_of(game: &Game, line: &[Action]) -> Option<(Seat, Card)> {
    let (before, hands) = (game.takers().len(), game.hands());
    let mut game = game.clone();
    for &action in line {
        game.apply(action).ok()?;
        if let Some(winner) = game.takers().nth(before) {
            let (_, card) = game.plays().skip(before * hands).find(|play| play.0 == winner)?;
            return Some((winner, card));
        }
    }
    None
}
