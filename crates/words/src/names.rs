//! Nouns of a language: cards, suits, people, lists. A sentence selects the form: `{ FORM($card, "the") }`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use spades_rules::{Card, Suit};

use crate::faults::report;
use crate::{Arg, Month, SideWho, Who};

/// The entries of `names.ftl`, in a bundle of their own so that the functions of the main bundle can look them up.
pub(crate) struct Names(pub(crate) FluentBundle<FluentResource>);

impl Names {
    /// Returns a noun in a given form; the empty form is the default. The elements of a list are already formatted.
    pub(crate) fn form(&self, noun: &Arg, form: &str) -> String {
        match noun {
            Arg::Card(card) => match joker(*card) {
                Some(joker) => self.entry(joker, form, &[]),
                None => self.entry(
                    "card",
                    form,
                    &[("rank", rank(*card)), ("suit", suit(card.suit()).into())],
                ),
            },
            Arg::Suit(of) => self.entry("suit", form, &[("suit", suit(*of).into())]),
            Arg::Rank(card) => match joker(*card) {
                Some(joker) => self.entry(joker, form, &[]),
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
            Arg::List(all) => self.list(all, form),
            Arg::Text(text) => text.clone(),
            Arg::Key(_) | Arg::Number(..) | Arg::Words(_) | Arg::Nothing => String::new(),
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
        self.list(&names.map(Arg::Text), "")
    }

    /// Joins a list, "Ada, Mara and Anna"; the form selects the conjunction.
    fn list(&self, all: &[Arg], form: &str) -> String {
        let joined = |entry: &str, first: String, second: String| {
            self.entry(entry, form, &[("first", first.into()), ("second", second.into())])
        };
        match all {
            [] => String::new(),
            [one] => self.form(one, ""),
            [first, between @ .., last] => {
                let start = between.iter().fold(self.form(first, ""), |list, next| {
                    joined("list-next", list, self.form(next, ""))
                });
                joined("list-last", start, self.form(last, ""))
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

/// Returns the variant to select by: `{ KIND($who) -> … }`.
pub(crate) fn kind_of(arg: &Arg) -> &str {
    match arg {
        Arg::Card(card) | Arg::Rank(card) => joker(*card).unwrap_or_else(|| suit(card.suit())),
        Arg::Suit(of) => suit(*of),
        Arg::Who(who) | Arg::Side(SideWho::One(who)) => match who {
            Who::You(_) => "you",
            Who::Named(_) => "one",
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
