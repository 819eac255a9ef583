//! Texts on the players' plates, kept in sync with the table.

use bevy::prelude::*;
use spades_layout::PlateField;
use spades_rules::{Bid, Phase, View};

use super::{teams, write};
use crate::session::Match;
use crate::session::setup::Player;
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::feel::threat::Threatened;
use crate::table::finale::Finale;
use crate::table::geometry::TableGeometry;
use crate::table::scene::{Scene, TeamColor};
use crate::table::shown::{LatestRemark, Remark, ShownScene, ShownView};
use crate::text::Phrase;
use crate::text::names::{ShortSide, ShortTeam};
use crate::text::number::{Count, Score};
use crate::text::personas::face;
use crate::text::plates::{
    BidCaption, BidFigure, MarkerMeans, OfTarget, SeatLine, SideBid, SideLine, Status, TricksTaken,
};
use crate::ui::{CardPicture, HeadShift, Theme, Tooltip, medal_fill, palette};

/// A text on a plate, for the seat this many places clockwise from the bottom.
#[derive(Component, Clone, Copy)]
pub(super) struct Readout {
    relative: usize,
    field: PlateField,
}

impl Readout {
    /// Returns the places from the bottom.
    pub(super) fn relative(&self) -> usize {
        self.relative
    }

    /// Returns the value shown.
    pub(super) fn field(&self) -> PlateField {
        self.field
    }
}

/// Maximum number of letters in a team's names beside two scores, where there is room.
const LONG: usize = 20;

/// Maximum number of letters in a side's name on a phone: beside one other, and beside two.
const SHORT: usize = 16;
const A_THIRD: usize = 10;

/// Number of letters in a team's names and its scores together, in a line on a phone.
const NAMES_AND_SCORES: usize = 19;

/// Number of letters of a team's names that are never shortened.
const MIN_LETTERS: usize = 8;

/// Returns the approximate width of a name in the serif, in sizes of its letters.
fn width(name: &str) -> f32 {
    let of = |letter: char| match letter {
        'm' | 'w' | 'M' | 'W' => 0.9,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | ' ' | '.' => 0.33,
        letter if letter.is_uppercase() => 0.72,
        _ => 0.52,
    };
    name.chars().map(of).sum()
}

/// A plate's medallion: a person keeps one colour for every viewer.
#[derive(Component)]
pub(super) struct Medal(pub(super) usize);

/// The icon in a plate's medallion.
#[derive(Component)]
pub(super) struct Portrait(pub(super) usize);

/// The face of the computer player at a seat, in place of the icon.
#[derive(Component, Clone, Copy)]
#[require(HeadShift)]
pub(super) struct Likeness(pub(super) usize);

/// The disc on a medallion that marks the player who deals or draws first.
#[derive(Component)]
pub(super) struct DealerMarker(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fill, show_faces, colour, mark_beginner).in_set(TableSystems::Draw),
    );
}

fn mark_beginner(
    mut commands: Commands,
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut discs: Query<(Entity, Ref<DealerMarker>, &mut Node, &Children)>,
    mut texts: Query<&mut Text>,
) {
    let (Some(game), Some(scene)) = (game, &shown_scene.0) else {
        return;
    };
    let (seat, marker) = game.beginner();
    for (entity, begins, mut node, children) in &mut discs {
        if !shown_scene.is_changed() && !begins.is_added() {
            continue;
        }
        let here = (scene.viewer + begins.0) % scene.hands.len() == seat;
        let display = if here { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if begins.is_added() {
            commands.entity(entity).insert(Tooltip::new(MarkerMeans(marker)));
        }
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                write(&mut text, &marker);
            }
        }
    }
}

fn colour(
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut medals: Query<(Ref<Medal>, &mut BackgroundGradient)>,
) {
    let (Some(game), Some(scene)) = (game, &shown_scene.0) else {
        return;
    };
    for (medal, mut fill) in &mut medals {
        if shown_scene.is_changed() || medal.is_added() {
            let seat = (scene.viewer + medal.0) % scene.hands.len();
            // Partners share a colour.
            let home = match scene.team_color(seat, game.home()) {
                Some(team) => team == TeamColor::Home,
                None => seat == game.home(),
            };
            fill.set_if_neq(medal_fill(palette::medal(home)));
        }
    }
}

/// Returns the text of a plate that is kept in sync.
pub(super) fn readout(relative: usize, field: PlateField) -> impl Bundle {
    (Readout { relative, field }, TextLayout::no_wrap())
}

