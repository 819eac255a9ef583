//! The consequences of a choice, played on to the end of the round: for "Show me".

use spades_bots::{Decision, Level, Progress};
use spades_rules::{
    Action, Bid, BlindBidOf, CardSet, Game, HandBuilding, Illegal, Phase, Seat, Seed, Setup, View, ViewError,
};

/// Computes the consequences of a choice; resumable like a [`Decision`]. If the viewer knows all cards, both sides play like
/// Expert, which is perfect play; otherwise the hidden cards are dealt in one possible way, and all seats play soundly.
///
/// ```
/// use spades_learn::coach::Outlook;
/// use spades_rules::{Action, Game, Preset, Seed};
/// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(3)).unwrap();
/// while game.plays().len() < 8 {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let view = game.view(game.actor().unwrap());
/// let mut outlook = Outlook::new(&view, view.legal[0], 1).unwrap();
/// let line = loop {
///     if let Some(line) = outlook.step(10_000) {
///         break line;
///     }
/// };
/// assert_eq!(line.len(), 44);
/// ```
#[derive(Debug)]
pub struct Outlook {
    start: Game,
    viewer: Seat,
    certain: bool,
    game: Game,
    level: Level,
    thinking: Option<Decision>,
    line: Vec<(Seat, Action)>,
}

impl Outlook {
    /// Starts with a choice of the viewer. `number` selects the layout of the hidden cards: the same number shows two choices
    /// over the same cards.
    ///
    /// # Errors
    /// If the view contradicts itself, or the choice is not one of its legal actions.
    pub fn new(view: &View, choice: Action, number: u64) -> Result<Outlook, ViewError> {
        let start = view.example(number)?;
        let certain = knows_all(view);
        let mut outlook = Outlook {
            game: start.clone(),
            start,
            viewer: view.viewer,
            certain,
            level: if certain { Level::Expert } else { Level::Intermediate },
            thinking: None,
            line: Vec::new(),
        };
        outlook
            .play(view.viewer, choice)
            .map_err(|_| ViewError::Field("legal"))?;
        Ok(outlook)
    }

    /// Returns the position before the choice, with the supposed layout of the hidden cards.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// Returns the position at the end of the line so far.
    #[must_use]
    pub fn end(&self) -> &Game {
        &self.game
    }

    /// Returns `true` if the viewer knows the place of every card, so that nothing is supposed.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.certain
    }

    /// Returns the line so far as a round set up by hand, which can be replayed from its record, and the number of its actions
    /// before the choice. `None` in a draft, which a setup cannot represent.
    #[must_use]
    pub fn round(&self) -> Option<(Game, usize)> {
        let mut game = self.retraced()?;
        let at = game.action_count();
        for &(_, action) in &self.line {
            game.apply(action).ok()?;
        }
        Some((game, at))
    }

    /// Returns the position before the choice, reconstructed from its bids and cards.
    fn retraced(&self) -> Option<Game> {
        let view = self.start.view(self.viewer);
        let plays = || view.played.iter().flat_map(|trick| &trick.plays);
        let whole = |seat: Seat| {
            let played: CardSet = plays().filter(|play| play.0 == seat).map(|play| play.1).collect();
            self.start.hand(seat).union(played)
        };
        let drafted = view.rules.hands != HandBuilding::Deal;
        let blind = |seat: &Seat| drafted && view.bids[*seat] == Some(Bid::BlindNil);
        let number = |seat: Seat| match view.bids[seat] {
            Some(Bid::Blind(tricks)) if drafted => Some(BlindBidOf { seat, tricks }),
            _ => None,
        };
        let mut hands: Vec<CardSet> = (0..self.start.hands()).map(whole).collect();
        let passes: Vec<_> = self.start.passes().collect();
        for &(share, cards) in passes.iter().rev() {
            hands[share.to] = hands[share.to].difference(cards);
            hands[share.from] = hands[share.from].union(cards);
        }
        let setup = Setup {
            hands,
            blind_bids: (0..view.bids.len()).filter_map(number).collect(),
            round: view.round,
            first: view.first,
            blind: (0..view.bids.len()).filter(blind).collect(),
            scores: view.scores.clone(),
            bags: view.bags.clone(),
            sets: view.sets.clone(),
            set_runs: view.set_runs.clone(),
        };
        let mut game = Game::from_setup(view.rules, setup, Seed::from_u64(0)).ok()?;
        while game.phase() == Phase::Bidding {
            let seat = game.actor()?;
            let looks = game.legal_actions().contains(&Action::Look);
            let action = match view.bids[seat] {
                Some(Bid::BlindNil) => Action::BlindNil,
                Some(Bid::Blind(tricks)) => Action::BlindBid(tricks),
                Some(_) if looks => Action::Look,
                None if looks && seat == self.viewer && view.hand.is_some() => Action::Look,
                Some(bid) => Action::Bid(bid.tricks()),
                None => break,
            };
            game.apply(action).ok()?;
        }
        for card in passes.iter().flat_map(|&(_, cards)| cards) {
            game.apply(Action::Pass(card)).ok()?;
        }
        for &(_, card) in plays() {
            game.apply(Action::Play(card)).ok()?;
        }
        let same = game.view(self.viewer);
        let alike =
            (same.phase, same.actor, same.hand, &same.legal) == (view.phase, view.actor, view.hand, &view.legal);
        alike.then_some(game)
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.game.apply(action)?;
        self.line.push((seat, action));
        Ok(())
    }

    /// Plays on for about `nodes` search nodes. Returns the whole line, beginning with the choice, once the last card is played.
    pub fn step(&mut self, nodes: u32) -> Option<&[(Seat, Action)]> {
        let going = matches!(
            self.game.phase(),
            Phase::Draft | Phase::Bidding | Phase::Passing | Phase::Play
        );
        let Some(seat) = self.game.actor().filter(|_| going) else {
            return Some(&self.line);
        };
        let (game, level, count) = (&self.game, self.level, self.line.len() as u64);
        let thinking = self
            .thinking
            .get_or_insert_with(|| Decision::new(&game.view(seat), level, count));
        if let Progress::Done(action) = thinking.step(nodes) {
            self.thinking = None;
            // A bot's decision is always legal; otherwise the line would end here.
            if self.play(seat, action).is_err() {
                return Some(&self.line);
            }
        }
        None
    }
}

/// Returns `true` if the viewer can know the place of every card.
fn knows_all(view: &View) -> bool {
    super::Knowledge::new(view).is_complete
}
