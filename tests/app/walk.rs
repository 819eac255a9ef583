//! A random walk through every mode: after any presses, Escape and the menu lead back to a table that responds, or to the title.

use std::collections::HashMap;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button};
use spades::session::learning::{Exercise, Learning, StartLearning, Textbook};
use spades::session::replaying::{ReplayOf, Replaying, StartReplay};
use spades::session::{Match, Perspective, Purpose, Turn};
use spades::settings::{Coach, Settings};
use spades::states::{Menu, Screen};
use spades::storage::Store;
use spades::table::coach::Coaching;
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades::ui::focus::{FocusScope, Layer, top_layer};
use spades_rules::{Card, Phase, Preset, View};

use crate::common::{
    Style, against_computers, asked, begin_with, decide, decide_as, game, hold_curtain, lawful, lesson_names, players,
    seek, start, step_until,
};
use crate::devices::key;

/// Buttons that leave the program or open another one.
const LEADS_OUT: [&str; 6] = ["quit", "export", "import", "copy", "paste", "fullscreen"];

const KEYS: [KeyCode; 12] = [
    KeyCode::Escape,
    KeyCode::Escape,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Tab,
    KeyCode::ArrowRight,
    KeyCode::KeyH,
    KeyCode::KeyU,
    KeyCode::KeyT,
    KeyCode::KeyW,
    KeyCode::Digit1,
    KeyCode::Digit3,
];

/// Discards everything, bids too much and plays the first card: the coach has many remarks.
struct Reckless;

impl Style for Reckless {
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

struct Walk {
    app: App,
    dice: u64,
    /// Number of presses of each button: the least pressed one is next.
    pressed: HashMap<String, u32>,
    /// The actions since the last check.
    way: Vec<String>,
}

impl Walk {
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    fn here(&self) -> (Screen, Menu, Option<Overlay>) {
        let world = self.app.world();
        (
            *world.resource::<State<Screen>>().get(),
            *world.resource::<State<Menu>>().get(),
            world.get_resource::<State<Overlay>>().map(|overlay| *overlay.get()),
        )
    }

    fn top(&mut self) -> Layer {
        let world = self.app.world_mut();
        top_layer(world.query::<&FocusScope>().iter(world))
    }

    /// Waits until the effects of the last action are visible.
    fn settle(&mut self) {
        for _ in 0..4 {
            self.app.update();
        }
        step_until(&mut self.app, "a screen", |world| {
            *world.resource::<State<Screen>>().get() != Screen::Loading
        });
    }

    /// The enabled buttons of the topmost layer.
    fn in_reach(&mut self) -> Vec<(Entity, String)> {
        let top = self.top();
        let world = self.app.world_mut();
        let mut buttons = world.query_filtered::<(Entity, &Name, &ComputedNode, &InheritedVisibility), (
            With<Button>,
            Without<InteractionDisabled>,
        )>();
        let mut parents = world.query::<&ChildOf>();
        let mut scopes = world.query::<&FocusScope>();
        let (parents, scopes) = (parents.query(world), scopes.query(world));
        let on_top = |entity| {
            let scope = parents.iter_ancestors(entity).find_map(|above| scopes.get(above).ok());
            scope.is_some_and(|scope| scope.layer() == top)
        };
        buttons
            .iter(world)
            .filter(|(entity, name, node, visible)| {
                visible.get()
                    && !node.is_empty()
                    && on_top(*entity)
                    && !LEADS_OUT.iter().any(|word| name.as_str().contains(word))
            })
            .map(|(entity, name, ..)| (entity, name.as_str().to_owned()))
            .collect()
    }

    fn press_something(&mut self) {
        let mut buttons = self.in_reach();
        if buttons.is_empty() {
            return;
        }
        let presses = |walk: &Walk, name: &String| walk.pressed.get(name).copied().unwrap_or(0);
        if self.roll(3) > 0 {
            let min = buttons.iter().map(|(_, name)| presses(self, name)).min();
            buttons.retain(|(_, name)| Some(presses(self, name)) == min);
        }
        let at = self.roll(buttons.len());
        let (entity, name) = buttons.swap_remove(at);
        *self.pressed.entry(name.clone()).or_default() += 1;
        self.way.push(name);
        self.app.world_mut().trigger(Activate { entity });
    }

