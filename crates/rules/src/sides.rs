//! Sides of the match and teams of a round.

use crate::{Bid, DUMMY, Rules, Seat, Sides};

impl Sides {
    /// Returns the side that a player's seat scores for in the match.
    ///
    /// ```
    /// use spades_rules::Sides;
    /// assert_eq!([0, 1, 2, 3].map(|seat| Sides::Partners.side_of(seat)), [0, 1, 0, 1]);
    /// assert_eq!([0, 1, 2, 3].map(|seat| Sides::Single.side_of(seat)), [0, 1, 2, 3]);
    /// ```
    #[must_use]
    pub const fn side_of(self, seat: Seat) -> usize {
        match self {
            Sides::Partners => seat % 2,
            Sides::Single | Sides::Dummy => seat,
        }
    }

    /// Returns the partner of a seat, which scores together with it throughout the match, if there is one.
    ///
    /// ```
    /// use spades_rules::Sides;
    /// assert_eq!(Sides::Partners.partner(3), Some(1));
    /// assert_eq!(Sides::Dummy.partner(0), None);
    /// ```
    #[must_use]
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        match self {
            Sides::Partners => Some((seat + 2) % 4),
            Sides::Single | Sides::Dummy => None,
        }
    }
}

impl Rules {
    /// Returns the side that a player's seat scores for in the match.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert_eq!(Preset::Pairs.rules().side_of(3), 1);
    /// assert_eq!(Preset::Solo.rules().side_of(3), 3);
    /// ```
    #[must_use]
    pub const fn side_of(&self, seat: Seat) -> usize {
        self.sides.side_of(seat)
    }

    /// Returns the seats that score for a side, lowest first.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert_eq!(Preset::Pairs.rules().seats_of(1).collect::<Vec<_>>(), [1, 3]);
    /// assert_eq!(Preset::ThreeHanded.rules().seats_of(1).collect::<Vec<_>>(), [1]);
    /// ```
    pub fn seats_of(&self, side: usize) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(side).chain(self.partner(side))
    }

    /// Returns the partner of a seat, which scores together with it throughout the match, if there is one.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert_eq!(Preset::Whiz.rules().partner(0), Some(2));
    /// assert_eq!(Preset::Solo.rules().partner(0), None);
    /// ```
    #[must_use]
    pub const fn partner(&self, seat: Seat) -> Option<Seat> {
        self.sides.partner(seat)
    }

    /// Returns `true` if a side may go blind in a round that starts from these scores: everyone may, or only a side that is far enough behind
    /// the best other one.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules};
    /// let rules = Rules { blind_behind: Some(100), ..Preset::Pairs.rules() };
    /// assert!(rules.may_go_blind(&[200, 300], 0));
    /// assert!(!rules.may_go_blind(&[201, 300], 0) && !rules.may_go_blind(&[200, 300], 1));
    /// ```
    #[must_use]
    pub fn may_go_blind(&self, scores: &[i32], side: usize) -> bool {
        let Some(behind) = self.blind_behind else {
            return true;
        };
        let others = scores.iter().enumerate().filter(|&(other, _)| other != side);
        let best = others.map(|(_, &score)| score).max();
        let own = scores.get(side).copied().unwrap_or(0);
        best.is_some_and(|best| best - own >= i32::from(behind))
    }

    /// Returns the player who decides for a hand: its owner, or for a dummy the dummy's partner.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// let rules = Preset::ThreeHanded.rules();
    /// assert_eq!([0, 1, 2, 3].map(|hand| rules.player_of(hand, Some(1))), [0, 1, 2, 1]);
    /// ```
    #[must_use]
    pub const fn player_of(&self, hand: Seat, dummy_partner: Option<Seat>) -> Seat {
        match dummy_partner {
            Some(partner) if hand == DUMMY => partner,
            _ => hand,
        }
    }

    /// Returns the team that a hand plays for in this round. Teams are the sides of the match, except with a dummy:
    /// then team 0 is the dummy and its partner, and team 1 the other two. Until the bids decide the partner, every
    /// hand is its own team.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// let rules = Preset::ThreeHanded.rules();
    /// assert_eq!([0, 1, 2, 3].map(|hand| rules.team_of(hand, Some(1))), [1, 0, 1, 0]);
    /// assert_eq!([0, 1, 2, 3].map(|hand| rules.team_of(hand, None)), [0, 1, 2, 3]);
    /// ```
    #[must_use]
    pub const fn team_of(&self, hand: Seat, dummy_partner: Option<Seat>) -> usize {
        match (self.sides, dummy_partner) {
            (Sides::Dummy, Some(partner)) => (hand != partner && hand != DUMMY) as usize,
            _ => self.side_of(hand),
        }
    }

    /// Returns the seat that plays the dummy after these bids: the earliest of the highest bidders, counted from
    /// `first`. `None` if every bid is nil (the deal is then thrown in), or without a dummy.
    ///
    /// ```
    /// use spades_rules::{Bid, Preset};
    /// let rules = Preset::ThreeHanded.rules();
    /// let bids = [4, 5, 5].map(|tricks| Some(Bid::Tricks(tricks)));
    /// assert_eq!(rules.highest_bidder(&bids, 0), Some(1));
    /// assert_eq!(rules.highest_bidder(&bids, 2), Some(2));
    /// assert_eq!(rules.highest_bidder(&[Some(Bid::NIL); 3], 0), None);
    /// ```
    #[must_use]
    pub fn highest_bidder(&self, bids: &[Option<Bid>], first: Seat) -> Option<Seat> {
        if self.sides != Sides::Dummy {
            return None;
        }
        let bid = |seat: Seat| bids.get(seat).copied().flatten().map_or(0, Bid::tricks);
        let order = (0..3).map(|step| (first + step) % 3);
        let best = order.fold(first, |best, seat| if bid(seat) > bid(best) { seat } else { best });
        (bid(best) > 0).then_some(best)
    }
}
