//! The rest of a round claimed, given up or conceded.

use bevy::prelude::*;
use spades_rules::{Action, Phase, Preset};

use super::*;
use crate::session::slots::Slots;

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
