import { paintNames } from '../catalogue/colours'
import type { Body } from '../catalogue/model'
import { designKey, designs, type VehicleDesign } from '../photographs/designs'
import written from '../photographs/hotspots.json'
import { interiorViews } from '../photographs/interior-views'
import { photographsOf } from '../photographs/photographs'
import { OPENING_ANGLE, type Spin, spinFrames, spins, turntable } from '../photographs/spins'
import { mediaOf } from './media'
import type { StockRecord } from './stock-record'

type Hotspots = NonNullable<StockRecord['hotspots']>['exterior']
const hotspots: Readonly<Record<'exterior' | 'interior', Readonly<Record<string, Hotspots>>>> = written

function keyOf({ make, model, simple_body }: StockRecord): string {
  return designKey({ make, model }, simple_body as Body)
}

function designNamed(key: string): VehicleDesign {
  const design = designs().find((candidate) => candidate.key === key)
  if (!design) throw new Error(`No design has the key ${key}.`)
  return design
}

export function spinOf(record: StockRecord): Spin | undefined {
  const key = keyOf(record)
  return spins.find((spin) => spin.key === key)
}

export const isTurntable = (record: StockRecord): boolean => keyOf(record) === turntable.key

export function repaint(record: StockRecord, { key, paint }: Spin): void {
  record.colour = paintNames[paint][0] ?? null
  Object.assign(record, mediaOf(photographsOf(designNamed(key), paint, record.interior_colour)))
}

/** Gives a vehicle its spin (GAL-03), and a car its interior panorama (GAL-04). */
export function addSpin(record: StockRecord): void {
  const spin = spinOf(record)
  if (!spin) return
  repaint(record, spin)
  const { body, electric } = designNamed(spin.key)
  const [inside] = interiorViews({ body, electric, interiorColour: record.interior_colour })
  record.spin_images = spinFrames(spin)
  record.spin_interior_image = inside ?? null
}

/** Converts measured hotspots to a feed's angles, which start at its first frame. */
function fromOpening(spots: Hotspots): Hotspots {
  return spots.map(({ description, positions }) => ({
    description,
    positions: positions.map((at) => ({ ...at, angle: (at.angle - OPENING_ANGLE + 360) % 360 })),
  }))
}

/** Gives a vehicle with a spin its hotspots (GAL-15). */
export function addHotspots(record: StockRecord): void {
  addSpin(record)
  const cabin = record.spin_interior_image?.match(/interior\/(.+?)-(?:black|charcoal|tan|stone)-/)?.[1]
  record.hotspots = {
    exterior: fromOpening(hotspots.exterior[keyOf(record)] ?? []),
    interior: hotspots.interior[cabin ?? ''] ?? [],
  }
}
