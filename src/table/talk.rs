//! Comments by computer players on a round or at a moment of it: rare, at most two in a round, and only to a person who plays alone.

use bevy::prelude::*;
use spades_rules::{Decided, Event, PlayedRound, Seat, View};

use super::TableSystems;
use super::cues::CueQueue;
use crate::session::setup::Player;
use crate::session::{Applied, Match, RoundOutcome, SideWho, Who};
use crate::settings::Settings;
use crate::states::Screen;
use crate::text::personas::{Talk, TalkLine, called};
use crate::ui::toasts::Toast;

/// The comment to show when everything else has been shown, and the round that has had one about a set.
#[derive(Resource, Default)]
struct Pending {
    talk: Option<Talk>,
    set_in: Option<u16>,
}

/// One round in this many gets a comment, if there is anything to comment on.
const SELDOM: usize = 2;

/// The number of bags that the lines about a penalty name.
const TEN: u8 = 10;

fn is_you(who: &Who) -> bool {
    matches!(who, Who::You(_))
}

/// Returns the speaker and the line about the round: the rarest of several.
fn line(outcomes: &[RoundOutcome], ten_bags: bool) -> Option<(Option<&Who>, TalkLine)> {
    let nil = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Nil { who, tricks, .. } if is_you(who) => Some((
            None,
            match tricks {
                0 => TalkLine::YourNil,
                1 => TalkLine::OneTrickTooMany,
                _ => TalkLine::YourNilFailed,
            },
        )),
        RoundOutcome::Nil { who, tricks: 0, .. } => Some((Some(who), TalkLine::MyNil)),
        _ => None,
    });
    let set = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Set { side, bid, tricks } => match side {
            SideWho::One(who) if !is_you(who) => Some((Some(who), TalkLine::YouSetMe)),
            SideWho::Pair(one, other) if !is_you(one) && !is_you(other) => Some((Some(one), TalkLine::YouSetMe)),
            // It would be no comfort after missing more.
            SideWho::One(_) if tricks + 1 == *bid => Some((None, TalkLine::OneShort)),
            _ => None,
        },
        _ => None,
    });
    let bags = ten_bags.then_some((None, TalkLine::TenBags));
    let made = outcomes.iter().find_map(|outcome| match outcome {
        RoundOutcome::Made { side, bid, tricks } if bid == tricks => match side {
            SideWho::One(who) if is_you(who) => Some((None, TalkLine::Exactly)),
            SideWho::Pair(one, other) if is_you(one) => Some((Some(other), TalkLine::Together)),
            SideWho::Pair(one, other) if is_you(other) => Some((Some(one), TalkLine::Together)),
            _ => None,
        },
        _ => None,
    });
    nil.or(set).or(bags).or(made)
}

/// Returns the remark of a computer player: of the one with this name, or of the person's nearest rival.
fn said(game: &Match, who: Option<&Who>, line: TalkLine) -> Option<Talk> {
    // Clockwise from the person: the first is the neighbor, who isn't a partner.
    let (home, count) = (game.home(), game.setup().players.len());
    let seats = (1..count).map(|after| (home + after) % count);
    let mut personas = seats.filter_map(|seat| match game.player(seat)? {
        Player::Bot { name, level } => Some((seat, called(name, *level)?.card().suit())),
        Player::Human { .. } => None,
    });
    let side = |seat| game.game().side_of(seat);
    let (seat, suit) = match who {
        Some(speaker) => personas.find(|&(seat, _)| game.who(seat) == *speaker),
        None => personas.find(|&(seat, _)| side(seat) != side(home)),
    }?;
    Some(Talk {
        who: game.who(seat),
        suit,
        line,
    })
}

/// Returns `true` if this round may be commented on.
fn is_talkative(game: &Match) -> bool {
    let seed = game.game().seed().to_string();
    let chance: usize = seed.bytes().map(usize::from).sum();
    let number = chance + usize::from(game.game().round());
    game.only_person().is_some() && number.is_multiple_of(SELDOM)
}

