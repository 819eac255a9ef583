//! The editor of one's own rules: every field, with what is wrong beside it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_rules::{BiddingRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};

use super::form::Form;
use super::{Follows, Room, SetupPage};
use crate::screens::keys::FirstFocus;
use crate::screens::page::{MARGIN, caption, choice, choices, column, header, root, scroll};
use crate::theme::{ButtonKind, Theme, palette, panel, switch_row};

/// What a field may be, in steps; `None` is "off".
struct Steps {
    values: Vec<Option<i32>>,
}

impl Steps {
    fn of(values: impl IntoIterator<Item = i32>) -> Steps {
        Steps {
            values: values.into_iter().map(Some).collect(),
        }
    }

    fn or_off(mut self) -> Steps {
        self.values.insert(0, None);
        self
    }

    /// The value one step further; from a value between two steps, the next one in that direction.
    fn beside(&self, value: Option<i32>, up: bool) -> Option<i32> {
        // "Off" comes before all numbers, whichever way they run.
        let falling = self.values.last() < self.values.iter().find(|value| value.is_some());
        let order = |value: Option<i32>| value.map(|number| if falling { -number } else { number });
        let mut further = self.values.iter().copied();
        let found = if up {
            further.find(|&step| order(step) > order(value))
        } else {
            further.rfind(|&step| order(step) < order(value))
        };
        found.unwrap_or(value)
    }
}

/// The editor's page.
pub(super) fn build(mut commands: Commands, theme: Res<Theme>, room: Res<Room>, form: Res<Form>) {
    let editor = Editor {
        theme: &theme,
        large: theme.enlarged(room.text(1.0)),
        room: &room,
        rules: form.custom,
    };
    let portrait = room.portrait;
    commands
        .spawn(root(
            SetupPage::Custom,
            "Custom rules",
            Node {
                padding: UiRect::axes(px(MARGIN), px(if portrait { 60.0 } else { MARGIN })),
                row_gap: px(26),
                ..column()
            },
        ))
        .with_children(|page| {
            header(page, &theme, &room, "Custom rules");
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::vertical(px(16)),
                ..column()
            }))
            .with_children(|panel| {
                panel
                    .spawn(scroll(Node {
                        width: percent(100),
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        padding: UiRect::axes(px(if portrait { 28.0 } else { 40.0 }), px(12)),
                        row_gap: px(18),
                        ..default()
                    }))
                    .with_children(|body| editor.fields(body));
            });
            editor.foot(page);
        });
}

struct Editor<'a> {
    theme: &'a Theme,
    /// The theme for switches and buttons, larger in portrait.
    large: Theme,
    room: &'a Room,
    rules: Rules,
}

