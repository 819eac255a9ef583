//! The pill between table and hand: whose turn it is, the prompt, and the latest event. It is also the caption of every important
//! sound.

use bevy::prelude::*;
use spades_layout::Fixture;
use spades_rules::{Card, View};

use super::BuildHud;
use super::pill::{self, PillContent};
use super::place::fixture;
use crate::say;
use crate::session::{Match, Purpose, RemainingTricks, Turn, TurnPrompt, Who};
use crate::settings::Settings;
use crate::table::cues::CueQueue;
use crate::table::geometry::TableGeometry;
use crate::table::shown::{LatestRemark, ShownView};
use crate::text::Blank;
use crate::text::Words;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, Theme, palette, write};

#[derive(Component)]
struct Pill;

#[derive(Component)]
struct PillText;

#[derive(Component)]
struct PillIcon;

/// Current content of the pill, even while the pill is hidden.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
struct Caption(Option<PillContent<Words>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caption>();
    app.add_observer(build);
    app.add_systems(Update, (compose, fill).chain().in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut panels: Panels) {
    let node = flex().justify_center();
    let shell = pill::shell(percent(100), px(22), px(10));
    panels.fill(event.root, |ui| {
        // Half of the letters' enlargement, so that a long name fits.
        let size = event.text.pill / ui.theme.line(1.0).sqrt();
        ui.nest(fixture(Fixture::TurnPill, node), |ui| {
            ui.nest((Pill, shell, Visibility::Hidden), |ui| {
                ui.icon("crown", 20.0, palette::BRASS).insert(PillIcon);
                ui.sans(&Blank, size, palette::IVORY)
                    .insert((PillText, TextLayout::no_wrap()));
            })
            .observe(pill::carry_out);
        });
    });
}

fn asks(now: Turn, view: &View, game: &Match) -> Option<PillContent<Words>> {
    let who = game.who(view.viewer);
    Some(match now {
        Turn::Open if view.hand_counts[view.viewer] == 0 => {
            PillContent::lit(say::turn_line::turn_up_card(who), "icons/eye.png")
        }
        Turn::Open | Turn::Look => PillContent::lit(say::turn_line::pick_up_hand(who), "icons/eye.png"),
        Turn::Draw => PillContent::lit(say::turn_line::draw_from_stock(who), "icons/layers.png"),
        Turn::Pass => {
            let share = game.game().running_share()?;
            let left = share.count.saturating_sub(view.naming.len() as u8);
            PillContent::plain(say::turn_line::pass_cards(who, game.who(share.to), left))
        }
        Turn::Play => plays(view, who),
        // These have panels of their own.
        Turn::Choose | Turn::Bid | Turn::Settle | Turn::Next => return None,
        Turn::Wait => match view.actor {
            Some(actor) if actor != view.viewer && game.player(actor).is_some() => {
                PillContent::plain(say::turn_line::thinking(game.who(actor)))
            }
            _ => return None,
        },
    })
}

fn plays(view: &View, who: Who) -> PillContent<Words> {
    let led = view.led().map(Card::suit);
    let follows = led.filter(|&suit| view.lawful.iter().all(|mine| mine.suit() == suit));
    let dummy = view.hand_to_play.is_some_and(|hand| hand != view.viewer);
    let line = match (led, follows, dummy) {
        (None, _, false) => say::turn_line::lead(who),
        (None, _, true) => say::turn_line::lead_from_the_dummy(who),
        (_, Some(suit), false) => say::turn_line::follow(who, suit),
        (_, Some(suit), true) => say::turn_line::dummy_follows(who, suit),
        (_, None, false) => say::turn_line::any_card(who),
        (_, None, true) => say::turn_line::any_card_of_the_dummy(who),
    };
    match follows {
        Some(suit) => PillContent::plain(line).of_suit(suit),
        None => PillContent::plain(line),
    }
}

fn compose(
    shown_view: Res<ShownView>,
    latest_remark: Res<LatestRemark>,
    cues: Res<CueQueue>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    geometry: Res<TableGeometry>,
    rest: Res<RemainingTricks>,
    mut caption: ResMut<Caption>,
) {
    let (Some(view), Some(game)) = (&shown_view.0, game) else {
        return;
    };
    if !shown_view.is_changed()
        && !latest_remark.is_changed()
        && !cues.is_changed()
        && !prompt.is_changed()
        && !rest.is_changed()
    {
        return;
    }
    let now = prompt.turn;
    let next = match latest_remark.0 {
        _ if geometry.leaves_turn_line_to_bar() => None,
        // The latest event stays until the next prompt.
        Some(remark) if now == Turn::Wait => Some(pill::remark(remark, &game)),
        None if !cues.idle() => None,
        // No player is thinking, and there is no prompt.
        None if game.purpose() == Purpose::Replay || rest.is_settled(view.round) => None,
        None if game.purpose() == Purpose::Exercise && now == Turn::Wait => None,
        _ => asks(now, view, &game),
    };
    caption.set_if_neq(Caption(next));
}

fn fill(
    caption: Res<Caption>,
    theme: Res<Theme>,
    settings: Res<Settings>,
    mut pills: Query<(&mut Visibility, &mut BorderColor, &mut Pickable), With<Pill>>,
    mut texts: Query<(&mut Text, &mut TextColor), With<PillText>>,
    mut icons: Query<(&mut ImageNode, &mut Node), With<PillIcon>>,
    added: Query<(), Added<Pill>>,
) {
    if !caption.is_changed() && !settings.is_changed() && added.is_empty() {
        return;
    }
    let said = caption.0.as_ref();
    for (mut visibility, mut border, mut pickable) in &mut pills {
        visibility.set_if_neq(if said.is_none() {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        border.set_all(PillContent::rim(said));
        pickable.set_if_neq(PillContent::reach(said));
    }
    for (mut text, mut color) in &mut texts {
        write(&mut text, &said.map(|said| &said.line));
        color.0 = said.map_or(palette::IVORY, PillContent::ink);
    }
    for (mut image, mut node) in &mut icons {
        PillContent::show_picture(said, &theme, &settings, &mut image, &mut node);
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Action, Preset, Seed};

    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};

    /// “Pick up your hand” was said over a hand of no cards.
    #[test]
    fn a_card_drawn_to_an_empty_hand_is_turned_up() {
        let preset = Preset::OpenDraft;
        let setup = MatchSetup {
            rules: preset.rules(),
            kind: RulesKind::Preset(preset),
            players: vec![Player::Human { name: "Ada".to_owned() }; 2],
        };
        let mut game = Match::new(setup, Seed::from_u64(3)).expect("rules");
        let seat = game.game().actor().expect("somebody draws");
        game.play(Action::Draw).expect("the first card");
        let said = asks(Turn::Open, &game.view(seat), &game).map(|said| said.line);
        assert_eq!(said, Some(say::turn_line::turn_up_card(game.who(seat))));
    }
}
