//! Layout on a phone: held upright, information and controls are above and below the cards; on its side, to the left and right of them.
//! Cards are as large as that leaves room for.

mod draft;
mod fixtures;
mod hands;
mod on_its_side;
mod plates;
mod prompts;
mod trick;
mod upright;

use std::marker::PhantomData;
use std::ops::Deref;

use bevy_math::{Rect, Vec2};
use spades_rules::{DUMMY, Phase, Seat};

use crate::cards::DraftPlan;
use crate::layout::between_the_hands;
use crate::{DropArea, Fixture, InfoRoom, Layout, MIN_TARGET, Place, Pose, RAISE, RATIO, Side, Table, Zone, info_room};

/// Margin at the edges, in pixels of the interface like all sizes down to the captions.
const EDGE: f32 = 10.0;

/// Gap between widgets.
const AIR: f32 = 6.0;

/// A tool, sized for a finger.
const TOOL: f32 = 74.0;

/// The plate of one of two players, and of one of several, held upright.
const PLATE: f32 = 76.0;
const TAG: Vec2 = Vec2::new(224.0, 62.0);

/// Round and trick in a line, and stacked.
const ROUND_LINE: f32 = 38.0;
const ROUND: f32 = 60.0;

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

/// Width in units from which an upright window counts as wide, like a tablet's.
const WIDE: f32 = 1000.0;

/// Minimum width in logical pixels that is visible of a card in the viewer's hand, and of one in the trick.
pub(crate) const MIN_VISIBLE: f32 = 40.0;

/// Height of the cards in the viewer's hand where there is little room, in touch targets.
const SMALL_CARD: f32 = 1.5;

/// The same where there is more.
const MEDIUM_CARD: f32 = 1.83;

/// The largest cards.
pub(super) const LARGEST_DRAWN: f32 = 420.0;
const LARGEST_DUEL: f32 = 400.0;
const LARGEST_STOCK: f32 = 240.0;

/// Middle and scale of a trick of four.
pub struct PhoneTrick {
    pub(crate) middle: Vec2,
    pub(crate) scale: f32,
    /// Side by side rather than crosswise, where there is little height.
    pub(crate) row: bool,
}

/// Layout of a table on a phone that is held in the way `H`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhoneLayout<H> {
    table: Table,
    held: PhantomData<H>,
}

/// Marks the layout of a phone held upright.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Upright;

/// Marks the layout of a phone on its side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OnItsSide;

/// The answers that depend on the way a phone is held.
pub trait PhoneShape: Deref<Target = Table> {
    /// Returns the left and right end of the room for the cards.
    fn cards_span(&self) -> (f32, f32);

    /// Returns `true` if round and trick are stacked.
    fn stacks_round(&self) -> bool;

    /// Returns `true` if a bar takes so much of the window that some other parts must go.
    fn above_bar(&self) -> bool {
        false
    }

    /// Returns `true` if the bar of a replay says what has happened.
    fn bar_tells(&self) -> bool {
        false
    }

    /// Returns `true` if the room between trick and hand has no height for the line about events.
    fn pill_gives_way(&self) -> bool {
        false
    }

    /// Returns `true` if the other players' plates share one row below the opposite hand; round and trick then have no room.
    fn tags_in_row(&self) -> bool {
        false
    }

    /// Returns `true` if there is no height for both the scores and a trick of four.
    fn sheet_gives_way(&self) -> bool {
        false
    }

    /// Returns `true` if the player's own tricks are above the hand.
    fn has_tricks_above_hand(&self) -> bool;

    /// Returns the plate of one of two players.
    fn plate(&self, side: Side) -> Rect;

    /// Returns the plate of one of several players.
    fn tag(&self, side: Side) -> Rect;

    /// Returns the area of the sides' scores.
    fn sheet(&self) -> Rect;

    /// Returns the area of round and trick.
    fn round(&self) -> Rect;

    /// Returns the area of the badge for broken spades.
    fn badge(&self) -> Rect;

    /// Returns the area of the pill, beside the badge where a large interface leaves no room for stacking them.
    fn pill_beside_badge(&self) -> Rect;

    /// Returns the area of the tools: in a row below everything, or stacked at a thumb.
    fn tools(&self) -> Rect;

    /// Returns the area of the tool that calls a renege, if it is apart.
    fn call_tool(&self) -> Option<Rect> {
        None
    }

    /// Returns the area of a small button with an offer.
    fn offer(&self) -> Rect;

    /// Returns the area for the size of the hand.
    fn hand_caption(&self) -> Rect;

    fn discards_caption_size(&self) -> Vec2;

    fn hint_room(&self) -> Rect;

    /// Returns `true` if the viewer's hand is in one row: it has two where one would show too little of each card.
    fn in_one_row(&self) -> bool;

