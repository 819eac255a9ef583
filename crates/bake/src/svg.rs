//! Renders vector drawings, with more samples than resvg's own so that hairlines stay even.

use crate::Result;
use crate::picture::Picture;
use resvg::{tiny_skia, usvg};

/// Samples along each side of a pixel, on top of resvg's own antialiasing.
const SAMPLES: u32 = 3;

/// Draws `source` into a picture of exactly `width` × `height` pixels.
///
/// # Errors
///
/// When the drawing cannot be parsed.
pub(crate) fn draw(source: &str, width: u32, height: u32) -> Result<Picture> {
    let tree = usvg::Tree::from_str(source, &usvg::Options::default())?;
    let (w, h) = (width * SAMPLES, height * SAMPLES);
    let mut pixmap = tiny_skia::Pixmap::new(w, h).ok_or("an empty picture")?;
    let size = tree.size();
    let scale = tiny_skia::Transform::from_scale(w as f32 / size.width(), h as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(Picture::from_premultiplied(pixmap.data(), width, height, SAMPLES))
}

/// Returns the bounding box of a path: left, top, right and bottom in the units of its data.
///
/// # Errors
///
/// When the path cannot be parsed.
pub(crate) fn bounds(path: &str) -> Result<[f32; 4]> {
    let source = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="{path}"/></svg>"#);
    let ink = usvg::Tree::from_str(&source, &usvg::Options::default())?
        .root()
        .abs_bounding_box();
    Ok([ink.left(), ink.top(), ink.right(), ink.bottom()])
}

/// Returns the data of the first path in a drawing.
pub(crate) fn path_data(source: &str) -> Result<&str> {
    let (_, rest) = source.split_once(" d=\"").ok_or("no path")?;
    Ok(rest.split_once('"').ok_or("no end of the path")?.0)
}
