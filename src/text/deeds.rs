//! What somebody did or should do. A card in such a line is drawn, and named where the line is heard.

use spades_rules::{Action, Card};

use super::names::about;
use super::{Phrase, cards};
use crate::session::Who;

/// A piece of a line: words, or a card to be drawn between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(String),
    /// A card.
    Card(Card),
}

/// An action in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// What could be done: "Play the queen of hearts".
    Option(Action),
    /// What would have been better: "better: play the queen of hearts".
    Better(Action),
    /// What was done: "Mara played the queen of hearts".
    Done {
        /// By whom.
        who: Who,
        /// What.
        action: Action,
        /// The card that was kept or discarded.
        drawn: Option<Card>,
    },
}

/// Stands in a line for its card.
const SLOT: &str = "\u{fffc}";

impl Deed {
    /// The line with a place for its card, and the card.
    fn line(&self) -> (String, Option<Card>) {
        match self {
            Deed::Option(action) => (option(*action), card_of(*action, None)),
            Deed::Better(action) => (better(*action), card_of(*action, None)),
            Deed::Done { who, action, drawn } => {
                let card = card_of(*action, *drawn);
                (done(who, *action, card.is_some()), card)
            }
        }
    }

    /// The line in pieces, its card among them.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        let (line, card) = self.line();
        let words = |text: &str| {
            let text = text.trim();
            (!text.is_empty()).then(|| Piece::Words(text.to_owned()))
        };
        match line.split_once(SLOT) {
            None => words(&line).into_iter().collect(),
            Some((before, after)) => {
                let card = card.map(Piece::Card);
                words(before).into_iter().chain(card).chain(words(after)).collect()
            }
        }
    }
}

impl Phrase for Deed {
    fn text(&self) -> String {
        let (line, card) = self.line();
        line.replace(SLOT, &card.map_or_else(String::new, cards::the_card))
    }
}

/// The card that belongs to an action.
const fn card_of(action: Action, drawn: Option<Card>) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Keep | Action::Discard => drawn,
        _ => None,
    }
}

fn option(action: Action) -> String {
    match action {
        Action::BlindNil => "Bid blind nil".to_owned(),
        Action::Look => "Look at the hand".to_owned(),
        Action::Draw => "Draw".to_owned(),
        Action::Keep => "Keep it".to_owned(),
        Action::Discard => "Discard it".to_owned(),
        Action::Bid(0) => "Bid nil".to_owned(),
        Action::Bid(tricks) => format!("Bid {tricks}"),
        Action::Play(_) => format!("Play {SLOT}"),
        Action::Call(_) => "Call a renege".to_owned(),
        Action::Settle => "Score the round".to_owned(),
        Action::NextRound => "Go on".to_owned(),
    }
}

fn better(action: Action) -> String {
    match action {
        Action::BlindNil => "better: bid blind nil".to_owned(),
        Action::Look => "better: look at the hand".to_owned(),
        Action::Draw => "better: draw".to_owned(),
        Action::Keep => "better: keep it".to_owned(),
        Action::Discard => "better: discard it".to_owned(),
        Action::Bid(0) => "better: bid nil".to_owned(),
        Action::Bid(tricks) => format!("better: bid {tricks}"),
        Action::Play(_) => format!("better: play {SLOT}"),
        Action::Call(_) => "better: call a renege".to_owned(),
        Action::Settle => "better: score the round".to_owned(),
        Action::NextRound => "better: go on".to_owned(),
    }
}

fn done(who: &Who, action: Action, shown: bool) -> String {
    match action {
        Action::BlindNil => about(who, "You bid blind nil", |name| format!("{name} bid blind nil")),
        Action::Look => about(who, "You looked at the hand", |name| {
            format!("{name} looked at the hand")
        }),
        Action::Draw => about(who, "You drew", |name| format!("{name} drew")),
        Action::Keep if shown => about(who, &format!("You kept {SLOT}"), |name| format!("{name} kept {SLOT}")),
        Action::Keep => about(who, "You kept the card", |name| format!("{name} kept the card")),
        Action::Discard if shown => about(who, &format!("You discarded {SLOT}"), |name| {
            format!("{name} discarded {SLOT}")
        }),
        Action::Discard => about(who, "You discarded the card", |name| {
            format!("{name} discarded the card")
        }),
        Action::Bid(0) => about(who, "You bid nil", |name| format!("{name} bid nil")),
        Action::Bid(tricks) => about(who, &format!("You bid {tricks}"), |name| format!("{name} bid {tricks}")),
        Action::Play(_) => about(who, &format!("You played {SLOT}"), |name| {
            format!("{name} played {SLOT}")
        }),
        Action::Call(_) => about(who, "You called a renege", |name| format!("{name} called a renege")),
        Action::Settle => about(who, "You scored the round", |name| format!("{name} scored the round")),
        Action::NextRound => about(who, "You went on", |name| format!("{name} went on")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_drawn_between_the_words_and_named_when_heard() {
        let queen: Card = "QH".parse().unwrap();
        let played = Deed::Done {
            who: Who::Named("Mara".into()),
            action: Action::Play(queen),
            drawn: None,
        };
        assert_eq!(
            played.pieces(),
            [Piece::Words("Mara played".into()), Piece::Card(queen)]
        );
        assert_eq!(played.text(), "Mara played the queen of hearts");
        let kept = |drawn| {
            Deed::Done {
                who: Who::You(String::new()),
                action: Action::Keep,
                drawn,
            }
            .text()
        };
        assert_eq!(kept(Some(queen)), "You kept the queen of hearts");
        assert_eq!(kept(None), "You kept the card");
        assert_eq!(Deed::Option(Action::Keep).pieces(), [Piece::Words("Keep it".into())]);
        assert_eq!(Deed::Better(Action::Bid(5)).text(), "better: bid 5");
    }
}
