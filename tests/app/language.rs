//! Everything on the screen follows the language at once, with focus and scrolling kept.

use std::process::Command;
use std::time::{Duration, Instant};

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use spades::session::learning::Textbook;
use spades::session::replaying::{ReplayOf, Replaying, StartReplay};
use spades::session::setup::{MatchSetup, Player};
use spades::session::{FaceToFace, Match, RulesKind, SavedMatch, Turn};
use spades::settings::{Coach, Settings};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::coach::Coaching;
use spades::table::cues::CueQueue;
use spades::table::hint::Advised;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::language::{self, Language};
use spades_rules::{Game, Phase, Preset, Seed};
use spades_words::{LanguageTag, Pseudo};

use crate::common::{against_computers, decide, game, make_bid, players, resize, resume, step_until};
use crate::devices::key;
use crate::faults::faults;
use crate::inspection::{come_to, come_to_phase, finish_a_match, receive_deal, until_laid_out};
use crate::positions::played_on;

/// Words that are the same in every language: names, and the name of the game on its logo. So are the names of the languages.
const SAME: [&str; 8] = ["Ada", "Grace", "Opponent", "Spades", "Rachel", "West", "North", "East"];

/// The windows: a desk, and an upright phone, which is also rotated.
const DESK: (u32, u32) = (1280, 720);
const PHONE: (u32, u32) = (390, 844);

/// Environment variable that marks the process of a test alone.
const ALONE: &str = "SPADES_TEST_LANGUAGE";

/// Returns `true` in a process of its own, which this starts for the test, and waits for.
pub fn runs_alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let mut alone = Command::new(std::env::current_exe().expect("this program"));
    let alone = alone.args([test, "--exact", "--nocapture"]).env(ALONE, "1");
    let output = alone.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    println!("{said}");
    assert!(output.status.success() && said.contains("1 passed"), "{test}");
    false
}

/// Everything that can be read or heard, and what the player has done to the screen.
#[derive(Debug, Default)]
struct Seen {
    words: Vec<String>,
    names: Vec<String>,
    /// Name of the focused widget.
    focus: Option<String>,
    /// Position of each area that is scrolled, up to 1.
    scrolled: Vec<f32>,
}

/// Returns `true` for a part of a toast, which may finish in the language that it began in.
fn is_in_toast(world: &World, mut entity: Entity) -> bool {
    loop {
        if world.get::<Name>(entity).is_some_and(|name| name.as_str() == "toast") {
            return true;
        }
        match world.get::<ChildOf>(entity) {
            Some(parent) => entity = parent.parent(),
            None => return false,
        }
    }
}

fn look(app: &mut App) -> Seen {
    let world = app.world_mut();
    let all: Vec<Entity> = world.query::<Entity>().iter(world).collect();
    let shown = |entity: Entity| {
        let visible = world.get::<InheritedVisibility>(entity).is_some_and(|seen| seen.get());
        visible && world.get::<ComputedNode>(entity).is_some_and(|node| !node.is_empty()) && !is_in_toast(world, entity)
    };
    let mut seen = Seen::default();
    let name = |entity| world.get::<Name>(entity).map(ToString::to_string);
    for entity in all {
        let line = world.get::<ChildOf>(entity).map(ChildOf::parent);
        if let (Some(span), Some(line)) = (world.get::<TextSpan>(entity), line)
            && shown(line)
        {
            seen.words.push(span.0.clone());
        }
        if !shown(entity) {
            continue;
        }
        // Scrollbars come and go with the length of the words, and so does a plate with its marker that a longer result would cut.
        let comes_and_goes = |name: &String| {
            ["scroll-bar", "more-", "first-player"]
                .iter()
                .any(|start| name.starts_with(start))
        };
        seen.names.extend(name(entity).filter(|name| !comes_and_goes(name)));
        match (world.get::<Text>(entity), world.get::<AccessibleLabel>(entity)) {
            (Some(text), _) => seen.words.push(text.0.clone()),
            (None, Some(label)) => seen.words.push(label.0.clone()),
            (None, None) => {}
        }
        if let (Some(node), Some(at)) = (world.get::<ComputedNode>(entity), world.get::<ScrollPosition>(entity)) {
            let range = (node.content_size() - node.size()).max(Vec2::ZERO) * node.inverse_scale_factor();
            seen.scrolled.extend((at.y > 1.0).then(|| at.y / range.y));
        }
    }
    seen.focus = world.resource::<InputFocus>().get().and_then(name);
    seen.words.sort();
    seen.names.sort();
    seen.scrolled.sort_by(f32::total_cmp);
    seen
}

/// Scrolls everything that can be scrolled to its end.
fn scroll_down(app: &mut App) {
    let mut areas = app.world_mut().query::<(&ComputedNode, &Node, &mut ScrollPosition)>();
    for (node, style, mut at) in areas.iter_mut(app.world_mut()) {
        if style.overflow.y == OverflowAxis::Scroll {
            let range = (node.content_size() - node.size()).max(Vec2::ZERO) * node.inverse_scale_factor();
            at.y = range.y;
        }
    }
    app.update();
}

/// Returns `true` if words may be the same in every language.
fn is_same(words: &str) -> bool {
    let languages = LanguageTag::all().map(LanguageTag::name);
    let same = SAME.into_iter().chain(languages);
    let rest = same.fold(words.to_owned(), |rest, same| rest.replace(same, ""));
    !rest.contains(|letter: char| letter.is_alphabetic())
}

