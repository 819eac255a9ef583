//! Lessons and puzzles: the contents, the player's progress, and the buttons that start them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea};
use spades_archive::daily::Date;
use spades_bots::Level;
use spades_learn::lesson::Lesson;
use spades_learn::puzzle::Kind;
use spades_rules::{Preset, Suit};

use super::measures::{Measures, half, halves};
use super::page::{Pages, across, column};
use super::setup::Form;
use super::{PageOf, UiViewport};
use crate::say;
use crate::session::clock::Today;
use crate::session::learning::{Contents, Exercise, Learned, StartLearning, TableNames, Textbook};
use crate::states::Menu;
use crate::text::Phrase;
use crate::text::learning::{Learning as Words, LessonName};
use crate::text::lesson;
use crate::text::number::{Count, Score};
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Rebuild, Ui, palette, well};

/// Everything needed to start an exercise.
#[derive(SystemParam)]
pub(super) struct Starts<'w> {
    form: Res<'w, Form>,
    textbook: Res<'w, Textbook>,
    learned: Res<'w, Learned>,
    start: MessageWriter<'w, StartLearning>,
}

impl Starts<'_> {
    /// Starts the exercise chosen from the textbook; returns `false` if there is none.
    pub(super) fn go(&mut self, choose: impl FnOnce(&Contents, &Learned) -> Option<Exercise>) -> bool {
        let chosen = self
            .textbook
            .contents()
            .and_then(|contents| choose(contents, &self.learned));
        let Some(exercise) = chosen else { return false };
        let named = |preset| {
            let players = self.form.alone_by(preset, Level::Expert);
            players.into_iter().map(|player| player.name().to_owned())
        };
        let (mut four, mut two) = (named(Preset::Solo), named(Preset::OpenDraft));
        let mut next = || four.next().unwrap_or_default();
        let names = TableNames {
            learner: next(),
            left: next(),
            opposite: next(),
            right: next(),
            rival: two.nth(1).unwrap_or_default(),
        };
        self.start.write(StartLearning { exercise, names });
        true
    }

    /// Starts the first hand that has not been played yet.
    pub(super) fn go_on_learning(&mut self) -> bool {
        self.go(|contents, learned| Some(next(contents, learned)))
    }
}

/// Returns the first hand that has not been played yet, or the very first hand.
fn next(contents: &Contents, learned: &Learned) -> Exercise {
    let lessons = contents.lessons.all().iter().enumerate();
    let mut unplayed = lessons.filter_map(|(lesson, of)| {
        let hand = (0..of.hands.len()).find(|&hand| learned.stars(of, hand) == 0)?;
        Some(Exercise::Hand { lesson, hand })
    });
    unplayed.next().unwrap_or(Exercise::Hand { lesson: 0, hand: 0 })
}

/// Maximum width of the lessons, and of the puzzles.
const HALF: f32 = 620.0;

fn build(mut pages: Pages, textbook: Res<Textbook>, learned: Res<Learned>, today: Res<Today>) {
    pages.text_page(Menu::Learn, &Words::Learn, 0.0, |ui| {
        let contents = match &*textbook {
            Textbook::Ready(contents) => contents,
            Textbook::Loading => return ui.paragraph(&Words::Loading, palette::MUTED),
            Textbook::Damaged(why) => return ui.paragraph(&say::learning::cannot_be_read(why.clone()), palette::LOSS),
        };
        let &Measures {
            stacked, halves_gap, ..
        } = ui.measures();
        let both = halves(stacked)
            .max_width(px(if stacked { HALF } else { 2.0 * HALF + halves_gap }))
            .margin(UiRect::horizontal(auto()))
            .column_gap(px(halves_gap))
            .row_gap(px(32));
        let half = || half(stacked).min_width(px(0)).row_gap(px(8));
        ui.nest(both, |ui| {
            ui.nest(half(), |ui| lessons(ui, contents, &learned));
            ui.nest(half(), |ui| puzzles(ui, contents, &learned, today.0));
        });
    });
}

/// Builds the list of lessons with their stars; the next lesson gets the initial keyboard focus.
fn lessons(ui: &mut Ui, contents: &Contents, learned: &Learned) {
    ui.caption(&Words::Lessons);
    let coming = next(contents, learned);
    for (number, lesson) in contents.lessons.all().iter().enumerate() {
        let (own, all) = learned.stars_of(lesson);
        let title = lesson::title(&lesson.key);
        let mut line = line(
            ui,
            &LessonName {
                title: title.clone(),
                own,
                all,
            },
            |ui| {
                line_title(ui, &title);
                marks(ui, lesson, learned);
            },
        );
        line.observe(move |_: On<Activate>, mut starts: Starts| {
            starts.go(|contents, learned| {
                let lesson = contents.lessons.all().get(number)?;
                Some(Exercise::Hand {
                    lesson: number,
                    hand: learned.next_hand(lesson),
                })
            });
        });
        if matches!(coming, Exercise::Hand { lesson, .. } if lesson == number) {
            line.insert(FirstFocus);
        }
    }
}

