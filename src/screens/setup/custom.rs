//! The editor of custom rules, with an error beside each field.

mod steps;
mod widgets;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_rules::{BiddingRule, HandBuilding, NilFailure, Preset, Renege, Rules, Sides, Starter};

use super::form::{Form, SET_NAME_LENGTH};
use super::{Bind, SetupPage};
use crate::screens::field::Field;
use crate::screens::measures::{half, halves};
use crate::screens::page::{Pages, across, framed, page_node, rest, scroll, wrapping};
use crate::text::custom_rules::{Detail, Editor as Words, Players, Rule};
use crate::text::presets::PresetName;
use crate::text::rule_sets::Sets;
use crate::text::rules_errors::RulesDoNotFit;
use crate::text::{Blank, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Ui, palette, panel};
use steps::Steps;

/// The editor's page.
pub(super) fn build(mut pages: Pages, form: Res<Form>) {
    let editor = Editor {
        rules: *form.custom(),
        form: &form,
    };
    let node = page_node(&pages.room, 26.0);
    pages.spawn(SetupPage::Custom, &Words::CustomRules, node, |page| {
        page.header(&Words::CustomRules);
        page.nest(panel(framed(rest())), |panel| {
            let area = Node {
                padding: UiRect::axes(px(panel.measures().editor_padding), px(12)),
                row_gap: px(18),
                ..rest()
            };
            panel.nest(scroll(area), |body| editor.fields(body));
        });
        foot(page);
    });
}

struct Editor<'a> {
    rules: Rules,
    form: &'a Form,
}

impl Editor<'_> {
    fn fields(&self, body: &mut Ui) {
        self.name(body);
        start_from(body);
        let one_column = body.measures().one_column;
        let both = Node {
            column_gap: px(60),
            row_gap: px(18),
            ..halves(one_column)
        };
        let half = || Node {
            row_gap: px(18),
            ..half(one_column)
        };
        body.nest(both, |halves| {
            halves.nest(half(), |left| self.left(left));
            halves.nest(half(), |right| self.right(right));
        });
    }

    /// Name of the rule set.
    fn name(&self, body: &mut Ui) {
        let row = Node {
            max_width: px(body.room.text(560.0)),
            ..across(20.0)
        };
        body.nest(row, |row| {
            row.caption(&Sets::NameOfTheSet);
            let field = Field {
                label: &Sets::NameOfTheSet,
                most: SET_NAME_LENGTH,
                get: |form: &Form, _| form.typed_set_name(),
                set: |form, _, name| form.rename_set(name),
                of: 0,
            };
            let otherwise = |form: &Form| Verbatim(form.set_name(form.chosen_set()));
            field.spawn(row, self.form, otherwise, |_| true);
        });
    }

    fn left(&self, body: &mut Ui) {
        let players = [2, 3, 4].map(|players| (Players(players), players));
        self.choose(body, Rule::Players, "players", players, |r| &mut r.players);
        let sides = each([Sides::Single, Sides::Partners, Sides::Dummy]);
        self.choose(body, Rule::Sides, "sides", sides, |r| &mut r.sides);
        let hands = each([HandBuilding::Deal, HandBuilding::OpenDraft, HandBuilding::ClosedDraft]);
        self.choose(body, Rule::Hands, "hands", hands, |r| &mut r.hands);
        self.switch(body, Rule::Jokers, Detail::Jokers, "jokers", |r| &mut r.jokers);
        let bidding = each([
            BiddingRule::Free,
            BiddingRule::Whiz,
            BiddingRule::Mirror,
            BiddingRule::Suicide,
        ]);
        self.choose(body, Rule::Bidding, "bidding", bidding, |r| &mut r.bidding);
        let starters = each([Starter::First, Starter::Second]);
        self.choose(body, Rule::BidsFirst, "bids_first", starters, |r| &mut r.bids_first);
        self.choose(body, Rule::LeadsFirst, "leads_first", starters, |r| &mut r.leads_first);
        let renege = each([Renege::Prevented, Renege::Penalised]);
        self.choose(body, Rule::Reneging, "renege", renege, |r| &mut r.renege);
    }

    fn right(&self, body: &mut Ui) {
        self.nils(body);
        self.bags(body);
        self.end(body);
    }

    /// Nils and the other bonus bids.
    fn nils(&self, body: &mut Ui) {
        self.step(
            body,
            Rule::Nil,
            "nil",
            by_tens(500),
            |r| Some(r.nil),
            |r, v| r.nil = v.unwrap_or(0),
        );
        let failure = each([NilFailure::Penalty, NilFailure::Bags]);
        self.choose(body, Rule::FailedNil, "nil_failure", failure, |r| &mut r.nil_failure);
        self.switch(
            body,
            Rule::ItsTricksHelpThePartner,
            Detail::ItsTricksHelpThePartner,
            "failed_nil_helps_partner",
            |r| &mut r.failed_nil_helps_partner,
        );
        self.switch(
            body,
            Rule::ItsTricksAreBags,
            Detail::ItsTricksAreBags,
            "failed_nil_bags",
            |r| &mut r.failed_nil_bags,
        );
        let bonus = || Steps::of((1..=20).map(|n| n * 50)).or_off();
        self.step(
            body,
            Rule::BlindNil,
            "blind_nil",
            bonus(),
            |r| r.blind_nil,
            |r, v| r.blind_nil = v,
        );
        self.step(body, Rule::Moon, "moon", bonus(), |r| r.moon, |r, v| r.moon = v);
        self.switch(body, Rule::DoubleNil, Detail::DoubleNil, "double_nil", |r| {
            &mut r.double_nil
        });
    }

    fn bags(&self, body: &mut Ui) {
        let small = |value: i32| u8::try_from(value).unwrap_or(u8::MAX);
        self.step(
            body,
            Rule::BagsUntilThePenalty,
            "bags.limit",
            Steps::of(1..=20),
            |r| Some(r.bags.limit.into()),
            move |r, v| r.bags.limit = v.map_or(r.bags.limit, small),
        );
        self.step(
            body,
            Rule::BagPenalty,
            "bags.penalty",
            by_tens(500),
            |r| Some(r.bags.penalty),
            |r, v| r.bags.penalty = v.unwrap_or(0),
        );
        self.switch(body, Rule::BagsCarryOver, Detail::BagsCarryOver, "bags.carry", |r| {
            &mut r.bags.carry
        });
    }

    /// The end of a match.
    fn end(&self, body: &mut Ui) {
        let targets = Steps::of((1..=40).map(|n| n * 50)).or_off();
        self.step(
            body,
            Rule::Target,
            "end.target",
            targets,
            |r| r.end.target,
            |r, v| r.end.target = v,
        );
        let floors = Steps::of((1..=20).map(|n| n * -50)).or_off();
        self.step(
            body,
            Rule::FloorThatLoses,
            "end.floor",
            floors,
            |r| r.end.floor,
            |r, v| r.end.floor = v,
        );
        let short = |value: i32| u16::try_from(value).unwrap_or(u16::MAX);
        self.step(
            body,
            Rule::SetNumberOfRounds,
            "end.rounds",
            Steps::of(1..=50).or_off(),
            |r| r.end.rounds.map(i32::from),
            move |r, v| r.end.rounds = v.map(short),
        );
        self.step(
            body,
            Rule::NeverMoreRoundsThan,
            "end.cap",
            Steps::of((1..=20).map(|n| n * 10)),
            |r| Some(r.end.cap.into()),
            move |r, v| r.end.cap = v.map_or(r.end.cap, short),
        );
        self.switch(
            body,
            Rule::LevelPlaysOn,
            Detail::LevelPlaysOn,
            "end.level_plays_on",
            |r| &mut r.end.level_plays_on,
        );
    }
}

