//! Passing cards between the bids and the first lead.

use arrayvec::ArrayVec;

use crate::{Card, CardSet, DealtCards, Event, Events, Game, Illegal, PassOrder, Phase, Seat, Share};

/// The cards passed in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Passing {
    /// The cards of the complete shares, in order.
    complete: ArrayVec<CardSet, 4>,
    /// The cards named for the running share.
    naming: CardSet,
}

impl Passing {
    pub fn clear(&mut self) {
        self.complete.clear();
        self.naming = CardSet::EMPTY;
    }

    pub fn naming(&self) -> CardSet {
        self.naming
    }
}

impl Game {
    /// Returns the shares of this round, in order; empty if nothing is passed. Known once the bids are complete.
    #[must_use]
    pub fn shares(&self) -> ArrayVec<Share, 4> {
        if self.rules.pass.nil == 0 && self.rules.pass.blind_nil == 0 {
            return ArrayVec::new();
        }
        self.rules.shares(self.bids(), self.first(), self.hand_size())
    }

    /// Returns the shares whose cards have moved, with these cards, in order: for tests and tools.
    pub fn passes(&self) -> impl Iterator<Item = (Share, CardSet)> {
        self.passed().take(self.moved_shares())
    }

    /// Returns the complete shares with their cards, in order.
    pub(super) fn passed(&self) -> impl Iterator<Item = (Share, CardSet)> {
        self.shares().into_iter().zip(self.passing.complete.clone())
    }

    /// Returns the share whose cards are being named.
    #[must_use]
    pub fn running_share(&self) -> Option<Share> {
        self.shares().get(self.passing.complete.len()).copied()
    }

    /// Returns the number of complete shares whose cards have moved: where partners pass together, both of theirs or none.
    pub(super) fn moved_shares(&self) -> usize {
        let complete = self.passing.complete.len();
        match self.rules.pass.order {
            PassOrder::BidderFirst => complete,
            PassOrder::Together => complete / 2 * 2,
        }
    }

    /// Returns the number of cards of each hand before the first card is played.
    fn hand_size(&self) -> u8 {
        let all: usize = self.table.hands[..self.hands()].iter().map(|hand| hand.len()).sum();
        let played = self.plays().len();
        u8::try_from((all + played) / self.hands()).unwrap_or(13)
    }

    /// Starts the next share, or play if there is none.
    pub(super) fn next_share(&mut self, events: &mut Events) {
        match self.running_share() {
            None => self.start_play(events),
            Some(share) => {
                self.phase = Phase::Passing;
                self.table.turn = share.from as u8;
                events.push(Event::PassStarted {
                    from: share.from,
                    to: share.to,
                    count: share.count,
                });
            }
        }
    }

    /// Returns the cards that the giver may name.
    pub(super) fn passable(&self) -> CardSet {
        if self.phase == Phase::Passing {
            self.table.hand().difference(self.passing.naming)
        } else {
            CardSet::EMPTY
        }
    }

    pub(super) fn why_not_pass(&self, card: Card) -> Option<Illegal> {
        if self.phase != Phase::Passing {
            return Some(self.not_now(crate::Action::Pass(card)));
        }
        if self.passable().contains(card) {
            return None;
        }
        Some(if self.table.hand().contains(card) {
            Illegal::AlreadyNamed(card)
        } else {
            Illegal::NotHeld(card)
        })
    }

    /// Names a card; the share moves as a whole.
    pub(super) fn pass(&mut self, seat: Seat, card: Card, events: &mut Events) {
        self.passing.naming.insert(card);
        events.push(Event::Named { seat, card: Some(card) });
        let whole = self
            .running_share()
            .is_some_and(|share| self.passing.naming.len() >= usize::from(share.count));
        if whole {
            let moved = self.moved_shares();
            let cards = std::mem::take(&mut self.passing.naming);
            self.passing.complete.push(cards);
            let shares: ArrayVec<(Share, CardSet), 4> = self.passed().collect();
            for &(Share { from, to, .. }, cards) in &shares[moved..self.moved_shares()] {
                self.table.hands[from] = self.table.hands[from].difference(cards);
                self.table.hands[to] = self.table.hands[to].union(cards);
                let cards = DealtCards::Seen(cards);
                events.push(Event::Passed { from, to, cards });
            }
            self.next_share(events);
        }
    }

    /// Notes a complete share whose cards have moved already.
    pub(super) fn note_share(&mut self, cards: CardSet) {
        self.passing.complete.push(cards);
    }

    pub(super) fn note_named(&mut self, cards: CardSet) {
        self.passing.naming = cards;
    }
}
