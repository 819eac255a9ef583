//! What a hint and a remark of the coach have in common: where they stand, their frame, and their buttons.

use bevy::prelude::*;

use super::geometry::{Arrangement, Fixture, TableGeometry};
use crate::Screen;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, label, palette, panel, scrolling};

/// The button that closes it, where it is not larger for a finger.
const CLOSE: f32 = 32.0;

/// A room beside the trick of a phone on its side that is wider than this has the buttons beside the sentence.
const ACROSS: f32 = 420.0;

/// A room that is lower than this, in pixels of the interface, has them there, too.
const LOW: f32 = 100.0;

/// What a bar takes, in pixels of the interface.
const BAR: f32 = 10.0;

/// A room with the buttons below that is lower than this has none for more than a sentence.
const SENTENCE: f32 = 124.0;

/// A column beside the cards that is lower than this has none either.
const TITLED: f32 = 220.0;

/// How a sentence, its buttons and the one that closes it lie to one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The buttons below the sentence, and what closes it in the corner beside it.
    Below,
    /// The same in a column of a phone, too narrow for anything beside the sentence: what closes it is beside the first button.
    Narrow,
    /// The buttons in a row beside the sentence.
    Across,
    /// The buttons in a column beside the sentence, below the viewer's cards on an upright phone.
    Beside,
}

/// The room for a hint or a remark.
pub(super) struct Room {
    place: Node,
    /// Where it is beside a hand.
    at_the_start: bool,
    /// How high it is, in pixels of the interface.
    pub(super) height: f32,
    pub(super) shape: Shape,
    /// Upright: letters are larger.
    pub(super) upright: bool,
}

impl Room {
    /// The room at this table, if there is one.
    pub(super) fn of(geometry: &TableGeometry) -> Option<Room> {
        let room = geometry.fixture(Fixture::Hint)?;
        let mut place = Node::default();
        geometry.place_node(room, &mut place);
        let height = room.height() / geometry.scale();
        let upright = geometry.arrangement().upright();
        let on_its_side = geometry.on_phone() && !upright;
        let shape = if geometry.on_phone() && upright {
            Shape::Beside
        } else if height < LOW || on_its_side && room.width() > ACROSS * geometry.scale() {
            Shape::Across
        } else if on_its_side {
            Shape::Narrow
        } else {
            Shape::Below
        };
        Some(Room {
            place,
            at_the_start: geometry.arrangement() == Arrangement::WideTwo,
            height,
            shape,
            upright,
        })
    }

    /// Whether there is room for one sentence alone.
    pub(super) fn is_narrow(&self) -> bool {
        match self.shape {
            Shape::Beside => true,
            Shape::Narrow => self.height < TITLED,
            Shape::Below => self.height < SENTENCE,
            Shape::Across => false,
        }
    }

    /// The area and its panel, with what is in it.
    pub(super) fn spawn(
        self,
        commands: &mut Commands,
        theme: &Theme,
        marker: impl Bundle,
        area: Area,
        content: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let across = self.shape == Shape::Across;
        let padding = if across { closing(theme) + 4.0 } else { 14.0 };
        let high = if self.shape == Shape::Beside { 2.0 } else { 8.0 };
        let row = across || self.shape == Shape::Beside;
        commands
            .spawn((
                marker,
                Name::new(area.key()),
                label(&area),
                FocusScope::new(Layer::Table).order(-2).without_arrows(),
                Layer::Table.height(),
                DespawnOnExit(Screen::Table),
                Node {
                    align_items: if self.at_the_start {
                        AlignItems::FlexStart
                    } else {
                        AlignItems::FlexEnd
                    },
                    ..self.place
                },
                Pickable::IGNORE,
            ))
            .with_children(|root| {
                root.spawn(panel(Node {
                    width: percent(100),
                    max_height: percent(100),
                    // Beside a low sentence stands what closes it; two buttons one above the other take what height there is.
                    padding: UiRect::new(px(14), px(padding), px(high), px(high)),
                    column_gap: px(12),
                    row_gap: px(6),
                    flex_direction: if row { FlexDirection::Row } else { FlexDirection::Column },
                    align_items: AlignItems::Center,
                    ..default()
                }))
                .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)))
                .with_children(content);
            });
    }

    /// Where the sentence is, which scrolls if it is too long.
    pub(super) fn sentence(&self, theme: &Theme) -> impl Bundle + use<> {
        let (most, beside) = match self.shape {
            // Beside buttons it would be as high as it likes.
            Shape::Across => (px(self.height - 20.0), 0.0),
            Shape::Beside => (px(self.height - 20.0), BAR),
            Shape::Below => (auto(), closing(theme) - 10.0),
            Shape::Narrow => (auto(), BAR),
        };
        scrolling(Node {
            // What closes it stands there, or a bar.
            padding: UiRect::right(px(beside)),
            width: auto(),
            align_self: if self.shape == Shape::Narrow || self.shape == Shape::Below {
                AlignSelf::Stretch
            } else {
                AlignSelf::Auto
            },
            row_gap: px(2),
            max_height: most,
            flex_basis: if self.shape == Shape::Beside { px(0) } else { auto() },
            flex_shrink: 1.0,
            flex_grow: 1.0,
            ..default()
        })
    }
}

