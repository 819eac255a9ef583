//! Checks the folder of each language against English, and shows that a language may lack entries.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use spades_rules::{Card, Suit};
use spades_words::{Arg, Language, LanguageTag, StockName, Who, Words, take_faults};
use spades_words_build::{Area, Entry};

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../assets/i18n")
        .join(language)
}

/// Returns the languages that have a folder, except English.
fn others() -> Vec<String> {
    let folders = fs::read_dir(folder("")).expect("the languages").flatten();
    let mut tags: Vec<String> = folders
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .filter(|tag| tag != "en")
        .collect();
    tags.sort();
    tags
}

/// Returns the entries of a language by area and name, and what can't be read.
fn entries(language: &str) -> (BTreeMap<(String, String), Entry>, Vec<String>) {
    let mut faults = Vec::new();
    let mut entries = BTreeMap::new();
    for (area, path) in spades_words_build::files(&folder(language)) {
        let source = fs::read_to_string(path).expect("a file in UTF-8");
        for entry in Area::read(&area, &source, &mut faults).entries {
            entries.insert((area.clone(), entry.name()), entry);
        }
    }
    (
        entries,
        faults.iter().map(|fault| format!("{language}/{fault}")).collect(),
    )
}

/// Variables of the English entries, with those that only their parts or their comments name.
fn variables() -> BTreeMap<String, BTreeSet<String>> {
    let areas = spades_words_build::read(&folder("en")).expect("English");
    let entries = areas.iter().flat_map(|area| &area.entries);
    entries
        .map(|entry| {
            let declared = entry.variables.iter().map(|variable| variable.name.clone());
            (entry.name(), declared.chain(entry.used().map(str::to_owned)).collect())
        })
        .collect()
}

#[test]
fn every_language_of_the_setting_has_a_folder_and_the_other_way_round() {
    let tags = LanguageTag::all().map(|language| language.tag().to_owned());
    let mut tags: Vec<String> = tags.skip(1).collect();
    tags.sort();
    assert_eq!(tags, others());
    assert_eq!(LanguageTag::all().next(), Some(LanguageTag::ENGLISH));
}

