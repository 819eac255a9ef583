//! Errors that prevent the game from starting, reported where no window is available.
