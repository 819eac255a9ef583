//! "What do I know?": the cards played, discarded or still out, as far as a seat could know.

use spades_rules::{Card, CardSet, DUMMY, Phase, Seat, Suit, View};

/// Everything that a seat could know about a suit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuitKnowledge {
    /// Cards in the seat's own hand.
    pub held: CardSet,
    /// Card drawn, and neither kept nor discarded yet.
    pub drawn: CardSet,
    /// Cards in an open hand: the dummy's.
    pub open: CardSet,
    /// Cards played this round, including the current trick.
    pub played: CardSet,
    /// Cards that the seat discarded in the draft.
    pub thrown: CardSet,
    /// Discards of others that the seat has seen.
    pub thrown_by_others: CardSet,
    /// All other cards: they may be in another hand (in a draft, also in the stock or among unseen discards).
    pub out: CardSet,
    /// Other players who have shown that they are void in the suit.
    pub without: Vec<Seat>,
}

/// Everything that a seat could know about all cards.
///
/// ```
/// use spades_learn::coach::Knowledge;
/// use spades_rules::{Action, Game, Phase, Preset, Seed, Suit};
/// let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(4)).unwrap();
/// while game.phase() == Phase::Draft {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// // After an open draft an attentive player knows the other hand.
/// let knowledge = Knowledge::new(&game.view(0));
/// assert!(knowledge.is_complete);
/// let spades = knowledge.suit(Suit::Spades);
/// assert_eq!(spades.out, game.hand(1).in_suit(Suit::Spades));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Knowledge by suit, clubs first.
    suits: [SuitKnowledge; 4],
    /// `true` if the place of every card is known: the number of cards out equals the size of the only other hand.
    pub is_complete: bool,
}

impl Knowledge {
    /// Returns everything that the viewer could know.
    #[must_use]
    pub fn new(view: &View) -> Knowledge {
        let held = view.hand.unwrap_or_default();
        let drawn: CardSet = view.drawn.into_iter().collect();
        let open = view.dummy.unwrap_or_default();
        let played: CardSet = plays(view).map(|(_, card)| card).collect();
        let thrown = |own: bool| -> CardSet {
            let by = view
                .discards
                .iter()
                .filter(|discard| (discard.seat == view.viewer) == own);
            by.filter_map(|discard| discard.card).collect()
        };
        let [own, others] = [thrown(true), thrown(false)];
        let known = [held, drawn, open, played, own, others]
            .into_iter()
            .fold(CardSet::EMPTY, CardSet::union);
        let out = view.rules.deck().difference(known);
        let suits = Suit::ALL.map(|suit| SuitKnowledge {
            held: held.in_suit(suit),
            drawn: drawn.in_suit(suit),
            open: open.in_suit(suit),
            played: played.in_suit(suit),
            thrown: own.in_suit(suit),
            thrown_by_others: others.in_suit(suit),
            out: out.in_suit(suit),
            without: hidden_seats(view)
                .filter(|&seat| view.shown_out(seat)[suit as usize])
                .collect(),
        });
        let mut hidden = hidden_seats(view);
        let sole = hidden.next().filter(|_| hidden.next().is_none());
        let counted = sole.is_some_and(|seat| usize::from(view.hand_counts[seat]) == out.len());
        Knowledge {
            suits,
            is_complete: counted && view.hand.is_some() && view.phase != Phase::Draft,
        }
    }

    /// Returns the knowledge about a suit.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &SuitKnowledge {
        &self.suits[suit as usize]
    }

    /// Returns the number of cards still out that beat a card in its suit.
    #[must_use]
    pub fn higher_out(&self, card: Card) -> usize {
        self.suit(card.suit()).out.iter().filter(|&other| other > card).count()
    }
}

/// Returns the cards played, with the seats of their hands.
fn plays(view: &View) -> impl Iterator<Item = (Seat, Card)> + '_ {
    view.played.iter().flat_map(|trick| &trick.plays).copied()
}

/// Returns the seats whose hands are hidden from the viewer.
fn hidden_seats(view: &View) -> impl Iterator<Item = Seat> + '_ {
    let seen = |seat: Seat| seat == view.viewer || seat == DUMMY && view.dummy.is_some();
    (0..view.hand_counts.len()).filter(move |&seat| !seen(seat))
}
