//! A phone held upright: information and controls are above and below the cards.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::trick::{TRICK, TRICK_SIDES, room_of};
use super::{
    AIR, BUTTON, CAPTION, CAPTION_LINE, EDGE, GAP, LARGEST_DRAWN, LARGEST_STOCK, MEDIUM_CARD, OPEN, PEEK, PLATE,
    PhoneLayout, PhoneShape, PhoneTrick, ROUND, ROUND_LINE, SMALL_CARD, TAG, TOOL, Upright, WIDE,
};
use crate::cards::{CAPTION_GAP, DraftPlan, PILE_RISE};
use crate::{Fixture, Layout, Pose, RATIO, Side};

/// Badge for broken spades, in pixels of the interface.
const BADGE: Vec2 = Vec2::new(232.0, 38.0);

/// Size of the caption of the discards, in pixels of the interface.
const DISCARDS_CAPTION: Vec2 = Vec2::new(340.0, 30.0);

/// Width of a pile's caption, in pixels of the interface.
const PILE_NAME: f32 = 62.0;

/// Offset of the second row of a hand below the first, in card heights.
const ROW: f32 = 0.4;

/// Height of the window in touch targets below which an open dummy leaves little room.
const SHORT_FOR_DUMMY: f32 = 16.5;

/// The same for a draft with large text.
const SHORT_FOR_DRAFT: f32 = 14.0;

/// Height of the cards of the viewer's hand there, in touch targets.
const SMALL_FOR_DRAFT: f32 = 1.4;

/// The extra height of plates and captions with text twice as large, and the minimum height left for plates in two rows, in units.
const LETTERS_TAKE: f32 = 700.0;
const MIN_FOR_TWO_ROWS: f32 = 1550.0;

impl PhoneLayout<Upright> {
    /// Returns the distance of the viewer's plate from the lower edge.
    fn plate_lift(&self) -> f32 {
        EDGE + if self.above_bar() { 0.0 } else { TOOL + AIR }
    }

    /// Returns the size of the badge for broken spades.
    fn badge_size(&self) -> Vec2 {
        Vec2::new(BADGE.x.min(self.inner() * 0.5), self.scale_text_height(BADGE.y))
    }

    /// Returns the y of the first row of information.
    fn first_row(&self) -> f32 {
        if self.open_at(Side::Top) {
            16.0 + self.open_depth() + GAP
        } else {
            PEEK + GAP * 2.0
        }
    }

    /// Returns the top of the second row, below the plate of the hand opposite.
    fn second_row(&self) -> f32 {
        let first = if self.arrangement.hands() == 2 {
            self.scale_text_height(PLATE)
        } else {
            self.scale_text_height(TAG.y)
        };
        self.first_row() + (first + AIR) * self.scale
    }

    /// Returns the top of the third row, below the sheet.
    fn third_row(&self) -> f32 {
        let sheet = if self.sheet_gives_way() {
            0.0
        } else {
            self.sheet_height() + AIR
        };
        self.second_row() + sheet * self.scale
    }

    fn sheet_height(&self) -> f32 {
        // Three fit side by side, four wrap.
        self.scale_text_height(if self.sides > 3 { 132.0 } else { 82.0 })
    }

    /// Returns the height of the cards of a hand in one row: the index of every card shows. Several players leave less room.
    fn height_in_one_row(&self) -> f32 {
        let max = if self.arrangement.hands() == 2 { 320.0 } else { 270.0 };
        (self.viewport.size.x * 0.27).min(max)
    }

    /// Returns `true` if an open dummy leaves too little height for plates at the sides, and for a large hand.
    fn is_short_for_dummy(&self) -> bool {
        self.is_dummy_for_fingers() && self.viewport.size.y < SHORT_FOR_DUMMY * self.finger()
    }

    /// Returns `true` if large text leaves too little height for a draft above a large hand.
    fn is_short_for_draft(&self) -> bool {
        let short = self.viewport.size.y < SHORT_FOR_DRAFT * self.finger();
        short && self.arrangement.hands() == 2 && self.is_short_for_letters()
    }

    /// Returns `true` if large text leaves too little height for two rows of plates.
    fn is_short_for_letters(&self) -> bool {
        let taken = LETTERS_TAKE * (self.scale_text_height(1.0) - 1.0);
        taken > 0.0 && self.viewport.size.y - taken < MIN_FOR_TWO_ROWS
    }

    /// Returns the upper edge of a draft's cards, and the height left for them by captions and buttons.
    fn draft_room(&self) -> (f32, f32) {
        let top = self.second_row() + self.scale_text_height(ROUND_LINE) * self.scale + GAP;
        let written = (BUTTON + self.scale_text_height(CAPTION_LINE)) * self.scale;
        (top, self.raised_hand_top() - GAP - top - written - 6.0 * GAP)
    }

