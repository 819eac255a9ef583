//! The headline at the end of a match with the line below it, and the headline over the score sheet of a round.

use spades_archive::headlines::{EndHeadline, RoundHeadline};

use super::{Phrase, Words};
use crate::say::headlines as say;
use crate::session::Match;

/// Returns the headline at the end of a match, and the line below it.
#[must_use]
pub fn end(game: &Match, headline: EndHeadline) -> (Words, Words) {
    match headline {
        EndHeadline::Won => (say::end_headline_won(), say::end_line_won()),
        EndHeadline::WonTogether { partner } => (
            say::end_headline_won_together(game.who(partner)),
            say::end_line_won_together(),
        ),
        EndHeadline::Whisker { own, rival } => (say::end_headline_whisker(), say::end_line_whisker(own, rival)),
        EndHeadline::Rout => (say::end_headline_rout(), say::end_line_rout()),
        EndHeadline::Comeback { behind } => (say::end_headline_comeback(), say::end_line_comeback(behind)),
        EndHeadline::EveryBid => (say::end_headline_every_bid(), say::end_line_every_bid()),
        EndHeadline::NoBags => (say::end_headline_no_bags(), say::end_line_no_bags()),
        EndHeadline::SetAtTheEnd { needed, took } => (
            say::end_headline_set_at_the_end(),
            say::end_line_set_at_the_end(needed, took),
        ),
        EndHeadline::NilAtTheEnd => (say::end_headline_nil_at_the_end(), say::end_line_nil_at_the_end()),
        EndHeadline::FirstWin => match game.rivals_level() {
            Some(level) => (say::end_headline_first_win(level.words()), say::end_line_first_win()),
            None => (say::end_headline_won(), say::end_line_won()),
        },
        EndHeadline::Lost => (say::end_headline_lost(), say::end_line_lost()),
        EndHeadline::SoClose { short } => (say::end_headline_so_close(), say::end_line_so_close(short)),
        EndHeadline::LedBefore => (say::end_headline_led_before(), say::end_line_led_before()),
        EndHeadline::Bags => (say::end_headline_bags(), say::end_line_bags()),
        EndHeadline::Floor => (say::end_headline_floor(), say::end_line_floor()),
        EndHeadline::Tie => (say::end_headline_tie(), say::end_line_tie()),
        EndHeadline::Shared(sides) => {
            let sides = sides.iter().map(|side| game.side_who(*side));
            (say::end_headline_shared(sides), say::end_line_shared())
        }
        EndHeadline::OtherWon(side) => (
            say::end_headline_other_won(game.side_who(side)),
            say::end_line_other_won(),
        ),
    }
}

/// Returns the headline over the score sheet of a round.
#[must_use]
pub fn round(game: &Match, headline: RoundHeadline) -> Words {
    match headline {
        RoundHeadline::Caught => say::round_headline_caught(),
        RoundHeadline::Moon => say::round_headline_moon(),
        RoundHeadline::BlindNil => say::round_headline_blind_nil(),
        RoundHeadline::Nil => say::round_headline_nil(),
        RoundHeadline::Covered { partner } => say::round_headline_covered(game.who(partner)),
        RoundHeadline::OneTrickTooMany => say::round_headline_one_trick_too_many(),
        RoundHeadline::BagPenalty { points, limit } => say::round_headline_bag_penalty(points, limit),
        RoundHeadline::AllSet => say::round_headline_all_set(),
        RoundHeadline::SetThem => say::round_headline_set_them(),
        RoundHeadline::OneShort => say::round_headline_one_short(),
        RoundHeadline::GotAway => say::round_headline_got_away(),
        RoundHeadline::AndThenSome => say::round_headline_and_then_some(),
        RoundHeadline::WithChange => say::round_headline_with_change(),
        RoundHeadline::Exact => say::round_headline_exact(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{SideWho, Who};

    #[test]
    fn a_match_is_won_by_whoever_won_it() {
        let you = Who::You("Ada".into());
        let west = Who::Named("West".into());
        let north = Who::Named("North".into());
        let won = |side: SideWho| say::end_headline_other_won(side).text();
        assert_eq!(won(SideWho::One(you.clone())), "You win!");
        assert_eq!(won(SideWho::One(west.clone())), "West wins");
        assert_eq!(won(SideWho::Pair(west.clone(), north.clone())), "West and North win");
        let sides = [SideWho::One(you), SideWho::One(west)];
        assert_eq!(say::end_headline_shared(sides).text(), "Ada and West win");
        assert_eq!(say::end_headline_won_together(north).text(), "You and North win!");
    }

    #[test]
    fn a_penalty_is_called_by_its_own_size() {
        let text = |points, limit| say::round_headline_bag_penalty(points, limit).text();
        assert_eq!(text(100, 10), "There goes a hundred: 10 bags.");
        assert_eq!(text(50, 5), "There go 50 points: 5 bags.");
    }
}
