//! The coach uses only what a seat can know, and remarks only on decisions that cost something.

use spades_bots::{Appraisal, Appraised, Decision, Level, Progress, Report, Review};
use spades_learn::coach::{Knowledge, Outlook, Retry, Threshold, card_values, mistakes, remark};
use spades_rules::{Action, CardSet, Game, Phase, Preset, Renege, Rules, Seed, Suit, Trumps, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

fn appraise(view: &View) -> Appraised {
    let mut appraisal = Appraisal::new(view, 5);
    loop {
        if let Some(appraised) = appraisal.step(100_000) {
            return appraised.clone();
        }
    }
}

fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Preset::ALL.into_iter().map(Preset::rules).collect();
    all.push(Rules {
        trumps: Trumps::JokersDeuces,
        ..Preset::Pairs.rules()
    });
    all.push(Rules {
        renege: Renege::Penalized,
        ..Preset::ClosedDraft.rules()
    });
    all
}

/// Plays one round and passes every decision to `look`.
fn round(rules: Rules, level: Level, seed: u64, mut look: impl FnMut(&Game, &View)) -> Game {
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    while let Some(seat) = game.actor() {
        let view = game.view(seat);
        look(&game, &view);
        game.apply(decide(&view, level, seed)).unwrap();
    }
    game
}

/// Returns the view without its commitment: an example round has no deck to commit to.
fn seen(view: &View) -> View {
    let mut seen = view.clone();
    seen.commitment.clear();
    seen
}

#[test]
fn an_example_shows_the_same_with_other_cards_hidden() {
    let mut differ = 0;
    for (number, rules) in all_rules().into_iter().enumerate() {
        round(rules, Level::Intermediate, 3 + number as u64, |game, view| {
            let examples = [1, 2].map(|number| view.example(number).unwrap());
            for example in &examples {
                assert_eq!(seen(&example.view(view.viewer)), seen(view));
                assert_eq!(Knowledge::new(&example.view(view.viewer)), Knowledge::new(view));
            }
            let hands = |game: &Game| -> Vec<CardSet> { (0..game.hands()).map(|seat| game.hand(seat)).collect() };
            let [one, other] = examples.each_ref().map(hands);
            differ += usize::from(one != other);
            if Knowledge::new(view).is_complete {
                assert_eq!(one, hands(game));
            }
        });
    }
    assert!(differ > 200, "{differ}");
}

/// Every card is accounted for once, and what is said about the other hands is true.
#[test]
fn known_facts_are_true() {
    let (mut complete, mut out_of) = (0, 0);
    for (number, rules) in all_rules().into_iter().enumerate() {
        for level in [Level::Beginner, Level::Intermediate] {
            round(rules, level, 40 + number as u64, |game, view| {
                let knowledge = Knowledge::new(view);
                complete += usize::from(knowledge.is_complete);
                let mut all = CardSet::EMPTY;
                for suit in Suit::ALL {
                    let known = knowledge.suit(suit);
                    // A drawn card is in no hand before it is kept.
                    assert_eq!(known.held, view.hand.unwrap_or_default().in_suit(suit));
                    let parts = [
                        known.held,
                        known.drawn,
                        known.open,
                        known.played,
                        known.thrown,
                        known.thrown_by_others,
                        known.out,
                    ];
                    for part in parts {
                        assert!(all.intersection(part).is_empty() && part == part.in_suit(suit));
                        all = all.union(part);
                    }
                    for &seat in &known.without {
                        assert!(game.hand(seat).in_suit(suit).is_empty(), "{suit:?} {seat}");
                        out_of += 1;
                    }
                    for seat in
                        (0..game.hands()).filter(|&seat| seat != view.viewer && !(seat == 3 && view.dummy.is_some()))
                    {
                        assert!(game.hand(seat).in_suit(suit).difference(known.out).is_empty());
                    }
                }
                assert_eq!(all, view.rules.deck());
            });
        }
    }
    assert!(complete > 50 && out_of > 100, "{complete}, {out_of}");
}

/// In a closed draft a player knows their own discards, but not the opponent's.
#[test]
fn closed_discards_are_the_owners() {
    let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(2)).unwrap();
    while game.phase() == Phase::Draft {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    let knowledge = Knowledge::new(&game.view(0));
    let count = |part: fn(&spades_learn::coach::SuitKnowledge) -> CardSet| -> usize {
        Suit::ALL.into_iter().map(|suit| part(knowledge.suit(suit)).len()).sum()
    };
    assert_eq!(count(|suit| suit.thrown), 13);
    assert_eq!(count(|suit| suit.thrown_by_others), 0);
    assert_eq!(count(|suit| suit.out), 26);
    assert!(!knowledge.is_complete);
}

