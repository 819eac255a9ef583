//! The exact solver for four open hands.
//!
//! A query asks whether these seats reach a share of the tricks that is good for them, against any play of the
//! others. A depth-first search answers it with yes or no, and values are found by repeated queries ([`queries`]). What
//! makes it fast:
//!
//! * **Ranks that matter.** An answer comes with the top cards of each suit that its proof rests on: a card's rank
//!   matters only where it won a trick against others of its suit. The memory ([`table`]) keeps answers by the
//!   lengths of all suits and the owners of just those cards, so that one answer serves every position with other
//!   small cards, and cards below them need not be tried separately. (This is the partition search of bridge solvers:
//!   Ginsberg 1996; Haglund, Hein, "Double Dummy Solver".)
//! * **Sure spades.** The tricks that each side takes with its spades against any play, resting on as few of the top
//!   ones as the lengths of all hands allow; and the tricks that the cards around an opponent's highest one take
//!   behind that opponent ([`spade_bounds`]).
//! * **Quick tricks.** The tricks that the side on lead can take at once ([`quick_tricks`]), and the side that can take the
//!   running trick where one trick decides ([`last_trick`]).
//! * **Order.** The cards that decided such a turn before ([`replies`]), then the most promising ([`sides`], or
//!   [`order`] where nils make tricks unwanted).
//!
//! Adjacent cards in one hand are played as one.

mod forest;
mod iterate;
mod lanes;
mod last_trick;
mod order;
mod payoff;
mod position;
mod queries;
mod quick_tricks;
mod replies;
mod search;
mod sides;
mod solve4;
mod spade_bounds;
mod table;

pub use payoff::{Ending4, Ending4Error, PayoffSolver};
pub use solve4::{Deal4, Deal4Error, Solution4, solve4};

#[cfg(test)]
mod tests;
