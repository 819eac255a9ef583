//! Sets of trick counts: which results a seat aims at.

/// A set of trick counts: bit `t` stands for `t` of the remaining tricks.
pub(super) type Counts = u16;

/// Returns the wanted counts from the point of view of the next leader after a trick.
pub(super) fn wish_after(wanted: Counts, left: u8, taken: bool) -> Counts {
    if taken {
        return reverse(!wanted, left);
    }
    wanted >> 1
}

/// Returns the wanted counts of the other seat: `t` tricks of `left - 1` become `left - 1 - t`.
fn reverse(counts: Counts, left: u8) -> Counts {
    counts.reverse_bits() >> (16 - left)
}

/// Returns these counts, both ends included.
pub(super) fn counts(min: u8, max: u8) -> Counts {
    ((2u32 << max) - (1u32 << min)) as Counts
}
