//! What a two-player search found, for a hint: the worth of every option, how sure it is, and why the best one is.

use spades_rules::{Action, Bid, Phase, View};

use super::chances;
use super::score::{Standing, points};
use crate::hint::Advice;
use crate::renege;
use crate::rollouts::{self, Ending, Row};
use crate::words::{bid_named, named, sentence};

/// Options nearer to each other than this make no difference worth a word.
pub(crate) const NO_DIFFERENCE: f64 = 0.002;

/// The advice from what every option came to; `exact` where the other hand is known.
pub(crate) fn advise(view: &View, mut rows: Vec<Row>, exact: bool) -> Advice {
    add_the_rest(view, &mut rows);
    let most = rows.iter().map(Row::value).fold(f64::NEG_INFINITY, f64::max);
    // Of equals the one that the search takes.
    let best = rows.iter().find(|row| row.value() >= most - 1e-12);
    let best = best.map_or(view.legal[0], |row| row.action);
    rollouts::sort(&mut rows, best);
    let worlds = rows[0].endings.len();
    Advice {
        options: rows.iter().map(|row| (row.action, row.value())).collect(),
        errors: rows.iter().map(|row| row.error(&rows[0])).collect(),
        best,
        sampled: (!exact).then_some(worlds as u32),
        reason: sentence(&reason(view, &rows, exact)),
    }
}

/// Options that no search values: calls of a renege, cards that break a rule (where that may be done), and what only goes on.
fn add_the_rest(view: &View, rows: &mut Vec<Row>) {
    let worlds = rows.first().map_or(1, |row| row.endings.len());
    let most = rows.iter().map(Row::value).fold(0.0, f64::max);
    for &action in &view.legal {
        if rows.iter().any(|row| row.action == action) {
            continue;
        }
        let value = match action {
            Action::Call(_) if renege::is_proven(view) => called(view, 0),
            Action::Call(_) if view.phase == Phase::Play => most,
            // Who is called for it has lost the round.
            Action::Play(_) => called(view, 1).min(most),
            _ => chances::chance(&view.rules, Standing::of(view)),
        };
        let ending = Ending {
            value,
            ..Ending::default()
        };
        rows.push(Row {
            action,
            endings: vec![ending; worlds],
        });
    }
}

/// The viewer's chance to win the match once a renege is called rightly by the viewer (0) or the other seat (1).
fn called(view: &View, caller: usize) -> f64 {
    let mut standing = Standing::of(view);
    let made = |seat: usize| {
        let bid = view.bids[seat].unwrap_or(Bid::NIL);
        points(&view.rules, bid, bid.tricks()).0
    };
    standing.scores[caller] += made(view.viewer) + made(1 - view.viewer);
    standing.rounds += 1;
    chances::chance(&view.rules, standing)
}

fn reason(view: &View, rows: &[Row], exact: bool) -> String {
    let best = &rows[0];
    match best.action {
        Action::Bid(tricks) => bid(rows, tricks, exact),
        Action::Play(_) if view.lawful.len() == 1 => "it is the only card that you may play.".to_owned(),
        Action::Play(_) => play(view, rows, exact),
        Action::Call(_) if renege::is_proven(view) => {
            "the other seat has played a card that the rules did not allow.".to_owned()
        }
        Action::Call(_) => "a wrong call costs nothing, but nothing shows that one would be right.".to_owned(),
        _ => "it is the only thing to do now.".to_owned(),
    }
}

/// The likeliest to be asked about: the next option that is clearly worth less than the best.
fn contrast(rows: &[Row]) -> Option<&Row> {
    rows.iter()
        .skip(1)
        .filter(|row| !matches!(row.action, Action::Call(_)))
        .find(|row| rows[0].value() - row.value() > NO_DIFFERENCE.max(row.error(&rows[0])))
}

/// "in 28 of 32 likely deals".
fn often(row: &Row, holds: impl Fn(&Ending) -> Option<bool>) -> Option<(usize, usize)> {
    let (yes, all) = row.count(holds);
    (all > 0).then_some((yes, all))
}

fn bid(rows: &[Row], tricks: u8, exact: bool) -> String {
    let best = &rows[0];
    let at = |wanted: u8| rows.iter().find(|row| row.action == Action::Bid(wanted));
    let name = bid_named(tricks);
    let verb = if tricks == 0 { "holds" } else { "comes home" };
    if !exact {
        let Some((made, all)) = often(best, |ending| ending.made) else {
            return format!("{name} is worth most over the deals that are likely.");
        };
        let more = at(tricks + 1).and_then(|row| often(row, |ending| ending.made));
        let more = more.map_or(String::new(), |(more, _)| {
            format!(", a bid of {} in {more}", tricks + 1)
        });
        return format!("{name} {verb} in {made} of {all} likely deals{more}.");
    }
    let end = best.endings[0];
    match end.made {
        Some(false) => format!("{name} fails against best play, yet at this score it is worth more than a safe bid."),
        None => "from this score every outcome of it comes to the same against best play.".to_owned(),
        Some(true) => {
            let bags = bags(end.bags);
            let more = at(tricks + 1).filter(|row| best.value() - row.value() > NO_DIFFERENCE);
            let more = match more.and_then(|row| row.endings[0].made) {
                Some(false) => format!("; {} would be set", tricks + 1),
                Some(true) => format!("; {} would too, but is worth less at this score", tricks + 1),
                None => String::new(),
            };
            format!("with best play of both {name} {verb}{bags}{more}.")
        }
    }
}

