//! The outcome of a round and of the match, for the player at the screen.

use spades_rules::View;

use crate::audio::Sound;
use crate::session::Match;

/// Returns `true` if the seat at the bottom or its partner is among the winners.
pub(super) fn won(game: &Match, view: &View) -> bool {
    let side = game.game().side_of(view.viewer);
    view.winners.as_ref().is_some_and(|winners| winners.contains(&side))
}

/// Returns the sound at the end of the count.
pub(super) fn sting(game: &Match, view: &View, over: bool) -> Sound {
    if over {
        return if won(game, view) || game.hot_seat() {
            Sound::MatchWon
        } else {
            Sound::MatchLost
        };
    }
    let side = game.game().side_of(view.viewer);
    match view.sheet.get(side) {
        Some(sheet) if sheet.nil_points > 0 => Sound::NilMade,
        Some(sheet) if sheet.nil_points < 0 => Sound::NilFailed,
        Some(sheet) if sheet.total < 0 => Sound::RoundLost,
        _ => Sound::RoundWon,
    }
}
