//! Layout on a phone: held upright, information and controls are above and below the cards; on its side, to the left and right of them.
//! Cards are as large as that leaves room for.

mod draft;
mod fixtures;
mod hands;
mod plates;
mod prompts;
mod trick;

use std::ops::Deref;

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::{DUMMY, Device, DropArea, Fixture, Layout, Place, Pose, RAISE, RATIO, Table, TellingRoom, Zone, telling};

/// Margin at the edges, in pixels of the interface like all sizes down to the captions.
const EDGE: f32 = 10.0;

/// Gap between widgets.
const AIR: f32 = 6.0;

/// A tool, sized for a finger.
const TOOL: f32 = 74.0;

/// The plate of one of two players, upright and on its side, and of one of several.
const PLATE: f32 = 76.0;
const PLATE_BESIDE: Vec2 = Vec2::new(232.0, 108.0);
const TAG: Vec2 = Vec2::new(224.0, 62.0);
const TAG_BESIDE: Vec2 = Vec2::new(170.0, 62.0);
/// Extra width of a plate that names partners.
const PARTNERS: f32 = 26.0;

/// Round and trick in a line, and stacked.
const ROUND_LINE: f32 = 38.0;
const ROUND: f32 = 60.0;

/// A button.
const BUTTON: f32 = 76.0;

/// Captions below the cards of a draft: of two lines, and of one.
const CAPTION: f32 = 56.0;
const CAPTION_LINE: f32 = 30.0;

/// Gap beside cards, in units like all sizes below.
const GAP: f32 = 6.0;

/// Visible height of the hand opposite in an upright window, and in one on its side.
const PEEK: f32 = 84.0;
const PEEK_LOW: f32 = 56.0;

/// Height of the cards of an open hand: the minimum, and in a high window.
const OPEN: (f32, f32) = (140.0, 196.0);

/// The same height for two players on a phone on its side.
const OPEN_LOW: f32 = 200.0;

/// Width in units from which an upright window counts as wide, like a tablet's.
const WIDE: f32 = 1000.0;

/// Length of an open hand of two rows at the side of a window on its side.
const OPEN_LENGTH: f32 = 410.0;

/// Cards in a row of the dummy, and the minimum room beside it for the trick.
const DUMMY_ROW: f32 = 7.0;
const MIN_BESIDE_DUMMY: f32 = 420.0;

/// The largest cards.
pub(super) const LARGEST_DRAWN: f32 = 420.0;
const LARGEST_DUEL: f32 = 400.0;
const LARGEST_STOCK: f32 = 240.0;

/// Middle and scale of a trick of four.
pub(super) struct PhoneTrick {
    pub(super) middle: Vec2,
    pub(super) scale: f32,
    /// Side by side rather than crosswise, where there is little height.
    pub(super) row: bool,
}

/// Layout of a table on a phone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhoneLayout {
    table: Table,
}

impl Deref for PhoneLayout {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Layout for PhoneLayout {
    fn table(&self) -> &Table {
        &self.table
    }

    fn pose(&self, place: Place) -> Pose {
        let Place {
            zone,
            index,
            count,
            under,
        } = place;
        match zone {
            Zone::Stock => self.stock(index),
            Zone::Drawn => self.draft_plan().drawn_pose(),
            Zone::Hand(seat) => self.hand(seat, index, count),
            Zone::Discards => self.discard(index, count),
            Zone::Trick(seat) => self.trick(seat, index),
            Zone::Won(seat) => self.won_pose((seat, index, count, under), |mine| self.pile(mine)),
        }
    }

    fn hand_height(&self) -> f32 {
        self.height_of_hand()
    }

    fn trick_middle(&self) -> Vec2 {
        if self.arrangement.hands() == 2 {
            self.duel().0
        } else {
            self.trick_of_four().middle
        }
    }

    fn fixture(&self, fixture: Fixture) -> Option<Rect> {
        self.area(fixture)
    }

    fn drop_at(&self, point: Vec2) -> DropArea {
        let plan = self.draft_plan();
        let top = self.raised_hand_top();
        self.dropped(point, (top + RAISE, top), plan.discards, plan.drawn)
    }

    fn round_in_column(&self) -> bool {
        self.low() || self.sides > 2 || self.arrangement.hands() > 2
    }

    fn leaves_telling_to_the_bar(&self) -> bool {
        self.watched && self.low()
    }

    fn telling(&self, of: Rect) -> TellingRoom {
        let buttons = self.fixture(Fixture::DraftButtons);
        TellingRoom::beside(self, of, buttons.filter(|_| self.phase == Phase::Draft))
    }

