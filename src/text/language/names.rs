//! Nouns of a language: cards, suits, people, lists. A sentence selects the form: `{ FORM($card, "the") }`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use spades_archive::daily::Date;
use spades_rules::{Card, Suit};

use super::report;
use crate::session::{SideWho, Who};

/// A noun in a sentence, by which the sentence can also select its words.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::text) enum Noun {
    Card(Card),
    Suit(Suit),
    /// Rank of a card, or the name of a joker.
    Rank(Card),
    Who(Who),
    Side(SideWho),
    Day(Date),
    Month {
        year: u16,
        month: u8,
    },
    /// Elements of a list, already formatted.
    List(Vec<String>),
    /// Another message, by its id.
    Message(&'static str),
    /// An absent optional argument.
    Nothing,
}

/// The entries of `names.ftl`, in a bundle of their own so that the functions of the main bundle can look them up.
pub(super) struct Names(pub(super) FluentBundle<FluentResource>);

impl Names {
    /// Returns a noun in a given form; the empty form is the default.
    pub(super) fn form(&self, noun: &Noun, form: &str) -> String {
        match noun {
            Noun::Card(card) => match joker(*card) {
                Some(joker) => self.entry(joker, form, &[]),
                None => self.entry(
                    "card",
                    form,
                    &[("rank", rank(*card)), ("suit", suit(card.suit()).into())],
                ),
            },
            Noun::Suit(of) => self.entry("suit", form, &[("suit", suit(*of).into())]),
            Noun::Rank(card) => match joker(*card) {
                Some(joker) => self.entry(joker, form, &[]),
                None => self.entry("rank", form, &[("rank", rank(*card))]),
            },
            Noun::Who(who) => self.who(who, form),
            Noun::Side(SideWho::One(who)) => self.who(who, form),
            Noun::Side(SideWho::Pair(first, second)) => self.pair(first, second, form),
            Noun::Day(date) => self.entry(
                "day",
                form,
                &[
                    ("day", date.day().into()),
                    ("month", date.month().into()),
                    ("year", date.year().into()),
                ],
            ),
            Noun::Month { year, month } => {
                self.entry("month", form, &[("month", (*month).into()), ("year", (*year).into())])
            }
            Noun::List(all) => self.list(all, form),
            Noun::Message(_) | Noun::Nothing => String::new(),
        }
    }

    fn who(&self, who: &Who, form: &str) -> String {
        match who {
            Who::You(name) if name.is_empty() || !form.is_empty() => self.entry("you", form, &[]),
            Who::You(name) | Who::Named(name) => name.clone(),
            Who::Dummy => self.entry("dummy", form, &[]),
        }
    }

    /// Returns two partners; in a sentence the local player comes first.
    fn pair(&self, first: &Who, second: &Who, form: &str) -> String {
        let (first, second) = match (first, second) {
            (other, you @ Who::You(_)) if !form.is_empty() => (you, other),
            both => both,
        };
        let then = if form.is_empty() { "" } else { "within" };
        let names = [self.who(first, form), self.who(second, then)];
        self.list(&names, "")
    }

    /// Joins a list, "Ada, Mara and Anna"; the form selects the conjunction.
    fn list(&self, all: &[String], form: &str) -> String {
        let joined = |entry: &str, first: String, second: &str| {
            self.entry(entry, form, &[("first", first.into()), ("second", second.into())])
        };
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [first, between @ .., last] => {
                let start = between
                    .iter()
                    .fold(first.clone(), |list, next| joined("list-next", list, next));
                joined("list-last", start, last)
            }
        }
    }

    fn entry(&self, id: &str, form: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
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

impl Noun {
    /// Returns the variant to select by: `{ KIND($who) -> … }`.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Noun::Card(card) | Noun::Rank(card) => joker(*card).unwrap_or_else(|| suit(card.suit())),
            Noun::Suit(of) => suit(*of),
            Noun::Who(who) | Noun::Side(SideWho::One(who)) => match who {
                Who::You(_) => "you",
                Who::Named(_) => "one",
                Who::Dummy => "dummy",
            },
            Noun::Side(SideWho::Pair(Who::You(_), _) | SideWho::Pair(_, Who::You(_))) => "with-you",
            Noun::Side(SideWho::Pair(_, _)) => "two",
            Noun::List(all) if all.is_empty() => "none",
            Noun::List(_) | Noun::Day(_) | Noun::Month { .. } => "some",
            Noun::Message(id) => id,
            Noun::Nothing => "none",
        }
    }
}

fn joker(card: Card) -> Option<&'static str> {
    match card {
        Card::BIG_JOKER => Some("big-joker"),
        Card::LITTLE_JOKER => Some("little-joker"),
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
