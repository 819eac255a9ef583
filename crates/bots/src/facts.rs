//! Facts that a reason names besides its verdict, as far as the player to act knows the deal.

use spades_rules::{Card, CardSet, Suit, View};

use crate::seen::{Seen, higher, own_hand};

/// Tricks still at stake in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    /// Tricks that the own side's bid still needs; 0 where it is made, lost or a nil.
    pub needed: u8,
    /// Tricks that are still to be won, the running one included.
    pub left: u8,
    /// Tricks that the bid of the only other side still needs; 0 where that is decided, or where there are several.
    pub rivals_need: u8,
    /// True if the only other side has made a bid of at least one trick.
    pub rivals_made: bool,
    /// True if all bids are made or lost, so that only bags are left.
    pub is_decided: bool,
    /// Spades that the other hands hold together; nothing where they may lie elsewhere.
    pub spades_out: Option<u8>,
}

/// Tricks that a bid still needs; 0 where that is decided.
pub(crate) const fn still_needed(contract: u8, taken: u8, left: u8) -> u8 {
    let needed = contract.saturating_sub(taken);
    if needed <= left { needed } else { 0 }
}

/// The outcome of a card, the other hand being known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// Nothing worth a word.
    #[default]
    Open,
    /// It leads, and the other hand can't beat it.
    Wins,
    /// It takes the trick that the other hand led to.
    Takes,
    /// It follows, and this card that was led wins the trick.
    StaysBelow(Card),
    /// It is a spade, and the other hand has to follow with its last one.
    DrawsLastSpade,
    /// The other hand holds nothing of the suit, and a spade.
    Ruffed,
    /// The other hand holds this higher card of the suit.
    LosesTo(Card),
}

impl Fate {
    /// The fate of a card on the table of this view, the other hand being known.
    pub(crate) fn of(view: &View, card: Card, other: CardSet) -> Fate {
        match view.winning_card() {
            Some((_, led)) if card.beats(led) => return Fate::Takes,
            Some((_, led)) => return Fate::StaysBelow(led),
            None => {}
        }
        let follow = other.in_suit(card.suit());
        match (card.suit(), follow.last()) {
            (Suit::Spades, Some(_)) if follow.len() == 1 => Fate::DrawsLastSpade,
            (_, Some(best)) if best > card => Fate::LosesTo(best),
            (Suit::Clubs | Suit::Diamonds | Suit::Hearts, None) if !other.in_suit(Suit::Spades).is_empty() => {
                Fate::Ruffed
            }
            _ => Fate::Wins,
        }
    }
}

/// The sources of a bid's tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// Cards that no card still unseen beats in their suit: of a side suit two at most, as a third round is ruffed soon.
    pub top: CardSet,
    /// Spades besides those.
    pub spades: u8,
    /// A side suit of one card at most, with spades to ruff it.
    pub short: Option<Suit>,
}

impl Sources {
    /// Those of the viewer's hand.
    pub(crate) fn of(view: &View) -> Sources {
        let Seen { hand, unseen, .. } = Seen::new(view, true);
        let mut sources = Sources::default();
        let side = [Suit::Clubs, Suit::Diamonds, Suit::Hearts];
        for suit in side.into_iter().chain([Suit::Spades]) {
            let most = if suit == Suit::Spades { usize::MAX } else { 2 };
            let mut cards: Vec<Card> = hand.in_suit(suit).iter().collect();
            cards.sort();
            let top = cards.into_iter().rev().take_while(|&card| higher(unseen, card) == 0);
            top.take(most).for_each(|card| sources.top.insert(card));
        }
        let spades = hand.in_suit(Suit::Spades);
        sources.spades = spades.difference(sources.top).len() as u8;
        let ruffs = |suit: &Suit| sources.spades > 0 && hand.in_suit(*suit).len() <= 1;
        sources.short = side
            .into_iter()
            .filter(ruffs)
            .min_by_key(|&suit| hand.in_suit(suit).len());
        sources
    }
}

/// Figures for judging a drawn card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drafted {
    /// Cards of its suit that the hand holds already.
    pub held: u8,
    /// Higher cards of its suit that have not been seen yet.
    pub higher: u8,
}

impl Drafted {
    /// That of a drawn card.
    pub(crate) fn of(view: &View, card: Card) -> Drafted {
        Drafted {
            held: own_hand(view).in_suit(card.suit()).len() as u8,
            higher: higher(Seen::new(view, true).unseen, card) as u8,
        }
    }
}

/// The score of the match as it bears on a bid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreGap {
    /// Points ahead of the best other side, below 0 behind.
    pub lead: i32,
    /// Points that side needs to win the match, where a score wins it.
    pub rivals_need: Option<u32>,
}

impl ScoreGap {
    /// The gap as a side sees it.
    pub(crate) fn of(view: &View, side: usize) -> ScoreGap {
        let own = view.scores.get(side).copied().unwrap_or_default();
        let others = view.scores.iter().enumerate().filter(|&(other, _)| other != side);
        let best = others.map(|(_, &score)| score).max().unwrap_or_default();
        let need = view.rules.end.target.map(|target| target - best);
        ScoreGap {
            lead: own - best,
            rivals_need: need.filter(|&need| need > 0).map(i32::unsigned_abs),
        }
    }
}
