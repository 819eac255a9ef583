//! Each person's ledger: names, bids, tricks and scores of all players, turned to that person.

use crate::ui::node::{NodeStyle as _, column, flex};
use bevy::prelude::*;
use spades_layout::SeatWidget;
use spades_rules::Seat;

use super::super::plates::look;
use super::super::round;
use super::super::seat_labels::{counts_tricks, seat_line};
use super::{BuildFacing, aside};
use crate::say;
use crate::session::{Match, OwnRules, SideWho};
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::Blank;
use crate::text::facing::BidAndTricks;
use crate::text::names::ShortSide;
use crate::text::number::Score;
use crate::text::plates::beside_sets;
use crate::ui::{Fit, Panels, Ui, palette, room_to_fit, write};

/// A text of a ledger.
#[derive(Component, Clone, Copy)]
enum Entry {
    /// Name, shortened to this number of letters.
    Name(Seat, usize),
    /// Bid and tricks in words.
    Line(Seat),
    /// Bid and tricks where room is short.
    BidAndTricks(Seat),
    Bags(usize),
    Score(usize),
    /// The round, and the match's target or progress.
    Round,
    Detail,
}

/// Marker of the picture for broken spades.
#[derive(Component)]
struct Broken;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, (fill, show_broken).in_set(TableSystems::Draw));
}

fn build(event: On<BuildFacing>, mut panels: Panels, game: Res<Match>) {
    let sides = game.game().scores().len();
    let surface = flex()
        .padding(UiRect::axes(event.at(12.0), event.at(1.0)))
        .border(UiRect::all(px(1.2)))
        .border_radius(BorderRadius::all(event.at(14.0)))
        .wrap()
        .align_content(AlignContent::SpaceAround)
        .column_gap(event.at(16.0));
    event.fill(&mut panels, |ui| {
        for &seat in &event.people {
            let pen = LedgerPen {
                event: &event,
                game: &game,
                own: game.game().side_of(seat),
            };
            let ledger = (aside(SeatWidget::Ledger(seat), surface.clone()), look());
            ui.nest(ledger, |ui| {
                // Each person's own side comes first.
                for side in (0..sides).map(|step| (pen.own + step) % sides) {
                    if event.high_ledgers[seat] {
                        pen.cell(ui, side);
                    } else {
                        pen.line(ui, side);
                    }
                }
            });
        }
    });
}

/// Writes one person's ledger.
struct LedgerPen<'a> {
    event: &'a BuildFacing,
    game: &'a Match,
    /// That person's side.
    own: usize,
}

/// Returns the components of a text that keeps its width.
fn rigid(entry: Entry) -> impl Bundle {
    let node = flex().rigid();
    (entry, TextLayout::no_wrap(), node)
}

