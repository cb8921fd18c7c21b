import {
  Box3,
  Color,
  type Group,
  HalfFloatType,
  type Material,
  Matrix4,
  Mesh,
  type PerspectiveCamera,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { bakeLight } from './bake-light'
import { Darkroom, type Paint } from './develop'
import { Film, halton } from './film'
import { floorMesh } from './floor'
import { mergeGroup } from './merge-group'
import { surfaceMaterial } from './surface-material'

export interface PictureSize {
  width: number
  height: number
}

/** A model lit and ready to be photographed. */
export interface Sitter {
  scene: Scene
  box: Box3
  outline: Vector3[]
}

/** What hides most is drawn first, so that little is shaded in vain; glass last. */
function orderOf({ name, transparent }: Material): number {
  if (transparent) return 2
  if (name === 'paint') return 0
  return ['liner', 'trim', 'fabric'].includes(name) ? 1 : 0.5
}

/** Roughly a thousand of the model's corners: what a camera frames. */
function outlineOf(batches: ReturnType<typeof mergeGroup>): Vector3[] {
  return batches.flatMap(({ geometry }) => {
    const { position } = geometry.attributes
    if (!position) return []
    const step = Math.max(1, Math.floor(position.count / 700))
    return Array.from({ length: Math.floor(position.count / step) }, (_, index) =>
      new Vector3().fromBufferAttribute(position as never, index * step),
    )
  })
}

/** The photo studio: lights a model once, then photographs it from any camera in any paint. */
export class Stage {
  readonly renderer: WebGLRenderer
  private readonly darkroom: Darkroom
  private readonly film: Film

  constructor() {
    this.renderer = new WebGLRenderer({ antialias: false })
    this.renderer.autoClear = false
    this.darkroom = new Darkroom(this.renderer)
    this.film = new Film(this.renderer)
  }

  /** Bakes the light on a model; it stands on the studio's floor unless `floor` is false. */
  light(group: Group, { floor = true } = {}): Sitter {
    const batches = mergeGroup(group)
    const box = new Box3().setFromObject(group, true)
    const size = box.getSize(new Vector3())
    const middle = box.getCenter(new Vector3())
    const half = new Vector2(Math.abs(middle.x) + size.x / 2 + 1.7, size.z / 2 + 1.7)
    const baked = bakeLight(this.renderer, batches, size.length() / 2 + 0.3, middle, half)
    const scene = new Scene()
    for (const { material, geometry } of batches) {
      const mesh = new Mesh(geometry, surfaceMaterial(material, baked.texture, half))
      mesh.frustumCulled = false
      mesh.renderOrder = orderOf(material)
      scene.add(mesh)
    }
    if (floor) scene.add(floorMesh(baked.texture, half))
    return { scene, box, outline: outlineOf(batches) }
  }

  /** Exposes a sitter at twice the picture's size, in linear light: four looks within each pixel for each of `passes`. */
  private expose(
    sitter: Sitter,
    camera: PerspectiveCamera,
    size: PictureSize,
    passes: number,
  ): WebGLRenderTarget {
    const [width, height] = [size.width * 2, size.height * 2]
    const look = new WebGLRenderTarget(width, height, { count: 2, type: HalfFloatType })
    this.renderer.setClearColor(new Color(0, 0, 0), 0)
    if (passes === 1) {
      this.look(sitter, camera, look)
      return look
    }
    const sheet = this.film.blank(width, height)
    const still = camera.projectionMatrix.clone()
    for (let pass = 0; pass < passes; pass++) {
      const x = ((halton(pass + 1, 2) - 0.5) * 2) / width
      const y = ((halton(pass + 1, 3) - 0.5) * 2) / height
      camera.projectionMatrix.copy(still).premultiply(new Matrix4().makeTranslation(x, y, 0))
      this.look(sitter, camera, look)
      this.film.add(look, sheet, 1 / passes)
    }
    camera.projectionMatrix.copy(still)
    look.dispose()
    return sheet
  }

  private look({ scene }: Sitter, camera: PerspectiveCamera, onto: WebGLRenderTarget): void {
    this.renderer.setRenderTarget(onto)
    this.renderer.clear()
    this.renderer.render(scene, camera)
  }

  /** One picture for each paint, as RGBA bytes with the bottom row first. */
  shoot(
    sitter: Sitter,
    camera: PerspectiveCamera,
    paints: readonly Paint[],
    size: PictureSize,
    samples: number,
  ): Uint8Array[] {
    const film = this.expose(sitter, camera, size, Math.ceil(samples / 4))
    const layers: Texture[] = film.textures
    const pictures = paints.map((paint) => this.darkroom.develop(layers, paint, size.width, size.height))
    film.dispose()
    return pictures
  }

  /** Gives back a sitter's memory. */
  dismiss({ scene }: Sitter): void {
    scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      object.geometry.dispose()
      object.material.dispose()
    })
  }
}
