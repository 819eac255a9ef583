//! Why an option is the best of three or four players, in a plain sentence.

use spades_rules::{Action, Card, Sides, View};

use super::odds::beats;
use super::playout_state::{PlayoutState, SPADES, above, suit_of};
use crate::rollouts::{Ending, Row};
use crate::words::{bid_named, named, sentence};

/// Options nearer to each other than this make no difference worth a word.
const NO_DIFFERENCE: f64 = 0.002;

/// What the deals that were played out are counted for.
#[derive(Clone, Copy, PartialEq)]
enum Goal {
    Made,
    Partner,
    Set,
    Bags,
}

/// A plain sentence about the best option, which comes first.
pub(crate) fn reason(view: &View, rows: &[Row]) -> String {
    let state = PlayoutState::from_view(view);
    let text = match rows[0].action {
        _ if view.legal.len() == 1 => "it is the only thing that the rules leave you.".to_owned(),
        Action::Play(card) => play(view, &state, card, rows),
        Action::Bid(tricks) => bid(view, &state, tricks, rows),
        Action::BlindNil => "only a blind nil can still bring you back from so far behind.".to_owned(),
        _ => "there is more to gain from a bid with open eyes.".to_owned(),
    };
    sentence(&text)
}

/// In how many worlds a goal was met, and of how many; nothing where it cannot be told.
fn met(row: &Row, goal: Goal) -> Option<(usize, usize)> {
    let (yes, all) = row.count(|ending: &Ending| match goal {
        Goal::Made => ending.made,
        Goal::Partner => ending.partner,
        Goal::Set => ending.set,
        Goal::Bags => None,
    });
    (all > 0).then_some((yes, all))
}