fn speak(app: &mut App, language: std::sync::Arc<Language>) -> Duration {
    language::speak(language);
    let start = Instant::now();
    app.update();
    let took = start.elapsed();
    until_laid_out(app);
    took
}

/// Switches to another language and back; returns what stayed English, didn't fit, or was lost. Prints the duration of the frame.
fn switch(app: &mut App, place: &str) -> Vec<String> {
    until_laid_out(app);
    let start = Instant::now();
    app.update();
    let usual = start.elapsed();
    let before = look(app);
    let took = speak(app, Language::pseudo(Pseudo::Longer));
    let after = look(app);
    let count = before.words.len();
    println!("{place}: {count} texts; a frame {usual:?}, with another language {took:?}");
    let stays = |words: &&String| !is_same(words) && before.words.contains(words);
    let stay = after.words.iter().filter(stays);
    let mut found: Vec<String> = stay.map(|words| format!("{place}: {words:?} stays")).collect();
    let mut compare = |which: &str, now: &Seen| {
        if before.names != now.names {
            let (gone, new) = differences(&before.names, &now.names);
            found.push(format!("{place}, {which}: {gone:?} is gone, {new:?} is new"));
        }
        if before.focus != now.focus {
            found.push(format!(
                "{place}, {which}: the focus goes from {:?} to {:?}",
                before.focus, now.focus
            ));
        }
        let same = |(one, other): (&f32, &f32)| (one - other).abs() < 0.02;
        if before.scrolled.len() != now.scrolled.len() || !before.scrolled.iter().zip(&now.scrolled).all(same) {
            found.push(format!(
                "{place}, {which}: scrolled from {:?} to {:?}",
                before.scrolled, now.scrolled
            ));
        }
    };
    compare("in another language", &after);
    let faults = faults(app, false);
    speak(app, Language::english());
    let again = look(app);
    compare("back in English", &again);
    found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
    let (gone, new) = differences(&before.words, &again.words);
    if !gone.is_empty() || !new.is_empty() {
        found.push(format!("{place}: {gone:?} does not come back, {new:?} is new"));
    }
    found
}

/// Returns the elements of each list that the other one lacks.
fn differences<'a>(one: &'a [String], other: &'a [String]) -> (Vec<&'a String>, Vec<&'a String>) {
    let beyond = |one: &'a [String], other: &[String]| {
        let mut rest = other.to_vec();
        let mut all: Vec<&String> = one.iter().collect();
        all.retain(|word| match rest.iter().position(|same| same == *word) {
            Some(at) => {
                rest.swap_remove(at);
                false
            }
            None => true,
        });
        all
    };
    (beyond(one, other), beyond(other, one))
}

/// The language applies to the whole process, and other tests read English.
#[test]
fn everything_follows_the_language_and_focus_and_scrolling_stay() {
    if !runs_alone("language::everything_follows_the_language_and_focus_and_scrolling_stay") {
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
    found.extend(focused_pages(&mut app));
    for size in [DESK, PHONE] {
        resume(&mut app, &saved(Preset::OpenDraft, players(false), |_| true), size);
        found.extend(a_round(&mut app, size));
        resume(&mut app, &last_trick(), size);
        come_to_phase(&mut app, Phase::MatchEnd);
        found.extend(switch(&mut app, &format!("the match's end at {size:?}")));
    }
    found.extend(plates_of_a_phone(&mut app));
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

/// The target score, longer in another language, lay over the caption of the bags.
fn plates_of_a_phone(app: &mut App) -> Vec<String> {
    let mut dealt = saved(Preset::OpenDraft, players(false), |_| true);
    let mut rules = Preset::OpenDraft.rules();
    rules.end.target = Some(500);
    dealt.record = Game::new(rules, Seed::from_u64(7)).expect("a preset").record();
    resume(app, &played_on(dealt, is_played), PHONE);
    speak(app, Language::pseudo(Pseudo::Longer));
    until_laid_out(app);
    let found = faults(app, true);
    speak(app, Language::english());
    let found = found.into_iter();
    found.map(|fault| format!("the plates of a phone: {fault}")).collect()
}

/// The title, its pages, and the set-up.
fn pages(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let mut found = switch(app, &format!("title at {size:?}"));
    receive_deal(app);
    for menu in Menu::PAGES {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        until_laid_out(app);
        scroll_down(app);
        let scrolls = !look(app).scrolled.is_empty();
        assert!(scrolls || menu != Menu::Help, "Help is longer than {size:?}");
        found.extend(switch(app, &format!("{menu:?} at {size:?}")));
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.update();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    found.extend(switch(app, &format!("set-up at {size:?}")));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    found
}

/// Pages whose focus was moved by keys.
fn focused_pages(app: &mut App) -> Vec<String> {
    let mut found = Vec::new();
    resize(app, DESK);
    for menu in [Menu::Settings, Menu::Help, Menu::Statistics] {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        until_laid_out(app);
        (0..3).for_each(|_| key(app, KeyCode::Tab));
        assert!(look(app).focus.is_some(), "{menu:?} has the focus");
        found.extend(switch(app, &format!("{menu:?} by keys")));
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
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
