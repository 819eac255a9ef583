//! The statistics page.

use crate::say;
use crate::text::Words;
use crate::text::variant;
use spades_archive::summary::Share;

use super::Phrase;

/// A figure: a count or a quality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    Count(u32),
    /// Points; `None` if there is nothing to count.
    Best(Option<i32>),
    /// A share: "57%".
    Share {
        /// Number of hits.
        part: u32,
        /// Total number.
        whole: u32,
    },
    /// A part of a total: "4 of 7 (57%)".
    PartOf {
        /// Number of hits.
        part: u32,
        /// Total number.
        whole: u32,
    },
    /// A number with one decimal; `None` if there is nothing to count.
    Mean(Option<f64>),
    /// An accuracy, 0 to 100; `None` if there was nothing to decide.
    Accuracy(Option<f64>),
    /// Points lost, with one decimal: "−3.1".
    Lost(f64),
}

impl From<Share> for Figure {
    fn from(share: Share) -> Figure {
        Figure::PartOf {
            part: share.part,
            whole: share.whole,
        }
    }
}

impl Phrase for Figure {
    fn words(&self) -> Words {
        let share = |part: u32, whole: u32| f64::from(part) / f64::from(whole);
        match *self {
            Figure::Best(None)
            | Figure::Share { whole: 0, .. }
            | Figure::PartOf { whole: 0, .. }
            | Figure::Mean(None)
            | Figure::Accuracy(None) => say::statistics::figure_words_nothing(),
            Figure::Mean(Some(mean)) => say::statistics::figure_words_mean(mean),
            Figure::Accuracy(Some(accuracy)) => say::statistics::figure_words_share(accuracy / 100.0),
            Figure::Lost(points) => say::statistics::figure_words_mean(-points),
            Figure::Count(count) => say::statistics::figure_words_count(count),
            Figure::Best(Some(points)) => say::statistics::figure_words_best(points),
            Figure::Share { part, whole } => say::statistics::figure_words_share(share(part, whole)),
            Figure::PartOf { part, whole } => say::statistics::figure_words_part_of(part, whole, share(part, whole)),
        }
    }
}

/// Tabs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// All-time totals.
    Overview,
    /// Results by rules, level, opponent and period.
    Matches,
    /// Quality of the decisions.
    Decisions,
    /// Earned achievements.
    Achievements,
}

impl Phrase for Tab {
    fn words(&self) -> Words {
        match self {
            Tab::Overview => say::statistics::leaf_overview(),
            Tab::Matches => say::statistics::leaf_matches(),
            Tab::Decisions => say::statistics::leaf_decisions(),
            Tab::Achievements => say::statistics::leaf_achievements(),
        }
    }
}

/// Accuracy of a round, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundDecided {
    /// Position among the rounds shown, from 1.
    pub at: usize,
    /// Number of rounds shown.
    pub of: usize,
    /// Accuracy of the draft, the bid and the play, 0 to 100.
    pub accuracy: [Option<f64>; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Draft,
    Bid,
    Play,
}

impl Phrase for RoundDecided {
    fn key(&self) -> String {
        "round-decided".to_owned()
    }

    fn words(&self) -> Words {
        let parts = [Part::Draft, Part::Bid, Part::Play].into_iter().zip(self.accuracy);
        let known = parts.filter_map(|(part, accuracy)| Some((part, accuracy?)));
        say::statistics::round_decided(
            self.at,
            self.of,
            known.map(|(part, accuracy)| say::statistics::accuracy_of(variant(&part), accuracy / 100.0)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_nothing_is_no_share() {
        assert_eq!(Figure::Share { part: 0, whole: 0 }.text(), "–");
        assert_eq!(Figure::PartOf { part: 0, whole: 0 }.text(), "–");
        assert_eq!(Figure::PartOf { part: 4, whole: 7 }.text(), "4 of 7 (57%)");
        assert_eq!(Figure::Best(Some(-20)).text(), "−20 points");
        assert_eq!(Figure::Best(Some(1)).text(), "1 point");
        assert_eq!(Figure::Mean(None).text(), "–");
        assert_eq!([Figure::Lost(3.12).text(), Figure::Lost(0.01).text()], ["−3.1", "0.0"]);
        assert_eq!(Figure::Accuracy(Some(93.6)).text(), "94%");
    }

    #[test]
    fn plots_have_words() {
        let row = |bid, taken: &[(usize, u32)]| {
            say::statistics::grid_row(
                bid,
                taken
                    .iter()
                    .map(|&(taken, rounds)| say::statistics::grid_cell(taken, rounds)),
            )
            .text()
        };
        assert_eq!(row(4, &[(4, 7), (5, 1)]), "Bid 4: took 4 in 7 rounds, 5 in 1 round");
        assert_eq!(row(0, &[(0, 2)]), "Nil: took 0 in 2 rounds");
        let after = say::statistics::after(2, -40, 81);
        assert_eq!(after.text(), "After round 2: you −40, your best opponent 81");
        let decided = RoundDecided {
            at: 3,
            of: 50,
            accuracy: [None, Some(100.0), Some(88.2)],
        };
        assert_eq!(decided.text(), "Round 3 of 50: bid 100%, play 88%");
    }
}
