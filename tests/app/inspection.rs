//! Faults of the screen, gathered over windows, languages, pages and stages of the table.

use std::sync::Arc;

use crate::common::{against_computers, asked, button, decide, resize, seek, step_until};
use crate::devices::{click, key};
use crate::faults::faults;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use spades::redraw::Redraw;
use spades::screens::OpenLink;
use spades::session::replaying::{ReplayOf, Replaying, StartReplay};
use spades::session::reviews::ReviewQueue;
use spades::session::setup::MatchSetup;
use spades::session::{Match, MatchFinished, RulesKind, SavedMatch, Turn};
use spades::settings::{Coach, Settings};
use spades::states::Menu;
use spades::table::coach::Coaching;
use spades::table::cues::CueQueue;
use spades::table::hint::Advised;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::text::language::{self, Language};
use spades_archive::code::{Carry, DealCode};
use spades_rules::{Game, Phase, Preset, Seed};
use spades_words::LanguageTag;

/// Windows in which the game must be usable, with the size of the interface: the largest that layouts in real units allow, twice beyond
/// it, and for finger devices other sizes too; on phones with letters of 140 %.
pub const WINDOWS: [(f32, f32, f32); 17] = [
    (1280.0, 720.0, 100.0),
    (720.0, 1280.0, 100.0),
    (1920.0, 1080.0, 100.0),
    (360.0, 640.0, 0.0),
    (320.0, 568.0, 0.0),
    (390.0, 844.0, 33.0),
    (844.0, 390.0, 33.0),
    (568.0, 320.0, 0.0),
    (768.0, 1024.0, 33.0),
    (1024.0, 768.0, 33.0),
    (1280.0, 720.0, 200.0),
    (768.0, 1024.0, 200.0),
    (360.0, 640.0, 100.0),
    (320.0, 568.0, 100.0),
    (844.0, 390.0, 100.0),
    (568.0, 320.0, 100.0),
    (412.0, 915.0, 134.0),
];

/// Smaller and squarer windows, for strict inspections.
pub const SMALL_WINDOWS: [(f32, f32, f32); 3] = [(320.0, 480.0, 33.0), (480.0, 320.0, 33.0), (700.0, 700.0, 33.0)];

/// Languages in which everything is inspected besides English: those with the longest words, with wide letters, and from right to left.
const LANGUAGES: [&str; 4] = ["de", "fr", "zh", "ar"];

/// Sets the largest interface.
pub fn largest(app: &mut App) {
    app.world_mut().resource_mut::<Settings>().interface = 100.0;
}

/// Collects the faults in all windows and languages.
pub struct Inspection {
    languages: Vec<Arc<Language>>,
    found: Vec<String>,
    places: usize,
    /// `true` if texts must keep clear of each other and of controls, in small windows too.
    strict: bool,
}

impl Inspection {
    /// Returns an inspection in English and [`LANGUAGES`], which the game loads as if the player chose them. The language applies to the whole
    /// process, which must have no other test.
    pub fn new(app: &mut App) -> Inspection {
        let mut load = |tag: &&str| {
            app.world_mut().resource_mut::<Settings>().language = LanguageTag::of(tag);
            step_until(app, "the language", |_| language::current().tag() == *tag);
            language::current()
        };
        let languages = ["en"].iter().chain(&LANGUAGES).rev().map(&mut load).collect();
        Inspection {
            languages,
            found: Vec::new(),
            places: 0,
            strict: false,
        }
    }

    /// Returns an inspection in English alone.
    pub fn english() -> Inspection {
        Inspection {
            languages: vec![Language::english()],
            found: Vec::new(),
            places: 0,
            strict: false,
        }
    }

    /// Returns a stricter inspection.
    pub fn strict(app: &mut App) -> Inspection {
        Inspection {
            strict: true,
            ..Inspection::new(app)
        }
    }

    /// Inspects the screen in English in all windows, and in each window in one of the other languages, which take turns from place to place;
    /// in every window in every language if the checks are to be full.
    pub fn inspect(&mut self, app: &mut App, what: &str) {
        let full = std::env::var_os("SPADES_FULL").is_some();
        let others = self.languages.len() - 1;
        let small = SMALL_WINDOWS.into_iter().filter(|_| self.strict);
        let windows: Vec<(f32, f32, f32)> = WINDOWS.into_iter().chain(small).collect();
        for (at, language) in self.languages.clone().into_iter().enumerate() {
            let place = format!("{what} in {}", language.tag());
            language::speak(language);
            for (number, &window) in windows.iter().enumerate() {
                if full || at == others || (number + self.places) % others == at {
                    self.look(app, &place, window);
                }
            }
        }
        self.places += 1;
    }

    fn look(&mut self, app: &mut App, place: &str, (width, height, interface): (f32, f32, f32)) {
        app.world_mut().resource_mut::<Settings>().interface = interface;
        resize(app, (width as u32, height as u32));
        until_laid_out(app);
        let found = faults(app, self.strict);
        let named = |fault| format!("{place}, {width} × {height} at {interface}: {fault}");
        self.found.extend(found.into_iter().map(named));
    }

    pub fn report(self) {
        assert!(self.places > 0);
        assert!(self.found.is_empty(), "{} faults: {:#?}", self.found.len(), self.found);
    }
}

