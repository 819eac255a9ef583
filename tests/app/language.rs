//! Everything on the screen follows the language at once, and nothing is built anew.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use spades::session::Turn;
use spades::session::learning::Textbook;
use spades::storage::Store;
use spades::text::language::Language;
use spades::ui::Speak;
use spades::{Menu, Screen};
use spades_rules::Preset;

use crate::common::{game, key, players, start, step_until};
use crate::layout::{come_to, faults};

/// What is the same in every language: names, and the name of the game on its logo.
const SAME: [&str; 4] = ["Ada", "Opponent", "Spades", "Rachel"];

/// What has too little room for words that are a third longer than in English.
const TOO_LONG: [&str; 4] = [
    // The tools below the table.
    "[Mééñüü]",
    // Weekdays of the calendar.
    "[Tüüéé]",
    "[Wééd]",
    // A length in the set-up.
    "[Dééáál ööf théé dááý]",
];

/// Says that this process is a test's own.
const ALONE: &str = "SPADES_TEST_LANGUAGE";

/// What can be read or heard, and what would change if something were built anew.
#[derive(Debug, Default, PartialEq)]
struct Seen {
    words: BTreeMap<Entity, String>,
    spans: Vec<String>,
    names: BTreeMap<Entity, String>,
    focus: Option<Entity>,
    scrolled: BTreeMap<Entity, String>,
}

fn look(app: &mut App) -> Seen {
    let world = app.world_mut();
    let shown = |world: &World, entity: Entity| {
        let visible = world.get::<InheritedVisibility>(entity).is_some_and(|seen| seen.get());
        visible && world.get::<ComputedNode>(entity).is_some_and(|node| !node.is_empty())
    };
    let mut seen = Seen {
        focus: world.resource::<InputFocus>().get(),
        ..Seen::default()
    };
    let mut texts = world.query::<(Entity, &Text)>();
    let texts: Vec<_> = texts
        .iter(world)
        .map(|(entity, text)| (entity, text.0.clone()))
        .collect();
    let mut labels = world.query_filtered::<(Entity, &AccessibleLabel), Without<Text>>();
    let labels: Vec<_> = labels
        .iter(world)
        .map(|(entity, label)| (entity, label.0.clone()))
        .collect();
    let mut names = world.query_filtered::<(Entity, &Name), With<Node>>();
    let names: Vec<_> = names
        .iter(world)
        .map(|(entity, name)| (entity, name.to_string()))
        .collect();
    let mut spans = world.query::<(&TextSpan, &ChildOf)>();
    let spans: Vec<_> = spans
        .iter(world)
        .map(|(span, of)| (of.parent(), span.0.clone()))
        .collect();
    let mut scrolled = world.query::<(Entity, &ScrollPosition)>();
    seen.scrolled = scrolled
        .iter(world)
        .map(|(entity, at)| (entity, format!("{:?}", at.0)))
        .collect();
    seen.words = texts
        .into_iter()
        .chain(labels)
        .filter(|(entity, _)| shown(world, *entity))
        .collect();
    seen.names = names.into_iter().filter(|(entity, _)| shown(world, *entity)).collect();
    seen.spans = spans
        .into_iter()
        .filter(|(of, _)| shown(world, *of))
        .map(|(_, words)| words)
        .collect();
    seen
}

/// Whether words may be the same in every language.
fn is_same(words: &str) -> bool {
    let rest = SAME.iter().fold(words.to_owned(), |rest, same| rest.replace(same, ""));
    !rest.contains(|letter: char| letter.is_alphabetic())
}

fn speak(app: &mut App, language: std::sync::Arc<Language>) -> Duration {
    app.world_mut().write_message(Speak(language));
    let start = Instant::now();
    app.update();
    start.elapsed()
}

/// Says everything in another language and back: what stays plain, has no room, or was built anew. Prints how long the frame took.
fn switch(app: &mut App, place: &str) -> Vec<String> {
    (0..4).for_each(|_| app.update());
    let start = Instant::now();
    app.update();
    let usual = start.elapsed();
    let before = look(app);
    let took = speak(app, Language::pseudo());
    let after = look(app);
    let count = before.words.len() + before.spans.len();
    println!("{place}: {count} texts; a frame {usual:?}, with another language {took:?}");
    let stays = |words: &String| format!("{place}: {words:?} stays");
    let plain = |(entity, words): &(&Entity, &String)| !is_same(words) && after.words.get(*entity) == Some(*words);
    let mut found: Vec<String> = before
        .words
        .iter()
        .filter(plain)
        .map(|(_, words)| stays(words))
        .collect();
    let vowels = |words: &&String| words.contains(['a', 'e', 'i', 'o', 'u']) && !is_same(words);
    found.extend(after.spans.iter().filter(vowels).map(stays));
    if (&before.names, before.focus, &before.scrolled) != (&after.names, after.focus, &after.scrolled) {
        found.push(format!("{place}: something is built anew"));
    }
    app.update();
    let known = |fault: &String| TOO_LONG.iter().any(|words| fault.contains(words));
    let faults = faults(app, false).into_iter().filter(|fault| !known(fault));
    found.extend(faults.map(|fault| format!("{place}: {fault}")));
    speak(app, Language::english());
    let again = look(app);
    let changed = |(entity, words): &(&Entity, &String)| again.words.get(*entity) != Some(*words);
    let changed = before.words.iter().filter(changed);
    found.extend(changed.map(|(_, words)| format!("{place}: {words:?} does not come back")));
    found
}

/// The language is the whole process’s, and other tests read English.
#[test]
fn everything_follows_the_language_at_once() {
    if std::env::var_os(ALONE).is_none() {
        let test = "language::everything_follows_the_language_at_once";
        let mut alone = Command::new(std::env::current_exe().expect("this program"));
        let alone = alone.args([test, "--exact", "--nocapture"]).env(ALONE, "1");
        let output = alone.output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        println!("{said}");
        assert!(output.status.success() && said.contains("the menu: "));
        return;
    }
    let mut app = game(Store::in_memory(), (1280, 720));
    step_until(&mut app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    let mut found = switch(&mut app, "title");
    for menu in [
        Menu::Settings,
        Menu::Help,
        Menu::Statistics,
        Menu::Daily,
        Menu::FairDeal,
        Menu::Learn,
    ] {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        found.extend(switch(&mut app, &format!("{menu:?}")));
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    found.extend(switch(&mut app, "set-up"));
    start(&mut app, Preset::OpenDraft, players(false), 7);
    come_to(&mut app, Turn::Draw);
    found.extend(switch(&mut app, "draft"));
    come_to(&mut app, Turn::Bid);
    found.extend(switch(&mut app, "bidding"));
    come_to(&mut app, Turn::Play);
    found.extend(switch(&mut app, "play"));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Help);
    found.extend(switch(&mut app, "the rules of the match"));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    key(&mut app, KeyCode::Escape);
    found.extend(switch(&mut app, "the menu"));
    assert!(found.is_empty(), "{found:#?}");
}
