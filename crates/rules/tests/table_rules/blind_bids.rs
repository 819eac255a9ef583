//! Numbers bid blind, for the whole side.

use super::*;

fn blind(change: fn(&mut Rules)) -> Rules {
    let mut rules = pairs(|rules| rules.blind_bid = Some(6));
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

/// Returns the numbers that can be bid blind now.
fn blind_bids(game: &Game) -> Vec<u8> {
    let number = |action| match action {
        Action::BlindBid(tricks) => Some(tricks),
        _ => None,
    };
    game.legal_actions().into_iter().filter_map(number).collect()
}

/// Returns the totals after a blind bid of seat 0's side; the other side bids 1 and takes the rest.
fn total(rules: Rules, bid: u8, tricks: u8) -> (i32, bool) {
    let played = PlayedRound {
        bids: [Some(Bid::Blind(bid)), Some(Bid::Tricks(1)), None, Some(Bid::Tricks(1))],
        tricks: [tricks, 13 - tricks, 0, 0],
        ..PlayedRound::default()
    };
    let sheet = rules.score(&played, &Totals::default());
    assert_eq!(sheet[0].contract, bid);
    (sheet[0].total, sheet[0].set)
}

#[test]
fn a_blind_bid_scores_double() {
    let free = |rules: &mut Rules| rules.bags.points = 0;
    let single = |rules: &mut Rules| rules.blind_bid_failure = BlindBidFailure::Single;
    assert_eq!(total(blind(|_| {}), 6, 7), (121, false));
    assert_eq!(total(blind(free), 6, 7), (120, false));
    assert_eq!(total(blind(|_| {}), 6, 5), (-120, true));
    assert_eq!(total(blind(single), 6, 5), (-60, true));
}

/// No ten, no Boston, and no other cost of a set.
#[test]
fn it_scores_by_its_own_rule_alone() {
    fn all(rules: &mut Rules) {
        rules.ten = Some(Ten { made: 500, failed: 500 });
        rules.moon = Some(Moon::WinsMatch);
        rules.set_cost = SetCost::Nothing;
    }
    let single = |rules: &mut Rules| {
        all(rules);
        rules.blind_bid_failure = BlindBidFailure::Single;
    };
    assert_eq!(total(blind(all), 10, 10), (200, false));
    assert_eq!(total(blind(all), 10, 9), (-200, true));
    assert_eq!(total(blind(single), 10, 9), (-100, true));
    assert_eq!(total(blind(all), 13, 13), (260, false));
    assert_eq!(total(blind(all), 13, 12), (-260, true));
    let played = PlayedRound {
        bids: [Some(Bid::Blind(13)), Some(Bid::Tricks(1)), None, Some(Bid::Tricks(1))],
        tricks: [7, 0, 6, 0],
        ..PlayedRound::default()
    };
    let scores = Totals {
        scores: &[0, 10],
        round: 2,
        ..Totals::default()
    };
    assert_eq!(blind(all).winners(&played, &scores), None, "the match goes on");
}

/// The partner has no bid and no turn, and sees its hand when the bidding is over.
#[test]
fn it_is_the_bid_of_the_whole_side() {
    let mut game = bidding(blind(|_| {}), &[]);
    let sees = |game: &Game| [0, 1, 2, 3].map(|seat| game.view(seat).hand.is_some());
    assert_eq!(sees(&game), [false; 4]);
    assert_eq!(blind_bids(&game), (6..=13).collect::<Vec<_>>());
    let events = game.apply(Action::BlindBid(6)).unwrap();
    assert_eq!(events[0], Event::BlindBid { seat: 0, tricks: 6 });
    apply(&mut game, "look");
    // The other side's second partner can no longer be covered.
    assert_eq!(sees(&game), [false, true, false, true]);
    for seat in 0..4 {
        assert_eq!(game.view(seat).check(), Ok(()));
    }
    apply(&mut game, "bid3");
    assert_eq!(game.actor(), Some(3));
    apply(&mut game, "bid3");
    assert_eq!((game.phase(), sees(&game)), (Phase::Play, [true; 4]));
    assert_eq!(game.bids()[2], None);
    assert_eq!(game.view(2).check(), Ok(()));
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
}

/// The second partner can't bid blind, whatever the first one bid; a blind nil stays open to each.
#[test]
fn only_the_first_partner_bids_blind() {
    let both = |rules: &mut Rules| rules.blind_nil = Some(200);
    let mut game = bidding(blind(both), &[]);
    apply(&mut game, "look bid3 look bid3");
    assert_eq!(game.legal_actions()[..], [Action::Look, Action::BlindNil]);
    assert_eq!(game.refusal(Action::BlindBid(6)), Some(Illegal::BlindBidTooLate));
    let mut game = bidding(blind(|_| {}), &[]);
    apply(&mut game, "look");
    // Its partner can't go blind any more, and so sees its hand.
    assert!(game.view(2).hand.is_some());
    assert_eq!(game.view(2).check(), Ok(()));
    assert_eq!(game.refusal(Action::BlindBid(6)), Some(Illegal::BlindBidTooLate));
}

#[test]
fn a_blind_bid_reaches_the_board_and_the_total() {
    let board = |rules: &mut Rules| {
        rules.blind_bid = Some(4);
        rules.min_bid.side = Some(7);
    };
    assert_eq!(blind_bids(&bidding(blind(board), &[])), (7..=13).collect::<Vec<_>>());
    let total = |rules: &mut Rules| {
        rules.blind_bid = Some(4);
        rules.min_bid.total = Some(12);
        rules.min_bid.below_total = BelowTotal::Raise;
        rules.total_not_thirteen = true;
    };
    let mut game = bidding(blind(total), &[]);
    apply(&mut game, "blind5");
    assert_eq!(blind_bids(&game), std::iter::once(7).chain(9..=13).collect::<Vec<_>>());
}

#[test]
fn only_from_behind() {
    let behind = |rules: &mut Rules| rules.blind_behind = Some(100);
    for (scores, may) in [([100, 200], true), ([101, 200], false)] {
        let game = bidding(blind(behind), &scores);
        assert_eq!(game.refusal(Action::BlindBid(6)).is_none(), may);
        if !may {
            assert_eq!(game.refusal(Action::BlindBid(6)), Some(Illegal::NotBehind(100)));
        }
    }
}

/// Alone a seat names it for itself; in a draft before its first card.
#[test]
fn a_seat_alone_bids_blind_for_itself() {
    let alone = Rules {
        blind_bid: Some(4),
        ..Preset::Solo.rules()
    };
    let mut game = bidding(alone, &[]);
    apply(&mut game, "blind4 look bid3 blind5 look bid0");
    assert_eq!(game.phase(), Phase::Play);
    let draft = Rules {
        blind_bid: Some(5),
        ..Preset::ClosedDraft.rules()
    };
    let mut game = Game::new(draft, Seed::from_u64(1)).unwrap();
    let seat = game.actor().unwrap();
    apply(&mut game, "blind5 draw draw");
    assert_eq!(game.refusal(Action::BlindBid(5)), Some(Illegal::BlindBidTooLate));
    assert!(game.view(seat).hand.is_none());
    assert_eq!(game.view(1 - seat).bids[seat], Some(Bid::Blind(5)));
    assert_eq!(game.view(1 - seat).check(), Ok(()));
    let blind_bid = |seat: usize, tricks: u8| Setup {
        blind_bids: vec![spades_rules::BlindBidOf { seat, tricks }],
        ..Setup::new(suits()[..2].to_vec(), 0)
    };
    let mut game = Game::from_setup(draft, blind_bid(0, 5), Seed::from_u64(1)).unwrap();
    assert_eq!(game.actor(), Some(1));
    assert!(game.view(0).hand.is_none());
    apply(&mut game, "bid4");
    assert_eq!(game.phase(), Phase::Play);
    for refused in [blind_bid(0, 4), blind_bid(2, 5)] {
        assert!(Game::from_setup(draft, refused, Seed::from_u64(1)).is_err());
    }
}
