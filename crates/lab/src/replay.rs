//! `replay`: plays a round as another program or a table reports it, and shows what the rules say at every step.

use std::fmt::Display;
use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use spades_rules::{
    Action, BelowTotal, BlindBidOf, Card, CardSet, Game, HandBuilding, Leader, Misdeal, Phase, Preset, Rules, Seat,
    Seed, Setup, Starter,
};

use crate::lines::{Answer, Input};

/// Replay rounds, one JSON object per line, and print the legal cards before each play, the winners of the tricks and the scores.
///
/// In: {"rules":"pairs","hands":[[…]…],"first":0,"bids":[…],"plays":["8C",…],"scores":[0,0],"bags":[0,0]}
///
/// `rules` is the key of a preset or a Rules object (with "base" for the fields that are left out). `hands` and `bids` are by seat, in
/// three-handed games with the dummy's hand last; a hand has 1 to 13 cards, and all hands the same number. A bid is a number, "nil" or
/// "blind_nil"; for the dummy null or nothing. `first` bids first, and leads the first trick unless the rules give the lead to the highest bidder or to the lowest club;
/// `scores` and `bags` are those of each side before the round. These three default to 0; other fields are ignored.
///
/// Also `round`, the number of the round (1 without it), `sets` and `set_runs` by side before it, and `redeals`, the number of its deals that
/// were thrown in; `passes`, all cards passed, in order. In a round that bids itself `bids` is []. A blind bid is "blind6" or {"blind":6}, and
/// its partner's null.
///
/// Out: {"leader":0,"legal_bids":[["bid0",…]…],"legal":[[…]…],"winners":[…],"tricks":[…],"round":[…],"scores":[…],"bags":[…],"sets":[…],"set_runs":[…],"over":null or [winning sides]}
///
/// `legal` has the cards that follow the rules before each play: clubs, diamonds, hearts, spades, each suit in ascending order; `winners`
/// has
/// the seat that took each trick; `tricks` is by seat (the dummy's last), `round`, `scores` and `bags` by side: the points of the round
/// including any bag penalty, and the totals after it. These three are null while cards are left to play. `over` has the winners of a match
/// whose first round this is. Where reneging is penalized, a card that breaks the rules is played all the same.
///
/// `leader` led the first trick, and `legal_bids` has the words that could have ended the turn of each bid, in order, without `look`.
///
/// An illegal play gives {"error":…,"at":k} with its index in `plays`, from 0; a line that cannot be read, or whose rules, hands or
/// bids are invalid, gives {"error":…}. Further lines are still processed; the exit code is then 1 after the last line.
///
/// Spellings: presets also as in the menu ("Three-Handed"), bids in any case and with any separators ("Blind Nil", "blind-nil"), as
/// "moon", and as a View has them, {"tricks":3}.
#[allow(rustdoc::broken_intra_doc_links, reason = "the brackets are JSON")]
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct ReplayArgs {
    #[command(flatten)]
    input: Input,
}

pub fn run(args: &ReplayArgs) -> ExitCode {
    let refuse = |why: String| Answer::bad(&failure(why));
    args.input.answer(refuse, |line| match replay(line) {
        Ok(round) => Answer::good(&round),
        Err(failure) => Answer::bad(&failure),
    })
}

#[derive(Deserialize)]
struct Line {
    rules: Value,
    hands: Vec<CardSet>,
    #[serde(default)]
    first: Seat,
    bids: Vec<Value>,
    plays: Option<Vec<Card>>,
    scores: Option<Vec<i32>>,
    bags: Option<Vec<u8>>,
    #[serde(default = "one")]
    round: u16,
    sets: Option<Vec<u8>>,
    set_runs: Option<Vec<u8>>,
    #[serde(default)]
    redeals: u32,
    #[serde(default)]
    passes: Vec<Card>,
}

const fn one() -> u16 {
    1
}

#[derive(Debug, Serialize)]
struct Round {
    leader: Option<Seat>,
    legal_bids: Vec<Vec<String>>,
    legal: Vec<CardSet>,
    winners: Vec<Seat>,
    tricks: Vec<u8>,
    round: Option<Vec<i32>>,
    scores: Option<Vec<i32>>,
    bags: Option<Vec<u8>>,
    sets: Option<Vec<u8>>,
    set_runs: Option<Vec<u8>>,
    over: Option<Vec<usize>>,
}

/// Reason why a line has no answer; `at` is the index of an illegal play.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Failure {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

pub(crate) fn failure(why: impl Display) -> Failure {
    Failure {
        error: why.to_string(),
        at: None,
    }
}

