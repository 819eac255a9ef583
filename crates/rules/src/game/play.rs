//! Acting: the checked door to the match, and trick play behind it.

use crate::{Action, Bid, Card, Event, Events, Game, Illegal, Phase, Seat, Suit};

impl Game {
    /// Acts, and tells what happened. An error leaves the game as it was.
    ///
    /// The events carry the whole truth; [`Event::seen_by`] turns each into what one seat may know.
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
    /// If the action is not among [`Game::legal_actions`]: why it is not.
    pub fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        self.check(action)?;
        self.log.push(action);
        let mut events = Events::new();
        let seat = usize::from(self.turn);
        match action {
            Action::BlindNil => self.bid_blind(seat, &mut events),
            Action::Look => {
                self.looked[seat] = true;
                events.push(Event::Looked { seat });
            }
            Action::Draw => self.draw(seat, &mut events),
            Action::Keep => self.choose(seat, true, &mut events),
            Action::Discard => self.choose(seat, false, &mut events),
            Action::Bid(tricks) => self.bid(seat, Bid::Tricks(tricks), &mut events),
            Action::Play(card) => self.play(card, &mut events),
            Action::Call(caller) => self.call(usize::from(caller), &mut events),
            Action::Settle => self.score(None, &mut events),
            Action::NextRound => {
                self.archive_log();
                self.start_round();
                events.push(Event::RoundStarted {
                    round: self.round,
                    first: self.first(),
                });
            }
        }
        Ok(events)
    }

    fn play(&mut self, card: Card, events: &mut Events) {
        let seat = usize::from(self.turn);
        let hands = self.hands();
        self.reneged[seat] |= !self.lawful().contains(card);
        self.hands[seat].remove(card);
        self.plays.push((self.turn, card));
        events.push(Event::Played { seat, card });
        if card.suit() == Suit::Spades && !self.broken {
            self.broken = true;
            events.push(Event::SpadesBroken { seat });
        }
        if self.plays.len() < (self.takers.len() + 1) * hands {
            self.turn = if seat + 1 == hands { 0 } else { self.turn + 1 };
            return;
        }
        let taker = trick_winner(&self.plays[self.plays.len() - hands..]);
        self.takers.push(taker);
        self.turn = taker;
        let number = u8::try_from(self.takers.len()).unwrap_or(13);
        events.push(Event::TrickTaken {
            seat: usize::from(taker),
            number,
        });
        if self.hands[..hands].iter().all(|hand| hand.is_empty()) {
            self.phase = Phase::Claims;
            self.score_unless_callable(events);
        }
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

    /// After the last trick the round waits only for calls that may still come.
    fn score_unless_callable(&mut self, events: &mut Events) {
        if (0..2).all(|caller| self.why_not_call(caller).is_some()) {
            self.score(None, events);
        }
    }
}

/// Who takes a trick: the highest spade, or else the highest card of the suit led.
fn trick_winner(trick: &[(u8, Card)]) -> u8 {
    let (mut winner, mut best) = trick[0];
    for &(seat, card) in &trick[1..] {
        // Within a suit the higher index is the higher card, and spades have the highest of all.
        if card > best && (card.suit() == best.suit() || card.suit() == Suit::Spades) {
            (winner, best) = (seat, card);
        }
    }
    winner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_takes_a_trick() {
        // The cards from seat 0 on, and the seat that takes them.
        let table = [
            ("2C 3C", 1),
            ("3C 2C", 0),
            ("2C AH", 0),
            ("AC 2S", 1),
            ("2S AC", 0),
            ("KH AH 2H TH", 1),
            ("KH AC AD TH", 0),
            ("2D 2S AD 3S", 3),
            ("2D 4S AD 3S", 1),
            ("AS LJ KS QS", 1),
            ("AS LJ BJ QS", 2),
            ("AH AC LJ AD", 2),
            ("TD JC QC JD", 3),
        ];
        for (cards, taker) in table {
            let trick: Vec<(u8, Card)> = (0..).zip(cards.split(' ').map(|card| card.parse().unwrap())).collect();
            assert_eq!(trick_winner(&trick), taker, "{cards}");
        }
    }
}
