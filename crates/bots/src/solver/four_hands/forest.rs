//! The answers of one key, as a forest.
//!
//! An answer that rests on fewer cards is above those that rest on the same ones and more, so that a look-up skips all
//! of these together when their common part doesn't fit. A forest occupies one piece of memory, each answer before
//! those below it. Many siblings are split by the owner of a card that most of them name.

/// Known answers about all positions with the same owners of the cards of `mask`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) owners: [u64; 2],
    pub(super) mask: [u64; 2],
    /// The lowest place in its chain that is known to be reached, and the highest that is known not to be.
    pub(super) reached: u16,
    pub(super) missed: u16,
    /// Number of entries below this one, and a flag in the highest bit.
    pub(super) below: u32,
}

/// Set in [`Entry::below`] when an entry has answered a look-up since the memory was last full.
pub(super) const ASKED: u32 = 1 << 31;

impl Entry {
    /// Returns the number of entries below this one.
    pub(super) fn below(&self) -> usize {
        (self.below & !ASKED) as usize
    }

    /// Returns `true` if an entry applies to a position with these owners.
    pub(super) fn fits(&self, owners: [u64; 2]) -> bool {
        (self.owners[0] ^ owners[0]) & self.mask[0] | (self.owners[1] ^ owners[1]) & self.mask[1] == 0
    }

    /// Returns whether the goal of a place is reached, if a fitting entry knows it, with the owners that this rests on.
    pub(super) fn ask(&mut self, place: u16) -> Option<(bool, [u64; 2])> {
        let reached = self.reached <= place;
        if reached || self.missed >= place {
            self.below |= ASKED;
            return Some((reached, self.mask));
        }
        None
    }

    /// Returns `true` if an entry applies to all positions of another.
    fn covers(&self, other: &Entry) -> bool {
        self.fits(other.owners) && self.mask[0] & !other.mask[0] | self.mask[1] & !other.mask[1] == 0
    }

    /// Returns `true` if an entry adds nothing to one that covers it.
    fn is_implied_by(&self, wide: &Entry) -> bool {
        wide.reached <= self.reached && wide.missed >= self.missed
    }

    /// Returns the number of owners that an entry names.
    pub(super) fn width(&self) -> usize {
        (self.mask[0].count_ones() + self.mask[1].count_ones()) as usize / 2
    }
}

/// Number of siblings from which they are split, and then at regular intervals.
pub(super) const MANY: usize = 12;

/// Copies the entries that stay; the children of dropped entries move up.
pub(super) fn thin(from: &[Entry], stays: &impl Fn(&Entry) -> bool, to: &mut Vec<Entry>) {
    let mut at = 0;
    while at < from.len() {
        let entry = from[at];
        let below = &from[at + 1..at + 1 + entry.below()];
        at += 1 + entry.below();
        if stays(&entry) {
            let place = to.len();
            to.push(entry);
            thin(below, stays, to);
            to[place].below = entry.below & ASKED | (to.len() - place - 1) as u32;
        } else {
            thin(below, stays, to);
        }
    }
}

/// The result of inserting an entry into a forest.
pub(super) struct Inserted {
    /// The new number of entries.
    pub(super) count: usize,
    /// The index of its first sibling, and the number of siblings.
    pub(super) from: usize,
    pub(super) siblings: usize,
}

/// Inserts an entry into a forest that fills all of its space except the last place.
pub(super) fn insert(forest: &mut [Entry], mut entry: Entry, part: &mut Vec<Entry>) -> Inserted {
    let count = forest.len() - 1;
    // The siblings among which it belongs, and the entries above them.
    let (mut from, mut to) = (0, count);
    let mut above = arrayvec::ArrayVec::<usize, 64>::new();
    let mut at = 0;
    while at < to {
        let other = &mut forest[at];
        let end = at + 1 + other.below();
        if other.covers(&entry) {
            if other.mask == entry.mask {
                other.reached = other.reached.min(entry.reached);
                other.missed = other.missed.max(entry.missed);
                let (from, siblings) = (at, 0);
                return Inserted { count, from, siblings };
            }
            above.push(at);
            (from, to) = (at + 1, end);
            at += 1;
        } else {
            at = end;
        }
    }
    // Siblings that it covers move below it, unless it implies them.
    part.clear();
    let mut kept = from;
    at = from;
    let mut first = true;
    let mut siblings = 1;
    while at < to {
        let end = at + 1 + forest[at].below();
        if entry.covers(&forest[at]) {
            if first {
                first = false;
                kept = at;
            }
            thin(&forest[at..end], &|other| !other.is_implied_by(&entry), part);
        } else {
            siblings += 1;
            if !first {
                forest.copy_within(at..end, kept);
                kept += end - at;
            }
        }
        if first {
            kept = end;
        }
        at = end;
    }
    entry.below = part.len() as u32;
    // From `from` to `kept` are siblings that stay; what follows `to` moves.
    let size = part.len() + 1 + kept - from;
    let rest = from + size;
    forest.copy_within(to..count, rest);
    forest.copy_within(from..kept, from + 1 + part.len());
    forest[from] = entry;
    forest[from + 1..from + 1 + part.len()].copy_from_slice(part);
    for place in above {
        let below = (forest[place].below as usize + size) - (to - from);
        forest[place].below = below as u32;
    }
    Inserted {
        count: count + size - (to - from),
        from,
        siblings,
    }
}

