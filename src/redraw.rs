//! Redraw requests: the program sleeps until something happens, and every animation keeps it awake.
//!
//! Two clocks serve a program that sleeps. `Time<Real>` reads the time at the start of each frame: for the age of an event, compare times of
//! this clock. `Time` stands still while the program sleeps: for durations that begin with an event, such as a tooltip's delay, add up its
//! deltas. The delta of `Time<Real>` in the first frame after a rest contains the rest.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeReceiver;
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

/// Makes `Time<Real>` read the clock in each frame. By default the renderer sends the time of the last frame drawn, so the first frame after
/// a rest would have the time from before it, and the second one the whole rest: every tap would be a long press.
fn read_clock_in_each_frame(app: &mut App) {
    app.world_mut().remove_resource::<TimeReceiver>();
}

/// Keeps the program awake while anything moves.
pub fn plugin(app: &mut App) {
    read_clock_in_each_frame(app);
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::platform::time::Instant;
    use bevy::time::{TimePlugin, TimeUpdateStrategy, create_time_channels};

    use super::*;

    #[test]
    fn first_frame_after_a_rest_has_the_current_time() {
        let mut app = App::new();
        app.add_plugins(TimePlugin);
        // As the renderer does.
        let (sender, receiver) = create_time_channels();
        app.insert_resource(receiver);
        read_clock_in_each_frame(&mut app);
        let drawn = Instant::now();
        app.update();
        // Fails if nobody receives it any more, which is intended.
        let _ = sender.0.try_send(drawn);
        let woken = Instant::now();
        app.update();
        let time = app.world().resource::<Time<Real>>();
        assert!(
            time.last_update().expect("a frame") >= woken,
            "the time of the last frame drawn"
        );
    }

    #[test]
    fn animations_and_delays_skip_a_rest() {
        let mut app = App::new();
        app.add_plugins(TimePlugin).init_resource::<Redraw>();
        app.add_message::<RequestRedraw>().add_systems(Last, request_redraw);
        let mut frame = |millis, awake| {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
            if awake {
                app.world_mut().resource_mut::<Redraw>().for_a_while();
            }
            app.update();
            app.world().resource::<Time>().delta()
        };
        frame(16, true);
        assert_eq!(frame(16, true), Duration::from_millis(16));
        for _ in 0..8 {
            frame(16, false);
        }
        assert_eq!(frame(10_000, true), Duration::ZERO, "the rest before an event");
        assert_eq!(frame(16, true), Duration::from_millis(16));
    }
}
