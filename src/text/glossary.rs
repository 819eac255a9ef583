//! The field's terms: what each means, and where a text uses one.

use super::Phrase;

/// A term of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A trick beyond the bid.
    Bag,
    /// A promise of tricks.
    Bid,
    /// A nil without having looked.
    BlindNil,
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
    /// The highest card left.
    Master,
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
    /// All of them, by the alphabet.
    pub const ALL: [Term; 23] = [
        Term::Bag,
        Term::Bid,
        Term::BlindNil,
        Term::BreakingSpades,
        Term::Contract,
        Term::Covering,
        Term::Discard,
        Term::Draft,
        Term::Ducking,
        Term::Dummy,
        Term::FollowingSuit,
        Term::Lead,
        Term::Master,
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

    /// How it is found in a text, in small letters.
    const fn forms(self) -> &'static [&'static str] {
        match self {
            Term::Bag => &["bag", "bags"],
            Term::Bid => &["bid", "bids", "bidding", "bidder"],
            Term::BlindNil => &["blind nil"],
            Term::BreakingSpades => &["breaking spades", "broken"],
            Term::Contract => &["contract", "contracts"],
            Term::Covering => &["cover", "covers", "covering"],
            Term::Discard => &["discard", "discards", "discarded"],
            Term::Draft => &["draft"],
            Term::Ducking => &["duck", "ducks", "ducking"],
            Term::Dummy => &["dummy"],
            Term::FollowingSuit => &["follow suit", "follow its suit", "follow"],
            Term::Lead => &["lead", "leads", "led", "leader"],
            Term::Master => &["master", "masters"],
            Term::Moon => &["moon"],
            Term::Nil => &["nil", "nils"],
            Term::Renege => &["renege", "reneging"],
            Term::Ruff => &["ruff", "ruffs", "ruffed"],
            // "Set" has other meanings, too.
            Term::Set => &["contract set", "is set"],
            Term::Side => &["side", "sides"],
            Term::Stock => &["stock"],
            Term::Trick => &["trick", "tricks"],
            Term::Trump => &["trump", "trumps"],
            Term::Void => &["void"],
        }
    }

    /// What it means.
    #[must_use]
    pub const fn meaning(self) -> Meaning {
        Meaning(self)
    }
}

