//! Number formats of the languages.

use std::sync::Arc;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::faults::report;
use crate::names::{Bundle, Names};

/// The number format of a language, which `names.ftl` has.
pub struct Figures {
    marks: Marks,
    first_weekday: u8,
    names: Arc<Names>,
}

/// The marks within a number: the decimal separator, and what is between thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Marks(char, char);

impl Marks {
    /// Marks of English.
    pub(super) const ENGLISH: Marks = Marks('.', ',');
}

/// Formats the numbers in entries.
type Formatter = fn(&FluentValue, &IntlLangMemoizer) -> Option<String>;

/// Marks that languages use. A Fluent formatter can't capture, so each has its own instance.
const FORMATTERS: [(Marks, Formatter); 5] = [
    (Marks::ENGLISH, written::<'.', ','>),
    (Marks(',', '.'), written::<',', '.'>),
    (Marks(',', '\u{a0}'), written::<',', '\u{a0}'>),
    (Marks('.', '’'), written::<'.', '’'>),
    (Marks('٫', '٬'), written::<'٫', '٬'>),
];

fn written<const POINT: char, const GROUP: char>(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let digits = number.options.minimum_fraction_digits.unwrap_or_default();
            // Fluent has no option for a sign.
            let plus = number.options.currency.as_deref().unwrap_or_default();
            Some(decimal(number.value, digits, plus, Marks(POINT, GROUP)))
        }
        _ => None,
    }
}

/// Number from which thousands are grouped.
const GROUPED: f64 = 10_000.0;

/// Formats a number with `digits` decimals, a proper minus sign, and `plus` before a number above zero; `±` is before any number.
fn decimal(number: f64, digits: usize, plus: &str, Marks(point, group): Marks) -> String {
    let plain = format!("{:.digits$}", number.abs());
    let is_zero = !plain.contains(|digit: char| ('1'..='9').contains(&digit));
    let sign = match (is_zero, number < 0.0) {
        (true, _) => "",
        (false, true) if plus != EITHER => "−",
        (false, _) => plus,
    };
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = sign.to_owned();
    for (at, digit) in whole.chars().enumerate() {
        if number.abs() >= GROUPED && at > 0 && (whole.len() - at) % 3 == 0 {
            text.push(group);
        }
        text.push(digit);
    }
    if !part.is_empty() {
        text.push(point);
        text.push_str(part);
    }
    text
}

/// Returns an empty bundle, which isolates arguments if the language is written right to left.
pub(super) fn empty_bundle(id: &LanguageIdentifier, marks: Marks) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![id.clone()]);
    bundle.set_use_isolating(id.character_direction() == CharacterDirection::RTL);
    let own = FORMATTERS.iter().find(|(of, _)| *of == marks);
    bundle.set_formatter(Some(own.unwrap_or(&FORMATTERS[0]).1));
    bundle
}

impl Figures {
    /// Returns the format in these names.
    pub(super) fn of(names: &Arc<Names>) -> Figures {
        let mark = |id: &str, english: char| names.entry(id, "", &[]).chars().next().unwrap_or(english);
        let marks = Marks(mark("decimal-point", '.'), mark("group-separator", ','));
        if !FORMATTERS.iter().any(|(of, _)| *of == marks) {
            report(
                &names.0.locales[0],
                [format!("{marks:?} are not among the formats of numbers")],
            );
        }
        Figures {
            marks,
            first_weekday: names.entry("first-weekday", "", &[]).trim().parse().unwrap_or_default(),
            names: names.clone(),
        }
    }

    /// Returns the marks within numbers.
    pub(super) const fn marks(&self) -> Marks {
        self.marks
    }

    /// Returns the day with which a week begins: 0 is Monday.
    #[must_use]
    pub const fn first_weekday(&self) -> u8 {
        self.first_weekday % 7
    }

    /// Formats a number with `digits` decimals.
    #[must_use]
    pub fn number(&self, number: f64, digits: usize) -> String {
        decimal(number, digits, "", self.marks)
    }

    /// Formats a factor with two decimals at most: "1×", "1.5×", "0.71×".
    #[must_use]
    pub fn times(&self, factor: f64) -> String {
        let hundredths = (factor * 100.0).round() as i64;
        let digits = [100, 10].map(|unit| usize::from(hundredths % unit != 0));
        let number = self.number(factor, digits.iter().sum());
        self.names.entry("times", "", &[("number", number.into())])
    }