/// Runs frames until everything has found its place: a page rebuilt for another window, possibly in the next frame, is laid out by the
/// third.
pub fn until_laid_out(app: &mut App) {
    let (mut before, mut still) = (Vec::new(), 0);
    let mut nodes = app
        .world_mut()
        .query::<(Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
    for frame in 0..12 {
        app.world_mut().resource_mut::<Redraw>().for_a_while();
        app.update();
        let world = app.world_mut();
        let now: Vec<(Entity, Vec2, Vec2, bool)> = nodes
            .iter(world)
            .map(|(entity, node, at, seen)| (entity, node.size(), at.translation, seen.get()))
            .collect();
        still = if now == before { still + 1 } else { 0 };
        if frame >= 3 && still >= 2 {
            return;
        }
        before = now;
    }
}

/// Presses a button of a page, in the usual window.
pub fn press(app: &mut App, name: &str) {
    largest(app);
    resize(app, (1280, 720));
    until_laid_out(app);
    let at = button(app, name);
    click(app, at);
    until_laid_out(app);
}

/// Decides until this prompt.
pub fn come_to(app: &mut App, turn: Turn) {
    while asked(app.world()) != turn {
        decide(app);
    }
}

pub fn come_to_phase(app: &mut App, phase: Phase) {
    while app.world().resource::<Match>().game().phase() != phase {
        decide(app);
    }
    step_until(app, "the table at rest", |world| world.resource::<CueQueue>().idle());
}

/// Runs frames until the review is complete and shown.
pub fn until_thought_out(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
    step_until(app, "the review", |world| world.resource::<ReviewQueue>().is_idle());
    for _ in 0..30 {
        app.update();
    }
}

/// Opens an overlay over the table and inspects it.
pub fn inspect_overlay(seen: &mut Inspection, app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    app.update();
    assert_eq!(*app.world().resource::<State<Overlay>>().get(), overlay, "it opens");
    until_thought_out(app);
    seen.inspect(app, &format!("{overlay:?}"));
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    app.update();
}

/// Bids far too high and inspects the coach's remark.
pub fn inspect_remark(seen: &mut Inspection, app: &mut App) {
    app.world_mut().resource_mut::<Settings>().coach = Coach::AfterMistakes;
    for _ in 0..3 {
        app.update();
    }
    for code in [KeyCode::Digit1, KeyCode::Digit3, KeyCode::Enter] {
        key(app, code);
    }
    step_until(app, "the remark", |world| world.resource::<Coaching>().speaks());
    step_until(app, "the table at rest", |world| world.resource::<CueQueue>().idle());
    seen.inspect(app, "remark");
    app.world_mut().resource_mut::<Settings>().coach = Coach::None;
}

/// Requests a hint with its numbers and inspects it.
pub fn inspect_hint(seen: &mut Inspection, app: &mut App) {
    key(app, KeyCode::KeyH);
    step_until(app, "the hint", |world| world.resource::<Advised>().advice().is_some());
    for _ in 0..3 {
        app.update();
    }
    if seek(app, "numbers").is_some() {
        let at = button(app, "numbers");
        click(app, at);
    }
    seen.inspect(app, "hint");
    let at = button(app, "close");
    click(app, at);
    assert!(!app.world().resource::<Advised>().shown());
}

/// Starts a replay of the round on the table, in the middle of its play.
pub fn inspect_replay(seen: &mut Inspection, app: &mut App) {
    let of = ReplayOf::Table;
    let at = Some(app.world().resource::<Match>().action_count() - 20);
    app.world_mut().write_message(StartReplay { of, at });
    step_until(app, "the replay", |world| {
        world.contains_resource::<Replaying>() && world.resource::<ShownView>().0.is_some()
    });
    until_thought_out(app);
    seen.inspect(app, "replay");
}

/// A link to a deal with the points of a person who has played it.
fn sent_deal() -> OpenLink {
    let mut rules = Preset::ThreeHanded.rules();
    rules.end.rounds = Some(1);
    let mut game = Game::new(rules, Seed::from_u64(3)).expect("a preset");
    while let Some(&action) = game.legal_actions().last() {
        game.apply(action).expect("a legal action");
    }
    let code = DealCode::of_match(&game, Some((1, Carry::Sheet))).expect("the match is over");
    OpenLink(format!("#{}", code.fragment()))
}

/// Opens the link of a deal, and leaves its page again.
pub fn receive_deal(app: &mut App) {
    app.world_mut().write_message(sent_deal());
    for menu in [Menu::SentDeal, Menu::None] {
        app.update();
        app.update();
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    }
    app.update();
}

/// Finishes a short match of four, so that there is a history.
pub fn finish_a_match(app: &mut App) {
    let mut rules = Preset::Solo.rules();
    rules.end.rounds = Some(1);
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Preset(Preset::Solo),
        players: against_computers(Preset::Solo),
    };
    let mut game = Game::new(rules, Seed::from_u64(3)).expect("a preset");
    while let Some(&action) = game.legal_actions().last() {
        game.apply(action).expect("a legal action");
    }
    let saved = SavedMatch::new(&setup, true, 0, game.record());
    let ended = Match::resume(&saved).expect("a record of legal actions");
    app.world_mut().write_message(MatchFinished {
        finished: ended.finished(1_800_000_000),
    });
    app.update();
}
