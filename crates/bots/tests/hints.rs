//! Hints and reviews in every game: every option has a value, the best one a reason, and a review agrees with the hints.

use spades_bots::{
    Advice, Alike, Decision, Fate, Gain, Hint, Level, NilCards, Odds, Outlook, Progress, Reason, Review,
    ReviewedDecision, ScoreGap, Settled, SideBid, Stake, Tactic, proven_call,
};
use spades_rules::{Action, Card, CardSet, Game, Phase, Preset, Renege, Rules, Seed, Sides, Suit, Trumps, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

fn advice(view: &View, seed: u64) -> Advice {
    let mut hint = Hint::new(view, seed);
    loop {
        if let Some(advice) = hint.step(5000) {
            return advice.clone();
        }
    }
}

/// Returns all presets, jokers, and reneges that can be called.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Preset::ALL.into_iter().map(Preset::rules).collect();
    all.push(Rules {
        trumps: Trumps::JokersDeuces,
        ..Preset::Pairs.rules()
    });
    for preset in [Preset::OpenDraft, Preset::ClosedDraft] {
        all.push(Rules {
            renege: Renege::Penalized,
            ..preset.rules()
        });
    }
    all
}

/// Plays one round, Intermediate against itself, and passes the view of every decision to `look`.
fn round(rules: Rules, seed: u64, mut look: impl FnMut(&Game, &View)) -> Game {
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    while let Some(seat) = game.actor() {
        let view = game.view(seat);
        look(&game, &view);
        let action = decide(&view, Level::Intermediate, seed);
        game.apply(action).unwrap();
    }
    game
}

fn check(view: &View, advice: &Advice) {
    let mut legal = view.legal.clone();
    let mut valued: Vec<Action> = advice.options.iter().map(|&(action, _)| action).collect();
    let key = |action: &Action| format!("{action:?}");
    legal.sort_by_key(key);
    valued.sort_by_key(key);
    assert_eq!(valued, legal);
    assert_eq!(advice.options.len(), advice.errors.len());
    assert_eq!(advice.best, advice.options[0].0);
    assert!(
        advice.options.windows(2).all(|pair| pair[0].1 >= pair[1].1 - 1e-9),
        "{:?}",
        advice.options
    );
    assert!(advice.options.iter().all(|option| (0.0..=1.0).contains(&option.1)));
    assert!(advice.errors.iter().all(|error| error.is_finite() && *error >= 0.0));
    check_reason(view, advice);
}

