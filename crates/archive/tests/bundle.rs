//! Bundles: they survive writing and reading, and a damaged one is refused as a whole.

use serde_json::{Value, json};
use spades_archive::bundle::{Bundle, BundleError, Part, PartError, Take};

fn bundle() -> Bundle {
    let mut bundle = Bundle::default();
    bundle.insert(
        "settings",
        Part::whole(3, json!({ "volume": 0.1, "hints": true })).unwrap(),
    );
    bundle.insert("statistics", Part::whole(1, json!({ "won": 7 })).unwrap());
    let items = [("a1", json!("first")), ("b2", json!({ "score": -40 }))];
    bundle.insert("history", Part::items(2, items).unwrap());
    bundle
}

fn keep(_: spades_archive::bundle::Clash) -> Result<Take, PartError> {
    Ok(Take::Ours)
}

#[test]
fn it_comes_back() {
    let text = bundle().to_json();
    assert_eq!(Bundle::from_json(&text), Ok(bundle()));
    assert!(
        text.starts_with(r#"{"format":"spades-bundle","version":1,"parts":{"#),
        "{text}"
    );
    assert_eq!(Bundle::from_json(&Bundle::default().to_json()), Ok(Bundle::default()));
    // The file may have been pretty-printed.
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        Bundle::from_json(&serde_json::to_string_pretty(&value).unwrap()),
        Ok(bundle())
    );
}

#[test]
fn every_truncation_and_every_changed_letter_is_refused() {
    let text = bundle().to_json();
    for cut in 0..text.len() {
        assert!(
            matches!(Bundle::from_json(&text[..cut]), Err(BundleError::Read(_))),
            "{cut}"
        );
    }
    for at in 0..text.len() {
        for new in ["7", "x", " "] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, new);
            if changed != text {
                assert!(Bundle::from_json(&changed).is_err(), "{changed}");
            }
        }
    }
}

#[test]
fn faults_are_named_with_their_place() {
    let text = bundle().to_json();
    let read = |text: &str| Bundle::from_json(text).unwrap_err();
    let changed = read(&text.replace("\"won\":7", "\"won\":8"));
    assert_eq!(changed.to_string(), "statistics: it was changed after it was written");
    assert_eq!(
        read(&text.replace("\"version\":1,\"parts\"", "\"version\":9,\"parts\"")),
        BundleError::Version(9)
    );
    assert_eq!(read(r#"{"version":1}"#), BundleError::Format);
    assert!(read("[").to_string().contains("line 1 column 1"));
    let both = text.replace("\"items\":", "\"whole\":1,\"items\":");
    assert!(matches!(read(&both), BundleError::Part { name, why: PartError::Shape(_), .. } if name == "history"));
}

#[test]
fn merging_keeps_everything_and_the_same_once() {
    let mut theirs = Bundle::default();
    let items = [("b2", json!({ "score": -40 })), ("c3", json!("third"))];
    theirs.insert("history", Part::items(2, items).unwrap());
    theirs.insert("rules", Part::whole(1, json!([])).unwrap());
    let merged = bundle().merged(theirs.clone(), |_| panic!("nothing differs")).unwrap();
    assert_eq!(
        merged.part("history").unwrap().item_ids().collect::<Vec<_>>(),
        ["a1", "b2", "c3"]
    );
    assert_eq!(merged.parts().count(), 4);
    assert_eq!(
        merged.merged(theirs.clone(), |_| panic!("nothing differs")),
        Ok(merged.clone())
    );
    assert_eq!(bundle().merged(bundle(), |_| panic!("nothing differs")), Ok(bundle()));
}

#[test]
fn differences_are_decided() {
    let mut theirs = Bundle::default();
    theirs.insert("statistics", Part::whole(1, json!({ "won": 9 })).unwrap());
    theirs.insert("history", Part::items(2, [("a1", json!("other"))]).unwrap());
    let merged = bundle().merged(theirs.clone(), |clash| {
        Ok(match clash.item {
            Some(id) => {
                assert_eq!((clash.part, id), ("history", "a1"));
                Take::Theirs
            }
            None => Take::Both(json!([clash.ours["won"], clash.theirs["won"]])),
        })
    });
    let merged = merged.unwrap();
    assert_eq!(merged.part("statistics").unwrap().as_whole(), Some(&json!([7, 9])));
    assert_eq!(merged.part("history").unwrap().item("a1"), Some(&json!("other")));
    assert_eq!(bundle().merged(theirs.clone(), keep), Ok(bundle()));
    let refused = bundle().merged(theirs, |_| Err(PartError::Owner("no match".to_owned())));
    assert_eq!(refused.unwrap_err().to_string(), "history, a1: no match");
}

#[test]
fn parts_that_do_not_fit_are_refused() {
    for (part, why) in [
        (Part::whole(4, json!(1)).unwrap(), PartError::Versions(3, 4)),
        (Part::items(3, [("a", json!(1))]).unwrap(), PartError::Kind),
    ] {
        let mut theirs = Bundle::default();
        theirs.insert("settings", part);
        let refused = bundle().merged(theirs, keep).unwrap_err();
        assert!(matches!(refused, BundleError::Part { why: found, .. } if found == why));
    }
}
