import {
  Color,
  CustomBlending,
  DataTexture,
  DoubleSide,
  Float32BufferAttribute,
  FloatType,
  GLSL3,
  Matrix4,
  Mesh,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { depthFragment, depthVertex, gatherFragment, sheetVertex } from './bake-shaders'
import type { Batch } from './batches'
import { onDisc, point2 } from './sequence'
import type { Setting, Sun } from './setting'

/**
 * Light at every vertex, from many directions of the sky and of the sun, each with its shadow. It is worked out once a setting and
 * serves all its pictures.
 */

const SKY_DIRECTIONS = 60
const SUN_DIRECTIONS = 10
const MAP_SIZE = 640
const COLUMNS = 1024
/** The sky reaches a little below the horizon: bright ground sends light up. */
const LOWEST = -0.15

interface Ray {
  readonly direction: Vector3
  readonly radiance: Color
  /** Share of the sky it stands for, over pi: 0 for the sun, which is not counted as openness. */
  readonly share: number
}

function skyRays({ sky }: Setting): Ray[] {
  const share = (2 * (1 - LOWEST)) / SKY_DIRECTIONS
  return Array.from({ length: SKY_DIRECTIONS }, (_, index) => {
    const y = LOWEST + (1 - LOWEST) * ((index + 0.5) / SKY_DIRECTIONS)
    const across = Math.sqrt(1 - y * y)
    const angle = index * Math.PI * (3 - Math.sqrt(5))
    const direction = new Vector3(Math.cos(angle) * across, y, Math.sin(angle) * across)
    return { direction, radiance: sky(direction, new Color()).multiplyScalar(share), share }
  })
}

function sunRays({ direction, radius, light }: Sun): Ray[] {
  const side = new Vector3(0, 1, 0).cross(direction).normalize()
  const up = direction.clone().cross(side)
  return Array.from({ length: SUN_DIRECTIONS }, (_, index) => {
    const [x, y] = onDisc(point2(index, 17))
    const towards = direction
      .clone()
      .addScaledVector(side, x * radius)
      .addScaledVector(up, y * radius)
      .normalize()
    return { direction: towards, radiance: light.clone().multiplyScalar(1 / SUN_DIRECTIONS), share: 0 }
  })
}

function dataTexture(values: Float32Array, rows: number): DataTexture {
  const texture = new DataTexture(values, COLUMNS, rows, RGBAFormat, FloatType)
  texture.needsUpdate = true
  return texture
}

function verticesOf(batches: readonly Batch[], name: 'position' | 'normal', rows: number): DataTexture {
  const values = new Float32Array(COLUMNS * rows * 4)
  let at = 0
  for (const { geometry } of batches) {
    const attribute = geometry.getAttribute(name)
    for (let index = 0; index < attribute.count; index += 1, at += 4) {
      values[at] = attribute.getX(index)
      values[at + 1] = attribute.getY(index)
      values[at + 2] = attribute.getZ(index)
    }
  }
  return dataTexture(values, rows)
}

function eyeAlong(direction: Vector3, { centre, radius }: Setting['shadows']): OrthographicCamera {
  const eye = new OrthographicCamera(-radius, radius, radius, -radius, 0, radius * 2)
  eye.position.copy(centre).addScaledVector(direction, radius)
  if (Math.abs(direction.y) > 0.95) eye.up.set(1, 0, 0)
  eye.lookAt(centre)
  eye.updateMatrixWorld()
  return eye
}

function gatherMaterial(batches: readonly Batch[], rows: number, radius: number): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: sheetVertex,
    fragmentShader: gatherFragment,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: {
      places: { value: verticesOf(batches, 'position', rows) },
      normals: { value: verticesOf(batches, 'normal', rows) },
      depths: { value: null },
      view: { value: new Matrix4() },
      direction: { value: new Vector3() },
      radiance: { value: new Color() },
      share: { value: 0 },
      nudge: { value: radius * 0.0045 },
      texel: { value: 1.5 / MAP_SIZE },
    },
  })
}

function castersOf(batches: readonly Batch[]): Scene {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: depthVertex,
    fragmentShader: depthFragment,
    side: DoubleSide,
  })
  const scene = new Scene()
  for (const batch of batches) {
    if (batch.material.transparent || batch.layer === 'no-shadow') continue
    const mesh = new Mesh(batch.geometry, material)
    mesh.frustumCulled = false
    scene.add(mesh)
  }
  return scene
}

function writeLight(renderer: WebGLRenderer, film: WebGLRenderTarget, batches: readonly Batch[]): void {
  for (const [side, name] of ['light', 'lightBehind'].entries()) {
    const values = new Float32Array(film.width * film.height * 4)
    renderer.readRenderTargetPixels(film, 0, 0, film.width, film.height, values, undefined, side)
    let at = 0
    for (const { geometry } of batches) {
      const length = geometry.getAttribute('position').count * 4
      geometry.setAttribute(name, new Float32BufferAttribute(values.slice(at, at + length), 4))
      at += length
    }
  }
}

/** Gives every batch the attributes `light` and `lightBehind`: light on its front and its back, and how open to the sky it is. */
export function bakeLight(renderer: WebGLRenderer, setting: Setting, batches: readonly Batch[]): void {
  const vertices = batches.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0)
  const rows = Math.max(1, Math.ceil(vertices / COLUMNS))
  const filters = { minFilter: NearestFilter, magFilter: NearestFilter } as const
  const depth = new WebGLRenderTarget(MAP_SIZE, MAP_SIZE, { type: FloatType, ...filters })
  const film = new WebGLRenderTarget(COLUMNS, rows, {
    type: FloatType,
    count: 2,
    depthBuffer: false,
    ...filters,
  })
  const gather = gatherMaterial(batches, rows, setting.shadows.radius)
  const sheet = new Mesh(new PlaneGeometry(2, 2), gather)
  sheet.frustumCulled = false
  const casters = castersOf(batches)
  const flat = new OrthographicCamera()
  renderer.autoClear = false
  renderer.setRenderTarget(film)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  for (const ray of [...skyRays(setting), ...(setting.sun ? sunRays(setting.sun) : [])]) {
    const eye = eyeAlong(ray.direction, setting.shadows)
    renderer.setRenderTarget(depth)
    renderer.setClearColor(0xffffff, 1)
    renderer.clear()
    renderer.render(casters, eye)
    const { uniforms } = gather
    Object.assign(uniforms.depths as object, { value: depth.texture })
    Object.assign(uniforms.view as object, {
      value: eye.projectionMatrix.clone().multiply(eye.matrixWorldInverse),
    })
    for (const name of ['direction', 'radiance', 'share'] as const) {
      Object.assign(uniforms[name] as object, { value: ray[name] })
    }
    renderer.setRenderTarget(film)
    renderer.render(sheet, flat)
  }
  writeLight(renderer, film, batches)
  renderer.autoClear = true
  for (const thing of [depth, film, gather, sheet.geometry]) thing.dispose()
}
