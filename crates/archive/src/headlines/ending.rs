//! The headline at the end of a match.

use spades_rules::{Game, Record, ReplayError, Rules, Seat};

use super::scored::{Scored, is_kept, is_set, scored};

/// Maximum margin, in points, of a match decided by a whisker.
const WHISKER: i32 = 10;
/// Minimum margin of a rout, and the lead that it needs after every round.
const ROUT: (i32, i32) = (200, 50);
/// Minimum deficit that makes a win a comeback.
const COMEBACK: i32 = 150;
/// Minimum lead that makes a loss bitter.
const LOST_LEAD: i32 = 100;
/// Number of rounds from which a clean sheet is worth a headline.
const CLEAN_ROUNDS: usize = 3;

/// The headline at the end of a match, from the point of view of its only player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndHeadline {
    /// Won.
    Won,
    /// Won with a partner.
    WonTogether {
        /// The partner's seat.
        partner: Seat,
    },
    /// Won by 10 points or less.
    Whisker {
        /// Final score.
        own: i32,
        /// Score of the best other side.
        rival: i32,
    },
    /// Won by 200 points or more, and ahead from the first round on.
    Rout,
    /// Won after trailing by 150 points.
    Comeback {
        /// Largest deficit.
        behind: i32,
    },
    /// Won with every bid made.
    EveryBid,
    /// Won with every bid made, and without a bag.
    NoBags,
    /// Won because the other side was set in the last round.
    SetAtTheEnd {
        /// Tricks that the other side had bid.
        needed: u8,
        /// Tricks that it took.
        took: u8,
    },
    /// Won with a nil in the last round.
    NilAtTheEnd,
    /// The first win against the opponents' level.
    FirstWin,
    /// Lost.
    Lost,
    /// Lost by 10 points or less.
    SoClose {
        /// Points missing.
        short: i32,
    },
    /// Lost after leading by 100 points.
    LedBefore,
    /// Lost by less than the bag penalties.
    Bags,
    /// Lost by falling to the losing score.
    Floor,
    /// All sides share the win.
    Tie,
    /// Several sides share the win, but not all.
    Shared(Vec<usize>),
    /// A side won a match that has no single player.
    OtherWon(usize),
}

/// Returns the headline of a finished match for the player at the seat `own`; `None` for a match of several people. `first_win`
/// tells that the player had not beaten the opponents' level before.
///
/// # Errors
/// If the record can't be replayed.
pub fn end_headline(record: &Record, own: Option<Seat>, first_win: bool) -> Result<EndHeadline, ReplayError> {
    let (game, rounds) = scored(record)?;
    let winners = game.winners().unwrap_or_default();
    let side = own.map(|seat| game.side_of(seat));
    Ok(match (&winners[..], side.zip(own)) {
        (winners, _) if winners.len() == game.scores().len() => EndHeadline::Tie,
        (winners, Some((side, _))) if !winners.contains(&side) => lost(&game, &rounds, side),
        (&[_], Some((side, own))) => won(&game, &rounds, side, own, first_win),
        (&[winner], None) => EndHeadline::OtherWon(winner),
        (winners, _) => EndHeadline::Shared(winners.to_vec()),
    })
}

/// Returns the headline of a win.
fn won(game: &Game, rounds: &[Scored], side: usize, own: Seat, first_win: bool) -> EndHeadline {
    let (rules, score) = (game.rules(), game.scores()[side]);
    let leads = || rounds.iter().map(|round| round.lead(side));
    let lead = leads().next_back().unwrap_or(0);
    let behind = -leads().min().unwrap_or(0);
    let last = rounds.last();
    let made_nil = last.and_then(|round| round.nil(own)).is_some_and(|nil| nil.tricks == 0);
    let long = rounds.len() >= CLEAN_ROUNDS;
    let nils_kept = |round: &Scored| {
        let mut nils = rules.seats_of(side).filter_map(|seat| round.nil(seat));
        !round.caught && nils.all(|nil| nil.tricks == 0)
    };
    let clean = |round: &Scored| round.sheet[side].bags == 0;
    if first_win {
        return EndHeadline::FirstWin;
    }
    if made_nil {
        return EndHeadline::NilAtTheEnd;
    }
    if let Some(set) = last.and_then(|round| set_at_the_end(rules, round, side)) {
        return set;
    }
    if behind >= COMEBACK {
        return EndHeadline::Comeback { behind };
    }
    if lead <= WHISKER {
        let rival = score.saturating_sub(lead);
        return EndHeadline::Whisker { own: score, rival };
    }
    if lead >= ROUT.0 && leads().all(|lead| lead >= ROUT.1) {
        return EndHeadline::Rout;
    }
    if long && rules.bags.penalty > 0 && rounds.iter().all(clean) {
        return EndHeadline::NoBags;
    }
    if long
        && rounds
            .iter()
            .all(|round| is_kept(&round.sheet[side]) && nils_kept(round))
    {
        return EndHeadline::EveryBid;
    }
    match rules.partner(own) {
        Some(partner) => EndHeadline::WonTogether { partner },
        None => EndHeadline::Won,
    }
}

/// Returns the headline of a set that decided the match: made exactly, the contract would have been enough.
fn set_at_the_end(rules: &Rules, round: &Scored, side: usize) -> Option<EndHeadline> {
    let [one, other] = &round.sheet[..] else { return None };
    let (own, rival) = if side == 0 { (one, other) } else { (other, one) };
    let (made, _) = rules.contract_points(rival.contract);
    let if_made = rival.score - rival.contract_points + made;
    (is_set(rival) && rival.tricks < rival.contract && if_made > own.score).then_some(EndHeadline::SetAtTheEnd {
        needed: rival.contract,
        took: rival.tricks,
    })
}

/// Returns the headline of a loss.
fn lost(game: &Game, rounds: &[Scored], side: usize) -> EndHeadline {
    let score = game.scores()[side];
    let short = -rounds.last().map_or(0, |round| round.lead(side));
    let penalties: i32 = rounds.iter().map(|round| round.sheet[side].bag_penalty).sum();
    if game.rules().end.floor.is_some_and(|floor| score <= floor) {
        EndHeadline::Floor
    } else if penalties < 0 && -penalties > short {
        EndHeadline::Bags
    } else if short <= WHISKER {
        EndHeadline::SoClose { short }
    } else if rounds.iter().any(|round| round.lead(side) >= LOST_LEAD) {
        EndHeadline::LedBefore
    } else {
        EndHeadline::Lost
    }
}
