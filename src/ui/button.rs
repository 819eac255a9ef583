//! Buttons in the kinds and states of the art guide. Behaviour, keyboard and role come from Bevy's widgets; the caller observes
//! `Activate`.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::input_focus::{InputFocus, InputFocusVisible, tab_navigation::TabIndex};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Button;

use super::{Theme, palette};
use crate::text::Phrase;

/// What a button is for, which decides how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The one primary action of a screen: brass.
    Primary,
    /// Discard, nil: burgundy.
    Danger,
    /// Green.
    Secondary,
    /// A line only.
    Ghost,
    /// Something to choose among others; brass while [`Selected`].
    Choice,
    /// A choice of a list or grid of cards; edged with brass while [`Selected`].
    Tile,
    /// A leaf of a page: a tile while [`Selected`], and else no surface until hovered.
    Leaf,
    /// No surface until hovered.
    Bare,
}

/// Marks the chosen one of several buttons.
#[derive(Component, Default)]
pub struct Selected;

/// How a button looks now; its parts that follow the state.
#[derive(Component)]
pub struct Look {
    kind: ButtonKind,
    shown: Option<State>,
}

impl Look {
    /// The look of a kind.
    #[must_use]
    pub const fn new(kind: ButtonKind) -> Look {
        Look { kind, shown: None }
    }
}

/// Text or icon of a button, coloured with its state. The caller marks what it puts on a button itself.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Inked;

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct State {
    hovered: bool,
    pressed: bool,
    disabled: bool,
    selected: bool,
    focused: bool,
}

impl Theme {
    /// A pill with an icon and a caption.
    pub fn button(
        &self,
        kind: ButtonKind,
        icon: Option<&str>,
        caption: &dyn Phrase,
        width: f32,
    ) -> impl Bundle + use<> {
        (
            Node {
                width: if width > 0.0 { px(width) } else { auto() },
                height: px(56.0 * self.scale()),
                padding: UiRect::horizontal(px(24.0 * self.scale())),
                column_gap: px(12),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
            self.clickable(kind, BorderRadius::MAX, caption),
            self.inked_label(icon, caption, 20.0),
        )
    }

    /// Icon and caption of a button, coloured with its state; a size is that of the text.
    pub fn inked_label(&self, icon: Option<&str>, caption: &dyn Phrase, size: f32) -> impl Bundle + use<> {
        let theme = self.clone();
        let icon = icon.map(str::to_owned);
        let text = caption.text();
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            if let Some(icon) = icon {
                parent.spawn((theme.icon(&icon, size * 1.1, palette::IVORY), Inked));
            }
            if !text.is_empty() {
                parent.spawn((
                    theme.styled(text, &theme.fonts.sans, size, palette::IVORY),
                    TextLayout::no_wrap(),
                    Inked,
                ));
            }
        }))
    }

    /// A round button with an icon alone; `label` is what a screen reader says.
    pub fn round(&self, kind: ButtonKind, icon: &str, size: f32, label: &dyn Phrase) -> impl Bundle + use<> {
        (
            Node {
                width: px(size),
                height: px(size),
                flex_shrink: 0.0,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            self.clickable(kind, BorderRadius::MAX, label),
            children![(self.icon(icon, size * 0.42, palette::IVORY), Inked)],
        )
    }

    /// What makes a node of any shape a button; children marked by the caller keep their own colours. Its `Name` is the key of its label.
    pub fn clickable(&self, kind: ButtonKind, radius: BorderRadius, label: &dyn Phrase) -> impl Bundle + use<> {
        (
            Name::new(label.key()),
            Button,
            Hovered::default(),
            TabIndex(0),
            AccessibleLabel::new(label.text()),
            Look::new(kind),
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

/// The corner radius and line that [`Theme::clickable`] puts on its node, whoever made it.
#[derive(Component)]
struct Rounding(BorderRadius);

/// A press whose end came in the frame of its beginning is never seen to end: it ends here.
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
    &'static mut Look,
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

fn style(
    mut buttons: Query<Parts>,
    focus: Res<InputFocus>,
    ring: Res<InputFocusVisible>,
    mut inked: Query<(Option<&mut TextColor>, Option<&mut ImageNode>), With<Inked>>,
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
        (ButtonKind::Tile | ButtonKind::Leaf, true) => (
            Some([Color::srgb_u8(0x1f, 0x5c, 0x46), palette::SECONDARY_BUTTON[0]]),
            brass,
            palette::IVORY,
        ),
        (ButtonKind::Tile, false) => (
            Some([Color::srgb_u8(0x11, 0x3a, 0x2d), Color::srgb_u8(0x0a, 0x29, 0x20)]),
            brass.with_alpha(0.3),
            palette::IVORY,
        ),
        (ButtonKind::Ghost, _) => (None, brass.with_alpha(0.4), palette::IVORY),
        (ButtonKind::Choice | ButtonKind::Leaf, false) | (ButtonKind::Bare, _) => (None, Color::NONE, palette::IVORY),
    };
    let surfaced = !matches!(
        kind,
        ButtonKind::Ghost | ButtonKind::Bare | ButtonKind::Choice | ButtonKind::Leaf
    );
    if state.disabled {
        let flat = if surfaced { palette::DISABLED[0] } else { Color::NONE };
        return Paint {
            flat,
            gradient: None,
            line: brass.with_alpha(0.15),
            ink: palette::DISABLED[1],
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
