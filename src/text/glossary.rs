//! The glossary: terms of the game with their meanings, and the marks for terms in texts.

use crate::say;
use crate::text::Words;

use super::Phrase;
use super::language::current;

/// A term of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A trick beyond the bid.
    Bag,
    /// A number of tricks that a player promises to take.
    Bid,
    /// A number bid for a side before looking at the hands.
    BlindBid,
    /// A nil bid before looking at the hand.
    BlindNil,
    /// The smallest bid of a side.
    Board,
    /// The highest card left in its suit.
    Boss,
    /// Playing the first spade.
    BreakingSpades,
    /// Taking a sure trick.
    Cash,
    /// The combined bid of a side.
    Contract,
    /// Taking tricks in place of a partner who bid nil.
    Covering,
    /// A card thrown away in the draft.
    Discard,
    /// Building a hand card by card.
    Draft,
    /// Leading spades until nobody else has any.
    DrawTrump,
    /// Playing low to avoid the trick.
    Ducking,
    /// The open hand that the highest bidder plays.
    Dummy,
    /// Getting rid of a dangerous card.
    Dump,
    /// Playing the suit led.
    FollowingSuit,
    /// A high card with lower ones beside it.
    Guarded,
    /// A two above the ace of spades.
    HighDeuce,
    /// The first card of a trick.
    Lead,
    /// A deal that is thrown in.
    Misdeal,
    /// A bid of all thirteen tricks.
    Moon,
    /// A bid of no tricks.
    Nil,
    /// Ruffing higher than an earlier ruff.
    Overruff,
    /// Swapping cards with a partner who bid nil.
    Passing,
    /// Breaking the rules of play.
    Renege,
    /// Trumping a trick.
    Ruff,
    /// A failed bid.
    Set,
    /// Players who score together.
    Side,
    /// The cards to draw from.
    Stock,
    /// One card from each hand.
    Trick,
    /// The suit that beats the others.
    Trump,
    /// No cards of a suit.
    Void,
}

impl Phrase for Term {
    fn words(&self) -> Words {
        match self {
            Term::Bag => say::glossary::term_bag(),
            Term::Bid => say::glossary::term_bid(),
            Term::BlindBid => say::glossary::term_blind_bid(),
            Term::BlindNil => say::glossary::term_blind_nil(),
            Term::Board => say::glossary::term_board(),
            Term::Boss => say::glossary::term_boss(),
            Term::BreakingSpades => say::glossary::term_breaking_spades(),
            Term::Cash => say::glossary::term_cash(),
            Term::Contract => say::glossary::term_contract(),
            Term::Covering => say::glossary::term_covering(),
            Term::Discard => say::glossary::term_discard(),
            Term::Draft => say::glossary::term_draft(),
            Term::DrawTrump => say::glossary::term_draw_trump(),
            Term::Ducking => say::glossary::term_ducking(),
            Term::Dummy => say::glossary::term_dummy(),
            Term::Dump => say::glossary::term_dump(),
            Term::FollowingSuit => say::glossary::term_following_suit(),
            Term::Guarded => say::glossary::term_guarded(),
            Term::HighDeuce => say::glossary::term_high_deuce(),
            Term::Lead => say::glossary::term_lead(),
            Term::Misdeal => say::glossary::term_misdeal(),
            Term::Moon => say::glossary::term_moon(),
            Term::Nil => say::glossary::term_nil(),
            Term::Overruff => say::glossary::term_overruff(),
            Term::Passing => say::glossary::term_passing(),
            Term::Renege => say::glossary::term_renege(),
            Term::Ruff => say::glossary::term_ruff(),
            Term::Set => say::glossary::term_set(),
            Term::Side => say::glossary::term_side(),
            Term::Stock => say::glossary::term_stock(),
            Term::Trick => say::glossary::term_trick(),
            Term::Trump => say::glossary::term_trump(),
            Term::Void => say::glossary::term_void(),
        }
    }

    fn key(&self) -> String {
        Term::named(self)
    }
}

impl Term {
    /// All terms, in English alphabetical order.
    const ALL: [Term; 33] = [
        Term::Bag,
        Term::Bid,
        Term::BlindBid,
        Term::BlindNil,
        Term::Board,
        Term::Boss,
        Term::BreakingSpades,
        Term::Cash,
        Term::Contract,
        Term::Covering,
        Term::Discard,
        Term::Draft,
        Term::DrawTrump,
        Term::Ducking,
        Term::Dummy,
        Term::Dump,
        Term::FollowingSuit,
        Term::Guarded,
        Term::HighDeuce,
        Term::Lead,
        Term::Misdeal,
        Term::Moon,
        Term::Nil,
        Term::Overruff,
        Term::Passing,
        Term::Renege,
        Term::Ruff,
        Term::Set,
        Term::Side,
        Term::Stock,
        Term::Trick,
        Term::Trump,
        Term::Void,
    ];

