//! Seats: one row each, with a named person or the computer at some level.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Card, Sides, Suit};

use super::{Bind, Form};
use crate::say;
use crate::screens::field::Field;
use crate::screens::page::column;
use crate::screens::setup::form::{NAME_LENGTH, SEATS};
use crate::screens::setup::panel_width;
use crate::text::Blank;
use crate::text::setup::{SeatRow, SeatSide};
use crate::ui::focus::OneOf;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{
    ButtonKind, ButtonLabel, CardPicture, Rebuild, Tooltip, Ui, UiViewport, likeness, medallion, palette, well,
};

/// Minimum width of an upright phone at which a bot's face fits beside its name, in units.
const ROOMY: f32 = 595.0;

/// Width that a row takes in a wide window apart from the computer's level: the panel's edges, the seat, and the kind of player; and the
/// width of a face with the longest name and level between their buttons, in units.
const ROW: f32 = 258.0;
const PERSONA: f32 = 176.0;

/// Gap between a button and its neighbor.
const BESIDE: f32 = 8.0;

/// Minimum width of a phone in landscape at which two seats fit side by side.
const TWO_SEATS: f32 = 1100.0;

/// Returns `true` if two seats are side by side.
fn in_pairs(room: &UiViewport) -> bool {
    room.phone && room.low() && room.size.x > TWO_SEATS
}

/// Returns `true` if there is room for names only.
fn has_no_faces(room: &UiViewport) -> bool {
    match (room.phone, room.portrait) {
        (true, _) => !room.low() && room.size.x <= ROOMY,
        (false, true) => false,
        (false, false) => {
            let buttons = 2.0 * (room.finger(40.0) + BESIDE);
            panel_width(room) - ROW - buttons < PERSONA
        }
    }
}

/// Builds all rows, and a summary of who plays with whom.
pub(super) fn rows(body: &mut Ui, form: &Form) {
    let room = body.room;
    let (flex_direction, flex_wrap) = if in_pairs(room) {
        (FlexDirection::Row, FlexWrap::Wrap)
    } else {
        (FlexDirection::Column, FlexWrap::NoWrap)
    };
    let seats = flex()
        .width(percent(100))
        .flex_direction(flex_direction)
        .flex_wrap(flex_wrap)
        .column_gap(percent(2))
        .row_gap(px(room.text(10.0)))
        .rigid();
    body.nest(seats, |rows| {
        // On a phone the name of the step says so already.
        if !room.phone {
            let line = flex().width(percent(100));
            rows.nest(line, |line| {
                line.caption(&say::setup::players());
            });
        }
        for seat in 0..SEATS {
            row(rows, form, seat);
        }
        // No room for it below four seats in one column.
        if room.phone && room.low() && !in_pairs(room) {
            return;
        }
        rows.sans(&Blank, 15.0, palette::MUTED).insert((
            Node::default(),
            Bind::<Form>::default()
                .shown(|form| form.player_count() > 2)
                .says(|form| match form.rules().sides {
                    Sides::Single => say::setup::together_nobody(),
                    Sides::Partners => say::setup::together_pairs(),
                    Sides::Dummy => say::setup::together_dummy(),
                }),
        ));
    });
}

fn row(rows: &mut Ui, form: &Form, seat: usize) {
    let room = rows.room;
    let node = Node {
        width: percent(if in_pairs(room) { 49 } else { 100 }),
        align_items: AlignItems::Center,
        column_gap: px(12),
        row_gap: px(rows.measures().setup.seat_gap),
        // A name that does not fit wraps below.
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    };
    let shown = Bind::<Form>::default().shown(move |form| seat < form.player_count());
    rows.nest((node, shown), |row| {
        let side = Node {
            // On an upright phone, there is room for the controls below the seat but little beside it.
            width: if room.phone && !room.low() {
                percent(100)
            } else {
                px(room.text(58.0))
            },
            flex_shrink: 0.0,
            ..default()
        };
        row.nest(side, |side| {
            side.sans(&Blank, 17.0, palette::IVORY).insert((
                TextLayout::no_wrap(),
                Bind::<Form>::default().says(move |form| SeatSide {
                    seat,
                    players: form.player_count(),
                }),
            ));
        });
        kinds(row, seat);
        let field = Field {
            label: &SeatRow::NameAt(seat),
            max: NAME_LENGTH,
            get: |form: &Form, seat| &form.seats[seat].name,
            set: |form, seat, name| form.seats[seat].name = name,
            of: seat,
        };
        let typed = field.spawn(
            row,
            form,
            move |form| form.unnamed(seat),
            move |form| form.is_person(seat),
        );
        let called = Bind::<Form>::default().called(move |form| SeatRow::NameAt(seat).among(form.player_count()));
        row.entity(typed).insert(called);
        level(row, seat);
    });
}

