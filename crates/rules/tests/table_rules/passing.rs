//! Passing cards with a nil.

use super::*;

fn passing(change: fn(&mut Rules)) -> Rules {
    let mut rules = Preset::Pairs.rules();
    rules.pass = PassRule {
        nil: 2,
        blind_nil: 2,
        order: PassOrder::BidderFirst,
    };
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

fn together(rules: &mut Rules) {
    rules.pass.order = PassOrder::Together;
}

/// Starts a round of four hands of one suit each from seat `first` on, after these bids.
fn bid(rules: Rules, first: usize, bids: &str) -> Game {
    let mut game = Game::from_setup(rules, Setup::new(suits(), first), Seed::from_u64(1)).unwrap();
    for bid in bids.split(' ') {
        if game.legal_actions().contains(&Action::Look) && bid != "blind" {
            apply(&mut game, "look");
        }
        apply(&mut game, bid);
    }
    game
}

fn checked(game: &Game) {
    for seat in 0..4 {
        assert_eq!(game.view(seat).check(), Ok(()), "{seat}");
    }
    assert_eq!(&Game::replay(&game.record()).unwrap(), game);
}

/// With two nils on both sides, the bidder who sits first from the dealer's left begins, and that side finishes first.
#[test]
fn one_side_passes_after_the_other() {
    let mut game = bid(passing(|_| {}), 3, "bid4 bid4 bid0 bid0");
    let mut shares = Vec::new();
    while game.phase() == Phase::Passing {
        checked(&game);
        let from = game.actor().unwrap();
        let cards = game.legal_actions();
        let events = [game.apply(cards[0]).unwrap(), game.apply(cards[1]).unwrap()].concat();
        for event in events {
            if let Event::Passed { from: giver, to, .. } = event {
                assert_eq!(giver, from);
                shares.push((from, to));
            }
        }
    }
    assert_eq!(shares, [(1, 3), (3, 1), (2, 0), (0, 2)]);
    assert_eq!(game.hand_to_play(), Some(3));
    assert!((0..4).all(|seat| game.hand(seat).len() == 13));
    checked(&game);
}

/// A share moves as a whole, and its giver and taker alone know it.
#[test]
fn giver_and_taker_know_the_cards() {
    let mut game = bid(passing(|_| {}), 0, "bid0 bid4 bid5 bid4");
    assert_eq!(
        (game.phase(), game.actor(), game.legal_actions().len()),
        (Phase::Passing, Some(0), 13)
    );
    let named = game.apply("passAC".parse().unwrap()).unwrap();
    let card = Some("AC".parse().unwrap());
    assert_eq!(named[..], [Event::Named { seat: 0, card }]);
    assert_eq!(named[0].seen_by(2, &game), Event::Named { seat: 0, card: None });
    assert_eq!(
        (game.hand(0).len(), game.view(0).naming, game.view(2).naming),
        (13, hand("AC"), CardSet::EMPTY)
    );
    let again = "passAC".parse().unwrap();
    assert_eq!(game.refusal(again), Some(Illegal::AlreadyNamed("AC".parse().unwrap())));
    checked(&game);
    let passed = game.apply("passKC".parse().unwrap()).unwrap();
    let share = Event::Passed {
        from: 0,
        to: 2,
        cards: DealtCards::Seen(hand("AC KC")),
    };
    assert_eq!(passed[1], share);
    for seat in [0, 2] {
        assert_eq!(share.seen_by(seat, &game), share);
        assert!(game.view(seat).passes[0].cards.iter().all(Option::is_some));
    }
    for seat in [1, 3] {
        assert_eq!(game.view(seat).passes[0].cards, [None, None]);
        let hidden = Event::Passed {
            from: 0,
            to: 2,
            cards: DealtCards::Hidden(2),
        };
        assert_eq!(share.seen_by(seat, &game), hidden);
    }
    assert_eq!(game.view(1).hand_counts, [11, 13, 15, 13]);
    // A card just received may go back, and 15 are there to choose from.
    assert_eq!((game.actor(), game.legal_actions().len()), (Some(2), 15));
    assert_eq!(game.view(0).known_cards(2), hand("AC KC"));
    checked(&game);
    apply(&mut game, "passAC pass2H");
    assert_eq!(game.view(0).known_cards(2), hand("KC"));
    assert_eq!(game.view(2).known_cards(0), hand("AC 2H"));
    assert_eq!(game.view(2).known_cards(1), CardSet::EMPTY);
    assert_eq!((game.phase(), game.hand(0).len()), (Phase::Play, 13));
    checked(&game);
    while game.phase() == Phase::Play {
        game.apply(game.legal_actions()[0]).unwrap();
        if game.phase() == Phase::Play {
            checked(&game);
        }
    }
}

/// Together, nobody takes up a card before both have named theirs, so that none comes back.
#[test]
fn together_no_card_comes_back() {
    let mut game = bid(passing(together), 0, "bid0 bid4 bid5 bid4");
    apply(&mut game, "passAC passKC");
    assert_eq!(
        (game.actor(), game.hand(0).len(), game.hand(2).len()),
        (Some(2), 13, 13)
    );
    assert_eq!(game.legal_actions().len(), 13);
    assert!(game.view(2).passes[0].cards.iter().all(Option::is_none));
    assert!(game.view(0).passes[0].cards.iter().all(Option::is_some));
    checked(&game);
    apply(&mut game, "pass2H");
    let events = game.apply("pass3H".parse().unwrap()).unwrap();
    let moved: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::Passed { .. }))
        .collect();
    assert_eq!(moved.len(), 2);
    assert_eq!(game.hand(2).in_suit(spades_rules::Suit::Clubs), hand("AC KC"));
    assert_eq!(game.hand(0).in_suit(spades_rules::Suit::Hearts), hand("2H 3H"));
    assert!(game.view(2).passes[0].cards.iter().all(Option::is_some));
    checked(&game);
}

