//! Finds a small palette for a picture: boxes split where they vary most, then rounds of k-means.
//!
//! Distances are measured between premultiplied colors, so that edges keep a smooth alpha.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A color for comparison: premultiplied red, green and blue, alpha, and one coordinate that separates clear, opaque and translucent ones,
/// so that these are never mixed.
type Point = [f32; AXES];

/// Number of coordinates of a point.
const AXES: usize = 5;

/// Rounds of k-means; more make no visible difference.
const ROUNDS: usize = 10;

/// Weight of a color's share of the picture: at 1 flat areas take the whole palette, at 0 single pixels do.
const SHARE: f32 = 0.55;

/// Extra weight of translucent pixels where they are few, so that edges stay smooth.
const EDGE: f32 = 12.0;

/// Squared distance below which two colors look the same.
const NEAR: f32 = 9.0;

/// The most common colors, opaque ones first, are kept exactly if they cover a larger share of the picture than this: otherwise soft
/// gradients show steps.
const FLAT: f32 = 0.001;

/// Returns a palette of at most `limit` colors and the index of each pixel in it.
pub(crate) fn quantise(pixels: &[[u8; 4]], limit: usize) -> (Vec<[u8; 4]>, Vec<u8>) {
    let mut counts = BTreeMap::new();
    pixels
        .iter()
        .for_each(|pixel| *counts.entry(*pixel).or_insert(0_u32) += 1);
    let colors: Vec<[u8; 4]> = counts.keys().copied().collect();
    let (palette, nearest) = if colors.len() <= limit {
        (colors.clone(), (0..colors.len()).collect())
    } else {
        let edges: u32 = counts
            .iter()
            .filter(|(color, _)| matches!(color[3], 1..=254))
            .map(|(_, count)| count)
            .sum();
        let thin = (edges as usize) < pixels.len() / 50;
        let weigh = |(color, count): (&[u8; 4], &u32)| {
            let edge = if thin && matches!(color[3], 1..=254) { EDGE } else { 1.0 };
            edge * (*count as f32).powf(SHARE)
        };
        let weights: Vec<f32> = counts.iter().map(weigh).collect();
        let mut common: Vec<(u32, [u8; 4])> = counts.iter().map(|(color, count)| (*count, *color)).collect();
        common.retain(|(count, _)| *count as f32 > pixels.len() as f32 * FLAT);
        common.sort_unstable_by_key(|&(count, color)| (color[3] < 255, Reverse(count), color));
        let kept: Vec<Point> = common
            .iter()
            .take(limit / 2)
            .map(|(_, color)| premultiply(color))
            .collect();
        reduce(&colors, &weights, &kept, limit)
    };
    let index: BTreeMap<[u8; 4], u8> = colors.into_iter().zip(nearest.into_iter().map(|i| i as u8)).collect();
    let indices = pixels.iter().map(|pixel| index[pixel]).collect();
    (palette, indices)
}

fn reduce(colors: &[[u8; 4]], weights: &[f32], kept: &[Point], limit: usize) -> (Vec<[u8; 4]>, Vec<usize>) {
    let points: Vec<Point> = colors.iter().map(premultiply).collect();
    let mut centers = kept.to_vec();
    // Colors close to a kept one need no further center.
    let far: Vec<usize> = (0..points.len())
        .filter(|&i| kept.iter().all(|center| distance(&points[i], center) > NEAR))
        .collect();
    centers.extend(split(far, &points, weights, limit.saturating_sub(kept.len())));
    let mut nearest = assign(&points, &centers);
    for _ in 0..ROUNDS {
        let mut sums = vec![([0.0_f32; AXES], 0.0_f32); centers.len()];
        for ((point, weight), &center) in points.iter().zip(weights).zip(&nearest) {
            let (sum, total) = &mut sums[center];
            (0..AXES).for_each(|i| sum[i] += point[i] * weight);
            *total += weight;
        }
        for (center, (sum, total)) in centers
            .iter_mut()
            .zip(sums)
            .skip(kept.len())
            .filter(|(_, sum)| sum.1 > 0.0)
        {
            *center = sum.map(|value| value / total);
        }
        nearest = assign(&points, &centers);
    }
    (centers.into_iter().map(straighten).collect(), nearest)
}

