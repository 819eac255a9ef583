//! The screens by keyboard alone, and their layout at every size.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;

use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{Checked, ComputedStackIndex, UiGlobalTransform};
use bevy::ui_widgets::{Checkbox, ScrollArea};

use spades_bots::Level;
use spades_rules::{Preset, Seed};

use super::PageOf;
use super::setup::{Choice, Form};
use super::testing::{
    app, focus, focused, go, keep_history, keep_match, key, lay_over, menu, press, screen, settle, tap_key,
};
use crate::session::setup::{MatchSetup, Player, StartMatch};
use crate::session::slots::{SlotId, Slots};
use crate::session::{Match, RulesKind, SavedMatch};
use crate::settings::Settings;
use crate::storage::Store;
use crate::text::Verbatim;
use crate::text::setup::LengthName;
use crate::text::title::NextMatch;
use crate::ui::ScreenReaderText;
use crate::ui::scrollbar::MoreBelow;
use crate::ui::toasts::Toast;
use crate::{Menu, Screen};

const PLACES: [(Screen, Menu); 10] = [
    (Screen::Title, Menu::None),
    (Screen::Setup, Menu::None),
    (Screen::Title, Menu::Settings),
    (Screen::Title, Menu::Help),
    (Screen::Title, Menu::Statistics),
    (Screen::Title, Menu::Matches),
    (Screen::Title, Menu::History),
    (Screen::Title, Menu::FairDeal),
    (Screen::Title, Menu::Daily),
    (Screen::Title, Menu::Learn),
];

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
        let length = setup.rules.end.target.map(LengthName::Target);
        assert!(
            matches!(next, Some(NextMatch::Computer { length: offered, level: at, .. }) if offered == length && at == level),
            "{next:?}"
        );
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
            form.seats[3].person = true;
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
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
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
    assert_eq!(texts(&mut app, " · Drawn"), ["Open Draft · Drawn"]);
    walk_to(&mut app, "filter-toggle");
    key(&mut app, KeyCode::Enter);
    key(&mut app, KeyCode::Tab);
    assert_ne!(
        focused(&app).as_deref(),
        Some("previous-rules"),
        "it is folded up again"
    );
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
    walk_to(&mut app, "four-colour-deck");
    key(&mut app, KeyCode::Space);
    assert!(app.world().resource::<Settings>().four_colour);
    key(&mut app, KeyCode::Space);
    assert!(!app.world().resource::<Settings>().four_colour);
    walk_to(&mut app, "animation-speed");
    key(&mut app, KeyCode::ArrowRight);
    assert_eq!(app.world().resource::<Settings>().speed, 55.0);
}

/// Widgets that do not scroll must be within the window; those that scroll, within its width. These window sizes are between those that
/// `tests/app/layout.rs` tests.
#[test]
fn nothing_leaves_a_window_of_another_size() {
    for (width, height) in [(900, 900), (1024, 768)] {
        let mut app = app(width, height);
        keep_match(&mut app, Preset::ThreeHanded, 12);
        keep_history(&mut app, 9);
        for interface in [0.0, 100.0] {
            app.world_mut().resource_mut::<Settings>().interface = interface;
            for there in PLACES {
                go(&mut app, Screen::Table);
                go(&mut app, there.0);
                lay_over(&mut app, there.1);
                let place = format!("{there:?} at {width} × {height}, {interface}");
                check(&mut app, &place);
                check_leaves(&mut app, &place);
                check_marks(&mut app, &place);
            }
        }
    }
}

fn check(app: &mut App, place: &str) {
    let world = app.world_mut();
    let window = world.query::<&Window>().single(world).unwrap();
    let size = Vec2::new(window.width(), window.height());
    let mut widgets = world.query::<(Entity, &Name, &ComputedNode, &UiGlobalTransform, &TabIndex)>();
    let all: Vec<_> = widgets
        .iter(world)
        .filter(|(.., node, _, index)| index.0 >= 0 && !node.is_empty())
        .map(|(entity, name, node, transform, _)| {
            (
                entity,
                name.to_string(),
                Rect::from_center_size(transform.translation, node.size()),
            )
        })
        .collect();
    assert!(!all.is_empty(), "{place} is empty");
    for (entity, name, area) in all {
        let scrolls = std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0))
            .any(|parent| world.get::<ScrollArea>(parent.0).is_some());
        // Tab names are in one scrolling row.
        let sideways = std::iter::successors(world.get::<ChildOf>(entity), |parent| world.get::<ChildOf>(parent.0))
            .filter_map(|parent| world.get::<Node>(parent.0))
            .any(|node| node.overflow.x == OverflowAxis::Scroll);
        assert!(
            sideways || area.min.x >= 0.0 && area.max.x <= size.x + 0.5,
            "{name} of {place} is cut off at the side: {area:?}"
        );
        assert!(
            scrolls || (area.min.y >= 0.0 && area.max.y <= size.y + 0.5),
            "{name} of {place} is cut off: {area:?}"
        );
    }
}

