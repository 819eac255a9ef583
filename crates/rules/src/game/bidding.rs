//! Bidding and its consequences: the dummy's partner, or a new deal.

use crate::{
    Bid, BidTurn, Card, DUMMY, Event, Events, Game, HandBuilding, Illegal, Leader, Phase, Seat, Sides, Suit, ThrownIn,
};

impl Game {
    /// Returns why the seat to bid may not bid `tricks`.
    pub(super) fn why_not_bid(&self, tricks: u8) -> Option<Illegal> {
        self.rules
            .why_not_bid(tricks, &self.bid_turn(usize::from(self.table.turn)))
    }

    /// Returns what decides the legal bids of a seat, if it were its turn now: for tests and tools.
    ///
    /// # Panics
    /// If `seat` is above 3.
    #[must_use]
    pub fn bid_turn(&self, seat: Seat) -> BidTurn {
        self.turn_of(seat, None)
    }

    /// Returns what decides the legal blind bids of a seat, if it were its turn now. Nobody bids after its partner, whom a blind bid covers.
    #[must_use]
    pub fn blind_bid_turn(&self, seat: Seat) -> BidTurn {
        self.turn_of(seat, self.rules.partner(seat))
    }

    fn turn_of(&self, seat: Seat, covered: Option<Seat>) -> BidTurn {
        let others = || self.players().filter(|&other| other != seat);
        BidTurn {
            spades: u8::try_from(self.table.hands[seat].in_suit(Suit::Spades).len()).unwrap_or(13),
            partner: self.rules.partner(seat).and_then(|partner| self.bids[partner]),
            others: others().filter_map(|other| self.bids[other]).map(Bid::tricks).sum(),
            is_last: others().all(|other| Some(other) == covered || self.has_bid(other)),
            thrown_in: self.redeals,
        }
    }

    pub(super) fn players(&self) -> std::ops::Range<Seat> {
        0..usize::from(self.rules.players)
    }

    /// Returns `true` if a partner's blind bid counts for this seat as well.
    pub(super) fn is_covered(&self, seat: Seat) -> bool {
        let partner = self.rules.partner(seat).and_then(|partner| self.bids[partner]);
        matches!(partner, Some(Bid::Blind(_)))
    }

    /// Returns `true` if a seat has bid, or its partner did for both.
    fn has_bid(&self, seat: Seat) -> bool {
        self.bids[seat].is_some() || self.is_covered(seat)
    }

    /// Returns `true` if a seat could bid a blind nil, or a number blind, at its turn, by the bids so far and if it doesn't see its hand.
    fn could_bid_blind(&self, seat: Seat) -> bool {
        self.could_bid_blind_nil(seat) || self.blind_bids(seat).next().is_some()
    }

    fn could_bid_blind_nil(&self, seat: Seat) -> bool {
        self.can_go_blind(seat)
            && self.rules.blind_nil.is_some()
            && self.rules.why_not_nil(&self.bid_turn(seat)).is_none()
    }

    /// Returns the numbers that a seat could bid blind at its turn.
    pub(super) fn blind_bids(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let turn = self.blind_bid_turn(seat);
        let may = self.can_go_blind(seat) && self.is_first_partner(seat);
        let rules = self.rules;
        (4..=13).filter(move |&tricks| may && rules.why_not_blind_bid(tricks, &turn).is_none())
    }

    /// Returns `true` if a seat bids before its partner, or has none.
    pub(super) fn is_first_partner(&self, seat: Seat) -> bool {
        let players = usize::from(self.rules.players);
        let place = |seat: Seat| (seat + players - self.first()) % players;
        self.rules
            .partner(seat)
            .is_none_or(|partner| place(seat) < place(partner))
    }

    /// Returns `true` if a dealt hand is face down to its owner during the bidding, who hasn't looked at it.
    pub(super) fn stays_face_down(&self, seat: Seat) -> bool {
        if self.rules.hands != HandBuilding::Deal {
            return self.blind[seat];
        }
        let covers = |partner: Seat| {
            let waits = self.bids[partner].is_none() && !self.looked[partner] && self.is_first_partner(partner);
            waits && self.blind_bids(partner).next().is_some()
        };
        let open = self.bids[seat].is_none();
        self.blind[seat]
            || self.is_covered(seat)
            || open && (self.could_bid_blind(seat) || self.rules.partner(seat).is_some_and(covers))
    }

    /// Turns up the hands that can no longer be bid blind.
    pub(super) fn turn_up(&mut self, events: &mut Events) {
        if self.rules.hands != HandBuilding::Deal {
            return;
        }
        for seat in self.players() {
            if !self.looked[seat] && !self.stays_face_down(seat) {
                self.look(seat, events);
            }
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
        let mut next = (1..players).map(|step| (self.table.turn + step) % players);
        if let Some(seat) = next.find(|&seat| !self.has_bid(usize::from(seat))) {
            self.table.turn = seat;
            self.turn_up(events);
            return;
        }
        let total = self.bids.iter().flatten().map(|bid| bid.tricks()).sum();
        if self.rules.is_thrown_in(total, self.redeals) {
            self.redeal(ThrownIn::LowTotal, events);
            return;
        }
        if self.rules.sides == Sides::Dummy {
            let Some(partner) = self.rules.highest_bidder(&self.bids, self.first()) else {
                self.redeal(ThrownIn::AllNil, events);
                return;
            };
            self.dummy_partner = Some(partner as u8);
            events.push(Event::DummyOpened {
                partner,
                cards: self.table.hands[DUMMY],
            });
        }
        for seat in 0..usize::from(players) {
            if !self.looked[seat] {
                self.look(seat, events);
            }
        }
        self.next_share(events);
    }

    /// Starts play: the leader depends on the bids, or on the hands.
    pub(super) fn start_play(&mut self, events: &mut Events) {
        self.phase = Phase::Play;
        let lowest = self.holder_of_lowest_club();
        let leader = match self.rules.leads_first {
            Leader::First => self.first,
            Leader::Second => (self.first + 1) % self.rules.players,
            Leader::HighestBidder if self.rules.bids_itself(self.round) => self.first,
            Leader::HighestBidder => self.highest_number(),
            Leader::LowClub => lowest.map_or(self.first, |(seat, _)| seat as u8),
        };
        let must_lead = lowest.filter(|_| self.rules.leads_first == Leader::LowClub);
        self.leader = leader;
        self.table.start_play(leader, must_lead.map(|(_, card)| card));
        events.push(Event::PlayStarted {
            leader: usize::from(leader),
        });
    }

    /// Returns the hand with the lowest club, and the club: the lowest of the deck, unless the round was set up by hand.
    fn holder_of_lowest_club(&self) -> Option<(Seat, Card)> {
        let club = |seat: Seat| Some((seat, self.table.hands[seat].in_suit(Suit::Clubs).first()?));
        (0..self.hands()).filter_map(club).min_by_key(|&(_, club)| club)
    }

    /// Returns the seat with the highest number; of several, the one that bid first.
    fn highest_number(&self) -> u8 {
        let number = |seat: u8| self.bids[usize::from(seat)].map_or(0, Bid::tricks);
        let first = self.starter(self.rules.bids_first);
        let order = (0..self.rules.players).map(|step| (first + step) % self.rules.players);
        order.fold(
            first,
            |best, seat| if number(seat) > number(best) { seat } else { best },
        )
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
    pub(super) fn redeal(&mut self, why: ThrownIn, events: &mut Events) {
        self.redeals += 1;
        self.archive_log();
        events.push(Event::Redealt { why });
        self.deal(events);
    }
}