/// The state of the table that texts are derived from.
struct Readings<'a> {
    remark: Option<Remark>,
    /// `true` if nothing is left to play.
    idle: bool,
    scene: &'a Scene,
    view: &'a View,
    game: &'a Match,
    /// The seat whose nil is in danger.
    danger: Option<usize>,
    /// Maximum number of letters on a plate that names both partners.
    letters: usize,
    /// Room for them on the narrowest plate ([`spades_layout::Layout::name_room`]).
    room: Option<f32>,
}

impl Readings<'_> {
    fn score(&self, side: usize) -> Option<Score> {
        self.view.scores.get(side).map(|&score| Score(score))
    }

    /// Returns the status of the seat this many places clockwise from the bottom, and `true` if it stands out.
    fn status(&self, relative: usize) -> Option<(Status, bool)> {
        let (scene, view, game) = (self.scene, self.view, self.game);
        let seat = (scene.viewer + relative) % scene.hands.len();
        let mine = relative == 0;
        let turn = self.idle && view.actor == Some(seat);
        if let Some(Remark::Took(taker)) = self.remark
            && taker == seat
            && !turn
        {
            return Some((Status::TakesTheTrick, true));
        }
        let status = match view.phase {
            _ if self.danger == Some(seat) => Status::NilInDanger,
            Phase::Draft if turn && mine => Status::YourDraw,
            Phase::Bidding if turn && mine => Status::YourBid,
            Phase::Play if turn && mine => Status::YourTurn,
            Phase::Draft if turn => Status::Draws,
            Phase::Bidding if turn => Status::IsBidding,
            Phase::Play if turn => Status::IsPlaying,
            Phase::Play if scene.leader == Some(seat) => Status::Led,
            _ => match game.player(seat).and_then(Player::level) {
                Some(level) => Status::Plays(level),
                // The result waits for a person.
                _ if view.phase.is_scored() => return None,
                _ => Status::Waits,
            },
        };
        Some((status, turn))
    }

    /// Writes a text of the score sheet about a side or a team.
    fn write_side(&self, text: &mut Mut<Text>, side: usize, wanted: PlateField) {
        let (scene, view, game) = (self.scene, self.view, self.game);
        if let Some(teams) = teams::teams(scene) {
            let team = teams.get(side);
            let field = |field: PlateField, letters: usize| {
                team.and_then(|&team| teams::field((field, team), scene, view, game, letters))
            };
            let letters = if wanted == PlateField::SideName {
                LONG
            } else {
                let scores = field(PlateField::SideScore, SHORT);
                let scores = scores.map_or(0, |scores| scores.text().chars().count());
                SHORT.min(NAMES_AND_SCORES.saturating_sub(scores))
            };
            write(text, &field(wanted, letters));
            return;
        }
        match wanted {
            PlateField::SideName => write(text, &game.side_who(side)),
            PlateField::ShortSideName => {
                let most = if game.game().scores().len() == 3 {
                    A_THIRD
                } else {
                    SHORT
                };
                write(text, &ShortSide(game.side_who(side), most));
            }
            PlateField::SideBags => {
                let line = SideLine {
                    bid: None,
                    ..side_line(side, scene, view)
                };
                write(text, &line);
            }
            PlateField::SideScore => write(text, &self.score(side)),
            _ => write(text, &side_line(side, scene, view)),
        }
    }

    /// Shortens the names of a team to the room on the narrowest plate.
    fn fitted(&self, mut team: ShortTeam) -> ShortTeam {
        while team.1 > MIN_LETTERS && self.room.is_some_and(|room| width(&team.text()) > room) {
            team.1 -= 1;
        }
        team
    }

    /// Writes a text about the seat this many places clockwise from the bottom.
    fn write_seat(&self, text: &mut Mut<Text>, color: &mut Mut<TextColor>, relative: usize, field: PlateField) {
        let (scene, view, game) = (self.scene, self.view, self.game);
        let seat = (scene.viewer + relative) % scene.hands.len();
        let side = view.rules.side_of(seat);
        let bid = scene.bids.get(seat).copied().flatten();
        let tricks = scene.tricks.get(seat).copied().unwrap_or(0);
        let playing = matches!(
            scene.phase,
            Phase::Play | Phase::Claims | Phase::RoundEnd | Phase::MatchEnd
        );
        match field {
            PlateField::NameOrDanger if self.danger == Some(seat) => write(text, &SeatLine::NilInDanger),
            PlateField::Name | PlateField::NameOrDanger => match teams::name(scene, game, seat, self.letters) {
                Some(team) => write(text, &self.fitted(team)),
                None => write(text, &game.who(seat)),
            },
            PlateField::Status => {
                let line = self.status(relative);
                let wanted = match line {
                    Some((_, true)) => palette::BRASS,
                    _ => palette::MUTED,
                };
                if color.0 != wanted {
                    color.0 = wanted;
                }
                write(text, &line.map(|(status, _)| status));
            }
            PlateField::Score => write(text, &self.score(side)),
            PlateField::Target => {
                let target = view.rules.end.target.filter(|_| view.rules.end.rounds.is_none());
                write(text, &target.map(OfTarget));
            }
            PlateField::Bid => write(text, &BidFigure(bid)),
            PlateField::BidCaption => write(text, &BidCaption(bid)),
            PlateField::Tricks => write(text, &TricksTaken(playing.then_some(tricks))),
            PlateField::Bags => write(text, &view.bags.get(side).map(|&bags| Count(bags.into()))),
            PlateField::Line => write(text, &self.line(seat, bid, tricks, playing)),
            _ => self.write_side(text, relative, field),
        }
    }

    /// Returns bid and tricks in one line.
    fn line(&self, seat: usize, bid: Option<Bid>, tricks: u8, playing: bool) -> SeatLine {
        match bid {
            _ if self.danger == Some(seat) => SeatLine::NilInDanger,
            _ if self.game.player(seat).is_none() => SeatLine::Took(tricks),
            None => SeatLine::NoBidYet,
            Some(bid) if playing => SeatLine::BidAndTook(bid, tricks),
            Some(bid) => SeatLine::Bid(bid),
        }
    }
}

