//! Effect of each event on the table: the only way cards move while a match is played.

use spades_rules::{Bid, Card, CardSet, DUMMY, DealtCards, Event, HandBuilding, Phase, Seat, View};

use super::{CardId, Scene};

impl Scene {
    /// Plays one event, as the viewer sees it. While the viewer's hand is closed its cards stay face down, whatever the event reveals.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::RoundStarted { round, first } => {
                self.gather();
                self.round = round;
                self.first = first;
                self.phase = match self.rules.hands {
                    HandBuilding::Deal => Phase::Bidding,
                    HandBuilding::OpenDraft | HandBuilding::ClosedDraft | HandBuilding::UnseenDraft => Phase::Draft,
                };
            }
            Event::Dealt { seat, cards } => self.deal(seat, cards),
            Event::Redealt { .. } => self.gather(),
            Event::BlindBid { seat, tricks } => self.bids[seat] = Some(Bid::Blind(tricks)),
            Event::BlindNil { seat } => self.bids[seat] = Some(Bid::BlindNil),
            Event::Looked { seat, cards } => {
                if let Some(cards) = cards.filter(|_| self.sees(seat)) {
                    self.turn_up(seat, cards);
                }
            }
            Event::Drew { seat, card } => {
                if let Some(id) = self.stock.pop() {
                    self.faces[id] = card.filter(|_| self.sees(seat));
                    self.drawn = Some((seat, id));
                }
            }
            Event::Kept { seat, card, from_stock } => {
                if let Some(id) = self.of_draft(from_stock) {
                    self.faces[id] = card.filter(|_| self.sees(seat));
                    self.hands[seat].push(id);
                    self.sort_hand(seat);
                }
            }
            Event::Discarded { seat, card, from_stock } => {
                if let Some(id) = self.of_draft(from_stock) {
                    self.faces[id] = card.filter(|_| self.sees(seat) || self.discards_open());
                    self.discards.push(id);
                }
            }
            Event::DraftEnded => self.phase = Phase::Bidding,
            Event::Bid { seat, bid } => self.bids[seat] = Some(bid),
            Event::DummyOpened { partner, cards } => {
                self.dummy_partner = Some(partner);
                self.turn_up(self.hands.len() - 1, cards);
            }
            Event::PassStarted { .. } => self.phase = Phase::Passing,
            Event::Named { .. } => {}
            Event::Passed { from, to, cards } => self.pass(from, to, cards),
            Event::PlayStarted { leader } => {
                self.phase = Phase::Play;
                self.leader = Some(leader);
            }
            Event::Played { seat, card } => self.play(seat, card),
            Event::SpadesBroken { .. } => self.broken = true,
            Event::TrickTaken { seat, .. } => {
                self.tricks[seat] += 1;
                self.taker = Some(seat);
                if self.hands.iter().all(Vec::is_empty) {
                    self.phase = Phase::Claims;
                }
            }
            Event::Called { .. } => {}
            Event::RoundScored => self.phase = Phase::RoundEnd,
            Event::MatchEnded => self.phase = Phase::MatchEnd,
        }
    }

    /// Moves passed cards from hand to hand, where their taker may see them.
    fn pass(&mut self, from: Seat, to: Seat, cards: DealtCards) {
        let cards: Vec<Option<Card>> = match cards {
            DealtCards::Seen(cards) => cards.iter().map(Some).collect(),
            DealtCards::Hidden(count) => vec![None; count.into()],
        };
        for card in cards {
            let faces = &self.faces;
            let is_known = |id: &CardId| card.is_some() && faces[*id] == card;
            let place = self.hands[from].iter().position(is_known).unwrap_or(0);
            if place < self.hands[from].len() {
                let id = self.hands[from].remove(place);
                self.faces[id] = card.filter(|_| self.sees(to) && (to == self.viewer || self.lies_open(to)));
                self.hands[to].push(id);
            }
        }
        self.sort_hand(from);
        self.sort_hand(to);
    }

    /// Moves a complete trick to its taker's pile, face down.
    pub fn collect(&mut self) {
        let Some(seat) = self.taker.take() else { return };
        let trick: Vec<CardId> = self.trick.drain(..).map(|(_, id)| id).collect();
        for &id in &trick {
            self.faces[id] = None;
        }
        self.won[seat].push(trick);
        self.leader = Some(seat);
    }

    /// Fans out the tricks of a side, face up: everybody has seen them.
    pub fn fan_out(&mut self, view: &View, side: usize) {
        let own = |seat: Seat| match seat {
            DUMMY if self.dummy_partner.is_some() => self.dummy_partner.map(|seat| self.rules.side_of(seat)),
            seat => Some(self.rules.side_of(seat)),
        };
        let mut next = [0; 4];
        let mut finale = Vec::new();
        for trick in &view.played {
            let Some(winner) = trick.winner else { continue };
            let at = next[winner];
            next[winner] += 1;
            let Some(ids) = self.won[winner].get(at).filter(|_| own(winner) == Some(side)) else {
                continue;
            };
            let mut cards: Vec<(Seat, CardId)> = Vec::new();
            for (&id, &(seat, card)) in ids.iter().zip(&trick.plays) {
                self.faces[id] = Some(card);
                cards.push((seat, id));
            }
            cards.sort_by_key(|&(seat, _)| seat != winner);
            finale.push(cards.into_iter().map(|(_, id)| id).collect());
        }
        self.finale = finale;
    }

    /// Returns `true` if cards that only this seat may see are shown.
    fn sees(&self, seat: Seat) -> bool {
        self.open || seat != self.viewer
    }

    /// Turns closed discards face down; the player who discarded them has seen them once.
    pub fn close_discards(&mut self) {
        if !self.discards_open() {
            for &id in &self.discards {
                self.faces[id] = None;
            }
        }
    }

    /// Returns `true` if the last discard is still shown and should be turned face down.
    #[must_use]
    pub fn sees_closed_discard(&self) -> bool {
        let shown = self.discards.last().is_some_and(|&id| self.faces[id].is_some());
        shown && !self.discards_open()
    }

    /// Returns `true` if discards are turned face down after they have been shown.
    #[must_use]
    pub fn keeps_discards_closed(&self) -> bool {
        let closed = matches!(self.rules.hands, HandBuilding::ClosedDraft | HandBuilding::UnseenDraft);
        closed && self.revealed.is_none()
    }

    /// Returns `true` if discards are face up.
    pub(super) fn discards_open(&self) -> bool {
        self.rules.hands == HandBuilding::OpenDraft || self.revealed.is_some()
    }

    fn of_draft(&mut self, from_stock: bool) -> Option<CardId> {
        if from_stock {
            self.stock.pop()
        } else {
            self.drawn.take().map(|(_, id)| id)
        }
    }

    /// Deals a hand from the top of the stock.
    fn deal(&mut self, seat: Seat, cards: DealtCards) {
        let count = match cards {
            DealtCards::Seen(cards) => cards.len(),
            DealtCards::Hidden(count) => usize::from(count),
        };
        let rest = self.stock.len().saturating_sub(count);
        self.hands[seat] = self.stock.split_off(rest);
        self.hands[seat].reverse();
        if let DealtCards::Seen(cards) = cards
            && self.sees(seat)
        {
            self.turn_up(seat, cards);
        }
    }

    /// Gives the face-down cards of a hand their faces.
    fn turn_up(&mut self, seat: Seat, cards: CardSet) {
        for (&id, card) in self.hands[seat].iter().zip(cards.iter()) {
            self.faces[id] = Some(card);
        }
        self.sort_hand(seat);
    }

    /// Removes a card from the hand: the one with this face, or the last one of a face-down hand.
    fn play(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        let at = hand
            .iter()
            .position(|&id| self.faces[id] == Some(card))
            .or(hand.len().checked_sub(1));
        let Some(at) = at else { return };
        let id = hand.remove(at);
        self.faces[id] = Some(card);
        if self.trick.is_empty() {
            self.leader = Some(seat);
        }
        self.trick.push((seat, id));
    }
}
