//! Confirmations: for actions that can't be undone, or that one tap too many would trigger.

use crate::text::variant;
use bevy::ecs::observer::IntoEntityObserver;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{Action, NilFailure, Seat, Sides};

use super::sheet::close_overlay;
use super::{Overlay, sheet};
use crate::say;
use crate::session::daily::DailyResults;
use crate::session::setup;
use crate::session::slots::Slots;
use crate::session::{
    ClaimAnswer, ConcedeMatch, Match, Perspective, Purpose, SessionOptions, SubmitAction, TurnPrompt, Undo,
};
use crate::table::facing::TurnedTo;
use crate::table::geometry::TableGeometry;
use crate::text::Phrase;
use crate::text::Words;
use crate::text::notices::Notice;
use crate::text::questions::{Concede, TakeBack};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Panels, Ui, palette};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Concede), concede);
    app.add_systems(OnEnter(Overlay::ConcedeRound), concede_round);
    app.add_systems(OnEnter(Overlay::TakeBack), take_back);
    app.add_systems(OnEnter(Overlay::BlindNil), blind_nil);
    app.add_systems(OnEnter(Overlay::BlindBid), blind_bid);
    app.add_systems(OnEnter(Overlay::CallRenege), call_renege);
    app.add_systems(OnEnter(Overlay::Restart), restart);
    app.add_systems(OnEnter(Overlay::Undo), undo);
}

/// A confirmation dialog in words.
struct Question<'a> {
    asks: &'a dyn Phrase,
    /// The consequence.
    says: &'a dyn Phrase,
    /// The button that confirms.
    yes: (ButtonKind, &'static str, &'a dyn Phrase),
    no: &'a dyn Phrase,
}

impl Question<'_> {
    /// Opens the dialog. `done` observes the confirming button, which also closes the dialog.
    fn ask<M>(self, panels: &mut Panels, overlay: Overlay, done: impl IntoEntityObserver<M>) {
        sheet(panels, overlay, 560.0, Some(self.no), |ui| {
            ui.sheet_heading(self.asks).insert(TextLayout::justify(Justify::Center));
            consequence(ui, self.says);
            let (kind, icon, caption) = self.yes;
            ui.wide_button(kind, icon, caption).observe(done).observe(close_overlay);
        });
    }
}

fn consequence(ui: &mut Ui, words: &dyn Phrase) {
    ui.spawn((
        ui.theme.paragraph(words, 18.0, palette::IVORY),
        TextLayout::justify(Justify::Center),
    ));
}

/// Concedes the match: it counts as lost and can't be resumed.
fn concede(
    mut panels: Panels,
    game: Res<Match>,
    perspective: Res<Perspective>,
    (geometry, turned): (Res<TableGeometry>, Res<TurnedTo>),
) {
    // Round the screen, the question is turned to the person who opened the menu.
    let seat = turned.seat(&geometry).unwrap_or(perspective.viewer);
    let side = game.game().side_of(seat);
    let says = if game.hot_seat() {
        Concede::ItIsLostFor(game.side_who(side))
    } else {
        Concede::ItCountsAsLost
    };
    Question {
        asks: &Concede::ConcedeTheMatch,
        says: &says,
        yes: (ButtonKind::Danger, "flag", &Concede::Concede),
        no: &Concede::PlayOn,
    }
    .ask(
        &mut panels,
        Overlay::Concede,
        move |_: On<Activate>, mut concede: MessageWriter<ConcedeMatch>| {
            concede.write(ConcedeMatch { side });
        },
    );
}

/// Concedes the round: the remaining cards play themselves.
fn concede_round(mut panels: Panels) {
    Question {
        asks: &say::questions::concede_round_concede_the_round(),
        says: &say::questions::concede_round_your_cards_play_themselves(),
        yes: (ButtonKind::Danger, "flag", &say::questions::concede_round_concede()),
        no: &say::questions::concede_round_play_on(),
    }
    .ask(
        &mut panels,
        Overlay::ConcedeRound,
        |_: On<Activate>, mut settles: MessageWriter<ClaimAnswer>| {
            settles.write(ClaimAnswer::Concede);
        },
    );
}

/// Undoes a decision among several people at one machine, if all agree. Round the screen the question is turned to a person other than
/// the one who decided.
fn take_back(
    mut panels: Panels,
    game: Res<Match>,
    options: Res<SessionOptions>,
    mut turned: ResMut<TurnedTo>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let point = game.can_undo(&options);
    let Some((point, asked)) = point.and_then(|point| Some((point, consenting_opponent(&game, point.seat)?))) else {
        next.set(Overlay::None);
        return;
    };
    turned.0 = Some(asked);
    let (who, of) = (game.who(point.seat), game.who(asked));
    let (asks, says, yes) = if game.humans().count() == 2 {
        let asks = TakeBack::MayTakeBack {
            who: who.clone(),
            of: of.clone(),
        };
        (asks, TakeBack::IfAgreed { who, of }, TakeBack::Agree)
    } else {
        let asks = TakeBack::MayTakeBackAmongAll(who.clone());
        (asks, TakeBack::IfAllAgree(who), TakeBack::WeAllAgree)
    };
    Question {
        asks: &asks,
        says: &says,
        yes: (ButtonKind::Secondary, "users", &yes),
        no: &TakeBack::Cancel,
    }
    .ask(
        &mut panels,
        Overlay::TakeBack,
        |_: On<Activate>, mut undo: MessageWriter<Undo>| {
            undo.write(Undo { agreed: true });
        },
    );
}

