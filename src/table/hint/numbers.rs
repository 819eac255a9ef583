//! Win chances, written on the choices themselves: on cards, the keys of the bid pad, Keep and Discard.

use bevy::prelude::*;
use bevy::text::LineHeight;
use spades_layout::{Place, Pose, Zone};
use spades_rules::Action;

use super::Advised;
use crate::session::TurnPrompt;
use crate::settings::Settings;
use crate::states::Screen;
use crate::table::geometry::TableGeometry;
use crate::table::shown::ShownScene;
use crate::text::number::Chance;
use crate::text::{Blank, Phrase};
use crate::ui::focus::BelowPages;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CurrentViewport, HiddenFromScreenReader, Theme, clear, palette};

/// The worth of an action, shown in a corner of its button.
#[derive(Component, Clone, Copy)]
pub(in crate::table) struct WorthOf(pub(in crate::table) Action);

#[derive(Component)]
pub(super) struct OnCard;

/// A place for the worth of an action: a badge on the upper right corner of its button, this far above its upper edge.
pub(in crate::table) fn worth_of(theme: &Theme, action: Action, above: f32) -> impl Bundle + use<> {
    (
        WorthOf(action),
        theme.usual_letters().sans(&Blank, 13.0, palette::IVORY),
        // A low badge leaves the text of the button free.
        LineHeight::RelativeToFont(0.9),
        TextLayout::no_wrap(),
        HiddenFromScreenReader,
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL),
        flex()
            .absolute()
            .border(px(1).all())
            .right(px(-5))
            .top(px(-above))
            .padding(UiRect::horizontal(px(5)))
            .border_radius(BorderRadius::all(px(6)))
            .display(Display::None),
    )
}

fn worth(advised: &Advised, action: Action) -> Option<f64> {
    let found = advised.valued()?.options.iter().find(|&&(option, _)| option == action);
    found.map(|&(_, worth)| worth)
}

/// Writes the numbers on buttons.
pub(super) fn fill(
    advised: Res<Advised>,
    mut badges: Query<(Ref<WorthOf>, &mut Text, &mut TextColor, &mut BackgroundColor, &mut Node)>,
) {
    for (of, mut text, mut ink, mut ground, mut node) in &mut badges {
        if !advised.is_changed() && !of.is_changed() {
            continue;
        }
        let worth = worth(&advised, of.0);
        let display = if worth.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        text.0 = worth.map(Chance).text();
        let best = advised.valued().is_some_and(|advice| advice.best == of.0);
        (ground.0, ink.0) = colors(best);
    }
}

/// Returns the colors of a number's ground and of its text.
fn colors(best: bool) -> (Color, Color) {
    if best {
        (palette::BRASS, palette::INK)
    } else {
        (palette::PANEL, palette::IVORY)
    }
}

/// Height of a card's index as a fraction of the card: the usual one and the large one.
const INDEX: [f32; 2] = [0.28, 0.42];

/// The size of a number, in pixels of the interface.
const SIZE: Vec2 = Vec2::new(36.0, 24.0);

/// Returns the center of a card's number: below the card's index, on the strip that the next card leaves free, or beside the index in a row
/// that another one covers.
fn middle(pose: &Pose, strip: f32, covered: bool, index: f32, scale: f32) -> Vec2 {
    let (along, down) = if covered {
        (0.72, -0.26 * pose.height)
    } else {
        (0.5, (index - 0.5) * pose.height + (SIZE.y / 2.0 + 1.0) * scale)
    };
    let corner = Vec2::new(-pose.width() / 2.0 + strip * along, down);
    pose.center + Vec2::from_angle(pose.angle).rotate(corner)
}

/// Writes the numbers on cards.
pub(super) fn build(
    mut commands: Commands,
    advised: Res<Advised>,
    prompt: Res<TurnPrompt>,
    shown_scene: Res<ShownScene>,
    geometry: Res<TableGeometry>,
    theme: Res<Theme>,
    settings: Res<Settings>,
    viewport: Res<CurrentViewport>,
    old: Query<Entity, With<OnCard>>,
) {
    if !advised.is_changed() && !geometry.is_changed() && !settings.is_changed() {
        return;
    }
    clear(&mut commands, &old);
    let (Some(scene), Some(view), Some(advice)) = (&shown_scene.0, &prompt.view, advised.valued()) else {
        return;
    };
    let seat = view.playing_hand();
    let hand = &scene.hands[seat];
    let at = |index: usize| {
        geometry.pose(Place {
            zone: Zone::Hand(seat),
            index,
            count: hand.len(),
            under: 0,
        })
    };
    let advised_at = hand
        .iter()
        .position(|&id| advised.card().is_some() && scene.faces[id] == advised.card());
    let bottom = INDEX[usize::from(settings.has_large_index(viewport.has_small_cards()))];
    let raised = advised_at.map(|index| (index, at(index).raised()));
    for (index, &id) in hand.iter().enumerate() {
        let Some(card) = scene.faces[id] else { continue };
        let Some(worth) = worth(&advised, Action::Play(card)) else {
            continue;
        };
        let pose = at(index);
        let next = (index + 1 < hand.len()).then(|| at(index + 1).center.distance(pose.center));
        let strip = next.unwrap_or(f32::INFINITY).min(pose.width() * 0.45);
        let covered = at(hand.len() - 1).center.y > pose.center.y + pose.height * 0.2;
        let pose = if advised.card() == Some(card) {
            pose.raised()
        } else {
            pose
        };
        let middle = middle(&pose, strip, covered, bottom, geometry.scale());
        // The raised card, which is advised, covers this number.
        if raised.is_some_and(|(best, raised)| index < best && raised.bounds().contains(middle)) {
            continue;
        }
        let best = advice.best == Action::Play(card);
        commands.spawn(number(&theme, worth, middle / geometry.scale(), best));
    }
}

/// A card's win chance, centered on a point.
fn number(theme: &Theme, worth: f64, middle: Vec2, best: bool) -> impl Bundle + use<> {
    let (ground, ink) = colors(best);
    (
        Name::new("worth"),
        OnCard,
        BelowPages,
        HiddenFromScreenReader,
        flex()
            .absolute()
            .left(px(middle.x - SIZE.x / 2.0))
            .top(px(middle.y - SIZE.y / 2.0))
            .width(px(SIZE.x))
            .height(px(SIZE.y))
            .align_center()
            .justify_center()
            .border_radius(BorderRadius::all(px(6))),
        BackgroundColor(ground),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Table),
        children![(theme.serif(&Chance(worth), 15.0, ink), TextLayout::no_wrap(),)],
    )
}