fn replay(line: &str) -> Result<Round, Failure> {
    let line: Line = serde_json::from_str(line).map_err(failure)?;
    let (mut game, legal_bids) = set_up(&line)?;
    let leader = game.hand_to_play();
    let mut legal = Vec::new();
    for (at, card) in line.plays.into_iter().flatten().enumerate() {
        legal.push(game.lawful());
        game.apply(Action::Play(card)).map_err(|why| Failure {
            error: why.to_string(),
            at: Some(at),
        })?;
    }
    if game.phase() == Phase::Claims {
        game.apply(Action::Settle).map_err(failure)?;
    }
    let scored = !game.sheet().is_empty();
    Ok(Round {
        leader,
        legal_bids,
        legal,
        winners: game.takers().collect(),
        tricks: game.tricks()[..game.hands()].to_vec(),
        round: scored.then(|| game.sheet().iter().map(|side| side.total).collect()),
        scores: scored.then(|| game.scores().to_vec()),
        bags: scored.then(|| game.bags().to_vec()),
        sets: scored.then(|| game.totals().sets.to_vec()),
        set_runs: scored.then(|| game.totals().set_runs.to_vec()),
        over: game.winners(),
    })
}

/// Returns the round after its bidding, and for each bid made in it the words that could have ended the turn.
fn set_up(line: &Line) -> Result<(Game, Vec<Vec<String>>), Failure> {
    let mut rules = Rules {
        bids_first: Starter::First,
        ..rules(&line.rules)?
    };
    if rules.leads_first == Leader::Second {
        rules.leads_first = Leader::First;
    }
    if line.redeals >= 3 {
        // As many deals as may be thrown in: the last bidder must raise.
        rules.min_bid.below_total = BelowTotal::Raise;
        rules.misdeal = Misdeal::None;
    }
    let players = usize::from(rules.players);
    let bids = bids_of(line, &rules)?;
    let mut setup = Setup::new(line.hands.clone(), line.first);
    setup.scores = line.scores.clone().unwrap_or_default();
    setup.bags = line.bags.clone().unwrap_or_default();
    setup.round = line.round;
    setup.sets = line.sets.clone().unwrap_or_default();
    setup.set_runs = line.set_runs.clone().unwrap_or_default();
    if rules.hands != HandBuilding::Deal {
        for (seat, bid) in bids.iter().enumerate() {
            match *bid {
                Some(Action::BlindNil) => setup.blind.push(seat),
                Some(Action::BlindBid(tricks)) => setup.blind_bids.push(BlindBidOf { seat, tricks }),
                _ => {}
            }
        }
    }
    let mut game = Game::from_setup(rules, setup, Seed::from_u64(0)).map_err(failure)?;
    let mut legal_bids = Vec::new();
    for _ in 0..players {
        let Some(seat) = game.actor().filter(|_| game.phase() == Phase::Bidding) else {
            break;
        };
        let refused = |why| failure(format_args!("bids: seat {seat}: {why}"));
        let bid = bids[seat].ok_or_else(|| failure(format_args!("bids: seat {seat} has to bid")))?;
        let is_blind = |action: &Action| matches!(action, Action::BlindNil | Action::BlindBid(_));
        let blind: Vec<Action> = game.legal_actions().into_iter().filter(is_blind).collect();
        // The words that could end the turn after a look.
        let mut looked = game.clone();
        if looked.legal_actions().contains(&Action::Look) {
            looked.apply(Action::Look).map_err(refused)?;
        }
        let ends = looked.legal_actions().into_iter().chain(blind);
        legal_bids.push(ends.map(|bid| bid.to_string()).collect());
        if !is_blind(&bid) {
            game = looked;
        }
        game.apply(bid).map_err(refused)?;
    }
    for &card in &line.passes {
        let refused = |why| failure(format_args!("passes: {card}: {why}"));
        game.apply(Action::Pass(card)).map_err(refused)?;
    }
    match game.phase() {
        Phase::Play => Ok((game, legal_bids)),
        Phase::Passing => Err(failure("passes: more cards are passed")),
        _ => Err(failure(
            "bids: all bid nil, or too little, so that the cards are dealt again",
        )),
    }
}

