//! The sheet of an overlay: a panel in the middle of the window, and on a phone one that rises from below, with its button at the
//! thumb, and that a finger drags down to close it.

use bevy::prelude::*;
use bevy::ui::{Pressed, UiSystems};
use bevy::ui_widgets::{Activate, ScrollArea};

use super::{MAX_SIZE, Overlay, PADDING};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::states::Screen;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FirstFocus, FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{
    BarBeside, ButtonKind, CurrentViewport, InSafeArea, Panels, Ui, UiViewport, label, palette, panel, scrolling,
};

/// The shade behind a sheet.
#[derive(Component)]
struct SheetRoot;

/// The panel of a sheet.
#[derive(Component, Default)]
pub(super) struct Sheet {
    /// Padding where it is in the middle.
    padding: f32,
    /// Distance below its resting place, in UI pixels.
    below: f32,
    /// `true` while a finger drags it.
    held: bool,
}

/// The bar that shows that a sheet can be dragged.
#[derive(Component)]
struct Grip;

/// The button at the lower edge of a sheet.
#[derive(Component)]
struct MainButton;

/// Size of the bar.
const GRIP: Vec2 = Vec2::new(64.0, 6.0);

/// The start of a sheet's rise, as a fraction of the window's height below its place.
const RISES_FROM: f32 = 0.3;

/// The rate at which a sheet approaches its place, per second: the remaining distance decays exponentially.
const HURRY: f32 = 18.0;

/// The distances after which a finger drags, and after which a dragged sheet closes, in logical pixels.
const SLACK: f32 = 14.0;
const CLOSES: f32 = 72.0;

/// Spawns a shade over the table with a panel in its middle, or on a phone at the lower edge; a press beside the panel or dragging it
/// down closes it, as does the button of this caption. Content that doesn't fit scrolls above that button.
pub(super) fn sheet(
    panels: &mut Panels,
    overlay: Overlay,
    width: f32,
    close: Option<&dyn Phrase>,
    fill: impl FnOnce(&mut Ui),
) {
    padded_sheet(panels, overlay, (width, PADDING), close, fill);
}

pub(super) fn padded_sheet(
    panels: &mut Panels,
    overlay: Overlay,
    (width, padding): (f32, f32),
    close: Option<&dyn Phrase>,
    fill: impl FnOnce(&mut Ui),
) {
    let foot = |ui: &mut Ui| {
        if let Some(caption) = close {
            let mut button = ui.wide_button(ButtonKind::Primary, "check", caption);
            button.insert(MainButton).observe(close_overlay);
            if overlay.asks() || overlay == Overlay::WayOut {
                // It is the option without consequences.
                button.insert(FirstFocus);
            }
        }
    };
    let look = SheetLook {
        width,
        padding,
        gap: 16.0,
        below: None,
    };
    footed_sheet(panels, overlay, &look, foot, fill);
}

/// Measures of a sheet, in UI pixels.
pub(super) struct SheetLook {
    pub(super) width: f32,
    pub(super) padding: f32,
    /// Gap between its items.
    pub(super) gap: f32,
    /// Distance of the lower edge from that of the window, where the sheet isn't in the middle.
    pub(super) below: Option<f32>,
}

/// Spawns a sheet with `foot` below the content, which scrolls.
pub(super) fn footed_sheet(
    panels: &mut Panels,
    overlay: Overlay,
    look: &SheetLook,
    foot: impl FnOnce(&mut Ui),
    fill: impl FnOnce(&mut Ui),
) {
    let (padding, below) = (look.padding, look.below);
    let body = panel(
        column()
            .width(px(look.width))
            .max_width(percent(MAX_SIZE.x))
            .max_height(percent(MAX_SIZE.y))
            .padding(UiRect::all(px(padding)))
            .margin(UiRect::bottom(px(below.unwrap_or(0.0))))
            .row_gap(px(look.gap.min(16.0)))
            .align_center(),
    );
    let content = scrolling(Node {
        row_gap: px(look.gap),
        // The focus ring isn't cut off.
        padding: UiRect::vertical(px(8)),
        ..default()
    });
    let mut root = panels.spawn(shade(overlay, below.is_some()), |ui| {
        let mut body = ui.nest(body, |ui| {
            ui.spawn(grip());
            ui.nest((BarBeside, content), fill);
            foot(ui);
        });
        // Opaque, so that plates and tricks can't be read through it.
        body.insert((BackgroundColor(palette::PANEL), Sheet { padding, ..default() }))
            .observe(drag)
            .observe(let_go)
            .observe(take_away);
    });
    root.observe(|click: On<Pointer<Click>>, mut next: ResMut<NextState<Overlay>>| {
        if click.original_event_target() == click.event_target() {
            next.set(Overlay::None);
        }
    });
}

