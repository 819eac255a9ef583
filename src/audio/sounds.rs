//! The sound effects: their files, and the selection of variants.

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// The deck is shuffled.
    Shuffle,
    /// A card is dealt.
    Deal,
    /// A card is drawn.
    Draw,
    /// A card is flipped.
    Flip,
    /// A card is placed on the table.
    Place,
    /// A card is discarded.
    Discard,
    /// A trick is collected.
    Gather,
    /// A trick is won.
    Take,
    /// Spades are broken.
    Break,
    /// A number on the bid pad is pressed.
    BidKey,
    /// A bid is made.
    Bid,
    /// An illegal card is pressed.
    Illegal,
    /// Points are counted up.
    Tick,
    /// A button is pressed.
    Button,
    /// The keyboard focus moves.
    Focus,
    /// The curtain opens or closes.
    Curtain,
    /// A contract was made.
    RoundWon,
    /// A contract was set.
    RoundLost,
    NilMade,
    NilFailed,
    MatchWon,
    MatchLost,
}

impl Sound {
    /// All effects.
    pub const ALL: [Sound; 22] = [
        Sound::Shuffle,
        Sound::Deal,
        Sound::Draw,
        Sound::Flip,
        Sound::Place,
        Sound::Discard,
        Sound::Gather,
        Sound::Take,
        Sound::Break,
        Sound::BidKey,
        Sound::Bid,
        Sound::Illegal,
        Sound::Tick,
        Sound::Button,
        Sound::Focus,
        Sound::Curtain,
        Sound::RoundWon,
        Sound::RoundLost,
        Sound::NilMade,
        Sound::NilFailed,
        Sound::MatchWon,
        Sound::MatchLost,
    ];

    /// Returns the base name of its files and the number of variants; a single variant has no number.
    const fn variants(self) -> (&'static str, usize) {
        match self {
            Sound::Shuffle => ("shuffle", 1),
            Sound::Deal => ("deal", 5),
            Sound::Draw => ("draw", 3),
            Sound::Flip => ("flip", 3),
            Sound::Place => ("place", 5),
            Sound::Discard => ("discard", 3),
            Sound::Gather => ("gather", 3),
            Sound::Take => ("take", 2),
            Sound::Break => ("break", 1),
            Sound::BidKey => ("bid_key", 1),
            Sound::Bid => ("bid", 1),
            Sound::Illegal => ("illegal", 1),
            Sound::Tick => ("tick", 1),
            Sound::Button => ("button", 1),
            Sound::Focus => ("focus", 1),
            Sound::Curtain => ("curtain", 1),
            Sound::RoundWon => ("round_won", 1),
            Sound::RoundLost => ("round_lost", 1),
            Sound::NilMade => ("nil_made", 1),
            Sound::NilFailed => ("nil_failed", 1),
            Sound::MatchWon => ("match_won", 1),
            Sound::MatchLost => ("match_lost", 1),
        }
    }

    /// Returns `true` if the music is ducked for it.
    pub(super) const fn is_sting(self) -> bool {
        matches!(
            self,
            Sound::Break
                | Sound::RoundWon
                | Sound::RoundLost
                | Sound::NilMade
                | Sound::NilFailed
                | Sound::MatchWon
                | Sound::MatchLost
        )
    }

    /// Returns its gain relative to the file, in decibels.
    const fn trim(self) -> f32 {
        match self {
            Sound::Focus => -20.0,
            Sound::Button => -6.0,
            _ => 0.0,
        }
    }

    /// Returns `true` if its pitch may vary; stings are tuned to the music.
    const fn varies(self) -> bool {
        !self.is_sting()
    }
}

/// Returns the path of a sound's variant.
pub(super) fn file(sound: Sound, variant: usize) -> String {
    match sound.variants() {
        (name, 1) => format!("sounds/{name}.ogg"),
        (name, _) => format!("sounds/{name}_{}.ogg", variant + 1),
    }
}

/// Returns the paths of all variants of a sound.
#[cfg(test)]
pub(super) fn files(sound: Sound) -> Vec<String> {
    let (_, count) = sound.variants();
    (0..count).map(|variant| file(sound, variant)).collect()
}

/// A single playback of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Take {
    /// Index of the variant.
    pub(super) variant: usize,
    /// Playback speed, as a factor.
    pub(super) pitch: f64,
    /// Gain in decibels.
    pub(super) gain: f32,
}

/// Picks variants so that no two consecutive playbacks are the same.
pub(super) struct Chooser {
    state: u32,
    last: [Option<usize>; Sound::ALL.len()],
}

impl Chooser {
    pub(super) fn new(seed: u32) -> Chooser {
        Chooser {
            state: seed | 1,
            last: [None; Sound::ALL.len()],
        }
    }

    /// Returns a random number in [0, 1) (xorshift is sufficient for slight variations of a sound).
    fn next(&mut self) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        (self.state >> 8) as f32 / (1u32 << 24) as f32
    }

    fn below(&mut self, count: usize) -> usize {
        ((self.next() * count as f32) as usize).min(count - 1)
    }

    pub(super) fn choose(&mut self, sound: Sound) -> Take {
        let (_, count) = sound.variants();
        let variant = match self.last[sound as usize] {
            Some(last) if count > 1 => (last + 1 + self.below(count - 1)) % count,
            _ => self.below(count),
        };
        self.last[sound as usize] = Some(variant);
        let spread = if sound.varies() { 1.0 } else { 0.0 };
        let pitch = 1.0 + f64::from((self.next() - 0.5) * 0.08 * spread);
        let gain = (self.next() - 0.5) * 4.0 * spread + sound.trim();
        Take { variant, pitch, gain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_file_never_plays_twice_running() {
        let mut chooser = Chooser::new(7);
        for sound in Sound::ALL {
            let (_, count) = sound.variants();
            let takes: Vec<_> = (0..200).map(|_| chooser.choose(sound)).collect();
            for pair in takes.windows(2) {
                assert!(count == 1 || pair[0].variant != pair[1].variant, "{sound:?}");
            }
            for variant in 0..count {
                assert!(takes.iter().any(|take| take.variant == variant), "{sound:?} {variant}");
            }
        }
    }

    #[test]
    fn pitch_and_level_stay_within_their_bounds() {
        let mut chooser = Chooser::new(1);
        for _ in 0..2000 {
            let take = chooser.choose(Sound::Place);
            assert!((0.96..=1.04).contains(&take.pitch), "{take:?}");
            assert!((-2.0..=2.0).contains(&take.gain), "{take:?}");
        }
        assert_eq!(chooser.choose(Sound::MatchWon).gain, 0.0);
    }

    #[test]
    fn the_list_is_in_the_order_of_the_kinds() {
        for (at, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, at);
        }
    }
}
