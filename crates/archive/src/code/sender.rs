//! The sender's line of play over the deals of a code.

use spades_rules::{Action, Game, Record, Rules, Seat, Seed, Sides};

use super::Carry;
use crate::bits::{BitReader, BitWriter};
use crate::compact::{pack_actions, unpack_actions};
use crate::compare::Seen;
use crate::rules_bits::Fault;
use crate::{RoundScore, Sheet};

/// Order of the Golomb code for the points of a round: doubled, they are mostly below this power of two.
const ORDER: u32 = 7;

/// The sender of a code: seat and line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender {
    seat: Seat,
    side: usize,
    line: Line,
    sheet: Sheet,
}

/// Amount of the sender's line that a code contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Only the score sheet.
    Sheet,
    /// Every action to the end of the match.
    Actions(Vec<Action>),
}

impl Sender {
    /// Returns the sender's line of a finished match; `None` if it isn't over or cannot be replayed.
    pub(super) fn of(record: &Record, seat: Seat, carry: Carry) -> Option<Sender> {
        Some(Sender {
            seat,
            side: record.rules.side_of(seat),
            line: match carry {
                Carry::Sheet => Line::Sheet,
                Carry::Actions => Line::Actions(record.actions.clone()),
            },
            sheet: Sheet::of(record).ok()?,
        })
    }

    /// Returns the seat that the sender played from.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the line in the code.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Returns the score of every side in every round.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Returns the line from the point of view of the sender's side, for comparison.
    #[must_use]
    pub fn seen(&self) -> Seen<'_> {
        Seen {
            sheet: &self.sheet,
            side: self.side,
        }
    }

    pub(super) fn write(&self, rules: &Rules, seed: Seed, out: &mut BitWriter) {
        out.write(self.seat as u64, 2);
        out.flag(matches!(self.line, Line::Actions(_)));
        match &self.line {
            Line::Sheet => {
                out.number(self.sheet.rounds.len() as u32, 4);
                for round in &self.sheet.rounds {
                    if rules.sides == Sides::Dummy {
                        out.number(round.thrown_in, 0);
                    }
                    round.points.iter().for_each(|&points| out.signed(points, ORDER));
                }
            }
            Line::Actions(actions) => {
                let packed = Game::new(*rules, seed)
                    .ok()
                    .and_then(|start| pack_actions(start, actions).ok())
                    .map_or_else(Vec::new, |(bytes, _)| bytes);
                out.number(packed.len() as u32, 7);
                packed.iter().for_each(|&byte| out.write(u64::from(byte), 8));
            }
        }
    }

    pub(super) fn read(rules: &Rules, seed: Seed, input: &mut BitReader) -> Result<Sender, Fault> {
        let seat = input.read(2)? as usize;
        if seat >= usize::from(rules.players) {
            return Err(Fault::Value("sender's seat"));
        }
        let side = rules.side_of(seat);
        if input.flag()? {
            let count = input.number(7)?;
            let bytes: Vec<u8> = (0..count)
                .map(|_| Ok(input.read(8)? as u8))
                .collect::<Result<_, Fault>>()?;
            let start = Game::new(*rules, seed).map_err(Fault::Rules)?;
            let game = unpack_actions(start, &bytes, None).map_err(|_| Fault::Value("sender's actions"))?;
            let record = game.record();
            let sheet = Sheet::of(&record).map_err(|_| Fault::Value("sender's actions"))?;
            return Ok(Sender {
                seat,
                side,
                line: Line::Actions(record.actions),
                sheet,
            });
        }
        let rounds = input.number(4)?;
        if rounds > u32::from(Rules::MAX_ROUNDS) {
            return Err(Fault::Value("sender's rounds"));
        }
        let mut sheet = Sheet::default();
        for _ in 0..rounds {
            let thrown_in = if rules.sides == Sides::Dummy {
                input.number(0)?
            } else {
                0
            };
            let points = (0..rules.side_count())
                .map(|_| Ok(input.signed(ORDER)?))
                .collect::<Result<_, Fault>>()?;
            sheet.rounds.push(RoundScore { thrown_in, points });
        }
        Ok(Sender {
            seat,
            side,
            line: Line::Sheet,
            sheet,
        })
    }
}
