//! A plate for every player, with name, score, bid, tricks and bags.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use spades_layout::{Device, Fixture};
use spades_rules::{Card, Suit};

mod phone;

use super::BuildHud;
use super::field::Field;
use super::light::Frame;
use super::place::fixture;
use super::seat_labels::{DealerMarker, Likeness, Medal, Portrait, readout};
use super::teams::{SheetPart, mark};
use crate::session::Match;
use crate::table::geometry::TableGeometry;
use crate::text::Blank;
use crate::text::plates::PlateCaption;
use crate::ui::{Fit, Theme, likeness, medallion, palette, panel_shadow, room_to_fit};

/// Figures on a plate.
const FIGURES: [(PlateCaption, Field); 3] = [
    (PlateCaption::Bid, Field::Bid),
    (PlateCaption::Tricks, Field::Tricks),
    (PlateCaption::Bags, Field::Bags),
];

/// Width in pixels of the interface below which a bar has no room for a long name beside its figures.
const NARROW: f32 = 640.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

fn build(
    event: On<BuildHud>,
    mut commands: Commands,
    theme: Res<Theme>,
    game: Res<Match>,
    geometry: Res<TableGeometry>,
) {
    let (portrait, hands) = (event.portrait, event.hands);
    if matches!(event.device, Device::PhoneUpright | Device::PhoneOnItsSide) {
        phone::build(&mut commands, &event, &theme, &game);
        return;
    }
    let width = |place: Rect| place.width() / geometry.scale();
    let narrow = geometry
        .fixture(Fixture::Plate(0))
        .is_some_and(|place| width(place) < NARROW);
    commands.entity(event.root).with_children(|root| {
        if hands == 2 {
            for relative in 0..2 {
                if portrait && narrow {
                    two_lines(root, &theme, relative, &game, 5.0)
                } else if portrait {
                    bar(root, &theme, relative, &game)
                } else {
                    two_lines(root, &theme, relative, &game, 12.0)
                }
            }
        } else {
            sheet(root, &theme, &game);
            for relative in 0..hands {
                tag(root, &theme, relative, &game);
            }
        }
    });
}

/// Spawns the caption of a figure; a bid's caption depends on the bid.
fn caption_of<'a>(
    parent: &'a mut ChildSpawnerCommands,
    theme: &Theme,
    relative: usize,
    (caption, field): (PlateCaption, Field),
    size: f32,
) -> EntityCommands<'a> {
    let mut text = parent.spawn((theme.sans(&caption, size, palette::MUTED), TextLayout::no_wrap()));
    if field == Field::Bid {
        text.insert(readout(relative, Field::BidCaption));
    }
    text
}

fn surface(place: Fixture, node: Node) -> impl Bundle {
    let lit = match place {
        Fixture::Plate(relative) => relative,
        _ => usize::MAX,
    };
    (
        fixture(
            place,
            Node {
                border: UiRect::all(px(1.2)),
                border_radius: BorderRadius::all(px(18)),
                ..node
            },
        ),
        BackgroundColor(palette::PANEL.with_alpha(0.985)),
        BorderColor::all(palette::BRASS.with_alpha(0.4)),
        panel_shadow(1.0),
        Frame(lit),
    )
}

fn face(parent: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, size: f32, game: &Match) {
    let icon = if relative != 0 && !game.hot_seat() {
        "bot"
    } else {
        "user"
    };
    parent
        .spawn((
            // The match determines its owner, and its colour too.
            medallion(size, palette::medal(relative == 0)),
            Medal(relative),
            Pickable::IGNORE,
        ))
        .with_children(|parent| {
            parent.spawn((theme.icon(icon, size * 0.5, palette::IVORY), Portrait(relative)));
            parent.spawn((likeness(Card::new(Suit::Clubs, 0)), Likeness(relative)));
            marker(parent, theme, relative, size);
        });
}

/// Spawns the disc of the player who deals or draws first, at the edge of the medallion.
fn marker(face: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, size: f32) {
    let disc = size * 0.42;
    face.spawn((
        DealerMarker(relative),
        Node {
            position_type: PositionType::Absolute,
            right: px(-disc * 0.3),
            bottom: px(-disc * 0.3),
            width: px(disc),
            height: px(disc),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            display: Display::None,
            ..default()
        },
        BackgroundColor(palette::BRASS),
        Hovered::default(),
    ))
    .with_children(|face| {
        face.spawn((theme.sans(&Blank, disc * 0.75, palette::INK), TextLayout::no_wrap()));
    });
}

