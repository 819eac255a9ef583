//! Two-player hand building: visibility of cards, blind nil, and the starting seat.

use spades_rules::{Action, Bid, Card, Event, Events, Game, Illegal, Leader, Phase, Preset, Rules, Seed};

fn start(preset: Preset) -> Game {
    Game::new(preset.rules(), Seed::from_u64(11)).unwrap()
}

fn seen(events: Events, viewer: usize, game: &Game) -> Vec<Event> {
    events.into_iter().map(|event| event.seen_by(viewer, game)).collect()
}

#[test]
fn a_turn_keeps_one_card_and_discards_the_other() {
    for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Moonshot] {
        let open = preset != Preset::ClosedDraft;
        let mut game = start(preset);
        let mut discarded = [0, 0];
        for turn in 0..26 {
            let seat = (game.first() + turn) % 2;
            assert_eq!(game.actor(), Some(seat));
            assert_eq!(game.apply(Action::Keep), Err(Illegal::DrawFirst));
            let events = game.apply(Action::Draw).unwrap();
            let [
                Event::Drew {
                    seat: by,
                    card: Some(drawn),
                },
            ] = events[..]
            else {
                panic!("{events:?}")
            };
            assert_eq!(by, seat);
            assert_eq!(seen(events, 1 - seat, &game), [Event::Drew { seat, card: None }]);
            let (own, other) = (game.view(seat), game.view(1 - seat));
            assert_eq!((own.drawn_by, own.drawn), (Some(seat), Some(drawn)));
            assert_eq!((other.drawn_by, other.drawn), (Some(seat), None));
            assert_eq!(own.stock, 51 - 2 * u8::try_from(turn).unwrap());
            assert_eq!(game.legal_actions()[..], [Action::Keep, Action::Discard]);
            assert_eq!(game.apply(Action::Draw), Err(Illegal::ChooseFirst));

            let keep = turn % 3 == 0;
            let events = game.apply(if keep { Action::Keep } else { Action::Discard }).unwrap();
            let (kept, thrown) = match events[..2] {
                [
                    Event::Kept {
                        card: Some(kept),
                        from_stock: false,
                        ..
                    },
                    Event::Discarded {
                        card: Some(thrown),
                        from_stock: true,
                        ..
                    },
                ] if keep => (kept, thrown),
                [
                    Event::Discarded {
                        card: Some(thrown),
                        from_stock: false,
                        ..
                    },
                    Event::Kept {
                        card: Some(kept),
                        from_stock: true,
                        ..
                    },
                ] if !keep => (kept, thrown),
                _ => panic!("{events:?}"),
            };
            assert_eq!(drawn, if keep { kept } else { thrown });
            assert!(game.hand(seat).contains(kept));
            discarded[seat] += 1;
            for viewer in 0..2 {
                let view = game.view(viewer);
                let last = view.discards[turn];
                assert_eq!(last.seat, seat);
                assert_eq!(last.card, (open || viewer == seat).then_some(thrown));
                assert_eq!(view.hand, Some(game.hand(viewer)));
                for event in seen(events.clone(), viewer, &game) {
                    match event {
                        Event::Kept { card, .. } => assert_eq!(card.is_some(), viewer == seat),
                        Event::Discarded { card, .. } => assert_eq!(card.is_some(), open || viewer == seat),
                        _ => {}
                    }
                }
            }
        }
        assert_eq!((game.phase(), discarded), (Phase::Bidding, [13, 13]));
        assert_eq!((game.hand(0).len(), game.hand(1).len()), (13, 13));
        assert_eq!(game.view(0).stock, 0);
    }
}

#[test]
fn with_open_discards_the_other_hand_is_what_is_left() {
    let mut game = start(Preset::OpenDraft);
    while game.phase() == Phase::Draft {
        game.apply(Action::Draw).unwrap();
        game.apply(Action::Keep).unwrap();
    }
    let view = game.view(0);
    let discards = view.discards.iter().filter_map(|discard| discard.card).collect();
    let rest = spades_rules::CardSet::STANDARD
        .difference(view.hand.unwrap())
        .difference(discards);
    assert_eq!(rest, game.hand(1));
}

