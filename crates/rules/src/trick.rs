//! Winning cards, and the tricks of a view.

use arrayvec::ArrayVec;

use crate::{
    Card, CardSet, FirstTrick, Leader, PassOrder, PassView, Renege, Rules, Seat, SpadesLead, Suit, TrickView, View,
};

impl Card {
    /// Returns `true` if this card takes a trick from `best`, the best card of the trick so far: a higher card of its
    /// suit does, and so does a spade on any other suit.
    ///
    /// ```
    /// use spades_rules::Card;
    /// let beats = |card: &str, best: &str| card.parse::<Card>().unwrap().beats(best.parse().unwrap());
    /// assert!(beats("KH", "TH"));
    /// assert!(beats("2S", "AH"));
    /// assert!(!beats("AC", "2H"));
    /// ```
    #[must_use]
    #[inline]
    pub const fn beats(self, best: Card) -> bool {
        if self.suit() as u8 == best.suit() as u8 {
            self.index() > best.index()
        } else {
            matches!(self.suit(), Suit::Spades)
        }
    }
}

impl CardSet {
    /// Returns the cards of a hand that comply with the rules of following and leading: those of the suit led if it
    /// holds any; or, to lead, all but spades until they are `broken`, unless it holds nothing else.
    ///
    /// ```
    /// use spades_rules::{CardSet, Suit};
    /// let set = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<CardSet>();
    /// let hand = set("2H 9H AS");
    /// assert_eq!(hand.lawful(Some(Suit::Hearts), false), set("2H 9H"));
    /// assert_eq!(hand.lawful(Some(Suit::Clubs), false), hand);
    /// assert_eq!(hand.lawful(None, false), set("2H 9H"));
    /// assert_eq!(hand.lawful(None, true), hand);
    /// ```
    #[must_use]
    #[inline]
    pub const fn lawful(self, led: Option<Suit>, broken: bool) -> CardSet {
        let wanted = match led {
            Some(suit) => self.in_suit(suit),
            None if broken => self,
            None => self.difference(CardSet::suit(Suit::Spades)),
        };
        if wanted.is_empty() { self } else { wanted }
    }

    /// Returns the cards of a hand that may be played to the first trick, like [`CardSet::lawful`] in later ones.
    ///
    /// ```
    /// use spades_rules::{CardSet, FirstTrick, Suit};
    /// let set = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<CardSet>();
    /// let lawful = |text, first_trick| set(text).lawful_at_first(first_trick, Some(Suit::Diamonds), false);
    /// assert_eq!(lawful("8C TC 2D AS", FirstTrick::LowestClubs), set("8C"));
    /// assert_eq!(lawful("8C TC 2D AS", FirstTrick::NoSpade), set("2D"));
    /// assert_eq!(lawful("3H AS", FirstTrick::NoSpade), set("3H"));
    /// ```
    #[must_use]
    pub fn lawful_at_first(self, first_trick: FirstTrick, led: Option<Suit>, broken: bool) -> CardSet {
        let plain = self.difference(CardSet::suit(Suit::Spades));
        let followers = led.map_or(CardSet::EMPTY, |suit| self.in_suit(suit));
        let wanted = match (first_trick, self.in_suit(Suit::Clubs).first()) {
            (FirstTrick::Free, _) => return self.lawful(led, broken),
            (FirstTrick::NoSpade, _) if !followers.is_empty() => followers,
            (FirstTrick::LowestClubs, Some(club)) => [club].into_iter().collect(),
            (FirstTrick::NoSpade | FirstTrick::LowestClubs, _) => plain,
        };
        if wanted.is_empty() { self } else { wanted }
    }
}

