use spades_rules::{Action, CardSet, Event, Game, HandBuilding, MinBid, Preset, Renege, Seed, Trumps};

use super::*;

/// Random numbers that are the same on every platform.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

/// Every preset, and the options of custom rules: jokers and high deuces, renege calls, all kinds of blind nil.
fn all_rules() -> Vec<Rules> {
    let custom = [
        Rules {
            trumps: Trumps::JokersDeuces,
            ..Preset::Pairs.rules()
        },
        Rules {
            trumps: Trumps::JokersDeuces,
            ..Preset::ClosedDraft.rules()
        },
        Rules {
            renege: Renege::Penalized,
            ..Preset::OpenDraft.rules()
        },
        Rules {
            renege: Renege::Penalized,
            ..Preset::ClosedDraft.rules()
        },
        Rules {
            blind_nil: Some(200),
            ..Preset::ClosedDraft.rules()
        },
        Rules {
            blind_nil: Some(200),
            ..Preset::ThreeHanded.rules()
        },
        Rules {
            hands: HandBuilding::Deal,
            ..Preset::OpenDraft.rules()
        },
        Rules {
            min_bid: MinBid {
                total: Some(11),
                side: Some(4),
                ..Preset::Pairs.rules().min_bid
            },
            ..Preset::Pairs.rules()
        },
    ];
    let mut all: Vec<Rules> = Preset::ALL.map(Preset::rules).into_iter().chain(custom).collect();
    for rules in &mut all {
        assert_eq!(rules.validate(), Ok(()), "{rules:?}");
        // A whole match, but not a hundred rounds of it.
        rules.end.target = None;
        rules.end.floor = None;
        rules.end.rounds = Some(2);
    }
    all
}

/// Any legal action; nil more often than by chance, so that hands are dealt again and blind nils happen, and reneges and their calls
/// less often, so that rounds are played out and some calls are wrong.
fn choose(game: &Game, dice: &mut Dice) -> Action {
    let legal = game.legal_actions();
    let likely: Vec<Action> = (legal.iter().copied())
        .filter(|action| match *action {
            Action::Bid(0) | Action::BlindNil => true,
            Action::Bid(_) | Action::Look | Action::Draw => dice.roll(2) == 0,
            Action::Call(_) => dice.roll(15) == 0,
            Action::Play(card) => game.lawful().contains(card) || dice.roll(12) == 0,
            _ => true,
        })
        .collect();
    match likely.len() {
        0 => legal[0],
        count => likely[dice.roll(count)],
    }
}

/// All cards whose face this viewer may see now.
fn known(view: &View, open: bool) -> CardSet {
    let own = view.hand.filter(|_| open).unwrap_or_default();
    let dummy = view.dummy.unwrap_or_default();
    let drawn = view.drawn.filter(|_| open);
    let played = view.played.iter().flat_map(|trick| &trick.plays).map(|&(_, card)| card);
    // The viewer's own closed discards are seen at the moment of the discard.
    let thrown = view.discards.iter().filter_map(|thrown| {
        let secret = thrown.seat == view.viewer && view.rules.hands == HandBuilding::ClosedDraft;
        thrown.card.filter(|_| open || !secret)
    });
    (own.iter().chain(dummy.iter()))
        .chain(drawn)
        .chain(played)
        .chain(thrown)
        .collect()
}

/// A scene that follows the events alone.
struct Follower {
    scene: Scene,
    open: bool,
    before: CardSet,
}

impl Follower {
    fn new(game: &Game, viewer: Seat, open: bool) -> Follower {
        let view = game.view(viewer);
        let mut scene = Scene::new(&view, open, SortOrder::SpadesFirst);
        assert_eq!(scene.check(&view, open, SortOrder::SpadesFirst), []);
        scene.gather();
        let mut follower = Follower {
            scene,
            open,
            before: CardSet::EMPTY,
        };
        follower.follow(game, &game.opening_events());
        follower
    }

