//! Touch on the table, as on phones: a touch raises a card, a second tap or a flick plays it; a finger sliding along the hand browses
//! it, and takes a card along when it leaves the hand; a long press shows information.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use spades_layout::DropArea;

use super::{SLACK, Seen};
use crate::input::{Contact, Intent, Spot, TouchTimes};
use crate::redraw::Redraw;
use crate::settings::{Settings, TapPlays};
use crate::states::Screen;
use crate::table::PointerSystems;
use crate::table::card::{CardBody, CardHighlight};
use crate::table::card_info::{InfoPopover, InfoSubject};
use crate::table::scene::{CardId, Scene};
use crate::table::selection::{KnowsTaps, Raised};
use crate::ui::CurrentViewport;

/// Duration of a press before it shows information.
const REST: Duration = Duration::from_millis(450);

/// Maximum duration of a flick, and the minimum length of a flick or a stroke over the drawn card, in pixels of the window.
const FLICK: (Duration, f32) = (Duration::from_millis(350), 40.0);

/// Minimum distance from the sides of the window at which the swipe for the last trick begins, and its minimum length, in pixels of the
/// window. A swipe from a side belongs to the system, which goes back.
const SWIPE: (f32, f32) = (28.0, 64.0);

/// The finger in action, if there is one; other fingers are ignored.
#[derive(Resource, Default, Debug)]
struct Finger(Option<Gesture>);

/// A finger from touch to release.
#[derive(Clone, Copy, Debug)]
struct Gesture {
    pointer: PointerId,
    met: Met,
    start: Vec2,
    at: Vec2,
    began: Duration,
    /// `true` if the card under it was already raised.
    was_raised: bool,
    doing: Doing,
    /// `true` after a long press.
    has_rested: bool,
    /// `true` while its information is shown.
    inspects: bool,
    /// Count of the prompt when the finger touched.
    count: usize,
}

impl Gesture {
    /// Returns `true` if it has only trembled.
    fn is_still(&self) -> bool {
        self.at.distance(self.start) <= SLACK
    }
}

/// The target of a touch.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Met {
    /// A face-up card of the hand to play.
    Hand(CardId),
    /// Another card.
    Card(CardId),
    /// The table itself.
    Table,
    /// A widget that handles the finger itself.
    Widget,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Doing {
    /// The finger rests where it touched.
    Rests,
    /// It browses the hand.
    Slides,
    /// It carries a card.
    Carries(CardId),
    /// It is ignored until released.
    Nothing,
}

/// State that a finger acts on.
#[derive(SystemParam)]
struct Touched<'w, 's> {
    seen: Seen<'w>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    times: Res<'w, TouchTimes>,
    raised: ResMut<'w, Raised>,
    popover: ResMut<'w, InfoPopover>,
    cards: Query<'w, 's, (&'static CardBody, &'static mut CardHighlight)>,
    windows: Query<'w, 's, (), With<PrimaryWindow>>,
    intents: MessageWriter<'w, Intent>,
}

impl Touched<'_, '_> {
    fn scene(&self) -> Option<&Scene> {
        self.seen.scene.0.as_ref()
    }

    /// Returns the target of a press on this entity.
    fn met(&self, entity: Entity) -> Met {
        let Ok((&CardBody(id), _)) = self.cards.get(entity) else {
            return if self.windows.contains(entity) {
                Met::Table
            } else {
                Met::Widget
            };
        };
        if self.is_in_hand(id) {
            Met::Hand(id)
        } else {
            Met::Card(id)
        }
    }

    /// Returns `true` if a card is face up in the hand to play.
    fn is_in_hand(&self, id: CardId) -> bool {
        let (Some(scene), Some(view)) = (self.scene(), &self.seen.view.0) else {
            return false;
        };
        scene.faces[id].is_some() && scene.hands[view.playing_hand()].contains(&id)
    }

    fn raise(&mut self, card: Option<CardId>) {
        self.raised.set_if_neq(Raised(card));
    }

