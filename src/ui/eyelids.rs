//! Eyelids over the eyes of a court card's head, for faces that blink.

use bevy::prelude::*;
use spades_rules::Card;

use super::card_art::{CardPicture, HeadShift};
use super::palette;
use crate::ui::node::{NodeStyle as _, flex};

/// An eye in the square frame of a head, in thousandths: the middle from the left and from the top, and the width.
type Eye = (u16, u16, u16);

/// Height of an eyelid, as a fraction of the frame.
const HEIGHT: f32 = 0.075;

/// The eyes, by suit (clubs, diamonds, hearts, spades) and rank (jack, queen, king). Faces in profile have one.
const EYES: [[&[Eye]; 3]; 4] = [
    [
        &[(505, 463, 190), (770, 463, 145)],
        &[(342, 444, 125), (593, 447, 170)],
        &[(200, 505, 135), (480, 498, 165)],
    ],
    [
        &[(342, 450, 135), (640, 440, 175)],
        &[(302, 458, 130), (575, 461, 170)],
        &[(407, 352, 150)],
    ],
    [
        &[(450, 420, 130)],
        &[(362, 403, 135), (640, 407, 165)],
        &[(367, 473, 135), (592, 473, 145)],
    ],
    [
        &[(600, 473, 150)],
        &[(537, 392, 155), (797, 392, 125)],
        &[(712, 508, 160), (970, 511, 110)],
    ],
];

/// Returns the eyes of a court card; other cards have none.
fn eyes(card: Card) -> &'static [Eye] {
    let court = card.rank().checked_sub(9).map(usize::from);
    let of_suit = EYES.get(card.suit() as usize);
    of_suit.and_then(|suit| suit.get(court?)).copied().unwrap_or_default()
}

/// State of the eyes of a head: `true` if they are closed.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EyesClosed(pub(crate) bool);

/// An eyelid, a child of the head: the first or the second.
#[derive(Component)]
pub(crate) struct Eyelid(usize);

/// Spawns the eyelids of the head that they are spawned in.
pub(crate) fn eyelids(head: &mut super::Ui) {
    for number in 0..2 {
        let lid = flex()
            .absolute()
            .height(percent(100.0 * HEIGHT))
            .border(UiRect::bottom(px(1.4)))
            .border_radius(BorderRadius::MAX);
        head.spawn((
            Name::new("eyelid"),
            Eyelid(number),
            lid,
            BackgroundColor(palette::PAPER),
            BorderColor::all(palette::OUTLINE),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

type Head = (
    Ref<'static, CardPicture>,
    Ref<'static, EyesClosed>,
    Ref<'static, HeadShift>,
    &'static Children,
);

fn close(heads: Query<Head>, mut lids: Query<(&Eyelid, &mut Node, &mut Visibility)>) {
    for (picture, closed, shift, children) in &heads {
        if !closed.is_changed() && !(closed.0 && (picture.is_changed() || shift.is_changed())) {
            continue;
        }
        let CardPicture::Head(card) = *picture else { continue };
        for &child in children {
            let Ok((lid, mut node, mut visibility)) = lids.get_mut(child) else {
                continue;
            };
            let eye = eyes(card).get(lid.0).filter(|_| closed.0);
            let shown = eye.map_or(Visibility::Hidden, |_| Visibility::Inherited);
            visibility.set_if_neq(shown);
            let Some(eye) = eye else { continue };
            let [x, y, width] = [eye.0, eye.1, eye.2].map(|part| f32::from(part) / 10.0);
            node.left = percent(x - width / 2.0 + 100.0 * shift.0.x);
            node.top = percent(y - 50.0 * HEIGHT + 100.0 * shift.0.y);
            node.width = percent(width);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, close.before(bevy::ui::UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use spades_rules::Suit;

    use super::*;

    #[test]
    fn every_court_card_has_eyes_within_its_frame() {
        for suit in Suit::ALL {
            for rank in 0..13 {
                let eyes = eyes(Card::new(suit, rank));
                let court = (9..12).contains(&rank);
                assert_eq!(!eyes.is_empty(), court, "{suit:?} {rank}");
                for &(x, y, width) in eyes {
                    assert!(x > width / 2 && x < 1000 && (300..600).contains(&y), "{suit:?} {rank}");
                }
            }
        }
    }

    #[test]
    fn eyelids_are_seen_only_while_the_eyes_are_closed() {
        let mut world = World::new();
        let jack = CardPicture::Head(Card::new(Suit::Hearts, 9));
        let lid = |world: &mut World, number| {
            let look = (Eyelid(number), Node::default(), Visibility::Hidden);
            world.spawn(look).id()
        };
        let lids = [lid(&mut world, 0), lid(&mut world, 1)];
        let head = world.spawn((jack, EyesClosed(false), HeadShift::default())).id();
        world.entity_mut(head).add_children(&lids);
        let mut seen = |closed| {
            world.entity_mut(head).insert(EyesClosed(closed));
            world.run_system_cached(close).expect("the system");
            lids.map(|lid| world.get::<Visibility>(lid) == Some(&Visibility::Inherited))
        };
        // In profile, the jack of hearts has one eye.
        assert_eq!(
            [seen(false), seen(true), seen(false)],
            [[false; 2], [true, false], [false; 2]]
        );
    }
}
