//! The cards that a seat has seen, and those that may still be in other hands.

use spades_rules::{Action, Card, CardSet, DUMMY, HandBuilding, Suit, View};

/// The viewer's cards, and the unseen ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    /// The viewer's hand.
    pub hand: CardSet,
    /// Cards that may be in another hand (or in the stock, or discarded unseen).
    pub unseen: CardSet,
    /// Number of cards in the other hands.
    pub held: usize,
}

impl Seen {
    /// Counts everything that the view shows; without memory only the viewer's cards and those on the table.
    pub(crate) fn new(view: &View, memory: bool) -> Seen {
        let hand = own_hand(view);
        let mut gone = hand;
        if memory {
            for discard in &view.discards {
                discard.card.into_iter().for_each(|card| gone.insert(card));
            }
            for trick in &view.played {
                trick.plays.iter().for_each(|&(_, card)| gone.insert(card));
            }
            if let Some(dummy) = view.dummy {
                gone = gone.union(dummy);
            }
        } else {
            view.running_trick().iter().for_each(|&(_, card)| gone.insert(card));
        }
        view.drawn.into_iter().for_each(|card| gone.insert(card));
        let held = (0..view.hand_counts.len())
            .filter(|&seat| seat != view.viewer && !(seat == DUMMY && view.dummy.is_some()))
            .map(|seat| usize::from(view.hand_counts[seat]))
            .sum();
        Seen {
            hand,
            unseen: view.rules.deck().difference(gone),
            held,
        }
    }

    /// Returns the probability that a given unseen card is in another hand.
    pub(crate) fn density(&self) -> f64 {
        match self.unseen.len() {
            0 => 0.0,
            count => (self.held as f64 / count as f64).min(1.0),
        }
    }
}

/// Returns the viewer's hand, empty while it is face down.
pub(crate) fn own_hand(view: &View) -> CardSet {
    view.hand.unwrap_or_default()
}

/// Returns the hand to play from, and the cards that other hands may hold.
pub(crate) fn own_and_out(view: &View) -> (CardSet, CardSet) {
    let (dummy, hand) = (view.dummy.unwrap_or_default(), own_hand(view));
    let (own, beside) = match view.hand_to_play {
        Some(seat) if seat != view.viewer => (dummy, hand),
        _ => (hand, dummy),
    };
    (own, Seen::new(view, true).unseen.union(beside))
}

/// Returns the other seat's hand in a two-player game, if the viewer can know it: the draft is over, and the discards were open.
pub(crate) fn known_other_hand(view: &View) -> Option<CardSet> {
    let open = view.rules.players == 2 && view.rules.hands == HandBuilding::OpenDraft && view.stock == 0;
    let seen = Seen::new(view, true);
    (open && view.hand.is_some() && seen.unseen.len() == seen.held).then_some(seen.unseen)
}

/// Returns the number of cards in `set` that beat `card` within its suit.
pub(crate) fn higher(set: CardSet, card: Card) -> usize {
    set.in_suit(card.suit()).iter().filter(|&other| other > card).count()
}

/// Returns the rank of a card in a suit of thirteen, 12 for the highest of its suit in the deck. Of more than thirteen spades, the lowest all have 0.
pub(crate) fn rank_in(deck: CardSet, card: Card) -> u8 {
    12u8.saturating_sub(higher(deck, card) as u8)
}

/// Returns the card on the table that no legal card beats.
pub(crate) fn beats_all(view: &View) -> Option<Card> {
    let (_, best) = view.winning_card()?;
    let beaten = |action: &Action| !matches!(action, Action::Play(card) if card.beats(best));
    view.legal.iter().all(beaten).then_some(best)
}

/// Returns `true` if a card is neither of the suit led nor a spade, and so takes no trick.
pub(crate) fn discards(view: &View, card: Card) -> bool {
    let led = view.running_trick().first().map(|&(_, led)| led.suit());
    led.is_some_and(|led| led != card.suit()) && card.suit() != Suit::Spades
}
