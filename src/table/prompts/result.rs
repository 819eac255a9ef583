//! The score sheet after a round, and the end of the match.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{Action, Phase};

use super::match_end::{self, EndView};
use super::score_lines::lines;
use super::{BuildPanel, Panel, backdrop, renege_proof};
use crate::audio::{PlaySound, Sound};
use crate::redraw::Redraw;
use crate::session::mistakes::Place;
use crate::session::{Match, Pace, Purpose};
use crate::settings::Settings;
use crate::table::director::Director;
use crate::table::intents::acts;
use crate::table::learning::offer;
use crate::table::overlays::Overlay;
use crate::text::Phrase;
use crate::text::course::{MatchEnd, TakenBack};
use crate::text::notices::Notice;
use crate::text::number::Score;
use crate::text::personas::face;
use crate::text::result::{Cell, Ending, ResultButton, SheetLine};
use crate::text::round::{FairDeal, RoundTitle};
use crate::text::round_story::RoundStory;
use crate::ui::bind::Bind;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Fit, Theme, UiViewport, likeness, medallion, palette, panel, room_to_fit, scrolling};

/// A score that counts from what it was to what it is.
#[derive(Component)]
struct Wheel {
    from: i32,
    to: i32,
    time: f32,
}

/// Beside label and columns.
const MARGINS: f32 = 92.0;

/// Seconds a wheel takes.
const WHEEL: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, roll.in_set(crate::table::TableSystems::Draw));
}

