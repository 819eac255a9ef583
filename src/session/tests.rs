//! Matches played by the session alone, without a user interface.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades_bots::Level;
use spades_rules::{Action, Phase, Preset, Seed};

use super::setup::{MatchSetup, Player, Rematch, Restart, StartMatch};
use super::slots::{KeepMatch, SlotId, Slots};
use super::*;

fn person(name: &str) -> Player {
    Player::Human { name: name.to_owned() }
}

fn bot(name: &str) -> Player {
    Player::Bot {
        name: name.to_owned(),
        level: Level::Beginner,
    }
}

fn setup(preset: Preset, players: Vec<Player>) -> MatchSetup {
    MatchSetup {
        rules: preset.rules(),
        kind: RulesKind::Preset(preset),
        players,
    }
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, super::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app
}

fn start(app: &mut App, setup: MatchSetup) {
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(5));
    app.world_mut().write_message(StartMatch(setup));
    app.update();
}

fn game(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn submit(app: &mut App, action: Action) {
    let count = game(app).action_count();
    app.world_mut().write_message(SubmitAction { action, count });
    app.update();
}

fn drain<M: Message>(app: &mut App) -> Vec<M> {
    app.world_mut().resource_mut::<Messages<M>>().drain().collect()
}

/// Plays for the player to act until `done` holds; returns how often the curtain fell.
fn play_until(app: &mut App, done: impl Fn(&Match) -> bool) -> usize {
    let mut curtains = 0;
    while !done(game(app)) {
        let perspective = *app.world().resource::<Perspective>();
        if perspective.curtain {
            curtains += 1;
            app.world_mut().write_message(LiftCurtain);
            app.update();
            continue;
        }
        let action = *game(app).game().legal_actions().first().expect("somebody can act");
        submit(app, action);
        app.update();
    }
    curtains
}

#[test]
fn every_match_of_two_people_asks_for_the_curtain_once_before_its_first_action() {
    let mut app = app();
    for _ in 0..2 {
        start(&mut app, setup(Preset::OpenDraft, vec![person("Ada"), person("Grace")]));
        assert!(app.world().resource::<Perspective>().curtain);
        assert_eq!(play_until(&mut app, |game| game.action_count() >= 4), 1);
        // For the curtain, the next match begins in the middle of this one's bidding.
        play_until(&mut app, |game| game.game().phase() == Phase::Bidding);
        app.update();
    }
}

#[test]
fn whoever_has_decided_no_longer_sees_the_cards() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
    );
    app.world_mut().write_message(LiftCurtain);
    app.update();
    let first = app.world().resource::<Perspective>().viewer;
    submit(&mut app, Action::Draw);
    assert!(app.world().resource::<Perspective>().open);
    submit(&mut app, Action::Keep);
    app.update();
    let perspective = app.world().resource::<Perspective>();
    assert_eq!((perspective.viewer, perspective.open), (1 - first, false));
}

#[test]
fn what_was_decided_for_another_state_is_not_played_and_what_is_illegal_changes_nothing() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
    );
    let count = game(&app).action_count();
    for action in [Action::Draw, Action::Keep] {
        app.world_mut().write_message(SubmitAction { action, count });
    }
    app.update();
    assert_eq!(
        game(&app).action_count(),
        count + 1,
        "the second was for the state before the first"
    );
    submit(&mut app, Action::Bid(3));
    assert_eq!(game(&app).action_count(), count + 1);
    assert_eq!(drain::<Refused>(&mut app).len(), 1);
}

