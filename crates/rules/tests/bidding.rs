//! The bids that each bidding rule allows, and the order in which seats bid.

use spades_rules::{
    Action, Bid, BiddingRule, CardSet, Event, Game, Illegal, Leader, Phase, Preset, Rules, Seed, Setup, Starter, Suit,
    Trumps,
};

/// Four hands, of which the first has `spades` spades.
fn hands(spades: u8, deck: CardSet) -> Vec<CardSet> {
    let trumps = deck.in_suit(Suit::Spades).iter().rev();
    let plain = deck.difference(CardSet::suit(Suit::Spades)).iter();
    let first: CardSet = trumps
        .take(spades.into())
        .chain(plain.take(13 - usize::from(spades)))
        .collect();
    let mut rest = deck.difference(first).iter();
    let mut hands = vec![first];
    hands.extend((0..3).map(|_| rest.by_ref().take(13).collect::<CardSet>()));
    hands
}

fn start(rules: Rules, spades: u8) -> Game {
    Game::from_setup(rules, Setup::new(hands(spades, rules.deck()), 0), Seed::from_u64(0)).unwrap()
}

fn bids(game: &Game) -> Vec<u8> {
    let number = |action| match action {
        Action::Bid(tricks) => tricks,
        other => panic!("{other}"),
    };
    game.legal_actions().into_iter().map(number).collect()
}

#[test]
fn by_the_number_of_spades() {
    let all: Vec<u8> = (0..=13).collect();
    for spades in 0..=13 {
        for &trumps in Trumps::ALL {
            let rules = |preset: Preset| Rules {
                trumps,
                ..preset.rules()
            };
            let start = |preset| start(rules(preset), spades);
            assert_eq!(bids(&start(Preset::Solo)), all);
            let whiz: Vec<u8> = if spades == 0 { vec![0] } else { vec![0, spades] };
            assert_eq!(bids(&start(Preset::Whiz)), whiz, "{spades} spades, {trumps:?}");
            assert_eq!(bids(&start(Preset::Mirror)), [spades], "{spades} spades, {trumps:?}");
        }
    }
}

#[test]
fn why_a_bid_is_refused() {
    let mut pairs = Preset::Pairs.rules();
    pairs.blind_nil = None;
    let cases = [
        (pairs, 4, 14, Illegal::BidTooHigh, "You can bid at most 13."),
        (
            Preset::Whiz.rules(),
            4,
            3,
            Illegal::Whiz(4),
            "Bid nil, or 4 for your spades.",
        ),
        (
            Preset::Whiz.rules(),
            0,
            3,
            Illegal::Whiz(0),
            "You have no spades, so you must bid nil.",
        ),
        (
            Preset::Mirror.rules(),
            4,
            3,
            Illegal::Mirror(4),
            "You must bid 4, the number of your spades.",
        ),
        (
            Preset::Mirror.rules(),
            4,
            0,
            Illegal::Mirror(4),
            "You must bid 4, the number of your spades.",
        ),
        (
            Preset::Mirror.rules(),
            0,
            1,
            Illegal::Mirror(0),
            "You have no spades, so you must bid nil.",
        ),
        (
            Preset::Suicide.rules(),
            4,
            3,
            Illegal::SuicideNilOrFour,
            "Bid nil, or at least 4.",
        ),
        (
            Preset::Pairs.rules(),
            4,
            3,
            Illegal::LookFirst,
            "Look at your cards before bidding.",
        ),
    ];
    for (rules, spades, tricks, why, text) in cases {
        let mut game = start(rules, spades);
        assert_eq!(game.apply(Action::Bid(tricks)), Err(why));
        assert_eq!(why.to_string(), text);
    }
}

#[test]
fn suicide_leaves_the_second_partner_what_is_left() {
    let four_and_more: Vec<u8> = (4..=13).collect();
    let nil_or_four: Vec<u8> = std::iter::once(0).chain(4..=13).collect();
    for (first, left, why) in [
        (0, &four_and_more[..], Illegal::SuicideFour),
        (4, &[0][..], Illegal::SuicideNil),
    ] {
        let mut game = start(Preset::Suicide.rules(), 4);
        for _ in 0..2 {
            assert_eq!(bids(&game), nil_or_four);
            game.apply(Action::Bid(first)).unwrap();
        }
        for _ in 2..4 {
            assert_eq!(bids(&game), left);
            assert_eq!(game.apply(Action::Bid(2)), Err(why));
            game.apply(Action::Bid(left[0])).unwrap();
        }
        assert_eq!(game.phase(), Phase::Play);
    }
}

