//! Progress of contracts and nils during a round: what a trick decided, and what a trick threatens.

use arrayvec::ArrayVec;

use crate::scoring::{counted, each_side};
use crate::{Bid, Card, CardSet, PlayedRound, Rules, Seat, winning_card};

/// Tricks per round.
const TRICKS: u8 = 13;

/// A side's contract after some tricks.
///
/// ```
/// use spades_rules::{Bid, PlayedRound, Preset};
/// let round = PlayedRound {
///     bids: [Some(Bid::Tricks(4)), Some(Bid::Tricks(9)), None, None],
///     tricks: [5, 3, 0, 0],
///     ..PlayedRound::default()
/// };
/// let standings = Preset::OpenDraft.rules().standings(&round);
/// assert_eq!((standings[0].toward, standings[0].bags, standings[0].made), (5, 1, Some(true)));
/// // Five tricks are left, and six more are needed.
/// assert_eq!((standings[1].toward, standings[1].bags, standings[1].made), (3, 0, Some(false)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ContractStanding {
    /// Tricks promised by the side; 0 if all its bids are nil.
    pub contract: u8,
    /// Tricks that count toward the contract.
    pub toward: u8,
    /// Bags so far: tricks beyond the contract, and tricks that count toward no contract.
    pub bags: u8,
    /// `true` once made, `false` once out of reach; `None` while that is open, or if nothing was promised.
    pub made: Option<bool>,
}

/// An outcome that a trick decided.
///
/// ```
/// use spades_rules::{Bid, Decided, PlayedRound, Preset};
/// let round = PlayedRound {
///     bids: [Some(Bid::Tricks(4)), Some(Bid::NIL), None, None],
///     tricks: [4, 0, 0, 0],
///     ..PlayedRound::default()
/// };
/// assert_eq!(Preset::OpenDraft.rules().decided_by(&round, 0)[..], [Decided::Made(0)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// This side has made its contract.
    Made(usize),
    /// This side can no longer make its contract.
    Lost(usize),
    /// This seat bid nil and has taken its first trick.
    NilLost(Seat),
}

/// The value of a trick to the side that took it.
///
/// ```
/// use spades_rules::{Bid, PlayedRound, Preset, TrickWorth};
/// let rules = Preset::OpenDraft.rules();
/// let mut round = PlayedRound { bids: [Some(Bid::Tricks(4)), Some(Bid::NIL), None, None], ..PlayedRound::default() };
/// round.tricks = [3, 0, 0, 0];
/// assert_eq!(rules.worth_of_trick(&round, 0), Some(TrickWorth::Toward { toward: 3, contract: 4 }));
/// round.tricks = [5, 0, 0, 0];
/// assert_eq!(rules.worth_of_trick(&round, 0), Some(TrickWorth::Bag));
/// round.tricks = [5, 1, 0, 0];
/// assert_eq!(rules.worth_of_trick(&round, 1), Some(TrickWorth::NilLost));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrickWorth {
    /// One more of the promised tricks.
    Toward {
        /// Number of tricks that count so far.
        toward: u8,
        /// The contract.
        contract: u8,
    },
    /// One more bag.
    Bag,
    /// A failed nil: this was its first trick.
    NilLost,
    /// Ten points, in a round without bids.
    Ten,
}

impl Rules {
    /// Returns the state of every side's contract after the tricks so far. (With a dummy, the two opponents who play
    /// together have the same.)
    #[must_use]
    pub fn standings(&self, played: &PlayedRound) -> ArrayVec<ContractStanding, 4> {
        let left = TRICKS.saturating_sub(played.tricks.iter().sum());
        let mut standings = ArrayVec::new();
        let without_bids = played.bids_itself(self);
        each_side(
            self,
            &played.bids,
            &played.tricks,
            played.dummy_partner,
            |seats, dummy| {
                let contract: u8 = seats.iter().map(|(bid, _)| bid.tricks()).sum();
                let (toward, stray) = counted(self, contract, seats, dummy);
                let beyond = if contract == 0 {
                    toward
                } else {
                    toward.saturating_sub(contract)
                };
                standings.push(ContractStanding {
                    contract,
                    toward,
                    bags: if without_bids { 0 } else { stray + beyond },
                    made: if contract == 0 {
                        None
                    } else if toward >= contract {
                        Some(true)
                    } else {
                        (toward + left < contract).then_some(false)
                    },
                });
            },
        );
        standings
    }

