//! Matches kept in slots, and the time that their rounds take.

use bevy::prelude::*;
use spades_rules::{Action, Phase, Preset, Seed};

use super::*;
use crate::session::setup::{MatchSetup, Rematch, Restart};
use crate::session::slots::{KeepMatch, SlotId, Slots};

#[test]
fn every_action_is_kept_and_a_new_match_pushes_none_out() {
    let mut app = app();
    let mut slots = Vec::new();
    for _ in 0..3 {
        start(
            &mut app,
            setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
        );
        let kept = drain::<KeepMatch>(&mut app);
        let saved = kept.first().and_then(|keep| keep.saved.as_ref());
        assert_eq!(kept.len(), 1);
        assert!(
            saved.is_some_and(|saved| saved.record.actions.is_empty()),
            "from its beginning"
        );
        for action in [Action::Draw, Action::Keep, Action::Draw] {
            submit(&mut app, action);
            let kept = drain::<KeepMatch>(&mut app);
            let [
                KeepMatch {
                    slot,
                    saved: Some(saved),
                },
            ] = kept.as_slice()
            else {
                panic!("{kept:?}");
            };
            assert_eq!(saved.record, game(&app).game().record());
            slots.push(*slot);
        }
    }
    slots.dedup();
    assert_eq!(slots, [SlotId(0), SlotId(1), SlotId(2)]);
    // A rematch with the same players is a match of its own, too.
    app.world_mut().write_message(Rematch);
    app.update();
    submit(&mut app, Action::Draw);
    let slots = app.world().resource::<Slots>();
    assert_eq!(slots.len(), 4);
    assert_eq!(slots.latest().map(|(slot, _)| slot), slots.current());
}

/// Undone to its very start, a match is kept like any other; one in which nothing has happened makes room.
#[test]
fn a_match_that_was_taken_back_to_its_start_is_kept() {
    let mut app = app();
    let two = || setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]);
    let keeps = |app: &App| app.world().resource::<Slots>().keeps_current();
    start(&mut app, two());
    assert!(!keeps(&app));
    for action in [Action::Draw, Action::Keep] {
        submit(&mut app, action);
    }
    assert!(keeps(&app));
    let first = game(&app).game().seed();
    // As after the undo of a bid, where no one draws.
    let begun = game(&app).game().undo_to(0).unwrap();
    app.world_mut().resource_mut::<Match>().game = begun;
    app.world_mut().write_message(Undone::default());
    app.update();
    assert!(keeps(&app));
    for _ in 0..2 {
        start(&mut app, two());
        assert!(!keeps(&app));
    }
    let slots = app.world().resource::<Slots>();
    let kept: Vec<_> = slots.unfinished().iter().map(|(_, saved)| saved.record.seed).collect();
    assert_eq!((kept.len(), kept[1]), (2, first), "and the second one made room");
}

#[test]
fn a_restart_plays_the_same_deals_in_the_same_slot_and_counts_apart() {
    let mut app = app();
    let mut rules = Preset::Pairs.rules();
    rules.end.rounds = Some(2);
    for (people, apart) in [(1, true), (2, false)] {
        let mut players = vec![bot("Opponent"); 4];
        players[0] = person("Ada");
        players[people - 1] = person("Grace");
        let kind = RulesKind::Preset(Preset::Pairs);
        start(&mut app, MatchSetup { rules, kind, players });
        let (seed, before) = (game(&app).game().seed(), game(&app).game().clone());
        app.world_mut().resource_mut::<Match>().friend = Some("a code".to_owned());
        let restart = |app: &mut App| {
            app.world_mut().write_message(Restart);
            app.update();
        };
        restart(&mut app);
        assert!(!game(&app).is_counted_separately(), "nothing has happened in it");
        while game(&app).action_count() < 20 {
            let action = *game(&app).game().legal_actions().last().expect("an action");
            submit(&mut app, action);
        }
        let slot = app.world().resource::<Slots>().current().expect("it is kept");
        drain::<MatchBegan>(&mut app);
        restart(&mut app);
        assert_eq!(drain::<MatchBegan>(&mut app), [MatchBegan { slot: Some(slot) }]);
        let again = game(&app);
        assert_eq!((again.game().seed(), again.is_counted_separately()), (seed, apart));
        assert_eq!(again.friend.as_deref(), Some("a code"));
        assert_eq!(again.game().undo_to(0), Some(before));
        // The previous actions are gone, even if the program ends now.
        let saved = app.world().resource::<Slots>().get(slot).expect("it is kept");
        let text = serde_json::to_string(saved).expect("it can be written");
        let resumed = Match::resume(&serde_json::from_str(&text).expect("it can be read")).expect("it is sound");
        assert_eq!((resumed.action_count(), resumed.is_counted_separately()), (0, apart));
    }
}

