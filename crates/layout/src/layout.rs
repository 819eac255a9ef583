//! The questions that the game asks of a layout.

use std::ops::Deref;

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::finale::{OTHERS, Stage};
use crate::marks;
use crate::{
    BidPad, DropArea, Fixture, InfoRoom, Place, Placement, PlateMeasures, Pose, RemarkRoom, SeatWidget, Side, Table,
    Zone,
};

/// Position of everything on a table. Distances are in units.
pub trait Layout {
    fn table(&self) -> &Table;

    /// Returns the pose of a card at a place.
    #[must_use]
    fn pose(&self, place: Place) -> Pose;

    /// Returns the height of the cards in the viewer's hand.
    #[must_use]
    fn hand_height(&self) -> f32;

    #[must_use]
    fn trick_middle(&self) -> Vec2;

    /// Returns the largest area of a fixture; `None` if this table doesn't have it.
    #[must_use]
    fn fixture(&self, fixture: Fixture) -> Option<Rect>;

    /// Returns the measures of the players' plates.
    #[must_use]
    fn plate_measures(&self) -> &'static PlateMeasures {
        let plate = self.fixture(Fixture::Plate(0));
        PlateMeasures::of(self.table(), plate.map_or(0.0, |plate| plate.width()))
    }

    /// Returns the room for a name with its partner's on the narrowest plate, in sizes of the smallest legible text; `None` where names
    /// have a fixed number of letters.
    #[must_use]
    fn name_room(&self) -> Option<f32> {
        /// The border, and the mark of the side.
        const AROUND: f32 = 2.4 + 4.0;
        /// The corner that the disc of the first player takes, and the gap beside the mark.
        const CORNER: f32 = 14.0 + 3.0;
        let (table, measures) = (self.table(), self.plate_measures());
        let plates = (0..table.arrangement().hands()).filter_map(|relative| self.fixture(Fixture::Plate(relative)));
        let narrowest = plates.map(|plate| plate.width()).fold(f32::MAX, f32::min) / table.scale();
        let beside = if measures.disc_in_corner {
            CORNER
        } else {
            measures.beside_name()
        };
        let room = narrowest - 2.0 * measures.padding.x - AROUND - beside;
        let text = (table.viewport.min_text() / 2.0).ceil() * 2.0;
        measures.marked.then_some(room / text)
    }

    /// Returns the room for the names of a side on the score sheet, of two teams or of others, in sizes of the smallest legible text.
    #[must_use]
    fn side_room(&self, teams: bool) -> Option<f32> {
        let table = self.table();
        let (measures, sheet) = (table.sheet_measures()?, self.fixture(Fixture::Sheet)?);
        let text = (table.viewport.min_text() / 2.0).ceil() * 2.0;
        let width = measures.name_width(sheet.width() / table.scale(), teams, table.viewport.letters());
        Some(width / text)
    }

    /// Returns the layout of the bid pad in the room for prompts; `None` if there is none.
    #[must_use]
    fn bid_pad(&self) -> Option<BidPad> {
        let room = match self.seat_widget(SeatWidget::Prompt) {
            Some(stand) => stand.size,
            None => self.fixture(Fixture::Prompt)?.size(),
        };
        Some(BidPad::of(self.table(), room))
    }

    /// Returns the room for a hint or a remark of the coach; `None` if there is none.
    #[must_use]
    fn remark_room(&self) -> Option<RemarkRoom> {
        Some(RemarkRoom::of(self.table(), self.fixture(Fixture::Hint)?))
    }

    /// Returns the pose of a card of the winner's tricks at the end of a match.
    #[must_use]
    fn finale_pose(&self, place: Place) -> Pose {
        Stage {
            window: self.table().viewport.size,
            middle: self.trick_middle(),
            fixture: &|fixture| self.fixture(fixture),
        }
        .pose(place)
    }

    /// Returns the area to which the winner's plate moves at the end of a match, by the place of its seat from the bottom; `None` if
    /// there is no room, or people sit round the screen.
    #[must_use]
    fn finale_plate(&self, relative: usize) -> Option<Rect> {
        Stage {
            window: self.table().viewport.size,
            middle: self.trick_middle(),
            fixture: &|fixture| self.fixture(fixture),
        }
        .plate(relative)
    }

    /// Returns the area of the stamp on a contract that was set, by the place of its seat from the bottom; `None` if there is no room.
    #[must_use]
    fn plate_stamp(&self, relative: usize) -> Option<Rect> {
        let own = Fixture::Plate(relative);
        let plate = self.fixture(own)?;
        let fixtures = OTHERS.into_iter().chain(marks::MORE).filter(|&fixture| fixture != own);
        let hands = 0..self.table().arrangement.hands();
        let trick = hands.clone().map(|seat| Place::only(Zone::Trick(seat)));
        let cards = hands.flat_map(|seat| (0..13).map(move |index| Place::in_hand(seat, index, 13)));
        let cards = trick.chain(cards).map(|place| self.pose(place).bounds());
        let around: Vec<Rect> = fixtures
            .filter_map(|fixture| self.fixture(fixture))
            .chain(cards)
            .collect();
        marks::stamp(self.table(), plate, self.plate_measures().padding, &around)
    }

    /// Returns the area of the row of dots on the lower edge of a plate.
    #[must_use]
    fn plate_dots(&self, relative: usize) -> Option<Rect> {
        let plate = self.fixture(Fixture::Plate(relative))?;
        Some(marks::dots(self.table(), plate))
    }

    /// Returns the area on which a card dropped at a point is placed.
    #[must_use]
    fn drop_at(&self, point: Vec2) -> DropArea;

    /// Returns `true` if round and trick are stacked, at the right.
    #[must_use]
    fn round_in_column(&self) -> bool {
        false
    }

    /// Returns `true` if there is no room for the line about events: a bar or the plates show it instead.
    #[must_use]
    fn leaves_turn_line_to_bar(&self) -> bool {
        false
    }

    /// Returns the place of a widget at a side, if people sit round the screen.
    #[must_use]
    fn seat_widget(&self, _aside: SeatWidget) -> Option<Placement> {
        None
    }

    /// Returns the place for a short note of this size to a seat, if people sit round the screen: in the middle, at that side, where the
    /// shared tools leave room.
    #[must_use]
    fn note_to(&self, _seat: Seat, _size: Vec2) -> Option<Placement> {
        None
    }

    /// Returns the place for notices while a sheet turned to `seat` covers the table, if people sit round the screen: at the sheet's
    /// upper edge, over its title but none of its figures.
    #[must_use]
    fn over_sheets(&self, _seat: Seat) -> Option<Placement> {
        None
    }

    /// Returns the place for an explanation about the card at a point, if people sit round the screen: above the player's own hand, or,
    /// for a hand at another side, where that player is prompted.
    #[must_use]
    fn info_beside(&self, _own: bool, _of: Vec2) -> Option<InfoRoom> {
        None
    }

    /// Returns the place for information about a subject: above it, where a pointing hand covers nothing, or else below.
    #[must_use]
    fn info_room(&self, of: Rect) -> InfoRoom {
        InfoRoom::beside(self.table(), of, None)
    }

    /// Returns the place for information about a card of the hand at the bottom: above the hand, whichever card is raised, and between the
    /// hands at the sides.
    #[must_use]
    fn info_above_hand(&self, of: Rect) -> InfoRoom {
        let top = self.raised_hand_top();
        between_the_hands(self, self.info_room(Rect::new(of.min.x, top, of.max.x, top)), of)
    }

    /// Returns the upper edge of the viewer's hand of thirteen, whichever card is raised.
    #[must_use]
    fn raised_hand_top(&self) -> f32 {
        let table = self.table();
        (0..13)
            .map(|index| {
                self.pose(Place::in_hand(table.viewer, index, 13))
                    .raised()
                    .bounds()
                    .min
                    .y
            })
            .fold(table.viewport.size.y, f32::min)
    }

    /// Returns the stereo position of a zone: negative at the left, positive at the right, at most 0.7 to either side.
    #[must_use]
    fn pan(&self, zone: Zone) -> f32 {
        const WIDEST: f32 = 0.7;
        let across = self.pose(Place::only(zone)).center.x / self.table().viewport.size.x;
        WIDEST * (across * 2.0 - 1.0).clamp(-1.0, 1.0)
    }

    /// Hit test: the card of a `count`-card hand at `point`. Each card extends down without limit.
    #[must_use]
    fn card_of_hand_at(&self, seat: Seat, count: usize, point: Vec2) -> Option<usize> {
        let poses = (0..count).map(|index| (index, self.pose(Place::in_hand(seat, index, count))));
        let met = poses.filter(|(_, pose)| {
            let local = Vec2::from_angle(-pose.angle).rotate(point - pose.center);
            local.x.abs() <= pose.width() / 2.0 && local.y >= -pose.height / 2.0
        });
        met.max_by(|(_, a), (_, b)| a.z.total_cmp(&b.z)).map(|(index, _)| index)
    }

    /// Returns the upper edge of a `count`-card hand with no card raised.
    #[must_use]
    fn top_of_hand(&self, seat: Seat, count: usize) -> f32 {
        (0..count)
            .map(|index| self.pose(Place::in_hand(seat, index, count)).bounds().min.y)
            .fold(self.table().viewport.size.y, f32::min)
    }

    /// Returns the plate at a point, by the place of its seat from the bottom.
    #[must_use]
    fn plate_at(&self, point: Vec2) -> Option<usize> {
        (0..self.table().arrangement.hands()).find(|&relative| {
            self.fixture(Fixture::Plate(relative))
                .is_some_and(|rect| rect.contains(point))
        })
    }

    /// Returns `true` if a seat's hand is the one at the bottom or, round the screen, that of the player to act.
    #[must_use]
    fn is_at_bottom(&self, seat: Seat) -> bool {
        self.table().side(seat) == Side::Bottom
    }

    /// Returns `true` if a finger can slide along a seat's hand: the one at the bottom, and a dummy's on a phone. Other hands are packed
    /// too closely.
    #[must_use]
    fn can_be_slid_along(&self, seat: Seat) -> bool {
        self.is_at_bottom(seat)
    }

    /// Returns `true` if the viewer's hand may be in two rows.
    #[must_use]
    fn hand_has_rows(&self) -> bool {
        false
    }

    /// Returns `true` if a point is beyond the hand to play, toward the table.
    #[must_use]
    fn is_beyond_hand(&self, seat: Seat, count: usize, point: Vec2) -> bool {
        if !self.is_at_bottom(seat) {
            // A dummy is at the other end of the table.
            let bounds = |index| self.pose(Place::in_hand(seat, index, count)).bounds();
            return !(0..count).any(|index| bounds(index).contains(point));
        }
        point.y < self.top_of_hand(seat, count)
    }

    /// Returns `true` if a stroke leads from a seat's hand to the middle of the table more than along the hand.
    #[must_use]
    fn leads_to_middle(&self, seat: Seat, by: Vec2) -> bool {
        let up = if self.is_at_bottom(seat) { -by.y } else { by.y };
        up > by.x.abs()
    }

    /// Returns the area for the drawn card after a stroke in this direction, at any speed: down to the hand, up or sideways to the
    /// discards.
    #[must_use]
    fn flicked(&self, by: Vec2) -> DropArea {
        if self.table().phase != Phase::Draft {
            DropArea::Elsewhere
        } else if by.y > by.x.abs() {
            DropArea::Hand
        } else {
            DropArea::Discards
        }
    }

    /// Converts a vector on the table to the view of the person at `seat`: down is away from the middle.
    #[must_use]
    fn seen(&self, _seat: Seat, by: Vec2) -> Vec2 {
        by
    }

    /// Converts a vector from the view of the player to act to the table.
    #[must_use]
    fn unseen(&self, by: Vec2) -> Vec2 {
        by
    }
}

/// Returns the room for information about a card between the closed hands at the sides.
pub(crate) fn between_the_hands(layout: &(impl Layout + ?Sized), info: InfoRoom, of: Rect) -> InfoRoom {
    let table = layout.table();
    let closed = (0..table.arrangement.hands()).filter(|&seat| !table.open.has(seat));
    let beside = closed.filter(|&seat| matches!(table.side(seat), Side::Left | Side::Right));
    let cards = beside.flat_map(|seat| (0..13).map(move |index| Place::in_hand(seat, index, 13)));
    info.between(cards.map(|place| layout.pose(place).bounds()), table.scale)
        .at(of.center().x)
}

impl Deref for dyn Layout {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.table()
    }
}
