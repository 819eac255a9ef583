//! Points (docs/RULES.md, “Play and points”).

use arrayvec::ArrayVec;

use crate::{Bid, BlindBidFailure, Moon, MoonFailure, NilFailure, Rules, Seat, SetCost, SideScore, Sides};

/// A played round, as far as scoring needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedRound {
    /// Bids by seat. A seat without one counts as nil, unless its partner bid blind for both; a round without any bid is a first round that bids
    /// itself where the rules have one.
    pub bids: [Option<Bid>; 4],
    /// Tricks by seat, the dummy's in seat 3.
    pub tricks: [u8; 4],
    /// The seat that played the dummy.
    pub dummy_partner: Option<Seat>,
    /// The seat that called a renege and was right. Two players only.
    pub right_call: Option<Seat>,
}

impl PlayedRound {
    /// Returns `true` if nobody bids in the round, and each trick scores ten points.
    #[must_use]
    #[inline]
    pub fn bids_itself(&self, rules: &Rules) -> bool {
        rules.first_round.bids_itself && self.bids == [None; 4]
    }
}

/// Scores and counts by side before or after a round. Missing ones are 0.
///
/// ```
/// use spades_rules::{Game, Preset, Seed, Totals};
/// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).unwrap();
/// let totals: Totals = game.totals();
/// assert_eq!((totals.scores, totals.bags, totals.sets, totals.round), (&[0, 0][..], &[0, 0][..], &[0, 0][..], 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals<'a> {
    /// Scores.
    pub scores: &'a [i32],
    /// Bags.
    pub bags: &'a [u8],
    /// Sets.
    pub sets: &'a [u8],
    /// Sets in consecutive rounds up to the last one.
    pub set_runs: &'a [u8],
    /// Number of the round, from 1.
    pub round: u16,
}

impl Rules {
    /// Returns the score sheet of a round by these rules, by side, from the totals before it.
    ///
    /// ```
    /// use spades_rules::{Bid, PlayedRound, Preset, Totals};
    /// // At 7 bags, a bid of 5 that takes 8 scores 53 − 100 = −47.
    /// let round = PlayedRound {
    ///     bids: [Some(Bid::Tricks(5)), Some(Bid::Tricks(6)), None, None],
    ///     tricks: [8, 5, 0, 0],
    ///     ..PlayedRound::default()
    /// };
    /// let sheet = Preset::OpenDraft.rules().score(&round, &Totals { bags: &[7], ..Totals::default() });
    /// assert_eq!((sheet[0].total, sheet[0].bags_after, sheet[1].total), (-47, 0, -60));
    /// ```
    #[must_use]
    pub fn score(&self, played: &PlayedRound, before: &Totals) -> ArrayVec<SideScore, 4> {
        let mut sheet = Sheet::new();
        fill(self, played, &mut sheet);
        for (side, line) in sheet.iter_mut().enumerate() {
            add_up(self, line, side, before);
        }
        sheet
    }
}

impl Rules {
    /// Returns the points for a successful nil; for a blind one, those of a blind nil.
    ///
    /// ```
    /// use spades_rules::{Bid, Preset};
    /// assert_eq!(Preset::Pairs.rules().nil_points(Bid::NIL), 100);
    /// assert_eq!(Preset::Pairs.rules().nil_points(Bid::BlindNil), 200);
    /// ```
    #[must_use]
    pub fn nil_points(&self, nil: Bid) -> i32 {
        match nil {
            Bid::BlindNil => self.blind_nil.or(self.nil).unwrap_or(0),
            Bid::Tricks(_) | Bid::Blind(_) => self.nil.unwrap_or(0),
        }
    }

