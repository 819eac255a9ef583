//! The room for hints: the longest one fits, wherever the window isn't a phone.

use super::*;

fn prompts() -> impl Iterator<Item = TableLayout> {
    let phases = [Phase::Draft, Phase::Bidding, Phase::Play].into_iter();
    phases
        .flat_map(tables_of_every_size)
        .filter(|table| !table.on_phone() && (table.phase != Phase::Draft || table.arrangement.hands() == 2))
}

/// The hint of a four-handed bid was cut after two lines at 1280 × 720, with an empty column of felt beside the hand.
#[test]
fn the_longest_hint_fits_beside_every_prompt() {
    for table in prompts().filter(is_usual) {
        let room = table.remark_room().expect("a room");
        let window = table.viewport.window() * table.viewport.unit;
        let what = format!(
            "{:?}, {:?}, {} in {window}",
            table.arrangement, table.phase, table.scale
        );
        assert!(
            room.shape == RemarkShape::Below && room.holds_longest_hint(table.scale()),
            "{room:?}: {what}"
        );
        let least = if table.scale <= 1.0 { 0.99 } else { 0.8 };
        assert!(room.hint_scale >= least, "letters of {}: {what}", room.hint_scale);
    }
}