impl Editor<'_> {
    fn fields(&self, body: &mut ChildSpawnerCommands) {
        self.start_from(body);
        let portrait = self.room.portrait;
        body.spawn(Node {
            width: percent(100),
            flex_direction: if portrait {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            column_gap: px(60),
            row_gap: px(18),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|halves| {
            let half = || Node {
                flex_grow: 1.0,
                flex_basis: if portrait { auto() } else { px(0) },
                row_gap: px(18),
                ..column()
            };
            halves.spawn(half()).with_children(|left| self.left(left));
            halves.spawn(half()).with_children(|right| self.right(right));
        });
    }

    /// Presets to begin with.
    fn start_from(&self, body: &mut ChildSpawnerCommands) {
        body.spawn(caption(self.theme, self.room, "Start from"));
        body.spawn(Node {
            width: percent(100),
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(10),
            row_gap: px(10),
            margin: UiRect::bottom(px(6)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for preset in Preset::ALL {
                let mut button = row.spawn((
                    Node {
                        height: px(self.room.text(44.0)),
                        padding: UiRect::horizontal(px(18)),
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    self.theme
                        .clickable(ButtonKind::Ghost, BorderRadius::MAX, preset.name()),
                    self.theme.inked_label(None, preset.name(), self.room.text(16.0)),
                ));
                button.observe(move |_: On<Activate>, mut form: ResMut<Form>| form.custom = preset.rules());
                if preset == Preset::OpenDraft {
                    button.insert(FirstFocus);
                }
            }
        });
    }

    fn left(&self, body: &mut ChildSpawnerCommands) {
        let players = [("Two", 2), ("Three", 3), ("Four", 4)];
        self.choose(body, "Players", "players", players, |r| &mut r.players);
        let sides = [
            ("Alone", Sides::Single),
            ("Partners", Sides::Partners),
            ("With dummy", Sides::Dummy),
        ];
        self.choose(body, "Sides", "sides", sides, |r| &mut r.sides);
        let hands = [
            ("Dealt", HandBuilding::Deal),
            ("Open draft", HandBuilding::OpenDraft),
            ("Closed draft", HandBuilding::ClosedDraft),
        ];
        self.choose(body, "Hands", "hands", hands, |r| &mut r.hands);
        self.switch(
            body,
            "Jokers",
            "They replace the twos of clubs and diamonds",
            "jokers",
            |r| &mut r.jokers,
        );
        let bidding = [
            ("Free", BiddingRule::Free),
            ("Whiz", BiddingRule::Whiz),
            ("Mirror", BiddingRule::Mirror),
            ("Suicide", BiddingRule::Suicide),
        ];
        self.choose(body, "Bidding", "bidding", bidding, |r| &mut r.bidding);
        let starters = [("First player", Starter::First), ("Second player", Starter::Second)];
        self.choose(body, "Bids first", "bids_first", starters, |r| &mut r.bids_first);
        self.choose(body, "Leads first", "leads_first", starters, |r| &mut r.leads_first);
        let renege = [("Prevented", Renege::Prevented), ("Penalised", Renege::Penalised)];
        self.choose(body, "Reneging", "renege", renege, |r| &mut r.renege);
    }

    fn right(&self, body: &mut ChildSpawnerCommands) {
        let by_tens = |most: i32| Steps::of((0..=most / 10).map(|ten| ten * 10));
        self.step(
            body,
            "Nil",
            "nil",
            by_tens(500),
            |r| Some(r.nil),
            |r, v| r.nil = v.unwrap_or(0),
        );
        let failure = [
            ("Costs its bonus", NilFailure::Penalty),
            ("Costs bags only", NilFailure::Bags),
        ];
        self.choose(body, "A failed nil", "nil_failure", failure, |r| &mut r.nil_failure);
        self.switch(
            body,
            "Its tricks help the partner",
            "Tricks of a failed nil count towards the contract",
            "failed_nil_helps_partner",
            |r| &mut r.failed_nil_helps_partner,
        );
        self.switch(
            body,
            "Its tricks are bags",
            "Where no partner has a contract",
            "failed_nil_bags",
            |r| &mut r.failed_nil_bags,
        );
        let bonus = || Steps::of((1..=20).map(|n| n * 50)).or_off();
        self.step(
            body,
            "Blind nil",
            "blind_nil",
            bonus(),
            |r| r.blind_nil,
            |r, v| r.blind_nil = v,
        );
        self.step(body, "Moon", "moon", bonus(), |r| r.moon, |r, v| r.moon = v);
        self.switch(
            body,
            "Double nil",
            "Both partners nil: 400 together; both blind: the match",
            "double_nil",
            |r| &mut r.double_nil,
        );
        let small = |value: i32| u8::try_from(value).unwrap_or(u8::MAX);
        self.step(
            body,
            "Bags until the penalty",
            "bags.limit",
            Steps::of(1..=20),
            |r| Some(r.bags.limit.into()),
            move |r, v| r.bags.limit = v.map_or(r.bags.limit, small),
        );
        self.step(
            body,
            "Bag penalty",
            "bags.penalty",
            by_tens(500),
            |r| Some(r.bags.penalty),
            |r, v| r.bags.penalty = v.unwrap_or(0),
        );
        self.switch(
            body,
            "Bags carry over",
            "Otherwise the count starts anew",
            "bags.carry",
            |r| &mut r.bags.carry,
        );
        let targets = Steps::of((1..=40).map(|n| n * 50)).or_off();
        self.step(
            body,
            "Target",
            "end.target",
            targets,
            |r| r.end.target,
            |r, v| r.end.target = v,
        );
        let floors = Steps::of((1..=20).map(|n| n * -50)).or_off();
        self.step(
            body,
            "Floor that loses",
            "end.floor",
            floors,
            |r| r.end.floor,
            |r, v| r.end.floor = v,
        );
        let short = |value: i32| u16::try_from(value).unwrap_or(u16::MAX);
        self.step(
            body,
            "Set number of rounds",
            "end.rounds",
            Steps::of(1..=50).or_off(),
            |r| r.end.rounds.map(i32::from),
            move |r, v| r.end.rounds = v.map(short),
        );
        self.step(
            body,
            "Never more rounds than",
            "end.cap",
            Steps::of((1..=20).map(|n| n * 10)),
            |r| Some(r.end.cap.into()),
            move |r, v| r.end.cap = v.map_or(r.end.cap, short),
        );
        self.switch(
            body,
            "Level plays on",
            "Otherwise a level match is a draw",
            "end.level_plays_on",
            |r| &mut r.end.level_plays_on,
        );
    }

    /// The reason why a field does not fit, shown under it.
    fn complaint(&self, body: &mut ChildSpawnerCommands, key: &'static str) {
        let why = move |form: &Form| {
            let error = form.custom.validate().err()?;
            (error.field == key).then(|| sentence(error.why))
        };
        body.spawn((
            self.theme.sans("", self.room.text(15.0), palette::LOSS),
            Node::default(),
            Follows::<Form>::default()
                .shown(move |form| why(form).is_some())
                .says(move |form| why(form).unwrap_or_default()),
        ));
    }

    fn choose<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
        &self,
        body: &mut ChildSpawnerCommands,
        name: &str,
        key: &'static str,
        options: [(&'static str, T); N],
        field: fn(&mut Rules) -> &mut T,
    ) {
        body.spawn(Node {
            width: percent(100),
            row_gap: px(8),
            flex_shrink: 0.0,
            ..column()
        })
        .with_children(|group| {
            group.spawn(caption(self.theme, self.room, name));
            group.spawn(choices(self.room)).with_children(|row| {
                for (text, value) in options {
                    row.spawn(choice(self.theme, self.room, None, text))
                        .insert(Follows::<Form>::default().selected(move |form| *field(&mut { form.custom }) == value))
                        .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                            *field(&mut form.custom) = value;
                            if key == "players" {
                                fit_to_players(&mut form.custom);
                            }
                        });
                }
            });
            self.complaint(group, key);
        });
    }

    fn switch(
        &self,
        body: &mut ChildSpawnerCommands,
        name: &str,
        detail: &str,
        key: &'static str,
        field: fn(&mut Rules) -> &mut bool,
    ) {
        let on = *field(&mut { self.rules });
        switch_row(body, &self.large, name, detail, on)
            .insert(Follows::<Form>::default().checked(move |form| *field(&mut { form.custom })))
            .observe(move |change: On<ValueChange<bool>>, mut form: ResMut<Form>| {
                *field(&mut form.custom) = change.value;
            });
        self.complaint(body, key);
    }

    fn step(
        &self,
        body: &mut ChildSpawnerCommands,
        name: &'static str,
        key: &'static str,
        steps: Steps,
        get: fn(&Rules) -> Option<i32>,
        set: impl Fn(&mut Rules, Option<i32>) + Copy + Send + Sync + 'static,
    ) {
        let steps = std::sync::Arc::new(steps);
        let size = self.room.text(46.0);
        body.spawn(Node {
            width: percent(100),
            min_height: px(self.room.text(52.0)),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            row.spawn((
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                children![self.theme.sans(name, self.room.text(18.0), palette::IVORY)],
            ));
            for up in [false, true] {
                let (icon, label) = if up { ("plus", "more") } else { ("minus", "less") };
                let (at_click, at_end) = (steps.clone(), steps.clone());
                row.spawn(
                    self.theme
                        .round(ButtonKind::Secondary, icon, size, &format!("{name}: {label}")),
                )
                .insert(
                    Follows::<Form>::default()
                        .enabled(move |form| at_end.beside(get(&form.custom), up) != get(&form.custom)),
                )
                .observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                    let next = at_click.beside(get(&form.custom), up);
                    set(&mut form.custom, next);
                });
                if !up {
                    row.spawn(Node {
                        width: px(self.room.text(70.0)),
                        justify_content: JustifyContent::Center,
                        ..default()
                    })
                    .with_children(|middle| {
                        middle.spawn((
                            self.theme.serif("", self.room.text(22.0), palette::BRASS),
                            Follows::<Form>::default().says(move |form| match get(&form.custom) {
                                Some(value) => value.to_string().replace('-', "−"),
                                None => "Off".into(),
                            }),
                        ));
                    });
                }
            }
        });
        self.complaint(body, key);
    }

    /// Whether the rules fit together, and the way on.
    fn foot(&self, page: &mut ChildSpawnerCommands) {
        let (theme, room) = (self.theme, self.room);
        page.spawn(Node {
            width: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(20),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|foot| {
            let fits = |form: &Form| form.custom.validate().is_ok();
            foot.spawn(Node {
                flex_shrink: 1.0,
                flex_grow: 1.0,
                ..default()
            })
            .with_children(|left| {
                left.spawn((
                    theme.sans("These rules fit together.", room.text(17.0), palette::GAIN),
                    Node::default(),
                    Follows::<Form>::default().shown(fits),
                ));
                left.spawn((
                    theme.paragraph("", room.text(17.0), palette::IVORY),
                    Node::default(),
                    Follows::<Form>::default().shown(move |form| !fits(form)).says(|form| {
                        match form.custom.validate() {
                            Ok(()) => String::new(),
                            Err(error) => format!(
                                "These rules cannot be played. {}: {}.",
                                field_name(error.field),
                                error.why
                            ),
                        }
                    }),
                ));
            });
            foot.spawn(
                self.large
                    .button(ButtonKind::Primary, Some("check"), "Use these rules", 0.0),
            )
            .insert(Follows::<Form>::default().enabled(fits))
            .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Choose));
        });
    }
}

