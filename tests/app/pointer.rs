//! The table by mouse: buttons and cards are where they are drawn.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::session::{Match, Turn, playing_hand};
use spades::storage::Store;
use spades::table::director::Director;
use spades::table::geometry::TableGeometry;

use spades::ui::toasts::Toast;
use spades_rules::{Action, Phase, Preset};

use crate::common::{asked, click, decide, game, key, players, start, step_until, walk_to};

/// The button with this name.
pub fn find(app: &mut App, name: &str) -> Entity {
    let mut query = app
        .world_mut()
        .query_filtered::<(Entity, &Name, &InheritedVisibility), With<UiGlobalTransform>>();
    let found = query
        .iter(app.world())
        .find(|(_, other, visible)| other.as_str() == name && visible.get());
    found.unwrap_or_else(|| panic!("there is a button {name}")).0
}

/// The middle of the button with this name, in logical pixels.
pub fn button(app: &mut App, name: &str) -> Vec2 {
    let entity = find(app, name);
    let transform = app.world().get::<UiGlobalTransform>(entity);
    transform.expect("it was asked for").translation
}

/// Where a card of the hand is drawn, in logical pixels: near its left edge, which its neighbours leave free.
fn card(world: &World, card: spades_rules::Card) -> Vec2 {
    let director = world.resource::<Director>();
    let (scene, view) = (
        director.scene.as_ref().expect("a scene"),
        director.view.as_ref().expect("a view"),
    );
    let id = scene.hands[playing_hand(view)]
        .iter()
        .copied()
        .find(|&id| scene.faces[id] == Some(card))
        .expect("the card is in the hand");
    let geometry = world.resource::<TableGeometry>();
    let pose = geometry.pose(scene.places()[id]);
    let offset = Vec2::from_angle(pose.angle).rotate(Vec2::new(-pose.width() * 0.4, -pose.height * 0.3));
    (pose.center + offset) * geometry.viewport().unit
}

fn plays_by_mouse(size: (u32, u32)) {
    let mut app = game(Store::in_memory(), size);
    start(&mut app, Preset::ClosedDraft, players(false), 5);
    step_until(&mut app, "a card to decide on", |world| asked(world) == Turn::Choose);
    for name in ["keep", "discard"] {
        step_until(&mut app, "a card to decide on", |world| asked(world) == Turn::Choose);
        for _ in 0..3 {
            app.update();
        }
        let drawn = app
            .world()
            .resource::<Director>()
            .view
            .as_ref()
            .and_then(|view| view.drawn)
            .expect("a drawn card");
        let at = button(&mut app, name);
        click(&mut app, at);
        let kept = app
            .world()
            .resource::<Match>()
            .view(0)
            .hand
            .is_some_and(|hand| hand.contains(drawn));
        assert_eq!(kept, name == "keep", "{name} at {at}");
    }
    while asked(app.world()) != Turn::Play {
        decide(&mut app);
    }
    for _ in 0..20 {
        app.update();
    }
    let view = app.world().resource::<Director>().view.clone().expect("a view");
    assert_eq!(view.phase, Phase::Play);
    // A card that may not be played stays; one that may is played.
    let held = view.hand.expect("an open hand");
    if let Some(refused) = held.difference(view.lawful).iter().next() {
        let at = card(app.world(), refused);
        click(&mut app, at);
        assert!(
            app.world()
                .resource::<Match>()
                .view(0)
                .hand
                .is_some_and(|hand| hand.contains(refused))
        );
    }
    let Some(&Action::Play(wanted)) = view.legal.first() else {
        panic!("a card can be played")
    };
    let at = card(app.world(), wanted);
    click(&mut app, at);
    assert!(
        !app.world()
            .resource::<Match>()
            .view(0)
            .hand
            .is_some_and(|hand| hand.contains(wanted)),
        "{wanted} at {at}"
    );
}

/// Keeps a card by its button, comes to the next one, and presses the keys of buttons: nothing may come of it.
fn keep_and_press_on(keep: impl Fn(&mut App)) {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    let mut told = app.world().resource::<Messages<Toast>>().get_cursor();
    for _ in 0..2 {
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        for _ in 0..3 {
            app.update();
        }
        let before = app.world().resource::<Match>().count();
        keep(&mut app);
        assert!(app.world().resource::<Match>().count() > before, "the card is kept");
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        let before = app.world().resource::<Match>().count();
        for code in [KeyCode::Space, KeyCode::Enter] {
            key(&mut app, code);
        }
        assert_eq!(app.world().resource::<Match>().count(), before, "it was pressed again");
        let toasts: Vec<String> = told
            .read(app.world().resource::<Messages<Toast>>())
            .map(|toast| toast.phrase().text())
            .collect();
        assert!(toasts.is_empty(), "{toasts:?}");
    }
}

/// Whoever uses both the mouse and the keyboard means the cards with the keyboard.
#[test]
fn a_button_pressed_with_the_pointer_does_not_keep_the_keyboard() {
    keep_and_press_on(|app| {
        let at = button(app, "keep");
        click(app, at);
    });
}

/// A button that the keyboard has walked to has it for as long as it is shown.
#[test]
fn a_hidden_button_does_not_keep_the_keyboard() {
    keep_and_press_on(|app| {
        walk_to(app, "keep");
        key(app, KeyCode::Enter);
    });
}

#[test]
fn in_a_wide_window() {
    plays_by_mouse((1280, 720));
}

#[test]
fn in_a_phone_sized_window() {
    plays_by_mouse((390, 844));
}