/// Each mark that there is more below is drawn over the texts of its area.
fn check_marks(app: &mut App, place: &str) {
    let world = app.world_mut();
    let mut marks = world.query::<(Entity, &MoreBelow)>();
    let marks: Vec<_> = marks.iter(world).map(|(mark, of)| (mark, of.0)).collect();
    let mut children = world.query::<&Children>();
    let children = children.query(world);
    let height = |entity| world.get::<ComputedStackIndex>(entity).map(|index| index.0);
    for (mark, area) in marks {
        let highest = children.iter_descendants(area).filter_map(height).max();
        assert!(height(mark) > highest, "{place}: texts are drawn over the mark");
    }
}

/// The rectangles of a page's widgets with this name.
fn bounds(app: &mut App, name: &str) -> Vec<Rect> {
    let world = app.world_mut();
    let mut widgets = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
    let found = widgets
        .iter(world)
        .filter(|(own, node, _)| own.as_str() == name && !node.is_empty());
    found
        .map(|(_, node, at)| Rect::from_center_size(at.translation, node.size()))
        .collect()
}

/// Checks that the tab names of a page are in one row or in one column: none is alone in a second row.
fn check_leaves(app: &mut App, place: &str) {
    let of_page: &[&str] = match menu(app) {
        Menu::Settings => &["table-and-cards", "play", "sound", "accessibility", "about"],
        Menu::Statistics => &["overview", "matches", "decisions", "achievements"],
        _ => return,
    };
    // The title below the page has a button of the same name.
    let at: Vec<Vec<Rect>> = of_page.iter().map(|name| bounds(app, name)).collect();
    let first = at[0][0].min;
    let same = |side: fn(Vec2) -> f32| {
        let level = |rect: &Rect| (side(rect.min) - side(first)).abs() < 1.0;
        at.iter().all(|found| found.iter().any(level))
    };
    assert!(same(|at| at.y) || same(|at| at.x), "leaves of {place}: {at:?}");
}

/// On a phone, choosing a tab brings its neighbours into sight: the row shows that it goes on.
#[test]
fn the_tabs_beside_the_chosen_one_are_in_sight() {
    let mut app = app(390, 844);
    keep_history(&mut app, 1);
    for (page, chosen, beside) in [
        (Menu::Settings, "accessibility", "about"),
        (Menu::Statistics, "decisions", "achievements"),
    ] {
        lay_over(&mut app, page);
        focus(&mut app, chosen);
        key(&mut app, KeyCode::Enter);
        settle(&mut app);
        let name = bounds(&mut app, beside);
        assert!(name.iter().any(|name| name.max.x <= 390.0), "{beside}: {name:?}");
    }
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

/// A toast of several lines covers neither the back button of a page nor its heading.
#[test]
fn notices_leave_headings_free() {
    for (width, height) in [(1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)] {
        let mut app = app(width, height);
        keep_history(&mut app, 1);
        // Toasts stay while time stands still.
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let text = "something to be read at length ".repeat(4);
        app.world_mut().write_message(Toast::new(Verbatim(text)));
        for there in PLACES.into_iter().skip(1) {
            go(&mut app, there.0);
            lay_over(&mut app, there.1);
            let place = format!("{there:?} at {width} × {height}");
            let toast = bounds(&mut app, "toast");
            let back = bounds(&mut app, "back");
            assert!(toast.len() == 1 && !back.is_empty(), "{place}: {toast:?}, {back:?}");
            let world = app.world_mut();
            let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
            let heading = texts
                .iter(world)
                .map(|(_, node, at)| Rect::from_center_size(at.translation, node.size()));
            let heading = heading.filter(|rect| {
                let beside = rect.min.x >= back[0].max.x && rect.min.x < back[0].max.x + 40.0;
                beside && rect.min.y < back[0].center().y && rect.max.y > back[0].center().y
            });
            for rect in heading.chain(back.iter().copied()) {
                assert!(
                    toast[0].intersect(rect).is_empty(),
                    "{place}: {toast:?} covers {rect:?}"
                );
            }
        }
    }
}