/// Spawns the landscape plate, 274 × 118, or a narrow bar: the figures are below the name.
fn two_lines(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, game: &Match, margin: f32) {
    let node = Node {
        padding: UiRect::axes(px(14), px(margin)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    root.spawn(surface(Fixture::Plate(relative), node))
        .with_children(|plate| {
            plate
                .spawn((
                    Node {
                        column_gap: px(12),
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    face(row, theme, relative, 48.0, game);
                    row.spawn((room_to_fit(), Pickable::IGNORE)).with_children(|texts| {
                        // It has the width of both: a long name is longer than any status.
                        texts.spawn((
                            theme.serif(&Blank, 23.0, palette::IVORY),
                            readout(relative, Field::Name),
                            Fit::default(),
                        ));
                        status_and_score(texts, theme, relative);
                    });
                });
            plate.spawn((
                Node {
                    height: px(1.5),
                    width: percent(100),
                    ..default()
                },
                BackgroundColor(palette::BRASS.with_alpha(0.3)),
                Pickable::IGNORE,
            ));
            plate
                .spawn((
                    Node {
                        justify_content: JustifyContent::SpaceAround,
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    for (index, (caption, field)) in FIGURES.into_iter().enumerate() {
                        if index > 0 {
                            row.spawn((
                                Node {
                                    width: px(1.5),
                                    height: px(20),
                                    ..default()
                                },
                                BackgroundColor(palette::BRASS.with_alpha(0.25)),
                                Pickable::IGNORE,
                            ));
                        }
                        row.spawn((
                            Node {
                                column_gap: px(8),
                                align_items: AlignItems::Center,
                                ..default()
                            },
                            Pickable::IGNORE,
                        ))
                        .with_children(|pair| {
                            caption_of(pair, theme, relative, (caption, field), 14.5);
                            pair.spawn((theme.serif(&Blank, 22.0, palette::IVORY), readout(relative, field)));
                        });
                    }
                });
        });
}

/// Spawns the status and the score, below the name on a landscape plate.
fn status_and_score(parent: &mut ChildSpawnerCommands, theme: &Theme, relative: usize) {
    parent
        .spawn((
            Node {
                column_gap: px(10),
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((room_to_fit(), Pickable::IGNORE)).with_child((
                theme.sans(&Blank, 14.5, palette::MUTED),
                readout(relative, Field::Status),
                Fit::default(),
            ));
            line.spawn((
                theme.serif(&Blank, 26.0, palette::BRASS),
                readout(relative, Field::Score),
            ));
        });
}

/// Spawns the portrait plate: a bar of the window's width.
fn bar(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, game: &Match) {
    let node = Node {
        padding: UiRect::axes(px(22), px(12)),
        column_gap: px(18),
        align_items: AlignItems::Center,
        ..default()
    };
    root.spawn(surface(Fixture::Plate(relative), node))
        .with_children(|bar| {
            face(bar, theme, relative, 66.0, game);
            bar.spawn((room_to_fit(), Pickable::IGNORE)).with_children(|texts| {
                texts.spawn((
                    theme.serif(&Blank, 30.0, palette::IVORY),
                    readout(relative, Field::Name),
                    Fit::default(),
                ));
                texts.spawn((
                    theme.sans(&Blank, 19.0, palette::MUTED),
                    readout(relative, Field::Status),
                    Fit::default(),
                ));
            });
            for (caption, field) in FIGURES {
                bar.spawn((
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        width: px(92),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|pair| {
                    pair.spawn((theme.serif(&Blank, 30.0, palette::IVORY), readout(relative, field)));
                    caption_of(pair, theme, relative, (caption, field), 19.0);
                });
            }
            bar.spawn((
                Node {
                    width: px(1.5),
                    height: px(60),
                    ..default()
                },
                BackgroundColor(palette::BRASS.with_alpha(0.3)),
                Pickable::IGNORE,
            ));
            bar.spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::FlexEnd,
                    width: px(100),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|pair| {
                pair.spawn((
                    theme.serif(&Blank, 38.0, palette::BRASS),
                    readout(relative, Field::Score),
                ));
                pair.spawn((
                    theme.sans(&Blank, 19.0, palette::MUTED),
                    readout(relative, Field::Target),
                ));
            });
        });
}

/// Spawns the sides' sheet, in the corner of a table of four hands.
fn sheet(root: &mut ChildSpawnerCommands, theme: &Theme, game: &Match) {
    let sides = game.game().scores().len();
    let node = Node {
        padding: UiRect::axes(px(20), px(12)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    root.spawn(surface(Fixture::Sheet, node)).with_children(|sheet| {
        for side in 0..sides {
            sheet_line(
                sheet,
                theme,
                (side, Field::SideName),
                true,
                if sides > 2 {
                    (18.0, 14.0, 24.0)
                } else {
                    (21.0, 14.0, 30.0)
                },
            );
        }
    });
}

/// Spawns the name and score of a side, and its contract if there is room; with the text sizes of name, contract and score.
fn sheet_line(
    sheet: &mut ChildSpawnerCommands,
    theme: &Theme,
    (side, named): (usize, Field),
    contract: bool,
    (name, line, score): (f32, f32, f32),
) {
    sheet
        .spawn((
            SheetPart {
                side,
                for_teams: false,
                widths: None,
            },
            Node {
                column_gap: px(12),
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            row.spawn((room_to_fit(), Pickable::IGNORE)).with_children(|texts| {
                texts.spawn((
                    theme.serif(&Blank, name, palette::IVORY),
                    readout(side, named),
                    Fit::default(),
                ));
                if contract {
                    texts.spawn((
                        theme.sans(&Blank, line, palette::MUTED),
                        readout(side, Field::SideLine),
                        Fit::default(),
                    ));
                }
            });
            row.spawn((
                theme.serif(&Blank, score, palette::BRASS),
                readout(side, Field::SideScore),
            ));
        });
}

/// Spawns a small plate for a seat of a table of four hands.
fn tag(root: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, game: &Match) {
    let node = Node {
        padding: UiRect::axes(px(8), px(4)),
        column_gap: px(10),
        align_items: AlignItems::Center,
        ..default()
    };
    root.spawn((surface(Fixture::Plate(relative), node), GlobalZIndex(1)))
        .with_children(|tag| {
            mark(tag, relative);
            face(tag, theme, relative, 42.0, game);
            tag.spawn((room_to_fit(), Pickable::IGNORE)).with_children(|texts| {
                texts.spawn((
                    theme.serif(&Blank, 18.0, palette::IVORY),
                    readout(relative, Field::Name),
                    Fit::default(),
                ));
                texts.spawn((
                    theme.sans(&Blank, 14.0, palette::MUTED),
                    readout(relative, Field::Line),
                    Fit::default(),
                ));
            });
        });
}