    /// Returns the points of a blind bid: if it is made exactly, and if it is missed. It scores by this rule alone, whatever a ten, a moon or a
    /// set is worth.
    ///
    /// ```
    /// use spades_rules::{BlindBidFailure, Preset, Rules};
    /// let rules = Rules { blind_bid: Some(6), ..Preset::Pairs.rules() };
    /// assert_eq!(rules.blind_bid_points(10), (200, -200));
    /// let single = Rules { blind_bid_failure: BlindBidFailure::Single, ..rules };
    /// assert_eq!(single.blind_bid_points(6), (120, -60));
    /// ```
    #[must_use]
    pub fn blind_bid_points(&self, tricks: u8) -> (i32, i32) {
        let made = 2 * TRICK * i32::from(tricks);
        match self.blind_bid_failure {
            BlindBidFailure::Double => (made, -made),
            BlindBidFailure::Single => (made, -made / 2),
        }
    }

    /// Returns the points of a contract of one trick or more: if it is made exactly, and if it is missed.
    ///
    /// ```
    /// use spades_rules::Preset;
    /// assert_eq!(Preset::Pairs.rules().contract_points(7), (70, -70));
    /// assert_eq!(Preset::Moonshot.rules().contract_points(13), (250, 0));
    /// ```
    #[must_use]
    #[inline]
    pub fn contract_points(&self, contract: u8) -> (i32, i32) {
        let ordinary = match (contract, self.ten) {
            (10.., Some(ten)) => (ten.made, -ten.failed),
            _ => {
                let points = 10 * i32::from(contract);
                (points, if self.set_cost == SetCost::Bid { -points } else { 0 })
            }
        };
        match self.moon {
            Some(moon) if contract == 13 => {
                let missed = match self.moon_failure {
                    MoonFailure::Bags => 0,
                    MoonFailure::Set => ordinary.1,
                };
                (moon.points().unwrap_or(ordinary.0), missed)
            }
            _ => ordinary,
        }
    }

    /// Returns the winning sides if the match is over after a round, several for a draw; `None` if another round follows.
    ///
    /// The totals are those after the round.
    ///
    /// ```
    /// use spades_rules::{PlayedRound, Preset, Rules, Totals};
    /// let rules = Preset::OpenDraft.rules();
    /// let winners = |rules: Rules, scores: [i32; 2]| {
    ///     let totals = Totals { scores: &scores, round: 7, ..Totals::default() };
    ///     rules.winners(&PlayedRound::default(), &totals).map(|sides| sides.to_vec())
    /// };
    /// assert_eq!(winners(rules, [480, 310]), None);
    /// assert_eq!(winners(rules, [510, 530]), Some(vec![1]));
    /// // Tied: another round, or a draw if the rules say so.
    /// assert_eq!(winners(rules, [510, 510]), None);
    /// let mut draws = rules;
    /// draws.end.level_plays_on = false;
    /// assert_eq!(winners(draws, [510, 510]), Some(vec![0, 1]));
    /// ```
    #[must_use]
    pub fn winners(&self, played: &PlayedRound, after: &Totals) -> Option<ArrayVec<usize, 4>> {
        let winners = winners(self, played, after)?;
        Some(winners.into_iter().map(usize::from).collect())
    }
}

/// Points if both partners bid nil, in place of two single nils, under [`Rules::double_nil`]; twice that if both are blind.
pub const DOUBLE_NIL: i32 = 400;

/// The score sheet of a round, by side.
pub(crate) type Sheet = ArrayVec<SideScore, 4>;

/// Points of a trick in a round without bids.
const TRICK: i32 = 10;

/// Fills an empty sheet with the points and bags of a round.
pub(crate) fn fill(rules: &Rules, played: &PlayedRound, sheet: &mut Sheet) {
    match played.right_call {
        _ if played.bids_itself(rules) => without_bids(rules, played, sheet),
        Some(caller) => renege(rules, &played.bids, &played.tricks, caller, sheet),
        None => round(rules, &played.bids, &played.tricks, played.dummy_partner, sheet),
    }
}

