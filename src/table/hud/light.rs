//! The light around the plates: it shows whose turn it is, and whose nil is in danger.

use bevy::prelude::*;

use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::feel::threat::Threatened;
use crate::table::shown::{ShownScene, ShownView};
use crate::ui::{CurrentViewport, palette, panel_shadow};

/// The frame of the plate this number of places clockwise from the bottom.
#[derive(Component)]
#[require(Alarm)]
pub(super) struct Frame(pub(super) usize);

/// Brightness of the light of a nil in danger, from 0 to 1.
#[derive(Component, Default)]
struct Alarm(f32);

/// Reach of light and shadow on a phone, as a fraction of other devices: plates are close together there, and drawing soft edges over
/// half of the screen takes longer than drawing all cards.
const NEAR: f32 = 0.4;

/// Seconds of a full fade.
const FADES: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, light.in_set(TableSystems::Draw));
}

fn light(
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    cues: Res<CueQueue>,
    danger: Res<Threatened>,
    settings: Res<Settings>,
    time: Res<Time>,
    viewport: Res<CurrentViewport>,
    mut redraw: ResMut<Redraw>,
    mut frames: Query<(Ref<Frame>, &mut Alarm, &mut BorderColor, &mut BoxShadow)>,
) {
    let (Some(view), Some(scene)) = (&shown_view.0, &shown_scene.0) else {
        return;
    };
    let reach = if viewport.narrow() { NEAR } else { 1.0 };
    for (frame, mut alarm, mut border, mut shadow) in &mut frames {
        let Frame(relative) = *frame;
        let seat = (scene.viewer + relative.min(64)) % scene.hands.len();
        let hand = view.hand_to_play.or(view.actor);
        let of_seat = relative != usize::MAX;
        let lit = of_seat && cues.idle() && (view.actor == Some(seat) || hand == Some(seat));
        let wanted = if of_seat && danger.0 == Some(seat) { 1.0 } else { 0.0 };
        let fading = alarm.0 != wanted;
        if fading {
            redraw.for_a_while();
            let step = if settings.reduced_motion {
                1.0
            } else {
                time.delta_secs() / FADES
            };
            alarm.0 += (wanted - alarm.0).clamp(-step, step);
        }
        let color = palette::BRASS
            .with_alpha(if lit { 0.95 } else { 0.4 })
            .mix(&palette::LOSS, alarm.0);
        if border.top != color || fading || frame.is_added() {
            border.set_all(color);
            *shadow = if alarm.0 > 0.0 {
                let glow = palette::LOSS.with_alpha(0.7 * alarm.0);
                BoxShadow::new(glow, px(0), px(0), px(2.0 * alarm.0), px(22.0 * reach))
            } else if lit {
                BoxShadow::new(palette::BRASS.with_alpha(0.35), px(0), px(0), px(0), px(16.0 * reach))
            } else {
                panel_shadow(reach)
            };
        }
    }
}
