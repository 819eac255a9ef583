//! Legal actions, and the reasons why others are illegal.

use arrayvec::ArrayVec;

use crate::{
    Action, Card, CardSet, FirstTrick, Game, HandBuilding, Illegal, Leader, Misdeal, Phase, Renege, Seat, Suit,
};

/// Maximum number of actions that can be legal at once: 14 bids and a misdeal, or 17 cards to pass, with room to spare.
///
/// ```
/// use spades_rules::{Actions, MAX_LEGAL};
/// assert_eq!(Actions::new().capacity(), MAX_LEGAL);
/// ```
pub const MAX_LEGAL: usize = 20;

/// Legal actions, without heap allocation.
///
/// ```
/// use spades_rules::{Action, Actions, Game, Preset, Seed};
/// let game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
/// let legal: Actions = game.legal_actions();
/// assert_eq!(legal[..], [Action::Draw, Action::BlindNil]);
/// ```
pub type Actions = ArrayVec<Action, MAX_LEGAL>;

impl Game {
    /// Returns every action that any seat may take now: the actor's actions, calls of a renege, the settlement of a
    /// round, the start of the next one. Empty when the match is over.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        let mut actions = Actions::new();
        match self.phase {
            Phase::Draft if self.drawn.is_some() => actions.extend([Action::Keep, Action::Discard]),
            Phase::Draft => {
                actions.push(Action::Draw);
                self.add_blind(&mut actions);
            }
            Phase::Bidding if self.is_face_down() => {
                actions.push(Action::Look);
                self.add_blind(&mut actions);
            }
            Phase::Bidding => {
                let turn = self.bid_turn(usize::from(self.table.turn));
                actions.extend(self.rules.legal_bids(&turn).map(Action::Bid));
                if self.why_not_misdeal().is_none() {
                    actions.push(Action::Misdeal);
                }
            }
            Phase::Passing => actions.extend(self.passable().iter().map(Action::Pass)),
            Phase::Play => actions.extend(self.legal_cards().iter().map(Action::Play)),
            Phase::Claims => actions.push(Action::Settle),
            Phase::RoundEnd => actions.push(Action::NextRound),
            Phase::MatchEnd => {}
        }
        if self.rules.renege == Renege::Penalized {
            actions.extend(
                (0..2)
                    .filter(|&caller| self.why_not_call(caller).is_none())
                    .map(Action::Call),
            );
        }
        actions
    }

    /// Returns the seats that may call the other seat's renege now, even while another seat is to act. In
    /// [`Phase::Claims`], where [`Game::actor`] is `None`, ask each of them before settling the round.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Phase, Preset, Renege, Rules, Seed, Setup};
    /// let rules = Rules { renege: Renege::Penalized, ..Preset::OpenDraft.rules() };
    /// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    /// let setup = Setup::new(vec![hand("4C AH"), hand("2H 3C")], 0);
    /// let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
    /// for action in ["bid1", "bid1", "2H", "4C", "3C", "AH"] {
    ///     game.apply(action.parse().unwrap()).unwrap();
    /// }
    /// assert_eq!(game.phase(), Phase::Claims);
    /// assert_eq!(game.callers().collect::<Vec<_>>(), [0, 1]);
    /// game.apply(Action::Call(0)).unwrap();
    /// assert_eq!(game.callers().collect::<Vec<_>>(), [1]);
    /// ```
    pub fn callers(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..2)
            .filter(|&caller| self.why_not_call(caller).is_none())
            .map(usize::from)
    }

    /// Returns the actions that one seat may take now.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
    /// let actor = game.actor().unwrap();
    /// assert_eq!(game.legal_for(actor).len(), 2);
    /// assert!(game.legal_for(1 - actor).is_empty());
    /// ```
    #[must_use]
    pub fn legal_for(&self, seat: Seat) -> Actions {
        let actor = self.actor();
        let mut actions = self.legal_actions();
        actions.retain(|action| match *action {
            Action::Call(caller) => usize::from(caller) == seat,
            Action::NextRound | Action::Settle => seat < usize::from(self.rules.players),
            _ => actor == Some(seat),
        });
        actions
    }

    /// Returns the cards that can be played now, as a set: those in [`Game::legal_actions`], but faster. Empty outside of play.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Phase, Preset, Seed};
    /// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
    /// assert!(game.legal_cards().is_empty());
    /// while game.phase() == Phase::Bidding {
    ///     game.apply(Action::Bid(3)).unwrap();
    /// }
    /// while let Some(card) = game.legal_cards().first() {
    ///     game.apply(Action::Play(card)).unwrap();
    /// }
    /// assert_eq!(game.phase(), Phase::RoundEnd);
    /// ```
    #[must_use]
    #[inline]
    pub fn legal_cards(&self) -> CardSet {
        match (self.phase, self.rules.renege) {
            (Phase::Play, Renege::Prevented) => self.table.lawful(),
            (Phase::Play, Renege::Penalized) => self.table.hand(),
            _ => CardSet::EMPTY,
        }
    }

    /// Returns the cards of the hand to play that comply with the rules of following and leading; empty outside of
    /// play. Fewer than [`Game::legal_cards`] only where reneging is penalized.
    #[must_use]
    #[inline]
    pub fn lawful(&self) -> CardSet {
        if self.phase == Phase::Play {
            self.table.lawful()
        } else {
            CardSet::EMPTY
        }
    }

    /// Returns why a card cannot be played now from the hand to play; `None` if it can.
    ///
    /// ```
    /// use spades_rules::{Game, Illegal, Preset, Seed, Setup};
    /// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    /// let setup = Setup::new(vec![hand("AS 2H"), hand("KS AH")], 0);
    /// let mut game = Game::from_setup(Preset::Moonshot.rules(), setup, Seed::from_u64(0)).unwrap();
    /// game.apply("bid1".parse().unwrap()).unwrap();
    /// game.apply("bid1".parse().unwrap()).unwrap();
    /// assert_eq!(game.why_not("2H".parse().unwrap()), None);
    /// assert_eq!(game.why_not("AS".parse().unwrap()), Some(Illegal::NotBroken));
    /// assert_eq!(Illegal::NotBroken.to_string(), "Spades aren't broken yet, so you can't lead them.");
    /// ```
    #[must_use]
    pub fn why_not(&self, card: Card) -> Option<Illegal> {
        if self.phase != Phase::Play {
            return Some(self.not_now(Action::Play(card)));
        }
        if self.legal_cards().contains(card) {
            return None;
        }
        Some(match self.led() {
            _ if !self.table.hand().contains(card) => Illegal::NotHeld(card),
            led if self.table.is_restricted() => return Some(self.why_not_at_first(led)),
            Some(led) => Illegal::MustFollow(led.suit()),
            None => Illegal::NotBroken,
        })
    }

    /// Returns why a held card can't be played to the first trick.
    fn why_not_at_first(&self, led: Option<Card>) -> Illegal {
        let hand = self.table.hand();
        let has_clubs = !hand.in_suit(Suit::Clubs).is_empty();
        let follows = |led: Card| !hand.in_suit(led.suit()).is_empty();
        match (self.rules.first_trick, led) {
            (_, None) if self.rules.leads_first == Leader::LowClub && has_clubs => self
                .table
                .lawful()
                .first()
                .map_or(Illegal::LowestClub, Illegal::MustLead),
            (FirstTrick::LowestClubs, _) if has_clubs => Illegal::LowestClub,
            (FirstTrick::LowestClubs, _) => Illegal::NoSpadeYet,
            (_, Some(led)) if follows(led) => Illegal::MustFollow(led.suit()),
            (FirstTrick::NoSpade, _) => Illegal::NoSpadeYet,
            (FirstTrick::Free, _) => Illegal::NotBroken,
        }
    }

    /// Returns why an action is not legal now, with the error that [`Game::apply`] would return; `None` if it is legal.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Illegal, Preset, Seed};
    /// let mut game = Game::new(Preset::Suicide.rules(), Seed::from_u64(1)).unwrap();
    /// assert_eq!(game.refusal(Action::Bid(4)), None);
    /// assert_eq!(game.refusal(Action::Bid(3)), Some(Illegal::SuicideNilOrFour));
    /// assert_eq!(game.apply(Action::Bid(3)), Err(Illegal::SuicideNilOrFour));
    /// ```
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Illegal> {
        self.check(action).err()
    }

    /// Returns `true` if the hand of the seat to bid is face down to its owner.
    fn is_face_down(&self) -> bool {
        self.rules.hands == HandBuilding::Deal && !self.looked[usize::from(self.table.turn)]
    }

    /// Adds the bids that the seat to act can make blind.
    fn add_blind(&self, actions: &mut Actions) {
        if self.why_not_blind().is_none() {
            actions.push(Action::BlindNil);
        }
        let bids =
            (4..=13).filter(|&tricks| self.rules.blind_bid.is_some() && self.why_not_blind_bid(tricks).is_none());
        actions.extend(bids.map(Action::BlindBid));
    }

    /// Returns `true` if the rules let a seat go blind in this round, as long as it has not seen a card.
    pub(crate) fn can_go_blind(&self, seat: Seat) -> bool {
        !self.rules.bids_itself(self.round)
            && (self.rules.blind_nil.is_some() || self.rules.blind_bid.is_some())
            && self.rules.may_go_blind(&self.scores, self.rules.side_of(seat))
    }

    /// Returns why the seat to act can't go blind now, apart from the bid that it would make; `too_late` if it has seen a card.
    fn why_not_unseen(&self, too_late: Illegal) -> Option<Illegal> {
        let seat = usize::from(self.table.turn);
        let unseen = match self.phase {
            Phase::Draft => self.drawn.is_none() && self.table.hands[seat].is_empty() && !self.blind[seat],
            Phase::Bidding => self.is_face_down(),
            Phase::MatchEnd => return Some(Illegal::MatchOver),
            _ => false,
        };
        match self.rules.blind_behind {
            Some(points) if !self.rules.may_go_blind(&self.scores, self.rules.side_of(seat)) => {
                Some(Illegal::NotBehind(points))
            }
            _ if !unseen || self.rules.bids_itself(self.round) => Some(too_late),
            _ => None,
        }
    }

    fn why_not_blind(&self) -> Option<Illegal> {
        let seat = usize::from(self.table.turn);
        if self.phase != Phase::MatchEnd && self.rules.blind_nil.is_none() {
            return Some(Illegal::NoBlindNil);
        }
        self.why_not_unseen(Illegal::BlindNilTooLate)
            .or_else(|| self.rules.why_not_nil(&self.bid_turn(seat)))
    }

    fn why_not_blind_bid(&self, tricks: u8) -> Option<Illegal> {
        let seat = usize::from(self.table.turn);
        if self.phase != Phase::MatchEnd && self.rules.blind_bid.is_none() {
            return Some(Illegal::NoBlindBid);
        }
        self.why_not_unseen(Illegal::BlindBidTooLate)
            .or_else(|| (!self.is_first_partner(seat)).then_some(Illegal::BlindBidTooLate))
            .or_else(|| self.rules.why_not_blind_bid(tricks, &self.blind_bid_turn(seat)))
    }

    /// Returns why the seat to bid can't throw its hand in.
    fn why_not_misdeal(&self) -> Option<Illegal> {
        if self.phase != Phase::Bidding {
            return Some(self.not_now(Action::Misdeal));
        }
        if self.rules.misdeal == Misdeal::None {
            return Some(Illegal::NoMisdeal);
        }
        if self.is_face_down() {
            return Some(Illegal::LookFirst);
        }
        let has_spades = self.bid_turn(usize::from(self.table.turn)).spades > 0;
        match self.rules.may_throw_in(self.redeals) {
            _ if has_spades => Some(Illegal::HasSpades),
            true => None,
            false => Some(Illegal::NoMoreMisdeals),
        }
    }

    pub(super) fn why_not_call(&self, caller: u8) -> Option<Illegal> {
        if self.rules.renege == Renege::Prevented {
            return Some(Illegal::NoCalls);
        }
        if !matches!(self.phase, Phase::Play | Phase::Claims) {
            return Some(self.not_now(Action::Call(caller)));
        }
        match self.calls_spent.get(usize::from(caller)) {
            Some(false) if caller < 2 => {
                let other_played = self.plays().take(2).any(|(seat, _)| seat != usize::from(caller));
                (!other_played).then_some(Illegal::NothingToCall)
            }
            Some(true) => Some(Illegal::CallSpent),
            _ => Some(self.not_now(Action::Call(caller))),
        }
    }

    pub(super) fn not_now(&self, action: Action) -> Illegal {
        if self.phase == Phase::MatchEnd {
            Illegal::MatchOver
        } else {
            Illegal::NotNow(action)
        }
    }

    /// Checks that an action is legal, and returns the reason if it isn't.
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        let allowed = match (action, self.phase) {
            (Action::Play(card), _) => return self.why_not(card).map_or(Ok(()), Err),
            (Action::Pass(card), _) => return self.why_not_pass(card).map_or(Ok(()), Err),
            (Action::BlindBid(tricks), _) => return self.why_not_blind_bid(tricks).map_or(Ok(()), Err),
            (Action::Misdeal, _) => return self.why_not_misdeal().map_or(Ok(()), Err),
            (Action::BlindNil, _) => return self.why_not_blind().map_or(Ok(()), Err),
            (Action::Call(caller), _) => return self.why_not_call(caller).map_or(Ok(()), Err),
            (Action::Bid(_), Phase::Bidding) if self.is_face_down() => return Err(Illegal::LookFirst),
            (Action::Bid(tricks), Phase::Bidding) => return self.why_not_bid(tricks).map_or(Ok(()), Err),
            (Action::Draw, Phase::Draft) if self.drawn.is_some() => return Err(Illegal::ChooseFirst),
            (Action::Keep | Action::Discard, Phase::Draft) if self.drawn.is_none() => return Err(Illegal::DrawFirst),
            (Action::Draw | Action::Keep | Action::Discard, Phase::Draft) => true,
            (Action::Look, Phase::Bidding) => self.is_face_down(),
            (Action::Settle, Phase::Claims) | (Action::NextRound, Phase::RoundEnd) => true,
            _ => false,
        };
        if allowed { Ok(()) } else { Err(self.not_now(action)) }
    }
}
