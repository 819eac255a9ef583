//! What Bevy's fields lack (0.19.1): Ctrl and its kin count from the moment when they were pressed to the moment when they were let go,
//! not as they are held at the end of a frame; on a Mac in a browser, where Bevy takes them for those of other systems, Cmd and Option do
//! what they do on a Mac; and Enter says that the typing is done.

use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey};
use bevy::input_focus::{FocusedInput, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

/// Whether fields are to answer to the keys of a Mac although the program was built for something else: the page says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MacKeys(pub bool);

/// Enter was pressed in a field.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct TypingDone {
    /// The field.
    pub entity: Entity,
}

/// The keys that give others a meaning of their own, as the keyboard has them.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Modifiers {
    control: bool,
    command: bool,
    alt: bool,
    shift: bool,
}

impl Modifiers {
    /// Takes note of a key; whether it was one of them.
    fn hear(&mut self, input: &KeyboardInput) -> bool {
        let held = match input.logical_key {
            Key::Control => &mut self.control,
            Key::Super => &mut self.command,
            Key::Alt => &mut self.alt,
            Key::Shift => &mut self.shift,
            _ => return false,
        };
        *held = input.state.is_pressed();
        true
    }

    /// What Bevy's fields are to take for held. On a Mac, Cmd is what Ctrl is elsewhere, and Option alone is for letters.
    fn tell(self, mac: bool, held: &mut ButtonInput<Key>) {
        let (control, command) = if mac {
            (self.command, self.control)
        } else {
            (self.control, self.command)
        };
        for (key, down) in [
            (Key::Control, control),
            (Key::Super, command),
            (Key::Alt, self.alt && !mac),
            (Key::Shift, self.shift),
        ] {
            if down {
                held.press(key);
            } else {
                held.release(key);
            }
        }
    }
}

/// What was held when the frame began, where a field has the keyboard.
fn rewind(
    focus: Res<InputFocus>,
    fields: Query<(), With<EditableText>>,
    mac: Res<MacKeys>,
    modifiers: Res<Modifiers>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    if focus.get().is_some_and(|entity| fields.contains(entity)) {
        modifiers.tell(mac.0, &mut held);
    }
}

/// What a key of a Mac does that Bevy's fields have by other keys.
enum OfMac {
    /// As another key.
    Key(Key),
    /// As an edit.
    Edit(TextEdit),
}

fn of_mac(key: &Key, modifiers: Modifiers) -> Option<OfMac> {
    let Modifiers {
        command, alt, shift, ..
    } = modifiers;
    Some(match key {
        Key::ArrowLeft if command => OfMac::Key(Key::Home),
        Key::ArrowRight if command => OfMac::Key(Key::End),
        Key::ArrowLeft if alt => OfMac::Edit(TextEdit::WordLeft(shift)),
        Key::ArrowRight if alt => OfMac::Edit(TextEdit::WordRight(shift)),
        Key::Backspace if alt => OfMac::Edit(TextEdit::BackspaceWord),
        Key::Delete if alt => OfMac::Edit(TextEdit::DeleteWord),
        _ => return None,
    })
}

/// On a Mac, what a field is to hear. What is an edit of its own comes before the letters of the same frame, which are rarely any.
fn translate(
    mut inputs: MessageMutator<KeyboardInput>,
    focus: Res<InputFocus>,
    mac: Res<MacKeys>,
    modifiers: Res<Modifiers>,
    mut fields: Query<&mut EditableText>,
) {
    let mut modifiers = *modifiers;
    let field = focus.get().filter(|_| mac.0);
    for input in inputs.read() {
        modifiers.hear(input);
        let Some(mut field) = field.and_then(|field| fields.get_mut(field).ok()) else {
            continue;
        };
        match of_mac(&input.logical_key, modifiers) {
            Some(OfMac::Key(key)) => input.logical_key = key,
            Some(OfMac::Edit(edit)) => {
                input.logical_key = Key::Unidentified(NativeKey::Unidentified);
                input.text = None;
                if input.state.is_pressed() && !field.is_composing() {
                    field.queue_edit(edit);
                }
            }
            None => {}
        }
    }
}

/// Key by key, what is held then.
fn follow(
    input: On<FocusedInput<KeyboardInput>>,
    fields: Query<(), With<EditableText>>,
    mac: Res<MacKeys>,
    mut modifiers: ResMut<Modifiers>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    // What is pressed may have moved the focus to a field or away from it: then there is nothing to make good.
    if modifiers.hear(&input.event().input) && !fields.is_empty() {
        modifiers.tell(mac.0, &mut held);
    }
}

/// The window has lost the keyboard, and hears of no key that is let go.
fn lose(mut lost: MessageReader<KeyboardFocusLost>, mut modifiers: ResMut<Modifiers>) {
    if lost.read().count() > 0 {
        *modifiers = Modifiers::default();
    }
}

