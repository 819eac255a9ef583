//! Player tasks at the table, from the first key to the result on the screen, in every window.

use bevy::prelude::*;
use spades::session::setup::{MatchSetup, Player};
use spades::session::{
    ClaimState, Match, Perspective, RemainingTricks, RoundOutcome, RulesKind, SavedMatch, Turn, TurnPrompt,
};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::Phrase;
use spades::text::round_story::RoundStory;
use spades_bots::{Level, takes_the_rest};
use spades_rules::{Action, Card, Game, Phase, Preset, Record, Renege, Rules, Seed, Suit, View};

use crate::common::{
    SIZES, Simple, Style, against_computers, asked, begin_with, decide_as, focused, game, hold_curtain, kept, lawful,
    players, resize, resume, start, step_until, texts, walk_to,
};
use crate::devices::key;
use crate::positions::new_match;

/// Answers every prompt in the style of the viewing seat, until a condition holds.
fn play(app: &mut App, styles: [&dyn Style; 2], done: impl Fn(&World) -> bool) {
    for _ in 0..20_000 {
        if done(app.world()) {
            return;
        }
        let perspective = app.world().resource::<Perspective>();
        let viewer = perspective.viewer;
        if perspective.curtain {
            hold_curtain(app);
        } else if app.world().resource::<ShownView>().0.as_ref().map(|view| view.viewer) != Some(viewer) {
            // The table turns in the frame after the viewer has changed.
            app.update();
        } else {
            decide_as(app, styles[viewer % 2]);
        }
    }
    panic!("waited in vain at {:?}", asked(app.world()));
}

fn phase(world: &World) -> Phase {
    world.resource::<Match>().game().phase()
}

/// Waits for the score sheet and returns the results that it must show.
fn round_story(app: &mut App) -> Vec<RoundOutcome> {
    step_until(app, "the sheet", |world| world.resource::<CueQueue>().idle());
    for _ in 0..60 {
        app.update();
    }
    let story = app.world().resource::<Match>().round_story();
    let sentences = RoundStory(story.clone()).text();
    let shown = texts(app);
    assert!(shown.contains(&sentences), "{sentences:?} is not among {shown:?}");
    story
}

/// Discards possible winners, ducks, and makes this bid.
struct Low {
    bid: u8,
}

fn strength(card: Card) -> u8 {
    card.rank() + if card.suit() == Suit::Spades { 20 } else { 0 }
}

impl Style for Low {
    fn keeps(&self, view: &View) -> bool {
        view.drawn.is_some_and(|card| strength(card) < 6)
    }

    fn bids(&self, _: &View) -> u8 {
        self.bid
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).min_by_key(|&card| strength(card)).expect("a card")
    }
}

/// Keeps possible winners, and takes tricks.
struct High {
    bid: u8,
}

impl Style for High {
    fn keeps(&self, view: &View) -> bool {
        view.drawn.is_some_and(|card| strength(card) >= 8)
    }

    fn bids(&self, _: &View) -> u8 {
        self.bid
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).max_by_key(|&card| strength(card)).expect("a card")
    }
}

/// Tricks of the first seat when the rules crate alone plays a round of these two.
fn tricks_of_first(styles: [&dyn Style; 2], seed: u64) -> u8 {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(seed)).expect("a preset");
    while game.phase() != Phase::RoundEnd {
        decide_by_the_rules(&mut game, styles);
    }
    game.tricks()[0]
}

/// Applies the next decision of these two with the rules crate alone.
fn decide_by_the_rules(game: &mut Game, styles: [&dyn Style; 2]) {
    let seat = game.actor().expect("somebody is to act");
    let (view, style) = (game.view(seat), styles[seat]);
    let action = match game.phase() {
        Phase::Draft if view.legal.contains(&Action::Draw) => Action::Draw,
        Phase::Draft if style.keeps(&view) => Action::Keep,
        Phase::Draft => Action::Discard,
        Phase::Bidding => Action::Bid(style.bids(&view)),
        _ => Action::Play(style.plays(&view)),
    };
    game.apply(action).expect("a legal action");
}

