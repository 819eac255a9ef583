//! How to play: the rules in short, with cards, and the controls.

use bevy::prelude::*;
use spades_rules::Card;

use super::UiViewport;
use super::fan::{Fan, card_at};
use super::page::column;
use super::tabs::{Leaf, tabbed};
use crate::Menu;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::help::{self, Leaf as Words, Piece, Prose};
use crate::text::keys;
use crate::ui::bind;
use crate::ui::{CardPicture, Theme, palette};

/// The leaf that is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Words);

impl Default for Page {
    fn default() -> Page {
        Page(Words::TheGame)
    }
}

impl Leaf for Page {
    const ALL: &'static [Page] = &[
        Page(Words::TheGame),
        Page(Words::TheDraft),
        Page(Words::Bidding),
        Page(Words::Play),
        Page(Words::Scoring),
        Page(Words::Variants),
        Page(Words::Glossary),
        Page(Words::Controls),
    ];

    fn icon(self) -> &'static str {
        match self.0 {
            Words::TheGame => "graduation-cap",
            Words::TheDraft => "layers",
            Words::Bidding => "crown",
            Words::Play => "play",
            Words::Scoring => "chart-column",
            Words::Variants => "sliders-horizontal",
            Words::Glossary => "search",
            Words::Controls => "hand",
        }
    }

    fn caption(self) -> impl Phrase {
        self.0
    }
}

fn build(mut commands: Commands, theme: Res<Theme>, room: Res<UiViewport>) {
    tabbed(
        &mut commands,
        &theme,
        &room,
        Menu::Help,
        &Caption::HowToPlay,
        |body, page: Page| {
            for piece in help::pieces(page.0) {
                draw(body, &theme, &room, piece);
            }
        },
    );
}

fn draw(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, piece: &Piece) {
    match piece {
        Piece::Head(text) => {
            body.spawn((theme.serif(text, room.text(30.0), palette::IVORY), narrow()));
        }
        Piece::Text(text) => {
            body.spawn((theme.paragraph(text, room.text(17.0), palette::IVORY), narrow()));
        }
        Piece::Cards(cards, legend) => {
            let cards: Vec<Card> = cards.iter().filter_map(|card| card.parse().ok()).collect();
            figure(body, theme, room, &cards, legend);
        }
        Piece::Table(rows) => table(body, theme, room, rows.iter().map(|(name, meaning)| (name, meaning))),
        Piece::Keys => {
            let rows = keys::rows();
            table(body, theme, room, rows.iter().map(|(keys, meaning)| (keys, meaning)));
        }
    }
}

/// Rows of a name and its meaning.
fn table<'a, N: Phrase + 'a, M: Phrase + 'a>(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    rows: impl Iterator<Item = (&'a N, &'a M)>,
) {
    body.spawn(Node {
        // In numbers: a part of a bounded part would be measured before it is bounded.
        width: if room.portrait {
            percent(100)
        } else {
            px((room.size.x - 560.0).min(900.0))
        },
        row_gap: px(2),
        flex_shrink: 0.0,
        ..column()
    })
    .with_children(|table| {
        for (at, (name, meaning)) in rows.enumerate() {
            row(table, theme, room, at, name, meaning);
        }
    });
}

/// Lines are not longer than an eye can follow.
fn narrow() -> Node {
    Node {
        max_width: px(860),
        flex_shrink: 0.0,
        ..default()
    }
}

fn figure(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, cards: &[Card], legend: &Prose) {
    let height = room.text(176.0);
    body.spawn(Node {
        width: percent(100),
        padding: UiRect::axes(px(6), px(10)),
        column_gap: px(30),
        row_gap: px(14),
        align_items: AlignItems::Center,
        flex_direction: if room.portrait {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        },
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|figure| {
        if let [card] = *cards {
            let size = Vec2::new(height * 5.0 / 7.0, height);
            figure.spawn((
                Node {
                    width: px(size.x),
                    height: px(size.y),
                    flex_shrink: 0.0,
                    ..default()
                },
                children![card_at(CardPicture::Face(card), Vec2::ZERO, size)],
            ));
        } else {
            let fan = Fan {
                height,
                step: if cards.len() > 5 { 0.26 } else { 0.42 },
                angle: 3.0,
            };
            fan.spawn(figure, cards);
        }
        figure.spawn((
            theme.paragraph(legend, room.text(16.0), palette::MUTED),
            Node {
                max_width: px(room.text(520.0)),
                flex_shrink: 1.0,
                ..default()
            },
        ));
    });
}

fn row(
    table: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    at: usize,
    name: &dyn Phrase,
    meaning: &dyn Phrase,
) {
    let shade = if at.is_multiple_of(2) { 0.02 } else { 0.0 };
    table.spawn((
        Node {
            width: percent(100),
            padding: UiRect::axes(px(16), px(10)),
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(10)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::IVORY.with_alpha(shade)),
        children![
            (
                Node {
                    width: percent(32),
                    flex_shrink: 0.0,
                    ..default()
                },
                children![theme.sans(name, room.text(17.0), palette::BRASS)],
            ),
            (
                Node {
                    width: percent(62),
                    ..default()
                },
                children![theme.paragraph(meaning, room.text(16.5), palette::IVORY)],
            ),
        ],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>();
    bind::following::<Page>(app);
    super::page(app, Menu::Help, build);
}
