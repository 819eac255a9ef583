//! Facts about a match for the player whose history it is: the basis of achievements and statistics.

use spades_rules::{Bid, Event, Game, Record, ReplayError, Rules, Seat};

use crate::bits::{BitReader, BitWriter};
use crate::daily::{Daily, Date};
use crate::entry::Entry;
use crate::rules_bits::{Fault, read_rules, write_rules};
use crate::sheet::replay;
use crate::{Finished, LEVELS, MatchId, NotFinished, Outcome, RulesKind};

/// Seconds per day.
const DAY: u64 = 24 * 60 * 60;

/// A round from the point of view of the player's seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundFacts {
    /// The player's bid.
    pub bid: u8,
    /// `true` if the side's contract was made; `None` without a contract.
    pub contract: Option<bool>,
    /// `true` if the player's nil (blind or not) was made; `None` without a nil.
    pub nil: Option<bool>,
    /// `true` if that nil was blind.
    pub blind: bool,
    /// `true` if the player and the partner both made a nil.
    pub both_nils: bool,
    /// `true` if an opponent's nil failed.
    pub broke_nil: bool,
    /// `true` if another side's contract failed.
    pub set_others: bool,
    /// `true` if a bid of 13 was made where it scores as a moon.
    pub moon: bool,
    /// Tricks of the player's side.
    pub tricks: u8,
    /// Tricks of the player's seat alone.
    pub taken: u8,
    /// `true` if the player's side scored more points in the round than any other.
    pub won: bool,
    /// Bags of the player's side.
    pub bags: u8,
    /// `true` if the player called a renege correctly.
    pub caught: bool,
    /// Score of the player's side after the round.
    pub score: i32,
    /// Best score of the other sides after the round.
    pub best_other: i32,
}

/// A match from the point of view of the player's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFacts {
    /// Match id.
    pub id: MatchId,
    /// Kind of rules.
    pub kind: RulesKind,
    /// Rules, if they are the player's own.
    pub rules: Option<Rules>,
    /// Keys of the levels of the opposing bots.
    pub rivals: Vec<String>,
    /// Outcome for the player.
    pub outcome: Outcome,
    /// `true` if the match was conceded.
    pub conceded: bool,
    /// Date of the daily deal, if the match was begun on that day, or finished within a day of it. (A player's date can differ from that
    /// in UTC, and older versions didn't record the beginning.)
    pub day: Option<Date>,
    /// Rounds of the match.
    pub rounds: Vec<RoundFacts>,
}

impl MatchFacts {
    /// Returns the facts of a finished match; `None` if it belongs to no single player.
    ///
    /// # Errors
    /// If it is not over, or cannot be replayed.
    pub fn of(finished: &Finished) -> Result<Option<MatchFacts>, NotFinished> {
        let own = finished.own.unwrap_or(0);
        if own >= usize::from(finished.record.rules.players) {
            return Err(NotFinished::Players);
        }
        let (game, rounds) = rounds(&finished.record, own).map_err(NotFinished::Replay)?;
        finished.check(&game)?;
        let Some(side) = finished.own_side() else {
            return Ok(None);
        };
        let rules = &finished.record.rules;
        let seats = finished.players.iter().enumerate();
        let others = seats.filter(|&(seat, _)| rules.side_of(seat) != side);
        let today = u32::try_from(finished.ended / DAY).unwrap_or(0);
        let near = (today.saturating_sub(1)..=today.saturating_add(1)).map(Date::of_days);
        let days = finished.ending.day.into_iter().chain(near);
        Ok(Some(MatchFacts {
            id: finished.id(),
            kind: finished.kind(),
            rules: (finished.kind() == RulesKind::Custom).then_some(*rules),
            rivals: others
                .filter_map(|(_, player)| player.level().map(String::from))
                .collect(),
            outcome: Outcome::of(side, &finished.winners(&game)),
            conceded: finished.ending.conceded.is_some(),
            day: days
                .into_iter()
                .find(|&date| Daily::of(date).is_that_of(&finished.record)),
            rounds,
        }))
    }
}

