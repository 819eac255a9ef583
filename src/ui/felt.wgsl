// The table's surface. All coordinates are in units, from the middle of the window.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

// Colours in sRGB.
struct Felt {
    centre: vec4<f32>,
    middle: vec4<f32>,
    corner: vec4<f32>,
    brass: vec4<f32>,
    // Width and height.
    size: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> felt: Felt;

// Noise without sines, which differ between graphics cards.
fn noise(at: vec2<f32>) -> f32 {
    var p = fract(vec3<f32>(at.xyx) * 0.1031);
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

// Distance to a rectangle whose corners are rounded around points this far inside the window; negative inside.
fn rounded(at: vec2<f32>, half_size: vec2<f32>, inside: f32) -> f32 {
    let q = abs(at) - half_size + inside;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0);
}

// Fraction of the pixel that a line of this width covers; never thinner than a pixel, but fainter.
fn line(distance: f32, width: f32, pixel: f32) -> f32 {
    let drawn = max(width, pixel);
    return clamp((drawn - abs(distance) * 2.0 + pixel) / (2.0 * pixel), 0.0, 1.0) * width / drawn;
}

// Noise, interpolated smoothly between the cells of a grid.
fn smooth_noise(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let f = fract(at);
    let u = f * f * (3.0 - 2.0 * f);
    let upper = mix(noise(cell), noise(cell + vec2<f32>(1.0, 0.0)), u.x);
    let lower = mix(noise(cell + vec2<f32>(0.0, 1.0)), noise(cell + vec2<f32>(1.0, 1.0)), u.x);
    return mix(upper, lower, u.y);
}

fn clouds(at: vec2<f32>) -> f32 {
    return smooth_noise(at) * 0.62 + smooth_noise(at * 2.7 + 7.0) * 0.38;
}

// Threads in both directions, never finer than the pixels can show.
fn linen(at: vec2<f32>, pixel: f32) -> f32 {
    let thread = max(2.6, 2.2 * pixel);
    let warp = smooth_noise(vec2<f32>(at.x / thread, at.y / (thread * 20.0)) + 300.0);
    let weft = smooth_noise(vec2<f32>(at.x / (thread * 20.0), at.y / thread) + 900.0);
    return 1.0 - 0.17 * warp - 0.17 * weft;
}

// Woven ornaments in the colour of the ground.
fn damask(at: vec2<f32>) -> f32 {
    let turn = 6.2831853;
    let wave = cos(at.x / 96.0 * turn) + cos(at.y / 134.0 * turn);
    let outline = clamp(1.0 - (abs(abs(wave) - 0.18) - 0.05) / 0.06, 0.0, 1.0);
    let leaf = smoothstep(1.02, 1.10, abs(wave)) - smoothstep(1.52, 1.60, abs(wave)) + smoothstep(1.84, 1.90, abs(wave));
    return 0.86 + 0.14 * max(outline, leaf);
}

// Layers of stone, and a vein here and there.
fn slate(at: vec2<f32>) -> f32 {
    let cloud = clouds(at / vec2<f32>(210.0, 90.0) + 400.0);
    let fine = smooth_noise(at / vec2<f32>(14.0, 5.0) + 700.0);
    let cleft = clouds(at / vec2<f32>(330.0, 150.0) + 50.0);
    let vein = clamp(1.0 - abs(cleft - 0.5) / 0.012, 0.0, 1.0);
    return min(0.72 + 0.18 * cloud + 0.06 * fine + 0.06 * vein, 1.0);
}

// Boards from left to right, each with a different grain.
fn wood(at: vec2<f32>, pixel: f32) -> f32 {
    let board = 96.0;
    let row = floor(at.y / board);
    let shift = noise(vec2<f32>(row + 90.0, 3.0)) * 900.0;
    let across = (at.x + shift) / 760.0;
    let own = noise(vec2<f32>(row + 50.0, floor(across) + 70.0));
    let along = vec2<f32>(at.x / 240.0, at.y / 9.0) + own * 300.0 + 100.0;
    let rings = abs(fract(smooth_noise(vec2<f32>(at.x / 420.0, at.y / 46.0) + own * 90.0 + 40.0) * 5.0) - 0.5) * 2.0;
    let grain = clouds(along) * 0.7 + rings * 0.3;
    let beside = min(fract(at.y / board), 1.0 - fract(at.y / board)) * board;
    let ends = min(fract(across), 1.0 - fract(across)) * 760.0;
    let seam = max(line(beside, 2.0, pixel), line(ends, 2.0, pixel));
    return (0.66 + 0.12 * own + 0.22 * grain) * (1.0 - 0.5 * seam);
}

fn to_linear(c: vec3<f32>) -> vec3<f32> {
    return select(pow((c + 0.055) / 1.055, vec3<f32>(2.4)), c / 12.92, c <= vec3<f32>(0.04045));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let size = felt.size.xy;
    let at = (in.uv - 0.5) * size;
    let pixel = max(fwidth(at.x), 0.0001);

    // The light: an ellipse over the middle, a little above it.
    let radius = length((at + vec2<f32>(0.0, size.y * 0.02)) / (size * vec2<f32>(0.62, 0.68)));
    var color = mix(felt.centre.rgb, felt.middle.rgb, smoothstep(0.0, 0.66, radius));
    color = mix(color, felt.corner.rgb, smoothstep(0.55, 1.28, radius));

    // None of them brightens the surface, so that text readable on the plain colours stays readable.
#ifdef LINEN
    color *= linen(at, pixel);
#endif
#ifdef DAMASK
    color *= damask(at);
#endif
#ifdef SLATE
    color *= slate(at);
#endif
#ifdef WOOD
    color *= wood(at, pixel);
#endif

    // Noise of at most one per cent, which hides banding in the gradient.
    color *= 1.0 + (noise(floor(in.position.xy)) - 0.5) * 0.02;
    color += (noise(floor(in.position.xy) + 17.0) - 0.5) / 255.0;

    // Two lines 26 and 33 from the edge, around the same corners.
    let corner = rounded(at, size * 0.5, 60.0);
    color = mix(color, felt.brass.rgb, line(corner - 34.0, 1.6, pixel) * 0.20);
    color = mix(color, felt.brass.rgb, line(corner - 27.0, 1.2, pixel) * 0.10);
    return vec4<f32>(to_linear(max(color, vec3<f32>(0.0))), 1.0);
}
