//! Shares a match's deals: their code alone, a link to the game's page, or the link with your own points for comparison. On phones links go
//! through the share sheet, elsewhere to the clipboard. A link that is opened is shown as a received deal.

use bevy::prelude::*;
use spades_archive::Finished;
use spades_archive::code::{Carry, DealCode};
use spades_rules::{Game, Seat};

use super::daily;
use super::sent_deal::Received;
use super::setup::{Form, SetupPage, Step};
use super::share::{self, AskShare, GamePage, ShareSheet, Sharing};
use crate::say;
use crate::session::Match;
use crate::session::daily::DailyResults;
use crate::states::{Menu, Screen};
use crate::table::receipt::ShareMatch;
use crate::text::Words;
use crate::text::deal_codes::DealCodes;
use crate::text::notices::Notice;

/// An item that can be copied or shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    pub(super) name: DealCodes,
    text: String,
    notice: Notice,
    /// The text beside the link in a phone's share sheet.
    invitation: Option<Words>,
}

impl Offer {
    /// Returns everything that can be copied or shared of a match; `own` is the seat of the only human player.
    pub(super) fn of(game: &Game, own: Option<Seat>, page: &GamePage, sheet: ShareSheet) -> Vec<Offer> {
        let mut offers = offers(page.0.as_deref(), game, own);
        for offer in &mut offers {
            offer.name = named(offer.name, sheet);
        }
        offers
    }

    /// Returns a match of the history as its link, or as its code where the game has no page; `None` if it has neither.
    pub(super) fn of_finished(finished: &Finished, page: &GamePage) -> Option<Offer> {
        let code = DealCode::of_finished(finished).ok()?;
        let link = page.0.as_deref().map(|page| link(page, &code));
        Some(link.map_or_else(|| of_code(&code), of_link))
    }

    /// Returns the name of such an offer.
    pub(super) fn name_in_history(page: &GamePage, sheet: ShareSheet) -> DealCodes {
        match page.0 {
            Some(_) => named(DealCodes::CopyLink, sheet),
            None => DealCodes::CopyDealCode,
        }
    }

    /// Shares or copies the item.
    pub(super) fn give(&self, sharing: &mut Sharing) {
        let copied = share::copy(self.text.clone(), self.notice.clone());
        match &self.invitation {
            Some(invitation) => {
                let share = AskShare {
                    text: invitation.text(),
                    link: Some(self.text.clone()),
                };
                sharing.give(share, copied);
            }
            None => sharing.copy(copied),
        }
    }
}

/// Returns the name of an offer on a device with or without a share sheet.
fn named(name: DealCodes, sheet: ShareSheet) -> DealCodes {
    match name {
        DealCodes::CopyLink if sheet.0 => DealCodes::ShareLink,
        DealCodes::CopyLinkWithMyPoints if sheet.0 => DealCodes::ShareLinkWithMyPoints,
        other => other,
    }
}

fn link(page: &str, code: &DealCode) -> String {
    format!("{page}#{}", code.fragment())
}

fn of_code(code: &DealCode) -> Offer {
    Offer {
        name: DealCodes::CopyDealCode,
        text: code.to_string(),
        notice: Notice::DealCodeCopied,
        invitation: None,
    }
}

fn of_link(link: String) -> Offer {
    Offer {
        name: DealCodes::CopyLink,
        text: link,
        notice: Notice::DealLinkCopied,
        invitation: Some(say::deal_codes::invitation_plain()),
    }
}

fn offers(page: Option<&str>, game: &Game, own: Option<Seat>) -> Vec<Offer> {
    let Ok(code) = DealCode::of_match(game, None) else {
        return Vec::new();
    };
    let link = |code: &DealCode| page.map(|page| link(page, code));
    let mut offers = vec![of_code(&code)];
    offers.extend(link(&code).map(of_link));
    let with_points = own.and_then(|own| Some((own, DealCode::of_match(game, Some((own, Carry::Sheet))).ok()?)));
    offers.extend(with_points.map(|(own, code)| {
        let link = link(&code);
        let points = game.scores()[game.side_of(own)];
        Offer {
            name: if link.is_some() {
                DealCodes::CopyLinkWithMyPoints
            } else {
                DealCodes::CopyCodeWithMyPoints
            },
            invitation: link.is_some().then_some(say::deal_codes::invitation_points(points)),
            text: link.unwrap_or_else(|| code.to_string()),
            notice: Notice::DealsWithPointsCopied,
        }
    }));
    offers
}