    fn follow(&mut self, game: &Game, events: &[Event]) {
        let view = game.view(self.scene.viewer);
        let after = known(&view, self.open);
        for event in events.iter().map(|event| event.seen_by(view.viewer, game)) {
            self.scene.apply(&event);
            let shown = |scene: &Scene| scene.faces.iter().flatten().copied().collect::<CardSet>();
            let secret = shown(&self.scene).difference(after.union(self.before));
            assert!(secret.is_empty(), "{secret:?} shown to {} by {event:?}", view.viewer);
            match event {
                Event::TrickTaken { .. } => self.scene.collect(),
                Event::Discarded { .. } => {
                    self.scene.close_discards();
                    assert!(!self.scene.sees_closed_discard());
                }
                _ => {}
            }
        }
        self.before = after;
        let wrong = self.scene.check(&view, self.open, self.scene.sort());
        assert!(
            wrong.is_empty(),
            "{wrong:?} for {} (open: {}) after {events:?} in {:?}",
            view.viewer,
            self.open,
            view.rules
        );
    }

    /// Opens or closes the hand, or changes the viewer.
    fn jump(&mut self, game: &Game, viewer: Seat, open: bool, sort: SortOrder) {
        let view = game.view(viewer);
        self.open = open;
        self.before = known(&view, open);
        self.scene.sync(&view, open, sort);
        assert_eq!(self.scene.check(&view, open, sort), []);
    }
}

