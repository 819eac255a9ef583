//! Moving cards: always from a card's current position to the one that the layout assigns.

use bevy::prelude::*;
use spades_layout::{Pose, Viewport};

/// Current pose of a card, how far it is turned over, and its height above the table.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CardPose {
    /// Position and look.
    pub pose: Pose,
    /// 0 shows the back, 1 the face.
    pub up: f32,
    /// 0 is on the table, 1 as high as a held card.
    pub lift: f32,
}

impl CardPose {
    /// Returns a card at rest on the table.
    #[must_use]
    pub const fn lying(pose: Pose, up: bool) -> CardPose {
        CardPose {
            pose,
            up: if up { 1.0 } else { 0.0 },
            lift: 0.0,
        }
    }

    /// Converts it to a window of another shape: at the same fractions of width and height, and the same apparent size.
    #[must_use]
    pub fn brought(&self, from: &Viewport, to: &Viewport) -> CardPose {
        CardPose {
            pose: Pose {
                center: self.pose.center / from.size * to.size,
                height: self.pose.height * from.unit / to.unit,
                ..self.pose
            },
            ..*self
        }
    }
}

/// Timing and path of a card's way to its place.
#[derive(Clone, Copy, Debug)]
pub struct Travel {
    /// Seconds of travel.
    pub duration: f32,
    /// Seconds before it starts.
    pub delay: f32,
    pub ease: EaseFunction,
    /// Seconds of [`Travel::duration`] for the launch: at constant speed, before the easing begins.
    pub launch: f32,
    /// Overshoot before it comes to rest, as in [`back_out`].
    pub spring: f32,
    /// Upward bend of the path, in units.
    pub arc: f32,
    /// Lean of the card in flight, in radians.
    pub tilt: f32,
    /// Height in the middle of a long path; see [`CardPose::lift`].
    pub lift: f32,
}

/// Fraction of the path that a card has covered after the launch.
const LAUNCHED: f32 = 0.12;

/// Distance in units at which a card rises to its full [`Travel::lift`].
const LONG_WAY: f32 = 600.0;

impl Travel {
    /// Arrives at once.
    pub const JUMP: Travel = Travel::of(0, EaseFunction::Linear);

    /// Returns a travel of `millis` with an easing.
    #[must_use]
    pub const fn of(millis: u32, ease: EaseFunction) -> Travel {
        Travel {
            duration: millis as f32 / 1000.0,
            delay: 0.0,
            ease,
            launch: 0.0,
            spring: 0.0,
            arc: 0.0,
            tilt: 0.0,
            lift: 0.5,
        }
    }

    /// Returns the fraction of the path covered after a fraction of the time.
    fn gone(&self, time: f32) -> f32 {
        if self.spring > 0.0 {
            return back_out(time, self.spring);
        }
        let launch = if self.duration > 0.0 {
            self.launch / self.duration
        } else {
            0.0
        };
        if time < launch {
            return LAUNCHED * time / launch;
        }
        let (start, rest) = if launch > 0.0 {
            (LAUNCHED, 1.0 - launch)
        } else {
            (0.0, 1.0)
        };
        EasingCurve::new(start, 1.0, self.ease).sample_clamped((time - launch) / rest)
    }
}

/// Eases from 0 to 1 with an overshoot: 4 % with a spring of 1, 10 % with 1.7.
#[must_use]
pub fn back_out(time: f32, spring: f32) -> f32 {
    let left = time.clamp(0.0, 1.0) - 1.0;
    1.0 + (spring + 1.0) * left.powi(3) + spring * left.powi(2)
}

/// A card in motion.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    from: CardPose,
    to: CardPose,
    travel: Travel,
    /// Rest of the path, after a stop on the way.
    then: Option<(CardPose, Travel)>,
    time: f32,
    fade: bool,
}

impl Motion {
    /// Moves a card from its current to its assigned position. With `fade` (reduced motion) it appears there instead of flying.
    #[must_use]
    pub fn new(from: CardPose, to: CardPose, travel: Travel, fade: bool) -> Motion {
        Motion {
            from,
            to,
            travel,
            then: None,
            time: 0.0,
            fade,
        }
    }

