//! Every invalid combination of rules, with the field that is rejected.

use spades_rules::Preset::{ClosedDraft, Mirror, Moonshot, OpenDraft, Pairs, Solo, Suicide, ThreeHanded, Whiz};
use spades_rules::{
    BelowTotal, BiddingRule, BlindBidFailure, FirstTrick, Game, HandBuilding, Leader, Misdeal, Moon, MoonFailure,
    NilFailure, PassOrder, Preset, Removed, Renege, Rules, Seed, SetCost, Sides, SpadesLead, Starter, Ten, Trumps,
    Value,
};

type Change = fn(&mut Rules);

const MOON: Option<Moon> = Some(Moon::Points(250));

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
    (Solo, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (OpenDraft, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Suicide, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Whiz, "bidding"),
    (ThreeHanded, |rules| rules.bidding = BiddingRule::Mirror, "bidding"),
    (Pairs, |rules| rules.bids_first = Starter::Second, "bids_first"),
    (ThreeHanded, |rules| rules.bids_first = Starter::Second, "bids_first"),
    (Pairs, |rules| rules.leads_first = Leader::Second, "leads_first"),
    (OpenDraft, |rules| rules.leads_first = Leader::LowClub, "leads_first"),
    (OpenDraft, |rules| rules.first_trick = FirstTrick::NoSpade, "first_trick"),
    (OpenDraft, |rules| rules.first_trick = FirstTrick::LowestClubs, "first_trick"),
    (Pairs, |rules| rules.nil = Some(-1), "nil"),
    (Pairs, |rules| rules.nil = Some(10_001), "nil"),
    (Pairs, |rules| rules.nil = Some(i32::MAX), "nil"),
    (Pairs, |rules| rules.nil = None, "nil"),
    (Suicide, |rules| rules.nil = None, "nil"),
    (Whiz, |rules| rules.nil = None, "nil"),
    (Mirror, |rules| rules.nil = None, "nil"),
    (Pairs, |rules| (rules.nil, rules.blind_nil, rules.double_nil) = (None, None, true), "nil"),
    (Pairs, |rules| (rules.nil, rules.blind_nil, rules.nil_partner_min) = (None, None, Some(4)), "nil"),
    (Pairs, |rules| rules.min_bid.player = 0, "min_bid.player"),
    (Pairs, |rules| rules.min_bid.player = 5, "min_bid.player"),
    (Whiz, |rules| rules.min_bid.player = 2, "min_bid.player"),
    (Mirror, |rules| rules.min_bid.player = 2, "min_bid.player"),
    (Suicide, |rules| rules.min_bid.player = 2, "min_bid.player"),
    (Pairs, |rules| rules.min_bid.side = Some(1), "min_bid.side"),
    (Pairs, |rules| rules.min_bid.side = Some(8), "min_bid.side"),
    (Whiz, |rules| rules.min_bid.side = Some(4), "min_bid.side"),
    (Mirror, |rules| rules.min_bid.side = Some(4), "min_bid.side"),
    (Suicide, |rules| rules.min_bid.side = Some(4), "min_bid.side"),
    (ThreeHanded, |rules| rules.min_bid.side = Some(4), "min_bid.side"),
    (Pairs, |rules| rules.min_bid.total = Some(7), "min_bid.total"),
    (Pairs, |rules| rules.min_bid.total = Some(13), "min_bid.total"),
    (Whiz, |rules| rules.min_bid.total = Some(11), "min_bid.total"),
    (Mirror, |rules| rules.min_bid.total = Some(11), "min_bid.total"),
    (Suicide, |rules| rules.min_bid.total = Some(11), "min_bid.total"),
    (ThreeHanded, |rules| rules.min_bid.total = Some(11), "min_bid.total"),
    (Whiz, |rules| rules.total_not_thirteen = true, "total_not_thirteen"),
    (Mirror, |rules| rules.total_not_thirteen = true, "total_not_thirteen"),
    (Suicide, |rules| rules.total_not_thirteen = true, "total_not_thirteen"),
    (ThreeHanded, |rules| rules.total_not_thirteen = true, "total_not_thirteen"),
    (Pairs, |rules| rules.nil_partner_min = Some(0), "nil_partner_min"),
    (Pairs, |rules| rules.nil_partner_min = Some(6), "nil_partner_min"),
    (Solo, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (OpenDraft, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (ThreeHanded, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (Whiz, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (Mirror, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (Suicide, |rules| rules.nil_partner_min = Some(4), "nil_partner_min"),
    (Pairs, |rules| (rules.nil_partner_min, rules.double_nil) = (Some(4), true), "nil_partner_min"),
    (Pairs, |rules| rules.blind_nil = Some(-200), "blind_nil"),
    (Pairs, |rules| rules.blind_nil = Some(i32::MIN), "blind_nil"),
    (Suicide, |rules| rules.blind_nil = Some(200), "blind_nil"),
    (Whiz, |rules| rules.blind_nil = Some(200), "blind_nil"),
    (Pairs, |rules| rules.bidding = BiddingRule::Mirror, "blind_nil"),
    (Pairs, |rules| rules.blind_behind = Some(49), "blind_behind"),
    (Pairs, |rules| rules.blind_behind = Some(301), "blind_behind"),
    (OpenDraft, |rules| rules.moon = Some(Moon::Points(-1)), "moon"),
    (OpenDraft, |rules| rules.moon = Some(Moon::Points(10_001)), "moon"),
    (ThreeHanded, |rules| rules.moon = MOON, "moon"),
    (Whiz, |rules| rules.moon = Some(Moon::WinsMatch), "moon"),
    (Solo, |rules| (rules.moon, rules.bidding) = (MOON, BiddingRule::Mirror), "moon"),
    (Pairs, |rules| rules.end.sets = Some(0), "end.sets"),
    (Pairs, |rules| rules.end.sets = Some(6), "end.sets"),
    (Pairs, |rules| rules.end.sets_in_a_row = Some(1), "end.sets_in_a_row"),
    (Pairs, |rules| rules.end.sets_in_a_row = Some(6), "end.sets_in_a_row"),
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
    (Pairs, |rules| rules.renege = Renege::Penalized, "renege"),
    (ThreeHanded, |rules| rules.renege = Renege::Penalized, "renege"),
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
fn nonsense_is_refused() {
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
fn sensible_rules_are_accepted() {
    #[rustfmt::skip]
    let cases: &[(Preset, Change)] = &[
        (Pairs, |_| {}),
        (Pairs, |rules| rules.trumps = Trumps::Jokers),
        (Whiz, |rules| rules.trumps = Trumps::JokersDeuces),
        (Solo, |rules| (rules.trumps, rules.removed) = (Trumps::Jokers, Removed::Red)),
        (OpenDraft, |rules| rules.trumps = Trumps::JokersDeuces),
        (ClosedDraft, |rules| (rules.trumps, rules.removed) = (Trumps::Deuce, Removed::Red)),
        (ThreeHanded, |rules| rules.trumps = Trumps::JokersDeuce),
        (Mirror, |rules| rules.trumps = Trumps::JokersDeuces),
        (Solo, |rules| rules.moon = MOON),
        (Pairs, |rules| rules.moon = Some(Moon::WinsMatch)),
        (Suicide, |rules| (rules.moon, rules.moon_failure) = (MOON, MoonFailure::Set)),
        (Whiz, |rules| rules.moon_failure = MoonFailure::Set),
        (ThreeHanded, |rules| (rules.end.sets, rules.end.sets_in_a_row) = (Some(3), Some(2))),
        (Mirror, |rules| rules.end.sets = Some(1)),
        (Pairs, |rules| rules.ten = TEN),
        (Solo, |rules| rules.ten = TEN),
        (OpenDraft, |rules| rules.ten = TEN),
        (Suicide, |rules| rules.ten = TEN),
        (ThreeHanded, |rules| rules.ten = TEN),
        (Moonshot, |rules| rules.ten = TEN),
        (Solo, |rules| rules.blind_nil = Some(100)),
        (Solo, |rules| rules.bidding = BiddingRule::Mirror),
        (Whiz, |rules| rules.blind_behind = Some(100)),
        (ThreeHanded, |rules| (rules.blind_nil, rules.blind_behind) = (Some(200), Some(50))),
        (OpenDraft, |rules| rules.spades_lead = SpadesLead::AnyTime),
        (OpenDraft, |rules| rules.leads_first = Leader::HighestBidder),
        (Mirror, |rules| (rules.leads_first, rules.first_trick) = (Leader::LowClub, FirstTrick::NoSpade)),
        (ThreeHanded, |rules| (rules.leads_first, rules.first_trick) = (Leader::LowClub, FirstTrick::LowestClubs)),
        (Suicide, |rules| (rules.leads_first, rules.first_trick) = (Leader::HighestBidder, FirstTrick::LowestClubs)),
        (Mirror, |rules| rules.spades_lead = SpadesLead::AnyTime),
        (Pairs, |rules| rules.nil = None),
        (Solo, |rules| rules.nil = None),
        (OpenDraft, |rules| rules.nil = None),
        (OpenDraft, |rules| rules.hands = HandBuilding::Deal),
        (Solo, |rules| rules.players = 2),
        (ThreeHanded, |rules| rules.nil = None),
        (Pairs, |rules| rules.nil_partner_min = Some(4)),
        (Pairs, |rules| (rules.min_bid.side, rules.min_bid.total) = (Some(4), Some(11))),
        (Solo, |rules| (rules.min_bid.side, rules.total_not_thirteen) = (Some(4), true)),
        (OpenDraft, |rules| (rules.min_bid.side, rules.min_bid.total) = (Some(4), Some(11))),
        (ThreeHanded, |rules| rules.min_bid.player = 4),
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
        (ClosedDraft, |rules| rules.renege = Renege::Penalized),
        (Moonshot, |rules| (rules.bids_first, rules.leads_first) = (Starter::Second, Leader::Second)),
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
        ("moonshot", 2, 100, None, MOON, 10, 100, true, 500, None),
        ("pairs", 4, 100, Some(200), None, 10, 100, false, 200, Some(-150)),
        ("solo", 4, 50, None, None, 5, 50, false, 200, None),
        ("suicide", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("whiz", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("mirror", 4, 100, None, None, 10, 100, false, 200, Some(-150)),
        ("three_handed", 3, 100, None, None, 10, 100, false, 200, Some(-150)),
    ];
    assert_eq!(
        Preset::ALL[..Preset::FIRST]
            .iter()
            .map(|preset| preset.key())
            .collect::<Vec<_>>(),
        cases.map(|row| row.0)
    );
    for (key, players, nil, blind_nil, moon, limit, penalty, carry, target, floor) in cases {
        let rules = Preset::from_key(key).unwrap().rules();
        assert_eq!(
            (rules.players, rules.nil, rules.blind_nil, rules.moon),
            (players, Some(nil), blind_nil, moon),
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
            Leader::Second
        } else {
            Leader::First
        };
        assert_eq!((rules.bids_first, rules.leads_first), (Starter::First, second), "{key}");
        let bags = if key == "moonshot" {
            NilFailure::Bags
        } else {
            NilFailure::Penalty
        };
        assert_eq!(rules.nil_failure, bags, "{key}");
        assert!(rules.trumps == Trumps::Ace && !rules.double_nil, "{key}");
    }
    assert_eq!(Preset::from_key("custom"), None);
}

/// Fields that all presets of tables share.
#[test]
fn the_presets_of_tables_share_what_their_specification_says() {
    for preset in &Preset::ALL[Preset::FIRST..] {
        let rules = preset.rules();
        assert_eq!(
            (rules.players, rules.sides, rules.hands),
            (4, Sides::Partners, HandBuilding::Deal)
        );
        assert_eq!(
            (rules.bidding, rules.removed, rules.misdeal),
            (BiddingRule::Free, Removed::Minor, Misdeal::None)
        );
        assert_eq!((rules.bids_first, rules.leads_first), (Starter::First, Leader::First));
        assert!(!rules.failed_nil_helps_partner && rules.failed_nil_bags && !rules.double_nil && rules.bags.carry);
        assert!(!rules.total_not_thirteen && rules.nil_failure == NilFailure::Penalty);
        assert_eq!(
            (rules.min_bid.player, rules.min_bid.below_total),
            (1, BelowTotal::ThrowIn)
        );
        assert_eq!(
            (rules.blind_bid_failure, rules.pass.order),
            (BlindBidFailure::Double, PassOrder::BidderFirst)
        );
        assert_eq!((rules.set_cost, rules.renege), (SetCost::Bid, Renege::Prevented));
        assert_eq!(
            (rules.end.cap, rules.end.rounds, rules.end.level_plays_on),
            (100, None, true)
        );
        assert_eq!(rules.end.sets_in_a_row, None);
        assert_eq!(rules.validate(), Ok(()));
    }
}

/// The table of the specification, by its keys: one column a preset.
#[test]
fn the_presets_of_tables_are_those_of_their_specification() {
    let table = "
        key                    | classic | jjdd          | jjda         | ace_high | pass_two      | lowest_club
        trumps                 | ace     | jokers_deuces | jokers_deuce | ace      | jokers_deuces | ace
        min_bid.side           | off     | 4             | 4            | 4        | 4             | off
        min_bid.total          | off     | off           | 11           | off      | off           | off
        nil                    | 100     | off           | off          | off      | 100           | 100
        nil_partner_min        | off     | off           | off          | off      | off           | 1
        blind_nil              | 200     | off           | off          | off      | 200           | 200
        blind_behind           | 100     | 100           | off          | off      | off           | 100
        blind_bid              | off     | 6             | off          | off      | off           | off
        pass.nil               | 0       | 0             | 0            | 0        | 2             | 0
        pass.blind_nil         | 0       | 0             | 0            | 0        | 2             | 2
        ten.made               | off     | 200           | 200          | 150      | 200           | off
        ten.failed             | off     | 100           | 100          | 150      | 200           | off
        moon                   | off     | wins_match    | wins_match   | 200      | off           | off
        moon_failure           | bags    | set           | set          | set      | bags          | bags
        bags.limit             | 10      | 10            | 10           | 10       | 10            | 10
        bags.penalty           | 100     | 100           | 0            | 0        | 100           | 100
        bags.points            | 1       | 0             | 0            | 0        | 1             | 1
        spades_lead            | broken  | broken        | broken       | any_time | broken        | broken
        first_trick            | free    | free          | free         | free     | free          | lowest_clubs
        first_round.bids_itself | false  | false         | true         | false    | false         | false
        first_round.min_tricks | off     | off           | 4            | off      | off           | off
        end.target             | 500     | 350           | 350          | 350      | 500           | 500
        end.floor              | -200    | off           | off          | off      | off           | off
        end.sets               | off     | 2             | 2            | 2        | off           | off";
    let rows = table.trim().lines().map(|line| line.split('|').map(str::trim));
    let mut rows = rows.map(Iterator::collect::<Vec<_>>);
    let presets: Vec<Preset> = rows.next().unwrap()[1..]
        .iter()
        .map(|key| Preset::from_key(key).unwrap())
        .collect();
    for row in rows {
        let field = Rules::field(row[0]).unwrap();
        for (preset, &wanted) in presets.iter().zip(&row[1..]) {
            let value = match field.get(&preset.rules()) {
                Value::Switch(on) => on.to_string(),
                Value::Choice(key) => key.to_owned(),
                Value::Number(number) => number.to_string(),
                Value::Off => "off".to_owned(),
            };
            assert_eq!(value, wanted, "{} of {}", row[0], preset.key());
        }
    }
}
