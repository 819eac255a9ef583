//! Cards on the move: always from where a card is to where the layout says that it belongs.

use bevy::prelude::*;

use super::geometry::Pose;
use crate::ui::Viewport;

/// Where a card is drawn now, how far it is turned, and how high it is above the table.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Where.
    pub pose: Pose,
    /// 0 shows the back, 1 the face.
    pub up: f32,
    /// 0 lies on the table, 1 is as high as a card that is held.
    pub lift: f32,
}

impl Shown {
    /// A card that lies.
    #[must_use]
    pub const fn lying(pose: Pose, up: bool) -> Shown {
        Shown {
            pose,
            up: if up { 1.0 } else { 0.0 },
            lift: 0.0,
        }
    }
}

impl Shown {
    /// The same in a window of another shape: at the same parts of its width and height, and as large as before to the eye.
    #[must_use]
    pub fn brought(&self, from: &Viewport, to: &Viewport) -> Shown {
        Shown {
            pose: Pose {
                center: self.pose.center / from.size * to.size,
                height: self.pose.height * from.unit / to.unit,
                ..self.pose
            },
            ..*self
        }
    }
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
    /// Seconds of [`Travel::duration`] in which it is launched: at an even speed, before the easing begins.
    pub launch: f32,
    /// How far it goes beyond its place before it comes to rest there, as [`back_out`] has it.
    pub spring: f32,
    /// How far the way bends upwards, in units.
    pub arc: f32,
    /// How far the card leans in flight, in radians.
    pub tilt: f32,
    /// How high it rises in the middle of a long way; see [`Shown::lift`].
    pub lift: f32,
}

/// What part of the way a card has gone when it has been launched.
const LAUNCHED: f32 = 0.12;

/// Units that a card goes to rise as high as its [`Travel::lift`] has it.
const LONG_WAY: f32 = 600.0;

impl Travel {
    /// At once.
    pub const JUMP: Travel = Travel::of(0, EaseFunction::Linear);

    /// In `millis`, with an easing.
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

    /// The part of the way that is gone after a part of the time.
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

/// From 0 to 1 and a little beyond before it comes to rest: with a spring of 1 by 4 %, with 1.7 by 10 %.
#[must_use]
pub fn back_out(time: f32, spring: f32) -> f32 {
    let left = time.clamp(0.0, 1.0) - 1.0;
    1.0 + (spring + 1.0) * left.powi(3) + spring * left.powi(2)
}

/// A card under way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    from: Shown,
    to: Shown,
    travel: Travel,
    /// The rest of the way, after a stop on it.
    then: Option<(Shown, Travel)>,
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
            then: None,
            time: 0.0,
            fade,
        }
    }

    /// The same with a stop on the way. Nothing stops that only appears.
    #[must_use]
    pub fn by_way_of(from: Shown, (stop, first): (Shown, Travel), to: Shown, travel: Travel, fade: bool) -> Motion {
        if fade {
            return Motion::new(from, to, travel, fade);
        }
        Motion {
            then: Some((to, travel)),
            ..Motion::new(from, stop, first, fade)
        }
    }

    /// Where it goes.
    #[must_use]
    pub fn to(&self) -> Shown {
        self.then.map_or(self.to, |(to, _)| to)
    }

    /// Ends the time before it starts.
    pub fn start(&mut self) {
        self.time = self.time.max(self.travel.delay);
    }

    /// Moves on by `seconds`; the way there and whether it has arrived.
    pub fn step(&mut self, seconds: f32) -> (Shown, bool) {
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
            return (Shown { pose, ..self.to }, false);
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
            // In flight it passes over everything that lies.
            z: a.z.max(b.z).min(350.0) + 350.0,
            alpha: a.alpha + (b.alpha - a.alpha) * t,
        };
        let turn = EasingCurve::new(0.0, 1.0, EaseFunction::SineInOut).sample_clamped((linear * 1.15).min(1.0));
        (
            Shown {
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
        // In one slow frame it goes all the way.
        let mut motion = Motion::by_way_of(shown(0.0, 1.0), stop, shown(340.0, 0.0), travel, false);
        assert_eq!(motion.step(3.0), (shown(340.0, 0.0), true));
        let mut faded = Motion::by_way_of(shown(0.0, 1.0), stop, shown(340.0, 0.0), travel, true);
        assert_eq!(faded.step(0.1).0.pose.center.x, 340.0);
    }

    #[test]
    fn what_springs_goes_a_little_beyond_its_place_and_comes_back() {
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
    fn what_flies_rises_and_lands() {
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
