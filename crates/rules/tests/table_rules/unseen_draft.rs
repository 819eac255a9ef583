//! The draft in which a card thrown after a keep is known to nobody.

use super::*;

fn unseen(blind_nil: Option<i32>) -> Rules {
    let rules = Rules {
        hands: HandBuilding::UnseenDraft,
        blind_nil,
        ..Preset::ClosedDraft.rules()
    };
    assert_eq!(rules.validate(), Ok(()));
    rules
}

/// Returns how many discards of each seat a seat knows.
fn known(game: &Game, viewer: usize) -> [usize; 2] {
    let view = game.view(viewer);
    [0, 1].map(|seat| {
        let known = view.discards.iter().filter(|thrown| thrown.card.is_some());
        known.filter(|thrown| thrown.seat == seat).count()
    })
}

/// The first keeps, and the next card goes unseen; the second throws, and alone knows that card.
#[test]
fn a_card_thrown_after_a_keep_is_known_to_nobody() {
    let mut game = Game::new(unseen(None), Seed::from_u64(3)).unwrap();
    let first = game.first();
    apply(&mut game, "draw");
    let events = game.apply(Action::Keep).unwrap();
    for seat in 0..2 {
        let thrown = events.iter().find(|event| matches!(event, Event::Discarded { .. }));
        assert!(matches!(
            thrown.unwrap().seen_by(seat, &game),
            Event::Discarded { card: None, .. }
        ));
        assert_eq!(known(&game, seat), [0, 0]);
    }
    apply(&mut game, "draw discard");
    let mut thrown = [0, 0];
    thrown[1 - first] = 1;
    assert_eq!((known(&game, 1 - first), known(&game, first)), (thrown, [0, 0]));
    assert!((0..2).all(|seat| game.view(seat).check() == Ok(())));
}

/// A seat knows between 0 and 13 cards besides its hand, and the receipt shows all.
#[test]
fn a_seat_knows_what_it_chose_to_throw() {
    let mut game = Game::new(unseen(None), Seed::from_u64(4)).unwrap();
    let first = game.first();
    while game.phase() == Phase::Draft {
        let keeps = game.actor() == Some(first);
        apply(&mut game, if keeps { "draw keep" } else { "draw discard" });
        assert!((0..2).all(|seat| game.view(seat).check() == Ok(())));
    }
    let mut thrown = [0, 0];
    thrown[1 - first] = 13;
    assert_eq!((known(&game, first), known(&game, 1 - first)), ([0, 0], thrown));
    assert_eq!(game.hand(0).len() + game.hand(1).len(), 26);
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
    while game.phase() != Phase::RoundEnd {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    assert_eq!(game.receipts()[0].deck.len(), 52);
}

/// A hand that is built blind throws only unseen cards.
#[test]
fn a_blind_hand_throws_unseen_cards() {
    let mut game = Game::new(unseen(Some(200)), Seed::from_u64(5)).unwrap();
    let first = game.first();
    apply(&mut game, "blind");
    while game.phase() == Phase::Draft {
        let own = game.actor() == Some(first);
        apply(&mut game, if own { "draw" } else { "draw discard" });
    }
    assert_eq!((known(&game, first), known(&game, 1 - first)[first]), ([0, 0], 0));
    assert!((0..2).all(|seat| game.view(seat).check() == Ok(())));
}

/// It is newer than the other drafts, and for two players only.
#[test]
fn it_is_a_draft_of_two_players() {
    let rules = unseen(None);
    assert_eq!(rules.version(), 2);
    assert_eq!(Rules::from_toml(&rules.to_toml()).unwrap(), rules);
    let four = Rules {
        hands: HandBuilding::UnseenDraft,
        ..Preset::Pairs.rules()
    };
    assert_eq!(four.validate().unwrap_err().field(), "hands");
}
