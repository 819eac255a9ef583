//! Layout of everything except cards: plates, score sheet, captions, badge, pill, buttons.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use super::DeskLayout;
use super::draft::{BUTTONS, BUTTONS_UPRIGHT, CAPTION, CAPTION_UPRIGHT, DISCARDS_CAPTION_UPRIGHT};
use crate::cards::{CAPTION_GAP, FLANK_UPRIGHT, PILE_HEIGHT};
use crate::edge::Edge::{self, End, Middle, Start};
use crate::{Arrangement, Fixture, Layout, Place, RATIO, Side, Zone};

/// Seat of the hand without a player, at a table of three.
const DUMMY: Seat = 3;

/// Distance from the edge at which a plate is clear of the closed hand there.
const BESIDE_HAND: f32 = 80.0;

impl DeskLayout {
    /// Returns the largest area of a fixture, in units; `None` if this table doesn't have it.
    pub(super) fn area(&self, fixture: Fixture) -> Option<Rect> {
        let draft = self.arrangement.hands() == 2;
        match fixture {
            Fixture::Plate(relative) if relative >= self.arrangement.hands() => None,
            Fixture::Plate(relative) if draft => Some(self.plate(self.side_at(relative))),
            Fixture::Plate(relative) => Some(self.tag(self.side_at(relative))),
            Fixture::Sheet => (!draft).then(|| self.sheet()),
            Fixture::Round => Some(self.round()),
            Fixture::Badge => Some(self.badge()),
            Fixture::TurnPill => Some(self.turn_pill_beside_badge()),
            Fixture::Tools => Some(self.tools()),
            Fixture::CallTool => (!self.arrangement.upright()).then(|| self.above_plate(0.0, Vec2::new(210.0, 56.0))),
            Fixture::Offer => Some(self.offer()),
            Fixture::Prompt => Some(self.prompt_room()),
            Fixture::Hint => Some(self.hint_room()),
            Fixture::DraftButtons => draft.then(|| self.draft_buttons()),
            Fixture::DraftTarget { .. } => None,
            Fixture::StockCaption => draft.then(|| {
                let pose = self.pose(Place::only(Zone::Stock));
                let height = if self.viewport.portrait {
                    self.scale_text_height(CAPTION_UPRIGHT)
                } else {
                    CAPTION.y
                };
                let at = pose.center + Vec2::new(0.0, pose.height / 2.0 + CAPTION_GAP);
                self.caption(at, Vec2::new(CAPTION.x, height))
            }),
            Fixture::DiscardsCaption => draft.then(|| {
                let plan = self.draft_plan();
                let size = if self.arrangement.upright() {
                    Vec2::new(
                        340.0 * self.viewport.letters(),
                        self.scale_text_height(DISCARDS_CAPTION_UPRIGHT),
                    )
                } else {
                    Vec2::new(240.0, CAPTION.y)
                };
                self.caption(Vec2::new(plan.discards.x, plan.discards_caption), size)
            }),
            Fixture::HandCaption => draft.then(|| self.hand_caption()),
            Fixture::PileCaption(mine) => draft.then(|| {
                let pile = self.pile(mine);
                let height = if self.viewport.portrait {
                    self.scale_text_height(22.0)
                } else {
                    18.0
                };
                let at = (Start(pile.min.x), End(self.viewport.size.y - pile.min.y + 12.0));
                self.room(at, Vec2::new(pile.width() / self.scale, height))
            }),
            Fixture::Pile(mine) => draft.then(|| {
                let corner = self.pile(mine).min;
                Rect::from_corners(corner, corner + PILE_HEIGHT * Vec2::new(RATIO, 1.0))
            }),
        }
    }

    /// Returns an area across the window, with this fraction of its width free on either side.
    fn across(&self, margin: f32, y: Edge, height: f32) -> Rect {
        let width = self.viewport.size.x * (1.0 - 2.0 * margin) / self.scale;
        self.room((Middle(self.viewport.size.x / 2.0), y), Vec2::new(width, height))
    }

    /// Returns the plate of one of two players.
    fn plate(&self, side: Side) -> Rect {
        let (scale, mine) = (self.scale, side == Side::Bottom);
        if self.arrangement.upright() {
            let y = if mine {
                End(120.0 * scale)
            } else {
                Start(self.viewport.size.y * 0.124)
            };
            self.across(0.044, y, 104.0)
        } else {
            let y = if mine { End(40.0 * scale) } else { Start(40.0 * scale) };
            self.room((Start(40.0 * scale), y), Vec2::new(274.0, 118.0))
        }
    }

