//! The score sheet after a round, and the end of the match.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, Phase};

use super::counting::{Counted, Counter, Figure, veil};
use super::match_end::{self, EndView};
use super::score_lines::lines;
use super::totals::Totals;
use super::{BuildPanel, Panel, backdrop, renege_proof};
use crate::audio::Sound;
use crate::session::mistakes::Place;
use crate::session::{Match, Purpose};
use crate::table::director::Director;
use crate::table::facing::{TurnedTo, sheet_room};
use crate::table::geometry::{Fixture, TableGeometry};
use crate::table::intents::acts;
use crate::table::learning::offer;
use crate::table::overlays::Overlay;
use crate::text::Phrase;
use crate::text::course::{MatchEnd, TakenBack};
use crate::text::notices::Notice;
use crate::text::personas::face;
use crate::text::result::{Cell, Ending, ResultButton};
use crate::text::round::{FairDeal, RoundTitle};
use crate::text::round_story::RoundStory;
use crate::ui::bind::Bind;
use crate::ui::toasts::Toast;
use crate::ui::{BarBeside, ButtonKind, Theme, UiViewport, likeness, medallion, palette, panel, scrolling};

/// Beside label and columns.
const MARGINS: f32 = 62.0;

/// The same on a phone: half of it within the panel's padding, half for the bar of what scrolls.
const PHONE_MARGINS: f32 = 80.0;

/// On its side a phone gives the sheet this part of its width, but no more than can be read across, in pixels of the interface.
const MOST_WIDE: f32 = 0.98;
const WIDEST: f32 = 1150.0;

/// The darkness of the table where no more than slivers of it are left beside the sheet.
const SLIVERS: f32 = 0.97;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

/// True if a panel in the middle, of this width in pixels of the interface, would cover plates in part.
fn cuts_plates(geometry: &TableGeometry, width: f32) -> bool {
    let (middle, half) = (geometry.viewport().size.x / 2.0, width * geometry.scale() / 2.0);
    let plates = (0..4).map(Fixture::Plate).chain([Fixture::Sheet]);
    let mut places = plates.filter_map(|plate| geometry.fixture(plate));
    places.any(|place| {
        [middle - half, middle + half]
            .iter()
            .any(|edge| (place.min.x + 1.0..place.max.x - 1.0).contains(edge))
    })
}

