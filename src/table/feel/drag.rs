//! A dragged card hangs a little behind the pointer and leans; its neighbors close up and make room where it would go. Released over
//! nothing, it springs back.

use bevy::prelude::*;
use spades_layout::{DropArea, Place, Pose, Zone};

use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::table::card::{CardBody, CardHighlight};
use crate::table::geometry::TableGeometry;
use crate::table::motion::{CardPose, Motion, Travel, back_out};
use crate::table::scene::{CardId, Scene};
use crate::table::shown::ShownScene;

/// Rate at which a held card approaches the pointer, per second.
const FOLLOW: f32 = 30.0;

/// Lean in radians per unit of lag, the rate at which the lean is reached, per second, and the largest lean.
const LEAN: f32 = 0.2 * std::f32::consts::PI / 180.0;
const LEAN_RATE: f32 = 22.0;
const MAX_LEAN: f32 = 60.0 * std::f32::consts::PI / 180.0;

/// Growth of a held hand card and the seconds it takes. Larger cards grow at most to that size.
const GROWTH: f32 = 0.25;
const GROWS: f32 = 0.15;

/// Stacking order of a held card, above all others.
const HEIGHT: f32 = 800.0;

/// Tolerance below which the card hangs still, in units or hundredths of a radian.
const STILL: f32 = 0.05;

/// Travel of a card released over nothing.
const BACK: Travel = Travel {
    spring: 1.0,
    lift: 0.0,
    ..Travel::of(320, EaseFunction::Linear)
};

/// A held card, as it is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct HeldCard {
    /// Center, in units.
    pub at: Vec2,
    /// Clockwise, in radians.
    pub lean: f32,
    /// Lift, from 0 at its place to 1.
    pub lift: f32,
    /// Final growth.
    growth: f32,
    /// Rotation when it hangs still: upright for the person holding it, at any side of the table.
    upright: f32,
}

/// Returns the quarter turn nearest to an angle.
fn upright(angle: f32) -> f32 {
    let quarter = std::f32::consts::FRAC_PI_2;
    (angle / quarter).round() * quarter
}

impl HeldCard {
    /// Returns the hold of a card at `pose` when it is grabbed; `hand` is the height of the hand's cards, which grow.
    fn of(pose: Pose, hand: f32) -> HeldCard {
        let largest = hand * (1.0 + GROWTH) / pose.height - 1.0;
        HeldCard {
            at: pose.center,
            lean: pose.angle,
            lift: 0.0,
            growth: largest.clamp(0.0, GROWTH),
            upright: upright(pose.angle),
        }
    }

    /// Moves toward the pointer and returns `true` if the card hangs still.
    fn follow(&mut self, held: Vec2, seconds: f32) -> bool {
        let part = |rate: f32| 1.0 - (-rate * seconds).exp();
        self.at = self.at.lerp(held, part(FOLLOW));
        let lag = held - self.at;
        // To its own left and right, at any seat.
        let aside = Vec2::from_angle(-self.upright).rotate(lag).x;
        let lean = self.upright + (aside * LEAN).clamp(-MAX_LEAN, MAX_LEAN);
        self.lean += (lean - self.lean) * part(LEAN_RATE);
        self.lift = (self.lift + seconds / GROWS).min(1.0);
        let still = lag.length() < STILL && (self.lean - self.upright).abs() < STILL / 100.0 && self.lift >= 1.0;
        if still {
            self.hang(held);
        }
        still
    }

    /// Jumps to the final state.
    fn hang(&mut self, held: Vec2) {
        *self = HeldCard {
            at: held,
            lean: self.upright,
            lift: 1.0,
            ..*self
        };
    }

    /// Returns the pose of the held card, whose place is at `lies`.
    #[must_use]
    pub(crate) fn pose(&self, lies: Pose) -> Pose {
        Pose {
            center: self.at,
            angle: self.lean,
            height: lies.height * (1.0 + self.growth * back_out(self.lift, 1.7)),
            z: HEIGHT,
            ..lies
        }
    }
}

