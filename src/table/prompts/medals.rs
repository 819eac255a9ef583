//! The achievements that a match has earned, as medals on its result: each slides in, turns over, and leads to the page of achievements.
//! Any click or key ends the animation.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::MatchId;
use spades_archive::achievements::Achievement;
use spades_rules::Suit;

use crate::audio::{PlaySound, Sound};
use crate::input::AnyKey;
use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::states::OpenAchievements;
use crate::storage::history::facts::Facts;
use crate::table::TableSystems;
use crate::text::Phrase;
use crate::text::achievements::NewlyEarned;
use crate::ui::bind::Bind;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{ButtonKind, Panels, Ui, palette};

/// Seconds in which a medal slides in and turns over, of the rest between, and from one medal to the next.
const SLIDE: f32 = 0.35;
const REST: f32 = 0.12;
const TURN: f32 = 0.3;
const APART: f32 = 0.16;

/// Distance that a medal slides, in pixels of the interface.
const WAY: f32 = 260.0;

/// Width of a medal, and the padding at its sides.
const WIDTH: f32 = 300.0;
const PADDING: f32 = 16.0;

/// The place of the medals of a match.
#[derive(Component)]
struct Medals {
    id: MatchId,
    shown: Vec<Achievement>,
    /// Seconds since the first one began to slide in.
    seconds: f32,
    /// Number of medals whose turn has been heard.
    heard: usize,
}

/// The match whose medals have been handed out: where the panel is built again, they are simply there.
#[derive(Resource, Default)]
struct HandedOut(Option<MatchId>);

/// A medal, by its place in the sequence.
#[derive(Component)]
struct Medal(usize);

/// The back of a medal, which covers it until it has turned over.
#[derive(Component)]
struct MedalBack(usize);

/// Returns how far a medal has slid in and how far it has turned over, each from 0 to 1.
fn progress(seconds: f32, number: usize) -> (f32, f32) {
    let since = seconds - number as f32 * APART;
    let eased = |part: f32, ease| EasingCurve::new(0.0, 1.0, ease).sample_clamped(part);
    let slid = eased(since / SLIDE, EaseFunction::CubicOut);
    (slid, eased((since - SLIDE - REST) / TURN, EaseFunction::SineInOut))
}

/// Returns the seconds after which the last of several medals is at rest.
fn duration(medals: usize) -> f32 {
    medals.saturating_sub(1) as f32 * APART + SLIDE + REST + TURN
}

/// Spawns the place of the medals. It is empty, and takes no room, until they are known.
pub(super) fn spawn(ui: &mut Ui, id: MatchId) {
    let row = flex()
        .width(percent(100))
        .wrap()
        .justify_center()
        .column_gap(px(10))
        .row_gap(px(10));
    ui.spawn((
        Medals {
            id,
            shown: Vec::new(),
            seconds: f32::INFINITY,
            heard: 0,
        },
        row,
        Bind::<Facts>::default()
            .shown(move |facts| !facts.earned_by(id).is_empty())
            .called(move |facts| NewlyEarned(facts.earned_by(id))),
    ));
}

/// Hands the medals out once the achievements are known.
fn hand_out(
    mut panels: Panels,
    facts: Res<Facts>,
    settings: Res<Settings>,
    mut given: ResMut<HandedOut>,
    mut places: Query<(Entity, &mut Medals)>,
    mut redraw: ResMut<Redraw>,
) {
    for (place, mut medals) in &mut places {
        if !facts.is_changed() && !medals.is_added() {
            continue;
        }
        let earned = facts.earned_by(medals.id);
        if earned == medals.shown {
            continue;
        }
        let again = given.0 == Some(medals.id) || settings.reduced_motion;
        medals.seconds = if again { f32::INFINITY } else { 0.0 };
        medals.heard = if again { earned.len() } else { 0 };
        given.0 = Some(medals.id);
        redraw.for_a_while();
        panels.refill(place, |ui| {
            for (number, achievement) in earned.iter().enumerate() {
                medal(ui, number, *achievement);
            }
        });
        medals.shown = earned;
    }
}

