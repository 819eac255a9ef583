//! The leader of the first trick, and its restrictions.

use super::*;

/// Starts a round of these hands, with these bids from seat 0 on.
fn played(rules: Rules, hands: [&str; 4], bids: &str) -> Game {
    let setup = Setup::new(hands.map(hand).to_vec(), 0);
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(1)).unwrap();
    apply(&mut game, bids);
    game
}

fn legal(game: &Game) -> CardSet {
    for seat in 0..4 {
        assert_eq!(game.view(seat).check(), Ok(()));
    }
    game.legal_cards()
}

const CLUBS: fn(&mut Rules) = |rules| rules.first_trick = FirstTrick::LowestClubs;

const NO_SPADE: fn(&mut Rules) = |rules| rules.first_trick = FirstTrick::NoSpade;

/// A nil whose lowest club is the highest takes the trick.
#[test]
fn a_nil_is_lost_by_a_high_lowest_club() {
    let hands = ["TC 8C 6C", "2C 9C 3H", "3C QC 4H", "5C JC 5H"];
    let mut game = played(pairs(CLUBS), hands, "bid0 bid1 bid4 bid1");
    for (seat, club) in [(0, "6C"), (1, "2C"), (2, "3C"), (3, "5C")] {
        assert_eq!((game.hand_to_play(), legal(&game)), (Some(seat), hand(club)));
        apply(&mut game, club);
    }
    assert_eq!(game.tricks(), [1, 0, 0, 0]);
    for helps in [true, false] {
        let rules = Rules {
            failed_nil_helps_partner: helps,
            ..pairs(CLUBS)
        };
        assert_eq!(totals(rules, [0, 4, 4, 4], [1, 4, 4, 4])[0], -59);
    }
}

/// Clubs count as the suit led, whatever the leader plays.
#[test]
fn the_highest_club_takes_the_first_trick() {
    let hands = ["AH KH 2S", "2C 9C 3H", "3C QC 4H", "KD QD 5H"];
    let mut game = played(pairs(CLUBS), hands, "bid1 bid1 bid1 bid1");
    assert_eq!(legal(&game), hand("AH KH"));
    apply(&mut game, "AH");
    assert_eq!(legal(&game), hand("2C"));
    apply(&mut game, "2C 3C");
    assert_eq!(legal(&game), hand("KD QD 5H"));
    assert_eq!(game.view(0).winning_card(), Some((2, "3C".parse().unwrap())));
    apply(&mut game, "KD");
    assert_eq!((game.tricks(), game.hand_to_play()), ([0, 0, 1, 0], Some(2)));
    // No other trick is restricted, and the voids are those in clubs.
    assert_eq!(legal(&game), hand("QC 4H"));
    let void = |seat: usize| game.view(1).shown_out(seat)[0];
    assert_eq!([0, 1, 2, 3].map(void), [true, false, false, true]);
}

/// A spade comes only from a hand of nothing else, takes the trick, and breaks spades.
#[test]
fn a_spade_takes_the_trick_of_clubs() {
    let hands = ["2C 4C", "2S 3S", "3C 5C", "AC KC"];
    let mut game = played(pairs(CLUBS), hands, "bid1 bid1 bid1 bid1");
    apply(&mut game, "2C");
    assert_eq!(legal(&game), hand("2S 3S"));
    apply(&mut game, "2S 3C");
    assert_eq!(legal(&game), hand("KC"));
    apply(&mut game, "KC");
    assert!(game.broken());
    assert_eq!(game.tricks(), [0, 1, 0, 0]);
    assert_eq!(game.view(0).shown_out(1), [true, true, true, false]);
}

/// Without a club on the table, the first card's suit counts.
#[test]
fn without_clubs_the_first_suit_counts() {
    let hands = ["3H 2S", "AD 3S", "KH 4S", "2H 5S"];
    let mut game = played(pairs(CLUBS), hands, "bid1 bid1 bid1 bid1");
    apply(&mut game, "3H AD KH 2H");
    assert_eq!(game.tricks(), [0, 0, 1, 0]);
}

