//! A round of play of four hands, small and fast enough to be played out thousands of times a second.
//!
//! Cards are bit numbers of a [`spades_rules::CardSet`]; hands that the deciding seat cannot know are empty.

use arrayvec::ArrayVec;

use crate::sets;
use spades_rules::{Bid, Card, CardSet, DUMMY, FirstTrick, Leader, PlayedRound, Rules, Suit, View};

/// Bits of each suit in any deck; jokers and high deuces are spades.
pub(crate) const SUITS: [u64; 4] = [
    CardSet::suit(Suit::Clubs).bits(),
    CardSet::suit(Suit::Diamonds).bits(),
    CardSet::suit(Suit::Hearts).bits(),
    CardSet::suit(Suit::Spades).bits(),
];

/// The suit number of spades.
pub(crate) const SPADES: usize = 3;

/// Returns the suit number of a card.
pub(crate) const fn suit_of(card: u8) -> usize {
    if card >= 39 { 3 } else { card as usize / 13 }
}

/// Returns the cards above `card` in its suit.
pub(crate) const fn above(card: u8) -> u64 {
    SUITS[suit_of(card)] & !((2 << card) - 1)
}

/// Returns the cards below `card` in its suit.
pub(crate) const fn below(card: u8) -> u64 {
    SUITS[suit_of(card)] & ((1 << card) - 1)
}

/// Returns the bit numbers of a set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(card)
    })
}

/// Returns the highest card of a set, which must not be empty.
pub(crate) const fn highest(set: u64) -> u8 {
    63 - set.leading_zeros() as u8
}

/// A round in play, as far as it is known.
#[derive(Clone, Debug)]
pub(crate) struct PlayoutState {
    /// The hands, as far as they are known; those of others are empty in a position made from a view.
    pub hands: [u64; 4],
    /// Number of cards in each hand.
    pub counts: [u8; 4],
    /// All cards played so far.
    pub gone: u64,
    /// The whole deck.
    pub deck: u64,
    /// Suits in which each hand has shown to be void, as bits.
    pub voids: [u8; 4],
    /// Tricks promised; 0 for a nil and for the dummy.
    pub bids: [u8; 4],
    /// `true` for seats that bid nil.
    pub nil: [bool; 4],
    /// `true` for seats that bid blind: a nil, or a number for their whole side.
    pub blind: [bool; 4],
    /// `true` in a round without bids, where each trick scores ten points.
    pub bids_itself: bool,
    /// Tricks taken.
    pub tricks: [u8; 4],
    /// The running trick.
    pub trick: ArrayVec<(u8, u8), 4>,
    /// The hand to play.
    pub turn: u8,
    /// `true` if spades are broken.
    pub broken: bool,
    /// Restrictions of the running trick: none after the first one.
    pub first_trick: FirstTrick,
    /// `true` if the lowest club must be led.
    pub leads_low: bool,
    /// The side of each hand this round; sides are numbered from 0.
    pub side: [u8; 4],
    /// The seat that plays the dummy.
    pub dummy_partner: Option<u8>,
    /// Points by side that a set costs besides those of the contract: many, if it loses the match.
    pub set_costs: [i32; 4],
    /// Number of deals of the round that were thrown in.
    pub thrown_in: u32,
}

impl PlayoutState {
    /// Returns the position that a view shows. Before play, hands, bids and turn are those of a round in the bidding.
    pub fn from_view(view: &View) -> PlayoutState {
        let mut state = PlayoutState {
            hands: [0; 4],
            counts: [0; 4],
            gone: 0,
            deck: view.rules.deck().bits(),
            voids: [0; 4],
            bids: [0; 4],
            nil: [false; 4],
            blind: [false; 4],
            bids_itself: view.rules.bids_itself(view.round),
            tricks: [0; 4],
            trick: ArrayVec::new(),
            turn: view.hand_to_play.unwrap_or(view.first) as u8,
            broken: view.broken,
            first_trick: match view.complete_tricks() {
                [] => view.rules.first_trick,
                _ => FirstTrick::Free,
            },
            leads_low: view.rules.leads_first == Leader::LowClub && view.played.is_empty(),
            side: [0, 1, 2, 3].map(|hand| view.rules.team_of(hand, view.dummy_partner) as u8),
            dummy_partner: view.dummy_partner.map(|seat| seat as u8),
            set_costs: [0; 4],
            thrown_in: view.redeals,
        };
        if view.rules.end.counts_sets() {
            for hand in 0..view.rules.hand_count() {
                let side = view.rules.side_of(view.rules.player_of(hand, view.dummy_partner));
                if sets::is_last_chance(view, side) {
                    state.set_costs[usize::from(state.side[hand])] = sets::LOST_MATCH;
                }
            }
        }
        state.hands[view.viewer] = view.hand.unwrap_or_default().bits();
        if let Some(dummy) = view.dummy {
            state.hands[DUMMY] = dummy.bits();
        }
        for (seat, &count) in view.hand_counts.iter().enumerate() {
            state.counts[seat] = count;
        }
        for (seat, bid) in view.bids.iter().enumerate() {
            if let Some(bid) = *bid {
                state.set_bid(seat, bid);
            }
        }
        for (seat, &tricks) in view.tricks.iter().enumerate() {
            state.tricks[seat] = tricks;
        }
        for trick in &view.played {
            let led = trick.plays.first().map_or(SPADES, |&(_, card)| suit_of(card.index()));
            for &(seat, card) in &trick.plays {
                state.gone |= 1 << card.index();
                if suit_of(card.index()) != led {
                    state.voids[seat] |= 1 << led;
                }
            }
            if trick.winner.is_none() {
                state.trick = trick
                    .plays
                    .iter()
                    .map(|&(seat, card)| (seat as u8, card.index()))
                    .collect();
            }
        }
        if view.rules.first_trick != FirstTrick::Free {
            for hand in 0..view.hand_counts.len() {
                let out = view.shown_out(hand).into_iter().zip(0..);
                state.voids[hand] = out.map(|(out, suit)| u8::from(out) << suit).sum();
            }
        }
        state
    }