/// The share of worlds in which a goal was met.
fn share(row: &Row, goal: Goal) -> Option<f64> {
    met(row, goal).map(|(yes, all)| yes as f64 / all as f64)
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn bid(view: &View, state: &PlayoutState, tricks: u8, rows: &[Row]) -> String {
    let name = bid_named(tricks);
    let Some(made) = share(&rows[0], Goal::Made) else {
        return format!("{name} wins the match most often.");
    };
    let at = |wanted: u8| rows.iter().find(|row| row.action == Action::Bid(wanted));
    if tricks == 0 {
        let partner = super::bid::partner(&view.rules, view.viewer);
        let cover = partner.filter(|&partner| view.bids[partner].is_some() && state.bids[partner] >= 4);
        let cover = cover.map_or("", |_| ", with a strong partner to cover it");
        return format!("a nil holds in {} of likely deals{cover}.", percent(made));
    }
    let more = at(tricks + 1).and_then(|row| share(row, Goal::Made));
    let more = more.map_or(String::new(), |more| {
        format!(", a bid of {} in {}", tricks + 1, percent(more))
    });
    let whose = if view.rules.sides == Sides::Partners {
        " for your side"
    } else {
        ""
    };
    format!("{name} comes home{whose} in {} of likely deals{more}.", percent(made))
}

fn play(view: &View, state: &PlayoutState, card: Card, rows: &[Row]) -> String {
    let best = &rows[0];
    let apart = rows
        .iter()
        .skip(1)
        .find(|row| best.value() - row.value() > NO_DIFFERENCE.max(row.error(best)));
    let Some(other) = apart else {
        return "all your cards come to nearly the same over the deals that are likely.".to_owned();
    };
    let (phrase, goals) = tactics(view, state, card);
    let name = match other.action {
        Action::Play(card) => named(card),
        _ => "another".to_owned(),
    };
    for &goal in goals {
        let (Some(mine), Some(theirs)) = (share(best, goal), share(other, goal)) else {
            continue;
        };
        if mine - theirs < 0.015 {
            continue;
        }
        let (mine, theirs) = (percent(mine), percent(theirs));
        let what = match goal {
            Goal::Made if state.nil_alive(usize::from(state.turn)) => "your nil holds",
            Goal::Made => "the bid comes home",
            Goal::Partner => "your partner's nil holds",
            Goal::Set if rival_nil(state).is_some() => "the nil fails",
            _ => "the other side is set",
        };
        return format!("{phrase}: {what} in {mine} of likely deals, after {name} in {theirs}.");
    }
    if goals.contains(&Goal::Bags) && other.bags() > best.bags() + 0.1 {
        let (mine, theirs) = (best.bags(), other.bags());
        return format!("{phrase}: it ends with {mine:.1} bags on average, {name} with {theirs:.1}.");
    }
    format!("{phrase}.")
}

/// A rival of the hand to play whose nil is alive.
fn rival_nil(state: &PlayoutState) -> Option<usize> {
    let me = usize::from(state.turn);
    (0..4).find(|&seat| state.side[seat] != state.side[me] && state.nil_alive(seat))
}

/// What the card does, and which goals may show its worth, the first that does is told.
fn tactics(view: &View, state: &PlayoutState, card: Card) -> (&'static str, &'static [Goal]) {
    use Goal::{Bags, Made, Partner, Set};
    let me = usize::from(state.turn);
    let index = card.index();
    let friend = |seat: usize| seat != me && state.side[seat] == state.side[me];
    let holder = state.winning();
    let wins = holder.map(|(_, best)| beats(index, best));
    if state.nil_alive(me) {
        let text = match wins {
            None => "this lead is the safest for your nil",
            Some(false) => "it stays below the winning card",
            Some(true) => "a trick cannot be ducked here for certain, and this one is the likeliest to be beaten",
        };
        return (text, &[Made]);
    }
    if let Some(partner) = (0..4).find(|&seat| friend(seat) && state.nil_alive(seat)) {
        let text = match (wins, holder) {
            (Some(true), Some((seat, _))) if seat == partner => Some("it takes the trick off your partner's nil"),
            (Some(true), _) if state.counts[partner] == state.counts[me] => {
                Some("a high card covers your partner's nil")
            }
            (None, _) => Some("this lead looks after your partner's nil"),
            _ => None,
        };
        if let Some(text) = text {
            return (text, &[Partner, Made, Set, Bags]);
        }
    }
    if let Some(rival) = rival_nil(state) {
        let text = match (wins, holder) {
            (Some(false), Some((seat, _))) if seat == rival => Some("it leaves the trick with the nil"),
            (None, _) if index % 13 < 7 && suit_of(index) != SPADES => {
                Some("a low lead may leave the trick with the nil")
            }
            _ => None,
        };
        if let Some(text) = text {
            return (text, &[Set, Made, Bags]);
        }
    }
    let (contract, taken) = state.contract(&view.rules, state.side[me]);
    let left = state.tricks_left();
    let boss = state.unseen() & above(index) == 0;
    let partner_holds = holder.is_some_and(|(seat, _)| friend(seat));
    if contract > taken && contract - taken <= left {
        let text = match wins {
            Some(true) => "it takes a trick that the bid needs",
            Some(false) if partner_holds => "your partner has the trick, and better cards are kept for later",
            Some(false) => "this trick costs too much to win, and better cards are kept for the bid",
            None if suit_of(index) == SPADES => "leading spades now serves the bid best",
            None if boss => "nothing that is still out beats it in its suit",
            None => "this lead serves the bid best",
        };
        return (text, &[Made, Set, Bags]);
    }
    let text = match (contract, contract <= taken, wins) {
        (0, _, Some(false)) => "there is no bid to make, and this avoids a bag",
        (0, _, _) => "there is no bid to make; this hurts the others most",
        (_, true, Some(true)) => "the bid is made; this trick hurts the others more than the bag hurts you",
        (_, true, Some(false)) => "the bid is made, and this keeps out of the trick",
        (_, true, None) => "the bid is made; this lead is the best for bags and against the others' bids",
        (_, false, _) => "the bid is lost; this is the best against the others' bids",
    };
    (text, &[Set, Bags])
}
