//! Whole matches on the real table, played with keys, in every two-player preset and both modes. What the screen says at the end
//! is what the rules crate says.

use crate::common::{decide, game, hold_curtain, players, start};
use bevy::prelude::*;
use spades::session::{Match, Perspective};
use spades::storage::Store;
use spades::table::director::Director;
use spades::text::Phrase;
use spades::text::number::Score;
use spades::text::result::Ending;
use spades_rules::{Game, Phase, Preset};

/// Every text on the screen.
fn texts(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&Text>()
        .iter(app.world())
        .map(|text| text.0.clone())
        .collect()
}

/// A face that is drawn belongs to the seat that looks, or lies open to all.
fn nothing_secret_is_shown(app: &App) {
    let world = app.world();
    let (Some(scene), Some(game)) = (&world.resource::<Director>().scene, world.get_resource::<Match>()) else {
        return;
    };
    let perspective = world.resource::<Perspective>();
    for (seat, hand) in scene.hands.iter().enumerate() {
        if seat != perspective.viewer || !perspective.open || perspective.curtain {
            assert!(
                hand.iter().all(|&id| scene.faces[id].is_none()),
                "seat {seat}'s cards show to seat {}",
                perspective.viewer
            );
        } else {
            let held = game.game().hand(seat);
            let shown = hand.iter().filter_map(|&id| scene.faces[id]);
            assert!(
                shown
                    .into_iter()
                    .all(|card| held.contains(card) || !world.resource::<Director>().idle()),
                "a card of another hand shows"
            );
        }
    }
}

fn plays_to_the_end(preset: Preset, hot_seat: bool) {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, preset, players(hot_seat), 11);
    let mut steps = 0u32;
    while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
        nothing_secret_is_shown(&app);
        if app.world().resource::<Perspective>().curtain {
            hold_curtain(&mut app);
        } else {
            decide(&mut app);
        }
        steps += 1;
        assert!(steps < 400_000, "the match does not end");
    }
    crate::common::step_until(&mut app, "the last trick to be shown", |world| {
        world.resource::<Director>().idle()
    });
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(
        app.world().resource::<Director>().mismatches,
        0,
        "events move every card to where the view has it"
    );
    let played = app.world().resource::<Match>();
    let again = Game::replay(&played.game().record()).expect("a record of legal actions");
    assert_eq!(again.scores(), played.game().scores());
    let texts = texts(&mut app);
    for &score in again.scores() {
        let score = Score(score).text();
        assert!(texts.contains(&score), "the screen shows {score}: {texts:?}");
    }
    let played = app.world().resource::<Match>();
    let winners = again.winners().expect("the match is over");
    let ending = Ending::Won(winners.iter().map(|&side| played.side_who(side)).collect()).text();
    assert!(texts.contains(&ending), "the end is announced: {texts:?}");
    for player in &played.setup().players {
        assert!(
            texts.iter().any(|text| text == player.name()),
            "everybody's name is shown: {texts:?}"
        );
    }
}

#[test]
fn open_draft_against_the_computer() {
    plays_to_the_end(Preset::OpenDraft, false);
}

#[test]
fn closed_draft_against_the_computer() {
    plays_to_the_end(Preset::ClosedDraft, false);
}

#[test]
fn moonshot_against_the_computer() {
    plays_to_the_end(Preset::Moonshot, false);
}

#[test]
fn open_draft_between_two_people() {
    plays_to_the_end(Preset::OpenDraft, true);
}

#[test]
fn closed_draft_between_two_people() {
    plays_to_the_end(Preset::ClosedDraft, true);
}

#[test]
fn moonshot_between_two_people() {
    plays_to_the_end(Preset::Moonshot, true);
}
