//! The right side of the set-up: against whom, how well, how long.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEditChange};
use bevy::ui_widgets::{Activate, ValueChange};
use spades_bots::Level;

use super::form::{Choice, Form, NAME_LENGTH};
use super::{Bind, SetupPage, UiViewport};
use crate::screens::page::{caption, choice, choices, scroll};
use crate::session::setup::StartMatch;
use crate::text::Phrase;
use crate::text::rules_errors::RulesDoNotFit;
use crate::text::setup::{Detail, SeatName, Setup};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Theme, Unspoken, palette, panel, switch_row, well};

/// The panel with everything that can be chosen about the rules; in landscape with the button that deals.
pub(super) fn choices_panel(parent: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    let padding = if room.portrait { 34.0 } else { 38.0 };
    parent
        .spawn(panel(Node {
            width: percent(100),
            height: if room.portrait { auto() } else { percent(100) },
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            padding: UiRect::axes(px(0), px(padding - 8.0)),
            row_gap: px(14),
            ..default()
        }))
        .with_children(|side| {
            let body = Node {
                width: percent(100),
                padding: UiRect::axes(px(padding), px(8)),
                row_gap: px(if room.portrait { 26.0 } else { 16.0 }),
                ..default()
            };
            if room.portrait {
                side.spawn(Node {
                    flex_direction: FlexDirection::Column,
                    ..body
                })
                .with_children(|body| contents(body, theme, room, form));
            } else {
                side.spawn(scroll(Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..body
                }))
                .with_children(|body| contents(body, theme, room, form));
                side.spawn(Node {
                    width: percent(100),
                    padding: UiRect::horizontal(px(padding)),
                    flex_shrink: 0.0,
                    ..default()
                })
                .with_children(|foot| deal_button(foot, theme, room));
            }
        });
}

fn contents(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    body.spawn(Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(10),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|top| {
        top.spawn((
            theme.serif(&form.kind(), room.text(36.0), palette::IVORY),
            Bind::<Form>::default().says(Form::kind),
        ));
        top.spawn((
            theme.paragraph(&form.description(), room.text(17.0), palette::MUTED),
            Node {
                // Room for three lines, so that nothing below moves.
                min_height: px(room.text(76.0)),
                width: percent(100),
                flex_shrink: 0.0,
                ..default()
            },
            Bind::<Form>::default().says(Form::description),
        ));
        top.spawn((
            Node {
                margin: UiRect::top(px(6)),
                ..default()
            },
            Bind::<Form>::default().shown(|form| form.choice == Choice::Custom),
        ))
        .with_children(|row| {
            row.spawn(theme.button(
                ButtonKind::Secondary,
                Some("sliders-horizontal"),
                &Setup::EditTheRules,
                0.0,
            ))
            .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Custom));
        });
    });

    group(body, theme, room, &Setup::PlayAgainst, |_| true).with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            row.spawn(choice(theme, room, Some("bot"), &Setup::Computer))
                .insert(Bind::<Form>::default().selected(|form| !form.two_people()))
                .observe(|_: On<Activate>, mut form: ResMut<Form>| form.hot_seat = false);
            row.spawn(choice(theme, room, Some("users"), &Setup::SecondPlayerHere))
                .insert(
                    Bind::<Form>::default()
                        .selected(Form::two_people)
                        .enabled(Form::for_two),
                )
                .observe(|_: On<Activate>, mut form: ResMut<Form>| form.hot_seat = true);
        });
    });

    group(body, theme, room, &Setup::Opponent, |form| !form.two_people()).with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            for level in Level::ALL {
                row.spawn(choice(theme, room, None, &level))
                    .insert(Bind::<Form>::default().selected(move |form| form.level == level))
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.level = level);
            }
        });
    });

    group(body, theme, room, &Setup::MatchEndsAt, Form::offers_target).with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            for target in [200, 300, 500, 1000] {
                row.spawn(choice(theme, room, None, &Setup::Target(target)))
                    .insert(
                        Bind::<Form>::default()
                            .selected(move |form| form.target() == Some(target))
                            .shown(move |form| form.targets().contains(&target)),
                    )
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.target = Some(target));
            }
        });
    });

    switches(body, theme, room, form);
    names(body, theme, room, form);
}

