//! Applying actions, with checks, and trick play.

use arrayvec::ArrayVec;

use crate::{Action, Bid, Card, Event, Events, Game, Illegal, Phase, Renege, Seat, ThrownIn};

impl Game {
    fn played_cards(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.log.iter().filter_map(|action| match *action {
            Action::Play(card) => Some(card),
            _ => None,
        })
    }

    /// Returns the cards played this round, in order, each with the hand that it came from.
    pub fn plays(&self) -> impl ExactSizeIterator<Item = (Seat, Card)> + use<> {
        let mut plays = ArrayVec::<_, 52>::new();
        let mut takers = self.takers();
        let mut seat = usize::from(self.leader);
        for card in self.played_cards() {
            plays.push((seat, card));
            seat = if plays.len().is_multiple_of(self.hands()) {
                takers.next().unwrap_or(seat)
            } else {
                (seat + 1) % self.hands()
            };
        }
        plays.into_iter()
    }

    /// Returns the cards of the running trick in the order played, each with the hand that it came from. Empty between tricks.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(1)).unwrap();
    /// while game.plays().len() < 6 {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// assert_eq!(game.running_trick()[..], *game.view(0).running_trick());
    /// ```
    #[must_use]
    pub fn running_trick(&self) -> ArrayVec<(Seat, Card), 4> {
        let plays = self.plays();
        let complete = plays.len() - self.table.in_trick();
        plays.skip(complete).collect()
    }

    /// Returns the card led to the running trick.
    #[must_use]
    pub fn led(&self) -> Option<Card> {
        let followers = self.table.in_trick().checked_sub(1)?;
        self.played_cards().nth_back(followers)
    }

    /// Applies an action and returns its events. An error leaves the game unchanged.
    ///
    /// The events are complete; [`Event::seen_by`] reduces each to what one seat may know.
    ///
    /// ```
    /// use spades_rules::{Action, Event, Game, Illegal, Preset, Seed};
    /// let mut game = Game::new(Preset::Moonshot.rules(), Seed::from_u64(3)).unwrap();
    /// let before = game.clone();
    /// assert_eq!(game.apply(Action::Bid(4)), Err(Illegal::NotNow(Action::Bid(4))));
    /// assert_eq!(game, before);
    /// let events = game.apply(Action::Draw).unwrap();
    /// assert!(matches!(events[..], [Event::Drew { card: Some(_), .. }]));
    /// ```
    ///
    /// # Errors
    /// If the action is not among [`Game::legal_actions`]: the reason.
    #[inline(always)]
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        match action {
            Action::Play(card) if self.legal_cards().contains(card) => Ok(self.play(card)),
            _ => self.apply_other(action),
        }
    }

    /// Applies anything but a legal card.
    #[cold]
    #[inline(never)]
    fn apply_other(&mut self, action: Action) -> Result<Events, Illegal> {
        self.check(action)?;
        self.log.push(action);
        let mut events = Events::new();
        let seat = usize::from(self.table.turn);
        match action {
            Action::BlindNil => self.bid_blind(seat, Bid::BlindNil, &mut events),
            Action::BlindBid(tricks) => self.bid_blind(seat, Bid::Blind(tricks), &mut events),
            Action::Look => {
                self.look(seat, &mut events);
                self.turn_up(&mut events);
            }
            Action::Misdeal => self.redeal(ThrownIn::Misdeal { seat }, &mut events),
            Action::Draw => self.draw(seat, &mut events),
            Action::Keep => self.choose(seat, true, &mut events),
            Action::Discard => self.choose(seat, false, &mut events),
            Action::Bid(tricks) => self.bid(seat, Bid::Tricks(tricks), &mut events),
            Action::Pass(card) => self.pass(seat, card, &mut events),
            Action::Call(caller) => self.call(usize::from(caller), &mut events),
            Action::Settle => self.score(None, &mut events),
            Action::NextRound => {
                self.archive_log();
                self.start_round(&mut events);
            }
            Action::Play(_) => {}
        }
        Ok(events)
    }

    /// Plays a legal card. Events are built on the stack until the end, so that a caller that ignores them pays nothing for them.
    #[inline(always)]
    fn play(&mut self, card: Card) -> Events {
        let seat = self.table.turn;
        self.log.push(Action::Play(card));
        if self.rules.renege == Renege::Penalized {
            self.reneged[usize::from(seat & 3)] |= !self.table.lawful().contains(card);
        }
        let whole = !self.table.broken();
        let taken = self.table.play(card);
        let mut events = Events::new();
        events.push(Event::Played {
            seat: usize::from(seat),
            card,
        });
        if whole && self.table.broken() {
            events.push(Event::SpadesBroken {
                seat: usize::from(seat),
            });
        }
        if let Some(taker) = taken {
            events.push(Event::TrickTaken {
                seat: usize::from(taker),
                number: self.table.takers.len() as u8,
            });
            if self.table.hand().is_empty() {
                for event in self.end_play() {
                    events.push(event);
                }
            }
        }
        events
    }

    /// Ends play after the last trick.
    #[cold]
    #[inline(never)]
    fn end_play(&mut self) -> Events {
        let mut events = Events::new();
        self.phase = Phase::Claims;
        self.score_unless_callable(&mut events);
        events
    }

    fn call(&mut self, caller: Seat, events: &mut Events) {
        self.calls_spent[caller] = true;
        let right = self.reneged[1 - caller];
        events.push(Event::Called { caller, right });
        if right {
            self.score(Some(caller), events);
        } else if self.phase == Phase::Claims {
            self.score_unless_callable(events);
        }
    }

    /// Scores the round unless a call is still possible: after the last trick only those can delay it.
    fn score_unless_callable(&mut self, events: &mut Events) {
        if (0..2).all(|caller| self.why_not_call(caller).is_some()) {
            self.score(None, events);
        }
    }
}
