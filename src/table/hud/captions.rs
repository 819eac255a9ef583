//! Captions of the piles: stock, discards, taken tricks, and how far the hand is built.

use bevy::prelude::*;
use spades_rules::{HandBuilding, Phase};

use super::{BuildHud, placed, write};
use crate::session::{Match, Who};
use crate::table::director::Director;
use crate::table::geometry::TableGeometry;
use crate::text::Blank;
use crate::text::piles::Pile;
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
    added: Query<(), Added<Line>>,
) {
    let (Some(scene), Some(view), Some(game)) = (&director.scene, &director.view, game) else {
        return;
    };
    let changed = director.is_changed() || game.is_changed() || viewport.is_changed() || !added.is_empty();
    if !changed {
        return;
    }
    let rival = (scene.viewer + 1) % scene.hands.len();
    let open = view.rules.hands == HandBuilding::OpenDraft;
    for (line, mut text) in &mut lines {
        let wanted = match (line.of, line.detail) {
            (Caption::Stock, false) => Pile::Stock,
            (Caption::Stock, true) => Pile::CardsLeft(scene.stock.len()),
            (Caption::Discards, false) => Pile::Discards,
            (Caption::Discards, true) => Pile::Discarded {
                count: scene.discards.len(),
                open,
            },
            (Caption::HandSize, _) => Pile::Hand {
                of: game.who(scene.viewer),
                count: scene.hands[scene.viewer].len(),
            },
            (Caption::Pile(mine), _) => match (game.who(if mine { scene.viewer } else { rival }), viewport.portrait) {
                (of, false) => Pile::Tricks(of),
                (Who::Named(name), true) if game.hot_seat() => Pile::Named(name),
                (_, true) if mine => Pile::Yours,
                (_, true) => Pile::Theirs,
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
