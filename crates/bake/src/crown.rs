//! The crown of a high deuce: a two above the ace of spades.

/// Fill of the crown.
pub(crate) const GOLD: &str = "#e0a92e";
/// Its outline.
const EDGE: &str = "#5d3f0b";

/// Width of a crown on an index, its middle line, and the distance by which it moves the index down.
const ON_INDEX: (f32, f32, f32) = (29.0, -155.5, 10.0);

/// Returns `true` for the name of a high deuce.
pub(crate) fn is_high_deuce(name: &str) -> bool {
    matches!(name, "DS" | "DD")
}

/// Returns a crown of this width around a point.
pub(crate) fn at(x: f32, y: f32, width: f32) -> String {
    format!(
        "<g transform=\"translate({x},{y}) scale({:.4})\"><path d=\"M-46 34L-50 -16L-27 6L0 -34L27 6L50 -16L46 34Z\" fill=\"{GOLD}\" \
         stroke=\"{EDGE}\" stroke-width=\"7\" stroke-linejoin=\"round\"/><path d=\"M-45 20H45\" stroke=\"{EDGE}\" stroke-width=\"6\"/></g>",
        width / 107.0
    )
}

/// Returns an index, centered at `x`, below a crown.
pub(crate) fn on_index(index: &str, x: f32) -> String {
    let (width, y, down) = ON_INDEX;
    format!("<g transform=\"translate(0,{down})\">{index}</g>{}", at(x, y, width))
}
