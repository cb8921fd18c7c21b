import {
  Color,
  CustomBlending,
  type DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  Mesh,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { depthFragment, depthVertex, gatherFragment, gatherVertex, MAP_SIZE } from './bake-shaders'
import type { Points } from './light-points'
import type { Batch } from './merge-group'

/** Directions that light comes from above. */
export const SKY_DIRECTIONS = 40

function target(width: number, height: number): WebGLRenderTarget {
  const made = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false })
  made.texture.minFilter = NearestFilter
  made.texture.magFilter = NearestFilter
  return made
}

/** Looks at the model along a direction, from outside it. */
function lookFrom(direction: Vector3, radius: number, middle: Vector3): OrthographicCamera {
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, radius * 2)
  camera.position.copy(middle).addScaledVector(direction, radius)
  camera.up.set(Math.abs(direction.y) > 0.95 ? 1 : 0, Math.abs(direction.y) > 0.95 ? 0 : 1, 0)
  camera.lookAt(middle)
  camera.updateMatrixWorld()
  return camera
}

/** Points and what has arrived at them so far. */
export interface Receiver {
  points: Points
  into: WebGLRenderTarget
  /** The floor is told, instead of what reaches its underside, what would reach it with nothing on it. */
  isFloor: boolean
}

/** Materials of parts too small to shade anything. */
const slight = new Set('led dimLed amber red redLed plate mirror caliper disc steel lens'.split(' '))

/** Asks, direction by direction, which corners see the light. */
export class LightBaker {
  private readonly depth = new WebGLRenderTarget(MAP_SIZE, MAP_SIZE, { type: FloatType })
  private readonly depthMaterial = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: depthVertex,
    fragmentShader: depthFragment,
    side: DoubleSide,
  })
  private readonly gather = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: gatherVertex,
    fragmentShader: gatherFragment,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: {
      places: { value: null },
      normals: { value: null },
      depths: { value: null },
      view: { value: null },
      direction: { value: new Vector3() },
      middle: { value: new Vector3() },
      nudge: { value: 0.012 },
      weight: { value: 1 },
      reference: { value: 0 },
      floorLight: { value: null },
      floorHalf: { value: new Vector2(1, 1) },
    },
  })
  private readonly screen = new Scene()
  private readonly casters = new Scene()
  private readonly camera = new OrthographicCamera()

  constructor(
    private readonly renderer: WebGLRenderer,
    batches: readonly Batch[],
    private readonly radius: number,
    private readonly middle: Vector3,
  ) {
    Object.assign(this.gather.uniforms.middle as object, { value: middle })
    this.depth.texture.minFilter = NearestFilter
    this.depth.texture.magFilter = NearestFilter
    const quad = new Mesh(new PlaneGeometry(2, 2), this.gather)
    quad.frustumCulled = false
    this.screen.add(quad)
    for (const { material, geometry } of batches) {
      if (!material.transparent && !slight.has(material.name))
        this.casters.add(new Mesh(geometry, this.depthMaterial))
    }
  }

  /** Adds what every receiver's points get from the directions to what it holds. */
  add(receivers: readonly Receiver[], directions: readonly Vector3[]): void {
    const { uniforms } = this.gather
    Object.assign(uniforms.weight as object, { value: SKY_DIRECTIONS / directions.length })
    const { renderer } = this
    for (const direction of directions) {
      const eye = lookFrom(direction, this.radius, this.middle)
      renderer.setRenderTarget(this.depth)
      renderer.setClearColor(new Color(1, 1, 1), 1)
      renderer.clear()
      renderer.render(this.casters, eye)
      Object.assign(uniforms.depths as object, { value: this.depth.texture })
      Object.assign(uniforms.view as object, {
        value: eye.projectionMatrix.clone().multiply(eye.matrixWorldInverse),
      })
      Object.assign(uniforms.direction as object, { value: direction })
      for (const each of receivers) this.gatherFor(each)
    }
  }

  private gatherFor({ points, into, isFloor }: Receiver): void {
    const { uniforms } = this.gather
    Object.assign(uniforms.reference as object, { value: isFloor ? 1 : 0 })
    Object.assign(uniforms.places as object, { value: points.places })
    Object.assign(uniforms.normals as object, { value: points.normals })
    this.renderer.setRenderTarget(into)
    this.renderer.render(this.screen, this.camera)
  }

  /** From now on the floor gives back the light that reaches it. */
  lightFloor(floor: DataTexture, half: Vector2): void {
    Object.assign(this.gather.uniforms.floorLight as object, { value: floor })
    Object.assign(this.gather.uniforms.floorHalf as object, { value: half })
  }

  dispose(): void {
    this.depth.dispose()
    this.depthMaterial.dispose()
    this.gather.dispose()
  }
}

/** A receiver that nothing has reached yet. */
export function receiver(renderer: WebGLRenderer, points: Points, isFloor = false): Receiver {
  const into = target(points.width, points.height)
  renderer.setRenderTarget(into)
  renderer.setClearColor(new Color(0, 0, 0), 0)
  renderer.clear()
  return { points, into, isFloor }
}

/** What has reached a receiver; it is spent. */
export function read(renderer: WebGLRenderer, from: WebGLRenderTarget): Float32Array {
  const values = new Float32Array(from.width * from.height * 4)
  renderer.readRenderTargetPixels(from, 0, 0, from.width, from.height, values)
  from.dispose()
  return values
}
