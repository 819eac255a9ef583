//! Bidding and its consequences: the dummy's partner, or a new deal.

use crate::{Bid, DUMMY, Event, Events, Game, Illegal, Phase, Seat, Sides, Suit};

impl Game {
    /// Returns why the seat to bid may not bid `tricks`.
    pub(super) fn why_not_bid(&self, tricks: u8) -> Option<Illegal> {
        let seat = usize::from(self.table.turn);
        let spades = u8::try_from(self.table.hands[seat].in_suit(Suit::Spades).len()).unwrap_or(13);
        let partner = self.rules.partner(seat).and_then(|partner| self.bids[partner]);
        self.rules.why_not_bid(tricks, spades, partner)
    }

    pub(super) fn bid(&mut self, seat: Seat, bid: Bid, events: &mut Events) {
        self.bids[seat] = Some(bid);
        events.push(Event::Bid { seat, bid });
        self.next_bidder(events);
    }

    /// Passes the turn to the next seat that has not bid, or ends the bidding.
    pub(super) fn next_bidder(&mut self, events: &mut Events) {
        let players = self.rules.players;
        let next = (1..players).map(|step| (self.table.turn + step) % players);
        if let Some(seat) = next.into_iter().find(|&seat| self.bids[usize::from(seat)].is_none()) {
            self.table.turn = seat;
            return;
        }
        if self.rules.sides == Sides::Dummy {
            let Some(partner) = self.rules.highest_bidder(&self.bids, self.first()) else {
                self.redeal(events);
                return;
            };
            self.dummy_partner = Some(partner as u8);
            events.push(Event::DummyOpened {
                partner,
                cards: self.table.hands[DUMMY],
            });
        }
        self.phase = Phase::Play;
        for seat in 0..usize::from(players) {
            if !self.looked[seat] {
                self.look(seat, events);
            }
        }
        self.table.turn = self.starter(self.rules.leads_first);
        events.push(Event::PlayStarted {
            leader: usize::from(self.table.turn),
        });
    }

    /// Turns up a hand.
    pub(super) fn look(&mut self, seat: Seat, events: &mut Events) {
        self.looked[seat] = true;
        events.push(Event::Looked {
            seat,
            cards: Some(self.table.hands[seat]),
        });
    }

    /// Throws the deal in: the same dealer deals the same round again.
    fn redeal(&mut self, events: &mut Events) {
        self.redeals += 1;
        self.archive_log();
        events.push(Event::Redealt);
        self.deal(events);
    }
}
