//! Starting and scoring rounds.

use crate::{
    Bid, BlindBidOf, Card, DealtCards, Event, Events, Game, HandBuilding, Phase, PlayedRound, Seat, Setup, Starter,
    Totals, scoring,
};

impl Game {
    pub(super) fn start_round(&mut self, events: &mut Events) {
        self.round += 1;
        self.first = if self.round == 1 {
            self.seed.first_seat(self.rules.players)
        } else {
            (self.first + 1) % self.rules.players
        };
        self.redeals = 0;
        self.deal(events);
    }

    /// Shuffles, and deals unless hands are drafted.
    pub(super) fn deal(&mut self, events: &mut Events) {
        let (deck, salt) = self.seed.deal(self.round, self.redeals, self.rules.deck());
        self.deck = deck;
        self.salt = Some(salt);
        self.clear_round();
        events.push(self.round_started());
        if self.rules.hands == HandBuilding::Deal {
            let (hands, left) = (self.hands(), self.dealers_left());
            // Between two players, half of the deck stays out of play.
            for (index, &card) in deck.iter().take(13 * hands).enumerate() {
                self.table.hands[(left + index) % hands].insert(card);
            }
            events.extend(self.dealt());
            self.start_bidding_of_deal(events);
        } else {
            self.phase = Phase::Draft;
        }
    }

    pub(super) fn start_bidding_of_deal(&mut self, events: &mut Events) {
        if self.rules.bids_itself(self.round) {
            self.start_play(events);
            return;
        }
        self.phase = Phase::Bidding;
        self.table.turn = self.starter(self.rules.bids_first);
    }

    fn round_started(&self) -> Event {
        Event::RoundStarted {
            round: self.round,
            first: self.first(),
        }
    }

    /// Returns the `Dealt` event of every hand, in the order of the deal.
    fn dealt(&self) -> impl Iterator<Item = Event> {
        let (hands, left) = (self.hands(), self.dealers_left());
        (0..hands).map(move |step| {
            let seat = (left + step) % hands;
            Event::Dealt {
                seat,
                cards: DealtCards::Seen(self.table.hands[seat]),
            }
        })
    }

    /// Starts a round that was set up and returns its events.
    pub(super) fn start_set_up(&mut self, setup: &Setup) -> Vec<Event> {
        self.round = setup.round;
        self.first = u8::try_from(setup.first).unwrap_or(0);
        self.scores
            .iter_mut()
            .zip(&setup.scores)
            .for_each(|(score, &before)| *score = before);
        self.clear_round();
        self.table.hands[..setup.hands.len()].copy_from_slice(&setup.hands);
        self.bags
            .iter_mut()
            .zip(&setup.bags)
            .for_each(|(bags, &before)| *bags = before);
        self.sets
            .iter_mut()
            .zip(&setup.sets)
            .for_each(|(sets, &before)| *sets = before);
        self.set_runs
            .iter_mut()
            .zip(&setup.set_runs)
            .for_each(|(run, &before)| *run = before);
        let mut opening = vec![self.round_started()];
        for &seat in &setup.blind {
            self.declare_blind(seat, Bid::BlindNil);
            opening.push(Event::BlindNil { seat });
        }
        for &BlindBidOf { seat, tricks } in &setup.blind_bids {
            self.declare_blind(seat, Bid::Blind(tricks));
            opening.push(Event::BlindBid { seat, tricks });
        }
        opening.extend(self.dealt());
        let mut events = Events::new();
        if self.rules.hands == HandBuilding::Deal {
            self.start_bidding_of_deal(&mut events);
        } else {
            events.push(Event::DraftEnded);
            self.start_bidding_of_draft(&mut events);
        }
        opening.extend(events);
        opening
    }

    pub(super) fn clear_round(&mut self) {
        self.table.clear(self.first);
        self.top = 0;
        self.blind = [false; 4];
        self.drawn = None;
        self.discards.clear();
        self.unseen_discards = 0;
        self.bids = [None; 4];
        self.looked = [false; 4];
        self.looked =
            std::array::from_fn(|seat| seat >= usize::from(self.rules.players) || !self.stays_face_down(seat));
        self.passing.clear();
        self.reneged = [false; 4];
        self.calls_spent = [false; 4];
        self.dummy_partner = None;
        self.sheet.clear();
    }

    /// Returns the hand that gets the first card of a deal. Seats are numbered clockwise, and the dummy sits between
    /// 2 and 0: when seat 2 deals, the dummy is on its left and seat 0 is the first of the players.
    fn dealers_left(&self) -> Seat {
        let players = usize::from(self.rules.players);
        let dealer = (self.first() + players - 1) % players;
        (dealer + 1) % self.hands()
    }

    pub(super) fn starter(&self, starter: Starter) -> u8 {
        match starter {
            Starter::First => self.first,
            Starter::Second => (self.first + 1) % self.rules.players,
        }
    }

    pub(super) fn stock(&self) -> u8 {
        if self.phase == Phase::Draft { 52 - self.top } else { 0 }
    }

    pub(super) fn take(&mut self) -> Card {
        let card = self.deck[usize::from(self.top)];
        self.top += 1;
        card
    }

    /// Scores the round, by its tricks or by a right call of a renege, and checks whether the match is over.
    pub(super) fn score(&mut self, right_call: Option<Seat>, events: &mut Events) {
        let played = PlayedRound {
            bids: self.bids,
            tricks: self.table.tricks,
            dummy_partner: self.dummy_partner(),
            right_call,
        };
        scoring::fill(&self.rules, &played, &mut self.sheet);
        let before = Totals {
            scores: &self.scores,
            bags: &self.bags,
            sets: &self.sets,
            set_runs: &self.set_runs,
            round: self.round,
        };
        for (side, sheet) in self.sheet.iter_mut().enumerate() {
            scoring::add_up(&self.rules, sheet, side, &before);
        }
        for (side, sheet) in self.sheet.iter().enumerate() {
            self.scores[side] = sheet.score;
            self.bags[side] = sheet.bags_after;
            self.sets[side] = sheet.sets_after;
            self.set_runs[side] = sheet.set_run_after;
        }
        events.push(Event::RoundScored);
        self.winners = scoring::winners(&self.rules, &played, &self.totals());
        if self.winners.is_some() {
            self.phase = Phase::MatchEnd;
            events.push(Event::MatchEnded);
        } else {
            self.phase = Phase::RoundEnd;
        }
    }
}
