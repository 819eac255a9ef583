//! The curtain between two people at one machine: keys held down before it fell don't open it, and no tool opens above it.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::session::{Match, Perspective, Turn};
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades::text::Phrase;
use spades::text::curtain::Curtain;
use spades::ui::{medal_fill, palette};
use spades_rules::{Phase, Preset};

use crate::common::{asked, button, decide, focused, game, hold_curtain, players, start, step_until, texts};
use crate::devices::{key, press};

/// Two people, at the last decision before the curtain falls between draft and bidding.
fn before_the_curtain() -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(true), 4);
    loop {
        let world = app.world();
        let view = world.resource::<Match>().view(0);
        if view.stock <= 2 && asked(world) == Turn::Choose {
            return app;
        }
        if world.resource::<Perspective>().curtain {
            hold_curtain(&mut app);
        } else {
            decide(&mut app);
        }
    }
}

fn curtain(app: &App) -> bool {
    app.world().resource::<Perspective>().curtain
}

#[test]
fn a_key_still_held_does_not_open_it_and_no_tool_opens_above_it() {
    let mut app = before_the_curtain();
    press(&mut app, KeyCode::Enter, ButtonState::Pressed);
    app.update();
    key(&mut app, KeyCode::KeyK);
    for _ in 0..400 {
        app.update();
        if curtain(&app) {
            break;
        }
    }
    assert_eq!(app.world().resource::<Match>().game().phase(), Phase::Bidding);
    assert!(curtain(&app), "the curtain falls");
    for _ in 0..100 {
        app.update();
    }
    assert!(curtain(&app), "a key that is still held is no consent");
    for tool in [KeyCode::KeyO, KeyCode::KeyT, KeyCode::KeyH] {
        key(&mut app, tool);
        app.update();
        assert_eq!(
            *app.world().resource::<State<Overlay>>().get(),
            Overlay::None,
            "{tool:?}"
        );
    }
    press(&mut app, KeyCode::Enter, ButtonState::Released);
    app.update();
    hold_curtain(&mut app);
}

/// The way out from a curtain begins at the button that goes back to it, and leaves it down.
#[test]
fn its_menu_begins_at_the_way_back() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(true), 4);
    step_until(&mut app, "the curtain", |world| world.resource::<Perspective>().curtain);
    key(&mut app, KeyCode::Escape);
    (0..4).for_each(|_| app.update());
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::WayOut);
    assert_eq!(focused(&app).as_deref(), Some("back"));
    key(&mut app, KeyCode::Enter);
    (0..4).for_each(|_| app.update());
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::None);
    assert!(curtain(&app));
}

/// Positions of the home player's medallion and of the other one.
fn medals(app: &mut App) -> [Vec2; 2] {
    let world = app.world_mut();
    let mut medals = world.query::<(&BackgroundGradient, &UiGlobalTransform, &InheritedVisibility)>();
    [true, false].map(|home| {
        let wanted = medal_fill(palette::medal(home));
        let found: Vec<Vec2> = medals
            .iter(world)
            .filter(|(fill, _, seen)| **fill == wanted && seen.get())
            .map(|(_, at, _)| at.translation)
            .collect();
        assert_eq!(found.len(), 1, "one medallion has this colour");
        found[0]
    })
}

#[test]
fn a_person_keeps_one_color_whoever_looks() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(true), 4);
    let mut looked = [false; 2];
    while looked != [true; 2] {
        if curtain(&app) {
            hold_curtain(&mut app);
        } else {
            decide(&mut app);
        }
        app.update();
        let viewer = app.world().resource::<Perspective>().viewer;
        let [home, other] = medals(&mut app);
        let below = home.y > other.y;
        assert_eq!(below, viewer == 0, "seen by {viewer}");
        looked[viewer] = true;
    }
}

/// An upright window has the name on a line of its own, and everything centered.
#[test]
fn an_upright_curtain_hangs_in_the_middle() {
    let mut app = game(Store::in_memory(), (390, 844));
    start(&mut app, Preset::OpenDraft, players(true), 4);
    for _ in 0..6 {
        app.update();
    }
    assert!(curtain(&app));
    let game = app.world().resource::<Match>();
    let names = [0, 1].map(|seat| Curtain::PassTheDeviceBelow(game.who(seat)).text());
    let is_name = |text: &String| names.contains(text) && text.lines().count() == 2;
    assert!(texts(&mut app).iter().any(is_name), "the name has its own line");
    let hold = button(&mut app, "hold-to-show-my-cards");
    assert!((440.0..640.0).contains(&hold.y), "{hold} is below the middle");
}
