//! Descriptions of actions, past or possible. They show a card as a picture, and screen readers say its name.

use spades_rules::{Action, Card};

use super::cards::the_card;
use super::{Phrase, Words, language};
use crate::say;
use crate::session::Who;
use spades_words::SLOT;

/// A piece of a line: words, or a card drawn between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextOrCard {
    Words(String),
    Card(Card),
}

/// An action in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionText {
    /// A possible action: "Play the queen of hearts".
    Option(Action),
    /// A better action: "better: play the queen of hearts".
    Better(Action),
    /// A past action: "Mara played the queen of hearts".
    Done {
        /// The player.
        who: Who,
        action: Action,
        /// The card that was kept or discarded.
        drawn: Option<Card>,
    },
}

impl ActionText {
    /// Returns the line with its card formatted by `written`, and the card.
    fn line(&self, written: impl FnOnce(Card) -> String) -> (Words, Option<Card>) {
        let (action, drawn) = match self {
            ActionText::Option(action) | ActionText::Better(action) => (*action, None),
            ActionText::Done { action, drawn, .. } => (*action, *drawn),
        };
        let tricks = match action {
            Action::Bid(tricks) | Action::BlindBid(tricks) => tricks,
            _ => 0,
        };
        let found = card_of(action, drawn);
        let card = found.map(written);
        let words = match self {
            ActionText::Option(_) => say::deeds::deed_option(action.words(), card),
            ActionText::Better(_) => say::deeds::deed_better(action.words(), card, tricks),
            ActionText::Done { who, .. } => say::deeds::deed_done(action.words(), card, who.clone(), tricks),
        };
        (words.words(), found)
    }

    /// Splits the line into pieces, with its card as one of them.
    #[must_use]
    pub fn pieces(&self) -> Vec<TextOrCard> {
        let (line, card) = self.line(|_| SLOT.to_owned());
        let line = language::unmarked(&line.text());
        let words = |text: &str| {
            let text = text.trim();
            (!text.is_empty()).then(|| TextOrCard::Words(text.to_owned()))
        };
        match line.split_once(SLOT) {
            None => words(&line).into_iter().collect(),
            Some((before, after)) => {
                let card = card.map(TextOrCard::Card);
                words(before).into_iter().chain(card).chain(words(after)).collect()
            }
        }
    }
}

impl Phrase for ActionText {
    fn words(&self) -> Words {
        self.line(the_card).0
    }
}

/// A piece of a line, whose words follow the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedPart {
    /// The line.
    pub deed: ActionText,
    /// Index of the piece.
    pub at: usize,
}

impl Phrase for DeedPart {
    fn words(&self) -> Words {
        let (line, _) = self.deed.line(|_| SLOT.to_owned());
        let after_card = matches!(self.deed.pieces().get(..self.at), Some([.., TextOrCard::Card(_)]));
        if after_card {
            line.after_slot()
        } else {
            line.before_slot()
        }
    }
}

/// Returns the card that an action involves.
const fn card_of(action: Action, drawn: Option<Card>) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Pass(card) => Some(card),
        Action::Keep | Action::Discard => drawn,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_drawn_between_the_words_and_named_when_heard() {
        let queen: Card = "QH".parse().unwrap();
        let played = ActionText::Done {
            who: Who::Named("Mara".into()),
            action: Action::Play(queen),
            drawn: None,
        };
        assert_eq!(
            played.pieces(),
            [TextOrCard::Words("Mara played".into()), TextOrCard::Card(queen)]
        );
        assert_eq!(played.text(), "Mara played the queen of hearts");
        let kept = |drawn| {
            ActionText::Done {
                who: Who::You(String::new()),
                action: Action::Keep,
                drawn,
            }
            .text()
        };
        assert_eq!(kept(Some(queen)), "You kept the queen of hearts");
        assert_eq!(kept(None), "You kept the card");
        assert_eq!(
            ActionText::Option(Action::Keep).pieces(),
            [TextOrCard::Words("Keep it".into())]
        );
        assert_eq!(ActionText::Better(Action::Bid(5)).text(), "better: bid 5");
    }
}