impl MatchFacts {
    /// Returns `true` if an opponent is of the strongest level.
    pub(crate) fn is_against_expert(&self) -> bool {
        self.rivals.iter().any(|level| level == LEVELS[LEVELS.len() - 1])
    }

    /// Writes the facts that the list of entries doesn't contain.
    pub(crate) fn write(&self, entry: &Entry, out: &mut BitWriter) {
        let today = u32::try_from(entry.ended / DAY).unwrap_or(0);
        // None, the day before, the same day, the day after; or none, and that of the ending.
        let day = self
            .day
            .map_or(0, |day| (day.days() + 2).saturating_sub(today).clamp(1, 3));
        out.write(u64::from(day), 2);
        if let Some(rules) = &self.rules {
            write_rules(rules, out);
        }
        out.number(self.rounds.len() as u32, 4);
        self.rounds.iter().for_each(|round| round.write(out));
    }

    /// Reads the facts of the match with this entry, which must belong to a single player.
    pub(crate) fn read(entry: &Entry, input: &mut BitReader) -> Result<MatchFacts, Fault> {
        let outcome = entry.outcome().ok_or(Fault::Value("own"))?;
        let today = u32::try_from(entry.ended / DAY).unwrap_or(0);
        let day = match input.read(2)? as u32 {
            0 => None,
            _ if entry.ending.day.is_some() => entry.ending.day,
            near => Some(Date::of_days((today + near).saturating_sub(2))),
        };
        let own = entry.kind == RulesKind::Custom;
        let rules = own.then(|| read_rules(input)).transpose()?;
        let rounds = input.number(4)?;
        Ok(MatchFacts {
            id: entry.id,
            kind: entry.kind,
            rules,
            rivals: entry
                .rivals()
                .filter_map(|player| player.level().map(String::from))
                .collect(),
            outcome,
            conceded: entry.ending.conceded.is_some(),
            day,
            rounds: (0..rounds).map(|_| RoundFacts::read(input)).collect::<Result<_, _>>()?,
        })
    }
}

/// Writes a success, a failure, or neither.
fn write_success(success: Option<bool>, out: &mut BitWriter) {
    out.flag(success.is_some());
    if let Some(success) = success {
        out.flag(success);
    }
}

fn read_success(input: &mut BitReader) -> Result<Option<bool>, Fault> {
    Ok(if input.flag()? { Some(input.flag()?) } else { None })
}

impl RoundFacts {
    fn write(&self, out: &mut BitWriter) {
        out.write(u64::from(self.bid), 4);
        write_success(self.contract, out);
        write_success(self.nil, out);
        for flag in self.flags() {
            out.flag(flag);
        }
        for count in [self.tricks, self.taken, self.bags] {
            out.write(u64::from(count), 4);
        }
        out.signed(self.score, 8);
        out.signed(self.best_other, 8);
    }

    fn flags(&self) -> [bool; 7] {
        [
            self.blind,
            self.both_nils,
            self.broke_nil,
            self.set_others,
            self.moon,
            self.won,
            self.caught,
        ]
    }

    fn read(input: &mut BitReader) -> Result<RoundFacts, Fault> {
        let bid = input.read(4)? as u8;
        let (contract, nil) = (read_success(input)?, read_success(input)?);
        let mut flags = [false; 7];
        for flag in &mut flags {
            *flag = input.flag()?;
        }
        let [blind, both_nils, broke_nil, set_others, moon, won, caught] = flags;
        let mut count = || Ok::<_, Fault>(input.read(4)? as u8);
        Ok(RoundFacts {
            bid,
            contract,
            nil,
            blind,
            both_nils,
            broke_nil,
            set_others,
            moon,
            tricks: count()?,
            taken: count()?,
            won,
            bags: count()?,
            caught,
            score: input.signed(8)?,
            best_other: input.signed(8)?,
        })
    }
}

