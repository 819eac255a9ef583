//! Leading spades at any time.

use super::*;

const ANY_TIME: Rules = Rules {
    spades_lead: SpadesLead::AnyTime,
    blind_nil: None,
    ..Preset::Pairs.rules()
};

#[test]
fn spades_are_led_from_the_first_trick_on() {
    let hands = ["AS 2H", "3S 3H", "4S 4H", "5S 5H"].map(hand);
    let mut game = Game::from_setup(ANY_TIME, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
    apply(&mut game, "bid1 bid1 bid1 bid1");
    assert!(game.broken() && game.view(1).broken);
    assert_eq!(game.legal_cards(), hands[0]);
    let events = game.apply("AS".parse().unwrap()).unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::SpadesBroken { .. })));
    // The lead of a spade shows no void.
    assert_eq!(game.view(1).shown_out(0), [false; 4]);
    assert_eq!(game.view(1).check(), Ok(()));
    assert_eq!(game.legal_cards(), hand("3S"), "suit is followed as ever");
}

/// Where reneging is penalized, a spade led is no renege.
#[test]
fn two_players_renege_only_by_not_following() {
    let rules = Rules {
        renege: spades_rules::Renege::Penalized,
        spades_lead: SpadesLead::AnyTime,
        ..Preset::ClosedDraft.rules()
    };
    let setup = Setup::new(vec![hand("AS 2H"), hand("3S 3H")], 0);
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(1)).unwrap();
    apply(&mut game, "bid1 bid1 AS 3H 2H 3S");
    apply(&mut game, "call1");
    assert_eq!(game.callers().collect::<Vec<_>>(), [0]);
    apply(&mut game, "call0");
    assert!(game.sheet()[0].renege_points > 0);
}