fn build(
    event: On<BuildPanel>,
    mut commands: Commands,
    theme: Res<Theme>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    (room, geometry, turned): (Res<UiViewport>, Res<TableGeometry>, Res<TurnedTo>),
    mut end: ResMut<EndView>,
    mut told: Local<Option<Place>>,
    mut counter: Counter,
) {
    let (Some(view), Some(game)) = (director.view.as_ref(), game) else {
        return;
    };
    if event.panel != Panel::Result {
        // Another match over the same deals has results of its own; an exercise leads back to this one.
        *told = told.filter(|_| game.purpose() == Purpose::Lesson);
        return;
    }
    let portrait = event.portrait;
    let room = UiViewport {
        size: sheet_room(&geometry, *turned).unwrap_or(room.size),
        ..*room
    };
    // A phone on its side has width to give, and few lines.
    let low = room.low();
    let over = view.phase == Phase::MatchEnd;
    // The sheet looks the same when the player comes back to it.
    let fresh = told.replace(Place::of(&game)) != Some(Place::of(&game));
    let told_lines = lines(&view.rules, &view.bids, &view.sheet);
    // Below them stand the points of the round and the score.
    let (points, score_line) = (told_lines.len(), told_lines.len() + 1);
    if fresh {
        counter.begin(score_line + 1, sting(&game, view, over), over);
        // The end comes first, the sheet of the last round when it is asked for.
        *end = EndView::default();
    }
    let sides = view.sheet.len();
    let home = game.game().side_of(game.home());
    let (label, cell) = match (portrait, sides) {
        (true, 2) => (300.0, 220.0),
        (true, _) => (190.0, 145.0),
        (false, 2) => (350.0, 230.0),
        (false, _) => (210.0, 170.0),
    };
    let columns = label + cell * sides as f32;
    let wanted = columns + MARGINS;
    // In a narrow window the columns move together; on a phone they take all of it, but for the bar that tells how far it is scrolled.
    let narrow = (room.size.x * 0.96 / wanted).min(1.0);
    let (label, cell, width, beside) = if room.phone {
        let columns = if low {
            (room.size.x * MOST_WIDE - PHONE_MARGINS).min(WIDEST)
        } else {
            columns.min(room.size.x * 0.96 - PHONE_MARGINS)
        };
        let label = columns * if sides > 2 { 0.3 } else { 0.4 };
        let cell = (columns - label) / sides as f32;
        (label, cell, columns + PHONE_MARGINS, PHONE_MARGINS / 4.0)
    } else {
        (label * narrow, cell * narrow, wanted * narrow, 30.0 * narrow)
    };
    let top = match (room.phone, portrait) {
        (true, _) => px(8),
        // Below the plates.
        (false, true) => vh(24),
        // The end of a match is lower than the sheet of a round, and stands in the middle.
        (false, false) if over => auto(),
        (false, false) => percent(5),
    };
    // Partly covered plates and cards are darkened.
    let panel_width = if over { match_end::width(&room) } else { width };
    let shade = if room.phone || cuts_plates(&geometry, panel_width) {
        SLIVERS
    } else {
        0.55
    };
    let text = if portrait { 21.0 } else { 18.0 };
    commands
        .spawn((backdrop(Panel::Result, top, shade), Pickable::default()))
        .with_children(|root| {
            if over {
                match_end::spawn(root, &theme, &game, view, &room);
            }
            root.spawn(panel(Node {
                width: px(width),
                max_width: percent(if low { 100.0 * MOST_WIDE } else { 96.0 }),
                max_height: percent(100),
                padding: UiRect::axes(
                    px(beside),
                    px(match (low, room.phone) {
                        (true, _) => 12,
                        (_, true) => 18,
                        _ => 26,
                    }),
                ),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                display: if over { Display::None } else { Display::Flex },
                ..default()
            }))
            // Plates and tricks below are not to be read through it.
            .insert((
                BackgroundColor(palette::PANEL),
                Bind::<EndView>::default().shown(move |end| !over || end.sheet),
            ))
            .with_children(|panel| {
                // Where there is room they stay in sight below what scrolls.
                let totals = Totals {
                    columns: (label, cell),
                    text,
                    lines: (points, score_line),
                    low,
                    portrait,
                };
                let body = Node {
                    // The ring around what has the focus is not cut off.
                    padding: UiRect::horizontal(px(if room.phone { beside } else { 0.0 })).with_bottom(px(9)),
                    ..default()
                };
                panel.spawn((BarBeside, scrolling(body))).with_children(|body| {
                    let heading = theme.heading(&RoundTitle::Round(view.round), if low { 36.0 } else { 42.0 });
                    let story = theme.sans(&RoundStory(game.round_story()), text, palette::MUTED);
                    if low {
                        body.spawn(Node {
                            width: percent(100),
                            align_items: AlignItems::Center,
                            column_gap: px(28),
                            flex_shrink: 0.0,
                            ..default()
                        })
                        .with_children(|line| {
                            line.spawn((heading, TextLayout::no_wrap()));
                            line.spawn((
                                story,
                                Node {
                                    flex_grow: 1.0,
                                    flex_basis: px(0),
                                    min_width: px(0),
                                    ..default()
                                },
                            ));
                        });
                    } else {
                        body.spawn(heading);
                        fill_line(&mut body.spawn((story, TextLayout::justify(Justify::Center))));
                    }
                    let taken_back = game.taken_back_in(view.round);
                    if taken_back > 0 {
                        body.spawn((
                            theme.sans(&TakenBack::InRound(taken_back), text, palette::LOSS),
                            TextLayout::justify(Justify::Center),
                        ));
                    }
                    if let Some(renege) = game.called_renege() {
                        renege_proof::show(body, &theme, &game, &renege);
                    }
                    let high = match (low, room.phone, portrait) {
                        (true, ..) => 58.0,
                        (false, true, _) => 0.0,
                        (false, false, true) => 120.0,
                        (false, false, false) => 92.0,
                    };
                    let mut heads = row(body, label, cell, px(high), None);
                    heads
                        .entry::<Node>()
                        .and_modify(move |mut node| node.margin.top = px(if low { 2 } else { 14 }));
                    heads.with_children(|cells| {
                        cells.spawn(Node {
                            width: px(label),
                            ..default()
                        });
                        for side in 0..sides {
                            cells
                                .spawn(Node {
                                    width: px(cell),
                                    // Beside a name in two lines one in one line stands as high.
                                    align_self: if low { AlignSelf::Center } else { AlignSelf::FlexStart },
                                    flex_direction: if low { FlexDirection::Row } else { FlexDirection::Column },
                                    align_items: AlignItems::Center,
                                    justify_content: if low { JustifyContent::Center } else { default() },
                                    column_gap: px(10),
                                    row_gap: px(6),
                                    ..default()
                                })
                                .with_children(|head| {
                                    let human = game.player(side).is_some_and(|player| !player.is_bot());
                                    let colors = palette::medal(side == home);
                                    head.spawn(medallion(46.0, colors)).with_children(|medal| {
                                        if let Some(card) = game.player(side).and_then(face) {
                                            medal.spawn(likeness(card));
                                            return;
                                        }
                                        medal.spawn(theme.icon(
                                            if human { "user" } else { "bot" },
                                            24.0,
                                            palette::IVORY,
                                        ));
                                    });
                                    let size = if sides > 2 { 18.0 } else { 22.0 };
                                    head.spawn((
                                        theme.serif(&game.side_who(side), size, palette::IVORY),
                                        // A long name goes on below, and one without spaces too.
                                        TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
                                        Node {
                                            width: if low { auto() } else { px(cell - 6.0) },
                                            max_width: px(cell - if low { 62.0 } else { 6.0 }),
                                            ..default()
                                        },
                                    ));
                                });
                        }
                    });
                    let line_height = match (low, portrait) {
                        (true, _) => 38.0,
                        (false, true) => 50.0,
                        (false, false) => 40.0,
                    };
                    for (index, line) in told_lines.into_iter().enumerate() {
                        let stripe = (index % 2 == 0).then(|| palette::IVORY.with_alpha(0.02));
                        row(body, label, cell, px(line_height), stripe).with_children(|cells| {
                            caption(cells, &theme, &line.caption, label, text, palette::MUTED);
                            for word in &line.cells {
                                let color = if matches!(word, Cell::Points(..0)) {
                                    palette::LOSS
                                } else {
                                    palette::IVORY
                                };
                                value(cells, &theme, &counter, index, word, cell, 22.0, color);
                            }
                        });
                    }
                    if room.phone {
                        totals.spawn(body, &theme, &counter, view);
                        receipt(body, &theme, view.commitment.as_str(), portrait && !low, low);
                    }
                });
                if !room.phone {
                    totals.spawn(panel, &theme, &counter, view);
                    receipt(panel, &theme, view.commitment.as_str(), portrait, low);
                }
                let short = room.phone && room.size.y < SHORT;
                buttons(panel, &theme, &game, over, (portrait && !low, short));
            });
            if counter.runs() {
                root.spawn(veil());
            }
        });
}