impl Rules {
    /// Returns the card that is winning a trick, with the hand that it came from, like [`winning_card`]. In a first trick of lowest clubs, clubs
    /// count as the suit led.
    ///
    /// ```
    /// use spades_rules::{Card, FirstTrick, Preset, Rules};
    /// let rules = Rules { first_trick: FirstTrick::LowestClubs, ..Preset::Pairs.rules() };
    /// let [ace, two, three]: [Card; 3] = ["AH", "2C", "3C"].map(|card| card.parse().unwrap());
    /// let plays = [(0, ace), (1, two), (2, three)];
    /// assert_eq!(rules.winning_card(&plays, true), Some((2, three)));
    /// assert_eq!(rules.winning_card(&plays, false), Some((0, ace)));
    /// ```
    #[must_use]
    pub fn winning_card(&self, plays: &[(Seat, Card)], is_first: bool) -> Option<(Seat, Card)> {
        self.contenders(plays, is_first).into_iter().reduce(better)
    }

    /// Returns the cards of a trick that can win it: all of them, or in a first trick of lowest clubs, once there is a club, clubs and spades.
    #[must_use]
    pub fn contenders(&self, plays: &[(Seat, Card)], is_first: bool) -> ArrayVec<(Seat, Card), 4> {
        let is_club = |&(_, card): &(Seat, Card)| card.suit() == Suit::Clubs;
        let clubs_lead = is_first && self.first_trick == FirstTrick::LowestClubs && plays.iter().any(is_club);
        let counts = |play: &(Seat, Card)| !clubs_lead || is_club(play) || play.1.suit() == Suit::Spades;
        plays.iter().copied().filter(counts).take(4).collect()
    }
}

/// Returns the better one of two plays.
fn better(best: (Seat, Card), next: (Seat, Card)) -> (Seat, Card) {
    if next.1.beats(best.1) { next } else { best }
}

/// Returns the card that is winning a trick, with the hand that it came from; `None` before the first card.
///
/// ```
/// use spades_rules::{Card, winning_card};
/// let [ten, king, two]: [Card; 3] = ["TH", "KH", "2C"].map(|card| card.parse().unwrap());
/// assert_eq!(winning_card(&[(0, ten), (1, king), (2, two)]), Some((1, king)));
/// assert_eq!(winning_card(&[]), None);
/// ```
#[must_use]
pub fn winning_card(plays: &[(Seat, Card)]) -> Option<(Seat, Card)> {
    plays.iter().copied().reduce(better)
}

impl TrickView {
    /// Returns the card that is winning the trick, with the hand that it came from.
    ///
    /// ```
    /// use spades_rules::TrickView;
    /// let plays = vec![(2, "9D".parse().unwrap()), (3, "4S".parse().unwrap())];
    /// let trick = TrickView { plays, winner: None };
    /// assert_eq!(trick.winning_card(), Some((3, "4S".parse().unwrap())));
    /// ```
    #[must_use]
    pub fn winning_card(&self) -> Option<(Seat, Card)> {
        winning_card(&self.plays)
    }
}

impl View {
    /// Returns the cards of the running trick in the order played, each with the hand that it came from. Empty between tricks.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 6 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let plays: Vec<_> = game.plays().collect();
    /// assert_eq!(game.view(0).running_trick(), &plays[4..]);
    /// ```
    #[must_use]
    pub fn running_trick(&self) -> &[(Seat, Card)] {
        match self.played.last() {
            Some(trick) if trick.winner.is_none() => &trick.plays,
            _ => &[],
        }
    }

    /// Returns the card led to the running trick.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 6 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// assert_eq!(game.view(0).led(), game.led());
    /// ```
    #[must_use]
    pub fn led(&self) -> Option<Card> {
        self.running_trick().first().map(|&(_, card)| card)
    }

    /// Returns the best card of the running trick so far, with the hand that it came from.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed, winning_card};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 6 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let plays: Vec<_> = game.plays().collect();
    /// assert_eq!(game.view(0).winning_card(), winning_card(&plays[4..]));
    /// ```
    #[must_use]
    pub fn winning_card(&self) -> Option<(Seat, Card)> {
        self.rules.winning_card(self.running_trick(), self.played.len() == 1)
    }

    /// Returns the complete tricks of the round.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 6 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// assert_eq!(game.view(0).complete_tricks().len(), 1);
    /// ```
    #[must_use]
    pub fn complete_tricks(&self) -> &[TrickView] {
        match self.played.split_last() {
            Some((last, complete)) if last.winner.is_none() => complete,
            _ => &self.played,
        }
    }

