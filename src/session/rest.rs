//! The rest of a round without being asked for every card: somebody takes all tricks that are left, because that is proven, or gives
//! the round up. Neither is an action of its own: the cards are played one by one, and the record has nothing else.

use bevy::prelude::*;
use spades_bots::takes_the_rest;
use spades_rules::{Action, Card, Phase, Seat, Suit, View};

use super::{Match, TurnPrompt, Undone};

/// How the rest of a round is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// Card by card, as always.
    #[default]
    Open,
    /// The person at the machine takes it.
    Taken,
    /// The computer at this seat claims it, and waits for an answer.
    Claimed(Seat),
    /// The person at the machine has granted the claim of this seat.
    Granted(Seat),
    /// The person wants to see it played: nobody claims again in this round.
    Refused,
    /// The person has given the round up.
    Conceded,
}

/// How the rest of the round that is played now goes on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestOfRound {
    round: u16,
    rest: Rest,
    /// [`Match::count`] when the person at the machine granted it or gave it up.
    given_up: Option<usize>,
}

impl RestOfRound {
    /// How the rest is played in this round.
    #[must_use]
    pub fn of(&self, round: u16) -> Rest {
        if self.round == round { self.rest } else { Rest::Open }
    }

    /// Whether the cards of the person at the machine play themselves in this round.
    #[must_use]
    pub fn is_settled(&self, round: u16) -> bool {
        matches!(self.of(round), Rest::Taken | Rest::Granted(_) | Rest::Conceded)
    }

    /// From so many actions on the cards of the person at the machine played themselves, whatever they cost.
    pub(super) fn given_up(&self, round: u16) -> Option<usize> {
        self.given_up.filter(|_| self.round == round)
    }

    /// A computer claims the rest of a round.
    pub(super) fn claim(&mut self, round: u16, seat: Seat) {
        *self = RestOfRound {
            round,
            rest: Rest::Claimed(seat),
            given_up: None,
        };
    }
}

/// What the only person at the machine wants of the rest of the round.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settles {
    /// To take it.
    Take,
    /// To grant it to the computer that claims it.
    Grant,
    /// To see it played.
    PlayOn,
    /// To give it up.
    Concede,
}

/// Takes note of what is wanted, as far as it can be had; a round that has ended and a decision that is taken back end it.
pub(super) fn settle(
    mut wanted: MessageReader<Settles>,
    mut undone: MessageReader<Undone>,
    game: Option<Res<Match>>,
    prompt: Res<TurnPrompt>,
    mut settled: ResMut<RestOfRound>,
) {
    let Some(game) = game else {
        wanted.clear();
        return;
    };
    let round = game.game().round();
    let playing = game.game().phase() == Phase::Play;
    let undone = undone.read().last().is_some();
    if undone || !playing || settled.round != round {
        let given_up = settled.given_up(round).filter(|_| !undone);
        settled.set_if_neq(RestOfRound {
            round,
            given_up,
            ..default()
        });
    }
    for wanted in wanted.read().filter(|_| playing) {
        let proven = prompt.rest.is_some() && prompt.count == game.count();
        let rest = match (wanted, settled.rest) {
            (Settles::Take, _) if proven => Rest::Taken,
            (Settles::Grant, Rest::Claimed(seat)) => Rest::Granted(seat),
            (Settles::PlayOn, Rest::Claimed(_)) => Rest::Refused,
            (Settles::Concede, _) if game.may_concede_round() => Rest::Conceded,
            _ => continue,
        };
        settled.rest = rest;
        if matches!(rest, Rest::Granted(_) | Rest::Conceded) {
            settled.given_up = Some(game.count());
        }
    }
}

impl Match {
    /// Whether the only person at the machine can give the round up: while cards are played.
    #[must_use]
    pub fn may_concede_round(&self) -> bool {
        self.game().phase() == Phase::Play && self.humans().count() == 1
    }

    /// Whether a computer that is on lead claims the rest, which it can prove, against the only person at the machine.
    pub(super) fn claims_the_rest(&self, seat: Seat) -> bool {
        self.humans().count() == 1 && takes_the_rest(&self.game().view(seat)).is_some()
    }
}

/// The card that plays itself for somebody who has granted or given up the rest: the lowest, and spades last.
pub(super) fn lowest(view: &View) -> Option<Card> {
    let played = view.legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    let lawful = played.filter(|&card| view.lawful.contains(card));
    lawful.min_by_key(|card| (card.suit() == Suit::Spades, card.rank()))
}
