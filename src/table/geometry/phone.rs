//! Where things are on a phone: held upright, what tells and what is pressed stands above and below the cards; on its side, at the left
//! and at the right of them. Cards are as large as that leaves room for.

use bevy::math::{Rect, Vec2};
use spades_rules::Phase;

use super::draft::DraftPlan;
use super::{Fan, Fixture, Pose, RATIO, Side, TableGeometry};
use crate::ui::viewport::Device;

/// Between what stands at the edge and the edge, in pixels of the interface; all sizes below are such.
const EDGE: f32 = 10.0;

/// Between one thing and the next.
const AIR: f32 = 6.0;

/// A tool, which a finger hits.
const TOOL: f32 = 74.0;

/// The plate of one of two players, upright and on its side, and of one of several.
const PLATE: f32 = 76.0;
const PLATE_BESIDE: Vec2 = Vec2::new(232.0, 108.0);
const TAG: Vec2 = Vec2::new(224.0, 62.0);
const TAG_BESIDE: Vec2 = Vec2::new(170.0, 62.0);

/// What tells whether spades are broken, and the pill.
const BADGE: Vec2 = Vec2::new(232.0, 38.0);
const PILL: f32 = 50.0;

/// Round and trick in a line, and below one another.
const ROUND_LINE: f32 = 38.0;
const ROUND: f32 = 60.0;

/// A button.
const BUTTON: f32 = 76.0;

/// Captions below the cards of a draft: of two lines, and of one.
const CAPTION: f32 = 56.0;
const CAPTION_LINE: f32 = 30.0;

/// Between cards and what is beside them, in units, as are all sizes below.
const GAP: f32 = 6.0;

/// How far the hand opposite reaches into an upright window, and into one on its side.
const PEEK: f32 = 84.0;
const PEEK_LOW: f32 = 56.0;

/// Height of an open hand opposite.
const OPEN: f32 = 140.0;

/// How far the second row of an upright hand lies below the first, in heights of a card.
const ROW: f32 = 0.4;

/// The largest cards.
pub(super) const LARGEST_DRAWN: f32 = 420.0;
const LARGEST_DUEL: f32 = 400.0;
const LARGEST_STOCK: f32 = 240.0;

/// How far the pile of all cards rises from its lowest one.
const PILE_RISE: f32 = 17.0;

/// Reach of a trick of four from its middle, at the usual size: sideways, up and down, and of the cards from the sides.
const TRICK: Vec2 = Vec2::new(196.0, 184.0);
const TRICK_SIDES: f32 = 94.0;

/// A trick of four: its middle and how large it is.
pub(super) struct PhoneTrick {
    pub(super) middle: Vec2,
    pub(super) scale: f32,
    /// Beside one another instead of crosswise: where there is little height.
    pub(super) row: bool,
}

/// From one card to the next where they lie in a row, and how far those above and below are shifted, in heights of a card.
const IN_ROW: Vec2 = Vec2::new(0.75, 0.06);

impl TableGeometry {
    /// Whether this is the table of a phone.
    #[must_use]
    pub fn on_phone(&self) -> bool {
        self.upright_phone() || self.low_phone()
    }

    /// Whether this is the table of a phone that is held upright.
    pub(super) fn upright_phone(&self) -> bool {
        self.viewport.device == Device::PhoneUpright
    }

    /// Whether this is the table of a phone on its side.
    pub(super) fn low_phone(&self) -> bool {
        self.viewport.device == Device::PhoneOnItsSide
    }

    /// Whether a bar takes so much of an upright phone that some of the rest must go: the hand lies in one row then.
    pub(super) fn above_bar(&self) -> bool {
        self.upright_phone() && self.viewport.below > 0.0
    }

    /// How far the viewer's plate stands from the lower edge.
    fn plate_lift(&self) -> f32 {
        EDGE + if self.above_bar() { 0.0 } else { TOOL + AIR }
    }

    /// Left and right end of the room for the cards.
    pub(super) fn cards_span(&self) -> (f32, f32) {
        let width = self.viewport.size.x;
        if self.low_phone() {
            let left = (EDGE + PLATE_BESIDE.x + AIR) * self.scale;
            (left, width - (2.0 * EDGE + TOOL) * self.scale)
        } else {
            (0.0, width)
        }
    }

