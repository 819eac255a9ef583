//! The bid pad.

mod phone;
mod picked;

use std::sync::Arc;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, Game, Rules};

use super::{BuildPanel, Panel, backdrop, room};
use crate::audio::{PlaySound, Sound};
use crate::input::Intent;
use crate::session::Match;
use crate::table::geometry::TableGeometry;
use crate::table::hint::{WorthOf, worth_of};
use crate::table::mode::TableMode;
use crate::table::shown::ShownView;
use crate::text::bidding::{Bidding, PadKey, PadNumber, PadStake};
use crate::text::number::Tenths;
use crate::text::{Blank, Phrase, language};
use crate::ui::{ButtonKind, ButtonLabel, DisabledReason, Says, Selected, Theme, palette, panel};
use picked::{Picked, keys};

/// A key of the pad.
#[derive(Component)]
struct Key(u8);

/// Value of the picked number, shown on the bid button where numbers have no keys of their own.
#[derive(Component)]
struct PickedWorth;

/// Line that says which bids are legal, or why a number isn't.
#[derive(Component)]
struct RuleLine;

/// The button that bids the picked number, and its caption.
#[derive(Component)]
struct BidButton;

#[derive(Component)]
struct BidCaption;

/// The meter of expected tricks.
#[derive(Component)]
enum Meter {
    Number,
    Range,
    Mark,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picked>();
    app.add_observer(build);
    app.add_systems(
        Update,
        keys.in_set(crate::table::TableSystems::Input)
            .before(crate::table::intents::act),
    );
    app.add_systems(Update, (show, say_why).in_set(crate::table::TableSystems::Draw));
}

/// Gap between keys.
const GAP: f32 = 12.0;

/// Padding of the pad.
const PADDING: Vec2 = Vec2::new(34.0, 24.0);

/// Height of the meter, and of the button.
const METER: f32 = 76.0;
const BUTTON: f32 = 58.0;

/// Layout of the pad: as large as the room allows, and no larger than necessary.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shape {
    columns: u16,
    /// Scale relative to the usual size.
    scale: f32,
    upright: bool,
}

impl Shape {
    /// Returns the shape that appears largest in a room, in pixels of the interface.
    fn fitting(room: Vec2, upright: bool) -> Shape {
        let shapes = [7, 5].map(|columns| {
            let usual = Shape {
                columns,
                scale: 1.0,
                upright,
            };
            Shape {
                scale: (room / usual.size()).min_element().min(1.0),
                ..usual
            }
        });
        let [wide, high] = shapes;
        if high.scale > wide.scale { high } else { wide }
    }

    /// Returns the size of a key, at the usual scale.
    fn key(self) -> Vec2 {
        match (self.upright, self.columns) {
            (true, 5) => Vec2::new(128.0, 92.0),
            (true, _) => Vec2::new(96.0, 84.0),
            (false, _) => Vec2::new(80.0, 76.0),
        }
    }

    /// Returns the text size of the line that says which bids are legal.
    fn line(self) -> f32 {
        if self.upright { 20.0 } else { 16.5 }
    }

    /// Returns the size of the whole pad, at the usual scale.
    fn size(self) -> Vec2 {
        let (columns, rows) = (f32::from(self.columns), f32::from(14u16.div_ceil(self.columns)));
        let keys = self.key() * Vec2::new(columns, rows) + GAP * Vec2::new(columns - 1.0, rows - 1.0);
        let above = HEADING * 1.25 + self.line() * 1.3 + LINE_MARGIN;
        Vec2::new(keys.x.max(480.0), above + keys.y + METER + BUTTON) + 2.0 * PADDING + 3.0
    }
}

const HEADING: f32 = 36.0;
const LINE_MARGIN: f32 = 16.0;

fn build(
    event: On<BuildPanel>,
    mut commands: Commands,
    theme: Res<Theme>,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    (mode, game): (Res<State<TableMode>>, Option<Res<Match>>),
    mut picked: ResMut<Picked>,
) {
    let (Some(view), Some(game)) = (shown_view.0.as_ref().filter(|_| event.panel == Panel::Bid), game) else {
        return;
    };
    // A change of layout keeps the selection.
    if event.fresh {
        // If the rules leave a single bid, it only needs to be confirmed.
        *picked = match view.legal.as_slice() {
            &[Action::Bid(tricks)] => Picked::number(tricks),
            _ => Picked::default(),
        };
    }
    picked.set_changed();
    let Some(room) = room(&geometry) else {
        return;
    };
    // In a lesson, valuing the hand is the exercise.
    let estimates = *mode.get() != TableMode::Exercise;
    if geometry.facing().is_some() {
        // The value of the hand is private.
        let theme = theme.for_fingers(geometry.viewport().pixel());
        phone::build(&mut commands, &theme, room, &view.rules, game.game(), false);
        return;
    }
    if geometry.on_phone() {
        phone::build(&mut commands, &theme, room, &view.rules, game.game(), estimates);
        return;
    }
    let shape = Shape::fitting(room.size, event.portrait);
    let pad = Pad {
        theme: &theme.enlarged(shape.scale),
        shape,
        rules: &view.rules,
        game: game.game(),
        estimates,
    };
    commands
        .spawn((backdrop(Panel::Bid, auto(), 0.0), Pickable::IGNORE))
        .with_children(|root| {
            root.spawn((room.node, Pickable::IGNORE))
                .with_children(|place| pad.spawn(place));
        });
}

