//! Whole matches on the real table, played with keys, by one person and by several. The result on the screen equals that of the rules
//! crate.

use crate::common::{SIZES, begin_with, decide, game, hold_curtain, players, resume, start, step_until};
use crate::positions::{new_match, played_on};
use bevy::prelude::*;
use spades::session::replay::ReplayCursor;
use spades::session::setup::Player;
use spades::session::{Match, Perspective};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::cues::CueQueue;
use spades::table::shown::ShownScene;
use spades::text::Phrase;
use spades::text::headlines;
use spades::text::number::Score;
use spades_bots::Level;
use spades_rules::{Game, Phase, Preset};

/// Every text on the screen.
fn texts(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&Text>()
        .iter(app.world())
        .map(|text| text.0.clone())
        .collect()
}

/// Checks that every visible face belongs to the viewer or is open to everyone.
fn nothing_secret_is_shown(app: &App) {
    let world = app.world();
    let (Some(scene), Some(game)) = (&world.resource::<ShownScene>().0, world.get_resource::<Match>()) else {
        return;
    };
    let perspective = world.resource::<Perspective>();
    for (seat, hand) in scene.hands.iter().enumerate() {
        // The dummy is open once all bids are made.
        if scene.dummy_partner.is_some() && game.player(seat).is_none() {
            continue;
        }
        if seat != perspective.viewer || !perspective.open || perspective.curtain {
            assert!(
                hand.iter().all(|&id| scene.faces[id].is_none()),
                "seat {seat}'s cards show to seat {}",
                perspective.viewer
            );
        } else {
            let held = game.game().hand(seat);
            let shown = hand.iter().filter_map(|&id| scene.faces[id]);
            assert!(
                shown
                    .into_iter()
                    .all(|card| held.contains(card) || !world.resource::<CueQueue>().idle()),
                "a card of another hand shows"
            );
        }
    }
}

fn plays_to_the_end(preset: Preset, hot_seat: bool) {
    let mut app = desk();
    start(&mut app, preset, players(hot_seat), 11);
    goes_on_to_the_end(&mut app);
}

/// Plays two rounds with these people (by name) and computer players, at seats clockwise from the bottom.
fn two_rounds(app: &mut App, preset: Preset, people: &[Option<&str>]) {
    let mut rules = preset.rules();
    rules.end.rounds = Some(2);
    let players = at_the_table(people);
    begin_with(app, preset, rules, players, 11);
    step_until(app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
    goes_on_to_the_end(app);
}

fn desk() -> App {
    game(Store::in_memory(), SIZES[0])
}

fn at_the_table(people: &[Option<&str>]) -> Vec<Player> {
    let player = |(seat, name): (usize, &Option<&str>)| match name {
        Some(name) => Player::Human { name: (*name).into() },
        None => Player::Bot {
            name: ["South", "West", "North", "East"][seat].into(),
            level: Level::Intermediate,
        },
    };
    people.iter().enumerate().map(player).collect()
}

/// The person who decided last.
fn last_to_decide(game: &Match) -> Option<usize> {
    let mut past = ReplayCursor::new(game.game().record()).expect("a record of legal actions");
    let mut last = None;
    while past.next_action().is_some() {
        let actor = past.game().actor();
        let person = |&seat: &usize| game.player(seat).is_some_and(|player| !player.is_bot());
        last = actor.filter(person).or(last);
        past.step();
    }
    last
}

fn goes_on_to_the_end(app: &mut App) {
    let mut steps = 0u32;
    let mut seen_by = *app.world().resource::<Perspective>();
    while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
        let perspective = *app.world().resource::<Perspective>();
        if perspective != seen_by {
            // The table turns in the frame after the viewer has changed.
            seen_by = perspective;
            app.update();
        }
        nothing_secret_is_shown(app);
        if perspective.curtain {
            let last = last_to_decide(app.world().resource::<Match>());
            assert_ne!(last, Some(perspective.viewer), "whoever decided last has the device");
            hold_curtain(app);
        } else {
            decide(app);
        }
        steps += 1;
        assert!(steps < 400_000, "the match does not end");
    }
    step_until(app, "the last trick to be shown", |world| {
        world.resource::<CueQueue>().idle()
    });
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(
        app.world().resource::<CueQueue>().mismatches(),
        0,
        "events move every card to where the view has it"
    );
    let played = app.world().resource::<Match>();
    let again = Game::replay(&played.game().record()).expect("a record of legal actions");
    assert_eq!(again.scores(), played.game().scores());
    let texts = texts(app);
    for &score in again.scores() {
        let score = Score(score).text();
        assert!(texts.contains(&score), "the screen shows {score}: {texts:?}");
    }
    let played = app.world().resource::<Match>();
    assert!(again.winners().is_some(), "the match is over");
    // The first match of this history may be the first win against the level.
    let headlines = [false, true].map(|first| played.end_headline(first).expect("a headline"));
    let announced = headlines.map(|headline| headlines::end(played, headline).0.text());
    assert!(
        announced.iter().any(|text| texts.contains(text)),
        "{announced:?} is announced: {texts:?}"
    );
    for player in &played.setup().players {
        assert!(
            texts.iter().any(|text| text == player.name()),
            "everybody's name is shown: {texts:?}"
        );
    }
}

#[test]
fn open_draft_against_the_computer() {
    plays_to_the_end(Preset::OpenDraft, false);
}

#[test]
fn closed_draft_against_the_computer() {
    plays_to_the_end(Preset::ClosedDraft, false);
}

#[test]
fn moonshot_against_the_computer() {
    plays_to_the_end(Preset::Moonshot, false);
}

#[test]
fn open_draft_between_two_people() {
    plays_to_the_end(Preset::OpenDraft, true);
}

#[test]
fn closed_draft_between_two_people() {
    plays_to_the_end(Preset::ClosedDraft, true);
}

#[test]
fn moonshot_between_two_people() {
    plays_to_the_end(Preset::Moonshot, true);
}

/// In the first window from the first deal; in the others, the last tricks.
#[test]
fn pairs_of_four_people() {
    let people = ["Ada", "Grace", "Edith", "Mary"].map(Some);
    let mut app = desk();
    two_rounds(&mut app, Preset::Pairs, &people);
    let mut rules = Preset::Pairs.rules();
    rules.end.rounds = Some(1);
    let saved = new_match(rules, Preset::Pairs, at_the_table(&people), 11);
    let saved = played_on(saved, |game| (0..4).all(|seat| game.hand(seat).len() == 3));
    for size in SIZES.into_iter().skip(1) {
        resume(&mut app, &saved, size);
        goes_on_to_the_end(&mut app);
    }
}

#[test]
fn three_handed_of_three_people() {
    two_rounds(
        &mut desk(),
        Preset::ThreeHanded,
        &[Some("Ada"), Some("Grace"), Some("Edith")],
    );
}

#[test]
fn solo_of_people_and_bots() {
    two_rounds(&mut desk(), Preset::Solo, &[None, Some("Ada"), None, Some("Grace")]);
}

#[test]
fn partners_against_the_computer_with_a_blind_nil_at_hand() {
    two_rounds(&mut desk(), Preset::Pairs, &[Some("Ada"), None, Some("Grace"), None]);
}
