//! Faults of a screen by geometry: controls outside the window, texts that overlap, that are cut off, too small or too faint.

use bevy::math::Rect;
use bevy::prelude::*;
use bevy::text::{EditableText, FontSize, TextLayoutInfo};
use bevy::ui::{BackgroundGradient, CalculatedClip, Gradient, UiGlobalTransform};
use bevy::ui_widgets::{Button, Checkbox, Scrollbar, Slider};
use bevy::window::PrimaryWindow;

use spades::ui::focus::{FocusScope, top_layer};
use spades::ui::{CurrentViewport, palette};

/// Minimum sizes of text and touch targets, in logical pixels.
const MIN_SIZES: (f32, f32) = (12.0, 44.0);

/// Returns the minimum sizes for a window: all are smaller in one without room for everything.
fn min_at(window: Vec2) -> (f32, f32) {
    let sides = Vec2::new(window.min_element(), window.max_element());
    let part = (sides / Vec2::new(320.0, 568.0)).min_element().min(1.0);
    (MIN_SIZES.0 * part, MIN_SIZES.1 * part)
}

/// Part of a text that may be cut off at its side, in logical pixels: less than a stem.
const CUT: f32 = 2.0;

/// Minimum gap between two texts of a line, in logical pixels.
const MIN_GAP: f32 = 2.5;

/// Minimum contrast of a text with its background (WCAG 2.2, 1.4.3, level AA).
const READABLE: f32 = 4.5;

/// A visible item, in logical pixels of the window.
struct Shown {
    entity: Entity,
    what: String,
    rect: Rect,
}

/// The visible items of the topmost layer.
struct Screenful {
    window: Rect,
    texts: Vec<Shown>,
    controls: Vec<Shown>,
    /// Invisible texts that are neither hidden nor reachable by scrolling.
    vanished: Vec<String>,
}

pub fn ancestors(world: &World, entity: Entity) -> impl Iterator<Item = Entity> + '_ {
    std::iter::successors(Some(entity), |&at| world.get::<ChildOf>(at).map(ChildOf::parent))
}

/// Returns the rectangle of a node, or of the letters of a text, as if nothing were cut off.
pub fn whole(world: &World, entity: Entity) -> Option<Rect> {
    let node = world.get::<ComputedNode>(entity).filter(|node| !node.is_empty())?;
    let seen = world.get::<InheritedVisibility>(entity)?.get();
    let at = world.get::<UiGlobalTransform>(entity)?.translation;
    let mut rect = Rect::from_center_size(at, node.size());
    if let Some(layout) = world
        .get::<TextLayoutInfo>(entity)
        .filter(|_| world.get::<Text>(entity).is_some())
    {
        // The extent of the letters, not the room that they might take.
        let justified = world.get::<TextLayout>(entity).map(|layout| layout.justify);
        // It is measured in pixels of the interface.
        let size = layout.size / node.inverse_scale_factor;
        let width = size.x;
        let left = match justified {
            Some(Justify::Center) => rect.center().x - width / 2.0,
            // Of a mirrored page.
            Some(Justify::Right) => rect.max.x - width,
            _ => rect.min.x,
        };
        rect = Rect::new(left, rect.min.y, left + width, rect.min.y + size.y.min(rect.height()));
    }
    (seen && !rect.is_empty()).then_some(rect)
}

/// Returns the rectangle cut off where it is clipped.
fn rect(world: &World, entity: Entity) -> Option<Rect> {
    let mut rect = whole(world, entity)?;
    if let Some(clip) = world.get::<CalculatedClip>(entity) {
        rect = rect.intersect(clip.clip);
    }
    (!rect.is_empty()).then_some(rect)
}

/// Returns `true` if a text that isn't hidden is invisible: it has no room, or is cut off entirely where nothing scrolls.
fn has_vanished(world: &World, text: Entity) -> bool {
    let hidden = |at: Entity| {
        let node = world.get::<Node>(at);
        node.is_some_and(|node| node.display == Display::None)
    };
    let out = ancestors(world, text).any(|at| hidden(at) || scrolls(world, at) || scrolls_sideways(world, at));
    !out && world.get::<InheritedVisibility>(text).is_some_and(|seen| seen.get()) && rect(world, text).is_none()
}

