//! Everything on the screen follows the language at once, and nothing is rebuilt.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use spades::session::learning::Textbook;
use spades::session::replaying::{ReplayOf, Replaying, StartReplay};
use spades::session::setup::{MatchSetup, Player};
use spades::session::{FaceToFace, Match, RulesKind, SavedMatch, Turn};
use spades::settings::{Coach, Settings};
use spades::storage::Store;
use spades::table::coach::Coaching;
use spades::table::cues::CueQueue;
use spades::table::hint::Advised;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::language::Language;
use spades::ui::Speak;
use spades::{Menu, Screen};
use spades_rules::{Game, Phase, Preset, Seed};

use crate::common::{against_computers, decide, game, make_bid, players, resize, resume, step_until};
use crate::devices::key;
use crate::faults::faults;
use crate::inspection::{come_to, come_to_phase, finish_a_match, receive_deal, until_laid_out};
use crate::positions::played_on;

/// Words that are the same in every language: names, and the name of the game on its logo.
const SAME: [&str; 8] = ["Ada", "Grace", "Opponent", "Spades", "Rachel", "West", "North", "East"];

/// The windows: a desk, and an upright phone, which is also rotated.
const DESK: (u32, u32) = (1280, 720);
const PHONE: (u32, u32) = (390, 844);

/// Environment variable that marks the process of this test alone.
const ALONE: &str = "SPADES_TEST_LANGUAGE";

/// Everything that can be read or heard, and the entities that would change in a rebuild.
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

/// Returns `true` if words may be the same in every language.
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

/// Switches to another language and back; returns what stayed English, didn't fit, or was rebuilt. Prints the duration of the frame.
fn switch(app: &mut App, place: &str) -> Vec<String> {
    until_laid_out(app);
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
    until_laid_out(app);
    let faults = faults(app, false).into_iter();
    found.extend(faults.map(|fault| format!("{place}: {fault}")));
    speak(app, Language::english());
    let again = look(app);
    let changed = |(entity, words): &(&Entity, &String)| again.words.get(*entity) != Some(*words);
    let changed = before.words.iter().filter(changed);
    found.extend(changed.map(|(_, words)| format!("{place}: {words:?} does not come back")));
    found
}

/// The language applies to the whole process, and other tests read English.
#[test]
fn everything_follows_the_language_at_once() {
    if std::env::var_os(ALONE).is_none() {
        let test = "language::everything_follows_the_language_at_once";
        let mut alone = Command::new(std::env::current_exe().expect("this program"));
        let alone = alone.args([test, "--exact", "--nocapture"]).env(ALONE, "1");
        let output = alone.output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        println!("{said}");
        assert!(output.status.success() && said.contains("face to face: "));
        return;
    }
    let mut app = game(Store::in_memory(), DESK);
    step_until(&mut app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    finish_a_match(&mut app);
    let mut found = Vec::new();
    for size in [DESK, PHONE, (PHONE.1, PHONE.0)] {
        resize(&mut app, size);
        found.extend(pages(&mut app, size));
    }
    for size in [DESK, PHONE] {
        resume(&mut app, &saved(Preset::OpenDraft, players(false), |_| true), size);
        found.extend(a_round(&mut app, size));
        resume(&mut app, &last_trick(), size);
        come_to_phase(&mut app, Phase::MatchEnd);
        found.extend(switch(&mut app, &format!("the match's end at {size:?}")));
    }
    app.world_mut().resource_mut::<Settings>().face_to_face = true;
    resume(
        &mut app,
        &saved(Preset::ClosedDraft, players(true), is_played),
        (1024, 768),
    );
    assert!(app.world().resource::<FaceToFace>().0, "they sit round the screen");
    found.extend(switch(&mut app, "face to face"));
    assert!(found.is_empty(), "{found:#?}");
}

/// The title, its pages, and the set-up.
fn pages(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let mut found = switch(app, &format!("title at {size:?}"));
    receive_deal(app);
    for menu in Menu::PAGES {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        found.extend(switch(app, &format!("{menu:?} at {size:?}")));
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    found.extend(switch(app, &format!("set-up at {size:?}")));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    found
}

/// A round from its draft on, with the overlays that it opens.
fn a_round(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let mut found = Vec::new();
    let mut look = |app: &mut App, place: &str| found.extend(switch(app, &format!("{place} at {size:?}")));
    come_to(app, Turn::Draw);
    look(app, "draft");
    come_to(app, Turn::Choose);
    decide(app);
    come_to(app, Turn::Choose);
    lay_over(app, Overlay::Discards);
    look(app, "discards");
    lay_over(app, Overlay::None);
    if size != DESK {
        let dealt = saved(Preset::OpenDraft, players(false), |_| true);
        resume(app, &played_on(dealt, |game| game.phase() == Phase::Bidding), size);
    }
    come_to(app, Turn::Bid);
    look(app, "bidding");
    key(app, KeyCode::KeyH);
    step_until(app, "the hint", |world| world.resource::<Advised>().advice().is_some());
    look(app, "hint");
    app.world_mut().resource_mut::<Advised>().dismiss();
    app.world_mut().resource_mut::<Settings>().coach = Coach::AfterMistakes;
    (0..3).for_each(|_| app.update());
    make_bid(app, 13);
    step_until(app, "the remark", |world| world.resource::<Coaching>().speaks());
    step_until(app, "the table at rest", |world| world.resource::<CueQueue>().idle());
    look(app, "remark");
    app.world_mut().resource_mut::<Settings>().coach = Coach::None;
    come_to(app, Turn::Play);
    decide(app);
    come_to(app, Turn::Play);
    look(app, "play");
    for overlay in [Overlay::Menu, Overlay::Known, Overlay::LastTrick, Overlay::Concede] {
        lay_over(app, overlay);
        look(app, &format!("{overlay:?}"));
        lay_over(app, Overlay::None);
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Help);
    look(app, "the rules of the match");
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.update();
    let at = Some(app.world().resource::<Match>().action_count() - 1);
    let of = ReplayOf::Table;
    app.world_mut().write_message(StartReplay { of, at });
    step_until(app, "the replay", |world| {
        world.contains_resource::<Replaying>() && world.resource::<ShownView>().0.is_some()
    });
    step_until(app, "the table at rest", |world| world.resource::<CueQueue>().idle());
    look(app, "replay");
    key(app, KeyCode::Escape);
    app.update();
    found
}

fn lay_over(app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), overlay, "it opens");
}

/// A match of one round, played with legal actions until it reaches this state.
fn saved(preset: Preset, players: Vec<Player>, stands: impl Fn(&Game) -> bool) -> SavedMatch {
    let mut rules = preset.rules();
    rules.end.rounds = Some(1);
    let mut game = Game::new(rules, Seed::from_u64(7)).expect("a preset");
    while !stands(&game) {
        let action = *game.legal_actions().last().expect("the round goes on");
        game.apply(action).expect("a legal action");
    }
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(preset),
        players,
    };
    SavedMatch::new(&setup, false, 1, game.record())
}

fn is_played(game: &Game) -> bool {
    game.phase() == Phase::Play
}

/// A match of four before its last trick.
fn last_trick() -> SavedMatch {
    let left = |game: &Game| game.tricks().iter().sum::<u8>() == 12;
    saved(Preset::Solo, against_computers(Preset::Solo), left)
}