    /// The middle of the room for the cards.
    pub(super) fn cards_middle(&self) -> f32 {
        let (left, right) = self.cards_span();
        (left + right) / 2.0
    }

    /// A rectangle from a corner in units, with a size in pixels of the interface; a corner that is negative counts from the right or
    /// the bottom, from the rectangle's other side.
    fn stands(&self, x: f32, y: f32, size: Vec2) -> Rect {
        let size = size * self.scale;
        let window = self.viewport.size;
        let corner = Vec2::new(
            if x < 0.0 { window.x + x - size.x } else { x },
            if y < 0.0 { window.y + y - size.y } else { y },
        );
        Rect::from_corners(corner, corner + size)
    }

    /// Width of the window in pixels of the interface, without its edges.
    fn inner(&self) -> f32 {
        self.viewport.size.x / self.scale - 2.0 * EDGE
    }

    /// Where the first row stands that tells something.
    fn first_row(&self) -> f32 {
        if self.open_at(Side::Top) {
            16.0 + OPEN + GAP
        } else {
            PEEK + GAP * 2.0
        }
    }

    /// Where the second row of an upright table stands, below the plate or the sheet, and the third.
    fn second_row(&self) -> f32 {
        let first = if self.arrangement.hands() == 2 {
            PLATE
        } else {
            self.sheet_height()
        };
        self.first_row() + (first + AIR) * self.scale
    }

    fn third_row(&self) -> f32 {
        self.second_row() + (TAG.y + AIR) * self.scale
    }

    fn sheet_height(&self) -> f32 {
        match (self.low_phone(), self.sides > 2) {
            (false, true) => 132.0,
            (false, false) => 82.0,
            (true, true) => 36.0 * self.sides as f32 + 22.0,
            (true, false) => 150.0,
        }
    }

    /// The plate of one of two players.
    pub(super) fn phone_plate(&self, side: Side) -> Rect {
        let edge = EDGE * self.scale;
        match (self.low_phone(), side) {
            (true, Side::Bottom) => self.stands(edge, -edge, PLATE_BESIDE),
            (true, _) => self.stands(edge, edge, PLATE_BESIDE),
            (false, Side::Bottom) => {
                let y = -self.plate_lift() * self.scale;
                self.stands(edge, y, Vec2::new(self.inner(), PLATE))
            }
            (false, _) => self.stands(edge, self.first_row(), Vec2::new(self.inner(), PLATE)),
        }
    }

    /// The plate of one of several players.
    pub(super) fn phone_tag(&self, side: Side) -> Rect {
        let scale = self.scale;
        let edge = EDGE * scale;
        if self.low_phone() {
            let (left, right) = self.cards_span();
            let after = -(self.viewport.size.x - right);
            let second = edge + (TAG.y + AIR) * scale;
            return match side {
                Side::Bottom => self.stands(edge, -edge, TAG_BESIDE),
                Side::Left => self.stands(left, edge, TAG_BESIDE),
                Side::Top if self.open_at(Side::Top) => self.stands(after, edge, TAG_BESIDE),
                Side::Top => {
                    let beside = self.rival(12, 13).bounds().max.x + GAP;
                    self.stands(beside, edge, TAG_BESIDE)
                }
                Side::Right => {
                    // Beside the one opposite, where there is room for both.
                    let first = self.stands(after, edge, TAG_BESIDE);
                    if !self.open_at(Side::Top) && self.phone_tag(Side::Top).max.x + GAP < first.min.x {
                        first
                    } else {
                        self.stands(after, second, TAG_BESIDE)
                    }
                }
            };
        }
        // As wide as long names need, and the card played from the top between them has room.
        let size = Vec2::new((self.inner() * 0.41).min(TAG.x), TAG.y);
        match side {
            Side::Bottom => self.stands(edge, -self.plate_lift() * scale, size),
            Side::Top => self.stands(-edge, self.second_row(), size),
            Side::Left => self.stands(edge, self.third_row(), size),
            Side::Right => self.stands(-edge, self.third_row(), size),
        }
    }