/// Effect of a held card on the cards of a hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room(Option<Gap>);

/// Gap that a hand closes or opens: the hand, and the place counted from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    /// The card at this place is away.
    Closed(usize, usize),
    /// A card may be inserted at this place.
    Open(usize, usize),
}

impl Room {
    /// Returns the place of a card while another is held.
    #[must_use]
    pub fn place(self, place: Place) -> Place {
        let (Some(gap), Zone::Hand(seat)) = (self.0, place.zone) else {
            return place;
        };
        let Place { index, count, .. } = place;
        let (index, count) = match gap {
            // The card itself keeps its place, since it may go back.
            Gap::Closed(hand, at) if hand == seat && index != at => (index - usize::from(index > at), count - 1),
            Gap::Open(hand, at) if hand == seat => (index + usize::from(index >= at), count + 1),
            _ => (index, count),
        };
        Place { index, count, ..place }
    }

    /// Returns the effect of a card held over this area.
    fn of(scene: &Scene, id: CardId, over: DropArea, geometry: &TableGeometry) -> Room {
        let place = scene.places()[id];
        Room(match (place.zone, over) {
            // In a hand of two rows, cards would change from one row to the other.
            (Zone::Hand(seat), over) if over != DropArea::Hand && !geometry.hand_has_rows() => {
                Some(Gap::Closed(seat, place.index))
            }
            (Zone::Drawn, DropArea::Hand) => scene
                .place_in_hand(scene.viewer, id)
                .map(|index| Gap::Open(scene.viewer, index)),
            _ => None,
        })
    }
}

/// Starts holding grabbed cards.
pub fn take(
    mut commands: Commands,
    geometry: Res<TableGeometry>,
    cards: Query<(Entity, &CardHighlight, &CardPose), (Changed<CardHighlight>, Without<HeldCard>)>,
) {
    for (entity, highlight, shown) in &cards {
        if highlight.held.is_some() {
            let hand = geometry.hand_height();
            commands.entity(entity).insert(HeldCard::of(shown.pose, hand));
        }
    }
}

/// Moves dragged cards toward the pointer and returns released ones, unless the drop was handled this frame.
pub fn follow(
    mut commands: Commands,
    shown_scene: Res<ShownScene>,
    geometry: Res<TableGeometry>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut room: ResMut<Room>,
    mut redraw: ResMut<Redraw>,
    mut cards: Query<(Entity, &CardBody, &CardHighlight, &mut HeldCard, &mut CardPose)>,
) {
    if cards.is_empty() {
        room.set_if_neq(Room::default());
        return;
    }
    let mut next = Room::default();
    for (entity, &CardBody(id), highlight, mut hold, mut shown) in &mut cards {
        let Some(held) = highlight.held else {
            let lies = *shown;
            *shown = CardPose {
                pose: hold.pose(lies.pose),
                lift: hold.lift,
                ..lies
            };
            commands.entity(entity).remove::<HeldCard>().insert(Motion::new(
                *shown,
                lies,
                BACK,
                settings.reduced_motion,
            ));
            redraw.for_a_while();
            continue;
        };
        if settings.reduced_motion {
            hold.hang(held);
        } else if !hold.follow(held, time.delta_secs()) {
            redraw.for_a_while();
        }
        if let Some(scene) = &shown_scene.0 {
            next = Room::of(scene, id, geometry.drop_at(held), &geometry);
        }
    }
    room.set_if_neq(next);
}

#[cfg(test)]
mod tests {
    use spades_layout::Viewport;
    use spades_rules::{Game, Preset, Seed};

    use super::*;
    use crate::settings::SortOrder;

    fn hold() -> HeldCard {
        HeldCard {
            at: Vec2::ZERO,
            lean: 0.0,
            lift: 0.0,
            growth: GROWTH,
            upright: 0.0,
        }
    }

