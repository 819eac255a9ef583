//! A match in progress; the submodules hold its parts.

mod bidding;
mod draft;
mod history;
mod legal;
mod passing;
mod play;
mod rounds;
mod seen;
mod showing;
mod table;
mod view;
mod view_check;

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::{
    Action, Bid, Card, CardSet, Events, Phase, Rules, RulesError, Seat, Seed, Setup, SetupError, SideScore, Totals,
};

use crate::scoring::Sheet;
pub use legal::{Actions, MAX_LEGAL};
use passing::Passing;
use table::Table;

/// Maximum number of actions in one round: a draft of two blind nils, 52 draws and choices, and then two bids, 26
/// plays, two calls and a settlement; or a deal of four looks, four bids, 16 passes and 52 plays.
const ROUND_ACTIONS: usize = 88;

/// The rounds before this one, shared by all clones; changed only between rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Past {
    setup: Option<Setup>,
    actions: Vec<Action>,
}

/// A match in progress: rules, seed, and the current position. A flat value of less than a kilobyte without heap
/// allocation during play, so that copies are cheap.
///
/// A game holds the full state, including hidden cards and future deals. What one seat may know is its
/// [`View`](crate::View), from [`Game::view`]; screens and bots should get nothing else.
///
/// ```
/// use spades_rules::{Game, Phase, Preset, Seed};
///
/// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1))?;
/// // Any legal action will do to see a whole match.
/// while game.phase() != Phase::MatchEnd {
///     let action = game.legal_actions()[0];
///     game.apply(action)?;
/// }
/// assert!(game.winners().is_some());
/// assert_eq!(Game::replay(&game.record())?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    seed: Seed,
    round: u16,
    /// Number of deals of this round that were thrown in.
    redeals: u32,
    first: u8,
    /// The hand that leads the first trick, once play has started.
    leader: u8,
    phase: Phase,
    table: Table,
    deck: [Card; 52],
    /// Salt of this deal; `None` in a round that was set up by hand.
    salt: Option<[u8; 32]>,
    /// Index of the next card of the stock.
    top: u8,
    /// Seats that declared a blind nil this round.
    blind: [bool; 4],
    /// Seats whose hand is visible to them before play.
    looked: [bool; 4],
    drawn: Option<Card>,
    /// The discards, each with the seat that discarded it.
    discards: ArrayVec<(u8, Card), 26>,
    /// The discards that nobody looked at, one bit each by their place in that list.
    unseen_discards: u32,
    bids: [Option<Bid>; 4],
    passing: Passing,
    /// Seats that have reneged this round.
    reneged: [bool; 4],
    calls_spent: [bool; 4],
    dummy_partner: Option<u8>,
    scores: ArrayVec<i32, 4>,
    bags: ArrayVec<u8, 4>,
    sets: ArrayVec<u8, 4>,
    set_runs: ArrayVec<u8, 4>,
    sheet: Sheet,
    winners: Option<ArrayVec<u8, 4>>,
    log: ArrayVec<Action, ROUND_ACTIONS>,
    past: Arc<Past>,
}

impl Game {
    /// Starts a new match and its first round. The seed decides which seat begins.
    ///
    /// ```
    /// use spades_rules::{Game, Phase, Preset, Seed};
    /// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).unwrap();
    /// assert_eq!(game.phase(), Phase::Bidding);
    /// assert_eq!(game.hand(2).len(), 13);
    /// ```
    ///
    /// # Errors
    /// If the rules are invalid; see [`Rules::validate`].
    pub fn new(rules: Rules, seed: Seed) -> Result<Game, RulesError> {
        rules.validate()?;
        let mut game = Game::blank(rules, seed);
        game.start_round(&mut Events::new());
        Ok(game)
    }

    /// Starts a match whose first round has chosen hands instead of dealt ones and begins with the bidding. The seed
    /// decides the rounds that follow.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Preset, Seed, Setup};
    /// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    /// let rules = Preset::ClosedDraft.rules();
    /// let hands = vec![hand("AS 2H"), hand("KS AH")];
    /// let mut game = Game::from_setup(rules, Setup::new(hands, 0), Seed::from_u64(0)).unwrap();
    /// for action in ["bid1", "bid1", "2H", "AH", "KS", "AS"] {
    ///     game.apply(action.parse().unwrap()).unwrap();
    /// }
    /// assert_eq!(game.scores(), [10, 10]);
    /// ```
    ///
    /// # Errors
    /// If the rules are invalid or the hands do not fit them; see [`Setup`].
    pub fn from_setup(rules: Rules, setup: Setup, seed: Seed) -> Result<Game, SetupError> {
        setup.validate(&rules)?;
        let mut game = Game::blank(rules, seed);
        game.start_set_up(&setup);
        game.past = Arc::new(Past {
            setup: Some(setup),
            actions: Vec::new(),
        });
        Ok(game)
    }

