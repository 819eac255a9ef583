//! Every hand of the lessons is a real position whose goal can be reached by the intended idea.

use std::collections::BTreeSet;

use spades_bots::Hint;
use spades_bots::solver::{Ending, Memory, Solve};
use spades_learn::lesson::{Goal, Hand, LEARNER, LessonRun, LessonState, Lessons, Verdict};
use spades_rules::{Action, Game, Phase};

const LESSONS: &str = include_str!("../../../assets/learn/lessons.toml");

fn hands() -> Vec<(String, Hand)> {
    let lessons = Lessons::read(LESSONS).unwrap();
    let named = |key: &str, hand: &Hand| (format!("{key}.{}", hand.key), hand.clone());
    let all = lessons.all().iter();
    all.flat_map(|lesson| {
        lesson
            .hands
            .iter()
            .map(|hand| named(&lesson.key, hand))
            .collect::<Vec<_>>()
    })
    .collect()
}

#[test]
fn there_is_a_lesson_for_everything() {
    let lessons = Lessons::read(LESSONS).unwrap();
    let keys: Vec<&str> = lessons.all().iter().map(|lesson| lesson.key.as_str()).collect();
    let wanted = [
        "tricks",
        "following",
        "trumps",
        "breaking",
        "draft",
        "bidding",
        "bags",
        "nil",
        "endings",
        "four",
        "jokers",
        "three",
        "tables",
    ];
    assert_eq!(keys, wanted);
    for (at, lesson) in lessons.all().iter().enumerate() {
        let count = if at < 9 { 4..=6 } else { 2..=4 };
        assert!(count.contains(&lesson.hands.len()), "{}", lesson.key);
        let names: BTreeSet<&str> = lesson.hands.iter().map(|hand| hand.key.as_str()).collect();
        assert_eq!(names.len(), lesson.hands.len(), "{}", lesson.key);
    }
}

