//! A phone on its side: information and controls are to the left and right of the cards.

mod draft;

use bevy_math::{Rect, Vec2};
use spades_rules::{DUMMY, Phase};

use self::draft::DISCARD_ROW;
use super::trick::{TRICK, room_of};
use super::{
    AIR, BUTTON, CAPTION, EDGE, GAP, MEDIUM_CARD, OPEN, OnItsSide, PEEK_LOW, PhoneLayout, PhoneShape, PhoneTrick,
    ROUND, SMALL_CARD, TOOL,
};
use crate::arrangement::OpenHands;
use crate::cards::DraftPlan;
use crate::pose::Fan;
use crate::{Fixture, Layout, Place, Pose, RATIO, Side, Zone};

/// Badge for broken spades, in pixels of the interface.
const BADGE: Vec2 = Vec2::new(232.0, 38.0);

/// The plate of one of two players, and of one of several.
const PLATE: Vec2 = Vec2::new(232.0, 108.0);
const TAG: Vec2 = Vec2::new(170.0, 62.0);

/// Extra width of a plate that names partners.
const PARTNERS: f32 = 26.0;

/// Room for the cards, in units, from which plates can name partners.
const ROOM_FOR_PARTNERS: f32 = 1350.0;

/// Size of the caption of the discards, in pixels of the interface.
const DISCARDS_CAPTION: Vec2 = Vec2::new(240.0, 55.0);

/// Size of the tool that calls a renege.
const CALL_TOOL: Vec2 = Vec2::new(210.0, BUTTON);

/// Height of a sentence of four lines, with its padding and its buttons, in pixels of the interface.
const SENTENCE: f32 = 128.0;

/// Offset of the back row of a hand above the front row, in card heights.
const ROW: f32 = 0.36;

/// The visible strip of a hand's card below the next one, in card widths.
const INDEX: f32 = 0.245;

/// Height of the cards of an open hand of one of two players.
const OPEN_OF_TWO: f32 = 200.0;

/// Length of an open hand of two rows at the side.
const OPEN_LENGTH: f32 = 410.0;

/// Cards in a row of the dummy, and the minimum room beside it for the trick.
const DUMMY_ROW: f32 = 7.0;
const MIN_BESIDE_DUMMY: f32 = 420.0;

/// Width of the tricks taken by one of two players.
const PILE_WIDTH: f32 = 200.0;

impl PhoneLayout<OnItsSide> {
    /// Returns the height of the cards of a hand in one row: the index of each of thirteen shows.
    fn height_in_one_row(&self) -> f32 {
        let max = if self.bar_tells() { 260.0 } else { 300.0 };
        // Large letters reduce the height.
        let max = max - 60.0 * (self.viewport.letters() - 1.0);
        // A bar and a dummy leave no more.
        let max = if self.viewport.below > 0.0 && self.is_dummy_for_fingers() {
            max.min(SMALL_CARD * self.finger())
        } else {
            max
        };
        let (left, right) = self.cards_span();
        let wide = (right - left - 4.0 * GAP) / (1.0 + 12.0 * INDEX);
        (wide / RATIO).min(max)
    }

    /// Returns `true` if a dummy is the only open hand, and its cards are too narrow for touch targets.
    fn has_packed_dummy(&self) -> bool {
        self.open == [DUMMY].into_iter().collect() && !self.is_dummy_for_fingers()
    }

    /// Returns `true` if the plates share one row below the hand opposite: there is no height for stacking them.
    fn has_tags_in_row(&self) -> bool {
        let closed = self.open == OpenHands::default();
        let dummy_above_bar = self.is_dummy_for_fingers() && self.viewport.below > 0.0 && !self.open_at(Side::Top);
        self.viewport.letters() > 1.0 && closed || self.has_packed_dummy() || dummy_above_bar
    }

    /// Returns the width of the widgets beside the cards, in pixels of the interface.
    fn beside(&self) -> f32 {
        PLATE.x * (1.0 + (self.viewport.letters() - 1.0) * 0.35)
    }

    /// Returns the edge of the plates: the one without tools.
    fn plates_edge(&self) -> f32 {
        let edge = EDGE * self.scale;
        if self.left_handed() { -edge } else { edge }
    }

    /// Returns the size of the plate of one of two players: its figures keep their size.
    fn plate_size(&self) -> Vec2 {
        let high = PLATE.y * (1.0 + (self.viewport.letters() - 1.0) * 0.55);
        Vec2::new(self.beside(), high)
    }

    /// Returns the height of the viewer's plate.
    fn own_plate_height(&self) -> f32 {
        if self.arrangement.hands() == 2 {
            self.plate_size().y
        } else {
            self.scale_text_height(TAG.y)
        }
    }

