//! A player's time limit, counted only while the arena itself is running.

use std::time::{Duration, Instant};

/// Maximum time that one check counts. Checks are far more frequent; a longer gap shows that the arena was stopped or got no CPU time, and
/// the player likewise.
const GAP: Duration = Duration::from_secs(1);

/// The time that a player has left for its decision.
#[derive(Debug)]
pub struct Patience {
    left: Duration,
    seen: Instant,
}

impl Patience {
    /// Starts the time limit.
    pub fn new(timeout: Duration) -> Patience {
        Patience {
            left: timeout,
            seen: Instant::now(),
        }
    }

    /// Returns the time left now.
    pub fn left(&mut self) -> Duration {
        let now = Instant::now();
        let gap = now.saturating_duration_since(self.seen);
        self.seen = now;
        self.spend(gap)
    }

    /// Returns the time left after a gap between two checks.
    fn spend(&mut self, gap: Duration) -> Duration {
        self.left = self.left.saturating_sub(gap.min(GAP));
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_the_arena_stands_still_no_player_loses_time() {
        let mut patience = Patience::new(Duration::from_secs(10));
        assert_eq!(patience.spend(Duration::from_secs(3600)), Duration::from_secs(9));
        for _ in 0..36 {
            patience.spend(Duration::from_millis(250));
        }
        assert_eq!(patience.left, Duration::ZERO);
    }
}