/// Enter ends the typing; who came with the pointer leaves the field.
fn finish(
    input: On<FocusedInput<KeyboardInput>>,
    fields: Query<&EditableText>,
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (entity, input) = (input.focused_entity, &input.input);
    if (input.logical_key == Key::Enter || matches!(input.key_code, KeyCode::Enter | KeyCode::NumpadEnter))
        && input.state.is_pressed()
        && !input.repeat
        && fields.get(entity).is_ok_and(|field| !field.is_composing())
    {
        commands.trigger(TypingDone { entity });
        if !ring.0 {
            focus.clear();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MacKeys>().init_resource::<Modifiers>();
    app.add_systems(
        PreUpdate,
        (lose, rewind, translate)
            .chain()
            .after(InputSystems)
            .before(InputFocusSystems::Dispatch),
    );
    app.add_observer(follow);
    app.add_observer(finish);
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::input_focus::{FocusCause, InputDispatchPlugin, InputFocusPlugin};
    use bevy::ui_widgets::EditableTextInputPlugin;
    use bevy::window::{Ime, PrimaryWindow};

    use super::*;

    #[derive(Resource, Default)]
    struct Done(u32);

    /// A field that has the keyboard.
    fn app(mac: bool) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((
            InputPlugin,
            InputFocusPlugin,
            InputDispatchPlugin,
            EditableTextInputPlugin,
            plugin,
        ));
        app.add_observer(|_: On<TypingDone>, mut done: ResMut<Done>| done.0 += 1);
        app.add_message::<Ime>()
            .add_message::<Pointer<Release>>()
            .init_resource::<UiScale>();
        app.init_resource::<Done>().insert_resource(MacKeys(mac));
        let world = app.world_mut();
        world.spawn((Window::default(), PrimaryWindow));
        let field = world.spawn(EditableText::default()).id();
        world.resource_mut::<InputFocus>().set(field, FocusCause::Navigated);
        world.resource_mut::<InputFocusVisible>().0 = true;
        (app, field)
    }

    fn send(app: &mut App, key: &Key, state: ButtonState) {
        let text = match key {
            Key::Character(letters) => Some(letters.clone()),
            _ => None,
        };
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Fn,
            logical_key: key.clone(),
            state,
            text,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    /// What a field is to do for keys that are pressed one after another and let go the other way round, all in one frame or one a frame.
    fn edits(mac: bool, keys: &[Key], slow: bool) -> Vec<TextEdit> {
        let (mut app, field) = app(mac);
        let pressed = keys.iter().map(|key| (key, ButtonState::Pressed));
        let released = keys.iter().rev().map(|key| (key, ButtonState::Released));
        for (key, state) in pressed.chain(released) {
            send(&mut app, key, state);
            if !slow {
                app.update();
            }
        }
        app.update();
        let field = app.world().get::<EditableText>(field).unwrap();
        field.pending_edits.clone()
    }

    fn letter(text: &str) -> Key {
        Key::Character(text.into())
    }

    #[test]
    fn a_mac_in_a_browser_edits_with_its_own_keys() {
        for slow in [false, true] {
            let mac = |keys: &[Key]| format!("{:?}", edits(true, keys, slow));
            let told = |edits: &[TextEdit]| format!("{edits:?}");
            assert_eq!(mac(&[Key::Super, letter("a")]), told(&[TextEdit::SelectAll]));
            assert_eq!(mac(&[Key::Super, letter("c")]), told(&[TextEdit::Copy]));
            assert_eq!(mac(&[Key::Super, letter("x")]), told(&[TextEdit::Cut]));
            assert_eq!(mac(&[Key::Super, letter("v")]), told(&[TextEdit::Paste]));
            assert_eq!(
                mac(&[Key::Control, letter("v")]),
                told(&[]),
                "that is another key there"
            );
            assert_eq!(mac(&[Key::Super, Key::ArrowLeft]), told(&[TextEdit::TextStart(false)]));
            assert_eq!(
                mac(&[Key::Shift, Key::Alt, Key::ArrowRight]),
                told(&[TextEdit::WordRight(true)])
            );
            assert_eq!(mac(&[Key::Alt, Key::Backspace]), told(&[TextEdit::BackspaceWord]));
            assert_eq!(mac(&[Key::Alt, letter("ß")]), told(&[TextEdit::Insert("ß".into())]));
            assert_eq!(mac(&[letter("a")]), told(&[TextEdit::Insert("a".into())]));
        }
    }

    #[test]
    fn elsewhere_it_is_ctrl_and_a_slow_frame_forgets_nothing() {
        // A program built for a Mac has the keys of a Mac at any time.
        let command = if cfg!(target_os = "macos") {
            Key::Super
        } else {
            Key::Control
        };
        for slow in [false, true] {
            let found = edits(false, &[command.clone(), letter("v")], slow);
            assert_eq!(format!("{found:?}"), format!("{:?}", [TextEdit::Paste]));
        }
    }

    #[test]
    fn enter_ends_the_typing_and_who_came_with_the_pointer_leaves_the_field() {
        let (mut app, field) = app(false);
        for (ring, left) in [(true, Some(field)), (false, None)] {
            app.world_mut().resource_mut::<InputFocusVisible>().0 = ring;
            let before = app.world().resource::<Done>().0;
            for state in [ButtonState::Pressed, ButtonState::Released] {
                send(&mut app, &Key::Enter, state);
                app.update();
            }
            assert_eq!(app.world().resource::<Done>().0, before + 1);
            assert_eq!(app.world().resource::<InputFocus>().get(), left);
        }
    }
}
