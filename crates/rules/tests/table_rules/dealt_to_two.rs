//! Hands dealt to two players.

use super::*;

fn rules() -> Rules {
    Rules {
        hands: HandBuilding::Deal,
        ..Preset::OpenDraft.rules()
    }
}

/// Thirteen cards each, alternately, the first to the seat on the dealer's left, which alternates; the others stay out of play.
#[test]
fn thirteen_cards_each_and_the_others_stay_unseen() {
    let mut game = Game::new(rules(), Seed::from_u64(4)).unwrap();
    for round in 1..=4 {
        let first = game.first();
        assert_eq!([game.hand(0).len(), game.hand(1).len()], [13, 13]);
        let view = game.view(first);
        assert_eq!((view.phase, view.stock, view.discards.len()), (Phase::Bidding, 0, 0));
        assert_eq!(game.actor(), Some(first));
        // Blind nil as in dealt games.
        assert_eq!(
            (view.hand, &view.legal[..]),
            (None, &[Action::Look, Action::BlindNil][..])
        );
        apply(&mut game, "look bid3 blind");
        // The second leads first in this preset.
        assert_eq!(game.actor(), Some(1 - first));
        assert!(game.view(0).check().is_ok() && game.view(1).check().is_ok());
        while let Some(card) = game.legal_cards().first() {
            game.apply(Action::Play(card)).unwrap();
        }
        let receipt = game.receipt().unwrap();
        let dealt: CardSet = receipt.deck[..26].iter().step_by(2).copied().collect();
        let played: CardSet = game.plays().filter(|play| play.0 == first).map(|play| play.1).collect();
        assert_eq!(dealt, played, "round {round}");
        if game.apply(Action::NextRound).is_err() {
            break;
        }
        assert_eq!(game.first(), 1 - first);
    }
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
}

#[test]
fn the_second_may_bid_first() {
    let second = Rules {
        bids_first: Starter::Second,
        leads_first: Leader::First,
        blind_nil: None,
        ..rules()
    };
    let mut game = Game::new(second, Seed::from_u64(4)).unwrap();
    assert_eq!(game.actor(), Some(1 - game.first()));
    apply(&mut game, "bid3");
    assert_eq!(game.view(0).check(), Ok(()));
    apply(&mut game, "bid4");
    assert_eq!(game.actor(), Some(game.first()));
}