    /// Returns the total height of the discards, in card heights: two rows where that makes the cards larger.
    fn discards_high(&self) -> f32 {
        if self.draft_room().1 > 560.0 { 1.36 } else { 1.0 }
    }

    /// Returns the upper edge of the cards played from the sides of a trick in a room: below the plates there.
    fn below_tags(&self, top: f32) -> f32 {
        if self.open_beside().is_some() {
            top
        } else {
            self.tag(Side::Left).max.y + GAP
        }
    }
}

impl PhoneShape for PhoneLayout<Upright> {
    fn cards_span(&self) -> (f32, f32) {
        (0.0, self.viewport.size.x)
    }

    fn stacks_round(&self) -> bool {
        self.sides > 2 || self.arrangement.hands() > 2
    }

    fn above_bar(&self) -> bool {
        self.viewport.below > 0.0
    }

    fn tags_in_row(&self) -> bool {
        self.above_bar() || self.is_short_for_letters() || self.is_short_for_dummy()
    }

    /// Above a bar the smallest phone has no height for both, nor has it with large text and an open dummy.
    fn sheet_gives_way(&self) -> bool {
        let above_bar = self.above_bar() && self.arrangement.hands() > 2 && self.viewport.size.x > WIDE;
        above_bar || self.is_short_for_dummy() && self.is_short_for_letters()
    }

    fn has_tricks_above_hand(&self) -> bool {
        true
    }

    fn plate(&self, side: Side) -> Rect {
        let y = match side {
            Side::Bottom => -self.plate_lift() * self.scale,
            _ => self.first_row(),
        };
        self.placed(
            EDGE * self.scale,
            y,
            Vec2::new(self.inner(), self.scale_text_height(PLATE)),
        )
    }

    fn tag(&self, side: Side) -> Rect {
        let scale = self.scale;
        let edge = EDGE * scale;
        if self.tags_in_row() {
            // All in a row: there is no height to spare.
            let width = (self.inner() - 2.0 * AIR) / 3.0;
            let at = match side {
                Side::Bottom => {
                    return self.placed(
                        edge,
                        -self.plate_lift() * scale,
                        Vec2::new(width, self.scale_text_height(TAG.y)),
                    );
                }
                Side::Left => 0.0,
                Side::Top => 1.0,
                Side::Right => 2.0,
            };
            let x = edge + at * (width + AIR) * scale;
            return self.placed(x, self.first_row(), Vec2::new(width, self.scale_text_height(TAG.y)));
        }
        // As wide as long names need, while the card played from the top has room between them.
        let size = Vec2::new(
            (self.inner() * 0.41).min(TAG.x * self.viewport.letters()),
            self.scale_text_height(TAG.y),
        );
        match side {
            Side::Bottom => self.placed(edge, -self.plate_lift() * scale, size),
            Side::Top => {
                let size = Vec2::new(
                    (self.inner() * 0.38).min(TAG.x * self.viewport.letters()),
                    self.scale_text_height(TAG.y),
                );
                let x = (self.viewport.size.x - size.x * scale) / 2.0;
                self.placed(x, self.first_row(), size)
            }
            Side::Left => self.placed(edge, self.third_row(), size),
            Side::Right => self.placed(-edge, self.third_row(), size),
        }
    }

    fn sheet(&self) -> Rect {
        let size = Vec2::new(self.inner(), self.sheet_height());
        self.placed(EDGE * self.scale, self.second_row(), size)
    }

    fn round(&self) -> Rect {
        let edge = EDGE * self.scale;
        if self.arrangement.hands() == 2 {
            // The badge for broken spades appears at the first lead.
            let badge = match self.phase {
                Phase::Draft | Phase::Bidding => 0.0,
                _ => self.badge_size().x + AIR,
            };
            let size = Vec2::new(self.inner() - badge, self.scale_text_height(ROUND_LINE));
            self.placed(edge, self.second_row(), size)
        } else {
            // Beside the plate of the hand opposite.
            let width = (self.inner() - self.tag(Side::Top).width() / self.scale) / 2.0 - AIR;
            self.placed(edge, self.first_row(), Vec2::new(width, self.scale_text_height(ROUND)))
        }
    }

    fn badge(&self) -> Rect {
        let edge = EDGE * self.scale;
        if self.arrangement.hands() == 2 {
            self.placed(-edge, self.second_row(), self.badge_size())
        } else {
            let y = -(self.plate_lift() + self.scale_text_height(TAG.y - BADGE.y) / 2.0) * self.scale;
            self.placed(-edge, y, self.badge_size())
        }
    }

