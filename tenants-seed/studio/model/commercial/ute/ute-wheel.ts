import type { VehicleDesign } from '../../../design'
import { lerp } from '../sheet/curve'
import type { WheelForm } from '../wheel/add-wheels'

const kinds = ['six', 'twin', 'star', 'five', 'blade'] as const

/** The alloy wheel of a ute, on tyres with some side to them. */
export function uteWheel({ own }: VehicleDesign, radius: number): WheelForm {
  return {
    radius,
    rim: radius * lerp(0.58, 0.63, own('rim')),
    width: 0.265,
    kind: kinds[Math.floor(own('wheel') * kinds.length)] ?? 'six',
    rugged: own('rugged') < 0.45,
    finish: own('rim finish') < 0.5 ? 'rim' : 'darkRim',
  }
}

/** The plain steel wheel that working utes and vans are delivered with. */
export function steelWheel({ own }: VehicleDesign, radius: number): WheelForm {
  return {
    radius,
    rim: radius * 0.58,
    width: 0.25,
    kind: 'steel',
    rugged: own('rugged') < 0.5,
    finish: own('steel') < 0.6 ? 'steel' : 'white',
  }
}