    /// The sides' scores.
    pub(super) fn phone_sheet(&self) -> Rect {
        let edge = EDGE * self.scale;
        let height = self.sheet_height();
        if self.low_phone() {
            self.stands(edge, edge, Vec2::new(PLATE_BESIDE.x, height))
        } else {
            self.stands(edge, self.first_row(), Vec2::new(self.inner(), height))
        }
    }

    /// Round and trick.
    pub(super) fn phone_round(&self) -> Rect {
        let (edge, two) = (EDGE * self.scale, self.arrangement.hands() == 2);
        match (self.low_phone(), two) {
            (true, _) => {
                let above = if two { PLATE_BESIDE.y } else { self.sheet_height() };
                let y = (EDGE + above + AIR) * self.scale;
                self.stands(edge, y, Vec2::new(PLATE_BESIDE.x, ROUND))
            }
            (false, true) => {
                let width = self.inner() - BADGE.x - AIR;
                self.stands(edge, self.second_row(), Vec2::new(width, ROUND_LINE))
            }
            (false, false) => {
                let width = self.inner() - self.phone_tag(Side::Top).width() / self.scale - AIR;
                self.stands(edge, self.second_row(), Vec2::new(width, ROUND))
            }
        }
    }

    /// Whether spades are broken.
    pub(super) fn phone_badge(&self) -> Rect {
        let scale = self.scale;
        let edge = EDGE * scale;
        let two = self.arrangement.hands() == 2;
        if self.low_phone() {
            let plate = if two { PLATE_BESIDE.y } else { TAG.y };
            return self.stands(edge, -(EDGE + plate + AIR) * scale, BADGE);
        }
        if two {
            self.stands(-edge, self.second_row(), BADGE)
        } else {
            let y = -(self.plate_lift() + (TAG.y - BADGE.y) / 2.0) * scale;
            self.stands(-edge, y, BADGE)
        }
    }

    /// What is asked for.
    pub(super) fn phone_pill(&self) -> Rect {
        let (left, right) = self.cards_span();
        let y = if self.phase == Phase::Draft {
            self.draft_plan().buttons + (BUTTON - PILL) / 2.0 * self.scale
        } else {
            self.raised_hand_top() - GAP - PILL * self.scale
        };
        self.stands(left, y, Vec2::new((right - left) / self.scale, PILL))
    }

    /// The tools: in a row below everything, or below one another at the right, where a thumb is.
    pub(super) fn phone_tools(&self) -> Rect {
        let edge = EDGE * self.scale;
        if self.low_phone() {
            self.stands(-edge, -edge, Vec2::new(TOOL, 4.0 * TOOL + 3.0 * AIR))
        } else {
            self.stands(edge, -edge, Vec2::new(self.inner(), TOOL))
        }
    }

    /// What stands above the viewer's plate on its side: the badge while cards are played, the caption of the hand while it is built,
    /// and above that what is offered, and above that what calls a renege.
    pub(super) fn phone_above_plate(&self, places: f32, size: Vec2) -> Rect {
        let plate = if self.arrangement.hands() == 2 {
            PLATE_BESIDE.y
        } else {
            TAG.y
        };
        let above = (plate + AIR) + if places > 0.0 { CAPTION + AIR } else { 0.0 };
        let y = EDGE + above + (places - 1.0).max(0.0) * (BUTTON + AIR);
        self.stands(EDGE * self.scale, -y * self.scale, size)
    }

    /// How far the hand is built: at the right of the drawn card, or above the plate.
    pub(super) fn phone_hand_caption(&self) -> Rect {
        if self.low_phone() {
            return self.phone_above_plate(0.0, Vec2::new(PLATE_BESIDE.x, CAPTION));
        }
        let plan = self.draft_plan();
        let left = plan.drawn.x + plan.drawn_height * RATIO / 2.0 + GAP;
        let width = (self.viewport.size.x - EDGE * self.scale - left) / self.scale;
        self.stands(left, plan.stock.y, Vec2::new(width, CAPTION))
    }

