//! Places of the cards, as far as one seat may know: the model from which the card entities are drawn. Events change it step by step;
//! after every action it is compared with the seat's [`View`]. Pure data, tested without Bevy.

mod apply;
mod check;
mod covers;
mod sync;

use spades_layout::{HandSuits, Place, Zone};
use spades_rules::{Bid, Card, CardSet, Phase, PlayedRound, Rules, Seat, SpadesLead, View};

use crate::session::replaying::Revealed;
use crate::settings::SortOrder;

pub use check::Mismatch;

/// A physical card: the index of its entity. It says nothing about its face.
pub type CardId = usize;

/// Number of cards on the table in every game.
pub const CARDS: usize = 52;

/// The table as one seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The viewing seat.
    pub viewer: Seat,
    /// The stock, bottom card first.
    pub stock: Vec<CardId>,
    /// The drawn card and the seat that drew it.
    pub drawn: Option<(Seat, CardId)>,
    /// Hands by seat, in the order shown.
    pub hands: Vec<Vec<CardId>>,
    /// Discards in order.
    pub discards: Vec<CardId>,
    /// The running trick.
    pub trick: Vec<(Seat, CardId)>,
    /// Taken tricks by seat.
    pub won: Vec<Vec<Vec<CardId>>>,
    /// Visible faces, by card.
    pub faces: Vec<Option<Card>>,
    /// Phase of the match, as far as it has been shown.
    pub phase: Phase,
    /// The round shown.
    pub round: u16,
    /// Bids shown.
    pub bids: Vec<Option<Bid>>,
    /// Tricks shown, by hand.
    pub tricks: Vec<u8>,
    /// `true` if spades are shown as broken.
    pub broken: bool,
    /// Leader of the running trick, or of the next one.
    pub leader: Option<Seat>,
    /// Taker of the complete trick on the table.
    pub taker: Option<Seat>,
    /// Player of the dummy, once it is open.
    pub dummy_partner: Option<Seat>,
    /// Tricks of the winner, fanned out at the end of the match, each with the card that took it first.
    pub finale: Vec<Vec<CardId>>,
    /// `true` if the cards in no hand aren't a stock to draw from: with a prepared hand, the other cards are out of play.
    pub out_of_play: bool,
    pub(super) rules: Rules,
    /// Cards revealed beyond the viewer's knowledge, in a replay with all hands open.
    revealed: Option<Revealed>,
    /// `true` if the viewer's own secret cards are shown.
    open: bool,
    /// Hands of other people at the same screen who hold their covers up.
    peeks: [Option<CardSet>; 4],
    /// The seat that draws first in this round.
    first: Seat,
    sort: SortOrder,
}

/// The color of a side that plays together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamColor {
    /// Burgundy: the person at the screen, or the first of several, and their partner.
    Home,
    /// Navy: their opponents.
    Away,
}

impl Scene {
    /// Returns the table for `view`. Faces of the viewer's own secret cards are shown only if `open`.
    #[must_use]
    pub fn new(view: &View, open: bool, sort: SortOrder) -> Scene {
        let mut scene = Scene {
            viewer: view.viewer,
            stock: (0..CARDS).collect(),
            drawn: None,
            hands: vec![Vec::new(); view.hand_counts.len()],
            discards: Vec::new(),
            trick: Vec::new(),
            won: vec![Vec::new(); view.hand_counts.len()],
            faces: vec![None; CARDS],
            phase: view.phase,
            round: view.round,
            bids: vec![None; view.hand_counts.len()],
            tricks: vec![0; view.hand_counts.len()],
            broken: false,
            leader: None,
            taker: None,
            dummy_partner: None,
            finale: Vec::new(),
            rules: view.rules,
            out_of_play: false,
            revealed: None,
            open,
            peeks: [None; 4],
            first: view.first,
            sort,
        };
        scene.sync(view, open, sort);
        scene
    }

    /// Resets to a full stock, before a round.
    pub fn gather(&mut self) {
        self.stock = (0..CARDS).collect();
        self.drawn = None;
        self.hands.iter_mut().for_each(Vec::clear);
        self.discards.clear();
        self.trick.clear();
        self.won.iter_mut().for_each(Vec::clear);
        self.faces.fill(None);
        self.peeks = [None; 4];
        self.bids.fill(None);
        self.tricks.fill(0);
        self.broken = !self.breaks_spades();
        self.leader = None;
        self.taker = None;
        self.dummy_partner = None;
        self.finale.clear();
        self.out_of_play = false;
    }

    /// Returns `true` if spades have to be broken before they are led.
    #[must_use]
    pub fn breaks_spades(&self) -> bool {
        self.rules.spades_lead == SpadesLead::Broken
    }

    /// Sets the cards revealed beyond the viewer's knowledge; the next sync or the next events turn them up.
    pub fn reveal(&mut self, revealed: Option<Revealed>) {
        self.revealed = revealed;
    }

    /// Returns `true` if a hand other than the viewer's is open.
    #[must_use]
    pub fn lies_open(&self, seat: Seat) -> bool {
        let dummy = self.dummy_partner.is_some() && seat + 1 == self.hands.len();
        seat != self.viewer && (dummy || self.revealed.is_some())
    }

