//! Round and trick number.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_layout::{Device, Fixture};
use spades_rules::{Phase, View};

use super::BuildHud;
use super::place::fixture;
use crate::say;
use crate::session::{Match, OwnRules, Purpose};
use crate::states::Menu;
use crate::table::geometry::TableGeometry;
use crate::table::scene::Scene;
use crate::table::shown::{ShownScene, ShownView};
use crate::text::Blank;
use crate::text::Words;
use crate::text::presets::{SHORTEST, ShortRulesName};
use crate::text::round::{FairDeal, RoundTitle};
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{ButtonKind, Fit, Panels, Tooltip, palette, room_to_fit, write};

/// The button with the code of the deal.
#[derive(Component)]
struct Seal;

#[derive(Component)]
enum RoundText {
    Title,
    Detail,
    /// The commitment to the deal, made before the first card, until there is a receipt for it.
    Commitment,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, fill.in_set(crate::table::TableSystems::Draw));
}

fn build(event: On<BuildHud>, mut panels: Panels, geometry: Res<TableGeometry>) {
    let measures = event.measures.round;
    let node = if geometry.round_in_column() {
        column().align_items(if measures.at_right {
            AlignItems::FlexEnd
        } else {
            AlignItems::FlexStart
        })
    } else {
        flex().column_gap(px(14)).align_items(AlignItems::Baseline)
    };
    let (title, detail) = event.text.round;
    let node = node.clone().overflow(if measures.fits {
        Overflow::clip()
    } else {
        Overflow::visible()
    });
    let seal = Node {
        padding: UiRect::axes(px(8), px(2)),
        // Its words end where the lines above it do.
        margin: UiRect::right(px(if geometry.round_in_column() { -8.0 } else { 0.0 })),
        ..default()
    };
    panels.fill(event.root, |ui| {
        ui.nest(fixture(Fixture::Round, node), |ui| {
            let theme = ui.theme;
            let title = (theme.serif(&Blank, title, palette::IVORY), RoundText::Title);
            let line = (theme.sans(&Blank, detail, palette::MUTED), RoundText::Detail);
            if measures.fits && geometry.round_in_column() {
                ui.spawn((title, TextLayout::no_wrap(), Fit::default()));
                ui.spawn((line, TextLayout::no_wrap(), Fit::default()));
            } else if measures.fits {
                ui.spawn((title, TextLayout::no_wrap()));
                ui.nest(room_to_fit(), |ui| {
                    ui.spawn((line, TextLayout::no_wrap(), Fit::default()));
                });
            } else {
                ui.spawn((title, TextLayout::no_wrap()));
                ui.spawn((line, TextLayout::no_wrap()));
            }
            let look = theme.clickable(ButtonKind::Bare, BorderRadius::all(px(8)), &FairDeal::Caption);
            ui.nest((Seal, seal, look, Tooltip::new(FairDeal::About).below()), |ui| {
                ui.sans(&Blank, detail - 2.0, palette::MUTED)
                    .insert((RoundText::Commitment, TextLayout::no_wrap()));
            })
            .observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(Menu::FairDeal));
        });
    });
}

/// Returns the number of tricks in the round: thirteen, except with a prepared hand.
fn tricks(view: &View) -> u8 {
    let played = view.complete_tricks().len();
    let left = view.hand_counts.iter().copied().max().unwrap_or(0);
    left.saturating_add(u8::try_from(played).unwrap_or(u8::MAX))
}

/// Returns the progress of the round, or the target of the match.
pub(super) fn detail(scene: &Scene, view: &View) -> Option<Words> {
    let taken: u8 = scene.tricks.iter().sum();
    let end = view.rules.end;
    // The maximum number of rounds is shown when it is near.
    let goal = match (end.rounds, end.target) {
        _ if view.round + 10 > end.cap => Some(say::round::line_last_round(end.cap)),
        (Some(1), _) => Some(say::round::line_one_round()),
        (Some(rounds), Some(target)) => Some(say::round::line_first_to_or_rounds(target, rounds)),
        (Some(rounds), None) => Some(say::round::line_of_rounds(rounds)),
        (None, Some(target)) => Some(say::round::line_first_to(target)),
        (None, None) => None,
    };
    match scene.phase {
        Phase::Bidding => Some(say::round::line_bidding()),
        Phase::Passing => Some(say::round::line_passing()),
        Phase::Play => Some(say::round::line_trick((taken + 1).min(tricks(view)), tricks(view))),
        Phase::Draft | Phase::Claims | Phase::RoundEnd | Phase::MatchEnd => goal,
    }
}

pub(super) fn title(scene: &Scene, game: &Match, own: &OwnRules) -> RoundTitle {
    if game.purpose() == Purpose::Practice {
        return RoundTitle::Practice(scene.round);
    }
    if game.deal_of_the_day().is_some() {
        return RoundTitle::DealOfTheDay(scene.round);
    }
    RoundTitle::OfRules(rules_name(game, own), scene.round)
}

fn rules_name(game: &Match, own: &OwnRules) -> ShortRulesName {
    ShortRulesName(own.name(game.setup().kind, game.game().rules()), SHORTEST)
}

