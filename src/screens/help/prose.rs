//! Paragraphs whose terms link to the glossary.

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use bevy::text::{LineHeight, Underline};
use bevy::ui_widgets::Activate;

use super::glossary::OpenTerm;
use crate::say;
use crate::screens::page::wrapping;
use crate::text::glossary::{Term, runs};
use crate::text::{Blank, Phrase, Verbatim};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Ui, palette};

/// Writes paragraphs, and remembers the terms used in them.
#[derive(Default)]
pub(super) struct Writer {
    seen: Vec<Term>,
}

impl Writer {
    /// Writes a paragraph in which the first use of each marked term on the tab is underlined and opens the glossary.
    pub(super) fn paragraph(&mut self, parent: &mut Ui, text: &dyn Phrase, (size, color): (f32, Color), node: Node) {
        let words = text.text();
        if !words.contains('<') {
            parent.prose(text, size, color).insert(node);
            return;
        }
        let size = parent.room.text(size);
        let paragraph = parent.theme.paragraph(&Blank, size, color);
        parent.nest((paragraph, node), |line| {
            for piece in runs(&words, &mut self.seen) {
                let text = Verbatim(piece.text.to_owned());
                let span = (line.theme.span(&text, size, color), LineHeight::RelativeToFont(1.45));
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

    /// Remembers a term that is used elsewhere on the tab.
    pub(super) fn note(&mut self, term: Term) {
        if !self.seen.contains(&term) {
            self.seen.push(term);
        }
    }

    /// Spawns a button for each term used, for touch and keyboard.
    pub(super) fn terms(mut self, body: &mut Ui) {
        if self.seen.is_empty() {
            return;
        }
        self.seen.sort_by_key(|term| *term as usize);
        body.caption(&say::help::aside_words_here())
            .insert(flex().margin(UiRect::top(px(12))).rigid());
        let node = wrapping(8.0).width(px(super::width(body.room)));
        body.nest(node, |row| {
            let (theme, room) = (row.theme, row.room);
            for term in self.seen {
                row.spawn((
                    flex()
                        .height(px(room.text(42.0)))
                        .padding(UiRect::horizontal(px(18)))
                        .align_center()
                        .rigid(),
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
