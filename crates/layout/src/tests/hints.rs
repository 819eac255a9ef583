//! The room for hints: the longest one fits, wherever the window isn't a phone.

use super::*;

fn all_prompts() -> impl Iterator<Item = TableLayout> {
    let phases = [Phase::Draft, Phase::Bidding, Phase::Play].into_iter();
    phases
        .flat_map(tables_of_every_size)
        .chain(tables_with_a_dummy().flat_map(in_every_size))
        .filter(|table| table.phase != Phase::Draft || table.arrangement.hands() == 2)
}

fn prompts() -> impl Iterator<Item = TableLayout> {
    all_prompts().filter(|table| !table.on_phone())
}

fn prompts_of_phones() -> impl Iterator<Item = TableLayout> {
    all_prompts().filter(|table| table.on_phone())
}

/// Returns `true` for the only tables without room: upright, between the viewer's cards and a dummy's opposite.
fn is_between_two_hands(table: &TableLayout) -> bool {
    table.arrangement.upright() && table.open_at(Side::Top)
}

/// The hint of a four-handed bid was cut after two lines at 1280 × 720, with an empty column of felt beside the hand; one of three-handed
/// play, after five beside the dummy.
#[test]
fn the_longest_hint_fits_beside_every_prompt() {
    let usual = prompts().filter(is_usual);
    for table in usual.filter(|table| !is_between_two_hands(table)) {
        let room = table.remark_room().expect("a room");
        let window = table.viewport.window() * table.viewport.unit;
        let what = format!(
            "{:?}, {:?}, {} in {window}, open {:?} for {}",
            table.arrangement, table.phase, table.scale, table.open, table.viewer
        );
        assert!(room.holds_longest_hint(table.scale()), "{room:?}: {what}");
        let min = if table.scale <= 1.0 { 0.99 } else { 0.74 };
        assert!(room.hint_scale >= min, "letters of {}: {what}", room.hint_scale);
    }
}

/// On an upright phone the buttons of a hint touched one another.
#[test]
fn the_buttons_of_a_hint_stand_apart() {
    let phones = prompts_of_phones().filter(|table| table.viewport.upright());
    let mut min = f32::INFINITY;
    for table in phones {
        let room = table.remark_room().expect("a room");
        let gap = room.button_gap(table.viewport.min_touch_target()) * table.viewport.pixel();
        min = min.min(gap);
        assert!(gap >= 3.9, "{gap}: {} in {}", table.scale, table.viewport.size);
    }
    assert!(min.is_finite());
}