    fn hold(&mut self, id: CardId, at: Option<Vec2>) {
        for (_, mut highlight) in self.cards.iter_mut().filter(|(body, _)| body.0 == id) {
            if highlight.held != at {
                highlight.held = at;
            }
        }
    }

    fn press(&mut self, id: CardId) {
        let spot = self.seen.spot(id);
        self.intents.write_batch(spot.map(Intent::Press));
    }

    /// Returns the time when a finger touched or was released.
    fn made(&self, pointer: PointerId, contact: Contact) -> Duration {
        self.times.of(pointer, contact).unwrap_or_else(|| self.time.elapsed())
    }

    /// Handles a touch.
    fn begin(&mut self, pointer: PointerId, at: Vec2, met: Met) -> Gesture {
        if self.popover.subject().is_some() {
            self.popover.dismiss();
        }
        let was_raised = matches!(met, Met::Hand(id) if self.raised.0 == Some(id));
        match met {
            Met::Hand(id) => self.raise(Some(id)),
            Met::Card(_) | Met::Table => self.raise(None),
            Met::Widget => {}
        }
        Gesture {
            pointer,
            met,
            start: at,
            at,
            began: self.made(pointer, Contact::Down),
            was_raised,
            doing: Doing::Rests,
            has_rested: false,
            inspects: false,
            count: self.seen.prompt.count,
        }
    }

    /// Handles a movement.
    fn moved(&mut self, gesture: &mut Gesture) {
        match gesture.doing {
            Doing::Rests => self.set_out(gesture),
            Doing::Slides => self.slide(gesture),
            Doing::Carries(id) => self.carry(id, gesture.at),
            Doing::Nothing => {}
        }
    }

    /// Decides on the gesture of a finger that starts to move.
    fn set_out(&mut self, gesture: &mut Gesture) {
        let by = gesture.at - gesture.start;
        if by.length() <= SLACK {
            return;
        }
        // The player has read enough, and the finger moves on as if it hadn't rested.
        if std::mem::take(&mut gesture.inspects) {
            self.popover.dismiss();
        }
        gesture.doing = match gesture.met {
            Met::Hand(id) if self.leaves(id, gesture.at, by) => self.take(id, gesture.at),
            Met::Hand(_) => Doing::Slides,
            Met::Card(id) if self.seen.allows(id) => Doing::Carries(id),
            Met::Card(_) | Met::Table if self.may_be_swiped(gesture.start) => Doing::Rests,
            _ => Doing::Nothing,
        };
        if gesture.doing != Doing::Rests {
            self.moved(gesture);
            return;
        }
        if by.x.abs() > 2.0 * by.y.abs() && by.x.abs() >= SWIPE.1 {
            self.intents.write(Intent::LastTrick);
            gesture.doing = Doing::Nothing;
        }
    }

    /// Returns `true` if a swipe that began here may show the last trick.
    fn may_be_swiped(&self, start: Vec2) -> bool {
        // Round the screen sideways is different for each person.
        if self.seen.geometry.facing().is_some() {
            return false;
        }
        let viewport = self.seen.geometry.viewport();
        let width = viewport.window().x * viewport.unit;
        (SWIPE.0..=width - SWIPE.0).contains(&start.x)
    }

    /// Returns `true` if a finger that has left its card takes it out of the hand.
    fn leaves(&self, id: CardId, at: Vec2, by: Vec2) -> bool {
        match self.seen.spot(id) {
            Some(Spot::Hand { seat, .. }) if self.seen.geometry.can_be_slid_along(seat) => {
                self.seen.geometry.leads_to_middle(seat, by) && self.seen.prompt.turn.asks_for_card()
                    || self.is_above_hand(at)
            }
            _ => true,
        }
    }

    fn is_above_hand(&self, at: Vec2) -> bool {
        let Some((scene, view)) = self.scene().zip(self.seen.view.0.as_ref()) else {
            return false;
        };
        let seat = view.playing_hand();
        let geometry = &self.seen.geometry;
        geometry.is_beyond_hand(seat, scene.hands[seat].len(), geometry.point(at))
    }

