//! Rules of tables, with every example of their specification. (Those of ten, of bags and of the cost of a set: `scoring.rs`.)

mod blind_behind;
mod blind_bids;
mod boston;
mod dealt_to_two;
mod first_round;
mod first_trick;
mod minimum_bids;
mod misdeal;
mod nil;
mod passing;
mod presets_of_tables;
mod sets;
mod spades_lead;
mod trumps;
mod unseen_draft;

use spades_rules::{
    Action, BelowTotal, Bid, BidTurn, BlindBidFailure, CardSet, DealtCards, EndRule, Event, FirstRound, FirstTrick,
    Game, HandBuilding, Illegal, Leader, MinBid, Misdeal, Moon, MoonFailure, PassOrder, PassRule, Phase, PlayedRound,
    Preset, Removed, Renege, Rules, Seed, SetCost, Setup, SideScore, SpadesLead, Starter, Suit, Ten, ThrownIn, Totals,
    Trumps,
};

fn hand(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

fn apply(game: &mut Game, actions: &str) {
    for action in actions.split(' ') {
        let parsed = action.parse().expect("an action");
        game.apply(parsed).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

/// Four hands of one suit each, so that nobody follows and seat 3 has the spades.
fn suits() -> Vec<CardSet> {
    let suit = |suit: char| {
        hand(
            &"23456789TJQKA"
                .chars()
                .map(|rank| format!("{rank}{suit}"))
                .collect::<Vec<_>>()
                .join(" "),
        )
    };
    "CDHS".chars().map(suit).collect()
}

/// Starts the bidding of a round from these scores.
fn bidding(rules: Rules, scores: &[i32]) -> Game {
    let setup = Setup {
        scores: scores.to_vec(),
        ..Setup::new(suits(), 0)
    };
    Game::from_setup(rules, setup, Seed::from_u64(1)).expect("valid rules")
}

/// Pairs without blind nil, changed.
fn pairs(change: fn(&mut Rules)) -> Rules {
    let mut rules = Rules {
        blind_nil: None,
        ..Preset::Pairs.rules()
    };
    change(&mut rules);
    assert_eq!(rules.validate(), Ok(()));
    rules
}

/// Returns the legal bids after these.
fn bids_after(rules: Rules, bids: &[u8]) -> Vec<u8> {
    let mut game = bidding(rules, &[]);
    for &bid in bids {
        game.apply(Action::Bid(bid))
            .unwrap_or_else(|why| panic!("{bid}: {why}"));
    }
    numbers(&game)
}

fn numbers(game: &Game) -> Vec<u8> {
    let number = |action| match action {
        Action::Bid(tricks) => tricks,
        other => panic!("{other}"),
    };
    game.legal_actions().into_iter().map(number).collect()
}

/// Nil and the numbers from `from` on.
fn nil_or(from: u8) -> Vec<u8> {
    std::iter::once(0).chain(from..=13).collect()
}

fn all_but(bid: u8) -> Vec<u8> {
    (0..=13).filter(|&other| other != bid).collect()
}

/// Returns the totals of the sides of seats 0 and 1 in a round of these bids and tricks.
fn totals(rules: Rules, bids: [u8; 4], tricks: [u8; 4]) -> [i32; 2] {
    let played = PlayedRound {
        bids: bids.map(|bid| Some(Bid::Tricks(bid))),
        tricks,
        ..PlayedRound::default()
    };
    let sheet = rules.score(&played, &Totals::default());
    [sheet[0].total, sheet[1].total]
}

/// Sides of seats 0 and 1 after a round of these bids and tricks: the sheet, and the winners if the match is over.
fn ends(rules: Rules, bids: [u8; 4], tricks: [u8; 4], before: &Totals) -> (Vec<SideScore>, Option<Vec<usize>>) {
    let played = PlayedRound {
        bids: bids.map(|bid| Some(Bid::Tricks(bid))),
        tricks,
        ..PlayedRound::default()
    };
    let sheet = rules.score(&played, before).to_vec();
    let of = |count: fn(&SideScore) -> u8| sheet.iter().map(count).collect::<Vec<_>>();
    let (sets, set_runs) = (of(|side| side.sets_after), of(|side| side.set_run_after));
    let scores: Vec<i32> = sheet.iter().map(|side| side.score).collect();
    let after = Totals {
        scores: &scores,
        sets: &sets,
        set_runs: &set_runs,
        ..*before
    };
    let winners = rules.winners(&played, &after).map(|sides| sides.to_vec());
    (sheet, winners)
}
