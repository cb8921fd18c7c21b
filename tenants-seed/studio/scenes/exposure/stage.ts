import {
  type BufferGeometry,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  type MeshPhysicalMaterial,
  Scene,
  type ShaderMaterial,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'
import { bakeLight } from './bake'
import { type Batch, batchesOf } from './batches'
import type { Setting } from './setting'
import { skyMesh, surfaceOf } from './surfaces'

/** A setting with its light worked out, ready for pictures. */
export interface Stage {
  readonly scene: Scene
  readonly setting: Setting
  /** Gives models other materials, by name: the light on them stays. */
  readonly dress: (materials: Readonly<Record<string, Material>>) => void
  readonly dispose: () => void
}

/** What a mirror ball at the probe shows. The glass and the vehicle around the probe are left out. */
function lookAround(renderer: WebGLRenderer, scene: Scene, { probe }: Setting): WebGLCubeRenderTarget {
  const target = new WebGLCubeRenderTarget(256, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  })
  const camera = new CubeCamera(0.05, 5000, target)
  camera.position.copy(probe)
  scene.add(camera)
  camera.update(renderer, scene)
  scene.remove(camera)
  return target
}

interface Model {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  readonly batch: Batch
}

function modelOf(batch: Batch, setting: Setting, around: Texture): Model {
  const mesh = new Mesh(batch.geometry, surfaceOf(batch.material, setting, around))
  mesh.frustumCulled = false
  mesh.name = batch.layer
  if (batch.material.transparent) mesh.renderOrder = batch.layer === 'floor' ? 0.6 : 1
  return { mesh, batch }
}

/** What the floor mirrors: everything that stands on it, upside down below it. */
function reflectionOf({ mesh, batch }: Model, setting: Setting): Mesh<BufferGeometry, ShaderMaterial> {
  const material = surfaceOf(batch.material, setting, mesh.material.uniforms.around?.value)
  Object.assign(material.uniforms.flip as object, { value: -1 })
  const mirrored = new Mesh(mesh.geometry, material)
  mirrored.frustumCulled = false
  mirrored.name = 'reflection'
  mirrored.renderOrder = batch.material.transparent ? 0.4 : 0
  return mirrored
}

/** Works out the light of a setting and what stands around its probe. */
export function stageOf(renderer: WebGLRenderer, setting: Setting): Stage {
  const batches = batchesOf(setting.models)
  bakeLight(renderer, setting, batches)
  const dark = new WebGLCubeRenderTarget(1)
  let around: WebGLCubeRenderTarget | null = null
  const scene = new Scene()
  const models = batches.map((batch) => modelOf(batch, setting, dark.texture))
  scene.add(skyMesh(setting.view ?? setting.sky), ...models.map(({ mesh }) => mesh))
  const mirror = () => {
    for (const { mesh } of models) mesh.visible = mesh.name !== 'subject'
    const seen = lookAround(renderer, scene, setting)
    around?.dispose()
    around = seen
    for (const { mesh } of models) {
      mesh.visible = true
      Object.assign(mesh.material.uniforms.around as object, { value: seen.texture })
    }
  }
  mirror()
  if (setting.gloss !== undefined) {
    const standing = models.filter(({ mesh }) => mesh.name !== 'floor' && mesh.name !== 'outside')
    scene.add(...standing.map((model) => reflectionOf(model, setting)))
  }
  return {
    scene,
    setting,
    dress(materials) {
      for (const { mesh, batch } of models) {
        const material = materials[batch.material.name]
        if (!material) continue
        mesh.material.dispose()
        mesh.material = surfaceOf(material as MeshPhysicalMaterial, setting, dark.texture)
      }
      mirror()
    },
    dispose() {
      for (const { mesh } of models) {
        mesh.geometry.dispose()
        mesh.material.dispose()
      }
      around?.dispose()
      dark.dispose()
    },
  }
}
