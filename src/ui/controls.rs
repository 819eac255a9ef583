//! Switches and sliders with their captions.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{
    Checkbox, Slider, SliderRange, SliderStep, SliderThumb, SliderValue, ToggleChecked, TrackClick,
};

use super::{LeftToRight, Theme, Ui, label, palette};
use crate::text::{Blank, Phrase};
use crate::ui::node::{NodeStyle as _, column, flex};

/// The knob of a switch.
#[derive(Component)]
struct Knob;

/// Track of a switch's knob. The touch target is larger.
#[derive(Component)]
struct Track;

/// Marks a switch. The caller observes `ValueChange<bool>` and inserts or removes `Checked`.
#[derive(Component)]
pub struct Switch;

/// The bright part of a slider's track.
#[derive(Component)]
struct Filled;

/// The meaning of a slider's value: "1.5×", "60%".
#[derive(Component, Clone, Copy)]
pub struct ValueWords(pub fn(f32) -> String);

/// Makes a press anywhere on a row toggle its switch, which stops presses on itself.
fn toggles(switch: Entity) -> impl Fn(On<Pointer<Click>>, Commands) {
    move |press, mut commands| {
        if press.button == PointerButton::Primary {
            commands.trigger(ToggleChecked { entity: switch });
        }
    }
}

/// Controls with their captions, larger in portrait. Spawn them into a column.
impl Ui<'_, '_> {
    /// Spawns a switch with its caption and a line that explains it, and returns the switch to be observed.
    pub(crate) fn switch_row(&mut self, caption: &dyn Phrase, detail: &dyn Phrase, on: bool) -> EntityCommands<'_> {
        let scale = self.room.text(1.0);
        let mut id = Entity::PLACEHOLDER;
        let row = flex()
            .width(percent(100))
            .min_height(px(56.0 * scale))
            .align_center()
            .justify_content(JustifyContent::SpaceBetween)
            .column_gap(px(16))
            .rigid();
        self.nest(row, |row| {
            let texts = column().row_gap(px(3)).flex_shrink(1.0);
            row.nest(texts, |texts| {
                texts.sans(caption, 18.0, palette::IVORY);
                texts.sans(detail, 14.5, palette::MUTED);
            });
            let mut switch = row.spawn(switch(caption, row.theme, scale));
            if on {
                switch.insert(Checked);
            }
            id = switch.id();
        })
        .observe(toggles(id));
        self.entity(id)
    }

    /// Spawns a slider with its caption, from 0 to the maximum of its value, which `words` describes. Returns the slider to be observed
    /// (`ValueChange<f32>`).
    pub(crate) fn slider_row(
        &mut self,
        caption: &dyn Phrase,
        (value, max): (f32, f32),
        words: ValueWords,
    ) -> EntityCommands<'_> {
        let scale = self.room.text(1.0);
        let mut id = Entity::PLACEHOLDER;
        let row = flex()
            .width(percent(100))
            .min_height(px(54.0 * scale))
            .align_center()
            .wrap()
            .column_gap(px(20))
            .rigid();
        let name = flex().width(px(180.0 * scale)).rigid();
        // Below its name where there is too little room beside it.
        let rest = flex()
            .height(px(54.0 * scale))
            .grow()
            .flex_basis(px(200.0 * scale))
            .min_width(px(0))
            .align_center()
            .column_gap(px(20));
        let figure = flex()
            .width(px(48.0 * scale))
            .justify_content(JustifyContent::FlexEnd)
            .rigid();
        self.nest(row, |row| {
            row.nest(name, |name| {
                name.sans(caption, 18.0, palette::IVORY);
            });
            row.nest(rest, |row| {
                let range = SliderRange::new(0.0, max);
                let slider = slider(caption, range, SliderStep(5.0), value, words, scale);
                id = row.spawn((slider, TabIndex(0))).id();
                row.nest(figure, |figure| {
                    figure
                        .serif(&Blank, 20.0, palette::BRASS)
                        .insert((TextLayout::no_wrap(), SliderOf(id)));
                });
            });
        });
        self.entity(id)
    }
}

fn switch(caption: &dyn Phrase, theme: &Theme, scale: f32) -> impl Bundle + use<> {
    (
        Name::new(caption.key()),
        label(caption),
        Switch,
        Checkbox,
        Hovered::default(),
        TabIndex(0),
        flex()
            .min_width(px(theme.min_touch_target()))
            .min_height(px(theme.min_touch_target()))
            .rigid()
            .align_center()
            .justify_center()
            .border_radius(BorderRadius::MAX),
        Outline {
            width: px(2.4),
            offset: px(5),
            color: Color::NONE,
        },
        children![track(scale)],
    )
}

fn track(scale: f32) -> impl Bundle {
    (
        Track,
        Pickable::IGNORE,
        flex()
            .width(px(56.0 * scale))
            .height(px(30.0 * scale))
            .rigid()
            .padding(UiRect::all(px(3.0 * scale)))
            .border(UiRect::all(px(1.2)))
            .border_radius(BorderRadius::MAX)
            .align_center(),
        BackgroundColor(palette::WELL),
        BorderColor::all(palette::BRASS.with_alpha(0.5)),
        children![(
            Knob,
            Pickable::IGNORE,
            flex()
                .width(px(22.0 * scale))
                .height(px(22.0 * scale))
                .border_radius(BorderRadius::MAX),
            BackgroundColor(palette::IVORY),
        )],
    )
}

