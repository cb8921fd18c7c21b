import { catalogue } from '../../../catalogue/catalogue'
import type { VehicleDesign } from '../../design'
import { lerp } from '../commercial/sheet/curve'

export type GraphicsKind = 'sweep' | 'stripes' | 'block' | 'wedge'

/** A caravan by its measures. Metres; x forward from the middle of its axles. */
export interface CaravanForm {
  front: number
  rear: number
  half: number
  floor: number
  roof: number
  /** Height where the front changes from upright to raked, and how far the top lies back. */
  knee: number
  rake: number
  /** How far the rear wall leans and its lower edge is cut up. */
  rearRake: number
  cut: number
  corner: number
  axles: number
  tyre: number
  offRoad: boolean
  graphics: GraphicsKind
  /** Colour of skirts and stone guard. */
  plate: 'aluminium' | 'darkMetal' | 'plastic'
  awning: boolean
  popTop: boolean
}

const pick = <T>(options: readonly T[], share: number): T =>
  options[Math.min(options.length - 1, Math.floor(share * options.length))] as T

/** Works a caravan out from its quarters in the catalogue. */
export function caravanForm(design: VehicleDesign): CaravanForm {
  const { own, size, make, model, body } = design
  const entry = catalogue.find((one) => one.make === make && one.model === model)
  const popTop = body === 'Pop Top'
  const offRoad = own('off road') < 0.5
  const length = size.length
  const lift = offRoad ? 0.07 : 0
  return {
    front: length * 0.49,
    rear: -length * 0.51,
    half: size.width / 2,
    floor: 0.5 + lift,
    roof: (popTop ? 2.12 : lerp(2.62, 2.76, own('roof'))) + lift,
    knee: lerp(0.42, 0.62, own('knee')),
    rake: lerp(0.12, 0.5, own('rake')),
    rearRake: lerp(0.02, 0.14, own('rear rake')),
    cut: lerp(0.15, 0.42, own('cut')),
    corner: lerp(0.1, 0.28, own('corner')),
    axles: entry?.quarters?.axles === 'Single' ? 1 : 2,
    tyre: offRoad ? 0.375 : 0.34,
    offRoad,
    graphics: pick(['sweep', 'stripes', 'block', 'wedge'] as const, own('graphics')),
    plate: pick(['aluminium', 'darkMetal', 'plastic', 'aluminium'] as const, own('plate')),
    awning: true,
    popTop,
  }
}
