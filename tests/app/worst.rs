//! Plates, score sheets and the end of a match with their longest contents, in every window: names of sixteen letters, scores of five
//! characters, blind nil bids, every line that a sheet can have.

use bevy::prelude::*;
use spades::session::mistakes::{MatchPosition, Mistakes};
use spades::session::setup::Player;
use spades::session::{Match, RulesKind, Turn};
use spades::settings::{Coach, Settings};
use spades::states::Screen;
use spades::storage::Store;
use spades::storage::history::facts::Facts;
use spades::table::coach::Coaching;
use spades::table::cues::CueQueue;
use spades::table::overlays::Overlay;
use spades::table::shown::{LatestRemark, Remark, ShownScene, ShownView};
use spades::text::Phrase;
use spades::text::plates::Status;
use spades::text::presets::{SHORTEST, ShortRulesName};
use spades::text::round::RoundTitle;
use spades_bots::Level;
use spades_rules::{Bid, Card, Phase, Preset, Rules, View};

use crate::common::{Style, begin_with, decide_as, game, lawful, resize, seek, step_until, texts, walk_to};
use crate::devices::key;
use crate::inspection::{Inspection, come_to, come_to_phase, largest};
use crate::language::runs_alone;

/// Names as long as the set-up allows.
const NAMES: [&str; 4] = [
    "Wilhelmina Moore",
    "Bartholomew Webb",
    "Maximiliana Wood",
    "Christopher Ames",
];

fn players(preset: Preset) -> Vec<Player> {
    let seats = usize::from(preset.rules().players);
    let computers = NAMES[1..seats].iter().map(|&name| Player::Bot {
        name: name.to_owned(),
        level: Level::Intermediate,
    });
    let person = Player::Human {
        name: NAMES[0].to_owned(),
    };
    std::iter::once(person).chain(computers).collect()
}

