//! Entries of the list of matches.

use serde::Serialize;
use spades_rules::{Seat, Sides};

use crate::bits::{BitReader, BitWriter, Short};
use crate::rules_bits::Fault;
use crate::{Ending, Finished, LEVELS, MatchId, NotFinished, Outcome, Player, RulesKind};

/// A match of the history as shown in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Match id.
    pub id: MatchId,
    /// End of the match, in seconds since the Unix epoch (UTC).
    pub ended: u64,
    /// Kind of rules.
    pub kind: RulesKind,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Seat of the player whose history it is; `None` if several people or no one played at this machine.
    pub own: Option<Seat>,
    /// Side of that seat.
    pub own_side: Option<usize>,
    /// Scores by side.
    pub scores: Vec<i32>,
    /// Winning sides; several for a draw.
    pub winners: Vec<usize>,
    /// Number of rounds played.
    pub rounds: u16,
    /// End and take-backs.
    #[serde(skip_serializing_if = "Ending::is_default")]
    pub ending: Ending,
}

/// Code of custom rules, beyond all presets.
const CUSTOM: u64 = 31;

impl Entry {
    /// Returns the entry of a match.
    ///
    /// # Errors
    /// If it is neither over nor conceded, or cannot be replayed.
    pub fn of(finished: &Finished) -> Result<Entry, NotFinished> {
        let game = finished.game()?;
        Ok(Entry {
            id: finished.id(),
            ended: finished.ended,
            kind: finished.kind(),
            players: finished.players.clone(),
            own: finished.own,
            own_side: finished.own_side(),
            scores: game.scores().to_vec(),
            winners: finished.winners(&game),
            rounds: game.round(),
            ending: finished.ending.clone(),
        })
    }

    /// Returns the outcome for the player whose history it is.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.own_side.map(|side| Outcome::of(side, &self.winners))
    }

    /// Returns the side of a seat.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> usize {
        // Four players who score as two sides are partners; a stored entry has no rules.
        let sides = if self.players.len() == 4 && self.scores.len() == 2 {
            Sides::Partners
        } else {
            Sides::Single
        };
        sides.side_of(seat)
    }

    /// Returns the opponents of the player whose history it is; empty if it belongs to no single player.
    pub fn rivals(&self) -> impl Iterator<Item = &Player> {
        let with = move |own: Seat, seat: Seat| self.side_of(own) == self.side_of(seat);
        let seats = self.players.iter().enumerate();
        seats
            .filter(move |&(seat, _)| self.own.is_some_and(|own| !with(own, seat)))
            .map(|(_, player)| player)
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let mut out = BitWriter::default();
        self.id.0.iter().for_each(|&byte| out.write(u64::from(byte), 8));
        out.write(self.ended, 64);
        out.write(
            match self.kind {
                RulesKind::Preset(preset) => preset as u64,
                RulesKind::Custom => CUSTOM,
            },
            5,
        );
        write_players(&self.players, self.own, &mut out);
        out.write(self.own_side.map_or(0, |side| side as u64 + 1), 3);
        out.write(self.scores.len() as u64, 3);
        self.scores.iter().for_each(|&score| out.signed(score, 9));
        let winners = self.winners.iter().fold(0, |set, &side| set | 1 << side);
        out.write(winners, 4);
        out.number(u32::from(self.rounds), 4);
        out.into_bytes()
    }

    pub(super) fn read(bytes: &[u8], ending: Ending) -> Result<Entry, Fault> {
        let mut input = BitReader::new(bytes);
        let mut id = MatchId([0; 16]);
        for byte in &mut id.0 {
            *byte = input.read(8)? as u8;
        }
        let ended = input.read(64)?;
        let kind = match input.read(5)? {
            CUSTOM => RulesKind::Custom,
            place => {
                let preset = spades_rules::Preset::ALL.get(place as usize).copied();
                RulesKind::Preset(preset.ok_or(Fault::Value("preset"))?)
            }
        };
        let (players, own) = read_players(&mut input)?;
        let own_side = (input.read(3)? as usize).checked_sub(1);
        let sides = input.read(3)?;
        let scores = (0..sides).map(|_| input.signed(9)).collect::<Result<_, Short>>()?;
        let winners = input.read(4)?;
        let rounds = u16::try_from(input.number(4)?).map_err(|_| Fault::Value("rounds"))?;
        Ok(Entry {
            id,
            ended,
            kind,
            players,
            own,
            own_side,
            scores,
            winners: (0..4).filter(|side| winners >> side & 1 == 1).collect(),
            rounds,
            ending,
        })
    }
}

/// Writes the players: two bits for their number, then each player's level and name.
pub(super) fn write_players(players: &[Player], own: Option<Seat>, out: &mut BitWriter) {
    out.write(players.len().saturating_sub(1) as u64, 2);
    out.write(own.map_or(0, |own| own as u64 + 1), 3);
    for player in players {
        // 0 a person, 1 to 4 a level, 7 a level by its key.
        match player
            .level()
            .map(|level| (level, LEVELS.iter().position(|&known| known == level)))
        {
            None => out.write(0, 3),
            Some((_, Some(known))) => out.write(known as u64 + 1, 3),
            Some((level, None)) => {
                out.write(7, 3);
                write_text(level, out);
            }
        }
        write_text(player.name(), out);
    }
}

pub(super) fn read_players(input: &mut BitReader) -> Result<(Vec<Player>, Option<Seat>), Fault> {
    let count = input.read(2)? + 1;
    let own = (input.read(3)? as usize).checked_sub(1);
    let mut players = Vec::new();
    for _ in 0..count {
        let level = match input.read(3)? as usize {
            0 => None,
            7 => Some(read_text(input)?),
            known => Some((*LEVELS.get(known - 1).ok_or(Fault::Value("level"))?).to_owned()),
        };
        let name = read_text(input)?;
        players.push(match level {
            None => Player::Human { name },
            Some(level) => Player::Bot { name, level },
        });
    }
    Ok((players, own))
}

fn write_text(text: &str, out: &mut BitWriter) {
    out.number(text.len() as u32, 3);
    text.bytes().for_each(|byte| out.write(u64::from(byte), 8));
}

fn read_text(input: &mut BitReader) -> Result<String, Fault> {
    let count = input.number(3)?;
    let bytes = (0..count)
        .map(|_| Ok(input.read(8)? as u8))
        .collect::<Result<Vec<u8>, Short>>()?;
    String::from_utf8(bytes).map_err(|_| Fault::Value("name"))
}