/// The pad with a key for each number.
struct Pad<'a> {
    theme: &'a Theme,
    shape: Shape,
    rules: &'a Rules,
    game: &'a Game,
    /// `true` if it shows the expected tricks.
    estimates: bool,
}

impl Pad<'_> {
    fn spawn(&self, place: &mut ChildSpawnerCommands) {
        let (theme, shape) = (self.theme, self.shape);
        let at = |length: f32| px(length * shape.scale);
        place
            .spawn(panel(Node {
                width: at(shape.size().x),
                padding: UiRect::axes(at(PADDING.x), at(PADDING.y)),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            }))
            .with_children(|pad| {
                pad.spawn((theme.heading(&Bidding::YourBid, HEADING), TextLayout::no_wrap()));
                pad.spawn((
                    theme.sans(&Bidding::How(self.rules.bidding), shape.line(), palette::MUTED),
                    RuleLine,
                    TextLayout::no_wrap(),
                    Node {
                        margin: UiRect::bottom(at(LINE_MARGIN)),
                        ..default()
                    },
                ));
                pad.spawn((
                    Node {
                        display: Display::Grid,
                        grid_template_columns: RepeatedGridTrack::px(shape.columns, shape.key().x * shape.scale),
                        column_gap: at(GAP),
                        row_gap: at(GAP),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|grid| {
                    for tricks in 0..=13 {
                        let size = shape.key() * shape.scale;
                        pad_key(grid, theme, size, tricks, self.rules, self.game);
                    }
                });
                if self.estimates {
                    meter(pad, theme, shape.scale);
                } else {
                    pad.spawn(Node {
                        height: at(METER * 0.4),
                        ..default()
                    });
                }
                bid_button(pad, theme, Vec2::new(260.0, BUTTON) * shape.scale);
            });
    }
}

/// Spawns the key of a number to pick, or of an illegal one that says why.
fn pad_key(grid: &mut ChildSpawnerCommands, theme: &Theme, size: Vec2, tricks: u8, rules: &Rules, game: &Game) {
    let label = match (tricks, rules.moon) {
        (0, _) => PadKey::Nil(rules.nil, rules.nil_failure),
        (13, Some(points)) => PadKey::Moon(points),
        _ => PadKey::Tricks(tricks),
    };
    let kind = if tricks == 0 {
        ButtonKind::Danger
    } else {
        ButtonKind::Secondary
    };
    // A hint's value stands above the number, and a stake may stand below.
    let own_theme = theme.letters_up_to(if matches!(label, PadKey::Tricks(_)) { 1.4 } else { 1.0 });
    let text = match tricks {
        // Beside it there is room for a hint's value.
        0 if theme.min_touch_target() > 0.0 => 23.0,
        0 => 27.0,
        _ => 32.0,
    };
    let mut button = grid.spawn((
        Key(tricks),
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(kind, BorderRadius::all(px(14)), &label),
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            parent.spawn((
                own_theme.serif(&PadNumber(label), text, palette::IVORY),
                ButtonLabel,
                TextLayout::no_wrap(),
            ));
            if !matches!(label, PadKey::Tricks(_)) {
                parent.spawn((
                    own_theme.sans(&PadStake(label), 14.0, palette::IVORY),
                    ButtonLabel,
                    TextLayout::no_wrap(),
                ));
            }
        })),
    ));
    button.with_child(worth_of(theme, Action::Bid(tricks)));
    if let Some(why) = game.refusal(Action::Bid(tricks)) {
        button
            .insert((InteractionDisabled, DisabledReason(Arc::new(why))))
            .observe(move |_: On<Pointer<Click>>, mut picked: ResMut<Picked>| {
                picked.refused = Some(tricks);
            });
    } else {
        button.observe(
            move |_: On<Activate>, mut picked: ResMut<Picked>, mut sounds: MessageWriter<PlaySound>| {
                *picked = Picked::number(tricks);
                sounds.write(PlaySound::new(Sound::BidKey));
            },
        );
    }
}

/// Spawns the button that bids the picked number.
fn bid_button<'a>(pad: &'a mut ChildSpawnerCommands, theme: &Theme, size: Vec2) -> EntityCommands<'a> {
    pad.spawn((
        BidButton,
        InteractionDisabled,
        Node {
            width: px(size.x),
            height: px(size.y),
            column_gap: px(12),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Bidding::Bid),
        observe(
            |_: On<Activate>, picked: Res<Picked>, mut intents: MessageWriter<Intent>| {
                intents.write_batch(picked.tricks.map(|tricks| Intent::Act(Action::Bid(tricks))));
            },
        ),
        children![(
            theme.sans(&Bidding::ChooseABid, 20.0, palette::DISABLED[1]),
            BidCaption,
            ButtonLabel,
            TextLayout::no_wrap()
        )],
    ))
}

