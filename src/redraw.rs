//! Redraw requests: the program sleeps until something happens, and every animation keeps it awake.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::window::{CursorLeft, CursorMoved, RequestRedraw, WindowResized};

use crate::session::reviews::ReviewQueue;
use crate::session::{Match, Presentation, RemainingTricks, SessionOptions, Thinking, TurnPrompt};

/// Number of frames still to draw without further events. Layout, hovering and states take several frames to settle, so every event
/// requests a few of them; an animation calls [`Redraw::for_a_while`] in each frame.
#[derive(Resource, Default)]
pub struct Redraw(u8);

impl Redraw {
    /// Requests some more frames.
    pub fn for_a_while(&mut self) {
        self.0 = 6;
    }

    /// Returns `true` while frames are still to be drawn.
    #[must_use]
    pub fn is_awake(&self) -> bool {
        self.0 > 0
    }
}

fn wake_on<M: Message>(mut messages: MessageReader<M>, mut redraw: ResMut<Redraw>) {
    if messages.read().count() > 0 {
        redraw.for_a_while();
    }
}

/// Keeps the text cursor blinking.
fn wake_while_typing(focus: Res<InputFocus>, fields: Query<(), With<EditableText>>, mut redraw: ResMut<Redraw>) {
    if focus.get().is_some_and(|entity| fields.contains(entity)) {
        redraw.for_a_while();
    }
}

/// Stays awake while a visible picture is loading, as its arrival wakes no one (bevyengine/bevy#20873).
fn wake_while_loading(
    nodes: Query<&ImageNode>,
    sprites: Query<&Sprite>,
    changed: Query<(), Or<(Changed<ImageNode>, Changed<Sprite>)>>,
    server: Res<AssetServer>,
    mut waiting: Local<bool>,
    mut redraw: ResMut<Redraw>,
) {
    if !*waiting && changed.is_empty() {
        return;
    }
    let handles = nodes
        .iter()
        .map(|node| &node.image)
        .chain(sprites.iter().map(|sprite| &sprite.image));
    let loading = |handle: &Handle<Image>| server.get_load_state(handle).is_some_and(|state| state.is_loading());
    *waiting = handles.into_iter().any(loading);
    if *waiting {
        redraw.for_a_while();
    }
}

/// Stays awake while a bot is about to act, or an automatic action is due.
fn wake_while_playing(
    thinking: Res<Thinking>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    options: Res<SessionOptions>,
    rest: Res<RemainingTricks>,
    presentation: Res<Presentation>,
    looking_back: Res<ReviewQueue>,
    mut redraw: ResMut<Redraw>,
) {
    if looking_back.needs_frames() {
        redraw.for_a_while();
    }
    let Some(game) = game.filter(|_| !presentation.covered) else {
        return;
    };
    if thinking.busy() || prompt.acts_by_itself(&game, &options, &rest) {
        redraw.for_a_while();
    }
}

/// Requests the next frame. Pauses the clock while the program sleeps, or an animation that starts on waking would end before it is seen.
fn request_redraw(
    mut redraw: ResMut<Redraw>,
    mut clock: ResMut<Time<Virtual>>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    if redraw.0 == 0 {
        clock.pause();
        return;
    }
    redraw.0 -= 1;
    clock.unpause();
    requests.write(RequestRedraw);
}

/// Keeps the program awake while anything moves.
pub fn plugin(app: &mut App) {
    app.init_resource::<Redraw>();
    app.add_message::<RequestRedraw>();
    app.add_systems(
        Update,
        (
            wake_on::<KeyboardInput>,
            wake_on::<MouseButtonInput>,
            wake_on::<CursorMoved>,
            wake_on::<CursorLeft>,
            wake_on::<MouseWheel>,
            wake_on::<TouchInput>,
            wake_on::<WindowResized>,
            wake_on::<AssetEvent<Image>>,
            wake_on::<AssetEvent<Font>>,
            wake_while_typing,
            wake_while_loading,
            wake_while_playing.run_if(resource_exists::<Match>),
        ),
    );
    app.add_systems(Last, request_redraw);
}