    /// A small button that offers something: above what is asked, or above the plate.
    pub(super) fn phone_offer(&self) -> Rect {
        let size = Vec2::new(PLATE_BESIDE.x, BUTTON);
        if self.low_phone() {
            return self.phone_above_plate(1.0, size);
        }
        let y = if self.phase == Phase::Draft {
            // What is offered there is offered before the hand has a card.
            self.raised_hand_top() + super::RAISE
        } else {
            self.phone_pill().min.y - (BUTTON + AIR) * self.scale
        };
        let width = 300.0;
        self.stands(
            (self.viewport.size.x - width * self.scale) / 2.0,
            y,
            Vec2::new(width, BUTTON),
        )
    }

    /// Height of the cards in the viewer's hand: in a high window they are larger.
    pub(super) fn phone_hand_height(&self) -> f32 {
        if self.low_phone() {
            300.0
        } else {
            (230.0 + (self.viewport.size.y - 1590.0) * 0.3).clamp(230.0, 340.0)
        }
    }

    /// The viewer's hand: wholly above the plate and the tools.
    pub(super) fn phone_hand(&self, index: usize, count: usize) -> Pose {
        let height = self.phone_hand_height();
        let card = height * RATIO;
        let (left, right) = self.cards_span();
        let middle = self.cards_middle();
        let gaps = |cards: usize| (cards.max(2) - 1) as f32;
        if self.low_phone() {
            let step = ((right - left - card - 4.0 * GAP) / gaps(count)).min(card * 0.62);
            let fan = Fan {
                middle: Vec2::new(middle, self.viewport.size.y - height / 2.0 - 28.0),
                step,
                angle: 0.5f32.to_radians(),
                height,
            };
            return fan.pose(index, count, 300.0);
        }
        // Two rows: up to 7 in front, the rest behind.
        let behind = if self.above_bar() { 0 } else { count.saturating_sub(7) };
        let plate = self.fixture(Fixture::Plate(0)).map_or(0.0, |rect| rect.min.y);
        let front = plate - GAP - height / 2.0 - 24.0;
        let (row, cards, y) = if index < behind {
            (index, behind, front - ROW * height)
        } else {
            (index - behind, count - behind, front)
        };
        let step = ((right - left - card - 4.0 * GAP) / gaps(cards)).min(card * 0.62);
        let t = row as f32 - (cards as f32 - 1.0) / 2.0;
        let (turn, drop) = if self.above_bar() { (0.3, 0.4) } else { (0.9, 1.4) };
        Pose {
            angle: (turn * t).to_radians(),
            ..Pose::straight(
                Vec2::new(middle + t * step, y + drop * t * t),
                height,
                300.0 + index as f32,
            )
        }
    }

    /// A face-down hand opposite: its step, the height of its cards and where their middle is.
    pub(super) fn phone_rival(&self) -> (f32, f32, f32) {
        if self.low_phone() {
            let step = if self.arrangement.hands() == 2 { 34.0 } else { 20.0 };
            (step, 126.0, PEEK_LOW - 63.0)
        } else {
            (44.0, 170.0, PEEK - 85.0)
        }
    }

    /// From where to where a face-down hand at a side may reach.
    pub(super) fn phone_flank_room(&self, side: f32) -> (f32, f32) {
        if !self.low_phone() {
            let tags = self.phone_tag(Side::Left).max.y;
            return (tags + GAP, self.phone_pill().min.y - GAP);
        }
        if side < 0.0 {
            (self.phone_round().max.y + GAP, self.phone_badge().min.y - GAP)
        } else {
            (GAP, self.phone_tools().min.y - GAP)
        }
    }

    /// Below what tells how the match stands, above what is asked: where cards are played.
    fn play_room(&self) -> (f32, f32) {
        (self.play_top() + GAP, self.phone_pill().min.y - GAP)
    }

    fn play_top(&self) -> f32 {
        let two = self.arrangement.hands() == 2;
        match (self.low_phone(), two) {
            (true, _) if self.open_at(Side::Top) => 12.0 + OPEN,
            (true, _) => PEEK_LOW,
            (false, true) => self.second_row() + ROUND_LINE * self.scale,
            (false, false) => self.third_row(),
        }
    }

