//! The board, minimum bids and the total of the bids.

use super::*;

fn board() -> Rules {
    pairs(|rules| rules.min_bid.side = Some(4))
}

fn total(below: BelowTotal, min: u8) -> Rules {
    let mut rules = pairs(|_| {});
    (rules.min_bid.total, rules.min_bid.below_total) = (Some(min), below);
    rules
}

#[test]
fn the_second_partner_brings_the_side_to_the_board() {
    for (first, second) in [
        (1, (3..=13).collect()),
        (3, (1..=13).collect()),
        (4, nil_or(1)),
        (0, nil_or(4)),
    ] {
        assert_eq!(bids_after(board(), &[first, 5]), second, "{first}");
    }
    assert_eq!(totals(board(), [1, 5, 3, 5], [2, 5, 1, 5])[0], -40);
    let none = pairs(|_| {});
    assert_eq!(totals(none, [1, 5, 2, 5], [2, 5, 1, 5])[0], 30);
    let mut game = bidding(board(), &[]);
    apply(&mut game, "bid1 bid5");
    assert_eq!(game.refusal(Action::Bid(0)), Some(Illegal::NilNeedsBid(4)));
    assert_eq!(game.refusal(Action::Bid(2)), Some(Illegal::BidTooLow(3)));
}

#[test]
fn alone_the_board_is_each_seats() {
    let mut rules = Preset::Solo.rules();
    rules.min_bid.side = Some(4);
    assert_eq!(bids_after(rules, &[]), nil_or(4));
    assert_eq!(bids_after(rules, &[4, 0, 5]), nil_or(4));
}

#[test]
fn a_players_minimum_leaves_nil() {
    let rules = pairs(|rules| rules.min_bid.player = 3);
    assert_eq!(bids_after(rules, &[]), nil_or(3));
    // The highest of several minimums counts.
    let both = pairs(|rules| (rules.min_bid.player, rules.min_bid.side) = (2, Some(4)));
    assert_eq!(bids_after(both, &[3, 5]), (2..=13).collect::<Vec<_>>());
    let mut dummy = Preset::ThreeHanded.rules();
    dummy.min_bid.player = 2;
    assert_eq!(bids_after(dummy, &[]), nil_or(2));
}

#[test]
fn bids_below_the_total_are_thrown_in() {
    let rules = total(BelowTotal::ThrowIn, 11);
    let mut game = Game::new(rules, Seed::from_u64(5)).unwrap();
    let first = game.first();
    apply(&mut game, "bid3 bid2 bid2");
    let events = game.apply(Action::Bid(3)).unwrap();
    assert!(events.contains(&Event::Redealt {
        why: ThrownIn::LowTotal
    }));
    assert_eq!((game.round(), game.first(), game.phase()), (1, first, Phase::Bidding));
    assert_eq!(game.scores(), [0, 0]);
    // Three deals at most: then the last bidder must raise.
    apply(&mut game, "bid3 bid2 bid2 bid3 bid3 bid2 bid2 bid3");
    assert_eq!(game.view(0).redeals, 3);
    apply(&mut game, "bid3 bid2 bid2");
    assert_eq!(numbers(&game), (4..=13).collect::<Vec<_>>());
    assert_eq!(game.refusal(Action::Bid(3)), Some(Illegal::TotalTooLow(11)));
    assert_eq!(game.receipts().len(), 3);
    apply(&mut game, "bid4");
    assert_eq!(game.phase(), Phase::Play);
    assert_eq!(game.view(2).check(), Ok(()));
    assert_eq!(Game::replay(&game.record()).unwrap(), game);
    assert_eq!(totals(rules, [3, 2, 2, 4], [5, 3, 2, 3]), [52, 60]);
}

#[test]
fn after_a_draft_the_stock_is_shuffled_and_drafted_again() {
    let mut rules = Rules {
        blind_nil: None,
        ..Preset::OpenDraft.rules()
    };
    rules.min_bid.total = Some(8);
    let mut game = Game::new(rules, Seed::from_u64(5)).unwrap();
    while game.phase() == Phase::Draft {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    apply(&mut game, "bid3 bid4");
    assert_eq!((game.phase(), game.view(0).stock, game.round()), (Phase::Draft, 52, 1));
}

#[test]
fn the_last_bidder_raises_to_the_total() {
    let rules = total(BelowTotal::Raise, 11);
    assert_eq!(bids_after(rules, &[3, 2]), nil_or(1));
    assert_eq!(bids_after(rules, &[3, 2, 2]), (4..=13).collect::<Vec<_>>());
    assert_eq!(bids_after(rules, &[0, 0, 0]), [11, 12, 13]);
}

#[test]
fn the_bids_may_not_add_up_to_thirteen() {
    let rules = pairs(|rules| rules.total_not_thirteen = true);
    assert_eq!(bids_after(rules, &[3, 3, 3]), all_but(4));
    assert_eq!(bids_after(rules, &[5, 5, 3]), all_but(0));
    assert_eq!(bids_after(rules, &[5, 5]), nil_or(1));
    let mut both = total(BelowTotal::Raise, 12);
    both.total_not_thirteen = true;
    assert_eq!(bids_after(both, &[4, 4, 4]), all_but(1));
}

/// A hand turns up as soon as it can't be bid blind any more.
#[test]
fn a_hand_that_may_not_bid_nil_is_not_bid_blind() {
    let mut rules = Preset::Pairs.rules();
    rules.min_bid.side = Some(4);
    let mut game = bidding(rules, &[]);
    apply(&mut game, "look");
    let events = game.apply(Action::Bid(3)).unwrap();
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Looked { seat: 2, .. }))
    );
    assert!(game.view(2).hand.is_some() && game.view(1).hand.is_none() && game.view(3).hand.is_none());
    apply(&mut game, "look bid4");
    assert_eq!(game.refusal(Action::BlindNil), Some(Illegal::BlindNilTooLate));
    assert_eq!(game.view(2).check(), Ok(()));
    apply(&mut game, "bid1 blind");
}

/// The last bidder has a legal bid, whatever is combined and whatever was bid.
#[test]
fn there_is_always_a_legal_bid() {
    for mask in 0..32u8 {
        let on = |bit: u8| mask >> bit & 1 == 1;
        let mut rules = pairs(|_| {});
        rules.min_bid.player = if on(0) { 4 } else { 1 };
        rules.min_bid.side = on(1).then_some(7);
        rules.min_bid.total = on(2).then_some(12);
        rules.min_bid.below_total = BelowTotal::Raise;
        rules.total_not_thirteen = on(3);
        rules.nil = (!on(4)).then_some(100);
        let free = |turn: &BidTurn| rules.legal_bids(turn).collect::<Vec<_>>();
        let none = BidTurn::default();
        for first in free(&none) {
            for third in 0..=26 {
                let turn = BidTurn {
                    partner: Some(Bid::Tricks(first)),
                    others: first + third,
                    is_last: true,
                    ..none
                };
                assert!(!free(&turn).is_empty(), "{mask} {first} {third}");
            }
        }
    }
}
