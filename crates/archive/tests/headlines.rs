//! Every headline is reached by a match that is built here, and is true of it.

use std::collections::BTreeMap;

use spades_archive::headlines::{EndHeadline, RoundHeadline, end_headline, round_headline};
use spades_rules::{Action, BiddingRule, Event, Game, Preset, Renege, Rules, Seed};

/// A match with the rules, bids and luck that lead to a headline.
struct Played {
    rules: Rules,
    /// Bids wanted by seat, round by round in turn.
    bids: Vec<[u8; 4]>,
    blind: bool,
}

impl Played {
    fn of(preset: Preset, bids: &[[u8; 4]]) -> Played {
        Played {
            rules: preset.rules(),
            bids: bids.to_vec(),
            blind: false,
        }
    }

    fn with(mut self, change: impl Fn(&mut Rules)) -> Played {
        change(&mut self.rules);
        self.rules.validate().expect("valid rules");
        self
    }

    /// Plays a match with this luck, and calls `see` at the end of every round.
    fn play(&self, luck: u64, mut see: impl FnMut(&Game)) -> Game {
        let mut game = Game::new(self.rules, Seed::from_u64(luck)).expect("a match");
        let mut dice = luck.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        while !game.legal_actions().is_empty() {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let events = game.apply(self.next(&game, dice)).expect("a legal action");
            if events.contains(&Event::RoundScored) {
                see(&game);
            }
        }
        game
    }

    /// Returns the same match with bids that the first seat makes exactly: luck doesn't depend on bids.
    fn exactly(mut self, luck: u64) -> Played {
        let mut bids = Vec::new();
        self.play(luck, |game| {
            let [own, ..] = game.tricks();
            bids.push([own, 1, 0, 0]);
        });
        self.bids = bids;
        self
    }

    fn next(&self, game: &Game, dice: u64) -> Action {
        let legal = game.legal_actions();
        let bids = self.bids[usize::from(game.round() - 1) % self.bids.len()];
        let wanted = game.actor().map_or(0, |seat| bids[seat]);
        let bid = legal.iter().filter_map(|action| match action {
            Action::Bid(bid) => Some(*bid),
            _ => None,
        });
        if self.blind && game.actor() == Some(0) && legal.contains(&Action::BlindNil) {
            return Action::BlindNil;
        }
        if let Some(bid) = bid.min_by_key(|bid| bid.abs_diff(wanted)) {
            return Action::Bid(bid);
        }
        if let Some(low) = nil_play(game) {
            return low;
        }
        let fits = |action: &&Action| !matches!(action, Action::BlindNil);
        let legal: Vec<Action> = legal.iter().filter(fits).copied().collect();
        legal[(dice % legal.len() as u64) as usize]
    }
}

/// Returns the lowest card that a player who bid nil may play.
fn nil_play(game: &Game) -> Option<Action> {
    let seat = game.actor()?;
    game.bids()[seat].filter(|bid| bid.is_nil())?;
    let cards = game.legal_actions().into_iter().filter_map(|action| match action {
        Action::Play(card) => Some(card),
        _ => None,
    });
    Some(Action::Play(cards.min_by_key(|card| card.rank())?))
}