fn build(
    event: On<BuildPanel>,
    mut commands: Commands,
    theme: Res<Theme>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    room: Res<UiViewport>,
    mut end: ResMut<EndView>,
    mut told: Local<Option<Place>>,
    mut sounds: MessageWriter<PlaySound>,
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
    let over = view.phase == Phase::MatchEnd;
    // Whoever comes back to it finds it as it was.
    let fresh = told.replace(Place::of(&game)) != Some(Place::of(&game));
    if fresh {
        sounds.write(PlaySound::new(sting(&game, view, over)));
        // The end comes first, the sheet of the last round when it is asked for.
        *end = EndView::default();
    }
    let sides = view.sheet.len();
    let (label, cell) = match (portrait, sides) {
        (true, 2) => (300.0, 220.0),
        (true, _) => (190.0, 145.0),
        (false, 2) => (350.0, 230.0),
        (false, _) => (210.0, 170.0),
    };
    let wanted = label + cell * sides as f32 + MARGINS;
    // In a narrow window the columns move together.
    let narrow = (room.size.x * 0.96 / wanted).min(1.0);
    let (label, cell) = (label * narrow, cell * narrow);
    let width = wanted * narrow;
    let text = if portrait { 21.0 } else { 18.0 };
    commands
        .spawn((
            backdrop(Panel::Result, if portrait { vh(22) } else { percent(5) }, 0.25),
            Pickable::default(),
        ))
        .with_children(|root| {
            if over {
                match_end::spawn(root, &theme, &game, view, portrait, room.size.x);
            }
            root.spawn(panel(Node {
                width: px(width),
                max_width: percent(96),
                max_height: percent(100),
                padding: UiRect::axes(px(44.0 * narrow), px(26)),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                display: if over { Display::None } else { Display::Flex },
                ..default()
            }))
            // Plates and tricks below are not to be read through it.
            .insert((
                BackgroundColor(palette::PANEL.with_alpha(0.985)),
                Bind::<EndView>::default().shown(move |end| !over || end.sheet),
            ))
            .with_children(|panel| {
                panel.spawn(scrolling(Node::default())).with_children(|body| {
                    body.spawn(theme.heading(&RoundTitle::Round(view.round), 42.0));
                    body.spawn((
                        theme.sans(&RoundStory(game.round_story()), text, palette::MUTED),
                        TextLayout::justify(Justify::Center),
                    ));
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
                    row(body, label, cell, px(if portrait { 120.0 } else { 92.0 }), None).with_children(|cells| {
                        cells.spawn(Node {
                            width: px(label),
                            ..default()
                        });
                        for side in 0..sides {
                            cells
                                .spawn(Node {
                                    width: px(cell),
                                    flex_direction: FlexDirection::Column,
                                    align_items: AlignItems::Center,
                                    row_gap: px(6),
                                    ..default()
                                })
                                .with_children(|head| {
                                    let human = game.player(side).is_some_and(|player| !player.is_bot());
                                    let colors = if side == view.viewer {
                                        palette::BURGUNDY
                                    } else {
                                        palette::RIVAL
                                    };
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
                                    head.spawn(Node {
                                        width: px(cell - 12.0),
                                        align_items: AlignItems::Center,
                                        flex_grow: 0.0,
                                        flex_basis: auto(),
                                        flex_shrink: 0.0,
                                        ..room_to_fit()
                                    })
                                    .with_children(|name| {
                                        name.spawn((
                                            theme.serif(
                                                &game.side_who(side),
                                                if sides > 2 { 18.0 } else { 22.0 },
                                                palette::IVORY,
                                            ),
                                            TextLayout::no_wrap(),
                                            Fit::default(),
                                        ));
                                    });
                                });
                        }
                    });
                    for (index, line) in lines(&view.rules, &view.bids, &view.sheet).into_iter().enumerate() {
                        let stripe = (index % 2 == 0).then(|| palette::IVORY.with_alpha(0.02));
                        row(body, label, cell, px(if portrait { 50.0 } else { 40.0 }), stripe).with_children(|cells| {
                            caption(cells, &theme, &line.caption, label, text, palette::MUTED);
                            for word in &line.cells {
                                let color = if matches!(word, Cell::Points(..0)) {
                                    palette::LOSS
                                } else {
                                    palette::IVORY
                                };
                                value(cells, &theme, word, cell, 22.0, color);
                            }
                        });
                    }
                    body.spawn((
                        Node {
                            width: percent(100),
                            height: px(1.2),
                            margin: UiRect::vertical(px(6)),
                            ..default()
                        },
                        BackgroundColor(palette::BRASS.with_alpha(0.5)),
                    ));
                    row(body, label, cell, px(48), None).with_children(|cells| {
                        caption(
                            cells,
                            &theme,
                            &SheetLine::RoundPoints,
                            label,
                            text + 1.0,
                            palette::IVORY,
                        );
                        for side in &view.sheet {
                            value(
                                cells,
                                &theme,
                                &Cell::Points(side.total),
                                cell,
                                29.0,
                                if side.total < 0 { palette::LOSS } else { palette::GAIN },
                            );
                        }
                    });
                    body.spawn((
                        Node {
                            height: px(74),
                            align_items: AlignItems::Center,
                            border: UiRect::all(px(1.2)),
                            border_radius: BorderRadius::all(px(14)),
                            ..default()
                        },
                        BackgroundColor(palette::WELL.with_alpha(0.75)),
                        BorderColor::all(palette::BRASS.with_alpha(0.4)),
                    ))
                    .with_children(|cells| {
                        cells
                            .spawn(Node {
                                width: px(label),
                                padding: UiRect::left(px(24)),
                                column_gap: px(20),
                                align_items: AlignItems::Center,
                                ..default()
                            })
                            .with_children(|pair| {
                                pair.spawn((
                                    theme.serif(&SheetLine::Score, 26.0, palette::IVORY),
                                    TextLayout::no_wrap(),
                                ));
                                if let Some(target) = view
                                    .rules
                                    .end
                                    .target
                                    .filter(|_| sides == 2 && view.rules.end.rounds.is_none())
                                {
                                    pair.spawn((
                                        theme.sans(&SheetLine::FirstTo(target), 15.0, palette::MUTED),
                                        TextLayout::no_wrap(),
                                    ));
                                }
                            });
                        for (side, score) in view.sheet.iter().enumerate() {
                            let best = view.sheet.iter().map(|other| other.score).max() == Some(score.score);
                            let color = if best { palette::BRASS } else { palette::IVORY };
                            cells
                                .spawn(Node {
                                    width: px(cell),
                                    justify_content: JustifyContent::Center,
                                    ..default()
                                })
                                .with_children(|parent| {
                                    parent.spawn((
                                        theme.serif(&Score(score.score), if sides > 2 { 38.0 } else { 50.0 }, color),
                                        Wheel {
                                            from: score.score - score.total,
                                            to: score.score,
                                            time: if fresh { -0.25 * side as f32 } else { WHEEL },
                                        },
                                    ));
                                });
                        }
                    });
                    receipt(body, &theme, view.commitment.as_str(), portrait);
                });
                buttons(panel, &theme, &game, over, portrait);
            });
        });
}