/// Presets to start from.
fn start_from(body: &mut Ui) {
    body.caption(&Words::StartFrom);
    let row = Node {
        margin: UiRect::bottom(px(6)),
        ..wrapping(10.0)
    };
    body.nest(row, |row| {
        let (theme, room) = (row.theme, row.room);
        for preset in Preset::ALL {
            let name = PresetName(preset);
            let mut button = row.spawn((
                Node {
                    height: px(room.text(44.0)),
                    padding: UiRect::horizontal(px(18)),
                    align_items: AlignItems::Center,
                    ..default()
                },
                theme.clickable(ButtonKind::Ghost, BorderRadius::MAX, &name),
                theme.inked_label(None, &name, room.text(16.0)),
            ));
            button.observe(move |_: On<Activate>, mut form: ResMut<Form>| {
                form.change_custom(|rules| *rules = preset.rules());
            });
            if preset == Preset::OpenDraft {
                button.insert(FirstFocus);
            }
        }
    });
}

/// The validity of the rules, and the button to continue.
fn foot(page: &mut Ui) {
    let row = Node {
        justify_content: JustifyContent::SpaceBetween,
        ..across(20.0)
    };
    page.nest(row, |foot| {
        let fits = |form: &Form| form.custom().validate().is_ok();
        let left = Node {
            flex_shrink: 1.0,
            flex_grow: 1.0,
            ..default()
        };
        foot.nest(left, |left| {
            left.sans(&Words::TheseRulesFit, 17.0, palette::GAIN)
                .insert((Node::default(), Bind::<Form>::default().shown(fits)));
            left.prose(&Blank, 17.0, palette::IVORY).insert((
                Node::default(),
                Bind::<Form>::default()
                    .shown(move |form| !fits(form))
                    .says(|form| form.custom().validate().err().map(RulesDoNotFit)),
            ));
        });
        foot.large_button(ButtonKind::Primary, Some("check"), &Words::UseTheseRules)
            .insert(Bind::<Form>::default().enabled(fits))
            .observe(|_: On<Activate>, mut next: ResMut<NextState<SetupPage>>| next.set(SetupPage::Choose));
    });
}

/// Options named by their own values.
fn each<T: Copy, const N: usize>(values: [T; N]) -> [(T, T); N] {
    values.map(|value| (value, value))
}

/// Steps of ten from 0 to `most`.
fn by_tens(most: i32) -> Steps {
    Steps::of((0..=most / 10).map(|ten| ten * 10))
}
