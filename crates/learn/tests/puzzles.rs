//! Solves every puzzle of the game again.

use spades_bots::Level;
use spades_learn::idea::Idea;
use spades_learn::puzzle::{Aim, Book, BookError, Judgment, Kind, Loss, Puzzle, PuzzleRun, State, check, finds};
use spades_rules::{Action, Game, Phase, Suit};

const BYTES: &[u8] = include_bytes!("../../../assets/learn/puzzles.bin");

fn book() -> Book {
    Book::read(BYTES).unwrap()
}

fn puzzles() -> impl Iterator<Item = (usize, Puzzle)> {
    let book = book();
    (0..book.entries().len()).map(move |index| (index, book.puzzle(index).unwrap()))
}

/// A small and fast generator with the same results on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

#[test]
fn there_are_1200_of_all_kinds_and_levels() {
    let book = book();
    let of = |players: u8| {
        book.entries()
            .iter()
            .filter(move |entry| entry.preset.rules().players == players)
    };
    assert_eq!((of(2).count(), of(4).count()), (1000, 200));
    for kind in Kind::ALL {
        assert!(of(2).filter(|entry| entry.kind == kind).count() >= 50, "{kind:?}");
        assert!(
            kind == Kind::WhatToBid || of(4).any(|entry| entry.kind == kind),
            "{kind:?}"
        );
    }
    for level in [
        None,
        Some(Level::Intermediate),
        Some(Level::Advanced),
        Some(Level::Expert),
    ] {
        assert!(book.entries().iter().any(|entry| entry.found_by == level), "{level:?}");
    }
    assert!(BYTES.len() < 25 * book.entries().len());
}

/// Returns `true` if every puzzle is solved, as in `cargo verify --full`; otherwise every second one.
fn all() -> bool {
    std::env::var_os("SPADES_FULL").is_some()
}

/// Each puzzle has one right choice at two or more decisions, as many as the book states, and Beginner finds none in four tries.
#[test]
fn the_solvers_vouch_for_every_one() {
    for (index, puzzle) in puzzles().filter(|(index, _)| all() || index % 2 == 0) {
        let check = check(&puzzle).unwrap_or_else(|flaw| panic!("puzzle {index}: {flaw:?}"));
        assert_eq!(check.critical.len(), usize::from(puzzle.decisions), "puzzle {index}");
        assert_eq!(check.critical[0], 0, "puzzle {index}");
        assert!(check.choices >= 3, "puzzle {index}");
        for throw in 0..4 {
            assert!(!finds(&puzzle, &check, Level::Beginner, throw), "puzzle {index}");
        }
        if puzzle.found_by == Some(Level::Intermediate) {
            assert!(finds(&puzzle, &check, Level::Intermediate, 0), "puzzle {index}");
        }
    }
}

/// Plays every second puzzle through: each wrong first choice is refuted on the table, the solution reaches the aim, and an aim
/// kept against the strongest replies is kept against any.
#[test]
fn they_can_be_played() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for (index, puzzle) in puzzles().step_by(2) {
        let start = puzzle.start.clone();
        let mut run = PuzzleRun::new(puzzle);
        assert_eq!(run.state(), State::Yours, "puzzle {index}");
        let solution = run.solution();
        let keeps = |judged: &Judgment| matches!(judged, Judgment::Keeps { only: true });
        let mut right = Vec::new();
        for choice in run.choices() {
            // Of the bids that are too high only the lowest is refuted; the others are even easier to refute.
            if matches!((choice, solution[0]), (Action::Bid(bid), Action::Bid(max)) if bid > max + 1) {
                continue;
            }
            let judged = run.judge(choice).unwrap();
            match &judged {
                Judgment::Keeps { .. } => right.push(choice),
                Judgment::Loses(Loss::BidTooLow { max }) => assert!(choice != Action::Bid(*max)),
                Judgment::Loses(Loss::Refuted { line, tricks }) => refuted(&start, choice, line, *tricks),
                Judgment::TooHard => panic!("puzzle {index}: {choice} is too hard"),
            }
            assert!(
                right.is_empty() || keeps(&judged) || right.last() != Some(&choice),
                "puzzle {index}"
            );
        }
        assert!(right.contains(&solution[0]), "puzzle {index}");
        while run.state() != State::Solved {
            let action = match run.reply() {
                Some(reply) if dice.roll(2) == 0 => reply,
                Some(_) => {
                    let legal = run.game().legal_actions();
                    legal[dice.roll(legal.len())]
                }
                None => {
                    let mut choices = run.choices().into_iter();
                    choices
                        .find(|&choice| matches!(run.judge(choice), Some(Judgment::Keeps { .. })))
                        .unwrap()
                }
            };
            let friend = run.game().actor().is_some_and(|seat| {
                seat != run.puzzle().seat && run.game().side_of(seat) == run.game().side_of(run.puzzle().seat)
            });
            // A partner helps and plays the right cards.
            let action = if friend { run.reply().unwrap() } else { action };
            run.apply(action).unwrap();
            assert_ne!(run.state(), State::Failed, "puzzle {index}");
        }
    }
}

/// Checks that a refutation begins with the choice, and can be played on the table.
fn refuted(start: &Game, choice: Action, line: &[Action], tricks: [u8; 4]) {
    assert_eq!(line[0], choice);
    let mut game = start.clone();
    for &action in line {
        game.apply(action).unwrap();
    }
    assert_eq!(game.tricks(), tricks);
}