/// Returns the number of cards of a suit in a mask.
fn depth(mask: [u64; 2], suit: usize) -> u32 {
    ((mask[suit / 2] >> (32 * (suit % 2))) as u32).leading_ones() / 2
}

/// Returns the owner that an entry names for the next card of a suit, of which its parent knows this many.
fn named_owner(entry: &Entry, suit: usize, known: u32) -> Option<usize> {
    let owners = (entry.owners[suit / 2] >> (32 * (suit % 2))) as u32;
    (depth(entry.mask, suit) > known).then(|| (owners << (2 * known) >> 30) as usize)
}

/// Writes siblings into `part`, ordered by the owner they name for the next card of `suit`. An owner that several of them name
/// (`counts`) gets an entry above them.
fn regroup(
    siblings: &[Entry],
    parent: &Entry,
    known: &[u32; 4],
    suit: usize,
    counts: &[usize; 4],
    part: &mut Vec<Entry>,
) {
    part.clear();
    for of in [None, Some(0), Some(1), Some(2), Some(3)] {
        let mut head = None;
        if let Some(of) = of
            && counts[of] > 1
        {
            let shift = 32 * (suit % 2) as u32 + 30 - 2 * known[suit];
            let mut node = Entry {
                reached: u16::MAX,
                missed: 0,
                below: 0,
                ..*parent
            };
            node.mask[suit / 2] |= 3 << shift;
            node.owners[suit / 2] |= (of as u64) << shift;
            head = Some(part.len());
            part.push(node);
        }
        let mut at = 0;
        while at < siblings.len() {
            let end = at + 1 + siblings[at].below();
            if named_owner(&siblings[at], suit, known[suit]) == of {
                match head {
                    // This one states only the owner, too.
                    Some(head) if part[head].mask == siblings[at].mask => {
                        part[head] = siblings[at];
                        part.extend_from_slice(&siblings[at + 1..end]);
                    }
                    _ => part.extend_from_slice(&siblings[at..end]),
                }
            }
            at = end;
        }
        if let Some(head) = head {
            part[head].below = part[head].below & ASKED | (part.len() - head - 1) as u32;
        }
    }
}

/// Splits siblings by the owner of a card that most of them name: each part gets an entry of its own above it that
/// states only the owner. `from`: the index of the first sibling; after the `count` entries there is room for four.
/// Returns the new number of entries.
pub(super) fn split(forest: &mut [Entry], count: usize, from: usize, part: &mut Vec<Entry>) -> usize {
    let mut above = arrayvec::ArrayVec::<usize, 64>::new();
    let (mut at, mut to) = (0, count);
    while at < from {
        let end = at + 1 + forest[at].below();
        if from < end {
            above.push(at);
            to = end;
            at += 1;
        } else {
            at = end;
        }
    }
    let parent = above.last().map_or(Entry::default(), |&at| forest[at]);
    let known = [0, 1, 2, 3].map(|suit| depth(parent.mask, suit));
    let mut counts = [[0_usize; 4]; 4];
    let mut siblings = 0;
    at = from;
    while at < to {
        siblings += 1;
        for (suit, counts) in counts.iter_mut().enumerate() {
            if let Some(owner) = named_owner(&forest[at], suit, known[suit]) {
                counts[owner] += 1;
            }
        }
        at += 1 + forest[at].below();
    }
    let saved = |counts: &[usize; 4]| counts.iter().map(|count| count.saturating_sub(1)).sum::<usize>();
    let Some(suit) = (0..4).max_by_key(|&suit| saved(&counts[suit])) else {
        return count;
    };
    if 2 * saved(&counts[suit]) < siblings {
        return count;
    }
    regroup(&forest[from..to], &parent, &known, suit, &counts[suit], part);
    let more = part.len() - (to - from);
    forest.copy_within(to..count, to + more);
    forest[from..to + more].copy_from_slice(part);
    for place in above {
        forest[place].below += more as u32;
    }
    count + more
}
