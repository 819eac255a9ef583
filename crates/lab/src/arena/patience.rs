//! How long a player is waited for: the time that the arena itself was running.

use std::time::{Duration, Instant};

/// What one look counts at most. Who waits looks far more often; a longer gap shows that the arena was stopped or got no processor, and so
/// did the player.
const GAP: Duration = Duration::from_secs(1);

/// The time that a player has left for its decision.
#[derive(Debug)]
pub struct Patience {
    left: Duration,
    seen: Instant,
}

impl Patience {
    /// Waits for this long from now on.
    pub fn new(timeout: Duration) -> Patience {
        Patience {
            left: timeout,
            seen: Instant::now(),
        }
    }

    /// What is left now.
    pub fn left(&mut self) -> Duration {
        let now = Instant::now();
        let gap = now.saturating_duration_since(self.seen);
        self.seen = now;
        self.spend(gap)
    }

    /// What is left after a gap between two looks.
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