    fn sheet_height(&self) -> f32 {
        self.scale_text_height(if self.sides > 3 {
            36.0 * self.sides as f32 + 22.0
        } else {
            // Two teams need as much as two sides.
            150.0
        })
    }

    /// Returns an area above the viewer's plate: the badge during play, the caption of the hand while it is built, above these an offer,
    /// and above that the tool that calls a renege.
    fn above_plate(&self, places: f32, size: Vec2) -> Rect {
        let plate = self.own_plate_height();
        let above = (plate + AIR)
            + if places > 0.0 {
                self.scale_text_height(CAPTION) + AIR
            } else {
                0.0
            };
        let y = EDGE + above + (places - 1.0).max(0.0) * (BUTTON + AIR);
        self.placed(self.plates_edge(), -y * self.scale, size)
    }

    /// Returns the length of an open hand of two rows beside the trick.
    fn open_length(&self) -> f32 {
        if self.is_dummy_for_fingers() {
            (DUMMY_ROW - 1.0) * self.finger() + self.open_height() * RATIO + 1.0
        } else {
            OPEN_LENGTH
        }
    }

    /// Extends a column beside the cards over the table during play, as far as the trick and above the hand.
    fn beside_trick(&self, column: Rect) -> Rect {
        if self.phase != Phase::Play || self.open_beside().is_some() {
            return column;
        }
        let seats = 0..self.arrangement.hands();
        let lies = seats.map(|seat| self.pose(Place::only(Zone::Trick(seat))).bounds());
        let Some(trick) = lies.reduce(|all, card| all.union(card)) else {
            return column;
        };
        let wide = if column.center().x < trick.center().x {
            Rect::new(column.min.x, column.min.y, trick.min.x - 2.0 * GAP, column.max.y)
        } else {
            Rect::new(trick.max.x + 2.0 * GAP, column.min.y, column.max.x, column.max.y)
        };
        let bottom = column.max.y.min(self.raised_hand_top() - GAP);
        let wide = Rect::new(wide.min.x, wide.min.y, wide.max.x, bottom);
        // Only if that is larger.
        let area = |rect: Rect| rect.width() * rect.height();
        if area(wide) > area(column) { wide } else { column }
    }

    /// Returns the room for a trick of four in a row: beside open hands, and below the plates there.
    fn row_room(&self, (top, bottom): (f32, f32)) -> Rect {
        let (left, right) = self.cards_span();
        let beside = |side| {
            if self.open_at(side) {
                self.open_length() + GAP
            } else {
                0.0
            }
        };
        let (left, right) = (left + beside(Side::Left), right - beside(Side::Right));
        let tags = [Side::Left, Side::Top, Side::Right].map(|side| self.tag(side));
        let over = tags.into_iter().filter(|tag| tag.max.x > left && tag.min.x < right);
        let above = over.map(|tag| tag.max.y).fold(top, f32::max) + GAP;
        room_of((left, right), (above, bottom))
    }
}

impl PhoneShape for PhoneLayout<OnItsSide> {
    fn cards_span(&self) -> (f32, f32) {
        let plates = (EDGE + self.beside() + AIR) * self.scale;
        let tools = (2.0 * EDGE + TOOL) * self.scale;
        let (left, right) = if self.left_handed() {
            (tools, plates)
        } else {
            (plates, tools)
        };
        (left, self.viewport.size.x - right)
    }

    fn stacks_round(&self) -> bool {
        true
    }

    fn bar_tells(&self) -> bool {
        self.watched
    }

    /// The bar of an exercise says what to do; with a dummy opposite the plates show whose turn it is.
    fn pill_gives_way(&self) -> bool {
        let bar = self.viewport.below > 0.0;
        let dummy = self.has_packed_dummy() && self.open_at(Side::Top);
        self.phase == Phase::Play && self.arrangement.hands() > 2 && (bar || dummy)
    }

    fn has_tricks_above_hand(&self) -> bool {
        false
    }

    fn plate(&self, side: Side) -> Rect {
        let edge = EDGE * self.scale;
        let y = if side == Side::Bottom { -edge } else { edge };
        self.placed(self.plates_edge(), y, self.plate_size())
    }

