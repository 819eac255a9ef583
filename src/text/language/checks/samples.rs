//! Sample arguments for every message: all plurals of all languages, every kind of person in a sentence, every kind of card.

use spades_archive::daily::Date;
use spades_rules::{Action, Bid, Card, Preset, RulesError, Suit};

use crate::session::{RoundOutcome, RulesKind, RulesName, SideWho, Who};
use crate::text::cards::Rank;
use crate::text::dates::Month;
use crate::text::number::{FinePercent, Percent, Points, Score, Tenths};
use crate::text::presets::ShortRulesName;
use crate::text::{Phrase as _, Words};

/// A type with sample values.
pub(crate) trait Sample: Clone {
    /// Returns samples of every kind.
    fn samples() -> Vec<Self>;
}

/// Maximum number of samples per message.
const MAX_SAMPLES: usize = 400;

/// Returns the sample index of each field for every combination, or, beyond [`MAX_SAMPLES`], a selection that includes each sample at least
/// once.
pub(crate) fn choices(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut all = 1;
    // Number of combinations for which a field keeps its sample while the fields before it vary; fields beyond the limit vary in step
    // with the first.
    let strides: Vec<usize> = sizes
        .iter()
        .map(|size| {
            let stride = if all * size > MAX_SAMPLES { 1 } else { all };
            all = (all * size).min(all.max(MAX_SAMPLES));
            stride
        })
        .collect();
    let chosen = |number: usize| {
        let fields = sizes.iter().zip(&strides);
        fields.map(|(size, stride)| number / stride % size).collect()
    };
    (0..all).map(chosen).collect()
}

macro_rules! samples {
    ($($type:ty: $samples:expr;)*) => {
        $(impl Sample for $type {
            fn samples() -> Vec<$type> {
                $samples.into()
            }
        })*
    };
}

samples! {
    u8: [0, 1, 2, 3, 5, 8, 11, 13];
    u16: [0, 1, 2, 3, 5, 11, 21, 100];
    u32: [0, 1, 2, 3, 5, 11, 21, 100];
    u64: [0, 1, 2, 3, 5, 11, 21, 100];
    usize: [0, 1, 2, 3, 5, 11, 21, 100];
    i32: [-140, -1, 0, 1, 2, 5, 52, 100];
    bool: [false, true];
    String: ["Ada".to_owned(), "O’Brien & Co.".to_owned()];
    &'static str: ["Ada"];
    Tenths: [Tenths(0.3), Tenths(1.0), Tenths(2.5)];
    Score: [Score(-140), Score(0), Score(212)];
    Points: [Points(-40), Points(0), Points(52)];
    Percent: [Percent(0.0), Percent(0.567), Percent(1.0)];
    FinePercent: [FinePercent(-0.032), FinePercent(0.5674)];
    Words: [Preset::Solo.words(), Words::verbatim("Ada")];
    Suit: [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    Date: [Date::new(2026, 11, 22).expect("a day"), Date::new(2027, 1, 1).expect("a day")];
    Month: (1..=12).map(|month| Month { year: 2026, month }).collect::<Vec<_>>();
    Who: [
        Who::You(String::new()),
        Who::You("Ada".into()),
        Who::Named("Mara".into()),
        Who::Dummy,
    ];
}

impl Sample for RoundOutcome {
    fn samples() -> Vec<RoundOutcome> {
        Who::samples()
            .into_iter()
            .map(|caller| RoundOutcome::CalledInVain { caller })
            .collect()
    }
}

impl Sample for Action {
    fn samples() -> Vec<Action> {
        let play = Action::Play("QH".parse().expect("a card"));
        let others = [
            Action::BlindNil,
            Action::Look,
            Action::Draw,
            Action::Keep,
            Action::Discard,
            Action::Bid(0),
            Action::Bid(4),
            Action::Call(0),
            Action::Settle,
            Action::NextRound,
        ];
        others.into_iter().chain([play]).collect()
    }
}

impl Sample for spades_bots::Level {
    fn samples() -> Vec<spades_bots::Level> {
        spades_bots::Level::ALL.into()
    }
}

impl Sample for Preset {
    fn samples() -> Vec<Preset> {
        Preset::ALL.into()
    }
}

impl Sample for RulesError {
    fn samples() -> Vec<RulesError> {
        let [mut many, mut endless] = [Preset::Pairs.rules(); 2];
        many.nil = 20_000;
        endless.end.target = None;
        [many, endless]
            .iter()
            .filter_map(|rules| rules.validate().err())
            .collect()
    }
}

impl Sample for Bid {
    fn samples() -> Vec<Bid> {
        vec![Bid::BlindNil, Bid::Tricks(0), Bid::Tricks(1), Bid::Tricks(5)]
    }
}

impl Sample for RulesName {
    fn samples() -> Vec<RulesName> {
        let own = RulesName {
            kind: RulesKind::Custom,
            own: Some("Kitchen table 7 with all the jokers".to_owned()),
        };
        vec![
            RulesKind::Custom.into(),
            RulesKind::Preset(Preset::ThreeHanded).into(),
            own,
        ]
    }
}

impl Sample for ShortRulesName {
    fn samples() -> Vec<ShortRulesName> {
        let names = RulesName::samples().into_iter();
        names.map(|name| ShortRulesName(name, 12)).collect()
    }
}

impl Sample for Card {
    fn samples() -> Vec<Card> {
        let named = ["2C", "TD", "JH", "QS", "KC", "AD"].map(|card| card.parse().expect("a card"));
        named.into_iter().chain([Card::BIG_JOKER, Card::LITTLE_JOKER]).collect()
    }
}

impl Sample for Rank {
    fn samples() -> Vec<Rank> {
        Card::samples().into_iter().map(Rank).collect()
    }
}

impl Sample for SideWho {
    fn samples() -> Vec<SideWho> {
        let (ada, mara) = (Who::You("Ada".into()), Who::Named("Mara".into()));
        let alone = Who::samples().into_iter().map(SideWho::One);
        let pairs = [
            SideWho::Pair(mara.clone(), ada.clone()),
            SideWho::Pair(mara.clone(), Who::Named("David".into())),
            SideWho::Pair(ada, Who::Dummy),
            SideWho::Pair(Who::Dummy, mara),
        ];
        alone.chain(pairs).collect()
    }
}

impl<S: Sample> Sample for Option<S> {
    fn samples() -> Vec<Option<S>> {
        std::iter::once(None)
            .chain(S::samples().into_iter().map(Some))
            .collect()
    }
}

impl<S: Sample> Sample for Box<S> {
    fn samples() -> Vec<Box<S>> {
        S::samples().into_iter().map(Box::new).collect()
    }
}

impl<S: Sample> Sample for Vec<S> {
    fn samples() -> Vec<Vec<S>> {
        let some = S::samples();
        (0..=some.len().min(3)).map(|count| some[..count].to_vec()).collect()
    }
}

#[test]
fn every_sample_is_chosen() {
    assert_eq!(choices(&[]), [Vec::<usize>::new()]);
    assert_eq!(choices(&[2, 3]).len(), 6);
    let sizes = [8, 8, 54, 4];
    let many = choices(&sizes);
    assert!(many.len() <= MAX_SAMPLES);
    for (field, size) in sizes.into_iter().enumerate() {
        assert!((0..size).all(|sample| many.iter().any(|chosen| chosen[field] == sample)));
    }
}
