//! The knowledge of one seat.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Action, Bid, Card, CardSet, Rules, RulesError, Seat, SideScore, Totals};

/// Phase of a match.
///
/// ```
/// use spades_rules::{Game, Phase, Preset, Seed};
/// assert_eq!(Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap().phase(), Phase::Draft);
/// assert_eq!(Game::new(Preset::Whiz.rules(), Seed::from_u64(1)).unwrap().phase(), Phase::Bidding);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Two-player hand building.
    Draft,
    /// Bidding.
    Bidding,
    /// Partners pass cards.
    Passing,
    /// Trick play.
    Play,
    /// Penalized renege: all tricks are played, calls are still open.
    Claims,
    /// The round is scored.
    RoundEnd,
    /// The match is over.
    MatchEnd,
}

impl Phase {
    /// Returns `true` if the last round is over and scored.
    ///
    /// ```
    /// use spades_rules::Phase;
    /// assert!(Phase::RoundEnd.is_scored() && Phase::MatchEnd.is_scored());
    /// assert!(!Phase::Claims.is_scored());
    /// ```
    #[must_use]
    pub const fn is_scored(self) -> bool {
        matches!(self, Phase::RoundEnd | Phase::MatchEnd)
    }
}

/// A card of the discard pile, in the order discarded.
///
/// ```
/// use spades_rules::{Action, DiscardView, Game, Preset, Seed};
/// let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
/// let seat = game.actor().unwrap();
/// game.apply(Action::Draw).unwrap();
/// game.apply(Action::Keep).unwrap();
/// assert!(game.view(seat).discards[0].card.is_some());
/// assert_eq!(game.view(1 - seat).discards, [DiscardView { seat, card: None }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardView {
    /// The seat that discarded it.
    pub seat: Seat,
    /// The card, if the viewer may see it.
    pub card: Option<Card>,
}

/// A complete share: cards that one partner passed to the other.
///
/// ```
/// use spades_rules::{Action, Game, PassView, Phase, Preset, Rules, Seed};
/// let mut rules = Preset::Suicide.rules();
/// rules.pass.nil = 1;
/// let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
/// while game.phase() != Phase::Passing {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let (from, card) = (game.actor().unwrap(), game.legal_actions()[0]);
/// game.apply(card).unwrap();
/// let pass: &PassView = &game.view(from).passes[0];
/// assert_eq!((pass.from, pass.count, pass.cards.len()), (from, 1, 1));
/// assert!(pass.cards[0].is_some() && game.view((from + 1) % 4).passes[0].cards[0].is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassView {
    /// The giver.
    pub from: Seat,
    /// The taker.
    pub to: Seat,
    /// Number of cards.
    pub count: u8,
    /// The cards, if the viewer may know them.
    pub cards: Vec<Option<Card>>,
}

/// One complete or running trick.
///
/// ```
/// use spades_rules::{Game, Phase, Preset, Seed, TrickView};
/// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
/// while game.plays().len() < 5 {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let played: Vec<TrickView> = game.view(0).played;
/// assert_eq!(played[0].plays.len(), 4);
/// assert_eq!(played[0].winner, Some(played[1].plays[0].0));
/// assert_eq!(played[1].winner, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrickView {
    /// The cards in the order played, with the seat whose hand they came from.
    pub plays: Vec<(Seat, Card)>,
    /// The seat that took it, once complete.
    pub winner: Option<Seat>,
}

