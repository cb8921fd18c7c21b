import { Group, type Object3D } from 'three'
import type { VehicleDesign } from '../../design'
import { cut } from '../kit/cut'
import type { MaterialName, StudioMaterials } from '../kit/materials'
import { type Field, mirrored, type Skin } from '../kit/skin'
import { skinMesh } from '../kit/skin-mesh'
import { type CarForm, carForm } from './car-form'
import { type Face, faceOf } from './face'

/** A car being built: what is left of its skins, of which only the half to the driver's right is kept, and its parts. */
export class CarBuild {
  readonly group = new Group()
  readonly form: CarForm
  readonly face: Face
  tub: Skin = new Float32Array()
  cabin: Skin = new Float32Array()

  constructor(
    readonly design: VehicleDesign,
    readonly materials: StudioMaterials,
  ) {
    this.form = carForm(design)
    this.face = faceOf(design)
    this.group.name = design.key
  }

  /** Adds a part on both sides. */
  add(name: string, skin: Skin, material: MaterialName | 'paint'): void {
    if (skin.length === 0) return
    const made = this.materials[material]
    this.group.add(skinMesh(`${name} right`, skin, made), skinMesh(`${name} left`, mirrored(skin), made))
  }

  /** Adds what is not mirrored. */
  place(...parts: readonly Object3D[]): void {
    this.group.add(...parts)
  }

  /** Cuts a piece out of the lower body. */
  takeTub(field: Field): Skin {
    const [inside, outside] = cut(this.tub, field)
    this.tub = outside
    return inside
  }

  /** Cuts a piece out of the cabin. */
  takeCabin(field: Field): Skin {
    const [inside, outside] = cut(this.cabin, field)
    this.cabin = outside
    return inside
  }

  /** Whether it is made for rough ground. */
  get isTall(): boolean {
    return this.design.body === 'SUV' || this.design.body === '4x4'
  }

  /** Whether luggage lies under a lid rather than behind a hatch. */
  get hasDeck(): boolean {
    const { body } = this.design
    return body === 'Sedan' || body === 'Coupe' || body === 'Convertible'
  }
}
