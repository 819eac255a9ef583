//! Achievements earned by real records.

use spades_archive::achievements::{Achievement, Progress};
use spades_archive::daily::{Daily, Date};
use spades_archive::facts::MatchFacts;
use spades_archive::{Ending, Finished, Outcome, Player};
use spades_rules::{Action, Bid, Event, Game, Phase, Preset, Record, Seed, Setup, Sides};

/// Returns the match of a record, played at seat 0 against a level.
fn finished(record: Record, level: &str, ended: u64) -> Finished {
    let mut players = vec![Player::Human { name: "Ada".to_owned() }];
    for seat in 1..record.rules.players {
        players.push(Player::Bot {
            name: format!("Bot {seat}"),
            level: level.to_owned(),
        });
    }
    Finished {
        ended,
        players,
        own: Some(0),
        record,
        ending: Ending::default(),
    }
}

/// Returns a match of one short round with chosen hands.
fn round(preset: Preset, hands: &[&str], words: &str) -> Record {
    let mut rules = preset.rules();
    rules.end.target = None;
    rules.end.floor = None;
    rules.end.rounds = Some(1);
    rules.end.level_plays_on = false;
    let hand = |text: &&str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let setup = Setup::new(hands.iter().map(hand).collect(), 0);
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(1)).unwrap();
    for word in words.split(' ') {
        game.apply(word.parse().unwrap()).unwrap();
    }
    assert_eq!(game.phase(), Phase::MatchEnd);
    game.record()
}

fn earned(finished: &Finished) -> Vec<Achievement> {
    let new = Progress::default().add(finished).unwrap();
    assert!(new.iter().all(|earned| earned.by == finished.id()));
    new.iter().map(|earned| earned.achievement).collect()
}

#[test]
fn a_nil_against_an_expert() {
    let record = round(Preset::ClosedDraft, &["2H", "AH"], "bid0 bid1 2H AH");
    let expected = [Achievement::Nil, Achievement::NilAgainstExpert, Achievement::FirstWin];
    assert_eq!(earned(&finished(record.clone(), "expert", 0)), expected);
    assert_eq!(
        earned(&finished(record.clone(), "advanced", 0)),
        [Achievement::Nil, Achievement::FirstWin]
    );
    let mut nobodys = finished(record, "expert", 0);
    nobodys.own = None;
    assert!(earned(&nobodys).is_empty());
}

#[test]
fn both_partners_nils_and_a_broken_one() {
    let words = "look bid0 look bid1 look bid0 look bid1 2H AH 3H KH";
    let record = round(Preset::Pairs, &["2H", "AH", "3H", "KH"], words);
    let expected = [Achievement::Nil, Achievement::BothNils, Achievement::FirstWin];
    assert_eq!(earned(&finished(record, "beginner", 0)), expected);
    let words = "look bid1 look bid0 look bid1 look bid0 2H AH 3H KH";
    let record = round(Preset::Pairs, &["2H", "AH", "3H", "KH"], words);
    assert_eq!(earned(&finished(record, "beginner", 0)), [Achievement::NilBroken]);
}

/// Returns the numbers that seat 0 bid in deals that were played.
fn bids_of_the_first(game: &Game) -> Vec<u8> {
    let mut bids = Vec::new();
    for event in game.events() {
        match event {
            Event::Bid {
                seat: 0,
                bid: Bid::Tricks(bid),
            } => bids.push(bid),
            Event::Redealt { .. } => {
                bids.pop();
            }
            _ => {}
        }
    }
    bids
}

/// All facts of a match agree with its own events.
#[test]
fn facts_are_those_of_the_record() {
    for preset in Preset::ALL {
        for number in 0..4 {
            let mut game = Game::new(preset.rules(), Seed::from_u64(number)).unwrap();
            while game.phase() != Phase::MatchEnd {
                let legal = game.legal_actions();
                let at = (game.action_count() * 7 + number as usize) % legal.len();
                let action = match legal[0] {
                    Action::Draw | Action::Look => legal[0],
                    Action::Bid(_) if legal.len() == 14 => Action::Bid(2 + at as u8 % 4),
                    _ => legal[at],
                };
                game.apply(action).unwrap();
            }
            let match_ = finished(game.record(), "intermediate", 0);
            let facts = MatchFacts::of(&match_).unwrap().unwrap();
            assert_eq!(facts.rounds.len(), usize::from(game.round()));
            let side = game.side_of(0);
            let last = facts.rounds.last().unwrap();
            assert_eq!(last.score, game.scores()[side]);
            assert_eq!(facts.outcome == Outcome::Won, game.winners().unwrap() == [side]);
            let bids = bids_of_the_first(&game);
            let rules = preset.rules();
            let unbid = usize::from(rules.first_round.bids_itself);
            assert!(
                facts.rounds[..unbid]
                    .iter()
                    .all(|round| (round.bid, round.nil) == (0, None))
            );
            let with_bids = facts.rounds[unbid..].iter().map(|round| round.bid);
            assert_eq!(with_bids.collect::<Vec<_>>(), bids, "{preset:?}");
            let rivals = if rules.sides == Sides::Partners {
                2
            } else {
                usize::from(rules.players) - 1
            };
            assert_eq!(facts.rivals.len(), rivals);
        }
    }
}

#[test]
fn the_days_match_counts_when_it_is_played_about_its_day() {
    let date = Date::new(2026, 11, 22).unwrap();
    let daily = Daily::of(date);
    let mut game = Game::new(daily.rules, daily.seed).unwrap();
    while game.phase() != Phase::MatchEnd {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    let day = |days: i64| {
        let ended = (i64::from(date.days()) + days) * 86_400 + 3_600;
        let played = finished(game.record(), "beginner", ended as u64);
        MatchFacts::of(&played).unwrap().unwrap().day
    };
    assert_eq!(
        [-2, -1, 0, 1, 2].map(day),
        [None, Some(date), Some(date), Some(date), None]
    );
}