fn look(app: &mut App) -> Screenful {
    let world = app.world_mut();
    let window = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(world)
        .expect("a window");
    let window = Rect::from_corners(Vec2::ZERO, Vec2::new(window.width(), window.height()));
    let texts: Vec<(Entity, String)> = world
        .query::<(Entity, &Text)>()
        .iter(world)
        .filter(|(_, text)| !text.0.trim().is_empty())
        .map(|(entity, text)| (entity, text.0.clone()))
        .collect();
    type Widget = Or<(With<Button>, With<Checkbox>, With<Slider>, With<EditableText>)>;
    let controls: Vec<(Entity, String)> = world
        .query_filtered::<(Entity, &Name), Widget>()
        .iter(world)
        .map(|(entity, name)| (entity, name.to_string()))
        .collect();
    let top = top_layer(world.query::<&FocusScope>().iter(world));
    let world = &*world;
    let on_top = |&entity: &Entity| {
        let scopes = ancestors(world, entity).filter_map(|at| world.get::<FocusScope>(at));
        scopes.last().is_some_and(|scope| scope.layer() == top)
    };
    let shown = |all: Vec<(Entity, String)>| {
        all.into_iter()
            .filter(|(entity, _)| on_top(entity))
            .filter_map(|(entity, what)| {
                let rect = rect(world, entity)?;
                Some(Shown { entity, what, rect })
            })
            .collect()
    };
    let vanished = texts
        .iter()
        .filter(|(entity, _)| on_top(entity) && has_vanished(world, *entity))
        .map(|(_, what)| what.clone())
        .collect();
    Screenful {
        window,
        vanished,
        texts: shown(texts),
        controls: shown(controls),
    }
}

fn luminance(color: LinearRgba) -> f32 {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
}

fn over(top: LinearRgba, below: LinearRgba) -> LinearRgba {
    let mix = |a: f32, b: f32| a * top.alpha + b * (1.0 - top.alpha);
    LinearRgba::rgb(
        mix(top.red, below.red),
        mix(top.green, below.green),
        mix(top.blue, below.blue),
    )
}

fn stops(gradient: &Gradient) -> Vec<LinearRgba> {
    let stops = match gradient {
        Gradient::Linear(linear) => linear.stops.iter().map(|stop| stop.color).collect::<Vec<_>>(),
        Gradient::Radial(radial) => radial.stops.iter().map(|stop| stop.color).collect(),
        Gradient::Conic(conic) => conic.stops.iter().map(|stop| stop.color).collect(),
    };
    stops.into_iter().map(|color| color.to_linear()).collect()
}

/// Returns the lowest contrast of a text with its possible backgrounds: the cloth, and the surfaces under it.
fn contrast(world: &World, text: Entity) -> f32 {
    let mut grounds = vec![palette::FELT[0].to_linear()];
    let mut nodes: Vec<Entity> = ancestors(world, text).collect();
    nodes.reverse();
    for node in nodes {
        if let Some(flat) = world.get::<BackgroundColor>(node) {
            grounds = grounds
                .into_iter()
                .map(|below| over(flat.0.to_linear(), below))
                .collect();
        }
        for gradient in world.get::<BackgroundGradient>(node).into_iter().flat_map(|it| &it.0) {
            let stops = stops(gradient);
            grounds = grounds
                .into_iter()
                .flat_map(|below| stops.iter().map(move |&stop| over(stop, below)))
                .collect();
        }
    }
    let ink = world
        .get::<TextColor>(text)
        .map_or(LinearRgba::WHITE, |color| color.0.to_linear());
    grounds
        .into_iter()
        .map(|ground| {
            let (a, b) = (luminance(over(ink, ground)), luminance(ground));
            (a.max(b) + 0.05) / (a.min(b) + 0.05)
        })
        .fold(f32::INFINITY, f32::min)
}

/// Returns `true` if a node's contents can scroll.
fn scrolls(world: &World, entity: Entity) -> bool {
    world
        .get::<Node>(entity)
        .is_some_and(|node| node.overflow.y == OverflowAxis::Scroll)
}

