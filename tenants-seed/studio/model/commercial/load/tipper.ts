import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, addPair, block, rod } from '../sheet/parts'
import type { LoadBed } from './load-bed'

/** A steel tipping body: ribbed sides, a bulkhead with a cab guard, a tailgate hung from the top. */
export function addTipper(
  into: Group,
  { from, to, half, deck }: LoadBed,
  tall: number,
  materials: StudioMaterials,
) {
  const length = from - to
  const middle = (from + to) / 2
  const finish = materials.paint
  add(into, 'tipper-floor', block([length, 0.06, half * 2 - 0.06], [middle, deck, 0], 0.01), finish)
  addPair(
    into,
    'tipper-side',
    block([length, tall, 0.04], [middle, deck + tall / 2, half - 0.06], 0.012),
    finish,
  )
  addPair(
    into,
    'tipper-rail',
    block([length + 0.02, 0.1, 0.11], [middle, deck + tall, half - 0.055], 0.03),
    finish,
  )
  addPair(into, 'tipper-sill', block([length, 0.1, 0.09], [middle, deck + 0.02, half - 0.045], 0.02), finish)
  const ribs = Math.max(3, Math.round(length / 0.62))
  for (let i = 0; i <= ribs; i++) {
    const x = to + 0.05 + ((length - 0.1) * i) / ribs
    addPair(
      into,
      'tipper-rib',
      block([0.09, tall - 0.02, 0.075], [x, deck + tall / 2, half - 0.036], 0.022),
      finish,
    )
  }
  add(
    into,
    'bulkhead',
    block([0.05, tall + 0.34, half * 2 - 0.1], [from - 0.025, deck + tall / 2 + 0.17, 0], 0.012),
    finish,
  )
  for (const z of [-half * 0.6, -half * 0.2, half * 0.2, half * 0.6])
    add(
      into,
      'bulkhead-rib',
      block([0.06, tall + 0.3, 0.08], [from + 0.02, deck + tall / 2 + 0.16, z], 0.02),
      finish,
    )
  addTail(into, { from, to, half, deck }, tall, materials)
  add(into, 'hoist', rod([from - 0.35, deck - 0.5, 0], [from - 0.35, deck, 0], 0.09), materials.steel)
  addPair(
    into,
    'tipper-bearer',
    block([length - 0.1, 0.12, 0.08], [middle, deck - 0.09, 0.4], 0.01),
    materials.darkMetal,
  )
}

function addTail(into: Group, { to, half, deck }: LoadBed, tall: number, materials: StudioMaterials) {
  add(
    into,
    'tailgate',
    block([0.04, tall - 0.02, half * 2 - 0.16], [to + 0.01, deck + tall / 2, 0], 0.01),
    materials.paint,
  )
  for (const z of [-half * 0.66, -half * 0.22, half * 0.22, half * 0.66])
    add(
      into,
      'tailgate-rib',
      block([0.05, tall - 0.06, 0.09], [to - 0.02, deck + tall / 2, z], 0.02),
      materials.paint,
    )
  addPair(
    into,
    'tailgate-pivot',
    rod([to - 0.02, deck + tall + 0.01, half - 0.16], [to - 0.02, deck + tall + 0.01, half - 0.03], 0.03),
    materials.steel,
  )
  add(
    into,
    'rear-bar',
    block([0.08, 0.16, half * 2 - 0.1], [to + 0.06, deck - 0.24, 0], 0.02),
    materials.darkMetal,
  )
  addPair(
    into,
    'tail-lamp',
    block([0.03, 0.1, 0.2], [to + 0.01, deck - 0.24, half - 0.2], 0.01),
    materials.red,
  )
  addPair(
    into,
    'tail-indicator',
    block([0.03, 0.1, 0.1], [to + 0.01, deck - 0.24, half - 0.36], 0.01),
    materials.amber,
  )
  add(into, 'number-plate', block([0.008, 0.11, 0.36], [to + 0.015, deck - 0.24, 0], 0.002), materials.plate)
}