fn medal(ui: &mut Ui, number: usize, achievement: Achievement) {
    let text = ui.room.panel_sizes().match_end.text;
    let whole = flex()
        .width(px(WIDTH + 6.0 * (text - 16.0).max(0.0)))
        .max_width(percent(100))
        .rigid();
    let node = flex()
        .width(percent(100))
        .min_height(px(64.0_f32.max(ui.theme.min_touch_target())))
        .padding(UiRect::axes(px(PADDING), px(8)))
        .column_gap(px(14))
        .align_center();
    // The button has a transform of its own.
    ui.nest((Medal(number), whole, Pickable::IGNORE), |ui| {
        let look = ui
            .theme
            .clickable(ButtonKind::Tile, BorderRadius::all(px(14)), &achievement);
        ui.nest((node, look), |ui| {
            ui.icon("trophy", 28.0, palette::BRASS);
            let lines = column().grow().flex_basis(px(0)).min_width(px(0));
            ui.nest((lines, Pickable::IGNORE), |ui| {
                ui.serif(&achievement, text + 2.0, palette::IVORY);
                ui.sans(&achievement.words().attribute("earned-by"), text - 2.0, palette::MUTED);
            });
        })
        .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(OpenAchievements));
        let back = flex()
            .absolute()
            .left(px(0))
            .top(px(0))
            .width(percent(100))
            .height(percent(100))
            .align_center()
            .justify_center()
            .border_radius(BorderRadius::all(px(14)));
        let ground = BackgroundColor(palette::BRASS);
        let name = Name::new("medal-back");
        ui.nest((name, MedalBack(number), back, ground, Pickable::IGNORE), |ui| {
            ui.spawn(ui.theme.suit(Suit::Spades, 34.0, palette::INK));
        });
    });
}

/// Slides the medals in and turns them over.
fn turn_over(
    mut places: Query<&mut Medals>,
    added: Query<(), Added<Medal>>,
    mut medals: Query<(&Medal, &mut UiTransform), Without<MedalBack>>,
    mut backs: Query<(&MedalBack, &mut Visibility)>,
    (keys, buttons, touches): (Res<AnyKey>, Res<ButtonInput<MouseButton>>, Res<Touches>),
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    mut redraw: ResMut<Redraw>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for mut place in &mut places {
        let end = duration(place.shown.len());
        let runs = place.seconds < end;
        if !runs && added.is_empty() {
            continue;
        }
        if runs {
            redraw.for_a_while();
            let pressed = keys.pressed || buttons.get_just_pressed().next().is_some() || touches.any_just_pressed();
            let step = pace.seconds(&time, settings.speed_factor());
            place.seconds = if pressed { f32::INFINITY } else { place.seconds + step };
        }
        let seconds = place.seconds;
        for (medal, mut transform) in &mut medals {
            let (slid, turned) = progress(seconds, medal.0);
            transform.set_if_neq(UiTransform {
                translation: Val2::px(WAY * (1.0 - slid), 0.0),
                scale: Vec2::new((PI * turned).cos().abs(), 1.0),
                ..UiTransform::IDENTITY
            });
        }
        for (back, mut visibility) in &mut backs {
            let covers = progress(seconds, back.0).1 < 0.5;
            visibility.set_if_neq(if covers {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
        let turned = (0..place.shown.len()).filter(|&number| progress(seconds, number).1 >= 0.5);
        let turned = turned.count();
        if turned > place.heard {
            // A click that ends the animation is answered once.
            sounds.write(PlaySound::new(Sound::Take).higher(7));
            place.heard = turned;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HandedOut>();
    app.add_systems(Update, (hand_out, turn_over).chain().in_set(TableSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medals_slide_in_one_after_another_and_then_turn_over() {
        assert_eq!(progress(0.0, 0), (0.0, 0.0));
        assert_eq!(progress(SLIDE, 0), (1.0, 0.0));
        assert!(progress(SLIDE, 1).0 < 1.0, "the second begins later");
        for medals in 1..5 {
            let (end, last) = (duration(medals), medals - 1);
            assert_eq!(progress(end, last), (1.0, 1.0));
            assert!(progress(end - 0.01, last).1 < 1.0);
        }
        assert_eq!(progress(f32::INFINITY, 7), (1.0, 1.0), "a click or a key ends it");
        // Every medal is face up before a second is over, unless there are many.
        assert!(duration(2) < 1.0);
    }
}