impl LedgerPen<'_> {
    fn two(&self) -> bool {
        self.game.game().hands() == 2
    }

    fn small(&self, ui: &mut Ui, entry: Entry) {
        ui.sans(&Blank, 13.0, palette::MUTED).insert(rigid(entry));
    }

    fn score(&self, ui: &mut Ui, side: usize, size: f32) {
        ui.serif(&Blank, size, palette::BRASS).insert(rigid(Entry::Score(side)));
    }

    /// Spawns the bags, and for the person's own side the picture for broken spades.
    fn bags(&self, ui: &mut Ui, side: usize) {
        if side == self.own {
            let size = Vec2::splat(20.0 * self.event.pixel);
            ui.spawn((ui.theme.picture("ui/broken-spade.png", size, palette::BRASS), Broken));
        }
        self.small(ui, Entry::Bags(side));
    }

    /// Spawns a name, which fills the available room if it `grows`, or takes only what it needs.
    fn name(&self, ui: &mut Ui, name: Entry, grows: bool) {
        let mut node = room_to_fit();
        if !grows {
            (node.flex_grow, node.flex_basis) = (0.0, auto());
        }
        ui.nest((node, Pickable::IGNORE), |ui| {
            let size = if self.two() { 17.0 } else { 16.0 };
            ui.serif(&Blank, size, palette::IVORY)
                .insert((name, TextLayout::no_wrap(), Fit::default()));
        });
    }

    /// Returns `true` if another of more than two sides is beside this one. Of three the person's own has a line to itself.
    fn is_paired(&self, side: usize) -> bool {
        match self.game.game().scores().len() {
            3 => side != self.own,
            sides => sides > 2,
        }
    }

    fn row(&self) -> Node {
        flex().width(percent(100)).column_gap(self.event.at(8.0)).align_center()
    }

    /// Spawns a side as one line: two sides below each other, or four in pairs.
    fn line(&self, ui: &mut Ui, side: usize) {
        let sides = self.game.game().scores().len();
        let row = self
            .row()
            .width(percent(if self.is_paired(side) { 47 } else { 100 }))
            .height(percent(46));
        let player = flex()
            .flex_grow(if self.two() { 0.0 } else { 1.0 })
            .flex_basis(if self.two() { auto() } else { px(0) })
            .min_width(px(0))
            .column_gap(self.event.at(7.0))
            .align_center();
        let middle = flex().grow().justify_center();
        let letters = match (self.two(), sides > 2) {
            (true, _) => usize::MAX,
            (_, true) => 9,
            (_, false) => 15,
        };
        ui.nest((row, Pickable::IGNORE), |ui| {
            for seat in self.game.setup().rules.seats_of(side) {
                let tally = if self.two() {
                    Entry::Line(seat)
                } else {
                    Entry::BidAndTricks(seat)
                };
                ui.nest((player.clone(), Pickable::IGNORE), |ui| {
                    self.name(ui, Entry::Name(seat, letters), false);
                    self.small(ui, tally);
                });
            }
            if self.two() {
                let round = if side == self.own { Entry::Round } else { Entry::Detail };
                ui.nest((middle, Pickable::IGNORE), |ui| self.small(ui, round));
            }
            self.bags(ui, side);
            self.score(ui, side, 19.0);
        });
    }

    /// Spawns a side as a cell of a short and high ledger: a line per name and one for their shared figures; or two lines for a single
    /// name.
    fn cell(&self, ui: &mut Ui, side: usize) {
        let sides = self.game.game().scores().len();
        let seats: Vec<Seat> = self.game.setup().rules.seats_of(side).collect();
        let cell = column()
            .width(percent(if self.is_paired(side) || sides == 2 { 45 } else { 92 }))
            .height(percent(if sides > 2 { 48 } else { 96 }))
            .justify_content(JustifyContent::SpaceAround);
        ui.nest((cell, Pickable::IGNORE), |ui| {
            for &seat in &seats {
                ui.nest((self.row(), Pickable::IGNORE), |ui| {
                    self.name(ui, Entry::Name(seat, 10), true);
                    match seats.len() {
                        1 => self.score(ui, side, 17.0),
                        _ => self.small(ui, Entry::BidAndTricks(seat)),
                    }
                });
            }
            ui.nest((self.row(), Pickable::IGNORE), |ui| {
                if let [seat] = seats[..] {
                    self.small(ui, Entry::BidAndTricks(seat));
                }
                ui.spring().insert(Pickable::IGNORE);
                self.bags(ui, side);
                if seats.len() > 1 {
                    self.score(ui, side, 17.0);
                }
            });
        });
    }
}

fn fill(
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    cues: Res<CueQueue>,
    game: Option<Res<Match>>,
    own: Res<OwnRules>,
    mut entries: Query<(&Entry, &mut Text, &mut TextColor)>,
    added: Query<(), Added<Entry>>,
) {
    let (Some(game), Some(view), Some(scene)) = (game, &shown_view.0, &shown_scene.0) else {
        return;
    };
    if !shown_scene.is_changed()
        && !shown_view.is_changed()
        && !cues.is_changed()
        && !game.is_changed()
        && added.is_empty()
    {
        return;
    }
    for (entry, mut text, mut color) in &mut entries {
        match *entry {
            Entry::Name(seat, letters) => {
                write(&mut text, &ShortSide(SideWho::One(game.who(seat)), letters));
                let turn = cues.idle() && view.actor == Some(seat);
                let ink = if turn { palette::BRASS } else { palette::IVORY };
                if color.0 != ink {
                    color.0 = ink;
                }
            }
            Entry::Line(seat) => write(&mut text, &seat_line(seat, scene, &game)),
            Entry::BidAndTricks(seat) => {
                let tally = BidAndTricks {
                    bid: scene.bids.get(seat).copied().flatten(),
                    tricks: counts_tricks(scene).then(|| scene.tricks.get(seat).copied().unwrap_or(0)),
                };
                write(&mut text, &tally);
            }
            Entry::Round => write(&mut text, &round::title(scene, &game, &own)),
            Entry::Detail => write(&mut text, &round::detail(scene, view)),
            Entry::Bags(side) => write(
                &mut text,
                &view
                    .bags
                    .get(side)
                    .map(|&bags| beside_sets(say::facing::bags(bags), view, side)),
            ),
            Entry::Score(side) => write(&mut text, &view.scores.get(side).map(|&score| Score(score))),
        }
    }
}

fn show_broken(shown_scene: Res<ShownScene>, mut marks: Query<&mut Node, With<Broken>>) {
    let broken = shown_scene
        .0
        .as_ref()
        .is_some_and(|scene| scene.broken && scene.breaks_spades());
    for mut node in &mut marks {
        let display = if broken { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}
