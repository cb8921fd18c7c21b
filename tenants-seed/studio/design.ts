import { catalogue } from '../catalogue/catalogue'
import type { ColourFamily } from '../catalogue/colours'
import { colourFamilies, paintShares } from '../catalogue/colours'
import type { Body, CatalogueModel } from '../catalogue/model'
import { createRandom } from '../stock/random'

/** What a vehicle looks like: one model in one body. Lengths in metres. */
export interface VehicleDesign {
  /** `<make>-<model>-<body>` as a slug: names files and seeds every choice. */
  key: string
  body: Body
  make: string
  model: string
  size: { length: number; width: number; height: number }
  wheelbase: number
  doors: number
  electric: boolean
  /** How upmarket and how new it looks, 0 to 1. */
  modernity: number
  /** A number 0 to 1 that every vehicle of the make shares: the family face. */
  family(trait: string): number
  /** A number 0 to 1 of this design alone. */
  own(trait: string): number
}

/** Letters and digits of a name, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The key of a model in a body: also the folder of its photographs. */
export function designKey(model: Pick<CatalogueModel, 'make' | 'model'>, body: Body): string {
  return slugOf(`${model.make} ${model.model} ${body}`)
}

/** Sizes of kinds whose makers publish none worth repeating. */
const usualSizes: Partial<Record<Body, readonly [number, number, number]>> = {
  Naked: [2080, 780, 1080],
  Sport: [2050, 720, 1130],
  Cruiser: [2350, 920, 1120],
  Adventure: [2200, 920, 1400],
  Enduro: [2180, 820, 1260],
  Scooter: [1950, 740, 1150],
  Truck: [6200, 2100, 2350],
  Motorhome: [6950, 2300, 3050],
}

const FOOT = 304.8

function sizeOf(model: CatalogueModel, body: Body): readonly [number, number, number] {
  if (model.size) return model.size
  const { quarters } = model
  if (quarters && body !== 'Motorhome') {
    const height = body === 'Pop Top' ? 2250 : body === 'Camper Trailer' ? 1650 : 2850
    return [quarters.bodyLength * FOOT, quarters.bodyWidth * FOOT, height]
  }
  return usualSizes[body] ?? [4500, 1820, 1500]
}

/** Share of the length that lies between the axles. */
const wheelbaseShare: Partial<Record<Body, number>> = {
  Hatch: 0.605,
  Sedan: 0.6,
  SUV: 0.592,
  '4x4': 0.575,
  Wagon: 0.588,
  Coupe: 0.575,
  Convertible: 0.588,
  'People Mover': 0.595,
  Van: 0.6,
  Ute: 0.598,
  'Cab Chassis': 0.598,
  Truck: 0.58,
}

function wheelbaseOf(design: { body: Body; electric: boolean }, length: number): number {
  const share = wheelbaseShare[design.body] ?? 0.68
  return length * (share + (design.electric ? 0.022 : 0))
}

/** The design of a model, in the body of one of its badges. */
export function designOf(model: CatalogueModel, body: Body): VehicleDesign {
  const key = designKey(model, body)
  const [length, width, height] = sizeOf(model, body).map((millimetres) => millimetres / 1000) as [
    number,
    number,
    number,
  ]
  const electric = model.engine?.fuel === 'Electric'
  return {
    key,
    body,
    make: model.make,
    model: model.model,
    size: { length, width, height },
    wheelbase: wheelbaseOf({ body, electric }, length),
    doors: model.doors ?? 4,
    electric,
    modernity: Math.min(1, Math.max(0, (model.years[0] - 2013) / 11)),
    family: (trait) => createRandom(`studio ${model.make} ${trait}`).next(),
    own: (trait) => createRandom(`studio ${key} ${trait}`).next(),
  }
}

/** The bodies a model is sold in. */
export function bodiesOf(model: CatalogueModel): Body[] {
  return [...new Set(model.badges.map((badge) => badge.body ?? model.body))]
}

/** Every design of the catalogue, in its order. */
export function designs(): VehicleDesign[] {
  return catalogue.flatMap((model) => bodiesOf(model).map((body) => designOf(model, body)))
}

const heavyBodies: readonly Body[] = ['Truck', 'Caravan', 'Pop Top', 'Camper Trailer', 'Motorhome']
const rideBodies: readonly Body[] = ['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter']
/** Paints that suit a motorcycle better than the car park's average. */
const ridePaints: readonly ColourFamily[] = ['black', 'red', 'blue', 'green', 'orange', 'grey', 'white']

function secondPaints(design: VehicleDesign): readonly ColourFamily[] {
  if (heavyBodies.includes(design.body)) return ['silver', 'grey', 'blue', 'red']
  if (rideBodies.includes(design.body)) return ridePaints
  return colourFamilies.filter((family) => family !== 'white')
}

/** How many paints a design is photographed in. */
function paintCount({ body, own }: VehicleDesign): number {
  if (heavyBodies.includes(body)) return 1 + Math.round(own('second paint') * 0.6)
  if (rideBodies.includes(body)) return 2
  return 3
}

function drawPaint(candidates: readonly ColourFamily[], seed: string): ColourFamily {
  const weights = Object.fromEntries(candidates.map((family) => [family, Math.sqrt(paintShares[family])]))
  return createRandom(seed).weighted(weights) as ColourFamily
}

/** The paints a design is photographed in, commonest first. */
export function paintsFor(design: VehicleDesign): ColourFamily[] {
  const paints: ColourFamily[] = rideBodies.includes(design.body) ? [] : ['white']
  const count = paintCount(design)
  while (paints.length < count) {
    const left = secondPaints(design).filter((family) => !paints.includes(family))
    paints.push(drawPaint(left, `studio ${design.key} paint ${paints.length}`))
  }
  return paints
}
