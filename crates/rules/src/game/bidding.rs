//! Bidding, and what follows from it: the dummy's partner, or a new deal.

use crate::{Bid, BiddingRule, Event, Events, Game, Illegal, Phase, Seat, Sides, Suit};

impl Game {
    /// Why the seat whose turn it is may not bid so many tricks.
    pub(super) fn why_not_bid(&self, tricks: u8) -> Option<Illegal> {
        if tricks > 13 {
            return Some(Illegal::BidTooHigh);
        }
        let seat = usize::from(self.table.turn);
        let spades = u8::try_from(self.table.hands[seat].in_suit(Suit::Spades).len()).unwrap_or(13);
        match self.rules.bidding {
            BiddingRule::Free => None,
            BiddingRule::Whiz => (tricks != 0 && tricks != spades).then_some(Illegal::Whiz(spades)),
            BiddingRule::Mirror => (tricks != spades).then_some(Illegal::Mirror(spades)),
            BiddingRule::Suicide => match self.bids[(seat + 2) % 4] {
                None => (1..4).contains(&tricks).then_some(Illegal::SuicideNilOrFour),
                Some(partner) if partner.is_nil() => (tricks < 4).then_some(Illegal::SuicideFour),
                Some(_) => (tricks != 0).then_some(Illegal::SuicideNil),
            },
        }
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
            let Some(partner) = self.highest_bidder() else {
                self.redeal(events);
                return;
            };
            self.dummy_partner = Some(partner);
            events.push(Event::DummyOpened {
                partner: usize::from(partner),
                cards: self.table.hands[3],
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

    /// A hand is turned up.
    pub(super) fn look(&mut self, seat: Seat, events: &mut Events) {
        self.looked[seat] = true;
        events.push(Event::Looked {
            seat,
            cards: Some(self.table.hands[seat]),
        });
    }

    /// The earliest of the highest bidders, unless all bid nil.
    fn highest_bidder(&self) -> Option<u8> {
        let bid = |seat: u8| self.bids[usize::from(seat)].map_or(0, Bid::tricks);
        let order = (0..3).map(|step| (self.first + step) % 3);
        let best = order.fold(self.first, |best, seat| if bid(seat) > bid(best) { seat } else { best });
        (bid(best) > 0).then_some(best)
    }

    /// Throws the deal in: the same round, dealt again by the same dealer.
    fn redeal(&mut self, events: &mut Events) {
        self.redeals += 1;
        self.archive_log();
        events.push(Event::Redealt);
        self.deal(events);
    }
}