/// Texts and controls that overlap an unrelated control.
fn crowded(world: &World, screen: &Screenful) -> Vec<String> {
    let belongs = |inner: Entity, outer: Entity| ancestors(world, inner).any(|at| at == outer);
    let mut faults = Vec::new();
    for control in &screen.controls {
        for other in screen.texts.iter().chain(&screen.controls) {
            let apart = belongs(other.entity, control.entity) || belongs(control.entity, other.entity);
            let common = control.rect.intersect(other.rect);
            if !apart && !common.is_empty() && common.size().min_element() > 2.0 {
                faults.push(format!(
                    "{} and “{}” lie on one another: {:?}, {:?}",
                    control.what, other.what, control.rect, other.rect
                ));
            }
        }
    }
    faults
}

/// Texts and controls of an area under the bar that scrolls it, and other controls there.
fn under_bars(world: &World, screen: &Screenful, bars: &[(Entity, Entity)]) -> Vec<String> {
    let mut faults = Vec::new();
    for &(bar, area) in bars {
        let Some(bar) = rect(world, bar) else {
            continue;
        };
        let inside = |shown: &&Shown| ancestors(world, shown.entity).any(|at| at == area);
        let within = screen.texts.iter().filter(inside).chain(&screen.controls);
        // The space at which a line is broken counts as a part of its letters, and lies beyond the node.
        let under = within.filter(|shown| {
            let node = world
                .get::<ComputedNode>(shown.entity)
                .map_or(Vec2::ZERO, ComputedNode::size);
            let at = world.get::<UiGlobalTransform>(shown.entity);
            let node = at.map(|at| Rect::from_center_size(at.translation, node));
            let seen = node.unwrap_or_default().intersect(shown.rect);
            seen.intersect(bar).size().min_element() > 1.0
        });
        faults.extend(
            under.map(|shown| format!("“{}” lies under the scroll bar: {:?}, {bar:?}", shown.what, shown.rect)),
        );
    }
    faults
}

/// Texts of a line without a gap between them.
fn run_together(screen: &Screenful) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, text) in screen.texts.iter().enumerate() {
        for other in &screen.texts[at + 1..] {
            let (left, right) = if text.rect.min.x < other.rect.min.x {
                (text, other)
            } else {
                (other, text)
            };
            let gap = right.rect.min.x - left.rect.max.x;
            let common = left.rect.max.y.min(right.rect.max.y) - left.rect.min.y.max(right.rect.min.y);
            let lowest = left.rect.height().min(right.rect.height());
            if common > lowest / 2.0 && gap > -CUT && gap < MIN_GAP {
                faults.push(format!(
                    "“{}” and “{}” run together: {gap:.1} apart",
                    left.what, right.what
                ));
            }
        }
    }
    faults
}

/// Returns `true` if a node is a row that scrolls sideways.
fn scrolls_sideways(world: &World, entity: Entity) -> bool {
    world
        .get::<Node>(entity)
        .is_some_and(|node| node.overflow.x == OverflowAxis::Scroll)
}

/// Returns the faults of a notice or a tooltip over a page, or of the loading page.
pub fn faults_within(app: &mut App, root: Entity) -> Vec<String> {
    let world = app.world_mut();
    let window = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(world)
        .expect("a window");
    let window = Rect::from_corners(Vec2::ZERO, window.size());
    let all: Vec<(Entity, String)> = world
        .query::<(Entity, &Text)>()
        .iter(world)
        .map(|(entity, text)| (entity, text.0.clone()))
        .collect();
    let world = &*world;
    let outer = whole(world, root).map_or(Rect::EMPTY, |root| root.intersect(window).inflate(1.0));
    let within = |entity: Entity| ancestors(world, entity).any(|at| at == root);
    let mut screen = Screenful {
        window,
        texts: vec![],
        controls: vec![],
        vanished: vec![],
    };
    for (entity, what) in all.into_iter().filter(|(entity, _)| within(*entity)) {
        match rect(world, entity) {
            Some(rect) => screen.texts.push(Shown { entity, what, rect }),
            None => screen.vanished.push(what),
        }
    }
    let mut faults: Vec<String> = screen
        .vanished
        .iter()
        .map(|text| format!("nothing is seen of “{text}”"))
        .collect();
    if world.resource::<CurrentViewport>().device.by_finger() {
        faults.extend(too_small(world, &screen));
    }
    faults.extend(overlapping(&screen));
    for text in &screen.texts {
        if !outer.contains(text.rect.min) || !outer.contains(text.rect.max) {
            faults.push(format!("“{}” leaves it: {:?} of {outer:?}", text.what, text.rect));
        }
        faults.extend(cut_off(world, &screen, text, true));
        faults.extend(line_too_many(world, text));
    }
    faults
}