pub(super) fn close_overlay(_: On<Activate>, mut next: ResMut<NextState<Overlay>>) {
    next.set(Overlay::None);
}

impl Ui<'_, '_> {
    pub(super) fn wide_button(&mut self, kind: ButtonKind, icon: &str, caption: &dyn Phrase) -> EntityCommands<'_> {
        self.spawn(self.theme.button(kind, Some(icon), caption, 240.0))
    }

    pub(super) fn sheet_heading(&mut self, text: &dyn Phrase) -> EntityCommands<'_> {
        self.spawn(self.theme.heading(text, 36.0))
    }
}

/// Returns the area that an overlay's sheet is announced as.
fn area(overlay: Overlay) -> Area {
    match overlay {
        Overlay::None => Area::Table,
        Overlay::Menu | Overlay::WayOut => Area::Menu,
        Overlay::Discards => Area::Discards,
        Overlay::Known => Area::Known,
        Overlay::LastTrick => Area::LastTrick,
        Overlay::Review => Area::Review,
        Overlay::TakeBack => Area::TakeBack,
        Overlay::Claim => Area::Claim,
        Overlay::Concede | Overlay::ConcedeRound => Area::Concede,
        Overlay::BlindNil => Area::BlindNil,
        Overlay::BlindBid => Area::BlindBid,
        Overlay::CallRenege => Area::RenegeClaims,
        Overlay::Restart => Area::Restart,
        Overlay::Undo => Area::Undo,
    }
}

/// Returns the shade behind a sheet, over the whole window; `low` if the sheet is measured from its lower edge.
fn shade(overlay: Overlay, low: bool) -> impl Bundle {
    let title = area(overlay);
    (
        Name::new(title.key()),
        label(&title),
        flex()
            .absolute()
            .width(percent(100))
            .height(percent(100))
            .align_items(if low { AlignItems::FlexEnd } else { AlignItems::Center })
            .justify_center(),
        BackgroundColor(Color::BLACK.with_alpha(0.45)),
        InSafeArea::Window,
        SheetRoot,
        FocusScope::new(Layer::Overlay),
        Layer::Overlay.height(),
        DespawnOnExit(overlay),
    )
}

/// Returns the bar that shows that a sheet can be dragged.
fn grip() -> impl Bundle {
    (
        Name::new("grip"),
        Grip,
        flex()
            .width(px(GRIP.x))
            .height(px(GRIP.y))
            .border_radius(BorderRadius::MAX)
            .rigid()
            .display(Display::None),
        BackgroundColor(palette::MUTED.with_alpha(0.6)),
        Pickable::IGNORE,
    )
}

/// Drags the sheet with a finger that moves down where the content can't scroll up any further.
fn drag(
    drag: On<Pointer<Drag>>,
    room: Res<UiViewport>,
    scale: Res<UiScale>,
    mut sheets: Query<&mut Sheet>,
    children: Query<&Children>,
    areas: Query<&ScrollPosition, With<ScrollArea>>,
    mut commands: Commands,
) {
    let Ok(mut sheet) = sheets.get_mut(drag.entity) else {
        return;
    };
    let by = drag.distance;
    let down = by.y > SLACK && by.y > by.x.abs();
    let is_scrolled = || {
        let mut inner = children.iter_descendants(drag.entity);
        inner.any(|part| areas.get(part).is_ok_and(|position| position.y > 0.0))
    };
    if room.phone && (sheet.held || down && !is_scrolled()) {
        sheet.held = true;
        sheet.below = (by.y / scale.0).max(0.0);
        // The widget under the finger isn't pressed.
        commands.entity(drag.original_event_target()).try_remove::<Pressed>();
    }
}