/// What goes with a number of players and nothing else.
fn fit_to_players(rules: &mut Rules) {
    let (sides, hands) = match (rules.players, rules.sides, rules.hands) {
        (2, _, HandBuilding::Deal) => (Sides::Single, HandBuilding::OpenDraft),
        (2, _, hands) => (Sides::Single, hands),
        (3, ..) => (Sides::Dummy, HandBuilding::Deal),
        (_, Sides::Dummy, _) | (_, _, HandBuilding::OpenDraft | HandBuilding::ClosedDraft) => {
            (Sides::Partners, HandBuilding::Deal)
        }
        (_, sides, hands) => (sides, hands),
    };
    (rules.sides, rules.hands) = (sides, hands);
    if rules.players != 2 {
        rules.renege = Renege::Prevented;
        (rules.bids_first, rules.leads_first) = (Starter::First, Starter::First);
    }
    rules.jokers &= rules.players == 4;
    rules.double_nil &= sides == Sides::Partners;
    if sides == Sides::Dummy {
        rules.bidding = BiddingRule::Free;
        rules.blind_nil = None;
    }
    if sides != Sides::Single {
        rules.moon = None;
    }
    if sides != Sides::Partners && rules.bidding == BiddingRule::Suicide {
        rules.bidding = BiddingRule::Free;
    }
}