    /// Sets a bid.
    pub fn set_bid(&mut self, seat: usize, bid: Bid) {
        self.bids[seat] = bid.tricks();
        self.nil[seat] = bid.is_nil();
        self.blind[seat] = bid.is_blind();
    }

    /// Returns a seat's bid. A seat that hasn't bid counts as nil, as in the rules.
    pub fn bid(&self, seat: usize) -> Bid {
        match (self.blind[seat], self.bids[seat]) {
            (true, 0) => Bid::BlindNil,
            (true, tricks) => Bid::Blind(tricks),
            (false, tricks) => Bid::Tricks(tricks),
        }
    }

    /// Returns `true` if a partner's blind bid counts for this seat as well, which has no bid then.
    pub fn is_covered(&self, seat: usize) -> bool {
        let partner = (seat + 2) % 4;
        self.side[partner] == self.side[seat] && self.blind[partner] && self.bids[partner] > 0 && !self.nil[seat]
    }

    /// Returns the points of a side's contract: if it is made exactly, and if it is missed.
    pub fn contract_points(&self, rules: &Rules, side: u8, contract: u8) -> (i32, i32) {
        let is_blind = |seat: usize| self.side[seat] == side && self.blind[seat] && self.bids[seat] > 0;
        if (0..4).any(is_blind) {
            rules.blind_bid_points(contract)
        } else {
            rules.contract_points(contract)
        }
    }

    /// Returns the round in the form that the rules score, once it is over.
    pub fn played_round(&self) -> PlayedRound {
        PlayedRound {
            bids: std::array::from_fn(|seat| {
                let has_bid = !self.bids_itself && !self.is_covered(seat);
                has_bid.then(|| self.bid(seat))
            }),
            tricks: self.tricks,
            dummy_partner: self.dummy_partner.map(usize::from),
            right_call: None,
        }
    }

    /// Returns the seat that decides for the hand to play.
    pub fn actor(&self) -> usize {
        match self.dummy_partner {
            Some(partner) if self.turn == 3 => usize::from(partner),
            _ => usize::from(self.turn),
        }
    }

    /// Returns `true` if the deciding seat sees the hand of `seat`.
    pub fn sees(&self, seat: usize) -> bool {
        seat == self.actor() || (self.dummy_partner.is_some() && seat == DUMMY)
    }

    /// Returns the cards that the deciding seat has not seen.
    pub fn unseen(&self) -> u64 {
        let mut unseen = self.deck & !self.gone & !self.hands[self.actor()];
        if self.dummy_partner.is_some() {
            unseen &= !self.hands[DUMMY];
        }
        unseen
    }

    /// Returns `true` if `seat` bid nil and has not taken a trick yet.
    pub fn nil_alive(&self, seat: usize) -> bool {
        self.nil[seat] && self.tricks[seat] == 0
    }

    /// Returns the legal cards of the hand to play.
    pub fn lawful(&self) -> u64 {
        let hand = CardSet::from_bits(self.hands[usize::from(self.turn)]);
        let led = self.trick.first().map(|&(_, led)| card(led).suit());
        if self.first_trick != FirstTrick::Free || self.leads_low {
            return self.lawful_at_first(hand, led);
        }
        hand.lawful(led, self.broken).bits()
    }