/// Fills an empty sheet for a round without bids: ten points a trick. After a right call the caller scores all tricks.
fn without_bids(rules: &Rules, played: &PlayedRound, sheet: &mut Sheet) {
    for side in 0..rules.side_count() {
        let tricks = rules.seats_of(side).map(|seat| played.tricks[seat]).sum::<u8>();
        let mut score = SideScore {
            tricks,
            ..SideScore::default()
        };
        match played.right_call {
            None => score.contract_points = TRICK * i32::from(tricks),
            Some(caller) if caller == side => score.renege_points = TRICK * 13,
            Some(_) => {}
        }
        score.total = score.contract_points + score.renege_points;
        sheet.push(score);
    }
}

/// Fills an empty sheet with points and bags of this round alone. In place: copying a sheet right after writing it
/// stalls the processor for longer than it takes to fill it.
pub(crate) fn round(
    rules: &Rules,
    bids: &[Option<Bid>; 4],
    tricks: &[u8; 4],
    dummy_partner: Option<Seat>,
    sheet: &mut Sheet,
) {
    each_side(rules, bids, tricks, dummy_partner, |seats, dummy| {
        sheet.push(SideScore::default());
        if let Some(score) = sheet.last_mut() {
            side(rules, seats, dummy, score);
        }
    });
}

/// Calls `add` for each side, with the bids and tricks of its seats and the tricks of a dummy that it plays.
#[inline(always)]
pub(crate) fn each_side(
    rules: &Rules,
    bids: &[Option<Bid>; 4],
    tricks: &[u8; 4],
    dummy_partner: Option<Seat>,
    mut add: impl FnMut(&[(Bid, u8)], u8),
) {
    // A partner whom a blind bid covers has no bid, and no nil either.
    let bid_of = |seat: Seat| match (bids[seat], rules.partner(seat).and_then(|partner| bids[partner])) {
        (Some(bid), _) => bid,
        (None, Some(Bid::Blind(_))) => Bid::Blind(0),
        (None, _) => Bid::NIL,
    };
    let seat = |seat: Seat| (bid_of(seat), tricks[seat]);
    match (rules.sides, dummy_partner) {
        (Sides::Partners, _) => {
            add(&[seat(0), seat(2)], 0);
            add(&[seat(1), seat(3)], 0);
        }
        (Sides::Dummy, Some(partner)) => {
            let pair = match partner {
                0 => [1, 2],
                1 => [0, 2],
                _ => [0, 1],
            };
            for player in 0..3 {
                if player == partner {
                    add(&[seat(partner)], tricks[3]);
                } else {
                    add(&pair.map(seat), 0);
                }
            }
        }
        _ => (0..usize::from(rules.players)).for_each(|player| add(&[seat(player)], 0)),
    }
}

/// Returns the tricks that count for a side's contract, and the tricks of failed nils that don't and are bags.
#[inline(always)]
pub(crate) fn counted(rules: &Rules, contract: u8, seats: &[(Bid, u8)], dummy: u8) -> (u8, u8) {
    let mut toward = dummy;
    let mut stray = 0;
    for &(bid, tricks) in seats {
        if !bid.is_nil() || contract > 0 && rules.failed_nil_helps_partner {
            toward += tricks;
        } else if contract > 0 || rules.failed_nil_bags || rules.nil_failure == NilFailure::Bags {
            stray += tricks;
        }
    }
    (toward, stray)
}

