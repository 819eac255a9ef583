//! The lines of the score sheet.

use spades_rules::{Bid, Sides, View};

use crate::session::Match;

/// One line: a caption and a word a side.
pub struct Line {
    /// What it counts.
    pub caption: &'static str,
    /// One a side.
    pub cells: Vec<String>,
}

/// Points with their sign; a zero has none.
#[must_use]
pub fn points(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}

fn bids(view: &View, side: usize) -> String {
    let seats = if view.rules.sides == Sides::Partners {
        vec![side, side + 2]
    } else {
        vec![side]
    };
    let words: Vec<String> = seats
        .iter()
        .map(|&seat| match view.bids.get(seat).copied().flatten() {
            None => "–".to_owned(),
            Some(Bid::BlindNil) => "Blind nil".to_owned(),
            Some(Bid::Tricks(0)) => "Nil".to_owned(),
            Some(Bid::Tricks(tricks)) => tricks.to_string(),
        })
        .collect();
    words.join(" + ")
}

/// The lines that say something in this round.
#[must_use]
pub fn lines(view: &View) -> Vec<Line> {
    let sheet = &view.sheet;
    let limit = view.rules.bags.limit;
    let each = |cell: &dyn Fn(usize) -> String| (0..sheet.len()).map(cell).collect::<Vec<String>>();
    let mut lines = vec![
        Line {
            caption: "Bid",
            cells: each(&|side| bids(view, side)),
        },
        Line {
            caption: "Tricks taken",
            cells: each(&|side| sheet[side].tricks.to_string()),
        },
        Line {
            caption: "Contract",
            cells: each(&|side| points(sheet[side].contract_points)),
        },
    ];
    if sheet.iter().any(|side| side.nil_points != 0) {
        lines.push(Line {
            caption: "Nil",
            cells: each(&|side| points(sheet[side].nil_points)),
        });
    }
    if sheet.iter().any(|side| side.renege_points != 0) {
        lines.push(Line {
            caption: "Renege",
            cells: each(&|side| points(sheet[side].renege_points)),
        });
    }
    lines.push(Line {
        caption: "Bags this round",
        cells: each(&|side| points(i32::from(sheet[side].bags))),
    });
    if sheet.iter().any(|side| side.bag_penalty != 0) {
        lines.push(Line {
            caption: "Bag penalty",
            cells: each(&|side| points(sheet[side].bag_penalty)),
        });
    }
    lines.push(Line {
        caption: "Bags in all",
        cells: each(&|side| format!("{} of {limit}", sheet[side].bags_after)),
    });
    lines
}

/// What happened, in one line: who made the bid and who was set.
#[must_use]
pub fn summary(view: &View, game: &Match) -> String {
    if view.sheet.len() == 2
        && view
            .sheet
            .iter()
            .all(|side| side.contract > 0 && side.contract_points > 0)
    {
        return "Both made their bids.".to_owned();
    }
    let told: Vec<String> = (0..view.sheet.len())
        .filter_map(|side| {
            let score = &view.sheet[side];
            let name = game.side_name(side);
            let you = name == "You";
            if score.contract == 0 {
                return match score.nil_points {
                    0 => None,
                    n if n > 0 => Some(format!("{name} made nil.")),
                    _ => Some(format!("{name} failed at nil.")),
                };
            }
            let made = score.contract_points > 0;
            Some(match (made, you) {
                (true, true) => "You made your bid.".to_owned(),
                (true, false) => format!("{name} made the bid."),
                (false, true) => "You were set.".to_owned(),
                (false, false) => format!("{name} was set."),
            })
        })
        .collect();
    told.join(" ")
}