/// Spawns "Expected tricks 5.3" with a bar of the likely range.
fn meter(pad: &mut ChildSpawnerCommands, theme: &Theme, scale: f32) {
    pad.spawn((
        Node {
            width: percent(100),
            height: px(METER * scale),
            align_items: AlignItems::Center,
            column_gap: px(12),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        row.spawn(theme.icon("lightbulb", 20.0, palette::BRASS));
        row.spawn((
            theme.sans(&Bidding::ExpectedTricks, 16.0, palette::MUTED),
            TextLayout::no_wrap(),
        ));
        row.spawn((
            theme.serif(&Blank, 22.0, palette::IVORY),
            Meter::Number,
            TextLayout::no_wrap(),
            Node {
                width: px(52.0 * scale),
                ..default()
            },
        ));
        row.spawn((
            Node {
                flex_grow: 1.0,
                height: px(6),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::IVORY.with_alpha(0.14)),
            Pickable::IGNORE,
            children![
                (
                    Meter::Range,
                    Node {
                        position_type: PositionType::Absolute,
                        height: px(6),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS.with_alpha(0.6)),
                ),
                (
                    Meter::Mark,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(12),
                        height: px(18),
                        top: px(-6),
                        margin: UiRect::left(px(-6)),
                        border_radius: BorderRadius::all(px(5)),
                        ..default()
                    },
                    BackgroundColor(palette::DISPLAY),
                )
            ],
        ));
    });
}

/// Explains why a number may not be bid: the one under the pointer, or the one pressed or typed.
fn say_why(
    picked: Res<Picked>,
    shown_view: Res<ShownView>,
    keys: Query<(&Key, &Hovered, &DisabledReason)>,
    mut lines: Query<(&mut Text, &mut TextColor), With<RuleLine>>,
) {
    let Some(view) = &shown_view.0 else { return };
    let hovered = keys.iter().find(|(_, hovered, _)| hovered.get());
    let refused = || keys.iter().find(|(key, ..)| picked.refused == Some(key.0));
    let why = hovered.or_else(refused).map(|(.., why)| &why.0);
    for (mut text, mut color) in &mut lines {
        let line = why.map_or_else(
            || Bidding::How(view.rules.bidding).text(),
            |why| why.said(&language::current()),
        );
        if text.0 != line {
            text.0 = line;
            color.0 = if why.is_some() { palette::BRASS } else { palette::MUTED };
        }
    }
}

fn show(
    mut commands: Commands,
    picked: Res<Picked>,
    shown_view: Res<ShownView>,
    pad_keys: Query<(Entity, &Key, Has<Selected>)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<BidButton>>,
    mut captions: Query<(&mut Text, &mut Says), With<BidCaption>>,
    mut worths: Query<&mut WorthOf, With<PickedWorth>>,
    mut meters: Query<(&Meter, Option<(&mut Text, &mut Says)>, &mut Node), Without<BidCaption>>,
    added: Query<(), Added<Meter>>,
) {
    if !added.is_empty()
        && let Some(view) = &shown_view.0
    {
        let (mean, low, high) = spades_bots::expected_tricks(view);
        for (part, text, mut node) in &mut meters {
            match part {
                Meter::Number => {
                    if let Some((mut text, mut says)) = text {
                        says.write(&mut text, &Bidding::Expected(Tenths(mean)));
                    }
                }
                Meter::Range => {
                    node.left = percent((low / 13.0 * 100.0) as f32);
                    node.width = percent(((high - low) / 13.0 * 100.0) as f32);
                }
                Meter::Mark => node.left = percent((mean / 13.0 * 100.0) as f32),
            }
        }
    }
    if !picked.is_changed() {
        return;
    }
    for (entity, key, selected) in &pad_keys {
        let on = picked.tricks == Some(key.0);
        if on && !selected {
            commands.entity(entity).insert(Selected);
        } else if !on && selected {
            commands.entity(entity).remove::<Selected>();
        }
    }
    for (mut text, mut says) in &mut captions {
        let caption = picked.tricks.map_or(Bidding::ChooseABid, Bidding::Picked);
        says.write(&mut text, &caption);
    }
    for (mut worth, tricks) in worths.iter_mut().zip(picked.tricks) {
        worth.0 = Action::Bid(tricks);
    }
    for (entity, disabled) in &buttons {
        if picked.tricks.is_some() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pad_fits_its_room_and_is_no_larger_than_usual() {
        for upright in [false, true] {
            let usual = Shape::fitting(Vec2::splat(2000.0), upright);
            assert_eq!((usual.columns, usual.scale), (7, 1.0));
            for room in [
                Vec2::new(700.0, 300.0),
                Vec2::new(280.0, 420.0),
                Vec2::new(600.0, 600.0),
            ] {
                let shape = Shape::fitting(room, upright);
                let size = shape.size() * shape.scale;
                assert!(size.cmple(room + 0.1).all(), "{shape:?} takes {size} of {room}");
            }
        }
        assert_eq!(Shape::fitting(Vec2::new(280.0, 420.0), false).columns, 5);
    }
}
