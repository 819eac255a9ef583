//! Workaround for quick taps and clicks on a slow machine. Bevy applies a press to the entity under the pointer at the end of the frame,
//! and a release to the one under it in the previous frame, so a click that starts and ends within one frame misses, or hits something
//! else. This filter delays every input that Bevy would misjudge to the next frame.

use std::collections::VecDeque;

use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::WindowEvent;

use super::touch_times::TouchTimes;
use crate::redraw::Redraw;

/// Effect of an input on its pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The pointer may move over something else.
    Move(PointerId),
    /// The pointer is pressed at its position.
    Press(PointerId),
    /// The pointer is released.
    Lift(PointerId),
    /// The input concerns no pointer.
    Other,
}

const fn step(event: &WindowEvent) -> Step {
    match event {
        WindowEvent::CursorMoved(_) => Step::Move(PointerId::Mouse),
        WindowEvent::MouseButtonInput(input) => match input.state {
            ButtonState::Pressed => Step::Press(PointerId::Mouse),
            ButtonState::Released => Step::Lift(PointerId::Mouse),
        },
        WindowEvent::TouchInput(touch) => match touch.phase {
            TouchPhase::Started => Step::Press(PointerId::Touch(touch.id)),
            TouchPhase::Moved => Step::Move(PointerId::Touch(touch.id)),
            TouchPhase::Ended | TouchPhase::Canceled => Step::Lift(PointerId::Touch(touch.id)),
        },
        _ => Step::Other,
    }
}

/// Returns `true` if Bevy would misjudge a step after these in the same frame.
fn is_too_early(step: Step, before: &[Step]) -> bool {
    match step {
        // Bevy would apply the press to the position after the move.
        Step::Move(pointer) => before.contains(&Step::Press(pointer)),
        // Bevy doesn't know yet that the pointer is over its current target.
        Step::Lift(pointer) => before.contains(&Step::Press(pointer)) || before.contains(&Step::Move(pointer)),
        Step::Press(_) | Step::Other => false,
    }
}

/// Delayed inputs: the first one that is too early, and all after it.
#[derive(Default)]
struct Held {
    seen: MessageCursor<WindowEvent>,
    waiting: VecDeque<WindowEvent>,
}

/// Delays inputs that are too early. Bevy sends each pointer input twice, in the stream of all events and in that of its kind: both are
/// delayed together.
fn hold_back(
    mut events: ResMut<Messages<WindowEvent>>,
    mut touches: ResMut<Messages<TouchInput>>,
    mut buttons: ResMut<Messages<MouseButtonInput>>,
    mut held: Local<Held>,
    mut times: ResMut<TouchTimes>,
    clock: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
) {
    let held = &mut *held;
    for event in held.seen.read(&events) {
        if let WindowEvent::TouchInput(touch) = event {
            times.bypass_change_detection().read(touch, clock.elapsed());
        }
        held.waiting.push_back(event.clone());
    }
    if held.waiting.iter().all(|event| step(event) == Step::Other) {
        // No pointer input: the events stay in the streams.
        held.waiting.clear();
        return;
    }
    events.clear();
    touches.clear();
    buttons.clear();
    let mut steps = Vec::new();
    while let Some(next) = held.waiting.pop_front() {
        let now = step(&next);
        if is_too_early(now, &steps) {
            held.waiting.push_front(next);
            redraw.for_a_while();
            break;
        }
        steps.push(now);
        match &next {
            WindowEvent::TouchInput(touch) => {
                touches.write(*touch);
            }
            WindowEvent::MouseButtonInput(button) => {
                buttons.write(*button);
            }
            _ => {}
        }
        events.write(next);
    }
    held.seen.clear(&events);
}

/// System set in which events are first read.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TapFilterSystems;

/// Adds the filter.
pub fn plugin(app: &mut App) {
    app.add_systems(
        First,
        hold_back
            .in_set(TapFilterSystems)
            .after(MessageUpdateSystems)
            .after(TimeSystems)
            .before(PickingSystems::Input),
    );
}

#[cfg(test)]
mod tests {
    use bevy::window::CursorMoved;

    use super::*;

    fn touch(phase: TouchPhase, id: u64) -> WindowEvent {
        WindowEvent::TouchInput(TouchInput {
            phase,
            position: Vec2::ZERO,
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        })
    }

