//! Texts on the players' plates, kept in sync with the table.

use bevy::prelude::*;
use spades_layout::PlateField;
use spades_rules::{Bid, Phase, View};

use super::teams;
use crate::say;
use crate::session::setup::Player;
use crate::session::{Match, SideWho};
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::feel::threat::Threatened;
use crate::table::finale::Finale;
use crate::table::geometry::TableGeometry;
use crate::table::scene::{Scene, TeamColor};
use crate::table::shown::{LatestRemark, Remark, ShownScene, ShownView};
use crate::text::Phrase;
use crate::text::Words;
use crate::text::names::{ShortSide, ShortTeam};
use crate::text::number::{Count, Score};
use crate::text::personas::face;
use crate::text::plates::{SideBid, Status, beside_sets, side_lines};
use crate::ui::{CardPicture, EyesClosed, HeadShift, Theme, Tooltip, medal_fill, palette, write};

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

/// Maximum number of letters in a side's name on a phone.
const SHORT: usize = 16;

/// Number of letters in a team's names and its scores together, in a line on a phone.
const NAMES_AND_SCORES: usize = 19;

/// Number of letters of a team's names that are never shortened.
const MIN_LETTERS: usize = 8;

/// Returns the approximate width of a name in the serif, or of a line of figures, in sizes of its letters.
fn width(name: &str) -> f32 {
    /// Letters of a wide name beyond the usual.
    const SPARE: f32 = 1.05;
    let of = |letter: char| match letter {
        'm' | 'w' | 'M' | 'W' => 0.9,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | ' ' | '.' => 0.33,
        letter if letter.is_uppercase() => 0.72,
        letter => 0.52 * spades_words::width(letter.encode_utf8(&mut [0; 4])) as f32,
    };
    SPARE * name.chars().map(of).sum::<f32>()
}

/// Shortens names to a room in sizes of the smallest legible text.
fn fitted(mut names: ShortSide, room: Option<f32>) -> ShortSide {
    names.1 = names.1.min(spades_words::width(&names.text()));
    while names.1 > MIN_LETTERS && room.is_some_and(|room| width(&names.text()) > room) {
        names.1 -= 1;
    }
    names
}

/// A plate's medallion: a person keeps one color for every viewer.
#[derive(Component)]
pub(super) struct Medallion(pub(super) usize);

/// The icon in a plate's medallion.
#[derive(Component)]
pub(super) struct PlayerIcon(pub(super) usize);

/// The face of the computer player at a seat, in place of the icon.
#[derive(Component, Clone, Copy)]
#[require(HeadShift, EyesClosed)]
pub(super) struct FacePicture(pub(super) usize);

/// The disc on a medallion that marks the player who deals or draws first.
#[derive(Component)]
pub(super) struct DealerMarker(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fill, show_faces, color, mark_beginner).in_set(TableSystems::Draw),
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
            commands
                .entity(entity)
                .insert(Tooltip::new(say::plates::marker_means(marker.words())));
        }
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                write(&mut text, &marker);
            }
        }
    }
}

fn color(
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut medals: Query<(Ref<Medallion>, &mut BackgroundGradient)>,
) {
    let (Some(game), Some(scene)) = (game, &shown_scene.0) else {
        return;
    };
    for (medal, mut fill) in &mut medals {
        if shown_scene.is_changed() || medal.is_added() {
            let seat = (scene.viewer + medal.0) % scene.hands.len();
            // Partners share a color.
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
    /// Room for the names of a side on the score sheet ([`spades_layout::Layout::side_room`]).
    side_room: Option<f32>,
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
                let scores = scores.map_or(0, |scores| spades_words::width(&scores.text()));
                SHORT.min(NAMES_AND_SCORES.saturating_sub(scores))
            };
            let is_too_wide = |line: &dyn Phrase| self.side_room.is_some_and(|room| width(&line.text()) > room);
            if wanted == PlateField::SideLine && field(wanted, letters).is_some_and(|line| is_too_wide(&*line)) {
                // Their bags are also on the score sheet of the round.
                write(text, &field(PlateField::SideTricks, letters));
                return;
            }
            let names = matches!(wanted, PlateField::SideName | PlateField::ShortSideName);
            let room = self.side_room.filter(|_| names);
            let mut tries = (MIN_LETTERS.min(letters)..=letters)
                .rev()
                .map(|letters| field(wanted, letters));
            let fits = |names: &Option<Box<dyn Phrase>>| {
                let text = names.as_ref().map(|names| names.text()).unwrap_or_default();
                room.is_none_or(|room| width(&text) <= room)
            };
            let fitting = tries.clone().find(fits).or_else(|| tries.next_back());
            write(text, &fitting.flatten());
            return;
        }
        match wanted {
            PlateField::SideName => write(
                text,
                &fitted(ShortSide(game.side_who(side), usize::MAX), self.side_room),
            ),
            PlateField::ShortSideName => {
                write(text, &fitted(ShortSide(game.side_who(side), SHORT), self.side_room));
            }
            PlateField::SideBags => {
                write(text, &self.fitting(side_lines(None, 0, view, side)));
            }
            PlateField::SideScore => write(text, &self.score(side)),
            _ => write(text, &self.fitting(side_line(side, scene, view))),
        }
    }

    /// Returns the longest wording that a side has room for.
    fn fitting(&self, mut wordings: Vec<Words>) -> Option<Words> {
        /// On desks the line is larger than the smallest legible text, in sizes of which the room is given.
        const LARGER: f32 = 14.0 / 12.0;
        let fits = |line: &Words| self.side_room.is_none_or(|room| LARGER * width(&line.text()) <= room);
        match wordings.iter().position(fits) {
            Some(longest) => Some(wordings.swap_remove(longest)),
            None => wordings.pop(),
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
        match field {
            PlateField::NameOrDanger if self.danger == Some(seat) => {
                write(text, &say::plates::seat_line_nil_in_danger())
            }
            PlateField::Name | PlateField::NameOrDanger => match teams::name(scene, game, seat, self.letters) {
                Some(team) => write(text, &self.fitted(team)),
                None => write(text, &fitted(ShortSide(SideWho::One(game.who(seat)), LONG), self.room)),
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
                let line = target.map(|target| beside_sets(say::plates::of_target(target), view, side));
                write(text, &line);
            }
            PlateField::Bid => write(text, &say::plates::bid_figure(bid.map(|it| it.words()))),
            PlateField::BidCaption => write(text, &say::plates::bid_caption(bid.map(|it| it.words()))),
            PlateField::ShortBidCaption => write(text, &say::plates::bid_caption_short(bid.map(|it| it.words()))),
            PlateField::Tricks => write(
                text,
                &say::plates::tricks_taken(counts_tricks(scene).then(|| tricks.into())),
            ),
            PlateField::Bags => write(text, &view.bags.get(side).map(|&bags| Count(bags.into()))),
            PlateField::Line if self.danger == Some(seat) => write(text, &say::plates::seat_line_nil_in_danger()),
            PlateField::Line => write(text, &seat_line(seat, scene, game)),
            _ => self.write_side(text, relative, field),
        }
    }
}