fn name(headline: &impl std::fmt::Debug) -> String {
    let all = format!("{headline:?}");
    all.split(|c: char| !c.is_alphanumeric())
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Asserts that a headline is true of a match, by its scores alone.
fn is_true(headline: &EndHeadline, game: &Game, scores: &[Vec<i32>]) {
    let winners = game.winners().expect("it is over");
    let lead = |scores: &Vec<i32>| scores[0] - scores[1..].iter().max().expect("another side");
    let (end, min) = (lead(&scores[scores.len() - 1]), scores.iter().map(lead).min());
    let (own, min) = (game.scores()[0], min.expect("a round"));
    match headline {
        EndHeadline::Tie => assert_eq!(winners.len(), game.scores().len()),
        EndHeadline::Shared(sides) => assert!(sides.len() > 1 && *sides == winners),
        EndHeadline::OtherWon(side) => assert_eq!(winners, [*side]),
        EndHeadline::Lost | EndHeadline::LedBefore | EndHeadline::Bags => assert!(!winners.contains(&0)),
        EndHeadline::SoClose { short } => assert_eq!((winners.contains(&0), end), (false, -short)),
        EndHeadline::Floor => assert!(Some(own) <= game.rules().end.floor && !winners.contains(&0)),
        won => {
            assert_eq!(winners, [0], "{won:?}");
            match won {
                EndHeadline::Whisker { own: ours, rival } => assert_eq!((*ours, ours - rival), (own, end)),
                EndHeadline::Rout => assert!(end >= 200 && min >= 50),
                EndHeadline::Comeback { behind } => assert_eq!(*behind, -min),
                EndHeadline::NilAtTheEnd => {
                    assert!(game.bids()[0].is_some_and(|bid| bid.is_nil()) && game.tricks()[0] == 0)
                }
                EndHeadline::SetAtTheEnd { needed, took } => {
                    let theirs = &game.sheet()[1];
                    assert_eq!((theirs.contract, theirs.tricks), (*needed, *took));
                    assert!(took < needed && theirs.contract_points < 0);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn every_ending_is_reached_and_true() {
    let rounds = |rounds| move |rules: &mut Rules| rules.end.rounds = Some(rounds);
    let small_bids = [[2, 3, 2, 3]];
    let endings = [
        Played::of(Preset::OpenDraft, &[[4, 4, 0, 0]]),
        Played::of(Preset::OpenDraft, &[[0, 6, 0, 0], [6, 4, 0, 0]]),
        Played::of(Preset::OpenDraft, &[[1, 9, 0, 0]]).with(rounds(4)),
        Played::of(Preset::OpenDraft, &[[9, 1, 0, 0]]),
        Played::of(Preset::OpenDraft, &[[9, 1, 0, 0], [1, 9, 0, 0], [0, 9, 0, 0]]),
        Played::of(Preset::OpenDraft, &[[5, 5, 0, 0]]).with(rounds(3)),
        Played::of(Preset::OpenDraft, &[[6, 1, 0, 0]])
            .with(rounds(3))
            .exactly(0),
        Played::of(Preset::OpenDraft, &[[9, 9, 0, 0]]).with(|rules| {
            rules.end.rounds = Some(1);
            rules.end.level_plays_on = false;
        }),
        Played::of(Preset::Pairs, &small_bids).with(rounds(3)),
        Played::of(Preset::Pairs, &[[9, 1, 9, 1]]),
        Played::of(Preset::Pairs, &[[0, 1, 4, 1]]).with(rounds(1)),
        Played::of(Preset::Solo, &[[3, 3, 3, 3]]).with(|rules| {
            rules.end.rounds = Some(1);
            rules.end.level_plays_on = false;
        }),
    ];
    let mut found: BTreeMap<String, EndHeadline> = BTreeMap::new();
    for played in &endings {
        for luck in 0..60 {
            let mut scores = Vec::new();
            let game = played.play(luck, |game| scores.push(game.scores().to_vec()));
            let others = [(Some(0), true), (None, false)].into_iter().filter(|_| luck < 3);
            for (own, first) in others.chain([(Some(0), false)]) {
                let headline = end_headline(&game.record(), own, first).expect("a record");
                is_true(&headline, &game, &scores);
                found.insert(name(&headline), headline);
            }
        }
    }
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    let mut all = vec![
        "Won",
        "WonTogether",
        "Whisker",
        "Rout",
        "Comeback",
        "EveryBid",
        "NoBags",
        "SetAtTheEnd",
        "NilAtTheEnd",
        "FirstWin",
        "Lost",
        "SoClose",
        "LedBefore",
        "Bags",
        "Floor",
        "Tie",
        "Shared",
        "OtherWon",
    ];
    all.sort_unstable();
    assert_eq!(names, all);
}

#[test]
fn every_headline_of_a_round_is_reached_and_comes_once() {
    let rounds = [
        Played::of(Preset::Moonshot, &[[13, 1, 0, 0]]),
        Played::of(
            Preset::OpenDraft,
            &[[3, 3, 0, 0], [0, 4, 0, 0], [6, 6, 0, 0], [8, 9, 0, 0]],
        ),
        Played {
            blind: true,
            ..Played::of(Preset::Pairs, &[[3, 3, 3, 3]])
        },
        Played::of(Preset::Pairs, &[[3, 3, 0, 3], [4, 1, 4, 1], [1, 5, 1, 5]]),
        Played::of(Preset::ClosedDraft, &[[3, 3, 0, 0]]).with(|rules| rules.renege = Renege::Penalized),
    ];
    let mut found: BTreeMap<String, RoundHeadline> = BTreeMap::new();
    for played in &rounds {
        assert_ne!(played.rules.bidding, BiddingRule::Mirror);
        for luck in 0..50 {
            let mut of_match = Vec::new();
            played.play(luck, |game| {
                let headline = round_headline(&game.record(), Some(0)).expect("a record");
                let line = &game.sheet()[0];
                match headline {
                    Some(RoundHeadline::Exact) => assert_eq!((line.contract, line.bags), (line.tricks, 0)),
                    Some(RoundHeadline::OneShort) => assert_eq!(line.tricks + 1, line.contract),
                    Some(RoundHeadline::SetThem) => assert!(line.contract_points >= 0),
                    Some(RoundHeadline::Nil | RoundHeadline::BlindNil) => assert_eq!(game.tricks()[0], 0),
                    Some(RoundHeadline::BagPenalty { points, .. }) => assert_eq!(points, -line.bag_penalty),
                    Some(RoundHeadline::Covered { partner }) => assert_eq!((partner, game.tricks()[2]), (2, 0)),
                    _ => {}
                }
                of_match.extend(headline.map(|headline| name(&headline)));
                found.extend(headline.map(|headline| (name(&headline), headline)));
                let of_many = round_headline(&game.record(), None).expect("a record");
                assert!(matches!(
                    of_many,
                    None | Some(RoundHeadline::AllSet | RoundHeadline::Caught)
                ));
            });
            let count = of_match.len();
            of_match.sort_unstable();
            of_match.dedup();
            assert_eq!(count, of_match.len(), "at most one of a kind");
        }
    }
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    let mut all = vec![
        "Caught",
        "Moon",
        "BlindNil",
        "Nil",
        "Covered",
        "OneTrickTooMany",
        "BagPenalty",
        "AllSet",
        "SetThem",
        "OneShort",
        "GotAway",
        "AndThenSome",
        "WithChange",
        "Exact",
    ];
    all.sort_unstable();
    assert_eq!(names, all);
}

/// The first round of Joker Joker Deuce Ace was called "On the nose."
#[test]
fn a_round_without_bids_has_no_headline_about_a_bid() {
    use RoundHeadline::{AllSet, AndThenSome, Exact, GotAway, OneShort, SetThem, WithChange};
    for luck in 0..20 {
        Played::of(Preset::Jjda, &[[3; 4]]).play(luck, |game| {
            if game.round() == 1 {
                let headline = round_headline(&game.record(), Some(0)).expect("a record");
                let about_a_bid = matches!(
                    headline,
                    Some(AllSet | AndThenSome | Exact | GotAway | OneShort | SetThem | WithChange)
                );
                assert!(!about_a_bid, "{headline:?}");
            }
        });
    }
}