    fn tag(&self, side: Side) -> Rect {
        let (scale, edge) = (self.scale, EDGE * self.scale);
        let (left, right) = self.cards_span();
        let after = -(self.viewport.size.x - right);
        if self.has_tags_in_row() {
            let width = ((right - left) / scale - 2.0 * AIR) / 3.0;
            let tag = Vec2::new(width, self.scale_text_height(TAG.y));
            let at = match side {
                Side::Bottom => return self.placed(self.plates_edge(), -edge, self.with_text_height(TAG)),
                Side::Left => 0.0,
                Side::Top => 1.0,
                Side::Right => 2.0,
            };
            let opposite = if self.open_at(Side::Top) {
                12.0 + self.open_depth()
            } else {
                PEEK_LOW
            };
            return self.placed(left + at * (width + AIR) * scale, opposite + GAP, tag);
        }
        let mut tag = self.with_text_height(TAG);
        let three = self.arrangement.players() == 3;
        if three && right - left > ROOM_FOR_PARTNERS {
            tag.x += PARTNERS;
        }
        if self.is_dummy_for_fingers() && self.open_at(Side::Top) {
            // At either side of it.
            let beside = (right - left - self.open_length()) / 2.0 - 3.0 * GAP;
            tag.x = tag.x.min(beside / scale);
        }
        let second = edge + (tag.y + AIR) * scale;
        match side {
            Side::Bottom => self.placed(self.plates_edge(), -edge, tag),
            Side::Left => self.placed(left, edge, tag),
            Side::Top if self.open_at(Side::Top) => self.placed(after, edge, tag),
            Side::Top => {
                let beside = self.rival(12, 13).bounds().max.x + GAP;
                self.placed(beside, edge, tag)
            }
            Side::Right => {
                // Beside the one opposite, where there is room for both.
                let first = self.placed(after, edge, tag);
                if !self.open_at(Side::Top) && self.tag(Side::Top).max.x + GAP < first.min.x {
                    first
                } else {
                    self.placed(after, second, tag)
                }
            }
        }
    }

    fn sheet(&self) -> Rect {
        let size = Vec2::new(self.beside(), self.sheet_height());
        self.placed(self.plates_edge(), EDGE * self.scale, size)
    }

    fn round(&self) -> Rect {
        let above = if self.arrangement.hands() == 2 {
            self.plate_size().y
        } else {
            self.sheet_height()
        };
        let y = (EDGE + above + AIR) * self.scale;
        self.placed(
            self.plates_edge(),
            y,
            Vec2::new(self.beside(), self.scale_text_height(ROUND)),
        )
    }

    fn badge(&self) -> Rect {
        let y = -(EDGE + self.own_plate_height() + AIR) * self.scale;
        self.placed(self.plates_edge(), y, self.with_text_height(BADGE))
    }

    /// Beside an open hand that reaches down to it.
    fn pill_beside_badge(&self) -> Rect {
        let pill = self.pill();
        let beside = self.open_beside().filter(|_| self.phase == Phase::Play);
        let Some(side) = beside.filter(|&side| self.open_bottom(side) + GAP > pill.min.y) else {
            return pill;
        };
        let (_, _, left, right) = self.open(side);
        if side == Side::Left {
            Rect::new(right + GAP, pill.min.y, pill.max.x, pill.max.y)
        } else {
            Rect::new(pill.min.x, pill.min.y, left - GAP, pill.max.y)
        }
    }

    fn tools(&self) -> Rect {
        let edge = EDGE * self.scale;
        let thumb = if self.left_handed() { edge } else { -edge };
        self.placed(thumb, -edge, Vec2::new(TOOL, 4.0 * TOOL + 3.0 * AIR))
    }

    fn call_tool(&self) -> Option<Rect> {
        Some(self.above_plate(2.0, CALL_TOOL))
    }

    fn offer(&self) -> Rect {
        if self.arrangement.hands() == 2 {
            self.above_plate(1.0, Vec2::new(self.beside(), BUTTON))
        } else {
            self.offer_in_middle()
        }
    }

    fn hand_caption(&self) -> Rect {
        self.above_plate(0.0, Vec2::new(self.beside(), self.scale_text_height(CAPTION)))
    }

    /// As wide as the room beside the drawn card.
    fn discards_caption_size(&self) -> Vec2 {
        let plan = self.draft_plan();
        let beside = plan.drawn.x + plan.drawn_height * RATIO / 2.0;
        let wide = 2.0 * (plan.discards.x - beside - 2.0 * GAP) / self.scale;
        let usual = self.with_text_height(DISCARDS_CAPTION);
        Vec2::new(wide.min(usual.x), usual.y)
    }

    /// Below the information at the left; of two players over the caption of the round.
    fn hint_room(&self) -> Rect {
        let window = self.viewport.size;
        let caption = self.hand_caption();
        let round = self.round();
        let top = if self.arrangement.hands() == 2 {
            round.min.y
        } else {
            round.max.y + GAP
        };
        // The viewer's plate stays if that leaves room for a sentence above two buttons.
        let plate = self.fixture(Fixture::Plate(0)).map_or(window.y, |rect| rect.min.y);
        let min = (2.0 * self.viewport.min_touch_target() + self.scale_text_height(SENTENCE)) * self.scale;
        let bottom = if plate - GAP - top >= min {
            plate - GAP
        } else {
            window.y - EDGE * self.scale
        };
        self.beside_trick(Rect::new(caption.min.x, top, caption.max.x, bottom))
    }

