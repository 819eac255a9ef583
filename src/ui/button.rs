//! Buttons in the kinds and states of the art guide. Behavior, keyboard handling and accessible role are those of Bevy's widgets; the
//! caller observes `Activate`.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::{InputFocus, InputFocusVisible, tab_navigation::TabIndex};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Button;

use super::{Theme, label, palette};
use crate::text::{Phrase, Words};
use crate::ui::node::{NodeStyle as _, flex};

/// The purpose of a button, which decides its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The one primary action of a screen: brass.
    Primary,
    /// Destructive or risky actions such as discard and nil: burgundy.
    Danger,
    /// Secondary actions: green.
    Secondary,
    /// Outline only.
    Ghost,
    /// One option among several; brass while [`Selected`].
    Choice,
    /// An option in a list or grid of cards; edged with brass while [`Selected`].
    Tile,
    /// A tab of a page: styled as a tile while [`Selected`], otherwise without a surface until hovered.
    Tab,
    /// Without a surface until hovered.
    Bare,
}

/// Explanation why a button is disabled, announced on request.
#[derive(Component, Clone, Debug)]
pub struct DisabledReason(pub Words);

/// Marks the selected one of several buttons.
#[derive(Component, Default)]
pub struct Selected;

/// Current style of a button; its parts follow the state.
#[derive(Component)]
pub struct ButtonStyle {
    kind: ButtonKind,
    shown: Option<State>,
}

impl ButtonStyle {
    #[must_use]
    pub const fn new(kind: ButtonKind) -> ButtonStyle {
        ButtonStyle { kind, shown: None }
    }
}

/// Text or icon of a button, colored by the button's state. The caller adds this marker to its own content.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ButtonLabel;

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct State {
    hovered: bool,
    pressed: bool,
    disabled: bool,
    selected: bool,
    focused: bool,
}

impl Theme {
    /// Builds a pill with an icon and a caption.
    pub fn button(
        &self,
        kind: ButtonKind,
        icon: Option<&str>,
        caption: &dyn Phrase,
        width: f32,
    ) -> impl Bundle + use<> {
        (
            flex()
                .width(if width > 0.0 { px(width) } else { auto() })
                .height(px(56.0 * self.scale()))
                .padding(UiRect::horizontal(px(24.0 * self.scale())))
                .column_gap(px(12))
                .align_center()
                .justify_center()
                .rigid(),
            self.clickable(kind, BorderRadius::MAX, caption),
            self.inked_label(icon, caption, 20.0),
        )
    }

    /// Builds a smaller pill with an icon and a caption, for what is done less often.
    pub fn small_button(&self, kind: ButtonKind, icon: &str, caption: &dyn Phrase) -> impl Bundle + use<> {
        (
            flex()
                .height(px((44.0 * self.scale()).max(self.min_touch_target())))
                .padding(UiRect::horizontal(px(14.0 * self.scale())))
                .column_gap(px(8))
                .align_center()
                .justify_center()
                .rigid(),
            self.clickable(kind, BorderRadius::MAX, caption),
            self.inked_label(Some(icon), caption, 16.0),
        )
    }

    /// Builds the icon and caption of a button, colored by its state; `size` is the text size.
    pub fn inked_label(&self, icon: Option<&str>, caption: &dyn Phrase, size: f32) -> impl Bundle + use<> {
        let theme = self.clone();
        let icon = icon.map(str::to_owned);
        let text = caption.text();
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            if let Some(icon) = icon {
                parent.spawn((theme.icon(&icon, size * 1.1, palette::IVORY), ButtonLabel));
            }
            if !text.is_empty() {
                parent.spawn((
                    theme.lettered(text, &theme.fonts.sans, size, palette::IVORY),
                    TextLayout::no_wrap(),
                    ButtonLabel,
                ));
            }
        }))
    }

    /// Builds a round button with an icon only; `label` is read by the screen reader.
    pub fn round(&self, kind: ButtonKind, icon: &str, size: f32, label: &dyn Phrase) -> impl Bundle + use<> {
        (
            flex()
                .width(px(size))
                .height(px(size))
                .rigid()
                .align_center()
                .justify_center(),
            self.clickable(kind, BorderRadius::MAX, label),
            children![(self.icon(icon, size * 0.42, palette::IVORY), ButtonLabel)],
        )
    }

    /// Turns a node of any shape into a button; unmarked children keep their own colors. Its `Name` is the key of its label.
    pub fn clickable(&self, kind: ButtonKind, radius: BorderRadius, caption: &dyn Phrase) -> impl Bundle + use<> {
        (
            Name::new(caption.key()),
            Button,
            Hovered::default(),
            TabIndex(0),
            label(caption),
            ButtonStyle::new(kind),
            Rounding(radius),
            BackgroundColor::default(),
            BackgroundGradient::default(),
            BorderColor::default(),
            BoxShadow::default(),
            Outline {
                width: px(2.4),
                offset: px(5),
                color: Color::NONE,
            },
            UiTransform::default(),
        )
    }
}

