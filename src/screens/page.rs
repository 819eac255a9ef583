//! The parts of a page: the root, the heading with the back button, scrolling, groups of options.

pub(crate) use crate::ui::node::column;
use bevy::ecs::system::SystemParam;
use bevy::picking::events::{Drag, Pointer};
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::measures::Measures;
use super::{PageOf, PageState, UiViewport};
use crate::input::Intent;
use crate::say;
use crate::text::Phrase;
use crate::text::keys::WithKey;
use crate::ui::focus::{FocusScope, GoBack, OneOf};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, InSafeArea, Mirrored, Theme, Tooltip, Ui, label, palette, panel, well};

pub(crate) use crate::ui::viewport::MARGIN;

/// Builds the root of a page, as large as the window. It is despawned with its state.
pub(crate) fn root<S: PageState>(state: S, title: &dyn Phrase, node: Node) -> impl Bundle + use<S> {
    (
        Name::new(title.key()),
        label(title),
        PageOf(state.clone()),
        DespawnOnExit(state),
        FocusScope::new(S::LAYER),
        S::LAYER.height(),
        InSafeArea::Window,
        Mirrored,
        node.clone().width(percent(100)).height(percent(100)),
    )
}

/// Spawns pages, with the theme and the viewport at hand.
#[derive(SystemParam)]
pub(crate) struct Pages<'w, 's> {
    commands: Commands<'w, 's>,
    theme: Res<'w, Theme>,
    pub(crate) room: Res<'w, UiViewport>,
}

impl Pages<'_, '_> {
    /// Spawns the root of a page and fills it.
    pub(crate) fn spawn<S: PageState>(&mut self, state: S, title: &dyn Phrase, node: Node, fill: impl FnOnce(&mut Ui)) {
        let (theme, room) = (&*self.theme, &*self.room);
        self.commands
            .spawn(root(state, title, node))
            .with_children(|page| fill(&mut Ui::new(page, theme, room)));
    }

    /// Spawns children of an entity.
    pub(crate) fn fill(&mut self, entity: Entity, fill: impl FnOnce(&mut Ui)) {
        let (theme, room) = (&*self.theme, &*self.room);
        self.commands
            .entity(entity)
            .with_children(|parent| fill(&mut Ui::new(parent, theme, room)));
    }

    /// Replaces the children of an entity.
    pub(crate) fn refill(&mut self, entity: Entity, fill: impl FnOnce(&mut Ui)) {
        self.commands.entity(entity).despawn_children();
        self.fill(entity, fill);
    }

    /// Spawns a page with its heading and whatever `fill` puts below it.
    pub(crate) fn headed<S: PageState>(&mut self, state: S, title: &dyn Phrase, fill: impl FnOnce(&mut Ui)) {
        let node = page_node(&self.room, 30.0);
        self.spawn(state, title, node, |page| {
            page.header(title);
            fill(page);
        });
    }

    /// Spawns a page of text over the current screen: its heading, and a panel that scrolls, with `gap` between the items.
    pub(crate) fn text_page<S: PageState>(
        &mut self,
        state: S,
        title: &dyn Phrase,
        gap: f32,
        fill: impl FnOnce(&mut Ui),
    ) {
        self.headed(state, title, |ui| {
            let padding = px(ui.measures().panel_padding);
            ui.nest(panel(framed(rest())), |ui| {
                let area = rest().padding(UiRect::axes(padding, px(12))).row_gap(px(gap));
                ui.nest(scroll(area), fill);
            });
        });
    }

    /// Spawns a page over the current screen with a centered card that fits its content.
    pub(crate) fn card_page<S: PageState>(
        &mut self,
        state: S,
        title: &dyn Phrase,
        gap: f32,
        fill: impl FnOnce(&mut Ui),
    ) {
        /// The widest card, for text of the usual size.
        const WIDEST: f32 = 820.0;
        self.headed(state, title, |ui| {
            let padding = px(ui.measures().panel_padding);
            let middle = rest().align_center().justify_center();
            let card = column()
                .width(percent(100))
                .max_width(px(ui.room.text(WIDEST)))
                .max_height(percent(100));
            let area = flex()
                .width(percent(100))
                .min_height(px(0))
                .padding(UiRect::axes(padding, px(12)))
                .row_gap(px(gap));
            ui.nest(middle, |ui| {
                ui.nest(panel(framed(card)), |ui| {
                    ui.nest(scroll(area), fill);
                });
            });
        });
    }
}