/// Plays a round of these two at one machine whose first seat bids nil, with the nil made or failed as requested; in further windows, from the
/// first bid on.
fn nil(styles: [&dyn Style; 2], holds: bool) {
    let seed = (0..4_000).find(|&seed| (tricks_of_first(styles, seed) == 0) == holds);
    let seed = seed.expect("there is such a round");
    let mut app = game(Store::in_memory(), SIZES[0]);
    // A nil alone does not end the match.
    let rules = Preset::OpenDraft.rules();
    begin_with(&mut app, Preset::OpenDraft, rules, players(true), seed);
    step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
    let bids = before_the_bids(rules, styles, seed);
    for size in SIZES {
        if size != SIZES[0] {
            resume(&mut app, &bids, size);
        }
        play(&mut app, styles, |world| phase(world) == Phase::RoundEnd);
        let story = round_story(&mut app);
        let ended =
            |outcome: &RoundOutcome| matches!(outcome, RoundOutcome::Nil { tricks, .. } if (*tricks == 0) == holds);
        assert!(story.iter().any(ended), "{size:?}: {story:?}");
    }
}

/// A match of two people whose draft the rules crate alone has played.
fn before_the_bids(rules: Rules, styles: [&dyn Style; 2], seed: u64) -> SavedMatch {
    let mut saved = new_match(rules, Preset::OpenDraft, players(true), seed);
    let mut game = Game::replay(&saved.record).expect("a record");
    while game.phase() == Phase::Draft {
        decide_by_the_rules(&mut game, styles);
    }
    saved.record = game.record();
    saved
}

#[test]
fn a_nil_is_bid_and_fails() {
    nil([&High { bid: 0 }, &Low { bid: 1 }], false);
}

#[test]
fn a_nil_is_bid_and_made() {
    nil([&Low { bid: 0 }, &High { bid: 9 }], true);
}

#[test]
fn a_first_match_is_played_from_the_title_to_its_end() {
    let mut app = game(Store::in_memory(), SIZES[0]);
    for size in SIZES {
        resize(&mut app, size);
        app.update();
        walk_to(&mut app, "play-vs-computer");
        key(&mut app, KeyCode::Enter);
        step_until(&mut app, "the set-up", |world| {
            *world.resource::<State<Screen>>().get() == Screen::Setup
        });
        app.update();
        walk_to(&mut app, "deal");
        key(&mut app, KeyCode::Enter);
        step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
        play(&mut app, [&Simple, &Simple], |world| phase(world) == Phase::Bidding);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        step_until(&mut app, "the title", |world| {
            *world.resource::<State<Screen>>().get() == Screen::Title
        });
        app.update();
    }
    let saved = before_the_last_trick();
    for size in SIZES {
        resume(&mut app, &saved, size);
        play(&mut app, [&Simple, &Simple], |world| phase(world) == Phase::MatchEnd);
        step_until(&mut app, "the end", |world| world.resource::<CueQueue>().idle());
        for _ in 0..60 {
            app.update();
        }
        walk_to(&mut app, "new-match");
    }
}

/// A match against the computer before the trick that ends it.
fn before_the_last_trick() -> SavedMatch {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).expect("a preset");
    let mut last = None;
    while game.phase() != Phase::MatchEnd {
        if game.phase() == Phase::RoundEnd {
            game.apply(Action::NextRound).expect("the next round");
        }
        if game.phase() == Phase::Play && (0..2).all(|seat| game.hand(seat).len() == 1) {
            last = Some(game.record());
        }
        decide_by_the_rules(&mut game, [&Simple, &Simple]);
    }
    let record = last.expect("a last trick");
    SavedMatch::new(&against_the_computer(&record), false, 1, record)
}

/// The set-up of a match of two, a person against the computer.
fn against_the_computer(record: &Record) -> MatchSetup {
    MatchSetup {
        rules: record.rules,
        kind: RulesKind::Preset(Preset::OpenDraft),
        players: players(false),
    }
}

/// Reneges whenever it can.
struct Revokes;

impl Style for Revokes {
    fn keeps(&self, view: &View) -> bool {
        Simple.keeps(view)
    }

    fn bids(&self, view: &View) -> u8 {
        Simple.bids(view)
    }

    fn plays(&self, view: &View) -> Card {
        let mut played = view.legal.iter().filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        });
        let against = played.rfind(|&card| !view.lawful.contains(card));
        against.unwrap_or_else(|| Simple.plays(view))
    }
}