/// Checks that the reason fits the best option, and that everything it states is true.
fn check_reason(view: &View, advice: &Advice) {
    let (best, reason) = (advice.best, advice.reason);
    let two = view.rules.players == 2;
    let known = two && advice.sampled.is_none();
    let about = format!("{best:?}: {reason:?}");
    match (reason, best) {
        (Reason::OnlyChoice, _) => assert!(view.legal.len() == 1 || two, "{about}"),
        (Reason::OnlyCard, Action::Play(card)) => assert_eq!(view.lawful.iter().collect::<Vec<_>>(), [card], "{about}"),
        (Reason::RenegeProved, Action::Call(_)) => assert!(proven_call(view).is_some(), "{about}"),
        (Reason::RenegeUnproved, Action::Call(_)) => assert!(proven_call(view).is_none(), "{about}"),
        (Reason::DraftEven { card }, Action::Keep | Action::Discard) => assert_eq!(Some(card), view.drawn, "{about}"),
        (Reason::DrawnBetter { card, tricks, .. }, Action::Keep)
        | (Reason::NextBetter { card, tricks, .. }, Action::Discard) => {
            assert!(Some(card) == view.drawn && tricks >= 0.05, "{about}");
        }
        (Reason::BlindNilAtThisScore { share, .. }, Action::BlindNil)
        | (Reason::BlindNilTooRare { share }, Action::Draw) => {
            assert!(two && (0.0..1.0).contains(&share), "{about}");
        }
        (Reason::BlindNilFromBehind { .. }, Action::BlindNil) | (Reason::LookFirst, Action::Look) => {
            assert!(!two && view.legal.len() == 2, "{about}");
        }
        (Reason::BidWorthMost { bid }, Action::Bid(tricks)) => assert!(bid == tricks && !known, "{about}"),
        (
            Reason::BidLikely {
                bid, side, odds, next, ..
            },
            Action::Bid(tricks),
        ) => {
            assert!(bid == tricks && bid > 0 && !known, "{about}");
            check_side(view, side, bid, &about);
            fits(odds, advice);
            next.into_iter().for_each(|next| fits(next, advice));
        }
        (Reason::NilLikely { odds, one, .. }, Action::Bid(0)) => {
            fits(odds, advice);
            one.into_iter().for_each(|one| fits(one, advice));
        }
        (Reason::NilCovered { odds, .. }, Action::Bid(0)) => {
            assert_eq!(view.rules.sides, Sides::Partners, "{about}");
            fits(odds, advice);
        }
        (
            Reason::BidFails { bid, .. } | Reason::BidIndifferent { bid, .. } | Reason::BidStands { bid, .. },
            Action::Bid(tricks),
        ) => {
            assert!(bid == tricks && known, "{about}");
        }
        (Reason::NilStands { .. }, Action::Bid(0)) => assert!(known, "{about}"),
        (Reason::PlayKnown { outlook, instead, .. }, Action::Play(_)) => {
            assert!(known, "{about}");
            let decided = matches!(
                outlook,
                Outlook::Settled(Settled::NilFailed) | Outlook::NilStands | Outlook::NilFails
            );
            if decided {
                assert!(view.bids[view.viewer].unwrap().is_nil(), "{about}");
            }
            instead.into_iter().for_each(|instead| worse(instead.card, advice));
        }
        (Reason::PlayTactic { card, tactic, gain, .. }, Action::Play(best)) => {
            assert!(!known && card == best, "{about}");
            check_tactic(view, tactic, card, &about);
            gain.into_iter().for_each(|gain| gained(gain, advice));
        }
        (Reason::PlayAlike { .. }, Action::Play(_)) => assert!(!known, "{about}"),
        (Reason::EveryTrick { card }, Action::Play(best)) => {
            assert!(card == best && view.rules.bids_itself(view.round), "{about}");
        }
        (Reason::PassDangerous { card }, Action::Pass(best)) => {
            assert!(card == best && view.bids[view.viewer].unwrap().is_nil(), "{about}");
        }
        (Reason::PassSpare { card }, Action::Pass(best)) => {
            assert!(card == best && !view.bids[view.viewer].unwrap().is_nil(), "{about}");
        }
        _ => panic!("no reason for it: {about}"),
    }
}

/// Checks that a nil's card does what is said of it.
fn check_tactic(view: &View, tactic: Tactic, card: Card, about: &str) {
    let first = view.running_trick().first().copied();
    let follows = first.is_some_and(|(_, led)| led.suit() == card.suit());
    match tactic {
        Tactic::NilDucks => assert!(follows || card.suit() == Suit::Spades, "{about}"),
        Tactic::NilDiscards => assert!(!follows && card.suit() != Suit::Spades, "{about}"),
        _ => {}
    }
}