    fn blank(rules: Rules, seed: Seed) -> Game {
        let sides = rules.side_count();
        Game {
            rules,
            seed,
            round: 0,
            redeals: 0,
            first: 0,
            leader: 0,
            phase: Phase::RoundEnd,
            table: Table::new(&rules),
            deck: [Card::BIG_JOKER; 52],
            salt: None,
            top: 0,
            blind: [false; 4],
            looked: [false; 4],
            drawn: None,
            discards: ArrayVec::new(),
            unseen_discards: 0,
            bids: [None; 4],
            passing: Passing::default(),
            reneged: [false; 4],
            calls_spent: [false; 4],
            dummy_partner: None,
            scores: std::iter::repeat_n(0, sides).collect(),
            bags: std::iter::repeat_n(0, sides).collect(),
            sets: std::iter::repeat_n(0, sides).collect(),
            set_runs: std::iter::repeat_n(0, sides).collect(),
            sheet: ArrayVec::new(),
            winners: None,
            log: ArrayVec::new(),
            past: Arc::default(),
        }
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the round number, from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns the first drawer, or in dealt games the seat on the dealer's left (with a dummy: the first player from there).
    #[must_use]
    pub fn first(&self) -> Seat {
        usize::from(self.first)
    }

    /// Returns the player to act; on a dummy's turn that is its partner. `None` if any player may act, or the match is over.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draft | Phase::Bidding | Phase::Passing => Some(usize::from(self.table.turn)),
            Phase::Play => Some(self.rules.player_of(usize::from(self.table.turn), self.dummy_partner())),
            Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => None,
        }
    }

    /// Returns the seat whose hand the next card comes from, during play.
    #[must_use]
    pub fn hand_to_play(&self) -> Option<Seat> {
        (self.phase == Phase::Play).then_some(usize::from(self.table.turn))
    }

    /// Returns the number of hands: the players' and the dummy's.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.rules.hand_count()
    }

    /// Returns the side that a player's seat scores for.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> usize {
        self.rules.side_of(seat)
    }

    /// Returns a hand in full: for tests, tools and the table after a round, never for a bot or a screen.
    ///
    /// # Panics
    /// If `seat` is above 3.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.table.hands[seat]
    }

    /// Returns the score by side.
    #[must_use]
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// Returns the bags by side.
    #[must_use]
    pub fn bags(&self) -> &[u8] {
        &self.bags
    }

    /// Returns scores and counts by side, and the number of the round.
    #[must_use]
    pub fn totals(&self) -> Totals<'_> {
        Totals {
            scores: &self.scores,
            bags: &self.bags,
            sets: &self.sets,
            set_runs: &self.set_runs,
            round: self.round,
        }
    }

    /// Returns the score sheet of the round just ended, by side; empty before.
    #[must_use]
    pub fn sheet(&self) -> &[SideScore] {
        &self.sheet
    }

    /// Returns the winning sides once the match is over; several for a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<usize>> {
        self.winners
            .as_ref()
            .map(|sides| sides.iter().map(|&side| usize::from(side)).collect())
    }

    /// Returns the bids so far, by hand (a dummy has none).
    #[must_use]
    pub fn bids(&self) -> &[Option<Bid>] {
        &self.bids[..self.hands()]
    }

    /// Returns the seat that plays the dummy's hand this round, once the bids have decided it.
    #[must_use]
    pub fn dummy_partner(&self) -> Option<Seat> {
        self.dummy_partner.map(usize::from)
    }

    /// Returns the tricks taken this round, by hand.
    #[must_use]
    pub fn tricks(&self) -> [u8; 4] {
        self.table.tricks
    }

    /// Returns the seat that took each complete trick of this round.
    pub fn takers(&self) -> impl ExactSizeIterator<Item = Seat> + '_ {
        self.table.takers.iter().map(|&seat| usize::from(seat))
    }

    /// Returns `true` if spades are broken; always, if they may be led at any time.
    #[must_use]
    pub fn broken(&self) -> bool {
        self.table.broken()
    }

    pub(crate) fn is_blind(&self, seat: Seat) -> bool {
        self.blind[seat]
    }
}
