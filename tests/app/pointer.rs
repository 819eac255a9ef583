//! The table by mouse: buttons and cards are where they are drawn.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::notice::Notice;
use spades::storage::Store;
use spades::table::director::Director;
use spades::table::engine::Match;
use spades::table::input::{Turn, playing_hand};
use spades::table::layout::Setting;
use spades::theme::Viewport;
use spades_rules::{Action, Phase, Preset};

use crate::common::{asked, click, decide, game, key, players, start, step_until};

/// The middle of the button with this name, in logical pixels.
fn button(app: &mut App, name: &str) -> Vec2 {
    let mut query = app
        .world_mut()
        .query::<(&Name, &UiGlobalTransform, &InheritedVisibility)>();
    let found = query
        .iter(app.world())
        .find(|(other, _, visible)| other.as_str() == name && visible.get());
    let (_, transform, _) = found.unwrap_or_else(|| panic!("there is a button {name}"));
    transform.translation
}

/// Where a card of the hand is drawn, in logical pixels: near its left edge, which its neighbours leave free.
fn card(world: &World, card: spades_rules::Card) -> Vec2 {
    let director = world.resource::<Director>();
    let (scene, view) = (
        director.scene.as_ref().expect("a scene"),
        director.view.as_ref().expect("a view"),
    );
    let viewport = *world.resource::<Viewport>();
    let id = scene.hands[playing_hand(view)]
        .iter()
        .copied()
        .find(|&id| scene.faces[id] == Some(card))
        .expect("the card is in the hand");
    let setting = Setting {
        viewport,
        hands: scene.hands.len(),
        viewer: scene.viewer,
        phase: scene.phase,
    };
    let pose = setting.pose(scene.places()[id]);
    let offset = Vec2::from_angle(pose.angle).rotate(Vec2::new(-pose.width() * 0.4, -pose.height * 0.3));
    (pose.center + offset) * viewport.unit
}

fn plays_by_mouse(size: (u32, u32)) {
    let mut app = game(Store::in_memory(), size);
    start(&mut app, Preset::ClosedDraft, players(false), 5);
    step_until(&mut app, "a card to decide on", |world| asked(world) == Turn::Choose);
    for name in ["Keep", "Discard"] {
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
        assert_eq!(kept, name == "Keep", "{name} at {at}");
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

/// Whoever uses both the mouse and the keyboard means the cards with the keyboard.
#[test]
fn a_pressed_button_does_not_keep_the_keyboard() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    let mut told = app.world().resource::<Messages<Notice>>().get_cursor();
    for name in ["Keep", "Discard"] {
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        for _ in 0..3 {
            app.update();
        }
        let at = button(&mut app, name);
        click(&mut app, at);
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        let before = app.world().resource::<Match>().count();
        for code in [KeyCode::Space, KeyCode::Enter] {
            key(&mut app, code);
        }
        assert_eq!(
            app.world().resource::<Match>().count(),
            before,
            "{name} was pressed again"
        );
        let notices: Vec<String> = told
            .read(app.world().resource::<Messages<Notice>>())
            .map(|notice| notice.0.clone())
            .collect();
        assert!(notices.is_empty(), "{name}: {notices:?}");
    }
}

#[test]
fn in_a_wide_window() {
    plays_by_mouse((1280, 720));
}

#[test]
fn in_a_phone_sized_window() {
    plays_by_mouse((390, 844));
}
