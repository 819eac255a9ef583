//! Matches played by the session alone, without a user interface.

mod claims;
mod kept_matches;
mod undo;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use spades_bots::Level;
use spades_rules::{Action, Phase, Preset, Seed};

use super::setup::{MatchSetup, Player, StartMatch};
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
fn a_player_who_has_decided_no_longer_sees_the_cards() {
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
fn stale_and_illegal_decisions_change_nothing() {
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
            let free = setup.rules.bidding == spades_rules::BiddingRule::Free && setup.rules.nil.is_some();
            setup.rules.blind_nil = Some(200).filter(|_| free);
            let mut app = app();
            start(&mut app, setup);
            let (mut seed, mut last) = (0x9e37_79b9_7f4a_7c15, None);
            while game(&app).game().phase() != Phase::MatchEnd {
                let perspective = *app.world().resource::<Perspective>();
                let actor = game(&app).game().actor();
                let decides = actor.filter(|&seat| game(&app).is_person(seat));
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