    /// Returns the hand that plays together with this one in this round, if there is one.
    #[must_use]
    pub fn partner(&self, hand: Seat) -> Option<Seat> {
        let team = |hand| self.rules.team_of(hand, self.dummy_partner);
        (0..self.hands.len()).find(|&other| other != hand && team(other) == team(hand))
    }

    /// Returns the color of a hand's side, as seen by the screen's owner at `home`; `None` if all play alone.
    #[must_use]
    pub fn team_color(&self, hand: Seat, home: Seat) -> Option<TeamColor> {
        self.partner(hand)?;
        let together = hand == home || self.partner(hand) == Some(home);
        Some(if together { TeamColor::Home } else { TeamColor::Away })
    }

    /// Returns the seat of the first discard: players discard in turn.
    #[must_use]
    pub fn discarded_first(&self) -> Seat {
        self.first
    }

    /// Returns the rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the sort order of hands.
    #[must_use]
    pub fn sort(&self) -> SortOrder {
        self.sort
    }

    /// Sorts hands in another order.
    pub fn sort_by(&mut self, sort: SortOrder) {
        self.sort = sort;
        (0..self.hands.len()).for_each(|seat| self.sort_hand(seat));
    }

    /// Sorts the face-up cards of a hand; face-down cards keep their places.
    fn sort_hand(&mut self, seat: Seat) {
        let faces = &self.faces;
        let sort = self.sort;
        self.hands[seat].sort_by_key(|&id| faces[id].map_or(u8::MAX, |card| sort_key(card, sort)));
    }

    /// Returns the place, counted from the left, that a card would take in a hand, or `None` if its face isn't shown.
    #[must_use]
    pub fn place_in_hand(&self, seat: Seat, id: CardId) -> Option<usize> {
        let key = sort_key(self.faces[id]?, self.sort);
        let before = |other: &&CardId| self.faces[**other].is_some_and(|card| sort_key(card, self.sort) < key);
        Some(self.hands[seat].iter().filter(before).count())
    }

    /// Returns the suits of the viewer's hand as it was when the running trick began.
    #[must_use]
    pub fn hand_suits(&self) -> HandSuits {
        let own = self.trick.iter().find(|(seat, _)| *seat == self.viewer);
        let played = own.map(|&(_, id)| id);
        let hand = self.hands[self.viewer].iter().copied().chain(played);
        let mut lengths = [0; 4];
        for id in hand {
            let Some(card) = self.faces[id] else {
                return HandSuits::default();
            };
            lengths[usize::from(sort_key(card, self.sort) / SUIT)] += 1;
        }
        let place = played.and_then(|id| self.place_in_hand(self.viewer, id));
        HandSuits {
            lengths,
            played: place.and_then(|place| u8::try_from(place).ok()),
        }
    }

    /// Returns the round as far as it has been shown, for questions to the rules.
    #[must_use]
    pub fn played_round(&self) -> PlayedRound {
        let mut played = PlayedRound {
            dummy_partner: self.dummy_partner,
            ..PlayedRound::default()
        };
        for (to, &bid) in played.bids.iter_mut().zip(&self.bids) {
            *to = bid;
        }
        for (to, &tricks) in played.tricks.iter_mut().zip(&self.tricks) {
            *to = tricks;
        }
        played
    }

    #[must_use]
    pub fn zone(&self, id: CardId) -> Zone {
        self.places()[id].zone
    }

    #[must_use]
    pub fn places(&self) -> [Place; CARDS] {
        let mut places = [Place::only(Zone::Stock); CARDS];
        let mut put = |ids: &[CardId], zone: Zone| {
            for (index, &id) in ids.iter().enumerate() {
                places[id] = Place {
                    zone,
                    index,
                    count: ids.len(),
                    under: 0,
                };
            }
        };
        put(&self.stock, Zone::Stock);
        put(&self.discards, Zone::Discards);
        for (seat, hand) in self.hands.iter().enumerate() {
            put(hand, Zone::Hand(seat));
        }
        if let Some((_, id)) = self.drawn {
            put(&[id], Zone::Drawn);
        }
        for (index, &(seat, id)) in self.trick.iter().enumerate() {
            places[id] = Place {
                zone: Zone::Trick(seat),
                index,
                count: self.trick.len(),
                under: 0,
            };
        }
        for (seat, tricks) in self.won.iter().enumerate() {
            for (index, trick) in tricks.iter().enumerate() {
                for (under, &id) in trick.iter().enumerate() {
                    places[id] = Place {
                        zone: Zone::Won(seat),
                        index,
                        count: tricks.len(),
                        under,
                    };
                }
            }
        }
        for (index, trick) in self.finale.iter().enumerate() {
            for (under, &id) in trick.iter().enumerate() {
                places[id] = Place {
                    zone: Zone::Finale,
                    index,
                    count: self.finale.len(),
                    under,
                };
            }
        }
        places
    }
}

/// Number of sort keys of a suit.
const SUIT: u8 = 20;

/// Returns the sort key of a card in a hand, smallest leftmost.
fn sort_key(card: Card, order: SortOrder) -> u8 {
    let (suits, descending) = match order {
        SortOrder::SpadesFirst => ([2, 3, 1, 0], true),
        SortOrder::SpadesLast => ([1, 0, 2, 3], false),
    };
    let rank = if descending {
        SUIT - 1 - card.rank()
    } else {
        card.rank()
    };
    suits[card.suit() as usize] * SUIT + rank
}

#[cfg(test)]
mod tests;
