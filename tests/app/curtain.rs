//! The curtain between two people at one machine: what was held down before it fell does not open it, and nothing lies above it.

use bevy::input::ButtonState;
use bevy::prelude::*;
use spades::session::{Match, Perspective, Turn};
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades_rules::{Phase, Preset};

use crate::common::{asked, decide, game, hold_curtain, key, players, press, start};

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
    for tool in [KeyCode::Escape, KeyCode::KeyO, KeyCode::KeyT, KeyCode::KeyH] {
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
