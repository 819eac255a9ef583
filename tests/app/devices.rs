//! Keys, a mouse and fingers, as the player's devices report them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, WindowEvent};

/// Returns the entity of the game's window.
pub fn window(app: &mut App) -> Entity {
    app.world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .expect("a window")
}

/// Presses and releases a key.
pub fn key(app: &mut App, code: KeyCode) {
    press(app, code, ButtonState::Pressed);
    app.update();
    press(app, code, ButtonState::Released);
    app.update();
}

/// Presses or releases a key.
pub fn press(app: &mut App, code: KeyCode, state: ButtonState) {
    let window = window(app);
    let logical_key = match code {
        KeyCode::Enter => Key::Enter,
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
    };
    app.world_mut().write_message(KeyboardInput {
        key_code: code,
        logical_key,
        state,
        text: None,
        repeat: false,
        window,
    });
}

/// Moves the pointer to a point of the window, in logical pixels; the game knows one frame later what is under it.
fn point_at(app: &mut App, at: Vec2) {
    let window = window(app);
    let moved = CursorMoved {
        window,
        position: at,
        delta: None,
    };
    app.world_mut().write_message(moved.clone());
    app.world_mut().write_message(WindowEvent::CursorMoved(moved));
}

fn press_button(app: &mut App, state: ButtonState) {
    press_any(app, MouseButton::Left, state);
}

/// Clicks the right button at a point of the window, in logical pixels.
pub fn right_click(app: &mut App, at: Vec2) {
    hover(app, at);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        press_any(app, MouseButton::Right, state);
        app.update();
    }
    app.update();
}

fn press_any(app: &mut App, button: MouseButton, state: ButtonState) {
    let pressed = MouseButtonInput {
        button,
        state,
        window: window(app),
    };
    app.world_mut().write_message(pressed);
    app.world_mut().write_message(WindowEvent::MouseButtonInput(pressed));
}

/// Moves the pointer somewhere and waits until the game has noticed.
pub fn hover(app: &mut App, at: Vec2) {
    point_at(app, at);
    for _ in 0..3 {
        app.update();
    }
}

/// Moves the pointer out of the window.
pub fn leave_window(app: &mut App) {
    let left = CursorLeft { window: window(app) };
    app.world_mut().write_message(left.clone());
    app.world_mut().write_message(WindowEvent::CursorLeft(left));
    for _ in 0..3 {
        app.update();
    }
}

/// Grabs whatever is at a point of the window, in logical pixels.
pub fn grab(app: &mut App, at: Vec2) {
    hover(app, at);
    press_button(app, ButtonState::Pressed);
    app.update();
}

/// Moves the pointer within one frame, with anything it holds.
pub fn move_to(app: &mut App, at: Vec2) {
    point_at(app, at);
    app.update();
}

/// Releases whatever the pointer holds.
pub fn let_go(app: &mut App) {
    press_button(app, ButtonState::Released);
    app.update();
}

/// Clicks at a point of the window, in logical pixels.
pub fn click(app: &mut App, at: Vec2) {
    point_at(app, at);
    app.update();
    app.update();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        press_button(app, state);
        app.update();
    }
    app.update();
}

/// Moves to a point of the window, presses and releases, all within one slow frame.
pub fn click_at_once(app: &mut App, at: Vec2) {
    point_at(app, at);
    press_button(app, ButtonState::Pressed);
    press_button(app, ButtonState::Released);
    for _ in 0..4 {
        app.update();
    }
}

/// Touches, moves or lifts a finger at a point of the window, in logical pixels.
pub fn finger(app: &mut App, phase: TouchPhase, at: Vec2) {
    one_finger(app, 7, phase, at);
}

/// Like [`finger`], for one of several fingers.
pub fn one_finger(app: &mut App, id: u64, phase: TouchPhase, at: Vec2) {
    let touch = TouchInput {
        phase,
        position: at,
        window: window(app),
        force: None,
        id,
    };
    app.world_mut().write_message(touch);
    app.world_mut().write_message(WindowEvent::TouchInput(touch));
}

/// Taps briefly.
pub fn tap(app: &mut App, at: Vec2) {
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        finger(app, phase, at);
        app.update();
    }
    app.update();
}

/// Slides a finger from one point to another in some frames, without lifting it.
pub fn slide(app: &mut App, from: Vec2, to: Vec2) {
    finger(app, TouchPhase::Started, from);
    app.update();
    for step in 1..=4 {
        finger(app, TouchPhase::Moved, from.lerp(to, step as f32 / 4.0));
        app.update();
    }
}
