//! The page of a read-only window, while another window of the game is open.