/// Closes the sheet by the distance alone, not the speed: frames may be slow.
fn let_go(end: On<Pointer<DragEnd>>, mut sheets: Query<&mut Sheet>, mut next: ResMut<NextState<Overlay>>) {
    if let Ok(mut sheet) = sheets.get_mut(end.entity)
        && std::mem::take(&mut sheet.held)
        && end.distance.y >= CLOSES
    {
        next.set(Overlay::None);
    }
}

/// Ends the drag when the system cancels the touch.
fn take_away(cancel: On<Pointer<Cancel>>, mut sheets: Query<&mut Sheet>) {
    if let Ok(mut sheet) = sheets.get_mut(cancel.entity) {
        sheet.held = false;
    }
}

/// True if the next sheet is one that was open before and is only rebuilt.
#[derive(Resource, Default)]
pub(super) struct Reopened(pub(super) bool);

/// On a phone a sheet is at the lower edge, as wide as the window, and rises from below.
fn lay_out(
    (room, viewport): (Res<UiViewport>, Res<CurrentViewport>),
    settings: Res<Settings>,
    mut reopened: ResMut<Reopened>,
    mut roots: Query<&mut Node, (With<SheetRoot>, Without<Sheet>)>,
    mut sheets: Query<(&mut Sheet, &mut Node, &ChildOf), (Added<Sheet>, Without<Grip>, Without<MainButton>)>,
    mut grips: Query<&mut Node, (Added<Grip>, Without<SheetRoot>, Without<MainButton>)>,
    mut buttons: Query<&mut Node, (Added<MainButton>, Without<SheetRoot>)>,
) {
    let reopened = !sheets.is_empty() && std::mem::take(&mut reopened.0);
    if !room.phone {
        return;
    }
    let unsafe_below = viewport.beyond.y / viewport.scale;
    for (mut sheet, mut node, parent) in &mut sheets {
        // Other panels that rise have their place already.
        let Ok(mut root) = roots.get_mut(parent.parent()) else {
            continue;
        };
        let moves = !reopened && !settings.reduced_motion;
        sheet.below = if moves { RISES_FROM * room.size.y } else { 0.0 };
        node.width = percent(100);
        node.max_width = percent(100);
        let side = sheet.padding.min(super::PHONE_PADDING);
        node.padding = UiRect::axes(px(side), px(12)).with_bottom(px(14.0 + unsafe_below));
        // It includes the unsafe edge.
        node.margin = UiRect::bottom(px(-unsafe_below));
        node.border_radius = BorderRadius::top(px(24));
        root.align_items = AlignItems::FlexEnd;
    }
    for mut node in &mut grips {
        node.display = Display::Flex;
    }
    for mut node in &mut buttons {
        node.width = percent(100);
    }
}

/// Lets a panel of the table rise from below as a sheet does, in a window this high in UI pixels.
pub(in crate::table) fn rising(height: f32) -> impl Bundle {
    Sheet {
        below: RISES_FROM * height,
        ..default()
    }
}

/// Moves sheets to their place, except one held by a finger.
fn settle(
    time: Res<Time>,
    settings: Res<Settings>,
    mut redraw: ResMut<Redraw>,
    mut sheets: Query<(&mut Sheet, &mut UiTransform)>,
) {
    for (mut sheet, mut place) in &mut sheets {
        if !sheet.held && sheet.below > 0.0 {
            let left = sheet.below * (-HURRY * time.delta_secs()).exp();
            sheet.below = if left < 1.0 || settings.reduced_motion {
                0.0
            } else {
                left
            };
            redraw.for_a_while();
        }
        let wanted = UiTransform::from_translation(Val2::new(px(0), px(sheet.below)));
        place.set_if_neq(wanted);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reopened>();
    app.add_systems(
        PostUpdate,
        (lay_out, settle)
            .chain()
            .before(UiSystems::Layout)
            .run_if(in_state(Screen::Table)),
    );
}
