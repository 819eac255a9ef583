//! Flight of a dealt card: launched from the stock, with a flight time that grows with the distance, and landing without a sound.

use bevy::math::curve::easing::EaseFunction;

use crate::table::motion::Travel;

/// Seconds of table time between one card and the next.
const APART: f32 = 0.038;

/// Seconds of the launch.
const LAUNCH: f32 = 0.1;

/// Seconds of the flight to the nearest and the furthest hand, and their distances in units.
const FLIGHT: (f32, f32) = (0.3, 0.5);
const DISTANCE: (f32, f32) = (200.0, 800.0);

/// Seconds of table time for the deal of 52 cards.
pub const DEAL: f32 = 51.0 * APART + LAUNCH + FLIGHT.1;

/// Returns the travel of a card that is `distance` from its place and dealt after `turn` others.
#[must_use]
pub fn travel(distance: f32, turn: usize) -> Travel {
    let far = ((distance - DISTANCE.0) / (DISTANCE.1 - DISTANCE.0)).clamp(0.0, 1.0);
    Travel {
        duration: LAUNCH + FLIGHT.0 + (FLIGHT.1 - FLIGHT.0) * far,
        delay: turn as f32 * APART,
        launch: LAUNCH,
        tilt: 0.2,
        lift: 0.9,
        ..Travel::of(0, EaseFunction::SineOut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_of_all_cards_ends_in_its_time() {
        let last = (0..52)
            .map(|turn| travel(2000.0, turn))
            .map(|way| way.delay + way.duration);
        let longest = last.fold(0.0, f32::max);
        assert!((longest - DEAL).abs() < 1e-4, "{longest}");
        assert!(longest <= 2.6, "{longest}");
    }

    #[test]
    fn longer_ways_take_longer() {
        let flight = |distance| travel(distance, 0).duration - LAUNCH;
        assert_eq!(flight(0.0), 0.3);
        assert!(flight(300.0) < flight(500.0));
        assert!((flight(3000.0) - 0.5).abs() < 1e-6);
    }
}
