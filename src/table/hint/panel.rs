//! The sentence, what it advises, and the buttons beside it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_bots::Advice;

use super::Advised;
use crate::Screen;
use crate::table::geometry::{Arrangement, Fixture, TableGeometry};
use crate::table::intents::acts;
use crate::table::overlays::deed;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::text::deeds::Deed;
use crate::text::overlays::Hint as Words;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, palette, panel, scrolling};

/// The panel.
#[derive(Component)]
pub(super) struct HintPanel;

/// A room that is lower than this, in pixels of the interface, has the buttons beside the sentence.
const LOW: f32 = 100.0;

/// A room of this height has a sentence of three lines with the buttons below; in a lower one letters are smaller.
const USUAL: f32 = 138.0;

/// Builds the panel anew when what it says or where it stands has changed.
pub(super) fn build(
    mut commands: Commands,
    advised: Res<Advised>,
    geometry: Res<TableGeometry>,
    theme: Res<Theme>,
    panels: Query<Entity, With<HintPanel>>,
) {
    if !advised.is_changed() && !geometry.is_changed() {
        return;
    }
    for panel in &panels {
        commands.entity(panel).despawn();
    }
    let Some(room) = geometry.fixture(Fixture::Hint).filter(|_| advised.shown()) else {
        return;
    };
    let mut place = Node::default();
    geometry.place_node(room, &mut place);
    let height = room.height() / geometry.scale();
    let low = height < LOW;
    let phone = geometry.on_phone() && geometry.arrangement().upright();
    let theme = theme.enlarged(match geometry.arrangement().upright() {
        true => 1.25,
        false if low => 1.0,
        false => (height / USUAL).min(1.0),
    });
    commands
        .spawn((
            HintPanel,
            Name::new(Area::Hint.key()),
            AccessibleLabel::new(Area::Hint.text()),
            FocusScope::new(Layer::Table).order(-2).without_arrows(),
            Layer::Table.height(),
            DespawnOnExit(Screen::Table),
            Node {
                align_items: if geometry.arrangement() == Arrangement::WideTwo {
                    AlignItems::FlexStart
                } else {
                    AlignItems::FlexEnd
                },
                ..place
            },
            Pickable::IGNORE,
        ))
        .with_children(|root| {
            root.spawn(panel(Node {
                width: percent(100),
                max_height: percent(100),
                // Beside a low sentence stands what closes it.
                padding: UiRect::new(px(14), px(if low { 42 } else { 14 }), px(8), px(8)),
                column_gap: px(12),
                row_gap: px(6),
                flex_direction: if low { FlexDirection::Row } else { FlexDirection::Column },
                align_items: AlignItems::Center,
                ..default()
            }))
            .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)))
            .with_children(|panel| match advised.advice() {
                None => {
                    panel.spawn(theme.sans(&Words::Thinking, 15.0, palette::MUTED));
                }
                Some(advice) => {
                    sentence(panel, &theme, advice, advised.numbers, phone);
                    buttons(panel, &theme, advice, advised.numbers, (low, phone));
                    close(panel, &theme);
                }
            });
        });
}

/// What to do, and why; and what the numbers are while they are shown.
fn sentence(panel: &mut ChildSpawnerCommands, theme: &Theme, advice: &Advice, numbers: bool, phone: bool) {
    panel
        .spawn(scrolling(Node {
            // On a phone what closes it is as large as a finger.
            padding: UiRect::right(px(if phone { 64 } else { 0 })),
            row_gap: px(2),
            flex_shrink: 1.0,
            flex_grow: 1.0,
            ..default()
        }))
        .with_children(|body| {
            if !phone {
                body.spawn(deed_line())
                    .with_children(|line| deed(line, theme, &Deed::Option(advice.best), 18.0, palette::DISPLAY));
            }
            let mut line = |words: &dyn Phrase, color: Color| {
                body.spawn((
                    theme.sans(words, 14.5, color),
                    TextLayout::justify(Justify::Center),
                    Node {
                        max_width: percent(100),
                        flex_shrink: 0.0,
                        ..default()
                    },
                ));
            };
            line(&advice.reason, palette::IVORY);
            if numbers {
                line(
                    &advice.sampled.map_or(Words::ChanceToWin, Words::ChanceOverDeals),
                    palette::MUTED,
                );
            }
        });
}

fn deed_line() -> Node {
    Node {
        column_gap: px(8),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

fn buttons(
    panel: &mut ChildSpawnerCommands,
    theme: &Theme,
    advice: &Advice,
    numbers: bool,
    (low, phone): (bool, bool),
) {
    panel
        .spawn((
            Node {
                // Or its lines would be counted for another width.
                width: if low { auto() } else { percent(100) },
                column_gap: px(6),
                row_gap: px(4),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_wrap: if low { FlexWrap::NoWrap } else { FlexWrap::Wrap },
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            if phone {
                // Beside them, so that more of the sentence is seen.
                row.spawn(Node {
                    margin: UiRect::right(px(12)),
                    ..deed_line()
                })
                .with_children(|line| deed(line, theme, &Deed::Option(advice.best), 18.0, palette::DISPLAY));
            }
            row.spawn((
                small(theme, ButtonKind::Primary, &Words::Do(advice.best)),
                acts(advice.best),
            ));
            // Where there is nothing to choose from there is nothing to compare.
            if advice.options.len() > 1 {
                let caption = if numbers { Words::HideNumbers } else { Words::Numbers };
                row.spawn((
                    small(theme, ButtonKind::Secondary, &caption),
                    observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.numbers = !advised.numbers),
                ));
            }
        });
}

/// In the corner, where it takes no room from what is said.
fn close(panel: &mut ChildSpawnerCommands, theme: &Theme) {
    panel
        .spawn((
            theme.round(ButtonKind::Ghost, "x", 32.0, &Words::Close),
            observe(|_: On<Activate>, mut advised: ResMut<Advised>| advised.dismiss()),
        ))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.position_type = PositionType::Absolute;
            node.top = px(4);
            node.right = px(4);
        });
}

/// A pill that is lower than usual.
pub(in crate::table) fn small(theme: &Theme, kind: ButtonKind, caption: &dyn Phrase) -> impl Bundle + use<> {
    (
        Node {
            height: px(38),
            padding: UiRect::horizontal(px(16)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        theme.clickable(kind, BorderRadius::MAX, caption),
        theme.inked_label(None, caption, 16.0),
    )
}
