//! Cards on the move: always from where a card is to where the layout says that it belongs.

use bevy::prelude::*;

use super::geometry::Pose;

/// Where a card is drawn now, and how far it is turned: 0 shows the back, 1 the face.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Where.
    pub pose: Pose,
    /// 0 to 1.
    pub up: f32,
}

/// How a card gets to its place.
#[derive(Clone, Copy, Debug)]
pub struct Travel {
    /// Seconds under way.
    pub duration: f32,
    /// Seconds before it starts.
    pub delay: f32,
    /// How it speeds up and slows down.
    pub ease: EaseFunction,
    /// How far the way bends upwards, in units.
    pub arc: f32,
    /// How far the card leans in flight, in radians.
    pub tilt: f32,
}

impl Travel {
    /// At once.
    pub const JUMP: Travel = Travel {
        duration: 0.0,
        delay: 0.0,
        ease: EaseFunction::Linear,
        arc: 0.0,
        tilt: 0.0,
    };

    /// In `millis`, with an easing.
    #[must_use]
    pub const fn of(millis: u32, ease: EaseFunction) -> Travel {
        Travel {
            duration: millis as f32 / 1000.0,
            delay: 0.0,
            ease,
            arc: 0.0,
            tilt: 0.0,
        }
    }
}

/// A card under way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    from: Shown,
    to: Shown,
    travel: Travel,
    time: f32,
    fade: bool,
}

impl Motion {
    /// From how it is drawn now to where it belongs. With `fade` (reduced motion) the card appears there instead of flying.
    #[must_use]
    pub fn new(from: Shown, to: Shown, travel: Travel, fade: bool) -> Motion {
        Motion {
            from,
            to,
            travel,
            time: 0.0,
            fade,
        }
    }

    /// Where it goes.
    #[must_use]
    pub fn to(&self) -> Shown {
        self.to
    }

    /// Ends the time before it starts.
    pub fn start(&mut self) {
        self.time = self.time.max(self.travel.delay);
    }

    /// Moves on by `seconds`; the way there and whether it has arrived.
    pub fn step(&mut self, seconds: f32) -> (Shown, bool) {
        self.time += seconds;
        let elapsed = self.time - self.travel.delay;
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
            return (Shown { pose, up: self.to.up }, false);
        }
        let t = EasingCurve::new(0.0, 1.0, self.travel.ease).sample_clamped(linear);
        let (a, b) = (self.from.pose, self.to.pose);
        // A turning card is at its highest in the middle of the turn.
        let turning = if (self.from.up - self.to.up).abs() > 0.01 {
            (linear * std::f32::consts::PI).sin()
        } else {
            0.0
        };
        let bend = (linear * std::f32::consts::PI).sin();
        let lead = (b.center.x - a.center.x).clamp(-1.0, 1.0);
        let pose = Pose {
            center: a.center.lerp(b.center, t) - Vec2::new(0.0, self.travel.arc * bend),
            angle: a.angle + (b.angle - a.angle) * t + self.travel.tilt * lead * bend,
            height: (a.height + (b.height - a.height) * t) * (1.0 + 0.04 * turning),
            // In flight it passes over everything that lies.
            z: a.z.max(b.z).min(350.0) + 350.0,
            alpha: a.alpha + (b.alpha - a.alpha) * t,
        };
        let turn = EasingCurve::new(0.0, 1.0, EaseFunction::SineInOut).sample_clamped((linear * 1.15).min(1.0));
        (
            Shown {
                pose,
                up: self.from.up + (self.to.up - self.from.up) * turn,
            },
            false,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(x: f32, up: f32) -> Shown {
        Shown {
            pose: Pose {
                center: Vec2::new(x, 0.0),
                angle: 0.0,
                height: 100.0,
                z: 1.0,
                alpha: 1.0,
            },
            up,
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
}
