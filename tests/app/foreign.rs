//! Pages and overlays in the pseudo-languages: in the longer one all that a switch of languages (`language`) doesn't show, mirrored the
//! most important ones. Nothing is cut off or overlaps.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::InlineDirection;
use bevy::ui_widgets::Activate;
use spades::input::Intent;
use spades::loading::LoadingStage;
use spades::session::learning::{Exercise, Learn, Learned, Learning, StartLearning, Textbook};
use spades::session::setup::Player;
use spades::session::{Match, Perspective, SubmitAction, Turn};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::Verbatim;
use spades::text::language::{self, Language};
use spades::text::notices::{Kept, NotSaved, Notice};
use spades::ui::Tooltip;
use spades::ui::toasts::Toast;
use spades_rules::{Action, Event, Game, Phase, Preset, Renege, Rules};
use spades_words::Pseudo;

use crate::common::{
    against_computers, asked, begin_with, button, find, game, hold_curtain, lesson_names, let_pass, players, resize,
    rest, resume, seek, start, starting, step_until,
};
use crate::devices::{click, hover, key, leave_window};
use crate::faults::{faults, faults_within, lines_too_many, whole};
use crate::inspection::{come_to, come_to_phase, finish_a_match, receive_deal, until_laid_out, until_thought_out};
use crate::language::runs_alone;
use crate::loading::assets_without;
use crate::mistakes::{at_the_result, wait};
use crate::positions::new_match;
use crate::tasks::proven;

/// A desk, and an upright phone.
const WINDOWS: [(u32, u32); 2] = [(1280, 720), (390, 844)];

/// The faults found on the way.
#[derive(Default)]
struct Tour {
    found: Vec<String>,
    places: usize,
}

impl Tour {
    /// Looks at the screen in both windows.
    fn look(&mut self, app: &mut App, place: &str) {
        for size in WINDOWS {
            resize(app, size);
            until_laid_out(app);
            let found = faults(app, false).into_iter().chain(lines_too_many(app));
            self.found
                .extend(found.map(|fault| format!("{place} at {size:?}: {fault}")));
            self.places += 1;
        }
        resize(app, WINDOWS[0]);
        until_laid_out(app);
    }

    /// Looks at a notice or a tooltip over the screen.
    fn look_within(&mut self, app: &mut App, root: Entity, place: &str) {
        let found = faults_within(app, root).into_iter();
        self.found.extend(found.map(|fault| format!("{place}: {fault}")));
        self.places += 1;
    }

    fn report(self, min: usize) {
        println!("{} places", self.places);
        assert!(self.places >= min);
        assert!(self.found.is_empty(), "{} faults: {:#?}", self.found.len(), self.found);
    }
}

fn open(app: &mut App, menu: Menu) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    until_laid_out(app);
}

fn lay_over(app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), overlay, "it opens");
    until_thought_out(app);
}

fn press(app: &mut App, name: &str) {
    let at = button(app, name);
    click(app, at);
    until_laid_out(app);
}

