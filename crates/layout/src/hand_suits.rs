//! Suits of the viewer's hand, between which a hand in two rows is broken.

/// Suits of the viewer's hand in the order in which they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandSuits {
    /// Number of cards of each suit, from the left, when the running trick began; zeros if their faces aren't shown.
    pub lengths: [u8; 4],
    /// Place at that time of the card played to the running trick.
    pub played: Option<u8>,
}

impl HandSuits {
    /// Returns the number of cards in the back row of a hand of `count`, with at most `capacity` in a row: up to the end of the suit
    /// closest to the middle, or an even part if a row would be too long. It stays the same while a trick is played, except for the card
    /// that leaves.
    pub(crate) fn behind(&self, count: usize, capacity: usize) -> usize {
        let known: usize = self.lengths.iter().copied().map(usize::from).sum();
        let left = known - usize::from(self.played.is_some() && known > 0);
        // A card held over the hand makes room for itself.
        let known = if left == count || left + 1 == count { known } else { 0 };
        let all = if known > 0 { known } else { count };
        if all <= capacity {
            return 0;
        }
        let torn = all.saturating_sub(capacity.clamp(1, 7).max(all.div_ceil(2)));
        let mut end = 0;
        let ends = self.lengths.iter().map(|&length| {
            end += usize::from(length);
            end
        });
        let between = ends
            .filter(|&end| known > 0 && end > 0 && end < all)
            .min_by_key(|&end| end.max(all - end))
            .filter(|&end| end.max(all - end) <= capacity);
        let behind = between.unwrap_or(torn);
        let gone = self.played.is_some_and(|at| usize::from(at) < behind) && known > 0;
        behind - usize::from(gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(lengths: [u8; 4], played: Option<u8>) -> HandSuits {
        HandSuits { lengths, played }
    }

    #[test]
    fn rows_are_broken_between_suits() {
        for (lengths, behind) in [
            ([4, 3, 3, 3], 7),
            ([3, 4, 2, 4], 7),
            ([5, 1, 4, 3], 6),
            ([0, 5, 8, 0], 5),
            ([2, 2, 2, 2], 0),
            ([2, 3, 2, 2], 5),
        ] {
            let suits = hand(lengths, None);
            let count = lengths.iter().copied().map(usize::from).sum();
            assert_eq!(suits.behind(count, 8), behind, "{lengths:?}");
        }
    }

    /// A suit is torn only if it is too long for a row.
    #[test]
    fn a_row_is_never_longer_than_it_has_room_for() {
        let part = || 0..=13u8;
        for (a, b, c) in part().flat_map(|a| part().flat_map(move |b| part().map(move |c| (a, b, c)))) {
            let Some(d) = 13u8.checked_sub(a + b + c) else { continue };
            let behind = hand([a, b, c, d], None).behind(13, 7);
            assert!((6..=7).contains(&behind), "{behind} of {:?}", [a, b, c, d]);
        }
        assert_eq!(HandSuits::default().behind(13, 8), 6);
        assert_eq!(HandSuits::default().behind(9, 8), 2);
        assert_eq!(HandSuits::default().behind(8, 8), 0);
    }

    /// While a trick is played, no card of the hand changes its row.
    #[test]
    fn a_played_card_leaves_all_others_in_their_rows() {
        for lengths in [[4, 3, 3, 3], [5, 1, 4, 3], [1, 3, 3, 1], [13, 0, 0, 0]] {
            let count: u8 = lengths.iter().sum();
            let before = hand(lengths, None).behind(usize::from(count), 7);
            for at in 0..count {
                let after = hand(lengths, Some(at)).behind(usize::from(count) - 1, 7);
                let gone = usize::from(usize::from(at) < before);
                assert_eq!(after, before - gone, "{at} of {lengths:?}");
            }
        }
    }
}
