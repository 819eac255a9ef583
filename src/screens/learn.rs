//! Lessons and puzzles: the contents, the player's progress, and the buttons that start them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea};
use spades_archive::daily::Date;
use spades_bots::Level;
use spades_learn::lesson::Lesson;
use spades_learn::puzzle::Kind;
use spades_rules::{Preset, Suit};

use super::page::{caption, column, paragraph, text_page};
use super::setup::Form;
use super::{PageOf, UiViewport};
use crate::Menu;
use crate::session::clock::Today;
use crate::session::learning::{Contents, Exercise, Learned, StartLearning, TableNames, Textbook};
use crate::text::Phrase;
use crate::text::learning::{CannotBeRead, Learning as Words, LessonName, LessonText, OutOf};
use crate::text::number::{Count, Score};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Rebuild, Theme, palette, well};

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

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    textbook: Res<Textbook>,
    learned: Res<Learned>,
    today: Res<Today>,
) {
    let (theme, room) = (&*theme, &*room);
    text_page(
        &mut commands,
        (theme, room),
        (Menu::Learn, &Words::Learn),
        0.0,
        |body| {
            let contents = match &*textbook {
                Textbook::Ready(contents) => contents,
                Textbook::Loading => return paragraph(body, theme, room, &Words::Loading, palette::MUTED),
                Textbook::Damaged(why) => {
                    return paragraph(body, theme, room, &CannotBeRead { why: why.clone() }, palette::LOSS);
                }
            };
            body.spawn(Node {
                width: percent(100),
                flex_direction: if one_column(room) {
                    FlexDirection::Column
                } else {
                    FlexDirection::Row
                },
                column_gap: px(if room.low() { 28 } else { 48 }),
                row_gap: px(32),
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|halves| {
                halves
                    .spawn(half(room))
                    .with_children(|left| lessons(left, theme, room, contents, &learned));
                halves
                    .spawn(half(room))
                    .with_children(|right| puzzles(right, theme, room, contents, &learned, today.0));
            });
        },
    );
}

/// Returns `true` if the lessons are above the puzzles, as in a portrait window.
fn one_column(room: &UiViewport) -> bool {
    room.portrait && !room.low()
}

fn half(room: &UiViewport) -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: if one_column(room) { auto() } else { px(0) },
        min_width: px(0),
        row_gap: px(8),
        ..column()
    }
}

/// Builds the list of lessons with their stars; the next lesson gets the initial keyboard focus.
fn lessons(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, contents: &Contents, learned: &Learned) {
    body.spawn(caption(theme, room, &Words::Lessons));
    let coming = next(contents, learned);
    for (number, lesson) in contents.lessons.all().iter().enumerate() {
        let (own, all) = learned.stars_of(lesson);
        let name = LessonName {
            title: LessonText::title(&lesson.key),
            own,
            all,
        };
        let mut line = body.spawn(line(theme, room, &name));
        line.with_children(|line| {
            line.spawn((
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![theme.sans(&name.title, room.text(18.0), palette::IVORY)],
            ));
            marks(line, theme, room, lesson, learned);
        })
        .observe(move |_: On<Activate>, mut starts: Starts| {
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
fn line(theme: &Theme, room: &UiViewport, name: &dyn Phrase) -> impl Bundle + use<> {
    (
        Node {
            width: percent(100),
            max_width: px(620),
            min_height: px(if room.portrait { 72.0 } else { 44.0 }),
            padding: UiRect::axes(px(20), px(6)),
            column_gap: px(16),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        theme.clickable(ButtonKind::Tile, BorderRadius::all(px(14)), name),
    )
}

/// Spawns a spade for each hand, brighter for better play.
fn marks(line: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, lesson: &Lesson, learned: &Learned) {
    line.spawn((
        Node {
            column_gap: px(4),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        for hand in 0..lesson.hands.len() {
            let color = match learned.stars(lesson, hand) {
                0 => palette::IVORY.with_alpha(0.16),
                1 => palette::BRASS.with_alpha(0.45),
                2 => palette::BRASS.with_alpha(0.7),
                _ => palette::BRASS,
            };
            row.spawn(theme.suit(Suit::Spades, room.text(18.0), color));
        }
    });
}

fn puzzles(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    contents: &Contents,
    learned: &Learned,
    today: Date,
) {
    body.spawn(caption(theme, room, &Words::Puzzles));
    paragraph(body, theme, room, &Words::WhatPuzzlesAre, palette::MUTED);
    let (solved, tried) = learned.solved(&contents.puzzles, None);
    body.spawn(Node {
        width: percent(100),
        max_width: px(620),
        column_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        tile(row, theme, room, Words::Rating, &Score(learned.rating()));
        tile(row, theme, room, Words::Solved, &OutOf(solved, tried));
        tile(
            row,
            theme,
            room,
            Words::DaysInARow,
            &Count(learned.streak(today) as usize),
        );
    });
    let enlarged = theme.enlarged(if room.portrait { 1.15 } else { 1.0 });
    body.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(12),
        row_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        let icon = if learned.solved_day(today) { "check" } else { "sparkles" };
        row.spawn(enlarged.button(ButtonKind::Primary, Some(icon), &Words::PuzzleOfTheDay, 0.0))
            .observe(move |_: On<Activate>, mut starts: Starts| {
                starts.go(|contents, learned| learned.puzzle_of(contents, today));
            });
        row.spawn(enlarged.button(ButtonKind::Secondary, Some("play"), &Words::NextPuzzle, 0.0))
            .observe(|_: On<Activate>, mut starts: Starts| {
                starts.go(|contents, learned| learned.next_puzzle(contents, None, None));
            });
    });
    for kind in Kind::ALL {
        let all = contents
            .puzzles
            .entries()
            .iter()
            .filter(|entry| entry.kind == kind)
            .count();
        if all == 0 {
            continue;
        }
        let (solved, _) = learned.solved(&contents.puzzles, Some(kind));
        body.spawn(line(theme, room, &kind))
            .with_children(|line| {
                line.spawn((
                    Node {
                        flex_grow: 1.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![theme.sans(&kind, room.text(18.0), palette::IVORY)],
                ));
                line.spawn(theme.sans(&OutOf(solved, all), room.text(15.0), palette::MUTED));
            })
            .observe(move |_: On<Activate>, mut starts: Starts| {
                starts.go(|contents, learned| learned.next_puzzle(contents, Some(kind), None));
            });
    }
}

fn tile(row: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, name: Words, number: &dyn Phrase) {
    row.spawn(well(Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::axes(px(16), px(10)),
        row_gap: px(2),
        border_radius: BorderRadius::all(px(18)),
        ..column()
    }))
    .with_children(|tile| {
        tile.spawn(theme.serif(number, room.text(28.0), palette::BRASS));
        tile.spawn(theme.sans(&name, room.text(15.0), palette::MUTED));
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