fn switches(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    let row = |shown: fn(&Form) -> bool| {
        (
            Node {
                width: percent(100),
                flex_shrink: 0.0,
                ..default()
            },
            Bind::<Form>::default().shown(shown),
        )
    };
    let theme = &theme.enlarged(room.text(1.0));
    body.spawn(row(Form::offers_blind_nil)).with_children(|row| {
        switch_row(
            row,
            theme,
            &Setup::BlindNil,
            Some(&Detail::BlindNil(form.blind_nil_points())),
            form.blind_nil(),
        )
        .insert(Bind::<Form>::default().checked(Form::blind_nil))
        .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.blind_nil = Some(change.value));
    });
    body.spawn(row(Form::offers_reneging)).with_children(|row| {
        switch_row(
            row,
            theme,
            &Setup::PreventReneging,
            Some(&Detail::PreventReneging),
            form.prevent_reneging,
        )
        .insert(Bind::<Form>::default().checked(|form| form.prevent_reneging))
        .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.prevent_reneging = change.value);
    });
}

fn names(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    name_row(
        body,
        theme,
        room,
        form,
        Setup::YourName,
        SeatName::You,
        |form| !form.two_people(),
        |form| &form.name,
        |form, name| form.name = name,
    );
    name_row(
        body,
        theme,
        room,
        form,
        Setup::FirstPlayer,
        SeatName::FirstPlayer,
        Form::two_people,
        |form| &form.pair[0],
        |form, name| form.pair[0] = name,
    );
    name_row(
        body,
        theme,
        room,
        form,
        Setup::SecondPlayer,
        SeatName::SecondPlayer,
        Form::two_people,
        |form| &form.pair[1],
        |form, name| form.pair[1] = name,
    );
}

/// A name that can be typed.
fn name_row(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    form: &Form,
    label: Setup,
    otherwise: SeatName,
    shown: fn(&Form) -> bool,
    get: fn(&Form) -> &String,
    set: fn(&mut Form, String),
) {
    body.spawn((
        Node {
            width: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(16),
            flex_shrink: 0.0,
            ..default()
        },
        Bind::<Form>::default().shown(shown),
    ))
    .with_children(|row| {
        row.spawn(theme.sans(&label, room.text(18.0), palette::IVORY));
        row.spawn(well(Node {
            width: percent(56),
            height: px(room.text(46.0)),
            padding: UiRect::horizontal(px(20)),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            overflow: Overflow::clip(),
            ..default()
        }))
        .with_children(|field| {
            // What the seat is called as long as no name is given.
            field.spawn((
                theme.sans(&otherwise, room.text(18.0), palette::MUTED),
                TextLayout::no_wrap(),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(20),
                    ..default()
                },
                Unspoken,
                Bind::<Form>::default().shown(move |form| get(form).is_empty()),
            ));
            let mut text = EditableText::new(get(form));
            text.max_characters = Some(NAME_LENGTH);
            field
                .spawn((
                    Name::new(label.key()),
                    AccessibleLabel::new(label.text()),
                    text,
                    theme.type_face(room.text(18.0), palette::IVORY),
                    TextLayout::no_wrap(),
                    TextCursorStyle {
                        color: palette::BRASS,
                        ..default()
                    },
                    TabIndex(0),
                    Node {
                        width: percent(100),
                        ..default()
                    },
                ))
                .observe(
                    move |change: On<TextEditChange>, fields: Query<&EditableText>, mut form: ResMut<Form>| {
                        if let Ok(field) = fields.get(change.event_target()) {
                            let mut next = form.clone();
                            set(&mut next, field.value().to_string());
                            form.set_if_neq(next);
                        }
                    },
                );
        });
    });
}

fn group<'a>(
    body: &'a mut ChildSpawnerCommands<'_>,
    theme: &Theme,
    room: &UiViewport,
    text: &dyn Phrase,
    shown: fn(&Form) -> bool,
) -> EntityCommands<'a> {
    body.spawn((
        Node {
            width: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            flex_shrink: 0.0,
            ..default()
        },
        Bind::<Form>::default().shown(shown),
        children![caption(theme, room, text)],
    ))
}

/// Starts the match.
pub(super) fn deal_button(parent: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    parent
        .spawn((
            Node {
                width: percent(100),
                height: px(room.text(64.0)),
                column_gap: px(14),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
            theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Setup::Deal),
            theme.inked_label(Some("play"), &Setup::Deal, room.text(22.0)),
            Bind::<Form>::default().enabled(|form| form.match_setup().is_ok()),
        ))
        .observe(deal);
}

fn deal(_: On<Activate>, form: Res<Form>, mut start: MessageWriter<StartMatch>, mut toasts: MessageWriter<Toast>) {
    match form.match_setup() {
        Ok(setup) => {
            start.write(StartMatch(setup));
        }
        Err(error) => {
            toasts.write(Toast::new(RulesDoNotFit(error)));
        }
    }
}
