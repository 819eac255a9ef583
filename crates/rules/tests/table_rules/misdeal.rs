//! Throwing in a hand without spades.

use super::*;

const PAIRS: Rules = Rules {
    misdeal: Misdeal::NoSpades,
    ..Preset::Pairs.rules()
};

/// A deal in which the first to bid holds no spade.
fn without_spades(rules: Rules) -> Game {
    let mut deals = (0..).map(|seed| Game::new(rules, Seed::from_u64(seed)).unwrap());
    let is_void = |game: &Game| game.hand(game.first()).in_suit(spades_rules::Suit::Spades).is_empty();
    deals.find(is_void).unwrap()
}

#[test]
fn a_hand_without_spades_is_thrown_in() {
    let mut game = without_spades(PAIRS);
    let (dealer, seat) = (game.first(), game.actor().unwrap());
    // Only after a look.
    assert_eq!(game.refusal(Action::Misdeal), Some(Illegal::LookFirst));
    apply(&mut game, "look");
    assert!(game.legal_actions().contains(&Action::Misdeal));
    assert_eq!(game.view(seat).check(), Ok(()));
    let events = game.apply(Action::Misdeal).unwrap();
    let why = ThrownIn::Misdeal { seat };
    assert_eq!(events[0], Event::Redealt { why });
    assert_eq!((game.first(), game.round(), game.scores()), (dealer, 1, &[0, 0][..]));
    assert_eq!(game.view(0).redeals, 1);
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
}

#[test]
fn a_hand_with_spades_is_not() {
    let rules = Rules {
        blind_nil: None,
        ..PAIRS
    };
    // The seats from 0 on hold one suit each.
    let mut game = bidding(rules, &[]);
    assert_eq!(game.refusal(Action::Misdeal), None);
    apply(&mut game, "bid4 bid3");
    // Earlier bids don't matter.
    assert_eq!(game.refusal(Action::Misdeal), None);
    apply(&mut game, "bid3");
    assert_eq!(game.refusal(Action::Misdeal), Some(Illegal::HasSpades));
    let none = bidding(pairs(|_| {}), &[]);
    assert_eq!(none.refusal(Action::Misdeal), Some(Illegal::NoMisdeal));
}

/// Three deals of a round at most are thrown in, for bids or cards.
#[test]
fn a_fourth_misdeal_is_refused() {
    let rules = Rules {
        blind_nil: None,
        min_bid: MinBid {
            total: Some(12),
            ..Preset::Pairs.rules().min_bid
        },
        ..PAIRS
    };
    let mut refused = 0;
    for seed in 0..200 {
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        for _ in 0..3 {
            apply(&mut game, "bid0 bid0 bid0 bid0");
        }
        assert_eq!(game.view(0).redeals, 3);
        let seat = game.actor().unwrap();
        if game.hand(seat).in_suit(spades_rules::Suit::Spades).is_empty() {
            assert_eq!(game.refusal(Action::Misdeal), Some(Illegal::NoMoreMisdeals));
            refused += 1;
        }
    }
    assert!(refused > 0);
}
