//! The plates on a phone: as compact as readability allows.

use bevy::prelude::*;
use spades_layout::{Device, Fixture};

use super::super::BuildHud;
use super::super::field::Field;
use super::super::seat_labels::readout;
use super::super::teams::{SheetPart, mark};
use super::{caption_of, face, marker, sheet_line, surface};
use crate::session::Match;
use crate::text::Blank;
use crate::text::plates::PlateCaption;
use crate::ui::{Fit, Theme, palette, room_to_fit};

/// Text sizes of names and scores, and of the texts beside them.
const NAME: f32 = 27.0;
const SMALL: f32 = 20.0;

/// The figures with their minimum widths: as narrow as short captions allow, since a name of sixteen letters needs the rest.
const FIGURES: [(PlateCaption, Field, f32); 3] = [
    (PlateCaption::Bid, Field::Bid, 48.0),
    (PlateCaption::Took, Field::Tricks, 48.0),
    (PlateCaption::Bags, Field::Bags, 48.0),
];

/// Scale of letters above which a face has no room beside a name, and captions none to grow.
const ROOM_FOR_A_FACE: f32 = 1.15;

/// Gap between figures.
const BETWEEN: f32 = 8.0;

pub(super) fn build(commands: &mut Commands, event: &BuildHud, theme: &Theme, game: &Match) {
    let upright = event.device == Device::PhoneUpright;
    commands.entity(event.root).with_children(|root| {
        if event.hands == 2 {
            for relative in 0..2 {
                if upright {
                    bar(root, theme, relative, game);
                } else {
                    plate(root, theme, relative);
                }
            }
            return;
        }
        if upright {
            cells(root, theme, game);
        } else {
            rows(root, theme, game);
        }
        for relative in 0..event.hands {
            tag(root, theme, relative);
        }
    });
}

fn name(parent: &mut ChildSpawnerCommands, theme: &Theme, size: f32, of: impl Bundle) {
    parent.spawn((room_to_fit(), Pickable::IGNORE)).with_child((
        theme.serif(&Blank, size, palette::IVORY),
        of,
        Fit::default(),
    ));
}

/// Spawns each figure over its caption.
fn figures(parent: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, wide: f32) {
    // A longer caption of another language takes its width from the name. With large letters, there is none to take.
    let grows = theme.line(1.0) < ROOM_FOR_A_FACE;
    for (caption, field, width) in FIGURES {
        let width = px(width * wide);
        parent
            .spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    width: if grows { auto() } else { width },
                    min_width: width,
                    flex_shrink: if grows { 0.0 } else { 1.0 },
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|pair| {
                pair.spawn((
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        // The figure shrinks to the width of its column and adds nothing to it.
                        width: px(0),
                        min_width: percent(100),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_child((
                    theme.serif(&Blank, NAME, palette::IVORY),
                    readout(relative, field),
                    Fit::default(),
                ));
                let mut caption = caption_of(pair, theme, relative, (caption, field), SMALL);
                if !grows {
                    caption.insert(Fit::default());
                }
            });
    }
}

/// Spawns the upright plate: a bar of the window's width.
fn bar(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, game: &Match) {
    let letters = theme.line(1.0);
    // Figures are short: names need the room.
    let wide = 1.0 + (letters - 1.0) / 2.0;
    let node = Node {
        padding: UiRect::axes(px(10), px(4)),
        column_gap: px(BETWEEN),
        align_items: AlignItems::Center,
        ..default()
    };
    root.spawn(surface(Fixture::Plate(relative), node))
        .with_children(|bar| {
            if letters < ROOM_FOR_A_FACE {
                face(bar, theme, relative, 48.0, game);
            }
            name(bar, theme, NAME, readout(relative, Field::NameOrDanger));
            figures(bar, theme, relative, wide);
            bar.spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::FlexEnd,
                    width: px(68.0 * wide),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|pair| {
                pair.spawn((
                    theme.serif(&Blank, 32.0, palette::BRASS),
                    readout(relative, Field::Score),
                    Fit::default(),
                ));
                pair.spawn((
                    theme.sans(&Blank, SMALL, palette::MUTED),
                    readout(relative, Field::Target),
                    Fit::default(),
                ));
            });
        });
}

