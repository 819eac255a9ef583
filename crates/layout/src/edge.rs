//! Positions relative to the edges of the window.

/// Position along one axis, in units from an edge of the window.
#[derive(Clone, Copy)]
pub(crate) enum Edge {
    /// From the left or the top.
    Start(f32),
    /// From the right or the bottom.
    End(f32),
    /// Its middle, from the left or the top.
    Middle(f32),
}

impl Edge {
    pub(crate) fn start(self, length: f32, window: f32) -> f32 {
        match self {
            Edge::Start(start) => start,
            Edge::End(end) => window - end - length,
            Edge::Middle(middle) => middle - length / 2.0,
        }
    }
}