    /// Beside the player's own tricks, which are above the hand on an upright phone.
    fn telling_above_hand(&self, of: Rect) -> TellingRoom {
        let top = self.raised_hand_top();
        let mut info = self.telling(Rect::new(of.min.x, top, of.max.x, top));
        let tricks = self.fixture(Fixture::PileCaption(true));
        let Some(tricks) = tricks.filter(|_| !self.low()) else {
            return info;
        };
        // In a low window they are at the left.
        if tricks.center().x > self.viewport.size.x / 2.0 {
            info.room.max.x = tricks.min.x - telling::GAP;
        } else {
            info.room.min.x = tricks.max.x + telling::GAP;
        }
        info.at(of.center().x)
    }

    fn can_be_slid_along(&self, _seat: Seat) -> bool {
        true
    }
}

impl PhoneLayout {
    pub(crate) fn new(table: Table) -> PhoneLayout {
        PhoneLayout { table }
    }

    /// Returns `true` on a phone on its side.
    pub(super) fn low(&self) -> bool {
        self.viewport.device == Device::PhoneOnItsSide
    }

    /// Returns `true` if a bar takes so much of an upright phone that some other parts must go: the hand is then in one row.
    pub(super) fn above_bar(&self) -> bool {
        !self.low() && self.viewport.below > 0.0
    }

    /// Returns the distance of the viewer's plate from the lower edge.
    fn plate_lift(&self) -> f32 {
        EDGE + if self.above_bar() { 0.0 } else { TOOL + AIR }
    }

    /// Returns the left and right end of the room for the cards.
    pub(super) fn cards_span(&self) -> (f32, f32) {
        let width = self.viewport.size.x;
        if self.low() {
            let plates = (EDGE + self.beside() + AIR) * self.scale;
            let tools = (2.0 * EDGE + TOOL) * self.scale;
            let (left, right) = if self.left_handed() {
                (tools, plates)
            } else {
                (plates, tools)
            };
            (left, width - right)
        } else {
            (0.0, width)
        }
    }

    /// Returns the width of the widgets beside the cards of a phone on its side, in pixels of the interface.
    fn beside(&self) -> f32 {
        PLATE_BESIDE.x * (1.0 + (self.viewport.letters() - 1.0) * 0.35)
    }

    /// Returns the edge of the plates on a phone on its side: the one without tools.
    fn plates_edge(&self) -> f32 {
        let edge = EDGE * self.scale;
        if self.low() && self.left_handed() { -edge } else { edge }
    }

    /// Returns the size of a touch target, in units.
    pub(super) fn finger(&self) -> f32 {
        self.viewport.min_touch_target() * self.scale
    }

    /// Returns true if a dummy is the only open hand and its cards are laid out as touch targets, in two rows of up to seven. The smallest
    /// phone in landscape has no room for that beside a trick.
    pub(super) fn is_dummy_for_fingers(&self) -> bool {
        let three = self.arrangement.players() == 3;
        let alone = self.open == [DUMMY].into_iter().collect();
        let (left, right) = self.cards_span();
        let beside_trick = right - left - DUMMY_ROW * self.finger() >= MIN_BESIDE_DUMMY;
        three && alone && (!self.low() || beside_trick)
    }

    /// Returns the length of an open hand of two rows beside the trick of a window on its side.
    fn open_length(&self) -> f32 {
        if self.is_dummy_for_fingers() {
            (DUMMY_ROW - 1.0) * self.finger() + self.open_height() * RATIO + 1.0
        } else {
            OPEN_LENGTH
        }
    }

    /// Returns the height of an open hand with all its cards at the upper edge.
    fn open_depth(&self) -> f32 {
        let height = self.open_height();
        if self.is_dummy_for_fingers() {
            height + self.open_drop(height)
        } else {
            height
        }
    }

    /// Returns the height of the cards of an open hand: they are larger in a high window.
    fn open_height(&self) -> f32 {
        if self.is_dummy_for_fingers() {
            // As wide as a finger needs.
            return OPEN.0.max(self.finger() / RATIO);
        }
        if self.low() && self.arrangement.hands() == 2 {
            OPEN_LOW
        } else if self.low() {
            OPEN.0
        } else {
            // Two players have fewer plates, and there are fewer above a bar.
            let few = self.arrangement.hands() == 2 || self.above_bar();
            let least = if few { 1300.0 } else { 1600.0 };
            (OPEN.0 + (self.viewport.size.y - least) * 0.25).clamp(OPEN.0, OPEN.1)
        }
    }

    /// Returns the middle of the room for the cards.
    pub(super) fn cards_middle(&self) -> f32 {
        let (left, right) = self.cards_span();
        (left + right) / 2.0
    }
}
