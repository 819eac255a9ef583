//! Card faces in eight sets, and the backs, from `art/cards`, each in two sizes.

use crate::simple::{Faces, Style};
use crate::{Result, backs, crown, frames, previews, svg};
use std::fs;
use std::path::Path;

/// Divisor for the textures at half size, for small windows.
const HALF: u32 = 2;

/// Cards on the title, which are shown at full size in every window.
const TITLE: [&str; 5] = ["TS", "JS", "QS", "KS", "AS"];

/// Red of hearts and diamonds in the sources.
const RED: &str = "#b01f2e";
/// Black of spades and clubs in the sources.
const INK: &str = "#17181d";
/// Diamonds of the four-color deck.
const BLUE: &str = "#1d5aa6";
/// Clubs of the four-color deck.
const GREEN: &str = "#1f7a45";

/// Start of a face's index in the sources.
const INDEX: &str = "<g><path transform=\"translate(-98,-121.5) ";
/// Start of a joker's index.
const JOKER_INDEX: &str = "<g><path transform=\"translate(-100,-136) ";
/// Start of the index at the other end.
const FAR_INDEX: &str = "<g transform=\"rotate(180)\"><path transform=\"translate(-";
/// End of the card's paper and start of its picture.
const PAPER_END: &str = "stroke=\"#cfc6ae\" stroke-width=\".8\"/>";

/// Bakes every card texture, with shadows, glows and frames.
///
/// # Errors
///
/// When a source is missing or a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let out = assets.join("cards");
    let mut names: Vec<String> = Vec::new();
    for rank in "AKQJT98765432".chars() {
        names.extend("SHDC".chars().map(|suit| format!("{rank}{suit}")));
    }
    names.extend(["BJ", "LJ", "DS", "DD"].map(str::to_owned));
    // In two threads, since it takes most of a minute.
    let (first, second) = names.split_at(names.len() / 2);
    std::thread::scope(|scope| {
        let helper = scope.spawn(|| faces(art, &out, second).map_err(|error| error.to_string()));
        faces(art, &out, first)?;
        helper
            .join()
            .map_err(|_| "a helper died")?
            .map_err(Box::<dyn std::error::Error>::from)
    })?;
    for name in backs::NAMES {
        save(&backs::source(art, name)?, &out, &format!("back-{name}"), 68)?;
    }
    previews::cards(art, &out)?;
    frames::bake(&out)
}

/// Bakes some faces in all sets.
fn faces(art: &Path, out: &Path, names: &[String]) -> Result<()> {
    let simple = Faces::new(art)?;
    for name in names {
        let is_high = crown::is_high_deuce(name);
        let drawn = if is_high {
            name.replacen('D', "2", 1)
        } else {
            name.clone()
        };
        let source = fs::read_to_string(art.join(format!("cards/{drawn}.svg")))?;
        let large = enlarge(&source, name)?;
        let source = if is_high { crowned(&source)? } else { source };
        // Drawings with few colors also need few for their soft edges.
        let colors = match name.as_bytes() {
            [b'A', b'S'] | [_, b'J'] => 52,
            [b'A' | b'2'..=b'9' | b'T' | b'D', _] => 31,
            _ => 68,
        };
        save(&source, out, &format!("classic/{name}"), colors)?;
        save(&large, out, &format!("large/{name}"), colors)?;
        if name.ends_with(['D', 'C']) {
            save(&recolor(&source, name), out, &format!("four_colour/{name}"), colors)?;
            save(
                &recolor(&large, name),
                out,
                &format!("large_four_colour/{name}"),
                colors,
            )?;
        }
        for style in [Style::Plain, Style::Clear] {
            let [two, four] = style.folders();
            let draw = |four_colour, folder| -> Result<()> {
                let source = simple.source(style, name, four_colour)?;
                save(&source, out, &format!("{folder}/{name}"), 24)
            };
            draw(false, two)?;
            if name.ends_with(['D', 'C']) {
                draw(true, four)?;
            }
        }
    }
    Ok(())
}

/// Writes a picture at full and half size; one of the title only at full size.
fn save(source: &str, out: &Path, name: &str, colors: usize) -> Result<()> {
    let (width, height) = frames::CARD;
    let draw = |folder: &str, part: u32| -> Result<()> {
        let path = out.join(format!("{folder}/{name}.runs"));
        svg::draw(source, width / part, height / part)?.save_runs(&path, colors)
    };
    let card = name.rsplit('/').next().unwrap_or(name);
    if TITLE.contains(&card) {
        return draw("title", 1);
    }
    draw("whole", 1)?;
    draw("half", HALF)
}

fn is_court(name: &str) -> bool {
    name.starts_with(['K', 'Q', 'J'])
}

/// Paints diamonds blue and clubs green; on a court card only the index, since its clothes keep their colors.
fn recolor(source: &str, name: &str) -> String {
    let (from, to) = if name.ends_with('D') { (RED, BLUE) } else { (INK, GREEN) };
    let start = if is_court(name) {
        source
            .find("<g id=\"index\"")
            .or_else(|| source.find(INDEX))
            .unwrap_or(0)
    } else {
        0
    };
    format!("{}{}", &source[..start], source[start..].replace(from, to))
}