/// The first of two people calls a renege, after the other has reneged or before any renege.
fn called(right: bool) {
    let rules = Rules {
        renege: Renege::Penalized,
        ..Preset::ClosedDraft.rules()
    };
    let mut app = game(Store::in_memory(), SIZES[0]);
    begin_with(&mut app, Preset::ClosedDraft, rules, players(true), 7);
    step_until(&mut app, "the table", |world| world.resource::<ShownView>().0.is_some());
    let other: &dyn Style = if right { &Revokes } else { &Simple };
    let can_be_called = |world: &World| {
        let prompt = world.resource::<TurnPrompt>();
        let record = world.resource::<Match>().game().record();
        let mut tried = Game::replay(&record).expect("a record");
        let rightly = prompt.call.is_some_and(|call| {
            let events = tried.apply(call).expect("it is legal");
            events
                .iter()
                .any(|event| matches!(event, spades_rules::Event::Called { right: true, .. }))
        });
        prompt.call.is_some()
            && prompt.turn == Turn::Play
            && world.resource::<Perspective>().viewer == 0
            && rightly == right
    };
    play(&mut app, [&Simple, other], can_be_called);
    let mut saved = kept(&app);
    saved.record = last_chance(&saved.record, other, right);
    calls(&mut app, SIZES[0], right);
    // In the other windows, from the last tricks on.
    for size in SIZES.into_iter().skip(1) {
        resume(&mut app, &saved, size);
        play(&mut app, [&Simple, other], can_be_called);
        calls(&mut app, size, right);
    }
}

/// The latest position of the round, with several cards in hand, in which the first seat can call a renege, rightly or not.
fn last_chance(record: &Record, other: &dyn Style, right: bool) -> Record {
    let mut game = Game::replay(record).expect("a record");
    let mut last = None;
    while game.phase() == Phase::Play {
        let call = game.clone().apply(Action::Call(0)).ok();
        let is_right = |event: &spades_rules::Event| matches!(event, spades_rules::Event::Called { right: true, .. });
        let called = call.map(|events| events.iter().any(is_right));
        if game.actor() == Some(0) && game.hand(0).len() > 2 && called == Some(right) {
            last = Some(game.record());
        }
        decide_by_the_rules(&mut game, [&Simple, other]);
    }
    last.expect("a position of that kind")
}

/// Calls, and plays the round to its end.
fn calls(app: &mut App, size: (u32, u32), right: bool) {
    key(app, KeyCode::KeyR);
    walk_to(app, "call-it");
    key(app, KeyCode::Enter);
    step_until(app, "the call to be shown", |world| world.resource::<CueQueue>().idle());
    let record = app.world().resource::<Match>().game().record();
    assert!(record.actions.contains(&Action::Call(0)), "{size:?}");
    play(app, [&Simple, &Simple], |world| phase(world) == Phase::RoundEnd);
    let story = round_story(app);
    let is_call = |outcome: &RoundOutcome| match outcome {
        RoundOutcome::Renege { .. } => right,
        RoundOutcome::CalledInVain { .. } => !right,
        _ => false,
    };
    assert!(story.iter().any(is_call), "{size:?}: {story:?}");
}

#[test]
fn a_renege_is_called_rightly() {
    called(true);
}

#[test]
fn a_renege_is_called_wrongly() {
    called(false);
}

/// A match against the computer whose first round two simple players have played until this seat leads and can prove that it takes the
/// remaining tricks.
pub fn proven(seat: usize) -> SavedMatch {
    let brought = |seed| {
        let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(seed)).expect("a preset");
        while game.phase() != Phase::RoundEnd {
            // Earlier proofs take long to find, and look the same.
            let late = game.phase() == Phase::Play && game.hand(seat).len() <= 6;
            if late && game.actor() == Some(seat) && takes_the_rest(&game.view(seat)).is_some() {
                return Some(game.record());
            }
            decide_by_the_rules(&mut game, [&Simple, &Simple]);
        }
        None
    };
    let record = (0..1000).find_map(brought).expect("there is such a round");
    SavedMatch::new(&against_the_computer(&record), false, 1, record)
}

fn rest(world: &World) -> ClaimState {
    let round = world.resource::<Match>().game().round();
    world.resource::<RemainingTricks>().of(round)
}

