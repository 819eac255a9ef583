//! Helpers shared by several tests and the fuzz targets: matches driven by a tape of bytes, and invariants that hold at any point.
#![allow(dead_code, reason = "every test uses its own part of this")]

pub mod round;

use spades_rules::{
    Action, BagRule, BelowTotal, BiddingRule, BlindBidFailure, Card, CardSet, EndRule, FirstTrick, Game, HandBuilding,
    Leader, MAX_LEGAL, MinBid, Misdeal, Moon, MoonFailure, NilFailure, PassOrder, Phase, Preset, Removed, Renege,
    Rules, SetCost, Sides, SpadesLead, Starter, Ten, Trumps, View,
};

/// Choices taken from bytes; all zero once they run out, so that shorter tapes give simpler matches.
pub struct Tape<'a>(pub &'a [u8]);

impl Tape<'_> {
    pub fn ended(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            None => 0,
            Some((&byte, rest)) => {
                self.0 = rest;
                byte
            }
        }
    }

    pub fn choose(&mut self, count: usize) -> usize {
        usize::from(self.byte()) % count
    }

    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.choose(among.len())]
    }

    pub fn flag(&mut self) -> bool {
        self.choose(2) == 1
    }
}

/// Returns valid rules of any kind: a preset, or fields chosen one by one.
pub fn rules_from(tape: &mut Tape) -> Rules {
    let preset = tape.choose(Preset::ALL.len() + 3);
    if let Some(preset) = Preset::ALL.get(preset) {
        return preset.rules();
    }
    let players = tape.pick(&[2, 2, 3, 4, 4]);
    let (two, three) = (players == 2, players == 3);
    let sides = match players {
        3 => Sides::Dummy,
        4 => tape.pick(&[Sides::Partners, Sides::Single]),
        _ => Sides::Single,
    };
    let partners = sides == Sides::Partners;
    let bidding = bidding_from(tape, sides);
    let free = bidding == BiddingRule::Free;
    let (bids_first, leads_first) = if two {
        let bids_first = tape.pick(&[Starter::First, Starter::Second]);
        (
            bids_first,
            tape.pick(&[Leader::First, Leader::Second, Leader::HighestBidder]),
        )
    } else {
        let leaders = [Leader::First, Leader::First, Leader::HighestBidder, Leader::LowClub];
        (Starter::First, tape.pick(&leaders))
    };
    let nil_failure = tape.pick(&[NilFailure::Penalty, NilFailure::Bags]);
    let double_nil = tape.flag() && partners && bidding != BiddingRule::Suicide && nil_failure == NilFailure::Penalty;
    let target = tape.pick(&[None, Some(1), Some(60), Some(200), Some(10_000)]);
    let rounds = if target.is_none() || tape.flag() {
        Some(tape.pick(&[1, 2, 5]))
    } else {
        None
    };
    let rules = Rules {
        players,
        sides,
        hands: if two {
            tape.pick(&[
                HandBuilding::OpenDraft,
                HandBuilding::ClosedDraft,
                HandBuilding::Deal,
                HandBuilding::UnseenDraft,
            ])
        } else {
            HandBuilding::Deal
        },
        trumps: tape.pick(Trumps::ALL),
        removed: tape.pick(Removed::ALL),
        bidding,
        bids_first,
        leads_first,
        nil: Some(tape.pick(&[0, 50, 100, 10_000])),
        nil_failure,
        blind_nil: if free {
            tape.pick(&[None, Some(200), Some(10_000)])
        } else {
            None
        },
        moon: if free && !partners && !three {
            tape.pick(&[None, Some(Moon::Points(250))])
        } else {
            None
        },
        double_nil,
        failed_nil_helps_partner: tape.flag(),
        failed_nil_bags: tape.flag(),
        bags: bags_from(tape),
        first_trick: first_trick_from(tape, two),
        renege: if two {
            tape.pick(&[Renege::Prevented, Renege::Penalized])
        } else {
            Renege::Prevented
        },
        end: end_from(tape, target, rounds),
        // The rules of tables are added below.
        ..Preset::Pairs.rules()
    };
    let rules = with_table_rules(tape, rules);
    let rules = with_passing(tape, rules);
    with_bids_of_tables(tape, rules)
}

