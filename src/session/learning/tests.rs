use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use spades_learn::puzzle::PuzzleRun;
use spades_rules::Seed;

use super::*;
use crate::session::replaying::Replayed;
use crate::session::slots::{KeepMatch, Slots};
use crate::session::statistics::Statistics;
use crate::session::{MatchFinished, SubmitAction, Turn, TurnPrompt};

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::session::plugin));
    crate::schedules::one_after_another(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.insert_resource(Textbook::read(
        include_bytes!("../../../assets/learn/lessons.toml"),
        include_bytes!("../../../assets/learn/puzzles.bin"),
    ));
    assert!(app.world().resource::<Textbook>().contents().is_some());
    app
}

fn begin(app: &mut App, exercise: Exercise) {
    app.world_mut().write_message(StartLearning {
        exercise,
        names: Default::default(),
    });
    app.update();
}

fn learn(app: &mut App, learn: Learn) {
    app.world_mut().write_message(learn);
    app.update();
}

fn play(app: &mut App, action: Action) {
    let count = app.world().resource::<Match>().action_count();
    app.world_mut().write_message(SubmitAction { action, count });
    app.update();
}

fn learning(app: &App) -> &Learning {
    app.world().resource::<Learning>()
}

/// Returns the choice that a hint finally shows.
fn hint(app: &mut App) -> Action {
    for _ in 0..2 {
        if learning(app).hinted().is_none() {
            learn(app, Learn::Hint);
        }
    }
    learning(app).hinted().expect("a choice")
}

/// Lets the other seats play until the learner is asked or the exercise is over.
fn wait(app: &mut App) {
    for _ in 0..200 {
        app.update();
        if !learning(app).goes_on() {
            return;
        }
    }
    panic!("it never ends");
}

fn hand(lesson: usize, hand: usize) -> Exercise {
    Exercise::Hand { lesson, hand }
}

#[test]
fn a_lesson_is_played_right_and_the_match_before_is_there_again() {
    let mut app = app();
    let rules = Preset::OpenDraft.rules();
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(Preset::OpenDraft),
        players: vec![Player::Human { name: "Ada".into() }; 2],
    };
    let waiting = Match::new(setup, Seed::from_u64(5)).unwrap();
    app.insert_resource(waiting.clone());
    begin(&mut app, hand(0, 0));
    let game = app.world().resource::<Match>();
    assert_eq!((game.purpose(), game.is_recorded()), (Purpose::Exercise, false));
    assert_eq!(app.world().resource::<TurnPrompt>().turn, Turn::Play);
    play(&mut app, "QH".parse().unwrap());
    wait(&mut app);
    assert_eq!(
        app.world().resource::<TurnPrompt>().turn,
        Turn::Play,
        "no card plays itself in the first lesson"
    );
    play(&mut app, "5H".parse().unwrap());
    wait(&mut app);
    assert_eq!(learning(&app).stage(), &ExerciseStage::Done { stars: 3, gained: None });
    assert_eq!(app.world().resource::<TurnPrompt>().turn, Turn::Wait);

    // The next hand, with a hint.
    learn(&mut app, Learn::Next);
    app.update();
    assert_eq!(learning(&app).exercise(), hand(0, 1));
    learn(&mut app, Learn::Hint);
    assert_eq!(
        (learning(&app).clue(), learning(&app).hinted()),
        (Some(Clue::Sentence), None)
    );
    let hint = hint(&mut app);
    play(&mut app, hint);
    wait(&mut app);
    play(&mut app, "AH".parse().unwrap());
    wait(&mut app);
    assert_eq!(learning(&app).stage(), &ExerciseStage::Done { stars: 2, gained: None });
    learn(&mut app, Learn::Leave);
    app.update();
    app.update();
    assert!(!app.world().contains_resource::<Learning>());
    assert_eq!(app.world().resource::<Match>().game(), waiting.game());

    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let learned = app.world().resource::<Learned>();
    let lesson = &contents.lessons.all()[0];
    assert_eq!((learned.stars(lesson, 0), learned.stars(lesson, 1)), (3, 2));
    assert_eq!((learned.stars_of(lesson), learned.next_hand(lesson)), ((5, 15), 2));
    let text = serde_json::to_string(learned).unwrap();
    assert_eq!(&serde_json::from_str::<Learned>(&text).unwrap(), learned);
    let worse = Learned::default();
    assert_eq!(&worse.joined(learned.clone()), learned);
    assert_eq!(&learned.clone().joined(Learned::default()), learned);
    assert!(app.world().resource::<Slots>().is_empty(), "nothing is kept");
    assert_eq!(*app.world().resource::<Statistics>(), Statistics::default());
    assert!(app.world().resource::<Messages<KeepMatch>>().is_empty());
    assert!(app.world().resource::<Messages<MatchFinished>>().is_empty());
}