/// Checks the reason's facts about the cards against all hands.
fn check_facts(game: &Game, view: &View, advice: &Advice) {
    let about = format!("{:?}: {:?}", advice.best, advice.reason);
    let seats = view.rules.players.into();
    let mut hands: Vec<CardSet> = (0..seats)
        .map(|seat| game.view(seat).hand.unwrap_or_default())
        .collect();
    hands.extend(view.dummy);
    let me = view.hand_to_play.unwrap_or(view.viewer);
    let held = |keep: &dyn Fn(Card) -> bool| {
        let others = hands.iter().enumerate().filter(|&(seat, _)| seat != me);
        others
            .flat_map(|(_, hand)| hand.iter())
            .filter(|&card| keep(card))
            .count()
    };
    let spade = |card: Card| card.suit() == Suit::Spades;
    match advice.reason {
        Reason::PlayKnown {
            card,
            fate,
            stake,
            instead,
            alike,
            ..
        } => {
            check_stake(view, stake, &about);
            check_alike(view, alike, &held, &about);
            assert_eq!(stake.spades_out.map(usize::from), Some(held(&spade)), "{about}");
            let fates = instead.map(|instead| (instead.card, instead.fate));
            for (card, fate) in [(card, fate)].into_iter().chain(fates) {
                check_fate(view, card, fate, &held, &about);
            }
        }
        Reason::PlayTactic { stake, .. } => {
            check_stake(view, stake, &about);
            // While the dummy is covered, its cards count as out; discarded cards are in no hand.
            match (view.rules.players, stake.spades_out) {
                (2, out) => assert_eq!(out, None, "{about}"),
                (4, out) => assert_eq!(out.map(usize::from), Some(held(&spade)), "{about}"),
                _ => {}
            }
        }
        Reason::PlayAlike { alike } => check_alike(view, alike, &held, &about),
        Reason::BidFails { gap, .. } | Reason::BidIndifferent { gap, .. } | Reason::BlindNilFromBehind { gap } => {
            check_gap(view, gap, &about);
        }
        Reason::BidLikely { sources, .. } | Reason::BidStands { sources, .. } => {
            let hand = hands[view.viewer];
            for card in sources.top.iter() {
                let beaten = held(&|other| other.suit() == card.suit() && other > card);
                assert!(hand.contains(card) && beaten == 0, "{about}");
            }
            let spades = sources.top.in_suit(Suit::Spades).len() + usize::from(sources.spades);
            assert_eq!(spades, hand.in_suit(Suit::Spades).len(), "{about}");
            if let Some(suit) = sources.short {
                assert!(suit != Suit::Spades && hand.in_suit(suit).len() <= 1, "{about}");
            }
            let kings = hand
                .iter()
                .filter(|card| card.rank() == 11 && card.suit() != Suit::Spades);
            let guarded = kings.filter(|&king| hand.in_suit(king.suit()).len() > 1 && !sources.top.contains(king));
            assert!(guarded.count() >= usize::from(sources.guarded), "{about}");
        }
        Reason::NilLikely { cards, .. } | Reason::NilCovered { cards, .. } | Reason::NilStands { cards } => {
            check_nil(hands[view.viewer], cards, &about);
        }
        Reason::DrawnBetter { card, drafted, .. } | Reason::NextBetter { card, drafted, .. } => {
            let same = hands[view.viewer].in_suit(card.suit());
            assert_eq!(usize::from(drafted.held), same.len(), "{about}");
            let higher = held(&|other| other.suit() == card.suit() && other > card);
            assert!(
                higher <= drafted.higher.into() && drafted.higher <= 12 - card.rank().min(12) + 2,
                "{about}"
            );
        }
        _ => {}
    }
}

/// Checks the cards that decide a nil against the hand.
fn check_nil(hand: CardSet, cards: NilCards, about: &str) {
    assert_eq!(cards.spade, hand.in_suit(Suit::Spades).last(), "{about}");
    match cards.danger {
        Some(card) => assert_eq!(hand.in_suit(card.suit()).last(), Some(card), "{about}"),
        None => {
            for suit in [Suit::Clubs, Suit::Diamonds, Suit::Hearts] {
                let suit = hand.in_suit(suit);
                let is_high = !suit.is_empty() && suit.iter().all(|card| card.rank() >= 8);
                assert!(!is_high, "{about}: a suit is all high cards");
            }
        }
    }
}

/// Checks the fate of a card against all hands.
fn check_fate(view: &View, card: Card, fate: Fate, held: &dyn Fn(&dyn Fn(Card) -> bool) -> usize, about: &str) {
    let spade = |card: Card| card.suit() == Suit::Spades;
    let higher = |other: Card| other.suit() == card.suit() && other > card;
    let follows = held(&|other| other.suit() == card.suit());
    let led = view.winning_card().map(|(_, led)| led);
    match fate {
        Fate::Open => {}
        Fate::Wins => assert!(led.is_none() && held(&higher) == 0, "{about}"),
        Fate::Takes => assert!(led.is_some_and(|led| card.beats(led)), "{about}"),
        Fate::StaysBelow(best) => assert!(led == Some(best) && !card.beats(best), "{about}"),
        Fate::DrawsLastSpade => assert!(spade(card) && held(&spade) == 1, "{about}"),
        Fate::Ruffed => assert!(!spade(card) && follows == 0 && held(&spade) > 0, "{about}"),
        Fate::LosesTo(best) => assert!(higher(best) && held(&|other| other == best) == 1, "{about}"),
    }
    if fate == Fate::Wins && follows == 0 {
        assert_eq!(held(&spade), 0, "{about}");
    }
}

