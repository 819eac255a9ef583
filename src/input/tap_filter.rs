//! Quick taps and clicks on a slow machine. Bevy takes a press for what the pointer is over at the end of the frame, and a release for
//! what it was over in the frame before: a click that begins and ends within one frame hits nothing, or something else. Here whatever
//! would be misjudged is held back until the next frame.

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

/// What an input means for the pointer that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// It may now be over something else.
    Move(PointerId),
    /// It goes down where it is.
    Press(PointerId),
    /// It is lifted.
    Lift(PointerId),
    /// It comes from no pointer.
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

/// Whether Bevy would take a step for something else, after these in the same frame.
fn is_too_early(step: Step, before: &[Step]) -> bool {
    match step {
        // The press would count where the pointer goes after it.
        Step::Move(pointer) => before.contains(&Step::Press(pointer)),
        // What it is over now is not yet known to be under it.
        Step::Lift(pointer) => before.contains(&Step::Press(pointer)) || before.contains(&Step::Move(pointer)),
        Step::Press(_) | Step::Other => false,
    }
}

/// Inputs that came after one that is held back, with it.
#[derive(Default)]
struct Held {
    seen: MessageCursor<WindowEvent>,
    waiting: VecDeque<WindowEvent>,
}

/// Every input of a pointer comes twice, in the order of all and among its own kind: both are held back together.
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
        // They stay where they are.
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

/// Where events are read for the first time.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TapFilterSystems;

/// Holds back what comes too early.
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

    /// What each of some frames gets to see, of inputs that all came before the first.
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
        // When Bevy reads it.
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