    fn press_key(&mut self) {
        let code = KEYS[self.roll(KEYS.len())];
        self.way.push(format!("{code:?}"));
        key(&mut self.app, code);
    }

    /// Plays on if the game prompts for it.
    fn play(&mut self, decisions: usize) {
        self.way.push(format!("play {decisions}"));
        for _ in 0..decisions {
            let (screen, menu, overlay) = self.here();
            let ready = screen == Screen::Table
                && menu == Menu::None
                && matches!(overlay, Some(Overlay::None | Overlay::Claim))
                && self.app.world().resource::<ShownView>().0.is_some()
                && matches!(self.top(), Layer::Table | Layer::Overlay | Layer::Screen);
            if !ready || self.purpose() == Some(Purpose::Replay) {
                return;
            }
            decide_as(&mut self.app, &Reckless);
        }
    }

    /// Starts an exercise or a replay over whatever is on the table, as the coach, the menu, the result and the review do.
    fn begin_a_mode(&mut self) {
        if !matches!(self.here(), (Screen::Table, Menu::None, _)) {
            return;
        }
        if self.roll(2) == 0 {
            self.begin_an_exercise();
        } else {
            self.way.push("a replay".to_owned());
            let ended = self.app.world().get_resource::<Match>().cloned();
            let of = ended.map_or(ReplayOf::Table, |game| ReplayOf::Supposed(Box::new(game)));
            self.app.world_mut().write_message(StartReplay { of, at: None });
        }
    }

    fn begin_an_exercise(&mut self) {
        self.way.push("an exercise".to_owned());
        self.app.world_mut().write_message(StartLearning {
            exercise: Exercise::Hand { lesson: 0, hand: 0 },
            names: lesson_names(),
        });
    }

    fn purpose(&self) -> Option<Purpose> {
        self.app.world().get_resource::<Match>().map(Match::purpose)
    }

    fn begin(&mut self) {
        let preset = [Preset::OpenDraft, Preset::Pairs, Preset::ClosedDraft][self.roll(3)];
        let hot_seat = preset == Preset::ClosedDraft;
        self.way = vec![format!("{preset:?}")];
        let mut rules = preset.rules();
        rules.end.rounds = Some(2);
        let players = if hot_seat {
            players(true)
        } else {
            against_computers(preset)
        };
        let seed = self.roll(1000) as u64;
        begin_with(&mut self.app, preset, rules, players, seed);
    }

    /// Checks that no focus scope is the child of another: Bevy visits it twice, and Tab never comes to what lies beyond.
    fn no_scope_is_nested(&mut self) {
        let world = self.app.world_mut();
        let mut scopes = world.query_filtered::<&ChildOf, With<FocusScope>>();
        let nested = scopes
            .iter(world)
            .map(ChildOf::parent)
            .find(|&parent| world.get::<FocusScope>(parent).is_some());
        let around = nested.and_then(|parent| world.get::<Name>(parent));
        assert!(nested.is_none(), "a scope in the scope {around:?} after {:?}", self.way);
    }

    /// Checks that each mode exists exactly while its match is on the table.
    fn nothing_is_left_over(&self) {
        let (world, purpose) = (self.app.world(), self.purpose());
        let modes = [
            (world.contains_resource::<Replaying>(), Purpose::Replay),
            (world.contains_resource::<Learning>(), Purpose::Exercise),
        ];
        for (there, of) in modes {
            assert_eq!(there, purpose == Some(of), "{of:?} after {:?}", self.way);
        }
    }

    /// Presses Escape until the title, or the menu of a table that responds.
    fn lead_back(&mut self) {
        for _ in 0..12 {
            self.settle();
            self.nothing_is_left_over();
            self.no_scope_is_nested();
            match self.here() {
                (Screen::Title, Menu::None, _) => return,
                (Screen::Table, Menu::None, _) if self.app.world().resource::<Perspective>().curtain => {
                    hold_curtain(&mut self.app);
                }
                (Screen::Table, Menu::None, Some(Overlay::Menu)) => {
                    let played = matches!(self.purpose(), Some(Purpose::Match | Purpose::Practice));
                    assert!(played, "{:?}", self.way);
                    let back = self
                        .in_reach()
                        .into_iter()
                        .find(|(_, name)| name == "back-to-the-table");
                    let (entity, _) = back.unwrap_or_else(|| panic!("no way to the table after {:?}", self.way));
                    self.app.world_mut().trigger(Activate { entity });
                    self.answer();
                    return;
                }
                _ => key(&mut self.app, KeyCode::Escape),
            }
        }
        panic!("Escape leads nowhere from {:?} after {:?}", self.here(), self.way);
    }