    /// Where the cards of two players lie, and how high they are.
    pub(super) fn phone_duel(&self) -> (Vec2, f32) {
        let (top, bottom) = self.play_room();
        // They are shifted against each other, and lean. Beside them lie the tricks taken.
        let height = ((bottom - top) / 1.16).min(LARGEST_DUEL);
        (Vec2::new(self.cards_middle(), (top + bottom) / 2.0), height)
    }

    /// A trick of four: as large as the room allows, clear of plates and open hands at the sides.
    pub(super) fn phone_trick(&self) -> PhoneTrick {
        let (top, bottom) = self.play_room();
        let middle = self.cards_middle();
        if let Some(row) = self.trick_in_row(top, bottom) {
            return row;
        }
        let (left, right) = self.cards_span();
        let open = [Side::Left, Side::Right].into_iter().find(|&side| self.open_at(side));
        let half = (right - left) / 2.0 - if self.low_phone() { 0.0 } else { PEEK };
        let scale = match (self.low_phone(), open) {
            (true, _) => {
                let reach = middle - self.phone_tag(Side::Left).max.x;
                ((bottom - top) / (2.0 * TRICK.y)).min(reach / TRICK.x).min(1.35)
            }
            (false, Some(side)) => {
                let above = self.open_bottom(side) + GAP;
                let scale = ((bottom - above) / (TRICK_SIDES + TRICK.y))
                    .min(half / TRICK.x)
                    .min(1.2);
                let y = (above + TRICK_SIDES * scale).max((above + bottom - (TRICK.y - TRICK_SIDES) * scale) / 2.0);
                return PhoneTrick {
                    middle: Vec2::new(middle, y.min(bottom - TRICK.y * scale)),
                    scale,
                    row: false,
                };
            }
            (false, None) => {
                let tags = self.phone_tag(Side::Left).max.y + GAP;
                let all = (bottom - top) / (2.0 * TRICK.y);
                let sides = (bottom - tags) / (TRICK.y + TRICK_SIDES);
                // The card from the top lies between the plates.
                let between = (middle - self.phone_tag(Side::Left).max.x - GAP) / 66.0;
                all.min(sides).min(half / TRICK.x).min(between).min(1.9)
            }
        };
        let lowest = bottom - TRICK.y * scale;
        let tags = if self.low_phone() {
            top
        } else {
            self.phone_tag(Side::Left).max.y + GAP
        };
        let highest = (top + TRICK.y * scale).max(tags + TRICK_SIDES * scale);
        PhoneTrick {
            middle: Vec2::new(middle, highest.midpoint(lowest)),
            scale,
            row: false,
        }
    }

    /// The cards of four in a row, between the plates and the pill of a table on its side, if they are larger so.
    fn trick_in_row(&self, top: f32, bottom: f32) -> Option<PhoneTrick> {
        if !self.low_phone() || (1..4).any(|relative| self.open_at(self.side_at(relative))) {
            return None;
        }
        let tags = [Side::Left, Side::Top, Side::Right].map(|side| self.phone_tag(side).max.y);
        let above = tags.into_iter().fold(top, f32::max) + GAP;
        let (left, right) = self.cards_span();
        let wide = 3.0 * IN_ROW.x + RATIO + 0.1;
        let height = ((bottom - above) / (1.1 + 2.0 * IN_ROW.y)).min((right - left - 4.0 * GAP) / wide);
        let height = height.min(LARGEST_DUEL);
        let crosswise = super::zones::TRICK_HEIGHT * (bottom - top) / (2.0 * TRICK.y);
        (height > crosswise).then(|| PhoneTrick {
            middle: Vec2::new(self.cards_middle(), above.midpoint(bottom)),
            scale: height / super::zones::TRICK_HEIGHT,
            row: true,
        })
    }