/// Returns the faults of the current screen.
pub fn faults(app: &mut App, strict: bool) -> Vec<String> {
    let screen = look(app);
    let world = app.world_mut();
    let mut bars = world.query::<(Entity, &Scrollbar)>();
    let bars: Vec<_> = bars.iter(world).map(|(bar, of)| (bar, of.target)).collect();
    let world = app.world();
    let mut faults = under_bars(world, &screen, &bars);
    if world.resource::<CurrentViewport>().device.by_finger() {
        faults.extend(too_small(world, &screen));
    }
    faults.extend(turned_marks(app));
    let world = app.world();
    faults.extend(outside_window(world, &screen));
    faults.extend(outside_panel(world, &screen));
    if strict {
        faults.extend(crowded(world, &screen));
        faults.extend(run_together(&screen));
        let vanished = screen.vanished.iter();
        faults.extend(vanished.map(|text| format!("nothing is seen of “{text}”")));
    }
    faults.extend(overlapping(&screen));
    for text in &screen.texts {
        faults.extend(cut_off(world, &screen, text, strict));
    }
    faults
}

/// Returns the texts of the current screen that have a line too many.
pub fn lines_too_many(app: &mut App) -> Vec<String> {
    let screen = look(app);
    let texts = screen.texts.iter();
    texts.filter_map(|text| line_too_many(app.world(), text)).collect()
}

/// Reports a text that was measured with fewer lines than it has: the last one is cut off, or lies over what is below.
fn line_too_many(world: &World, text: &Shown) -> Option<String> {
    let node = world.get::<ComputedNode>(text.entity)?;
    let height = world.get::<TextLayoutInfo>(text.entity)?.size.y / node.inverse_scale_factor;
    let room = node.content_box().height();
    let FontSize::Px(letter) = world.get::<TextFont>(text.entity)?.font_size else {
        return None;
    };
    let line = letter / node.inverse_scale_factor;
    (height > room + 0.9 * line).then(|| format!("“{}” is {height} high in a room of {room}", text.what))
}

/// Reports marks of more content that point away from their edge, as other arrows of a mirrored page do.
fn turned_marks(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut images = world.query::<(Entity, &ImageNode)>();
    let flipped: Vec<Entity> = images
        .iter(world)
        .filter(|(_, image)| image.flip_x)
        .map(|(entity, _)| entity)
        .collect();
    let world = app.world();
    let names = flipped
        .into_iter()
        .filter_map(|image| ancestors(world, image).find_map(|at| world.get::<Name>(at)));
    let marks = names.filter(|name| name.starts_with("more-"));
    marks.map(|name| format!("{name} points the other way")).collect()
}

/// Reports texts and controls that are too small on a touch screen.
fn too_small(world: &World, screen: &Screenful) -> Vec<String> {
    let min = min_at(screen.window.size());
    let mut faults = vec![];
    for text in &screen.texts {
        let size = world.get::<TextFont>(text.entity).map(|font| font.font_size);
        let node = world.get::<ComputedNode>(text.entity).expect("it has a size");
        if let Some(FontSize::Px(size)) = size
            && size / node.inverse_scale_factor < min.0 - 0.05
        {
            let size = size / node.inverse_scale_factor;
            faults.push(format!("“{}” is {size:.1} high", text.what));
        }
    }
    for control in &screen.controls {
        let node = world.get::<ComputedNode>(control.entity).expect("it has a size");
        if node.size().min_element() < min.1 - 0.5 {
            faults.push(format!("{} is no target for a finger: {}", control.what, node.size()));
        }
    }
    faults
}