/// Splits the box with the greatest error at its mean until there are `limit` boxes; returns their means.
fn split(members: Vec<usize>, points: &[Point], weights: &[f32], limit: usize) -> Vec<Point> {
    let mut boxes = vec![measure(members, points, weights)];
    while boxes.len() < limit {
        let Some((worst, _)) = boxes.iter().enumerate().max_by(|a, b| a.1.error.total_cmp(&b.1.error)) else {
            break;
        };
        if boxes[worst].error <= 0.0 {
            break;
        }
        let Cell {
            members, mean, axis, ..
        } = boxes.swap_remove(worst);
        let (low, high) = members.into_iter().partition(|&i| points[i][axis] <= mean[axis]);
        boxes.push(measure(low, points, weights));
        boxes.push(measure(high, points, weights));
    }
    boxes.into_iter().map(|cell| cell.mean).collect()
}

/// A box of colors, the sum of its squared errors and the channel that varies most.
struct Cell {
    members: Vec<usize>,
    mean: Point,
    axis: usize,
    error: f32,
}

fn measure(members: Vec<usize>, points: &[Point], weights: &[f32]) -> Cell {
    let total: f32 = members.iter().map(|&i| weights[i]).sum::<f32>().max(f32::MIN_POSITIVE);
    let mean = [0, 1, 2, 3, 4].map(|axis| members.iter().map(|&i| points[i][axis] * weights[i]).sum::<f32>() / total);
    let errors = [0, 1, 2, 3, 4].map(|axis| {
        members
            .iter()
            .map(|&i| (points[i][axis] - mean[axis]).powi(2) * weights[i])
            .sum::<f32>()
    });
    let axis = (0..AXES).max_by(|&a, &b| errors[a].total_cmp(&errors[b])).unwrap_or(0);
    let error = if members.len() < 2 { 0.0 } else { errors.iter().sum() };
    Cell {
        members,
        mean,
        axis,
        error,
    }
}

/// Returns the squared distance of two colors.
fn distance(a: &Point, b: &Point) -> f32 {
    (0..AXES).map(|i| (a[i] - b[i]).powi(2)).sum()
}

fn assign(points: &[Point], centers: &[Point]) -> Vec<usize> {
    let nearest = |point: &Point| {
        let mut best = (f32::MAX, 0);
        for (i, center) in centers.iter().enumerate() {
            let d = distance(point, center);
            if d < best.0 {
                best = (d, i);
            }
        }
        best.1
    };
    points.iter().map(nearest).collect()
}

fn premultiply(color: &[u8; 4]) -> Point {
    let [red, green, blue, alpha] = color.map(f32::from);
    // Transparent pixels keep a trace of their color, so that their bled color survives.
    let share = (alpha / 255.0).max(0.004);
    let kind = match color[3] {
        0 => 0.0,
        255 => 2000.0,
        _ => 1000.0,
    };
    [red * share, green * share, blue * share, alpha, kind]
}

fn straighten(point: Point) -> [u8; 4] {
    let share = (point[3] / 255.0).max(0.004);
    let byte = |value: f32| value.round().clamp(0.0, 255.0) as u8;
    [
        byte(point[0] / share),
        byte(point[1] / share),
        byte(point[2] / share),
        byte(point[3]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colors_are_kept_as_they_are() {
        let pixels = [[1, 2, 3, 0], [200, 100, 50, 255], [1, 2, 3, 0], [9, 9, 9, 128]];
        let (palette, indices) = quantise(&pixels, 256);
        let back: Vec<_> = indices.iter().map(|i| palette[usize::from(*i)]).collect();
        assert_eq!((palette.len(), back.as_slice()), (3, pixels.as_slice()));
    }

    #[test]
    fn many_colors_become_near_ones() {
        let pixels: Vec<[u8; 4]> = (0..=255).flat_map(|i| [[i, i, i, 255], [255, 0, 0, i]]).collect();
        let (palette, indices) = quantise(&pixels, 64);
        assert!(palette.len() <= 64);
        for (pixel, index) in pixels.iter().zip(indices) {
            let off = distance(&premultiply(pixel), &premultiply(&palette[usize::from(index)]));
            assert!(off < 500.0, "{pixel:?} became {:?}", palette[usize::from(index)]);
        }
    }
}