/// Everything that one seat may know, and nothing else: the input for the table's drawing and for a bot's choice. All
/// per-seat lists have one entry per hand (four with the dummy), all per-side lists one per side.
///
/// ```
/// use spades_rules::{Game, Preset, Seed, View};
/// let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
/// let view: View = game.view(2);
/// assert_eq!(view.hand, Some(game.hand(2)));
/// assert_eq!(view.hand_counts, [13, 13, 13, 13]);
/// // A view is data like any other, and can be sent to a bot in another process.
/// let json = serde_json::to_string(&view).unwrap();
/// assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct View {
    /// The rules of the match.
    pub rules: Rules,
    /// The seat that the view belongs to.
    pub viewer: Seat,
    /// Phase of the match.
    pub phase: Phase,
    /// Round number, from 1.
    pub round: u16,
    /// Number of deals of this round that were thrown in.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redeals: u32,
    /// First drawer, or the seat on the dealer's left (with a dummy: the first player from there).
    pub first: Seat,
    /// The player to act (on a dummy's turn, its partner); `None` if any seat may act (`NextRound`, `Settle`).
    pub actor: Option<Seat>,
    /// The hand that the next card comes from during play (differs from `actor` for the dummy).
    pub hand_to_play: Option<Seat>,
    /// The legal actions of the viewer.
    pub legal: Vec<Action>,
    /// Cards of the hand to play that comply with the rules of following and leading, if the viewer decides for it.
    /// Differs from `legal` only where reneging is penalized.
    pub lawful: CardSet,
    /// The viewer's hand; `None` while it is face down to its owner.
    pub hand: Option<CardSet>,
    /// Number of cards in each hand.
    pub hand_counts: Vec<u8>,
    /// The dummy's hand, once laid open.
    pub dummy: Option<CardSet>,
    /// The seat that plays the dummy this round.
    pub dummy_partner: Option<Seat>,
    /// The seat that has drawn but not yet chosen.
    pub drawn_by: Option<Seat>,
    /// The card drawn, for the seat that drew it.
    pub drawn: Option<Card>,
    /// Number of cards left in the stock.
    pub stock: u8,
    /// The discards so far.
    pub discards: Vec<DiscardView>,
    /// Bids so far, by seat.
    pub bids: Vec<Option<Bid>>,
    /// Complete shares of cards passed between partners, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passes: Vec<PassView>,
    /// Cards named for the running share, for its giver alone.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub naming: CardSet,
    /// Tricks taken, by hand.
    pub tricks: Vec<u8>,
    /// The tricks of this round: complete ones, then the running one once it has a card.
    pub played: Vec<TrickView>,
    /// `true` if spades are broken; always, if they may be led at any time.
    pub broken: bool,
    /// `true` if the seat has used its call of a renege this round, by seat.
    pub calls_spent: Vec<bool>,
    /// Score by side.
    pub scores: Vec<i32>,
    /// Bags by side.
    pub bags: Vec<u8>,
    /// Sets by side; empty if they don't count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<u8>,
    /// Sets in consecutive rounds by side; empty if sets don't count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_runs: Vec<u8>,
    /// The score sheet of the round just ended, by side; empty before.
    pub sheet: Vec<SideScore>,
    /// The winning sides once the match is over; several for a draw.
    pub winners: Option<Vec<usize>>,
    /// The commitment to this round's deal (64 hex digits); empty in a round that was set up by hand. See
    /// [`Receipt`](crate::Receipt).
    pub commitment: String,
}

impl View {
    /// Returns scores and counts by side, and the number of the round.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
    /// assert_eq!(game.view(2).totals().scores, [0; 4]);
    /// ```
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
}

impl View {
    /// Returns a side's sets, or if only those in a row count its run of them, with the number that loses the match; `None` if sets don't count.
    ///
    /// ```
    /// use spades_rules::{EndRule, Game, Preset, Rules, Seed};
    /// let pairs = Preset::Pairs.rules();
    /// let rules = Rules { end: EndRule { sets: Some(2), ..pairs.end }, ..pairs };
    /// let view = |rules| Game::new(rules, Seed::from_u64(1)).unwrap().view(0);
    /// assert_eq!((view(rules).sets_of(1), view(pairs).sets_of(1)), (Some((0, 2)), None));
    /// ```
    #[must_use]
    pub fn sets_of(&self, side: usize) -> Option<(u8, u8)> {
        let count = |counts: &[u8]| counts.get(side).copied();
        match (self.rules.end.sets, self.rules.end.sets_in_a_row) {
            (Some(limit), _) => Some((count(&self.sets)?, limit)),
            (None, Some(limit)) => Some((count(&self.set_runs)?, limit)),
            (None, None) => None,
        }
    }
}

/// Returns `true` for the number of an ordinary round, which older views lack.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(redeals: &u32) -> bool {
    *redeals == 0
}

/// Returns `true` for no cards, as in views without passing.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_empty(cards: &CardSet) -> bool {
    cards.is_empty()
}

/// Reason why no seat can have a view.
///
/// ```
/// use spades_rules::ViewError;
/// assert_eq!(ViewError::Field("tricks").to_string(), "tricks: this contradicts the rest of the view");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViewError {
    /// The rules are invalid.
    Rules(RulesError),
    /// The field with this name contradicts others.
    Field(&'static str),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Rules(why) => write!(f, "rules: {why}"),
            ViewError::Field(field) => write!(f, "{field}: this contradicts the rest of the view"),
        }
    }
}

impl std::error::Error for ViewError {}
