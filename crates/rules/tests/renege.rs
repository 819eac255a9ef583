//! Reneging where it is penalized, and the calls that punish it.

use spades_rules::{Action, Bid, Card, CardSet, Event, Game, Illegal, Moon, Phase, Preset, Renege, Rules, Seed, Setup};

const RULES: Rules = Rules {
    renege: Renege::Penalized,
    ..Preset::OpenDraft.rules()
};

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Seat 0 bids and the other one leads, as in the preset; here seat 1 is first, so that seat 0 leads.
fn start(rules: Rules, hands: [&str; 2], bids: [Bid; 2]) -> Game {
    let mut setup = Setup::new(hands.map(cards).to_vec(), 1);
    setup.blind = (0..2).filter(|&seat| bids[seat] == Bid::BlindNil).collect();
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).unwrap();
    while game.phase() == Phase::Bidding {
        let bid = bids[game.actor().unwrap()];
        game.apply(Action::Bid(bid.tricks())).unwrap();
    }
    game
}

fn play(game: &mut Game, plays: &str) {
    for word in plays.split(' ') {
        game.apply(word.parse().unwrap()).unwrap();
    }
}

const THREES: [Bid; 2] = [Bid::Tricks(3), Bid::Tricks(3)];

#[test]
fn any_card_can_be_played_and_the_view_says_which_are_lawful() {
    let mut game = start(RULES, ["AS 2H 3C", "KS AH 4C"], THREES);
    let view = game.view(0);
    let any = cards("AS 2H 3C").iter().map(Action::Play).collect::<Vec<_>>();
    assert_eq!(view.legal, any);
    assert_eq!(view.lawful, cards("2H 3C"));
    play(&mut game, "2H");
    assert_eq!(game.view(1).lawful, cards("AH"));
    assert_eq!(game.view(0).lawful, CardSet::EMPTY);
    assert_eq!(game.view(1).legal.len(), 4, "three cards and a call");
    // A spade that should have been a heart takes the trick all the same, and breaks spades.
    let events = game.apply("KS".parse().unwrap()).unwrap();
    assert_eq!(
        events[1..],
        [
            Event::SpadesBroken { seat: 1 },
            Event::TrickTaken { seat: 1, number: 1 }
        ]
    );
    assert_eq!(
        game.apply("KS".parse().unwrap()),
        Err(Illegal::NotHeld("KS".parse().unwrap()))
    );
}

#[test]
fn a_call_needs_a_card_to_call_and_is_spent_once_a_round() {
    let mut game = start(RULES, ["AS 2H 3C", "KS AH 4C"], THREES);
    assert_eq!(game.apply(Action::Call(0)), Err(Illegal::NothingToCall));
    assert_eq!(game.apply(Action::Call(1)), Err(Illegal::NothingToCall));
    assert_eq!(game.apply(Action::Call(2)), Err(Illegal::NotNow(Action::Call(2))));
    play(&mut game, "2H");
    assert_eq!(game.apply(Action::Call(0)), Err(Illegal::NothingToCall));
    assert_eq!(game.legal_for(1).last(), Some(&Action::Call(1)));
    assert_eq!(game.callers().collect::<Vec<_>>(), [1]);
    assert!(!game.legal_for(0).contains(&Action::Call(1)));
    let events = game.apply(Action::Call(1)).unwrap();
    assert_eq!(
        events[..],
        [Event::Called {
            caller: 1,
            right: false
        }]
    );
    assert_eq!(game.view(0).calls_spent, [false, true]);
    assert_eq!(game.apply(Action::Call(1)), Err(Illegal::CallSpent));
    assert_eq!(game.callers().next(), None);
    assert_eq!(game.actor(), Some(1), "play goes on");
    let mut prevented = start(Preset::OpenDraft.rules(), ["AS 2H", "KS AH"], THREES);
    play(&mut prevented, "2H AH");
    assert_eq!(prevented.callers().next(), None);
    assert_eq!(prevented.apply(Action::Call(0)), Err(Illegal::NoCalls));
}