    /// Returns what the last trick, taken by `taker`, was worth; `played` includes that trick. `None` if it counts for nothing.
    #[must_use]
    pub fn worth_of_trick(&self, played: &PlayedRound, taker: Seat) -> Option<TrickWorth> {
        let before = before(played, taker)?;
        if nil_lost(played, taker) {
            return Some(TrickWorth::NilLost);
        }
        if played.bids_itself(self) {
            return Some(TrickWorth::Ten);
        }
        let side = self.side_of(self.player_of(taker, played.dummy_partner));
        let standing = |round: &PlayedRound| self.standings(round).get(side).copied();
        let (before, after) = (standing(&before)?, standing(played)?);
        if after.toward > before.toward && after.toward <= after.contract {
            return Some(TrickWorth::Toward {
                toward: after.toward,
                contract: after.contract,
            });
        }
        (after.bags > before.bags).then_some(TrickWorth::Bag)
    }

    /// Returns what the last trick, taken by `taker`, decided; `played` includes that trick.
    #[must_use]
    pub fn decided_by(&self, played: &PlayedRound, taker: Seat) -> ArrayVec<Decided, 5> {
        let mut decided = ArrayVec::new();
        let Some(before) = before(played, taker) else {
            return decided;
        };
        if nil_lost(played, taker) {
            decided.push(Decided::NilLost(taker));
        }
        let standings = self.standings(&before).into_iter().zip(self.standings(played));
        for (side, (before, after)) in standings.enumerate() {
            match after.made {
                Some(made) if before.made.is_none() => {
                    decided.push(if made { Decided::Made(side) } else { Decided::Lost(side) })
                }
                _ => {}
            }
        }
        decided
    }
}

impl PlayedRound {
    /// Returns the seat whose nil the running trick threatens: it has taken no trick yet, and is winning this one so far. A led card that
    /// everyone who follows suit must beat is no threat: the lowest of its suit but for those that are `gone` with earlier tricks or not in the deck.
    ///
    /// ```
    /// use spades_rules::{Bid, Card, CardSet, PlayedRound};
    /// let round = PlayedRound { bids: [Some(Bid::NIL), Some(Bid::Tricks(5)), None, None], ..PlayedRound::default() };
    /// let trick = |text: &str| -> Vec<(usize, Card)> { text.split(' ').map(|card| card.parse().unwrap()).enumerate().collect() };
    /// let gone = CardSet::EMPTY;
    /// assert_eq!(round.nil_in_danger(&trick("9H"), gone), Some(0));
    /// assert_eq!(round.nil_in_danger(&trick("9H TH"), gone), None);
    /// assert_eq!(round.nil_in_danger(&trick("9H TD"), gone), Some(0));
    /// assert_eq!(round.nil_in_danger(&trick("2H"), gone), None);
    /// ```
    #[must_use]
    pub fn nil_in_danger(&self, trick: &[(Seat, Card)], gone: CardSet) -> Option<Seat> {
        let (seat, card) = winning_card(trick)?;
        let is_nil = self.tricks[seat] == 0 && self.bids[seat].is_some_and(Bid::is_nil);
        let out = CardSet::suit(card.suit()).difference(gone);
        let may_be_left = trick.len() > 1 || out.iter().any(|other| card.beats(other));
        (is_nil && may_be_left).then_some(seat)
    }
}

/// Returns the round before its last trick, which `taker` took.
fn before(played: &PlayedRound, taker: Seat) -> Option<PlayedRound> {
    let mut before = *played;
    let tricks = before.tricks.get_mut(taker)?;
    *tricks = tricks.checked_sub(1)?;
    Some(before)
}

