//! Pages and overlays in the pseudo-languages: in the longer one all that a switch of languages (`language`) doesn't show, mirrored and in wide
//! letters the most important ones. Nothing is cut off or overlaps.

use bevy::prelude::*;
use bevy::ui::InlineDirection;
use spades::input::Intent;
use spades::session::learning::{Exercise, Learn, Learned, Learning, StartLearning, Textbook};
use spades::session::setup::Player;
use spades::session::{Match, Perspective, SubmitAction, Turn};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::language::{self, Language};
use spades_rules::{Action, Phase, Preset, Renege};
use spades_words::Pseudo;

use crate::common::{
    against_computers, asked, begin_with, button, game, hold_curtain, lesson_names, players, resize, resume, start,
    step_until,
};
use crate::devices::{click, key};
use crate::faults::faults;
use crate::inspection::{come_to, come_to_phase, finish_a_match, receive_deal, until_laid_out, until_thought_out};
use crate::language::runs_alone;
use crate::mistakes::{at_the_result, wait};
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
            let found = faults(app, false).into_iter();
            self.found
                .extend(found.map(|fault| format!("{place} at {size:?}: {fault}")));
            self.places += 1;
        }
        resize(app, WINDOWS[0]);
        until_laid_out(app);
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
    let mut app = at_the_result(Preset::OpenDraft, WINDOWS[0]);
    mistakes(&mut app, &mut tour);
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

#[test]
fn the_main_places_have_room_for_wide_letters() {
    if runs_alone("foreign::the_main_places_have_room_for_wide_letters") {
        main_places(Pseudo::Wide).report(12);
    }
}
