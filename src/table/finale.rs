//! The end of a match on the table: while the winner's tricks fan out, the winner's plate glides to the middle, its score runs to the
//! final one, and a brass ring spreads. A click or key ends it at once.

use std::borrow::Cow;

use bevy::prelude::*;
use spades_layout::Fixture;
use spades_rules::{Seat, View};

use super::TableSystems;
use super::cues::CueQueue;
use super::geometry::{FixtureNode, TableGeometry};
use super::outcome::sting;
use super::shown::ShownView;
use crate::audio::PlaySound;
use crate::redraw::Redraw;
use crate::session::{Match, Pace};
use crate::settings::Settings;
use crate::states::Screen;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{HiddenFromScreenReader, palette};

/// Seconds from the last trick to the result.
pub(super) const SECONDS: f32 = 1.4;
/// Seconds from one trick of the fan to the next.
pub(super) const TRICK: f32 = 0.06;
/// Seconds that the plate takes to the middle, the score to the final one, and the ring to spread.
const GLIDE: f32 = 0.4;
const COUNT: f32 = 0.7;
const RING: f32 = 0.42;

/// Growth of the ring.
const SPREAD: f32 = 0.5;

/// Progress of the finale.
#[derive(Resource, Default)]
pub(super) struct Finale {
    show: Option<Show>,
    /// `true` if the result has been heard.
    heard: bool,
}

/// The finale while it runs.
struct Show {
    winner: Seat,
    seconds: f32,
}

impl Finale {
    /// Starts the finale of the player at this seat.
    pub(super) fn begin(&mut self, winner: Seat) {
        *self = Finale {
            show: Some(Show { winner, seconds: 0.0 }),
            heard: false,
        };
    }

    /// Returns `true` once if the result has been heard.
    pub(super) fn take_heard(&mut self) -> bool {
        std::mem::take(&mut self.heard)
    }

    /// Returns the view with the scores counted up to this moment.
    pub(super) fn counted<'a>(&self, view: &'a View) -> Cow<'a, View> {
        let Some(show) = self.show.as_ref().filter(|show| show.seconds < COUNT) else {
            return Cow::Borrowed(view);
        };
        let part = eased(show.seconds / COUNT, EaseFunction::CubicOut);
        let mut counted = view.clone();
        for (score, line) in counted.scores.iter_mut().zip(&view.sheet) {
            *score = line.score - line.total + (line.total as f32 * part).round() as i32;
        }
        Cow::Owned(counted)
    }
}

/// The ring around the winner's plate.
#[derive(Component)]
struct Ring {
    seconds: f32,
}

fn eased(part: f32, ease: EaseFunction) -> f32 {
    EasingCurve::new(0.0, 1.0, ease).sample_clamped(part)
}

/// Advances the finale, and ends it with its cue.
fn run(
    mut commands: Commands,
    mut finale: ResMut<Finale>,
    (cues, geometry): (Res<CueQueue>, Res<TableGeometry>),
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    (game, shown_view): (Option<Res<Match>>, Res<ShownView>),
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<Redraw>,
) {
    if finale.show.is_none() {
        return;
    }
    redraw.for_a_while();
    if cues.idle() {
        finale.show = None;
        return;
    }
    let step = pace.seconds(&time, settings.speed_factor());
    let finale = &mut *finale;
    let Some(show) = &mut finale.show else { return };
    show.seconds += step;
    if show.seconds < COUNT || finale.heard {
        return;
    }
    finale.heard = true;
    if let (Some(game), Some(view)) = (game, &shown_view.0) {
        sounds.write(PlaySound::new(sting(&game, view, true)));
    }
    if let Some(rect) = geometry.finale_plate(geometry.relative(show.winner)) {
        let mut node = flex()
            .border(UiRect::all(px(3)))
            .border_radius(BorderRadius::all(px(18)));
        geometry.place_node(rect, &mut node);
        commands.spawn((
            Name::new("finale-ring"),
            HiddenFromScreenReader,
            Ring { seconds: 0.0 },
            node,
            BorderColor::all(palette::BRASS),
            Pickable::IGNORE,
            GlobalZIndex(2),
            DespawnOnExit(Screen::Table),
        ));
    }
}

/// Moves the winner's plate to the middle, and back when the finale is over.
fn glide(finale: Res<Finale>, geometry: Res<TableGeometry>, mut plates: Query<(&FixtureNode, &mut UiTransform)>) {
    if !finale.is_changed() {
        return;
    }
    for (fixture, mut transform) in &mut plates {
        let Fixture::Plate(relative) = **fixture else { continue };
        let show = finale.show.as_ref();
        let way = show
            .filter(|show| geometry.relative(show.winner) == relative)
            .and_then(|show| Some((show, geometry.fixture(**fixture)?, geometry.finale_plate(relative)?)));
        let wanted = way.map_or(UiTransform::IDENTITY, |(show, from, to)| {
            let part = eased(show.seconds / GLIDE, EaseFunction::CubicInOut);
            let (from, to) = (geometry.in_pixels(from), geometry.in_pixels(to));
            let by = (to.center() - from.center()) * part;
            UiTransform {
                translation: Val2::px(by.x, by.y),
                scale: Vec2::splat(1.0 + (to.width() / from.width() - 1.0) * part),
                ..UiTransform::IDENTITY
            }
        });
        transform.set_if_neq(wanted);
    }
}

/// Spreads the ring and removes it.
fn spread(
    mut commands: Commands,
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    cues: Res<CueQueue>,
    mut redraw: ResMut<Redraw>,
    mut rings: Query<(Entity, &mut Ring, &mut UiTransform, &mut BorderColor)>,
) {
    for (entity, mut ring, mut transform, mut border) in &mut rings {
        redraw.for_a_while();
        ring.seconds += pace.seconds(&time, settings.speed_factor());
        let part = ring.seconds / RING;
        if part >= 1.0 || cues.idle() {
            commands.entity(entity).despawn();
            continue;
        }
        transform.scale = Vec2::splat(1.0 + SPREAD * eased(part, EaseFunction::QuadraticOut));
        border.set_all(palette::BRASS.with_alpha(1.0 - part));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finale>();
    app.add_systems(Update, (run, glide, spread).chain().in_set(TableSystems::Draw));
}

#[cfg(test)]
mod tests {
    use spades_rules::{Game, Preset, Seed};

    use super::*;

    #[test]
    fn scores_run_from_the_last_round_to_the_final_ones() {
        let mut rules = Preset::Pairs.rules();
        rules.end.rounds = Some(2);
        let mut game = Game::new(rules, Seed::from_u64(3)).expect("a match");
        while let Some(&action) = game.legal_actions().first() {
            game.apply(action).expect("a legal action");
        }
        let view = game.view(0);
        let at = |seconds| {
            let show = Some(Show { winner: 0, seconds });
            Finale { show, heard: false }.counted(&view).scores.clone()
        };
        let before: Vec<i32> = view.sheet.iter().map(|line| line.score - line.total).collect();
        assert_ne!(before, view.scores);
        assert_eq!((at(0.0), at(COUNT)), (before, view.scores.clone()));
        assert_eq!(Finale::default().counted(&view).scores, view.scores);
    }
}
