//! Facts that a reason names besides its verdict, as far as the player to act knows the deal.

use spades_rules::{Card, CardSet, Suit, View};

use crate::seen::{Seen, higher, own_hand};

/// Tricks still at stake in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    /// Number of tricks that your side's bid still needs; 0 if it is made, lost or a nil.
    pub needed: u8,
    /// Number of tricks left, including the running one.
    pub left: u8,
    /// Number of tricks that the bid of the only other side still needs; 0 if that is decided, or with several other sides.
    pub rivals_need: u8,
    /// `true` if the only other side has made a bid of at least one trick.
    pub rivals_made: bool,
    /// `true` if all bids are made or lost, so that only bags are left.
    pub is_decided: bool,
    /// Number of spades that the other hands hold together; `None` if some may be elsewhere.
    pub spades_out: Option<u8>,
}

/// Returns the number of tricks that a bid still needs; 0 if it is decided.
pub(crate) const fn still_needed(contract: u8, taken: u8, left: u8) -> u8 {
    let needed = contract.saturating_sub(taken);
    if needed <= left { needed } else { 0 }
}

/// The outcome of a card when the other hand is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// Nothing worth reporting.
    #[default]
    Open,
    /// It leads, and the other hand can't beat it.
    Wins,
    /// It takes the trick that the other hand led to.
    Takes,
    /// It follows, and this card, which was led, wins the trick.
    StaysBelow(Card),
    /// It is a spade, and the other hand has to follow with its last one.
    DrawsLastSpade,
    /// The other hand is void in the suit, and holds a spade.
    Ruffed,
    /// The other hand holds this higher card of the suit.
    LosesTo(Card),
}

impl Fate {
    /// Returns the outcome of a card on the table of this view, given the other hand.
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

/// Ranks, as [`Card::rank`] counts them.
const SEVEN: u8 = 5;
const TEN: u8 = 8;
const KING: u8 = 11;

/// The cards that decide a nil: the highest spade, and the side-suit card that is hardest to keep from taking a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NilCards {
    /// The highest spade, if the hand has any.
    pub spade: Option<Card>,
    /// A 10 or higher with at most one card of its suit from the 7 down beside it: the highest, one low card counting for three ranks; of
    /// equals, one without a low card.
    pub danger: Option<Card>,
}

impl NilCards {
    /// Returns the cards of the viewer's hand.
    pub(crate) fn of(view: &View) -> NilCards {
        NilCards::in_hand(own_hand(view))
    }

    fn in_hand(hand: CardSet) -> NilCards {
        let danger = |suit: Suit| {
            let cards = hand.in_suit(suit);
            let top = cards.last().filter(|card| card.rank() >= TEN)?;
            let low = cards.iter().filter(|card| card.rank() <= SEVEN).count();
            (low < 2).then(|| ((usize::from(top.rank()) - 3 * low, 1 - low), top))
        };
        let side = [Suit::Clubs, Suit::Diamonds, Suit::Hearts];
        NilCards {
            spade: hand.in_suit(Suit::Spades).last(),
            danger: side
                .into_iter()
                .filter_map(danger)
                .max_by_key(|&(risk, _)| risk)
                .map(|(_, card)| card),
        }
    }
}

/// The sources of a bid's tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// Cards that no unseen card beats in their suit: at most two in a side suit, as a third round is soon ruffed.
    pub top: CardSet,
    /// Kings of side suits with a lower card beside them, whose ace another hand may hold.
    pub guarded: u8,
    /// Spades besides the top cards.
    pub spades: u8,
    /// A side suit with at most one card, with spades to ruff it.
    pub short: Option<Suit>,
}

impl Sources {
    /// Returns the sources of the viewer's hand.
    pub(crate) fn of(view: &View) -> Sources {
        let Seen { hand, unseen, .. } = Seen::new(view, true);
        let mut sources = Sources::default();
        let side = [Suit::Clubs, Suit::Diamonds, Suit::Hearts];
        for suit in side.into_iter().chain([Suit::Spades]) {
            let max = if suit == Suit::Spades { usize::MAX } else { 2 };
            let mut cards: Vec<Card> = hand.in_suit(suit).iter().collect();
            cards.sort();
            let top = cards.into_iter().rev().take_while(|&card| higher(unseen, card) == 0);
            top.take(max).for_each(|card| sources.top.insert(card));
        }
        let is_guarded = |suit: &Suit| {
            let cards = hand.in_suit(*suit);
            let king = cards.last().filter(|card| card.rank() == KING);
            king.is_some_and(|king| higher(unseen, king) > 0) && cards.len() > 1
        };
        sources.guarded = side.iter().filter(|suit| is_guarded(suit)).count() as u8;
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
    /// Number of cards of its suit already in the hand.
    pub held: u8,
    /// Number of higher cards of its suit that have not been seen yet.
    pub higher: u8,
}

impl Drafted {
    /// Returns the figures of a drawn card.
    pub(crate) fn of(view: &View, card: Card) -> Drafted {
        Drafted {
            held: own_hand(view).in_suit(card.suit()).len() as u8,
            higher: higher(Seen::new(view, true).unseen, card) as u8,
        }
    }
}

/// The score of the match, as far as it affects a bid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreGap {
    /// Points ahead of the best other side; negative if behind.
    pub lead: i32,
    /// Points that side needs to win the match, if a score wins it.
    pub rivals_need: Option<u32>,
}

impl ScoreGap {
    /// Returns the gap from the point of view of a side.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn nil_cards(hand: &str) -> [Option<String>; 2] {
        let hand: CardSet = hand
            .split(' ')
            .map(|card| card.parse::<Card>().expect("a card"))
            .collect();
        let NilCards { spade, danger } = NilCards::in_hand(hand);
        [spade, danger].map(|card| card.map(|card| card.to_string()))
    }

    #[test]
    fn a_nil_is_decided_by_the_highest_spade_and_by_a_high_card_without_low_ones() {
        let some = |card: &str| Some(card.to_owned());
        assert_eq!(
            nil_cards("6S 2S AH 5H 3H 9C 8C"),
            [some("6S"), None],
            "two low cards are enough"
        );
        assert_eq!(
            nil_cards("AH 5H JD KC 7C"),
            [None, some("JD")],
            "a low card counts for three ranks"
        );
        assert_eq!(nil_cards("AH 5H TD KC 8C"), [None, some("KC")]);
        assert_eq!(
            nil_cards("TH 7H 6H 5H 4H 3H 2H"),
            [None, None],
            "more low cards than the high one has ranks"
        );
    }
}
