//! The page "How to play": a summary of the rules, with cards, and the controls.

mod glossary;
mod prose;
#[cfg(test)]
mod tests;
mod this_match;

pub(super) use glossary::WayBack;

use bevy::prelude::*;
use spades_rules::{Card, Phase};

use prose::Writer;

use super::UiViewport;
use super::fan::{Fan, card_at};
use super::page::column;
use super::tabs::{Leaf, tabbed};
use crate::session::{Match, OwnRules};
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::help::{self, Leaf as Words, Piece, Prose};
use crate::text::keys;
use crate::ui::bind;
use crate::ui::{CardPicture, Theme, palette};
use crate::{Menu, Screen};

/// The open tab.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Words);

impl Default for Page {
    fn default() -> Page {
        Page(Words::TheGame)
    }
}

impl Page {
    /// All tabs, in order; the first one needs a match.
    const ALL: &'static [Page] = &[
        Page(Words::ThisMatch),
        Page(Words::TheGame),
        Page(Words::TheDraft),
        Page(Words::Bidding),
        Page(Words::Play),
        Page(Words::Scoring),
        Page(Words::Variants),
        Page(Words::Glossary),
        Page(Words::Controls),
    ];
}

impl Leaf for Page {
    fn icon(self) -> &'static str {
        match self.0 {
            Words::ThisMatch => "info",
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

/// Returns the match whose rules the page explains: the one that is played, or has just ended on the table.
fn explained<'a>(game: Option<&'a Match>, screen: &Screen) -> Option<&'a Match> {
    game.filter(|game| *screen == Screen::Table || game.game().phase() != Phase::MatchEnd)
}

/// Opens the rules of the current match; without one leaves that tab.
fn turn(mut page: ResMut<Page>, game: Option<Res<Match>>, screen: Res<State<Screen>>) {
    if explained(game.as_deref(), &screen).is_some() {
        page.set_if_neq(Page(Words::ThisMatch));
    } else if *page == Page(Words::ThisMatch) {
        *page = Page::default();
    }
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    game: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    own: Res<OwnRules>,
) {
    let game = explained(game.as_deref(), &screen);
    let leaves = if game.is_some() { Page::ALL } else { &Page::ALL[1..] };
    tabbed(
        &mut commands,
        &theme,
        &room,
        Menu::Help,
        &Caption::HowToPlay,
        leaves,
        |body, page: Page| {
            let mut writer = Writer::new(&theme, &room);
            for piece in help::pieces(page.0) {
                draw(body, &mut writer, piece, game, &own);
            }
            if !matches!(page.0, Words::Glossary | Words::Controls) {
                writer.terms(body);
            }
        },
    );
}

fn draw(body: &mut ChildSpawnerCommands, writer: &mut Writer, piece: &Piece, game: Option<&Match>, own: &OwnRules) {
    let (theme, room) = (writer.theme, writer.room);
    match piece {
        Piece::Head(text) => {
            body.spawn((theme.serif(text, room.text(30.0), palette::IVORY), narrow()));
        }
        Piece::Text(text) => writer.paragraph(body, text, (room.text(17.0), palette::IVORY), narrow()),
        Piece::Cards(cards, legend) => {
            let cards: Vec<Card> = cards.iter().filter_map(|card| card.parse().ok()).collect();
            figure(body, writer, &cards, legend);
        }
        Piece::Table(rows) => table(body, room, |table| {
            for (at, (name, meaning)) in rows.iter().enumerate() {
                row(table, (theme, room), at, name, |cell| {
                    writer.paragraph(cell, meaning, (room.text(16.5), palette::IVORY), Node::default());
                });
            }
        }),
        Piece::Keys => table(body, room, |table| {
            for (at, (keys, meaning)) in keys::rows().iter().enumerate() {
                row(table, (theme, room), at, keys, |cell| {
                    cell.spawn(theme.paragraph(meaning, room.text(16.5), palette::IVORY));
                });
            }
        }),
        Piece::Words => glossary::draw(body, theme, room),
        Piece::Rules => {
            let Some(game) = game else { return };
            let name = own.name(game.setup().kind, &game.setup().rules);
            body.spawn((theme.serif(&name, room.text(30.0), palette::IVORY), narrow()));
            this_match::draw(body, writer, &game.setup().rules);
        }
    }
}

/// Builds a table of names and meanings.
fn table(body: &mut ChildSpawnerCommands, room: &UiViewport, rows: impl FnOnce(&mut ChildSpawnerCommands)) {
    body.spawn(Node {
        width: px(width(room)),
        row_gap: px(2),
        flex_shrink: 0.0,
        ..column()
    })
    .with_children(rows);
}

/// Returns the width of a tab in fixed units: a percentage of a bounded node would be measured before the bound applies.
fn width(room: &UiViewport) -> f32 {
    let UiRect { left, right, .. } = room.margins();
    let [left, right] = [left, right].map(|edge| if let Val::Px(edge) = edge { edge } else { 0.0 });
    // The surroundings: margins, panel and padding, and in a wide window the tab names.
    let around = if room.portrait { left + right + 74.0 } else { 560.0 };
    (room.size.x - around).min(900.0)
}

/// Limits line length for readability.
fn narrow() -> Node {
    Node {
        max_width: px(860),
        flex_shrink: 0.0,
        ..default()
    }
}

fn figure(body: &mut ChildSpawnerCommands, writer: &mut Writer, cards: &[Card], legend: &Prose) {
    let room = writer.room;
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
            let mut fan = Fan {
                height,
                step: if cards.len() > 5 { 0.26 } else { 0.42 },
                angle: 3.0,
            };
            // In a narrow window the cards are smaller rather than clipped.
            let room = width(room) - 12.0;
            fan.height *= (room / fan.size(cards.len()).x).min(1.0);
            fan.spawn(figure, cards);
        }
        let node = Node {
            max_width: px(room.text(520.0)),
            flex_shrink: 1.0,
            ..default()
        };
        writer.paragraph(figure, legend, (room.text(16.0), palette::MUTED), node);
    });
}

/// Returns the background of a row: every other row is slightly lighter.
fn shade(at: usize) -> BackgroundColor {
    let alpha = if at.is_multiple_of(2) { 0.02 } else { 0.0 };
    BackgroundColor(palette::IVORY.with_alpha(alpha))
}

/// Spawns a row of a table; every other row is shaded.
fn row<'a>(
    table: &'a mut ChildSpawnerCommands,
    (theme, room): (&Theme, &UiViewport),
    at: usize,
    name: &dyn Phrase,
    meaning: impl FnOnce(&mut ChildSpawnerCommands),
) -> EntityCommands<'a> {
    let mut row = table.spawn((
        Node {
            width: percent(100),
            padding: UiRect::axes(px(16), px(10)),
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(10)),
            flex_shrink: 0.0,
            ..default()
        },
        shade(at),
    ));
    row.with_children(|row| {
        row.spawn((
            Node {
                width: percent(32),
                flex_shrink: 0.0,
                ..default()
            },
            children![theme.sans(name, room.text(17.0), palette::BRASS)],
        ));
        row.spawn(Node {
            width: percent(62),
            ..default()
        })
        .with_children(meaning);
    });
    row
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>();
    bind::following::<Page>(app);
    app.add_plugins((glossary::plugin, prose::plugin));
    app.add_systems(OnEnter(Menu::Help), turn.before(build));
    super::page(app, Menu::Help, build);
}
