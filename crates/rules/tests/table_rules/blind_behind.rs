//! Going blind only from behind.

use super::*;

const PAIRS: Rules = Rules {
    blind_behind: Some(100),
    ..Preset::Pairs.rules()
};

#[test]
fn only_a_side_far_enough_behind_goes_blind() {
    for (scores, may) in [([180, 310], true), ([200, 300], true), ([201, 300], false)] {
        let mut rules = PAIRS;
        rules.end.target = Some(500);
        let mut game = bidding(rules, &scores);
        assert_eq!(game.refusal(Action::BlindNil).is_none(), may, "{scores:?}");
        // Everyone else sees their hands at once, and a blind hand only after a look.
        let sees = [0, 1, 2, 3].map(|seat| game.view(seat).hand.is_some());
        assert_eq!(sees, [!may, true, !may, true], "{scores:?}");
        assert!(!may || game.refusal(Action::Bid(3)) == Some(Illegal::LookFirst));
        if may {
            apply(&mut game, "blind bid3 look bid0 bid3");
        } else {
            assert_eq!(game.refusal(Action::BlindNil), Some(Illegal::NotBehind(100)));
            apply(&mut game, "bid3 bid3 bid0 bid3");
        }
        assert_eq!(game.view(0).check(), Ok(()));
    }
}

#[test]
fn alone_the_best_other_seat_counts() {
    let rules = Rules {
        blind_nil: Some(100),
        blind_behind: Some(100),
        ..Preset::Solo.rules()
    };
    let game = bidding(rules, &[0, 50, 120, 150]);
    let face_down = [0, 1, 2, 3].map(|seat| game.view(seat).hand.is_none());
    assert_eq!(face_down, [true, true, false, false]);
}

#[test]
fn it_holds_in_drafts() {
    let rules = Rules {
        blind_behind: Some(100),
        ..Preset::OpenDraft.rules()
    };
    let game = Game::new(rules, Seed::from_u64(1)).unwrap();
    assert_eq!(game.legal_actions()[..], [Action::Draw]);
    let blind = |scores: [i32; 2]| Setup {
        scores: scores.to_vec(),
        blind: vec![1],
        ..Setup::new(suits()[..2].to_vec(), 0)
    };
    assert_eq!(blind([100, 0]).validate(&rules), Ok(()));
    assert!(blind([99, 0]).validate(&rules).is_err());
}

/// Without any blind bid the rule has no effect.
#[test]
fn it_is_ignored_without_blind_nil() {
    let rules = Rules {
        blind_behind: Some(100),
        ..Preset::Whiz.rules()
    };
    let game = bidding(rules, &[0, 150]);
    assert!(game.view(0).hand.is_some());
    assert_eq!(game.refusal(Action::BlindNil), Some(Illegal::NoBlindNil));
}
