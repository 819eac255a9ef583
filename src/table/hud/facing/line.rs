//! The line between each person's cards and the middle: the latest event and the prompt, turned to that person, or the buttons that
//! answer it. It reveals nothing about covered cards.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_layout::SeatWidget;
use spades_rules::{Action, Card, Misdeal, Phase, Seat, Suit, View};

use super::super::pill::{self, PillContent};
use super::{BuildFacing, aside, centered};
use crate::input::Intent;
use crate::say;
use crate::session::{Match, Turn, TurnPrompt};
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::card_info::InfoPopover;
use crate::table::cues::CueQueue;
use crate::table::prompts::Panel;
use crate::table::shown::{LatestRemark, ShownView};
use crate::text::Words;
use crate::text::{Blank, Phrase};
use crate::ui::node::NodeStyle as _;
use crate::ui::{ButtonKind, HiddenFromScreenReader, Panels, Theme, Ui, palette, write};

/// The pill at a seat.
#[derive(Component)]
struct Pill(Seat);

#[derive(Component)]
struct PillText(Seat);

#[derive(Component)]
struct PillIcon(Seat);

/// An answer button at a seat.
#[derive(Component)]
struct Answer(Seat, Action);

/// The pill's text at a seat.
type Content = PillContent<Box<dyn Phrase>>;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, fill.in_set(TableSystems::Draw));
}

fn build(event: On<BuildFacing>, mut panels: Panels, game: Res<Match>) {
    let row = centered().column_gap(event.at(12.0));
    let blind_nil = game.setup().rules.blind_nil.map(|points| {
        let words = say::tools::draft_blind_nil(points);
        (ButtonKind::Secondary, "sparkles", words, Action::BlindNil)
    });
    let rules = &game.setup().rules;
    let blind_bid = rules.blind_bid.map(|min| {
        let words = say::tools::draft_blind_bid();
        (ButtonKind::Secondary, "sparkles", words, Action::BlindBid(min))
    });
    let misdeal = (rules.misdeal == Misdeal::NoSpades).then(|| {
        let words = say::tools::draft_misdeal();
        (ButtonKind::Secondary, "rotate-ccw", words, Action::Misdeal)
    });
    let answers = [
        (ButtonKind::Primary, "check", say::tools::draft_keep(), Action::Keep),
        (ButtonKind::Danger, "x", say::tools::draft_discard(), Action::Discard),
    ];
    event.fill(&mut panels, |ui| {
        for &seat in &event.people {
            ui.nest(aside(SeatWidget::Line(seat), row.clone()), |ui| {
                let shell = pill::shell(event.at(38.0), event.at(18.0), event.at(9.0));
                ui.nest((Pill(seat), shell), |ui| {
                    ui.icon("crown", 18.0, palette::BRASS).insert(PillIcon(seat));
                    ui.sans(&Blank, 15.5, palette::IVORY)
                        .insert((PillText(seat), TextLayout::no_wrap()));
                })
                .observe(pill::carry_out);
                for button in answers.iter().chain(&blind_nil).chain(&blind_bid).chain(&misdeal) {
                    answer(ui, &event, seat, button);
                }
            });
        }
    });
}

