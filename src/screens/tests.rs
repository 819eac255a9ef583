//! The screens by keyboard alone.

mod records;
mod room;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Checkbox;

use spades_bots::Level;
use spades_rules::Preset;

use crate::say;
use crate::screens::PageOf;
use crate::screens::setup::{Choice, Form};
use crate::screens::testing::{
    app, focus, focused, go, keep_match, key, lay_over, menu, press, screen, settle, tap_key,
};
use crate::session::setup::StartMatch;
use crate::session::slots::Slots;
use crate::session::{Match, RulesKind};
use crate::settings::Settings;
use crate::states::{Menu, Screen};
use crate::text::Phrase;

/// Moves down until a widget of this name has the focus.
fn walk_to(app: &mut App, name: &str) {
    for _ in 0..100 {
        if focused(app).as_deref() == Some(name) {
            return;
        }
        tap_key(app, KeyCode::Tab);
    }
    panic!("{name} cannot be reached: at {:?}", focused(app));
}

#[test]
fn enter_goes_on_at_the_start() {
    let mut app = app(1280, 720);
    assert_eq!(focused(&app).as_deref(), Some("play"));
    key(&mut app, KeyCode::Enter);
    assert!(
        app.world().contains_resource::<Match>(),
        "from the title to the cards in one step"
    );
}

#[test]
fn the_title_deals_what_was_set_up_last() {
    let mut app = app(1280, 720);
    app.world_mut().resource_mut::<Form>().newcomer = false;
    for (preset, level) in [(Preset::Pairs, Level::Expert), (Preset::Moonshot, Level::Beginner)] {
        go(&mut app, Screen::Setup);
        let mut form = app.world_mut().resource_mut::<Form>();
        form.choose(Choice::Preset(preset));
        form.set_levels(level);
        let next = form.next_match();
        app.insert_resource(Slots::default());
        go(&mut app, Screen::Title);
        press(&mut app, KeyCode::Enter);
        app.update();
        let started: Vec<_> = app.world_mut().resource_mut::<Messages<StartMatch>>().drain().collect();
        let [StartMatch(setup)] = started.as_slice() else {
            panic!("{started:?}");
        };
        assert_eq!(setup.kind, RulesKind::Preset(preset));
        let length = setup.rules.end.target.map(say::setup::length_in_line_target);
        let rules = crate::text::presets::ShortRulesName(RulesKind::Preset(preset).into(), usize::MAX);
        let said = say::title::next_match_computer(rules.words(), length, level.words());
        assert_eq!(next.map(|next| next.text()), Some(said.text()));
    }
}

#[test]
fn every_screen_is_reached_and_left_with_the_keyboard() {
    let mut app = app(1280, 720);
    for (name, there) in [
        ("play-vs-computer", (Screen::Setup, Menu::None)),
        ("several-players", (Screen::Setup, Menu::None)),
        ("learn", (Screen::Title, Menu::Learn)),
        ("how-to-play", (Screen::Title, Menu::Help)),
        ("statistics", (Screen::Title, Menu::Statistics)),
        ("settings", (Screen::Title, Menu::Settings)),
    ] {
        walk_to(&mut app, name);
        key(&mut app, KeyCode::Enter);
        assert_eq!((screen(&app), menu(&app)), there, "{name}");
        assert!(
            focused(&app).is_some_and(|other| other != name),
            "{name} opens without focus"
        );
        key(&mut app, KeyCode::Escape);
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Menu::None), "{name}");
    }
}

/// A visit in which other rules were chosen seats nobody either.
#[test]
fn a_look_at_other_rules_seats_nobody() {
    let mut form = Form::default();
    form.begin_visit(true);
    form.choose(Choice::Preset(Preset::Pairs));
    form.end_visit(false);
    assert_eq!(form.people(), 1);
    // Opponents stay opponents, and two people stay two.
    form.play_together();
    form.seat_two(false);
    form.begin_visit(false);
    form.end_visit(false);
    assert_eq!(form.two_are_partners(), Some(false));
    form.begin_visit(false);
    form.choose(Choice::Preset(Preset::OpenDraft));
    assert_eq!(form.people(), 1);
    form.end_visit(false);
    assert_eq!(form.people(), 2);
}