/// Returns the short title for a phone. With two hands it names the rules while there is room: on an upright phone with usual letters until
/// the first lead, when the badge for broken spades appears beside it.
fn short_title(scene: &Scene, game: &Match, own: &OwnRules, (device, usual): (Device, bool), two: bool) -> RoundTitle {
    let beside_plate = device == Device::PhoneUpright && !two;
    let daily = game.deal_of_the_day().is_some();
    match (game.purpose(), device, scene.phase) {
        (_, Device::PhoneOnItsSide, Phase::Draft) if daily && two => RoundTitle::DealOfTheDayAlone,
        (_, Device::PhoneUpright, Phase::Draft | Phase::Bidding) if daily && two && !usual => {
            RoundTitle::DealOfTheDayAlone
        }
        (_, _, Phase::Bidding) if daily && beside_plate => RoundTitle::DealOfTheDayAlone,
        (Purpose::Practice, Device::PhoneUpright, _) if beside_plate || !usual => RoundTitle::PracticeAlone,
        (Purpose::Practice, ..) => title(scene, game, own),
        (_, Device::PhoneUpright, Phase::Draft | Phase::Bidding) if two && usual => title(scene, game, own),
        (_, Device::Tablet, _) => title(scene, game, own),
        _ if two || beside_plate => RoundTitle::Round(scene.round),
        _ => title(scene, game, own),
    }
}

fn fill(
    shown_scene: Res<ShownScene>,
    shown_view: Res<ShownView>,
    geometry: Res<TableGeometry>,
    game: Option<Res<Match>>,
    own: Res<OwnRules>,
    mut texts: Query<(&RoundText, &mut Text)>,
    mut seals: Query<&mut Node, With<Seal>>,
    added: Query<(), Added<RoundText>>,
) {
    let (Some(scene), Some(view), Some(game)) = (&shown_scene.0, &shown_view.0, game) else {
        return;
    };
    if !shown_scene.is_changed()
        && !shown_view.is_changed()
        && !game.is_changed()
        && !geometry.is_changed()
        && added.is_empty()
    {
        return;
    }
    let drafting = matches!(scene.phase, Phase::Draft | Phase::Bidding);
    // A large interface leaves no room for it, nor do buttons for fingers; the result shows it too.
    let device = geometry.viewport().device;
    let usual = geometry.viewport().letters() <= 1.0;
    let pointed = !device.by_finger();
    let room = pointed && (geometry.round_in_column() || geometry.scale() < 1.15);
    let two = view.hand_counts.len() == 2;
    let sealed = drafting && room && !view.commitment.is_empty();
    for mut seal in &mut seals {
        let display = if sealed { Display::Flex } else { Display::None };
        if seal.display != display {
            seal.display = display;
        }
    }
    for (line, mut text) in &mut texts {
        match line {
            RoundText::Commitment => {
                write(&mut text, &sealed.then(|| FairDeal::Code(view.commitment.clone())));
            }
            RoundText::Title if !pointed => {
                write(&mut text, &short_title(scene, &game, &own, (device, usual), two));
            }
            RoundText::Title => write(&mut text, &title(scene, &game, &own)),
            RoundText::Detail => {
                write(&mut text, &detail(scene, view));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_archive::daily::{Daily, Date};
    use spades_bots::Level;
    use spades_rules::Preset;

    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use crate::text::Phrase;

    #[test]
    fn the_table_names_the_deal_of_the_day() {
        let day_of = |preset| {
            let first = Date::new(2026, 11, 22).unwrap();
            let mut dates = std::iter::successors(Some(first), |date| Some(date.next()));
            dates.find(|&date| Daily::of(date).preset == preset).unwrap()
        };
        let own = OwnRules::default();
        for date in [Preset::OpenDraft, Preset::Pairs].map(day_of) {
            let daily = Daily::of(date);
            let bot = Player::Bot {
                name: "Bob".into(),
                level: Level::Advanced,
            };
            let mut players = vec![bot; usize::from(daily.rules.players)];
            players[0] = Player::Human { name: String::new() };
            let setup = MatchSetup {
                rules: daily.rules,
                kind: RulesKind::Preset(daily.preset),
                players,
            };
            let other = Match::new(setup, daily.seed).unwrap();
            let mut saved = other.saved(1);
            saved.day = Some(date);
            let game = Match::resume(&saved).unwrap();
            let scene = Scene::new(&game.view(0), true, crate::settings::SortOrder::default());
            assert_eq!(title(&scene, &game, &own).text(), "Deal of the day · Round 1");
            assert!(title(&scene, &other, &own).text().ends_with(" · Round 1"));
            assert_ne!(title(&scene, &other, &own), title(&scene, &game, &own));
            if daily.rules.players == 2 {
                let aside = short_title(&scene, &game, &own, (Device::PhoneOnItsSide, true), true);
                assert_eq!(aside.text(), "Deal of the day");
            } else {
                let upright = short_title(&scene, &game, &own, (Device::PhoneUpright, true), false);
                assert_eq!(upright.text(), "Deal of the day");
            }
            let practice = game.with(Purpose::Practice);
            assert_eq!(title(&scene, &practice, &own).text(), "Practice · Round 1");
        }
    }
}