    /// Returns the small plate of one of several players.
    fn tag(&self, side: Side) -> Rect {
        const SIZE: Vec2 = Vec2::new(206.0, 58.0);
        let (scale, window) = (self.scale, self.viewport.size);
        let open = self.open_at(side);
        // The dummy is the last seat, and open cards opposite have their plate between the trick and the plate at the right.
        let beside_dummy = self.arrangement == Arrangement::WideThree && self.side(DUMMY) != Side::Top;
        let place = match (self.arrangement.upright(), side) {
            (false, Side::Bottom) => (Start(40.0 * scale), End(40.0 * scale)),
            // Beside the card played from there: the open hand reaches down to it.
            (false, Side::Top) if open => {
                let y = self.badge().max.y + 8.0;
                (Start(window.x / 2.0 + 92.0), Start(y.max(166.0)))
            }
            (false, Side::Top) => (Start(window.x * 0.436), Start(window.y * 0.114)),
            (false, Side::Left) if open => (Start(40.0 * scale), Start(self.sheet().max.y + 12.0)),
            // As high as the dummy's, so that a hint has the room below it.
            (false, Side::Left) if beside_dummy => (Start(BESIDE_HAND), Start(self.sheet().max.y + 12.0)),
            (false, Side::Right) if open => (End(40.0 * scale), Start(self.badge().max.y + 12.0)),
            (false, Side::Right) if beside_dummy => (End(BESIDE_HAND), Start(self.badge().max.y + 12.0)),
            (false, Side::Left) => (Start(110.0 * scale), Start(window.y * 0.39)),
            (false, Side::Right) => (End(110.0 * scale), Start(window.y * 0.39)),
            (true, Side::Bottom) => (Start(window.x * 0.044), End(120.0 * scale)),
            (true, Side::Top) => (End(window.x * 0.044), Start(window.y * 0.124)),
            (true, Side::Left) => (Start(self.tags_inset()), Start(self.tags_beside())),
            (true, Side::Right) => (End(self.tags_inset()), Start(self.tags_beside())),
        };
        self.room(place, SIZE)
    }

    /// Returns the upper edge of the plates at the sides in an upright window: during bidding right below the scores and the round, so
    /// that the bids can be read beside the pad.
    fn tags_beside(&self) -> f32 {
        if !self.tags_make_room() {
            return self.tags_upright();
        }
        let above = [self.sheet(), self.round(), self.tag(Side::Top)];
        above.iter().map(|rect| rect.max.y).fold(0.0, f32::max) + 8.0
    }

    /// Returns `true` if they make room for the bid pad; there is no bidding beside open hands.
    fn tags_make_room(&self) -> bool {
        self.phase == Phase::Bidding && ![Side::Left, Side::Right].into_iter().any(|side| self.open_at(side))
    }

    /// Returns their distance from the edge: during bidding they are beside the hands there.
    fn tags_inset(&self) -> f32 {
        let beside = 20.0 * self.scale;
        if self.tags_make_room() {
            beside.max(FLANK_UPRIGHT / 2.0 + 24.0)
        } else {
            beside
        }
    }

    /// Returns the upper edge of the plates at the sides in an upright window during play: below the cards played from there.
    pub(super) fn tags_upright(&self) -> f32 {
        (self.viewport.size.y * 0.47).max(self.trick_sides_bottom() + 6.0)
    }

    /// Returns the area of the sides' sheet, in the corner of a table of four hands.
    fn sheet(&self) -> Rect {
        let rows = self.sides as f32;
        let (row, gap) = if self.sides > 2 { (40.0, 4.0) } else { (45.0, 10.0) };
        // Rows, the gaps between them, padding and border.
        let height = rows * row + (rows - 1.0) * gap + 24.0 + 2.4;
        let (width, y) = if self.arrangement.upright() {
            // Beside it are a plate, and maybe round and trick below that.
            let beside = if self.round_in_column() {
                self.round().min.x.min(self.tag(Side::Top).min.x)
            } else {
                self.tag(Side::Top).min.x
            };
            let room = beside / self.scale - 48.0;
            (room.min(420.0), self.viewport.size.y * 0.124)
        } else {
            // As far as the face-down hand opposite.
            let room = (self.viewport.size.x / 2.0 - 264.0) / self.scale - 40.0;
            // A team beside a dummy has two scores.
            let max = if self.arrangement == Arrangement::WideThree {
                380.0
            } else {
                316.0
            };
            (room.min(max), 40.0 * self.scale)
        };
        self.room((Start(40.0 * self.scale), Start(y)), Vec2::new(width, height))
    }

