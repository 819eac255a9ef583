//! Ends a round without asking for every card: a player claims all remaining tricks because that is proven, or gives the round
//! up. Neither is an action of its own: the cards are played one by one, and the record holds only those plays.

use bevy::prelude::*;
use spades_bots::takes_the_rest;
use spades_rules::{Action, Card, Phase, Seat, Suit, View};

use super::{Match, TurnPrompt, Undone};

/// State of the remaining tricks of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClaimState {
    /// Card by card, as usual.
    #[default]
    Open,
    /// The person at the machine takes them.
    Taken,
    /// The computer at this seat claims them and waits for an answer.
    Claimed(Seat),
    /// The person at the machine has accepted the claim of this seat.
    Granted(Seat),
    /// The person wants to play on: no further claims in this round.
    Refused,
    /// The person has given the round up.
    Conceded,
}

/// The state of the remaining tricks, with its round.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemainingTricks {
    round: u16,
    rest: ClaimState,
    /// [`Match::action_count`] when the person accepted a claim or gave the round up.
    given_up: Option<usize>,
}

impl RemainingTricks {
    /// Returns how the remaining tricks of this round are played.
    #[must_use]
    pub fn of(&self, round: u16) -> ClaimState {
        if self.round == round {
            self.rest
        } else {
            ClaimState::Open
        }
    }

    /// Returns `true` if the person's cards play themselves in this round.
    #[must_use]
    pub fn is_settled(&self, round: u16) -> bool {
        matches!(
            self.of(round),
            ClaimState::Taken | ClaimState::Granted(_) | ClaimState::Conceded
        )
    }

    /// Returns the action count from which the person's cards played themselves, whatever they cost.
    pub(super) fn given_up(&self, round: u16) -> Option<usize> {
        self.given_up.filter(|_| self.round == round)
    }

    /// Records that a computer claims the remaining tricks.
    pub(super) fn claim(&mut self, round: u16, seat: Seat) {
        *self = RemainingTricks {
            round,
            rest: ClaimState::Claimed(seat),
            given_up: None,
        };
    }
}

/// Answer or request of the only person at the machine about the remaining tricks.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimAnswer {
    /// Claims them.
    TakeRest,
    /// Accepts the computer's claim.
    Grant,
    /// Declines the claim and plays on.
    PlayOn,
    /// Gives the round up.
    Concede,
}

/// Applies the person's choice if it is possible; the end of a round or a take-back resets the state.
pub(super) fn settle(
    mut wanted: MessageReader<ClaimAnswer>,
    mut undone: MessageReader<Undone>,
    game: Option<Res<Match>>,
    prompt: Res<TurnPrompt>,
    mut settled: ResMut<RemainingTricks>,
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
        settled.set_if_neq(RemainingTricks {
            round,
            given_up,
            ..default()
        });
    }
    for wanted in wanted.read().filter(|_| playing) {
        let proven = prompt.rest.is_some() && prompt.count == game.action_count();
        let rest = match (wanted, settled.rest) {
            (ClaimAnswer::TakeRest, _) if proven => ClaimState::Taken,
            (ClaimAnswer::Grant, ClaimState::Claimed(seat)) => ClaimState::Granted(seat),
            (ClaimAnswer::PlayOn, ClaimState::Claimed(_)) => ClaimState::Refused,
            (ClaimAnswer::Concede, _) if game.may_concede_round() => ClaimState::Conceded,
            _ => continue,
        };
        settled.rest = rest;
        if matches!(rest, ClaimState::Granted(_) | ClaimState::Conceded) {
            settled.given_up = Some(game.action_count());
        }
    }
}

impl Match {
    /// Returns `true` if the only person at the machine can give the round up: while cards are being played.
    #[must_use]
    pub fn may_concede_round(&self) -> bool {
        self.game().phase() == Phase::Play && self.only_person().is_some()
    }

    /// Returns `true` if the computer on lead can prove that it takes all remaining tricks against the only person at the machine.
    pub(super) fn claims_the_rest(&self, seat: Seat) -> bool {
        self.only_person().is_some() && takes_the_rest(&self.game().view(seat)).is_some()
    }
}

/// Returns the card played automatically after a claim was accepted or the round given up: the lowest, spades last.
pub(super) fn lowest(view: &View) -> Option<Card> {
    let played = view.legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    let lawful = played.filter(|&card| view.lawful.contains(card));
    lawful.min_by_key(|card| (card.suit() == Suit::Spades, card.rank()))
}