/// Returns the column of a page inside its margins, with this gap where there is room.
pub(crate) fn page_node(room: &UiViewport, gap: f32) -> Node {
    column().padding(room.margins()).row_gap(room.gap(gap))
}

/// Returns a column that takes the rest of the page.
pub(crate) fn rest() -> Node {
    column().width(percent(100)).grow().flex_basis(px(0)).min_height(px(0))
}

/// Keeps scrolled text off the edge of a panel.
pub(crate) fn framed(node: Node) -> Node {
    node.clone().padding(UiRect::vertical(px(16)))
}

impl Ui<'_, '_> {
    /// Spawns the heading of a page, beside the back button.
    pub(crate) fn header(&mut self, title: &dyn Phrase) {
        self.nest(across(24.0), |ui| {
            ui.back_button();
            ui.spawn(ui.theme.heading(title, ui.room.text(43.0)));
        });
    }

    pub(crate) fn back_button(&mut self) {
        let size = self.measures().control;
        self.spawn(self.theme.round(
            ButtonKind::Secondary,
            "arrow-left",
            size,
            &say::captions::caption_back(),
        ))
        .insert(Tooltip::new(WithKey(say::captions::caption_back(), Intent::Back)))
        .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(GoBack));
    }

    /// Spawns a caption over a group.
    pub(crate) fn caption(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        self.sans(text, 16.0, palette::BRASS)
    }

    /// Spawns a paragraph of readable width.
    pub(crate) fn paragraph(&mut self, text: &dyn Phrase, color: Color) {
        let node = flex().max_width(px(900)).rigid();
        self.prose(text, 17.0, color).insert(node);
    }

    /// Spawns what a page says before there is anything to show.
    pub(crate) fn nothing_yet(&mut self, icon: &str, heading: &dyn Phrase, text: &dyn Phrase) {
        self.icon(icon, 64.0, palette::BRASS);
        self.serif(heading, 34.0, palette::IVORY);
        self.prose(text, 17.0, palette::MUTED)
            .insert(TextLayout::justify(Justify::Center));
    }

    /// Spawns a sunken pill with several options side by side.
    pub(crate) fn choices(&mut self, fill: impl FnOnce(&mut Ui)) {
        let node = self.choices_node();
        self.nest(well(node), fill);
    }

    /// Spawns a sunken field of many options, in as many lines as they need.
    pub(crate) fn many_choices(&mut self, fill: impl FnOnce(&mut Ui)) {
        let radius = self.measures().control / 2.0;
        let node = Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(2),
            border_radius: BorderRadius::all(px(radius)),
            ..self.choices_node()
        };
        self.nest(well(node), fill);
    }

    fn choices_node(&self) -> Node {
        let Measures { control, choices, .. } = self.measures();
        Node {
            width: percent(100),
            // The height follows the content, as touch may need more.
            min_height: px(*control),
            flex_wrap: if choices.wrap { FlexWrap::Wrap } else { FlexWrap::NoWrap },
            padding: UiRect::all(px(3)),
            column_gap: px(2),
            border_radius: choices.radius,
            flex_shrink: 0.0,
            ..default()
        }
    }

    /// Spawns one of several choices. All of a group are equally wide where there is room.
    pub(crate) fn choice(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        let mut choice = self.choice_of(text, false);
        choice.insert(OneOf);
        choice
    }

    /// Spawns one of several choices with long captions, whose text does not grow in portrait.
    pub(crate) fn long_choice(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        let mut choice = self.choice_of(text, true);
        choice.insert(OneOf);
        choice
    }

    /// Spawns one of many choices, as wide as its caption at least.
    pub(crate) fn choice_of_many(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        let height = px(self.measures().control - 6.0);
        let mut choice = self.choice(text);
        choice.entry::<Node>().and_modify(move |mut node| {
            node.flex_basis = auto();
            node.flex_shrink = 0.0;
            node.height = height;
            node.padding = UiRect::horizontal(px(14));
        });
        choice
    }

    /// Spawns a link that looks like a choice: to a part of a page, or to a page beside it.
    pub(crate) fn part_link(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        self.choice_of(text, false)
    }

    fn choice_of(&mut self, text: &dyn Phrase, long: bool) -> EntityCommands<'_> {
        let Measures {
            one_column, choices, ..
        } = self.measures();
        let cramped = (long || !one_column) && self.room.size.x < 1400.0;
        let size = match (cramped, long) {
            (true, _) => 15.5,
            (false, true) => choices.text,
            (false, false) => self.room.text(choices.text),
        };
        let node = flex()
            .grow()
            .flex_basis(if choices.wrap || cramped { auto() } else { px(0) })
            .height(choices.height)
            .padding(UiRect::horizontal(px(choices.padding)))
            .column_gap(px(10))
            .align_center()
            .justify_center();
        self.spawn((
            node,
            self.theme.clickable(ButtonKind::Choice, BorderRadius::MAX, text),
            self.theme.inked_label(None, text, size),
        ))
    }

    /// Spawns a button of a page, larger in portrait.
    pub(crate) fn button(&mut self, kind: ButtonKind, icon: Option<&str>, caption: &dyn Phrase) -> EntityCommands<'_> {
        let theme = self.theme.enlarged(self.measures().button);
        self.spawn(theme.button(kind, icon, caption, 0.0))
    }
}