fn answer(
    ui: &mut Ui,
    event: &BuildFacing,
    seat: Seat,
    &(kind, icon, ref caption, action): &(ButtonKind, &'static str, Words, Action),
) {
    let node = centered()
        .height(event.at(48.0))
        .min_width(event.at(132.0))
        .padding(UiRect::horizontal(event.at(18.0)))
        .column_gap(event.at(10.0))
        .display(Display::None)
        .rigid();
    let look = ui.theme.clickable(kind, BorderRadius::MAX, caption);
    let label = ui.theme.inked_label(Some(icon), caption, 17.0);
    let button = (Answer(seat, action), node, look, label, HiddenFromScreenReader);
    ui.spawn(button)
        .observe(move |_: On<Activate>, mut intents: MessageWriter<Intent>| {
            intents.write(Intent::Act(action));
        });
}

/// Returns the prompt for the player to act.
fn asked(now: Turn, view: &View) -> Option<PillContent<Words>> {
    let led = view.led().map(Card::suit);
    let dummy = view.hand_to_play.is_some_and(|hand| hand != view.viewer);
    let suit = |asked, suit: Suit| PillContent::plain(asked).lit_if(true).of_suit(suit);
    Some(match (now, led) {
        (Turn::Open, _) if view.legal.contains(&Action::Look) => {
            PillContent::lit(say::facing::asked_look_or_blind_nil(), "icons/eye.png")
        }
        (Turn::Open, _) => PillContent::lit(say::facing::asked_lift_the_cover(), "icons/eye.png"),
        (Turn::Look, _) => PillContent::lit(say::facing::asked_look_or_blind_nil(), "icons/eye.png"),
        (Turn::Draw, _) => PillContent::lit(say::facing::asked_draw(), "icons/layers.png"),
        (Turn::Pass, _) => PillContent::lit(say::facing::asked_pass(), "icons/users.png"),
        (Turn::Play, None) if dummy => PillContent::plain(say::facing::asked_lead_from_the_dummy()),
        (Turn::Play, Some(led)) if dummy => suit(say::facing::asked_led_to_the_dummy(led), led),
        (Turn::Play, None) => PillContent::plain(say::facing::asked_lead()),
        (Turn::Play, Some(led)) => suit(say::facing::asked_led(led), led),
        (Turn::Wait | Turn::Choose | Turn::Bid | Turn::Settle | Turn::Next, _) => return None,
    })
}

/// Returns the current text at a seat.
fn said(
    seat: Seat,
    shown_view: &ShownView,
    latest_remark: &LatestRemark,
    cues: &CueQueue,
    prompt: &TurnPrompt,
    game: &Match,
) -> Option<Content> {
    let view = shown_view.0.as_ref()?;
    match latest_remark.0 {
        // The latest event stays until the next prompt.
        Some(remark) if prompt.turn == Turn::Wait => return Some(pill::remark(remark, game).boxed()),
        None if !cues.idle() => return None,
        _ => {}
    }
    if matches!(view.phase, Phase::RoundEnd | Phase::MatchEnd | Phase::Claims) {
        return None;
    }
    if seat == view.viewer && prompt.turn != Turn::Wait {
        return asked(prompt.turn, view).map(PillContent::boxed);
    }
    let actor = view
        .actor
        .filter(|&actor| actor != seat && game.player(actor).is_some())?;
    Some(PillContent::plain(say::turn_line::thinking(game.who(actor))).boxed())
}

type Icons<'a> = (&'a PillIcon, &'a mut ImageNode, &'a mut Node);

fn fill(
    (shown_view, latest_remark, cues): (Res<ShownView>, Res<LatestRemark>, Res<CueQueue>),
    (prompt, popover): (Res<TurnPrompt>, Res<InfoPopover>),
    (game, theme, settings): (Option<Res<Match>>, Res<Theme>, Res<Settings>),
    panels: Query<&Panel>,
    mut pills: Query<(&Pill, &mut Node, &mut BorderColor, &mut Pickable), Without<PillIcon>>,
    mut texts: Query<(&PillText, &mut Text, &mut TextColor)>,
    mut icons: Query<Icons>,
    mut answers: Query<(&Answer, &mut Node), (Without<PillIcon>, Without<Pill>)>,
    mut covered: Local<(bool, bool)>,
    added: Query<(), Added<Pill>>,
) {
    // Widgets that cover the lines replace them.
    let asks = panels.iter().any(|panel| matches!(*panel, Panel::Bid | Panel::Settle));
    let covers = (asks, popover.is_above_hand());
    let before = std::mem::replace(&mut *covered, covers);
    let shown = shown_view.is_changed() || latest_remark.is_changed() || cues.is_changed();
    let changed = shown || prompt.is_changed() || settings.is_changed() || before != covers;
    let Some(game) = game.filter(|_| changed || !added.is_empty()) else {
        return;
    };
    let is_covered = |seat: Seat| covers.1 && prompt.view.as_ref().is_some_and(|view| view.viewer == seat);
    let at = |seat: Seat| {
        said(seat, &shown_view, &latest_remark, &cues, &prompt, &game).filter(|_| !asks && !is_covered(seat))
    };
    for (&Pill(seat), mut node, mut border, mut pickable) in &mut pills {
        let said = at(seat);
        pill::show(&mut node, said.is_some());
        border.set_all(PillContent::rim(said.as_ref()));
        pickable.set_if_neq(PillContent::reach(said.as_ref()));
    }
    for (&PillText(seat), mut text, mut color) in &mut texts {
        let said = at(seat);
        color.0 = said.as_ref().map_or(palette::IVORY, PillContent::ink);
        write(&mut text, &said.map(|said| said.line));
    }
    for (&PillIcon(seat), mut image, mut node) in &mut icons {
        PillContent::show_picture(at(seat).as_ref(), &theme, &settings, &mut image, &mut node);
    }
    for (&Answer(seat, action), mut node) in &mut answers {
        let own = prompt.view.as_ref().is_some_and(|view| view.viewer == seat);
        let wanted = match action {
            Action::Keep | Action::Discard => prompt.turn == Turn::Choose,
            Action::BlindBid(_) => prompt.blind_bids().next().is_some(),
            Action::BlindNil => prompt.allows(action) && prompt.blind_bids().next().is_none(),
            action => prompt.allows(action),
        };
        pill::show(&mut node, own && wanted && !asks);
    }
}