/// The corner radius that [`Theme::clickable`] sets on its node.
#[derive(Component)]
struct Rounding(BorderRadius);

/// Ends the press of a button that has moved away from under the pointer: such a button gets no release event.
fn let_go(
    pressed: Query<Entity, With<Pressed>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut commands: Commands,
) {
    if !mouse.pressed(MouseButton::Left) && touches.iter().next().is_none() {
        for entity in &pressed {
            commands.entity(entity).try_remove::<Pressed>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, let_go);
    app.add_systems(
        PostUpdate,
        (style, super::panel::keep_lines_visible)
            .chain()
            .before(bevy::ui::UiSystems::Layout),
    );
}

type Parts = (
    Entity,
    &'static Rounding,
    &'static mut ButtonStyle,
    &'static Hovered,
    Has<Pressed>,
    Has<InteractionDisabled>,
    Has<Selected>,
    &'static mut Node,
    &'static mut BackgroundColor,
    &'static mut BackgroundGradient,
    &'static mut BorderColor,
    &'static mut BoxShadow,
    (&'static mut Outline, &'static mut UiTransform),
    Option<&'static Children>,
);

/// Enlarges a node to the minimum touch target size.
pub(super) fn grow(node: &mut Node, min: f32) {
    for side in [&mut node.min_width, &mut node.min_height] {
        match *side {
            Val::Px(given) if given >= min => {}
            Val::Auto | Val::Px(_) => *side = px(min),
            _ => {}
        }
    }
}

fn style(
    mut buttons: Query<Parts>,
    theme: Res<Theme>,
    focus: Res<InputFocus>,
    ring: Res<InputFocusVisible>,
    mut inked: Query<(Option<&mut TextColor>, Option<&mut ImageNode>), With<ButtonLabel>>,
) {
    for (
        entity,
        rounding,
        mut look,
        hovered,
        pressed,
        disabled,
        selected,
        mut node,
        mut background,
        mut gradient,
        mut border,
        mut shadow,
        (mut outline, mut transform),
        children,
    ) in &mut buttons
    {
        let state = State {
            hovered: hovered.get() && !disabled,
            pressed: pressed && !disabled,
            disabled,
            selected,
            focused: ring.0 && focus.get() == Some(entity),
        };
        if look.shown == Some(state) {
            continue;
        }
        if look.shown.is_none() {
            node.border = UiRect::all(px(1.2));
            node.border_radius = rounding.0;
            if theme.min_touch_target() > 0.0 {
                grow(&mut node, theme.min_touch_target());
            }
        }
        look.shown = Some(state);
        let paint = paint(look.kind, state);
        background.0 = paint.flat;
        gradient.0 = paint.gradient.map(gradient_of).into_iter().collect();
        border.set_all(paint.line);
        shadow.0 = paint.shadow.into_iter().collect();
        outline.color = if state.focused { palette::IVORY } else { Color::NONE };
        transform.translation = Val2::px(
            0.0,
            if state.pressed {
                2.0
            } else if state.hovered && paint.lifts {
                -2.0
            } else {
                0.0
            },
        );
        for child in children.into_iter().flatten() {
            if let Ok((text, image)) = inked.get_mut(*child) {
                if let Some(mut text) = text {
                    text.0 = paint.ink;
                }
                if let Some(mut image) = image {
                    image.color = paint.ink;
                }
            }
        }
    }
}

fn gradient_of([top, bottom]: [Color; 2]) -> Gradient {
    LinearGradient::to_bottom(vec![top.into(), bottom.into()]).into()
}

struct Paint {
    flat: Color,
    gradient: Option<[Color; 2]>,
    line: Color,
    ink: Color,
    shadow: Option<ShadowStyle>,
    lifts: bool,
}

fn paint(kind: ButtonKind, state: State) -> Paint {
    let brass = palette::BRASS;
    let rest = ShadowStyle {
        color: Color::BLACK.with_alpha(0.45),
        x_offset: px(0),
        y_offset: px(4),
        spread_radius: px(0),
        blur_radius: px(8),
    };
    let glow = ShadowStyle {
        color: brass.with_alpha(0.3),
        y_offset: px(0),
        blur_radius: px(14),
        ..rest
    };
    let (pair, line, ink) = match (kind, state.selected) {
        (ButtonKind::Primary, _) | (ButtonKind::Choice | ButtonKind::Secondary | ButtonKind::Danger, true) => {
            (Some(palette::BRASS_BUTTON), brass, palette::INK)
        }
        (ButtonKind::Danger, false) => (Some(palette::DANGER_BUTTON), brass.with_alpha(0.5), palette::IVORY),
        (ButtonKind::Secondary, false) => (Some(palette::SECONDARY_BUTTON), brass.with_alpha(0.4), palette::IVORY),
        (ButtonKind::Tile | ButtonKind::Tab, true) => (Some(palette::TILE_SELECTED), brass, palette::IVORY),
        (ButtonKind::Tile, false) => (Some(palette::TILE), brass.with_alpha(0.3), palette::IVORY),
        (ButtonKind::Ghost, _) => (None, brass.with_alpha(0.4), palette::IVORY),
        (ButtonKind::Choice | ButtonKind::Tab, false) | (ButtonKind::Bare, _) => (None, Color::NONE, palette::IVORY),
    };
    let surfaced = !matches!(
        kind,
        ButtonKind::Ghost | ButtonKind::Bare | ButtonKind::Choice | ButtonKind::Tab
    );
    if state.disabled {
        let flat = if surfaced { palette::DISABLED[0] } else { Color::NONE };
        return Paint {
            flat,
            gradient: None,
            line: brass.with_alpha(0.15),
            // The cloth is lighter than a disabled surface.
            ink: if surfaced { palette::DISABLED[1] } else { palette::MUTED },
            shadow: None,
            lifts: false,
        };
    }
    let flat = if !surfaced && state.hovered && !state.selected {
        brass.with_alpha(0.07)
    } else {
        Color::NONE
    };
    let gradient = pair.map(|[top, bottom]| if state.pressed { [bottom, top] } else { [top, bottom] });
    let shadow = match (surfaced || state.selected, state.pressed, state.hovered) {
        (false, ..) | (_, true, _) => None,
        (_, _, true) => Some(glow),
        _ if kind == ButtonKind::Tile && state.selected => Some(glow),
        _ => Some(rest),
    };
    Paint {
        flat,
        gradient,
        line: if state.hovered { line.with_alpha(0.9) } else { line },
        ink,
        shadow,
        lifts: surfaced && kind != ButtonKind::Tile,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Felt;
    use crate::ui::felt;
    use crate::ui::palette::tests::{READABLE, contrast, over};

    const KINDS: [ButtonKind; 8] = [
        ButtonKind::Primary,
        ButtonKind::Danger,
        ButtonKind::Secondary,
        ButtonKind::Ghost,
        ButtonKind::Choice,
        ButtonKind::Tile,
        ButtonKind::Tab,
        ButtonKind::Bare,
    ];

    fn states() -> impl Iterator<Item = State> {
        (0..16u8).map(|bits| State {
            hovered: bits & 1 > 0,
            pressed: bits & 2 > 0,
            disabled: bits & 4 > 0,
            selected: bits & 8 > 0,
            focused: false,
        })
    }

    /// Returns the backgrounds that button text can have: the button's surface blended over each possible background of the button.
    fn grounds(paint: &Paint) -> Vec<Color> {
        let cloths = Felt::ALL.map(|cloth| felt::colors(cloth)[0]);
        let below = cloths
            .into_iter()
            .flat_map(|cloth| [cloth, over(palette::PANEL.with_alpha(0.93), cloth)]);
        below
            .flat_map(|below| {
                let flat = over(paint.flat, below);
                match paint.gradient {
                    Some(pair) => pair.map(|stop| over(stop, flat)).to_vec(),
                    None => vec![flat],
                }
            })
            .collect()
    }

    #[test]
    fn every_kind_of_button_can_be_read_in_every_state() {
        for kind in KINDS {
            for state in states() {
                let paint = paint(kind, state);
                for ground in grounds(&paint) {
                    let ratio = contrast(paint.ink, ground);
                    assert!(
                        ratio >= READABLE,
                        "{kind:?}, disabled: {}, selected: {}: {ratio:.2}",
                        state.disabled,
                        state.selected
                    );
                }
            }
        }
    }

    /// Tiles carry text that keeps its own colors.
    #[test]
    fn tiles_are_legible() {
        for state in states().filter(|state| !state.disabled) {
            let paint = paint(ButtonKind::Tile, state);
            for ground in grounds(&paint) {
                for ink in [palette::IVORY, palette::MUTED, palette::BRASS, palette::DISPLAY] {
                    let ratio = contrast(ink, ground);
                    assert!(ratio >= READABLE, "{ink:?} on {ground:?}: {ratio:.2}");
                }
            }
        }
    }
}
