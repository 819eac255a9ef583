//! The end of a match on the table.

use super::*;
use crate::finale::OTHERS;

#[test]
fn the_finale_covers_no_name_and_no_tool() {
    let all = tables_of_many().chain(tables(2, 2, Phase::MatchEnd));
    for table in all.flat_map(in_every_size).filter(is_usual) {
        let window = Rect::from_corners(Vec2::ZERO, table.viewport.size);
        let what = format!("{:?} in {} at {}", table.arrangement, table.viewport.size, table.scale);
        if table.finale_plate(0).is_none() {
            let usual = [(1280.0, 720.0), (390.0, 844.0), (844.0, 390.0)];
            let size = table.viewport.window() * table.viewport.unit;
            assert!(
                usual.iter().all(|&(x, y)| size.distance(Vec2::new(x, y)) > 1.0),
                "{what}"
            );
            continue;
        }
        let others: Vec<Rect> = OTHERS
            .into_iter()
            .filter_map(|fixture| table.fixture(fixture))
            .collect();
        for count in [1, 7, 13] {
            for index in 0..count {
                let place = Place {
                    index,
                    count,
                    ..Place::only(Zone::Finale)
                };
                let card = table.pose(place);
                assert!(card.height >= 40.0, "{card:?}: {what}");
                let bounds = card.bounds();
                assert_eq!(window.intersect(bounds), bounds, "{what}");
                let met = others.iter().find(|&&other| overlap(other, bounds));
                assert_eq!(met, None, "{bounds:?}: {what}");
            }
        }
        for relative in 0..table.arrangement.hands() {
            let Some(plate) = table.finale_plate(relative) else {
                continue;
            };
            assert_eq!(window.intersect(plate), plate, "{what}");
            let met = others.iter().find(|&&other| overlap(other, plate));
            assert_eq!(met, None, "{plate:?}: {what}");
        }
    }
}
