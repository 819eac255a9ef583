//! The headline at the end of a match with the line below it, and the headline over the score sheet of a round.

use spades_archive::headlines::{EndHeadline, RoundHeadline};
use spades_bots::Level;
use spades_messages_derive::Message;

use super::number::Score;
use crate::session::{Match, SideWho, Who};

/// The headline at the end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "end-headline", key = "end-headline")]
pub enum EndWords {
    /// Won.
    Won,
    /// Won with this partner.
    #[message(args(partner))]
    WonTogether(Who),
    /// Won by a few points.
    Whisker,
    /// Won by many points.
    Rout,
    /// Won after trailing by many points.
    Comeback,
    /// Won with every bid made.
    EveryBid,
    /// Won with every bid made, and without a bag.
    NoBags,
    /// Won because the other side was set in the last round.
    SetAtTheEnd,
    /// Won with a nil in the last round.
    NilAtTheEnd,
    /// The first win against a level.
    FirstWin(Level),
    /// Lost.
    Lost,
    /// Lost by a few points.
    SoClose,
    /// Lost after leading by many points.
    LedBefore,
    /// Lost by less than the bag penalties.
    Bags,
    /// Lost by falling to the losing score.
    Floor,
    /// All sides are tied.
    Tie,
    /// These sides share the win.
    #[message(args(sides))]
    Shared(Vec<SideWho>),
    /// A side won a match of several people.
    OtherWon(SideWho),
}

/// The line below the headline.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "end-line", key = "end-line")]
pub enum EndLine {
    /// Won.
    Won,
    /// Won with a partner.
    WonTogether,
    /// Won by a few points: the scores.
    Whisker {
        /// The player's score.
        own: Score,
        /// Score of the best other side.
        rival: Score,
    },
    /// Won by many points.
    Rout,
    /// Won after trailing by this many points.
    #[message(args(behind))]
    Comeback(i32),
    /// Won with every bid made.
    EveryBid,
    /// Won with every bid made, and without a bag.
    NoBags,
    /// Won because the other side was set: tricks bid and taken.
    SetAtTheEnd {
        /// Tricks bid.
        needed: u8,
        /// Tricks taken.
        took: u8,
    },
    /// Won with a nil in the last round.
    NilAtTheEnd,
    /// The first win against a level.
    FirstWin,
    /// Lost.
    Lost,
    /// Lost by this many points.
    #[message(args(short))]
    SoClose(i32),
    /// Lost after leading by many points.
    LedBefore,
    /// Lost by less than the bag penalties.
    Bags,
    /// Lost by falling to the losing score.
    Floor,
    /// All sides are tied.
    Tie,
    /// Several sides share the win.
    Shared,
    /// A side won a match of several people.
    OtherWon,
}

impl EndWords {
    /// Returns the headline and the line below it.
    #[must_use]
    pub fn of(game: &Match, headline: EndHeadline) -> (EndWords, EndLine) {
        let whose = |side: &usize| game.side_who(*side);
        match headline {
            EndHeadline::Won => (EndWords::Won, EndLine::Won),
            EndHeadline::WonTogether { partner } => (EndWords::WonTogether(game.who(partner)), EndLine::WonTogether),
            EndHeadline::Whisker { own, rival } => {
                let (own, rival) = (Score(own), Score(rival));
                (EndWords::Whisker, EndLine::Whisker { own, rival })
            }
            EndHeadline::Rout => (EndWords::Rout, EndLine::Rout),
            EndHeadline::Comeback { behind } => (EndWords::Comeback, EndLine::Comeback(behind)),
            EndHeadline::EveryBid => (EndWords::EveryBid, EndLine::EveryBid),
            EndHeadline::NoBags => (EndWords::NoBags, EndLine::NoBags),
            EndHeadline::SetAtTheEnd { needed, took } => (EndWords::SetAtTheEnd, EndLine::SetAtTheEnd { needed, took }),
            EndHeadline::NilAtTheEnd => (EndWords::NilAtTheEnd, EndLine::NilAtTheEnd),
            EndHeadline::FirstWin => match game.rivals_level() {
                Some(level) => (EndWords::FirstWin(level), EndLine::FirstWin),
                None => (EndWords::Won, EndLine::Won),
            },
            EndHeadline::Lost => (EndWords::Lost, EndLine::Lost),
            EndHeadline::SoClose { short } => (EndWords::SoClose, EndLine::SoClose(short)),
            EndHeadline::LedBefore => (EndWords::LedBefore, EndLine::LedBefore),
            EndHeadline::Bags => (EndWords::Bags, EndLine::Bags),
            EndHeadline::Floor => (EndWords::Floor, EndLine::Floor),
            EndHeadline::Tie => (EndWords::Tie, EndLine::Tie),
            EndHeadline::Shared(sides) => (EndWords::Shared(sides.iter().map(whose).collect()), EndLine::Shared),
            EndHeadline::OtherWon(side) => (EndWords::OtherWon(whose(&side)), EndLine::OtherWon),
        }
    }
}

