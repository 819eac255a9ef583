//! Tooltips: a line with a widget's action and its key, shown when the pointer rests on it or the keyboard focus stays on it.

use std::sync::Arc;
use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{OverrideClip, Pressed};
use bevy::ui_widgets::popover::{Popover, PopoverAlign, PopoverPlacement, PopoverSide};
use spades_layout::Viewport;

use super::{CurrentViewport, HiddenFromScreenReader, Theme, palette};
use crate::redraw::Redraw;
use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};

/// Time that the pointer rests before the tooltip appears.
const REST: Duration = Duration::from_millis(500);

/// Above every layer that can contain a widget.
const ABOVE: GlobalZIndex = GlobalZIndex(90);

/// Horizontal space that a tooltip leaves free in the window, both sides together and its own padding included, in UI pixels.
const BESIDE: f32 = 60.0;

/// Width of a letter, as a fraction of its height.
const LETTER: f32 = 0.56;

/// The tooltip of a widget.
#[derive(Component, Clone, Debug)]
pub struct Tooltip {
    phrase: Arc<dyn Phrase + Send + Sync>,
    /// `true` if it appears below the widget where there is room.
    below: bool,
}

impl Tooltip {
    #[must_use]
    pub fn new(phrase: impl Phrase + Send + Sync + 'static) -> Tooltip {
        Tooltip {
            phrase: Arc::new(phrase),
            below: false,
        }
    }

    /// Lets it appear below its widget, which is the last line of a text.
    #[must_use]
    pub fn below(self) -> Tooltip {
        Tooltip { below: true, ..self }
    }
}

/// The hovered or focused widget, the time spent on it, and its visible tooltip.
#[derive(Resource, Default)]
struct LookedAt {
    widget: Option<Entity>,
    rested: Duration,
    line: Option<Entity>,
    /// The widget was pressed: the player knows what it does.
    done: bool,
}

type Tips<'w, 's> = Query<'w, 's, (Entity, &'static Tooltip, Option<&'static Hovered>, Has<Pressed>)>;

fn show(
    tips: Tips,
    focus: Res<InputFocus>,
    ring: Res<InputFocusVisible>,
    time: Res<Time>,
    theme: Res<Theme>,
    viewport: Res<CurrentViewport>,
    mut looked: ResMut<LookedAt>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let hovered = tips.iter().find(|(_, _, hovered, _)| hovered.is_some_and(Hovered::get));
    let focused = || tips.get(focus.get().filter(|_| ring.0)?).ok();
    let now = hovered.or_else(focused);
    let widget = now.map(|(entity, ..)| entity);
    if widget != looked.widget {
        if let Some(line) = looked.line {
            commands.entity(line).try_despawn();
        }
        looked.turn_to(widget);
        redraw.for_a_while();
    }
    let Some((entity, tip, _, pressed)) = now else {
        return;
    };
    if pressed && !looked.done {
        looked.done = true;
        if let Some(line) = looked.line.take() {
            commands.entity(line).try_despawn();
        }
    }
    if looked.done || looked.line.is_some() {
        return;
    }
    redraw.for_a_while();
    looked.rested += time.delta();
    if looked.rested >= REST {
        let line = commands.spawn(line(&theme, &viewport, tip)).id();
        commands.entity(entity).add_child(line);
        looked.line = Some(line);
    }
}

impl LookedAt {
    /// Starts over with another widget.
    fn turn_to(&mut self, widget: Option<Entity>) {
        *self = LookedAt {
            widget,
            ..LookedAt::default()
        };
    }
}