    /// Returns the hand that the viewer plays from now, or would play from: the dummy's on the dummy's turn, else the viewer's own.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Phase, Preset, Seed};
    /// let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(1)).unwrap();
    /// while game.phase() == Phase::Bidding {
    ///     game.apply(Action::Bid(3)).unwrap();
    /// }
    /// while game.hand_to_play() != Some(3) {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let partner = game.dummy_partner().unwrap();
    /// assert_eq!(game.view(partner).playing_hand(), 3);
    /// assert_eq!(game.view((partner + 1) % 3).playing_hand(), (partner + 1) % 3);
    /// ```
    #[must_use]
    pub fn playing_hand(&self) -> Seat {
        match self.hand_to_play {
            Some(hand) if self.actor == Some(self.viewer) => hand,
            _ => self.viewer,
        }
    }

    /// Returns `true` if two hands play together in this round: partners of the match, a dummy and the seat that
    /// plays it, or the two who play against them. Every hand plays together with itself.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Phase, Preset, Seed};
    /// let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(1)).unwrap();
    /// assert!(!game.view(0).play_together(1, 2));
    /// for bid in [5, 3, 3] {
    ///     game.apply(Action::Bid(bid)).unwrap();
    /// }
    /// let partner = game.dummy_partner().unwrap();
    /// let view = game.view(0);
    /// assert!(view.play_together(partner, 3));
    /// assert!(view.play_together((partner + 1) % 3, (partner + 2) % 3));
    /// assert!(!view.play_together(partner, (partner + 1) % 3));
    /// ```
    #[must_use]
    pub fn play_together(&self, one: Seat, other: Seat) -> bool {
        let team = |hand: Seat| self.rules.team_of(hand, self.dummy_partner);
        team(one) == team(other)
    }

    /// Returns, by suit, `true` if a hand has shown that it is void: it did not follow, or it led a spade before
    /// spades were broken. All false where reneging is penalized, since a card may then have been played against the
    /// rules.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed, Setup};
    /// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    /// let setup = Setup::new(vec![hand("4C AH"), hand("2H 3D")], 0);
    /// let mut game = Game::from_setup(Preset::ClosedDraft.rules(), setup, Seed::from_u64(0)).unwrap();
    /// for action in ["bid1", "bid1", "4C", "3D"] {
    ///     game.apply(action.parse().unwrap()).unwrap();
    /// }
    /// assert_eq!(game.view(0).shown_out(1), [true, false, false, false]);
    /// ```
    #[must_use]
    pub fn shown_out(&self, hand: Seat) -> [bool; 4] {
        let mut out = [false; 4];
        if self.rules.renege == Renege::Penalized {
            return out;
        }
        let mut broken = self.rules.spades_lead == SpadesLead::AnyTime;
        for (number, trick) in self.played.iter().enumerate() {
            let Some(&(leader, led)) = trick.plays.first() else {
                continue;
            };
            let first_trick = if number == 0 {
                self.rules.first_trick
            } else {
                FirstTrick::Free
            };
            let wanted = match first_trick {
                FirstTrick::LowestClubs => Suit::Clubs,
                FirstTrick::Free | FirstTrick::NoSpade => led.suit(),
            };
            let own = trick.plays.iter().find(|play| play.0 == hand).map(|play| play.1.suit());
            let is_spade = own == Some(Suit::Spades);
            let is_led_early = leader == hand && is_spade && !broken;
            let is_last_resort =
                is_spade && first_trick != FirstTrick::Free && (leader == hand || wanted != Suit::Spades);
            if is_led_early || is_last_resort {
                out = [true, true, true, out[3]];
            }
            if own.is_some_and(|suit| suit != wanted) {
                out[wanted as usize] = true;
            }
            broken |= trick.plays.iter().any(|play| play.1.suit() == Suit::Spades);
        }
        out
    }