    /// Formats points won or lost with their sign; a zero has none: "+52", "−40", "0".
    #[must_use]
    pub fn points(&self, points: i32) -> String {
        decimal(f64::from(points), 0, PLUS, self.marks)
    }

    /// Formats a fraction of 1 as a percentage: "57%", "56.7%".
    #[must_use]
    pub fn percent(&self, part: f64, digits: usize) -> String {
        let number = self.number(part * 100.0, digits);
        self.names.entry("percent", "", &[("number", number.into())])
    }
}

/// Returns a number, formatted with `digits` decimals, by which an entry can select a plural.
pub(crate) fn number<'a>(value: f64, digits: usize) -> FluentValue<'a> {
    let mut number = FluentNumber::from(value);
    number.options.minimum_fraction_digits = (digits > 0).then_some(digits);
    number.into()
}

/// Sign of a number above zero.
const PLUS: &str = "+";
/// Sign of points that are won or lost.
const EITHER: &str = "±";

/// Returns points won or lost, by which an entry can select a plural.
pub(crate) fn signed<'a>(points: f64) -> FluentValue<'a> {
    let mut number = FluentNumber::from(points);
    number.options.currency = Some(PLUS.to_owned());
    number.into()
}

/// Returns a number in a form: "±50" for `FORM($points, "either")`, "+50" and "−50" for `"gain"` and `"loss"`.
pub(crate) fn number_form<'a>(number: &FluentNumber, form: &str) -> Option<FluentValue<'a>> {
    let (value, sign) = match form {
        "either" => (number.value.abs(), EITHER),
        "gain" => (number.value.abs(), PLUS),
        "loss" => (-number.value.abs(), PLUS),
        _ => return None,
    };
    let mut number = number.clone();
    number.value = value;
    number.options.currency = Some(sign.to_owned());
    Some(number.into())
}

#[cfg(test)]
mod tests {
    use crate::{Arg, Language, Words};

    #[test]
    fn signs_are_those_of_print() {
        let english = Language::english();
        let english = english.figures();
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

    #[test]
    fn signs_are_those_of_the_language() {
        let names =
            "decimal-point = ,\ngroup-separator = { \"\\u00A0\" }\npercent = { $number } %\ntimes = { $number } fois\n";
        let names = format!("{names}first-weekday = 5\n");
        let text = "turn-line-redealt = { $count }\nbest = { FORM($count, \"either\") } { FORM($count, \"loss\") }\n"
            .to_owned();
        let language = Language::new("xx", [("names", names), ("turn_line", text)]);
        let figures = language.figures();
        assert_eq!(figures.number(-0.5, 1), "−0,5");
        assert_eq!(figures.percent(0.567, 1), "56,7 %");
        assert_eq!(figures.times(1.5), "1,5 fois");
        assert_eq!(
            [9_999.0, -12_345.6, 1_234_567.0].map(|it| figures.number(it, 0)),
            ["9999", "−12\u{a0}346", "1\u{a0}234\u{a0}567"]
        );
        assert_eq!(figures.first_weekday(), 5);
        let tenths = Words::of("turn-line-redealt", "").with("count", Arg::tenths(2.5));
        assert_eq!(tenths.text_in(&language), "2,5", "in an entry");
        let stake = Words::of("best", "").with("count", 50_u8.into());
        assert_eq!(stake.text_in(&language), "±50 −50");
    }

    #[test]
    fn factors_have_no_more_decimals_than_they_need() {
        let english = Language::english();
        let times = |number: f64| english.figures().times(number);
        assert_eq!([1.0, 1.5, 0.707, 2.004].map(times), ["1×", "1.5×", "0.71×", "2×"]);
    }

    #[test]
    fn points_select_a_plural_and_keep_their_sign() {
        let entry =
            "best =\n    { $points ->\n        [one] { $points } point\n       *[other] { $points } points\n    }\n";
        let language = Language::new("en-AU", [("title", entry.to_owned())]);
        let best = |points| {
            Words::of("best", "")
                .with("points", Arg::points(points))
                .text_in(&language)
        };
        assert_eq!(
            [-1, 0, 1, 52].map(best),
            ["−1 point", "0 points", "+1 point", "+52 points"]
        );
    }
}
