//! Texts for screen readers only: the table in sentences, the latest events, and the possible actions.

use super::Phrase;
use spades_rules::{Action, Bid, Card};

use crate::say;
use crate::session::{SideWho, Who};
use crate::text::Words;

/// An event that all players at the table have seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A round begins.
    Round(u16),
    /// A player discarded a card; the card, if all players may see it.
    Discarded(Who, Option<Card>),
    /// A player made a bid.
    Bid(Who, Bid),
    /// A player played a card.
    Played(Who, Card),
    /// A player took the trick.
    Took(Who),
    SpadesBroken,
    /// All tricks are played.
    RoundOver,
    /// Current score of a side.
    Stands(Words),
    /// A side has won the match.
    Won(SideWho),
    /// The match is a draw between these sides.
    Drawn(Vec<SideWho>),
}

impl Phrase for News {
    fn words(&self) -> Words {
        match self {
            News::Round(round) => say::spoken::news_round(*round),
            News::Discarded(who, card) => say::spoken::news_discarded(who, *card),
            News::Bid(who, bid) => say::spoken::news_bid(who, bid.words()),
            News::Played(who, card) => say::spoken::news_played(*card, who),
            News::Took(who) => say::spoken::news_took(who),
            News::SpadesBroken => say::spoken::news_spades_broken(),
            News::RoundOver => say::spoken::news_round_over(),
            News::Stands(standing) => standing.words(),
            News::Won(side) => say::spoken::news_won(side),
            News::Drawn(sides) => say::spoken::news_drawn(sides.iter().cloned()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Opens the curtain.
    ShowMyCards,
    /// Skips the current animation.
    Skip,
    /// Turns up the hand.
    LookAtMyHand,
    /// Calls a renege on this player.
    CallARenegeOf(Who),
    /// Any other action of the game.
    Act(Action),
}

impl Phrase for Control {
    fn words(&self) -> Words {
        let control = self;
        match control {
            Control::ShowMyCards | Control::LookAtMyHand | Control::Act(Action::Look) => {
                say::spoken::control_show_my_cards()
            }
            Control::Skip => say::spoken::control_skip(),
            Control::CallARenegeOf(who) => say::spoken::control_call_a_renege_of(who.clone()),
            Control::Act(Action::Play(card)) => say::spoken::control_play(*card),
            Control::Act(action) => say::spoken::control_act((*action).words()),
        }
    }
}

/// In a sentence, a bid has its name and the kind `blind-nil`, `nil` or `tricks`.
impl Phrase for Bid {
    fn words(&self) -> Words {
        match *self {
            Bid::BlindNil => say::spoken::bid_name_blind_nil(),
            Bid::Tricks(0) => say::spoken::bid_name_nil(),
            Bid::Blind(tricks) => say::spoken::bid_name_blind(tricks),
            Bid::Tricks(tricks) => say::spoken::bid_name_tricks(tricks),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn spoken_counts_are_right_and_address_the_person() {
        let you = Who::You("Ada".into());
        let text = |cards, tricks| {
            say::spoken::seat_description(you.clone(), Some(Bid::Tricks(4)).map(|it| it.words()), tricks, cards).text()
        };
        assert_eq!(text(1, 2), "You: bid 4, 2 tricks, 1 card in hand");
        assert_eq!(text(2, 1), "You: bid 4, 1 trick, 2 cards in hand");
        let standing =
            |points, bags| say::spoken::standing(SideWho::One(Who::Named("Mara".into())), points, bags).text();
        assert_eq!(standing(-40, 0), "Mara: −40 points");
        assert_eq!(standing(1, 1), "Mara: 1 point, 1 bag");
        let queen: Card = "QH".parse().unwrap();
        assert_eq!(News::Played(you.clone(), queen).text(), "You play the queen of hearts");
        assert_eq!(
            News::Discarded(Who::Named("Mara".into()), None).text(),
            "Mara discards a card"
        );
        assert_eq!(say::spoken::table_line_your_turn(you).text(), "Your turn");
        assert_eq!(say::spoken::table_line_stock(1).text(), "Stock: 1 card");
    }
}
