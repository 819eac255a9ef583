//! Sets that lose the match.

use super::*;

fn two_sets() -> Rules {
    pairs(|rules| (rules.end.sets, rules.end.target) = (Some(2), Some(500)))
}

/// Both sides bid five; the first takes `tricks`.
fn round(rules: Rules, tricks: u8, before: &Totals) -> (Vec<SideScore>, Option<Vec<usize>>) {
    ends(rules, [3, 3, 2, 2], [tricks, 13 - tricks, 0, 0], before)
}

#[test]
fn the_last_set_loses_the_match_however_far_ahead() {
    for scores in [[210, 190], [540, 190]] {
        let before = Totals {
            scores: &scores,
            sets: &[1, 0],
            round: 4,
            ..Totals::default()
        };
        let (sheet, winners) = round(two_sets(), 4, &before);
        assert_eq!((sheet[0].set, sheet[0].sets_after), (true, 2));
        assert_eq!(winners, Some(vec![1]), "{scores:?}");
    }
    let first = Totals {
        scores: &[210, 190],
        sets: &[0, 0],
        round: 4,
        ..Totals::default()
    };
    assert_eq!(round(two_sets(), 4, &first).1, None);
}

#[test]
fn if_both_sides_lose_the_higher_score_wins() {
    let both = |scores: [i32; 2]| {
        let before = Totals {
            scores: &scores,
            sets: &[1, 1],
            round: 4,
            ..Totals::default()
        };
        ends(two_sets(), [4, 4, 3, 3], [6, 0, 0, 6], &before).1
    };
    assert_eq!(both([50 + 70, 90 + 70]), Some(vec![1]));
    assert_eq!(both([90 + 70, 90 + 70]), None, "another round");
}

#[test]
fn alone_only_the_others_can_win() {
    let rules = Rules {
        end: EndRule {
            sets: Some(3),
            ..Preset::Solo.rules().end
        },
        ..Preset::Solo.rules()
    };
    let played = PlayedRound {
        bids: [
            Some(Bid::Tricks(3)),
            Some(Bid::Tricks(1)),
            Some(Bid::Tricks(1)),
            Some(Bid::Tricks(1)),
        ],
        ..PlayedRound::default()
    };
    let after = Totals {
        scores: &[150, 20, 90, 80],
        sets: &[3, 0, 2, 1],
        set_runs: &[1, 0, 0, 0],
        round: 5,
        ..Totals::default()
    };
    assert_eq!(rules.winners(&played, &after).unwrap()[..], [2]);
}

#[test]
fn a_set_is_a_missed_contract_whatever_it_costs() {
    let mut rules = two_sets();
    rules.set_cost = SetCost::Nothing;
    let (sheet, _) = round(rules, 3, &Totals::default());
    assert_eq!((sheet[0].total, sheet[0].sets_after), (0, 1));
    rules.ten = Some(Ten { made: 200, failed: 200 });
    let sheet = ends(rules, [5, 1, 5, 1], [9, 4, 0, 0], &Totals::default()).0;
    assert_eq!((sheet[0].total, sheet[0].sets_after), (-200, 1));
    // A failed nil is no set.
    let sheet = ends(rules, [0, 1, 3, 1], [1, 9, 3, 0], &Totals::default()).0;
    assert_eq!((sheet[0].sets_after, sheet[1].sets_after), (0, 0));
    // With a dummy, its opponents are set together.
    let mut dummy = Preset::ThreeHanded.rules();
    dummy.end.sets = Some(3);
    let played = PlayedRound {
        bids: [Some(Bid::Tricks(5)), Some(Bid::Tricks(4)), Some(Bid::Tricks(3)), None],
        tricks: [3, 3, 3, 4],
        dummy_partner: Some(0),
        ..PlayedRound::default()
    };
    let sets = dummy
        .score(&played, &Totals::default())
        .iter()
        .map(|side| side.set)
        .collect::<Vec<_>>();
    assert_eq!(sets, [false, true, true]);
}

#[test]
fn a_run_of_sets_ends_with_a_round_without_one() {
    let rules = pairs(|rules| rules.end.sets_in_a_row = Some(2));
    let before = Totals {
        scores: &[0, 0],
        sets: &[1, 1],
        set_runs: &[1, 1],
        round: 2,
        ..Totals::default()
    };
    let (sheet, winners) = round(rules, 5, &before);
    assert_eq!((sheet[0].set_run_after, sheet[0].sets_after), (0, 1));
    assert_eq!(winners, None);
    assert_eq!(round(rules, 4, &before).1, Some(vec![1]));
}

/// The counts go on from a set-up, are in views, and are replayed.
#[test]
fn a_match_counts_them() {
    let setup = Setup {
        sets: vec![0, 1],
        set_runs: vec![0, 1],
        ..Setup::new(suits(), 0)
    };
    assert_eq!(setup.validate(&two_sets()), Ok(()));
    let mut game = Game::from_setup(two_sets(), setup.clone(), Seed::from_u64(1)).unwrap();
    // Seat 3 holds all spades.
    apply(&mut game, "bid1 bid6 bid1 bid7");
    assert_eq!(
        (&game.view(0).sets[..], &game.view(0).set_runs[..]),
        (&[0, 1][..], &[0, 1][..])
    );
    assert_eq!(game.view(0).check(), Ok(()));
    while let Some(card) = game.legal_cards().first() {
        game.apply(Action::Play(card)).unwrap();
    }
    assert_eq!((game.totals().sets, game.totals().set_runs), (&[1, 1][..], &[1, 0][..]));
    assert_eq!(game.phase(), Phase::RoundEnd);
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
    for (sets, runs) in [(vec![2, 0], vec![]), (vec![1], vec![]), (vec![0, 1], vec![1, 0])] {
        let wrong = Setup {
            sets,
            set_runs: runs,
            ..setup.clone()
        };
        assert!(wrong.validate(&two_sets()).is_err(), "{wrong:?}");
    }
    // Without a limit the view has no counts.
    assert!(bidding(pairs(|_| {}), &[]).view(0).sets.is_empty());
}
