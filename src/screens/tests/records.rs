//! Unfinished matches, finished ones and statistics, found and changed with the keyboard.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::ScrollArea;
use spades_archive::daily::{Daily, Date};
use spades_bots::Level;
use spades_rules::{Preset, Renege, Rules, Seed};

use super::{has, walk_to};
use crate::screens::testing::{app, finish, focused, go, keep_history, keep_match, key, lay_over, menu, settle};
use crate::session::setup::{MatchSetup, Player};
use crate::session::slots::{SlotId, Slots};
use crate::session::{Match, RulesKind, SavedMatch};
use crate::states::{Menu, Screen};
use crate::storage::Store;
use crate::ui::ScreenReaderText;

#[test]
fn a_match_is_deleted_when_the_page_is_left_and_not_after_undo() {
    let mut app = app(1280, 720);
    keep_match(&mut app, Preset::ClosedDraft, 2);
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    let kept = |app: &App| app.world().resource::<Slots>().len();
    for (undo, left) in [(true, 2), (false, 1)] {
        walk_to(&mut app, "matches");
        key(&mut app, KeyCode::Enter);
        assert_eq!(menu(&app), Menu::Matches);
        walk_to(&mut app, "delete");
        key(&mut app, KeyCode::Enter);
        if undo {
            walk_to(&mut app, "undo");
            key(&mut app, KeyCode::Enter);
        }
        assert_eq!(kept(&app), 2, "nothing is deleted while the page is open");
        key(&mut app, KeyCode::Escape);
        assert_eq!(kept(&app), left);
    }
}

#[test]
fn a_deal_of_the_day_is_named_and_asks_before_it_is_deleted() {
    let mut app = app(1280, 720);
    keep_match(&mut app, Preset::ClosedDraft, 1);
    let date = Date::new(2026, 11, 22).unwrap();
    let daily = Daily::of(date);
    let mut players = vec![Player::Human { name: "Ada".into() }];
    players.resize(
        daily.rules.players.into(),
        Player::Bot {
            name: "Bob".into(),
            level: Level::Advanced,
        },
    );
    let setup = MatchSetup {
        rules: daily.rules,
        kind: RulesKind::Preset(daily.preset),
        players,
    };
    let mut saved = Match::new(setup, daily.seed).unwrap().saved(9);
    saved.day = Some(date);
    let other = app.world().resource::<Slots>().get(SlotId(0)).unwrap().clone();
    app.insert_resource(Slots::of([(SlotId(0), other), (SlotId(1), saved)]));
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    assert_eq!(texts(&mut app, "Deal of the day · Round 1").len(), 1, "on Continue");
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, "Deal of the day · Round 1").len(), 1, "in the list");
    let shown = |app: &mut App, start: &str| {
        let world = app.world_mut();
        let mut lines = world.query::<(&Text, &Node)>();
        let lines = lines.iter(world).filter(|(_, node)| node.display != Display::None);
        lines.filter(|(text, _)| text.0.starts_with(start)).count()
    };
    let asks = "This is a deal of the day. Delete it anyway?";
    walk_to(&mut app, "delete");
    key(&mut app, KeyCode::Enter);
    assert_eq!(shown(&mut app, asks), 1);
    walk_to(&mut app, "keep");
    key(&mut app, KeyCode::Enter);
    assert_eq!(focused(&app).as_deref(), Some("delete"));
    assert_eq!(shown(&mut app, asks), 0);
    key(&mut app, KeyCode::Enter);
    assert_eq!(shown(&mut app, "Will be deleted"), 0, "it asks again");
    key(&mut app, KeyCode::Enter);
    assert_eq!(shown(&mut app, "Will be deleted"), 1);
    key(&mut app, KeyCode::Escape);
    let left: Vec<_> = app
        .world()
        .resource::<Slots>()
        .unfinished()
        .iter()
        .map(|(slot, _)| *slot)
        .collect();
    assert_eq!(left, [SlotId(0)]);
}