#[test]
fn a_hand_lies_face_down_until_its_seat_looks_or_play_begins() {
    let mut game = start(Preset::Pairs.rules(), 4);
    for seat in 0..4 {
        assert_eq!(game.actor(), Some(seat));
        assert_eq!(game.legal_actions()[..], [Action::Look, Action::BlindNil]);
        assert_eq!(game.view(seat).hand, None);
        if seat % 2 == 0 {
            let events = game.apply(Action::BlindNil).unwrap();
            assert_eq!(events[0], Event::BlindNil { seat });
            assert_eq!(game.view(seat).bids[seat], Some(Bid::BlindNil));
            assert_eq!(game.view(seat).hand, None);
        } else {
            let cards = Some(game.hand(seat));
            let looked = game.apply(Action::Look).unwrap()[0];
            assert_eq!(looked, Event::Looked { seat, cards });
            assert_eq!(looked.seen_by(0, &game), Event::Looked { seat, cards: None });
            assert_eq!(game.view(seat).hand, Some(game.hand(seat)));
            assert_eq!(game.apply(Action::BlindNil), Err(Illegal::BlindNilTooLate));
            assert_eq!(game.apply(Action::Look), Err(Illegal::NotNow(Action::Look)));
            assert_eq!(bids(&game).len(), 14);
            game.apply(Action::Bid(3)).unwrap();
        }
    }
    assert_eq!(game.phase(), Phase::Play);
    for seat in 0..4 {
        assert_eq!(game.view(seat).hand, Some(game.hand(seat)));
    }
}

#[test]
fn there_is_no_blind_nil_where_the_rules_have_none() {
    for preset in Preset::ALL {
        let blind = preset.rules().blind_nil.is_some();
        assert_eq!(
            blind,
            matches!(
                preset,
                Preset::OpenDraft | Preset::Pairs | Preset::Classic | Preset::PassTwo | Preset::LowestClub
            ),
            "{}",
            preset.key()
        );
        let mut game = Game::new(preset.rules(), Seed::from_u64(1)).unwrap();
        // At the start of a match nobody is behind.
        let behind = preset.rules().blind_behind;
        assert_eq!(
            game.legal_actions().contains(&Action::BlindNil),
            blind && behind.is_none()
        );
        if game.phase() == Phase::Bidding && (!blind || behind.is_some()) {
            let why = behind.filter(|_| blind).map_or(Illegal::NoBlindNil, Illegal::NotBehind);
            assert_eq!(game.apply(Action::BlindNil), Err(why));
            assert!(game.view(0).hand.is_some());
        }
    }
}

#[test]
fn first_bidders_and_leaders() {
    use Starter::{First, Second};
    // Seat 1 draws first; the first bid is 1 and the second 2.
    for (bids_first, leads_first, bidder, leader) in [
        (First, Leader::First, 1, 1),
        (First, Leader::Second, 1, 0),
        (Second, Leader::First, 0, 1),
        (Second, Leader::Second, 0, 0),
        (First, Leader::HighestBidder, 1, 0),
        (Second, Leader::HighestBidder, 0, 1),
    ] {
        let rules = Rules {
            bids_first,
            leads_first,
            ..Preset::ClosedDraft.rules()
        };
        let setup = Setup::new(hands(4, CardSet::STANDARD)[..2].to_vec(), 1);
        let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
        assert_eq!((game.first(), game.actor()), (1, Some(bidder)));
        game.apply(Action::Bid(1)).unwrap();
        assert_eq!(game.actor(), Some(1 - bidder));
        let events = game.apply(Action::Bid(2)).unwrap();
        assert_eq!(events.last(), Some(&Event::PlayStarted { leader }));
        assert_eq!(game.hand_to_play(), Some(leader));
    }
    for first in 0..4 {
        let setup = Setup::new(hands(4, CardSet::STANDARD), first);
        let mut game = Game::from_setup(Preset::Solo.rules(), setup, Seed::from_u64(0)).unwrap();
        for step in 0..4 {
            assert_eq!(game.actor(), Some((first + step) % 4));
            game.apply(Action::Bid(3)).unwrap();
        }
        assert_eq!(game.actor(), Some(first));
    }
}

#[test]
fn every_rule_of_bidding_is_in_a_preset() {
    for rule in [
        BiddingRule::Free,
        BiddingRule::Whiz,
        BiddingRule::Mirror,
        BiddingRule::Suicide,
    ] {
        assert!(Preset::ALL.iter().any(|preset| preset.rules().bidding == rule));
    }
}
