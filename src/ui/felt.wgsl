// The cloth. Everything is measured in units, from the middle of the window.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

// Colours in sRGB.
struct Felt {
    centre: vec4<f32>,
    middle: vec4<f32>,
    corner: vec4<f32>,
    brass: vec4<f32>,
    size: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> felt: Felt;

// Without sines: these differ between graphics cards.
fn noise(at: vec2<f32>) -> f32 {
    var p = fract(vec3<f32>(at.xyx) * 0.1031);
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

// Distance to the edge of a rounded rectangle, negative within.
fn rounded(at: vec2<f32>, half_size: vec2<f32>, radius: f32) -> f32 {
    let q = abs(at) - half_size + radius;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

// How much of a line of this width lies on the pixel; never thinner than a pixel, but fainter.
fn line(distance: f32, width: f32, pixel: f32) -> f32 {
    let drawn = max(width, pixel);
    return clamp((drawn - abs(distance) * 2.0 + pixel) / (2.0 * pixel), 0.0, 1.0) * width / drawn;
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

    // At most one per cent either way; it hides the steps of the gradient.
    color *= 1.0 + (noise(floor(in.position.xy)) - 0.5) * 0.02;
    color += (noise(floor(in.position.xy) + 17.0) - 0.5) / 255.0;

    let outer = rounded(at, size * 0.5 - 26.0, 34.0);
    let inner = rounded(at, size * 0.5 - 33.0, 27.0);
    color = mix(color, felt.brass.rgb, line(outer, 1.6, pixel) * 0.20);
    color = mix(color, felt.brass.rgb, line(inner, 1.2, pixel) * 0.10);
    return vec4<f32>(to_linear(max(color, vec3<f32>(0.0))), 1.0);
}