fn line(theme: &Theme, viewport: &Viewport, tip: &Tooltip) -> impl Bundle + use<> {
    let phrase = &*tip.phrase;
    let size = viewport.panel_sizes().tooltip;
    let max = viewport.size.x / viewport.scale - BESIDE;
    let long = spades_words::width(&phrase.text()) as f32 * size * LETTER > max;
    let sides = if tip.below {
        [PopoverSide::Bottom, PopoverSide::Top]
    } else {
        [PopoverSide::Top, PopoverSide::Bottom]
    };
    let aligned = [PopoverAlign::Center, PopoverAlign::End, PopoverAlign::Start];
    let places = aligned
        .into_iter()
        .flat_map(|align| sides.map(|side| PopoverPlacement { side, align, gap: 10.0 }));
    (
        Name::new("tooltip"),
        HiddenFromScreenReader,
        Popover {
            positions: places.collect(),
            window_margin: 8.0,
        },
        OverrideClip,
        ABOVE,
        Pickable::IGNORE,
        flex()
            .absolute()
            .padding(UiRect::axes(px(14), px(7)))
            .border(UiRect::all(px(1.2)))
            .border_radius(BorderRadius::all(px(12))),
        BackgroundColor(palette::PANEL.with_alpha(0.985)),
        BorderColor::all(palette::BRASS.with_alpha(0.6)),
        children![(
            theme.sans(phrase, size, palette::IVORY),
            if long {
                TextLayout::justify(Justify::Center)
            } else {
                TextLayout::no_wrap()
            },
            // A long tooltip wraps.
            flex().width(if long { px(max) } else { auto() }),
        )],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookedAt>();
    app.add_systems(Update, show);
}

#[cfg(test)]
mod tests {
    use bevy::input_focus::FocusCause;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::input::Intent;
    use crate::text::keys::Tip;

    fn lines(app: &mut App) -> Vec<String> {
        let world = app.world_mut();
        let mut lines = world.query_filtered::<&Children, With<Popover>>();
        let texts = lines.iter(world).flat_map(|children| children.iter());
        let texts: Vec<Entity> = texts.collect();
        texts
            .into_iter()
            .filter_map(|entity| world.get::<Text>(entity).map(|text| text.0.clone()))
            .collect()
    }

    fn steps(app: &mut App, milliseconds: u64) {
        for _ in 0..milliseconds / 50 {
            app.update();
        }
    }

    #[test]
    fn a_line_comes_to_what_is_looked_at_and_goes_when_it_is_pressed() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<Font>().init_asset::<Image>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.init_resource::<Theme>()
            .init_resource::<CurrentViewport>()
            .init_resource::<Redraw>();
        app.init_resource::<InputFocus>().init_resource::<InputFocusVisible>();
        plugin(&mut app);
        let tip = || (Tooltip::new(Tip(Intent::Undo)), Hovered(false));
        let [first, second] = [(); 2].map(|()| app.world_mut().spawn(tip()).id());
        let tip = Tip(Intent::Undo).text();
        steps(&mut app, 1000);
        assert!(lines(&mut app).is_empty());

        app.world_mut().entity_mut(first).insert(Hovered(true));
        steps(&mut app, 400);
        assert!(lines(&mut app).is_empty(), "a pointer that passes by gets no tip");
        steps(&mut app, 200);
        assert_eq!(lines(&mut app), [tip.as_str()]);

        app.world_mut().entity_mut(first).insert(Pressed);
        steps(&mut app, 100);
        app.world_mut().entity_mut(first).remove::<Pressed>();
        steps(&mut app, 1000);
        assert!(lines(&mut app).is_empty(), "what was pressed is understood");

        app.world_mut().entity_mut(first).insert(Hovered(false));
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(second, FocusCause::Navigated);
        steps(&mut app, 1000);
        assert!(
            lines(&mut app).is_empty(),
            "a press of the pointer gives the focus without a ring"
        );
        app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
        steps(&mut app, 1000);
        assert_eq!(lines(&mut app), [tip.as_str()]);

        app.world_mut().entity_mut(second).despawn();
        steps(&mut app, 1000);
        assert!(lines(&mut app).is_empty());
    }

    #[test]
    fn a_line_below_the_last_one_of_a_text_leaves_the_others_free() {
        for (tip, first) in [
            (Tooltip::new(Tip(Intent::Undo)), PopoverSide::Top),
            (Tooltip::new(Tip(Intent::Undo)).below(), PopoverSide::Bottom),
        ] {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, AssetPlugin::default()));
            app.init_asset::<Font>().init_asset::<Image>().init_resource::<Theme>();
            let line = line(app.world().resource::<Theme>(), &Viewport::default(), &tip);
            let line = app.world_mut().spawn(line).id();
            let popover = app.world().get::<Popover>(line).expect("a popover");
            assert!(popover.positions[0].side == first);
            assert_eq!(popover.positions.len(), 6);
        }
    }
}