    /// Returns cards that a hidden hand can't hold because of its plays: the suits of [`View::shown_out`], and clubs that it would have had to
    /// play to the first trick.
    ///
    /// ```
    /// use spades_rules::{CardSet, FirstTrick, Game, Phase, Preset, Rules, Seed, Suit};
    /// let rules = Rules { first_trick: FirstTrick::LowestClubs, ..Preset::Mirror.rules() };
    /// let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 4 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let view = game.view(0);
    /// assert!((0..4).all(|hand| view.ruled_out(hand).intersection(game.hand(hand)).is_empty()));
    /// assert!((0..4).any(|hand| !view.ruled_out(hand).is_empty()));
    /// ```
    #[must_use]
    pub fn ruled_out(&self, hand: Seat) -> CardSet {
        let out = self.shown_out(hand);
        let suits = Suit::ALL.into_iter().filter(|&suit| out[suit as usize]);
        let mut ruled_out = suits.fold(CardSet::EMPTY, |set, suit| set.union(CardSet::suit(suit)));
        let Some(first) = self.played.first() else {
            return ruled_out;
        };
        let mut rule_out_below = |card: Card| {
            let clubs = CardSet::suit(Suit::Clubs).into_iter();
            ruled_out =
                clubs
                    .filter(|&club| card.suit() != Suit::Clubs || club < card)
                    .fold(ruled_out, |mut set, club| {
                        set.insert(club);
                        set
                    });
        };
        if self.rules.leads_first == Leader::LowClub
            && let Some(&(_, led)) = first.plays.first()
        {
            rule_out_below(led);
        }
        if self.rules.first_trick == FirstTrick::LowestClubs
            && let Some(&(_, own)) = first.plays.iter().find(|play| play.0 == hand)
        {
            rule_out_below(own);
        }
        ruled_out
    }

    /// Returns the complete shares whose cards have moved.
    pub(crate) fn moved_passes(&self) -> &[PassView] {
        let complete = self.passes.len();
        match self.rules.pass.order {
            PassOrder::BidderFirst => &self.passes,
            PassOrder::Together => &self.passes[..complete / 2 * 2],
        }
    }

    /// Returns the number of spades that a hand holds at the first lead, if its bid reveals it: cards passed since may be known or not.
    ///
    /// ```
    /// use spades_rules::{Game, Phase, Preset, Seed, Suit};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.phase() == Phase::Bidding {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let spades = game.hand(1).in_suit(Suit::Spades).len() as u8;
    /// assert_eq!(game.view(0).spades_revealed(1), Some(spades));
    /// ```
    #[must_use]
    pub fn spades_revealed(&self, hand: Seat) -> Option<u8> {
        let bid = self.bids.get(hand).copied().flatten()?;
        let mut spades = self.rules.bidding.spades_revealed(bid.tricks())?;
        for pass in self
            .moved_passes()
            .iter()
            .filter(|pass| pass.from == hand || pass.to == hand)
        {
            let cards: Option<CardSet> = pass.cards.iter().copied().collect();
            let moved = cards?.in_suit(Suit::Spades).len() as u8;
            spades = if pass.from == hand {
                spades.checked_sub(moved)?
            } else {
                spades + moved
            };
        }
        Some(spades)
    }

    /// Returns cards that a hidden hand is known to hold.
    #[must_use]
    pub fn known_cards(&self, hand: Seat) -> CardSet {
        let mut known = CardSet::EMPTY;
        for pass in self.moved_passes() {
            let cards: CardSet = pass.cards.iter().flatten().copied().collect();
            if pass.to == hand {
                known = known.union(cards);
            } else if pass.from == hand {
                known = known.difference(cards);
            }
        }
        let plays = self.played.iter().flat_map(|trick| &trick.plays);
        let played: CardSet = plays.filter(|play| play.0 == hand).map(|&(_, card)| card).collect();
        known = known.difference(played);
        // Before the first card, the leader has the lowest club.
        if self.rules.leads_first == Leader::LowClub && self.played.is_empty() && self.hand_to_play == Some(hand) {
            let seen = self.hand.unwrap_or_default().union(self.dummy.unwrap_or_default());
            let clubs = self.rules.deck().in_suit(Suit::Clubs).difference(seen);
            known = known.union(clubs.first().into_iter().collect());
        }
        known
    }
}
