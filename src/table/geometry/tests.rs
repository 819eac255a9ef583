use super::*;
use crate::table::scene::Place;

/// Windows in logical pixels, from a big screen to phones.
const WINDOWS: [(f32, f32); 9] = [
    (1920.0, 1080.0),
    (1600.0, 900.0),
    (1280.0, 720.0),
    (1024.0, 768.0),
    (2560.0, 1080.0),
    (900.0, 880.0),
    (720.0, 1280.0),
    (390.0, 844.0),
    (768.0, 1024.0),
];

fn settings(hands: usize, phase: Phase) -> impl Iterator<Item = TableGeometry> {
    WINDOWS.into_iter().map(move |(width, height)| TableGeometry {
        viewport: Viewport::of(Vec2::new(width, height)),
        hands,
        viewer: 0,
        phase,
    })
}

fn poses(geometry: &TableGeometry, zone: Zone, count: usize) -> Vec<Pose> {
    (0..count)
        .map(|index| {
            geometry.pose(Place {
                zone,
                index,
                count,
                under: 0,
            })
        })
        .collect()
}

/// Whether a point lies on a card.
fn covers(pose: &Pose, point: Vec2) -> bool {
    let local = Vec2::from_angle(-pose.angle).rotate(point - pose.center).abs();
    local.x < pose.width() / 2.0 - 0.5 && local.y < pose.height / 2.0 - 0.5
}

/// Where the index is printed: rank and suit, down the left edge (the art guide's 22 by 10 to 77 of 240 by 336).
fn index(pose: &Pose) -> [Vec2; 2] {
    [(22.0, 28.0), (22.0, 90.0)].map(|(x, y)| {
        let local = Vec2::new(x / 240.0 - 0.5, y / 336.0 - 0.5) * Vec2::new(pose.width(), pose.height);
        pose.center + Vec2::from_angle(pose.angle).rotate(local)
    })
}

fn every_index_shows(geometry: &TableGeometry, zone: Zone, count: usize) {
    let poses = poses(geometry, zone, count);
    for (at, pose) in poses.iter().enumerate() {
        for point in index(pose) {
            let hidden = poses
                .iter()
                .enumerate()
                .any(|(other, above)| other != at && above.z > pose.z && covers(above, point));
            assert!(
                !hidden,
                "index of card {at} of {count} in {zone:?} is covered at {:?}",
                geometry.viewport.size
            );
        }
    }
}

#[test]
fn every_index_of_every_fan_shows() {
    for count in 1..=13 {
        for geometry in settings(2, Phase::Play).chain(settings(4, Phase::Play)) {
            every_index_shows(&geometry, Zone::Hand(0), count);
        }
    }
    for count in 1..=26 {
        for geometry in settings(2, Phase::Draft) {
            every_index_shows(&geometry, Zone::Discards, count);
        }
    }
}

#[test]
fn open_cards_stay_within_the_window() {
    for geometry in settings(2, Phase::Draft) {
        let size = geometry.viewport.size;
        let inside = |pose: &Pose, what: &str| {
            for corner in pose.corners() {
                assert!(
                    corner.x > -2.0 && corner.x < size.x + 2.0 && corner.y > -2.0,
                    "{what}: {corner} in {size}"
                );
            }
        };
        for count in 1..=26 {
            poses(&geometry, Zone::Discards, count)
                .iter()
                .for_each(|pose| inside(pose, "discards"));
        }
        for count in 1..=13 {
            poses(&geometry, Zone::Hand(0), count)
                .iter()
                .for_each(|pose| inside(pose, "hand"));
            for mine in [0, 1] {
                poses(&geometry, Zone::Won(mine), count)
                    .iter()
                    .for_each(|pose| inside(pose, "taken tricks"));
            }
        }
        inside(
            &geometry.pose(Place {
                zone: Zone::Drawn,
                index: 0,
                count: 1,
                under: 0,
            }),
            "drawn card",
        );
        poses(&geometry, Zone::Stock, 52)
            .iter()
            .for_each(|pose| inside(pose, "stock"));
    }
}

#[test]
fn two_player_tricks_never_overlap_and_lie_clear_of_the_hand() {
    for geometry in settings(2, Phase::Play) {
        let trick = [0, 1].map(|seat| {
            geometry.pose(Place {
                zone: Zone::Trick(seat),
                index: seat,
                count: 2,
                under: 0,
            })
        });
        for corner in trick[0].corners() {
            assert!(!covers(&trick[1], corner), "{:?}", geometry.viewport.size);
        }
        let hand = poses(&geometry, Zone::Hand(0), 13);
        for pose in trick {
            for corner in pose.corners() {
                assert!(
                    hand.iter().all(|card| !covers(card, corner)),
                    "{:?}",
                    geometry.viewport.size
                );
            }
        }
    }
}

#[test]
fn the_drawn_card_covers_neither_stock_nor_discards() {
    for geometry in settings(2, Phase::Draft) {
        let drawn = geometry.pose(Place {
            zone: Zone::Drawn,
            index: 0,
            count: 1,
            under: 0,
        });
        let stock = geometry.pose(Place {
            zone: Zone::Stock,
            index: 51,
            count: 52,
            under: 0,
        });
        let others = poses(&geometry, Zone::Discards, 26).into_iter().chain([stock]);
        for other in others {
            assert!(
                other.corners().into_iter().all(|corner| !covers(&drawn, corner)),
                "{:?}",
                geometry.viewport.size
            );
        }
    }
}