/// Returns `true` once tricks are counted.
pub(super) fn counts_tricks(scene: &Scene) -> bool {
    matches!(
        scene.phase,
        Phase::Play | Phase::Claims | Phase::RoundEnd | Phase::MatchEnd
    )
}

/// Returns the bid and the tricks of a seat in words.
pub(super) fn seat_line(seat: usize, scene: &Scene, game: &Match) -> Words {
    let tricks = scene.tricks.get(seat).copied().unwrap_or(0);
    match scene.bids.get(seat).copied().flatten() {
        _ if game.player(seat).is_none() => say::plates::seat_line_took(tricks),
        // In a round without bids, and beside a partner who bid blind for both.
        None if counts_tricks(scene) => say::plates::seat_line_took(tricks),
        None => say::plates::seat_line_no_bid_yet(),
        Some(bid) if counts_tricks(scene) => say::plates::seat_line_bid_and_took(bid.words(), tricks),
        Some(bid) => say::plates::seat_line_bid(bid.words()),
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
    let changed = game.is_changed() || finale.is_changed() || geometry.is_changed();
    if !shown && !changed && added.is_empty() {
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
        side_room: geometry.side_room(teams::teams(scene).is_some()),
    };
    for (&Readout { relative, field }, mut text, mut color) in &mut texts {
        readings.write_seat(&mut text, &mut color, relative, field);
    }
}

/// Shows the face of each computer player, and an icon for anyone else.
fn show_faces(
    shown_scene: Res<ShownScene>,
    game: Option<Res<Match>>,
    mut icons: Query<(&PlayerIcon, &mut ImageNode, &mut Node), Without<FacePicture>>,
    mut faces: Query<(&FacePicture, &mut CardPicture, &mut Node)>,
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
    for (&FacePicture(relative), mut picture, mut node) in &mut faces {
        let face = face_of(relative);
        shown(&mut node, face.is_some());
        if let Some(card) = face {
            picture.set_if_neq(CardPicture::Head(card));
        }
    }
    for (&PlayerIcon(relative), mut image, mut node) in &mut icons {
        let seat = seat_of(relative);
        shown(&mut node, face_of(relative).is_none());
        let icon = if game.is_person(seat) { "user" } else { "bot" };
        let handle = theme.image(&format!("icons/{icon}.png"));
        if image.image != handle {
            image.image = handle;
        }
    }
}

fn side_line(side: usize, scene: &Scene, view: &View) -> Vec<Words> {
    let seats: Vec<usize> = view.rules.seats_of(side).collect();
    let bids: Vec<Bid> = seats
        .iter()
        .filter_map(|&seat| scene.bids.get(seat).copied().flatten())
        .collect();
    let tricks: u8 = seats.iter().filter_map(|&seat| scene.tricks.get(seat)).sum();
    let complete = bids.len() == seats.len();
    side_lines(complete.then(|| SideBid::of(&bids).words()), tricks, view, side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{SideWho, Who};

    #[test]
    fn a_name_of_wide_letters_is_cut_only_where_it_is_too_wide() {
        let shown = |name: &str, room: f32| {
            let names = ShortSide(SideWho::One(Who::Named(name.to_owned())), LONG);
            fitted(names, Some(room)).text()
        };
        assert_eq!(shown("北家", 8.0), "北家");
        assert_eq!(shown("Rachel", 8.0), "Rachel");
        assert!(shown("北家北家北家北家", 6.0).chars().count() < 8);
    }
}