fn fill(
    (shown_scene, shown_view): (Res<ShownScene>, Res<ShownView>),
    (latest_remark, cues): (Res<LatestRemark>, Res<CueQueue>),
    game: Option<Res<Match>>,
    mut texts: Query<(&Readout, &mut Text, &mut TextColor)>,
    geometry: Res<TableGeometry>,
    danger: Res<Threatened>,
    finale: Res<Finale>,
    added: Query<(), Added<Readout>>,
) {
    let (Some(game), Some(view), Some(scene)) = (game, &shown_view.0, &shown_scene.0) else {
        return;
    };
    let shown = shown_scene.is_changed() || shown_view.is_changed() || latest_remark.is_changed() || cues.is_changed();
    if !shown && !game.is_changed() && !finale.is_changed() && added.is_empty() {
        return;
    }
    let view = &*finale.counted(view);
    let readings = Readings {
        remark: latest_remark.0,
        idle: cues.idle(),
        scene,
        view,
        game: &game,
        danger: danger.0,
        letters: geometry.plate_measures().letters,
        room: geometry.name_room(),
    };
    for (&Readout { relative, field }, mut text, mut color) in &mut texts {
        readings.write_seat(&mut text, &mut color, relative, field);
    }
}

/// Shows the face of each computer player, and an icon for anyone else.
fn show_faces(
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut icons: Query<(&Portrait, &mut ImageNode, &mut Node), Without<Likeness>>,
    mut faces: Query<(&Likeness, &mut CardPicture, &mut Node)>,
    theme: Res<Theme>,
    added: Query<(), Added<Readout>>,
) {
    let (Some(game), Some(scene)) = (game, &shown_scene.0) else {
        return;
    };
    if !shown_scene.is_changed() && !game.is_changed() && added.is_empty() {
        return;
    }
    let seat_of = |relative: usize| (scene.viewer + relative) % scene.hands.len();
    let face_of = |relative: usize| face(game.player(seat_of(relative))?);
    let shown = |node: &mut Mut<Node>, on: bool| {
        let display = if on { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    };
    for (&Likeness(relative), mut picture, mut node) in &mut faces {
        let face = face_of(relative);
        shown(&mut node, face.is_some());
        if let Some(card) = face {
            picture.set_if_neq(CardPicture::Head(card));
        }
    }
    for (&Portrait(relative), mut image, mut node) in &mut icons {
        let seat = seat_of(relative);
        shown(&mut node, face_of(relative).is_none());
        let icon = if game.is_person(seat) { "user" } else { "bot" };
        let handle = theme.image(&format!("icons/{icon}.png"));
        if image.image != handle {
            image.image = handle;
        }
    }
}

fn side_line(side: usize, scene: &Scene, view: &View) -> SideLine {
    let seats: Vec<usize> = view.rules.seats_of(side).collect();
    let bids: Vec<Bid> = seats
        .iter()
        .filter_map(|&seat| scene.bids.get(seat).copied().flatten())
        .collect();
    let tricks: u8 = seats.iter().filter_map(|&seat| scene.tricks.get(seat)).sum();
    let complete = bids.len() == seats.len();
    SideLine {
        bid: complete.then(|| SideBid::of(&bids)),
        tricks,
        bags: view.bags.get(side).copied().unwrap_or(0),
    }
}