/// Returns a node that takes the rest of a row.
pub(crate) fn rest_of_row() -> Node {
    flex().grow().flex_basis(px(0)).min_width(px(0))
}

/// Returns the node of items side by side, vertically centered, with this gap.
pub(crate) fn across(gap: f32) -> Node {
    flex().width(percent(100)).align_center().column_gap(px(gap)).rigid()
}

/// Returns the node of items side by side that wrap if necessary, with this gap.
pub(crate) fn wrapping(gap: f32) -> Node {
    flex()
        .width(percent(100))
        .wrap()
        .column_gap(px(gap))
        .row_gap(px(gap))
        .rigid()
}

/// Returns the node of a page's buttons, side by side, wrapping if necessary.
pub(crate) fn button_row() -> Node {
    wrapping(14.0)
}

/// Returns the background of a row of a table: every other row is slightly lighter.
pub(crate) fn shade(at: usize) -> BackgroundColor {
    let alpha = if at.is_multiple_of(2) { 0.02 } else { 0.0 };
    BackgroundColor(palette::IVORY.with_alpha(alpha))
}

/// Builds a column that scrolls if it overflows: with the wheel, by dragging, and to the focused widget.
pub(crate) fn scroll(node: Node) -> impl Bundle {
    (
        ScrollArea,
        node.clone()
            .flex_direction(FlexDirection::Column)
            .overflow(Overflow::scroll_y()),
    )
}

/// Distance that a finger can move before it drags the page, in pixels.
const SLACK: f32 = 10.0;

/// Scrolls by dragging; a finger that drags does not press the button under it.
fn drag_to_scroll(
    drag: On<Pointer<Drag>>,
    mut areas: Query<(&Node, &ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
    parents: Query<&ChildOf>,
    scale: Res<UiScale>,
    mut commands: Commands,
) {
    if drag.original_event_target() != drag.entity || drag.distance.length() < SLACK {
        return;
    }
    let Some(area) = std::iter::once(drag.entity)
        .chain(parents.iter_ancestors(drag.entity))
        .find(|entity| areas.contains(*entity))
    else {
        return;
    };
    let Ok((node, computed, mut position)) = areas.get_mut(area) else {
        return;
    };
    let scrolls = Vec2::new(
        f32::from(u8::from(node.overflow.x == OverflowAxis::Scroll)),
        f32::from(u8::from(node.overflow.y == OverflowAxis::Scroll)),
    );
    let beyond = (computed.content_size() - computed.size()).max(Vec2::ZERO);
    let range = beyond * computed.inverse_scale_factor() * scrolls;
    if range != Vec2::ZERO {
        position.0 = (position.0 - drag.delta / scale.0).clamp(Vec2::ZERO, range);
        commands.entity(drag.entity).try_remove::<Pressed>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag_to_scroll);
}
