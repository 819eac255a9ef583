//! The weights of the order, tuned one at a time for the smallest searches of random deals of 9 to 13 cards, for
//! tricks and for other payoffs. None of them can make an answer wrong.

/// A winning lead of a hand that wants many tricks.
pub(super) const WINS: i32 = 112;
/// A winning lead, per card of the suit in the other hand, in eighths.
pub(super) const WINS_THEIRS: i32 = -31;
/// A winning lead, per card of the suit in its own hand, in eighths.
pub(super) const WINS_OURS: i32 = 8;
/// Deduction for a spade.
pub(super) const WINS_SPADE: i32 = 17;
/// A lead that the other hand has to ruff.
pub(super) const FORCES: i32 = 40;
/// A lead that has to be ruffed, per card of the suit in its own hand, in eighths.
pub(super) const FORCES_OURS: i32 = -34;
/// A lead that the other hand can beat.
pub(super) const LOSES: i32 = 105;
/// A beatable lead, per card of the suit in its own hand, in eighths.
pub(super) const LOSES_OURS: i32 = 20;
/// Deduction per card that beats it, in eighths.
pub(super) const LOSES_ABOVE: i32 = 11;
/// A beatable lead, per card of the suit in the other hand, in eighths.
pub(super) const LOSES_THEIRS: i32 = -20;
/// Deduction for a spade.
pub(super) const LOSES_SPADE: i32 = 19;
/// An unbeatable lead of a hand that wants few tricks.
pub(super) const HIGH: i32 = -22;
/// An unbeatable lead, per card of the suit in the other hand, in eighths.
pub(super) const HIGH_THEIRS: i32 = -1;
/// An unbeatable lead, per card of the suit in its own hand, in eighths.
pub(super) const HIGH_OURS: i32 = -1;
/// An unbeatable lead of a suit in which the other hand is void.
pub(super) const HIGH_VOID: i32 = -88;
/// A lead of a hand that wants few tricks, per card that beats it, in eighths.
pub(super) const LOW_ABOVE: i32 = -53;
/// Deduction per card of the suit in its own hand, in eighths.
pub(super) const LOW_OURS: i32 = 39;
/// Such a lead, per card of the suit in the other hand, in eighths.
pub(super) const LOW_THEIRS: i32 = -57;
/// The lowest card of its suit.
pub(super) const LOW_LOWEST: i32 = -22;
/// Deduction for a spade.
pub(super) const LOW_SPADE: i32 = 12;
/// A reply that takes the trick, of a hand that wants many.
pub(super) const TAKES: i32 = 100;
/// Deduction per rank of the card, in eighths.
pub(super) const TAKES_HEIGHT: i32 = 11;
/// Deduction for a ruff.
pub(super) const TAKES_RUFF: i32 = 8;
/// A reply that leaves the trick.
pub(super) const LEAVES: i32 = 50;
/// Deduction per rank of the card, in eighths.
pub(super) const LEAVES_HEIGHT: i32 = 3;
/// Deduction per card of the suit in both hands, in eighths.
pub(super) const LEAVES_LENGTH: i32 = 6;
/// Deduction per card of the suit in its own hand, in eighths.
pub(super) const LEAVES_OWN: i32 = -22;
/// Deduction for a spade.
pub(super) const LEAVES_SPADE: i32 = 43;
/// A reply that has to take the trick, of a hand that wants few: per rank of the card, in eighths.
pub(super) const STUCK_HEIGHT: i32 = -8;
/// A ruff that has to take the trick.
pub(super) const STUCK_RUFF: i32 = 12;
/// A reply that stays below the lead.
pub(super) const DUCKS: i32 = 74;
/// A reply below the lead, per rank of the card, in eighths.
pub(super) const DUCKS_HEIGHT: i32 = 17;
/// A reply below the lead, per card of the suit in its own hand, in eighths.
pub(super) const DUCKS_OWN: i32 = -26;
/// A spade that stays below.
pub(super) const DUCKS_SPADE: i32 = 20;