    /// Returns the legal cards of a hand in a restricted first trick.
    #[cold]
    fn lawful_at_first(&self, hand: CardSet, led: Option<Suit>) -> u64 {
        match hand.in_suit(Suit::Clubs).first() {
            Some(club) if self.leads_low && led.is_none() => 1 << club.index(),
            _ => hand.lawful_at_first(self.first_trick, led, self.broken).bits(),
        }
    }

    /// Starts the play of a round whose bids are complete, in a position whose hands are known.
    pub fn start_play(&mut self, rules: &Rules, first: usize) {
        let bid = |seat: usize| self.bids[seat];
        let order = (0..usize::from(rules.players)).map(|step| (first + step) % usize::from(rules.players));
        let lowest = |seat: &usize| match self.hands[*seat] & SUITS[0] {
            0 => u32::MAX,
            clubs => clubs.trailing_zeros(),
        };
        self.turn = match rules.leads_first {
            Leader::First | Leader::Second => first,
            Leader::HighestBidder => order.fold(first, |best, seat| if bid(seat) > bid(best) { seat } else { best }),
            Leader::LowClub => (0..4).min_by_key(lowest).unwrap_or(first),
        } as u8;
    }

    /// Returns `true` if the running trick is a first trick of lowest clubs, so that other suits but spades can't take it.
    pub fn is_for_clubs(&self) -> bool {
        self.first_trick == FirstTrick::LowestClubs
    }

    /// Returns the seat that is winning the running trick, and its card.
    pub fn winning(&self) -> Option<(usize, u8)> {
        let better = |best: (u8, u8), next: (u8, u8)| if beats(next.1, best.1) { next } else { best };
        if self.is_for_clubs() && self.trick.iter().any(|&(_, card)| suit_of(card) == 0) {
            let counts = |&(_, card): &(u8, u8)| matches!(suit_of(card), 0 | SPADES);
            let (seat, card) = self.trick.iter().copied().filter(counts).reduce(better)?;
            return Some((usize::from(seat), card));
        }
        let (seat, card) = self.trick.iter().copied().reduce(better)?;
        Some((usize::from(seat), card))
    }

    /// Plays a card from the hand to play.
    pub fn play(&mut self, card: u8) {
        let seat = self.turn;
        let at = usize::from(seat);
        self.hands[at] &= !(1 << card);
        self.counts[at] -= 1;
        self.gone |= 1 << card;
        self.broken |= card >= 39;
        if let Some(&(_, led)) = self.trick.first()
            && suit_of(led) != suit_of(card)
            && !self.is_for_clubs()
        {
            self.voids[at] |= 1 << suit_of(led);
        }
        self.trick.push((seat, card));
        self.leads_low = false;
        if self.first_trick != FirstTrick::Free {
            self.note_void_at_first(at, card);
        }
        self.turn = (seat + 1) % 4;
        if self.trick.len() == 4 {
            let winner = self.winning().map_or(at, |(winner, _)| winner);
            self.tricks[winner] += 1;
            self.turn = winner as u8;
            self.trick.clear();
            self.first_trick = FirstTrick::Free;
        }
    }

    /// Notes the voids that a card of a restricted first trick shows.
    #[cold]
    fn note_void_at_first(&mut self, seat: usize, card: u8) {
        let led = self.trick.first().map_or(SPADES, |&(_, led)| suit_of(led));
        let follows = self.trick.len() > 1 && suit_of(card) == led && !self.is_for_clubs();
        if self.is_for_clubs() && suit_of(card) != 0 {
            self.voids[seat] |= 1;
        }
        if suit_of(card) == SPADES && !follows {
            self.voids[seat] |= 0b111;
        }
    }

    /// Returns `true` if more than two sides play the round, that is, every player alone.
    pub fn alone(&self) -> bool {
        self.side.iter().any(|&side| side > 1)
    }

    /// Returns `true` if all cards are played.
    pub fn over(&self) -> bool {
        self.counts == [0; 4]
    }

    /// Returns the number of tricks left, including the running one.
    pub fn tricks_left(&self) -> u8 {
        13 - self.tricks.iter().sum::<u8>().min(13)
    }

    /// Returns the contract of a side and the tricks that count toward it.
    pub fn contract(&self, rules: &Rules, side: u8) -> (u8, u8) {
        let mut contract = 0;
        let mut tricks = 0;
        for seat in 0..4 {
            if self.side[seat] == side {
                contract += self.bids[seat];
                if !self.nil[seat] || rules.failed_nil_helps_partner {
                    tricks += self.tricks[seat];
                }
            }
        }
        (contract, tricks)
    }
}

/// Returns `true` if one card takes a trick from `best`, the best card of it so far.
pub(crate) fn beats(one: u8, best: u8) -> bool {
    card(one).beats(card(best))
}

/// Returns the card of a bit number.
pub(crate) fn card(index: u8) -> Card {
    Card::from_index(index).unwrap_or(Card::BIG_JOKER)
}