/// The intended idea reaches the goal, and the typical slip loses it.
#[test]
fn the_idea_works_and_the_slip_does_not() {
    let mut wrong = Vec::new();
    for (name, hand) in hands() {
        let mut run = LessonRun::new(hand.clone());
        assert_eq!(run.state(), LessonState::Yours, "{name}");
        if run.judge(hand.right) != Some(Verdict::Keeps) {
            wrong.push(format!("{name}: {} loses", hand.right));
            continue;
        }
        if let Some(slip) = hand.wrong {
            match run.judge(slip) {
                Some(Verdict::Loses(line)) if line[0] == slip => {}
                judged => wrong.push(format!("{name}: {slip} is {judged:?}")),
            }
        } else if run.choices().len() > 1 {
            wrong.push(format!("{name}: there is a choice, and none is wrong"));
        }
        run.apply(hand.right).unwrap();
        while let LessonState::Yours | LessonState::Theirs = run.state() {
            let action = run.reply().or_else(|| run.right()).unwrap();
            run.apply(action).unwrap();
        }
        if run.state() != LessonState::Done {
            wrong.push(format!("{name}: it is not reached"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A hint at any card of a lesson gives the idea first.
#[test]
fn every_card_has_an_idea() {
    let mut ideas = BTreeSet::new();
    for (name, hand) in hands() {
        let mut run = LessonRun::new(hand);
        while let LessonState::Yours | LessonState::Theirs = run.state() {
            let action = match run.reply() {
                Some(reply) => reply,
                None => {
                    let (right, idea) = run.hint().unwrap();
                    if let Action::Play(card) = right {
                        let idea = idea.unwrap_or_else(|| panic!("{name}: {card}"));
                        ideas.insert(format!("{idea:?}"));
                    }
                    right
                }
            };
            run.apply(action).unwrap();
        }
    }
    assert!(ideas.len() >= 10, "{ideas:?}");
}

/// With two hands, the exact solver agrees with the exhaustive search on every card.
#[test]
fn the_exact_solver_agrees() {
    let mut compared = 0;
    for (name, hand) in hands() {
        let Goal::Tricks { seats, min, max } = &hand.goal else {
            continue;
        };
        let game = &hand.start;
        if game.hands() != 2 || game.phase() != Phase::Play {
            continue;
        }
        let leader = if game.led().is_some() { 1 - LEARNER } else { LEARNER };
        let ending = Ending {
            leader: game.hand(leader),
            follower: game.hand(1 - leader),
            led: game.led(),
            broken: game
                .plays()
                .take(game.plays().len() / 2 * 2)
                .any(|(_, card)| card.suit() == spades_rules::Suit::Spades),
        };
        let left = ending.follower.len() as u8;
        let reached = |tricks: u8| {
            let mut all = game.tricks();
            all[leader] += tricks;
            all[1 - leader] += left - tricks;
            let taken: u8 = seats.iter().map(|&seat| all[seat]).sum();
            (*min..=*max).contains(&taken)
        };
        let payoff: Vec<f64> = (0..=left)
            .map(|tricks| f64::from(u8::from(reached(tricks) == (leader == LEARNER))))
            .collect();
        let solution = Solve::new(&ending, &payoff, true).unwrap().finish(&mut Memory::new(12));
        let run = LessonRun::new(hand.clone());
        for (card, value) in solution.cards {
            let keeps = (value > 0.5) == (leader == LEARNER);
            let judged = run.judge(Action::Play(card)) == Some(Verdict::Keeps);
            assert_eq!(judged, keeps, "{name}: {card}");
        }
        compared += 1;
    }
    assert!(compared >= 25, "{compared}");
}

/// The bids taught are those that the exact solver is sure of, and the drafted cards are those that a hint clearly advises.
#[test]
fn bids_and_drafts_are_what_the_bots_advise() {
    for (name, hand) in hands() {
        match &hand.goal {
            Goal::Bid(bids) if hand.start.hands() == 2 => {
                assert!(bids.contains(&sure(&hand.start)), "{name}: {}", sure(&hand.start))
            }
            Goal::Choose(choice) => {
                let mut hint = Hint::new(&hand.start.view(LEARNER), 1);
                let advice = loop {
                    if let Some(advice) = hint.step(100_000) {
                        break advice;
                    }
                };
                assert_eq!(advice.best, *choice, "{name}");
                // Cards to pass are chosen by rule.
                let by_rule = matches!(choice, Action::Pass(_));
                assert!(
                    by_rule
                        || advice.losses.iter().all(|&loss| loss < 1.0) && advice.losses[1] > 2.0 * advice.errors[1],
                    "{name}"
                );
            }
            _ => {}
        }
    }
}

/// Returns the sure tricks of the learner, who bids last.
fn sure(game: &Game) -> u8 {
    let mut probe = game.clone();
    probe.apply(Action::Bid(1)).unwrap();
    let leader = probe.hand_to_play().unwrap();
    let ending = Ending {
        leader: game.hand(leader),
        follower: game.hand(1 - leader),
        led: None,
        broken: false,
    };
    let tricks: Vec<f64> = (0..=13).map(f64::from).collect();
    let value = Solve::new(&ending, &tricks, false)
        .unwrap()
        .finish(&mut Memory::new(18))
        .value as u8;
    if leader == LEARNER { value } else { 13 - value }
}

#[test]
fn a_choice_can_be_taken_back() {
    for (name, hand) in hands().into_iter().filter(|(_, hand)| hand.wrong.is_some()) {
        let mut run = LessonRun::new(hand.clone());
        run.apply(hand.wrong.unwrap()).unwrap();
        assert!(run.take_back() && !run.take_back(), "{name}");
        assert_eq!(
            (run.game(), run.state(), run.taken_back()),
            (&hand.start, LessonState::Yours, 1),
            "{name}"
        );
    }
}

/// The example of docs/FORMATS.md.
#[test]
fn the_example_loads() {
    let formats = include_str!("../../../docs/FORMATS.md");
    let (_, page) = formats.split_once("## Lessons").unwrap();
    let (_, example) = page.split_once("```text\n").unwrap();
    let lessons = Lessons::read(example.split("```").next().unwrap()).unwrap();
    let hand = &lessons.all()[0].hands[0];
    let mut run = LessonRun::new(hand.clone());
    run.apply(hand.right).unwrap();
    assert_eq!(run.reply(), Some("6H".parse().unwrap()));
}

#[test]
fn impossible_lessons_are_refused_with_their_place() {
    let hand = |body: &str| format!("version = 1\n[[lesson]]\nkey = \"a\"\n[[lesson.hand]]\nkey = \"b\"\n{body}");
    let good = "hands = [\"AH 2C\", \"KH 3C\"]\nbids = [1, 1]\ngoal = { tricks = 1 }\nright = \"AH\"\n";
    assert!(Lessons::read(&hand(good)).is_ok());
    for (old, new, why) in [
        ("KH", "AH", "a.b: hands: AH"),
        ("\"AH\"\n", "\"KC\"\n", "a.b: KC"),
        ("tricks = 1", "", "a.b: goal"),
        ("KH", "1H", "a.b: \"1H\" isn't a card"),
        ("right", "best", "unknown field"),
        ("version = 1", "version = 7", "version 7"),
    ] {
        let error = Lessons::read(&hand(good).replace(old, new)).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