    /// Takes a card out of the hand, or explains why it may not be played.
    fn take(&mut self, id: CardId, at: Vec2) -> Doing {
        if self.seen.allows(id) {
            self.carry(id, at);
            return Doing::Carries(id);
        }
        if self.seen.prompt.turn.asks_for_card() {
            self.press(id);
        }
        Doing::Nothing
    }

    fn slide(&mut self, gesture: &mut Gesture) {
        let Some((scene, view)) = self.scene().zip(self.seen.view.0.as_ref()) else {
            return;
        };
        if self.is_above_hand(gesture.at) {
            if self.seen.prompt.turn.asks_for_card()
                && let Some(id) = self.raised.0
            {
                gesture.doing = self.take(id, gesture.at);
            }
            return;
        }
        let seat = view.playing_hand();
        let hand = &scene.hands[seat];
        let point = self.seen.geometry.point(gesture.at);
        if let Some(place) = self.seen.geometry.card_of_hand_at(seat, hand.len(), point) {
            let id = hand[place];
            self.raise(Some(id));
        }
    }

    /// Shows a carried card above the finger.
    fn carry(&mut self, id: CardId, at: Vec2) {
        let Some(scene) = self.scene() else { return };
        let height = self.seen.geometry.pose(scene.places()[id]).height;
        let geometry = &self.seen.geometry;
        let above = geometry.point(at) - geometry.unseen(Vec2::new(0.0, height / 2.0));
        self.hold(id, Some(above));
    }

    /// Handles the release.
    fn lifted(&mut self, gesture: &mut Gesture) -> bool {
        let lasted = self.made(gesture.pointer, Contact::Up).saturating_sub(gesture.began);
        if gesture.doing == Doing::Rests && !gesture.has_rested && gesture.is_still() && lasted >= REST {
            self.inspect(gesture);
        }
        if gesture.inspects {
            return false;
        }
        match (gesture.doing, gesture.met) {
            (Doing::Rests, Met::Hand(id)) => self.tapped(id, gesture.was_raised),
            (Doing::Rests, Met::Card(id)) => {
                self.press(id);
                false
            }
            (Doing::Carries(id), _) => self.let_go(id, gesture, lasted),
            _ => false,
        }
    }

    /// Handles a tap on a card of the hand; returns `true` if it plays a card raised before.
    fn tapped(&mut self, id: CardId, was_raised: bool) -> bool {
        let turn = self.seen.prompt.turn;
        let plays = was_raised || self.settings.tap_plays == TapPlays::First;
        if !turn.asks_for_card() || plays || !self.seen.allows(id) {
            self.press(id);
        }
        turn.asks_for_card() && was_raised && self.seen.allows(id)
    }

    /// Drops a carried card; returns `true` if it is played.
    fn let_go(&mut self, id: CardId, gesture: &Gesture, lasted: Duration) -> bool {
        self.hold(id, None);
        self.raise(None);
        let Some(spot) = self.seen.spot(id) else { return false };
        let by = gesture.at - gesture.start;
        let far = by.length() >= FLICK.1;
        let quick = lasted <= FLICK.0 && far;
        let geometry = &self.seen.geometry;
        let area = match spot {
            Spot::Hand { seat, .. } if quick && geometry.leads_to_middle(seat, by) => DropArea::Table,
            // Wherever its original place is.
            Spot::Hand { seat, .. }
                if (geometry.facing().is_some() || !geometry.is_at_bottom(seat)) && !self.is_above_hand(gesture.at) =>
            {
                DropArea::Hand
            }
            // Only the direction counts, not the speed: a slow stroke to the hand may end over the discards.
            Spot::Drawn if far => match geometry.flicked(by) {
                DropArea::Elsewhere => geometry.drop_at(geometry.point(gesture.at)),
                area => area,
            },
            Spot::Drawn => DropArea::Elsewhere,
            _ => geometry.drop_at(geometry.point(gesture.at)),
        };
        self.intents.write(Intent::Drop(spot, area));
        matches!((spot, area), (Spot::Hand { .. }, DropArea::Table))
    }

    /// Cancels the gesture.
    fn give_up(&mut self, gesture: &Gesture) {
        if let Doing::Carries(id) = gesture.doing {
            self.hold(id, None);
        }
        self.raise(None);
    }

