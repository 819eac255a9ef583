//! Shared parts of hints and coach remarks: their room, frame and buttons.

use bevy::prelude::*;
use spades_layout::{Arrangement, Fixture};

use super::geometry::TableGeometry;
use crate::Screen;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, label, palette, panel, scrolling};

/// Size of the close button, where a finger doesn't need a larger one.
const CLOSE: f32 = 32.0;

/// Width above which a room beside the trick of a phone on its side has the buttons beside the sentence.
const ACROSS: f32 = 420.0;

/// Height below which any room has them there, in pixels of the interface.
const LOW: f32 = 100.0;

/// Width of a scroll bar, in pixels of the interface.
const BAR: f32 = 10.0;

/// Height below which a room with the buttons at the bottom fits only a sentence.
const SENTENCE: f32 = 124.0;

/// The same limit for a column beside the cards.
const TITLED: f32 = 220.0;

/// Arrangement of the sentence, its buttons and the close button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Buttons below the sentence, close button in the corner beside it.
    Below,
    /// Like `Below`, in a column of a phone too narrow for anything beside the sentence: the close button is beside the first button.
    Narrow,
    /// Buttons in a row beside the sentence.
    Across,
    /// Buttons in a column beside the sentence, below the viewer's cards on an upright phone.
    Beside,
}

/// Room for a hint or a remark.
pub(super) struct Room {
    place: Node,
    /// `true` if it is beside a hand.
    at_the_start: bool,
    /// Height in pixels of the interface.
    pub(super) height: f32,
    pub(super) shape: Shape,
    /// `true` in an upright window, where text is larger.
    pub(super) upright: bool,
}

impl Room {
    /// Returns the room at this table, if there is one.
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

    /// Returns `true` if only one sentence fits.
    pub(super) fn is_narrow(&self) -> bool {
        match self.shape {
            Shape::Beside => true,
            Shape::Narrow => self.height < TITLED,
            Shape::Below => self.height < SENTENCE,
            Shape::Across => false,
        }
    }

    /// Spawns the area and its panel with the contents.
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
                    // Beside a short sentence is the close button; two stacked buttons take the full height.
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

    /// Returns the node of the sentence, which scrolls if it is too long.
    pub(super) fn sentence(&self, theme: &Theme) -> impl Bundle + use<> {
        let (most, beside) = match self.shape {
            // Beside buttons its height would otherwise be unlimited.
            Shape::Across | Shape::Beside => (px(self.height - 20.0), BAR),
            Shape::Below => (auto(), closing(theme) - 10.0),
            Shape::Narrow => (auto(), BAR),
        };
        scrolling(Node {
            // Space for the close button, or for a scroll bar.
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
    /// Spawns the first and the second button, and the close button.
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
                    // Otherwise its lines would be measured for another width.
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

    /// Returns a pill button of reduced height.
    pub(super) fn small(self, theme: &Theme, kind: ButtonKind, caption: &dyn Phrase) -> impl Bundle + use<> {
        let beside = match self {
            Shape::Narrow => 7.0,
            Shape::Beside => 11.0,
            Shape::Below | Shape::Across => 16.0,
        };
        (
            Node {
                // It fills its line.
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

/// Returns the space for the close button, which is as large as a finger needs.
fn closing(theme: &Theme) -> f32 {
    theme.min_touch_target().max(CLOSE) + 6.0
}

/// Spawns the close button in the corner, where it takes no room from the text; also used while the search runs.
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
