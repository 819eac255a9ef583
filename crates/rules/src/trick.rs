//! Winning cards, and the tricks of a view.

use crate::{Card, CardSet, Renege, Seat, Suit, TrickView, View};

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
    let better = |best: (Seat, Card), next: (Seat, Card)| if next.1.beats(best.1) { next } else { best };
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
        winning_card(self.running_trick())
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
    /// spades were broken. All false where reneging is penalised, since a card may then have been played against the
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
        if self.rules.renege == Renege::Penalised {
            return out;
        }
        let mut broken = false;
        for trick in &self.played {
            let Some(&(leader, led)) = trick.plays.first() else {
                continue;
            };
            if leader == hand && led.suit() == Suit::Spades && !broken {
                out = [true, true, true, out[3]];
            }
            let own = trick.plays.iter().find(|play| play.0 == hand);
            if own.is_some_and(|play| play.1.suit() != led.suit()) {
                out[led.suit() as usize] = true;
            }
            broken |= trick.plays.iter().any(|play| play.1.suit() == Suit::Spades);
        }
        out
    }
}
