//! Counts up the figures of the score sheet, line by line, each a semitone higher than the previous one; a click or a key ends it at
//! once and does nothing else.

use bevy::ecs::message::Messages;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocusSystems;
use bevy::prelude::*;

use crate::audio::{PlaySound, Sound};
use crate::input::{AnyKey, Intent};
use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::text::number::Score;
use crate::text::result::Cell;
use crate::text::{Blank, Phrase, Verbatim};
use crate::ui::node::{NodeStyle as _, flex};

/// Seconds from one line to the next, of a line's count, and of the score's count.
const STEP: f32 = 0.15;
const LINE: f32 = 0.26;
const SCORE: f32 = 0.6;
/// Seconds that a bag penalty shakes.
const SHAKE: f32 = 0.12;

/// A figure that counts up.
#[derive(Clone, Debug)]
pub(super) enum Figure {
    /// Counts from 0.
    Cell(Cell),
    /// The score, counted from its previous value.
    Score { from: i32, to: i32 },
}

impl Figure {
    /// Returns the text after a part of the count; empty before it begins.
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

/// A figure on a line of the sheet, numbered from the top.
#[derive(Component, Clone, Debug)]
pub(super) struct Counted {
    pub(super) line: usize,
    pub(super) figure: Figure,
    /// `true` if it lands with a shake.
    pub(super) heavy: bool,
}

/// Progress of the count, while it runs.
#[derive(Resource, Default, Debug)]
pub(super) struct Counting(Option<Count>);

#[derive(Debug)]
struct Count {
    seconds: f32,
    /// Number of lines whose sound has been played, and their total.
    heard: usize,
    lines: usize,
    /// Sound at the end.
    sting: Sound,
}

impl Counting {
    /// Starts the count of `lines` lines; `sting` is played at the end.
    fn begin(&mut self, lines: usize, sting: Sound) {
        self.0 = Some(Count {
            seconds: 0.0,
            heard: 0,
            lines,
            sting,
        });
    }

    /// Returns `true` while a sheet is being counted.
    fn runs(&self) -> bool {
        self.0.is_some()
    }

    /// Ends the count: the next frame shows the final figures.
    fn finish(&mut self) {
        if let Some(count) = &mut self.0 {
            count.seconds = f32::MAX;
        }
    }

    /// Returns the offset of a heavy figure, which shakes when it has been counted.
    fn shake(&self, counted: &Counted) -> f32 {
        let Some(count) = self.0.as_ref().filter(|_| counted.heavy) else {
            return 0.0;
        };
        let since = (count.seconds - STEP * counted.line as f32 - LINE) / SHAKE;
        if (0.0..1.0).contains(&since) {
            5.0 * (1.0 - since) * (since * 3.0 * std::f32::consts::TAU).sin()
        } else {
            0.0
        }
    }

    /// Returns the current text of a figure.
    fn says(&self, counted: &Counted) -> String {
        let part = self.0.as_ref().map_or(1.0, |count| {
            let since = count.seconds - STEP * counted.line as f32;
            (since / counted.figure.takes()).clamp(0.0, 1.0)
        });
        let part = EasingCurve::new(0.0, 1.0, EaseFunction::QuarticOut).sample_clamped(part);
        counted.figure.at(part)
    }
}

/// Parameters for building a sheet and starting its count.
#[derive(SystemParam)]
pub(super) struct Counter<'w> {
    counting: ResMut<'w, Counting>,
    settings: Res<'w, Settings>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Counter<'_> {
    /// Starts the count of `lines` lines with this sound at the end, or shows the final figures at once.
    pub(super) fn begin(&mut self, lines: usize, sting: Sound, at_once: bool) {
        if at_once || self.settings.reduced_motion {
            self.sounds.write(PlaySound::new(sting));
        } else {
            self.counting.begin(lines, sting);
        }
    }

    /// Returns `true` while a sheet is being counted.
    pub(super) fn runs(&self) -> bool {
        self.counting.runs()
    }

    /// Returns the current text of a figure.
    pub(super) fn says(&self, counted: &Counted) -> Verbatim {
        Verbatim(self.counting.says(counted))
    }
}

/// Covers the sheet while it counts, so that the click that ends the count presses nothing.
#[derive(Component)]
pub(super) struct Veil;

/// Returns the cover of the sheet.
pub(super) fn veil() -> impl Bundle {
    (
        Name::new("veil"),
        Veil,
        flex()
            .absolute()
            .width(percent(100))
            .height(percent(100))
            .left(px(0))
            .top(px(0)),
        ZIndex(10),
        Pickable::default(),
        bevy::ui_widgets::observe(|_: On<Pointer<Press>>, mut counting: ResMut<Counting>| counting.finish()),
    )
}

/// Ends the count on a key press, which has no other effect.
fn skip(
    keys: Res<AnyKey>,
    mut counting: ResMut<Counting>,
    mut intents: ResMut<Messages<Intent>>,
    mut redraw: ResMut<Redraw>,
) {
    if keys.pressed {
        counting.finish();
        intents.clear();
        redraw.for_a_while();
    }
}

/// Advances the count.
fn count(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut counting: ResMut<Counting>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<Redraw>,
    mut figures: Query<(&Counted, &mut Text, &mut UiTransform)>,
) {
    let Some(count) = &mut counting.0 else { return };
    redraw.for_a_while();
    count.seconds += pace.seconds(&time, settings.speed_factor());
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
    for (counted, mut text, mut transform) in &mut figures {
        let shaken = Val2::px(counting.shake(counted), 0.0);
        transform.set_if_neq(UiTransform::from_translation(shaken));
        let now = counting.says(counted);
        if text.0 != now {
            text.0 = now;
        }
    }
}

/// Removes the veil after the count, but not while the finger that ended it is down.
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

/// Drops the count with the sheet, so that the rest isn't heard.
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
            heavy: false,
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
        let heavy = Counted {
            heavy: true,
            ..points(1, -100)
        };
        let shaken = |counting: &mut Counting, after: f32| {
            counting.0.as_mut().expect("it runs").seconds = STEP + LINE + after;
            (counting.shake(&heavy) != 0.0, counting.shake(&points(1, -100)))
        };
        let at = [-0.01, 0.03, SHAKE + 0.01].map(|after| shaken(&mut counting, after));
        assert_eq!(at, [(false, 0.0), (true, 0.0), (false, 0.0)]);
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

    /// With no human player the next round begins by itself after two and a half seconds.
    #[test]
    fn the_longest_sheet_is_counted_in_time() {
        const { assert!(STEP * 10.0 + SCORE < 2.4) };
    }
}
