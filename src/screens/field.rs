//! A one-line text field bound to a resource: a player's name, the name of a rule set, a search.

use bevy::ecs::component::Mutable;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};

use crate::say;
use crate::text::drawable::{Drawable, drawable, is_visible};
use crate::text::{Blank, Phrase};
use crate::ui::bind::Bind;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{HiddenFromScreenReader, Ui, label, palette, well};

/// A text field's binding.
pub(super) struct Field<'a, M> {
    pub(super) label: &'a dyn Phrase,
    /// Maximum number of characters.
    pub(super) max: usize,
    /// Reads the text.
    pub(super) get: fn(&M, usize) -> &str,
    /// Stores the typed text.
    pub(super) set: fn(&mut M, usize, String),
    /// Index of the text: the argument of both functions.
    pub(super) of: usize,
}

/// Notes that the fonts lack some of the field's letters.
fn note<M: Resource>(field: &mut Ui, typed: impl Fn(&M) -> &str + Clone + Send + Sync + 'static) {
    let says = typed.clone();
    field.sans(&Blank, 14.0, palette::LOSS).insert((
        TextLayout::no_wrap(),
        BackgroundColor(palette::WELL),
        // Above the text, which leaves a gap there.
        ZIndex(1),
        flex().absolute().right(px(12)).padding(UiRect::horizontal(px(6))),
        Bind::<M>::default()
            .shown(move |model| drawable(typed(model)) != Drawable::Whole)
            .says(move |model| match drawable(says(model)) {
                Drawable::Nothing => Some(say::setup::undrawn_all()),
                Drawable::Part => Some(say::setup::undrawn_some()),
                Drawable::Whole => None,
            }),
    ));
}

/// Joins pasted lines and tabs into one line.
fn on_one_line(typed: &str) -> String {
    let lines = typed.split(char::is_control).filter(|part| !part.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

/// Returns the typed text, after joining it into one line.
fn typed_in(field: &mut Mut<EditableText>) -> String {
    let typed = field.value().to_string();
    if !typed.contains(char::is_control) {
        return typed;
    }
    let typed = on_one_line(&typed);
    field.editor_mut().set_text(&typed);
    field.queue_edit(TextEdit::TextEnd(false));
    typed
}

impl<M: Resource<Mutability = Mutable>> Field<'_, M> {
    /// Spawns a field that fills the rest of a row and shows a placeholder while it is empty. Returns the entity to focus.
    pub(super) fn spawn<P: Phrase>(
        &self,
        row: &mut Ui,
        model: &M,
        otherwise: impl Fn(&M) -> P + Send + Sync + 'static,
        shown: impl Fn(&M) -> bool + Send + Sync + 'static,
    ) -> Entity {
        let (get, of) = (self.get, self.of);
        let room = row.room;
        let mut typed = Entity::PLACEHOLDER;
        let node = Node {
            flex_grow: 1.0,
            flex_basis: px(room.text(150.0)),
            min_width: px(0),
            // The border is not part of the touch target.
            height: px(room.text(46.0).max(room.target + 3.0)),
            padding: UiRect::horizontal(px(20)),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            overflow: Overflow::clip(),
            ..default()
        };
        row.nest((well(node), Bind::<M>::default().shown(shown)), |field| {
            field.sans(&Blank, 18.0, palette::MUTED).insert((
                TextLayout::no_wrap(),
                flex().absolute().left(px(20)),
                HiddenFromScreenReader,
                Bind::<M>::default()
                    .shown(move |model| !is_visible(get(model, of)))
                    .says(otherwise),
            ));
            note(field, move |model: &M| get(model, of));
            typed = self.spawn_text(field, model);
        });
        typed
    }

    /// Spawns the text itself.
    fn spawn_text(&self, field: &mut Ui, model: &M) -> Entity {
        let (theme, room) = (field.theme, field.room);
        let (get, set, of) = (self.get, self.set, self.of);
        let above = ((room.target - room.text(18.0) * 1.25) / 2.0).max(0.0);
        let mut text = EditableText::new(get(model, of));
        text.max_characters = Some(self.max);
        field
            .spawn((
                Name::new(self.label.key()),
                label(self.label),
                text,
                theme.type_face(room.text(18.0), palette::IVORY),
                TextLayout::no_wrap(),
                TextCursorStyle {
                    color: palette::BRASS,
                    ..default()
                },
                TabIndex(0),
                Node {
                    width: percent(100),
                    // Centers the line in the touch target.
                    padding: UiRect::top(px(above)),
                    min_height: if room.target > 0.0 {
                        px(room.target - above)
                    } else {
                        auto()
                    },
                    ..default()
                },
            ))
            .observe(
                move |change: On<TextEditChange>, mut fields: Query<&mut EditableText>, mut model: ResMut<M>| {
                    let Ok(mut field) = fields.get_mut(change.event_target()) else {
                        return;
                    };
                    let typed = typed_in(&mut field);
                    if get(&model, of) != typed {
                        set(&mut model, of, typed);
                    }
                },
            )
            .id()
    }
}