#[test]
fn a_match_is_named_with_the_keyboard_and_keeps_its_name() {
    let mut app = app(1280, 720);
    keep_match(&mut app, Preset::ClosedDraft, 2);
    lay_over(&mut app, Menu::Matches);
    walk_to(&mut app, "rename");
    key(&mut app, KeyCode::Enter);
    assert_eq!(focused(&app).as_deref(), Some("name"), "the keyboard goes to the name");
    let typed = app.world().resource::<InputFocus>().get().unwrap();
    let mut field = app.world_mut().get_mut::<EditableText>(typed).unwrap();
    field.queue_edit(TextEdit::Insert("Rainy day".into()));
    settle(&mut app);
    // Enter ends the editing, as the button does.
    key(&mut app, KeyCode::Enter);
    assert_eq!(focused(&app).as_deref(), Some("rename"));
    assert_eq!(texts(&mut app, "Rainy day"), ["Rainy day"]);
    key(&mut app, KeyCode::Enter);
    assert_eq!(focused(&app).as_deref(), Some("name"));
    walk_to(&mut app, "done");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, "Rainy day"), ["Rainy day"]);
    key(&mut app, KeyCode::Escape);
    let world = app.world();
    let slots = world.resource::<Slots>();
    let named: Vec<_> = slots.unfinished().iter().map(|(_, saved)| saved.name.clone()).collect();
    assert_eq!(named, [Some("Rainy day".to_owned()), None]);
    // The name is in the store, and is shown when the page is opened again.
    let slot = slots.unfinished()[0].0;
    let kept = world.resource::<Store>().peek::<SavedMatch>(&slot.key());
    assert!(kept.is_some_and(|saved| saved.name.as_deref() == Some("Rainy day")));
    lay_over(&mut app, Menu::Matches);
    assert_eq!(texts(&mut app, "Rainy day"), ["Rainy day"]);
}

#[test]
fn a_hundred_unfinished_matches_are_listed_in_a_few_frames_and_scroll() {
    let mut app = app(1280, 720);
    let mut slots = Vec::new();
    for number in 0..100 {
        let preset = Preset::ALL[number as usize % Preset::FIRST];
        let rules = preset.rules();
        let people = if number % 2 == 0 { 1 } else { 2 };
        let player = |seat: usize| {
            let name = format!("seat {seat}");
            if seat < people {
                Player::Human { name }
            } else {
                let level = Level::Beginner;
                Player::Bot { name, level }
            }
        };
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(preset),
            players: (0..usize::from(rules.players)).map(player).collect(),
        };
        let game = Match::new(setup, Seed::from_u64(u64::from(number))).unwrap();
        slots.push((SlotId(number), game.saved(u64::from(number))));
    }
    app.insert_resource(Slots::of(slots));
    lay_over(&mut app, Menu::Matches);
    assert!(texts(&mut app, " · Round 1").len() >= 10, "the first are there at once");
    for _ in 0..12 {
        app.update();
    }
    assert_eq!(texts(&mut app, " · Round 1").len(), 100);
    let world = app.world_mut();
    let mut areas = world.query_filtered::<&ComputedNode, With<ScrollArea>>();
    assert!(
        areas
            .iter(world)
            .any(|area| area.content_size().y > area.size().y * 5.0)
    );
}

#[test]
fn statistics_are_looked_at_by_rules_and_opponent_with_the_keyboard() {
    let mut app = app(1280, 720);
    keep_history(&mut app, 12);
    lay_over(&mut app, Menu::Statistics);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    settle(&mut app);
    let begin = |app: &mut App, with: &str| {
        let found = texts(app, with);
        found.iter().filter(|text| text.starts_with(with)).count()
    };
    assert_eq!(begin(&mut app, "Moonshot · "), 1, "the course of the latest match");
    walk_to(&mut app, "earlier-match");
    key(&mut app, KeyCode::Enter);
    assert_eq!(begin(&mut app, "Closed Draft · "), 1);
    assert_eq!(focused(&app).as_deref(), Some("earlier-match"), "the focus stays");
    walk_to(&mut app, "next-rules");
    key(&mut app, KeyCode::Enter);
    assert_eq!(focused(&app).as_deref(), Some("next-rules"), "the focus stays");
    assert_eq!(begin(&mut app, "Open Draft · "), 1);
    assert_eq!(begin(&mut app, "Moonshot"), 1, "only the Overview counts other rules");
    // Grid and chart have text alternatives.
    let world = app.world_mut();
    let mut heard = world.query::<&ScreenReaderText>();
    assert!(heard.iter(world).filter(|heard| !heard.lines().is_empty()).count() >= 2);
    walk_to(&mut app, "achievements");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, "of 24 earned").len(), 1);
}

