//! Every number in a hint on two known hands, against exhaustive play.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_bots::{Advice, Cost, Hint, MatchFit, NextBid, Outlook, Promise, Reason, Settled};
use spades_rules::{
    Action, Bid, BidTurn, Card, CardSet, DiscardView, Game, Leader, Phase, PlayedRound, Preset, Seat, Seed, Totals,
    View,
};

/// Values closer than this are equal.
const EQUAL: f64 = 1e-9;

fn advice(view: &View) -> Advice {
    let mut hint = Hint::new(view, 1);
    loop {
        if let Some(advice) = hint.step(5000) {
            return advice.clone();
        }
    }
}

/// The outcome of best play on both sides: its value for the viewer, and every number of tricks that the viewer can end with.
#[derive(Clone, Debug)]
struct Outcome {
    value: f64,
    tricks: Vec<u8>,
}

impl Outcome {
    /// Returns the outcome of the best of several choices; equal ones count alike.
    fn best(choices: Vec<Outcome>, maximize: bool) -> Outcome {
        let better = |a: f64, b: f64| if maximize { a.max(b) } else { a.min(b) };
        let value = choices.iter().map(|outcome| outcome.value).reduce(better).unwrap();
        let equal = choices.iter().filter(|outcome| (outcome.value - value).abs() < EQUAL);
        let mut tricks: Vec<u8> = equal.flat_map(|outcome| outcome.tricks.clone()).collect();
        tricks.sort_unstable();
        tricks.dedup();
        Outcome { value, tricks }
    }

    fn all(&self, holds: impl Fn(u8) -> bool) -> bool {
        self.tricks.iter().all(|&tricks| holds(tricks))
    }
}

/// Two known hands in play.
#[derive(Clone)]
struct Position {
    hands: [CardSet; 2],
    turn: Seat,
    led: Option<Card>,
    broken: bool,
    tricks: [u8; 2],
}

impl Position {
    fn lawful(&self) -> CardSet {
        self.hands[self.turn].lawful(self.led.map(Card::suit), self.broken)
    }

    fn play(&self, card: Card) -> Position {
        let mut next = self.clone();
        next.hands[self.turn].remove(card);
        next.broken |= card.suit() == spades_rules::Suit::Spades;
        next.led = match self.led {
            None => {
                next.turn = 1 - self.turn;
                Some(card)
            }
            Some(led) => {
                next.turn = if card.beats(led) { self.turn } else { 1 - self.turn };
                next.tricks[next.turn] += 1;
                None
            }
        };
        next
    }

    /// Plays on in every way; `worth` is the value by the viewer's tricks.
    fn solve(&self, viewer: Seat, worth: &[f64]) -> Outcome {
        if self.led.is_none() && self.hands[0].is_empty() {
            let tricks = self.tricks[viewer];
            return Outcome {
                value: worth[usize::from(tricks)],
                tricks: vec![tricks],
            };
        }
        let choices = self.lawful().iter().map(|card| self.play(card).solve(viewer, worth));
        Outcome::best(choices.collect(), self.turn == viewer)
    }
}

/// A round that is worth something by the viewer's tricks.
struct Stakes<'a> {
    view: &'a View,
    /// The viewer's bid, and the other seat's.
    bids: [Bid; 2],
    total: u8,
}