/// Returns the comment on the match just ended: by its only winner, or by a rival whom the person has beaten.
fn on_match(game: &Match) -> Option<Talk> {
    let (own, winners) = (game.game().side_of(game.only_person()?), game.game().winners()?);
    let [winner] = winners[..] else { return None };
    if winner == own {
        return said(game, None, TalkLine::Lost);
    }
    let speaker = match game.side_who(winner) {
        SideWho::One(who) | SideWho::Pair(who, _) => who,
    };
    said(game, Some(&speaker), TalkLine::Won)
}

/// Returns the comment on the round just scored; a set that has been commented on is left out.
fn on_round(game: &Match, set_said: bool) -> Option<Talk> {
    if !is_talkative(game) {
        return None;
    }
    let line_of = game.game().sheet().get(game.game().side_of(game.home()));
    let penalty = line_of.is_some_and(|line| line.bag_penalty < 0);
    let mut outcomes = game.round_story();
    if set_said {
        outcomes.retain(|outcome| !matches!(outcome, RoundOutcome::Set { .. }));
    }
    let (who, line) = line(&outcomes, penalty && game.game().rules().bags.limit == TEN)?;
    said(game, who, line)
}

/// Returns the comment on a trick that set a rival of the person.
fn on_trick(game: &Match, view: &View, taker: Seat) -> Option<Talk> {
    if !is_talkative(game) {
        return None;
    }
    let mut played = PlayedRound {
        dummy_partner: view.dummy_partner,
        ..PlayedRound::default()
    };
    for (to, &bid) in played.bids.iter_mut().zip(&view.bids) {
        *to = bid;
    }
    for (to, &tricks) in played.tricks.iter_mut().zip(&view.tricks) {
        *to = tricks;
    }
    let own = game.game().side_of(game.only_person()?);
    let decided = game.game().rules().decided_by(&played, taker);
    let set = decided.iter().find_map(|decided| match decided {
        Decided::Lost(side) if *side != own => Some(game.side_who(*side)),
        _ => None,
    })?;
    let speaker = match set {
        SideWho::One(who) | SideWho::Pair(who, _) => who,
    };
    said(game, Some(&speaker), TalkLine::YouSetMe)
}

fn listen(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    settings: Res<Settings>,
    mut pending: ResMut<Pending>,
) {
    let Some(game) = game.filter(|game| settings.table_talk && game.is_recorded()) else {
        applied.clear();
        return;
    };
    for applied in applied.read() {
        let round = applied.after.round;
        let happened = |event| applied.events.contains(&event);
        let taken = applied.events.iter().find_map(|event| match event {
            Event::TrickTaken { seat, .. } => Some(*seat),
            _ => None,
        });
        let talk = if happened(Event::MatchEnded) {
            on_match(&game)
        } else if happened(Event::RoundScored) {
            on_round(&game, pending.set_in == Some(round))
        } else if let Some(talk) = taken.and_then(|taker| on_trick(&game, &applied.after, taker)) {
            pending.set_in = Some(round);
            Some(talk)
        } else {
            continue;
        };
        pending.talk = talk;
    }
}

/// Shows the comment when the last trick has been seen.
fn speak(mut pending: ResMut<Pending>, cues: Res<CueQueue>, mut toasts: MessageWriter<Toast>) {
    if pending.talk.is_some() && cues.idle() {
        toasts.write_batch(pending.talk.take().map(Toast::new));
    }
}

