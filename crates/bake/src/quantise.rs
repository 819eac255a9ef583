//! Finds a small palette for a picture: boxes split where they vary most, then rounds of k-means.
//!
//! Distances are measured between premultiplied colours, so that edges keep a smooth alpha.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A colour for comparison: premultiplied red, green and blue, alpha, and one coordinate that separates clear, opaque and translucent ones,
/// so that these are never mixed.
type Point = [f32; AXES];

/// Number of coordinates of a point.
const AXES: usize = 5;

/// Rounds of k-means; more make no visible difference.
const ROUNDS: usize = 10;

/// Weight of a colour's share of the picture: at 1 flat areas take the whole palette, at 0 single pixels do.
const SHARE: f32 = 0.55;

/// Extra weight of translucent pixels where they are few, so that edges stay smooth.
const EDGE: f32 = 12.0;

/// Squared distance below which two colours look the same.
const NEAR: f32 = 9.0;

/// The most common colours, opaque ones first, are kept exactly if they cover a larger share of the picture than this: otherwise soft
/// gradients show steps.
const FLAT: f32 = 0.001;

/// Returns a palette of at most `limit` colours and the index of each pixel in it.
pub(crate) fn quantise(pixels: &[[u8; 4]], limit: usize) -> (Vec<[u8; 4]>, Vec<u8>) {
    let mut counts = BTreeMap::new();
    pixels
        .iter()
        .for_each(|pixel| *counts.entry(*pixel).or_insert(0_u32) += 1);
    let colours: Vec<[u8; 4]> = counts.keys().copied().collect();
    let (palette, nearest) = if colours.len() <= limit {
        (colours.clone(), (0..colours.len()).collect())
    } else {
        let edges: u32 = counts
            .iter()
            .filter(|(colour, _)| matches!(colour[3], 1..=254))
            .map(|(_, count)| count)
            .sum();
        let thin = (edges as usize) < pixels.len() / 50;
        let weigh = |(colour, count): (&[u8; 4], &u32)| {
            let edge = if thin && matches!(colour[3], 1..=254) {
                EDGE
            } else {
                1.0
            };
            edge * (*count as f32).powf(SHARE)
        };
        let weights: Vec<f32> = counts.iter().map(weigh).collect();
        let mut common: Vec<(u32, [u8; 4])> = counts.iter().map(|(colour, count)| (*count, *colour)).collect();
        common.retain(|(count, _)| *count as f32 > pixels.len() as f32 * FLAT);
        common.sort_unstable_by_key(|&(count, colour)| (colour[3] < 255, Reverse(count), colour));
        let kept: Vec<Point> = common
            .iter()
            .take(limit / 2)
            .map(|(_, colour)| premultiply(colour))
            .collect();
        reduce(&colours, &weights, &kept, limit)
    };
    let index: BTreeMap<[u8; 4], u8> = colours.into_iter().zip(nearest.into_iter().map(|i| i as u8)).collect();
    let indices = pixels.iter().map(|pixel| index[pixel]).collect();
    (palette, indices)
}

fn reduce(colours: &[[u8; 4]], weights: &[f32], kept: &[Point], limit: usize) -> (Vec<[u8; 4]>, Vec<usize>) {
    let points: Vec<Point> = colours.iter().map(premultiply).collect();
    let mut centres = kept.to_vec();
    // Colours close to a kept one need no further centre.
    let far: Vec<usize> = (0..points.len())
        .filter(|&i| kept.iter().all(|centre| distance(&points[i], centre) > NEAR))
        .collect();
    centres.extend(split(far, &points, weights, limit.saturating_sub(kept.len())));
    let mut nearest = assign(&points, &centres);
    for _ in 0..ROUNDS {
        let mut sums = vec![([0.0_f32; AXES], 0.0_f32); centres.len()];
        for ((point, weight), &centre) in points.iter().zip(weights).zip(&nearest) {
            let (sum, total) = &mut sums[centre];
            (0..AXES).for_each(|i| sum[i] += point[i] * weight);
            *total += weight;
        }
        for (centre, (sum, total)) in centres
            .iter_mut()
            .zip(sums)
            .skip(kept.len())
            .filter(|(_, sum)| sum.1 > 0.0)
        {
            *centre = sum.map(|value| value / total);
        }
        nearest = assign(&points, &centres);
    }
    (centres.into_iter().map(straighten).collect(), nearest)
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

/// A box of colours, the sum of its squared errors and the channel that varies most.
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

/// Returns the squared distance of two colours.
fn distance(a: &Point, b: &Point) -> f32 {
    (0..AXES).map(|i| (a[i] - b[i]).powi(2)).sum()
}

fn assign(points: &[Point], centres: &[Point]) -> Vec<usize> {
    let nearest = |point: &Point| {
        let mut best = (f32::MAX, 0);
        for (i, centre) in centres.iter().enumerate() {
            let d = distance(point, centre);
            if d < best.0 {
                best = (d, i);
            }
        }
        best.1
    };
    points.iter().map(nearest).collect()
}

fn premultiply(colour: &[u8; 4]) -> Point {
    let [red, green, blue, alpha] = colour.map(f32::from);
    // Transparent pixels keep a trace of their colour, so that their bled colour survives.
    let share = (alpha / 255.0).max(0.004);
    let kind = match colour[3] {
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
    fn few_colours_are_kept_as_they_are() {
        let pixels = [[1, 2, 3, 0], [200, 100, 50, 255], [1, 2, 3, 0], [9, 9, 9, 128]];
        let (palette, indices) = quantise(&pixels, 256);
        let back: Vec<_> = indices.iter().map(|i| palette[usize::from(*i)]).collect();
        assert_eq!((palette.len(), back.as_slice()), (3, pixels.as_slice()));
    }

    #[test]
    fn many_colours_become_near_ones() {
        let pixels: Vec<[u8; 4]> = (0..=255).flat_map(|i| [[i, i, i, 255], [255, 0, 0, i]]).collect();
        let (palette, indices) = quantise(&pixels, 64);
        assert!(palette.len() <= 64);
        for (pixel, index) in pixels.iter().zip(indices) {
            let off = distance(&premultiply(pixel), &premultiply(&palette[usize::from(index)]));
            assert!(off < 500.0, "{pixel:?} became {:?}", palette[usize::from(index)]);
        }
    }
}
