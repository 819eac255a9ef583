//! A first round that bids itself.

use super::*;

fn without_bids(rules: Rules, min_tricks: Option<u8>) -> Rules {
    let rules = Rules {
        first_round: FirstRound {
            bids_itself: true,
            min_tricks,
        },
        ..rules
    };
    assert_eq!(rules.validate(), Ok(()));
    rules
}

/// Scores a first round of these tricks.
fn scored(rules: Rules, tricks: [u8; 4]) -> (Vec<i32>, Option<Vec<usize>>) {
    let played = PlayedRound {
        tricks,
        ..PlayedRound::default()
    };
    let sheet = rules.score(&played, &Totals::default());
    let scores: Vec<i32> = sheet.iter().map(|side| side.score).collect();
    assert!(
        sheet
            .iter()
            .all(|side| (side.contract, side.bags, side.set) == (0, 0, false))
    );
    let after = Totals {
        scores: &scores,
        round: 1,
        ..Totals::default()
    };
    let winners = rules.winners(&played, &after).map(|sides| sides.to_vec());
    (scores, winners)
}

#[test]
fn every_trick_is_worth_ten() {
    let pairs = Preset::Pairs.rules();
    assert_eq!(scored(without_bids(pairs, None), [4, 3, 4, 2]), (vec![80, 50], None));
    let four = without_bids(pairs, Some(4));
    assert_eq!(scored(four, [5, 2, 5, 1]), (vec![100, 30], Some(vec![0])));
    assert_eq!(scored(four, [5, 2, 4, 2]), (vec![90, 40], None));
    let alone = without_bids(Preset::Solo.rules(), None);
    assert_eq!(scored(alone, [5, 2, 4, 2]).0, [50, 20, 40, 20]);
}

/// A whole match: the first round goes straight to play, with hands in sight, and the second is bid.
#[test]
fn the_first_round_goes_straight_to_play() {
    let rules = without_bids(
        Rules {
            misdeal: Misdeal::NoSpades,
            blind_bid: Some(6),
            ..Preset::Pairs.rules()
        },
        None,
    );
    let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    assert_eq!((game.phase(), game.actor()), (Phase::Play, Some(game.first())));
    assert_eq!(
        game.opening_events().last(),
        Some(&Event::PlayStarted { leader: game.first() })
    );
    for seat in 0..4 {
        let view = game.view(seat);
        assert!(view.hand.is_some() && view.bids == [None; 4]);
        assert_eq!(view.check(), Ok(()));
    }
    while game.phase() == Phase::Play {
        game.apply(game.legal_actions()[0]).unwrap();
        if game.phase() == Phase::Play {
            assert_eq!(game.view(2).check(), Ok(()));
        }
    }
    let tricks = game.tricks();
    let points = [0, 1].map(|side| 10 * i32::from(tricks[side] + tricks[side + 2]));
    assert_eq!(game.scores(), points);
    assert_eq!((game.bags(), game.totals().sets), (&[0, 0][..], &[0, 0][..]));
    game.apply(Action::NextRound).unwrap();
    assert_eq!((game.phase(), game.round()), (Phase::Bidding, 2));
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
}

/// In a draft nobody goes blind in that round, and a right call of a renege scores every trick.
#[test]
fn two_players_draft_and_play() {
    let rules = without_bids(
        Rules {
            renege: Renege::Penalized,
            leads_first: Leader::HighestBidder,
            ..Preset::OpenDraft.rules()
        },
        Some(6),
    );
    let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    assert!(game.refusal(Action::BlindNil).is_some());
    while game.phase() == Phase::Draft {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    assert_eq!((game.phase(), game.hand_to_play()), (Phase::Play, Some(game.first())));
    let setup = Setup::new(vec![hand("4C AH"), hand("2H 3C")], 0);
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
    apply(&mut game, "4C 2H call0");
    assert_eq!(game.scores(), [130, 0]);
    assert_eq!(game.winners(), None);
}

/// A run of sets ends with that round.
#[test]
fn it_has_no_set() {
    let rules = without_bids(Preset::Pairs.rules(), None);
    let played = PlayedRound {
        tricks: [0, 7, 0, 6],
        ..PlayedRound::default()
    };
    let before = Totals {
        sets: &[1, 1],
        set_runs: &[1, 1],
        bags: &[9, 9],
        ..Totals::default()
    };
    let sheet = rules.score(&played, &before);
    assert_eq!(
        (sheet[0].sets_after, sheet[0].set_run_after, sheet[1].bags_after),
        (1, 0, 9)
    );
}