    /// Returns the height of the cards in the viewer's hand.
    fn height_of_hand(&self) -> f32;

    /// Returns the pose of a card of the viewer's hand.
    fn hand_at_bottom(&self, index: usize, count: usize) -> Pose;

    /// Returns the step between cards of a face-down hand opposite, their height, and the y of their middle.
    fn rival_cards(&self) -> (f32, f32, f32);

    /// Returns the vertical range of a face-down hand at a side.
    fn flank_room(&self, side: f32) -> (f32, f32);

    /// Returns `true` if a dummy's cards have room as touch targets.
    fn fits_dummy(&self) -> bool {
        true
    }

    /// Returns the height of the cards of an open hand that aren't touch targets.
    fn open_cards(&self) -> f32;

    /// Returns `true` if open hands at the sides have two rows.
    fn has_rows_beside(&self) -> bool;

    /// Returns the card height of an open hand at one of the other edges, its upper edge, and its horizontal range.
    fn open(&self, side: Side) -> (f32, f32, f32, f32);

    /// Returns the upper edge of the room for play.
    fn play_top(&self) -> f32;

    /// Returns the place of a trick of four: as large as the room allows, clear of plates and open hands at the sides.
    fn trick_of_four(&self) -> PhoneTrick;

    /// Returns the width of the tricks taken.
    fn pile_width(&self) -> f32;

    /// Returns the layout of a draft.
    fn draft_plan(&self) -> DraftPlan;

    /// Returns the width of the discards, their number of rows, and the offset of a row below the previous one, in card heights.
    fn discard_rows(&self) -> (f32, usize, f32);

    /// Returns the lower edge of the target for a card that is kept.
    fn hand_target_bottom(&self) -> f32;

    /// Returns the left edge of the target for a card that is discarded.
    fn discard_target_left(&self) -> f32;
}

impl<H> Deref for PhoneLayout<H> {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl<H> Layout for PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
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
            Zone::Finale => self.finale_pose(place),
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
        self.stacks_round()
    }

    fn leaves_turn_line_to_bar(&self) -> bool {
        self.bar_tells() || self.pill_gives_way()
    }

    fn info_room(&self, of: Rect) -> InfoRoom {
        let buttons = self.fixture(Fixture::DraftButtons);
        InfoRoom::beside(self, of, buttons.filter(|_| self.phase == Phase::Draft))
    }

    /// Beside the player's own tricks, which are above the hand on an upright phone.
    fn info_above_hand(&self, of: Rect) -> InfoRoom {
        let top = self.raised_hand_top();
        let mut info = self.info_room(Rect::new(of.min.x, top, of.max.x, top));
        let tricks = self.fixture(Fixture::PileCaption(true));
        let Some(tricks) = tricks.filter(|_| self.has_tricks_above_hand()) else {
            return between_the_hands(self, info, of);
        };
        // In a low window they are at the left.
        if tricks.center().x > self.viewport.size.x / 2.0 {
            info.room.max.x = tricks.min.x - info_room::GAP;
        } else {
            info.room.min.x = tricks.max.x + info_room::GAP;
        }
        between_the_hands(self, info, of)
    }

    fn can_be_slid_along(&self, _seat: Seat) -> bool {
        true
    }

    fn hand_has_rows(&self) -> bool {
        !self.in_one_row()
    }
}

impl<H> PhoneLayout<H> {
    pub(crate) fn new(table: Table) -> PhoneLayout<H> {
        PhoneLayout {
            table,
            held: PhantomData,
        }
    }

    /// Returns the size of a touch target, in units.
    fn finger(&self) -> f32 {
        self.viewport.min_touch_target() * self.scale
    }

    /// Returns the minimum width of a card that stays visible in the viewer's hand, in units.
    fn min_visible(&self) -> f32 {
        self.finger() * MIN_VISIBLE / MIN_TARGET
    }
}

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns `true` if a dummy is the only open hand and its cards are laid out as touch targets, in two rows of up to seven.
    fn is_dummy_for_fingers(&self) -> bool {
        let three = self.arrangement.players() == 3;
        let alone = self.open == [DUMMY].into_iter().collect();
        three && alone && !self.watched && self.fits_dummy()
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

    /// Returns the height of the cards of an open hand.
    fn open_height(&self) -> f32 {
        if self.is_dummy_for_fingers() {
            // As wide as a finger needs.
            OPEN.0.max(self.finger() / RATIO)
        } else {
            self.open_cards()
        }
    }

    /// Returns the middle of the room for the cards.
    fn cards_middle(&self) -> f32 {
        let (left, right) = self.cards_span();
        (left + right) / 2.0
    }
}