/// Returns a match and its scored rounds from the point of view of a seat. The match needn't be over.
///
/// # Errors
/// If the record can't be replayed.
pub fn rounds(record: &Record, own: Seat) -> Result<(Game, Vec<RoundFacts>), ReplayError> {
    let mut rounds = Vec::new();
    let mut called = false;
    let game = replay(record, |game, events| {
        called |= events
            .iter()
            .any(|event| matches!(event, Event::Called { caller, right: true } if *caller == own));
        if events.contains(&Event::RoundScored) {
            rounds.push(round(game, own, std::mem::take(&mut called)));
        }
    })?;
    Ok((game, rounds))
}

/// Returns the facts of the round just scored.
fn round(game: &Game, own: Seat, caught: bool) -> RoundFacts {
    let rules = game.rules();
    let side = game.side_of(own);
    let sheets = game.sheet();
    let bid = |seat: Seat| game.bids().get(seat).copied().flatten();
    let nil = |seat: Seat| bid(seat).filter(|bid| bid.is_nil()).map(|_| game.tricks()[seat] == 0);
    // With a dummy, two players are on one side and have identical lines on the sheet.
    let team = |seat: Seat| rules.team_of(seat, game.dummy_partner());
    let others = || (0..usize::from(rules.players)).filter(|&seat| team(seat) != team(own));
    let set = |seat: Seat| sheets.get(game.side_of(seat)).is_some_and(|sheet| sheet.set);
    let sheet = sheets.get(side).copied().unwrap_or_default();
    let best_other = |(other, _): &(usize, &i32)| *other != side;
    RoundFacts {
        bid: bid(own).map_or(0, Bid::tricks),
        contract: (sheet.contract > 0).then_some(sheet.made),
        nil: nil(own),
        blind: bid(own) == Some(Bid::BlindNil),
        both_nils: rules
            .partner(own)
            .is_some_and(|partner| nil(own) == Some(true) && nil(partner) == Some(true)),
        broke_nil: others().any(|seat| nil(seat) == Some(false)),
        set_others: others().any(set),
        moon: rules.moon.is_some() && sheet.contract == 13 && sheet.made,
        tricks: sheet.tricks,
        taken: game.tricks()[own],
        won: sheets
            .iter()
            .enumerate()
            .all(|(other, line)| other == side || line.total < sheet.total),
        bags: sheet.bags,
        caught,
        score: game.scores()[side],
        best_other: game
            .scores()
            .iter()
            .enumerate()
            .filter(best_other)
            .map(|(_, &score)| score)
            .max()
            .unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ending, Player};
    use spades_rules::Game;

    #[test]
    fn a_match_begun_on_its_day_is_of_that_day_whenever_it_ended() {
        let date = Date::new(2026, 11, 26).unwrap();
        let daily = Daily::of(date);
        let mut game = Game::new(daily.rules, daily.seed).unwrap();
        while let Some(&action) = game.legal_actions().first() {
            game.apply(action).unwrap();
        }
        let finished = |day, days: u32| Finished {
            ended: u64::from(date.days() + days) * DAY,
            players: vec![Player::Human { name: "Ada".into() }; usize::from(daily.rules.players)],
            own: Some(0),
            record: game.record(),
            ending: Ending {
                day,
                ..Ending::default()
            },
        };
        for (day, days, expected) in [
            (Some(date), 9, Some(date)),
            (Some(date), 0, Some(date)),
            (Some(date.next()), 9, None),
            (None, 1, Some(date)),
            (None, 9, None),
        ] {
            let finished = finished(day, days);
            let facts = MatchFacts::of(&finished).unwrap().unwrap();
            assert_eq!(facts.day, expected, "{day:?} {days}");
            let entry = Entry::of(&finished).unwrap();
            let mut out = BitWriter::default();
            facts.write(&entry, &mut out);
            let read = MatchFacts::read(&entry, &mut BitReader::new(&out.into_bytes()));
            assert_eq!(read, Ok(facts), "{day:?} {days}");
        }
    }
}
