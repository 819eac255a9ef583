//! Nouns of a language: cards, suits, people, lists. A sentence selects the form: `{ FORM($card, "the") }`.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use spades_rules::{Card, Suit};
use unic_langid::CharacterDirection;

use crate::faults::report;
use crate::{Arg, Month, SideWho, StockName, Who};

/// Entries, of which those that a language lacks are shared with English.
pub(crate) type Bundle = FluentBundle<Arc<FluentResource>>;

/// The entries of `names.ftl`, in a bundle of their own so that the functions of the main bundle can look them up.
pub(crate) struct Names(pub(crate) Bundle);

impl Names {
    /// Returns a noun in a given form; the empty form is the default. Numbers and words in a list are already formatted.
    pub(crate) fn form(&self, noun: &Arg, form: &str) -> String {
        match noun {
            Arg::Card(card) => match trump(*card) {
                Some(trump) => self.entry(trump, form, &[]),
                None => self.entry(
                    "card",
                    form,
                    &[("rank", rank(*card)), ("suit", suit(card.suit()).into())],
                ),
            },
            Arg::Suit(of) => self.entry("suit", form, &[("suit", suit(*of).into())]),
            Arg::Rank(card) => match trump(*card) {
                Some(trump) => self.entry(trump, form, &[]),
                None => self.entry("rank", form, &[("rank", rank(*card))]),
            },
            Arg::Who(who) => self.who(who, form),
            Arg::Side(SideWho::One(who)) => self.who(who, form),
            Arg::Side(SideWho::Pair(first, second)) => self.pair(first, second, form),
            Arg::Day(date) => self.entry(
                "day",
                form,
                &[
                    ("day", date.day().into()),
                    ("month", date.month().into()),
                    ("year", date.year().into()),
                ],
            ),
            Arg::Month(Month { year, month }) => {
                self.entry("month", form, &[("month", (*month).into()), ("year", (*year).into())])
            }
            Arg::List(all) => self.list(all, form, ""),
            Arg::Text(text) => text.clone(),
            Arg::Key(_) | Arg::Number(..) | Arg::Words(_) | Arg::Nothing => String::new(),
        }
    }

    fn who(&self, who: &Who, form: &str) -> String {
        match who {
            Who::You(name) if name.is_empty() || !form.is_empty() => self.entry("you", form, &[]),
            Who::You(name) | Who::Named(name) => self.person(name.clone(), "unknown", form),
            Who::Stock(name) => self.stock(*name, form),
            Who::Dummy => self.entry("dummy", form, &[]),
        }
    }

    fn stock(&self, name: StockName, form: &str) -> String {
        match name {
            StockName::Court(card) => {
                let gender = if card.rank() == QUEEN { "f" } else { "m" };
                self.person(self.entry("court", "", &[("card", court(card).into())]), gender, form)
            }
            StockName::Person(number) => {
                let name = self.entry("numbered-person", "", &[("number", number.into())]);
                self.person(name, "unknown", form)
            }
            StockName::Side(side) => {
                let side = ["south", "west", "north", "east"][side % 4];
                self.person(
                    self.entry("side-of-table", "", &[("side", side.into())]),
                    "unknown",
                    form,
                )
            }
        }
    }

    fn person(&self, name: String, gender: &'static str, form: &str) -> String {
        let name = if self.is_right_to_left() { name } else { isolated(name) };
        self.entry("person", form, &[("name", name.into()), ("gender", gender.into())])
    }

    fn is_right_to_left(&self) -> bool {
        self.0.locales[0].character_direction() == CharacterDirection::RTL
    }

    /// Returns two partners; in a sentence the local player comes first.
    fn pair(&self, first: &Who, second: &Who, form: &str) -> String {
        let (first, second) = match (first, second) {
            (other, you @ Who::You(_)) if !form.is_empty() => (you, other),
            both => both,
        };
        let then = match form {
            "" => "",
            "start" => "within",
            other => other,
        };
        let names = [self.who(first, form), self.who(second, then)];
        self.list(&names.map(Arg::Text), "", "")
    }

    /// Joins a list, "Ada, Mara and Anna"; the form selects the conjunction, `element` is the form of each element.
    pub(crate) fn list(&self, all: &[Arg], form: &str, element: &str) -> String {
        let joined = |entry: &str, first: String, second: String| {
            self.entry(entry, form, &[("first", first.into()), ("second", second.into())])
        };
        let of = |one: &Arg| self.form(one, element);
        match all {
            [] => String::new(),
            [one] => of(one),
            [first, second] => joined("list-pair", of(first), of(second)),
            [first, between @ .., last] => {
                let start = between
                    .iter()
                    .fold(of(first), |list, next| joined("list-next", list, of(next)));
                joined("list-last", start, of(last))
            }
        }
    }

    pub(crate) fn entry(&self, id: &str, form: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        let message = self.0.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            report(&self.0.locales[0], [format!("{id} has no entry in names.ftl")]);
            return String::new();
        };
        let mut values = FluentArgs::with_capacity(arguments.len() + 1);
        values.set("form", form);
        for (name, value) in arguments {
            values.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&values), &mut errors);
        report(&self.0.locales[0], errors);
        text.into_owned()
    }
}

/// Returns the variant to select by: `{ KIND($who) -> … }`.
pub(crate) fn kind_of(arg: &Arg) -> &str {
    match arg {
        Arg::Card(card) | Arg::Rank(card) => trump(*card).unwrap_or_else(|| suit(card.suit())),
        Arg::Suit(of) => suit(*of),
        Arg::Who(who) | Arg::Side(SideWho::One(who)) => match who {
            Who::You(_) => "you",
            Who::Named(_) | Who::Stock(_) => "one",
            Who::Dummy => "dummy",
        },
        Arg::Side(SideWho::Pair(Who::You(_), _) | SideWho::Pair(_, Who::You(_))) => "with-you",
        Arg::Side(SideWho::Pair(_, _)) => "two",
        Arg::List(all) if all.is_empty() => "none",
        Arg::List(_) | Arg::Day(_) | Arg::Month(_) | Arg::Text(_) | Arg::Number(..) => "some",
        Arg::Words(words) => words.kind(),
        Arg::Key(key) => key,
        Arg::Nothing => "none",
    }
}

/// Returns the entry of a card that ranks above the ace of spades.
fn trump(card: Card) -> Option<&'static str> {
    match card {
        Card::BIG_JOKER => Some("big-joker"),
        Card::LITTLE_JOKER => Some("little-joker"),
        Card::HIGH_TWO_OF_DIAMONDS => Some("high-two-of-diamonds"),
        Card::HIGH_TWO_OF_SPADES => Some("high-two-of-spades"),
        _ => None,
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// Rank of a queen.
const QUEEN: u8 = 10;

/// Returns the key of a court card, after which a computer player is named: "hearts-queen".
fn court(card: Card) -> String {
    let rank = match card.rank() {
        QUEEN => "queen",
        low if low < QUEEN => "jack",
        _ => "king",
    };
    format!("{}-{rank}", suit(card.suit()))
}

/// Holds a name apart from the words around it if it is written in the other direction than the language, from right to left.
pub(crate) fn isolated(name: String) -> String {
    let is_right_to_left =
        |letter: char| matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}');
    if name.contains(is_right_to_left) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name
    }
}

/// Returns the number of a rank, or the name of a face card.
fn rank(card: Card) -> FluentValue<'static> {
    match card.rank() {
        9 => "jack".into(),
        10 => "queen".into(),
        11 => "king".into(),
        12 => "ace".into(),
        number => (number + 2).into(),
    }
}