    /// Returns all terms in the alphabetical order of the language: by the attribute `.order`, where a term has one.
    #[must_use]
    pub fn sorted() -> Vec<Term> {
        let mut all = Term::ALL.to_vec();
        let language = current();
        all.sort_by_cached_key(|term| match language.own_attribute(&term.words(), "order") {
            Some(order) => order,
            None => spades_words::sort_key(&term.text()),
        });
        all
    }

    #[must_use]
    pub fn meaning(self) -> Words {
        self.words().attribute("meaning")
    }

    /// Returns the term with this mark: `blind-nil`.
    #[must_use]
    pub(in crate::text) fn marked(mark: &str) -> Option<Term> {
        let id = |term: &Term| term.words().id().strip_prefix("term-") == Some(mark);
        Term::ALL.into_iter().find(id)
    }

    fn named(&self) -> String {
        self.words().id().to_owned()
    }
}

/// A run of a marked text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// Words of the run.
    pub text: &'a str,
    /// Term that they are marked as, if any.
    pub term: Option<Term>,
}

/// Splits a text at its marks, `<bag>bags</bag>`. Terms in `seen` stay unmarked, and newly marked ones are added to it.
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

/// Returns the text before the first mark, the mark, the marked text and the rest.
fn next_mark(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once('<')?;
    let (mark, rest) = rest.split_once('>')?;
    let (marked, rest) = rest.split_once("</")?;
    let (_, after) = rest.split_once('>')?;
    Some((before, mark, marked, after))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::text::tests::is_a_sentence;

    /// Spades break on another suit, or when a player who holds only spades leads one. Every text about breaking spades must
    /// mention both.
    #[test]
    fn both_ways_to_break_spades_are_named() {
        for text in [
            Term::BreakingSpades.words().attribute("meaning").text(),
            say::this_match::says_breaking().text(),
        ] {
            assert!(
                text.contains("another suit") && text.contains("nothing but spades"),
                "{text}"
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
            assert_eq!(term.key(), term.words().id());
        }
    }

    /// Returns the name and the source of every file of entries in every language.
    fn files() -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n");
        let entries = |folder: &Path| std::fs::read_dir(folder).expect("a folder").flatten();
        let languages = entries(&folder);
        let files =
            languages.flat_map(|language| entries(&language.path()).map(|file| file.path()).collect::<Vec<_>>());
        files
            .map(|path| {
                let source = std::fs::read_to_string(&path).expect("an area");
                (path.display().to_string(), source)
            })
            .collect()
    }

    /// Returns `true` for an entry whose texts may contain marks: the paragraphs of the help, which open the glossary.
    fn may_be_marked(id: &str) -> bool {
        id.starts_with("says-") || id.starts_with("help-") && !crate::text::help::is_heading(id)
    }

    /// A marked text would show its marks anywhere else.
    #[test]
    fn every_mark_is_of_a_term_and_where_it_is_read() {
        let mut faults = Vec::new();
        for (place, source) in files() {
            let mut id = "";
            for (number, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                if let Some((name, _)) = line.split_once('=').filter(|_| !line.starts_with([' ', '}'])) {
                    id = name.trim();
                }
                let place = format!("{place}:{}", number + 1);
                if line.contains('<') && !may_be_marked(id) {
                    faults.push(format!("{place}: {id} is shown where terms open no glossary"));
                }
                faults.extend(wrong_marks(line).map(|mark| format!("{place}: {mark:?} marks no term")));
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
        assert_eq!(
            wrong_marks("a <bag>bag</bag> of <tricks>tricks</tricks>").collect::<Vec<_>>(),
            ["tricks"]
        );
        assert_eq!(wrong_marks("a <bag>bag</bid>, <nil>nil").count(), 2);
    }

    /// Returns the marks of a line that name no glossary term or have no end.
    fn wrong_marks(line: &str) -> impl Iterator<Item = &str> {
        line.split('<').skip(1).step_by(2).filter_map(|piece| {
            let mark = piece.split('>').next().unwrap_or_default();
            let ends = line.contains(&format!("</{mark}>"));
            (!ends || Term::marked(mark).is_none()).then_some(mark)
        })
    }
}