/// Checks the reason why all cards are equal against all hands.
fn check_alike(view: &View, alike: Alike, held: &dyn Fn(&dyn Fn(Card) -> bool) -> usize, about: &str) {
    let on_the_table = view.winning_card().map(|(_, card)| card);
    let takes = |card: Card| on_the_table.is_some_and(|best| card.beats(best));
    match alike {
        Alike::Unknown => {}
        Alike::BeatenBy(best, suit) => {
            assert_eq!(on_the_table, Some(best), "{about}");
            assert!(!view.lawful.iter().any(takes), "{about}");
            let other = |card: Card| suit.is_some_and(|suit| card.suit() != suit);
            assert!(!view.lawful.iter().any(other), "{about}");
        }
        Alike::Touching(suit) => {
            assert!(view.lawful.iter().all(|card| card.suit() == suit), "{about}");
            let (low, high) = (view.lawful.first().unwrap(), view.lawful.last().unwrap());
            assert_eq!(held(&|card| low < card && card < high), 0, "{about}");
        }
        Alike::AllTake => {
            let last = view.running_trick().len() + 1 == view.hand_counts.len();
            assert!(last && view.lawful.iter().all(takes), "{about}");
        }
        Alike::Decided => {
            for (seat, bid) in view.bids.iter().enumerate() {
                let nil = bid.is_some_and(|bid| bid.is_nil()) && view.tricks[seat] == 0;
                assert!(!nil, "{about}");
            }
        }
    }
}

/// Checks that the score is the match's.
fn check_gap(view: &View, gap: ScoreGap, about: &str) {
    let side = view.rules.side_of(view.viewer);
    let others = view.scores.iter().enumerate().filter(|&(other, _)| other != side);
    let best = others.map(|(_, &score)| score).max().unwrap();
    assert_eq!(gap.lead, view.scores[side] - best, "{about}");
    if let Some(need) = gap.rivals_need {
        assert_eq!(Some(best + need as i32), view.rules.end.target, "{about}");
    }
}

/// Checks that the needed tricks are those of the bids.
fn check_stake(view: &View, stake: Stake, about: &str) {
    let me = view.hand_to_play.unwrap_or(view.viewer);
    let side = |seat: usize| view.rules.team_of(seat, view.dummy_partner);
    let total = |own: bool| {
        let seats = (0..view.bids.len()).filter(|&seat| (side(seat) == side(me)) == own);
        seats
            .filter_map(|seat| view.bids[seat])
            .map(|bid| bid.tricks())
            .sum::<u8>()
    };
    let taken = view.tricks.iter().sum::<u8>();
    assert_eq!(stake.left, 13 - taken, "{about}");
    assert!(stake.needed <= stake.left && stake.rivals_need <= stake.left, "{about}");
    assert!(
        stake.needed <= total(true) && stake.rivals_need <= total(false),
        "{about}"
    );
}

/// Checks that a side needs the bids of both partners, as far as they are known.
fn check_side(view: &View, side: SideBid, bid: u8, about: &str) {
    let bids = |seat: usize| view.bids[seat].map(|bid| bid.tricks());
    let partners = view.rules.partner(view.viewer).map(bids);
    match (side, view.rules.sides) {
        (SideBid::Own, Sides::Single) => assert_eq!(partners, None, "{about}"),
        (SideBid::Own, Sides::Partners) => assert_eq!(partners, Some(Some(0)), "{about}"),
        (SideBid::Total(total), Sides::Partners) => assert_eq!(partners, Some(Some(total - bid)), "{about}"),
        (SideBid::Open, Sides::Partners) => assert_eq!(partners, Some(None), "{about}"),
        (SideBid::Open | SideBid::Dummy, Sides::Dummy) => {
            let highest = (0..3).all(|seat| bids(seat) < Some(bid));
            assert_eq!(side == SideBid::Dummy, highest, "{about}");
        }
        _ => panic!("{about}"),
    }
}

/// Checks that odds are over all sampled deals.
fn fits(odds: Odds, advice: &Advice) {
    assert!(odds.met <= odds.of && odds.of > 0, "{odds:?}");
    assert_eq!(Some(odds.of), advice.sampled, "{odds:?}");
}

/// Checks that the card compared with the best one is another one, and worth less.
fn worse(card: Card, advice: &Advice) {
    let other = advice.options.iter().find(|option| option.0 == Action::Play(card));
    assert!(other.unwrap().1 < advice.options[0].1, "{card}");
}