impl Stakes<'_> {
    fn played(&self, tricks: u8) -> PlayedRound {
        let mut played = PlayedRound::default();
        for (seat, bid, tricks) in [
            (self.view.viewer, self.bids[0], tricks),
            (1 - self.view.viewer, self.bids[1], self.total - tricks),
        ] {
            (played.bids[seat], played.tricks[seat]) = (Some(bid), tricks);
        }
        played
    }

    fn worth(&self) -> Vec<f64> {
        let View { rules, viewer, .. } = self.view;
        let value = |tricks: u8| {
            let played = self.played(tricks);
            let sheet = rules.score(&played, &self.view.totals());
            let scores = [0, 1].map(|side: usize| sheet[side].score);
            if let Some(winners) = rules.winners(
                &played,
                &Totals {
                    scores: &scores,
                    ..self.view.totals()
                },
            ) {
                return if winners.contains(viewer) {
                    1.0 / winners.len() as f64
                } else {
                    0.0
                };
            }
            let [own, other] = [*viewer, 1 - viewer];
            let scores = [own, other].map(|seat| f64::from(sheet[seat].score));
            let bags = [own, other].map(|seat| sheet[seat].bags_after);
            MatchFit::stored(rules).chance(rules, scores, bags, self.view.round)
        };
        (0..=self.total).map(value).collect()
    }

    fn bags(&self, tricks: u8) -> u8 {
        let played = self.played(tricks);
        self.view.rules.score(&played, &Totals::default())[self.view.viewer].bags
    }

    fn keeps(&self, seat: usize, tricks: u8) -> bool {
        let tricks = if seat == 0 { tricks } else { self.total - tricks };
        if self.bids[seat].is_nil() {
            tricks == 0
        } else {
            tricks >= self.bids[seat].tricks()
        }
    }

    /// Returns the number of bags of every line of best play, if they agree.
    fn agreed_bags(&self, outcome: &Outcome) -> Option<u8> {
        let first = self.bags(outcome.tricks[0]);
        outcome.all(|tricks| self.bags(tricks) == first).then_some(first)
    }
}

/// Checks the number of bags of the line of best play: it is that of each such line, or left out where numbers that can
/// still be reached are worth the same.
fn check_bags(stakes: &Stakes, told: Option<u8>, outcome: &Outcome, taken: u8, about: &str) {
    if let Some(told) = told {
        assert_eq!(stakes.agreed_bags(outcome), Some(told), "{about}");
        return;
    }
    let worth = stakes.worth();
    let equal = (taken..=stakes.total).filter(|&tricks| (worth[usize::from(tricks)] - outcome.value).abs() < EQUAL);
    let mut bags: Vec<u8> = equal.map(|tricks| stakes.bags(tricks)).collect();
    bags.dedup();
    assert!(bags.len() > 1, "the bags matter: {about}");
}

/// Deals out an open draft, and plays at random until each hand holds this many cards.
fn late_round(rng: &mut ChaCha8Rng, cards: usize) -> Game {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(rng.random())).unwrap();
    while game.phase() != Phase::Play || game.hand(0).len().max(game.hand(1).len()) > cards {
        let legal = game.legal_actions();
        game.apply(*legal.choose(rng).unwrap()).unwrap();
    }
    game
}

/// Gives a view a score, and bids that are open, made or lost.
fn vary(view: &mut View, rng: &mut ChaCha8Rng) {
    for seat in 0..2 {
        let close = rng.random_range(0..2) == 0;
        view.scores[seat] = rng.random_range(if close { 380..500 } else { -200..500 });
        view.bags[seat] = rng.random_range(0..10);
        let tricks = view.tricks[seat];
        let bid = rng.random_range(tricks.saturating_sub(1)..=tricks + 3);
        view.bids[seat] = Some(Bid::Tricks(bid));
    }
    view.round = rng.random_range(1..12);
}