/// The headline over the score sheet of a round.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "round-headline", key = "round-headline")]
pub enum RoundWords {
    /// A renege was rightly called.
    Caught,
    /// A moon was made.
    Moon,
    /// Blind nil was made.
    BlindNil,
    /// Nil was made.
    Nil,
    /// The partner made nil.
    #[message(args(partner))]
    Covered(Who),
    /// Nil failed by one trick.
    OneTrickTooMany,
    /// Bags cost points.
    BagPenalty {
        /// Points lost.
        points: i32,
        /// Number of bags that incurs the penalty.
        limit: u8,
    },
    /// Every side was set.
    AllSet,
    /// All opponents were set.
    SetThem,
    /// Set by one trick.
    OneShort,
    /// Set by three tricks or more.
    GotAway,
    /// The bid was made with three bags or more.
    AndThenSome,
    /// The bid was made with a bag or two.
    WithChange,
    /// The bid was made exactly.
    Exact,
}

impl RoundWords {
    /// Returns the words of a headline.
    #[must_use]
    pub fn of(game: &Match, headline: RoundHeadline) -> RoundWords {
        match headline {
            RoundHeadline::Caught => RoundWords::Caught,
            RoundHeadline::Moon => RoundWords::Moon,
            RoundHeadline::BlindNil => RoundWords::BlindNil,
            RoundHeadline::Nil => RoundWords::Nil,
            RoundHeadline::Covered { partner } => RoundWords::Covered(game.who(partner)),
            RoundHeadline::OneTrickTooMany => RoundWords::OneTrickTooMany,
            RoundHeadline::BagPenalty { points, limit } => RoundWords::BagPenalty { points, limit },
            RoundHeadline::AllSet => RoundWords::AllSet,
            RoundHeadline::SetThem => RoundWords::SetThem,
            RoundHeadline::OneShort => RoundWords::OneShort,
            RoundHeadline::GotAway => RoundWords::GotAway,
            RoundHeadline::AndThenSome => RoundWords::AndThenSome,
            RoundHeadline::WithChange => RoundWords::WithChange,
            RoundHeadline::Exact => RoundWords::Exact,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use crate::text::language::Sample;

    /// Longest headline, in letters; names aside.
    const ROOM: usize = 45;

    #[test]
    fn headlines_are_short() {
        let ends = EndWords::samples().into_iter().map(|words| words.text());
        let lines = EndLine::samples().into_iter().map(|words| words.text());
        let rounds = RoundWords::samples().into_iter().map(|words| words.text());
        for text in ends.chain(lines).chain(rounds) {
            assert!((4..=ROOM).contains(&text.chars().count()), "{text}");
        }
    }

    #[test]
    fn a_match_is_won_by_whoever_won_it() {
        let you = Who::You("Ada".into());
        let west = Who::Named("West".into());
        let north = Who::Named("North".into());
        let won = |side: SideWho| EndWords::OtherWon(side).text();
        assert_eq!(won(SideWho::One(you.clone())), "You win!");
        assert_eq!(won(SideWho::One(west.clone())), "West wins");
        assert_eq!(won(SideWho::Pair(west.clone(), north.clone())), "West and North win");
        let sides = [SideWho::One(you), SideWho::One(west)];
        assert_eq!(EndWords::Shared(sides.into()).text(), "Ada and West win");
        assert_eq!(EndWords::WonTogether(north).text(), "You and North win!");
    }

    #[test]
    fn a_penalty_is_called_by_its_own_size() {
        let text = |points, limit| RoundWords::BagPenalty { points, limit }.text();
        assert_eq!(text(100, 10), "There goes a hundred: 10 bags.");
        assert_eq!(text(50, 5), "There go 50 points: 5 bags.");
    }
}
