//! The figures of the score sheet count up, line by line, each a semitone higher than the one before; a click or a key ends it at once,
//! and does nothing else.

use bevy::ecs::message::Messages;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocusSystems;
use bevy::prelude::*;

use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::director::table_seconds;
use crate::text::number::Score;
use crate::text::result::Cell;
use crate::text::{Blank, Phrase, Verbatim};

/// Seconds from one line to the next, that a line takes, and that the score takes.
const STEP: f32 = 0.15;
const LINE: f32 = 0.26;
const SCORE: f32 = 0.6;

/// What is counted.
#[derive(Clone, Debug)]
pub(super) enum Figure {
    /// From nothing.
    Cell(Cell),
    /// The score, from what it was.
    Score { from: i32, to: i32 },
}

impl Figure {
    /// As it stands when a part of it is counted; nothing before it begins.
    fn at(&self, part: f32) -> String {
        let partly = |number: i32| (number as f32 * part).round() as i32;
        match self {
            Figure::Score { from, to } => Score(from + partly(to - from)).text(),
            Figure::Cell(_) if part <= 0.0 => Blank.text(),
            Figure::Cell(Cell::Points(points)) => Cell::Points(partly(*points)).text(),
            Figure::Cell(Cell::Count(count)) => Cell::Count(partly((*count).into()) as u8).text(),
            Figure::Cell(Cell::BagsOf { bags, limit }) => Cell::BagsOf {
                bags: partly((*bags).into()) as u8,
                limit: *limit,
            }
            .text(),
            Figure::Cell(bids @ Cell::Bids(_)) => bids.text(),
        }
    }

    const fn takes(&self) -> f32 {
        match self {
            Figure::Cell(_) => LINE,
            Figure::Score { .. } => SCORE,
        }
    }
}

/// A figure of a line of the sheet, counted from the top.
#[derive(Component, Clone, Debug)]
pub(super) struct Counted {
    pub(super) line: usize,
    pub(super) figure: Figure,
}

/// How far a sheet is counted, while it is.
#[derive(Resource, Default, Debug)]
pub(super) struct Counting(Option<Count>);

#[derive(Debug)]
struct Count {
    seconds: f32,
    /// Lines whose sound was heard, and how many there are.
    heard: usize,
    lines: usize,
    /// What is heard in the end.
    sting: Sound,
}

impl Counting {
    /// Begins with the first of so many lines; `sting` is heard in the end.
    fn begin(&mut self, lines: usize, sting: Sound) {
        self.0 = Some(Count {
            seconds: 0.0,
            heard: 0,
            lines,
            sting,
        });
    }

    /// Whether a sheet is being counted.
    fn runs(&self) -> bool {
        self.0.is_some()
    }

    /// Ends it: the next frame shows all figures as they are.
    fn finish(&mut self) {
        if let Some(count) = &mut self.0 {
            count.seconds = f32::MAX;
        }
    }

    /// What a figure says now.
    fn says(&self, counted: &Counted) -> String {
        let part = self.0.as_ref().map_or(1.0, |count| {
            let since = count.seconds - STEP * counted.line as f32;
            (since / counted.figure.takes()).clamp(0.0, 1.0)
        });
        let part = EasingCurve::new(0.0, 1.0, EaseFunction::QuarticOut).sample_clamped(part);
        counted.figure.at(part)
    }
}

/// What builds the sheet, and has it counted.
#[derive(SystemParam)]
pub(super) struct Counter<'w> {
    counting: ResMut<'w, Counting>,
    settings: Res<'w, Settings>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Counter<'_> {
    /// Has so many lines counted, with this sound in the end; or shows them all at once.
    pub(super) fn begin(&mut self, lines: usize, sting: Sound, at_once: bool) {
        if at_once || self.settings.reduced_motion {
            self.sounds.write(PlaySound::new(sting));
        } else {
            self.counting.begin(lines, sting);
        }
    }

    /// Whether a sheet is being counted.
    pub(super) fn runs(&self) -> bool {
        self.counting.runs()
    }

    /// What a figure says now.
    pub(super) fn says(&self, counted: &Counted) -> Verbatim {
        Verbatim(self.counting.says(counted))
    }
}

/// Lies over the sheet while it counts, so that no click that ends that presses anything.
#[derive(Component)]
pub(super) struct Veil;