/// Checks a hint for a card on two known hands, and returns whether it tells bags (`None` if it doesn't say that the bid
/// is made).
fn check_card(view: &View, position: &Position) -> Option<bool> {
    let advice = advice(view);
    let own = view.viewer;
    let bids = [own, 1 - own].map(|seat| view.bids[seat].unwrap());
    let stakes = Stakes { view, bids, total: 13 };
    let worth = stakes.worth();
    let after = |card: Card| position.play(card).solve(own, &worth);
    let about = format!(
        "{:?} with {bids:?}, tricks {:?}, scores {:?}",
        advice.reason, view.tricks, view.scores
    );
    for &(option, value) in &advice.options {
        let Action::Play(card) = option else { continue };
        assert!((after(card).value - value).abs() < 1e-6, "{card}: {about}");
    }
    let Reason::PlayKnown {
        card,
        outlook,
        rival,
        instead,
        ..
    } = advice.reason
    else {
        assert_eq!(advice.reason, Reason::OnlyCard);
        return None;
    };
    let best = after(card);
    let taken = view.tricks[own];
    let made =
        |outcome: &Outcome, seat: usize, wanted: bool| outcome.all(|tricks| stakes.keeps(seat, tricks) == wanted);
    match outlook {
        Outlook::BidStands { bid, bags } => {
            assert!(bid == bids[0].tricks() && made(&best, 0, true), "{about}");
            check_bags(&stakes, bags, &best, taken, &about);
        }
        Outlook::NilStands => assert!(bids[0].is_nil() && made(&best, 0, true), "{about}"),
        Outlook::BidFails { .. } | Outlook::NilFails => assert!(made(&best, 0, false), "{about}"),
        Outlook::Settled(Settled::BidMade { bid }) => assert!(taken >= bid, "{about}"),
        Outlook::Settled(Settled::BidLost { .. } | Settled::NilFailed) => assert!(made(&best, 0, false), "{about}"),
        Outlook::Indifferent => {
            let equal = |tricks: &u8| (worth[usize::from(*tricks)] - best.value).abs() < EQUAL;
            let mut kept: Vec<bool> = (taken..=13)
                .filter(equal)
                .map(|tricks| stakes.keeps(0, tricks))
                .collect();
            kept.dedup();
            assert!(kept.len() > 1, "making the bid matters: {about}");
        }
    }
    if let Some(promise) = rival {
        assert_eq!(promise == Promise::Nil, bids[1].is_nil(), "{about}");
        assert!(made(&best, 1, false), "{about}");
    }
    if let Some(instead) = instead {
        let other = after(instead.card);
        match instead.cost {
            Cost::OwnPromise => assert!(made(&best, 0, true) && made(&other, 0, false), "{about}"),
            Cost::RivalPromise => assert!(made(&best, 1, false) && made(&other, 1, true), "{about}"),
            Cost::Bags(more) => {
                let [best, other] = [&best, &other].map(|outcome| stakes.agreed_bags(outcome).unwrap());
                assert_eq!(best + more, other, "{about}");
            }
            Cost::Tricks => assert!(best.tricks.iter().min() > other.tricks.iter().max(), "{about}"),
            Cost::Worth => {}
        }
    }
    match outlook {
        Outlook::BidStands { bags, .. } => Some(bags.is_some()),
        _ => None,
    }
}

#[test]
fn every_number_of_a_card_is_that_of_best_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut told = Vec::new();
    for number in 0..250 {
        let mut game = late_round(&mut rng, 3 + number % 3);
        while game.phase() == Phase::Play {
            let mut view = game.view(game.actor().unwrap());
            vary(&mut view, &mut rng);
            let position = Position {
                hands: [game.hand(0), game.hand(1)],
                turn: view.viewer,
                led: view.led(),
                broken: view.broken,
                tricks: [view.tricks[0], view.tricks[1]],
            };
            told.extend(check_card(&view, &position));
            game.apply(*view.legal.choose(&mut rng).unwrap()).unwrap();
        }
    }
    let count = |bags: bool| told.iter().filter(|&&told| told == bags).count();
    assert!(
        count(true) > 50 && count(false) > 20,
        "{} and {}",
        count(true),
        count(false)
    );
}

/// Returns a view of the bidding in which each hand holds this many cards, and all other cards are discarded.
fn small_bidding(rng: &mut ChaCha8Rng, cards: usize) -> (View, [CardSet; 2]) {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(rng.random())).unwrap();
    while game.phase() != Phase::Bidding {
        let legal = game.legal_actions();
        game.apply(*legal.choose(rng).unwrap()).unwrap();
    }
    let mut view = game.view(game.actor().unwrap());
    vary(&mut view, rng);
    let hands: [CardSet; 2] = std::array::from_fn(|seat| {
        let mut all: Vec<Card> = game.hand(seat).iter().collect();
        all.shuffle(rng);
        for &card in &all[cards..] {
            view.discards.push(DiscardView { seat, card: Some(card) });
        }
        all[..cards].iter().copied().collect()
    });
    view.hand = Some(hands[view.viewer]);
    view.hand_counts = vec![cards as u8; 2];
    view.bids = vec![None; 2];
    if rng.random_range(0..3) > 0 {
        view.bids[1 - view.viewer] = Some(Bid::Tricks(rng.random_range(0..=cards as u8)));
    }
    view.legal
        .retain(|action| matches!(action, Action::Bid(bid) if usize::from(*bid) <= cards));
    (view, hands)
}

