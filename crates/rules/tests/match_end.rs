//! Every way that a match ends or continues.

use crate::common::round::{Round, winners};
use crate::common::{Tape, act};
use spades_rules::{Action, Bid, EndRule, Game, Phase, Preset, Rules, Seed};

const BLIND: Bid = Bid::BlindNil;
const NIL: Bid = Bid::NIL;

const fn bid(tricks: u8) -> Bid {
    Bid::Tricks(tricks)
}

struct Row<'a> {
    what: &'a str,
    rules: Rules,
    before: &'a [i32],
    bids: &'a [Bid],
    takes: &'a [u8],
    after: &'a [i32],
    winners: Option<&'a [usize]>,
}

fn check(rows: &[Row]) {
    for row in rows {
        let round = Round {
            rules: row.rules,
            bids: row.bids,
            winners: winners(row.takes),
            scores: row.before,
            bags: &[],
        };
        let game = round.play();
        assert_eq!(game.scores(), row.after, "{}", row.what);
        assert_eq!(game.winners().as_deref(), row.winners, "{}", row.what);
        let phase = if row.winners.is_some() {
            Phase::MatchEnd
        } else {
            Phase::RoundEnd
        };
        assert_eq!(game.phase(), phase, "{}", row.what);
    }
}

fn ending(rules: Rules, change: impl FnOnce(&mut EndRule)) -> Rules {
    let mut rules = rules;
    change(&mut rules.end);
    rules
}

#[test]
fn two_players() {
    let closed = Preset::ClosedDraft.rules();
    let draw = ending(closed, |end| end.level_plays_on = false);
    let floor = ending(closed, |end| end.floor = Some(-200));
    let one_round = ending(closed, |end| (end.target, end.rounds) = (None, Some(1)));
    let capped = ending(closed, |end| end.cap = 1);
    let six_seven = &[bid(6), bid(7)];
    #[rustfmt::skip]
    check(&[
        Row { what: "nobody is there yet", rules: closed, before: &[239, 0], bids: six_seven, takes: &[6, 7], after: &[299, 70], winners: None },
        Row { what: "the target itself is enough", rules: closed, before: &[240, 0], bids: six_seven, takes: &[6, 7], after: &[300, 70], winners: Some(&[0]) },
        Row { what: "the higher of two beyond it", rules: closed, before: &[250, 290], bids: six_seven, takes: &[6, 7], after: &[310, 360], winners: Some(&[1]) },
        Row { what: "level: another round", rules: closed, before: &[250, 240], bids: six_seven, takes: &[6, 7], after: &[310, 310], winners: None },
        Row { what: "level, where it is a draw", rules: draw, before: &[250, 240], bids: six_seven, takes: &[6, 7], after: &[310, 310], winners: Some(&[0, 1]) },
        Row { what: "level below the target", rules: draw, before: &[20, 10], bids: six_seven, takes: &[6, 7], after: &[80, 80], winners: None },
        Row { what: "without a floor nobody falls", rules: closed, before: &[-5000, 0], bids: six_seven, takes: &[5, 8], after: &[-5060, 71], winners: None },
        Row { what: "with one they do", rules: floor, before: &[-140, -150], bids: six_seven, takes: &[5, 8], after: &[-200, -79], winners: Some(&[1]) },
        Row { what: "rounds played, the higher wins", rules: one_round, before: &[0, 0], bids: six_seven, takes: &[6, 7], after: &[60, 70], winners: Some(&[1]) },
        Row { what: "however low", rules: one_round, before: &[-500, -600], bids: six_seven, takes: &[6, 7], after: &[-440, -530], winners: Some(&[0]) },
        Row { what: "rounds played and level: another round", rules: one_round, before: &[10, 0], bids: six_seven, takes: &[6, 7], after: &[70, 70], winners: None },
        Row { what: "at the cap the higher wins", rules: capped, before: &[0, 0], bids: six_seven, takes: &[6, 7], after: &[60, 70], winners: Some(&[1]) },
        Row { what: "at the cap level is a draw", rules: capped, before: &[10, 0], bids: six_seven, takes: &[6, 7], after: &[70, 70], winners: Some(&[0, 1]) },
        Row { what: "even beyond the target", rules: capped, before: &[310, 300], bids: six_seven, takes: &[6, 7], after: &[370, 370], winners: Some(&[0, 1]) },
    ]);
}

#[test]
fn partners() {
    let pairs = Preset::Pairs.rules();
    let fours = &[bid(2), bid(2), bid(2), bid(2)];
    let eights = &[bid(4), bid(4), bid(4), bid(4)];
    let high_left = &[4, 2, 2, 5];
    let high_right = &[2, 4, 1, 6];
    #[rustfmt::skip]
    check(&[
        Row { what: "200 wins", rules: pairs, before: &[158, 0], bids: fours, takes: high_left, after: &[200, 43], winners: Some(&[0]) },
        Row { what: "-149 is above the floor", rules: pairs, before: &[-109, 0], bids: fours, takes: high_right, after: &[-149, 46], winners: None },
        Row { what: "-150 is not", rules: pairs, before: &[-110, 0], bids: fours, takes: high_right, after: &[-150, 46], winners: Some(&[1]) },
        Row { what: "where both fall the higher score wins", rules: pairs, before: &[-120, -130], bids: eights, takes: &[3, 3, 4, 3], after: &[-200, -210], winners: Some(&[0]) },
        Row { what: "where both fall to the same score they play on", rules: pairs, before: &[-120, -120], bids: eights, takes: &[3, 3, 4, 3], after: &[-200, -200], winners: None },
        Row { what: "one at the target, one at the floor", rules: pairs, before: &[-110, 199], bids: fours, takes: high_right, after: &[-150, 245], winners: Some(&[1]) },
        Row { what: "level beyond the target", rules: pairs, before: &[161, 160], bids: fours, takes: high_left, after: &[203, 203], winners: None },
    ]);
}