impl Phrase for Term {
    fn text(&self) -> String {
        match self {
            Term::Bag => "Bag",
            Term::Bid => "Bid",
            Term::BlindNil => "Blind nil",
            Term::BreakingSpades => "Breaking spades",
            Term::Contract => "Contract",
            Term::Covering => "Covering",
            Term::Discard => "Discard",
            Term::Draft => "Draft",
            Term::Ducking => "Ducking",
            Term::Dummy => "Dummy",
            Term::FollowingSuit => "Following suit",
            Term::Lead => "Lead",
            Term::Master => "Master",
            Term::Moon => "Moon",
            Term::Nil => "Nil",
            Term::Renege => "Renege",
            Term::Ruff => "Ruff",
            Term::Set => "Set",
            Term::Side => "Side",
            Term::Stock => "Stock",
            Term::Trick => "Trick",
            Term::Trump => "Trump",
            Term::Void => "Void",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        format!("term-{}", super::kebab(&format!("{self:?}")))
    }
}

/// What a term means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning(Term);

impl Phrase for Meaning {
    fn text(&self) -> String {
        match self.0 {
            Term::Bag => "A trick beyond the bid. It pays a point, but too many bags cost a penalty.",
            Term::Bid => "The number of tricks that a player promises to take.",
            Term::BlindNil => "A nil that is declared before one has seen a card.",
            Term::BreakingSpades => {
                "Playing the first spade of a round: on another suit, or led from a hand of nothing but spades. Until then you can lead a spade only if you have nothing else."
            }
            Term::Contract => "What a side has bid together.",
            Term::Covering => "Taking tricks so that a partner who bid nil need not.",
            Term::Discard => {
                "A card that is thrown away in the draft; in a trick, a card of a suit that was not led and is no spade."
            }
            Term::Draft => "How two players build their hands: draw, and keep or throw away.",
            Term::Ducking => "Playing low in order not to take a trick.",
            Term::Dummy => "A hand that lies open, and is played by the highest bidder.",
            Term::FollowingSuit => "Playing a card of the suit that was led, as everybody must who holds one.",
            Term::Lead => "The first card of a trick.",
            Term::Master => "The highest card of its suit that has not been played.",
            Term::Moon => "A bid of all thirteen tricks, where the rules pay for it apart.",
            Term::Nil => "The promise to take no trick at all.",
            Term::Renege => "Not following suit, or leading a spade too early, where the rules do not prevent it.",
            Term::Ruff => "Playing a spade on another suit, because one holds none of it.",
            Term::Set => "A bid that has failed: its side took fewer tricks than it had promised.",
            Term::Side => "Those who score together: one player, or two partners.",
            Term::Stock => "The face-down cards that are drawn from in the draft.",
            Term::Trick => "One card from every hand. The highest spade takes it, or else the highest card of the suit that was led.",
            Term::Trump => "The suit that beats all others: spades.",
            Term::Void => "Holding no card of a suit.",
        }
        .to_owned()
    }
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// As it stands there.
    pub text: &'a str,
    /// The term that it is.
    pub term: Option<Term>,
}

/// Cuts a text at its terms, each of them where it comes first; those that were `seen` before are left alone, and the others join them.
#[must_use]
pub fn runs<'a>(text: &'a str, seen: &mut Vec<Term>) -> Vec<Run<'a>> {
    let small = text.to_ascii_lowercase();
    let mut found: Vec<(usize, usize, Term)> = Vec::new();
    // Longer ones first: a blind nil is not a nil.
    let mut forms: Vec<(&str, Term)> = Term::ALL
        .into_iter()
        .flat_map(|term| term.forms().iter().map(move |form| (*form, term)))
        .collect();
    forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
    let mut taken: Vec<(usize, usize)> = Vec::new();
    for (form, term) in forms {
        for (start, _) in small.match_indices(form) {
            let end = start + form.len();
            if !stands_alone(&small, start, end) || taken.iter().any(|&(from, to)| start < to && from < end) {
                continue;
            }
            // Later mentions are no place for a shorter term either.
            taken.push((start, end));
            found.push((start, end, term));
        }
    }
    found.sort_unstable_by_key(|&(start, ..)| start);
    let mut runs = Vec::new();
    let mut at = 0;
    for (start, end, term) in found {
        if seen.contains(&term) {
            continue;
        }
        seen.push(term);
        if at < start {
            runs.push(Run {
                text: &text[at..start],
                term: None,
            });
        }
        runs.push(Run {
            text: &text[start..end],
            term: Some(term),
        });
        at = end;
    }
    if at < text.len() {
        runs.push(Run {
            text: &text[at..],
            term: None,
        });
    }
    runs
}

/// Whether what stands there is a word and no part of one.
fn stands_alone(text: &str, start: usize, end: usize) -> bool {
    let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    !letter(text[..start].chars().next_back()) && !letter(text[end..].chars().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::is_a_sentence;

    fn terms(text: &str) -> Vec<Term> {
        let mut seen = Vec::new();
        runs(text, &mut seen).into_iter().filter_map(|run| run.term).collect()
    }

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
    fn terms_are_found_as_whole_words_and_the_longest_first() {
        assert_eq!(
            terms("Blind nil is a Bid before one has led to a trick."),
            [Term::BlindNil, Term::Bid, Term::Lead, Term::Trick]
        );
        assert_eq!(terms("Besides, a forbidden handbag avoids the set."), []);
        assert_eq!(terms("A set number of rounds"), []);
        assert_eq!(terms("Nil, then blind nil."), [Term::Nil, Term::BlindNil]);
    }

    #[test]
    fn a_term_is_found_once_and_the_text_stays_as_it_is() {
        let text = "A bag is a trick; two bags – two tricks. ‘Bag’ again.";
        let mut seen = Vec::new();
        let cut = runs(text, &mut seen);
        assert_eq!(cut.iter().map(|run| run.text).collect::<String>(), text);
        assert_eq!(seen, [Term::Bag, Term::Trick]);
        assert_eq!(runs(text, &mut seen), [Run { text, term: None }]);
    }

    #[test]
    fn the_glossary_is_in_order_and_finds_every_term_by_its_name() {
        let names = Term::ALL.map(|term| term.text());
        assert!(names.is_sorted());
        for term in Term::ALL {
            is_a_sentence(&term.meaning().text());
            let name = if term == Term::Set {
                "It is set".to_owned()
            } else {
                term.text()
            };
            let found = if term == Term::FollowingSuit {
                "To follow suit".to_owned()
            } else {
                name
            };
            assert!(terms(&found).contains(&term), "{term:?}");
        }
    }
}