fn first_trick_from(tape: &mut Tape, two: bool) -> FirstTrick {
    use FirstTrick::{Free, LowestClubs, NoSpade};
    if two {
        return Free;
    }
    tape.pick(&[Free, Free, NoSpade, LowestClubs])
}

fn bags_from(tape: &mut Tape) -> BagRule {
    BagRule {
        limit: tape.pick(&[1, 5, 10, 255]),
        penalty: tape.pick(&[0, 50, 10_000]),
        carry: tape.flag(),
        points: 1,
    }
}

fn end_from(tape: &mut Tape, target: Option<i32>, rounds: Option<u16>) -> EndRule {
    EndRule {
        target,
        floor: tape.pick(&[None, Some(-1), Some(-150)]),
        rounds,
        cap: tape.pick(&[5, 20, 1000]),
        sets: None,
        sets_in_a_row: None,
        level_plays_on: tape.flag(),
    }
}

/// Adds passing where there are partners.
fn with_passing(tape: &mut Tape, mut rules: Rules) -> Rules {
    if rules.sides == Sides::Partners && tape.flag() {
        rules.pass.nil = tape.pick(&[0, 1, 2, 4]);
        rules.pass.blind_nil = if rules.blind_nil.is_some() {
            tape.pick(&[0, 2, 3])
        } else {
            0
        };
        rules.pass.order = tape.pick(&[PassOrder::BidderFirst, PassOrder::Together]);
    }
    rules
}

/// Adds rules of bids where bids are free.
fn with_bids_of_tables(tape: &mut Tape, mut rules: Rules) -> Rules {
    let dummy = rules.sides == Sides::Dummy;
    if rules.bidding != BiddingRule::Free || tape.flag() {
        return rules;
    }
    rules.min_bid.player = tape.pick(&[1, 1, 2, 4]);
    if !dummy {
        rules.blind_bid = tape.pick(&[None, Some(4), Some(6), Some(7)]);
        rules.blind_bid_failure = tape.pick(&[BlindBidFailure::Double, BlindBidFailure::Single]);
        rules.first_round.bids_itself = tape.flag() && rules.end.rounds != Some(1);
        if rules.first_round.bids_itself && (rules.sides == Sides::Partners || rules.players == 2) {
            rules.first_round.min_tricks = tape.pick(&[None, Some(1), Some(4), Some(6)]);
        }
        rules.min_bid = MinBid {
            player: rules.min_bid.player,
            side: tape.pick(&[None, Some(2), Some(4), Some(7)]),
            total: tape.pick(&[None, Some(8), Some(11), Some(12)]),
            below_total: tape.pick(&[BelowTotal::ThrowIn, BelowTotal::Raise]),
        };
        rules.total_not_thirteen = tape.flag();
    }
    if rules.sides == Sides::Partners && !rules.double_nil {
        rules.nil_partner_min = tape.pick(&[None, Some(1), Some(4), Some(5)]);
    }
    if tape.flag() && !rules.double_nil {
        (rules.pass.nil, rules.pass.blind_nil) = (0, 0);
        (rules.nil, rules.blind_nil, rules.nil_partner_min) = (None, None, None);
    }
    rules
}

/// Adds rules of tables, which are newer than the others.
fn with_table_rules(tape: &mut Tape, rules: Rules) -> Rules {
    let by_spades = matches!(rules.bidding, BiddingRule::Whiz | BiddingRule::Mirror);
    let moon = tape.pick(&[None, Some(Moon::Points(200)), Some(Moon::WinsMatch)]);
    let with_moon = !by_spades && rules.sides != Sides::Dummy;
    let end = EndRule {
        sets: tape.pick(&[None, None, Some(1), Some(3)]),
        sets_in_a_row: tape.pick(&[None, None, Some(2)]),
        ..rules.end
    };
    let dealt = rules.hands == HandBuilding::Deal;
    Rules {
        misdeal: if dealt {
            tape.pick(&[Misdeal::None, Misdeal::NoSpades])
        } else {
            Misdeal::None
        },
        moon: if with_moon { moon } else { None },
        moon_failure: tape.pick(&[MoonFailure::Bags, MoonFailure::Set]),
        end,
        blind_behind: tape.pick(&[None, None, Some(50), Some(100), Some(300)]),
        spades_lead: tape.pick(&[SpadesLead::Broken, SpadesLead::AnyTime]),
        ten: Some(tape.pick(&TENS)).filter(|_| !by_spades && tape.flag()),
        set_cost: tape.pick(&[SetCost::Bid, SetCost::Nothing]),
        bags: BagRule {
            points: tape.pick(&[1, 1, 0, -1]),
            ..rules.bags
        },
        ..rules
    }
}