/// Returns the bids by seat; none in a round that bids itself, and `null` for a dummy or the partner of a blind bidder.
fn bids_of(line: &Line, rules: &Rules) -> Result<Vec<Option<Action>>, Failure> {
    let players = usize::from(rules.players);
    if rules.bids_itself(line.round) && line.bids.is_empty() {
        return Ok(vec![None; players]);
    }
    let dummy_bids = line.bids[line.bids.len().min(players)..].iter();
    if line.bids.len() < players
        || line.bids.len() > rules.hand_count()
        || dummy_bids.into_iter().any(|bid| !bid.is_null())
    {
        return Err(failure(format_args!("bids: these rules need {players} bids")));
    }
    let read = |value: &Value| {
        if value.is_null() {
            Ok(None)
        } else {
            bid(value).map(Some)
        }
    };
    line.bids[..players].iter().map(read).collect()
}

pub(crate) fn rules(value: &Value) -> Result<Rules, Failure> {
    match value {
        Value::String(key) => preset(key)
            .map(Preset::rules)
            .ok_or_else(|| failure(format_args!("rules: unknown preset {key:?}"))),
        other => Rules::from_json(&other.to_string()).map_err(|why| failure(format_args!("rules: {why}"))),
    }
}

/// Returns the preset with this key or name.
fn preset(text: &str) -> Option<Preset> {
    Preset::ALL.into_iter().find(|preset| bare(preset.key()) == bare(text))
}

/// Returns only the letters and digits, in lower case.
fn bare(text: &str) -> String {
    let kept = text.chars().filter(char::is_ascii_alphanumeric);
    kept.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Returns the action that makes a bid.
pub(crate) fn bid(value: &Value) -> Result<Action, Failure> {
    let blind = |number: Option<u64>| {
        number
            .and_then(|number| u8::try_from(number).ok())
            .map(Action::BlindBid)
    };
    let number = match value {
        Value::String(text) => match bare(text).as_str() {
            "blindnil" | "blind" => return Ok(Action::BlindNil),
            bid if bid.starts_with("blind") => {
                return blind(bid["blind".len()..].parse().ok()).ok_or_else(|| not_a_bid(value));
            }
            "nil" => Some(0),
            "moon" => Some(13),
            _ => text.trim().parse().ok(),
        },
        Value::Object(bid) if bid.len() == 1 && bid.contains_key("blind") => {
            return blind(bid["blind"].as_u64()).ok_or_else(|| not_a_bid(value));
        }
        Value::Object(bid) if bid.len() == 1 => bid.get("tricks").and_then(Value::as_u64),
        other => other.as_u64(),
    };
    number
        .and_then(|number| u8::try_from(number).ok())
        .map(Action::Bid)
        .ok_or_else(|| not_a_bid(value))
}

fn not_a_bid(value: &Value) -> Failure {
    failure(format_args!(
        "bids: {value} isn't a bid; a bid is 0 to 13, \"nil\", \"blind_nil\" or \"blind6\""
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_bids() {
        let read = |json: &str| bid(&serde_json::from_str(json).unwrap()).ok();
        for (json, action) in [
            ("0", Some(Action::Bid(0))),
            ("13", Some(Action::Bid(13))),
            ("\"nil\"", Some(Action::Bid(0))),
            ("\"Nil\"", Some(Action::Bid(0))),
            ("\"7\"", Some(Action::Bid(7))),
            ("\"moon\"", Some(Action::Bid(13))),
            ("\"blind_nil\"", Some(Action::BlindNil)),
            ("\"blind nil\"", Some(Action::BlindNil)),
            ("\"Blind-Nil\"", Some(Action::BlindNil)),
            ("\"blind\"", Some(Action::BlindNil)),
            ("\"blind6\"", Some(Action::BlindBid(6))),
            ("\"Blind 13\"", Some(Action::BlindBid(13))),
            ("{\"blind\":6}", Some(Action::BlindBid(6))),
            ("\"blindly\"", None),
            ("{\"blind\":\"6\"}", None),
            ("{\"tricks\":4}", Some(Action::Bid(4))),
            ("null", None),
            ("-1", None),
            ("\"-1\"", None),
            ("\"1.2\"", None),
            ("300", None),
            ("2.5", None),
            ("\"\"", None),
            ("\"pass\"", None),
            ("{\"tricks\":4,\"blind\":true}", None),
            ("[3]", None),
        ] {
            assert_eq!(read(json), action, "{json}");
        }
    }

    #[test]
    fn spellings_of_presets() {
        for found in Preset::ALL {
            assert_eq!(preset(found.key()), Some(found));
            assert_eq!(preset(&found.key().replace('_', " ").to_uppercase()), Some(found));
        }
        assert_eq!(preset("Open Draft"), Some(Preset::OpenDraft));
        assert_eq!(preset("Three-Handed"), Some(Preset::ThreeHanded));
        assert_eq!(preset("custom"), None);
        assert_eq!(preset(""), None);
    }
}