pub(super) fn row<'a>(
    body: &'a mut ChildSpawnerCommands,
    label: f32,
    cell: f32,
    height: Val,
    stripe: Option<Color>,
) -> EntityCommands<'a> {
    debug_assert!(label > 0.0 && cell > 0.0);
    body.spawn((
        Node {
            min_height: height,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(stripe.unwrap_or(Color::NONE)),
    ))
}

pub(super) fn caption(
    cells: &mut ChildSpawnerCommands,
    theme: &Theme,
    phrase: &dyn Phrase,
    width: f32,
    size: f32,
    color: Color,
) {
    cells
        .spawn(Node {
            width: px(width),
            padding: UiRect::new(px(if width < 240.0 { 8 } else { 24 }), px(6), px(0), px(0)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|parent| {
            // Where there is little room a caption has two lines.
            fill_line(&mut parent.spawn(theme.paragraph(phrase, size, color)));
        });
}

pub(super) fn value(
    cells: &mut ChildSpawnerCommands,
    theme: &Theme,
    counter: &Counter,
    line: usize,
    cell: &Cell,
    width: f32,
    size: f32,
    color: Color,
) {
    let counted = Counted {
        line,
        figure: Figure::Cell(cell.clone()),
    };
    cells
        .spawn(Node {
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        })
        .with_children(|parent| {
            parent.spawn((
                theme.serif(&counter.says(&counted), size, color),
                TextLayout::no_wrap(),
                counted,
            ));
        });
}

/// The commitment to the deal; the whole receipt can be copied and checked by anybody.
fn receipt(body: &mut ChildSpawnerCommands, theme: &Theme, commitment: &str, portrait: bool, low: bool) {
    body.spawn(Node {
        width: percent(100),
        min_height: px(if low { 48 } else { 58 }),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(12),
        margin: UiRect::top(px(if low { 2 } else { 10 })),
        ..default()
    })
    .with_children(|line| {
        line.spawn(theme.icon("shield-check", 22.0, palette::GAIN));
        line.spawn((
            theme.sans(&FairDeal::Caption, 15.5, palette::IVORY),
            TextLayout::no_wrap(),
        ));
        if !portrait {
            line.spawn((
                theme.sans(&FairDeal::Checksum(commitment.to_owned()), 15.0, palette::MUTED),
                TextLayout::no_wrap(),
            ));
        }
        line.spawn(Node {
            flex_grow: 1.0,
            ..default()
        });
        line.spawn((
            theme.button(ButtonKind::Bare, Some("copy"), &ResultButton::CopyReceipt, 0.0),
            observe(
                |_: On<Activate>,
                 game: Res<Match>,
                 mut clipboard: ResMut<Clipboard>,
                 mut toasts: MessageWriter<Toast>| {
                    let Some(text) = game
                        .game()
                        .receipt()
                        .and_then(|receipt| serde_json::to_string(&receipt).ok())
                    else {
                        return;
                    };
                    toasts.write(Toast::new(match clipboard.set_text(text) {
                        Ok(()) => Notice::ReceiptCopied,
                        Err(why) => Notice::ReceiptNotCopied { why: why.to_string() },
                    }));
                },
            ),
        ));
    });
}

/// Room for the way to the mistakes between the other buttons, in pixels of the interface.
const MISTAKES: f32 = 290.0;

/// An upright phone that is lower than this, in pixels of the interface, has no line to spare for it.
const SHORT: f32 = 1100.0;

/// Upright they share the width; elsewhere they stand at the right, in one line.
fn buttons(body: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, over: bool, (portrait, short): (bool, bool)) {
    body.spawn(Node {
        width: percent(100),
        align_items: AlignItems::Center,
        column_gap: px(14),
        row_gap: px(12),
        margin: UiRect::top(px(8)),
        // With many of them, or a large interface, the last go on in the next line.
        flex_wrap: FlexWrap::Wrap,
        justify_content: if portrait {
            JustifyContent::FlexStart
        } else {
            JustifyContent::FlexEnd
        },
        ..default()
    })
    .with_children(|line| {
        // Two and two where height is dear.
        if portrait {
            // Large letters take a line of their own.
            let beside = short && theme.line(1.0) < 1.1;
            offer(line, theme, game, beside.then_some(MISTAKES));
            review(line, theme, portrait);
        }
        if over {
            let mut button = line.spawn((
                theme.button(ButtonKind::Ghost, Some("arrow-left"), &MatchEnd::Result, 0.0),
                observe(|_: On<Activate>, mut end: ResMut<EndView>| end.sheet = false),
            ));
            grow(&mut button, portrait);
        } else {
            let mut button = line.spawn((
                theme.button(ButtonKind::Ghost, Some("menu"), &ResultButton::Menu, 0.0),
                observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Menu)),
            ));
            grow(&mut button, portrait);
        }
        if !portrait {
            line.spawn(Node {
                flex_grow: 1.0,
                ..default()
            });
            offer(line, theme, game, Some(MISTAKES));
            review(line, theme, portrait);
        }
        if !over {
            let mut button = line.spawn((
                theme.button(ButtonKind::Primary, Some("arrow-right"), &ResultButton::NextRound, 0.0),
                acts(Action::NextRound),
            ));
            grow(&mut button, portrait);
        }
    });
}