/// Builds a pressable line.
fn line<'a>(ui: &'a mut Ui, name: &dyn Phrase, fill: impl FnOnce(&mut Ui)) -> EntityCommands<'a> {
    let node = across(16.0)
        .min_height(px(ui.measures().lesson))
        .padding(UiRect::axes(px(20), px(6)));
    let radius = BorderRadius::all(px(14));
    ui.nest((node, ui.theme.clickable(ButtonKind::Tile, radius, name)), fill)
}

fn line_title(ui: &mut Ui, title: &dyn Phrase) {
    let node = flex().grow();
    ui.nest((node, Pickable::IGNORE), |ui| {
        ui.sans(title, 18.0, palette::IVORY);
    });
}

/// Spawns a spade for each hand, brighter for better play.
fn marks(ui: &mut Ui, lesson: &Lesson, learned: &Learned) {
    let node = flex().column_gap(px(4)).rigid();
    ui.nest((node, Pickable::IGNORE), |ui| {
        for hand in 0..lesson.hands.len() {
            let color = match learned.stars(lesson, hand) {
                0 => palette::IVORY.with_alpha(0.16),
                1 => palette::BRASS.with_alpha(0.45),
                2 => palette::BRASS.with_alpha(0.7),
                _ => palette::BRASS,
            };
            ui.spawn(ui.theme.suit(Suit::Spades, ui.room.text(18.0), color));
        }
    });
}

fn puzzles(ui: &mut Ui, contents: &Contents, learned: &Learned, today: Date) {
    ui.caption(&Words::Puzzles);
    ui.paragraph(&Words::WhatPuzzlesAre, palette::MUTED);
    let (solved, tried) = learned.solved(&contents.puzzles, None);
    let tiles = flex().width(percent(100)).column_gap(px(12)).rigid();
    ui.nest(tiles, |ui| {
        tile(ui, Words::Rating, &Score(learned.rating()));
        match tried {
            0 => tile(ui, Words::Solved, &Count(0)),
            _ => tile(ui, Words::Solved, &say::learning::out_of(solved, tried)),
        }
        tile(ui, Words::DaysInARow, &Count(learned.streak(today) as usize));
    });
    let buttons = flex().wrap().column_gap(px(12)).row_gap(px(12)).rigid();
    ui.nest(buttons, |ui| {
        let icon = if learned.solved_day(today) { "check" } else { "sparkles" };
        ui.button(ButtonKind::Primary, Some(icon), &Words::PuzzleOfTheDay)
            .observe(move |_: On<Activate>, mut starts: Starts| {
                starts.go(|contents, learned| learned.puzzle_of(contents, today));
            });
        ui.button(ButtonKind::Secondary, Some("play"), &Words::NextPuzzle)
            .observe(|_: On<Activate>, mut starts: Starts| {
                starts.go(|contents, learned| learned.next_puzzle(contents, None, None));
            });
    });
    for kind in Kind::ALL {
        let entries = contents.puzzles.entries().iter();
        let all = entries.filter(|entry| entry.kind == kind).count();
        if all == 0 {
            continue;
        }
        let (solved, _) = learned.solved(&contents.puzzles, Some(kind));
        line(ui, &kind, |ui| {
            line_title(ui, &kind);
            ui.sans(&say::learning::out_of(solved, all), 15.0, palette::MUTED);
        })
        .observe(move |_: On<Activate>, mut starts: Starts| {
            starts.go(|contents, learned| learned.next_puzzle(contents, Some(kind), None));
        });
    }
}

fn tile(ui: &mut Ui, name: Words, number: &dyn Phrase) {
    let node = column()
        .grow()
        .flex_basis(px(0))
        .padding(UiRect::axes(px(16), px(10)))
        .row_gap(px(2))
        .border_radius(BorderRadius::all(px(18)));
    ui.nest(well(node), |ui| {
        ui.serif(number, 28.0, palette::BRASS);
        ui.sans(&name, 15.0, palette::MUTED);
    });
}

/// Scroll position of the page, restored when the player returns from an exercise.
#[derive(Resource, Default)]
struct Scrolled(Vec2);

fn keep_place(
    mut scrolled: ResMut<Scrolled>,
    mut areas: Query<(Entity, Ref<ScrollArea>, &mut ScrollPosition)>,
    parents: Query<&ChildOf>,
    pages: Query<&PageOf<Menu>>,
) {
    for (area, is_new, mut position) in &mut areas {
        let mut above = parents.iter_ancestors(area);
        if !above.any(|above| pages.get(above).is_ok_and(|page| page.0 == Menu::Learn)) {
            continue;
        }
        if is_new.is_added() {
            position.0 = scrolled.0;
        } else if position.is_changed() {
            scrolled.0 = position.0;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scrolled>();
    app.add_systems(Update, keep_place.after(Rebuild).run_if(in_state(Menu::Learn)));
    super::page_when(
        app,
        Menu::Learn,
        build,
        resource_changed::<UiViewport>
            .or_eager(resource_changed::<Learned>)
            .or_eager(resource_changed::<Textbook>)
            .or_eager(resource_changed::<Today>),
    );
}
