//! The scored rounds of a match, as far as headlines need them.

use spades_rules::{Bid, Event, Game, Record, ReplayError, Seat, SideScore};

use crate::sheet::replay;

/// A scored round.
pub(super) struct Scored {
    /// Lines of the score sheet, by side.
    pub(super) sheet: Vec<SideScore>,
    /// `true` if a renege was rightly called, which ended the round.
    pub(super) caught: bool,
    bids: Vec<Option<Bid>>,
    tricks: [u8; 4],
    /// Team of each seat in this round.
    teams: Vec<usize>,
}

/// Returns a match and its scored rounds.
pub(super) fn scored(record: &Record) -> Result<(Game, Vec<Scored>), ReplayError> {
    let mut rounds = Vec::new();
    let mut caught = false;
    let game = replay(record, |game, events| {
        caught |= events
            .iter()
            .any(|event| matches!(event, Event::Called { right: true, .. }));
        if events.contains(&Event::RoundScored) {
            let (rules, dummy) = (game.rules(), game.dummy_partner());
            rounds.push(Scored {
                sheet: game.sheet().to_vec(),
                caught: std::mem::take(&mut caught),
                bids: game.bids().to_vec(),
                tricks: game.tricks(),
                teams: (0..usize::from(rules.players))
                    .map(|seat| rules.team_of(seat, dummy))
                    .collect(),
            });
        }
    })?;
    Ok((game, rounds))
}

/// A nil that was played out.
#[derive(Clone, Copy)]
pub(super) struct PlayedNil {
    pub(super) blind: bool,
    pub(super) tricks: u8,
}

impl Scored {
    /// Returns the nil of a seat, unless a renege ended the round early.
    pub(super) fn nil(&self, seat: Seat) -> Option<PlayedNil> {
        let bid = self.bids.get(seat).copied().flatten().filter(|bid| bid.is_nil())?;
        (!self.caught).then_some(PlayedNil {
            blind: bid == Bid::BlindNil,
            tricks: self.tricks[seat],
        })
    }

    /// Returns the tricks that a seat took.
    pub(super) fn taken(&self, seat: Seat) -> u8 {
        self.tricks[seat]
    }

    /// Returns the seats that play against this one.
    pub(super) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        (0..self.teams.len()).filter(move |&other| self.teams[other] != self.teams[seat])
    }

    /// Returns the lead of a side over the best of the others; negative if it trails.
    pub(super) fn lead(&self, side: usize) -> i32 {
        let others = self.sheet.iter().enumerate().filter(|&(other, _)| other != side);
        let best = others.map(|(_, line)| line.score).max().unwrap_or(0);
        self.sheet[side].score.saturating_sub(best)
    }
}

/// Returns `true` if a contract was set.
pub(super) fn is_set(line: &SideScore) -> bool {
    line.contract > 0 && line.contract_points < 0
}

/// Returns `true` if a contract was made, or there was none.
pub(super) fn is_kept(line: &SideScore) -> bool {
    line.contract == 0 || line.contract_points > 0
}
