//! The rounds that are searched for puzzles.

use spades_bots::{Decision, Level, Progress, decision_seed};
use spades_rules::{Action, Card, Game, Preset, Seed, Suit};

/// Search nodes per step; large, as no one is waiting.
const SLICE: u32 = 1_000_000;

/// The rounds in which one seat drafts low cards and bids nil, which the levels seldom do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nils {
    None,
    Half,
    All,
}

/// Plays the first round of match `number` to its end. Each seat has a random level, Beginner or Intermediate, and more than half of the
/// bids are changed by a trick or two, so that contracts are close.
pub fn play(preset: Preset, number: u32, nils: Nils) -> Option<Game> {
    let mut game = Game::new(preset.rules(), Seed::from_u64(number.into())).ok()?;
    let players = usize::from(game.rules().players);
    let dice = mixed(number);
    let nil = match nils {
        Nils::None => false,
        Nils::Half => dice & 1 == 1,
        Nils::All => true,
    };
    let nil_seat = nil.then_some((dice >> 8) as usize % players);
    while !game.phase().is_scored() {
        let seat = game.actor()?;
        let level = match (dice >> (16 + 2 * seat)) & 3 {
            0 if nil_seat.is_none() => Level::Beginner,
            _ => Level::Intermediate,
        };
        let seed = decision_seed(game.seed(), game.action_count(), seat);
        let mut decision = Decision::new(&game.view(seat), level, seed);
        let decided = loop {
            if let Progress::Done(action) = decision.step(SLICE) {
                break action;
            }
        };
        let action = match decided {
            Action::Keep | Action::Discard if nil_seat == Some(seat) => {
                keeps_if_low(&game, seat, (dice >> 44) as u8 % 5)
            }
            Action::Bid(_) if nil_seat == Some(seat) && few_tricks(&game, seat) => Action::Bid(0),
            Action::Bid(bid) if bid > 0 => Action::Bid(moved(bid, dice >> (32 + 3 * seat))),
            other => other,
        };
        game.apply(action).ok()?;
    }
    Some(game)
}

/// Returns the bid, changed at random: raised, lowered or unchanged.
fn moved(bid: u8, dice: u64) -> u8 {
    match dice & 7 {
        0 | 1 => (bid + 1).min(13),
        2 | 3 => bid.saturating_sub(1).max(1),
        4 => (bid + 2).min(13),
        _ => bid,
    }
}

/// Returns the draft choice of a player who goes for nil; `ease` loosens the limit.
fn keeps_if_low(game: &Game, seat: usize, ease: u8) -> Action {
    let low = |card: Card| card.rank() < ease + if card.suit() == Suit::Spades { 3 } else { 6 };
    if game.view(seat).drawn.is_some_and(low) {
        Action::Keep
    } else {
        Action::Discard
    }
}

/// Returns `true` if a nil is plausible.
fn few_tricks(game: &Game, seat: usize) -> bool {
    spades_bots::expected_tricks(&game.view(seat)).0 < 5.0
}

/// Applies the finaliser of Splitmix64: every bit of the result depends on every bit of the number.
fn mixed(number: u32) -> u64 {
    let mut z = u64::from(number).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
