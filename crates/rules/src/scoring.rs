//! Points (RULES.md 5).

use arrayvec::ArrayVec;

use crate::{Bid, NilFailure, Rules, Seat, SetCost, SideScore, Sides};

/// A played round, as far as scoring needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedRound {
    /// Bids by seat; a seat without one counts as nil.
    pub bids: [Option<Bid>; 4],
    /// Tricks by seat, the dummy's in seat 3.
    pub tricks: [u8; 4],
    /// The seat that played the dummy.
    pub dummy_partner: Option<Seat>,
    /// The seat that called a renege and was right. Two players only.
    pub right_call: Option<Seat>,
}

impl Rules {
    /// Returns the score sheet of a round by these rules, by side, from the scores and bags before it. Missing scores and bags count as 0.
    ///
    /// ```
    /// use spades_rules::{Bid, PlayedRound, Preset};
    /// // RULES.md 5: at 7 bags, a bid of 5 that takes 8 scores 53 − 100 = −47.
    /// let round = PlayedRound {
    ///     bids: [Some(Bid::Tricks(5)), Some(Bid::Tricks(6)), None, None],
    ///     tricks: [8, 5, 0, 0],
    ///     ..PlayedRound::default()
    /// };
    /// let sheet = Preset::OpenDraft.rules().score(&round, &[], &[7]);
    /// assert_eq!((sheet[0].total, sheet[0].bags_after, sheet[1].total), (-47, 0, -60));
    /// ```
    #[must_use]
    pub fn score(&self, played: &PlayedRound, scores: &[i32], bags: &[u8]) -> ArrayVec<SideScore, 4> {
        let mut sheet = Sheet::new();
        match played.right_call {
            Some(caller) => renege(self, &played.bids, &played.tricks, caller, &mut sheet),
            None => round(self, &played.bids, &played.tricks, played.dummy_partner, &mut sheet),
        }
        for (side, line) in sheet.iter_mut().enumerate() {
            let before = |of: &[i32]| of.get(side).copied().unwrap_or(0);
            add_up(self, line, before(scores), bags.get(side).copied().unwrap_or(0));
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
            Bid::BlindNil => self.blind_nil.unwrap_or(self.nil),
            Bid::Tricks(_) => self.nil,
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
        match (contract, self.moon, self.ten) {
            (13, Some(points), _) => (points, 0),
            (10.., _, Some(ten)) => (ten.made, -ten.failed),
            _ => {
                let points = 10 * i32::from(contract);
                (points, if self.set_cost == SetCost::Bid { -points } else { 0 })
            }
        }
    }

    /// Returns the winning sides if the match is over after a round, several for a draw; `None` if another round follows.
    ///
    /// `scores` are those after the round, by side, and `round` is its number, from 1.
    ///
    /// ```
    /// use spades_rules::{PlayedRound, Preset, Rules};
    /// let rules = Preset::OpenDraft.rules();
    /// let winners = |rules: Rules, scores: [i32; 2]| rules.winners(&PlayedRound::default(), &scores, 7).map(|sides| sides.to_vec());
    /// assert_eq!(winners(rules, [480, 310]), None);
    /// assert_eq!(winners(rules, [510, 530]), Some(vec![1]));
    /// // Tied: another round, or a draw if the rules say so.
    /// assert_eq!(winners(rules, [510, 510]), None);
    /// let mut draws = rules;
    /// draws.end.level_plays_on = false;
    /// assert_eq!(winners(draws, [510, 510]), Some(vec![0, 1]));
    /// ```
    #[must_use]
    pub fn winners(&self, played: &PlayedRound, scores: &[i32], round: u16) -> Option<ArrayVec<usize, 4>> {
        let winners = winners(self, &played.bids, &played.tricks, scores, round)?;
        Some(winners.into_iter().map(usize::from).collect())
    }
}

/// Points if both partners bid nil, in place of two single nils, under [`Rules::double_nil`]; twice that if both are blind.
pub const DOUBLE_NIL: i32 = 400;

/// The score sheet of a round, by side.
pub(crate) type Sheet = ArrayVec<SideScore, 4>;

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
    let seat = |seat: Seat| (bids[seat].unwrap_or(Bid::NIL), tricks[seat]);
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
    let mut towards = dummy;
    let mut stray = 0;
    for &(bid, tricks) in seats {
        if !bid.is_nil() || contract > 0 && rules.failed_nil_helps_partner {
            towards += tricks;
        } else if contract > 0 || rules.failed_nil_bags || rules.nil_failure == NilFailure::Bags {
            stray += tricks;
        }
    }
    (towards, stray)
}

