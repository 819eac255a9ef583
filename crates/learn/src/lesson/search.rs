//! Exhaustive search whether a goal can be forced: the hands of lessons are small.

use spades_rules::{Action, Card, CardSet, DUMMY, Game, Phase, Seat, Suit};

use super::{Goal, LEARNER};

/// Returns `true` if a seat plays for the learner's side in this round.
pub(crate) fn is_friend(game: &Game, seat: Seat) -> bool {
    match game.dummy_partner() {
        Some(partner) => (seat == partner || seat == DUMMY) == (LEARNER == partner),
        None if game.hands() == 4 && game.rules().players == 3 => seat == LEARNER,
        None => game.side_of(seat) == game.side_of(LEARNER),
    }
}

/// Returns `true` if the learner's side can force the goal from here against any defence.
pub(crate) fn forced(game: &Game, goal: &Goal) -> bool {
    if let Some(reached) = goal.settled(game, None) {
        return reached;
    }
    let Some(seat) = game.hand_to_play().filter(|_| game.phase() == Phase::Play) else {
        return false;
    };
    let friend = is_friend(game, seat);
    // The learner's side needs one choice that keeps the goal; the opponents need one that doesn't.
    choices(game).any(|card| forced(&after(game, card), goal) == friend) == friend
}

/// Returns the card that keeps (or loses) the goal and leaves the other side the most wrong replies.
pub(crate) fn best(game: &Game, goal: &Goal, wanted: bool) -> Option<Card> {
    let fits = choices(game).filter(|&card| forced(&after(game, card), goal) == wanted);
    let traps = |card: Card| {
        let next = after(game, card);
        let wrong = choices(&next).filter(|&reply| forced(&after(&next, reply), goal) != wanted);
        if goal.settled(&next, None).is_some() {
            0
        } else {
            wrong.count()
        }
    };
    fits.min_by_key(|&card| (std::cmp::Reverse(traps(card)), card.suit() == Suit::Spades, card.rank()))
}

/// Returns the lawful cards, one of each run of equivalent neighbors.
fn choices(game: &Game) -> impl Iterator<Item = Card> + use<> {
    let lawful = game.lawful();
    let mut live = CardSet::EMPTY;
    for seat in (0..game.hands()).filter(|&seat| Some(seat) != game.hand_to_play()) {
        live = live.union(game.hand(seat));
    }
    let trick: CardSet = game.running_trick().iter().map(|&(_, card)| card).collect();
    let live = live.union(trick);
    let mut last: Option<Card> = None;
    lawful.iter().filter(move |&card| {
        let between = |low: Card| live.iter().any(|other| other > low && other < card);
        let touches = last.is_some_and(|low| low.suit() == card.suit() && !between(low));
        last = Some(card);
        !touches
    })
}

/// Returns the match after a card.
pub(crate) fn after(game: &Game, card: Card) -> Game {
    let mut next = game.clone();
    let done = next.apply(Action::Play(card));
    debug_assert!(done.is_ok(), "a lawful card can be played");
    next
}
