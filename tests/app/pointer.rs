//! The table by mouse: buttons and cards are where they are drawn.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use spades::session::{Match, Turn};
use spades::storage::Store;
use spades::table::card_info::{InfoPopover, InfoSubject};
use spades::table::selection::Hovered;
use spades::table::shown::ShownView;

use spades::ui::toasts::Toast;
use spades_rules::{Action, Phase, Preset};

use crate::common::{asked, button, card, decide, game, highlight, players, rest, seek, start, step_until, walk_to};
use crate::devices::{click, click_at_once, hover, key, leave_window, right_click};

fn plays_by_mouse(size: (u32, u32), click: fn(&mut App, Vec2)) {
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
            .resource::<ShownView>()
            .0
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
    rest(&mut app);
    let view = app.world().resource::<ShownView>().0.clone().expect("a view");
    assert_eq!(view.phase, Phase::Play);
    // An illegal card stays; a legal one is played.
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

/// Keeps a card with its button, waits for the next one, and presses the keys of buttons: this must do nothing.
fn keep_and_press_on(keep: impl Fn(&mut App)) {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 5);
    let mut cursor = app.world().resource::<Messages<Toast>>().get_cursor();
    for _ in 0..2 {
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        for _ in 0..3 {
            app.update();
        }
        let before = app.world().resource::<Match>().action_count();
        keep(&mut app);
        assert!(
            app.world().resource::<Match>().action_count() > before,
            "the card is kept"
        );
        while asked(app.world()) != Turn::Choose {
            decide(&mut app);
        }
        let before = app.world().resource::<Match>().action_count();
        for code in [KeyCode::Space, KeyCode::Enter] {
            key(&mut app, code);
        }
        assert_eq!(
            app.world().resource::<Match>().action_count(),
            before,
            "it was pressed again"
        );
        let toasts: Vec<String> = cursor
            .read(app.world().resource::<Messages<Toast>>())
            .map(|toast| toast.phrase().text())
            .collect();
        assert!(toasts.is_empty(), "{toasts:?}");
    }
}

/// After using both mouse and keyboard, the keys are for the cards.
#[test]
fn a_button_pressed_with_the_pointer_does_not_keep_the_keyboard() {
    keep_and_press_on(|app| {
        let at = button(app, "keep");
        click(app, at);
    });
}

/// A button focused by keyboard keeps the focus only while it is visible.
#[test]
fn a_hidden_button_does_not_keep_the_keyboard() {
    keep_and_press_on(|app| {
        walk_to(app, "keep");
        key(app, KeyCode::Enter);
    });
}

#[test]
fn in_a_wide_window() {
    plays_by_mouse((1280, 720), click);
}

#[test]
fn in_a_phone_sized_window() {
    plays_by_mouse((390, 844), click);
}

/// On a slow machine a whole click may fall between two frames.
#[test]
fn clicks_within_one_frame() {
    plays_by_mouse((1280, 720), click_at_once);
}

/// A right click is to the mouse what a long press is to a finger; the next action of any kind closes its information.
#[test]
fn the_right_button_tells_of_a_card_and_plays_nothing() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::ClosedDraft, players(false), 5);
    while asked(app.world()) != Turn::Play {
        decide(&mut app);
    }
    rest(&mut app);
    let held = |app: &App| app.world().resource::<Match>().view(0).hand.expect("an open hand");
    let (wanted, count) = (held(&app).iter().next().expect("a card"), held(&app).len());
    let at = card(app.world(), wanted);
    right_click(&mut app, at);
    assert!(matches!(
        app.world().resource::<InfoPopover>().subject(),
        Some(InfoSubject::Card(_))
    ));
    assert!(seek(&mut app, "info-box").is_some());
    assert_eq!(held(&app).len(), count);
    click(&mut app, Vec2::new(640.0, 300.0));
    assert_eq!(app.world().resource::<InfoPopover>().subject(), None);
    assert!(seek(&mut app, "info-box").is_none());
}

/// No card stays raised, lit or explained after the pointer has left the window.
#[test]
fn nothing_is_hovered_once_the_pointer_has_left_the_window() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::ClosedDraft, players(false), 5);
    while asked(app.world()) != Turn::Play {
        decide(&mut app);
    }
    rest(&mut app);
    let view = app.world().resource::<Match>().view(0);
    let held = view.hand.expect("an open hand").iter().next().expect("a card");
    let at = card(app.world(), held);
    hover(&mut app, at);
    assert!(highlight(&mut app, held).raised);
    leave_window(&mut app);
    assert!(!highlight(&mut app, held).raised);
    assert_eq!(app.world().resource::<Hovered>().0, None);

    let at = button(&mut app, "hint");
    hover(&mut app, at);
    step_until(&mut app, "the tooltip", |world| {
        world
            .try_query::<&Name>()
            .is_some_and(|mut names| names.iter(world).any(|name| name.as_str() == "tooltip"))
    });
    leave_window(&mut app);
    assert!(seek(&mut app, "tooltip").is_none());
    let hovered = app
        .world_mut()
        .query::<&bevy::picking::hover::Hovered>()
        .iter(app.world())
        .any(bevy::picking::hover::Hovered::get);
    assert!(!hovered, "no widget is lit");
}