    fn button(state: ButtonState) -> WindowEvent {
        WindowEvent::MouseButtonInput(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: Entity::PLACEHOLDER,
        })
    }

    fn moved(x: f32) -> WindowEvent {
        WindowEvent::CursorMoved(CursorMoved {
            window: Entity::PLACEHOLDER,
            position: Vec2::new(x, 0.0),
            delta: None,
        })
    }

    /// Returns the events visible in each of `count` frames, for inputs that all arrived before the first.
    fn frames(inputs: &[WindowEvent], count: usize) -> Vec<Vec<WindowEvent>> {
        #[derive(Resource, Default)]
        struct Seen(Vec<WindowEvent>, usize);
        let mut app = App::new();
        app.add_message::<TouchInput>().add_message::<MouseButtonInput>();
        app.init_resource::<Redraw>().init_resource::<Seen>();
        app.init_resource::<TouchTimes>().init_resource::<Time<Real>>();
        let note = |mut inputs: MessageReader<WindowEvent>,
                    mut touches: MessageReader<TouchInput>,
                    mut buttons: MessageReader<MouseButtonInput>,
                    mut seen: ResMut<Seen>| {
            seen.0.extend(inputs.read().cloned());
            seen.1 += touches.read().count() + buttons.read().count();
        };
        app.add_message::<WindowEvent>().add_plugins(plugin);
        // When Bevy reads the events.
        app.add_systems(First, note.in_set(PickingSystems::Input));
        for input in inputs {
            match input {
                WindowEvent::TouchInput(touch) => {
                    app.world_mut().write_message(*touch);
                }
                WindowEvent::MouseButtonInput(button) => {
                    app.world_mut().write_message(*button);
                }
                _ => {}
            }
            app.world_mut().write_message(input.clone());
        }
        let mut frame = || {
            app.update();
            let mut seen = app.world_mut().resource_mut::<Seen>();
            let events = std::mem::take(&mut seen.0);
            let single = std::mem::take(&mut seen.1);
            let twice = events
                .iter()
                .filter(|event| !matches!(event, WindowEvent::CursorMoved(_)));
            assert_eq!(twice.count(), single, "both kinds come together");
            events
        };
        (0..count).map(|_| frame()).collect()
    }

    #[test]
    fn a_tap_within_one_frame_takes_two() {
        let (down, up) = (touch(TouchPhase::Started, 1), touch(TouchPhase::Ended, 1));
        assert_eq!(frames(&[down.clone(), up.clone()], 3), [vec![down], vec![up], vec![]]);
    }

    #[test]
    fn a_click_within_one_frame_takes_two_and_counts_where_it_was_made() {
        let (down, up) = (button(ButtonState::Pressed), button(ButtonState::Released));
        let inputs = [moved(1.0), down.clone(), up.clone(), moved(9.0)];
        let wanted = [vec![moved(1.0), down.clone()], vec![up.clone(), moved(9.0)], vec![]];
        assert_eq!(frames(&inputs, 3), wanted);
        let dragged = [down.clone(), moved(9.0), up.clone()];
        assert_eq!(frames(&dragged, 3), [vec![down], vec![moved(9.0)], vec![up]]);
    }

    #[test]
    fn nothing_is_lost_doubled_or_reordered() {
        let finger = |id| {
            [
                touch(TouchPhase::Started, id),
                touch(TouchPhase::Moved, id),
                touch(TouchPhase::Ended, id),
            ]
        };
        let click = [button(ButtonState::Pressed), button(ButtonState::Released)];
        let clicks = [click.to_vec(), vec![moved(2.0)], click.to_vec()].concat();
        let all = [&finger(1)[..], &finger(2), &clicks, &finger(1)].concat();
        assert_eq!(frames(&all, 12).concat(), all);
    }

    #[test]
    fn slow_taps_and_other_fingers_are_not_held_back() {
        let inputs = [
            touch(TouchPhase::Ended, 1),
            touch(TouchPhase::Started, 2),
            button(ButtonState::Released),
            moved(3.0),
            button(ButtonState::Pressed),
        ];
        assert_eq!(frames(&inputs, 2), [inputs.to_vec(), vec![]]);
    }
}