/// Reports controls that aren't wholly in the window, and that no list scrolls into it.
fn outside_window(world: &World, screen: &Screenful) -> Vec<String> {
    let window = screen.window;
    let inside = |rect: Rect| rect.min.cmpge(window.min - 1.0).all() && rect.max.cmple(window.max + 1.0).all();
    let mut faults = vec![];
    for control in &screen.controls {
        let node = world.get::<ComputedNode>(control.entity).expect("it has a size");
        let area = ancestors(world, control.entity).find(|&at| scrolls(world, at));
        let strip = ancestors(world, control.entity).find(|&at| scrolls_sideways(world, at));
        let whole = control.rect.size().cmpge(node.size() - 1.0);
        // A control cut off at the end of a list can be scrolled to.
        if !inside(control.rect) || !whole.x && strip.is_none() || !whole.y && area.is_none() {
            faults.push(format!(
                "{} of {} is not wholly in the window: {:?}",
                control.what,
                node.size(),
                control.rect
            ));
        }
    }
    faults
}

/// Reports controls that reach out of the opaque panel they are on.
fn outside_panel(world: &World, screen: &Screenful) -> Vec<String> {
    let mut faults = vec![];
    for control in &screen.controls {
        let surface = ancestors(world, control.entity).skip(1).find(|&at| {
            let ground = world.get::<BackgroundColor>(at);
            ground.is_some_and(|ground| ground.0.alpha() > 0.9)
        });
        let Some(surface) = surface.and_then(|at| rect(world, at)) else {
            continue;
        };
        let grown = surface.inflate(2.0);
        if !grown.contains(control.rect.min) || !grown.contains(control.rect.max) {
            faults.push(format!(
                "{} stands out of its panel: {:?} of {surface:?}",
                control.what, control.rect
            ));
        }
    }
    faults
}

/// Reports texts that lie on one another.
fn overlapping(screen: &Screenful) -> Vec<String> {
    let mut faults = vec![];
    for (at, text) in screen.texts.iter().enumerate() {
        for other in &screen.texts[at + 1..] {
            let common = text.rect.intersect(other.rect);
            if !common.is_empty() && common.size().min_element() > 1.5 {
                faults.push(format!(
                    "“{}” and “{}” lie on one another: {:?}, {:?}",
                    text.what, other.what, text.rect, other.rect
                ));
            }
        }
    }
    faults
}

/// Reports a text that is cut off, wider than its control, or hard to read.
fn cut_off(world: &World, screen: &Screenful, text: &Shown, strict: bool) -> Vec<String> {
    let mut faults = vec![];
    // A part of a list's line may be out of sight above or below, but none at its end.
    let whole = whole(world, text.entity).expect("it is shown");
    let strip = ancestors(world, text.entity).any(|at| scrolls_sideways(world, at));
    if !strip && (whole.min.x < text.rect.min.x - CUT || whole.max.x > text.rect.max.x + CUT) {
        faults.push(format!("“{}” is cut off: {whole:?}, seen {:?}", text.what, text.rect));
    }
    let scrolled = ancestors(world, text.entity).any(|at| scrolls(world, at));
    if strict && !scrolled && (whole.min.y < text.rect.min.y - CUT || whole.max.y > text.rect.max.y + CUT) {
        faults.push(format!("“{}” is cut off: {whole:?}, seen {:?}", text.what, text.rect));
    }
    let above: Vec<Entity> = ancestors(world, text.entity).collect();
    let mut control = screen.controls.iter().filter(|control| above.contains(&control.entity));
    let size = |control: &Shown| {
        world
            .get::<ComputedNode>(control.entity)
            .map_or(0.0, |node| node.size().x)
    };
    if let Some(control) = control.find(|control| whole.width() > size(control) + 1.0) {
        faults.push(format!("“{}” is wider than {}: {whole:?}", text.what, control.what));
    }
    let ratio = contrast(world, text.entity);
    if ratio < READABLE {
        faults.push(format!("“{}” has a contrast of {ratio:.2}", text.what));
    }
    faults
}