    /// Like [`Motion::new`], with a stop on the way. A fading card doesn't stop.
    #[must_use]
    pub fn by_way_of(
        from: CardPose,
        (stop, first): (CardPose, Travel),
        to: CardPose,
        travel: Travel,
        fade: bool,
    ) -> Motion {
        if fade {
            return Motion::new(from, to, travel, fade);
        }
        Motion {
            then: Some((to, travel)),
            ..Motion::new(from, stop, first, fade)
        }
    }

    /// Returns the destination.
    #[must_use]
    pub fn to(&self) -> CardPose {
        self.then.map_or(self.to, |(to, _)| to)
    }

    /// Skips the delay before it starts.
    pub fn start(&mut self) {
        self.time = self.time.max(self.travel.delay);
    }

    /// Advances by `seconds`; returns the position, and `true` on arrival.
    pub fn step(&mut self, seconds: f32) -> (CardPose, bool) {
        self.time += seconds;
        let mut elapsed = self.time - self.travel.delay;
        if elapsed >= self.travel.duration
            && let Some((to, travel)) = self.then.take()
        {
            elapsed -= self.travel.duration;
            *self = Motion {
                time: elapsed,
                ..Motion::new(self.to, to, travel, self.fade)
            };
            elapsed -= travel.delay;
        }
        if elapsed < 0.0 {
            return (self.from, false);
        }
        if elapsed >= self.travel.duration {
            return (self.to, true);
        }
        let linear = elapsed / self.travel.duration;
        if self.fade {
            let pose = Pose {
                alpha: self.to.pose.alpha * linear,
                ..self.to.pose
            };
            return (CardPose { pose, ..self.to }, false);
        }
        let t = self.travel.gone(linear);
        let (a, b) = (self.from.pose, self.to.pose);
        // A turning card is at its highest in the middle of the turn.
        let turning = if (self.from.up - self.to.up).abs() > 0.01 {
            (linear * std::f32::consts::PI).sin()
        } else {
            0.0
        };
        let bend = (linear * std::f32::consts::PI).sin();
        let lead = (b.center.x - a.center.x).clamp(-1.0, 1.0);
        let high = self.travel.lift * (a.center.distance(b.center) / LONG_WAY).min(1.0);
        let pose = Pose {
            center: a.center.lerp(b.center, t) - Vec2::new(0.0, self.travel.arc * bend),
            angle: a.angle + (b.angle - a.angle) * t + self.travel.tilt * lead * bend,
            height: (a.height + (b.height - a.height) * t) * (1.0 + 0.04 * turning),
            // In flight it passes over every card at rest.
            z: a.z.max(b.z).min(350.0) + 350.0,
            alpha: a.alpha + (b.alpha - a.alpha) * t,
            raise: b.raise,
        };
        let turn = EasingCurve::new(0.0, 1.0, EaseFunction::SineInOut).sample_clamped((linear * 1.15).min(1.0));
        (
            CardPose {
                pose,
                up: self.from.up + (self.to.up - self.from.up) * turn,
                lift: (self.from.lift + (self.to.lift - self.from.lift) * t + high * bend).max(0.0),
            },
            false,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(x: f32, up: f32) -> CardPose {
        CardPose {
            pose: Pose {
                center: Vec2::new(x, 0.0),
                angle: 0.0,
                height: 100.0,
                z: 1.0,
                alpha: 1.0,
                raise: spades_layout::RAISE,
            },
            up,
            lift: 0.0,
        }
    }

    #[test]
    fn arrives_exactly_where_it_belongs() {
        let mut motion = Motion::new(
            shown(0.0, 0.0),
            shown(500.0, 1.0),
            Travel::of(260, EaseFunction::QuarticOut),
            false,
        );
        let mut last = (shown(0.0, 0.0), false);
        for _ in 0..30 {
            last = motion.step(0.01);
        }
        assert_eq!(last, (shown(500.0, 1.0), true));
    }

    #[test]
    fn waits_for_its_delay_and_then_only_moves_forward() {
        let travel = Travel {
            delay: 0.1,
            ..Travel::of(200, EaseFunction::CubicOut)
        };
        let mut motion = Motion::new(shown(0.0, 1.0), shown(100.0, 1.0), travel, false);
        assert_eq!(motion.step(0.05).0.pose.center.x, 0.0);
        let mut before = 0.0;
        for _ in 0..20 {
            let x = motion.step(0.02).0.pose.center.x;
            assert!(x >= before, "{x} after {before}");
            before = x;
        }
    }

    #[test]
    fn once_hurried_it_is_under_way() {
        let travel = Travel {
            delay: 2.0,
            ..Travel::of(200, EaseFunction::Linear)
        };
        let mut motion = Motion::new(shown(0.0, 1.0), shown(100.0, 1.0), travel, false);
        motion.start();
        let halfway = motion.step(0.1).0.pose.center.x;
        assert!((halfway - 50.0).abs() < 0.1, "{halfway}");
        motion.start();
        assert_eq!(motion.step(0.11), (shown(100.0, 1.0), true));
    }

    #[test]
    fn reduced_motion_never_shows_a_card_between_places() {
        let mut motion = Motion::new(
            shown(0.0, 0.0),
            shown(100.0, 1.0),
            Travel::of(120, EaseFunction::Linear),
            true,
        );
        for _ in 0..10 {
            assert_eq!(motion.step(0.02).0.pose.center.x, 100.0);
        }
    }

    #[test]
    fn a_stop_on_the_way_is_reached_and_left_again() {
        let first = Travel::of(200, EaseFunction::Linear);
        let travel = Travel::of(300, EaseFunction::Linear);
        let stop = (shown(40.0, 1.0), first);
        let mut motion = Motion::by_way_of(shown(0.0, 1.0), stop, shown(340.0, 0.0), travel, false);
        assert_eq!(motion.to(), shown(340.0, 0.0));
        assert!((motion.step(0.1).0.pose.center.x - 20.0).abs() < 0.1);
        let (stopped, arrived) = motion.step(0.1);
        assert!((stopped.pose.center.x - 40.0).abs() < 0.1 && !arrived);
        assert_eq!(motion.to(), shown(340.0, 0.0));
        assert!((motion.step(0.15).0.pose.center.x - 190.0).abs() < 0.1);
        assert_eq!(motion.step(0.2), (shown(340.0, 0.0), true));
        // A single slow frame takes it all the way.
        let mut motion = Motion::by_way_of(shown(0.0, 1.0), stop, shown(340.0, 0.0), travel, false);
        assert_eq!(motion.step(3.0), (shown(340.0, 0.0), true));
        let mut faded = Motion::by_way_of(shown(0.0, 1.0), stop, shown(340.0, 0.0), travel, true);
        assert_eq!(faded.step(0.1).0.pose.center.x, 340.0);
    }

    #[test]
    fn springing_cards_overshoot_and_return() {
        let travel = Travel {
            spring: 1.0,
            ..Travel::of(300, EaseFunction::Linear)
        };
        let mut motion = Motion::new(shown(0.0, 1.0), shown(100.0, 1.0), travel, false);
        let way: Vec<f32> = (0..40).map(|_| motion.step(0.01).0.pose.center.x).collect();
        let furthest = way.iter().copied().fold(0.0, f32::max);
        assert!((102.0..105.0).contains(&furthest), "{furthest}");
        assert_eq!(way.last(), Some(&100.0));
    }

    #[test]
    fn it_is_launched_at_an_even_speed() {
        let travel = Travel {
            launch: 0.1,
            ..Travel::of(500, EaseFunction::SineOut)
        };
        let mut motion = Motion::new(shown(0.0, 1.0), shown(1000.0, 1.0), travel, false);
        let way: Vec<f32> = (0..50).map(|_| motion.step(0.01).0.pose.center.x).collect();
        let steps: Vec<f32> = way.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(steps[..8].iter().all(|step| (step - 12.0).abs() < 0.1), "{steps:?}");
        assert!(steps[10..].windows(2).all(|pair| pair[1] <= pair[0] + 0.1), "{steps:?}");
        assert_eq!(way.last(), Some(&1000.0));
    }

    #[test]
    fn flying_cards_rise_and_land() {
        let mut motion = Motion::new(
            shown(0.0, 1.0),
            shown(600.0, 1.0),
            Travel::of(200, EaseFunction::Linear),
            false,
        );
        let halfway = motion.step(0.1).0.lift;
        assert!((halfway - 0.5).abs() < 0.01, "{halfway}");
        assert_eq!(motion.step(0.1).0.lift, 0.0);
    }
}
