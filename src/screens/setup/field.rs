//! A line to type in: a name of a player or of a set of rules.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEditChange};

use super::{Bind, Form, UiViewport};
use crate::text::{Blank, Phrase};
use crate::ui::{Theme, Unspoken, palette, well};

/// What a field is about.
pub(super) struct Field<'a> {
    /// What it is called.
    pub(super) label: &'a dyn Phrase,
    /// The most characters.
    pub(super) most: usize,
    /// What is in it.
    pub(super) get: fn(&Form, usize) -> &str,
    /// Takes what was typed.
    pub(super) set: fn(&mut Form, usize, String),
    /// Which of several it is: the argument of the above.
    pub(super) of: usize,
}

impl Field<'_> {
    /// A field that fills the rest of a row; as long as nothing is in it, it shows what stands for it.
    pub(super) fn spawn<P: Phrase>(
        &self,
        row: &mut ChildSpawnerCommands,
        theme: &Theme,
        room: &UiViewport,
        form: &Form,
        otherwise: impl Fn(&Form) -> P + Send + Sync + 'static,
        shown: impl Fn(&Form) -> bool + Send + Sync + 'static,
    ) {
        let (get, set, of) = (self.get, self.set, self.of);
        row.spawn(well(Node {
            flex_grow: 1.0,
            flex_basis: px(room.text(150.0)),
            min_width: px(0),
            height: px(room.text(46.0)),
            padding: UiRect::horizontal(px(20)),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            overflow: Overflow::clip(),
            ..default()
        }))
        .insert(Bind::<Form>::default().shown(shown))
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
                Bind::<Form>::default()
                    .shown(move |form| get(form, of).is_empty())
                    .says(otherwise),
            ));
            let mut text = EditableText::new(get(form, of));
            text.max_characters = Some(self.most);
            field
                .spawn((
                    Name::new(self.label.key()),
                    AccessibleLabel::new(self.label.text()),
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
                        ..default()
                    },
                ))
                .observe(
                    move |change: On<TextEditChange>, fields: Query<&EditableText>, mut form: ResMut<Form>| {
                        if let Ok(field) = fields.get(change.event_target()) {
                            let typed = field.value().to_string();
                            if get(&form, of) != typed {
                                set(&mut form, of, typed);
                            }
                        }
                    },
                );
        });
    }
}