#[test]
fn the_rest_is_taken_by_whoever_can_prove_it() {
    let mut app = game(Store::in_memory(), SIZES[0]);
    let saved = proven(0);
    for size in SIZES {
        resume(&mut app, &saved, size);
        step_until(&mut app, "the proof", |world| {
            world.resource::<TurnPrompt>().rest.is_some()
        });
        let before = app.world().resource::<Match>().game().clone();
        app.update();
        assert!(app.world().resource::<TurnPrompt>().undo);
        key(&mut app, KeyCode::Tab);
        assert_eq!(focused(&app).as_deref(), Some("take-the-rest"), "it comes first");
        // The tools come after it, Undo among them, and then it is its turn again.
        for name in ["undo", "hint", "menu", "take-the-rest"] {
            walk_to(&mut app, name);
        }
        key(&mut app, KeyCode::Enter);
        step_until(&mut app, "the end of the round", |world| phase(world) != Phase::Play);
        let left = before.hand(0).len() as u8;
        let after = app.world().resource::<Match>().game().tricks().to_vec();
        assert_eq!(after[0], before.tricks()[0] + left, "{size:?}");
    }
}

#[test]
fn a_claim_of_the_computer_is_granted() {
    let mut app = game(Store::in_memory(), SIZES[0]);
    let saved = proven(1);
    for size in SIZES {
        resume(&mut app, &saved, size);
        step_until(&mut app, "the claim", |world| {
            *world.resource::<State<Overlay>>().get() == Overlay::Claim
        });
        app.update();
        // In a turned window it is laid out again, and still waits for the answer.
        resize(&mut app, (size.1, size.0));
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(
            *app.world().resource::<State<Overlay>>().get(),
            Overlay::Claim,
            "{size:?}"
        );
        let before = app.world().resource::<Match>().game().clone();
        walk_to(&mut app, "grant");
        key(&mut app, KeyCode::Enter);
        step_until(&mut app, "the end of the round", |world| phase(world) != Phase::Play);
        let after = app.world().resource::<Match>().game().tricks().to_vec();
        assert_eq!(after[1], before.tricks()[1] + before.hand(1).len() as u8, "{size:?}");
    }
}

/// Opens the menu and chooses to concede the round.
fn ask_to_concede_the_round(app: &mut App) {
    key(app, KeyCode::Escape);
    walk_to(app, "concede-the-round");
    key(app, KeyCode::Enter);
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::ConcedeRound);
}

#[test]
fn a_round_is_conceded_when_that_is_meant() {
    let mut app = game(Store::in_memory(), (360, 640));
    start(&mut app, Preset::Pairs, against_computers(Preset::Pairs), 3);
    play(&mut app, [&Simple, &Simple], |world| asked(world) == Turn::Play);
    let count = app.world().resource::<Match>().action_count();
    ask_to_concede_the_round(&mut app);
    walk_to(&mut app, "play-on");
    key(&mut app, KeyCode::Enter);
    app.update();
    assert_eq!(
        (rest(app.world()), app.world().resource::<Match>().action_count()),
        (ClaimState::Open, count)
    );
    ask_to_concede_the_round(&mut app);
    walk_to(&mut app, "concede");
    key(&mut app, KeyCode::Enter);
    step_until(&mut app, "the end of the round", |world| phase(world) != Phase::Play);
}

#[test]
fn the_dummy_is_played_by_whoever_bids_highest() {
    let mut app = game(Store::in_memory(), SIZES[0]);
    let bot = || Player::Bot {
        name: "Opponent".to_owned(),
        level: Level::Beginner,
    };
    let everybody = vec![Player::Human { name: "Ada".to_owned() }, bot(), bot()];
    start(&mut app, Preset::ThreeHanded, everybody, 3);
    let bold = High { bid: 12 };
    let dummys = |world: &World| {
        asked(world) == Turn::Play
            && world
                .resource::<ShownView>()
                .0
                .as_ref()
                .is_some_and(|view| view.hand_to_play == Some(3))
    };
    play(&mut app, [&bold, &bold], dummys);
    let saved = kept(&app);
    for size in SIZES {
        resume(&mut app, &saved, size);
        step_until(&mut app, "the dummy's turn", dummys);
        let before = app.world().resource::<Match>().action_count();
        decide_as(&mut app, &Simple);
        let record = app.world().resource::<Match>().game().record();
        assert!(matches!(record.actions[before], Action::Play(_)), "{size:?}");
        play(&mut app, [&bold, &bold], |world| phase(world) == Phase::RoundEnd);
        round_story(&mut app);
    }
}