fn review(line: &mut ChildSpawnerCommands, theme: &Theme, portrait: bool) {
    let mut button = line.spawn((
        theme.button(ButtonKind::Secondary, Some("search"), &ResultButton::Review, 0.0),
        observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Review)),
    ));
    grow(&mut button, portrait);
}

/// Gives a text the width of what it stands in: one that is as wide as it likes would be measured in one line, and be higher afterwards.
pub(super) fn fill_line(text: &mut EntityCommands) {
    text.entry::<Node>().and_modify(|mut node| node.width = percent(100));
}

/// Lets a button take its part of a line that has room left, where `wanted`.
pub(super) fn grow(button: &mut EntityCommands, wanted: bool) {
    if wanted {
        button.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
    }
}

/// Returns `true` if the seat at the bottom or its partner is among the winners.
pub(super) fn won(game: &Match, view: &spades_rules::View) -> bool {
    let side = game.game().side_of(view.viewer);
    view.winners.as_ref().is_some_and(|winners| winners.contains(&side))
}

pub(super) fn ending(game: &Match, view: &spades_rules::View) -> Ending {
    let winners = view.winners.clone().unwrap_or_default();
    if winners.len() > 1 && winners.len() == view.scores.len() {
        return Ending::Drawn;
    }
    Ending::Won(winners.iter().map(|&side| game.side_who(side)).collect())
}

fn sting(game: &Match, view: &spades_rules::View, over: bool) -> Sound {
    if over {
        return if won(game, view) || game.hot_seat() {
            Sound::MatchWon
        } else {
            Sound::MatchLost
        };
    }
    let side = game.game().side_of(view.viewer);
    match view.sheet.get(side) {
        Some(sheet) if sheet.nil_points > 0 => Sound::NilMade,
        Some(sheet) if sheet.nil_points < 0 => Sound::NilFailed,
        Some(sheet) if sheet.total < 0 => Sound::RoundLost,
        _ => Sound::RoundWon,
    }
}
