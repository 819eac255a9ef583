use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea};
use spades_bots::Level;
use spades_rules::{Phase, Preset, Rules, Seed};

use super::Page;
use crate::screens::testing::{app, lay_over, settle};
use crate::session::setup::{MatchSetup, Player};
use crate::session::{ConcedeMatch, Match, RulesKind};
use crate::states::Menu;
use crate::text::Phrase;
use crate::text::glossary::Term;
use crate::text::help::Tab as Words;
use crate::text::this_match::Worth;
use crate::ui::focus::GoBack;

fn put_on_the_table(app: &mut App, rules: Rules) {
    let setup = MatchSetup {
        rules,
        kind: RulesKind::Custom,
        players: (0..rules.players)
            .map(|seat| match seat {
                0 => Player::Human { name: "Ada".to_owned() },
                _ => Player::Bot {
                    name: seat.to_string(),
                    level: Level::Beginner,
                },
            })
            .collect(),
    };
    app.insert_resource(Match::new(setup, Seed::from_u64(5)).unwrap());
}

fn named(app: &mut App, name: &str) -> Vec<Entity> {
    let world = app.world_mut();
    let mut all = world.query::<(Entity, &Name, &ComputedNode)>();
    all.iter(world)
        .filter(|(_, other, node)| other.as_str() == name && !node.is_empty())
        .map(|(entity, ..)| entity)
        .collect()
}

fn reads(app: &mut App, text: &str) -> bool {
    let world = app.world_mut();
    let mut all = world.query::<&Text>();
    all.iter(world).any(|other| other.0 == text)
}

#[test]
fn the_help_of_a_match_begins_with_its_own_rules() {
    let mut app = app(1280, 720);
    lay_over(&mut app, Menu::Help);
    assert!(named(&mut app, &Words::ThisMatch.key()).is_empty(), "there is no match");
    lay_over(&mut app, Menu::None);

    let mut rules = Rules {
        nil: Some(77),
        ..Preset::Solo.rules()
    };
    rules.end.rounds = Some(1);
    put_on_the_table(&mut app, rules);
    lay_over(&mut app, Menu::Help);
    assert_eq!(*app.world().resource::<Page>(), Page(Words::ThisMatch));
    assert!(reads(&mut app, &Worth::either(77).text()));

    // Once the match has ended and its table is left, there are no match rules to show.
    lay_over(&mut app, Menu::None);
    let mut game = app.world_mut().resource_mut::<Match>();
    while game.game().phase() != Phase::MatchEnd {
        let action = game.game().legal_actions()[0];
        game.play(action).unwrap();
    }
    lay_over(&mut app, Menu::Help);
    assert_eq!(*app.world().resource::<Page>(), Page::default());
}

/// Its rules were still first in the help at the title.
#[test]
fn a_conceded_match_has_no_rules_in_the_help() {
    let mut app = app(1280, 720);
    put_on_the_table(&mut app, Preset::AceHigh.rules());
    lay_over(&mut app, Menu::Help);
    assert_eq!(*app.world().resource::<Page>(), Page(Words::ThisMatch));
    lay_over(&mut app, Menu::None);
    app.world_mut().write_message(ConcedeMatch { side: 0 });
    settle(&mut app);
    assert!(app.world().resource::<Match>().is_over());
    lay_over(&mut app, Menu::Help);
    assert_eq!(*app.world().resource::<Page>(), Page::default());
    assert!(named(&mut app, &Words::ThisMatch.key()).is_empty());
}

#[test]
fn a_term_opens_the_glossary_where_it_is_explained() {
    let mut app = app(1280, 720);
    put_on_the_table(&mut app, Preset::Pairs.rules());
    lay_over(&mut app, Menu::Help);
    // The last term of the list, far down.
    let term = Term::Trick;
    let [button] = named(&mut app, &term.key())[..] else {
        panic!("one button of the open leaf");
    };
    app.world_mut().trigger(Activate { entity: button });
    settle(&mut app);
    settle(&mut app);
    assert_eq!(*app.world().resource::<Page>(), Page(Words::Glossary));
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
    let meaning = term.meaning().text();
    let (_, node, place) = texts.iter(world).find(|(text, ..)| text.0 == meaning).unwrap();
    let row = Rect::from_center_size(place.translation, node.size());
    let mut areas = world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<ScrollArea>>();
    let seen = areas.iter(world).any(|(node, place)| {
        let area = Rect::from_center_size(place.translation, node.size());
        area.contains(row.min) && area.contains(row.max)
    });
    assert!(seen, "{row:?} is in sight");
    // Escape returns to the text with the link, and from there leaves.
    let go_back = |app: &mut App| {
        app.world_mut().trigger(GoBack);
        settle(app);
        (
            *app.world().resource::<Page>(),
            *app.world().resource::<State<Menu>>().get(),
        )
    };
    assert_eq!(go_back(&mut app), (Page(Words::ThisMatch), Menu::Help));
    assert_eq!(go_back(&mut app).1, Menu::None);
    // Where a tab was chosen, there is no link to go back to.
    lay_over(&mut app, Menu::Help);
    let [button] = named(&mut app, &term.key())[..] else {
        panic!("one button of the open leaf");
    };
    app.world_mut().trigger(Activate { entity: button });
    settle(&mut app);
    for words in [Words::Bidding, Words::Glossary] {
        *app.world_mut().resource_mut::<Page>() = Page(words);
        settle(&mut app);
    }
    assert_eq!(go_back(&mut app).1, Menu::None);
}
