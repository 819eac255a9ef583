//! Another window of the game is open.

use super::Phrase;

/// What stands on the page of a window that looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// What the page is called.
    OpenInAnotherWindow,
    /// What that means.
    LooksOn,
    /// Over the match that is played there.
    PlayedThere,
    /// There is none.
    NoMatchThere,
    /// Ends this program.
    CloseThisWindow,
}

impl Phrase for Elsewhere {
    fn text(&self) -> String {
        match self {
            Elsewhere::OpenInAnotherWindow => "Spades is open in another window",
            Elsewhere::LooksOn => {
                "Your matches are played and kept there. This window looks on, and keeps nothing. It goes on by itself a few seconds after \
                 the other one was closed."
            }
            Elsewhere::PlayedThere => "Played there",
            Elsewhere::NoMatchThere => "No match has been begun there.",
            Elsewhere::CloseThisWindow => "Close this window",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn what_it_means_is_told() {
        is_a_sentence(&Elsewhere::LooksOn.text());
        is_a_sentence(&Elsewhere::NoMatchThere.text());
    }
}
