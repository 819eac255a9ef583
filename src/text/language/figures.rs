//! How a language writes numbers.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::{CharacterDirection, LanguageIdentifier};

/// The marks of numbers in a language.
#[derive(Debug)]
pub(in crate::text) struct Figures {
    minus: &'static str,
    point: &'static str,
    /// Written behind a number in per cent.
    percent: &'static str,
}

/// The ways of writing numbers; the first one is that of every language without a row of its own in [`Figures::style`].
static STYLES: [Figures; 1] = [Figures {
    minus: "−",
    point: ".",
    percent: "%",
}];

/// Writes the numbers that entries are given. A formatter cannot capture anything, so there is one for each style.
fn written<const STYLE: usize, M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let digits = number.options.minimum_fraction_digits.unwrap_or_default();
            Some(STYLES[STYLE].number(number.value, digits))
        }
        _ => None,
    }
}

impl Figures {
    /// The style of a language, by its place in [`STYLES`].
    fn style(_: &LanguageIdentifier) -> usize {
        0
    }

    pub(super) fn of(id: &LanguageIdentifier) -> &'static Figures {
        &STYLES[Figures::style(id)]
    }

    /// An empty bundle that writes numbers like this language, and marks where another direction of writing begins.
    pub(super) fn bundle(id: &LanguageIdentifier) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        bundle.set_use_isolating(id.character_direction() == CharacterDirection::RTL);
        // A second style needs its own instance here, chosen like `style`.
        bundle.set_formatter(Some(written::<0, _>));
        bundle
    }

    /// A number with so many digits behind the point.
    pub(in crate::text) fn number(&self, number: f64, digits: usize) -> String {
        let plain = format!("{:.digits$}", number.abs());
        let negative = number < 0.0 && plain.contains(|digit: char| ('1'..='9').contains(&digit));
        let sign = if negative { self.minus } else { "" };
        format!("{sign}{}", plain.replace('.', self.point))
    }

    /// Points won or lost, with their sign; a zero has none: "+52", "−40", "0".
    pub(in crate::text) fn points(&self, points: i32) -> String {
        let sign = if points > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(f64::from(points), 0))
    }

    /// A part of one in per cent: "57%", "56.7%".
    pub(in crate::text) fn percent(&self, part: f64, digits: usize) -> String {
        format!("{}{}", self.number(part * 100.0, digits), self.percent)
    }
}

/// A number for entries to choose a plural by, written with so many digits behind the point.
pub(super) fn number<'a>(value: f64, digits: usize) -> FluentValue<'a> {
    let mut number = FluentNumber::from(value);
    number.options.minimum_fraction_digits = (digits > 0).then_some(digits);
    number.into()
}