#[test]
fn three_and_four_alone() {
    let solo = Preset::Solo.rules();
    let three = Preset::ThreeHanded.rules();
    let (solo_bids, solo_takes) = (&[bid(3), bid(3), bid(3), bid(4)], &[3, 3, 3, 4]);
    let (bids, takes) = (&[bid(3), bid(5), bid(3)], &[3, 3, 4, 3]);
    #[rustfmt::skip]
    check(&[
        Row { what: "solo: the one who passes the target", rules: solo, before: &[0, 170, 0, 159], bids: solo_bids, takes: solo_takes, after: &[30, 200, 30, 199], winners: Some(&[1]) },
        Row { what: "solo: level at the top", rules: solo, before: &[0, 190, 0, 180], bids: solo_bids, takes: solo_takes, after: &[30, 220, 30, 220], winners: None },
        Row { what: "solo: level below the top", rules: solo, before: &[180, 180, 181, 0], bids: solo_bids, takes: solo_takes, after: &[210, 210, 211, 40], winners: Some(&[2]) },
        Row { what: "solo: no floor", rules: solo, before: &[-900, 0, 0, 0], bids: solo_bids, takes: solo_takes, after: &[-870, 30, 30, 40], winners: None },
        Row { what: "three: one at the target", rules: three, before: &[140, 0, 100], bids, takes, after: &[201, 51, 161], winners: Some(&[0]) },
        Row { what: "three: one at the floor, the highest of all wins", rules: three, before: &[0, -250, 10], bids, takes, after: &[61, -199, 71], winners: Some(&[2]) },
        Row { what: "three: two level at the top", rules: three, before: &[150, 0, 150], bids, takes, after: &[211, 51, 211], winners: None },
    ]);
}

#[test]
fn both_partners_blind() {
    let double = ending(
        Rules {
            double_nil: true,
            ..Preset::Pairs.rules()
        },
        |end| (end.target, end.floor) = (Some(10_000), None),
    );
    let left = &[bid(5), BLIND, bid(5), BLIND];
    let all = &[BLIND, BLIND, BLIND, BLIND];
    #[rustfmt::skip]
    check(&[
        Row { what: "made wins the match, however far behind", rules: double, before: &[5000, 0], bids: left, takes: &[7, 0, 6, 0], after: &[5103, 800], winners: Some(&[1]) },
        Row { what: "failed loses it, however far ahead", rules: double, before: &[0, 5000], bids: left, takes: &[7, 1, 5, 0], after: &[102, 4201], winners: Some(&[0]) },
        Row { what: "one blind and one not is no such thing", rules: double, before: &[0, 0], bids: &[bid(5), BLIND, bid(5), NIL], takes: &[7, 0, 6, 0], after: &[103, 400], winners: None },
        Row { what: "without the agreement it is two blind nils", rules: Rules { double_nil: false, ..double }, before: &[0, 0], bids: left, takes: &[7, 0, 6, 0], after: &[103, 400], winners: None },
        Row { what: "of both sides the one without a trick", rules: double, before: &[5000, 0], bids: all, takes: &[13, 0, 0, 0], after: &[4113, 800], winners: Some(&[1]) },
        Row { what: "both sides failed: the higher score wins", rules: double, before: &[0, 0], bids: all, takes: &[7, 6, 0, 0], after: &[-793, -794], winners: Some(&[0]) },
        Row { what: "both sides failed and level: another round", rules: double, before: &[0, 1], bids: all, takes: &[7, 6, 0, 0], after: &[-793, -793], winners: None },
    ]);
}

/// Plays with first choices until the match is over or `rounds` rounds are played.
fn play_on(game: &mut Game, rounds: u16) {
    while !(game.phase() == Phase::MatchEnd || game.phase() == Phase::RoundEnd && game.round() == rounds) {
        act(game, &mut Tape(&[]));
    }
}

#[test]
fn a_set_number_of_rounds() {
    let rules = ending(Preset::OpenDraft.rules(), |end| {
        (end.target, end.rounds) = (None, Some(3))
    });
    let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    play_on(&mut game, 2);
    assert_eq!((game.phase(), game.round()), (Phase::RoundEnd, 2));
    play_on(&mut game, 3);
    // Nils all the way: the side ahead wins.
    assert_ne!(game.scores()[0], game.scores()[1]);
    assert_eq!((game.phase(), game.round()), (Phase::MatchEnd, 3));
    let best = usize::from(game.scores()[1] > game.scores()[0]);
    assert_eq!(game.winners(), Some(vec![best]));
    assert!(game.legal_actions().is_empty());
    assert_eq!(game.apply(Action::NextRound), Err(spades_rules::Illegal::MatchOver));
}

#[test]
fn a_match_that_drifts_down_ends_at_the_cap() {
    let rules = ending(Preset::ClosedDraft.rules(), |end| end.cap = 7);
    let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
    while game.phase() != Phase::MatchEnd {
        // Every seat bids thirteen and loses 130 points.
        let legal = game.legal_actions();
        let action = *legal
            .iter()
            .find(|action| **action == Action::Bid(13))
            .unwrap_or(&legal[0]);
        game.apply(action).unwrap();
    }
    assert_eq!(game.round(), 7);
    assert!(game.scores().iter().all(|&score| score < 0), "{:?}", game.scores());
}