/// What lies over the sheet.
pub(super) fn veil() -> impl Bundle {
    (
        Name::new("veil"),
        Veil,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            left: px(0),
            top: px(0),
            ..default()
        },
        ZIndex(10),
        Pickable::default(),
        bevy::ui_widgets::observe(|_: On<Pointer<Press>>, mut counting: ResMut<Counting>| counting.finish()),
    )
}

/// A key that ends the counting means nothing else.
fn skip(
    keys: Res<ButtonInput<KeyCode>>,
    mut counting: ResMut<Counting>,
    mut intents: ResMut<Messages<Intent>>,
    mut redraw: ResMut<Redraw>,
) {
    if keys.get_just_pressed().next().is_some() {
        counting.finish();
        intents.clear();
        redraw.for_a_while();
    }
}

/// Counts on.
fn count(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut counting: ResMut<Counting>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<Redraw>,
    mut figures: Query<(&Counted, &mut Text)>,
) {
    let Some(count) = &mut counting.0 else { return };
    redraw.for_a_while();
    count.seconds += table_seconds(&time, &settings, *pace);
    let begun = ((count.seconds / STEP) as usize).saturating_add(1);
    let over = count.seconds >= STEP * count.lines as f32 + SCORE;
    if !over && begun > count.heard && count.heard < count.lines {
        sounds.write(PlaySound::new(Sound::Tick).higher(count.heard as u8));
        count.heard = begun.min(count.lines);
    }
    if over {
        sounds.write(PlaySound::new(count.sting));
        counting.0 = None;
    }
    for (counted, mut text) in &mut figures {
        let now = counting.says(counted);
        if text.0 != now {
            text.0 = now;
        }
    }
}

/// The veil goes when all is counted, and not under a finger that ended it.
fn lift(
    mut commands: Commands,
    counting: Res<Counting>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    veils: Query<Entity, With<Veil>>,
) {
    let pressed = buttons.get_pressed().next().is_some() || touches.iter().next().is_some();
    if veils.is_empty() || counting.runs() || pressed {
        return;
    }
    for veil in &veils {
        commands.entity(veil).despawn();
    }
}

/// The sheet is gone: nobody hears the rest.
fn forget(mut counting: ResMut<Counting>, figures: Query<(), With<Counted>>) {
    if figures.is_empty() {
        counting.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    let runs = |counting: Res<Counting>| counting.runs();
    app.init_resource::<Counting>();
    app.add_systems(PreUpdate, skip.after(InputFocusSystems::Dispatch).run_if(runs));
    app.add_systems(
        Update,
        (forget.run_if(runs), count.run_if(runs), lift)
            .chain()
            .in_set(TableSystems::Draw),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(line: usize, points: i32) -> Counted {
        Counted {
            line,
            figure: Figure::Cell(Cell::Points(points)),
        }
    }

    #[test]
    fn lines_are_counted_one_after_another() {
        let mut counting = Counting::default();
        assert_eq!(counting.says(&points(0, 52)), "+52");
        counting.begin(3, Sound::RoundWon);
        assert_eq!(counting.says(&points(0, 52)), "");
        counting.0.as_mut().expect("it runs").seconds = STEP * 1.2;
        assert_ne!(counting.says(&points(0, 52)), "");
        assert_eq!(counting.says(&points(2, 52)), "");
        counting.0.as_mut().expect("it runs").seconds = STEP + LINE;
        assert_eq!(counting.says(&points(1, -40)), "−40");
        counting.finish();
        assert_eq!(counting.says(&points(2, 52)), "+52");
    }

    #[test]
    fn a_score_counts_from_what_it_was() {
        let score = Figure::Score { from: 40, to: -12 };
        assert_eq!([score.at(0.0), score.at(0.5), score.at(1.0)], ["40", "14", "−12"]);
        let bags = Figure::Cell(Cell::BagsOf { bags: 4, limit: 10 });
        assert_eq!(bags.at(0.5), "2 of 10");
    }

    /// With nobody at the machine the next round begins by itself after two and a half seconds.
    #[test]
    fn the_longest_sheet_is_counted_in_time() {
        const { assert!(STEP * 10.0 + SCORE < 2.4) };
    }
}