/// Shares the match that has ended on the table: the result of the day, or the deals with the player's points.
fn share_match(
    mut asked: MessageReader<ShareMatch>,
    game: Option<Res<Match>>,
    days: Res<DailyResults>,
    mut sharing: Sharing,
) {
    let Some(game) = game.filter(|_| asked.read().count() > 0) else {
        return;
    };
    if let Some(share) = daily::result_of(&game, &days) {
        daily::give(&share, &mut sharing);
        return;
    }
    let offers = Offer::of(game.game(), game.finished(0).own, sharing.page(), sharing.sheet());
    if let Some(offer) = offers.last() {
        offer.give(&mut sharing);
    }
}

/// A link was opened, given by its full address or its fragment.
#[derive(Message, Clone, Debug)]
pub struct OpenLink(pub String);

/// Shows the deal of a link once the title is available. An invalid code is put into the setup's field, with the reason.
fn open(
    mut commands: Commands,
    mut links: MessageReader<OpenLink>,
    mut waiting: Local<Option<String>>,
    screen: Res<State<Screen>>,
    mut form: ResMut<Form>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    page: Option<ResMut<NextState<SetupPage>>>,
    mut step: ResMut<Step>,
) {
    let opened = links.read().last().map(|link| link.0.clone());
    if let Some(link) = opened.filter(|link| DealCode::from_link(link).is_some()) {
        *waiting = Some(link);
    }
    if matches!(screen.get(), Screen::Loading | Screen::OpenInAnotherWindow) {
        return;
    }
    let Some(link) = waiting.take() else { return };
    if let Ok(code) = link.parse::<DealCode>() {
        commands.insert_resource(Received(code));
        menu.set(Menu::SentDeal);
        return;
    }
    form.type_code(link);
    step.begin(&form);
    NextState::set_if_neq(&mut next, Screen::Setup);
    NextState::set_if_neq(&mut menu, Menu::None);
    if let Some(mut page) = page {
        NextState::set_if_neq(&mut page, SetupPage::Choose);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenLink>().add_message::<ShareMatch>();
    app.add_systems(Update, (open, share_match));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app, lay_over, menu, screen, settle};
    use crate::session::setup::{MatchSetup, Player};
    use crate::session::{MatchFinished, RulesKind, clock};
    use bevy::ecs::message::Messages;
    use spades_archive::daily::Daily;
    use spades_bots::Level;
    use spades_rules::{Preset, Rules, Seed};

    fn played(rounds: u16, over: bool) -> Game {
        let mut rules = Preset::Solo.rules();
        rules.end.rounds = Some(rounds);
        let mut game = Game::new(rules, Seed([5; 32])).unwrap();
        while let Some(&action) = game.legal_actions().last() {
            if !over && game.round() > 1 {
                break;
            }
            game.apply(action).unwrap();
        }
        game
    }

    #[test]
    fn a_copied_code_gives_the_same_deals_and_unfinished_matches_have_none() {
        assert_eq!(offers(Some("https://example.org/"), &played(3, false), Some(0)), []);
        let game = played(1, true);
        let names = |page, own| -> Vec<DealCodes> { offers(page, &game, own).iter().map(|offer| offer.name).collect() };
        let page = Some("https://example.org/spades/");
        assert_eq!(names(None, None), [DealCodes::CopyDealCode]);
        assert_eq!(
            names(None, Some(0)),
            [DealCodes::CopyDealCode, DealCodes::CopyCodeWithMyPoints]
        );
        assert_eq!(
            names(page, Some(0)),
            [
                DealCodes::CopyDealCode,
                DealCodes::CopyLink,
                DealCodes::CopyLinkWithMyPoints
            ]
        );
        for (at, offer) in offers(page, &game, Some(2)).iter().enumerate() {
            let mut form = Form::default();
            form.type_code(offer.text.clone());
            let code = form.deal_code().unwrap();
            assert_eq!(code.seed(), Seed([5; 32]));
            assert_eq!(
                code.sender().map(|sender| sender.sheet().scores()[2]),
                (at == 2).then(|| game.scores()[2])
            );
        }
    }

    #[test]
    fn a_link_shows_its_deal_over_whatever_is_there_and_a_wrong_one_says_why() {
        let code = DealCode::new(Preset::Whiz.rules(), Seed([7; 32])).unwrap();
        let mut app = app(1280, 720);
        let open = |app: &mut App, link: String| {
            app.world_mut().write_message(OpenLink(link));
            settle(app);
        };
        open(&mut app, "#about".to_owned());
        assert_eq!(menu(&app), Menu::None, "that is no link with deals");
        lay_over(&mut app, Menu::Help);
        open(&mut app, format!("#{}", code.fragment()));
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Menu::SentDeal));
        assert_eq!(app.world().resource::<Received>().0, code);
        let wrong = format!("#{}", code.fragment())
            .replacen('W', "X", 1)
            .replace("HXG", "HXH");
        open(&mut app, format!("{}Q", &wrong[..wrong.len() - 1]));
        assert_eq!((screen(&app), menu(&app)), (Screen::Setup, Menu::None));
        let form = app.world().resource::<Form>();
        assert!(form.code_is_wrong() && form.code_read().is_some(), "{wrong}");
        open(&mut app, format!("https://example.org/spades/#{}", code.fragment()));
        assert_eq!((screen(&app), menu(&app)), (Screen::Setup, Menu::SentDeal));
    }

    fn ended(rules: Rules, seed: Seed, preset: Preset) -> Match {
        let mut players = vec![
            Player::Bot {
                name: "Bob".into(),
                level: Level::Beginner,
            };
            usize::from(rules.players)
        ];
        players[0] = Player::Human { name: "Ada".into() };
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(preset),
            players,
        };
        let mut game = Match::new(setup, seed).unwrap();
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        game
    }

    fn shared(app: &mut App) -> Vec<AskShare> {
        app.world_mut().write_message(ShareMatch);
        app.update();
        let mut asked = app.world_mut().resource_mut::<Messages<AskShare>>();
        asked.drain().collect()
    }

    /// The address of the page goes along, with the player's points or with the result of the day.
    #[test]
    fn a_match_that_has_ended_is_shared_with_an_address() {
        let mut app = app(390, 844);
        let page = "https://example.org/spades/";
        app.insert_resource(GamePage(Some(page.to_owned())))
            .insert_resource(ShareSheet(true));
        let mut rules = Preset::Solo.rules();
        rules.end.rounds = Some(1);
        app.insert_resource(ended(rules, Seed([5; 32]), Preset::Solo));
        let asked = shared(&mut app);
        assert_eq!(asked.len(), 1);
        let link = asked[0].link.clone().expect("an address");
        let code = DealCode::from_link(&link).expect("a code").expect("a right one");
        assert!(link.starts_with(page) && code.sender().is_some(), "{link}");
        // The deal of the day, once it has been counted.
        let today = Daily::of(clock::date_of(clock::now()));
        let game = ended(today.rules, today.seed, today.preset);
        let finished = game.finished(clock::now());
        app.insert_resource(game);
        app.world_mut().write_message(MatchFinished { finished });
        settle(&mut app);
        let asked = shared(&mut app);
        assert_eq!(asked.len(), 1);
        assert_eq!(asked[0].link.as_deref(), Some(page));
        assert!(asked[0].text.contains("Deal of the day"), "{}", asked[0].text);
    }

    #[test]
    fn a_match_of_the_history_is_shared_as_a_link_where_there_is_a_page() {
        let (with, without) = (GamePage(Some("https://example.org/".into())), GamePage(None));
        let mut finished = ended(Preset::OpenDraft.rules(), Seed([6; 32]), Preset::OpenDraft).finished(7);
        for conceded in [false, true] {
            if conceded {
                finished.record.actions.truncate(5);
                finished.ending.conceded = Some(0);
            }
            let offer = |page| Offer::of_finished(&finished, page).expect("an offer");
            assert!(offer(&with).text.starts_with("https://example.org/#deal="));
            assert_eq!(offer(&without).name, DealCodes::CopyDealCode);
        }
        let names = [&with, &without].map(|page| Offer::name_in_history(page, ShareSheet(true)));
        assert_eq!(names, [DealCodes::ShareLink, DealCodes::CopyDealCode]);
    }
}