#[test]
fn the_best_is_never_remarked_on_and_costs_are_named() {
    let (mut remarks, mut silent) = (0, 0);
    for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Solo] {
        let mut number = 0;
        round(preset.rules(), Level::Beginner, 8, |_, view| {
            number += 1;
            if view.legal.len() < 2 || number % 5 != 0 {
                return;
            }
            let appraised = appraise(view);
            let threshold = Threshold::default();
            let remark = |taken| remark(&appraised, 3, view.viewer, taken, threshold);
            assert_eq!(remark(appraised.advice.best), None);
            let values = card_values(&appraised);
            assert!(values.len() == view.lawful.len() || view.phase != Phase::Play);
            assert!(values.windows(2).all(|pair| pair[0].chance >= pair[1].chance));
            for &(taken, _) in &appraised.advice.options {
                match remark(taken) {
                    None => silent += 1,
                    Some(remark) => {
                        remarks += 1;
                        let decision = remark.decision;
                        assert!(decision.points >= 5.0 && decision.points > 2.0 * decision.error);
                        assert_eq!((decision.taken, decision.best), (taken, appraised.advice.best));
                        assert_eq!((decision.at, decision.seat), (3, view.viewer));
                    }
                }
            }
        });
    }
    assert!(remarks > 10 && silent > 10, "{remarks}, {silent}");
}

/// A hint, the coach and the review report the same numbers, and a mistake can be retried.
#[test]
fn mistakes_are_those_of_the_review() {
    let mut found = 0;
    for seed in 0..3 {
        let game = round(Preset::OpenDraft.rules(), Level::Beginner, 20 + seed, |_, _| {});
        let mut review = Review::new(&game, 0);
        let report: Report = loop {
            if let Some(report) = review.step(100_000) {
                break report.clone();
            }
        };
        for seat in 0..2 {
            let mistakes = mistakes(&game, &report, seat, Threshold::default());
            assert!(mistakes.len() <= 3);
            assert!(
                mistakes
                    .windows(2)
                    .all(|pair| pair[0].decision.cost() >= pair[1].decision.cost())
            );
            for mistake in mistakes {
                found += 1;
                assert_eq!(mistake.before.actor(), Some(seat));
                let legal = mistake.before.legal_actions();
                assert!(legal.contains(&mistake.decision.taken) && legal.contains(&mistake.decision.best));
                assert!(mistake.decision.is_mistake());
                assert_eq!(mistake.decision.luck, None, "a lucky card is not to be played away");
                let decision = &mistake.decision;
                assert_eq!(decision.options.len(), legal.len());
                let taken = Retry::Costs {
                    points: Some(decision.points),
                };
                assert_eq!(mistake.judge(decision.taken), Some(taken));
                let best = Retry::Found {
                    best: true,
                    gained: decision.cost(),
                };
                assert_eq!(mistake.judge(decision.best), Some(best));
                for &(option, cost) in &decision.options {
                    let good = cost.points < decision.points && !Threshold::default().is_met(cost);
                    match mistake.judge(option) {
                        Some(Retry::Found { gained, .. }) => assert!(good && gained > 0.0, "{option:?}"),
                        Some(Retry::Costs { points }) => assert!(!good && points == Some(cost.points), "{option:?}"),
                        None => panic!("{option:?} is legal"),
                    }
                }
                assert_eq!(mistake.judge(spades_rules::Action::NextRound), None);
            }
        }
    }
    assert!(found > 3, "{found}");
}

/// The consequences of a choice are played legally to the end of the round, over cards consistent with the view, and are reproducible.
#[test]
fn consequences_can_be_played() {
    for (number, rules) in all_rules().into_iter().enumerate() {
        let mut count = 0;
        round(rules, Level::Intermediate, 60 + number as u64, |_, view| {
            count += 1;
            if view.phase != Phase::Play || count % 9 != 0 {
                return;
            }
            let [one, again] = [0, 1].map(|_| {
                let mut outlook = Outlook::new(view, view.legal[0], 7).unwrap();
                let line = loop {
                    if let Some(line) = outlook.step(50_000) {
                        break line.to_vec();
                    }
                };
                let (round, at) = outlook.round().expect("it can be set up");
                assert_eq!(&Game::replay(&round.record()).unwrap(), &round);
                assert_eq!(round.action_count(), at + line.len());
                assert_eq!(round.scores(), outlook.end().scores());
                (outlook.start().clone(), line)
            });
            assert_eq!(one, again);
            let (mut game, line) = one;
            assert_eq!(line[0], (view.viewer, view.legal[0]));
            for (seat, action) in line {
                assert_eq!(game.actor(), Some(seat));
                game.apply(action).unwrap();
            }
            assert!(matches!(
                game.phase(),
                Phase::Claims | Phase::RoundEnd | Phase::MatchEnd
            ));
        });
    }
    let game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
    let view = game.view(game.actor().unwrap());
    assert!(Outlook::new(&view, Action::Draw, 1).is_err());
}