/// Returns a two with crowns in its middle and on its indices.
fn crowned(source: &str) -> Result<String> {
    let start = source.find(INDEX).ok_or("no index")?;
    let far = start + source[start..].find(FAR_INDEX).ok_or("no second index")?;
    let end = far + source[far..].find("</g>").ok_or("no end of the index")? + "</g>".len();
    let index = crown::on_index(source[start..far].trim_end(), -98.0);
    Ok(format!(
        "{}{}{index}<g transform=\"rotate(180)\">{index}</g>{}",
        &source[..start],
        crown::at(0.0, 0.0, 84.0),
        &source[end..]
    ))
}

/// Returns the face of the large-index set: a larger index, a smaller picture.
fn enlarge(source: &str, name: &str) -> Result<String> {
    let joker = name.ends_with('J') && !"SHDC".contains(&name[1..]);
    let paper = source.find(PAPER_END).ok_or("no paper")? + PAPER_END.len();
    let start = source.find(if joker { JOKER_INDEX } else { INDEX }).ok_or("no index")?;
    let far = start + source[start..].find(FAR_INDEX).ok_or("no second index")?;
    let picture = &source[paper..start];
    let index = source[start..far].trim_end();
    let end = far + source[far..].find("</g>").ok_or("no end of the index")? + "</g>".len();
    let rest = source[end..]
        .trim_end()
        .strip_suffix("</svg>")
        .ok_or("no end of the card")?;
    let index = if joker {
        format!("<g transform=\"translate(-120,-168) scale(1.3) translate(120,168)\">{index}</g>")
    } else {
        enlarge_index(index)?
    };
    let (index, crown) = if crown::is_high_deuce(name) {
        (crown::on_index(&index, -93.3), crown::at(0.0, 0.0, 84.0))
    } else {
        (index, String::new())
    };
    let scale = match name.as_bytes()[0] {
        b'K' | b'Q' | b'J' => 0.88,
        b'A' if name != "AS" => 1.0,
        _ => 0.86,
    };
    Ok(format!(
        "{}<g transform=\"scale({scale})\">{picture}{crown}{rest}</g><g id=\"index\">{index}<g transform=\"rotate(180)\">{index}</g></g></svg>",
        &source[..paper]
    ))
}

/// Converts an index of size 55 with a suit 28 high to one of size 80 with a suit 38 high.
fn enlarge_index(index: &str) -> Result<String> {
    /// Size and baseline of the letters, the middle of letters and suit, the widest letter and the widest "10".
    const LETTERS: (f32, f32, f32, f32, f32) = (0.08, -106.4, -93.3, 41.5, 44.8);
    /// Middle and scale of the suit.
    const SUIT: (f32, f32) = (-65.7, 0.0385);
    let (size, baseline, middle, widest, widest_ten) = LETTERS;
    let mut result = String::from("<g>");
    let paths: Vec<&str> = index.split("<path ").skip(1).collect();
    let (suit, letters) = paths.split_last().ok_or("an empty index")?;
    for letter in letters {
        let (_, rest) = letter.split_once("scale(").ok_or("no scale")?;
        let (scale, rest) = rest.split_once(')').ok_or("no end of the scale")?;
        let scale: f32 = scale.split(',').next().ok_or("no scale")?.parse()?;
        let [left, _, right, _] = svg::bounds(svg::path_data(letter)?)?;
        let scale = if letters.len() > 1 {
            scale * widest_ten / 34.5
        } else {
            size.min(widest / (right - left))
        };
        result += &format!("<path transform=\"translate({middle},{baseline}) scale({scale},-{size}){rest}");
    }
    let (_, rest) = suit.split_once("scale(").ok_or("no scale")?;
    let (_, rest) = rest.split_once(')').ok_or("no end of the scale")?;
    result += &format!(
        "<path transform=\"translate({middle},{}) scale({}){rest}",
        SUIT.0, SUIT.1
    );
    Ok(result.trim_end_matches("</g>").to_owned() + "</g>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(name: &str) -> String {
        let path = crate::root().join(format!("art/cards/{name}.svg"));
        fs::read_to_string(path).expect("the source of a card")
    }

    #[test]
    fn courts_keep_their_clothes_in_four_colors() {
        for set in [source("QD"), enlarge(&source("QD"), "QD").expect("a large face")] {
            let changed = recolor(&set, "QD");
            assert_eq!(changed.matches(BLUE).count(), 4);
            assert!(!recolor(&source("9D"), "9D").contains(RED));
        }
    }

    /// The crowns are the same in four colors, and every index has one.
    #[test]
    fn high_deuces_have_three_crowns() {
        for face in [crowned(&source("2D")), enlarge(&source("2D"), "DD")] {
            let face = face.expect("a face");
            assert_eq!(face.matches(crown::GOLD).count(), 3);
            assert_eq!(recolor(&face, "DD").matches(crown::GOLD).count(), 3);
            svg::draw(&face, 40, 56).expect("a drawing");
        }
        assert!(!enlarge(&source("2D"), "2D").expect("a face").contains(crown::GOLD));
    }

    #[test]
    fn large_faces_have_two_large_indices() {
        for name in ["KS", "TH", "AS", "2C", "BJ"] {
            let face = enlarge(&source(name), name).expect("a large face");
            let (_, index) = face.split_once("<g id=\"index\">").expect("an index");
            let [first, second] = index
                .split("rotate(180)")
                .collect::<Vec<_>>()
                .try_into()
                .expect("two indices");
            assert!(
                first.matches("<path").count() >= 2
                    && first.matches("<path").count() == second.matches("<path").count()
            );
            svg::draw(&face, 40, 56).expect("a drawing");
        }
    }
}