/// A reason as a sentence.
fn sentence(why: &str) -> String {
    format!("{}.", field_name(why))
}

/// A field as the page calls it.
fn field_name(field: &str) -> String {
    let plain = field.replace(['_', '.'], " ");
    let mut letters = plain.chars();
    letters
        .next()
        .map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_players_brings_what_goes_with_it() {
        for preset in Preset::ALL {
            for players in 2..=4 {
                let mut rules = preset.rules();
                rules.players = players;
                fit_to_players(&mut rules);
                assert_eq!(rules.validate(), Ok(()), "{preset:?} for {players}");
            }
        }
    }

    #[test]
    fn steps_walk_both_ways_and_stop_at_the_ends() {
        let rising = Steps::of([50, 100]).or_off();
        assert_eq!(rising.beside(None, true), Some(50));
        assert_eq!(rising.beside(Some(50), false), None);
        assert_eq!(rising.beside(None, false), None);
        assert_eq!(rising.beside(Some(100), true), Some(100));
        assert_eq!(rising.beside(Some(70), true), Some(100));
        assert_eq!(rising.beside(Some(70), false), Some(50));
        let falling = Steps::of([-50, -100]).or_off();
        assert_eq!(falling.beside(None, true), Some(-50));
        assert_eq!(falling.beside(Some(-50), true), Some(-100));
        assert_eq!(falling.beside(Some(-150), false), Some(-100));
        assert_eq!(falling.beside(Some(-50), false), None);
    }
}