/// "Play" deals for as many people as before.
#[test]
fn a_look_at_the_set_up_seats_nobody() {
    let mut app = app(1280, 720);
    app.world_mut().resource_mut::<Form>().newcomer = false;
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    for (visit, seated, people) in [
        ("several-players", false, 1),
        ("play-vs-computer", false, 1),
        ("several-players", true, 3),
        ("play-vs-computer", false, 3),
    ] {
        walk_to(&mut app, visit);
        key(&mut app, KeyCode::Enter);
        assert_eq!(screen(&app), Screen::Setup);
        let mut form = app.world_mut().resource_mut::<Form>();
        assert_eq!(form.people(), if visit == "several-players" { 2 } else { 1 });
        if seated {
            form.choose(Choice::Preset(Preset::Pairs));
            form.set_person(3, true);
        }
        go(&mut app, Screen::Title);
        assert_eq!(app.world().resource::<Form>().people(), people, "after {visit}");
    }
}

#[test]
fn arrows_walk_the_menu_and_continue_comes_first() {
    let mut app = app(1280, 720);
    keep_match(&mut app, Preset::OpenDraft, 4);
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    assert_eq!(focused(&app).as_deref(), Some("continue"));
    for name in ["play-vs-computer", "several-players", "matches", "learn", "how-to-play"] {
        key(&mut app, KeyCode::ArrowDown);
        assert_eq!(focused(&app).as_deref(), Some(name));
    }
    key(&mut app, KeyCode::ArrowUp);
    assert_eq!(focused(&app).as_deref(), Some("learn"));
}

fn has(app: &mut App, name: &str) -> bool {
    let world = app.world_mut();
    world.query::<&Name>().iter(world).any(|other| other.as_str() == name)
}

/// The title stays, hidden and out of reach, and so does the focus on it.
#[test]
fn a_page_lies_over_the_screen_that_it_was_opened_on() {
    let mut app = app(1280, 720);
    let title = |app: &mut App| {
        let world = app.world_mut();
        let mut pages = world.query_filtered::<(Entity, &InheritedVisibility), With<PageOf<Screen>>>();
        pages
            .single(world)
            .map(|(page, visible)| (page, visible.get()))
            .unwrap()
    };
    let (page, visible) = title(&mut app);
    assert!(visible);
    walk_to(&mut app, "settings");
    key(&mut app, KeyCode::Enter);
    assert_eq!(title(&mut app), (page, false));
    for _ in 0..40 {
        key(&mut app, KeyCode::Tab);
        assert_ne!(focused(&app).as_deref(), Some("statistics"));
    }
    key(&mut app, KeyCode::Escape);
    assert_eq!(title(&mut app), (page, true));
    assert_eq!(focused(&app).as_deref(), Some("settings"));
}

/// Changing the interface size rebuilds the page; keyboard focus is kept.
#[test]
fn a_page_that_is_built_anew_keeps_the_focus() {
    let mut app = app(1280, 720);
    lay_over(&mut app, Menu::Settings);
    walk_to(&mut app, "interface-size");
    let before = app.world().resource::<Settings>().interface;
    for _ in 0..3 {
        key(&mut app, KeyCode::ArrowRight);
        assert_eq!(focused(&app).as_deref(), Some("interface-size"));
    }
    assert!(app.world().resource::<Settings>().interface > before + 10.0);
}

#[test]
fn a_switch_changes_the_setting_and_shows_it() {
    let mut app = app(1280, 720);
    lay_over(&mut app, Menu::Settings);
    walk_to(&mut app, "four-color-deck");
    key(&mut app, KeyCode::Space);
    assert!(app.world().resource::<Settings>().four_colour);
    key(&mut app, KeyCode::Space);
    assert!(!app.world().resource::<Settings>().four_colour);
    walk_to(&mut app, "animation-speed");
    key(&mut app, KeyCode::ArrowRight);
    assert_eq!(app.world().resource::<Settings>().speed, 55.0);
}

/// Phones have large indices always, and the switch says so; elsewhere it shows the setting.
#[test]
fn the_switch_for_large_indices_shows_what_applies() {
    for (width, height, on) in [(1280, 720, false), (390, 844, true), (844, 390, true)] {
        let mut app = app(width, height);
        lay_over(&mut app, Menu::Settings);
        focus(&mut app, "accessibility");
        key(&mut app, KeyCode::Enter);
        settle(&mut app);
        let world = app.world_mut();
        let mut switches = world.query_filtered::<(&Name, Has<Checked>), With<Checkbox>>();
        let shown: Vec<bool> = switches
            .iter(world)
            .filter(|(name, _)| name.as_str() == "large-indices")
            .map(|(_, checked)| checked)
            .collect();
        assert!(
            !shown.is_empty() && shown.iter().all(|&shown| shown == on),
            "{width} × {height}: {shown:?}"
        );
    }
}
