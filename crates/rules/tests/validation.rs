//! Every invalid combination of rules, with the field that is rejected.

use spades_rules::Preset::{ClosedDraft, Mirror, Moonshot, OpenDraft, Pairs, Solo, Suicide, ThreeHanded, Whiz};
use spades_rules::{
    BiddingRule, Game, HandBuilding, NilFailure, Preset, Renege, Rules, Seed, SetCost, Sides, Starter, Ten,
};

type Change = fn(&mut Rules);

const TEN: Option<Ten> = Some(Ten { made: 200, failed: 200 });

/// Presets, with a change that makes no sense, and the field to blame.
#[rustfmt::skip]
const REFUSED: &[(Preset, Change, &str)] = &[
    (Pairs, |rules| rules.players = 0, "players"),
    (Pairs, |rules| rules.players = 1, "players"),
    (Pairs, |rules| rules.players = 5, "players"),
    (Pairs, |rules| rules.players = 255, "players"),
    (Pairs, |rules| rules.players = 3, "sides"),
    (OpenDraft, |rules| rules.sides = Sides::Partners, "sides"),
    (OpenDraft, |rules| rules.sides = Sides::Dummy, "sides"),
    (Solo, |rules| rules.sides = Sides::Dummy, "sides"),
    (Solo, |rules| rules.players = 3, "sides"),
    (ThreeHanded, |rules| rules.sides = Sides::Single, "sides"),
    (ThreeHanded, |rules| rules.players = 4, "sides"),
    (Pairs, |rules| rules.hands = HandBuilding::OpenDraft, "hands"),
    (ThreeHanded, |rules| rules.hands = HandBuilding::ClosedDraft, "hands"),
    (OpenDraft, |rules| rules.hands = HandBuilding::Deal, "hands"),
    (Solo, |rules| rules.players = 2, "hands"),
    (OpenDraft, |rules| rules.jokers = true, "jokers"),
    (ThreeHanded, |rules| rules.jokers = true, "jokers"),
    (Solo, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (OpenDraft, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Whiz, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Mirror, "bidding"),
    (Pairs, |rules| rules.bids_first = Starter::Second, "bids_first"),
    (ThreeHanded, |rules| rules.bids_first = Starter::Second, "bids_first"),
    (Pairs, |rules| rules.leads_first = Starter::Second, "leads_first"),
    (Pairs, |rules| rules.nil = -1, "nil"),
    (Pairs, |rules| rules.nil = 10_001, "nil"),
    (Pairs, |rules| rules.nil = i32::MAX, "nil"),
    (Pairs, |rules| rules.blind_nil = Some(-200), "blind_nil"),
    (Pairs, |rules| rules.blind_nil = Some(i32::MIN), "blind_nil"),
    (Suicide, |rules| rules.blind_nil = Some(200), "blind_nil"),
    (Whiz, |rules| rules.blind_nil = Some(200), "blind_nil"),
    (Pairs, |rules| rules.bidding = BiddingRule::Mirror, "blind_nil"),
    (OpenDraft, |rules| rules.moon = Some(-1), "moon"),
    (OpenDraft, |rules| rules.moon = Some(10_001), "moon"),
    (Pairs, |rules| rules.moon = Some(250), "moon"),
    (ThreeHanded, |rules| rules.moon = Some(250), "moon"),
    (Solo, |rules| (rules.moon, rules.bidding) = (Some(250), BiddingRule::Mirror), "moon"),
    (Whiz, |rules| rules.ten = TEN, "ten.made"),
    (Mirror, |rules| rules.ten = TEN, "ten.made"),
    (Pairs, |rules| rules.ten = Some(Ten { made: -1, failed: 100 }), "ten.made"),
    (Pairs, |rules| rules.ten = Some(Ten { made: 200, failed: 10_001 }), "ten.failed"),
    (Solo, |rules| rules.double_nil = true, "double_nil"),
    (OpenDraft, |rules| rules.double_nil = true, "double_nil"),
    (ThreeHanded, |rules| rules.double_nil = true, "double_nil"),
    (Suicide, |rules| rules.double_nil = true, "double_nil"),
    (Pairs, |rules| (rules.double_nil, rules.nil_failure) = (true, NilFailure::Bags), "double_nil"),
    (Pairs, |rules| rules.bags.limit = 0, "bags.limit"),
    (Pairs, |rules| rules.bags.penalty = -100, "bags.penalty"),
    (Pairs, |rules| rules.bags.points = 2, "bags.points"),
    (Pairs, |rules| rules.bags.points = -2, "bags.points"),
    (Pairs, |rules| rules.bags.penalty = i32::MAX, "bags.penalty"),
    (Pairs, |rules| rules.renege = Renege::Penalised, "renege"),
    (ThreeHanded, |rules| rules.renege = Renege::Penalised, "renege"),
    (Pairs, |rules| rules.end.target = None, "end.target"),
    (Pairs, |rules| rules.end.target = Some(0), "end.target"),
    (Pairs, |rules| rules.end.target = Some(-200), "end.target"),
    (Pairs, |rules| rules.end.target = Some(10_001), "end.target"),
    (Pairs, |rules| rules.end.floor = Some(0), "end.floor"),
    (Pairs, |rules| rules.end.floor = Some(200), "end.floor"),
    (Pairs, |rules| rules.end.floor = Some(-10_001), "end.floor"),
    (Pairs, |rules| rules.end.rounds = Some(0), "end.rounds"),
    (Pairs, |rules| rules.end.rounds = Some(101), "end.rounds"),
    (Pairs, |rules| rules.end.cap = 0, "end.cap"),
    (Pairs, |rules| rules.end.cap = 1001, "end.cap"),
    (Pairs, |rules| rules.end.cap = u16::MAX, "end.cap"),
];

#[test]
fn what_makes_no_sense_is_refused() {
    for (row, &(preset, change, field)) in REFUSED.iter().enumerate() {
        let mut rules = preset.rules();
        change(&mut rules);
        let error = rules
            .validate()
            .expect_err(&format!("row {row}: {field} of {}", preset.key()));
        assert_eq!(error.field(), field, "row {row}: {error}");
        assert!(
            error.to_string().starts_with(&format!("{field}: ")),
            "row {row}: {error}"
        );
        assert_eq!(Game::new(rules, Seed::from_u64(0)), Err(error), "row {row}");
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(
            Rules::from_json(&json).unwrap_err().to_string(),
            error.to_string(),
            "row {row}"
        );
    }
}

#[test]
fn what_makes_sense_is_accepted() {
    #[rustfmt::skip]
    let cases: &[(Preset, Change)] = &[
        (Pairs, |_| {}),
        (Pairs, |rules| rules.jokers = true),
        (Whiz, |rules| rules.jokers = true),
        (Solo, |rules| rules.jokers = true),
        (Solo, |rules| rules.moon = Some(250)),
        (Pairs, |rules| rules.ten = TEN),
        (Solo, |rules| rules.ten = TEN),
        (OpenDraft, |rules| rules.ten = TEN),
        (Suicide, |rules| rules.ten = TEN),
        (ThreeHanded, |rules| rules.ten = TEN),
        (Moonshot, |rules| rules.ten = TEN),
        (Solo, |rules| rules.blind_nil = Some(100)),
        (Solo, |rules| rules.bidding = BiddingRule::Mirror),
        (Pairs, |rules| rules.bags.points = -1),
        (Whiz, |rules| rules.set_cost = SetCost::Nothing),
        (Pairs, |rules| rules.double_nil = true),
        (Whiz, |rules| rules.double_nil = true),
        (Pairs, |rules| rules.end.floor = None),
        (Pairs, |rules| (rules.end.target, rules.end.rounds) = (None, Some(10))),
        (Pairs, |rules| (rules.end.rounds, rules.end.cap) = (Some(5), 5)),
        (Pairs, |rules| rules.nil_failure = NilFailure::Bags),
        (ThreeHanded, |rules| rules.blind_nil = Some(200)),
        (ClosedDraft, |rules| rules.blind_nil = Some(200)),
        (OpenDraft, |rules| rules.bidding = BiddingRule::Whiz),
        (ClosedDraft, |rules| rules.renege = Renege::Penalised),
        (Moonshot, |rules| (rules.bids_first, rules.leads_first) = (Starter::Second, Starter::Second)),
    ];
    for (row, &(preset, change)) in cases.iter().enumerate() {
        let mut rules = Rules {
            blind_nil: None,
            ..preset.rules()
        };
        change(&mut rules);
        assert_eq!(rules.validate(), Ok(()), "row {row}");
        assert!(Game::new(rules, Seed::from_u64(0)).is_ok());
    }
}

/// The table of presets in the rule book, line by line.
#[test]
fn the_presets_are_those_of_the_rule_book() {
    // Key, players, nil, blind nil, moon, bag limit, penalty, carry, target, floor.
    #[rustfmt::skip]
    let cases = [
        ("open_draft", 2, 100, Some(200), None, 10, 100, true, 500, None),
        ("closed_draft", 2, 100, None, None, 10, 100, true, 300, None),
        ("moonshot", 2, 100, None, Some(250), 10, 100, true, 500, None),
        ("pairs", 4, 100, Some(200), None, 10, 100, false, 200, Some(-150)),
        ("solo", 4, 50, None, None, 5, 50, false, 200, None),
        ("suicide", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("whiz", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("mirror", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("three_handed", 3, 100, None, None, 10, 100, false, 200, Some(-150)),
    ];
    assert_eq!(Preset::ALL.map(Preset::key), cases.map(|row| row.0));
    for (key, players, nil, blind_nil, moon, limit, penalty, carry, target, floor) in cases {
        let rules = Preset::from_key(key).unwrap().rules();
        assert_eq!(
            (rules.players, rules.nil, rules.blind_nil, rules.moon),
            (players, nil, blind_nil, moon),
            "{key}"
        );
        assert_eq!(
            (rules.bags.limit, rules.bags.penalty, rules.bags.carry),
            (limit, penalty, carry),
            "{key}"
        );
        assert_eq!((rules.end.target, rules.end.floor), (Some(target), floor), "{key}");
        assert_eq!(
            (rules.end.rounds, rules.end.cap, rules.end.level_plays_on),
            (None, 100, true),
            "{key}"
        );
        assert_eq!(rules.renege, Renege::Prevented, "{key}");
        let second = if key == "open_draft" {
            Starter::Second
        } else {
            Starter::First
        };
        assert_eq!((rules.bids_first, rules.leads_first), (Starter::First, second), "{key}");
        let bags = if key == "moonshot" {
            NilFailure::Bags
        } else {
            NilFailure::Penalty
        };
        assert_eq!(rules.nil_failure, bags, "{key}");
        assert!(!rules.jokers && !rules.double_nil, "{key}");
    }
    assert_eq!(Preset::from_key("custom"), None);
}