/// Scores one side, from the bids and tricks of its seats and the tricks of a dummy. Adds to a sheet of zeros.
fn side(rules: &Rules, seats: &[(Bid, u8)], dummy: u8, score: &mut SideScore) {
    let contract: u8 = seats.iter().map(|(bid, _)| bid.tricks()).sum();
    score.contract = contract;
    score.tricks = dummy + seats.iter().map(|&(_, tricks)| tricks).sum::<u8>();
    let nils = || seats.iter().filter(|(bid, _)| bid.is_nil());
    let (towards, mut stray) = counted(rules, contract, seats, dummy);
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
    let (made, missed) = rules.contract_points(contract);
    score.made = contract > 0 && towards >= contract;
    if score.made {
        score.contract_points = made;
        stray += towards - contract;
    } else if contract == 0 || contract == 13 && rules.moon.is_some() {
        // Without a contract, and after a missed moon, all tricks are bags.
        stray += towards;
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
    if bid.is_nil() {
        rules.nil_points(bid)
    } else {
        rules.contract_points(bid.tricks()).0
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

/// Adds a round to a side's totals: bags, their penalty, the score.
pub(crate) fn add_up(rules: &Rules, sheet: &mut SideScore, score: i32, bags: u8) {
    let mut held = u16::from(bags) + u16::from(sheet.bags);
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

/// Effect of a double blind nil on the match.
enum DoubleBlind {
    /// None: no double blind nil was bid.
    None,
    /// This side wins at once.
    Wins(u8),
    /// Both sides failed theirs and lose at once: the highest score wins.
    BothLose,
}

fn double_blind(rules: &Rules, bids: &[Option<Bid>; 4], tricks: &[u8; 4]) -> DoubleBlind {
    let both = |side: usize| rules.double_nil && [side, side + 2].iter().all(|&seat| bids[seat] == Some(Bid::BlindNil));
    let made = |side: usize| tricks[side] + tricks[side + 2] == 0;
    match [both(0), both(1)] {
        [false, false] => DoubleBlind::None,
        [true, _] if made(0) => DoubleBlind::Wins(0),
        [_, true] if made(1) => DoubleBlind::Wins(1),
        [true, true] => DoubleBlind::BothLose,
        [failed, _] => DoubleBlind::Wins(u8::from(failed)),
    }
}

/// Returns the winning sides if the match is over after this round.
pub(crate) fn winners(
    rules: &Rules,
    bids: &[Option<Bid>; 4],
    tricks: &[u8; 4],
    scores: &[i32],
    round: u16,
) -> Option<ArrayVec<u8, 4>> {
    let end = &rules.end;
    let lost = match double_blind(rules, bids, tricks) {
        DoubleBlind::Wins(side) => return Some(std::iter::once(side).collect()),
        DoubleBlind::BothLose => true,
        DoubleBlind::None => false,
    };
    let capped = round >= end.cap;
    let reached = end
        .target
        .is_some_and(|target| scores.iter().any(|&score| score >= target));
    let fallen = end
        .floor
        .is_some_and(|floor| scores.iter().any(|&score| score <= floor));
    let played = end.rounds.is_some_and(|rounds| round >= rounds);
    if !(lost || capped || reached || fallen || played) {
        return None;
    }
    let best = scores.iter().copied().max()?;
    let winners: ArrayVec<u8, 4> = (0u8..)
        .zip(scores)
        .filter(|&(_, &score)| score == best)
        .map(|(side, _)| side)
        .collect();
    let another_round = winners.len() > 1 && end.level_plays_on && !capped;
    (!another_round).then_some(winners)
}
