//! The headline over the score sheet of a round.

use std::mem::discriminant;

use spades_rules::{Game, Record, ReplayError, Seat};

use super::scored::{PlayedNil, Scored, is_set, scored};

/// The headline over the score sheet of a round, from the point of view of the only player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundHeadline {
    /// A renege was rightly called.
    Caught,
    /// A bid of 13 was made where it scores as a moon.
    Moon,
    /// The player made blind nil.
    BlindNil,
    /// The player made nil.
    Nil,
    /// The partner made nil.
    Covered {
        /// The partner's seat.
        partner: Seat,
    },
    /// The player's nil failed by a single trick.
    OneTrickTooMany,
    /// Bags cost points in this round.
    BagPenalty {
        /// Points lost, as a positive number.
        points: i32,
        /// Number of bags that incurs the penalty.
        limit: u8,
    },
    /// Every side was set.
    AllSet,
    /// All opponents were set.
    SetThem,
    /// Set by one trick.
    OneShort,
    /// Set by three tricks or more.
    GotAway,
    /// The bid was made, with three bags or more.
    AndThenSome,
    /// The bid was made, with a bag or two.
    WithChange,
    /// The bid was made exactly.
    Exact,
}

/// Returns the headline of the last scored round for the player at the seat `own`; `None` for that of several people, of whom less
/// can be said. Each kind comes up at most once in a match, and a round may have none.
///
/// # Errors
/// If the record can't be replayed.
pub fn round_headline(record: &Record, own: Option<Seat>) -> Result<Option<RoundHeadline>, ReplayError> {
    let (game, rounds) = scored(record)?;
    let mut used = Vec::new();
    let mut last = None;
    for round in &rounds {
        last = facts(&game, round, own)
            .into_iter()
            .flatten()
            .find(|headline| !used.contains(&discriminant(headline)));
        used.extend(last.as_ref().map(discriminant));
    }
    Ok(last)
}

/// Returns all headlines that are true of a round, the rarest first.
fn facts(game: &Game, round: &Scored, own: Option<Seat>) -> Vec<Option<RoundHeadline>> {
    let caught = round.caught.then_some(RoundHeadline::Caught);
    let contracts = || round.sheet.iter().filter(|line| line.contract > 0);
    let all_set = (contracts().count() > 1 && contracts().all(is_set)).then_some(RoundHeadline::AllSet);
    let Some(own) = own.filter(|_| !round.caught) else {
        return vec![caught, all_set];
    };
    let mut facts = vec![moon(game, round, own)];
    facts.extend(nils(game, round, own));
    facts.extend([bag_penalty(game, round, own), all_set]);
    facts.extend(contract(game, round, own));
    facts
}

fn moon(game: &Game, round: &Scored, own: Seat) -> Option<RoundHeadline> {
    let line = &round.sheet[game.side_of(own)];
    let moon = game.rules().moon.is_some() && line.contract == 13 && line.made && line.tricks == 13;
    // Partners may have bid 13 together.
    (moon && round.taken(own) == 13).then_some(RoundHeadline::Moon)
}

fn nils(game: &Game, round: &Scored, own: Seat) -> [Option<RoundHeadline>; 2] {
    let of_own = match round.nil(own) {
        Some(PlayedNil { blind: true, tricks: 0 }) => Some(RoundHeadline::BlindNil),
        Some(PlayedNil { tricks: 0, .. }) => Some(RoundHeadline::Nil),
        Some(PlayedNil { tricks: 1, .. }) => Some(RoundHeadline::OneTrickTooMany),
        _ => None,
    };
    let partner = game.rules().partner(own).filter(|&partner| {
        round.nil(partner).is_some_and(|nil| nil.tricks == 0) && round.nil(own).is_none() && round.taken(own) > 0
    });
    [of_own, partner.map(|partner| RoundHeadline::Covered { partner })]
}

fn bag_penalty(game: &Game, round: &Scored, own: Seat) -> Option<RoundHeadline> {
    let points = -round.sheet[game.side_of(own)].bag_penalty;
    let limit = game.rules().bags.limit;
    (points > 0).then_some(RoundHeadline::BagPenalty { points, limit })
}

fn contract(game: &Game, round: &Scored, own: Seat) -> [Option<RoundHeadline>; 2] {
    let line = &round.sheet[game.side_of(own)];
    let short = line.contract.saturating_sub(line.tricks);
    let all_rivals_set = round.rivals(own).all(|seat| is_set(&round.sheet[game.side_of(seat)]));
    let set_them = (all_rivals_set && !is_set(line)).then_some(RoundHeadline::SetThem);
    // In a round that bids itself, tricks score without a contract.
    let made = line.contract > 0 && line.contract_points > 0;
    let own_bid = match (is_set(line), made) {
        (true, _) if short == 1 => Some(RoundHeadline::OneShort),
        (true, _) if short >= 3 => Some(RoundHeadline::GotAway),
        (false, true) => match line.bags {
            0 => Some(RoundHeadline::Exact),
            1 | 2 => Some(RoundHeadline::WithChange),
            _ => Some(RoundHeadline::AndThenSome),
        },
        _ => None,
    };
    [set_them, own_bid]
}
