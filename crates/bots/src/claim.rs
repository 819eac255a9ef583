//! Proofs that a seat on lead takes all remaining tricks, whatever the others hold and do.

use spades_rules::{Card, CardSet, FirstTrick, Phase, Renege, Suit, View};

use crate::seen::{Seen, known_other_hand};
use crate::solver::{Ending, Memory, Solve};

/// Number of positions after which a proof is abandoned: it has to be quick enough between two cards.
const POSITIONS: u64 = 60_000;

/// Returns the card with which the viewer, who is on lead, goes on to take all remaining tricks; `None` if the
/// viewer's knowledge does not prove it, or if only one trick is left.
///
/// If the other of two hands is known, after an open draft, the exact solver proves it. With hidden hands it counts
/// as proven only if each of the viewer's cards beats every unseen card of its suit, and the viewer's spades, led
/// first, draw all that an opponent may hold. Either proof lasts: after the card and any reply, the viewer can prove
/// the rest again. Hidden cards are never used.
///
/// ```
/// use spades_bots::takes_the_rest;
/// use spades_rules::{Game, Preset, Seed, Setup};
/// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let setup = Setup::new(vec![hand("AS KS"), hand("QS JS")], 0);
/// let mut game = Game::from_setup(Preset::Moonshot.rules(), setup, Seed::from_u64(0)).unwrap();
/// for action in ["bid1", "bid1"] {
///     game.apply(action.parse().unwrap()).unwrap();
/// }
/// assert!(takes_the_rest(&game.view(0)).is_some());
/// assert_eq!(takes_the_rest(&game.view(1)), None);
/// ```
#[must_use]
pub fn takes_the_rest(view: &View) -> Option<Card> {
    let own = view.hand?;
    let on_lead = view.phase == Phase::Play
        && view.actor == Some(view.viewer)
        && view.hand_to_play == Some(view.viewer)
        && view.running_trick().is_empty();
    // Where reneging is possible an opponent may ruff instead of following. The dummy's cards
    // don't count as unseen, but may take a trick.
    // A restricted first trick isn't taken by top cards.
    let restricted = view.played.is_empty() && view.rules.first_trick != FirstTrick::Free;
    if restricted || !on_lead || view.dummy.is_some() || view.rules.renege != Renege::Prevented || own.len() < 2 {
        return None;
    }
    match known_other_hand(view) {
        Some(other) => by_solver(view, own, other),
        None => by_top_cards(view, own),
    }
}

fn by_solver(view: &View, own: CardSet, other: CardSet) -> Option<Card> {
    let ending = Ending {
        leader: own,
        follower: other,
        led: None,
        broken: view.broken,
    };
    let mut payoff = vec![0.0; own.len() + 1];
    payoff[own.len()] = 1.0;
    let mut memory = Memory::new(12);
    let mut solve = Solve::new(&ending, &payoff, true).ok()?;
    let solution = solve.step(&mut memory, POSITIONS)?;
    let winning = solution.cards.iter().rev().find(|&&(_, value)| value >= 1.0);
    winning.map(|&(card, _)| card)
}

fn by_top_cards(view: &View, own: CardSet) -> Option<Card> {
    let unseen = Seen::new(view, true).unseen;
    let beaten = |card: Card| unseen.in_suit(card.suit()).iter().any(|other| other > card);
    if own.iter().any(beaten) {
        return None;
    }
    let spades = own.in_suit(Suit::Spades);
    let against = unseen.in_suit(Suit::Spades).len();
    if against == 0 || others_are_out_of_spades(view) {
        return view.lawful.iter().next();
    }
    // The maximum that one opponent may hold.
    let max = against.min(own.len());
    let lead = spades.iter().filter(|&card| view.lawful.contains(card)).max()?;
    (spades.len() >= max).then_some(lead)
}

/// Returns `true` if every other hand has shown to be void in spades.
fn others_are_out_of_spades(view: &View) -> bool {
    let out = |seat: usize| view.shown_out(seat)[Suit::Spades as usize];
    (0..view.hand_counts.len()).filter(|&seat| seat != view.viewer).all(out)
}

#[cfg(test)]
mod tests {
    use spades_rules::{Action, Game, Preset, Rules, Seed};

    use super::*;

    /// Plays whole matches with pseudo-random cards, and follows every proof found to the end of its round.
    fn follow(rules: Rules, seeds: std::ops::Range<u64>) -> usize {
        let mut proofs = 0;
        for seed in seeds {
            let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
            let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let mut roll = |sides: usize| {
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                (dice % sides as u64) as usize
            };
            let mut claimed: Option<(usize, u16)> = None;
            while game.phase() != Phase::MatchEnd && game.round() < 6 {
                let legal = game.legal_actions();
                let actor = game.actor();
                let mut action = legal[roll(legal.len())];
                if let Some(seat) = actor.filter(|_| game.phase() == Phase::Play) {
                    let proof = takes_the_rest(&game.view(seat));
                    if let Some((claimer, round)) = claimed.filter(|&(_, round)| round == game.round()) {
                        let leads = game.view(seat).running_trick().is_empty();
                        assert!(
                            !leads || seat == claimer,
                            "a trick of the rest is lost in round {round}"
                        );
                        let left = game.hand(seat).len();
                        assert!(!leads || left < 2 || proof.is_some(), "the proof does not last");
                    }
                    if let Some(card) = proof {
                        if claimed != Some((seat, game.round())) {
                            proofs += 1;
                        }
                        claimed = Some((seat, game.round()));
                        action = Action::Play(card);
                    }
                }
                game.apply(action).unwrap();
            }
        }
        proofs
    }

    #[test]
    fn a_claimed_rest_takes_every_trick_against_any_play() {
        // With hidden hands little is ever proven.
        for (preset, matches) in [
            (Preset::OpenDraft, 12),
            (Preset::ClosedDraft, 120),
            (Preset::Pairs, 120),
            (Preset::Solo, 120),
        ] {
            let mut rules = preset.rules();
            rules.end.target = None;
            rules.end.floor = None;
            rules.end.rounds = Some(5);
            assert!(follow(rules, 0..matches) > 2, "{preset:?}");
        }
    }

    #[test]
    fn hidden_cards_prove_nothing() {
        let rules = Preset::ClosedDraft.rules();
        let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<CardSet>();
        // The other hand holds no winner, but the viewer can't know.
        let setup = spades_rules::Setup::new(vec![hand("KH QH"), hand("2H 3H")], 0);
        let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
        for word in ["bid1", "bid1"] {
            game.apply(word.parse().unwrap()).unwrap();
        }
        let leader = game.actor().unwrap();
        assert_eq!(takes_the_rest(&game.view(leader)), None);
    }
}