#[test]
fn nothing_happens_by_itself_while_nobody_sees_the_table() {
    let mut app = app();
    app.insert_resource(Presentation {
        covered: true,
        ..default()
    });
    start(&mut app, setup(Preset::ClosedDraft, vec![bot("South"), bot("North")]));
    for _ in 0..100 {
        app.update();
    }
    assert_eq!(game(&app).action_count(), 0);
    app.insert_resource(Presentation::default());
    for _ in 0..100_000 {
        app.update();
        if game(&app).action_count() > 3 {
            return;
        }
        std::thread::yield_now();
    }
    panic!("the bots do not play");
}

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
        assert!(!game(&app).counts_apart(), "nothing has happened in it");
        while game(&app).action_count() < 20 {
            let action = *game(&app).game().legal_actions().last().expect("an action");
            submit(&mut app, action);
        }
        let slot = app.world().resource::<Slots>().current().expect("it is kept");
        drain::<MatchBegan>(&mut app);
        restart(&mut app);
        assert_eq!(drain::<MatchBegan>(&mut app), [MatchBegan { slot: Some(slot) }]);
        let again = game(&app);
        assert_eq!((again.game().seed(), again.counts_apart()), (seed, apart));
        assert_eq!(again.friend.as_deref(), Some("a code"));
        assert_eq!(again.game().undo_to(0), Some(before));
        // The previous actions are gone, even if the program ends now.
        let saved = app.world().resource::<Slots>().get(slot).expect("it is kept");
        let text = serde_json::to_string(saved).expect("it can be written");
        let resumed = Match::resume(&serde_json::from_str(&text).expect("it can be read")).expect("it is sound");
        assert_eq!((resumed.action_count(), resumed.counts_apart()), (0, apart));
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
fn the_computer_plays_drawing_is_done_for_the_person_and_one_decision_is_taken_back() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), bot("Opponent")]),
    );
    let until_asked = |app: &mut App| {
        for _ in 0..1_000_000 {
            if app.world().resource::<TurnPrompt>().turn == Turn::Choose {
                return;
            }
            app.update();
            std::thread::yield_now();
        }
        panic!("nothing is asked for");
    };
    until_asked(&mut app);
    let before = game(&app).game().record();
    assert!(!app.world().resource::<TurnPrompt>().undo);
    submit(&mut app, Action::Keep);
    until_asked(&mut app);
    assert!(app.world().resource::<TurnPrompt>().undo);
    app.world_mut().write_message(Undo::default());
    app.update();
    assert_eq!(game(&app).game().record(), before);
}

fn rest(app: &App) -> ClaimState {
    app.world().resource::<RemainingTricks>().of(game(app).game().round())
}

/// A claim isn't an action of its own: its cards are played one by one, and the record holds only those plays.
#[test]
fn the_rest_of_a_round_is_taken_in_ordinary_actions() {
    let mut app = app();
    start(&mut app, setup(Preset::OpenDraft, vec![person("Ada"), bot("Grace")]));
    app.world_mut().write_message(ClaimAnswer::TakeRest);
    app.update();
    assert_eq!(rest(&app), ClaimState::Open, "nothing is proven");
    let proven = |app: &App| app.world().resource::<TurnPrompt>().rest.is_some();
    for _ in 0..4000 {
        if proven(&app) {
            break;
        }
        let action = *game(&app).game().legal_actions().last().expect("somebody can act");
        submit(&mut app, action);
    }
    assert!(proven(&app), "there is a lead that takes the rest");
    let before = game(&app).game().clone();
    let left = before.hand(0).len();
    app.world_mut().write_message(ClaimAnswer::TakeRest);
    for _ in 0..1000 {
        if game(&app).game().phase() != Phase::Play {
            break;
        }
        app.update();
    }
    let after = game(&app).game();
    assert_eq!(after.phase(), Phase::RoundEnd);
    assert_eq!(usize::from(after.tricks()[0]), usize::from(before.tricks()[0]) + left);
    assert_eq!(&spades_rules::Game::replay(&after.record()).expect("a record"), after);
    app.update();
    assert_eq!(rest(&app), ClaimState::Open, "it was for one round");
}

/// Returns a match in which the computer claims the remaining tricks of a round as early as it can.
fn claimed() -> (App, Claim) {
    let mut app = app();
    start(&mut app, setup(Preset::OpenDraft, vec![person("Ada"), bot("Grace")]));
    for _ in 0..1_000_000 {
        let prompt = app.world().resource::<TurnPrompt>();
        if let Some(claim) = prompt.claim {
            return (app, claim);
        }
        if prompt.turn == Turn::Wait {
            app.update();
            std::thread::yield_now();
        } else {
            let action = game(&app).game().legal_actions()[0];
            submit(&mut app, action);
        }
    }
    panic!("nothing is ever claimed");
}

