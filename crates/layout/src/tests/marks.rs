//! Marks on the plates.

use super::*;

#[test]
fn a_stamp_has_room_and_covers_nothing() {
    let usual = Vec2::new(1280.0, 720.0);
    for table in tables_of_many().chain(tables(2, 2, Phase::Play)) {
        let what = format!("{:?} in {}", table.arrangement, table.viewport.size);
        for relative in 0..table.arrangement.hands() {
            let plate = table.fixture(Fixture::Plate(relative)).expect("a plate");
            let dots = table.plate_dots(relative).expect("dots");
            assert!(dots.min.x > plate.min.x && dots.max.x < plate.max.x, "{what}");
            assert!(dots.width() >= 60.0 * table.scale, "{dots:?}: {what}");
            let Some(stamp) = table.plate_stamp(relative) else {
                // An open hand beside a plate may leave it none, and so may a phone: there the red bid tells it.
                let size = table.viewport.window() * table.viewport.unit;
                let open = (0..4).any(|seat| table.open.has(seat));
                let must = !open && usual.distance(size) < 1.0;
                assert!(!must, "no room for the stamp of {relative}: {what}");
                continue;
            };
            let met = standing(&table)
                .into_iter()
                .find(|&(fixture, rect)| fixture != Fixture::Plate(relative) && overlap(rect, stamp));
            assert_eq!(met, None, "{stamp:?}: {what}");
            let inside = plate.intersect(stamp);
            let padding = (table.plate_measures().padding + 1.5) * table.scale;
            assert!(
                inside.width() <= padding.x || inside.height() <= padding.y,
                "{inside:?}: {what}"
            );
        }
    }
}