#[test]
fn the_match_that_was_left_last_is_taken_up_where_it_stood() {
    let mut app = app();
    for preset in [Preset::ClosedDraft, Preset::Moonshot] {
        start(&mut app, setup(preset, vec![person("Ada"), person("Grace")]));
        submit(&mut app, Action::Draw);
    }
    let record = game(&app).game().record();
    app.world_mut().remove_resource::<Match>();
    app.world_mut().write_message(super::setup::ContinueMatch);
    app.update();
    assert_eq!(game(&app).game().record(), record);
    assert_eq!(game(&app).setup().kind, RulesKind::Preset(Preset::Moonshot));
    let slot = app.world().resource::<Slots>().current();
    submit(&mut app, Action::Keep);
    assert_eq!(app.world().resource::<Slots>().current(), slot, "it stays where it was");
}

#[test]
fn a_round_is_timed_while_it_is_played_and_not_while_it_is_left() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
    );
    let kind = RulesKind::Preset(Preset::ClosedDraft);
    let pace = |app: &App| {
        app.world()
            .resource::<statistics::Statistics>()
            .pace
            .get(&kind)
            .copied()
    };
    let mut frames = 0;
    while game(&app).game().phase() != Phase::RoundEnd {
        if app.world().resource::<Perspective>().curtain {
            app.world_mut().write_message(LiftCurtain);
        } else {
            let action = *game(&app).game().legal_actions().first().expect("somebody can act");
            let count = game(&app).action_count();
            app.world_mut().write_message(SubmitAction { action, count });
        }
        app.update();
        frames += 1;
        if frames == 20 {
            // The player leaves for a quarter of an hour.
            for _ in 0..9000 {
                app.update();
            }
        }
    }
    let pace = pace(&app).expect("a round was timed");
    assert_eq!(pace.rounds, 1);
    let played = frames as f32 * 0.1;
    assert!(
        (played..played + 61.0).contains(&pace.seconds),
        "{} of {played}",
        pace.seconds
    );
}

#[test]
fn the_match_left_longest_ago_makes_room_and_a_note_says_so() {
    #[derive(Resource, Default)]
    struct Notices(usize);
    let mut app = app();
    app.init_resource::<Notices>();
    app.add_systems(
        Last,
        |mut made: MessageReader<slots::MadeRoom>, mut notices: ResMut<Notices>| {
            notices.0 += made.read().count();
        },
    );
    let players = || vec![person("Ada"), bot("Rook")];
    let mut begun = Match::new(setup(Preset::ClosedDraft, players()), Seed::from_u64(1)).unwrap();
    begun.apply(Action::Draw).unwrap();
    for (kept, notices) in [(slots::MAX_MATCHES - 1, 0), (slots::MAX_MATCHES, 1)] {
        let all = (0..kept as u32).map(|number| (SlotId(number), begun.saved(u64::from(number))));
        app.insert_resource(Slots::of(all));
        start(&mut app, setup(Preset::ClosedDraft, players()));
        play_until(&mut app, |game| game.action_count() > 0);
        assert_eq!(app.world().resource::<Notices>().0, notices, "{kept}");
        assert_eq!(app.world().resource::<Slots>().len(), slots::MAX_MATCHES);
    }
}
