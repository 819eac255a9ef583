//! Copies a match's deal code to the clipboard: alone, as a link to the game's page, or with your own points for comparison. On phones
//! links go through the share sheet. A link that is opened is shown as a received deal.

use bevy::prelude::*;
use spades_archive::code::{Carry, DealCode};
use spades_rules::{Game, Seat};

use super::sent_deal::Received;
use super::setup::{Form, SetupPage, Step};
use super::share::{self, AskShare, ShareSheet, Sharing};
use crate::text::Phrase;
use crate::text::deal_codes::{DealCodes, Invitation};
use crate::text::notices::Notice;
use crate::text::number::Score;
use crate::{Menu, Screen};

/// Returns the address of the game's page, for links. On the desktop it comes from the build variable `SPADES_PAGE`; without that, there
/// are only codes.
fn page() -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    {
        let location = web_sys::window()?.location();
        Some(location.origin().ok()? + &location.pathname().ok()?)
    }
    #[cfg(not(target_arch = "wasm32"))]
    option_env!("SPADES_PAGE").map(str::to_owned)
}

/// An item that can be copied or shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    pub(super) name: DealCodes,
    text: String,
    notice: Notice,
    /// The text beside the link in a phone's share sheet.
    invitation: Option<Invitation>,
}

impl Offer {
    /// Returns everything that can be copied or shared of a match; `own` is the seat of the only human player.
    pub(super) fn of(game: &Game, own: Option<Seat>, sheet: ShareSheet) -> Vec<Offer> {
        let mut offers = offers(page().as_deref(), game, own);
        for offer in offers.iter_mut().filter(|_| sheet.0) {
            offer.name = match offer.name {
                DealCodes::CopyLink => DealCodes::ShareLink,
                DealCodes::CopyLinkWithMyPoints => DealCodes::ShareLinkWithMyPoints,
                other => other,
            };
        }
        offers
    }

    /// Shares or copies the item.
    pub(super) fn give(&self, sharing: &mut Sharing) {
        match &self.invitation {
            Some(invitation) if sharing.has_sheet() => sharing.ask(AskShare {
                text: invitation.text(),
                link: Some(self.text.clone()),
            }),
            _ => sharing.copy(share::copy(self.text.clone(), self.notice.clone())),
        }
    }
}

fn offers(page: Option<&str>, game: &Game, own: Option<Seat>) -> Vec<Offer> {
    let Ok(code) = DealCode::of_match(game, None) else {
        return Vec::new();
    };
    let link = |code: &DealCode| page.map(|page| format!("{page}#{}", code.fragment()));
    let mut offers = vec![Offer {
        name: DealCodes::CopyDealCode,
        text: code.to_string(),
        notice: Notice::DealCodeCopied,
        invitation: None,
    }];
    offers.extend(link(&code).map(|text| Offer {
        name: DealCodes::CopyLink,
        text,
        notice: Notice::DealLinkCopied,
        invitation: Some(Invitation::Plain),
    }));
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
            invitation: link.is_some().then_some(Invitation::Points(Score(points))),
            text: link.unwrap_or_else(|| code.to_string()),
            notice: Notice::DealsWithPointsCopied,
        }
    }));
    offers
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
    app.add_message::<OpenLink>();
    app.add_systems(Update, open);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{app, lay_over, menu, screen, settle};
    use spades_rules::{Preset, Seed};

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
    fn what_can_be_copied_leads_to_the_same_deals_and_nothing_of_an_unfinished_match_can() {
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
}
