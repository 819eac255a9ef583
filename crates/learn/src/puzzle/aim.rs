//! The aim of a puzzle, and the test whether it is reached.

use spades_rules::{Game, Seat};

/// The aim that a puzzle's solution reaches by the end of the round, against any defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Your side makes its bid.
    MakeBid,
    /// Your nil takes no trick.
    KeepNil,
    /// An opponent's nil takes a trick.
    SetNil,
    /// The opponents take more tricks than they bid, and your side makes its bid.
    ForceBag,
    /// The opponents take fewer tricks than they bid.
    BreakContract,
    /// The bid is the maximum of sure tricks, and is made.
    BidMost,
}

impl Aim {
    /// All aims.
    pub const ALL: [Aim; 6] = [
        Aim::MakeBid,
        Aim::KeepNil,
        Aim::SetNil,
        Aim::ForceBag,
        Aim::BreakContract,
        Aim::BidMost,
    ];
}

/// An aim applied to the tricks of a round whose bids are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stakes {
    pub aim: Aim,
    pub seat: Seat,
    /// Number of hands.
    pub hands: usize,
    /// Seats of the solving side, as bits.
    pub friends: u8,
    /// Seats that bid nil, as bits.
    nils: u8,
    /// Contracts of the solving side and of the opponents, in tricks.
    contracts: [u8; 2],
}

impl Stakes {
    /// Returns the stakes of a match after the bidding (missing bids count as none), for two or four hands.
    pub fn new(game: &Game, aim: Aim, seat: Seat) -> Stakes {
        let mut stakes = Stakes {
            aim,
            seat,
            hands: game.hands(),
            friends: 0,
            nils: 0,
            contracts: [0; 2],
        };
        for (other, bid) in game.bids().iter().enumerate() {
            let friend = game.side_of(other) == game.side_of(seat);
            stakes.friends |= u8::from(friend) << other;
            let Some(bid) = bid else { continue };
            stakes.nils |= u8::from(bid.is_nil()) << other;
            stakes.contracts[usize::from(!friend)] += bid.tricks();
        }
        stakes
    }

    pub fn is_friend(&self, seat: Seat) -> bool {
        self.friends >> seat & 1 == 1
    }

    /// Returns `true` if the aim makes sense with these bids.
    pub fn make_sense(&self) -> bool {
        let nil = |seat: usize| self.nils >> seat & 1 == 1;
        match self.aim {
            Aim::MakeBid | Aim::BidMost => self.contracts[0] > 0 && !nil(self.seat),
            Aim::KeepNil => nil(self.seat),
            Aim::SetNil => self.nils & !self.friends != 0,
            Aim::ForceBag => self.contracts.iter().all(|&tricks| tricks > 0),
            Aim::BreakContract => self.contracts[1] > 0,
        }
    }

    /// Returns `true` if the tricks of a whole round reach the aim.
    pub fn reached(&self, tricks: [u8; 4]) -> bool {
        let of = |friend: bool| -> u8 {
            (0..self.hands)
                .filter(|&seat| self.is_friend(seat) == friend)
                .map(|seat| tricks[seat])
                .sum()
        };
        let [own, others] = self.contracts;
        match self.aim {
            Aim::MakeBid | Aim::BidMost => of(true) >= own,
            Aim::KeepNil => tricks[self.seat] == 0,
            Aim::SetNil => {
                let rivals = self.nils & !self.friends;
                (0..self.hands).any(|seat| rivals >> seat & 1 == 1 && tricks[seat] > 0)
            }
            Aim::ForceBag => of(true) >= own && of(false) > others,
            Aim::BreakContract => of(false) < others,
        }
    }

    /// Returns the result if the tricks taken so far decide it, however the remaining ones fall.
    pub fn settled(&self, game: &Game) -> Option<bool> {
        let tricks = game.tricks();
        let left = 13 - tricks.iter().sum::<u8>();
        let mut seen = [false; 2];
        for share in shares(left, self.hands) {
            let all = std::array::from_fn(|seat| tricks[seat] + share[seat]);
            seen[usize::from(self.reached(all))] = true;
        }
        match seen {
            [true, false] => Some(false),
            [false, true] => Some(true),
            _ => None,
        }
    }
}

/// Returns all ways to distribute tricks among hands.
fn shares(left: u8, hands: usize) -> impl Iterator<Item = [u8; 4]> {
    let max = if hands == 4 { left } else { 0 };
    (0..=left).flat_map(move |a| {
        (0..=max.min(left - a)).flat_map(move |c| {
            let last = if hands == 4 { left - a - c } else { 0 };
            (0..=last).map(move |d| [a, left - a - c - d, c, d])
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_is_there_once() {
        assert_eq!(shares(3, 2).count(), 4);
        assert_eq!(shares(13, 4).count(), 560);
        assert!(shares(5, 4).all(|share| share.iter().sum::<u8>() == 5));
    }
}