    /// In a replay the cards needn't be large: nobody plays one.
    fn in_one_row(&self) -> bool {
        self.bar_tells() || self.height_in_a_row(self.height_in_one_row()).is_some()
    }

    fn height_of_hand(&self) -> f32 {
        let max = self.height_in_one_row();
        if self.in_one_row() {
            self.height_in_a_row(max).unwrap_or(max)
        } else {
            let draft = self.arrangement.hands() == 2;
            let small = match self.viewport.below > 0.0 {
                true => SMALL_CARD,
                // Large letters leave a draft less height.
                false if draft => MEDIUM_CARD - 0.4 * (self.viewport.letters() - 1.0),
                false => MEDIUM_CARD,
            };
            (max / (1.0 + ROW)).max(small * self.finger())
        }
    }

    fn hand_at_bottom(&self, index: usize, count: usize) -> Pose {
        let height = self.height_of_hand();
        let (row, at, cards) = self.row_of(index, count);
        let (lift, angle) = if self.in_one_row() { (28.0, 0.5f32) } else { (14.0, 0.3) };
        let front = self.viewport.size.y - height / 2.0 - lift;
        let fan = Fan {
            middle: Vec2::new(self.cards_middle(), front - row as f32 * ROW * height),
            step: self.row_step(cards, height),
            angle: angle.to_radians(),
            height,
        };
        fan.pose(at, cards, 300.0 + (index - at) as f32)
    }

    fn rival_cards(&self) -> (f32, f32, f32) {
        let step = if self.arrangement.hands() == 2 { 34.0 } else { 20.0 };
        (step, 126.0, PEEK_LOW - 63.0)
    }

    fn flank_room(&self, side: f32) -> (f32, f32) {
        if (side < 0.0) != self.left_handed() {
            (self.round().max.y + GAP, self.badge().min.y - GAP)
        } else {
            (GAP, self.tools().min.y - GAP)
        }
    }

    /// The smallest phone has no room for that beside a trick.
    fn fits_dummy(&self) -> bool {
        let (left, right) = self.cards_span();
        right - left - DUMMY_ROW * self.finger() >= MIN_BESIDE_DUMMY
    }

    fn open_cards(&self) -> f32 {
        if self.arrangement.hands() == 2 {
            OPEN_OF_TWO
        } else {
            OPEN.0
        }
    }

    fn has_rows_beside(&self) -> bool {
        true
    }

    fn open(&self, side: Side) -> (f32, f32, f32, f32) {
        let (left, right) = self.cards_span();
        if side == Side::Top {
            let (left, right) = if self.arrangement.hands() > 2 && !self.has_tags_in_row() {
                (self.tag(Side::Left).max.x + GAP, self.tag(Side::Top).min.x - GAP)
            } else {
                (left, right)
            };
            return (self.open_height(), 12.0, left, right);
        }
        let mut top = self.tag(side).max.y + GAP;
        if self.open_at(Side::Top) {
            // Also below the one opposite.
            top = top.max(12.0 + self.open_depth() + GAP);
        }
        let reach = self.open_length().min(if self.is_dummy_for_fingers() {
            right - left
        } else {
            (right - left) / 2.0 - GAP
        });
        match side {
            Side::Left => (self.open_height(), top, left, left + reach),
            _ => (self.open_height(), top, right - reach, right),
        }
    }

    fn play_top(&self) -> f32 {
        if self.open_at(Side::Top) {
            12.0 + self.open_depth()
        } else {
            PEEK_LOW
        }
    }

    fn trick_of_four(&self) -> PhoneTrick {
        let (top, bottom) = self.play_room();
        let reach = self.cards_middle() - self.tag(Side::Left).max.x;
        let scale = ((bottom - top) / (2.0 * TRICK.y)).min(reach / TRICK.x).min(1.35);
        // Crosswise they would reach under an open hand beside them, or under plates.
        let crosswise = if self.open_beside().is_some() || self.has_tags_in_row() {
            f32::MIN
        } else {
            scale
        };
        self.trick_in_row(self.row_room((top, bottom)), crosswise)
            .unwrap_or_else(|| self.trick_crosswise(scale, top))
    }

    fn pile_width(&self) -> f32 {
        PILE_WIDTH
    }

    fn draft_plan(&self) -> DraftPlan {
        self.draft().0
    }

    fn discard_rows(&self) -> (f32, usize, f32) {
        let lying = self.draft().1;
        (lying.width, lying.rows, DISCARD_ROW)
    }

    fn hand_target_bottom(&self) -> f32 {
        self.viewport.size.y
    }

    fn discard_target_left(&self) -> f32 {
        let plan = self.draft_plan();
        plan.drawn.x + plan.drawn_height * RATIO / 2.0
    }
}