/// Plays to the end of the round, the person with the first legal card; returns the tricks by seat.
fn to_the_end_of_the_round(app: &mut App) -> Vec<u8> {
    for _ in 0..1_000_000 {
        if game(app).game().phase() != Phase::Play {
            break;
        }
        assert_eq!(app.world().resource::<TurnPrompt>().claim, None, "it is claimed once");
        if app.world().resource::<TurnPrompt>().turn == Turn::Play && rest(app) == ClaimState::Refused {
            let action = game(app).game().legal_actions()[0];
            submit(app, action);
        } else {
            app.update();
            std::thread::yield_now();
        }
    }
    game(app).game().tricks().to_vec()
}

#[test]
fn the_computer_claims_what_it_can_prove_and_waits_for_an_answer() {
    for answer in [ClaimAnswer::Grant, ClaimAnswer::PlayOn] {
        let (mut app, claim) = claimed();
        let before = game(&app).game().clone();
        assert_eq!(claim.cards, before.hand(1), "the cards lie on the table");
        for _ in 0..50 {
            app.update();
        }
        assert_eq!(game(&app).game(), &before, "it waits");
        app.world_mut().write_message(answer);
        app.update();
        let after = to_the_end_of_the_round(&mut app);
        assert_eq!(
            after[1],
            before.tricks()[1] + claim.cards.len() as u8,
            "{answer:?}: it was proven"
        );
    }
}

#[test]
fn a_round_that_is_given_up_plays_itself() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::Pairs, vec![person("Ada"), bot("B"), bot("C"), bot("D")]),
    );
    app.world_mut().write_message(ClaimAnswer::Concede);
    app.update();
    assert_eq!(
        rest(&app),
        ClaimState::Open,
        "before the play there is nothing to give up"
    );
    for _ in 0..1_000_000 {
        if app.world().resource::<TurnPrompt>().turn == Turn::Play {
            break;
        }
        if app.world().resource::<TurnPrompt>().turn == Turn::Wait {
            app.update();
            std::thread::yield_now();
        } else {
            let action = game(&app).game().legal_actions()[0];
            submit(&mut app, action);
        }
    }
    app.world_mut().write_message(ClaimAnswer::Concede);
    app.update();
    assert_eq!(rest(&app), ClaimState::Conceded);
    for _ in 0..1_000_000 {
        if game(&app).game().phase() != Phase::Play {
            break;
        }
        app.update();
        std::thread::yield_now();
    }
    assert_eq!(game(&app).game().phase(), Phase::RoundEnd);
    app.update();
    assert_eq!(rest(&app), ClaimState::Open, "it was for one round");
}

#[test]
fn a_conceded_match_is_lost_and_finished_and_cannot_be_resumed() {
    let mut app = app();
    start(&mut app, setup(Preset::OpenDraft, vec![person("Ada"), bot("Grace")]));
    submit(&mut app, Action::Draw);
    assert!(app.world().resource::<Slots>().current().is_some());
    app.world_mut().write_message(ConcedeMatch { side: 0 });
    app.update();
    assert!(app.world().resource::<Slots>().is_empty());
    let finished: Vec<_> = drain::<MatchFinished>(&mut app);
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].finished.ending.conceded, Some(0));
    assert_eq!(finished[0].finished.record.actions, [Action::Draw]);
    // With two people at one machine, the side that concedes loses, regardless of the viewer.
    start(&mut app, setup(Preset::OpenDraft, vec![person("Ada"), person("Grace")]));
    app.world_mut().write_message(ConcedeMatch { side: 1 });
    app.update();
    assert_eq!(drain::<MatchFinished>(&mut app)[0].finished.ending.conceded, Some(1));
}

/// Returns a pseudo-random index, so that blind nils, high and low bids and every card occur.
fn dice(seed: &mut u64, among: usize) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed % among as u64) as usize
}

