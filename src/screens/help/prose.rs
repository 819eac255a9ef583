//! Paragraphs whose terms link to the glossary.

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use bevy::text::{LineHeight, Underline};
use bevy::ui_widgets::Activate;

use super::glossary::OpenTerm;
use crate::say;
use crate::screens::page::{Pages, wrapping};
use crate::text::glossary::{Term, runs};
use crate::text::{Blank, Phrase, Verbatim, Words};
use crate::ui::{ButtonKind, Rebuild, Spoken, Ui, palette};

/// Writes paragraphs, and remembers the terms used in them.
#[derive(Default)]
pub(super) struct Writer {
    seen: Vec<Term>,
}

/// A paragraph with marked terms, which is split again when the language changes.
#[derive(Component, Clone)]
struct Marked {
    phrase: Words,
    /// The terms used before this paragraph.
    seen: Vec<Term>,
    size: f32,
    color: Color,
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
        let marked = Marked {
            phrase: text.words(),
            seen: self.seen.clone(),
            size,
            color,
        };
        let paragraph = parent.theme.paragraph(&Blank, size, color);
        parent.nest((paragraph, node, marked.clone()), |line| {
            marked.write(line, &words, &mut self.seen);
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
        body.caption(&say::help::aside_words_here()).insert(Node {
            margin: UiRect::top(px(12)),
            flex_shrink: 0.0,
            ..default()
        });
        let node = Node {
            width: px(super::width(body.room)),
            ..wrapping(8.0)
        };
        body.nest(node, |row| {
            let (theme, room) = (row.theme, row.room);
            for term in self.seen {
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

impl Marked {
    fn write(&self, line: &mut Ui, words: &str, seen: &mut Vec<Term>) {
        for piece in runs(words, seen) {
            let text = Verbatim(piece.text.to_owned());
            let span = (
                line.theme.span(&text, self.size, self.color),
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
    }
}

/// Splits the paragraphs again, as other languages mark other words.
fn say_again(paragraphs: Query<(Entity, &Marked)>, spoken: Res<Spoken>, mut pages: Pages) {
    for (paragraph, marked) in &paragraphs {
        let words = marked.phrase.text_in(spoken.language());
        pages.refill(paragraph, |line| marked.write(line, &words, &mut marked.seen.clone()));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        say_again.before(Rebuild).run_if(resource_exists_and_changed::<Spoken>),
    );
}
