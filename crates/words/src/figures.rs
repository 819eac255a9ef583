//! Number formats of the languages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::{CharacterDirection, LanguageIdentifier};

/// The number format of a language.
#[derive(Debug)]
pub struct Figures {
    minus: &'static str,
    point: &'static str,
    /// Percent sign, appended to the number.
    percent: &'static str,
}

/// The number formats; the first one is the default for languages without an arm in [`Figures::style`].
static STYLES: [Figures; 1] = [Figures {
    minus: "−",
    point: ".",
    percent: "%",
}];

/// Formats the numbers in entries. A Fluent formatter can't capture, so each style has its own instance.
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
    /// Returns the index into [`STYLES`] of a language's format.
    fn style(_: &LanguageIdentifier) -> usize {
        0
    }

    pub(super) fn of(id: &LanguageIdentifier) -> &'static Figures {
        &STYLES[Figures::style(id)]
    }

    /// Returns an empty bundle that formats numbers for this language, and isolates arguments if it is written right to left.
    pub(super) fn bundle(id: &LanguageIdentifier) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        bundle.set_use_isolating(id.character_direction() == CharacterDirection::RTL);
        // A second style needs its own instance here, chosen like `style`.
        bundle.set_formatter(Some(written::<0, _>));
        bundle
    }

    /// Formats a number with `digits` decimals.
    #[must_use]
    pub fn number(&self, number: f64, digits: usize) -> String {
        let plain = format!("{:.digits$}", number.abs());
        let negative = number < 0.0 && plain.contains(|digit: char| ('1'..='9').contains(&digit));
        let sign = if negative { self.minus } else { "" };
        format!("{sign}{}", plain.replace('.', self.point))
    }

    /// Formats points won or lost with their sign; a zero has none: "+52", "−40", "0".
    #[must_use]
    pub fn points(&self, points: i32) -> String {
        let sign = if points > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(f64::from(points), 0))
    }

    /// Formats a fraction of 1 as a percentage: "57%", "56.7%".
    #[must_use]
    pub fn percent(&self, part: f64, digits: usize) -> String {
        format!("{}{}", self.number(part * 100.0, digits), self.percent)
    }
}

/// Returns a number, formatted with `digits` decimals, by which an entry can select a plural.
pub(crate) fn number<'a>(value: f64, digits: usize) -> FluentValue<'a> {
    let mut number = FluentNumber::from(value);
    number.options.minimum_fraction_digits = (digits > 0).then_some(digits);
    number.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_those_of_print() {
        let english = &STYLES[0];
        assert_eq!([-40.0, 0.0, 7.0].map(|it| english.number(it, 0)), ["−40", "0", "7"]);
        assert_eq!([-40, 0, 7].map(|it| english.points(it)), ["−40", "0", "+7"]);
        assert_eq!(
            [0.567, -0.0001, -0.2].map(|it| english.percent(it, 0)),
            ["57%", "0%", "−20%"]
        );
        assert_eq!(
            [0.5674, -0.0324, -0.0001].map(|it| english.percent(it, 1)),
            ["56.7%", "−3.2%", "0.0%"]
        );
    }
}