#[test]
fn a_wrong_cards_consequence_is_played_out_and_taken_back() {
    let mut app = app();
    begin(&mut app, hand(0, 3));
    let start = app.world().resource::<Match>().game().clone();
    play(&mut app, "AH".parse().unwrap());
    assert!(matches!(
        learning(&app).stage(),
        ExerciseStage::Lost {
            bid: None,
            follows: true,
            ..
        }
    ));
    wait(&mut app);
    let shown = app.world().resource::<Match>().action_count();
    assert!(shown > start.action_count() + 1, "what follows is played out");
    learn(&mut app, Learn::TakeBack);
    assert_eq!(app.world().resource::<Match>().game(), &start);
    assert!(learning(&app).asks());
    // An illegal choice is explained and costs nothing.
    play(&mut app, "2C".parse().unwrap());
    assert_eq!(app.world().resource::<Match>().game(), &start);
    play(&mut app, "5H".parse().unwrap());
    wait(&mut app);
    while learning(&app).asks() {
        let right = hint(&mut app);
        play(&mut app, right);
        wait(&mut app);
    }
    assert!(matches!(
        learning(&app).stage(),
        ExerciseStage::Done { stars: 1 | 2, .. }
    ));
}

/// A wrong bid is reported as too high or too low, with the score it would get.
#[test]
fn a_wrong_bid_says_its_consequence() {
    let mut app = app();
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let lesson = contents
        .lessons
        .all()
        .iter()
        .position(|lesson| lesson.key == "bidding")
        .unwrap();
    for (bid, points) in [(9, -90), (3, 33), (0, -94)] {
        begin(&mut app, hand(lesson, 0));
        play(&mut app, Action::Bid(bid));
        let wrong = WrongBid {
            bid,
            min: 5,
            max: 6,
            points: Some(points),
        };
        let stage = ExerciseStage::Lost {
            wrong: Action::Bid(bid),
            bid: Some(wrong),
            follows: false,
        };
        assert_eq!(learning(&app).stage(), &stage);
        learn(&mut app, Learn::Leave);
        app.update();
        app.update();
    }
}

/// A puzzle's hint shows the idea first, and the card only on a second request; both cost the same.
#[test]
fn a_hint_comes_in_two_steps() {
    let mut app = app();
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let exercise =
        app.world()
            .resource::<Learned>()
            .next_puzzle(contents, Some(spades_learn::puzzle::Kind::FindDiscard), None);
    begin(&mut app, exercise.unwrap());
    learn(&mut app, Learn::Hint);
    assert!(matches!(learning(&app).clue(), Some(Clue::Idea(_))));
    assert_eq!(learning(&app).hinted(), None);
    let rating = app.world().resource::<Learned>().rating();
    learn(&mut app, Learn::Hint);
    let right = app.world_mut().resource_mut::<Learning>().run.right();
    assert_eq!((learning(&app).clue(), learning(&app).hinted()), (None, right));
    assert_eq!(app.world().resource::<Learned>().rating(), rating);
    assert!(rating < 1200 && rating > 1100, "a hint gives the puzzle up: {rating}");
}