/// Scores one side, from the bids and tricks of its seats and the tricks of a dummy. Adds to a sheet of zeros.
fn side(rules: &Rules, seats: &[(Bid, u8)], dummy: u8, score: &mut SideScore) {
    let contract: u8 = seats.iter().map(|(bid, _)| bid.tricks()).sum();
    score.contract = contract;
    score.tricks = dummy + seats.iter().map(|&(_, tricks)| tricks).sum::<u8>();
    let nils = || seats.iter().filter(|(bid, _)| bid.is_nil());
    let (toward, mut stray) = counted(rules, contract, seats, dummy);
    if rules.double_nil && seats.len() == 2 && nils().count() == 2 {
        let worth = if nils().all(|(bid, _)| *bid == Bid::BlindNil) {
            2 * DOUBLE_NIL
        } else {
            DOUBLE_NIL
        };
        score.nil_points = if score.tricks == 0 { worth } else { -worth };
    } else {
        score.nil_points = nils()
            .map(|&(bid, tricks)| {
                let worth = rules.nil_points(bid);
                match (tricks, rules.nil_failure) {
                    (0, _) => worth,
                    (_, NilFailure::Penalty) => -worth,
                    (_, NilFailure::Bags) => 0,
                }
            })
            .sum();
    }
    let is_blind = seats.iter().any(|(bid, _)| matches!(bid, Bid::Blind(_)));
    let (made, missed) = if is_blind {
        rules.blind_bid_points(contract)
    } else {
        rules.contract_points(contract)
    };
    let is_moon = contract == 13 && rules.moon.is_some() && !is_blind;
    score.made = contract > 0 && toward >= contract;
    if score.made {
        score.contract_points = made;
        stray += toward - contract;
    } else if contract == 0 || is_moon && rules.moon_failure == MoonFailure::Bags {
        // Without a contract, and after a missed moon that is no set, all tricks are bags.
        stray += toward;
    } else {
        score.set = true;
        score.contract_points = missed;
    }
    score.bags = stray;
    score.bag_points = rules.bags.points * i32::from(stray);
    score.total = score.contract_points + score.nil_points + score.bag_points;
}

/// Returns the points of a bid that is made exactly.
fn exactly(rules: &Rules, bid: Bid) -> i32 {
    match bid {
        Bid::Blind(tricks) => rules.blind_bid_points(tricks).0,
        _ if bid.is_nil() => rules.nil_points(bid),
        _ => rules.contract_points(bid.tricks()).0,
    }
}

/// Fills an empty sheet for a round that ended with a right call of a renege: the caller scores both contracts as made exactly.
pub(crate) fn renege(rules: &Rules, bids: &[Option<Bid>; 4], tricks: &[u8; 4], caller: Seat, sheet: &mut Sheet) {
    let bid = |seat: Seat| bids[seat].unwrap_or(Bid::NIL);
    sheet.extend((0..2).map(|seat| {
        let mut score = SideScore {
            contract: bid(seat).tricks(),
            tricks: tricks[seat],
            ..SideScore::default()
        };
        if seat == caller {
            score.made = score.contract > 0;
            let own = exactly(rules, bid(seat));
            if bid(seat).is_nil() {
                score.nil_points = own;
            } else {
                score.contract_points = own;
            }
            score.renege_points = exactly(rules, bid(1 - seat));
            score.total = own + score.renege_points;
        }
        score
    }));
}

/// Adds a round to a side's totals: bags, their penalty, the score, sets.
#[inline]
pub(crate) fn add_up(rules: &Rules, sheet: &mut SideScore, side: usize, before: &Totals) {
    let count = |of: &[u8]| of.get(side).copied().unwrap_or(0);
    let score = before.scores.get(side).copied().unwrap_or(0);
    if sheet.set {
        sheet.sets_after = count(before.sets).saturating_add(1);
        sheet.set_run_after = count(before.set_runs).saturating_add(1);
    } else {
        sheet.sets_after = count(before.sets);
    }
    let mut held = u16::from(count(before.bags)) + u16::from(sheet.bags);
    let limit = u16::from(rules.bags.limit);
    while held >= limit {
        sheet.bag_penalty -= rules.bags.penalty;
        if rules.bags.carry {
            held -= limit;
        } else {
            held = 0;
        }
    }
    sheet.bags_after = u8::try_from(held).unwrap_or(u8::MAX);
    sheet.total += sheet.bag_penalty;
    sheet.score = score.saturating_add(sheet.total);
}

