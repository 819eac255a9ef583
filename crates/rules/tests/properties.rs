//! Invariants of every match under every preset and any custom rules, played at random.

use crate::common::{Tape, act, check, check_actions, rules_from};
use proptest::prelude::*;
use spades_rules::{Card, CardSet, DealtCards, Event, Game, Phase, Preset, Record, Rules, Seed};

/// Plays a match from a tape, checking the invariants after every action.
fn play(rules: Rules, seed: u64, bytes: &[u8]) -> Game {
    let mut tape = Tape(bytes);
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    check(&game);
    while !tape.ended() && act(&mut game, &mut tape) {
        check(&game);
    }
    game
}

fn check_history(game: &Game, at: usize) {
    let record = Record::from_json(&game.record().to_json()).unwrap();
    assert_eq!(record, game.record());
    assert_eq!(Game::replay(&record).as_ref(), Ok(game));
    // Undo gives the same state as never having played on.
    let count = game.action_count();
    let at = at % (count + 1);
    let back = game.undo_to(at).unwrap();
    assert_eq!(back.record().actions[..], record.actions[..at]);
    let mut prefix = record;
    prefix.actions.truncate(at);
    assert_eq!(Game::replay(&prefix), Ok(back));
    assert_eq!(game.undo_to(count + 1), None);
    check_reported(game);
    let receipts = game.receipts();
    assert!(receipts.iter().all(|receipt| receipt.verify().is_ok()));
    assert_eq!(
        receipts.last().cloned().filter(|_| game.receipt().is_some()),
        game.receipt()
    );
}

/// Checks that the cards and tricks of the round match the events.
fn check_reported(game: &Game) {
    let events = game.events();
    let start = events
        .iter()
        .rposition(|event| matches!(event, Event::RoundStarted { .. }))
        .unwrap();
    let reported = |pick: fn(&Event) -> Option<(usize, Option<Card>)>| -> Vec<_> {
        events[start..].iter().filter_map(pick).collect()
    };
    let played = reported(|event| match *event {
        Event::Played { seat, card } => Some((seat, Some(card))),
        _ => None,
    });
    let taken = reported(|event| match *event {
        Event::TrickTaken { seat, .. } => Some((seat, None)),
        _ => None,
    });
    let plays = game.plays().map(|(seat, card)| (seat, Some(card)));
    assert_eq!(plays.collect::<Vec<_>>(), played);
    assert_eq!(game.takers().map(|seat| (seat, None)).collect::<Vec<_>>(), taken);
    let running = played.len() % game.hands();
    let led = (running > 0).then(|| played[played.len() - running].1).flatten();
    assert_eq!(game.led(), led);
    (0..usize::from(game.rules().players)).for_each(|viewer| check_hands(game, viewer));
}

/// Checks that the events of a seat alone reveal the hands as well as its view does.
fn check_hands(game: &Game, viewer: usize) {
    let mut known = vec![CardSet::EMPTY; game.hands()];
    let mut counts = vec![0; game.hands()];
    for event in game.events_for(viewer) {
        match event {
            Event::RoundStarted { .. } => {
                known.fill(CardSet::EMPTY);
                counts.fill(0);
            }
            Event::Dealt { seat, cards } => match cards {
                DealtCards::Seen(cards) => (known[seat], counts[seat]) = (cards, cards.len()),
                DealtCards::Hidden(count) => counts[seat] = usize::from(count),
            },
            Event::Looked {
                seat,
                cards: Some(cards),
            } => known[seat] = cards,
            Event::DummyOpened { cards, .. } => known[3] = cards,
            Event::Kept { seat, card, .. } => {
                card.into_iter().for_each(|card| known[seat].insert(card));
                counts[seat] += 1;
            }
            Event::Passed { from, to, cards } => {
                let (seen, count) = match cards {
                    DealtCards::Seen(cards) => (cards, cards.len()),
                    DealtCards::Hidden(count) => (CardSet::EMPTY, usize::from(count)),
                };
                known[from] = known[from].difference(seen);
                if to == viewer {
                    known[to] = known[to].union(seen);
                }
                (counts[from], counts[to]) = (counts[from] - count, counts[to] + count);
            }
            Event::Played { seat, card } => {
                known[seat].remove(card);
                counts[seat] -= 1;
            }
            _ => {}
        }
    }
    let view = game.view(viewer);
    assert_eq!(
        counts,
        view.hand_counts
            .iter()
            .map(|&count| usize::from(count))
            .collect::<Vec<_>>()
    );
    for (seat, known) in known.into_iter().enumerate() {
        let seen = match seat {
            _ if seat == viewer => view.hand,
            3 => view.dummy,
            _ => None,
        };
        assert_eq!(known, seen.unwrap_or_default(), "hand {seat} as {viewer} is reported");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn any_rules(bytes in prop::collection::vec(any::<u8>(), 0..700), seed in any::<u64>(), at in any::<usize>()) {
        let mut tape = Tape(&bytes);
        let rules = rules_from(&mut tape);
        prop_assert_eq!(rules.validate(), Ok(()));
        prop_assert_eq!(Rules::from_json(&serde_json::to_string(&rules).unwrap()), Ok(rules));
        let game = play(rules, seed, tape.0);
        check_actions(&game);
        check_history(&game, at);
    }

    #[test]
    fn every_preset(preset in prop::sample::select(&Preset::ALL[..]), seed in any::<u64>(),
                    bytes in prop::collection::vec(any::<u8>(), 0..300), at in any::<usize>()) {
        let game = play(preset.rules(), seed, &bytes);
        check_actions(&game);
        check_history(&game, at);
    }
}

/// At every point of a round, every action that isn't legal is rejected and changes nothing.
#[test]
fn every_action_at_every_point_of_a_round() {
    let bytes: Vec<u8> = (0..=255).rev().chain(0..=255).collect();
    for preset in Preset::ALL {
        let mut tape = Tape(&bytes);
        let mut game = Game::new(preset.rules(), Seed::from_u64(6)).unwrap();
        while game.round() == 1 && game.phase() != Phase::MatchEnd {
            check_actions(&game);
            act(&mut game, &mut tape);
        }
    }
}

/// Whole random matches end, and their events report every card and trick.
#[test]
fn whole_matches_end() {
    for preset in Preset::ALL {
        for seed in 0..3u64 {
            let noise: Vec<u8> = (0..9000u64)
                .map(|at| (at.wrapping_mul(6_364_136_223_846_793_005 + seed) >> 7).to_le_bytes()[1])
                .collect();
            let mut tape = Tape(&noise);
            let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).unwrap();
            while act(&mut game, &mut tape) {}
            assert_eq!(game.phase(), Phase::MatchEnd);
            let events = game.events();
            let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
            let rounds = usize::from(game.round());
            assert_eq!(count(|event| matches!(event, Event::RoundScored)), rounds);
            assert_eq!(
                count(|event| matches!(event, Event::Played { .. })),
                rounds * 13 * game.hands()
            );
            assert_eq!(count(|event| matches!(event, Event::TrickTaken { .. })), rounds * 13);
            assert_eq!(events.last(), Some(&Event::MatchEnded));
            assert!(game.receipts().len() >= rounds);
            assert_eq!(events.len(), game.events_for(0).len());
        }
    }
}
