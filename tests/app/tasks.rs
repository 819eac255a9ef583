//! What people do at the table, from the first key to what the screen says of it, on a desktop and on a phone.

use bevy::prelude::*;
use spades::session::setup::Player;
use spades::session::{Match, Perspective, Told, Turn};
use spades::storage::Store;
use spades::table::director::Director;
use spades::text::Phrase;
use spades::text::round_story::RoundStory;
use spades_bots::Level;
use spades_rules::{Action, Card, Game, Phase, Preset, Seed, Suit, View};

use crate::common::{Simple, Style, asked, decide_as, game, hold_curtain, lawful, players, start, step_until};

/// A desktop and a phone.
const SIZES: [(u32, u32); 2] = [(1280, 720), (360, 640)];

/// Every text on the screen.
fn texts(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &InheritedVisibility)>();
    let shown = texts.iter(world).filter(|(_, visible)| visible.get());
    shown.map(|(text, _)| text.0.clone()).collect()
}

/// Whatever is asked is answered, by the style of the seat that looks, until something is so.
fn play(app: &mut App, styles: [&dyn Style; 2], done: impl Fn(&World) -> bool) {
    for _ in 0..60_000 {
        if done(app.world()) {
            return;
        }
        let perspective = app.world().resource::<Perspective>();
        let viewer = perspective.viewer;
        if perspective.curtain {
            hold_curtain(app);
        } else if app.world().resource::<Director>().view.is_none() {
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

/// The round is scored, and the sheet says how everything in it ended.
fn the_sheet_tells(app: &mut App) -> Vec<Told> {
    step_until(app, "the sheet", |world| world.resource::<Director>().idle());
    for _ in 0..60 {
        app.update();
    }
    let story = app.world().resource::<Match>().round_story();
    let told = RoundStory(story.clone()).text();
    let shown = texts(app);
    assert!(shown.contains(&told), "{told:?} is told: {shown:?}");
    story
}

/// Throws away what could take a trick, ducks, and bids one.
struct Low;

fn strength(card: Card) -> u8 {
    card.rank() + if card.suit() == Suit::Spades { 20 } else { 0 }
}

impl Style for Low {
    fn keeps(&self, view: &View) -> bool {
        view.drawn.is_some_and(|card| strength(card) < 6)
    }

    fn bids(&self, _: &View) -> u8 {
        1
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).min_by_key(|&card| strength(card)).expect("a card")
    }
}

/// Keeps what takes tricks, and takes them.
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

/// How many tricks the first seat takes when the rules alone play a round of these two.
fn tricks_of_first(styles: [&dyn Style; 2], seed: u64) -> u8 {
    let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(seed)).expect("a preset");
    while game.phase() != Phase::RoundEnd {
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
    game.tricks()[0]
}

#[test]
fn a_nil_is_bid_and_fails() {
    let (nil, other) = (High { bid: 0 }, Low);
    let seed = (0..1_000).find(|&seed| tricks_of_first([&nil, &other], seed) > 0);
    let seed = seed.expect("there is such a round");
    for size in SIZES {
        let mut app = game(Store::in_memory(), size);
        start(&mut app, Preset::OpenDraft, players(true), seed);
        play(&mut app, [&nil, &other], |world| phase(world) == Phase::RoundEnd);
        let story = the_sheet_tells(&mut app);
        let failed = |told: &Told| matches!(told, Told::Nil { tricks, .. } if *tricks > 0);
        assert!(story.iter().any(failed), "{size:?}: {story:?}");
    }
}

#[test]
fn the_dummy_is_played_by_whoever_bids_highest() {
    for size in SIZES {
        let mut app = game(Store::in_memory(), size);
        let bot = || Player::Bot {
            name: "Opponent".to_owned(),
            level: Level::Beginner,
        };
        let everybody = vec![Player::Human { name: "Ada".to_owned() }, bot(), bot()];
        start(&mut app, Preset::ThreeHanded, everybody, 3);
        let bold = High { bid: 12 };
        play(&mut app, [&bold, &bold], |world| {
            asked(world) == Turn::Play
                && world
                    .resource::<Director>()
                    .view
                    .as_ref()
                    .is_some_and(|view| view.hand_to_play == Some(3))
        });
        let before = app.world().resource::<Match>().count();
        decide_as(&mut app, &Simple);
        let record = app.world().resource::<Match>().game().record();
        assert!(matches!(record.actions[before], Action::Play(_)), "{size:?}");
        play(&mut app, [&bold, &bold], |world| phase(world) == Phase::RoundEnd);
        the_sheet_tells(&mut app);
    }
}
