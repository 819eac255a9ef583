//! Views from elsewhere: what contradicts itself, and matches that show the same.

use crate::{Action, Game, Phase, View, ViewError};

impl View {
    /// Checks that a seat can have this view: a view from elsewhere may contradict itself, and bots need not handle that.
    ///
    /// Up to the end of play, this builds a match that shows the same, with hidden cards placed anywhere that fits,
    /// and compares both views. Data that only earlier rounds could confirm (scores, bags, calls spent, the
    /// commitment) is accepted if it is well-formed. After play only the shape and the legal actions are checked.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed, ViewError};
    /// let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
    /// let mut view = game.view(2);
    /// assert_eq!(view.check(), Ok(()));
    /// view.hand_counts[1] = 12;
    /// assert_eq!(view.check(), Err(ViewError::Field("hand_counts")));
    /// ```
    ///
    /// # Errors
    /// The name of the first field found that contradicts the others.
    pub fn check(&self) -> Result<(), ViewError> {
        let wrong = |field| Err(ViewError::Field(field));
        match self.phase {
            Phase::RoundEnd if self.legal == [Action::NextRound] => return Ok(()),
            Phase::MatchEnd if self.legal.is_empty() => return Ok(()),
            Phase::RoundEnd | Phase::MatchEnd => return wrong("legal"),
            Phase::Draft | Phase::Bidding | Phase::Passing | Phase::Play | Phase::Claims => {}
        }
        let shown = Game::showing(self, None)?.view(self.viewer);
        let same = [
            ("phase", self.phase == shown.phase),
            ("actor", self.actor == shown.actor),
            ("hand_to_play", self.hand_to_play == shown.hand_to_play),
            ("hand", self.hand == shown.hand),
            ("hand_counts", self.hand_counts == shown.hand_counts),
            ("dummy", self.dummy == shown.dummy),
            ("dummy_partner", self.dummy_partner == shown.dummy_partner),
            ("drawn_by", self.drawn_by == shown.drawn_by),
            ("drawn", self.drawn == shown.drawn),
            ("stock", self.stock == shown.stock),
            ("discards", self.discards == shown.discards),
            ("bids", self.bids == shown.bids),
            ("passes", self.passes == shown.passes),
            ("naming", self.naming == shown.naming),
            ("tricks", self.tricks == shown.tricks),
            ("played", self.played == shown.played),
            ("broken", self.broken == shown.broken),
            ("calls_spent", self.calls_spent == shown.calls_spent),
            ("lawful", self.lawful == shown.lawful),
            ("legal", self.legal == shown.legal),
            ("redeals", self.redeals == shown.redeals),
            ("sets", self.sets == shown.sets),
            ("set_runs", self.set_runs == shown.set_runs),
            ("round", self.round == shown.round),
            ("sheet", self.sheet.is_empty()),
            ("winners", self.winners.is_none()),
        ];
        same.iter()
            .find(|(_, same)| !same)
            .map_or(Ok(()), |&(field, _)| wrong(field))
    }

    /// Returns a match that shows this view to its viewer. The cards that the viewer cannot know are placed at random
    /// where the bids and plays allow, differently for each `number`. If the viewer can know all cards, it is the
    /// match itself as far as this round goes.
    ///
    /// It can be played on to the end of the round, to explore what may follow. It has no seed and no history of its
    /// own, so its record is useless.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
    /// let view = game.view(2);
    /// let [one, other] = [1, 2].map(|number| view.example(number).unwrap());
    /// assert_eq!(one.hand(2), game.hand(2));
    /// assert_ne!(one.hand(0), other.hand(0));
    /// ```
    ///
    /// # Errors
    /// The same as from [`View::check`]; after play there is nothing to build.
    pub fn example(&self, number: u64) -> Result<Game, ViewError> {
        match self.phase {
            Phase::Draft | Phase::Bidding | Phase::Passing | Phase::Play => Game::showing(self, Some(number)),
            Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => Err(ViewError::Field("phase")),
        }
    }
}
