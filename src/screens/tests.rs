//! The screens by keyboard alone, and their layout at every size.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::ScrollArea;

use super::testing::{app, focused, go, keep_match, key, screen};
use spades_rules::Preset;

use super::ReturnTo;
use crate::Screen;
use crate::settings::Settings;

const SCREENS: [Screen; 5] = [
    Screen::Title,
    Screen::Setup,
    Screen::Settings,
    Screen::Help,
    Screen::Statistics,
];

/// Walks down until a widget of this name has the focus.
fn walk_to(app: &mut App, name: &str) {
    for _ in 0..60 {
        if focused(app).as_deref() == Some(name) {
            return;
        }
        key(app, KeyCode::Tab);
    }
    panic!("{name} cannot be reached: at {:?}", focused(app));
}

#[test]
fn every_screen_is_reached_and_left_with_the_keyboard() {
    let mut app = app(1280, 720);
    for (name, there) in [
        ("play-vs-computer", Screen::Setup),
        ("two-players", Screen::Setup),
        ("how-to-play", Screen::Help),
        ("statistics", Screen::Statistics),
        ("settings", Screen::Settings),
    ] {
        walk_to(&mut app, name);
        key(&mut app, KeyCode::Enter);
        assert_eq!(screen(&app), there, "{name}");
        assert!(focused(&app).is_some(), "{name} opens without focus");
        key(&mut app, KeyCode::Escape);
        assert_eq!(screen(&app), Screen::Title, "{name}");
    }
}

#[test]
fn arrows_walk_the_menu_and_continue_comes_first() {
    let mut app = app(1280, 720);
    keep_match(&mut app, Preset::OpenDraft, 4);
    go(&mut app, Screen::Setup);
    go(&mut app, Screen::Title);
    for name in ["continue", "play-vs-computer", "two-players", "how-to-play"] {
        key(&mut app, KeyCode::ArrowDown);
        assert_eq!(focused(&app).as_deref(), Some(name));
    }
    key(&mut app, KeyCode::ArrowUp);
    assert_eq!(focused(&app).as_deref(), Some("two-players"));
}

#[test]
fn settings_lead_back_to_where_one_came_from() {
    let mut app = app(1280, 720);
    app.insert_resource(ReturnTo(Screen::Statistics));
    go(&mut app, Screen::Settings);
    key(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Statistics);
}

#[test]
fn a_switch_changes_the_setting_and_shows_it() {
    let mut app = app(1280, 720);
    go(&mut app, Screen::Settings);
    walk_to(&mut app, "four-colour-deck");
    key(&mut app, KeyCode::Space);
    assert!(app.world().resource::<Settings>().four_colour);
    key(&mut app, KeyCode::Space);
    assert!(!app.world().resource::<Settings>().four_colour);
    walk_to(&mut app, "animation-speed");
    key(&mut app, KeyCode::ArrowRight);
    assert_eq!(app.world().resource::<Settings>().speed, 55.0);
}

/// Widgets that do not scroll must lie within the window; those that scroll, within its width.
#[test]
fn nothing_leaves_the_window_at_any_size() {
    for (width, height) in [
        (1280, 720),
        (1920, 1080),
        (1024, 768),
        (720, 1280),
        (390, 844),
        (900, 900),
    ] {
        let mut app = app(width, height);
        keep_match(&mut app, Preset::ThreeHanded, 12);
        for interface in [0.0, 33.0, 100.0] {
            app.world_mut().resource_mut::<Settings>().interface = interface;
            for there in SCREENS {
                go(&mut app, Screen::Table);
                go(&mut app, there);
                check(&mut app, &format!("{there:?} at {width} × {height}, {interface}"));
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
        assert!(
            area.min.x >= 0.0 && area.max.x <= size.x + 0.5,
            "{name} of {place} is cut off at the side: {area:?}"
        );
        assert!(
            scrolls || (area.min.y >= 0.0 && area.max.y <= size.y + 0.5),
            "{name} of {place} is cut off: {area:?}"
        );
    }
}
