//! The end of a match on the table: the winner's tricks fanned out, and the winner's plate before them.

use bevy_math::{Rect, Vec2};

use crate::pose::Fan;
use crate::{Fixture, Place, Pose, RATIO};

/// Largest height of the cards.
const CARD: f32 = 190.0;

/// Visible part of a card's width beside the next one: its index.
const STEP: f32 = 0.3;

/// Number of tricks that the fan has room for.
const TRICKS: usize = 13;

/// Angle between neighboring tricks, in radians.
const BEND: f32 = 0.012;

/// Distance from everything else.
const GAP: f32 = 10.0;

/// Part of the cards' height that stays in sight above the plate.
const IN_SIGHT: f32 = 0.58;

/// Room of the fan for a card of height 1, with the lean and the sag of the outermost cards.
const FAN: Vec2 = Vec2::new((1.0 + (TRICKS - 1) as f32 * STEP) * RATIO + 0.12, 1.16);

/// Everything that the fan and the plate may not cover.
pub(crate) const OTHERS: [Fixture; 11] = [
    Fixture::Plate(0),
    Fixture::Plate(1),
    Fixture::Plate(2),
    Fixture::Plate(3),
    Fixture::Sheet,
    Fixture::Round,
    Fixture::Badge,
    Fixture::Tools,
    Fixture::CallTool,
    Fixture::PileCaption(true),
    Fixture::PileCaption(false),
];

/// Returns the free area around a middle of this half height; `None` if something is in the middle.
fn band(others: &[Rect], window: Vec2, middle: Vec2, half: f32) -> Option<Rect> {
    let mut band = Rect::new(GAP, middle.y - half, window.x - GAP, middle.y + half);
    if band.min.y < GAP || band.max.y > window.y - GAP {
        return None;
    }
    for other in others.iter().map(|other| other.inflate(GAP)) {
        if other.max.y <= band.min.y || other.min.y >= band.max.y {
            continue;
        }
        if other.max.x <= middle.x {
            band.min.x = band.min.x.max(other.max.x);
        } else if other.min.x >= middle.x {
            band.max.x = band.max.x.min(other.min.x);
        } else {
            return None;
        }
    }
    Some(band)
}

/// Returns the height of the cards that fit into an area, with the plate before them.
fn card_in(room: Rect, plate: f32) -> f32 {
    let beside_plate = (room.height() - plate) / IN_SIGHT;
    let wide = room.width() / FAN.x;
    (room.height() / FAN.y).min(beside_plate).min(wide).min(CARD)
}

/// A table on which a match has ended.
pub(crate) struct Stage<'a> {
    /// Size of the window.
    pub(crate) window: Vec2,
    /// Middle of the trick.
    pub(crate) middle: Vec2,
    /// Areas of the widgets.
    pub(crate) fixture: &'a dyn Fn(Fixture) -> Option<Rect>,
}

impl Stage<'_> {
    /// Returns the area of the finale and the height of its cards: where these are the largest. `None` if there is no room.
    fn room(&self) -> Option<(Rect, f32)> {
        let others: Vec<Rect> = OTHERS.into_iter().filter_map(self.fixture).collect();
        let plate = (self.fixture)(Fixture::Plate(0))?.height();
        let mut best: Option<(Rect, f32)> = None;
        // As close to the middle of the trick as possible.
        for step in [0, 1, -1, 2, -2, 3, -3, 4, 5, 6, 7] {
            let y = self.middle.y + step as f32 * 0.04 * self.window.y;
            for half in 3..=14 {
                let Some(room) = band(&others, self.window, Vec2::new(self.middle.x, y), half as f32 * 12.0) else {
                    continue;
                };
                let card = card_in(room, plate);
                if best.is_none_or(|(_, largest)| card > largest + 0.5) {
                    best = Some((room, card));
                }
            }
        }
        best.filter(|&(_, card)| card >= 40.0)
    }

    /// Returns the pose of a card of the winner's tricks.
    pub(crate) fn pose(
        &self,
        Place {
            index, count, under, ..
        }: Place,
    ) -> Pose {
        let no_room = (Rect::from_center_size(self.middle, Vec2::ZERO), 60.0);
        let (room, height) = self.room().unwrap_or(no_room);
        let fan = Fan {
            middle: Vec2::new(room.center().x, room.min.y + 0.54 * height),
            step: height * RATIO * STEP,
            angle: BEND,
            height,
        };
        // The card that took the trick is on top.
        fan.pose(index, count, 200.0 + 4.0 * index as f32 - under as f32)
    }

    /// Returns the area of a plate before the winner's tricks, in the proportions of the plate.
    pub(crate) fn plate(&self, relative: usize) -> Option<Rect> {
        let plate = (self.fixture)(Fixture::Plate(relative))?;
        let (room, height) = self.room()?;
        let size = plate.size() * (room.width() / plate.width()).min(1.0);
        let top = room.min.y + IN_SIGHT * height;
        let low = Vec2::new(room.center().x - size.x / 2.0, top.min(room.max.y - size.y));
        Some(Rect::from_corners(low, low + size))
    }
}