/// " with 2 bags".
fn bags(count: f64) -> String {
    match count.round() as u8 {
        0 => String::new(),
        1 => " with a bag".to_owned(),
        count => format!(" with {count} bags"),
    }
}

/// Where the bids of both stand before the card.
struct Stand {
    /// The viewer's bid.
    bid: Bid,
    /// Whether it is made or lost for good.
    settled: Option<bool>,
    /// The same for the other seat's.
    other: Option<bool>,
    theirs: Bid,
}

fn stand(view: &View) -> Stand {
    let bid = |seat: usize| view.bids[seat].unwrap_or(Bid::NIL);
    let left = view.hand_counts[0].max(view.hand_counts[1]);
    let settled = |seat: usize| {
        let (bid, taken) = (bid(seat), view.tricks[seat]);
        match (bid.is_nil(), taken) {
            (true, 0) => None,
            (true, _) => Some(false),
            (false, _) if taken >= bid.tricks() => Some(true),
            (false, _) if taken + left < bid.tricks() => Some(false),
            _ => None,
        }
    };
    Stand {
        bid: bid(view.viewer),
        settled: settled(view.viewer),
        other: settled(1 - view.viewer),
        theirs: bid(1 - view.viewer),
    }
}

fn play(view: &View, rows: &[Row], exact: bool) -> String {
    let stand = stand(view);
    let apart = contrast(rows);
    let own = match (stand.bid.is_nil(), stand.settled) {
        (true, Some(_)) => "your nil has failed already".to_owned(),
        (_, Some(true)) => format!("your bid of {} is made", stand.bid.tricks()),
        (_, Some(false)) => format!("your bid of {} is lost", stand.bid.tricks()),
        (true, None) => "your nil".to_owned(),
        (false, None) => format!("your bid of {}", stand.bid.tricks()),
    };
    if exact {
        return known(&stand, &own, rows[0].endings[0], apart);
    }
    guessed(&stand, &own, &rows[0], apart)
}

/// Both hands are known: what best play comes to, and what the next best card would cost.
fn known(stand: &Stand, own: &str, end: Ending, apart: Option<&Row>) -> String {
    let nil = stand.bid.is_nil();
    let mut text = match (stand.settled, end.made) {
        (Some(_), _) => own.to_owned(),
        (None, Some(true)) if nil => format!("with best play of both {own} stands"),
        (None, Some(true)) => format!("with best play of both {own} comes home{}", bags(end.bags)),
        (None, Some(false)) if apart.is_none() => format!("{own} fails against best play"),
        (None, Some(false)) => format!("{own} fails against best play, and this loses least"),
        (None, None) => "from this score it no longer matters who takes what".to_owned(),
    };
    let sets = stand.other.is_none() && end.set == Some(true);
    if sets {
        let theirs = if stand.theirs.is_nil() { "nil" } else { "bid" };
        text += &format!(", and the other side's {theirs} fails");
    }
    let Some(row) = apart else {
        return format!("all your cards come to the same: {text}.");
    };
    let (other, card) = (row.endings[0], card_of(row));
    if stand.settled.is_none() && end.made == Some(true) && other.made == Some(false) {
        text += &format!("; {card} would lose it");
    } else if sets && other.set == Some(false) {
        let theirs = if stand.theirs.is_nil() {
            "hold its nil"
        } else {
            "make its bid"
        };
        text += &format!("; {card} would let it {theirs}");
    } else if other.bags >= end.bags + 0.5 && other.made == end.made {
        let more = (other.bags - end.bags).round();
        text += &format!(
            "; {card} would take {more} more bag{}",
            if more > 1.0 { "s" } else { "" }
        );
    } else if end.bags >= other.bags + 0.5 && other.made == end.made {
        text += &format!("; {card} would leave more tricks to the other side");
    } else {
        text += &format!("; {card} is worth less at this score");
    }
    text + "."
}

/// The other hand is guessed at: in how many likely deals the goal is met, and with the next best card.
fn guessed(stand: &Stand, own: &str, best: &Row, apart: Option<&Row>) -> String {
    let Some(row) = apart else {
        return "all your cards come to nearly the same over the deals that are likely.".to_owned();
    };
    let card = card_of(row);
    let made = |ending: &Ending| ending.made;
    let set = |ending: &Ending| ending.set;
    if stand.settled.is_none()
        && let (Some((mine, all)), Some((other, _))) = (often(best, made), often(row, made))
        && mine > other
    {
        let verb = if stand.bid.is_nil() { "holds" } else { "comes home" };
        return format!("{own} {verb} in {mine} of {all} likely deals, with {card} in {other}.");
    }
    let before = if stand.settled.is_some() {
        format!("{own}; ")
    } else {
        String::new()
    };
    if stand.other.is_none()
        && let (Some((mine, all)), Some((other, _))) = (often(best, set), often(row, set))
        && mine > other
    {
        let theirs = if stand.theirs.is_nil() { "nil" } else { "bid" };
        return format!(
            "{before}the other side's {theirs} fails in {mine} of {all} likely deals, with {card} in {other}."
        );
    }
    let (mine, other) = (best.bags(), row.bags());
    if other > mine + 0.1 {
        return format!("{before}it ends with {mine:.1} bags on average, {card} with {other:.1}.");
    }
    format!("{before}it is worth a little more than {card} over the deals that are likely.")
}

fn card_of(row: &Row) -> String {
    match row.action {
        Action::Play(card) => named(card),
        _ => "another choice".to_owned(),
    }
}
