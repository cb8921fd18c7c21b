import {
  BackSide,
  Color,
  CustomBlending,
  DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  LinearFilter,
  Mesh,
  type MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from 'three'
import type { Setting, Sky } from './setting'
import { skyFragment, skyVertex, surfaceFragment, surfaceVertex } from './surface-shader'

const white = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1)
white.needsUpdate = true

/** Roughest mip of the surroundings that is used. */
const SOFTEST = 5

/** A material as the darkroom exposes it; `around` is what it mirrors. */
export function surfaceOf(source: MeshPhysicalMaterial, setting: Setting, around: Texture): ShaderMaterial {
  const { haze, bounce } = setting
  const glow = source.emissive.clone().multiplyScalar(source.emissiveIntensity)
  const colour = haze?.colour ?? new Color()
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: surfaceVertex,
    fragmentShader: surfaceFragment,
    side: DoubleSide,
    uniforms: {
      albedo: { value: source.color },
      glow: { value: glow },
      roughness: { value: source.roughness },
      metalness: { value: source.metalness },
      coat: { value: source.clearcoat ?? 0 },
      flake: { value: source.userData.flake ?? 0 },
      opacity: { value: source.transparent ? source.opacity : 1 },
      bounce: { value: bounce },
      map: { value: source.map ?? white },
      mapped: { value: source.map ? 1 : 0 },
      glowMap: { value: source.emissiveMap ?? white },
      bump: { value: source.bumpMap ?? white },
      bumped: { value: source.bumpMap ? source.bumpScale : 0 },
      repeat: { value: (source.map ?? source.bumpMap)?.repeat ?? new Vector2(1, 1) },
      around: { value: around },
      softest: { value: SOFTEST },
      lamp: { value: new Vector3(0.25, 0.85, -0.35).normalize() },
      flip: { value: 1 },
      sway: { value: new Vector2() },
      haze: { value: new Vector4(colour.r, colour.g, colour.b, haze?.distance ?? 0) },
    },
  })
  material.blending = CustomBlending
  material.blendSrc = OneFactor
  material.blendDst = OneMinusSrcAlphaFactor
  material.transparent = source.transparent
  material.depthWrite = !source.transparent
  return material
}

function mapOf(view: Sky, width: number): DataTexture {
  const height = width / 2
  const values = new Float32Array(width * height * 4)
  const direction = new Vector3()
  const colour = new Color()
  for (let index = 0; index < width * height; index += 1) {
    const round = (((index % width) + 0.5) / width - 0.5) * Math.PI * 2
    const up = ((Math.floor(index / width) + 0.5) / height - 0.5) * Math.PI
    direction.set(Math.cos(round) * Math.cos(up), Math.sin(up), Math.sin(round) * Math.cos(up))
    view(direction, colour).toArray(values, index * 4)
    values[index * 4 + 3] = 1
  }
  const texture = new DataTexture(values, width, height, RGBAFormat, FloatType)
  texture.wrapS = RepeatWrapping
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** The sky behind everything. */
export function skyMesh(view: Sky, width = 1024): Mesh {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: skyVertex,
    fragmentShader: skyFragment,
    side: BackSide,
    depthWrite: false,
    uniforms: { map: { value: mapOf(view, width) } },
  })
  const mesh = new Mesh(new SphereGeometry(10, 32, 32), material)
  mesh.frustumCulled = false
  mesh.renderOrder = -1
  return mesh
}
