import type { Group, Material } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, addPair, block, rod } from '../sheet/parts'
import type { LoadBed } from './load-bed'

export interface TrayForm extends LoadBed {
  /** Height of the drop sides. */
  sides: number
  /** Height of the headboard above the deck. */
  headboard: number
  finish: Material
  /** Height of the bearers between frame and deck. */
  bearers: number
}

const count = (length: number, pitch: number) => Math.max(1, Math.round(length / pitch))

/** A flat tray with ribbed drop sides, a headboard of tubes and a rear bar with lamps. */
export function addTray(into: Group, tray: TrayForm, materials: StudioMaterials) {
  addDeck(into, tray, materials)
  addDropSides(into, tray, materials)
  addHeadboard(into, tray, materials)
  addRearBar(into, tray, materials)
}

function addDeck(
  into: Group,
  { from, to, half, deck, finish, bearers }: TrayForm,
  materials: StudioMaterials,
) {
  const length = from - to
  const middle = (from + to) / 2
  add(into, 'deck', block([length, 0.035, half * 2 - 0.02], [middle, deck - 0.02, 0], 0.004), finish)
  addPair(into, 'deck-edge', block([length, 0.09, 0.04], [middle, deck - 0.05, half - 0.02], 0.008), finish)
  const bars = count(length, 0.42)
  for (let i = 0; i <= bars; i++) {
    const x = to + 0.04 + ((length - 0.08) * i) / bars
    add(into, 'bearer', block([0.05, 0.07, half * 2 - 0.06], [x, deck - 0.075, 0], 0.006), finish)
  }
  addPair(
    into,
    'long-bearer',
    block([length - 0.05, bearers, 0.07], [middle, deck - 0.11 - bearers / 2, 0.4], 0.008),
    materials.darkMetal,
  )
}

/** One drop side: a frame with pressed planks, its hinges and latches. */
function addBoard(
  into: Group,
  { deck, sides, finish }: TrayForm,
  [x0, x1]: readonly [number, number],
  z: number,
  materials: StudioMaterials,
) {
  const length = x1 - x0
  const middle = (x0 + x1) / 2
  const planks = Math.max(2, Math.round(sides / 0.12))
  const tall = sides / planks
  for (let i = 0; i < planks; i++)
    addPair(
      into,
      'plank',
      block([length - 0.012, tall - 0.008, 0.026], [middle, deck + tall * (i + 0.5), z - 0.013], 0.007),
      finish,
    )
  addPair(
    into,
    'side-rail',
    block([length - 0.008, 0.035, 0.04], [middle, deck + sides - 0.005, z - 0.013], 0.01),
    finish,
  )
  for (const x of [x0 + 0.02, x1 - 0.02])
    addPair(
      into,
      'side-post',
      block([0.038, sides + 0.02, 0.042], [x, deck + sides / 2, z - 0.012], 0.008),
      finish,
    )
  const hinges = count(length, 0.7)
  for (let i = 0; i < hinges; i++)
    addPair(
      into,
      'hinge',
      block([0.07, 0.1, 0.014], [x0 + (length * (i + 0.5)) / hinges, deck + 0.01, z + 0.004], 0.004),
      materials.steel,
    )
  for (const x of [x0 + 0.035, x1 - 0.035])
    addPair(
      into,
      'latch',
      block([0.03, 0.1, 0.024], [x, deck + sides * 0.62, z + 0.014], 0.006),
      materials.darkMetal,
    )
}

function addDropSides(into: Group, tray: TrayForm, materials: StudioMaterials) {
  const { from, to, half, deck, sides, finish } = tray
  if (sides <= 0) return
  const parts = from - to > 3.4 ? 2 : 1
  const length = (from - to) / parts
  for (let i = 0; i < parts; i++)
    addBoard(into, tray, [to + length * i + 0.005, to + length * (i + 1) - 0.005], half, materials)
  const planks = Math.max(2, Math.round(sides / 0.12))
  const tall = sides / planks
  for (let i = 0; i < planks; i++)
    add(
      into,
      'tailboard',
      block([0.026, tall - 0.008, half * 2 - 0.06], [to + 0.013, deck + tall * (i + 0.5), 0], 0.007),
      finish,
    )
  add(
    into,
    'tailboard-rail',
    block([0.04, 0.035, half * 2 - 0.05], [to + 0.013, deck + sides - 0.005, 0], 0.01),
    finish,
  )
  for (const z of [-half * 0.5, half * 0.5])
    add(into, 'tail-hinge', block([0.014, 0.1, 0.07], [to - 0.004, deck + 0.01, z], 0.004), materials.steel)
}

function addHeadboard(
  into: Group,
  { from, half, deck, headboard, finish }: TrayForm,
  materials: StudioMaterials,
) {
  if (headboard <= 0) return
  const x = from - 0.03
  const top = deck + headboard
  const z = half - 0.06
  for (const y of [deck + headboard * 0.5, top])
    add(into, 'headboard-rail', rod([x, y, -z], [x, y, z], 0.024), finish)
  for (let i = 0; i <= 6; i++) {
    const at = -z + (2 * z * i) / 6
    add(into, 'headboard-post', rod([x, deck, at], [x, top, at], i === 0 || i === 6 ? 0.024 : 0.013), finish)
  }
  add(
    into,
    'headboard-panel',
    block([0.012, headboard * 0.48, half * 2 - 0.1], [x, deck + headboard * 0.25, 0], 0.003),
    finish,
  )
  addPair(into, 'rope-rack', block([0.05, 0.04, 0.05], [x, top + 0.02, z], 0.01), materials.plastic)
}

function addRearBar(into: Group, { to, half, deck }: TrayForm, materials: StudioMaterials) {
  add(
    into,
    'rear-bar',
    block([0.06, 0.13, half * 2 - 0.05], [to + 0.03, deck - 0.16, 0], 0.015),
    materials.darkMetal,
  )
  addPair(
    into,
    'tail-lamp',
    block([0.03, 0.1, 0.13], [to - 0.006, deck - 0.155, half - 0.13], 0.01),
    materials.red,
  )
  addPair(
    into,
    'tail-indicator',
    block([0.03, 0.1, 0.08], [to - 0.006, deck - 0.155, half - 0.245], 0.01),
    materials.amber,
  )
  addPair(
    into,
    'reverse-lamp',
    block([0.03, 0.1, 0.06], [to - 0.006, deck - 0.155, half - 0.325], 0.01),
    materials.dimLed,
  )
  add(into, 'number-plate', block([0.008, 0.11, 0.36], [to - 0.004, deck - 0.16, 0], 0.002), materials.plate)
  addPair(
    into,
    'side-marker',
    block([0.07, 0.03, 0.014], [to + 0.4, deck - 0.05, half + 0.004], 0.004),
    materials.amber,
  )
}
