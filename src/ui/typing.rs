//! Fixes for Bevy's text fields (0.19.1): modifier keys count from press to release rather than by their state at the end of a frame; on a
//! Mac in a browser, where Bevy uses the shortcuts of other systems, Cmd and Option act as on a Mac; and Enter reports the end of typing.

use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey};
use bevy::input_focus::{FocusedInput, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

/// `true` if fields should use Mac shortcuts although the program was built for another system; set by the web page.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MacKeys(pub bool);

/// Enter was pressed in a field.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct TypingDone {
    /// The field.
    pub entity: Entity,
}

/// Modifier keys that are held, as reported by the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Modifiers {
    control: bool,
    command: bool,
    alt: bool,
    shift: bool,
}

impl Modifiers {
    /// Records a key event; returns `true` if the key is a modifier.
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

    /// Sets the modifiers that Bevy's fields see. On a Mac, Cmd acts as Ctrl does elsewhere, and Option only selects characters.
    fn press(self, mac: bool, held: &mut ButtonInput<Key>) {
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

/// Resets the modifiers to their state at the start of the frame, if a field has the keyboard.
fn rewind(
    focus: Res<InputFocus>,
    fields: Query<(), With<EditableText>>,
    mac: Res<MacKeys>,
    modifiers: Res<Modifiers>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    if focus.get().is_some_and(|entity| fields.contains(entity)) {
        modifiers.press(mac.0, &mut held);
    }
}

/// The equivalent of a Mac shortcut in Bevy's fields.
enum OfMac {
    /// Another key.
    Key(Key),
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

/// Translates Mac shortcuts for the focused field. Direct edits precede the letters of the same frame, of which there are rarely any.
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

/// Updates the held modifiers key by key.
fn follow(
    input: On<FocusedInput<KeyboardInput>>,
    fields: Query<(), With<EditableText>>,
    mac: Res<MacKeys>,
    mut modifiers: ResMut<Modifiers>,
    mut held: ResMut<ButtonInput<Key>>,
) {
    // A key can move the focus to a field or away from it; in that case there is nothing to correct.
    if modifiers.hear(&input.event().input) && !fields.is_empty() {
        modifiers.press(mac.0, &mut held);
    }
}

/// Clears the modifiers when the window loses the keyboard, as it receives no further key releases.
fn lose(mut lost: MessageReader<KeyboardFocusLost>, mut modifiers: ResMut<Modifiers>) {
    if lost.read().count() > 0 {
        *modifiers = Modifiers::default();
    }
}

/// Ends the typing on Enter; the field loses focus if it was entered with the pointer.
fn finish(
    input: On<FocusedInput<KeyboardInput>>,
    fields: Query<&EditableText>,
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (entity, input) = (input.focused_entity, &input.input);
    if (input.logical_key == Key::Enter || input.key_code == KeyCode::Enter)
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

    /// Builds an app with a field that has the keyboard.
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

    /// Returns the edits that a field receives for keys pressed in order and released in reverse, all in one frame or one per frame.
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
            let debug = |edits: &[TextEdit]| format!("{edits:?}");
            assert_eq!(mac(&[Key::Super, letter("a")]), debug(&[TextEdit::SelectAll]));
            assert_eq!(mac(&[Key::Super, letter("c")]), debug(&[TextEdit::Copy]));
            assert_eq!(mac(&[Key::Super, letter("x")]), debug(&[TextEdit::Cut]));
            assert_eq!(mac(&[Key::Super, letter("v")]), debug(&[TextEdit::Paste]));
            assert_eq!(
                mac(&[Key::Control, letter("v")]),
                debug(&[]),
                "that is another key there"
            );
            assert_eq!(mac(&[Key::Super, Key::ArrowLeft]), debug(&[TextEdit::TextStart(false)]));
            assert_eq!(
                mac(&[Key::Shift, Key::Alt, Key::ArrowRight]),
                debug(&[TextEdit::WordRight(true)])
            );
            assert_eq!(mac(&[Key::Alt, Key::Backspace]), debug(&[TextEdit::BackspaceWord]));
            assert_eq!(mac(&[Key::Alt, letter("ß")]), debug(&[TextEdit::Insert("ß".into())]));
            assert_eq!(mac(&[letter("a")]), debug(&[TextEdit::Insert("a".into())]));
        }
    }

    #[test]
    fn elsewhere_it_is_ctrl_and_a_slow_frame_forgets_nothing() {
        // A program built for a Mac always has the Mac shortcuts.
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
