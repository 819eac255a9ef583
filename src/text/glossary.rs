//! The field's terms: what each means, and where a text is marked to use one.

use spades_messages_derive::Message;

use super::Phrase;
use super::language::Message as _;

/// A term of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Message)]
#[message(key_with = Term::named)]
pub enum Term {
    /// A trick beyond the bid.
    Bag,
    /// A promise of tricks.
    Bid,
    /// A nil without having looked.
    BlindNil,
    /// The highest card left.
    Boss,
    /// The first spade.
    BreakingSpades,
    /// What a side has bid.
    Contract,
    /// Taking tricks for a nil.
    Covering,
    /// A card that goes away.
    Discard,
    /// Building hands.
    Draft,
    /// Playing low.
    Ducking,
    /// The open hand.
    Dummy,
    /// Playing the suit led.
    FollowingSuit,
    /// The first card of a trick.
    Lead,
    /// A bid of all tricks.
    Moon,
    /// A bid of no trick.
    Nil,
    /// Breaking the rules of play.
    Renege,
    /// Trumping.
    Ruff,
    /// A failed bid.
    Set,
    /// Who scores together.
    Side,
    /// The cards to draw from.
    Stock,
    /// A card from every hand.
    Trick,
    /// The suit that beats the others.
    Trump,
    /// No card of a suit.
    Void,
}

impl Term {
    /// All of them.
    const ALL: [Term; 23] = [
        Term::Bag,
        Term::Bid,
        Term::BlindNil,
        Term::Boss,
        Term::BreakingSpades,
        Term::Contract,
        Term::Covering,
        Term::Discard,
        Term::Draft,
        Term::Ducking,
        Term::Dummy,
        Term::FollowingSuit,
        Term::Lead,
        Term::Moon,
        Term::Nil,
        Term::Renege,
        Term::Ruff,
        Term::Set,
        Term::Side,
        Term::Stock,
        Term::Trick,
        Term::Trump,
        Term::Void,
    ];

    /// All of them, by the alphabet of the language.
    #[must_use]
    pub fn sorted() -> Vec<Term> {
        let mut all = Term::ALL.to_vec();
        all.sort_by_cached_key(|term| term.text().to_lowercase());
        all
    }

    /// What it means.
    #[must_use]
    pub const fn meaning(self) -> Meaning {
        Meaning(self)
    }

    /// The term of a mark: `blind-nil`.
    #[must_use]
    pub(in crate::text) fn marked(mark: &str) -> Option<Term> {
        let id = |term: &Term| term.id().strip_prefix("term-") == Some(mark);
        Term::ALL.into_iter().find(id)
    }

    fn named(&self) -> String {
        self.id().to_owned()
    }
}

/// What a term means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "meaning")]
pub struct Meaning(Term);

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// Its words.
    pub text: &'a str,
    /// The term that it is.
    pub term: Option<Term>,
}

/// Cuts a text at its marks, `<bag>bags</bag>`. Terms that were `seen` before are left alone, and the others join them.
#[must_use]
pub fn runs<'a>(text: &'a str, seen: &mut Vec<Term>) -> Vec<Run<'a>> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some((before, mark, marked, after)) = next_mark(rest) {
        let term = Term::marked(mark).filter(|term| !seen.contains(term));
        seen.extend(term);
        runs.push(Run {
            text: before,
            term: None,
        });
        runs.push(Run { text: marked, term });
        rest = after;
    }
    runs.push(Run { text: rest, term: None });
    runs.retain(|run| !run.text.is_empty());
    runs
}

/// What stands before the first mark, the mark, what it marks, and what follows.
fn next_mark(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once('<')?;
    let (mark, rest) = rest.split_once('>')?;
    let (marked, rest) = rest.split_once("</")?;
    let (_, after) = rest.split_once('>')?;
    Some((before, mark, marked, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::is_a_sentence;

    /// RULES.md 4: spades break on another suit, or when a hand of nothing but spades leads one. Every text that explains it says both.
    #[test]
    fn both_ways_to_break_spades_are_told() {
        use crate::text::this_match::Says;
        for told in [Meaning(Term::BreakingSpades).text(), Says::Breaking.text()] {
            assert!(
                told.contains("another suit") && told.contains("nothing but spades"),
                "{told}"
            );
        }
    }

    #[test]
    fn a_term_is_shown_once_and_marks_are_not() {
        let text = "A <bag>bag</bag> is a <trick>trick</trick>; two <bag>bags</bag>.";
        let mut seen = Vec::new();
        let cut = runs(text, &mut seen);
        let words: String = cut.iter().map(|run| run.text).collect();
        assert_eq!(words, "A bag is a trick; two bags.");
        assert_eq!(seen, [Term::Bag, Term::Trick]);
        assert!(runs(text, &mut seen).iter().all(|run| run.term.is_none()));
        assert_eq!(
            runs("<following-suit>Follow suit</following-suit> here", &mut seen),
            [
                Run {
                    text: "Follow suit",
                    term: Some(Term::FollowingSuit)
                },
                Run {
                    text: " here",
                    term: None
                }
            ]
        );
        assert_eq!(
            runs("1 < 2", &mut seen),
            [Run {
                text: "1 < 2",
                term: None
            }]
        );
    }

    #[test]
    fn the_glossary_is_in_order_and_finds_every_term_by_its_mark() {
        let names: Vec<String> = Term::sorted().iter().map(Phrase::text).collect();
        assert!(names.is_sorted() && names.len() == Term::ALL.len());
        for term in Term::ALL {
            is_a_sentence(&term.meaning().text());
            assert_eq!(term.key(), term.id());
        }
    }
}