fn gained(gain: Gain, advice: &Advice) {
    match gain {
        Gain::Oftener { odds, card, other, .. } => {
            fits(odds, advice);
            fits(other, advice);
            assert!(odds.share() > other.share(), "{gain:?}");
            worse(card, advice);
        }
        Gain::FewerBags { bags, card, other } => {
            assert!(other > bags, "{gain:?}");
            worse(card, advice);
        }
        Gain::Little { card } => worse(card, advice),
    }
}

#[test]
fn every_option_of_every_game_has_its_worth() {
    for rules in all_rules() {
        let mut number = 0;
        round(rules, 2, |game, view| {
            number += 1;
            if number % 13 == 1 || view.phase == Phase::Bidding {
                let advice = advice(view, 4);
                check(view, &advice);
                check_facts(game, view, &advice);
            }
        });
    }
}

/// Returns every ninth decision of a round with its hint and its review.
fn hinted_and_reviewed(preset: Preset) -> Vec<(Advice, ReviewedDecision)> {
    let mut hints = Vec::new();
    let mut number = 0;
    let game = round(preset.rules(), 6, |game, view| {
        number += 1;
        if number % 9 == 0 {
            hints.push((game.action_count(), advice(view, game.action_count() as u64)));
        }
    });
    let mut review = Review::new(&game, 0);
    let report = loop {
        if let Some(report) = review.step(10_000) {
            break report.clone();
        }
    };
    assert!(report.accuracy.iter().all(|accuracy| (0.0..=100.0).contains(accuracy)));
    let reviewed = |at: usize| report.decisions.iter().find(|decision| decision.at == at).cloned();
    let both: Vec<_> = hints
        .into_iter()
        .filter_map(|(at, advice)| Some((advice, reviewed(at)?)))
        .collect();
    assert!(both.len() > 1, "{}", preset.key());
    both
}

/// With two players a review shows the numbers of the hints.
#[test]
fn a_review_agrees_with_the_hints() {
    for preset in [Preset::OpenDraft, Preset::ClosedDraft] {
        for (advice, decision) in hinted_and_reviewed(preset) {
            let taken = advice.options.iter().find(|option| option.0 == decision.taken).unwrap();
            assert_eq!(decision.best, advice.best);
            assert_eq!(decision.loss, advice.options[0].1 - taken.1);
            assert_eq!(decision.reason, advice.reason);
        }
    }
}

/// With more players a review uses fewer deals: the hint's best option costs nothing in it beyond the sampling error.
#[test]
fn a_review_of_many_agrees_with_the_hints_within_their_errors() {
    for preset in [Preset::Pairs, Preset::Solo, Preset::Whiz, Preset::ThreeHanded] {
        for (advice, decision) in hinted_and_reviewed(preset) {
            let best = decision.options.iter().find(|option| option.0 == advice.best).unwrap();
            let cost = best.1;
            assert!(
                cost.points <= 1.0 + 3.0 * cost.error,
                "{}, action {}: {:?} costs {cost:?}, best is {:?}",
                preset.key(),
                decision.at,
                advice.best,
                decision.best
            );
        }
    }
}

#[test]
fn a_bid_of_more_comes_home_no_oftener() {
    for preset in [Preset::Pairs, Preset::ThreeHanded, Preset::Solo, Preset::Suicide] {
        for seed in 0..3 {
            round(preset.rules(), seed, |_, view| {
                if view.phase != Phase::Bidding || !view.legal.contains(&Action::Bid(13)) {
                    return;
                }
                let advice = advice(view, seed);
                if let Reason::BidLikely {
                    odds, next: Some(next), ..
                } = advice.reason
                {
                    let share = |odds: Odds| f64::from(odds.met) / f64::from(odds.of);
                    assert!(share(next) <= share(odds), "{preset:?} {seed}: {advice:?}");
                }
                let worth = |wanted: Action| {
                    advice
                        .options
                        .iter()
                        .find(|option| option.0 == wanted)
                        .map(|option| option.1)
                };
                let best = advice.options[0].1;
                assert!(
                    worth(Action::Bid(13)).is_some_and(|all| all < best - 0.02),
                    "{preset:?} {seed}: {advice:?}"
                );
            });
        }
    }
}