#[test]
fn a_right_call_gives_the_caller_both_contracts() {
    let moon = Rules {
        moon: Some(Moon::Points(250)),
        ..RULES
    };
    let (nil, blind, thirteen) = (Bid::NIL, Bid::BlindNil, Bid::Tricks(13));
    let cases = [
        (RULES, [Bid::Tricks(4), Bid::Tricks(3)], (40, 0, 30, 70)),
        (RULES, [nil, Bid::Tricks(3)], (0, 100, 30, 130)),
        (RULES, [Bid::Tricks(4), nil], (40, 0, 100, 140)),
        (RULES, [Bid::Tricks(4), blind], (40, 0, 200, 240)),
        (RULES, [blind, blind], (0, 200, 200, 400)),
        (RULES, [Bid::Tricks(4), thirteen], (40, 0, 130, 170)),
        (moon, [Bid::Tricks(4), thirteen], (40, 0, 250, 290)),
        (moon, [thirteen, nil], (250, 0, 100, 350)),
    ];
    for (rules, bids, (contract, nil, other, total)) in cases {
        // Seat 1 does not follow hearts; seat 0 calls after its next card.
        let mut game = start(rules, ["AS 2H 3C", "KS AH 4C"], bids);
        play(&mut game, "2H 4C 3C");
        let events = game.apply(Action::Call(0)).unwrap();
        assert_eq!(
            events[..],
            [Event::Called { caller: 0, right: true }, Event::RoundScored]
        );
        let [caller, offender] = game.sheet() else { panic!() };
        let points = (
            caller.contract_points,
            caller.nil_points,
            caller.renege_points,
            caller.total,
        );
        assert_eq!(points, (contract, nil, other, total));
        assert_eq!((offender.total, offender.bags, caller.bags), (0, 0, 0));
        assert_eq!((game.scores(), game.bags()), (&[total, 0][..], &[0, 0][..]));
        assert_eq!(game.phase(), Phase::RoundEnd);
    }
}

#[test]
fn leading_spades_too_early_is_a_renege_too() {
    let mut game = start(RULES, ["AS 2H 3C", "KS AH 4C"], THREES);
    play(&mut game, "AS");
    let events = game.apply(Action::Call(1)).unwrap();
    assert_eq!(events[0], Event::Called { caller: 1, right: true });
    assert_eq!(game.scores(), [0, 60]);
}

#[test]
fn a_lawful_card_is_no_renege() {
    for plays in ["2H AH 4C 3C KS AS", "2H AH 4C AS 3C KS"] {
        let mut game = start(RULES, ["AS 2H 3C", "KS AH 4C"], THREES);
        play(&mut game, plays);
        let reneged = plays.contains("4C AS");
        assert_eq!(game.phase(), Phase::Claims);
        assert_eq!(
            game.apply(Action::Call(0)).unwrap()[0],
            Event::Called {
                caller: 0,
                right: false
            }
        );
        let right = game.apply(Action::Call(1)).unwrap()[0];
        assert_eq!(
            right,
            Event::Called {
                caller: 1,
                right: reneged
            }
        );
        assert_eq!(game.phase(), Phase::RoundEnd, "both calls are spent");
    }
}

#[test]
fn after_the_last_trick_the_round_waits_for_calls() {
    let mut game = start(RULES, ["AS 2H", "KS AH"], [Bid::Tricks(1); 2]);
    play(&mut game, "2H AH KS AS");
    assert_eq!(
        (game.phase(), game.actor(), game.hand_to_play()),
        (Phase::Claims, None, None)
    );
    assert_eq!(
        game.legal_actions()[..],
        [Action::Settle, Action::Call(0), Action::Call(1)]
    );
    assert_eq!(game.legal_for(1)[..], [Action::Settle, Action::Call(1)]);
    assert!(game.sheet().is_empty());
    let mut called = game.clone();
    game.apply(Action::Settle).unwrap();
    assert_eq!(game.scores(), [10, 10]);
    called.apply(Action::Call(1)).unwrap();
    assert_eq!(called.legal_actions()[..], [Action::Settle, Action::Call(0)]);
    called.apply(Action::Call(0)).unwrap();
    assert_eq!((called.phase(), called.scores()), (Phase::RoundEnd, &[10, 10][..]));
}

#[test]
fn an_unseen_renege_scores_like_any_round() {
    let mut game = start(RULES, ["AS 2H", "KS AH"], [Bid::Tricks(1); 2]);
    play(&mut game, "2H KS AH AS settle");
    assert_eq!(game.scores(), [10, 10]);
}

#[test]
fn calls_are_new_every_round() {
    let mut game = start(RULES, ["AS 2H", "KS AH"], [Bid::Tricks(1); 2]);
    play(&mut game, "2H call1 AH KS AS settle next");
    assert_eq!(game.view(0).calls_spent, [false, false]);
}

#[test]
fn a_right_call_can_win_the_match() {
    let mut setup = Setup::new(["AS 2H", "KS AH"].map(cards).to_vec(), 1);
    setup.scores = vec![450, 495];
    let mut game = Game::from_setup(RULES, setup, Seed::from_u64(0)).unwrap();
    play(&mut game, "bid2 bid3 2H KS");
    let events = game.apply(Action::Call(0)).unwrap();
    assert_eq!(events[1..], [Event::RoundScored, Event::MatchEnded]);
    assert_eq!((game.scores(), game.winners()), (&[500, 495][..], Some(vec![0])));
}
