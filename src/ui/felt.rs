//! The table behind every screen: felt, linen, damask, slate or wood, lit from the middle to the corners, with a double brass inlay.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dKey, Material2dPlugin};
use spades_layout::Viewport;

use crate::settings::{Felt, Settings};
use crate::ui::{CurrentViewport, palette};

const SHADER: Handle<Shader> = uuid_handle!("5b0f0a0e-6d6f-4f6e-9a0c-9a1d2f6b7c31");

/// Depth behind everything that the table draws.
const DEPTH: f32 = -900.0;

/// Shader variant, chosen at compile time: a software renderer would otherwise evaluate every surface for every pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Surface(Felt);

impl From<&FeltMaterial> for Surface {
    fn from(material: &FeltMaterial) -> Surface {
        Surface(material.felt)
    }
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Surface)]
struct FeltMaterial {
    felt: Felt,
    /// Colors in sRGB, where equal steps look even.
    #[uniform(0)]
    center: Vec4,
    #[uniform(0)]
    middle: Vec4,
    #[uniform(0)]
    corner: Vec4,
    #[uniform(0)]
    brass: Vec4,
    /// Width and height in units, and two unused components: uniforms have four.
    #[uniform(0)]
    size: Vec4,
}

impl Material2d for FeltMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let (Some(fragment), Some(name)) = (&mut descriptor.fragment, definition(key.bind_group_data.0)) {
            fragment.shader_defs.push(name.into());
        }
        Ok(())
    }
}

/// Returns the colors at the center, middle and corner of a table, each where it is brightest.
#[must_use]
pub fn colors(felt: Felt) -> [Color; 3] {
    let rgb = |[r, g, b]: [u8; 3]| Color::srgb_u8(r, g, b);
    match felt {
        Felt::Green => palette::FELT,
        Felt::Navy => [[0x1d, 0x36, 0x63], [0x13, 0x26, 0x49], [0x07, 0x0f, 0x22]].map(rgb),
        Felt::Burgundy => [[0x62, 0x1a, 0x28], [0x48, 0x10, 0x1b], [0x1c, 0x06, 0x0b]].map(rgb),
        Felt::Slate => [[0x3a, 0x41, 0x48], [0x2a, 0x30, 0x36], [0x0f, 0x12, 0x15]].map(rgb),
        Felt::Walnut => [[0x5e, 0x3c, 0x25], [0x49, 0x2d, 0x1b], [0x1c, 0x11, 0x0a]].map(rgb),
    }
}

/// Returns the shader definition of a surface; the plain one has none.
const fn definition(felt: Felt) -> Option<&'static str> {
    match felt {
        Felt::Green => None,
        Felt::Navy => Some("LINEN"),
        Felt::Burgundy => Some("DAMASK"),
        Felt::Slate => Some("SLATE"),
        Felt::Walnut => Some("WOOD"),
    }
}

fn material(settings: &Settings, viewport: &Viewport) -> FeltMaterial {
    let srgb = |color: Color| color.to_srgba().to_vec4();
    let [center, middle, corner] = colors(settings.felt).map(srgb);
    FeltMaterial {
        felt: settings.felt,
        center,
        middle,
        corner,
        brass: srgb(palette::BRASS),
        size: viewport.cloth().extend(0.0).extend(0.0),
    }
}

#[derive(Component)]
struct Cloth;

/// Returns the transform of the cloth, which ends above the bar at the lower edge, if there is one.
fn lie(viewport: &Viewport) -> Transform {
    let (cloth, window) = (viewport.cloth(), viewport.window());
    Transform::from_xyz(0.0, (window.y - cloth.y) / 2.0, DEPTH).with_scale(cloth.extend(1.0))
}

fn spread(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<FeltMaterial>>,
    settings: Res<Settings>,
    viewport: Res<CurrentViewport>,
) {
    commands.spawn((
        Name::new("felt"),
        Cloth,
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(materials.add(material(&settings, &viewport))),
        lie(&viewport),
        Pickable::IGNORE,
    ));
}

fn follow(
    mut cloths: Query<(&mut Transform, &MeshMaterial2d<FeltMaterial>), With<Cloth>>,
    mut materials: ResMut<Assets<FeltMaterial>>,
    settings: Res<Settings>,
    viewport: Res<CurrentViewport>,
) {
    for (mut transform, handle) in &mut cloths {
        *transform = lie(&viewport);
        if let Some(mut felt) = materials.get_mut(handle) {
            *felt = material(&settings, &viewport);
        }
    }
}

/// Gives the window the cloth's color, which shows until the first frame in which the shader is compiled.
fn dye(settings: Res<Settings>, mut clear: ResMut<ClearColor>) {
    clear.0 = colors(settings.felt)[1];
}

/// Adds the cloth if there is a renderer.
pub fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>();
    app.add_systems(Update, dye.run_if(resource_changed::<Settings>));
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    load_internal_asset!(app, SHADER, "felt.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<FeltMaterial>::default());
    app.add_systems(Startup, spread);
    app.add_systems(
        Update,
        follow.run_if(resource_changed::<CurrentViewport>.or_eager(resource_changed::<Settings>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::app_without_files;

    #[test]
    fn the_window_has_the_color_of_the_cloth_before_it_is_drawn() {
        let mut app = app_without_files();
        for felt in Felt::ALL {
            app.world_mut().resource_mut::<Settings>().felt = felt;
            app.update();
            assert_eq!(app.world().resource::<ClearColor>().0, colors(felt)[1]);
        }
    }
}