    fn pill_beside_badge(&self) -> Rect {
        self.pill_right_of(self.pill(), self.badge())
    }

    fn tools(&self) -> Rect {
        let edge = EDGE * self.scale;
        self.placed(edge, -edge, Vec2::new(self.inner(), TOOL))
    }

    fn offer(&self) -> Rect {
        self.offer_in_middle()
    }

    /// Beside the drawn card, on the side opposite the stock.
    fn hand_caption(&self) -> Rect {
        let (plan, edge) = (self.draft_plan(), EDGE * self.scale);
        let beside = plan.drawn_height * RATIO / 2.0 + GAP;
        let (left, right) = (plan.drawn.x + beside, self.viewport.size.x - edge);
        let y = plan
            .stock
            .y
            .min(plan.buttons - GAP - self.scale_text_height(CAPTION) * self.scale);
        self.placed(
            left,
            y,
            Vec2::new((right - left) / self.scale, self.scale_text_height(CAPTION)),
        )
    }

    fn discards_caption_size(&self) -> Vec2 {
        let usual = self.with_text_height(DISCARDS_CAPTION);
        Vec2::new(usual.x * self.viewport.letters(), usual.y)
    }

    /// Over the viewer's plate and the tools.
    fn hint_room(&self) -> Rect {
        let window = self.viewport.size;
        let edge = EDGE * self.scale;
        let plate = self.fixture(Fixture::Plate(0)).map_or(window.y, |rect| rect.min.y);
        let top = if self.above_bar() {
            plate.min(window.y - (EDGE + TOOL + AIR + self.scale_text_height(PLATE)) * self.scale)
        } else {
            plate
        };
        // It fits two stacked buttons.
        let top = top.min(window.y - edge - (2.0 * TOOL + 8.0) * self.scale);
        Rect::new(edge, top, window.x - edge, window.y - edge / 2.0)
    }

    /// In a replay on a small phone all hands are open, and nobody plays a card.
    fn in_one_row(&self) -> bool {
        let max = self.height_in_one_row();
        self.viewport.size.x > WIDE && (self.watched || self.both_beside() || self.height_in_a_row(max).is_some())
    }

    /// They are larger in a high window.
    fn height_of_hand(&self) -> f32 {
        let max = self.height_in_one_row();
        if self.in_one_row() {
            self.height_in_a_row(max).unwrap_or(max)
        } else if self.is_short_for_draft() {
            SMALL_FOR_DRAFT * self.finger()
        } else if self.viewport.size.x > WIDE || self.is_short_for_dummy() {
            let short = self.above_bar() || self.is_dummy_for_fingers();
            let fingers = if short { SMALL_CARD } else { MEDIUM_CARD };
            fingers * self.finger()
        } else {
            (230.0 + (self.viewport.size.y - 1590.0) * 0.3).clamp(230.0, 340.0)
        }
    }

    /// Entirely above the plate and the tools.
    fn hand_at_bottom(&self, index: usize, count: usize) -> Pose {
        let height = self.height_of_hand();
        let plate = self.fixture(Fixture::Plate(0)).map_or(0.0, |rect| rect.min.y);
        let front = plate - GAP - height / 2.0 - 24.0;
        let (row, at, cards) = self.row_of(index, count);
        let step = self.row_step(cards, height);
        let t = at as f32 - (cards as f32 - 1.0) / 2.0;
        // The ends of a longer row sink as far as those of seven.
        let flat = (6.0 / (cards.max(7) - 1) as f32).min(1.0);
        let (turn, drop) = if self.in_one_row() {
            (0.3, 0.4)
        } else {
            (0.9 * flat, 1.4 * flat * flat)
        };
        let y = front - row as f32 * ROW * height + drop * t * t;
        Pose {
            angle: (turn * t).to_radians(),
            ..Pose::straight(
                Vec2::new(self.cards_middle() + t * step, y),
                height,
                300.0 + index as f32,
            )
        }
    }

    fn rival_cards(&self) -> (f32, f32, f32) {
        (44.0, 170.0, PEEK - 85.0)
    }

    fn flank_room(&self, _side: f32) -> (f32, f32) {
        let tags = self.tag(Side::Left).max.y.max(self.third_row() - AIR * self.scale);
        // A dummy's rows are as wide as the window.
        let dummy = self.open_beside().filter(|_| self.is_dummy_for_fingers());
        let top = dummy.map_or(tags, |side| self.open_bottom(side));
        (top + GAP, self.pill().min.y - GAP)
    }

    /// They are larger in a high window.
    fn open_cards(&self) -> f32 {
        // Two players have fewer plates, and there are fewer above a bar.
        let few = self.arrangement.hands() == 2 || self.above_bar();
        let min = if few { 1300.0 } else { 1600.0 };
        (OPEN.0 + (self.viewport.size.y - min) * 0.25).clamp(OPEN.0, OPEN.1)
    }