/// Returns the outcomes of a bid with all of the other seat's best replies.
fn after_bid(view: &View, hands: [CardSet; 2], bid: u8) -> (f64, Vec<(Outcome, Bid)>) {
    let other = 1 - view.viewer;
    let spades = hands[other].in_suit(spades_rules::Suit::Spades).len() as u8;
    let replies: Vec<Bid> = match view.bids[other] {
        Some(bid) => vec![bid],
        None => {
            let turn = BidTurn {
                spades,
                others: bid,
                is_last: true,
                ..BidTurn::default()
            };
            view.rules.legal_bids(&turn).map(Bid::Tricks).collect()
        }
    };
    let position = Position {
        hands,
        turn: match view.rules.leads_first {
            Leader::First | Leader::HighestBidder | Leader::LowClub => view.first,
            Leader::Second => 1 - view.first,
        },
        led: None,
        broken: false,
        tricks: [0; 2],
    };
    let solved: Vec<(Outcome, Bid)> = replies
        .into_iter()
        .map(|reply| {
            let stakes = Stakes {
                view,
                bids: [Bid::Tricks(bid), reply],
                total: hands[0].len() as u8,
            };
            (position.solve(view.viewer, &stakes.worth()), reply)
        })
        .collect();
    let value = solved.iter().map(|(outcome, _)| outcome.value).fold(1.0, f64::min);
    let best = solved
        .into_iter()
        .filter(|(outcome, _)| (outcome.value - value).abs() < EQUAL);
    (value, best.collect())
}

#[test]
fn every_number_of_a_bid_is_that_of_best_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let [mut told, mut left_out] = [0; 2];
    for number in 0..160 {
        let cards = 2 + number % 3;
        let (view, hands) = small_bidding(&mut rng, cards);
        let advice = advice(&view);
        let about = format!("{:?}, {hands:?}, {:?}, {:?}", advice.reason, view.bids, view.scores);
        for &(option, value) in &advice.options {
            let Action::Bid(bid) = option else { panic!("{about}") };
            assert!((after_bid(&view, hands, bid).0 - value).abs() < 1e-6, "{bid}: {about}");
        }
        let Action::Bid(bid) = advice.best else {
            panic!("{about}")
        };
        let makes = |bid: u8, wanted: bool| {
            let ends = after_bid(&view, hands, bid).1;
            let keeps = |tricks: u8| if bid == 0 { tricks == 0 } else { tricks >= bid };
            ends.iter()
                .all(|(outcome, _)| outcome.all(|tricks| keeps(tricks) == wanted))
        };
        match advice.reason {
            Reason::BidStands { bags, next, .. } => {
                assert!(makes(bid, true), "{about}");
                match next {
                    Some(NextBid::Set) => assert!(makes(bid + 1, false), "{about}"),
                    Some(NextBid::WorthLess) => assert!(makes(bid + 1, true), "{about}"),
                    None => {}
                }
                for (outcome, reply) in after_bid(&view, hands, bid).1 {
                    let stakes = Stakes {
                        view: &view,
                        bids: [Bid::Tricks(bid), reply],
                        total: cards as u8,
                    };
                    if let Some(bags) = bags {
                        assert_eq!(stakes.agreed_bags(&outcome), Some(bags), "{about}");
                    }
                }
                *(if bags.is_some() { &mut told } else { &mut left_out }) += 1;
            }
            Reason::NilStands { .. } => assert!(bid == 0 && makes(0, true), "{about}"),
            Reason::BidFails { .. } => assert!(makes(bid, false), "{about}"),
            Reason::BidIndifferent { .. } => {}
            other => panic!("no reason for two known hands: {other:?}"),
        }
    }
    assert!(told > 20 && left_out > 5, "{told} and {left_out}");
}