    #[test]
    fn cards_of_the_hand_grow_and_larger_ones_do_not() {
        let of = |height: f32| {
            let pose = Pose {
                center: Vec2::ZERO,
                angle: 0.0,
                height,
                z: 0.0,
                alpha: 1.0,
                raise: spades_layout::RAISE,
            };
            let mut hold = HeldCard::of(pose, 200.0);
            hold.hang(Vec2::ZERO);
            hold.pose(pose).height
        };
        assert_eq!(
            [200.0, 240.0, 290.0].map(|height| of(height).round()),
            [250.0, 250.0, 290.0]
        );
    }

    #[test]
    fn it_lags_behind_and_catches_up_at_any_rate_of_frames() {
        let held = Vec2::new(300.0, -40.0);
        let after = |frames: u32| {
            let mut hold = hold();
            for _ in 0..frames {
                hold.follow(held, 0.1 / frames as f32);
            }
            hold.at
        };
        let (slow, fast) = (after(2), after(40));
        assert!(slow.distance(fast) < 0.5, "{slow} {fast}");
        // A twentieth of the way is left after a tenth of a second.
        assert!((fast.distance(held) / held.length() - 0.05).abs() < 0.005, "{fast}");
    }

    #[test]
    fn it_leans_as_it_is_drawn_along_and_hangs_straight_in_the_end() {
        let mut hold = hold();
        let mut leans = Vec::new();
        for frame in 0..20 {
            hold.follow(Vec2::new(frame as f32 * 40.0, 0.0), 1.0 / 60.0);
            leans.push(hold.lean);
        }
        assert!(leans.windows(2).all(|pair| pair[1] > pair[0]), "{leans:?}");
        let mut frames = 0;
        while !hold.follow(Vec2::new(800.0, 0.0), 1.0 / 60.0) {
            frames += 1;
            assert!(frames < 120, "it comes to rest: {hold:?}");
        }
        assert_eq!((hold.at, hold.lean, hold.lift), (Vec2::new(800.0, 0.0), 0.0, 1.0));
        let mut thrown = super::tests::hold();
        for frame in 0..60 {
            thrown.follow(Vec2::new(frame as f32 * -9000.0, 0.0), 1.0 / 60.0);
            assert!(thrown.lean.abs() <= MAX_LEAN);
        }
    }

    #[test]
    fn neighbors_close_up_and_make_room() {
        let hand = |index| Place {
            index,
            count: 5,
            ..Place::only(Zone::Hand(0))
        };
        let places = |room: Room| (0..5).map(|index| room.place(hand(index)).index).collect::<Vec<_>>();
        let closed = Room(Some(Gap::Closed(0, 2)));
        assert_eq!(places(closed), [0, 1, 2, 2, 3]);
        assert_eq!([0, 2].map(|index| closed.place(hand(index)).count), [4, 5]);
        let open = Room(Some(Gap::Open(0, 1)));
        assert_eq!(places(open), [0, 2, 3, 4, 5]);
        assert_eq!(places(Room(Some(Gap::Closed(1, 2)))), [0, 1, 2, 3, 4]);
        assert_eq!(places(Room(None)), [0, 1, 2, 3, 4]);
    }

    /// A held card leaves its gap in a hand of two rows, so that no other card changes its row.
    #[test]
    fn a_hand_of_two_rows_keeps_its_gap() {
        let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).expect("a preset");
        let scene = Scene::new(&game.view(0), true, SortOrder::SpadesFirst);
        let id = scene.hands[0][3];
        for (window, closes) in [
            ((1280.0, 720.0), true),
            ((390.0, 844.0), false),
            ((568.0, 320.0), false),
        ] {
            let geometry = TableGeometry::new(&Viewport::of(window.into()), &scene, None, false);
            let room = Room::of(&scene, id, DropArea::Table, &geometry);
            assert_eq!(room != Room::default(), closes, "{window:?}");
        }
    }
}
