//! The room for hints: the longest one fits, wherever the window isn't a phone.

use super::*;
use crate::arrangement::OpenHands;

fn prompts() -> impl Iterator<Item = TableLayout> {
    let phases = [Phase::Draft, Phase::Bidding, Phase::Play].into_iter();
    phases
        .flat_map(tables_of_every_size)
        .chain(tables_with_a_dummy().flat_map(in_every_size))
        .filter(|table| !table.on_phone() && (table.phase != Phase::Draft || table.arrangement.hands() == 2))
}

/// Returns `true` for the only tables without room, beside an open dummy: with large letters; and upright, unless they are small, between
/// the viewer's cards and the open ones opposite.
fn has_large_letters_beside_a_dummy(table: &TableLayout) -> bool {
    let opposite = table.arrangement.upright() && table.scale >= 1.0 && table.open_at(Side::Top);
    opposite || table.scale > 1.0 && table.open != OpenHands::default()
}

/// The hint of a four-handed bid was cut after two lines at 1280 × 720, with an empty column of felt beside the hand; one of three-handed
/// play, after five beside the dummy.
#[test]
fn the_longest_hint_fits_beside_every_prompt() {
    let usual = prompts().filter(is_usual);
    for table in usual.filter(|table| !has_large_letters_beside_a_dummy(table)) {
        let room = table.remark_room().expect("a room");
        let window = table.viewport.window() * table.viewport.unit;
        let what = format!(
            "{:?}, {:?}, {} in {window}, open {:?} for {}",
            table.arrangement, table.phase, table.scale, table.open, table.viewer
        );
        assert!(room.holds_longest_hint(table.scale()), "{room:?}: {what}");
        let least = match (table.scale <= 1.0, table.open == OpenHands::default()) {
            (true, true) => 0.99,
            (true, false) => 0.87,
            (false, _) => 0.74,
        };
        assert!(room.hint_scale >= least, "letters of {}: {what}", room.hint_scale);
    }
}
