//! The two-player draft.

use crate::{Bid, Event, Events, Game, HandBuilding, Phase, Seat};

impl Game {
    pub(super) fn bid_blind(&mut self, seat: Seat, bid: Bid, events: &mut Events) {
        self.declare_blind(seat, bid);
        events.push(match bid {
            Bid::Blind(tricks) => Event::BlindBid { seat, tricks },
            Bid::BlindNil | Bid::Tricks(_) => Event::BlindNil { seat },
        });
        if self.phase == Phase::Bidding {
            self.next_bidder(events);
        }
    }

    /// Notes a blind bid.
    pub(super) fn declare_blind(&mut self, seat: Seat, bid: Bid) {
        self.blind[seat] = true;
        self.bids[seat] = Some(bid);
    }

    /// Draws the top card; a blind seat keeps it unseen at once.
    pub(super) fn draw(&mut self, seat: Seat, events: &mut Events) {
        let card = self.take();
        self.drawn = Some(card);
        events.push(Event::Drew { seat, card: Some(card) });
        if self.blind[seat] {
            self.choose(seat, true, events);
        }
    }

    /// Keeps the drawn card and discards the next one, or the other way round.
    pub(super) fn choose(&mut self, seat: Seat, keep: bool, events: &mut Events) {
        let Some(drawn) = self.drawn.take() else { return };
        let next = self.take();
        let (kept, thrown) = if keep { (drawn, next) } else { (next, drawn) };
        self.table.hands[seat].insert(kept);
        if keep && self.rules.hands == HandBuilding::UnseenDraft {
            self.unseen_discards |= 1 << self.discards.len();
        }
        self.discards.push((self.table.turn, thrown));
        let kept = Event::Kept {
            seat,
            card: Some(kept),
            from_stock: !keep,
        };
        let thrown = Event::Discarded {
            seat,
            card: Some(thrown),
            from_stock: keep,
        };
        events.extend(if keep { [kept, thrown] } else { [thrown, kept] });
        if self.top < 52 {
            self.table.turn = 1 - self.table.turn;
        } else {
            events.push(Event::DraftEnded);
            self.start_bidding_of_draft(events);
        }
    }

    /// Starts the bidding. Hands become visible to their seats, except hands built blind, whose bids are already made.
    pub(super) fn start_bidding_of_draft(&mut self, events: &mut Events) {
        self.phase = Phase::Bidding;
        for seat in 0..2 {
            self.looked[seat] = !self.blind[seat];
        }
        if self.rules.bids_itself(self.round) {
            self.start_play(events);
            return;
        }
        self.table.turn = self.starter(self.rules.bids_first);
        if self.bids[usize::from(self.table.turn)].is_some() {
            self.next_bidder(events);
        }
    }
}