/// A game that speaks a pseudo-language, with a match in its history.
fn speaking(pseudo: Pseudo) -> App {
    language::speak(Language::pseudo(pseudo));
    let mut app = game(Store::in_memory(), WINDOWS[0]);
    step_until(&mut app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    finish_a_match(&mut app);
    app
}

#[test]
fn every_place_has_room_for_a_longer_language() {
    if !runs_alone("foreign::every_place_has_room_for_a_longer_language") {
        return;
    }
    let mut tour = Tour::default();
    let mut app = speaking(Pseudo::Longer);
    pages(&mut app, &mut tour);
    exercises(&mut app, &mut tour);
    table(&mut app, &mut tour);
    renege(&mut app, &mut tour);
    let mut app = at_the_result(Preset::OpenDraft, WINDOWS[0]);
    mistakes(&mut app, &mut tour);
    tour.report(50);
}

/// Notices and tooltips over a page, and the page before the first.
#[test]
fn notices_and_tooltips_have_room_for_a_longer_language() {
    if !runs_alone("foreign::notices_and_tooltips_have_room_for_a_longer_language") {
        return;
    }
    let mut tour = Tour::default();
    missing_files(&mut tour);
    let mut app = speaking(Pseudo::Longer);
    notices(&mut app, &mut tour, "title");
    tooltips(&mut app, &mut tour, "title");
    open(&mut app, Menu::Settings);
    notices(&mut app, &mut tour, "settings");
    tooltips(&mut app, &mut tour, "settings");
    open(&mut app, Menu::None);
    start(&mut app, Preset::OpenDraft, players(false), 5);
    come_to(&mut app, Turn::Choose);
    rest(&mut app);
    notices(&mut app, &mut tour, "table");
    tooltips(&mut app, &mut tour, "table");
    tour.report(50);
}

/// Tabs, the editor of rules, a deal that was sent, and the page beside another window.
fn pages(app: &mut App, tour: &mut Tour) {
    tour.look(app, "title");
    receive_deal(app);
    for menu in Menu::PAGES {
        open(app, menu);
        tour.look(app, &format!("{menu:?}"));
        let leaves: &[&str] = match menu {
            Menu::Statistics => &["matches", "decisions", "achievements"],
            Menu::Settings => &["play", "sound", "accessibility", "about"],
            _ => &[],
        };
        for leaf in leaves {
            press(app, leaf);
            tour.look(app, &format!("{menu:?}, {leaf}"));
        }
    }
    open(app, Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    until_laid_out(app);
    tour.look(app, "set-up");
    press(app, "custom");
    tour.look(app, "the editor of rules");
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::OpenInAnotherWindow);
    until_laid_out(app);
    tour.look(app, "beside another window");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    until_laid_out(app);
}

/// A hand of each lesson with its hint, and the puzzle of the day.
fn exercises(app: &mut App, tour: &mut Tour) {
    let contents = app.world().resource::<Textbook>().contents().expect("it is there");
    let lessons = contents.lessons.all().len();
    let day = spades::session::clock::today();
    let puzzle = app.world().resource::<Learned>().puzzle_of(contents, day);
    let hands = (0..lessons).step_by(3).map(|lesson| Exercise::Hand { lesson, hand: 0 });
    for exercise in hands.chain(puzzle) {
        let names = lesson_names();
        app.world_mut().write_message(StartLearning { exercise, names });
        step_until(app, "the learner's turn", |world| {
            world
                .get_resource::<Learning>()
                .is_some_and(|learning| learning.exercise() == exercise)
                && asked(world) != Turn::Wait
        });
        tour.look(app, &format!("{exercise:?}"));
        key(app, KeyCode::KeyH);
        tour.look(app, &format!("{exercise:?}, hint"));
    }
}

/// The curtain, claims, the sheet of a round with its review, and questions.
fn table(app: &mut App, tour: &mut Tour) {
    start(app, Preset::OpenDraft, players(true), 5);
    step_until(app, "the curtain", |world| world.resource::<Perspective>().curtain);
    tour.look(app, "curtain");
    hold_curtain(app);
    resume(app, &proven(1), WINDOWS[0]);
    step_until(app, "the claim", |world| {
        *world.resource::<State<Overlay>>().get() == Overlay::Claim
    });
    tour.look(app, "a claim");
    claims(app, tour);
    for preset in [Preset::Pairs, Preset::ThreeHanded] {
        start(app, preset, against_computers(preset), 5);
        step_until(app, "a bid", |world| {
            matches!(asked(world), Turn::Look | Turn::Bid) && world.resource::<ShownView>().0.is_some()
        });
        come_to(app, Turn::Bid);
        tour.look(app, &format!("{preset:?}: bid"));
        come_to(app, Turn::Play);
        tour.look(app, &format!("{preset:?}: play"));
        for overlay in [Overlay::Menu, Overlay::Concede, Overlay::ConcedeRound, Overlay::Known] {
            lay_over(app, overlay);
            tour.look(app, &format!("{preset:?}: {overlay:?}"));
            lay_over(app, Overlay::None);
        }
        come_to_phase(app, Phase::RoundEnd);
        until_thought_out(app);
        tour.look(app, &format!("{preset:?}: score sheet"));
        lay_over(app, Overlay::Review);
        tour.look(app, &format!("{preset:?}: review"));
        lay_over(app, Overlay::None);
    }
}

/// The loading page with the names of missing files.
fn missing_files(tour: &mut Tour) {
    language::speak(Language::pseudo(Pseudo::Longer));
    let folder = assets_without("foreign", "ui/logo.png");
    for size in WINDOWS {
        let mut app = starting(Store::in_memory(), size, &folder.to_string_lossy());
        step_until(&mut app, "the names of missing files", |world| {
            *world.resource::<State<LoadingStage>>().get() == LoadingStage::Failed
        });
        until_laid_out(&mut app);
        let page = find(&mut app, "loading");
        tour.look_within(&mut app, page, &format!("loading at {size:?}"));
    }
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

/// Long notices, one after the other.
fn notices(app: &mut App, tour: &mut Tour, place: &str) {
    let path = Some("/home/ada/.local/share/spades/match-damaged-1.json".to_owned());
    let all = [
        Notice::StartingAfresh {
            what: Kept::Statistics,
            place: path.clone(),
        },
        Notice::MatchNotTakenUp { place: path },
        Notice::OfNewerVersion(Kept::Learning),
        Notice::OldestMatchMadeRoom { max: 24 },
        Notice::NothingCanBeSaved(NotSaved::Full),
        Notice::MatchConceded,
        Notice::MayBeDropped,
    ];
    for (size, notice) in WINDOWS
        .into_iter()
        .flat_map(|size| all.iter().map(move |notice| (size, notice)))
    {
        resize(app, size);
        app.world_mut().write_message(Toast::new(notice.clone()));
        until_laid_out(app);
        let toast = find(app, "toast");
        tour.look_within(app, toast, &format!("{place} at {size:?}, {notice:?}"));
        let_pass(app, Duration::from_secs(13));
        assert_eq!(seek(app, "toast"), None, "it has been read");
    }
    // One that stays.
    resize(app, WINDOWS[1]);
    let button = Verbatim("[Úúpdáátéé]".to_owned());
    app.world_mut()
        .write_message(Toast::new(Notice::NewVersion).with_button(button, |_| ()));
    until_laid_out(app);
    let toast = find(app, "toast");
    if whole(app.world(), toast).is_some() {
        tour.look_within(app, toast, &format!("{place}, a new version"));
    }
    let entity = find(app, "dismiss");
    app.world_mut().trigger(Activate { entity });
    resize(app, WINDOWS[0]);
    until_laid_out(app);
}

/// The tooltip of every widget that has one.
fn tooltips(app: &mut App, tour: &mut Tour, place: &str) {
    let world = app.world_mut();
    let mut tips = world.query_filtered::<(Entity, &Name, &InheritedVisibility), With<Tooltip>>();
    let tips: Vec<(Entity, String)> = tips
        .iter(world)
        .filter(|(_, _, seen)| seen.get())
        .map(|(entity, name, _)| (entity, name.to_string()))
        .collect();
    let mut looked = 0;
    for (entity, name) in tips {
        let Some(at) = whole(app.world(), entity) else { continue };
        leave_window(app);
        hover(app, at.center());
        let_pass(app, Duration::from_secs(1));
        if let Some(tooltip) = seek(app, "tooltip") {
            until_laid_out(app);
            tour.look_within(app, tooltip, &format!("{place}, tooltip of {name}"));
            looked += 1;
        }
    }
    leave_window(app);
    assert!(looked > 0, "{place} has tooltips");
}

/// A renege that was called rightly: the sheet shows the trick.
fn renege(app: &mut App, tour: &mut Tour) {
    let rules = Rules {
        renege: Renege::Penalized,
        ..Preset::ClosedDraft.rules()
    };
    let people = against_computers(Preset::ClosedDraft);
    let mut saved = new_match(rules, Preset::ClosedDraft, people, 9);
    let mut game = Game::replay(&saved.record).expect("a record");
    let rightly = |event: &Event| matches!(event, Event::Called { right: true, .. });
    while game.phase() != Phase::RoundEnd {
        let call = game.clone().apply(Action::Call(0)).ok();
        let action = if call.is_some_and(|events| events.iter().any(rightly)) {
            Action::Call(0)
        } else {
            let legal = game.legal_actions();
            let mut others = legal.iter().filter(|action| !matches!(action, Action::Call(_)));
            *others.next_back().expect("a legal action")
        };
        game.apply(action).expect("a legal action");
    }
    saved.record = game.record();
    resume(app, &saved, WINDOWS[0]);
    until_thought_out(app);
    assert!(seek(app, "renege-proof").is_some(), "the trick is shown");
    tour.look(app, "a renege's proof");
}

/// Cards that may be called a renege, and the end of the match.
fn claims(app: &mut App, tour: &mut Tour) {
    let mut rules = Preset::ClosedDraft.rules();
    rules.renege = Renege::Penalized;
    rules.end.rounds = Some(1);
    let people = against_computers(Preset::ClosedDraft);
    begin_with(app, Preset::ClosedDraft, rules, people, 9);
    app.update();
    step_until(app, "the other match", |world| {
        world.resource::<Match>().game().rules().renege == Renege::Penalized
            && world.resource::<ShownView>().0.is_some()
    });
    come_to(app, Turn::Settle);
    tour.look(app, "claims");
    app.world_mut().write_message(Intent::Act(Action::Settle));
    app.update();
    come_to_phase(app, Phase::MatchEnd);
    tour.look(app, "the match's end");
}

/// The way to the mistakes of a round, and the first one: asked, missed, shown.
fn mistakes(app: &mut App, tour: &mut Tour) {
    tour.look(app, "the way to the mistakes");
    let exercise = Exercise::Mistake(0);
    let names = default();
    app.world_mut().write_message(StartLearning { exercise, names });
    wait(app);
    tour.look(app, "a mistake");
    let mistake = app.world().resource::<Learning>().mistake().expect("one");
    let action = mistake.decision.taken;
    let count = app.world().resource::<Match>().action_count();
    app.world_mut().write_message(SubmitAction { action, count });
    app.update();
    wait(app);
    tour.look(app, "a mistake, missed");
    app.world_mut().write_message(Learn::Solution);
    app.update();
    wait(app);
    tour.look(app, "a mistake, shown");
}

/// The title, the set-up, the table, the score sheet and the settings.
fn main_places(pseudo: Pseudo) -> Tour {
    let mut tour = Tour::default();
    let mut app = speaking(pseudo);
    tour.look(&mut app, "title");
    open(&mut app, Menu::Settings);
    tour.look(&mut app, "settings");
    open(&mut app, Menu::Statistics);
    tour.look(&mut app, "statistics");
    let is_mirrored = mirrored(&mut app);
    assert_eq!(is_mirrored, pseudo == Pseudo::Mirrored, "pages are mirrored");
    open(&mut app, Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    until_laid_out(&mut app);
    tour.look(&mut app, "set-up");
    let people: Vec<Player> = against_computers(Preset::Pairs);
    start(&mut app, Preset::Pairs, people, 5);
    step_until(&mut app, "a bid", |world| {
        matches!(asked(world), Turn::Look | Turn::Bid) && world.resource::<ShownView>().0.is_some()
    });
    come_to(&mut app, Turn::Play);
    tour.look(&mut app, "table");
    assert!(!mirrored(&mut app), "the table stays as it is");
    come_to_phase(&mut app, Phase::RoundEnd);
    until_thought_out(&mut app);
    tour.look(&mut app, "score sheet");
    tour
}

/// Returns `true` if most of what the screen shows is laid out from the right.
fn mirrored(app: &mut App) -> bool {
    let world = app.world_mut();
    let mut nodes = world.query::<(&Node, &InheritedVisibility)>();
    let shown = nodes.iter(world).filter(|(_, seen)| seen.get());
    let (mut right, mut left) = (0, 0);
    for (node, _) in shown {
        match node.direction {
            InlineDirection::Rtl => right += 1,
            InlineDirection::Ltr => left += 1,
        }
    }
    right > left
}

#[test]
fn the_main_places_are_mirrored() {
    if runs_alone("foreign::the_main_places_are_mirrored") {
        main_places(Pseudo::Mirrored).report(12);
    }
}
