//! What follows from a choice, played on as far as the round goes: for "Show me".

use spades_bots::{Decision, Level, Progress};
use spades_rules::{Action, Game, Illegal, Phase, Seat, View, ViewError};

/// What follows from a choice, in the making; resumable like a [`Decision`]. Where all cards are known to the viewer, both sides play as
/// Expert does, which is perfectly; else the hidden cards lie as they may, and all play soundly.
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
    game: Game,
    level: Level,
    thinking: Option<Decision>,
    line: Vec<(Seat, Action)>,
}

impl Outlook {
    /// Starts with a choice of the viewer. Hidden cards lie in the way of `number`: the same number shows two choices over the same cards.
    ///
    /// # Errors
    /// If the view contradicts itself, or the choice is not one of its legal actions.
    pub fn new(view: &View, choice: Action, number: u64) -> Result<Outlook, ViewError> {
        let start = view.example(number)?;
        let mut outlook = Outlook {
            game: start.clone(),
            start,
            level: if knows_all(view) {
                Level::Expert
            } else {
                Level::Intermediate
            },
            thinking: None,
            line: Vec::new(),
        };
        outlook
            .play(view.viewer, choice)
            .map_err(|_| ViewError::Field("legal"))?;
        Ok(outlook)
    }

    /// The position before the choice, with the hidden cards as they are supposed to lie.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The position at the end of what was played so far.
    #[must_use]
    pub fn end(&self) -> &Game {
        &self.game
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.game.apply(action)?;
        self.line.push((seat, action));
        Ok(())
    }

    /// Plays on for about `nodes` search nodes; the whole line, the choice first, once the last card is played.
    pub fn step(&mut self, nodes: u32) -> Option<&[(Seat, Action)]> {
        let going = matches!(self.game.phase(), Phase::Draft | Phase::Bidding | Phase::Play);
        let Some(seat) = self.game.actor().filter(|_| going) else {
            return Some(&self.line);
        };
        let (game, level, count) = (&self.game, self.level, self.line.len() as u64);
        let thinking = self
            .thinking
            .get_or_insert_with(|| Decision::new(&game.view(seat), level, count));
        if let Progress::Done(action) = thinking.step(nodes) {
            self.thinking = None;
            // What a level decides is legal; were it not, the line would end here.
            if self.play(seat, action).is_err() {
                return Some(&self.line);
            }
        }
        None
    }
}

/// Whether the viewer can know where every card lies.
fn knows_all(view: &View) -> bool {
    super::Knowledge::new(view).is_complete
}