impl Shape {
    /// The buttons: the first and the second one, and the one that closes all of it.
    pub(super) fn buttons(
        self,
        panel: &mut ChildSpawnerCommands,
        theme: &Theme,
        first: impl FnOnce(&mut ChildSpawnerCommands),
        second: impl FnOnce(&mut ChildSpawnerCommands),
        (words, pressed): (&dyn Phrase, impl Bundle),
    ) {
        if self == Shape::Narrow {
            let line = || Node {
                width: percent(100),
                column_gap: px(6),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            };
            panel.spawn((line(), Pickable::IGNORE)).with_children(|line| {
                first(line);
                line.spawn((theme.round(ButtonKind::Ghost, "x", CLOSE, words), pressed));
            });
            panel.spawn((line(), Pickable::IGNORE)).with_children(second);
            return;
        }
        if self == Shape::Beside {
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(2),
                flex_shrink: 0.0,
                ..default()
            };
            panel.spawn((column, Pickable::IGNORE)).with_children(|column| {
                let row = Node {
                    column_gap: px(6),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::FlexEnd,
                    ..default()
                };
                column.spawn((row, Pickable::IGNORE)).with_children(|row| {
                    second(row);
                    row.spawn((theme.round(ButtonKind::Ghost, "x", CLOSE, words), pressed));
                });
                first(column);
            });
            return;
        }
        let across = self == Shape::Across;
        panel
            .spawn((
                Node {
                    // Or its lines would be counted for another width.
                    width: if across { auto() } else { percent(100) },
                    column_gap: px(6),
                    row_gap: px(4),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    flex_wrap: if across { FlexWrap::NoWrap } else { FlexWrap::Wrap },
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                first(row);
                second(row);
            });
        close(panel, theme, words, pressed);
    }

    /// A pill that is lower than usual.
    pub(super) fn small(self, theme: &Theme, kind: ButtonKind, caption: &dyn Phrase) -> impl Bundle + use<> {
        let beside = match self {
            Shape::Narrow => 7.0,
            Shape::Beside => 11.0,
            Shape::Below | Shape::Across => 16.0,
        };
        (
            Node {
                // It takes its line.
                flex_grow: if self == Shape::Narrow { 1.0 } else { 0.0 },
                height: px(38),
                padding: UiRect::horizontal(px(beside)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
            theme.clickable(kind, BorderRadius::MAX, caption),
            theme.inked_label(None, caption, 16.0),
        )
    }
}

/// What the button that closes it takes, which is as large as a finger needs.
fn closing(theme: &Theme) -> f32 {
    theme.least_target().max(CLOSE) + 6.0
}

/// The button that closes it, in the corner, where it takes no room from what is said; also while that is thought about.
pub(super) fn close(panel: &mut ChildSpawnerCommands, theme: &Theme, words: &dyn Phrase, pressed: impl Bundle) {
    panel
        .spawn((theme.round(ButtonKind::Ghost, "x", CLOSE, words), pressed))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.position_type = PositionType::Absolute;
            node.top = px(4);
            node.right = px(4);
        });
}