#[test]
fn a_blind_hand_is_built_and_stays_unseen_until_play() {
    let mut game = start(Preset::OpenDraft);
    let (blind, other) = (game.first(), 1 - game.first());
    assert_eq!(game.legal_actions()[..], [Action::Draw, Action::BlindNil]);
    assert_eq!(
        game.apply(Action::BlindNil).unwrap()[..],
        [Event::BlindNil { seat: blind }]
    );
    assert_eq!(game.legal_actions()[..], [Action::Draw]);
    assert_eq!(game.apply(Action::BlindNil), Err(Illegal::BlindNilTooLate));
    while game.phase() == Phase::Draft {
        if game.actor() == Some(blind) {
            let events = game.apply(Action::Draw).unwrap();
            let own = seen(events.clone(), blind, &game);
            assert_eq!(
                own[0],
                Event::Drew {
                    seat: blind,
                    card: None
                }
            );
            assert_eq!(
                own[1],
                Event::Kept {
                    seat: blind,
                    card: None,
                    from_stock: false
                }
            );
            assert!(matches!(
                own[2],
                Event::Discarded {
                    card: Some(_),
                    from_stock: true,
                    ..
                }
            ));
            assert_eq!(seen(events, other, &game), own);
            assert_eq!((game.view(blind).hand, game.view(blind).drawn), (None, None));
        } else {
            // The second seat's first turn: it may still go blind, but draws.
            assert_eq!(
                game.legal_actions().contains(&Action::BlindNil),
                game.hand(other).is_empty()
            );
            game.apply(Action::Draw).unwrap();
            assert_eq!(game.apply(Action::BlindNil), Err(Illegal::BlindNilTooLate));
            game.apply(Action::Keep).unwrap();
        }
    }
    // The blind seat has bid; only the other one bids, with the blind hand still face down.
    assert_eq!((game.phase(), game.actor()), (Phase::Bidding, Some(other)));
    assert_eq!(game.view(blind).hand, None);
    assert_eq!(game.view(other).bids[blind], Some(Bid::BlindNil));
    let events = game.apply(Action::Bid(4)).unwrap();
    let cards = Some(game.hand(blind));
    assert_eq!(
        events[1..],
        [
            Event::Looked { seat: blind, cards },
            Event::PlayStarted { leader: other }
        ]
    );
    assert_eq!(game.view(blind).hand, Some(game.hand(blind)));
    // The history does not reveal later either which card came when.
    let kept = game
        .events_for(blind)
        .into_iter()
        .filter(|event| matches!(event, Event::Kept { card: Some(_), .. }));
    assert_eq!(kept.count(), 0);
}

#[test]
fn a_closed_blind_draft_shows_only_what_was_thrown_by_oneself() {
    let rules = Rules {
        blind_nil: Some(200),
        ..Preset::ClosedDraft.rules()
    };
    let mut game = Game::new(rules, Seed::from_u64(3)).unwrap();
    let blind = game.first();
    game.apply(Action::BlindNil).unwrap();
    let events = game.apply(Action::Draw).unwrap();
    assert!(matches!(
        seen(events.clone(), blind, &game)[2],
        Event::Discarded { card: Some(_), .. }
    ));
    assert!(matches!(
        seen(events, 1 - blind, &game)[2],
        Event::Discarded { card: None, .. }
    ));
}

#[test]
fn two_blind_seats_go_straight_to_play() {
    let mut game = start(Preset::OpenDraft);
    let second = 1 - game.first();
    let mut events = Events::new();
    while game.phase() == Phase::Draft {
        let action = if game.legal_actions().contains(&Action::BlindNil) {
            Action::BlindNil
        } else {
            Action::Draw
        };
        events = game.apply(action).unwrap();
    }
    let looked = |seat| Event::Looked {
        seat,
        cards: Some(game.hand(seat)),
    };
    assert_eq!(
        events[3..],
        [
            Event::DraftEnded,
            looked(0),
            looked(1),
            Event::PlayStarted { leader: second }
        ]
    );
    assert_eq!(game.bids(), [Some(Bid::BlindNil); 2]);
}

#[test]
fn the_first_seat_is_drawn_by_lot_and_alternates() {
    let mut firsts = [0, 0];
    for seed in 0..64 {
        for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Moonshot] {
            let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).unwrap();
            firsts[game.first()] += 1;
            let rules = preset.rules();
            for round in 1..4 {
                let (first, second) = (game.first(), 1 - game.first());
                assert_eq!((game.round(), game.actor()), (round, Some(first)));
                while game.phase() == Phase::Draft {
                    game.apply(game.legal_actions()[0]).unwrap();
                }
                assert_eq!(game.actor(), Some(first), "the first drawer bids first");
                game.apply(Action::Bid(1)).unwrap();
                game.apply(Action::Bid(1)).unwrap();
                let leader = if rules.leads_first == Leader::First {
                    first
                } else {
                    second
                };
                assert_eq!(game.actor(), Some(leader));
                while game.phase() == Phase::Play {
                    game.apply(game.legal_actions()[0]).unwrap();
                }
                let events = game.apply(Action::NextRound).unwrap();
                assert_eq!(
                    events[..],
                    [Event::RoundStarted {
                        round: round + 1,
                        first: second
                    }]
                );
            }
        }
    }
    assert!(firsts.iter().all(|&count| count > 60), "{firsts:?}");
}

#[test]
fn the_stock_is_the_deck_from_its_top() {
    let mut game = start(Preset::Moonshot);
    let mut drawn: Vec<Card> = Vec::new();
    while game.phase() != Phase::RoundEnd {
        for event in game.apply(game.legal_actions()[0]).unwrap() {
            if let Event::Drew { card, .. }
            | Event::Discarded {
                card, from_stock: true, ..
            } = event
            {
                drawn.extend(card);
            }
        }
    }
    assert_eq!(drawn, game.receipt().unwrap().deck);
}
