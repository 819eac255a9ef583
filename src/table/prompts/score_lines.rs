//! The lines of the score sheet.

use spades_rules::{Bid, Rules, SideScore};

use crate::text::result::{Cell, SheetLine};

/// One line: its caption, and its value for each side.
pub struct ScoreLine {
    pub caption: SheetLine,
    /// One cell per side.
    pub cells: Vec<Cell>,
}

fn bids(rules: &Rules, bids: &[Option<Bid>], side: usize) -> Cell {
    let seats = rules.seats_of(side);
    Cell::Bids(seats.map(|seat| bids.get(seat).copied().flatten()).collect())
}

/// Returns the lines that apply to a sheet, after a round with these bids by seat.
#[must_use]
pub fn lines(rules: &Rules, made: &[Option<Bid>], sheet: &[SideScore]) -> Vec<ScoreLine> {
    let limit = rules.bags.limit;
    let each = |cell: &dyn Fn(usize) -> Cell| (0..sheet.len()).map(cell).collect::<Vec<Cell>>();
    let mut lines = vec![
        ScoreLine {
            caption: SheetLine::Bid,
            cells: each(&|side| bids(rules, made, side)),
        },
        ScoreLine {
            caption: SheetLine::TricksTaken,
            cells: each(&|side| Cell::Count(sheet[side].tricks)),
        },
        ScoreLine {
            caption: SheetLine::Contract,
            cells: each(&|side| Cell::Points(sheet[side].contract_points)),
        },
    ];
    if sheet.iter().any(|side| side.nil_points != 0) {
        lines.push(ScoreLine {
            caption: SheetLine::Nil,
            cells: each(&|side| Cell::Points(sheet[side].nil_points)),
        });
    }
    if sheet.iter().any(|side| side.renege_points != 0) {
        lines.push(ScoreLine {
            caption: SheetLine::Renege,
            cells: each(&|side| Cell::Points(sheet[side].renege_points)),
        });
    }
    // Bags that score and cost nothing aren’t counted.
    if rules.bags.points != 0 || rules.bags.hurt() {
        lines.push(ScoreLine {
            caption: SheetLine::BagsThisRound,
            cells: each(&|side| match rules.bags.points {
                0 => Cell::Count(sheet[side].bags),
                _ => Cell::Points(sheet[side].bag_points),
            }),
        });
        if sheet.iter().any(|side| side.bag_penalty != 0) {
            lines.push(ScoreLine {
                caption: SheetLine::BagPenalty,
                cells: each(&|side| Cell::Points(sheet[side].bag_penalty)),
            });
        }
        lines.push(ScoreLine {
            caption: SheetLine::BagsInAll,
            cells: each(&|side| Cell::BagsOf {
                bags: sheet[side].bags_after,
                limit,
            }),
        });
    }
    let end = rules.end;
    if let Some(limit) = end.sets.or(end.sets_in_a_row) {
        lines.push(ScoreLine {
            caption: SheetLine::Sets,
            cells: each(&|side| Cell::BagsOf {
                bags: if end.sets.is_some() {
                    sheet[side].sets_after
                } else {
                    sheet[side].set_run_after
                },
                limit,
            }),
        });
    }
    lines
}