/// Every hand of all lessons can be played in order, to the last.
#[test]
fn all_lessons_are_played_one_after_the_other() {
    let mut app = app();
    begin(&mut app, hand(0, 0));
    let mut played = 0;
    while app.world().contains_resource::<Learning>() {
        wait(&mut app);
        while learning(&app).asks() {
            let right = hint(&mut app);
            play(&mut app, right);
            wait(&mut app);
        }
        assert!(
            matches!(learning(&app).stage(), ExerciseStage::Done { .. }),
            "{:?}",
            learning(&app).exercise()
        );
        played += 1;
        learn(&mut app, Learn::Next);
        app.update();
        app.update();
    }
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let hands: usize = contents.lessons.all().iter().map(|lesson| lesson.hands.len()).sum();
    assert_eq!(played, hands);
}

#[test]
fn a_puzzle_is_solved_or_failed_once_for_the_rating() {
    let mut app = app();
    let today = crate::session::clock::today();
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let exercise = app.world().resource::<Learned>().puzzle_of(contents, today).unwrap();
    begin(&mut app, exercise);
    solve(&mut app);
    let ExerciseStage::Done {
        gained: Some(gained), ..
    } = *learning(&app).stage()
    else {
        panic!("{:?}", learning(&app).stage());
    };
    assert!(gained > 0 && app.world().resource::<Learned>().streak(today) == 1);
    let rating = app.world().resource::<Learned>().rating();
    assert_eq!(rating, 1200 + gained);

    // Another puzzle is failed, tried again, and does not count twice.
    learn(&mut app, Learn::Next);
    app.update();
    let Exercise::Puzzle { index, .. } = learning(&app).exercise() else {
        panic!("a puzzle");
    };
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let mut run = PuzzleRun::new(contents.puzzles.puzzle(index).unwrap());
    let wrong = run
        .choices()
        .into_iter()
        .find(|&choice| matches!(run.judge(choice), Some(spades_learn::puzzle::Judgment::Loses(_))));
    assert!(learning(&app).sight().all.is_some(), "all hands lie open");
    play(&mut app, wrong.unwrap());
    assert!(matches!(learning(&app).stage(), ExerciseStage::Lost { .. }));
    wait(&mut app);
    let failed = app.world().resource::<Learned>().rating();
    assert!(failed < rating);
    learn(&mut app, Learn::Solution);
    wait(&mut app);
    assert_eq!(learning(&app).stage(), &ExerciseStage::Shown);
    learn(&mut app, Learn::TakeBack);
    solve(&mut app);
    assert!(matches!(learning(&app).stage(), ExerciseStage::Done { .. }));
    assert_eq!(app.world().resource::<Learned>().rating(), failed);
    let contents = app.world().resource::<Textbook>().contents().unwrap();
    let learned = app.world().resource::<Learned>();
    assert_eq!(learned.solved(&contents.puzzles, None), (1, 2));
    assert_ne!(
        learned.next_puzzle(contents, None, Some(index)),
        Some(learning(&app).exercise())
    );
}

/// Plays right choices to the end.
fn solve(app: &mut App) {
    wait(app);
    while learning(app).asks() {
        let right = app.world_mut().resource_mut::<Learning>().run.right().unwrap();
        play(app, right);
        wait(app);
    }
}

#[test]
fn a_damaged_textbook_is_reported() {
    let lessons = include_bytes!("../../../assets/learn/lessons.toml");
    for book in [&b"SPZ"[..], &[0xff; 40]] {
        assert!(matches!(Textbook::read(lessons, book), Textbook::Damaged(why) if !why.is_empty()));
    }
    assert!(matches!(Textbook::read(b"version = 9", b""), Textbook::Damaged(_)));
    let mut app = app();
    app.insert_resource(Textbook::Loading);
    begin(&mut app, hand(0, 0));
    assert!(!app.world().contains_resource::<Learning>());
    assert!(app.world().resource::<Messages<Replayed>>().is_empty());
}