/// Builds the choice between a person and the computer.
fn kinds(row: &mut Ui, seat: usize) {
    let size = row.room.text(42.0);
    let pill = flex()
        .padding(UiRect::all(px(2)))
        .column_gap(px(2))
        .border_radius(BorderRadius::MAX)
        .rigid();
    row.nest(well(pill), |kinds| {
        for (icon, label, person) in [
            ("user", SeatRow::Person(seat), true),
            ("bot", SeatRow::Computer(seat), false),
        ] {
            let theme = kinds.theme;
            kinds
                .spawn((
                    flex()
                        .width(px(size * 1.1))
                        .height(px(size))
                        .align_center()
                        .justify_center(),
                    theme.clickable(ButtonKind::Choice, BorderRadius::MAX, &label),
                    Tooltip::new(label),
                    OneOf,
                    children![(theme.icon(icon, size * 0.5, palette::IVORY), ButtonLabel)],
                    Bind::<Form>::default()
                        .selected(move |form| form.is_person(seat) == person)
                        .enabled(move |form| person || form.may_be_bot(seat))
                        .called(move |form| label.among(form.player_count())),
                ))
                .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.set_person(seat, person));
        }
    });
}

/// Builds the computer's level, between buttons for the next weaker and the next stronger one.
fn level(row: &mut Ui, seat: usize) {
    let room = row.room;
    let size = room.text(40.0);
    let node = Node {
        flex_grow: 1.0,
        // A face, the longest level, and two touch buttons.
        flex_basis: px(if has_no_faces(room) {
            2.0 * room.target + 100.0
        } else if room.phone {
            2.0 * room.target + 204.0
        } else {
            room.text(150.0)
        }),
        min_width: px(0),
        height: px(room.finger(46.0)),
        column_gap: px(BESIDE),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    let shown = Bind::<Form>::default().shown(move |form| !form.is_person(seat));
    row.nest((node, shown), |level| {
        for (icon, label, up) in [
            ("minus", SeatRow::Weaker(seat), false),
            ("plus", SeatRow::Stronger(seat), true),
        ] {
            level
                .spawn(level.theme.round(ButtonKind::Secondary, icon, size, &label))
                .insert((
                    Tooltip::new(label),
                    Bind::<Form>::default()
                        .enabled(move |form| form.level_beside(seat, up).is_some())
                        .called(move |form| label.among(form.player_count())),
                ))
                .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                    if let Some(level) = form.level_beside(seat, up) {
                        form.seats[seat].level = level;
                    }
                });
            if !up {
                persona(level, seat);
            }
        }
    });
}

/// Builds a bot's persona: the face beside the name.
fn persona(level: &mut Ui, seat: usize) {
    let node = flex().align_center().column_gap(px(10)).min_width(px(0));
    level.nest(node, |persona| {
        if !has_no_faces(persona.room) {
            likeness_of(persona, seat);
        }
        let names = column().min_width(px(0));
        persona.nest(names, |who| {
            who.sans(&Blank, 17.0, palette::IVORY).insert((
                TextLayout::no_wrap(),
                Bind::<Form>::default().says(move |form| form.unnamed(seat)),
            ));
            who.sans(&Blank, 13.5, palette::MUTED).insert((
                TextLayout::no_wrap(),
                Bind::<Form>::default().says(move |form| form.seats[seat].level),
            ));
        });
    });
}

/// The face of the bot at a seat.
#[derive(Component, Clone, Copy)]
struct FaceAt(usize);

fn likeness_of(parent: &mut Ui, seat: usize) {
    let shown = Bind::<Form>::default().shown(move |form| form.face_at(seat).is_some());
    let medal = medallion(parent.room.text(40.0), palette::RIVAL);
    parent.nest((medal, shown, Pickable::IGNORE), |medal| {
        // A placeholder card without a head, until the form is read.
        medal.spawn((likeness(Card::new(Suit::Clubs, 0)), FaceAt(seat)));
    });
}

/// Shows the face of the bot at each seat.
fn meet(form: Res<Form>, mut faces: Query<(Ref<FaceAt>, &mut CardPicture)>) {
    for (at, mut picture) in &mut faces {
        if (form.is_changed() || at.is_added())
            && let Some(card) = form.face_at(at.0)
        {
            picture.set_if_neq(CardPicture::Head(card));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, meet.after(Rebuild));
}