/// Only events move cards: in whole matches under all rules each seat's table, open or closed, equals that seat's view after every
/// action, and never shows a face in between that the seat may not know.
#[test]
fn events_lead_to_the_view_after_them() {
    let mut seen = [0; 5];
    for (row, rules) in all_rules().into_iter().enumerate() {
        for seed in 0..2u64 {
            let mut dice = Dice(seed * 1000 + row as u64);
            let mut game = Game::new(rules, Seed::from_u64(seed)).expect("rules that make sense");
            let players = usize::from(rules.players);
            let mut followers: Vec<Follower> = (0..players)
                .flat_map(|viewer| [true, false].map(|open| Follower::new(&game, viewer, open)))
                .collect();
            // One more table, at which people change places.
            let mut shared = Follower::new(&game, 0, false);
            while game.phase() != Phase::MatchEnd {
                let action = choose(&game, &mut dice);
                if dice.roll(4) == 0 {
                    let sort = [SortOrder::SpadesFirst, SortOrder::SpadesLast][dice.roll(2)];
                    shared.jump(&game, dice.roll(players), dice.roll(2) == 0, sort);
                }
                let events = game.apply(action).expect("a legal action");
                for follower in &mut followers {
                    follower.follow(&game, &events);
                }
                shared.follow(&game, &events);
                for event in &events {
                    match event {
                        Event::Redealt { .. } => seen[0] += 1,
                        Event::Called { right: true, .. } => seen[1] += 1,
                        Event::Called { right: false, .. } => seen[2] += 1,
                        Event::DummyOpened { .. } => seen[3] += 1,
                        Event::BlindNil { .. } => seen[4] += 1,
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

/// A table in the middle of a trick, and its view.
fn playing(preset: Preset) -> (Scene, View) {
    let mut game = Game::new(preset.rules(), Seed::from_u64(1)).expect("a preset");
    let mut dice = Dice(5);
    while game.plays().len() < 7 {
        let action = choose(&game, &mut dice);
        game.apply(action).expect("a legal action");
    }
    let view = game.view(0);
    (Scene::new(&view, true, SortOrder::SpadesFirst), view)
}

#[test]
fn differences_from_the_view_are_named_and_mended() {
    type Spoil = fn(&mut Scene);
    let cases: [(Spoil, &[Mismatch]); 9] = [
        (|scene| scene.hands[0].reverse(), &[Mismatch::Hand(0)]),
        (
            |scene| {
                let id = scene.hands[1].pop().expect("a card");
                scene.won[1].push(vec![id]);
            },
            &[Mismatch::Hand(1), Mismatch::Won(1)],
        ),
        (
            |scene| {
                scene.hands[0].pop();
            },
            &[Mismatch::Hand(0), Mismatch::Misplaced(0)],
        ),
        (
            |scene| {
                let id = scene.hands[1][0];
                scene.faces[id] = Some("AS".parse().expect("a card"));
            },
            &[Mismatch::Hand(1)],
        ),
        (|scene| scene.trick.reverse(), &[Mismatch::Trick]),
        (|scene| scene.taker = Some(1), &[Mismatch::Uncollected]),
        (|scene| scene.bids[0] = None, &[Mismatch::Bids]),
        (|scene| scene.phase = Phase::Claims, &[Mismatch::Phase]),
        (|scene| scene.dummy_partner = None, &[Mismatch::DummyPartner]),
    ];
    let (right, view) = playing(Preset::ThreeHanded);
    for (row, (spoil, wanted)) in cases.into_iter().enumerate() {
        let mut scene = right.clone();
        spoil(&mut scene);
        let wrong: Vec<_> = scene
            .check(&view, true, SortOrder::SpadesFirst)
            .into_iter()
            .map(|mismatch| match mismatch {
                Mismatch::Misplaced(_) => Mismatch::Misplaced(0),
                other => other,
            })
            .collect();
        assert_eq!(wrong, wanted, "row {row}");
        scene.sync(&view, true, SortOrder::SpadesFirst);
        assert_eq!(scene.check(&view, true, SortOrder::SpadesFirst), [], "row {row}");
    }
    let closed = right.check(&view, false, SortOrder::SpadesFirst);
    assert_eq!(closed, [Mismatch::Perspective]);
}

#[test]
fn another_order_of_the_hand_moves_no_other_card() {
    let (mut scene, view) = playing(Preset::Pairs);
    let before = scene.clone();
    scene.sort_by(SortOrder::SpadesLast);
    assert_eq!(scene.check(&view, true, SortOrder::SpadesLast), []);
    assert_ne!(scene.hands[0], before.hands[0]);
    assert_eq!(scene.hands[1..], before.hands[1..]);
}

/// A closed discard is seen once by the player who discarded it, and by no other seat.
/// A card that flies to the trick leaves the others where they are: the rows of a hand are broken as when the trick began.
#[test]
fn the_suits_of_a_hand_stay_until_the_trick_is_over() {
    let mut game = Game::new(Preset::Pairs.rules(), Seed::from_u64(3)).unwrap();
    while game.phase() != Phase::Play || game.actor() != Some(0) {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    let suits = |game: &Game, open: bool| Scene::new(&game.view(0), open, SortOrder::SpadesFirst).hand_suits();
    let before = suits(&game, true);
    assert_eq!(before.lengths.iter().sum::<u8>(), 13);
    assert_eq!(before.played, None);
    assert_eq!(suits(&game, false), HandSuits::default(), "covered");
    game.apply(game.legal_actions()[0]).unwrap();
    let after = suits(&game, true);
    assert_eq!(after.lengths, before.lengths);
    assert!(after.played.is_some());
}

#[test]
fn a_closed_discard_is_turned_down_when_it_has_been_seen() {
    for (preset, up) in [(Preset::ClosedDraft, false), (Preset::OpenDraft, true)] {
        let mut game = Game::new(preset.rules(), Seed::from_u64(3)).expect("a preset");
        let viewer = game.actor().expect("somebody draws");
        let view = game.view(viewer);
        let mut tables = [viewer, 1 - viewer].map(|seat| Scene::new(&game.view(seat), true, SortOrder::SpadesFirst));
        assert_eq!(view.viewer, viewer);
        for action in [Action::Draw, Action::Keep] {
            let events = game.apply(action).expect("a legal action");
            for scene in &mut tables {
                for event in &events {
                    scene.apply(&event.seen_by(scene.viewer, &game));
                }
            }
        }
        let face = |scene: &Scene| scene.discards.last().and_then(|&id| scene.faces[id]);
        assert!(face(&tables[0]).is_some(), "it is seen when it is thrown away");
        assert_eq!(face(&tables[1]).is_some(), up);
        assert_eq!(tables[0].sees_closed_discard(), !up);
        tables[0].close_discards();
        assert_eq!(face(&tables[0]).is_some(), up);
    }
}