/// A hint gives a fitting idea before it names the card.
#[test]
fn hints_begin_with_an_idea() {
    let mut ideas = std::collections::BTreeMap::<String, usize>::new();
    for (index, puzzle) in puzzles().step_by(7) {
        let game = puzzle.start.clone();
        let mut run = PuzzleRun::new(puzzle);
        let (right, idea) = run.hint().unwrap();
        let idea = idea.unwrap_or_else(|| panic!("puzzle {index}: {right}"));
        let fits = match (right, idea) {
            (Action::Bid(_), idea) => idea == Idea::CountSureTricks,
            (Action::Play(card), Idea::Throw { suit, could_ruff }) => {
                card.suit() == suit && could_ruff == game.lawful().iter().any(|card| card.suit() == Suit::Spades)
            }
            (Action::Play(card), Idea::ForceRuff { suit } | Idea::LetPartnerRuff { suit }) => {
                let own = game.hand_to_play().unwrap();
                let friends = matches!(idea, Idea::LetPartnerRuff { .. });
                let ruffs = |seat: usize| {
                    let friend = game.side_of(seat) == game.side_of(own);
                    seat != own && friend == friends && game.hand(seat).in_suit(suit).is_empty()
                };
                card.suit() == suit && (0..game.hands()).any(ruffs)
            }
            (Action::Play(card), Idea::DrawSpades { .. } | Idea::LoseSpade | Idea::Ruff | Idea::ForceHigherRuff) => {
                card.suit() == Suit::Spades
            }
            (Action::Play(card), Idea::Win | Idea::Duck | Idea::LeaveToPartner) => {
                game.led().is_some_and(|led| led.suit() == card.suit())
            }
            (Action::Play(_), _) => true,
            _ => false,
        };
        assert!(fits, "puzzle {index}: {right} for {idea:?}");
        *ideas.entry(format!("{idea:?}")).or_default() += 1;
    }
    assert!(ideas.len() >= 8, "{ideas:?}");
}

#[test]
fn a_wrong_choice_can_be_taken_back() {
    for (index, puzzle) in puzzles().step_by(29) {
        let before = puzzle.start.clone();
        let mut run = PuzzleRun::new(puzzle);
        let wrong = run
            .choices()
            .into_iter()
            .find(|&choice| matches!(run.judge(choice), Some(Judgment::Loses(_))))
            .unwrap();
        run.apply(wrong).unwrap();
        assert_ne!(run.state(), State::Solved, "puzzle {index}");
        while let Some(reply) = run.reply() {
            run.apply(reply).unwrap();
        }
        assert!(run.solution().is_empty(), "puzzle {index}");
        assert!(run.take_back());
        assert_eq!((run.game(), run.state(), run.made()), (&before, State::Yours, 0));
        assert!(!run.take_back());
        for action in run.solution() {
            if run.state() == State::Solved {
                break;
            }
            run.apply(action).unwrap();
        }
        assert_eq!(run.state(), State::Solved, "puzzle {index}");
    }
}

/// Plays small two-hand endings out exhaustively without the solver: the puzzle's verdicts agree.
#[test]
fn brute_force_agrees() {
    let small = |puzzle: &Puzzle| {
        puzzle.start.hands() == 2 && puzzle.start.phase() == Phase::Play && puzzle.start.hand(puzzle.seat).len() <= 5
    };
    let mut compared = 0;
    for (index, puzzle) in puzzles().filter(|(_, puzzle)| small(puzzle)) {
        let (aim, seat, start) = (puzzle.aim, puzzle.seat, puzzle.start.clone());
        let mut run = PuzzleRun::new(puzzle);
        for choice in run.choices() {
            let judged = matches!(run.judge(choice), Some(Judgment::Keeps { .. }));
            assert_eq!(forced(&start, choice, aim, seat), judged, "puzzle {index}: {choice}");
        }
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

/// Returns `true` if a seat of two can force its aim after an action.
fn forced(game: &Game, action: Action, aim: Aim, seat: usize) -> bool {
    let mut game = game.clone();
    game.apply(action).unwrap();
    if game.phase() != Phase::Play {
        let tricks = game.tricks();
        let bid = |seat: usize| game.bids()[seat].unwrap().tricks();
        let (own, other) = (tricks[seat], tricks[1 - seat]);
        return match aim {
            Aim::MakeBid | Aim::BidMost => own >= bid(seat),
            Aim::KeepNil => own == 0,
            Aim::SetNil => other > 0,
            Aim::ForceBag => own >= bid(seat) && other > bid(1 - seat),
            Aim::BreakContract => other < bid(1 - seat),
        };
    }
    let mut after = game
        .legal_actions()
        .into_iter()
        .map(|next| forced(&game, next, aim, seat));
    if game.actor() == Some(seat) {
        after.any(|kept| kept)
    } else {
        after.all(|kept| kept)
    }
}

#[test]
fn a_damaged_book_is_refused() {
    assert_eq!(Book::read(&[]), Err(BookError::Other));
    assert_eq!(Book::read(b"SPZ"), Err(BookError::Short));
    let mut newer = BYTES.to_vec();
    newer[3] = 9;
    assert_eq!(Book::read(&newer), Err(BookError::Version(9)));
    assert_eq!(Book::read(&BYTES[..BYTES.len() - 1]), Err(BookError::Short));
    assert_eq!(book().puzzle(5000), Err(BookError::Puzzle(5000)));
    // Any byte may be wrong: the book is refused or contains another valid position; it never panics.
    for at in (6..BYTES.len()).step_by(97) {
        let mut wrong = BYTES.to_vec();
        wrong[at] ^= 0x55;
        if let Ok(book) = Book::read(&wrong) {
            for index in 0..book.entries().len() {
                let _ = book.puzzle(index);
            }
        }
    }
}

#[test]
fn read_and_written_puzzles_are_equal() {
    let all: Vec<Puzzle> = puzzles().map(|(_, puzzle)| puzzle).collect();
    assert_eq!(Book::write(&all), BYTES);
}
