//! Tests of the marks.

use bevy::ecs::system::RunSystemOnce;
use spades_rules::{Action, Game, Preset, Seed};

use super::*;
use crate::settings::SortOrder;

/// Returns the scene after the tricks of a round in which the seats bid like this.
fn scene(bids: [u8; 4], tricks: [u8; 4]) -> (Scene, View) {
    let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).expect("a preset");
    while let Some(seat) = game.actor().filter(|_| game.phase() == Phase::Bidding) {
        game.apply(Action::Bid(bids[seat])).expect("a bid");
    }
    let view = game.view(0);
    let mut scene = Scene::new(&view, true, SortOrder::SpadesFirst);
    scene.tricks = tricks.into();
    (scene, view)
}

#[test]
fn a_mark_comes_when_it_is_decided_and_not_before() {
    let marks = |tricks| {
        let (scene, _) = scene([3, 5, 0, 2], tricks);
        [0, 1, 2, 3].map(|seat| mark(&scene, seat))
    };
    assert_eq!(marks([2, 2, 0, 0]), [None, None, Some(Mark::Nil(4)), None]);
    assert_eq!(marks([3, 2, 0, 2])[0], Some(Mark::Made));
    assert_eq!(marks([3, 2, 1, 2])[2], Some(Mark::NilFailed));
    // Two tricks are left, and three are needed.
    assert_eq!(marks([6, 2, 0, 3])[1], Some(Mark::Set));
    assert_eq!(marks([6, 5, 0, 2])[2], Some(Mark::NilMade));
}

#[test]
fn dots_count_bags_once_a_bid_is_made_and_tricks_of_a_nil() {
    let count = |tricks, seat| {
        let (scene, view) = scene([3, 5, 0, 2], tricks);
        dots(&scene, &view, seat, mark(&scene, seat))
    };
    let limit = usize::from(Preset::Solo.rules().bags.limit);
    assert_eq!(count([2, 2, 0, 0], 0), (0, 0));
    assert_eq!(count([5, 2, 0, 0], 0), (limit, 2));
    assert_eq!(count([2, 2, 0, 0], 2), (DOTS, 4));
}

/// The beads of a plate's bags lay on its border.
#[test]
fn dots_lie_on_a_ground_of_their_own_while_there_are_any() {
    let mut world = World::new();
    let (scene, _) = scene([3, 5, 0, 2], [5, 2, 0, 0]);
    world.insert_resource(ShownScene(Some(scene)));
    let mut marks = Marks::default();
    marks.seats[0].dots = (10, 2);
    world.insert_resource(marks);
    let theme = BackgroundColor(palette::PANEL);
    let [full, empty] = [0, 1].map(|relative| {
        world
            .spawn((Holder(relative), flex().display(Display::None), theme))
            .id()
    });
    world.spawn((
        Dot { relative: 0, index: 0 },
        flex(),
        theme,
        BorderColor::default(),
        UiTransform::default(),
    ));
    world.run_system_once(draw).expect("it draws");
    let display = |holder| world.get::<Node>(holder).map(|node| node.display);
    assert_eq!([full, empty].map(display), [Some(Display::Flex), Some(Display::None)]);
}