/// Returns the person who must agree to undo this player's decision: the next one clockwise, preferring an opponent to a partner.
fn consenting_opponent(game: &Match, seat: Seat) -> Option<Seat> {
    let hands = game.game().hands();
    let side = |seat| game.game().side_of(seat);
    let next = (1..hands).map(|steps| (seat + steps) % hands);
    next.filter(|other| game.humans().any(|person| person == *other))
        .min_by_key(|&other| side(other) == side(seat))
}

/// Returns the consequence of a restart with the same deals.
fn same_deals(game: &Match, days: &DailyResults) -> Words {
    match game.purpose() {
        Purpose::Practice => say::questions::restart_practice_from_its_point(),
        _ if game.is_under_way() && !game.hot_seat() => {
            say::questions::restart_same_deals_count_separately(days.awaits(game))
        }
        _ => say::questions::restart_same_deals(),
    }
}

/// Restarts the match with the same deals or with new ones.
fn restart(mut panels: Panels, game: Res<Match>, slots: Res<Slots>, days: Res<DailyResults>) {
    let same = same_deals(&game, &days);
    // A finished match is in the history.
    let kept = slots.keeps_current();
    let other = if kept {
        say::questions::restart_new_match_keeps_this_one()
    } else {
        say::questions::restart_new_match_has_other_deals()
    };
    sheet(
        &mut panels,
        Overlay::Restart,
        560.0,
        Some(&say::questions::restart_play_on()),
        |ui| {
            ui.sheet_heading(&say::questions::restart_restart_match())
                .insert(TextLayout::justify(Justify::Center));
            for line in [same, other] {
                consequence(ui, &line);
            }
            ui.wide_button(ButtonKind::Secondary, "rotate-ccw", &say::questions::restart_restart())
                .observe(close_overlay)
                .observe(|_: On<Activate>, mut asked: MessageWriter<setup::Restart>| {
                    asked.write(setup::Restart);
                });
            ui.wide_button(ButtonKind::Secondary, "play", &say::questions::restart_new_match())
                .observe(close_overlay)
                .observe(
                    move |_: On<Activate>,
                          mut asked: MessageWriter<setup::Rematch>,
                          mut toasts: MessageWriter<Toast>| {
                        asked.write(setup::Rematch);
                        toasts.write_batch(kept.then(|| Toast::new(Notice::MatchBeforeIsKept)));
                    },
                );
        },
    );
}

/// Confirms the first undo of a match: afterward the match is counted separately anyway.
fn undo(
    mut panels: Panels,
    game: Res<Match>,
    options: Res<SessionOptions>,
    days: Res<DailyResults>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let Some(news) = game.can_undo(&options).and_then(|point| point.news) else {
        next.set(Overlay::None);
        return;
    };
    Question {
        asks: &say::questions::undo_separately_undo(),
        says: &say::questions::undo_separately_counts_separately(variant(&news), days.awaits(&game)),
        yes: (
            ButtonKind::Secondary,
            "undo-2",
            &say::questions::undo_separately_undo_it(),
        ),
        no: &say::questions::undo_separately_leave_it(),
    }
    .ask(
        &mut panels,
        Overlay::Undo,
        |_: On<Activate>, mut undo: MessageWriter<Undo>| {
            undo.write(Undo::default());
        },
    );
}

/// Confirms a blind nil: the most expensive bid is a single button in the middle of the table.
fn blind_nil(mut panels: Panels, game: Res<Match>, prompt: Res<TurnPrompt>, mut next: ResMut<NextState<Overlay>>) {
    let rules = &game.setup().rules;
    let Some(points) = rules.blind_nil else {
        next.set(Overlay::None);
        return;
    };
    let costs_bags = rules.nil_failure == NilFailure::Bags;
    let count = prompt.count;
    Question {
        asks: &say::questions::blind_nil_bid_it(),
        says: &say::questions::blind_nil_for_so_many(points, costs_bags),
        yes: (
            ButtonKind::Danger,
            "sparkles",
            &say::questions::blind_nil_bid_blind_nil(),
        ),
        no: &say::questions::blind_nil_not_now(),
    }
    .ask(
        &mut panels,
        Overlay::BlindNil,
        move |_: On<Activate>, mut submit: MessageWriter<SubmitAction>| {
            submit.write(SubmitAction {
                action: Action::BlindNil,
                count,
            });
        },
    );
}