/// Points of a ten: as tables play it, flat, free, and the most that is allowed.
const TENS: [Ten; 5] = [
    Ten { made: 200, failed: 100 },
    Ten { made: 200, failed: 200 },
    Ten { made: 100, failed: 0 },
    Ten { made: 0, failed: 150 },
    Ten {
        made: 10_000,
        failed: 10_000,
    },
];

/// Returns a bidding rule that these sides may have.
fn bidding_from(tape: &mut Tape, sides: Sides) -> BiddingRule {
    match sides {
        Sides::Dummy => BiddingRule::Free,
        Sides::Single => tape.pick(&[
            BiddingRule::Free,
            BiddingRule::Free,
            BiddingRule::Whiz,
            BiddingRule::Mirror,
        ]),
        Sides::Partners => tape.pick(&[
            BiddingRule::Free,
            BiddingRule::Whiz,
            BiddingRule::Mirror,
            BiddingRule::Suicide,
        ]),
    }
}

/// Every action that can be written down, and some more.
pub fn conceivable() -> impl Iterator<Item = Action> {
    [
        Action::BlindNil,
        Action::Look,
        Action::Misdeal,
        Action::Draw,
        Action::Keep,
        Action::Discard,
        Action::Settle,
        Action::NextRound,
    ]
    .into_iter()
    .chain((0..=15).chain([255]).map(Action::Bid))
    .chain((0..=15).chain([255]).map(Action::BlindBid))
    .chain((0..=4).chain([255]).map(Action::Call))
    .chain((0..).map_while(Card::from_index).map(Action::Pass))
    .chain((0..).map_while(Card::from_index).map(Action::Play))
}

/// Applies one of the legal actions; prefers play and bids to calls and settlements, or rounds would be short.
pub fn act(game: &mut Game, tape: &mut Tape) -> bool {
    let legal = game.legal_actions();
    if legal.is_empty() {
        return false;
    }
    let calls = legal.iter().filter(|action| matches!(action, Action::Call(_))).count();
    let usual = legal.len() - calls;
    let choice = tape.byte();
    let action = if calls > 0 && choice >= 250 {
        legal[usual + usize::from(choice) % calls]
    } else {
        legal[usize::from(choice) % usual]
    };
    game.apply(action)
        .unwrap_or_else(|why| panic!("{action} was offered and refused: {why}"));
    true
}

/// Checks the invariants of every point of every match.
pub fn check(game: &Game) {
    let views: Vec<View> = (0..usize::from(game.rules().players))
        .map(|seat| game.view(seat))
        .collect();
    check_cards(game, &views);
    check_turn(game);
    check_scores(game);
    for view in &views {
        assert_eq!(view.legal[..], game.legal_for(view.viewer)[..]);
        assert_eq!(view.check(), Ok(()), "{view:?}");
        assert!(view.hand.is_none_or(|hand| hand == game.hand(view.viewer)));
        assert!(view.hand.is_some() || matches!(view.phase, Phase::Draft | Phase::Bidding));
    }
}

