//! A line to type in, which fills a text of a resource: a name of a player or of a set of rules, what to look for.

use bevy::ecs::component::Mutable;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};

use super::UiViewport;
use crate::text::drawable::{Drawable, drawable, is_visible};
use crate::text::setup::Undrawn;
use crate::text::{Blank, Phrase};
use crate::ui::bind::Bind;
use crate::ui::{Theme, Unspoken, label, palette, well};

/// What a field is about.
pub(super) struct Field<'a, M> {
    /// What it is called.
    pub(super) label: &'a dyn Phrase,
    /// The most characters.
    pub(super) most: usize,
    /// What is in it.
    pub(super) get: fn(&M, usize) -> &str,
    /// Takes what was typed.
    pub(super) set: fn(&mut M, usize, String),
    /// Which of several it is: the argument of the above.
    pub(super) of: usize,
}

/// Says that letters of what is in the field can't be drawn.
fn note<M: Resource>(
    field: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    typed: impl Fn(&M) -> &str + Clone + Send + Sync + 'static,
) {
    let says = typed.clone();
    field.spawn((
        theme.sans(&Blank, room.text(14.0), palette::LOSS),
        TextLayout::no_wrap(),
        BackgroundColor(palette::WELL),
        // Over what is typed, which has a gap there.
        ZIndex(1),
        Node {
            position_type: PositionType::Absolute,
            right: px(12),
            padding: UiRect::horizontal(px(6)),
            ..default()
        },
        Bind::<M>::default()
            .shown(move |model| drawable(typed(model)) != Drawable::Whole)
            .says(move |model| match drawable(says(model)) {
                Drawable::Nothing => Some(Undrawn::All),
                Drawable::Part => Some(Undrawn::Some),
                Drawable::Whole => None,
            }),
    ));
}

/// What was pasted in several lines, or with tabs, as the one line that a field has.
fn on_one_line(typed: &str) -> String {
    let lines = typed.split(char::is_control).filter(|part| !part.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

impl<M: Resource<Mutability = Mutable>> Field<'_, M> {
    /// A field that fills the rest of a row; as long as nothing is in it, it shows what stands for it. Where the keyboard goes is returned.
    pub(super) fn spawn<P: Phrase>(
        &self,
        row: &mut ChildSpawnerCommands,
        theme: &Theme,
        room: &UiViewport,
        model: &M,
        otherwise: impl Fn(&M) -> P + Send + Sync + 'static,
        shown: impl Fn(&M) -> bool + Send + Sync + 'static,
    ) -> Entity {
        let (get, set, of) = (self.get, self.set, self.of);
        let mut typed = Entity::PLACEHOLDER;
        row.spawn(well(Node {
            flex_grow: 1.0,
            flex_basis: px(room.text(150.0)),
            min_width: px(0),
            // The line around it is not for the finger.
            height: px(room.text(46.0).max(room.target + 3.0)),
            padding: UiRect::horizontal(px(20)),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            overflow: Overflow::clip(),
            ..default()
        }))
        .insert(Bind::<M>::default().shown(shown))
        .with_children(|field| {
            field.spawn((
                theme.sans(&Blank, room.text(18.0), palette::MUTED),
                TextLayout::no_wrap(),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(20),
                    ..default()
                },
                Unspoken,
                Bind::<M>::default()
                    .shown(move |model| !is_visible(get(model, of)))
                    .says(otherwise),
            ));
            note(field, theme, room, move |model: &M| get(model, of));
            let above = ((room.target - room.text(18.0) * 1.25) / 2.0).max(0.0);
            let mut text = EditableText::new(get(model, of));
            text.max_characters = Some(self.most);
            typed = field
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
                        // The line stands in the middle of what a finger hits.
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
                        let mut typed = field.value().to_string();
                        if typed.contains(char::is_control) {
                            typed = on_one_line(&typed);
                            field.editor_mut().set_text(&typed);
                            field.queue_edit(TextEdit::TextEnd(false));
                        }
                        if get(&model, of) != typed {
                            set(&mut model, of, typed);
                        }
                    },
                )
                .id();
        });
        typed
    }
}
