//! The field for a deal code, typed or pasted.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Activate;

use super::pasting::Pasting;
use super::sets::{chip, shelf};
use super::{Bind, Form};
use crate::redraw::Redraw;
use crate::screens::field::Field;
use crate::screens::page::column;
use crate::screens::setup::form::PASTE_LENGTH;
use crate::text::Blank;
use crate::text::deal_codes::{CodeRead, DealCodes};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::scrollbar::Reveal;
use crate::ui::toasts::Toast;
use crate::ui::{Ui, palette};

/// Container of the field, which is cleared when the code is removed elsewhere.
#[derive(Component)]
struct CodeField;

/// The result of reading the code, below the field.
#[derive(Component)]
struct CodeMessage;

/// Builds the field, and the result of reading its text.
pub(super) fn field(body: &mut Ui, form: &Form) {
    let node = column().width(percent(100)).row_gap(px(body.room.text(10.0))).rigid();
    body.nest(node, |group| {
        let head = shelf().align_center();
        group.nest(head, |row| {
            row.caption(&DealCodes::DealCode);
            row.spawn(flex().grow());
            chip(row, "check", &DealCodes::PasteCode).observe(paste);
            chip(row, "x", &DealCodes::NoDealCode)
                .insert(Bind::<Form>::default().shown(|form| !form.typed_code().is_empty()))
                .observe(|_: On<Activate>, mut form: ResMut<Form>| form.type_code(String::new()));
        });
        let line = flex().width(percent(100));
        group.nest((CodeField, line), |row| {
            let field = Field {
                label: &DealCodes::DealCode,
                max: PASTE_LENGTH,
                get: |form: &Form, _| form.typed_code(),
                set: |form, _, text| form.type_code(text),
                of: 0,
            };
            field.spawn(row, form, |_| DealCodes::NoCode, |_| true);
        });
        for (color, wrong) in [(palette::GAIN, false), (palette::LOSS, true)] {
            group.sans(&Blank, 15.0, color).insert((
                CodeMessage,
                Node::default(),
                Bind::<Form>::default()
                    .shown(move |form| form.code_read().is_some() && form.code_is_wrong() == wrong)
                    .says(Form::code_read),
            ));
        }
    });
}

/// A code being pasted.
#[derive(Resource, Default)]
struct PastingCode(Pasting);

fn paste(_: On<Activate>, mut clipboard: ResMut<Clipboard>, mut pasting: ResMut<PastingCode>) {
    pasting.0.begin(&mut clipboard);
}

/// Takes the text that the clipboard delivers.
fn receive(
    mut pasting: ResMut<PastingCode>,
    mut form: ResMut<Form>,
    mut redraw: ResMut<Redraw>,
    mut toasts: MessageWriter<Toast>,
) {
    match pasting.bypass_change_detection().0.poll(&mut redraw) {
        None => {}
        Some(Ok(text)) => form.type_code(text.trim().to_owned()),
        Some(Err(why)) => {
            toasts.write(Toast::new(CodeRead::NoClipboard(why)));
        }
    }
}

/// Shows a pasted code in the field, and clears the field when the code is removed.
fn follow(
    form: Res<Form>,
    holders: Query<Entity, With<CodeField>>,
    children: Query<&Children>,
    mut fields: Query<&mut EditableText>,
) {
    for entity in holders.iter().flat_map(|holder| children.iter_descendants(holder)) {
        let Ok(mut field) = fields.get_mut(entity) else {
            continue;
        };
        if field.value() != form.typed_code() {
            field.editor_mut().set_text(form.typed_code());
        }
    }
}

/// Scrolls the result of reading the code into sight as soon as it has been laid out.
fn reveal(
    form: Res<Form>,
    messages: Query<(Entity, &ComputedNode), With<CodeMessage>>,
    built: Query<(), Added<CodeMessage>>,
    (mut shown, mut waits): (Local<Option<CodeRead>>, Local<bool>),
    mut commands: Commands,
) {
    if form.is_changed() || !built.is_empty() {
        let read = form.code_read();
        *waits |= read.is_some() && (*shown != read || !built.is_empty());
        *shown = read;
    }
    if let Some((message, _)) = messages.iter().find(|(_, node)| *waits && !node.is_empty()) {
        *waits = false;
        commands.trigger(Reveal { entity: message });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PastingCode>();
    app.add_systems(PostUpdate, reveal.after(UiSystems::PostLayout));
    app.add_systems(Update, (receive, follow.run_if(resource_changed::<Form>)).chain());
}