    /// Shows information after a long press.
    fn inspect(&mut self, gesture: &mut Gesture) {
        gesture.has_rested = true;
        let of = match gesture.met {
            Met::Hand(id) | Met::Card(id) => Some(InfoSubject::Card(id)),
            Met::Table => {
                let geometry = &self.seen.geometry;
                geometry.plate_at(geometry.point(gesture.at)).map(InfoSubject::Plate)
            }
            Met::Widget => None,
        };
        if let Some(of) = of.filter(|_| self.seen.may_inspect()) {
            self.popover.about(of, self.seen.prompt.count);
            gesture.inspects = true;
        }
    }
}

/// Follows the finger in action.
fn follow(
    mut inputs: MessageReader<PointerInput>,
    mut presses: MessageReader<Pointer<Press>>,
    viewport: Res<CurrentViewport>,
    (mut finger, mut knows): (ResMut<Finger>, ResMut<KnowsTaps>),
    mut redraw: ResMut<Redraw>,
    mut touched: Touched,
) {
    let mut gesture = finger.0.take();
    // The prompt or the layout has changed since.
    let outdated = |gesture: &Gesture| gesture.count != touched.seen.prompt.count || viewport.is_changed();
    if let Some(old) = gesture.as_mut().filter(|gesture| outdated(gesture)) {
        touched.give_up(old);
        old.count = touched.seen.prompt.count;
        if old.doing != Doing::Slides || viewport.is_changed() {
            old.doing = Doing::Nothing;
        }
    } else if gesture.is_none() && touched.seen.prompt.is_changed() {
        touched.raise(None);
    }
    let presses: Vec<_> = presses.read().filter(|press| press.pointer_id.is_touch()).collect();
    for input in inputs.read() {
        let at = input.location.position;
        // In their original order: with slow frames one may contain a whole tap.
        if let PointerAction::Press(_) = input.action {
            for press in presses.iter().filter(|press| press.pointer_id == input.pointer_id) {
                let met = touched.met(press.entity);
                let others = touched.seen.geometry.facing().is_some();
                // Round the screen one finger holds a cover, and another person's may rest anywhere: one on a card to play takes
                // precedence.
                if others && met == Met::Widget {
                    continue;
                }
                let busy = |gesture: &Gesture| !others || matches!(gesture.met, Met::Hand(_));
                if let Some(old) = gesture.as_ref().filter(|gesture| !busy(gesture)) {
                    touched.give_up(old);
                    gesture = None;
                }
                if gesture.is_none() {
                    gesture = Some(touched.begin(press.pointer_id, at, met));
                }
            }
        }
        let Some(ours) = gesture.as_mut().filter(|ours| ours.pointer == input.pointer_id) else {
            continue;
        };
        ours.at = at;
        match input.action {
            PointerAction::Move { .. } => touched.moved(ours),
            PointerAction::Release(_) => {
                if touched.lifted(ours) {
                    knows.0 = true;
                }
                gesture = None;
            }
            PointerAction::Cancel => {
                touched.give_up(ours);
                gesture = None;
            }
            _ => {}
        }
    }
    if let Some(resting) = gesture
        .as_mut()
        .filter(|ours| ours.doing == Doing::Rests && ours.met != Met::Widget && !ours.has_rested)
    {
        redraw.for_a_while();
        // A finger already released, though not yet processed, no longer rests; nor does one that swipes from the edge.
        let until = touched.times.already_lifted(resting.pointer);
        let until = until.unwrap_or_else(|| touched.time.elapsed());
        if resting.is_still() && until.saturating_sub(resting.began) >= REST {
            touched.inspect(resting);
        }
    }
    finger.0 = gesture;
}

fn leave(mut finger: ResMut<Finger>, mut raised: ResMut<Raised>) {
    finger.0 = None;
    raised.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finger>()
        .init_resource::<KnowsTaps>()
        .init_resource::<Raised>();
    app.add_systems(OnExit(Screen::Table), leave);
    app.add_systems(Update, follow.in_set(PointerSystems));
}
