//! Captions of the piles: stock, discards, taken tricks, and how far the hand is built.

use bevy::prelude::*;
use spades_rules::{HandBuilding, Phase};

use super::{BuildHud, placed, write};
use crate::session::Match;
use crate::table::director::Director;
use crate::table::geometry::TableGeometry;
use crate::text::Blank;
use crate::ui::{Theme, Viewport, palette};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Caption {
    Stock,
    Discards,
    HandSize,
    /// The viewer's taken tricks, or the rival's.
    Pile(bool),
}

#[derive(Component)]
struct Line {
    of: Caption,
    detail: bool,
}

/// The outline where taken tricks will lie.
#[derive(Component)]
struct EmptyPile;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, (place, fill).in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>) {
    if event.hands != 2 {
        return;
    }
    let (big, small) = if event.portrait { (24.0, 19.0) } else { (21.0, 15.0) };
    commands.entity(event.root).with_children(|root| {
        for caption in [Caption::Stock, Caption::Discards, Caption::HandSize] {
            root.spawn((
                placed(Node {
                    width: px(0),
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(3),
                    ..default()
                }),
                caption,
            ))
            .with_children(|column| {
                if caption == Caption::HandSize {
                    column.spawn((
                        theme.sans(&Blank, small, palette::BRASS),
                        Line {
                            of: caption,
                            detail: true,
                        },
                        TextLayout::no_wrap(),
                    ));
                } else {
                    column.spawn((
                        theme.serif(&Blank, big, palette::IVORY),
                        Line {
                            of: caption,
                            detail: false,
                        },
                        TextLayout::no_wrap(),
                    ));
                    column.spawn((
                        theme.sans(&Blank, small, palette::MUTED),
                        Line {
                            of: caption,
                            detail: true,
                        },
                        TextLayout::no_wrap(),
                    ));
                }
            });
        }
        for mine in [true, false] {
            let caption = Caption::Pile(mine);
            root.spawn((
                placed(Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(12),
                    ..default()
                }),
                caption,
            ))
            .with_children(|column| {
                column.spawn((
                    theme.sans(&Blank, if event.portrait { 18.0 } else { 14.5 }, palette::MUTED),
                    Line {
                        of: caption,
                        detail: true,
                    },
                    TextLayout::no_wrap(),
                ));
                column.spawn((
                    Node {
                        width: px(58.6),
                        height: px(82),
                        border: UiRect::all(px(1.2)),
                        border_radius: BorderRadius::all(px(4)),
                        ..default()
                    },
                    BorderColor::all(palette::BRASS.with_alpha(0.25)),
                    EmptyPile,
                    Pickable::IGNORE,
                ));
            });
        }
    });
}

fn place(
    director: Res<Director>,
    viewport: Res<Viewport>,
    mut captions: Query<(&Caption, &mut Node, &mut Visibility)>,
) {
    let Some(scene) = &director.scene else { return };
    let geometry = TableGeometry {
        viewport: *viewport,
        hands: scene.hands.len(),
        viewer: scene.viewer,
        phase: scene.phase,
    };
    let draft = scene.phase == Phase::Draft;
    for (&caption, mut node, mut visibility) in &mut captions {
        let (at, on) = match caption {
            Caption::Stock => {
                let pose = geometry.pose(crate::table::scene::Place {
                    zone: crate::table::scene::Zone::Stock,
                    index: 0,
                    count: 1,
                    under: 0,
                });
                (pose.center + Vec2::new(0.0, pose.height / 2.0 + 12.0), draft)
            }
            Caption::Discards => (
                geometry.discards_caption() - Vec2::new(0.0, if viewport.portrait { 0.0 } else { 24.0 }),
                draft,
            ),
            Caption::HandSize => {
                let y = if viewport.portrait {
                    viewport.size.y - 640.0
                } else {
                    viewport.size.y - 283.0
                };
                (Vec2::new(viewport.size.x / 2.0, y), draft)
            }
            Caption::Pile(mine) => {
                let (origin, _) = geometry.pile(mine);
                (
                    origin - Vec2::new(0.0, if viewport.portrait { 34.0 } else { 30.0 }),
                    matches!(scene.phase, Phase::Play | Phase::Claims),
                )
            }
        };
        visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
        // In per cent, so that the interface size does not move it away from its cards.
        let (left, top) = (
            percent(at.x / viewport.size.x * 100.0),
            percent(at.y / viewport.size.y * 100.0),
        );
        if node.left != left || node.top != top {
            node.left = left;
            node.top = top;
        }
    }
}

fn fill(
    director: Res<Director>,
    game: Option<Res<Match>>,
    viewport: Res<Viewport>,
    mut lines: Query<(&Line, &mut Text)>,
    mut piles: Query<(&ChildOf, &mut Visibility), With<EmptyPile>>,
    captions: Query<&Caption>,
) {
    let (Some(scene), Some(view), Some(game)) = (&director.scene, &director.view, game) else {
        return;
    };
    let rival = (scene.viewer + 1) % scene.hands.len();
    let open = view.rules.hands == HandBuilding::OpenDraft;
    for (line, mut text) in &mut lines {
        let wanted = match (line.of, line.detail) {
            (Caption::Stock, false) => "Stock".to_owned(),
            (Caption::Stock, true) => match scene.stock.len() {
                1 => "1 card left".to_owned(),
                n => format!("{n} cards left"),
            },
            (Caption::Discards, false) => "Discards".to_owned(),
            (Caption::Discards, true) => {
                let access = if open { "open to both" } else { "closed" };
                match scene.discards.len() {
                    1 => format!("1 card, {access}"),
                    n => format!("{n} cards, {access}"),
                }
            }
            (Caption::HandSize, _) => {
                let name = game.name(scene.viewer);
                let whose = if name == "You" {
                    "Your hand".to_owned()
                } else {
                    format!("{name}’s hand")
                };
                format!("{whose}  {} of 13", scene.hands[scene.viewer].len())
            }
            (Caption::Pile(true), _) if viewport.portrait => {
                if game.hot_seat() {
                    game.name(scene.viewer)
                } else {
                    "Yours".to_owned()
                }
            }
            (Caption::Pile(false), _) if viewport.portrait => {
                if game.hot_seat() {
                    game.name(rival)
                } else {
                    "Theirs".to_owned()
                }
            }
            (Caption::Pile(mine), _) => match game.name(if mine { scene.viewer } else { rival }).as_str() {
                "You" => "Your tricks".to_owned(),
                name => format!("{name}’s tricks"),
            },
        };
        write(&mut text, &wanted);
    }
    for (parent, mut visibility) in &mut piles {
        if let Ok(Caption::Pile(mine)) = captions.get(parent.parent()) {
            let empty = scene.won[if *mine { scene.viewer } else { rival }].is_empty();
            visibility.set_if_neq(if empty {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}