/// Returns the texts on the page that contain this key, once it has been filled.
fn texts(app: &mut App, key: &str) -> Vec<String> {
    let world = app.world_mut();
    let mut query = world.query::<(&Text, &InheritedVisibility)>();
    let shown = query.iter(world).filter(|(_, visible)| visible.get());
    shown
        .map(|(text, _)| text.0.clone())
        .filter(|text| text.contains(key))
        .collect()
}

#[test]
fn matches_that_have_ended_are_found_with_the_keyboard() {
    let mut app = app(1280, 720);
    assert!(!has(&mut app, "matches"));
    keep_history(&mut app, 30);
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    assert_eq!(menu(&app), Menu::History);
    assert_eq!(texts(&mut app, "Ada, ").len(), 25, "a portion is shown");
    assert_eq!(texts(&mut app, " matches"), ["1 to 25 of 30 matches"]);
    // The match that ended last has the thirtieth preset in turn.
    assert!(
        texts(&mut app, " · ")[0].starts_with("Moonshot"),
        "{:?}",
        texts(&mut app, " · ")[0]
    );
    walk_to(&mut app, "earlier-matches");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, "Ada, ").len(), 5);
    for (facet, found) in [
        ("next-rules", 4),
        ("next-level", 1),
        ("previous-level", 4),
        ("previous-rules", 30),
    ] {
        walk_to(&mut app, facet);
        key(&mut app, KeyCode::Enter);
        assert_eq!(texts(&mut app, "Ada, ").len(), found.min(25), "{facet}");
        assert_eq!(focused(&app).as_deref(), Some(facet), "the focus stays");
    }
    walk_to(&mut app, "unfinished");
    key(&mut app, KeyCode::Enter);
    assert_eq!(menu(&app), Menu::Matches);
    key(&mut app, KeyCode::Escape);
    assert_eq!(menu(&app), Menu::None);
}

/// A match by Open Draft with reneging penalized was one of Open Draft like any other.
#[test]
fn the_history_tells_matches_of_a_preset_with_other_options_apart() {
    let mut app = app(1280, 720);
    let rules = Preset::OpenDraft.rules();
    finish(&mut app, 0, Preset::OpenDraft, rules);
    let penalized = Rules {
        renege: Renege::Penalized,
        ..rules
    };
    finish(&mut app, 1, Preset::OpenDraft, penalized);
    settle(&mut app);
    lay_over(&mut app, Menu::History);
    assert_eq!(texts(&mut app, "Ada, ").len(), 2);
    assert_eq!(
        texts(&mut app, "reneging penalized"),
        ["Open Draft, reneging penalized."]
    );
}

#[test]
fn on_a_phone_what_is_looked_for_is_folded_up_below_a_line_that_tells_it() {
    let mut app = app(390, 844);
    keep_history(&mut app, 30);
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, "All matches").len(), 1);
    walk_to(&mut app, "filter-toggle");
    key(&mut app, KeyCode::Tab);
    assert_eq!(focused(&app).as_deref(), Some("replay"), "the rest is out of reach");
    walk_to(&mut app, "filter-toggle");
    key(&mut app, KeyCode::Enter);
    walk_to(&mut app, "next-rules");
    key(&mut app, KeyCode::Enter);
    walk_to(&mut app, "previous-result");
    key(&mut app, KeyCode::Enter);
    assert_eq!(texts(&mut app, " · Tied"), ["Open Draft · Tied"]);
    walk_to(&mut app, "filter-toggle");
    key(&mut app, KeyCode::Enter);
    key(&mut app, KeyCode::Tab);
    assert_ne!(
        focused(&app).as_deref(),
        Some("previous-rules"),
        "it is folded up again"
    );
}