/// Spawns the plate on a phone on its side: the name above score and figures, since it has no room beside a score.
fn plate(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize) {
    let node = Node {
        padding: UiRect::axes(px(4), px(2)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    root.spawn(surface(Fixture::Plate(relative), node))
        .with_children(|plate| {
            plate
                .spawn((
                    Node {
                        // The disc of the first player is in the corner.
                        padding: UiRect::right(px(28)).with_left(px(6)),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| name(row, theme, NAME, readout(relative, Field::NameOrDanger)));
            plate
                .spawn((
                    Node {
                        column_gap: px(BETWEEN),
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    row.spawn((room_to_fit(), Pickable::IGNORE)).with_child((
                        theme.serif(&Blank, 30.0, palette::BRASS),
                        readout(relative, Field::Score),
                        Fit::default(),
                    ));
                    figures(row, theme, relative, 1.0);
                });
            corner(plate, theme, relative);
        });
}

/// Spawns the sides' scores side by side.
fn cells(root: &mut ChildSpawnerCommands, theme: &Theme, game: &Match) {
    let sides = game.game().scores().len();
    let (width, gap) = if sides == 3 { (31.0, 10.0) } else { (47.0, 20.0) };
    let node = Node {
        padding: UiRect::axes(px(10), px(4)),
        column_gap: px(gap),
        // Four in two lines, for long names.
        flex_wrap: FlexWrap::Wrap,
        align_content: AlignContent::SpaceAround,
        align_items: AlignItems::Center,
        ..default()
    };
    root.spawn(surface(Fixture::Sheet, node)).with_children(|sheet| {
        for side in 0..sides {
            sheet
                .spawn((
                    SheetPart {
                        side,
                        for_teams: false,
                        // Two teams have the gap of their own cells between them.
                        widths: Some((width, if sides == 3 { 48.0 } else { 47.0 })),
                    },
                    Node {
                        flex_direction: FlexDirection::Column,
                        width: percent(width),
                        min_width: px(0),
                        overflow: Overflow::clip(),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|cell| {
                    let score = (
                        theme.serif(&Blank, NAME, palette::BRASS),
                        readout(side, Field::SideScore),
                    );
                    cell.spawn((
                        Node {
                            column_gap: px(8),
                            align_items: AlignItems::Center,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|row| {
                        name(row, theme, 24.0, readout(side, Field::ShortSideName));
                        row.spawn(score);
                    });
                    let line = if sides > 2 { Field::SideBags } else { Field::SideLine };
                    cell.spawn((
                        theme.sans(&Blank, SMALL, palette::MUTED),
                        readout(side, line),
                        Fit::default(),
                    ));
                });
        }
    });
}

/// Spawns the sides' scores in rows.
fn rows(root: &mut ChildSpawnerCommands, theme: &Theme, game: &Match) {
    let sides = game.game().scores().len();
    let line_of_side = if sides == 3 { Field::SideTricks } else { Field::SideLine };
    let node = Node {
        padding: UiRect::axes(px(12), px(6)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceAround,
        ..default()
    };
    root.spawn(surface(Fixture::Sheet, node)).with_children(|sheet| {
        for side in 0..sides {
            sheet_line(sheet, theme, (side, Field::ShortSideName), false, (24.0, SMALL, NAME));
            if sides < 4 {
                let part = SheetPart {
                    side,
                    for_teams: sides == 3,
                    widths: None,
                };
                let mut line = Node::default();
                if sides == 3 {
                    line.overflow = Overflow::clip();
                }
                sheet.spawn((part, line, Pickable::IGNORE)).with_child((
                    theme.sans(&Blank, SMALL, palette::MUTED),
                    readout(side, line_of_side),
                    Fit::default(),
                ));
            }
        }
    });
}

/// Spawns a small plate for a seat.
fn tag(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize) {
    let node = Node {
        padding: UiRect::axes(px(8), px(2)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    root.spawn((surface(Fixture::Plate(relative), node), GlobalZIndex(1)))
        .with_children(|tag| {
            let line = || {
                let node = Node {
                    overflow: Overflow::clip(),
                    ..default()
                };
                (node, Pickable::IGNORE)
            };
            mark(tag, relative);
            // Beside the disc of the first player.
            let mut named = tag.spawn(line());
            named.entry::<Node>().and_modify(|mut node| node.margin.right = px(14));
            named.with_child((
                theme.serif(&Blank, 24.0, palette::IVORY),
                readout(relative, Field::Name),
                Fit::default(),
            ));
            tag.spawn(line()).with_child((
                theme.sans(&Blank, SMALL, palette::MUTED),
                readout(relative, Field::Line),
                Fit::default(),
            ));
            corner(tag, theme, relative);
        });
}

/// The disc of the player who deals or draws first, at the free upper edge.
fn corner(plate: &mut ChildSpawnerCommands, theme: &Theme, relative: usize) {
    plate
        .spawn((
            Node {
                position_type: PositionType::Absolute,
                right: px(6),
                top: px(-10),
                width: px(26),
                height: px(26),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|corner| marker(corner, theme, relative, 60.0));
}
