//! Reneges of the other seat: proofs, and the call that every level then makes.

use spades_rules::{Action, CardSet, Renege, Suit, View};

use crate::seen::Seen;

/// Returns the call of a renege that the view proves; `None` if none is proven, or the viewer may not call (any more).
///
/// Every level calls a proven renege as soon as it decides, so that [`Decision`](crate::Decision) returns this call
/// too. But the last card of a round may be the one that proves it, when no player is to act: in
/// [`Phase::Claims`](spades_rules::Phase::Claims) ask each of [`Game::callers`](spades_rules::Game::callers) before
/// the round is settled.
///
/// ```
/// use spades_bots::proven_call;
/// use spades_rules::{Action, Game, Preset, Renege, Rules, Seed, Setup};
/// let rules = Rules { renege: Renege::Penalized, ..Preset::ClosedDraft.rules() };
/// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let setup = Setup::new(vec![hand("2H 3C"), hand("4C AH")], 0);
/// let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
/// for action in ["bid1", "bid1", "2H", "4C", "3C"] {
///     game.apply(action.parse().unwrap()).unwrap();
///     assert_eq!(proven_call(&game.view(0)), None);
/// }
/// // The last card is a heart: the club should have been one.
/// game.apply("AH".parse().unwrap()).unwrap();
/// assert_eq!(proven_call(&game.view(0)), Some(Action::Call(0)));
/// assert_eq!(proven_call(&game.view(1)), None);
/// ```
#[must_use]
pub fn proven_call(view: &View) -> Option<Action> {
    if view.rules.renege != Renege::Penalized {
        return None;
    }
    let own = |action: &&Action| matches!(action, Action::Call(caller) if usize::from(*caller) == view.viewer);
    let call = view.legal.iter().find(own)?;
    is_proven(view).then_some(*call)
}

/// Returns `true` if the other seat of a two-player game must have held a card that it was obliged to play when it played another.
pub(crate) fn is_proven(view: &View) -> bool {
    let seat = 1 - view.viewer;
    let seen = Seen::new(view, true);
    // The cards that the other seat has played since, from the last trick back.
    let mut later = CardSet::EMPTY;
    let mut proven = false;
    // Spades are broken before a trick if one was played in an earlier one.
    let unbroken = view
        .played
        .iter()
        .take_while(|trick| trick.plays.iter().all(|(_, card)| card.suit() != Suit::Spades))
        .count();
    for (number, trick) in view.played.iter().enumerate().rev() {
        let Some(&(_, led)) = trick.plays.first() else { continue };
        let Some(at) = trick.plays.iter().position(|&(player, _)| player == seat) else {
            continue;
        };
        let card = trick.plays[at].1;
        let owed = if at > 0 && card.suit() != led.suit() {
            CardSet::suit(led.suit())
        } else if at == 0 && card.suit() == Suit::Spades && number <= unbroken {
            // A spade led before spades were broken.
            CardSet::ALL.difference(CardSet::suit(Suit::Spades))
        } else {
            CardSet::EMPTY
        };
        let shown = !owed.intersection(later).is_empty();
        let must_hold = !owed.is_empty() && seen.unseen.difference(owed).len() < seen.held;
        proven |= shown || must_hold;
        later.insert(card);
    }
    proven
}
