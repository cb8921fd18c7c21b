import type { Group } from 'three'
import { lerp } from '../commercial/sheet/curve'
import { type Knot, outline } from '../commercial/sheet/outline'
import { addSheets } from '../commercial/sheet/parts'
import { flank } from '../commercial/sheet/skin'
import type { StudioMaterials } from '../kit/materials'
import type { CaravanForm } from './caravan-form'

type Decal = readonly [knots: readonly Knot[], material: keyof StudioMaterials, lift: number]

function decals({ front, rear, floor, roof, graphics }: CaravanForm): Decal[] {
  const at = (x: number, y: number, radius = 0): Knot => [
    lerp(rear + 0.1, front - 0.08, x),
    lerp(floor + 0.34, roof - 0.1, y),
    radius,
  ]
  switch (graphics) {
    case 'sweep':
      return [
        [[at(0, 0.02), at(1, 0.02), at(1, 0.34, 0.3), at(0.62, 0.16, 0.8), at(0, 0.12)], 'darkMetal', 0.003],
        [
          [
            at(0.3, 0.14),
            at(0.64, 0.185, 0.6),
            at(1, 0.37, 0.2),
            at(1, 0.42),
            at(0.62, 0.23, 0.6),
            at(0.3, 0.165),
          ],
          'grey',
          0.004,
        ],
      ]
    case 'stripes':
      return [
        [[at(0, 0.1), at(1, 0.1), at(1, 0.22), at(0, 0.22)], 'gloss', 0.003],
        [[at(0, 0.25), at(1, 0.25), at(1, 0.285), at(0, 0.285)], 'grey', 0.003],
        [[at(0, 0.93), at(0.9, 0.93), at(0.9, 0.96), at(0, 0.96)], 'grey', 0.003],
      ]
    case 'block':
      return [
        [[at(0, 0), at(0.22, 0), at(0.36, 0.95), at(0, 0.95)], 'darkMetal', 0.003],
        [[at(0.24, 0), at(0.27, 0), at(0.41, 0.95), at(0.38, 0.95)], 'grey', 0.003],
        [[at(0.27, 0.02), at(1, 0.02), at(1, 0.1), at(0.282, 0.1)], 'gloss', 0.003],
      ]
    case 'wedge':
      return [
        [[at(0, 0.02), at(1, 0.02), at(1, 0.1), at(0, 0.42)], 'gloss', 0.003],
        [[at(0, 0.45), at(1, 0.12), at(1, 0.16), at(0, 0.52)], 'grey', 0.004],
      ]
  }
}

/** Abstract bands of black and grey along both walls. */
export function addGraphics(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const skin = flank(() => form.half)
  for (const [knots, material, lift] of decals(form))
    addSheets(
      into,
      'graphics',
      { skin, outline: outline(knots, 0.12), lift, fold: 0, gap: 0, cell: [0.5, 0.4] },
      materials[material],
    )
}