/// A slider: a track, filled as far as its value, with a thumb. It takes the room that its row leaves.
pub(crate) fn slider(
    caption: &dyn Phrase,
    range: SliderRange,
    step: SliderStep,
    value: f32,
    words: ValueWords,
    scale: f32,
) -> impl Bundle + use<> {
    let at = range.thumb_position(value) * 100.0;
    (
        Name::new(caption.key()),
        label(caption),
        Slider {
            // A press on its track takes it there.
            track_click: TrackClick::Snap,
            ..default()
        },
        (SliderValue(value), LeftToRight),
        words,
        range,
        step,
        Hovered::default(),
        flex()
            .grow()
            .height(px(44.0 * scale))
            .align_center()
            .border_radius(BorderRadius::all(px(8))),
        Outline {
            width: px(2.4),
            offset: px(2),
            color: Color::NONE,
        },
        children![rail(at), thumb(at, 26.0 * scale)],
    )
}

/// The track of a slider, filled to `at` per cent.
fn rail(at: f32) -> impl Bundle {
    (
        Pickable::IGNORE,
        flex()
            .absolute()
            .left(px(0))
            .right(px(0))
            .height(px(6))
            .border_radius(BorderRadius::MAX),
        BackgroundColor(palette::IVORY.with_alpha(0.14)),
        children![(
            Filled,
            flex().height(px(6)).width(percent(at)).border_radius(BorderRadius::MAX),
            BackgroundColor(palette::BRASS),
        )],
    )
}

/// The thumb of a slider, of this size, at `at` per cent.
fn thumb(at: f32, size: f32) -> impl Bundle {
    (
        Pickable::IGNORE,
        flex().absolute().left(px(0)).right(px(size)).height(px(size)),
        children![(
            SliderThumb,
            Pickable::IGNORE,
            flex()
                .absolute()
                .left(percent(at))
                .width(px(size))
                .height(px(size))
                .border_radius(BorderRadius::MAX),
            BackgroundColor(palette::IVORY),
            BoxShadow::new(Color::BLACK.with_alpha(0.5), px(0), px(2), px(0), px(4)),
        )],
    )
}

/// Which slider a value in words belongs to.
#[derive(Component)]
struct SliderOf(Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (draw_switches, draw_sliders, draw_rings, grow).before(bevy::ui::UiSystems::Layout),
    );
}

fn draw_switches(
    switches: Query<(Has<Checked>, &Children), With<Switch>>,
    mut tracks: Query<(&mut Node, &mut BackgroundColor), With<Track>>,
) {
    for (on, children) in &switches {
        let (justify, color) = if on {
            (JustifyContent::FlexEnd, palette::BRASS)
        } else {
            (JustifyContent::FlexStart, palette::WELL)
        };
        let mut tracks = tracks.iter_many_mut(children);
        while let Some((mut node, mut background)) = tracks.fetch_next() {
            if node.justify_content != justify {
                node.justify_content = justify;
            }
            if background.0 != color {
                background.0 = color;
            }
        }
    }
}

/// A finger hits a slider along its whole track.
fn grow(theme: Res<Theme>, mut sliders: Query<&mut Node, Added<Slider>>) {
    for mut node in &mut sliders {
        node.min_height = px(theme.min_touch_target());
    }
}

fn draw_sliders(
    sliders: Query<(Entity, &SliderValue, &SliderRange, &ValueWords), Changed<SliderValue>>,
    children: Query<&Children>,
    mut parts: Query<(&mut Node, Has<SliderThumb>, Has<Filled>)>,
    mut numbers: Query<(&SliderOf, &mut Text)>,
) {
    for (slider, value, range, words) in &sliders {
        let at = range.thumb_position(value.0) * 100.0;
        for part in children.iter_descendants(slider) {
            if let Ok((mut node, thumb, filled)) = parts.get_mut(part) {
                if thumb {
                    node.left = percent(at);
                } else if filled {
                    node.width = percent(at);
                }
            }
        }
        for (of, mut text) in &mut numbers {
            if of.0 == slider {
                text.0 = words.0(value.0);
            }
        }
    }
}

type Control = Or<(With<Switch>, With<Slider>)>;

fn draw_rings(
    focus: Res<bevy::input_focus::InputFocus>,
    ring: Res<bevy::input_focus::InputFocusVisible>,
    mut controls: Query<(Entity, &mut Outline), Control>,
) {
    if !focus.is_changed() && !ring.is_changed() {
        return;
    }
    for (entity, mut outline) in &mut controls {
        let color = if ring.0 && focus.get() == Some(entity) {
            palette::IVORY
        } else {
            Color::NONE
        };
        if outline.color != color {
            outline.color = color;
        }
    }
}