#[test]
fn a_language_has_no_entry_and_no_variable_that_english_lacks() {
    let (english, _) = entries("en");
    let declared = variables();
    let mut faults = Vec::new();
    for tag in others() {
        let (own, unreadable) = entries(&tag);
        faults.extend(unreadable);
        // Parts of its own: other entries of the language embed them.
        let parts: BTreeSet<&str> = own.values().flat_map(Entry::parts).collect();
        for ((area, name), entry) in &own {
            let at = format!("{tag}/{area}.ftl:{}: {name}", entry.line);
            match english.get(&(area.clone(), name.clone())) {
                None if parts.contains(name.as_str()) || name.ends_with(".order") => {}
                None => faults.push(format!("{at} is no entry of English")),
                Some(same) => {
                    let known = declared.get(name);
                    let known = |variable: &str| {
                        known.is_some_and(|known| known.contains(variable)) || same.used().any(|used| used == variable)
                    };
                    // Nouns are given the same variables in every language, which their parts use.
                    let unknown = entry.used().filter(|variable| area != "names" && !known(variable));
                    faults.extend(unknown.map(|variable| format!("{at} has no ${variable}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_language_has_all_nouns() {
    let (english, _) = entries("en");
    let english: Vec<&Entry> = english
        .iter()
        .filter(|((area, _), _)| area == "names")
        .map(|(_, entry)| entry)
        .collect();
    let parts: BTreeSet<&str> = english.iter().flat_map(|entry| entry.parts()).collect();
    let mut faults = Vec::new();
    for tag in others() {
        let (own, _) = entries(&tag);
        let wanted = english
            .iter()
            .map(|entry| entry.name())
            .filter(|name| !parts.contains(name.as_str()));
        let missing = wanted.filter(|name| !own.contains_key(&("names".to_owned(), name.clone())));
        faults.extend(missing.map(|name| format!("{tag}/names.ftl lacks {name}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Tags of languages whose translation is in progress: what they lack is in English.
const IN_PROGRESS: &[&str] = &[];

#[test]
fn no_language_lacks_an_entry() {
    let english = spades_words_build::read(&folder("en")).expect("English");
    let parts: BTreeSet<&str> = english
        .iter()
        .flat_map(|area| area.entries.iter().flat_map(Entry::parts))
        .collect();
    let mut faults = Vec::new();
    for tag in others().iter().filter(|tag| !IN_PROGRESS.contains(&tag.as_str())) {
        let (own, _) = entries(tag);
        let embedded: BTreeSet<&str> = own.values().flat_map(Entry::parts).collect();
        for (area, entry) in english
            .iter()
            .flat_map(|area| area.entries.iter().map(move |entry| (&area.name, entry)))
        {
            let name = entry.name();
            // A language may build its sentences of other parts.
            let needed = !parts.contains(name.as_str()) || embedded.contains(name.as_str());
            if needed && !own.contains_key(&(area.clone(), name.clone())) {
                faults.push(format!("{tag}/{area}.ftl lacks {name}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the files that `docs/TRANSLATING.md` shows as an example: the areas with their sources.
fn example() -> Vec<(String, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/TRANSLATING.md");
    let page = fs::read_to_string(page).expect("the page");
    let blocks = page.split("```ftl\n# assets/i18n/tr/").skip(1);
    let files = blocks.map(|rest| rest.split_once(".ftl\n").expect("a name"));
    files
        .map(|(area, rest)| (area.to_owned(), rest.split("```").next().unwrap_or_default().to_owned()))
        .collect()
}

/// The language of the example is as the page says: ten entries of Turkish, and the rest is English.
#[test]
fn the_example_of_the_page_can_be_spoken() {
    let (english, _) = entries("en");
    let mut faults = Vec::new();
    let mut names = Vec::new();
    for (area, source) in example() {
        names.extend(
            Area::read(&area, &source, &mut faults)
                .entries
                .iter()
                .map(|entry| (area.clone(), entry.name())),
        );
    }
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(names.len(), 10);
    assert!(names.iter().all(|name| english.contains_key(name)), "{names:?}");

    let areas = example();
    let turkish = Language::new("tr", areas.iter().map(|(area, source)| (area.as_str(), source.clone())));
    take_faults();
    let took = |who| {
        Words::of("turn-line-took", "")
            .with("who", Arg::Who(who))
            .text_in(&turkish)
    };
    let queen: Card = "QS".parse().expect("a card");
    for (said, text) in [
        (took(Who::You(String::new())), "Eli sen aldın"),
        (took(Who::Named("Ada".into())), "Eli Ada aldı"),
        (
            Words::of("pile-cards-left", "")
                .with("count", 5.into())
                .text_in(&turkish),
            "5 kart kaldı",
        ),
        (Words::alone(Arg::Card(queen)).text_in(&turkish), "maça kızı"),
        (Words::alone(Arg::fine_percent(0.5674)).text_in(&turkish), "%56,7"),
        (Words::of("title-continue", "").text_in(&turkish), "Devam et"),
        (Words::of("title-quit", "").text_in(&turkish), "Quit"),
    ] {
        assert_eq!(said, text);
    }
    assert_eq!(take_faults(), Vec::<String>::new());
    assert_eq!(LanguageTag::of("tr"), None, "it is no language of the game");
}

#[test]
fn a_language_that_lacks_an_entry_says_it_in_english() {
    let source = "turn-line-broken = ‏انكسر البستوني\nturn-line-blind-nil = { $who } …\n".to_owned();
    let arabic = Language::new("ar", [("turn_line", source)]);
    assert!(arabic.is_right_to_left());
    assert_eq!(Words::of("title-quit", "").text_in(&arabic), "Quit");
    let bid = Words::of("turn-line-blind-nil", "").with("who", Who::Named("Mara".into()).into());
    let bid = bid.text_in(&arabic);
    assert_eq!(
        bid, "\u{2068}Mara\u{2069} …",
        "a name in the other direction is held apart"
    );
    assert_eq!(spades_words::unmarked(&bid), "Mara …");
}

#[test]
fn an_english_entry_has_english_nouns_and_a_missing_noun_is_english() {
    let queen: Card = "QS".parse().expect("a card");
    let names = "suit = Pik\n".to_owned();
    let own = "turn-line-broken = Die { $card } { title-quit }\n".to_owned();
    let language = Language::new("xx", [("names", names), ("turn_line", own)]);
    take_faults();
    let with_card = |id: &'static str| Words::of(id, "").with("card", Arg::Card(queen)).text_in(&language);
    assert_eq!(
        with_card("turn-line-broken"),
        "Die queen of spades Quit",
        "nouns and parts that it lacks"
    );
    let suit = Words::alone(Arg::Suit(Suit::Spades));
    assert_eq!(suit.text_in(&language), "Pik");
    let led = Words::of("asked-led", "").with("suit", Arg::Suit(Suit::Spades));
    assert_eq!(led.text_in(&language), "Your turn: spades led", "in an English entry");
    assert_eq!(take_faults(), Vec::<String>::new());
}

/// Returns a language whose nouns are these, and in which `turn-line-broken` is the given sentence.
fn with_names(tag: &str, names: &str, sentence: &str) -> Language {
    let sentence = format!("turn-line-broken = {sentence}\n");
    Language::new(tag, [("names", names.to_owned()), ("turn_line", sentence)])
}

#[test]
fn words_around_a_name_depend_on_its_letters() {
    let names = "person =\n    { $form ->\n        [of]\n            { STARTS($name, \"a e i o u é h\") ->\n                [yes] d’{ $name }\n               *[no] de { $name }\n            }\n        [gender] { $gender }\n       *[name] { $name }\n    }\n";
    let own = "Le tour { FORM($who, \"of\") }, { FORM($who, \"gender\") ->\n        [f] prête\n       *[m] prêt\n    }";
    let french = with_names("fr", names, own);
    let turn = |who| {
        Words::of("turn-line-broken", "")
            .with("who", Arg::Who(who))
            .text_in(&french)
    };
    let named = |name: &str| turn(Who::Named(name.to_owned()));
    assert_eq!(
        ["Éric", "alice", "Rachel"].map(named),
        [
            "Le tour d’Éric, prêt",
            "Le tour d’alice, prêt",
            "Le tour de Rachel, prêt"
        ]
    );
    let queen: Card = "QD".parse().expect("a card");
    assert_eq!(
        turn(Who::Stock(StockName::Court(queen))),
        "Le tour de Rachel, prête",
        "she is known"
    );
    let german =
        "person =\n    { ENDS($name, \"s ß x z\") ->\n        [yes] { $name }’\n       *[no] { $name }s\n    }\n";
    let german = with_names("de", german, "{ $who } Zug");
    let turn = |name: &str| {
        let who = Arg::Who(Who::Named(name.to_owned()));
        Words::of("turn-line-broken", "").with("who", who).text_in(&german)
    };
    assert_eq!(["Charles", "Mara"].map(turn), ["Charles’ Zug", "Maras Zug"]);
    assert_eq!(take_faults(), Vec::<String>::new());
}

#[test]
fn lists_have_forms_of_their_elements_and_of_two() {
    let names = "list-pair =\n    { STARTS($second, \"i hi\") ->\n        [yes] { $first } e { $second }\n       *[no] { $first } y { $second }\n    }\n\
                 list-next = { $first }, { $second }\nlist-last = { $first } y { $second }\n";
    let spanish = with_names("es", names, "{ FORM($all, \"and\", element: \"the\") }");
    let said = |all: Arg| Words::of("turn-line-broken", "").with("all", all).text_in(&spanish);
    let people = |names: &[&str]| said(Arg::list(names.iter().copied()));
    assert_eq!(people(&["Ada", "Inés"]), "Ada e Inés");
    assert_eq!(people(&["Inés", "Ada"]), "Inés y Ada");
    assert_eq!(people(&["Ada", "Inés", "Mara"]), "Ada, Inés y Mara");
    let cards = ["AS", "KH"].map(|card| card.parse::<Card>().expect("a card"));
    assert_eq!(
        said(Arg::list(cards)),
        "the ace of spades y the king of hearts",
        "each in the form"
    );
    assert_eq!(take_faults(), Vec::<String>::new());
}

#[test]
fn the_german_jack_is_declined() {
    let files = spades_words_build::files(&folder("de"));
    let sources = files.iter().map(|(area, path)| {
        let source = fs::read_to_string(path).expect("an area");
        (area.as_str(), source)
    });
    let german = Language::new("de", sources);
    let said = |key: &'static str| {
        let jack: Card = "JH".parse().expect("a card");
        Words::of(key, "").with("card", Arg::Card(jack)).text_in(&german)
    };
    assert_eq!(said("would-lose-to"), "Verliert gegen den Herz-Buben");
    assert_eq!(
        said("would-stay-below-partner"),
        "Bleibt unter dem Herz-Buben deines Partners"
    );
    assert_eq!(said("about-card"), "Herz-Bube");
    assert_eq!(take_faults(), Vec::<String>::new());
}

#[test]
fn a_name_in_the_other_direction_is_held_apart_in_every_language() {
    let bid = |name: &str| {
        let who = Who::Named(name.to_owned());
        Words::of("turn-line-blind-nil", "")
            .with("who", who.into())
            .text_in(&Language::english())
    };
    assert_eq!(bid("Mara"), "Mara bids blind nil");
    assert_eq!(bid("أحمد"), "\u{2068}أحمد\u{2069} bids blind nil");
    let typed = Words::verbatim("أحمد 2").text_in(&Language::english());
    assert_eq!(typed, "\u{2068}أحمد 2\u{2069}");
}

#[test]
fn a_term_may_have_a_place_in_the_order() {
    let own = "term-bag = 超墩\n    .order = chaodun\n    .meaning = …\nterm-bid = 叫牌\n".to_owned();
    let chinese = Language::new("zh", [("glossary", own)]);
    let order = |id: &'static str| chinese.own_attribute(&Words::of(id, ""), "order");
    assert_eq!(order("term-bag").as_deref(), Some("chaodun"));
    assert_eq!(order("term-bid"), None);
    assert_eq!(take_faults(), Vec::<String>::new());
}

/// Letters that there is room for in a line of a lesson, and in a title.
const LESSON: (usize, usize) = (80, 24);

#[test]
fn lessons_have_room_for_their_lines() {
    let mut faults = Vec::new();
    for tag in others().into_iter().chain(["en".to_owned()]) {
        let source = fs::read_to_string(folder(&tag).join("lessons.ftl")).unwrap_or_default();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let Some((id, text)) = line.split_once(" = ") else {
                continue;
            };
            // "lesson-tricks", and "lesson-tricks-high".
            let is_title = id.matches('-').count() == 1;
            let room = if is_title { LESSON.1 } else { LESSON.0 };
            if spades_words::width(text) > room {
                faults.push(format!("{tag}/lessons.ftl: {id}: more than {room} letters: {text:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_damaged_file_keeps_the_entries_that_can_be_read() {
    let own = "turn-line-broken = Pik ist offen\ntitle-quit { = \n".to_owned();
    let language = Language::new("xx", [("turn_line", own), ("title", String::new())]);
    assert_eq!(language.damaged(), ["turn_line"]);
    assert_eq!(Words::of("turn-line-broken", "").text_in(&language), "Pik ist offen");
    assert_eq!(Words::of("title-quit", "").text_in(&language), "Quit");
    assert!(!take_faults().is_empty());
}

#[test]
fn a_language_may_be_one_file() {
    let file = "### names\nsuit = Pik\n### turn_line\nturn-line-broken =\n    Pik ist offen\n";
    let language = Language::of_file("xx", file);
    assert_eq!(Words::alone(Arg::Suit(Suit::Spades)).text_in(&language), "Pik");
    assert_eq!(Words::of("turn-line-broken", "").text_in(&language), "Pik ist offen");
}