/// Returns `true` if the seat bid nil and its last trick was its first.
fn nil_lost(played: &PlayedRound, taker: Seat) -> bool {
    played.tricks[taker] == 1 && played.bids[taker].is_some_and(Bid::is_nil)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Event, Game, Phase, Preset, Seed};

    fn round(bids: [u8; 4], tricks: [u8; 4]) -> PlayedRound {
        PlayedRound {
            bids: bids.map(|bid| Some(Bid::Tricks(bid))),
            tricks,
            ..PlayedRound::default()
        }
    }

    /// Both sides' contracts, tricks, and what the last trick decided.
    #[test]
    fn a_trick_decides_what_was_open_before_it() {
        use Decided::{Lost, Made, NilLost};
        let pairs = Preset::Pairs.rules();
        #[rustfmt::skip]
        let rows: [([u8; 4], [u8; 4], Seat, &[Decided]); 9] = [
            ([3, 4, 1, 3], [1, 0, 0, 0], 0, &[]),
            ([3, 4, 1, 3], [2, 0, 2, 0], 2, &[Made(0)]),
            ([3, 4, 1, 3], [3, 0, 2, 0], 0, &[]),
            // Six tricks are left, and the other side needs seven.
            ([3, 4, 1, 3], [4, 0, 3, 0], 0, &[Lost(1)]),
            ([3, 4, 1, 3], [4, 0, 4, 0], 0, &[]),
            ([6, 5, 1, 1], [5, 3, 2, 3], 0, &[Made(0)]),
            ([6, 6, 1, 1], [3, 6, 3, 1], 1, &[Made(1), Lost(0)]),
            ([0, 5, 4, 3], [1, 0, 0, 0], 0, &[NilLost(0)]),
            ([0, 5, 4, 3], [2, 0, 0, 0], 0, &[]),
        ];
        for (bids, tricks, taker, wanted) in rows {
            let mut decided = pairs.decided_by(&round(bids, tricks), taker).to_vec();
            decided.sort_by_key(|what| !wanted.first().is_some_and(|first| first == what));
            assert_eq!(decided, wanted, "{bids:?} {tricks:?}");
        }
    }

    #[test]
    fn a_trick_counts_for_whoever_plays_the_hand() {
        use TrickWorth::{Bag, NilLost, Toward};
        let toward = |toward, contract| Some(Toward { toward, contract });
        let pairs = Preset::Pairs.rules();
        let worth = |bids, tricks, taker| pairs.worth_of_trick(&round(bids, tricks), taker);
        assert_eq!(worth([3, 4, 1, 3], [1, 0, 2, 0], 2), toward(3, 4));
        assert_eq!(worth([3, 4, 1, 3], [3, 0, 2, 0], 0), Some(Bag));
        assert_eq!(worth([0, 4, 4, 3], [1, 0, 2, 0], 0), Some(NilLost));
        // The rules decide which tricks of a failed nil help the partner.
        let helps = Rules {
            failed_nil_helps_partner: true,
            ..pairs
        };
        let alone = Rules {
            failed_nil_helps_partner: false,
            ..pairs
        };
        let failed = round([0, 4, 4, 3], [2, 0, 1, 0]);
        assert_eq!(helps.worth_of_trick(&failed, 0), toward(3, 4));
        assert_eq!(alone.worth_of_trick(&failed, 0), Some(Bag));
        let dummy = PlayedRound {
            dummy_partner: Some(1),
            ..round([3, 5, 2, 0], [0, 1, 0, 2])
        };
        let three = Preset::ThreeHanded.rules();
        assert_eq!(three.worth_of_trick(&dummy, 3), toward(3, 5));
        assert_eq!(three.worth_of_trick(&dummy, 0), None, "it has taken none");
    }

    #[test]
    fn a_tricks_threats_follow_from_its_cards() {
        let nil = PlayedRound {
            bids: [Some(Bid::Tricks(3)), Some(Bid::BlindNil), None, Some(Bid::NIL)],
            tricks: [0, 0, 0, 1],
            ..PlayedRound::default()
        };
        let trick = |text: &str| -> Vec<(Seat, Card)> {
            let cards = text.split(' ').map(|card| card.parse().expect("a card"));
            cards.enumerate().collect()
        };
        for (cards, wanted) in [
            ("3H 4H", Some(1)),
            ("3H 2H", None),
            ("3H 2S", Some(1)),
            ("3H 2S AH", Some(1)),
            ("3H 2S 3S", None),
            // The hand without a bid is the dummy's, and the last nil has failed already.
            ("3H 2H AH", None),
            ("3H 2H 4H AH", None),
        ] {
            assert_eq!(nil.nil_in_danger(&trick(cards), CardSet::EMPTY), wanted, "{cards}");
        }
        assert_eq!(nil.nil_in_danger(&[], CardSet::EMPTY), None);
        // Any player who follows to the lowest card beats it; if nobody follows, it takes the trick after all.
        let low = PlayedRound {
            bids: [Some(Bid::NIL), Some(Bid::Tricks(4)), Some(Bid::Tricks(4)), None],
            ..PlayedRound::default()
        };
        let gone: CardSet = trick("2H 4H").into_iter().map(|(_, card)| card).collect();
        for (cards, wanted) in [("2H", None), ("3H", Some(0)), ("2H 9D", Some(0))] {
            assert_eq!(low.nil_in_danger(&trick(cards), CardSet::EMPTY), wanted, "{cards}");
        }
        assert_eq!(low.nil_in_danger(&trick("3H"), gone), None);
        assert_eq!(low.nil_in_danger(&trick("5H"), gone), Some(0));
    }

    /// In whole rounds of every preset: the seat predicted to take a trick takes it, a contract made by the standings
    /// is made on the sheet, and every outcome is decided exactly once.
    #[test]
    fn standings_lead_to_the_score_sheet() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            for seed in 0..20 {
                let mut game = Game::new(rules, Seed::from_u64(seed)).expect("a preset");
                let mut decided = Vec::new();
                let mut last = PlayedRound::default();
                let mut turn = seed as usize;
                while game.phase() != Phase::RoundEnd && game.phase() != Phase::MatchEnd {
                    let legal = game.legal_actions();
                    turn = turn.wrapping_mul(31).wrapping_add(7);
                    let action = legal[turn % legal.len()];
                    let in_trick: Vec<_> = game.plays().collect();
                    let events = game.apply(action).expect("it is legal");
                    let taken = events.iter().find_map(|event| match event {
                        Event::TrickTaken { seat, .. } => Some(*seat),
                        _ => None,
                    });
                    let (Some(taker), Action::Play(card)) = (taken, action) else {
                        continue;
                    };
                    let begun = in_trick.len() / game.hands() * game.hands();
                    let last_seat = (in_trick[begun..].last().map_or(0, |&(seat, _)| seat) + 1) % game.hands();
                    let mut trick = in_trick[begun..].to_vec();
                    trick.push((last_seat, card));
                    assert_eq!(winning_card(&trick).map(|(seat, _)| seat), Some(taker));
                    let mut bids = [None; 4];
                    bids[..game.bids().len()].copy_from_slice(game.bids());
                    last = PlayedRound {
                        bids,
                        tricks: game.tricks(),
                        dummy_partner: game.dummy_partner(),
                        right_call: None,
                    };
                    decided.extend(rules.decided_by(&last, taker));
                }
                let standings = rules.standings(&last);
                for (side, (standing, sheet)) in standings.iter().zip(game.sheet()).enumerate() {
                    assert_eq!(standing.contract, sheet.contract, "{preset:?} {seed}");
                    let moon_lost = rules.moon.is_some() && standing.contract == 13 && standing.made == Some(false);
                    if !moon_lost {
                        assert_eq!(standing.bags, sheet.bags, "{preset:?} {seed}");
                    }
                    let made = (standing.contract > 0).then_some(sheet.contract_points > 0);
                    assert_eq!(standing.made, made, "{preset:?} {seed}");
                    let times = |what| decided.iter().filter(|&&other| other == what).count();
                    assert_eq!(times(Decided::Made(side)), usize::from(made == Some(true)));
                    // A contract above 13 was lost before the first trick.
                    let lost = made == Some(false) && standing.contract <= TRICKS;
                    assert_eq!(times(Decided::Lost(side)), usize::from(lost));
                }
            }
        }
    }
}