    fn round(&self) -> Rect {
        let (scale, window) = (self.scale, self.viewport.size);
        // Before play it also shows the commitment to the deal.
        let line: f32 = match self.phase {
            Phase::Draft | Phase::Bidding => 620.0,
            _ => 400.0,
        };
        let line = line.min(window.x / scale - 120.0);
        match self.arrangement {
            Arrangement::WideTwo | Arrangement::WideThree | Arrangement::WideFour => {
                self.room((End(40.0 * scale), Start(40.0 * scale)), Vec2::new(270.0, 58.0))
            }
            // The sheet of three or four sides reaches down to where the line would be.
            Arrangement::UprightThree | Arrangement::UprightFour if self.sides > 2 => {
                let below = self.tag(Side::Top).max.y + 12.0;
                self.room((End(window.x * 0.044), Start(below)), Vec2::new(290.0, 76.0))
            }
            Arrangement::UprightThree | Arrangement::UprightFour => {
                let y = (window.y * 0.206).max(self.sheet().max.y + 4.0);
                self.room((Start(60.0 * scale), Start(y)), Vec2::new(line, 29.0))
            }
            Arrangement::UprightTwo => {
                let y = (window.y * 0.206).max(self.plate(Side::Top).max.y + 6.0);
                let place = (Start(60.0 * scale), Start(y));
                self.room(place, Vec2::new(line, 29.0))
            }
        }
    }

    fn badge(&self) -> Rect {
        let (scale, window) = (self.scale, self.viewport.size);
        let place = match self.arrangement {
            Arrangement::WideTwo => (Start(40.0 * scale), Start(window.y * 0.48)),
            Arrangement::WideThree | Arrangement::WideFour => (End(40.0 * scale), Start(98.0 * scale)),
            Arrangement::UprightTwo => (Start(window.x * 0.044), Start(window.y * 0.53)),
            Arrangement::UprightThree | Arrangement::UprightFour => {
                let y = (window.y * 0.535).max(self.tag(Side::Left).max.y + 12.0);
                (Start(window.x * 0.044), Start(y))
            }
        };
        self.room(place, Vec2::new(200.0, 38.0))
    }

    /// Returns the area of the pill. In an upright window it replaces the draft's buttons, which are never there at the same time.
    pub(super) fn turn_pill(&self) -> Rect {
        let window = self.viewport.size;
        match (self.arrangement.upright(), self.phase) {
            (false, _) => self.across(0.0, Start(window.y * 0.62 - 19.0), 40.0),
            (true, Phase::Draft) => self.across(0.0, Start(self.draft_plan().buttons + 10.0), 50.0),
            (true, _) => self.across(0.0, End(612.0), 50.0),
        }
    }

    /// Returns the area of the pill, beside the badge where a large interface leaves no room for stacking them.
    fn turn_pill_beside_badge(&self) -> Rect {
        match self.arrangement.upright() {
            true => self.pill_right_of(self.turn_pill(), self.badge()),
            false => self.turn_pill(),
        }
    }

    fn tools(&self) -> Rect {
        if self.arrangement.upright() {
            self.across(0.04, End(34.0 * self.scale), 66.0)
        } else {
            let place = (End(28.0 * self.scale), End(50.0 * self.scale));
            self.room(place, Vec2::new(318.0, 79.0))
        }
    }

    fn draft_buttons(&self) -> Rect {
        let height = if self.arrangement.upright() {
            BUTTONS_UPRIGHT
        } else {
            BUTTONS.y
        };
        self.across(0.0, Start(self.draft_plan().buttons), height)
    }

    /// Returns the place clear of the hand, even of a raised card: above the viewer's plate, or on the side of the drawn card opposite
    /// the stock.
    fn hand_caption(&self) -> Rect {
        if self.arrangement.upright() {
            let stock = self.draft_plan().stock;
            self.caption(Vec2::new(self.viewport.size.x - 170.0, stock.y), Vec2::new(210.0, 23.0))
        } else {
            self.above_plate(0.0, Vec2::new(240.0, 23.0))
        }
    }

    /// Returns an area at the left above the viewer's plate, clear of the hand; `lift` higher, in pixels of the interface.
    fn above_plate(&self, lift: f32, size: Vec2) -> Rect {
        let plate = self
            .fixture(Fixture::Plate(0))
            .map_or(self.viewport.size.y, |rect| rect.min.y);
        let y = End(self.viewport.size.y - plate + (8.0 + lift) * self.scale);
        self.room((Start(40.0 * self.scale), y), size)
    }

    /// Returns the area near the hand: beside it, or in an upright window above the prompt.
    fn offer(&self) -> Rect {
        let size = Vec2::new(226.0, 56.0);
        if self.arrangement.upright() {
            let pill = self.turn_pill();
            let y = End(self.viewport.size.y - pill.min.y + 8.0 * self.scale);
            self.room((Middle(self.viewport.size.x / 2.0), y), size)
        } else {
            // Above the line with the size of the hand.
            self.above_plate(31.0, size)
        }
    }
}
