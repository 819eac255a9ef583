//! Quick taps on a slow machine. Bevy finds what was tapped among what the finger was over in the frame before, so a tap that
//! begins and ends within one frame hits nothing. Here its end is held back until the next frame.

use std::collections::VecDeque;

use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::redraw::Redraw;

/// What an input means for the finger that it comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It may now be over something else.
    Aim(u64),
    /// It is lifted.
    Lift(u64),
    /// It comes from no finger.
    Other,
}

trait Input: Message + Clone {
    fn step(&self) -> Step;
}

impl Input for TouchInput {
    fn step(&self) -> Step {
        match self.phase {
            TouchPhase::Started | TouchPhase::Moved => Step::Aim(self.id),
            TouchPhase::Ended | TouchPhase::Canceled => Step::Lift(self.id),
        }
    }
}

impl Input for WindowEvent {
    fn step(&self) -> Step {
        match self {
            WindowEvent::TouchInput(touch) => touch.step(),
            _ => Step::Other,
        }
    }
}

/// Inputs that came after the end of a quick tap, with it.
struct Held<M: Input> {
    seen: MessageCursor<M>,
    waiting: VecDeque<M>,
}

impl<M: Input> Default for Held<M> {
    fn default() -> Held<M> {
        Held {
            seen: MessageCursor::default(),
            waiting: VecDeque::new(),
        }
    }
}

fn hold_back<M: Input>(mut messages: ResMut<Messages<M>>, mut held: Local<Held<M>>, mut redraw: ResMut<Redraw>) {
    let held = &mut *held;
    held.waiting.extend(held.seen.read(&messages).cloned());
    if held.waiting.iter().all(|input| input.step() == Step::Other) {
        // They stay where they are.
        held.waiting.clear();
        return;
    }
    messages.clear();
    let mut aimed = Vec::new();
    while let Some(next) = held.waiting.pop_front() {
        match next.step() {
            Step::Aim(finger) => aimed.push(finger),
            Step::Lift(finger) if aimed.contains(&finger) => {
                held.waiting.push_front(next);
                redraw.for_a_while();
                break;
            }
            _ => {}
        }
        messages.write(next);
    }
    held.seen.clear(&messages);
}

/// Holds back what comes too early.
pub fn plugin(app: &mut App) {
    app.add_systems(
        First,
        (hold_back::<WindowEvent>, hold_back::<TouchInput>)
            .after(MessageUpdateSystems)
            .before(PickingSystems::Input),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(phase: TouchPhase, id: u64) -> TouchInput {
        TouchInput {
            phase,
            position: Vec2::ZERO,
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        }
    }

    /// What each of some frames gets to see, of inputs that all came before the first.
    fn frames(inputs: &[TouchInput], count: usize) -> Vec<Vec<TouchInput>> {
        #[derive(Resource, Default)]
        struct Seen(Vec<TouchInput>);
        let mut app = App::new();
        app.add_message::<TouchInput>();
        app.init_resource::<Redraw>().init_resource::<Seen>();
        let note =
            |mut inputs: MessageReader<TouchInput>, mut seen: ResMut<Seen>| seen.0.extend(inputs.read().copied());
        app.add_message::<WindowEvent>().add_plugins(plugin);
        // When Bevy reads it.
        app.add_systems(First, note.in_set(PickingSystems::Input));
        app.world_mut().write_message_batch(inputs.iter().copied());
        let mut frame = || {
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Seen>().0)
        };
        (0..count).map(|_| frame()).collect()
    }

    #[test]
    fn a_tap_within_one_frame_takes_two() {
        let (down, up) = (touch(TouchPhase::Started, 1), touch(TouchPhase::Ended, 1));
        assert_eq!(frames(&[down, up], 3), [vec![down], vec![up], vec![]]);
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
        let all = [finger(1), finger(2), finger(1)].concat();
        assert_eq!(frames(&all, 6).concat(), all);
    }

    #[test]
    fn slow_taps_and_other_fingers_are_not_held_back() {
        let inputs = [touch(TouchPhase::Ended, 1), touch(TouchPhase::Started, 2)];
        assert_eq!(frames(&inputs, 2), [inputs.to_vec(), vec![]]);
    }
}