/// Nothing is passed between two nils, beside a blind bid, or for a nil for which no card goes.
#[test]
fn nothing_is_passed() {
    assert_eq!(bid(passing(|_| {}), 0, "bid0 bid4 bid0 bid4").phase(), Phase::Play);
    assert_eq!(bid(passing(|_| {}), 0, "bid3 bid4 bid3 bid4").phase(), Phase::Play);
    let blind_only = |rules: &mut Rules| rules.pass.nil = 0;
    assert_eq!(bid(passing(blind_only), 0, "bid0 bid4 bid3 bid4").phase(), Phase::Play);
    let game = bid(passing(blind_only), 0, "blind bid4 bid3 bid4");
    // A blind nil bidder looks at its hand first, and then chooses.
    assert!(game.view(0).hand.is_some());
    assert_eq!((game.phase(), game.actor()), (Phase::Passing, Some(0)));
    let blind_bids = |rules: &mut Rules| rules.blind_bid = Some(6);
    let mut game = Game::from_setup(passing(blind_bids), Setup::new(suits(), 0), Seed::from_u64(1)).unwrap();
    apply(&mut game, "blind6 look bid3 look bid3");
    assert_eq!(game.phase(), Phase::Play);
}

/// Hands with fewer cards pass all they have.
#[test]
fn small_hands_pass_all_their_cards() {
    for order in [PassOrder::BidderFirst, PassOrder::Together] {
        let mut rules = passing(|rules| rules.pass.nil = 4);
        rules.pass.order = order;
        let hands = ["AS KS", "2H 3H", "2C 3C", "5D 6D"].map(hand);
        let mut game = Game::from_setup(rules, Setup::new(hands.to_vec(), 0), Seed::from_u64(1)).unwrap();
        apply(
            &mut game,
            "look bid0 look bid1 look bid1 look bid1 passAS passKS pass2C",
        );
        checked(&game);
        apply(&mut game, "pass3C");
        assert_eq!((game.phase(), game.hand(0)), (Phase::Play, hand("2C 3C")));
        checked(&game);
    }
}

/// Suicide passes every round; Whiz and Mirror bid by the spades that were held, although spades move.
#[test]
fn bids_stand_although_spades_move() {
    for preset in [Preset::Suicide, Preset::Whiz, Preset::Mirror] {
        for order in [PassOrder::BidderFirst, PassOrder::Together] {
            let mut rules = preset.rules();
            (rules.pass.nil, rules.pass.order) = (2, order);
            let mut passes = 0;
            for seed in 0..40 {
                let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
                let mut number = seed as usize;
                while game.phase() != Phase::Play {
                    passes += usize::from(game.phase() == Phase::Passing);
                    let legal = game.legal_actions();
                    number += 1;
                    game.apply(legal[number % legal.len()]).unwrap();
                    (0..4).for_each(|seat| assert_eq!(game.view(seat).check(), Ok(()), "{preset:?} {seed}"));
                }
            }
            assert!(passes > 0, "{preset:?}");
        }
    }
}

/// The points of a nil that passed two cards.
#[test]
fn a_nil_scores_as_ever() {
    let helps = |helps: bool| Rules {
        failed_nil_helps_partner: helps,
        ..passing(|_| {})
    };
    let points = |rules: Rules, bids: [Bid; 2], tricks: [u8; 2]| {
        let played = PlayedRound {
            bids: [Some(bids[0]), Some(Bid::Tricks(4)), Some(bids[1]), Some(Bid::Tricks(4))],
            tricks: [tricks[0], 13 - tricks[0] - tricks[1], tricks[1], 0],
            ..PlayedRound::default()
        };
        rules.score(&played, &Totals::default())[0].total
    };
    // Nil gives A♠ K♥, gets 2♣ 3♦ and takes nothing; the partner bid 5 and takes 6.
    assert_eq!(points(helps(true), [Bid::NIL, Bid::Tricks(5)], [0, 6]), 151);
    let blind = [Bid::BlindNil, Bid::Tricks(4)];
    assert_eq!(points(helps(true), blind, [1, 3]), -160);
    assert_eq!(points(helps(false), blind, [1, 3]), -239);
}

/// The holder of the lowest club is found after the passing.
#[test]
fn the_lowest_club_leads_after_the_passing() {
    let low_club = |rules: &mut Rules| rules.leads_first = Leader::LowClub;
    let mut game = bid(passing(low_club), 0, "bid0 bid4 bid5 bid4");
    apply(&mut game, "pass2C pass3C");
    checked(&game);
    apply(&mut game, "pass2H pass3H");
    assert_eq!(game.hand_to_play(), Some(2));
    checked(&game);
}
