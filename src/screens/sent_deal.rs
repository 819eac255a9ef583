//! A received deal link: its rules, the sender's result, and whether to play it now.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::code::DealCode;

use super::measures::Measures;
use super::page::{Pages, button_row};
use super::setup::{Dealer, Form, Step};
use crate::say;
use crate::session::RulesKind;
use crate::states::{Menu, Screen};
use crate::text::setup::Description;
use crate::ui::focus::{FirstFocus, GoBack};
use crate::ui::node::NodeStyle as _;
use crate::ui::{ButtonKind, Ui, palette};

/// The link that was opened last; the match at the table waits until the player has decided.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(super) struct Received(pub(super) DealCode);

fn build(mut pages: Pages, received: Res<Received>, form: Res<Form>) {
    let Received(code) = &*received;
    let mut form = form.clone();
    form.type_code(code.to_string());
    let gap = Measures::of(&pages.room).card_gap;
    pages.card_page(Menu::SentDeal, &say::deal_codes::sent_deal_title(), gap, |ui| {
        let kind = RulesKind::of(code.rules());
        ui.serif(&form.own_rules().name(kind, code.rules()), 36.0, palette::IVORY);
        ui.paragraph(&Description::of_fixed(*code.rules()), palette::IVORY);
        if let Some(sender) = code.sender() {
            let side = code.rules().side_of(sender.seat());
            let points = sender.sheet().scores().get(side).copied().unwrap_or_default();
            ui.serif(&say::deal_codes::sent_deal_they_scored(points), 26.0, palette::BRASS);
        }
        ui.paragraph(&say::deal_codes::sent_deal_same_cards(), palette::MUTED);
        if let Some(next) = form.next_match() {
            ui.paragraph(&next, palette::MUTED);
        }
        let row = button_row().margin(UiRect::top(px(8)));
        ui.nest(row, buttons);
    });
}

fn buttons(row: &mut Ui) {
    row.button(ButtonKind::Primary, Some("play"), &say::deal_codes::sent_deal_play())
        .insert(FirstFocus)
        .observe(play);
    row.button(ButtonKind::Secondary, None, &say::deal_codes::sent_deal_not_now())
        .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(GoBack));
    row.button(
        ButtonKind::Secondary,
        Some("sliders-horizontal"),
        &say::deal_codes::sent_deal_change_players(),
    )
    .observe(change_players);
}

fn play(_: On<Activate>, received: Res<Received>, mut dealer: Dealer, mut menu: ResMut<NextState<Menu>>) {
    dealer.form.type_code(received.0.to_string());
    dealer.deal();
    menu.set(Menu::None);
}

fn change_players(
    _: On<Activate>,
    received: Res<Received>,
    mut form: ResMut<Form>,
    mut step: ResMut<Step>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    form.type_code(received.0.to_string());
    step.begin(&form);
    NextState::set_if_neq(&mut screen, Screen::Setup);
    menu.set(Menu::None);
}

pub(super) fn plugin(app: &mut App) {
    super::page(app, Menu::SentDeal, build);
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;
    use crate::screens::testing::{app, focus, focused, go, key, menu, press, receive_deal, screen, sent_deal};
    use crate::session::Match;
    use crate::session::setup::StartMatch;

    fn texts(app: &mut App) -> Vec<String> {
        let mut texts = app.world_mut().query::<&Text>();
        texts.iter(app.world()).map(|text| text.0.clone()).collect()
    }

    #[test]
    fn a_sent_deal_is_shown_with_the_senders_points_and_played_with_one_key() {
        let (code, points) = sent_deal();
        let mut app = app(1280, 720);
        go(&mut app, Screen::Setup);
        key(&mut app, KeyCode::Tab);
        receive_deal(&mut app, &code);
        assert_eq!((screen(&app), menu(&app)), (Screen::Setup, Menu::SentDeal));
        let line = say::deal_codes::sent_deal_they_scored(points).text();
        assert!(texts(&mut app).contains(&line), "{line}");
        assert_eq!(focused(&app).as_deref(), Some("play"));
        press(&mut app, KeyCode::Enter);
        app.update();
        let started: Vec<_> = app.world_mut().resource_mut::<Messages<StartMatch>>().drain().collect();
        let [StartMatch(setup)] = started.as_slice() else {
            panic!("{started:?}");
        };
        assert_eq!(setup.rules, *code.rules());
        app.update();
        assert_eq!(app.world().resource::<Match>().game().record().seed, code.seed());
        assert_eq!(menu(&app), Menu::None);
        assert_eq!(
            app.world().resource::<Form>().typed_code(),
            "",
            "the next match has other deals"
        );
    }

    #[test]
    fn not_now_leaves_everything_as_it_was() {
        let (code, _) = sent_deal();
        let mut app = app(1280, 720);
        let before = app.world().resource::<Form>().clone();
        receive_deal(&mut app, &code);
        focus(&mut app, "not-now");
        key(&mut app, KeyCode::Enter);
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Menu::None));
        assert_eq!(*app.world().resource::<Form>(), before);
    }
}
