import type { ColourFamily } from '../catalogue/colours'
import type { Body } from '../catalogue/model'
import { type Angle, angles } from './angles'
import { paintsFor, type VehicleDesign } from './design'

/** One exposure: the angle, and the paints it is developed in. */
export interface Shot {
  angle: Angle
  paints: readonly ColourFamily[]
}

/** Enough of the outside where the inside gives a gallery four pictures and more. */
const roomy: readonly Body[] = [
  'Hatch',
  'Sedan',
  'SUV',
  '4x4',
  'Wagon',
  'Coupe',
  'Convertible',
  'People Mover',
  'Ute',
]

/** Without a room to show, the outside is shown all round. */
const closed: readonly Body[] = ['Camper Trailer']

/** One of each kind, photographed from everywhere. */
const shownAllRound: ReadonlySet<string> = new Set([
  'toyota-corolla-hatch',
  'toyota-camry-sedan',
  'toyota-rav4-suv',
  'toyota-landcruiser-4x4',
  'toyota-hilux-ute',
  'toyota-hiace-van',
  'yamaha-mt-07-naked',
  'kia-sportage-suv',
  'kia-carnival-people-mover',
  'byd-seal-sedan',
])

/** Angles of a design in every one of its paints, in gallery order. */
export function paintedAngles({ body }: VehicleDesign): readonly Angle[] {
  if (closed.includes(body)) return angles
  return angles.slice(0, roomy.includes(body) ? 3 : 4)
}

/** Angles of a design in its commonest paint alone, after those of every paint. */
function furtherAngles(design: VehicleDesign): readonly Angle[] {
  return shownAllRound.has(design.key) ? angles.slice(paintedAngles(design).length) : []
}

/** Every picture of a design. */
export function shotsOf(design: VehicleDesign): Shot[] {
  const paints = paintsFor(design)
  return [
    ...paintedAngles(design).map((angle) => ({ angle, paints })),
    ...furtherAngles(design).map((angle) => ({ angle, paints: paints.slice(0, 1) })),
  ]
}

/** The file of a picture, below public/assets/demo/photos. */
export function photoFile(key: string, paint: ColourFamily, angle: Angle): string {
  return `${key}/${paint}-${angle}.avif`
}
