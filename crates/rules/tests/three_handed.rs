//! Three players and a dummy.

use spades_rules::{Action, DealtCards, Event, Game, Phase, Preset, Rules, Seed, ThrownIn};

fn start(seed: u64) -> Game {
    Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(seed)).unwrap()
}

#[test]
fn the_highest_bidder_plays_the_dummys_open_hand() {
    let cases = [
        ([1, 2, 3], 2),
        ([4, 2, 3], 0),
        ([0, 0, 1], 2),
        ([5, 5, 5], 0),
        ([2, 5, 5], 1),
        ([0, 7, 0], 1),
    ];
    for (bids, highest) in cases {
        let mut game = start(2);
        let first = game.first();
        let partner = (first + highest) % 3;
        for (step, bid) in bids.into_iter().enumerate() {
            assert_eq!(game.actor(), Some((first + step) % 3));
            assert_eq!((game.view(0).dummy, game.view(0).dummy_partner), (None, None));
            let events = game.apply(Action::Bid(bid)).unwrap();
            if step == 2 {
                assert_eq!(
                    events[1..],
                    [
                        Event::DummyOpened {
                            partner,
                            cards: game.hand(3)
                        },
                        Event::PlayStarted { leader: first }
                    ]
                );
            }
        }
        for seat in 0..3 {
            let view = game.view(seat);
            assert_eq!((view.dummy, view.dummy_partner), (Some(game.hand(3)), Some(partner)));
            assert_eq!(view.bids[3], None);
        }
        // Tricks go round all four hands; the dummy's turn is its partner's.
        while game.phase() == Phase::Play {
            let hand = game.hand_to_play().unwrap();
            assert_eq!(game.actor(), Some(if hand == 3 { partner } else { hand }));
            if hand == 3 {
                let view = game.view(partner);
                assert_eq!(view.lawful, game.lawful());
                assert!(
                    view.legal
                        .iter()
                        .all(|action| matches!(action, Action::Play(card) if game.hand(3).contains(*card)))
                );
                assert!(game.view((partner + 1) % 3).legal.is_empty());
            }
            let card = game.legal_actions()[0];
            assert_eq!(
                game.apply(card).unwrap()[0],
                Event::Played {
                    seat: hand,
                    card: match card {
                        Action::Play(card) => card,
                        other => panic!("{other}"),
                    },
                }
            );
            if game.phase() == Phase::Play && !game.plays().len().is_multiple_of(4) {
                assert_eq!(game.hand_to_play(), Some((hand + 1) % 4));
            }
        }
        assert_eq!(game.sheet().len(), 3);
    }
}

#[test]
fn three_nils_are_dealt_again() {
    let mut game = start(4);
    let (first, hands) = (game.first(), [0, 1, 2, 3].map(|seat| game.hand(seat)));
    let commitment = game.commitment();
    for deal in 0..3 {
        game.apply(Action::Bid(0)).unwrap();
        game.apply(Action::Bid(0)).unwrap();
        let events = game.apply(Action::Bid(0)).unwrap();
        let why = ThrownIn::AllNil;
        assert_eq!(
            events[1..3],
            [Event::Redealt { why }, Event::RoundStarted { round: 1, first }]
        );
        for event in events[3..].iter().map(|event| event.seen_by(1, &game)) {
            let Event::Dealt { seat, cards } = event else {
                panic!("{event:?}")
            };
            let cards_seen = DealtCards::Seen(game.hand(1));
            assert_eq!(cards, if seat == 1 { cards_seen } else { DealtCards::Hidden(13) });
        }
        assert_eq!(events.len(), 7);
        assert_eq!(
            (game.round(), game.phase(), game.actor()),
            (1, Phase::Bidding, Some(first))
        );
        assert_eq!(game.bids(), [None; 4]);
        assert_ne!([0, 1, 2, 3].map(|seat| game.hand(seat)), hands);
        assert_ne!(game.commitment(), commitment);
        // A deal that was thrown in can be verified at once.
        assert_eq!(game.receipts().len(), deal + 1);
        assert_eq!(game.receipts()[0].commitment, commitment);
    }
    assert_eq!(Game::replay(&game.record()).as_ref(), Ok(&game));
    assert_eq!(game.undo_to(3).unwrap().action_count(), 3);
}

#[test]
fn the_deal_moves_round_the_players_and_serves_the_dummy_in_its_place() {
    // A match long enough for every player to deal twice.
    let mut rules = Preset::ThreeHanded.rules();
    (rules.end.target, rules.end.floor) = (Some(10_000), None);
    let mut game = Game::new(rules, Seed::from_u64(5)).unwrap();
    let start = game.first();
    for round in 0..6 {
        assert_eq!(game.first(), (start + round) % 3);
        let hands = [0, 1, 2, 3].map(|seat| game.hand(seat));
        game.apply(Action::Bid(1)).unwrap();
        while game.phase() != Phase::RoundEnd {
            game.apply(game.legal_actions()[0]).unwrap();
        }
        // The seat on the dealer's left gets the first card: when seat 2 deals, that is the dummy.
        let left = match game.first() {
            0 => 3,
            other => other,
        };
        for (index, card) in game.receipt().unwrap().deck.iter().enumerate() {
            assert!(hands[(left + index) % 4].contains(*card));
        }
        game.apply(Action::NextRound).unwrap();
    }
}

#[test]
fn a_blind_nil_is_no_highest_bid() {
    let rules = Rules {
        blind_nil: Some(200),
        ..Preset::ThreeHanded.rules()
    };
    let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    for _ in 0..3 {
        assert_eq!(game.legal_actions()[..], [Action::Look, Action::BlindNil]);
        game.apply(Action::BlindNil).unwrap();
    }
    assert_eq!(
        (game.phase(), game.bids()[0]),
        (Phase::Bidding, None),
        "all nil: dealt again"
    );
    game.apply(Action::BlindNil).unwrap();
    game.apply(Action::BlindNil).unwrap();
    game.apply(Action::Look).unwrap();
    game.apply(Action::Bid(1)).unwrap();
    assert_eq!(game.dummy_partner(), Some((game.first() + 2) % 3));
}
