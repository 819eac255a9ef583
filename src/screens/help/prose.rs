//! Texts whose terms open the glossary.

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use bevy::text::{LineHeight, Underline};
use bevy::ui_widgets::Activate;

use super::glossary::OpenTerm;
use crate::text::Phrase;
use crate::text::glossary::{Term, runs};
use crate::text::help::Aside;
use crate::text::{Blank, Verbatim};
use crate::ui::{ButtonKind, Theme, UiViewport, palette};

/// Writes paragraphs, and remembers which terms were in them.
pub(super) struct Writer<'a> {
    pub(super) theme: &'a Theme,
    pub(super) room: &'a UiViewport,
    seen: Vec<Term>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(theme: &'a Theme, room: &'a UiViewport) -> Writer<'a> {
        Writer {
            theme,
            room,
            seen: Vec::new(),
        }
    }

    /// A paragraph in which every term that was not on the leaf before is underlined, and opens the glossary.
    pub(super) fn paragraph(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        text: &dyn Phrase,
        (size, color): (f32, Color),
        node: Node,
    ) {
        let text = text.text();
        let pieces = runs(&text, &mut self.seen);
        if pieces.iter().all(|piece| piece.term.is_none()) {
            parent.spawn((self.theme.paragraph(&Verbatim(text), size, color), node));
            return;
        }
        let theme = self.theme;
        parent
            .spawn((theme.paragraph(&Blank, size, color), node))
            .with_children(|line| {
                for piece in pieces {
                    let span = (
                        theme.span(&Verbatim(piece.text.to_owned()), size, color),
                        LineHeight::RelativeToFont(1.45),
                    );
                    let Some(term) = piece.term else {
                        line.spawn((span, Pickable::IGNORE));
                        continue;
                    };
                    line.spawn((span, Underline, Pickable::default()))
                        .insert(TextColor(palette::BRASS))
                        .observe(move |_: On<Pointer<Click>>, mut open: MessageWriter<OpenTerm>| {
                            open.write(OpenTerm(term));
                        });
                }
            });
    }

    /// Remembers the terms of a text that stands elsewhere.
    pub(super) fn note(&mut self, text: &dyn Phrase) {
        let _ = runs(&text.text(), &mut self.seen);
    }

    /// The terms that were used, as buttons: for fingers and keys.
    pub(super) fn terms(self, body: &mut ChildSpawnerCommands) {
        let Writer { theme, room, mut seen } = self;
        if seen.is_empty() {
            return;
        }
        seen.sort_by_key(|term| *term as usize);
        body.spawn((
            theme.sans(&Aside::WordsHere, room.text(16.0), palette::BRASS),
            Node {
                margin: UiRect::top(px(12)),
                flex_shrink: 0.0,
                ..default()
            },
        ));
        body.spawn(Node {
            width: px(super::width(room)),
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(8),
            row_gap: px(8),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for term in seen {
                row.spawn((
                    Node {
                        height: px(room.text(42.0)),
                        padding: UiRect::horizontal(px(18)),
                        align_items: AlignItems::Center,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, &term),
                    theme.inked_label(None, &term, room.text(16.0)),
                ))
                .observe(move |_: On<Activate>, mut open: MessageWriter<OpenTerm>| {
                    open.write(OpenTerm(term));
                });
            }
        });
    }
}
