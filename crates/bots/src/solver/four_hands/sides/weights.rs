//! The weights of the order, tuned one at a time for the smallest searches of random deals of 9 to 13 cards. None of
//! them can make an answer wrong.

/// Per opponent's card in the suit led, in eighths: short suits lead to small trees.
pub(super) const LEAD_LENGTH: i32 = 44;
/// An opponent can ruff.
pub(super) const LEAD_RUFFED: i32 = 0;
/// The partner can ruff, and the opponent behind follows.
pub(super) const LEAD_HELPED: i32 = 17;
/// The opponent behind the partner has one of the two highest cards.
pub(super) const LEAD_INTO: i32 = 0;
/// The opponent before the partner has the highest card and the partner the next.
pub(super) const LEAD_THROUGH: i32 = 19;
/// A singleton led to the partner's highest card, which can give a ruff.
pub(super) const LEAD_BARE_TO_PEAK: i32 = -5;
/// A singleton of a hand that can ruff later.
pub(super) const LEAD_BARE: i32 = 4;
/// One of two cards of such a hand.
pub(super) const LEAD_TWO: i32 = 2;
/// The partner has the second and third card.
pub(super) const LEAD_PARTNER_NEXT_TWO: i32 = 8;
/// Each partner has one of these.
pub(super) const LEAD_NEXT_TWO: i32 = 13;
/// The side wins, and an opponent's highest card is a singleton.
pub(super) const WIN_OVER_BARE: i32 = 27;
/// It wins, and has the two highest cards, one in each hand.
pub(super) const WIN_BOTH: i32 = 36;
/// It wins by leading the highest card.
pub(super) const WIN_PEAK: i32 = 31;
/// It wins with a lower card of the hand that has the highest.
pub(super) const WIN_UNDER_OWN_PEAK: i32 = 27;
/// It wins, and the partner has the highest and the hand the second.
pub(super) const WIN_PARTNER_AND_OWN: i32 = 30;
/// It wins, and the partner has the highest.
pub(super) const WIN_PARTNER: i32 = 28;
/// It wins with a ruff, leading the second highest card of a run.
pub(super) const WIN_NEXT_RUN: i32 = 52;
/// It wins with a ruff, leading a lower card of a run.
pub(super) const WIN_RUN: i32 = -2;
/// It wins otherwise.
pub(super) const WIN_OTHER: i32 = 23;
/// The side loses, and an opponent's highest card is a singleton.
pub(super) const LOSE_OVER_BARE: i32 = 10;
/// It loses, with the two highest cards, one in each hand.
pub(super) const LOSE_BOTH: i32 = 9;
/// It loses with the highest card.
pub(super) const LOSE_PEAK: i32 = 26;
/// It loses with a lower card of the hand that has the highest.
pub(super) const LOSE_UNDER_OWN_PEAK: i32 = -14;
/// It loses, and the partner has the highest card.
pub(super) const LOSE_PARTNER: i32 = 22;
/// It loses with the second highest card of a run.
pub(super) const LOSE_NEXT_RUN: i32 = 35;
/// It loses otherwise.
pub(super) const LOSE_OTHER: i32 = 17;
/// A spade.
pub(super) const LEAD_SPADE: i32 = 0;
/// Second hand: the next hand beats the card, but the partner wins.
pub(super) const SECOND_LEFT_TO_PARTNER: i32 = 64;
/// It beats the lead, and the partner can do better.
pub(super) const SECOND_UNDER_PARTNER: i32 = 60;
/// It beats the lead and the next hand.
pub(super) const SECOND_OVER_THIRD: i32 = 61;
/// It beats the lead with a run, and the partner beats the next hand.
pub(super) const SECOND_RUN: i32 = 62;
/// It beats the lead with a card outside a run, and the partner beats the next hand.
pub(super) const SECOND_OTHER: i32 = 49;
/// It stays below the lead, and the partner follows and wins.
pub(super) const SECOND_LOW: i32 = 59;
/// It stays below the lead, and the partner ruffs and wins.
pub(super) const SECOND_LOW_RUFF: i32 = 40;
/// The trick is lost, and any later card beats this one.
pub(super) const SECOND_BEATEN: i32 = 3;
/// It is lost, and the card is below the lead.
pub(super) const SECOND_UNDER: i32 = -16;
/// It is lost, and the card is in a run.
pub(super) const SECOND_LOST_RUN: i32 = 52;
/// It is lost otherwise.
pub(super) const SECOND_LOST: i32 = 22;
/// A discard if the partner wins.
pub(super) const SECOND_DISCARD_WON: i32 = 55;
/// Per card in the suit of a discard, in eighths.
pub(super) const SECOND_DISCARD_LENGTH: i32 = 12;
/// A discard on a lost trick.
pub(super) const SECOND_DISCARD_LOST: i32 = -14;
/// A discard that leaves a high card unguarded.
pub(super) const SECOND_GUARD: i32 = 12;
/// A ruff that wins.
pub(super) const SECOND_RUFF: i32 = 36;
/// A ruff that the next hand can beat.
pub(super) const SECOND_RUFF_BEATEN: i32 = 45;
/// A ruff if the partner wins anyway.
pub(super) const SECOND_RUFF_IDLE: i32 = 10;
/// Per spade of the hand that ruffs, in eighths.
pub(super) const RUFF_LENGTH: i32 = 52;
/// A ruff that leaves a high spade unguarded.
pub(super) const RUFF_GUARD: i32 = 3;
/// Third hand: a discard.
pub(super) const THIRD_DISCARD: i32 = 8;
/// Per card in its suit, in eighths.
pub(super) const THIRD_DISCARD_LENGTH: i32 = 1;
/// A discard that leaves a high card unguarded.
pub(super) const THIRD_GUARD: i32 = 12;
/// A ruff of the partner's sure trick.
pub(super) const THIRD_RUFF_IDLE: i32 = -50;
/// A spade below another one.
pub(super) const THIRD_RUFF_UNDER: i32 = -44;
/// A ruff that wins.
pub(super) const THIRD_RUFF: i32 = 72;
/// A ruff of a trick that the partner may win.
pub(super) const THIRD_RUFF_PARTNER: i32 = 8;
/// A ruff that the last hand can beat.
pub(super) const THIRD_RUFF_BEATEN: i32 = 20;
/// Last hand: a discard on the partner's trick.
pub(super) const FOURTH_DISCARD_WON: i32 = 25;
/// A discard on a lost trick.
pub(super) const FOURTH_DISCARD_LOST: i32 = 22;
/// Per card in its suit, in eighths.
pub(super) const FOURTH_DISCARD_LENGTH: i32 = 20;
/// A discard that leaves a high card unguarded.
pub(super) const FOURTH_GUARD: i32 = 27;
/// A ruff of the partner's trick.
pub(super) const FOURTH_RUFF_IDLE: i32 = 14;
/// A ruff that wins.
pub(super) const FOURTH_RUFF: i32 = 45;
/// A spade below another one.
pub(super) const FOURTH_RUFF_UNDER: i32 = -25;