#[test]
fn the_curtain_never_asks_for_whoever_decided_last_and_only_its_person_sees_a_hand() {
    let mut fallen = 0;
    for preset in Preset::ALL {
        let seats = usize::from(preset.rules().players);
        // All seats, two adjacent ones, and two opposite ones, where there are others.
        for people in [[0, 1, 2, 3].as_slice(), &[0, 1], &[1, 3], &[0, 2]] {
            let at = |seat: usize| {
                if people.contains(&seat) {
                    person("Ada")
                } else {
                    bot("West")
                }
            };
            let players: Vec<Player> = (0..seats).map(at).collect();
            if players.iter().filter(|player| !player.is_bot()).count() < 2 {
                continue;
            }
            let mut setup = setup(preset, players);
            setup.rules.end.rounds = Some(2);
            setup.rules.end.target = None;
            setup.rules.end.floor = None;
            // In a dealt game, a blind nil is decided before looking at the hand.
            setup.rules.blind_nil = Some(200).filter(|_| setup.rules.bidding == spades_rules::BiddingRule::Free);
            let mut app = app();
            start(&mut app, setup);
            let (mut seed, mut last) = (0x9e37_79b9_7f4a_7c15, None);
            while game(&app).game().phase() != Phase::MatchEnd {
                let perspective = *app.world().resource::<Perspective>();
                let actor = game(&app).game().actor();
                let decides = actor.filter(|&seat| game(&app).player(seat).is_some_and(|player| !player.is_bot()));
                if perspective.curtain {
                    assert_ne!(last, Some(perspective.viewer), "{preset:?} {people:?}");
                    assert!(
                        last.is_none() || decides == Some(perspective.viewer),
                        "{preset:?} {people:?}"
                    );
                    fallen += 1;
                    app.world_mut().write_message(LiftCurtain);
                    app.update();
                    continue;
                }
                if let Some(decides) = decides {
                    assert_eq!(perspective.viewer, decides, "{preset:?} {people:?}");
                    last = Some(decides);
                } else {
                    assert!(
                        !perspective.open,
                        "nobody's hand lies open in others' turns: {preset:?} {people:?}"
                    );
                }
                let legal = game(&app).game().legal_actions();
                let action = legal[dice(&mut seed, legal.len())];
                submit(&mut app, action);
                app.update();
            }
        }
    }
    assert!(fallen > 50, "{fallen}");
}

#[test]
fn several_people_take_back_only_what_all_agree_on() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), person("Grace")]),
    );
    app.world_mut().write_message(LiftCurtain);
    app.update();
    for action in [Action::Draw, Action::Keep, Action::Draw] {
        submit(&mut app, action);
    }
    let before = game(&app).game().record();
    app.world_mut().write_message(Undo { agreed: false });
    app.update();
    assert_eq!(game(&app).game().record(), before);
    app.world_mut().write_message(Undo { agreed: true });
    app.update();
    app.update();
    assert_eq!(game(&app).action_count(), 1);
    assert_eq!(drain::<Undone>(&mut app), [Undone { noted: false }]);
    assert_eq!(game(&app).taken_back(), 0, "what all agree on is not noted");
    let actor = game(&app).game().actor();
    let perspective = app.world().resource::<Perspective>();
    assert_eq!((Some(perspective.viewer), perspective.open), (actor, false));
}

#[test]
fn one_alone_may_take_back_what_was_seen_where_that_is_allowed_and_it_is_noted() {
    let mut app = app();
    start(
        &mut app,
        setup(Preset::ClosedDraft, vec![person("Ada"), bot("Opponent")]),
    );
    while game(&app).game().actor() != Some(0) {
        let action = game(&app).game().legal_actions()[0];
        submit(&mut app, action);
    }
    if game(&app).game().legal_actions().contains(&Action::Draw) {
        submit(&mut app, Action::Draw);
    }
    let count = game(&app).action_count();
    submit(&mut app, Action::Keep);
    // The player saw the next card of the stock go to the discards.
    app.world_mut().resource_mut::<SessionOptions>().undo_what_was_seen = false;
    app.update();
    app.world_mut().write_message(Undo::default());
    app.update();
    assert!(game(&app).action_count() > count);
    app.world_mut().resource_mut::<SessionOptions>().undo_what_was_seen = true;
    app.world_mut().write_message(Undo::default());
    app.update();
    assert_eq!((game(&app).action_count(), game(&app).taken_back_in(1)), (count, 1));
    let slots = app.world().resource::<Slots>();
    let (_, kept) = slots.latest().expect("it is kept");
    assert_eq!(
        kept.taken_back,
        [1],
        "it is still noted when the match is taken up again"
    );
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
fn the_unfinished_match_that_was_left_longest_ago_makes_room_and_that_is_told() {
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
