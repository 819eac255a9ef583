use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use spades_bots::Level;
use spades_learn::coach::Retry;
use spades_rules::{Action, Phase, Preset};

use super::*;
use crate::session::learning::{Exercise, ExerciseStage, Learn, Learned, Learning, StartLearning};
use crate::session::reviews::{ReviewQueue, Reviews};
use crate::session::setup::{MatchSetup, Player, ResumeMatch, StartMatch};
use crate::session::slots::{KeepMatch, Slots};
use crate::session::statistics::Statistics;
use crate::session::{
    Applied, ClaimAnswer, MatchFinished, NextSeed, Perspective, Purpose, RulesKind, SubmitAction, Turn, TurnPrompt,
};

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::session::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(2)));
    app
}

fn game(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn learning(app: &App) -> &Learning {
    app.world().resource::<Learning>()
}

fn submit(app: &mut App, action: Action) {
    let count = game(app).action_count();
    app.world_mut().write_message(SubmitAction { action, count });
    app.update();
}

fn learn(app: &mut App, learn: Learn) {
    app.world_mut().write_message(learn);
    app.update();
}

/// Plays the first round of a match against the computer as badly as possible, and waits until it has been reviewed.
fn bad_round(preset: Preset, bid: u8) -> App {
    let mut app = app();
    let player = |seat: usize| match seat {
        0 => Player::Human { name: "Ada".into() },
        _ => Player::Bot {
            name: format!("seat {seat}"),
            level: Level::Beginner,
        },
    };
    let setup = MatchSetup {
        rules: preset.rules(),
        kind: RulesKind::Preset(preset),
        players: (0..usize::from(preset.rules().players)).map(player).collect(),
    };
    app.world_mut().resource_mut::<NextSeed>().0 = Some(Seed::from_u64(5));
    app.world_mut().write_message(StartMatch(setup));
    app.update();
    while game(&app).game().phase() != Phase::RoundEnd {
        let prompt = app.world().resource::<TurnPrompt>();
        if prompt.claim.is_some() {
            app.world_mut().write_message(ClaimAnswer::PlayOn);
            app.update();
            continue;
        }
        let asked = prompt
            .view
            .as_ref()
            .filter(|view| view.actor == Some(0) && prompt.turn != Turn::Wait);
        let Some(view) = asked else {
            app.update();
            continue;
        };
        let action = match prompt.turn {
            Turn::Bid => Action::Bid(bid),
            Turn::Look => Action::Look,
            Turn::Draw => Action::Draw,
            Turn::Choose => Action::Discard,
            _ => view.legal[0],
        };
        submit(&mut app, action);
    }
    wait_for_the_look_back(&mut app);
    app
}

fn wait_for_the_look_back(app: &mut App) {
    app.update();
    while !app.world().resource::<ReviewQueue>().is_idle() {
        app.update();
    }
    app.update();
}

/// Waits until the line is played out or the choice is taken back.
fn wait(app: &mut App) {
    while learning(app).goes_on() {
        app.update();
    }
    app.update();
}

fn begin(app: &mut App) {
    app.world_mut().write_message(StartLearning {
        exercise: Exercise::Mistake(0),
        names: Default::default(),
    });
    app.update();
}

/// Returns all parts of a match and of its saved state.
fn kept(app: &App) -> impl PartialEq + std::fmt::Debug + use<> {
    let world = app.world();
    let slots = world.resource::<Slots>();
    let game = game(app);
    (
        game.game().clone(),
        (game.setup().clone(), game.purpose(), game.taken_back()),
        slots.current().and_then(|slot| slots.get(slot)).cloned(),
        slots.len(),
        world.resource::<Statistics>().clone(),
        world.resource::<Reviews>().clone(),
        serde_json::to_string(world.resource::<Learned>()).unwrap(),
        *world.resource::<Perspective>(),
        world.resource::<TurnPrompt>().turn,
    )
}

#[test]
fn mistakes_are_done_better_and_the_match_is_as_it_was() {
    for (preset, bid) in [(Preset::OpenDraft, 9), (Preset::OpenDraft, 2), (Preset::Pairs, 4)] {
        let mut app = bad_round(preset, bid);
        let before = kept(&app);
        let ended = game(&app).game().clone();
        let found = app.world().resource::<Mistakes>().of(game(&app)).to_vec();
        assert!((1..=3).contains(&found.len()), "{preset:?}: {}", found.len());
        app.world_mut().resource_mut::<Messages<KeepMatch>>().clear();
        begin(&mut app);
        for (number, mistake) in found.iter().enumerate() {
            let start = ended.undo_to(mistake.decision.at).unwrap();
            let at_the_start = |app: &App| {
                assert_eq!(learning(app).exercise(), Exercise::Mistake(number));
                assert_eq!(game(app).game(), &start);
                assert_eq!(
                    (game(app).purpose(), game(app).is_recorded()),
                    (Purpose::Exercise, false)
                );
                assert!(learning(app).asks());
            };
            at_the_start(&app);
            assert_ne!(app.world().resource::<TurnPrompt>().turn, Turn::Wait);
            // The solution is not available before the first try.
            learn(&mut app, Learn::Solution);
            learn(&mut app, Learn::Hint);
            at_the_start(&app);
            assert_eq!((learning(&app).missed(), learning(&app).hinted()), (None, None));
            // The same choice is taken back automatically, with its cost shown.
            submit(&mut app, mistake.decision.taken);
            assert!(
                matches!(learning(&app).stage(), ExerciseStage::Lost { .. }),
                "{preset:?}"
            );
            assert!(game(&app).action_count() > start.action_count());
            assert_eq!(app.world().resource::<TurnPrompt>().turn, Turn::Wait);
            wait(&mut app);
            at_the_start(&app);
            let points = Some(mistake.decision.points);
            assert_eq!(
                learning(&app).missed(),
                Some((mistake.decision.taken, Retry::Costs { points }))
            );
            assert_eq!(learning(&app).found(), None);
            // Shown, tried again, and found.
            learn(&mut app, Learn::Solution);
            wait(&mut app);
            assert_eq!(learning(&app).stage(), &ExerciseStage::Shown);
            assert_eq!(learning(&app).found().map(|found| found.0), Some(mistake.decision.best));
            learn(&mut app, Learn::TakeBack);
            at_the_start(&app);
            submit(&mut app, mistake.decision.best);
            assert!(matches!(learning(&app).stage(), ExerciseStage::Done { .. }));
            let (chosen, retry) = learning(&app).found().unwrap();
            assert_eq!(chosen, mistake.decision.best);
            assert!(matches!(retry, Retry::Found { best: true, gained } if gained >= 5.0));
            learn(&mut app, Learn::Next);
            app.update();
        }
        assert!(!app.world().contains_resource::<Learning>());
        app.update();
        assert_eq!(kept(&app), before, "{preset:?}");
        assert!(app.world().resource::<Messages<KeepMatch>>().is_empty());
        assert!(app.world().resource::<Messages<Applied>>().is_empty());
        assert!(app.world().resource::<Messages<MatchFinished>>().is_empty());

        leave_and_go_on(&mut app, found[0].decision.taken);
    }
}

/// Leaves the exercise in the middle and enters it again; then the match continues.
fn leave_and_go_on(app: &mut App, taken: Action) {
    let before = kept(app);
    begin(app);
    submit(app, taken);
    learn(app, Learn::Leave);
    app.update();
    app.update();
    assert_eq!(kept(app), before);
    submit(app, Action::NextRound);
    assert_eq!((game(app).game().round(), game(app).is_recorded()), (2, true));
    assert_eq!(app.world().resource::<Mistakes>().of(game(app)), []);
    begin(app);
    assert!(
        !app.world().contains_resource::<Learning>(),
        "there is nothing to learn from yet"
    );
}

/// When the round is restored, the same mistakes are found, and they don't count in the statistics.
#[test]
fn a_match_that_is_taken_up_at_its_result_has_its_mistakes() {
    let app = bad_round(Preset::Pairs, 4);
    let world = app.world();
    let slots = world.resource::<Slots>();
    let slot = slots.current().unwrap();
    let saved = slots.get(slot).unwrap().clone();
    let found = world.resource::<Mistakes>().of(game(&app)).to_vec();
    let mut again = self::app();
    again.insert_resource(Slots::of([(slot, saved)]));
    again.world_mut().write_message(ResumeMatch(slot));
    again.update();
    wait_for_the_look_back(&mut again);
    assert_eq!(game(&again).game().phase(), Phase::RoundEnd);
    assert_eq!(again.world().resource::<Mistakes>().of(game(&again)), found);
    assert_eq!(again.world().resource::<Reviews>().rounds().len(), 0);
}