fn leave(mut pending: ResMut<Pending>) {
    *pending = Pending::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pending>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(Update, (listen, speak).chain().in_set(TableSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn you() -> Who {
        Who::You(String::new())
    }

    fn judith() -> Who {
        Who::Named("Judith".into())
    }

    #[test]
    fn the_rarest_moment_is_talked_of_and_small_things_are_not() {
        let made = |side, bid, tricks| RoundOutcome::Made { side, bid, tricks };
        let set = |side, bid, tricks| RoundOutcome::Set { side, bid, tricks };
        let nil = |who, tricks| RoundOutcome::Nil {
            who,
            blind: false,
            tricks,
        };
        let one = SideWho::One;
        let said = |outcomes: &[RoundOutcome], bags| line(outcomes, bags).map(|(who, line)| (who.cloned(), line));
        assert_eq!(said(&[made(one(you()), 5, 7), made(one(judith()), 5, 5)], false), None);
        let exactly = [made(one(you()), 5, 5)];
        assert_eq!(said(&exactly, false), Some((None, TalkLine::Exactly)));
        assert_eq!(said(&exactly, true), Some((None, TalkLine::TenBags)));
        assert_eq!(
            said(&[made(one(you()), 5, 5), set(one(judith()), 8, 7)], true),
            Some((Some(judith()), TalkLine::YouSetMe))
        );
        assert_eq!(
            said(&[set(one(judith()), 8, 7), nil(you(), 0)], false),
            Some((None, TalkLine::YourNil))
        );
        assert_eq!(
            said(&[nil(judith(), 0)], false),
            Some((Some(judith()), TalkLine::MyNil))
        );
        assert_eq!(said(&[nil(judith(), 1)], false), None, "a failed nil is bitter enough");
        for (tricks, expected) in [(1, TalkLine::OneTrickTooMany), (2, TalkLine::YourNilFailed)] {
            assert_eq!(said(&[nil(you(), tricks)], false), Some((None, expected)));
        }
        assert_eq!(said(&[set(one(you()), 8, 5)], false), None);
        assert_eq!(
            said(&[made(SideWho::Pair(you(), judith()), 7, 7)], false),
            Some((Some(judith()), TalkLine::Together))
        );
    }

    /// A person who takes no trick but the last beats Judith, who bid far too much: she says so once, and at the end of the match again.
    #[test]
    fn a_set_is_commented_on_when_it_happens_and_not_again() {
        use crate::session::RulesKind;
        use crate::session::setup::MatchSetup;
        use spades_bots::Level;
        use spades_rules::{Action, Phase, Preset, Seed};
        let mut rules = Preset::OpenDraft.rules();
        rules.end.rounds = Some(1);
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::OpenDraft),
            players: vec![
                Player::Human { name: "Ada".into() },
                Player::Bot {
                    name: "Judith".into(),
                    level: Level::Advanced,
                },
            ],
        };
        let (mut moments, mut talkative) = (Vec::new(), 0);
        for seed in 0..6 {
            let mut game = Match::new(setup.clone(), Seed::from_u64(seed)).expect("a match");
            let mut said = Vec::new();
            talkative += usize::from(is_talkative(&game));
            while let Some(&first) = game.game().legal_actions().first() {
                let bid = if game.game().actor() == Some(0) { 1 } else { 12 };
                let action = match game.game().phase() {
                    Phase::Bidding => Action::Bid(bid),
                    _ => first,
                };
                let events = game.play(action).expect("a legal action");
                for event in events {
                    if let Event::TrickTaken { seat, .. } = event {
                        said.extend(on_trick(&game, &game.view(0), seat));
                    }
                }
            }
            let lines: Vec<TalkLine> = said.iter().map(|talk| talk.line).collect();
            assert!(lines.len() <= 1, "{lines:?}");
            moments.extend(lines);
            let end = on_match(&game).expect("a winner").line;
            assert!(matches!(end, TalkLine::Won | TalkLine::Lost));
            let again = on_round(&game, true).map(|talk| talk.line);
            assert!(!matches!(again, Some(TalkLine::YouSetMe)), "{again:?}");
        }
        assert_eq!(moments, vec![TalkLine::YouSetMe; talkative]);
        assert!((1..6).contains(&talkative));
    }
}