/// Returns the sides that win the match at once, and those that lose it at once: by a double blind nil, a moon, their sets or too few tricks in a
/// round without bids.
fn at_once(rules: &Rules, played: &PlayedRound, totals: &Totals) -> [ArrayVec<u8, 4>; 2] {
    let mut ends = [ArrayVec::new(), ArrayVec::new()];
    if rules.moon == Some(Moon::WinsMatch) && played.right_call.is_none() {
        let mut side = 0;
        each_side(
            rules,
            &played.bids,
            &played.tricks,
            played.dummy_partner,
            |seats, dummy| {
                let contract: u8 = seats.iter().map(|(bid, _)| bid.tricks()).sum();
                let is_blind = seats.iter().any(|(bid, _)| matches!(bid, Bid::Blind(_)));
                if contract == 13 && !is_blind && counted(rules, contract, seats, dummy).0 >= contract {
                    ends[0].push(side);
                }
                side += 1;
            },
        );
    }
    for side in 0..2u8 {
        let seats = [usize::from(side), usize::from(side) + 2];
        if rules.double_nil && seats.iter().all(|&seat| played.bids[seat] == Some(Bid::BlindNil)) {
            let made = seats.iter().all(|&seat| played.tricks[seat] == 0);
            ends[usize::from(!made)].push(side);
        }
    }
    let tricks = |side: usize| rules.seats_of(side).map(|seat| played.tricks[seat]).sum::<u8>();
    let is_played = played.right_call.is_none() && played.tricks != [0; 4];
    if let Some(min) = rules
        .first_round
        .min_tricks
        .filter(|_| is_played && played.bids_itself(rules))
    {
        ends[1].extend(
            (0..totals.scores.len())
                .filter(|&side| tricks(side) < min)
                .map(|side| side as u8),
        );
    }
    let reaches = |limit: Option<u8>, counts: &[u8], side: usize| {
        limit.is_some_and(|limit| counts.get(side).is_some_and(|&count| count >= limit))
    };
    let set_out = |side: &usize| {
        reaches(rules.end.sets, totals.sets, *side) || reaches(rules.end.sets_in_a_row, totals.set_runs, *side)
    };
    if rules.end.counts_sets() {
        for side in (0..totals.scores.len()).filter(set_out) {
            let side = side as u8;
            if !ends[1].contains(&side) {
                ends[1].push(side);
            }
        }
    }
    ends
}

/// Returns the winning sides if the match is over after this round.
pub(crate) fn winners(rules: &Rules, played: &PlayedRound, totals: &Totals) -> Option<ArrayVec<u8, 4>> {
    let (end, scores, round) = (&rules.end, totals.scores, totals.round);
    let [won, lost] = at_once(rules, played, totals);
    let capped = round >= end.cap;
    let reached = end
        .target
        .is_some_and(|target| scores.iter().any(|&score| score >= target));
    let fallen = end
        .floor
        .is_some_and(|floor| scores.iter().any(|&score| score <= floor));
    let is_played = end.rounds.is_some_and(|rounds| round >= rounds);
    if won.is_empty() && lost.is_empty() && !(capped || reached || fallen || is_played) {
        return None;
    }
    let all_lost = lost.len() == scores.len();
    let can_win = |side: u8| match (won.is_empty(), lost.is_empty() || all_lost) {
        (false, _) => won.contains(&side),
        (true, true) => true,
        (true, false) => !lost.contains(&side),
    };
    let contenders = || (0u8..).zip(scores).filter(|&(side, _)| can_win(side));
    let best = contenders().map(|(_, &score)| score).max()?;
    let best_sides = contenders().filter(|&(_, &score)| score == best);
    let winners: ArrayVec<u8, 4> = best_sides.map(|(side, _)| side).collect();
    let another_round = winners.len() > 1 && end.level_plays_on && !capped;
    (!another_round).then_some(winners)
}