    fn has_rows_beside(&self) -> bool {
        self.both_beside()
    }

    fn open(&self, side: Side) -> (f32, f32, f32, f32) {
        let (left, right) = self.cards_span();
        let dummy = self.is_dummy_for_fingers();
        let inset = if dummy { 2.0 * GAP } else { 24.0 };
        if side == Side::Top {
            return (self.open_height(), 12.0, left + inset, right - inset);
        }
        // Above a bar the sheet is below the plates.
        let sheet = self.third_row() - AIR * self.scale;
        let top = self.tag(side).max.y.max(sheet) + GAP;
        // In one row across the window, clear of the hand at the other side; or a half each.
        let reach = if dummy {
            right - left - inset
        } else if self.both_beside() {
            (right - left) / 2.0 - GAP
        } else {
            right - left - inset - PEEK
        };
        match side {
            Side::Left => (self.open_height(), top, left + inset, left + reach),
            _ => (self.open_height(), top, right - reach, right - inset),
        }
    }

    fn play_top(&self) -> f32 {
        if self.arrangement.hands() == 2 {
            return self.second_row() + self.scale_text_height(ROUND_LINE) * self.scale;
        }
        match self.open_beside() {
            Some(side) => self.open_bottom(side),
            None => self.third_row(),
        }
    }

    fn trick_of_four(&self) -> PhoneTrick {
        let (top, bottom) = self.play_room();
        let (left, right) = self.cards_span();
        let middle = self.cards_middle();
        let tags = self.below_tags(top);
        let half = (right - left) / 2.0 - PEEK;
        let all = (bottom - top) / (2.0 * TRICK.y);
        let scale = if self.open_beside().is_some() {
            all.min(half / TRICK.x).min(1.9)
        } else {
            let sides = (bottom - tags) / (TRICK.y + TRICK_SIDES);
            // The card from the top is between the plates.
            let between = match self.tags_in_row() {
                true => f32::INFINITY,
                false => (middle - self.tag(Side::Left).max.x - GAP) / 66.0,
            };
            all.min(sides).min(half / TRICK.x).min(between).min(1.9)
        };
        // Between the hands at the sides, and below an open one.
        let room = room_of((left + PEEK, right - PEEK), (tags.max(top), bottom));
        self.trick_in_row(room, scale)
            .unwrap_or_else(|| self.trick_crosswise(scale, tags))
    }

    fn pile_width(&self) -> f32 {
        (PILE_NAME * self.viewport.letters() * self.scale).max(100.0)
    }

    /// The discards are at the top, and the drawn card with the stock beside it just above the hand, with the buttons between: within reach
    /// of a thumb, and with nothing between the card and the hand.
    fn draft_plan(&self) -> DraftPlan {
        let scale = self.scale;
        let middle = self.cards_middle();
        let (top, room) = self.draft_room();
        let rows = self.discards_high();
        let discards_height = if rows > 1.0 { room * 0.36 } else { room * 0.38 };
        let discards_height = discards_height.min(if rows > 1.0 { 240.0 } else { 200.0 });
        let lying = discards_height * rows;
        let drawn_height = (room - lying - GAP).min(LARGEST_DRAWN);
        let stock_height = (drawn_height - PILE_RISE - CAPTION_GAP - self.scale_text_height(CAPTION) * scale)
            .clamp(60.0, LARGEST_STOCK);
        let stock = (middle - drawn_height * RATIO / 2.0) / 2.0;
        let buttons = self.raised_hand_top() - GAP - BUTTON * scale;
        // The drawn card glows.
        let drawn_top = buttons - 2.0 * GAP - drawn_height;
        let discards = top + (room - GAP - lying - drawn_height) / 2.0 + lying / 2.0;
        DraftPlan {
            drawn: Vec2::new(middle, drawn_top + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new(stock, drawn_top + PILE_RISE + stock_height / 2.0),
            stock_height,
            buttons,
            discards: Vec2::new(middle, discards),
            discards_height,
            discards_caption: discards + lying / 2.0 + 2.0 * GAP,
        }
    }

    fn discard_rows(&self) -> (f32, usize, f32) {
        let high = self.discards_high();
        (self.viewport.size.x, if high > 1.0 { 2 } else { 1 }, high - 1.0)
    }

    fn hand_target_bottom(&self) -> f32 {
        let plate = self.fixture(Fixture::Plate(0));
        plate.map_or(self.viewport.size.y, |plate| plate.min.y)
    }

    fn discard_target_left(&self) -> f32 {
        self.cards_span().0
    }
}