/// Offers the numbers that may be bid blind, and blind nil where it may be.
fn blind_bid(mut panels: Panels, game: Res<Match>, prompt: Res<TurnPrompt>) {
    let rules = &game.setup().rules;
    let count = prompt.count;
    let bids = prompt.blind_bids().map(Action::BlindBid);
    let nil = Some(Action::BlindNil).filter(|&nil| prompt.allows(nil));
    let choices: Vec<Action> = bids.chain(nil).collect();
    let covers = rules.sides == Sides::Partners;
    let (made, missed) = rules.blind_bid_points(1);
    sheet(
        &mut panels,
        Overlay::BlindBid,
        560.0,
        Some(&say::questions::blind_nil_not_now()),
        |ui| {
            ui.sheet_heading(&say::questions::blind_bid_bid_it())
                .insert(TextLayout::justify(Justify::Center));
            consequence(ui, &say::questions::blind_bid_for_so_many(covers, made, -missed));
            let row = flex()
                .width(percent(100))
                .wrap()
                .row_gap(px(10))
                .column_gap(px(10))
                .justify_center();
            ui.nest((row, Pickable::IGNORE), |ui| {
                for action in choices {
                    let words = match action {
                        Action::BlindBid(tricks) => {
                            say::questions::blind_bid_number(tricks, rules.blind_bid_points(tricks).0)
                        }
                        _ => say::questions::blind_nil_bid_blind_nil(),
                    };
                    ui.spawn(ui.theme.button(ButtonKind::Danger, None, &words, 0.0))
                        .observe(move |_: On<Activate>, mut submit: MessageWriter<SubmitAction>| {
                            submit.write(SubmitAction { action, count });
                        })
                        .observe(close_overlay);
                }
            });
        },
    );
}

/// Confirms calling a renege: there is only one call per round.
fn call_renege(mut panels: Panels, prompt: Res<TurnPrompt>, mut next: ResMut<NextState<Overlay>>) {
    let Some(action) = prompt.call else {
        next.set(Overlay::None);
        return;
    };
    let count = prompt.count;
    Question {
        asks: &say::questions::ask_call_ask_first(),
        says: &say::questions::ask_call_one_call_a_round(),
        yes: (ButtonKind::Danger, "flag", &say::questions::ask_call_call_it()),
        no: &say::questions::ask_call_play_on(),
    }
    .ask(
        &mut panels,
        Overlay::CallRenege,
        move |_: On<Activate>, mut submit: MessageWriter<SubmitAction>| {
            submit.write(SubmitAction { action, count });
        },
    );
}

#[cfg(test)]
mod tests {
    use spades_archive::daily::{Daily, Date};
    use spades_bots::Level;

    use super::*;
    use crate::session::setup::{MatchSetup, Player};
    use crate::session::{News, RulesKind};

    /// Returns the deal of a day against the computer, after an action.
    fn of_the_day() -> Match {
        let date = Date::new(2026, 11, 22).unwrap();
        let daily = Daily::of(date);
        let bot = Player::Bot {
            name: "Bob".into(),
            level: Level::Advanced,
        };
        let mut players = vec![bot; usize::from(daily.rules.players)];
        players[0] = Player::Human { name: "Ada".into() };
        let setup = MatchSetup {
            rules: daily.rules,
            kind: RulesKind::Preset(daily.preset),
            players,
        };
        let mut saved = Match::new(setup, daily.seed).unwrap().saved(1);
        saved.day = Some(date);
        let mut game = Match::resume(&saved).unwrap();
        let action = game.game().legal_actions()[0];
        game.play(action).unwrap();
        game
    }

    #[test]
    fn a_restart_says_what_it_costs_this_match() {
        let days = DailyResults::default();
        let game = of_the_day();
        let text = |game: &Match| same_deals(game, &days).text();
        assert!(text(&game).ends_with("counted separately, not as the deal of the day."));
        let mut other = game.saved(1);
        other.restarted = true;
        let other = Match::resume(&other).unwrap();
        assert!(
            text(&other).ends_with("this match is counted separately."),
            "it counts separately already"
        );
        let practice = text(&game.with(Purpose::Practice));
        assert!(
            practice.contains("from the same point") && !practice.contains("round 1"),
            "{practice}"
        );
    }

    #[test]
    fn an_undo_says_what_was_seen() {
        let text =
            |news: News, daily: bool| say::questions::undo_separately_counts_separately(variant(&news), daily).text();
        assert!(text(News::Card, false).starts_with("You’ve seen new cards since. "));
        for news in [News::Bid, News::Call] {
            assert!(!text(news, false).contains("cards"));
        }
        assert!(!text(News::Bid, false).contains("deal of the day"));
        assert!(text(News::Bid, true).ends_with("counted separately, not as the deal of the day."));
    }
}