/// Starts a match with such names.
fn begin(app: &mut App, preset: Preset, rules: Rules) {
    begin_with(app, preset, rules, players(preset), 5);
    step_until(app, "the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
}

/// Writes the longest possible contents to the plates.
fn exaggerate(app: &mut App) {
    let mut view = app.world_mut().resource_mut::<ShownView>();
    let view = view.0.as_mut().expect("a view");
    for (side, score) in view.scores.iter_mut().enumerate() {
        *score = if side % 2 == 0 { -1250 } else { -999 };
    }
    view.bags.fill(10);
    for side in &mut view.sheet {
        side.tricks = 12;
        side.contract_points = -130;
        side.nil_points = -200;
        side.renege_points = -100;
        side.bag_penalty = -100;
        side.bags = 10;
        side.bags_after = 9;
        side.total = -730;
        side.score = -999;
    }
    view.bids.fill(Some(Bid::BlindNil));
    let mut scene = app.world_mut().resource_mut::<ShownScene>();
    let scene = scene.0.as_mut().expect("a scene");
    scene.bids.fill(Some(Bid::BlindNil));
    scene.tricks.fill(12);
}

fn says(app: &mut App, line: &str) -> bool {
    texts(app).iter().any(|text| text == line)
}

#[test]
fn plates_hold_their_longest_contents() {
    if !runs_alone("worst::plates_hold_their_longest_contents") {
        return;
    }
    let preset = Preset::OpenDraft;
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    begin(&mut app, preset, preset.rules());
    come_to(&mut app, Turn::Play);
    // The header names the rules.
    let header = RoundTitle::OfRules(ShortRulesName(RulesKind::Preset(preset).into(), SHORTEST), 1);
    assert!(says(&mut app, &header.text()), "{:?}", texts(&mut app));
    exaggerate(&mut app);
    let mut seen = Inspection::strict(&mut app);
    seen.inspect(&mut app, &format!("{preset:?}: blind nil"));
    assert!(
        says(&mut app, "−1250") || says(&mut app, "-1250"),
        "{:?}",
        texts(&mut app)
    );
    app.world_mut().resource_mut::<LatestRemark>().0 = Some(Remark::Took(1));
    seen.inspect(&mut app, &format!("{preset:?}: the trick is taken"));
    seen.report();
}

#[test]
fn score_sheets_hold_their_longest_contents() {
    if !runs_alone("worst::score_sheets_hold_their_longest_contents") {
        return;
    }
    let preset = Preset::OpenDraft;
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    begin(&mut app, preset, preset.rules());
    come_to_phase(&mut app, Phase::RoundEnd);
    exaggerate(&mut app);
    // It is rebuilt in another window.
    resize(&mut app, (1000, 500));
    (0..12).for_each(|_| app.update());
    let mut seen = Inspection::strict(&mut app);
    seen.inspect(&mut app, &format!("{preset:?}: the longest sheet"));
    assert!(
        !says(&mut app, &Status::Waits.text()),
        "the result waits for the player"
    );
    seen.report();
}

/// Discards everything, bids too much, and plays the first card.
struct Bad;

impl Style for Bad {
    fn keeps(&self, _: &View) -> bool {
        false
    }

    fn bids(&self, _: &View) -> u8 {
        6
    }

    fn plays(&self, view: &View) -> Card {
        lawful(view).next().expect("a card that may be played")
    }
}

/// The whole link to the mistakes is visible below anything that the end of a match shows.
#[test]
fn the_end_of_a_match_holds_its_longest_contents() {
    if !runs_alone("worst::the_end_of_a_match_holds_its_longest_contents") {
        return;
    }
    let mut app = game(Store::in_memory(), (1280, 720));
    largest(&mut app);
    let mut rules = Preset::OpenDraft.rules();
    rules.end.rounds = Some(1);
    begin(&mut app, Preset::OpenDraft, rules);
    while app.world().resource::<Match>().game().phase() != Phase::MatchEnd {
        if *app.world().resource::<State<Overlay>>().get() == Overlay::Claim {
            walk_to(&mut app, "play-on");
            key(&mut app, KeyCode::Enter);
            continue;
        }
        decide_as(&mut app, &Bad);
    }
    step_until(&mut app, "mistakes and achievements", |world| {
        world
            .resource::<Mistakes>()
            .knows(MatchPosition::of(world.resource::<Match>()))
            && world.resource::<Facts>().is_done()
    });
    for _ in 0..100 {
        app.update();
    }
    assert!(seek(&mut app, "learn-from-mistakes").is_some());
    let mut seen = Inspection::strict(&mut app);
    seen.inspect(&mut app, "the end of a match");
    seen.report();
}

/// While the coach's remark is visible, the player's own plate stays where the remark leaves room for it.
#[test]
fn ones_own_plate_stays_beside_a_remark() {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<Settings>().interface = 200.0;
    begin(&mut app, Preset::OpenDraft, Preset::OpenDraft.rules());
    come_to(&mut app, Turn::Bid);
    app.world_mut().resource_mut::<Settings>().coach = Coach::AfterMistakes;
    for _ in 0..3 {
        app.update();
    }
    for code in [KeyCode::Digit1, KeyCode::Digit3, KeyCode::Enter] {
        key(&mut app, code);
    }
    step_until(&mut app, "the remark", |world| world.resource::<Coaching>().speaks());
    step_until(&mut app, "the table at rest", |world| {
        world.resource::<CueQueue>().idle()
    });
    assert!(seek(&mut app, "close").is_some());
    assert!(says(&mut app, NAMES[0]), "{:?}", texts(&mut app));
}

/// The sets of faces from which cards on the table are drawn.
fn sets(app: &mut App) -> std::collections::BTreeSet<String> {
    let world = app.world_mut();
    let images: Vec<_> = world
        .query::<&Sprite>()
        .iter(world)
        .map(|sprite| sprite.image.id())
        .collect();
    let server = world.resource::<AssetServer>();
    let paths = images.into_iter().filter_map(|image| server.get_path(image));
    let faces = paths
        .map(|path| path.to_string())
        .filter(|path| path.ends_with(".runs"));
    faces
        .filter_map(|path| path.split('/').nth(2).map(str::to_owned))
        .filter(|set| !set.contains("back-"))
        .collect()
}

/// A window that was as small as a phone, even briefly, leaves no large index behind.
#[test]
fn all_cards_have_the_same_faces_after_the_window_was_a_phone() {
    let mut app = game(Store::in_memory(), (1280, 720));
    begin(&mut app, Preset::OpenDraft, Preset::OpenDraft.rules());
    come_to(&mut app, Turn::Play);
    let classic: std::collections::BTreeSet<String> = ["classic".to_owned()].into();
    let wait = |app: &mut App, wanted: &str| {
        for _ in 0..20_000 {
            let now = sets(app);
            assert!(now.len() == 1, "cards of two sets are side by side: {now:?}");
            if now.iter().eq([wanted]) {
                return;
            }
            app.update();
        }
        panic!("{:?} where {wanted} is wanted", sets(app));
    };
    wait(&mut app, "classic");
    for frames in [1, 5, 30] {
        resize(&mut app, (390, 844));
        (0..frames).for_each(|_| app.update());
        resize(&mut app, (1280, 720));
        wait(&mut app, "classic");
        (0..300).for_each(|_| app.update());
        assert_eq!(sets(&mut app), classic, "after {frames} frames");
    }
    resize(&mut app, (390, 844));
    wait(&mut app, "large");
    resize(&mut app, (1280, 720));
    wait(&mut app, "classic");
}