/// Checks that all 52 cards are somewhere, and none of them twice.
fn check_cards(game: &Game, views: &[View]) {
    let shown = |index: usize, seat: usize| views[seat].discards[index].card;
    let thrown = views[0].discards.iter().enumerate();
    let discards: Vec<Card> = thrown
        .filter_map(|(index, discard)| shown(index, discard.seat))
        .collect();
    let unseen = views[0].discards.len() - discards.len();
    assert!(
        unseen == 0 || game.rules().hands == HandBuilding::UnseenDraft,
        "the thrower saw it"
    );
    let drawn: Vec<Card> = views.iter().filter_map(|view| view.drawn).collect();
    assert_eq!(drawn.len(), usize::from(views[0].drawn_by.is_some()));
    let hands = (0..game.hands()).flat_map(|seat| game.hand(seat));
    let all: Vec<Card> = hands
        .chain(game.plays().map(|(_, card)| card))
        .chain(discards)
        .chain(drawn)
        .collect();
    let set: CardSet = all.iter().copied().collect();
    assert_eq!(set.len(), all.len(), "a card is in two places");
    assert!(
        set.difference(game.rules().deck()).is_empty(),
        "a card is not of the deck"
    );
    if !views[0].commitment.is_empty() {
        let dealt = game.rules().hands == HandBuilding::Deal;
        let in_play = if dealt { 13 * game.hands() } else { 52 };
        assert_eq!(all.len() + unseen + usize::from(views[0].stock), in_play);
    }
}

/// Checks that legal actions belong to the right seats, and that the tricks match the cards played.
fn check_turn(game: &Game) {
    let legal = game.legal_actions();
    assert!(legal.len() <= MAX_LEGAL);
    assert_eq!(legal.is_empty(), game.phase() == Phase::MatchEnd);
    let players = usize::from(game.rules().players);
    for action in &legal {
        assert_eq!(legal.iter().filter(|other| *other == action).count(), 1);
        let open_to = (0..players)
            .filter(|&seat| game.legal_for(seat).contains(action))
            .count();
        let anybody = matches!(action, Action::Settle | Action::NextRound);
        assert_eq!(open_to, if anybody { players } else { 1 }, "{action}");
    }
    assert_eq!(game.legal_for(players).len(), 0);
    assert_eq!(game.takers().len(), game.plays().len() / game.hands());
    assert_eq!(usize::from(game.tricks().iter().sum::<u8>()), game.takers().len());
    assert_eq!(
        game.broken(),
        game.rules().spades_lead == SpadesLead::AnyTime
            || game.plays().any(|(_, card)| card.suit() == spades_rules::Suit::Spades)
    );
    assert_eq!(
        game.actor().is_some(),
        matches!(
            game.phase(),
            Phase::Draft | Phase::Bidding | Phase::Passing | Phase::Play
        )
    );
    if let Some(hand) = game.hand_to_play() {
        let lawful = game.lawful();
        assert!(!lawful.is_empty() && lawful.difference(game.hand(hand)).is_empty());
    }
}

/// Checks that the sheet adds up, and that bags stay below the limit.
fn check_scores(game: &Game) {
    let over = game.phase().is_scored();
    assert_eq!(game.sheet().len(), if over { game.rules().side_count() } else { 0 });
    for (side, sheet) in game.sheet().iter().enumerate() {
        let points = sheet.contract_points + sheet.nil_points + sheet.bag_points + sheet.bag_penalty;
        assert_eq!(sheet.total, points + sheet.renege_points);
        assert_eq!(
            (sheet.score, sheet.bags_after),
            (game.scores()[side], game.bags()[side])
        );
    }
    assert!(game.bags().iter().all(|&bags| bags < game.rules().bags.limit));
    assert_eq!(game.winners().is_some(), game.phase() == Phase::MatchEnd);
    assert!(game.round() <= game.rules().end.cap);
    assert!(over || game.receipt().is_none());
}

/// Checks that legal actions are accepted, and all others rejected with the game unchanged.
pub fn check_actions(game: &Game) {
    let legal = game.legal_actions();
    for action in conceivable() {
        let mut next = game.clone();
        match next.apply(action) {
            Ok(events) => {
                assert!(legal.contains(&action), "{action} was not offered and accepted");
                assert!(!events.is_empty());
                assert_eq!(next.action_count(), game.action_count() + 1);
            }
            Err(why) => {
                assert!(!legal.contains(&action), "{action} was offered and refused: {why}");
                assert!(next == *game, "{action} was refused and changed the game");
                assert!(why.to_string().ends_with('.'));
            }
        }
    }
}