#[test]
fn no_spade_in_the_first_trick() {
    let hands = ["2C 5C 6H", "3H 4S 4H", "3S 5S 6S", "7H 8S 9H"];
    let mut game = played(pairs(NO_SPADE), hands, "bid1 bid1 bid1 bid1");
    apply(&mut game, "2C");
    assert_eq!(legal(&game), hand("3H 4H"));
    let spade = "4S".parse().unwrap();
    assert_eq!(game.refusal(Action::Play(spade)), Some(Illegal::NoSpadeYet));
    apply(&mut game, "3H");
    // Nothing but spades: any.
    assert_eq!(legal(&game), hand("3S 5S 6S"));
    apply(&mut game, "3S 7H");
    // In later tricks spades are free.
    apply(&mut game, "5S");
    assert_eq!(legal(&game), hand("8S"));
    apply(&mut game, "8S 5C");
    assert_eq!(legal(&game), hand("4S"));
}

/// The leader, too, holds spades back, and to a spade led spades follow.
#[test]
fn spades_follow_a_spade_in_the_first_trick() {
    let any_time = |rules: &mut Rules| {
        rules.first_trick = FirstTrick::NoSpade;
        rules.spades_lead = SpadesLead::AnyTime;
    };
    let hands = ["AS 2H", "3S 3H", "4S 4H", "5S 5H"];
    let game = played(pairs(any_time), hands, "bid1 bid1 bid1 bid1");
    assert_eq!(legal(&game), hand("2H"));
    let hands = ["AS KS", "3S 3H", "4H 4D", "5S 5H"];
    let mut game = played(pairs(NO_SPADE), hands, "bid1 bid1 bid1 bid1");
    apply(&mut game, "AS");
    assert_eq!(legal(&game), hand("3S"));
    apply(&mut game, "3S 4H");
    assert_eq!(game.view(1).shown_out(0), [true, true, true, false]);
    assert_eq!(game.view(1).shown_out(1), [false; 4]);
}

/// The lowest club is led by its holder.
#[test]
fn the_lowest_club_leads() {
    let low_club = |rules: &mut Rules| rules.leads_first = Leader::LowClub;
    let hands = ["3C 4C AH", "AC KC 2H", "2C 9C 3H", "5C JC 5H"];
    let mut game = played(pairs(low_club), hands, "bid1 bid1 bid1 bid1");
    assert_eq!((game.hand_to_play(), legal(&game)), (Some(2), hand("2C")));
    let refused = game.refusal(Action::Play("9C".parse().unwrap()));
    assert_eq!(refused, Some(Illegal::MustLead("2C".parse().unwrap())));
    apply(&mut game, "2C");
    assert_eq!((game.hand_to_play(), legal(&game)), (Some(3), hand("5C JC")));
    apply(&mut game, "JC 3C KC");
    assert_eq!(game.hand_to_play(), Some(1));
    assert_eq!(game.plays().next(), Some((2, "2C".parse().unwrap())));
}

/// Of a whole deck the lowest club is the 2C, and any hand leads it, the dummy's, too.
#[test]
fn a_dummy_may_lead() {
    let rules = Rules {
        leads_first: Leader::LowClub,
        ..Preset::ThreeHanded.rules()
    };
    let mut dummies = 0;
    for seed in 0..12 {
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        apply(&mut game, "bid4 bid3 bid2");
        let holder = game.hand_to_play().unwrap();
        assert!(game.hand(holder).contains("2C".parse().unwrap()));
        dummies += usize::from(holder == 3);
        (0..3).for_each(|seat| assert_eq!(game.view(seat).check(), Ok(())));
    }
    assert!(dummies > 0);
}

/// Alone, the highest number leads; the earlier one if level; a nil counts as 0.
#[test]
fn the_highest_bidder_leads() {
    let rules = Rules {
        leads_first: Leader::HighestBidder,
        ..Preset::Solo.rules()
    };
    for (bids, leader) in [
        ([1, 3, 2, 0], 1),
        ([2, 4, 1, 4], 1),
        ([0, 0, 0, 0], 0),
        ([0, 1, 1, 3], 3),
    ] {
        let mut game = Game::from_setup(rules, Setup::new(suits(), 0), Seed::from_u64(1)).unwrap();
        let events = bids.map(|bid| game.apply(Action::Bid(bid)).unwrap());
        assert_eq!(events[3].last(), Some(&Event::PlayStarted { leader }), "{bids:?}");
        assert_eq!(game.hand_to_play(), Some(leader));
        assert_eq!(game.view(2).check(), Ok(()));
    }
}