fn row<'a>(
    body: &'a mut ChildSpawnerCommands,
    label: f32,
    cell: f32,
    height: Val,
    stripe: Option<Color>,
) -> EntityCommands<'a> {
    debug_assert!(label > 0.0 && cell > 0.0);
    body.spawn((
        Node {
            height,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(stripe.unwrap_or(Color::NONE)),
    ))
}

fn caption(cells: &mut ChildSpawnerCommands, theme: &Theme, phrase: &dyn Phrase, width: f32, size: f32, color: Color) {
    cells
        .spawn(Node {
            width: px(width),
            padding: UiRect::new(px(24), px(6), px(0), px(0)),
            flex_grow: 0.0,
            flex_basis: auto(),
            flex_shrink: 0.0,
            ..room_to_fit()
        })
        .with_children(|parent| {
            parent.spawn((theme.sans(phrase, size, color), TextLayout::no_wrap(), Fit::default()));
        });
}

fn value(cells: &mut ChildSpawnerCommands, theme: &Theme, phrase: &dyn Phrase, width: f32, size: f32, color: Color) {
    cells
        .spawn(Node {
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        })
        .with_children(|parent| {
            parent.spawn((theme.serif(phrase, size, color), TextLayout::no_wrap()));
        });
}

/// The commitment to the deal; the whole receipt can be copied and checked by anybody.
fn receipt(body: &mut ChildSpawnerCommands, theme: &Theme, commitment: &str, portrait: bool) {
    body.spawn(Node {
        width: percent(100),
        height: px(58),
        align_items: AlignItems::Center,
        column_gap: px(12),
        margin: UiRect::top(px(10)),
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
const MISTAKES: f32 = 272.0;

fn buttons(body: &mut ChildSpawnerCommands, theme: &Theme, game: &Match, over: bool, portrait: bool) {
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
        if portrait {
            offer(line, game, None);
        }
        if over {
            line.spawn((
                theme.button(ButtonKind::Ghost, Some("arrow-left"), &MatchEnd::Result, 0.0),
                observe(|_: On<Activate>, mut end: ResMut<EndView>| end.sheet = false),
            ));
        } else {
            line.spawn((
                theme.button(ButtonKind::Ghost, Some("menu"), &ResultButton::Menu, 0.0),
                observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Menu)),
            ));
        }
        line.spawn(Node {
            flex_grow: 1.0,
            ..default()
        });
        if !portrait {
            offer(line, game, Some(MISTAKES));
        }
        line.spawn((
            theme.button(ButtonKind::Secondary, Some("search"), &ResultButton::Review, 0.0),
            observe(|_: On<Activate>, mut overlay: ResMut<NextState<Overlay>>| overlay.set(Overlay::Review)),
        ));
        if !over {
            line.spawn((
                theme.button(ButtonKind::Primary, Some("arrow-right"), &ResultButton::NextRound, 0.0),
                acts(Action::NextRound),
            ));
        }
    });
}

/// Whether the seat or its partner at the bottom is among the winners.
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

fn roll(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut wheels: Query<(&mut Wheel, &mut Text)>,
    mut sounds: MessageWriter<PlaySound>,
    mut ticks: Local<u32>,
    mut redraw: ResMut<Redraw>,
) {
    for (mut wheel, mut text) in &mut wheels {
        if wheel.time >= WHEEL {
            continue;
        }
        redraw.for_a_while();
        wheel.time += if settings.reduced_motion {
            WHEEL * 2.0
        } else {
            time.delta_secs() * pace.0
        };
        let t =
            EasingCurve::new(0.0, 1.0, EaseFunction::QuarticOut).sample_clamped((wheel.time / WHEEL).clamp(0.0, 1.0));
        let now = wheel.from + ((wheel.to - wheel.from) as f32 * t).round() as i32;
        let line = Score(now).text();
        if text.0 != line {
            text.0 = line;
            *ticks += 1;
            if *ticks % 4 == 1 {
                sounds.write(PlaySound::new(Sound::Tick));
            }
        }
    }
}
