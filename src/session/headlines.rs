//! Headlines of a match and its rounds, for the person who plays it alone.

use spades_archive::headlines::{EndHeadline, RoundHeadline, end_headline, round_headline};
use spades_bots::Level;

use super::Match;
use super::setup::Player;

impl Match {
    /// Returns the headline of the finished match; `first_win` tells that the player had not beaten the opponents' level before.
    #[must_use]
    pub fn end_headline(&self, first_win: bool) -> Option<EndHeadline> {
        let first_win = first_win && self.rivals_level().is_some();
        end_headline(&self.game().record(), self.only_person(), first_win).ok()
    }

    /// Returns the headline of the round on the score sheet.
    #[must_use]
    pub fn round_headline(&self) -> Option<RoundHeadline> {
        self.game().phase().is_scored().then_some(())?;
        round_headline(&self.game().record(), self.only_person()).ok()?
    }

    /// Returns the level of the strongest computer player against the only person.
    #[must_use]
    pub fn rivals_level(&self) -> Option<Level> {
        let own = self.game().side_of(self.only_person()?);
        let seats = self.setup().players.iter().enumerate();
        seats
            .filter(|&(seat, _)| self.game().side_of(seat) != own)
            .filter_map(|(_, player)| Player::level(player))
            .max()
    }
}
