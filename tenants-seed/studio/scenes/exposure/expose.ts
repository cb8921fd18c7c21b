import {
  DoubleSide,
  GLSL3,
  Mesh,
  NoToneMapping,
  type Object3D,
  type PerspectiveCamera,
  ShaderMaterial,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { negative } from './develop'
import { onDisc, point2 } from './sequence'
import type { Lens, Look, Shot } from './setting'
import type { Stage } from './stage'
import { coverFragment, coverVertex } from './surface-shader'

/** Moves the camera by a part of a pixel (smooth edges) and within its opening (blurred distance). */
function jitter(
  camera: PerspectiveCamera,
  home: Vector3,
  lens: Lens | undefined,
  shot: Shot,
  index: number,
): void {
  const { width, height } = shot
  const [x, y] = point2(index, 29)
  const shift: [number, number] = [x - 0.5, y - 0.5]
  camera.position.copy(home)
  if (lens && lens.aperture > 0) {
    const [a, b] = onDisc(point2(index, 41))
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    camera.position.addScaledVector(right, a * lens.aperture).addScaledVector(up, b * lens.aperture)
    // What lies at the focus must not move: shift the frame by as much as the lens moved, seen from there.
    const perMetre = height / (2 * lens.focus * Math.tan((camera.fov * Math.PI) / 360))
    shift[0] -= a * lens.aperture * perMetre
    shift[1] += b * lens.aperture * perMetre
  }
  camera.setViewOffset(width, height, shift[0], shift[1], width, height)
  camera.updateMatrixWorld()
}

/** Moves what a floor mirrors by a little more with every metre of height: a polished floor is no mirror. */
function swayReflections({ scene, setting }: Stage, index: number): void {
  const [x, y] = onDisc(point2(index, 53))
  for (const child of scene.children) {
    if (child.name !== 'reflection' || !(child instanceof Mesh)) continue
    const { uniforms } = child.material as ShaderMaterial
    Object.assign(uniforms.sway as object, { value: new Vector2(x, y).multiplyScalar(setting.gloss ?? 0) })
  }
}

const cover = new ShaderMaterial({
  glslVersion: GLSL3,
  vertexShader: coverVertex,
  fragmentShader: coverFragment,
  side: DoubleSide,
  colorWrite: false,
})

/** Draws one frame; first only the depth, for shading a point costs far more than finding that another hides it. */
function drawFrame(renderer: WebGLRenderer, { scene }: Stage, camera: PerspectiveCamera): void {
  const isCover = (child: Object3D) => child.name !== 'reflection' && child.renderOrder === 0
  const shown = scene.children.filter((child) => child.visible)
  for (const child of shown) child.visible = isCover(child)
  renderer.autoClear = false
  renderer.clear()
  scene.overrideMaterial = cover
  renderer.render(scene, camera)
  scene.overrideMaterial = null
  for (const child of shown) child.visible = true
  renderer.render(scene, camera)
  renderer.autoClear = true
}

/** Takes a photograph of a stage onto the renderer's canvas. */
export function expose(
  renderer: WebGLRenderer,
  stage: Stage,
  { camera, lens, without = [] }: Look,
  shot: Shot,
): void {
  const { scene, setting } = stage
  renderer.toneMapping = NoToneMapping
  renderer.setSize(shot.width, shot.height, false)
  camera.aspect = shot.width / shot.height
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  const home = camera.position.clone()
  for (const child of scene.children) child.visible = child.name === '' || !without.includes(child.name)
  const film = negative(renderer, shot)
  for (let index = 0; index < shot.samples; index += 1) {
    jitter(camera, home, lens, shot, index)
    swayReflections(stage, index)
    renderer.setRenderTarget(film.frame)
    drawFrame(renderer, stage, camera)
    film.add()
  }
  film.print(setting.exposure, setting.glow)
  camera.position.copy(home)
  film.dispose()
}
