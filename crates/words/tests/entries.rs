//! Checks the entries of every language: with sample arguments of all plurals, people and cards, each is formatted without a fault.

use std::fs;
use std::path::PathBuf;

use spades_archive::daily::Date;
use spades_rules::{Card, Suit};
use spades_words::take_faults;
use spades_words::{Arg, Language, Month, Pseudo, SideWho, Who, Words};
use spades_words_build::{Area, Entry, Type};

/// Maximum number of samples per entry.
const MAX_SAMPLES: usize = 400;

/// The same of a pseudo-language.
const FEW_SAMPLES: usize = 12;

/// Numbers and words that no line with little room has.
const RARE: [&str; 3] = ["100", "140", "Solo"];

fn folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../assets/i18n")
        .join(language)
}

fn areas() -> Vec<Area> {
    spades_words_build::read(&folder("en")).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// English, the pseudo-languages, and every other language of `assets/i18n`.
fn languages() -> Vec<(String, std::sync::Arc<Language>)> {
    let mut all = vec![("en".to_owned(), Language::english())];
    all.extend(Pseudo::ALL.map(|pseudo| (format!("{pseudo:?}"), Language::pseudo(pseudo))));
    for other in fs::read_dir(folder("")).expect("the languages").flatten() {
        let tag = other.file_name().to_string_lossy().into_owned();
        if tag != "en" {
            let files = spades_words_build::files(&other.path());
            let sources = files.iter().map(|(area, path)| {
                let source = fs::read_to_string(path).expect("an area");
                (area.as_str(), source)
            });
            all.push((tag.clone(), std::sync::Arc::new(Language::new(&tag, sources))));
        }
    }
    all
}

fn people() -> Vec<Who> {
    vec![
        Who::You(String::new()),
        Who::You("Ada".into()),
        Who::Named("Mara".into()),
        Who::Dummy,
    ]
}

fn sides() -> Vec<SideWho> {
    let (ada, mara) = (Who::You("Ada".into()), Who::Named("Mara".into()));
    let pairs = [
        SideWho::Pair(mara.clone(), ada.clone()),
        SideWho::Pair(mara.clone(), Who::Named("David".into())),
        SideWho::Pair(ada, Who::Dummy),
        SideWho::Pair(Who::Dummy, mara),
    ];
    people().into_iter().map(SideWho::One).chain(pairs).collect()
}

fn cards() -> Vec<Card> {
    let named = ["2C", "TD", "JH", "QS", "KC", "AD"].map(|card| card.parse().expect("a card"));
    let trumps = [
        Card::BIG_JOKER,
        Card::LITTLE_JOKER,
        Card::HIGH_TWO_OF_SPADES,
        Card::HIGH_TWO_OF_DIAMONDS,
    ];
    named.into_iter().chain(trumps).collect()
}

/// Returns samples of a type by its name in the comments; of a key, the variants that the entry selects by.
fn samples(entry: &Entry, name: &str, of: &str) -> Vec<Arg> {
    let days = [Date::new(2026, 11, 22), Date::new(2027, 1, 1)];
    match of {
        "Number" => [-140, 0, 1, 2, 3, 5, 11, 21, 100].map(Arg::from).into(),
        "Tenths" => [0.3, 1.0, 2.5].map(Arg::tenths).into(),
        "Points" => [-40, 0, 52].map(Arg::points).into(),
        "Percent" => [0.0, 0.567, 1.0].map(Arg::percent).into(),
        "FinePercent" => [-0.032, 0.5674].map(Arg::fine_percent).into(),
        "Flag" => [false, true].map(Arg::from).into(),
        "Key" => entry
            .choices_of(name)
            .into_iter()
            .map(|key| Arg::Key(key.into()))
            .collect(),
        // A choice, or any of the others.
        "Value" => match entry.choices_of(name) {
            keys if keys.iter().any(|key| !["none", "other"].contains(&key.as_str())) => {
                keys.into_iter().map(|key| Arg::Key(key.into())).collect()
            }
            _ => [-40, 0, 1, 2, 100]
                .map(Arg::from)
                .into_iter()
                .chain([Arg::Nothing])
                .collect(),
        },
        "Text" => ["Ada", "O’Brien & Co."].map(Arg::from).into(),
        "Words" => {
            let kinds = entry.choices_of(name);
            let words = kinds.into_iter().map(|kind| Words::verbatim("Jo").keyed(kind));
            words.chain([Words::verbatim("Solo")]).map(Arg::from).collect()
        }
        "Who" => people().into_iter().map(Arg::from).collect(),
        "Side" => sides().into_iter().map(Arg::from).collect(),
        "Card" => cards().into_iter().map(Arg::from).collect(),
        "Rank" => cards().into_iter().map(Arg::Rank).collect(),
        "Suit" => Suit::ALL.map(Arg::from).into(),
        "Day" => days.map(|day| Arg::from(day.expect("a day"))).into(),
        "Month" => (1..=12).map(|month| Arg::from(Month { year: 2026, month })).collect(),
        "List" => (0..=3)
            .map(|count| Arg::list(["Ada", "Mara", "David"].into_iter().take(count)))
            .collect(),
        other => match other.strip_suffix('?') {
            Some(inner) => {
                let some = samples(entry, name, inner);
                std::iter::once(Arg::Nothing).chain(some).collect()
            }
            None => panic!("{}: no samples of {other}", entry.id),
        },
    }
}

/// Returns the words of an entry with every combination of samples, or, beyond [`MAX_SAMPLES`], with each sample at least once.
fn said(entry: &Entry) -> Vec<Words> {
    let all: Vec<(&'static str, Vec<Arg>)> = entry
        .variables
        .iter()
        .map(|variable| {
            let name: &'static str = variable.name.clone().leak();
            let of = match &variable.of {
                Type::Choice(_) => "Key".to_owned(),
                other => other.name(),
            };
            (name, samples(entry, name, &of))
        })
        .collect();
    let combinations = all.iter().map(|(_, samples)| samples.len()).product::<usize>();
    let longest = all.iter().map(|(_, samples)| samples.len()).max().unwrap_or(1);
    let count = if combinations > MAX_SAMPLES {
        longest.max(MAX_SAMPLES)
    } else {
        combinations
    };
    let chosen = |number: usize| {
        let mut rest = number;
        all.iter()
            .fold(Words::of_data(entry.id.clone()), |words, (name, samples)| {
                let at = rest % samples.len();
                // Beyond the limit, all arguments vary in step.
                rest = if combinations > MAX_SAMPLES {
                    number
                } else {
                    rest / samples.len()
                };
                words.with(name, samples[at].clone())
            })
    };
    (0..count).map(chosen).collect()
}

#[test]
fn every_entry_can_be_said_in_every_language() {
    let mut faults = Vec::new();
    for (tag, language) in languages() {
        for area in areas() {
            for entry in area.entries.iter().filter(|entry| !entry.is_only_part) {
                take_faults();
                // The pseudo-languages have the grammar of English.
                let is_pseudo = tag.starts_with(char::is_uppercase);
                let count = if is_pseudo { FEW_SAMPLES } else { usize::MAX };
                for words in said(entry).into_iter().take(count) {
                    let words = match &entry.attribute {
                        Some(attribute) => words.attribute(attribute.clone().leak()),
                        None => words,
                    };
                    let text = words.text_in(&language);
                    let letters = spades_words::width(&text);
                    if entry.room.is_some_and(|room| letters > room)
                        && !is_pseudo
                        && !RARE.iter().any(|rare| text.contains(rare))
                    {
                        faults.push(format!(
                            "{tag}/{}.ftl:{}: {}: {letters} letters are too many: {text:?}",
                            area.name, entry.line, entry.id
                        ));
                    }
                    if text.contains(['{', '}']) || text.contains("  ") {
                        faults.push(format!(
                            "{tag}/{}.ftl:{}: {}: {text:?}",
                            area.name, entry.line, entry.id
                        ));
                    }
                }
                let found = take_faults().into_iter();
                faults.extend(found.map(|fault| format!("{tag}/{}.ftl:{}: {fault}", area.name, entry.line)));
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_fault_of_an_entry_is_reported() {
    take_faults();
    let english = Language::english();
    assert_eq!(Words::of("no-such-entry", "").text_in(&english), "no-such-entry");
    assert_eq!(take_faults().len(), 1);
}

#[test]
fn the_pseudo_languages_look_foreign() {
    let broken = Words::of("turn-line-broken", "");
    let [longer, mirrored, wide] = Pseudo::ALL.map(|pseudo| broken.text_in(&Language::pseudo(pseudo)));
    assert_eq!(longer, "[Sppáddéss árré bbröökééñ]");
    let nil = Words::of("pad-key-nil", "")
        .attribute("number")
        .text_in(&Language::pseudo(Pseudo::Longer));
    assert_eq!(nil, "Ññîî", "no longer than its room");
    assert!(mirrored.starts_with('ت') && Language::pseudo(Pseudo::Mirrored).is_right_to_left());
    assert_eq!(wide, "Ｓａｅａｅｂｏｅ");
    let day = Date::new(2026, 11, 22).expect("a day");
    let day = Words::alone(day).text_in(&Language::pseudo(Pseudo::Wide));
    assert!(day.starts_with("22"), "another order of dates: {day}");
    assert_eq!(
        Language::pseudo(Pseudo::Longer).figures().percent(0.567, 1),
        "%\u{a0}56,7"
    );
}