    /// Waits until something happens at the table: another player acts, or the person is prompted and can act.
    fn answer(&mut self) {
        self.settle();
        let before = self.app.world().resource::<Match>().action_count();
        for _ in 0..400 {
            if self.app.world().resource::<Perspective>().curtain {
                hold_curtain(&mut self.app);
            }
            let game = self.app.world().resource::<Match>();
            if game.game().phase() == Phase::MatchEnd {
                if seek(&mut self.app, "new-match").is_some() || seek(&mut self.app, "review").is_some() {
                    return;
                }
            } else if game.action_count() != before {
                return;
            } else if asked(self.app.world()) != Turn::Wait || self.here().2 == Some(Overlay::Claim) {
                // Enter and Space are for the cards, whichever tool had the focus before.
                self.app.world_mut().resource_mut::<InputFocus>().clear();
                decide_as(&mut self.app, &Reckless);
                continue;
            }
            self.app.update();
        }
        panic!("nothing answers at {:?} after {:?}", self.here(), self.way);
    }
}

fn walk() -> Walk {
    let mut app = game(Store::in_memory(), (1280, 720));
    app.world_mut().resource_mut::<Settings>().coach = Coach::AfterMistakes;
    Walk {
        app,
        dice: 34,
        pressed: HashMap::new(),
        way: Vec::new(),
    }
}

/// The way into a table that nothing answered: an exercise begins while the coach's remark stands, "Show me" is pressed on it if it is
/// still there, and Escape.
#[test]
fn a_remark_from_before_an_exercise_leaves_a_table_that_answers() {
    let mut walk = walk();
    start(&mut walk.app, Preset::OpenDraft, players(false), 5);
    while asked(walk.app.world()) != Turn::Bid {
        decide(&mut walk.app);
    }
    walk.settle();
    for code in [KeyCode::Digit1, KeyCode::Digit3, KeyCode::Enter] {
        key(&mut walk.app, code);
    }
    step_until(&mut walk.app, "the remark", |world| {
        world.resource::<Coaching>().speaks()
    });
    step_until(&mut walk.app, "the textbook", |world| {
        world.resource::<Textbook>().contents().is_some()
    });
    walk.settle();
    assert!(walk.in_reach().iter().any(|(_, name)| name == "show-me"));
    walk.begin_an_exercise();
    step_until(&mut walk.app, "the exercise", |world| {
        world.get_resource::<Learning>().is_some() && asked(world) != Turn::Wait
    });
    walk.settle();
    if let Some((entity, name)) = walk.in_reach().into_iter().find(|(_, name)| name == "show-me") {
        walk.way.push(name);
        walk.app.world_mut().trigger(Activate { entity });
        for _ in 0..60 {
            walk.settle();
        }
    }
    walk.nothing_is_left_over();
    key(&mut walk.app, KeyCode::Escape);
    walk.settle();
    assert_eq!(walk.purpose(), Some(Purpose::Match), "{:?}", walk.way);
    walk.lead_back();
}

#[test]
fn wherever_one_goes_escape_leads_back_to_a_table_that_answers() {
    let mut walk = walk();
    for leg in 0..24 {
        if leg % 6 == 0 || walk.here().0 == Screen::Title && walk.roll(2) == 0 {
            walk.begin();
            walk.settle();
        }
        for _ in 0..6 {
            match walk.roll(9) {
                0 | 1 => walk.press_key(),
                2 => walk.play(40),
                3 => walk.play(2),
                4 => walk.begin_a_mode(),
                _ => walk.press_something(),
            }
            walk.settle();
        }
        walk.lead_back();
        walk.way.push("|".to_owned());
        if walk.way.len() > 60 {
            walk.way.drain(..20);
        }
    }
    assert!(walk.pressed.len() > 15, "{:?}", walk.pressed);
}
