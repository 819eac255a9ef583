//! How rounds were decided, kept in a text of its own.

use bevy::prelude::*;

use super::{Store, load_or_default};
use crate::session::reviews::Reviews;
use crate::text::notices::Kept;

/// The name in the store.
const KEY: &str = "reviews";

/// What a newer version wrote is not written over: it knows more.
fn save(store: Res<Store>, reviews: Res<Reviews>) {
    if !reviews.of_newer_version() {
        store.save(KEY, &*reviews);
    }
}

pub(super) fn plugin(app: &mut App) {
    let reviews: Reviews = load_or_default(app.world_mut(), KEY, Kept::Reviews);
    app.insert_resource(reviews);
    app.add_systems(
        PostUpdate,
        save.run_if(resource_changed::<Reviews>.and_eager(not(resource_added::<Reviews>))),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::reviews::RoundReview;
    use crate::ui::toasts::Toast;

    /// What lies in the store after a round was added to this text, and how many things were told.
    fn after(text: &str) -> (String, usize) {
        let store = Store::in_memory();
        store.change(KEY, Some(text.to_owned()));
        let mut app = App::new();
        app.insert_resource(store).add_message::<Toast>();
        app.add_plugins(plugin);
        let told = app.world().resource::<Messages<Toast>>().len();
        app.update();
        let round = RoundReview {
            round: "new".into(),
            ..default()
        };
        app.world_mut().resource_mut::<Reviews>().add(round);
        app.update();
        let kept = app.world().resource::<Store>().read_text(KEY).unwrap_or_default();
        (kept, told)
    }

    #[test]
    fn rounds_are_kept_and_what_is_newer_or_damaged_is_not_written_over() {
        let (kept, told) = after(r#"{"version":1,"rounds":[{"round":"old"}]}"#);
        assert!(kept.contains("old") && kept.contains("new") && told == 0, "{kept}");
        let newer = r#"{"version":2,"rounds":[{"round":"old"}],"more":[]}"#;
        assert_eq!(after(newer), (newer.to_owned(), 0));
        let (kept, told) = after(r#"{"version":1,"rou"#);
        assert!(kept.contains("new") && told == 1, "it was set aside: {kept}");
    }
}