    /// How far a card of a trick in a row lies from its middle; `None` where tricks lie crosswise.
    pub(super) fn phone_trick_offset(&self, side: Side) -> Option<Vec2> {
        let trick = self.phone_trick();
        let (at, shift) = match side {
            Side::Left => (-1.5, 0.0),
            Side::Top => (-0.5, -1.0),
            Side::Bottom => (0.5, 1.0),
            Side::Right => (1.5, 0.0),
        };
        let offset = IN_ROW * Vec2::new(at, shift) * super::zones::TRICK_HEIGHT * trick.scale;
        trick.row.then_some(offset)
    }

    /// Where the tricks lie that one of two players has taken; `width` of a card on it.
    pub(super) fn phone_pile(&self, mine: bool, height: f32) -> Rect {
        let (top, bottom) = self.play_room();
        let right = self.cards_span().1;
        let width = if self.low_phone() { 200.0 } else { 100.0 };
        let caption = 22.0 * self.scale + 14.0;
        // One below the other, or at both sides where there is no room for that.
        let beside = bottom - top < 2.0 * (height + caption + 2.0 * GAP);
        let edge = EDGE * self.scale;
        let left = self.cards_span().0;
        let corner = Vec2::new(
            if mine && beside {
                left + edge
            } else {
                right - width - edge
            },
            if mine && !beside {
                bottom - height - GAP
            } else {
                top + GAP + caption
            },
        );
        Rect::from_corners(corner, corner + Vec2::new(width, height))
    }

    /// Where the cards of a draft begin on an upright table, and how much room there is for them beside what is written and pressed.
    fn upright_draft_room(&self) -> (f32, f32) {
        let top = self.second_row() + ROUND_LINE * self.scale + GAP;
        let written = (BUTTON + CAPTION_LINE) * self.scale;
        (top, self.raised_hand_top() - GAP - top - written - 6.0 * GAP)
    }

    /// How high all discards are, in heights of a card: they lie in two rows where that makes the cards larger.
    fn discard_rows(&self) -> f32 {
        if self.low_phone() {
            1.5
        } else if self.upright_draft_room().1 > 560.0 {
            1.36
        } else {
            1.0
        }
    }

    /// Where everything of a draft is: drawn card with the stock beside it, and the discards below or beside it too.
    pub(super) fn phone_draft(&self) -> DraftPlan {
        let scale = self.scale;
        let middle = self.cards_middle();
        if self.low_phone() {
            let bottom = self.raised_hand_top() - GAP;
            let (left, right) = self.cards_span();
            let top = self.play_top() + GAP;
            let buttons = bottom - BUTTON * scale;
            let room = buttons - GAP - top;
            let drawn_height = room.min(300.0);
            let beside = drawn_height * RATIO / 2.0 + 2.0 * GAP;
            let stock_height = (room - PILE_RISE - 12.0 - CAPTION * scale).min(LARGEST_STOCK);
            let rows = self.discard_rows();
            let discards_height = ((room - CAPTION * scale - 2.0 * GAP) / rows).min(210.0);
            let rows = discards_height * rows;
            return DraftPlan {
                drawn: Vec2::new(middle, top + drawn_height / 2.0),
                drawn_height,
                stock: Vec2::new((left + middle - beside) / 2.0, top + PILE_RISE + stock_height / 2.0),
                stock_height,
                buttons,
                discards: Vec2::new((middle + beside + right) / 2.0, top + GAP + rows / 2.0),
                discards_height,
                discards_caption: top + rows + GAP,
            };
        }
        let (top, room) = self.upright_draft_room();
        let rows = self.discard_rows();
        let discards_height = if rows > 1.0 { room * 0.36 } else { room * 0.46 };
        let discards_height = discards_height.min(if rows > 1.0 { 240.0 } else { 200.0 });
        let lying = discards_height * rows;
        let drawn_height = (room - lying).min(LARGEST_DRAWN);
        let air = GAP + (room - lying - drawn_height) / 2.0;
        let stock_height = (drawn_height - PILE_RISE - 12.0 - CAPTION * scale).clamp(60.0, LARGEST_STOCK);
        let buttons = top + drawn_height + air;
        let discards = buttons + BUTTON * scale + air + lying / 2.0;
        DraftPlan {
            drawn: Vec2::new(middle, top + drawn_height / 2.0),
            drawn_height,
            stock: Vec2::new(
                (middle - drawn_height * RATIO / 2.0) / 2.0,
                top + PILE_RISE + stock_height / 2.0,
            ),
            stock_height,
            buttons,
            discards: Vec2::new(middle, discards),
            discards_height,
            discards_caption: discards + lying / 2.0 + 2.0 * GAP,
        }
    }

