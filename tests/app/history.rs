//! A finished match is in the history, after a restart too.

use bevy::prelude::*;
use spades::session::reviews::{ReviewQueue, Reviews};
use spades::session::{Match, MatchFinished};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::storage::history::MatchHistory;
use spades::storage::history::facts::Facts;
use spades::table::cues::CueQueue;
use spades::text::Phrase;
use spades::text::achievements::NewlyEarned;
use spades::text::history::Ended;
use spades_archive::achievements::Achievement;
use spades_archive::history::Query;
use spades_archive::{Ending, Finished, MatchId, Player};
use spades_rules::{Game, Phase, Preset, Rules, Seed};

use crate::common::{begin_with, decide, focused, game, in_real_time, players, step_until, texts, walk_to};
use crate::devices::key;

/// A match of one round against the computer that ended long ago.
fn finished(rules: Rules, seed: u64) -> Finished {
    let mut game = Game::new(rules, Seed::from_u64(seed)).expect("rules that make sense");
    while let Some(&action) = game.legal_actions().first() {
        game.apply(action).expect("a legal action");
    }
    let bot = Player::Bot {
        name: "Rook".to_owned(),
        level: "expert".to_owned(),
    };
    Finished {
        ended: 1_000_000 + seed,
        players: vec![Player::Human { name: "Ada".to_owned() }, bot],
        own: Some(0),
        record: game.record(),
        ending: Ending::default(),
    }
}

/// Returns the number of medals whose back is still up.
fn medals_face_down(app: &mut App) -> usize {
    let world = app.world_mut();
    let mut nodes = world.query::<(&Name, &InheritedVisibility)>();
    let backs = nodes.iter(world).filter(|(name, _)| name.as_str() == "medal-back");
    backs.filter(|(_, visible)| visible.get()).count()
}

#[test]
fn matches_played_are_in_the_history() {
    let folder = std::env::temp_dir().join(format!("spades-history-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    let mut rules = Preset::ClosedDraft.rules();
    rules.end.rounds = Some(1);
    for number in 0..99 {
        app.world_mut().write_message(MatchFinished {
            finished: finished(rules, 1000 + number),
        });
    }
    app.update();
    begin_with(&mut app, Preset::ClosedDraft, rules, players(false), 5);
    step_until(&mut app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
    while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
        decide(&mut app);
    }
    // Its achievements and its review are computed in the background.
    step_until(&mut app, "the review and the achievements", |world| {
        world.resource::<Facts>().is_done() && world.resource::<ReviewQueue>().is_idle()
    });
    in_real_time(&mut app);
    step_until(&mut app, "the last trick to be shown", |world| {
        world.resource::<CueQueue>().idle()
    });
    for _ in 0..10 {
        app.update();
    }
    let played = app.world().resource::<Match>().game().record();
    let earned = app.world().resource::<Facts>().earned_by(MatchId::of(&played));
    assert!(earned.contains(&Achievement::HundredMatches), "{earned:?}");
    // Each is a medal, which turns over, at once with a key, and leads to the page of achievements.
    assert_eq!(medals_face_down(&mut app), earned.len());
    key(&mut app, KeyCode::Tab);
    assert_eq!(medals_face_down(&mut app), 0);
    for achievement in &earned {
        assert!(texts(&mut app).contains(&achievement.text()), "{achievement:?}");
    }
    let line = NewlyEarned(earned.clone()).text();
    let world = app.world_mut();
    let mut labels = world.query::<&AccessibleLabel>();
    assert!(labels.iter(world).any(|label| label.0 == line), "{line}");
    walk_to(&mut app, &Achievement::HundredMatches.key());
    key(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::Statistics);
    assert_eq!(focused(&app).as_deref(), Some("achievements"), "its tab is open");
    drop(app);

    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    let reviews = app.world().resource::<Reviews>().rounds().to_vec();
    assert_eq!(reviews.len(), 1, "the round is reviewed, and that is kept");
    assert!(reviews[0].draft.decisions == 13 && reviews[0].play.decisions > 0);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::History);
    assert_eq!(focused(&app).as_deref(), Some("history"));
    let world = app.world();
    let (history, store) = (world.resource::<MatchHistory>(), world.resource::<Store>());
    let found: Vec<_> = history.search(&Query::default()).into_iter().cloned().collect();
    assert_eq!(found.len(), 100);
    let kept = history.load(store, found[0].id).expect("it is sound");
    assert_eq!((kept.record, kept.own), (played, Some(0)));
    let line = Ended::of(&found[0]).text();
    assert!(texts(&mut app).contains(&line), "{line}");
    // Pending writes would go into the folder.
    drop(app);
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}
