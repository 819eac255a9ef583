//! Reading order of the parts of a page, from their positions.

use bevy::math::Rect;

/// A part and its rectangle.
type Placed<T> = (T, Rect);

/// An axis of a rectangle: returns its start and end.
type Side = fn(&Rect) -> (f32, f32);

const ACROSS: Side = |rect| (rect.min.x, rect.max.x);
const DOWN: Side = |rect| (rect.min.y, rect.max.y);

/// Sorts parts into reading order: row by row, and within a row column by column, recursively. Where neither separates them because one
/// part overlaps the others, sorts by upper edge, and on the same level from the left.
pub(super) fn in_order<T>(parts: Vec<Placed<T>>) -> Vec<T> {
    let rows = divided(parts, DOWN);
    if rows.len() > 1 {
        return rows.into_iter().flat_map(in_order).collect();
    }
    let columns = divided(rows.into_iter().flatten().collect(), ACROSS);
    if columns.len() > 1 {
        return columns.into_iter().flat_map(in_order).collect();
    }
    let mut piled: Vec<Placed<T>> = columns.into_iter().flatten().collect();
    piled.sort_by(|(_, one), (_, other)| one.min.y.total_cmp(&other.min.y));
    let mut lines: Vec<Vec<Placed<T>>> = Vec::new();
    for part in piled {
        match lines.last_mut() {
            Some(line) if is_level(&line[0].1, &part.1) => line.push(part),
            _ => lines.push(vec![part]),
        }
    }
    for line in &mut lines {
        line.sort_by(|(_, one), (_, other)| one.min.x.total_cmp(&other.min.x));
    }
    lines.into_iter().flatten().map(|(part, _)| part).collect()
}

/// Groups parts that are separate along an axis. A part that overlaps a group by half or more joins it.
fn divided<T>(mut parts: Vec<Placed<T>>, side: Side) -> Vec<Vec<Placed<T>>> {
    parts.sort_by(|(_, one), (_, other)| side(one).0.total_cmp(&side(other).0));
    let mut groups: Vec<Vec<Placed<T>>> = Vec::new();
    let mut end = f32::NEG_INFINITY;
    for part in parts {
        let (from, to) = side(&part.1);
        match groups.last_mut() {
            Some(group) if f32::midpoint(from, to) < end => group.push(part),
            _ => groups.push(vec![part]),
        }
        end = end.max(to);
    }
    groups
}

/// Returns `true` if each part spans the middle of the other vertically.
fn is_level(one: &Rect, other: &Rect) -> bool {
    let reaches = |rect: &Rect, y: f32| (rect.min.y..=rect.max.y).contains(&y);
    reaches(one, other.center().y) && reaches(other, one.center().y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(parts: &[(&'static str, [f32; 4])]) -> Vec<&'static str> {
        let placed = parts
            .iter()
            .rev()
            .map(|&(name, [x0, y0, x1, y1])| (name, Rect::new(x0, y0, x1, y1)));
        in_order(placed.collect())
    }

    #[test]
    fn rows_come_before_columns_and_a_column_is_read_to_its_end() {
        let read = read(&[
            ("heading", [0.0, 0.0, 900.0, 40.0]),
            ("first name", [0.0, 60.0, 200.0, 90.0]),
            ("second name", [0.0, 100.0, 200.0, 130.0]),
            ("page", [220.0, 55.0, 900.0, 500.0]),
            ("button", [0.0, 520.0, 100.0, 560.0]),
            ("a button lower by a little", [120.0, 525.0, 220.0, 560.0]),
        ]);
        let right = [
            "heading",
            "first name",
            "second name",
            "page",
            "button",
            "a button lower by a little",
        ];
        assert_eq!(read, right);
    }

    /// Regression test: the title's version in the corner was read before the buttons above it, because the menu spans both.
    #[test]
    fn the_topmost_page_is_read_first() {
        let right = ["page", "sound", "whole screen", "version"];
        let read = read(&[
            ("page", [0.0, 0.0, 1280.0, 720.0]),
            ("sound", [1170.0, 32.0, 1206.0, 69.0]),
            ("whole screen", [1210.0, 30.0, 1246.0, 70.0]),
            ("version", [1154.0, 672.0, 1240.0, 690.0]),
        ]);
        assert_eq!(read, right);
    }
}