    /// A discard, in one row or two.
    pub(super) fn phone_discard(&self, index: usize, count: usize) -> Pose {
        let plan = self.draft_plan();
        let height = plan.discards_height;
        let rows = self.discard_rows();
        let width = if self.low_phone() {
            2.0 * (self.cards_span().1 - plan.discards.x)
        } else {
            self.viewport.size.x
        };
        let several = rows > 1.0 && count > 13;
        let per_row = if several { count.div_ceil(2) } else { count };
        let (row, at) = (index / per_row.max(1), index % per_row.max(1));
        let in_row = if row == 0 { per_row } else { count - per_row };
        let card = height * RATIO;
        let step = ((width - card - 4.0 * GAP) / (in_row.max(2) - 1) as f32).min(card * 0.62);
        let drop = if several {
            (row as f32 - 0.5) * (rows - 1.0) * height
        } else {
            0.0
        };
        let t = at as f32 - (in_row as f32 - 1.0) / 2.0;
        Pose::straight(plan.discards + Vec2::new(t * step, drop), height, 140.0 + index as f32)
    }

    /// Where the discards go when the draft is over: to the tool that shows them.
    pub(super) fn phone_tucked(&self) -> Vec2 {
        self.phone_tools().center()
    }

    /// An open hand at one of the other edges: height of its cards, where they begin, and from where to where they may reach.
    pub(super) fn phone_open(&self, side: Side) -> (f32, f32, f32, f32) {
        let (left, right) = self.cards_span();
        let inset = if self.low_phone() { 0.0 } else { 24.0 };
        match side {
            Side::Top if self.low_phone() && self.arrangement.hands() > 2 => (
                OPEN,
                12.0,
                self.phone_tag(Side::Left).max.x + GAP,
                self.phone_tag(Side::Top).min.x - GAP,
            ),
            Side::Top => (OPEN, 12.0, left + inset, right - inset),
            _ => {
                let top = self.phone_tag(side).max.y + GAP;
                let middle = self.cards_middle();
                // Only the card played from the top lies at that level in an upright window.
                let reach = if self.low_phone() { 190.0 } else { 92.0 };
                match side {
                    Side::Left => (OPEN, top, left + inset, middle - reach),
                    _ => (OPEN, top, middle + reach, right - inset),
                }
            }
        }
    }

    /// Where a panel that asks for a decision may stand: where cards are played, and no bid of another is hidden.
    pub(super) fn phone_prompt_room(&self) -> Rect {
        let bottom = self.raised_hand_top() - GAP;
        let (left, right) = self.cards_span();
        let inset = EDGE * self.scale;
        let tags = (1..self.arrangement.hands()).filter_map(|relative| self.fixture(Fixture::Plate(relative)));
        let above = tags.chain([self.phone_round()]).filter(|rect| rect.max.x > left);
        let top = above.map(|rect| rect.max.y).fold(PEEK_LOW, f32::max) + GAP;
        Rect::new(left + inset, top, right - inset, bottom)
    }

    /// Where a hint stands: over the viewer's plate and the tools, or between the plates at the left.
    pub(super) fn phone_hint_room(&self) -> Rect {
        let window = self.viewport.size;
        let edge = EDGE * self.scale;
        if self.low_phone() {
            let caption = self.phone_above_plate(0.0, Vec2::new(PLATE_BESIDE.x, CAPTION));
            let top = self.phone_round().max.y + GAP;
            return Rect::new(edge, top, caption.max.x, caption.min.y - GAP);
        }
        let plate = self.fixture(Fixture::Plate(0)).map_or(window.y, |rect| rect.min.y);
        let top = if self.above_bar() {
            plate.min(window.y - (EDGE + TOOL + AIR + PLATE) * self.scale)
        } else {
            plate
        };
        Rect::new(edge, top, window.x - edge, window.y - edge)
    }
}
