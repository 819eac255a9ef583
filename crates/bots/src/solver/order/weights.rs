//! What decides the order: found by trying, one number after the other, which made the search of random deals of 9 to 13 cards smallest,
//! for tricks and for other payoffs. None of them can make an answer wrong.

/// Whoever wants many tricks leads a card that wins.
pub(super) const WINS: i32 = 112;
/// The same by the other hand's cards of the suit, in eighths.
pub(super) const WINS_THEIRS: i32 = -31;
/// The same by its own.
pub(super) const WINS_OURS: i32 = 8;
/// Less for a spade.
pub(super) const WINS_SPADE: i32 = 17;
/// It leads a suit that the other hand has to ruff.
pub(super) const FORCES: i32 = 40;
/// The same by its own cards of the suit, in eighths.
pub(super) const FORCES_OURS: i32 = -34;
/// It leads a card that the other hand can beat.
pub(super) const LOSES: i32 = 105;
/// The same by its own cards of the suit, in eighths.
pub(super) const LOSES_OURS: i32 = 20;
/// Less by the cards that beat it, in eighths.
pub(super) const LOSES_ABOVE: i32 = 11;
/// The same by the other hand's cards, in eighths.
pub(super) const LOSES_THEIRS: i32 = -20;
/// Less for a spade.
pub(super) const LOSES_SPADE: i32 = 19;
/// Whoever wants few tricks leads a card that nothing beats.
pub(super) const HIGH: i32 = -22;
/// The same by the other hand's cards of the suit, in eighths.
pub(super) const HIGH_THEIRS: i32 = -1;
/// The same by its own.
pub(super) const HIGH_OURS: i32 = -1;
/// The other hand has none.
pub(super) const HIGH_VOID: i32 = -88;
/// It leads a card with others above it: by their number, in eighths.
pub(super) const LOW_ABOVE: i32 = -53;
/// Less by its own cards of the suit, in eighths.
pub(super) const LOW_OURS: i32 = 39;
/// The same by the other hand's.
pub(super) const LOW_THEIRS: i32 = -57;
/// The lowest card of its suit.
pub(super) const LOW_LOWEST: i32 = -22;
/// Less for a spade.
pub(super) const LOW_SPADE: i32 = 12;
/// Whoever wants many tricks takes this one.
pub(super) const TAKES: i32 = 100;
/// Less by the height of the card, in eighths.
pub(super) const TAKES_HEIGHT: i32 = 11;
/// Less for a ruff.
pub(super) const TAKES_RUFF: i32 = 8;
/// It leaves the trick.
pub(super) const LEAVES: i32 = 50;
/// Less by the height of the card, in eighths.
pub(super) const LEAVES_HEIGHT: i32 = 3;
/// Less by the length of the suit.
pub(super) const LEAVES_LENGTH: i32 = 6;
/// Less by its own cards of the suit.
pub(super) const LEAVES_OWN: i32 = -22;
/// Less for a spade.
pub(super) const LEAVES_SPADE: i32 = 43;
/// Whoever wants few tricks has to take one: by the height of the card, in eighths.
pub(super) const STUCK_HEIGHT: i32 = -8;
/// The same by a ruff.
pub(super) const STUCK_RUFF: i32 = 12;
/// It stays below.
pub(super) const DUCKS: i32 = 74;
/// The same by the height of the card, in eighths.
pub(super) const DUCKS_HEIGHT: i32 = 17;
/// The same by its own cards of the suit.
pub(super) const DUCKS_OWN: i32 = -26;
/// A spade is got rid of.
pub(super) const DUCKS_SPADE: i32 = 20;
